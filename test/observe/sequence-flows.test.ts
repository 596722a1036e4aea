// Numbered UDP packets: what makes a stream, what is missing, late or there twice.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SequenceFlow } from "../../src/observe/flow-observation.ts";
import { SequenceRun } from "../../src/observe/sequence-run.ts";
import { Thinned } from "../../src/observe/thinned.ts";
import { A, B, BASE, MS, ethernet, inVxlan, ipv4, observe, udp } from "./packets.ts";

const u16 = (v: number) => [(v >> 8) & 255, v & 255];
const u32 = (v: number) => [(v >>> 24) & 255, (v >>> 16) & 255, (v >>> 8) & 255, v & 255];
const SPACING = 20;

/** A packet of RTP, number as on the wire. */
const rtp = (n: number, ssrc = 77) => [0x80, 0, ...u16(n & 0xffff), ...u32(160 * n), ...u32(ssrc), 1, 2, 3, 4];
/** A packet of iperf3 that was sent `n` spacings after second 500, with a counter of 32 or of 64 bits. */
const iperf = (n: number, wide = false) => {
  const us = n * SPACING * 1000;
  return [...u32(500 + Math.floor(us / 1e6)), ...u32(us % 1e6), ...(wide ? u32(0) : []), ...u32(n), 9, 9, 9, 9, 9, 9];
};
const datagram = (payload: number[], port: number) => ethernet(0x0800, ipv4(A, B, 17, udp(40_000, port, payload)));

async function streams(numbers: readonly number[], payload: (n: number) => number[], port = 6000) {
  const packets = numbers.map((n, i) => ({ ns: i * SPACING * MS, bytes: datagram(payload(n), port) }));
  const o = await observe(packets);
  expect(await observe(packets, [1], { fast: false })).toEqual(o);
  return o.flows?.sequences ?? [];
}
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const counts = (s: SequenceFlow) => [s.packets, s.lost, s.reordered, s.duplicates, s.restarts];

describe("what makes a stream", () => {
  test("eight in a row by content, three on the port of iperf3", async () => {
    expect(await streams(range(1, 7), iperf)).toEqual([]);
    expect((await streams(range(1, 8), iperf)).map((s) => [s.protocol, s.declared, s.bits])).toEqual([
      ["iperf3", false, 32],
    ]);
    expect(await streams(range(1, 2), iperf, 5201)).toEqual([]);
    expect((await streams(range(1, 3), iperf, 5201)).map((s) => s.declared)).toEqual([true]);
    expect((await streams(range(1, 8), rtp)).map((s) => [s.protocol, s.key.ssrc, s.firstSeq])).toEqual([
      ["rtp", 77, 1],
    ]);
  });

  test("numbers that do not rise, and another source in between", async () => {
    expect(
      await streams(
        Array.from({ length: 30 }, () => 5),
        rtp,
      ),
    ).toEqual([]);
    expect(await streams(range(1, 30).map((n) => n * 7), rtp)).toEqual([]); // prettier-ignore
    const mixed = await streams(range(1, 40), (n) => rtp(n >> 1, 70 + (n & 1)));
    expect(mixed.map((s) => [s.key.ssrc, s.packets])).toEqual([
      [71, 20],
      [70, 20],
    ]);
  });

  test("a counter of 64 bits", async () => {
    const [s] = await streams([...range(1, 10), ...range(13, 20)], (n) => iperf(n, true));
    expect([s!.bits, s!.firstSeq, s!.lastSeq, s!.lost]).toEqual([64, 1, 20, 2]);
  });

  test("in a tunnel", async () => {
    const packets = range(1, 20).map((n) => ({
      ns: n * MS,
      bytes: inVxlan("192.0.2.1", "192.0.2.2", datagram(rtp(n), 6000), 9),
    }));
    const o = await observe(packets);
    expect(o.flows!.sequences.map((s) => [s.key.vni, s.packets])).toEqual([[9, 20]]);
    expect(await observe(packets, [1], { fast: false })).toEqual(o);
  });
});

describe("what is missing", () => {
  test("between two packets, with the sender's stamps", async () => {
    const [s] = await streams([...range(1, 10), ...range(14, 20)], iperf);
    expect(counts(s!)).toEqual([17, 3, 0, 0, 0]);
    // the 10th packet came at 180 ms, the next at 200; 4 spacings lie between their sends
    expect(s!.gaps).toEqual([
      {
        firstMissing: 11,
        lastMissing: 13,
        missing: 3,
        before: { at: BASE + BigInt(180 * MS), record: 10 },
        after: { at: BASE + BigInt(200 * MS), record: 11 },
        sentApartNs: 80 * MS,
      },
    ]);
  });

  test("over the wrap of 16 bits", async () => {
    const [s] = await streams([...range(65_520, 65_533), ...range(65_538, 65_560)], rtp);
    expect([s!.firstSeq, s!.lastSeq, s!.lost]).toEqual([65_520, 24, 4]);
    expect(s!.gaps.map((g) => [g.firstMissing, g.lastMissing, g.sentApartNs])).toEqual([[65_534, 1, undefined]]);
  });

  test("late is not lost, twice is not late", async () => {
    const [s] = await streams([...range(1, 10), 12, 13, 11, 14, 14, 15], iperf);
    expect(counts(s!)).toEqual([16, 0, 1, 1, 0]);
    expect(s!.gaps).toEqual([]);
    const [half] = await streams([...range(1, 10), 14, 12, 15], iperf);
    expect(half!.gaps.map((g) => [g.firstMissing, g.lastMissing, g.missing])).toEqual([[11, 13, 2]]);
  });

  test("numbers that begin anew are no loss", async () => {
    const [s] = await streams([...range(5000, 5020), ...range(1, 20)], iperf);
    expect(counts(s!)).toEqual([41, 0, 0, 0, 1]);
  });
});

test("any order of arrival: what is counted adds up", () => {
  const order = fc
    .uniqueArray(fc.nat(400), { minLength: 1, maxLength: 300 })
    .map((numbers) => numbers.map((n) => n + 1000));
  fc.assert(
    fc.property(order, fc.constantFrom<16 | 32 | 64>(16, 32, 64), (numbers, bits) => {
      const packet = (number: number, i: number) => ({ ns: i, record: i + 1, number, sec: 0, usec: 0 });
      const run = new SequenceRun(bits, packet(numbers[0]!, 0));
      numbers.slice(1).forEach((n, i) => run.add(packet(n, i + 1)));
      const high = Math.max(...numbers);
      const since = numbers.filter((n) => n >= numbers[0]!).length;
      expect([run.packets, run.high, run.duplicates]).toEqual([numbers.length, high, 0]);
      expect(run.lost).toBe(high - numbers[0]! + 1 - since);
    }),
    { seed: 6 },
  );
});

test("a thinned list keeps one in a power of two, and the least of all", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (n) => {
      const kept = new Thinned();
      for (let i = 0; i < n; i++) kept.add(i, (i * 7919) % 5003);
      const list = kept.list();
      expect(list.map((v) => v.ns)).toEqual(range(0, n - 1).filter((i) => i % kept.stride === 0)); // prettier-ignore
      expect(list.length).toBeLessThanOrEqual(1024);
      expect(kept.least).toBe(Math.min(...range(0, n - 1).map((i) => (i * 7919) % 5003)));
    }),
    { seed: 7, numRuns: 60 },
  );
});

test("packets that are known for iperf3 or RTP are none that might hide a tunnel", async () => {
  const other = Array.from({ length: 3 }, (_, i) => ({ ns: i * MS, bytes: datagram([9, 9, 9, 9, i], 7000) }));
  const numbered = range(1, 12).flatMap((n) => [
    { ns: n * MS, bytes: datagram(iperf(n), 6000) },
    { ns: n * MS + 1, bytes: datagram(rtp(n), 6002) },
  ]);
  const o = await observe([...other, ...numbered]);
  const found = o.findings.filter((f) => f.code === "udp.no-tunnel");
  expect(found.map((f) => [f.count, f.filter])).toEqual([[3, "udp.dstport == 7000"]]);
  expect((await observe(numbered)).findings.filter((f) => f.code === "udp.no-tunnel")).toEqual([]);
});

describe("one-way delays", () => {
  /** Packet `n` leaves at n spacings and takes `ms(n)` more than the clocks are apart. */
  async function delaysOf(numbers: readonly number[], payload: (n: number) => number[], ms: (n: number) => number) {
    const packets = numbers.map((n) => ({ ns: (n * SPACING + 7000 + ms(n)) * MS, bytes: datagram(payload(n), 6000) }));
    const o = await observe(packets);
    expect(await observe(packets, [1], { fast: false })).toEqual(o);
    const [s] = o.flows!.sequences;
    return { delays: s!.delays?.values.map((v) => v.ns / MS), steps: s!.steps?.values.map((v) => v.ns / MS) };
  }
  const late = (n: number) => (n === 12 ? 3 : n === 13 ? 1 : 0);

  test("count from the packet that made the stream (the eighth), whatever the clocks are apart; neighbours differ by steps", async () => {
    // 8 to 14, without 10: 12 takes 3 ms more, 13 takes 1 ms more
    const numbers = [...range(1, 9), ...range(11, 14)];
    const want = { delays: [0, 0, 0, 3, 1, 0], steps: [0, 3, 2, 1] };
    expect(await delaysOf(numbers, iperf, late)).toEqual(want);
    // payload type 0 has 8000 ticks a second: 160 in 20 ms
    expect(await delaysOf(numbers, rtp, late)).toEqual(want);
  });

  test("go over the turn of RTP's number, and are not told for a payload type of unknown rate", async () => {
    expect(await delaysOf(range(65_530, 65_540), rtp, (n) => (n === 65_540 ? 2 : 0))).toMatchObject({ delays: [0, 0, 0, 2] }); // prettier-ignore
    const dynamic = (n: number) => [0x80, 96, ...rtp(n).slice(2)];
    expect(await delaysOf(range(1, 12), dynamic, late)).toEqual({ delays: undefined, steps: undefined });
  });

  test("end where the numbers begin anew", async () => {
    const numbers = [...range(1, 10), ...range(5000, 5004)];
    const packets = numbers.map((n, i) => ({ ns: i * SPACING * MS, bytes: datagram(iperf(n), 6000) }));
    const [s] = (await observe(packets)).flows!.sequences;
    expect([s!.restarts, s!.delays!.values.length]).toEqual([1, 3]);
  });
});
