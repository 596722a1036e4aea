// Ways of echo packets past taps: MACs, interfaces, hops; translated addresses. All frames are written by hand.
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/index.ts";
import { correlateStreams } from "../../src/correlate/streams.ts";
import { correlateTranslations } from "../../src/correlate/translations.ts";
import { correlateWays } from "../../src/correlate/ways.ts";
import type { Observation } from "../../src/observe/observation.ts";
import { A, B, MS, type Packet, echo, ipv4, observe } from "../observe/packets.ts";
import { describeShared } from "../shared.ts";

/** 02:00:00:00:00:NN. */
const mac = (n: number) => [2, 0, 0, 0, 0, n];
const text = (n: number) => `02:00:00:00:00:0${n}`;

interface Shown {
  readonly from?: string;
  readonly to?: string;
  readonly id?: number;
  readonly ttl?: number;
  /** MACs: destination and source. */
  readonly macs?: readonly [number, number];
  /** First bytes of the 56 of the payload. */
  readonly payload?: readonly number[];
}

function frame(type: 0 | 8, seq: number, s: Shown): number[] {
  const [from, to] = [s.from ?? A, s.to ?? B];
  const icmp = echo(type, s.id ?? 7, seq);
  icmp.splice(8, s.payload?.length ?? 0, ...(s.payload ?? []));
  const [dst, src] = s.macs ?? [2, 1];
  return [
    ...mac(dst),
    ...mac(src),
    8,
    0,
    ...ipv4(type === 8 ? from : to, type === 8 ? to : from, 1, icmp, s.ttl ?? 64),
  ];
}

/** SLL2 (20 bytes): protocol, ifindex, ARPHRD_ETHER, packet type, the sender's MAC. */
const sll2 = (ifindex: number, type: number, f: number[]) => [8, 0, 0, 0, 0, 0, 0, ifindex, 0, 1, type, 6, ...f.slice(6, 12), 0, 0, ...f.slice(14)]; // prettier-ignore

function ways(observations: readonly Observation[]) {
  const { ofs } = correlateStreams(observations);
  const found = correlateWays(observations, ofs);
  return { ...found, translations: correlateTranslations(found.flows) };
}

async function both(packets: readonly Packet[], linkTypes: readonly number[] = [1]): Promise<Observation> {
  const fast = await observe(packets, linkTypes, { fast: true });
  expect(fast).toEqual(await observe(packets, linkTypes, { fast: false }));
  return fast;
}

const seqs = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

describe("the way back", () => {
  it("goes to the MAC that the request came from, or it is another way", async () => {
    const round = (back: number) =>
      seqs(4).flatMap((seq): Packet[] => [
        { ns: seq * 100 * MS, bytes: frame(8, seq, { macs: [2, 1], ttl: 61 }) },
        { ns: seq * 100 * MS + MS, bytes: frame(0, seq, { macs: [back, 2] }) },
      ]);
    const same = ways([await both(round(1))]);
    expect(same.rows[0]).toMatchObject({ macs: "symmetric", interfaces: "inconclusive" });
    // 64 - 61: three routers, if the sender began with 64
    expect(same.rows[0]!.legs).toMatchObject([
      { packet: "request", sourceMac: text(1), destinationMac: text(2), ttl: 61, initialTtl: 64, hops: 3, packets: 4 },
      { packet: "reply", sourceMac: text(2), destinationMac: text(1), ttl: 64, hops: 0, firstSeq: 1, lastSeq: 4 },
    ]);
    expect(same.findings).toEqual([]);
    const other = ways([await both(round(3))]);
    expect(other.rows[0]!.macs).toBe("asymmetric");
    expect(other.findings).toMatchObject([{ code: "path.asymmetric", where: [{ record: 1 }, { record: 2 }] }]);
    expect(other.findings[0]!.says).toContain(`requests come from ${text(1)}, their replies go to ${text(3)}`);
  });

  it("of a router with one arm is seen twice and is the same", async () => {
    // 1 -> router 9 -> 2, and back 2 -> 9 -> 1, all on one wire
    const o = await both(
      seqs(3).flatMap((seq): Packet[] => [
        { ns: seq * 100 * MS, bytes: frame(8, seq, { macs: [9, 1], ttl: 64 }) },
        { ns: seq * 100 * MS + 1000, bytes: frame(8, seq, { macs: [2, 9], ttl: 63 }) },
        { ns: seq * 100 * MS + MS, bytes: frame(0, seq, { macs: [9, 2], ttl: 64 }) },
        { ns: seq * 100 * MS + MS + 1000, bytes: frame(0, seq, { macs: [1, 9], ttl: 63 }) },
      ]),
    );
    expect(ways([o]).rows[0]).toMatchObject({ macs: "symmetric" });
    expect(ways([o]).findings).toEqual([]);
  });

  it("by another interface shows with -i any; its MACs do not", async () => {
    const round = (out: number) =>
      seqs(3).flatMap((seq): Packet[] => [
        { ns: seq * 100 * MS, bytes: sll2(2, 0, frame(8, seq, {})) },
        { ns: seq * 100 * MS + MS, bytes: sll2(out, 4, frame(0, seq, { macs: [1, 2] })) },
      ]);
    const same = ways([await both(round(2), [276])]);
    expect(same.rows[0]).toMatchObject({ macs: "inconclusive", interfaces: "symmetric" });
    expect(same.rows[0]!.reasons).toEqual(["LINUX_SLL2 headers hold no destination MAC"]);
    expect(same.findings).toMatchObject([{ code: "path.symmetry-inconclusive", count: 1 }]);
    const other = ways([await both(round(3), [276])]);
    expect(other.rows[0]).toMatchObject({ macs: "inconclusive", interfaces: "asymmetric" });
    expect(other.findings[0]!.says).toContain("requests come in at \u2018ifindex 2\u2019, their replies go out at \u2018ifindex 3\u2019"); // prettier-ignore
  });

  it("in another capture is a verdict only where both are of one node", async () => {
    const requests = await observe(seqs(3).map((seq) => ({ ns: seq * 100 * MS, bytes: frame(8, seq, {}) })));
    const replies = await observe(seqs(3).map((seq) => ({ ns: seq * 100 * MS, bytes: frame(0, seq, {}) })));
    const input = (o: Observation, id: string, node?: string): Observation => ({
      ...o,
      input: { ...o.input, id, ...(node === undefined ? {} : { node }) },
    });
    const told = ways([input(requests, "i1", "leaf"), input(replies, "i2", "leaf")]);
    expect(told.findings).toMatchObject([{ code: "path.asymmetric" }]);
    expect(told.rows.map((r) => r.stream)).toEqual(["s1", null]);
    expect(ways([input(requests, "i1"), input(replies, "i2")]).findings).toMatchObject([{ code: "path.split" }]);
  });
});

describe("a TTL that changes", () => {
  it("between two probes is told with both, and with the hops", async () => {
    const o = await both(
      seqs(6).map((seq) => ({ ns: seq * 100 * MS, bytes: frame(8, seq, { ttl: seq < 4 ? 63 : 62 }) })),
    );
    const [found] = ways([o]).findings;
    expect(found).toMatchObject({ code: "path.ttl-changed", where: [{ record: 3 }, { record: 4 }] });
    expect(found!.says).toContain("from 63 to 62 between sequence 3 and 4, 1 to 2 hops");
  });
});

describe("one probe under two addresses", () => {
  const POD = "203.0.113.5";
  const NODE = "203.0.113.51";
  /** A payload that a sender stamps: different in every probe. */
  const stamped = (seq: number, run = 0) => [seq, run, (seq * 37) & 255, 9];

  const translated = (payload: (seq: number) => number[], id = 4711) =>
    seqs(12).flatMap((seq): Packet[] => [
      { ns: seq * 1000 * MS, bytes: frame(8, seq, { from: POD, ttl: 63, payload: payload(seq) }), iface: 0 },
      { ns: seq * 1000 * MS + 200_000, bytes: frame(8, seq, { from: NODE, id, ttl: 62, payload: payload(seq) }), iface: 1 }, // prettier-ignore
    ]);

  it("is known by its payload, also with another identifier", async () => {
    const { translations } = ways([
      await both(
        translated((seq) => stamped(seq)),
        [1, 1],
      ),
    ]);
    expect(translations.rows).toMatchObject([
      { basis: "payload", orderBy: "time", source: { from: POD, to: NODE }, icmpId: { from: 7, to: 4711 }, agreeing: 12, compared: 12, delayVaries_us: 0 }, // prettier-ignore
    ]);
    expect(translations.findings[0]).toMatchObject({ code: "path.translated" });
  });

  it("is not another run that shares identifier and numbers", async () => {
    const packets = seqs(12).flatMap((seq): Packet[] => [
      { ns: seq * 1000 * MS, bytes: frame(8, seq, { from: POD, payload: stamped(seq, 1) }), iface: 0 },
      { ns: seq * 1000 * MS + 200_000, bytes: frame(8, seq, { from: NODE, payload: stamped(seq, 2) }), iface: 1 },
    ]);
    expect(ways([await both(packets, [1, 1])]).translations.rows).toEqual([]);
  });

  it("is not known where payloads repeat and the sender is even", async () => {
    expect(
      ways([
        await both(
          translated(() => [1, 2], 7),
          [1, 1],
        ),
      ]).translations.rows,
    ).toEqual([]);
  });

  it("is known by its rhythm where no payload tells", async () => {
    // sends that are off their second by 3 ms times a number that does not repeat soon
    const at = (seq: number) => seq * 1000 * MS + ((seq * seq * 7) % 31) * 3 * MS;
    const packets = seqs(20).flatMap((seq): Packet[] => [
      { ns: at(seq), bytes: frame(8, seq, { from: POD }), iface: 0 },
      { ns: at(seq) + 200_000, bytes: frame(8, seq, { from: NODE }), iface: 1 },
    ]);
    const { translations } = ways([await both(packets, [1, 1])]);
    expect(translations.rows).toMatchObject([{ basis: "rhythm", source: { from: POD, to: NODE }, agreeing: 20 }]);
    // a third stream with the same rhythm: which of them is it?
    const third = packets.concat(
      seqs(20).map((seq) => ({ ns: at(seq) + 300_000, bytes: frame(8, seq, { from: "203.0.113.99" }), iface: 1 })),
    );
    const sorted = third.toSorted((a, b) => a.ns - b.ns);
    expect(ways([await both(sorted, [1, 1])]).translations.rows).toEqual([]);
  });
});

describeShared("the case without overlay", (root) => {
  it("has an asymmetric way on the second NIC, and none that can be told on the first", async () => {
    const { evidence } = await analyze([join(root, "cases/nooverlay")]);
    const verdicts = evidence.ways.filter((w) => w.legs.length === 2).map((w) => [w.macs, w.legs[0]!.ttl]);
    expect(verdicts).toEqual([
      ["inconclusive", 62],
      ["inconclusive", 64],
      ["asymmetric", 61],
    ]);
    expect(evidence.findings.filter((f) => f.code === "path.asymmetric")).toHaveLength(1);
    expect(evidence.findings.find((f) => f.code === "path.symmetry-inconclusive")!.says).toContain(
      "LINUX_SLL2 headers hold no destination MAC",
    );
  });
});
