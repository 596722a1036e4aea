// Recordings against what tshark and the lab's own log say about them (truth.json beside each).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseEpochDecimal } from "../../src/core/time.ts";
import { observeCapture } from "../../src/observe/from-capture.ts";
import type { Observation, ProbeStream } from "../../src/observe/observation.ts";
import { readCapture } from "../../src/read/capture.ts";
import { openSource } from "../../src/read/source.ts";
import { describeShared } from "../shared.ts";
import { context, ethernet, observe, request, B, A } from "./packets.ts";

async function read(path: string): Promise<Observation> {
  const source = await openSource(path);
  try {
    return await observeCapture(readCapture(source), context);
  } finally {
    source.close();
  }
}

interface Request {
  seq: number;
  t: string;
  outer_dst: string[];
  answered: boolean;
}

interface Truth {
  hostb_capture: { requests: number; replies: number; lost_seqs: number[] };
  requests_leaf2_to_vtep: Request[];
  leaf2_repointed: {
    old_vtep: string;
    new_vtep: string;
    last_request_to_old: { seq: number; t: string; frame: number };
    first_request_to_new: { seq: number; t: string; frame: number };
  };
  bgp_updates: Record<string, { mac: string; route_type: number; t: string }[]>;
  sizes: { outer_frame_len_leaf2_eth1: Record<string, number>; inner_frame_len: Record<string, number> };
  packets: Record<string, number>;
}

const VM = "198.51.100.10";
const lostSeqs = (s: ProbeStream) =>
  s.sample!.seq.filter((_, i) => ["lost", "icmpError", "pending"].includes(s.sample!.state[i]!));

describeShared("recorded moves", (root) => {
  const moves = ["move1", "move2", "move4-i0.05", "move5-withdraw-first", "move7-silent-then-garp"];
  const truthOf = (move: string) => JSON.parse(readFileSync(join(root, "lab/A", move, "truth.json"), "utf8")) as Truth;

  describe.each(moves)("%s", (move) => {
    const truth = truthOf(move);
    const file = (name: string) => join(root, "lab/A", move, name);

    it("ingress leaf: each request once, the lost ones, when and to which VTEP", async () => {
      const o = await read(file("leaf2-eth1.pcap"));
      const requests = truth.requests_leaf2_to_vtep;
      const lost = requests.filter((q) => !q.answered);
      const streams = o.streams.filter((s) => s.key.to === VM);
      expect(streams).toHaveLength(1);
      const s = streams[0]!;
      expect([s.key.vni, s.sent, s.counts.lost, s.counts.pending]).toEqual([100, requests.length, lost.length, 0]);
      expect(lostSeqs(s)).toEqual(lost.map((q) => q.seq));
      expect(s.sample!.seq.map((_, i) => s.sample!.sent.at(i))).toEqual(requests.map((q) => parseEpochDecimal(q.t)));
      expect(s.lossRuns.map((r) => [r.first.sent!.low, r.last.sent!.low])).toEqual([
        [parseEpochDecimal(lost[0]!.t), parseEpochDecimal(lost.at(-1)!.t)],
      ]);
      const flooded = requests.filter((q) => q.outer_dst.length > 1);
      expect(s.path!.replicated.map((r) => [r.seq, r.to])).toEqual(flooded.map((q) => [q.seq, q.outer_dst]));
    });

    it("ingress leaf: the repoint, its requests and records", async () => {
      const [s] = (await read(file("leaf2-eth1.pcap"))).streams;
      const p = truth.leaf2_repointed;
      expect(s!.path!.repoints).toMatchObject([
        {
          from: p.old_vtep,
          to: p.new_vtep,
          lastToOld: {
            seq: p.last_request_to_old.seq,
            source: { record: p.last_request_to_old.frame },
          },
          firstToNew: {
            seq: p.first_request_to_new.seq,
            source: { record: p.first_request_to_new.frame },
          },
        },
      ]);
      const [r] = s!.path!.repoints;
      expect(r!.lastToOld.sent!.low).toBe(parseEpochDecimal(p.last_request_to_old.t));
      expect(r!.firstToNew.sent!.high).toBe(parseEpochDecimal(p.first_request_to_new.t));
    });

    it("ingress leaf: sizes, overhead and routes", async () => {
      const o = await read(file("leaf2-eth1.pcap"));
      expect([o.input.records, o.input.unparsed]).toEqual([truth.packets["leaf2-eth1.pcap"], 0]);
      const v = o.overhead.find((e) => e.encapsulation === "vxlan")!;
      expect([v.frameOverhead, v.headers.reduce((n, h) => n + h.bytes, 0)]).toEqual([50, 50]);
      for (const [length, n] of Object.entries(truth.sizes.outer_frame_len_leaf2_eth1)) {
        expect(o.frames[0]!.frameLength.get(Number(length))).toBe(n);
        expect(v.outerLengths.get(Number(length))).toBe(n);
        expect(v.innerLengths.get(Number(length) - 50)).toBe(n);
      }
      const updates = (truth.bgp_updates["leaf2-eth1.pcap"] ?? []).filter((u) => u.route_type === 2);
      expect(o.routes.map((r) => [r.mac, r.at])).toEqual(updates.map((u) => [u.mac, parseEpochDecimal(u.t)]));
    });

    it("inner frames at the host", async () => {
      const o = await read(file("hostb-eth0.pcap"));
      const s = o.streams.find((x) => x.key.to === VM)!;
      expect([s.key.vni, s.sent, s.counts.answered + s.counts.late]).toEqual([undefined, truth.hostb_capture.requests, truth.hostb_capture.replies]); // prettier-ignore
      expect(lostSeqs(s)).toEqual(truth.hostb_capture.lost_seqs);
      expect(s.path).toBeUndefined();
      expect(o.overhead.map((e) => e.encapsulation)).toEqual(["none"]);
    });

    it.each(["leaf2-any.pcap", "leaf2-multi.pcapng"])(
      "%s: each probe once a key, no frame length where there is none",
      async (name) => {
        const o = await read(file(name));
        expect(o.input.records).toBe(truth.packets[name]);
        const streams = o.streams.filter((s) => s.key.to === VM);
        expect(new Set(streams.map((s) => s.key.vni))).toEqual(new Set([100, undefined]));
        expect(streams).toHaveLength(2);
        for (const s of streams) {
          expect(s.duplicates).toBe(0);
          expect(lostSeqs(s)).toEqual(truth.hostb_capture.lost_seqs);
        }
        const any = name === "leaf2-any.pcap";
        expect(o.frames.map((f) => [f.linkType, f.frameLength.size > 0, f.packetLength.size > 0])).toEqual([
          any ? ["LINUX_SLL2", false, true] : ["EN10MB", true, false],
        ]);
        const v = o.overhead.find((e) => e.encapsulation === "vxlan")!;
        expect([v.frameOverhead, v.headers.reduce((n, h) => n + h.bytes, 0)]).toEqual([any ? undefined : 50, 50]);
      },
    );
  });

  it("a snaplen of 96 is said, and the probes are still there", async () => {
    const o = await read(join(root, "lab/A/move1/leaf2-eth1-s96.pcap"));
    expect(o.streams.find((s) => s.key.to === VM)?.counts).toMatchObject({ answered: 58, lost: 2 });
    expect(o.frames[0]!.snapped).toBeGreaterThan(0);
  });
});

describeShared("Geneve, VLAN, empty and cut captures", (root) => {
  it("Geneve with OVN's option: 58 bytes, inner frames of 98 and 1514", async () => {
    const o = await read(join(root, "lab/C/geneve-ovn-option/ovs1-eth1.pcap"));
    const g = o.overhead.find((e) => e.encapsulation === "geneve")!;
    expect(g.headers).toEqual([
      { layer: "ipv4", bytes: 20 },
      { layer: "udp", bytes: 8 },
      { layer: "geneve", bytes: 16 },
      { layer: "eth", bytes: 14 },
    ]);
    // truth.json: 40 frames of 156 and 10 of 1572.
    expect([g.frameOverhead, g.packets, g.innerLengths.get(98), g.innerLengths.get(1514)]).toEqual([58, 50, 40, 10]);
    expect(o.streams.map((s) => [s.key.vni, s.counts.answered, s.counts.lost])).toEqual([
      [7, 20, 0],
      [7, 5, 0],
    ]);
  });

  it("VLAN 200: frames of 1518 bytes with their tag", async () => {
    const o = await read(join(root, "lab/C/vlan200/ovs1-t1-trunk.pcap"));
    const [v] = o.frames[0]!.vlans;
    expect([v?.tags, v?.lengths.get(1518)]).toEqual([[200], 30]); // truth.json: 30 of 1518 bytes
    expect(o.streams.every((s) => s.key.vlan === 200 && s.counts.lost === 0)).toBe(true);
  });

  it("24 bytes: captured nothing, and says so", async () => {
    const o = await read(join(root, "lab/D/files/empty.pcap"));
    expect([o.frames[0]?.packets, o.streams.length, o.findings.map((f) => f.code)]).toEqual([0, 0, ["capture.empty"]]);
  });
});

describe("findings", () => {
  const codes = (o: Observation) => o.findings.map((f) => f.code);

  it("RARP and gratuitous ARP announce a MAC; two MACs answer for one address", async () => {
    const arp = (op: number, mac: number, spa: string, tpa: string) => [0, 1, 8, 0, 6, 4, 0, op, 2, 0, 0, 0, 0, mac, ...spa.split(".").map(Number), 0, 0, 0, 0, 0, 0, ...tpa.split(".").map(Number)]; // prettier-ignore
    const o = await observe([
      { ns: 0, bytes: ethernet(0x8035, arp(3, 9, "0.0.0.0", "0.0.0.0")) },
      { ns: 1, bytes: ethernet(0x0806, arp(1, 9, A, A)) },
      { ns: 2, bytes: ethernet(0x0806, arp(2, 8, B, A)) },
      { ns: 3, bytes: ethernet(0x0806, arp(2, 9, B, A)) },
    ]);
    expect(codes(o)).toEqual(["mac.announced", "mac.announced", "arp.two-macs"]);
    expect(o.findings[0]?.says).toBe("02:00:00:00:00:09 announced by RARP at 2026-11-30T00:00:00.000000000Z.");
    expect(o.findings[2]).toMatchObject({ where: [{ record: 3 }, { record: 4 }], says: expect.stringContaining(B) });
  });

  it("frames that stop, fragments, records out of order, each with its places", async () => {
    const bytes = request(1);
    const fragment = bytes.map((x, i) => (i === 20 ? 0x20 : x));
    const bad = bytes.map((x, i) => (i === 14 ? 0x44 : x));
    const o = await observe([
      { ns: 5, bytes: fragment },
      { ns: 4, bytes: bad },
      { ns: 6, bytes: bytes.slice(0, 30), len: 98 },
    ]);
    expect(codes(o).sort()).toEqual(["capture.out-of-order", "frame.outer-fragment", "frame.snapped", "frame.stopped"]);
    expect(o.input.unparsed).toBe(1);
    expect(o.findings.find((f) => f.code === "frame.stopped")).toMatchObject({
      where: [{ input: "i1", record: 2 }],
      count: 1,
    });
    expect(o.findings.find((f) => f.code === "frame.snapped")).toMatchObject({ where: [{ record: 3 }] });
  });
});
