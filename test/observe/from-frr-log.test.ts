// Logs of bgpd and zebra as routes over time, and what they say about duplicates and sessions.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { observeText } from "../../src/observe/from-text.ts";
import type { InputContext, Observation } from "../../src/observe/observation.ts";
import { describeShared } from "../shared.ts";
import { linesOf } from "../decode/text/lines.ts";

const M = "02:00:00:00:00:0a";
const observe = (text: string, more: Partial<InputContext> = {}): Promise<Observation> =>
  observeText([linesOf(text)], { id: "i1", name: "leaf2.log", node: "leaf2", tunnelPorts: [], waitNs: 2e9, ...more });
const zebra = (second: string, message: string) => `2026/11/30 18:46:${second} ZEBRA: [S5Y09-3875E] ${message}\n`;
const remote = (seq: number, vtep: string) =>
  `Recv MACIP ADD VNI 100 MAC ${M} flags 0x0 seq ${seq} VTEP ${vtep} ESI - from bgp`;
const gone = (vtep: string) => `Recv MACIP DEL VNI 100 MAC ${M} Remote VTEP ${vtep} from bgp`;
const local = (what: string, seq: number) =>
  `Send MACIP ${what} f None  state 1 MAC ${M} IP (null) seq ${seq} L2-VNI 100 ESI - to bgp`;

describe("zebra's MACs", () => {
  it("what is taken away counts only when it is what zebra has", async () => {
    // remote, learned here, the old remote one goes (nothing happens), remote again, the local one goes (nothing), all gone
    const o = await observe(
      zebra("01", remote(0, "192.0.2.9")) +
        zebra("02", local("Add", 1)) +
        zebra("03", gone("192.0.2.9")) +
        zebra("04", remote(2, "192.0.2.8")) +
        zebra("05", local("Del", 0)) +
        zebra("06", gone("192.0.2.8")),
    );
    expect(o.routes.map((r) => [r.source.line, r.nextHop, r.local, r.seq, r.withdrawn])).toEqual([
      [1, "192.0.2.9", false, 0, false],
      [2, undefined, true, 1, false],
      [4, "192.0.2.8", false, 2, false],
      [6, undefined, false, undefined, true],
    ]);
    expect(o.routes.every((r) => r.table === "mac" && r.vni === 100 && r.where === "leaf2")).toBe(true);
  });

  it("an entry that zebra ignores never was", async () => {
    const ignore = `Ignore remote MACIP ADD VNI 100 MAC ${M} as existing MAC has higher seq 4 flags 0x1`;
    const o = await observe(
      zebra("01", local("Add", 4)) +
        zebra("02", remote(1, "192.0.2.9")) +
        zebra("02", ignore) +
        zebra("03", gone("192.0.2.9")),
    );
    expect(o.routes.map((r) => r.source.line)).toEqual([1]);
  });
});

describe("clock", () => {
  const line = zebra("01", remote(0, "192.0.2.9"));
  // 2026-11-30T18:46:01Z is 1796064361: 20787 days of 86400 s and 67561 s
  it.each([
    [{}, 1_796_064_361n, "local, zone not told: read as UTC", ["frr-log.zone-assumed"]],
    [{ zone: "-05:00" }, 1_796_082_361n, "local, -05:00 as told", []],
  ])("%o", async (context, seconds, words, codes) => {
    const o = await observe(line, context);
    expect(o.routes[0]!.at).toBe(seconds * 1_000_000_000n);
    expect(o.input).toMatchObject({ clock: words, digits: 0, first: seconds * 1_000_000_000n });
    expect(o.findings.map((f) => f.code)).toEqual(codes);
  });

  it("without a year there are no times, and zebra's entries are not told apart", async () => {
    const text = `Nov 30 18:46:01 leaf2 zebra[1]: ${remote(0, "192.0.2.9")}\n`;
    const o = await observe(text);
    expect(o.routes).toEqual([]);
    expect(o.findings.map((f) => f.code)).toEqual(["frr-log.dateless"]);
    expect((await observe(text, { date: "2026-11-30" })).routes).toHaveLength(1);
  });
});

it("duplicates and sessions are told once each, with their places", async () => {
  const found = `VNI 100: MAC ${M} detected as duplicate during local update, last VTEP 192.0.2.9`;
  const bgp = (message: string) => `2026/11/30 18:46:09 BGP: ${message}\n`;
  const o = await observe(
    zebra("01", found) +
      zebra("02", found) +
      bgp("%ADJCHANGE: neighbor 192.0.2.1(spine) in vrf default Down Interface down") +
      bgp("%ADJCHANGE: neighbor 192.0.2.1(spine) in vrf default Up"),
    { zone: "Z" },
  );
  expect(o.findings.map((f) => [f.code, f.severity, f.count ?? 1, f.where.map((w) => w.line)])).toEqual([
    ["frr.duplicate-detected", "warning", 2, [1, 2]],
    ["bgp.session-down", "warning", 1, [3]],
    ["bgp.session-up", "info", 1, [4]],
  ]);
});

interface Update {
  t: string;
  dst: string;
  action: string;
  route_type: number;
  rd: string;
  mac: string;
  ip: string | null;
  vni: number;
  mm_seq?: number;
  next_hop?: string;
  originator_id?: string;
}

describeShared("bgpd's log against the capture of the same session", (root) => {
  it.each(["move1", "move2", "move4-i0.05", "move5-withdraw-first"])("%s", async (move) => {
    const folder = join(root, "lab/A", move);
    const truth = JSON.parse(readFileSync(join(folder, "truth.json"), "utf8")) as {
      bgp_updates: Record<string, Update[]>;
    };
    const updates = truth.bgp_updates["leaf2-eth1.pcap"]!.filter((u) => u.route_type === 2 && u.dst === "10.77.2.1");
    const log = await observe(readFileSync(join(folder, "logs/leaf2-bgpd.log"), "utf8"), { zone: "Z" });
    const received = log.routes.filter((r) => r.table === "update" && r.from !== undefined);
    expect(received.length).toBeGreaterThan(1);
    const wire = (u: Update) => [
      u.action === "withdraw",
      u.rd,
      u.mac,
      u.ip ?? undefined,
      u.mm_seq,
      u.next_hop,
      u.originator_id,
    ];
    // the capture may begin before the log or after it
    const times = updates.map((u) => BigInt(u.t.replace(".", "")));
    expect(received.map((r) => [r.withdrawn, r.rd, r.mac, r.ip, r.seq, r.nextHop, r.originatorId])).toEqual(
      updates.map(wire),
    );
    // the machine's clock ran in UTC: bgpd prints an UPDATE after it was on the wire, and here within a second
    for (const [i, r] of received.entries()) {
      const late = r.at! - times[i]!;
      expect(late).toBeGreaterThan(-1000n);
      expect(late).toBeLessThan(1_000_000_000n);
    }
  });
});
