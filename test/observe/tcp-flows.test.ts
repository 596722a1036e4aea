// TCP connections: what is a hole and what is none. Times and records are those of the packets written here.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { correlateFlows } from "../../src/correlate/flows.ts";
import type { TcpFlow } from "../../src/observe/flow-observation.ts";
import { A, B, BASE, MS, type Packet, ethernet, inVxlan, ipv4, ipv6, observe } from "./packets.ts";

const FIN = 1;
const SYN = 2;
const RST = 4;
const ACK = 16;

interface Segment {
  readonly ms: number;
  readonly back?: boolean;
  readonly seq: number;
  readonly ack?: number;
  readonly length?: number;
  readonly flags?: number;
  readonly window?: number;
  /** TCP timestamp and its echo. */
  readonly ts?: readonly [number, number] | undefined;
  /** IP identification. */
  readonly id?: number;
}

const u16 = (v: number) => [(v >> 8) & 255, v & 255];
const u32 = (v: number) => [(v >>> 24) & 255, (v >>> 16) & 255, (v >>> 8) & 255, v & 255];

function header(s: Segment): number[] {
  const options = s.ts === undefined ? [] : [1, 1, 8, 10, ...u32(s.ts[0]), ...u32(s.ts[1])];
  const ports = s.back === true ? [8080, 40000] : [40000, 8080];
  return [
    ...ports.flatMap(u16),
    ...u32(s.seq),
    ...u32(s.ack ?? 0),
    (5 + options.length / 4) << 4,
    s.flags ?? ACK,
    ...u16(s.window ?? 1000),
    0,
    0,
    0,
    0,
    ...options,
    ...Array.from({ length: s.length ?? 0 }, () => 7),
  ];
}

function frame(s: Segment): number[] {
  const packet = s.back === true ? ipv4(B, A, 6, header(s)) : ipv4(A, B, 6, header(s));
  return ethernet(0x0800, [...packet.slice(0, 4), ...u16(s.id ?? 0), ...packet.slice(6)]);
}

const packets = (segments: readonly Segment[]): Packet[] =>
  segments.map((s) => ({ ns: Math.round(s.ms * MS), bytes: frame(s) }));

async function flowOf(segments: readonly Segment[], wrap = (p: Packet) => p): Promise<TcpFlow> {
  const all = packets(segments).map(wrap);
  const o = await observe(all);
  expect(await observe(all, [1], { fast: false })).toEqual(o);
  expect(o.flows!.tcp).toHaveLength(1);
  return o.flows!.tcp[0]!;
}

const OPENED: readonly Segment[] = [
  { ms: 0, seq: 99, flags: SYN, ts: [1000, 0] },
  { ms: 1, back: true, seq: 499, ack: 100, flags: SYN | ACK, ts: [7000, 1000] },
  { ms: 2, seq: 100, ack: 500, ts: [1002, 7000] },
];
const ASKED: readonly Segment[] = [
  { ms: 10, seq: 100, ack: 500, length: 50, ts: [1010, 7000] },
  { ms: 12, back: true, seq: 500, ack: 150, ts: [7012, 1010] },
];
/** Sent at 100, again at 310 and 720 ms; `echo` is what the acknowledgment at 723 ms tells. */
const LOST = (echo: number): readonly Segment[] => [
  { ms: 100, seq: 150, ack: 500, length: 50, ts: [1100, 7012] },
  { ms: 310, seq: 150, ack: 500, length: 50, ts: [1310, 7012] },
  { ms: 720, seq: 150, ack: 500, length: 50, ts: [1720, 7012] },
  { ms: 723, back: true, seq: 500, ack: 200, ts: [7723, echo] },
];
const at = (ms: number, record: number) => ({ at: BASE + BigInt(ms * MS), record });

describe("holes", () => {
  test("sent three times, the third answered", async () => {
    const flow = await flowOf([...OPENED, ...ASKED, ...LOST(1720)]);
    expect([flow.key.from, flow.key.fromPort, flow.key.toPort, flow.opened, flow.bothWays]).toEqual([A, 40000, 8080, true, true]); // prettier-ignore
    expect(flow.retransmissions).toEqual({ forth: 2, back: 0 });
    expect(flow.holes).toEqual([
      {
        way: "forth",
        retransmissions: 2,
        repeatedAcks: 0,
        lastAnswered: at(10, 4),
        lastAck: at(12, 5),
        firstUnanswered: at(100, 6),
        lastUnanswered: at(310, 7),
        lastSent: at(720, 8),
        answered: at(720, 8),
        firstAck: at(723, 9),
        answers: "retransmission",
        ended: "ack",
      },
    ]);
    // round trips of the SYN and of the request; not of what was sent again (Karn)
    expect(flow.rtt.forth!.values.map((v) => v.ns)).toEqual([1 * MS, 2 * MS]);
  });

  test("the same in a tunnel, and over IPv6", async () => {
    const tunnel = (p: Packet): Packet => ({ ns: p.ns, bytes: inVxlan("192.0.2.1", "192.0.2.2", [...p.bytes], 77) });
    const inside = await flowOf([...OPENED, ...ASKED, ...LOST(1720)], tunnel);
    expect([inside.key.vni, inside.holes.length]).toEqual([77, 1]);
    const six = (p: Packet): Packet => {
      const back = p.bytes[29] === 20 ? [2, 1] : [1, 2];
      return { ns: p.ns, bytes: ethernet(0x86dd, ipv6(back[0]!, back[1]!, 6, p.bytes.slice(34))) };
    };
    const wide = await flowOf([...OPENED, ...ASKED, ...LOST(1720)], six);
    expect([wide.holes.length, wide.holes[0]!.firstAck!.record]).toEqual([1, 9]);
  });

  test("an acknowledgment of the first transmission: late, not lost", async () => {
    const [hole] = (await flowOf([...OPENED, ...ASKED, ...LOST(1100)])).holes;
    expect([hole!.answers, hole!.lastUnanswered, hole!.answered]).toEqual(["original", undefined, undefined]);
  });

  test("without timestamps: the last transmission that the least round trip allows", async () => {
    const plain = [...OPENED, ...ASKED, ...LOST(0)].map((s) => ({ ...s, ts: undefined }));
    const [hole] = (await flowOf(plain)).holes;
    expect([hole!.answers, hole!.lastUnanswered]).toEqual(["unknown", at(310, 7)]);
    // answered half a millisecond after the third: that is less than the least round trip, 1 ms
    const soon = plain.map((s) => (s.ms === 723 ? { ...s, ms: 720.5 } : s));
    expect((await flowOf(soon)).holes[0]!.lastUnanswered).toEqual(at(100, 6));
  });

  test("open at the end, ended by a reset, and by a new connection", async () => {
    const open = [...OPENED, ...ASKED, ...LOST(0).slice(0, 3)];
    const [end] = (await flowOf(open)).holes;
    expect([end!.ended, end!.firstAck, end!.lastUnanswered]).toEqual(["end", undefined, at(720, 8)]);
    const reset = await flowOf([...open, { ms: 800, back: true, seq: 500, flags: RST }]);
    expect(reset.holes.map((h) => [h.ended, h.lastUnanswered!.record])).toEqual([["reset", 8]]);
    expect(reset.resets).toEqual([{ ...at(800, 9), from: "to" }]);
    const again = await flowOf([...open, { ms: 900, seq: 9000, flags: SYN }]);
    expect([again.connections, again.holes[0]!.ended]).toEqual([2, "reopened"]);
  });

  test("repeated acknowledgments: something came through, no lower bound", async () => {
    const dup = { ms: 400, back: true, seq: 500, ack: 150, ts: [7400, 1010] } as const;
    const [a, b, c, d] = LOST(1720);
    const [hole] = (await flowOf([...OPENED, ...ASKED, a!, b!, dup, c!, d!])).holes;
    expect([hole!.repeatedAcks, hole!.lastUnanswered]).toEqual([1, undefined]);
  });
});

describe("no hole", () => {
  const none = async (segments: readonly Segment[]): Promise<TcpFlow> => {
    const flow = await flowOf([...OPENED, ...ASKED, ...segments]);
    expect(flow.holes).toEqual([]);
    return flow;
  };

  test("an idle connection, and one with keep-alives", async () => {
    await none([
      { ms: 60_000, seq: 150, ack: 500, length: 10 },
      { ms: 60_001, back: true, seq: 500, ack: 160 },
    ]);
    const kept = await none([
      { ms: 10_000, seq: 149, ack: 500, length: 1 },
      { ms: 20_000, seq: 149, ack: 500, length: 1 },
      { ms: 30_000, seq: 149, ack: 500, length: 0 },
      { ms: 30_001, back: true, seq: 500, ack: 150 },
    ]);
    expect([kept.keepAlives, kept.retransmissions.forth]).toEqual([2, 0]);
  });

  test("one packet seen twice", async () => {
    const s: Segment = { ms: 100, seq: 150, ack: 500, length: 50, id: 4711 };
    const flow = await none([s, { ...s, ms: 100.01 }, { ms: 101, back: true, seq: 500, ack: 200 }]);
    expect([flow.copies, flow.retransmissions.forth]).toEqual([1, 0]);
  });

  test("what came behind later data, for the first time", async () => {
    const flow = await none([
      { ms: 100, seq: 250, ack: 500, length: 50 },
      { ms: 101, seq: 150, ack: 500, length: 100 },
      { ms: 102, back: true, seq: 500, ack: 300 },
    ]);
    expect([flow.outOfOrder, flow.retransmissions.forth]).toEqual([1, 0]);
  });

  test("a window that is closed", async () => {
    const flow = await none([
      { ms: 100, back: true, seq: 500, ack: 150, window: 0 },
      { ms: 300, seq: 150, ack: 500, length: 1 },
      { ms: 700, seq: 150, ack: 500, length: 1 },
      { ms: 701, back: true, seq: 500, ack: 151, window: 500 },
    ]);
    expect(flow.windowProbes).toBe(1);
  });

  test("a fast retransmission", async () => {
    const dup = (ms: number): Segment => ({ ms, back: true, seq: 500, ack: 150 });
    const flow = await none([
      ...[0, 1, 2, 3].map((i) => ({ ms: 100 + i, seq: 150 + 50 * i, ack: 500, length: 50 })),
      dup(105),
      dup(106),
      dup(107),
      { ms: 108, seq: 150, ack: 500, length: 50 },
      { ms: 110, back: true, seq: 500, ack: 350 },
    ]);
    expect([flow.recoveries, flow.retransmissions.forth]).toEqual([1, 1]);
  });

  test("data sent again that this tap saw acknowledged", async () => {
    const flow = await none([{ ms: 300, seq: 100, ack: 500, length: 50 }]);
    expect([flow.repeatedAfterAck, flow.retransmissions.forth]).toEqual([1, 0]);
  });

  test("one end only", async () => {
    const flow = await flowOf([...OPENED, ...ASKED, ...LOST(0)].filter((s) => s.back !== true));
    expect([flow.bothWays, flow.holes]).toEqual([false, []]);
  });
});

test("sequence numbers wrap", async () => {
  const start = 0xffffffe0;
  const flow = await flowOf([
    { ms: 0, seq: start, ack: 500, length: 16 },
    { ms: 1, back: true, seq: 500, ack: start + 16 },
    { ms: 10, seq: start + 16, ack: 500, length: 48 },
    { ms: 250, seq: start + 16, ack: 500, length: 48 },
    { ms: 251, back: true, seq: 500, ack: 32 },
    { ms: 300, seq: 32, ack: 500, flags: FIN | ACK },
  ]);
  expect(flow.holes.map((h) => [h.firstUnanswered.record, h.firstAck!.record])).toEqual([[3, 5]]);
  expect([flow.opened, flow.finFrom]).toEqual([false, ["from"]]);
});

test("any order of any segments: nothing is thrown, and both paths agree", async () => {
  const segment = fc.record({
    ms: fc.nat(2000),
    back: fc.boolean(),
    seq: fc.constantFrom(0, 100, 150, 200, 0x7fffffff, 0xffffffff),
    ack: fc.constantFrom(0, 100, 150, 200, 0x80000000),
    length: fc.constantFrom(0, 1, 50),
    flags: fc.constantFrom(ACK, ACK, ACK, SYN, SYN | ACK, FIN | ACK, RST),
    window: fc.constantFrom(0, 1000),
    id: fc.constantFrom(0, 5),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(segment, { minLength: 1, maxLength: 40 }), async (segments) => {
      const o = await observe(packets(segments));
      expect(await observe(packets(segments), [1], { fast: false })).toEqual(o);
      for (const h of o.flows!.tcp.flatMap((f) => f.holes)) expect(h.retransmissions).toBeGreaterThan(0);
    }),
    { seed: 5, numRuns: 150 },
  );
});

/** A conversation of both ends, whose sequence numbers pass 2^32, as steps say: what is sent, lost, repeated, overtaken, acknowledged. */
function conversation(steps: readonly { kind: string; back: boolean; gap: number; rtt: number }[]): Segment[] {
  const out: Segment[] = [];
  const next = [0xfffffe00, 0x7fffff00];
  const seen = [...next];
  let ms = 0;
  const add = (at: number, back: boolean, more: Partial<Segment>) => {
    const [mine, theirs] = back ? [1, 0] : [0, 1];
    out.push({
      ms: at,
      back,
      seq: next[mine]! >>> 0,
      ack: seen[theirs]! >>> 0,
      id: (out.length * 7) & 0xffff,
      ...more,
    });
  };
  for (const { kind, back, gap, rtt } of steps) {
    const mine = back ? 1 : 0;
    const sent = next[mine]!;
    ms += gap;
    if (kind === "syn") add(ms, back, { flags: SYN });
    else if (kind === "fin") add(ms, back, { flags: FIN | ACK });
    else if (kind === "reset") add(ms, back, { flags: RST });
    else if (kind === "window") add(ms, back, { window: 0 });
    else if (kind === "keepalive") add(ms, back, { seq: (sent - 1) >>> 0, length: 1 });
    else if (kind === "repeat") add(ms, back, {});
    else {
      add(ms, back, { length: 100 });
      if (kind === "again") add(ms + 300, back, { length: 100 });
      if (kind === "copy") out.push({ ...out.at(-1)!, ms: ms + 0.01 });
      if (kind === "overtaken") add(ms + 0.1, back, { seq: (sent + 200) >>> 0, length: 50 });
      if (kind === "overtaken") add(ms + 0.2, back, { seq: (sent + 100) >>> 0, length: 100 });
      next[mine]! += kind === "overtaken" ? 250 : 100;
      if (kind === "unanswered") continue;
      seen[mine] = next[mine]!;
      add(ms + rtt, !back, {});
      ms += rtt;
    }
  }
  return out;
}

test("long conversations: the loop and the walker agree, also on round trips that are thinned", async () => {
  const step = fc.record({
    kind: fc.constantFrom("data", "data", "data", "data", "data", "unanswered", "again", "copy", "overtaken", "window", "keepalive", "repeat", "repeat", "syn", "fin", "reset"), // prettier-ignore
    back: fc.boolean(),
    gap: fc.constantFrom(0, 1, 5, 700),
    rtt: fc.constantFrom(0.02, 0.5, 3, 40),
  });
  const wraps = [
    (p: Packet) => p,
    (p: Packet) => ({ ...p, bytes: inVxlan("192.0.2.1", "192.0.2.2", [...p.bytes]) }),
    (p: Packet) => ({ ...p, bytes: [...p.bytes.slice(0, 12), 0x81, 0, 0, 5, ...p.bytes.slice(12)] }),
  ];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 150 }), fc.nat(2), async (steps, w) => {
      // stamps in order, as recorded
      const all = packets(conversation(steps))
        .map(wraps[w]!)
        .toSorted((a, b) => a.ns - b.ns);
      expect(await observe(all)).toEqual(await observe(all, [1], { fast: false }));
    }),
    { seed: 11, numRuns: 120 },
  );
  // 3,000 round trips of each end: every one, then every second, then every fourth is kept
  const many = Array.from({ length: 6000 }, (_, i) => ({
    kind: "data",
    back: i % 2 === 1,
    gap: 1,
    rtt: 0.1 + (i % 9) / 10,
  }));
  const o = await observe(packets(conversation(many)));
  expect(o).toEqual(await observe(packets(conversation(many)), [1], { fast: false }));
  // 2,048 places would hold them, 1,024 do not: after 1,024 kept every second, after 2,048 offered every fourth
  const { forth, back } = o.flows!.tcp[0]!.rtt;
  expect([forth!.offered, forth!.stride, back!.offered, back!.stride]).toEqual([3000, 4, 3000, 4]);
});

describe("connection attempts", () => {
  const syn = (ms: number, more: Partial<Segment> = {}): Segment => ({ ms, seq: 99, flags: SYN, ...more });
  const attemptsOf = async (all: readonly Packet[]) => {
    const o = await observe(all);
    expect(await observe(all, [1], { fast: false })).toEqual(o);
    return o;
  };

  test("without an answer: the SYNs and their times; told once the recording shows that answers come at all", async () => {
    const tries = packets([syn(0), syn(1000), syn(3000)]);
    // another connection, answered, from another port; the recording goes on for 5 s
    const other = packets([...OPENED, { ms: 8000, seq: 100, ack: 500 }]).map((p) => {
      const bytes = [...p.bytes];
      const at = bytes[34] === 0x1f ? 36 : 34; // the higher port, 40000, becomes 40001
      bytes[at + 1] = 0x41;
      return { ...p, bytes };
    });
    const o = await attemptsOf([...tries, ...other].toSorted((a, b) => a.ns - b.ns));
    expect(o.flows!.attempts).toEqual([
      {
        key: { from: A, fromPort: 40000, to: B, toPort: 8080 },
        syns: 3,
        first: at(0, 1),
        last: { at: at(3000, 0).at },
      },
    ]);
    const [f] = correlateFlows([o]).findings.filter((x) => x.code === "tcp.unanswered-syn");
    expect(f!.says).toBe(
      `1 connection attempt from ${A} to ${B} port 8080 got no answer: 3 SYNs from 2026-11-30T00:00:00.000000000Z to 2026-11-30T00:00:03.000000000Z.`,
    );
  });

  test("are not judged where nothing of the other end was recorded, or the SYN is a second old at most", async () => {
    const o = await attemptsOf(packets([syn(0), syn(1000), syn(5000, { seq: 700 })]));
    const codes = correlateFlows([{ ...o, input: { ...o.input, last: at(9000, 0).at } }]).findings.map((f) => f.code);
    expect(codes).toContain("tcp.syn-inconclusive");
    const young = correlateFlows([{ ...o, input: { ...o.input, last: at(5900, 0).at } }]).findings.map((f) => f.code);
    expect(young.filter((c) => c.startsWith("tcp."))).toEqual([]);
  });

  test("that were answered or refused are none", async () => {
    const refused = [syn(0), { ms: 1, back: true, seq: 0, ack: 100, flags: RST | ACK }];
    expect((await attemptsOf(packets(refused))).flows!.attempts).toBeUndefined();
    expect((await attemptsOf(packets(OPENED))).flows!.attempts).toBeUndefined();
    // an answer whose SYN was not recorded
    const answer = packets([{ ms: 1, back: true, seq: 499, ack: 100, flags: SYN | ACK }]);
    expect((await attemptsOf(answer)).flows!.attempts).toBeUndefined();
  });
});

test("connections beyond 16,384 are counted and not followed", async () => {
  const many = Array.from({ length: 16_390 }, (_, i): Packet => {
    const bytes = frame({ ms: i, seq: 1, flags: ACK });
    // the lower address byte and the port tell connections apart
    bytes.splice(34, 2, ...u16(20_000 + i));
    return { ns: i * 1000, bytes };
  });
  const o = await observe([...many, ...many.slice(0, 3).map((p, i) => ({ ...p, ns: (20_000 + i) * 1000 }))]);
  expect([o.flows!.tcpFollowed, o.flows!.refused]).toEqual([16_384, 6]);
  expect(correlateFlows([o]).findings.find((f) => f.code === "flow.limit")!.says).toBe(
    "6 TCP packets are of connections beyond the first 16384, which are not followed.",
  );
});
