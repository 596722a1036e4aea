// BGP in recordings: against truth.json (tshark and the lab's own log) and against tshark's view of the corpus.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { BgpMessage } from "../../../src/decode/wire/bgp-message.ts";
import { evpnRows } from "../../../src/decode/wire/evpn-rows.ts";
import type { RouteObservation } from "../../../src/observe/observation.ts";
import { createBgpRouteObserver } from "../../../src/observe/from-bgp.ts";
import { epochDecimal } from "../../../src/core/time.ts";
import { describeShared } from "../../shared.ts";
import { readBgp } from "./bgp-capture.ts";

interface TruthUpdate {
  frame: number;
  t: string;
  src: string;
  dst: string;
  action: "advertise" | "withdraw";
  route_type: number;
  rd: string;
  mac: string;
  ip: string | null;
  vni: number;
  mm_seq?: number;
  mm_sticky?: boolean;
  next_hop?: string;
  originator_id?: string;
}

function observe(messages: BgpMessage[]): RouteObservation[] {
  const observer = createBgpRouteObserver({ input: "in1", where: "tap", digits: 6 });
  return messages.flatMap((m) => observer.observe(m));
}

describeShared("recorded moves: every NLRI as truth.json has it", (root) => {
  const dir = join(root, "lab/A");
  for (const move of readdirSync(dir).toSorted()) {
    const truth = JSON.parse(readFileSync(join(dir, move, "truth.json"), "utf8")) as {
      bgp_updates: Record<string, TruthUpdate[]>;
    };
    for (const [capture, updates] of Object.entries(truth.bgp_updates)) {
      test(`${move}/${capture}: ${updates.length}`, async () => {
        const { messages, streams } = await readBgp(join(dir, move, capture));
        const seen = observe(messages).map((r) => ({
          frame: r.source.record,
          t: epochDecimal(r.at!),
          src: r.from,
          dst: r.to,
          action: r.withdrawn ? "withdraw" : "advertise",
          rd: r.rd,
          mac: r.mac,
          ip: r.ip ?? null,
          mm_seq: r.seq,
          next_hop: r.nextHop,
          originator_id: r.originatorId,
          sticky: r.sticky,
        }));
        const told = updates.map((u) => ({
          frame: u.frame,
          t: u.t,
          src: u.src,
          dst: u.dst,
          action: u.action,
          rd: u.rd,
          mac: u.mac,
          ip: u.ip,
          mm_seq: u.mm_seq,
          next_hop: u.next_hop,
          originator_id: u.originator_id,
          sticky: u.mm_sticky ?? false,
        }));
        expect(seen).toEqual(told);
        // The VNI of an announcement is its label; that of a withdrawal, whose label is 0, the announced one or none.
        const announced = observe(messages).filter((r) => !r.withdrawn);
        const advertised = updates.filter((u) => u.action === "advertise");
        expect(announced.map((r) => r.vni)).toEqual(advertised.map((u) => u.vni));
        for (const r of observe(messages)) if (r.withdrawn) expect([undefined, 100]).toContain(r.vni);
        expect(streams.findings).toEqual([]);
      });
    }
  }
});

describeShared("a recording with snaplen 96", (root) => {
  test("cut UPDATEs are findings with their records, and no route is made of them", async () => {
    for (const move of ["move1", "move2"]) {
      const dir = join(root, "lab/A", move);
      const truth = JSON.parse(readFileSync(join(dir, "truth.json"), "utf8")) as {
        bgp_updates: Record<string, TruthUpdate[]>;
      };
      const { messages, streams } = await readBgp(join(dir, "leaf2-eth1-s96.pcap"));
      expect(new Set(messages.map((m) => m.body.kind))).toEqual(new Set(["keepalive"]));
      const frames = [...new Set(truth.bgp_updates["leaf2-eth1.pcap"]!.map((u) => u.frame))];
      expect(streams.findings.map((f) => [f.code, f.record])).toEqual(frames.map((n) => ["bgp.cut", n]));
      // 96 - 14 - 20 - 32 (TCP with timestamps) = 30 bytes of each UPDATE
      for (const f of streams.findings) expect(f.says).toMatch(/UPDATE of \d+ bytes, of which 30 are there/);
      const whole = await readBgp(join(dir, "leaf2-eth1.pcap"));
      const keepalives = (ms: BgpMessage[]) => ms.filter((m) => m.type === 4).map((m) => m.record);
      expect(keepalives(messages)).toEqual(keepalives(whole.messages));
    }
  });
});

interface OracleMessage {
  type: number;
  next_hop?: string;
  nlri?: string[];
  mp?: { reach: boolean; afi: number; safi: number; next_hop?: string[] }[];
  ext?: { text: string; mm_seq?: number; mm_sticky?: boolean }[];
  evpn?: Record<string, unknown>[];
}

interface OracleRow {
  n: number;
  bgp?: OracleMessage[];
  bgp_reassembly?: boolean;
  partial?: boolean;
  mal?: unknown;
}

/** EVPN rows of one message as tshark shows them, next hop and mobility joined in, `len` left out. */
function oracleRows(m: OracleMessage): Record<string, unknown>[] {
  const hop = m.mp?.find((x) => x.reach)?.next_hop?.[0];
  const mobility = m.ext?.find((e) => e.mm_seq !== undefined);
  return (m.evpn ?? []).map((all) => {
    const row = Object.fromEntries(Object.entries(all).filter(([key]) => key !== "len"));
    if (row["op"] !== "announce") return row;
    const mm = mobility === undefined ? {} : { mm_seq: mobility.mm_seq, mm_sticky: mobility.mm_sticky ?? false };
    return { ...row, ...(hop === undefined ? {} : { next_hop: hop }), ...mm };
  });
}

/** The same facts of one message as we read it. */
function facts(m: BgpMessage): Omit<OracleMessage, "ext"> {
  const out: Omit<OracleMessage, "ext"> = { type: m.type };
  if (m.body.kind !== "update") return out;
  const { attributes: a, nlri } = m.body;
  if (a.nextHop !== undefined) out.next_hop = a.nextHop;
  if (nlri.prefixes.length > 0) out.nlri = nlri.prefixes.map((p) => p.prefix.split("/")[0]!);
  const mp: NonNullable<OracleMessage["mp"]> = [];
  for (const [type, x] of [[true, a.mpReach] as const, [false, a.mpUnreach] as const]) {
    if (x === undefined) continue;
    const hops = type && "nextHops" in x ? { next_hop: [...x.nextHops] } : {};
    mp.push({ reach: type, afi: x.afi, safi: x.safi, ...hops });
  }
  if (mp.length > 0) out.mp = mp;
  const rows = evpnRows(m);
  if (rows.length > 0) out.evpn = rows as unknown as Record<string, unknown>[];
  return out;
}

describeShared("the corpus, packet by packet as tshark has it", (root) => {
  const dir = join(root, "corpus/oracle");
  const names = readdirSync(dir).toSorted();
  for (const name of names) {
    const text = readFileSync(join(dir, name), "utf8");
    if (!text.includes('"bgp"')) continue;
    const rows = text
      .split("\n")
      .filter((l) => l.includes('"bgp"'))
      .map((l) => JSON.parse(l) as OracleRow);
    test(name, async () => {
      const { messages } = await readBgp(join(root, "corpus/pcap", name.replace(/\.jsonl$/, "")));
      for (const row of rows) {
        if (row.bgp === undefined || row.bgp_reassembly === true || row.partial === true || row.mal !== undefined)
          continue;
        const ours = messages.filter((m) => m.record === row.n).map(facts);
        const theirs = row.bgp.map((m) => {
          const rest = Object.fromEntries(Object.entries(m).filter(([key]) => key !== "ext" && key !== "evpn"));
          const evpn = oracleRows(m);
          return evpn.length > 0 ? { ...rest, evpn } : rest;
        });
        expect(ours, `packet ${row.n}`).toEqual(theirs);
      }
    });
  }
});
