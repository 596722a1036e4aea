// Drops that a pcapng dates: only probes without an answer of that time are not observed, and no more than drops can explain.
import { describe, expect, it } from "vitest";
import { observeCapture } from "../../src/observe/from-capture.ts";
import type { Observation } from "../../src/observe/observation.ts";
import { readCapture } from "../../src/read/capture.ts";
import { join, memory, pcapng } from "../read/make.ts";
import { context, reply, request } from "./packets.ts";

const p = pcapng(true);
/** Microseconds of second `s`, which is what an interface without if_tsresol counts in. */
const at = (s: number) => BigInt(s) * 1_000_000n;

/** A probe each second from 1 on, answered 1 ms later where `answered`. */
function probes(from: number, to: number, answered: boolean, drops = 0): Uint8Array {
  const out: Uint8Array[] = [];
  for (let s = from; s <= to; s++) {
    const more = s === from && drops > 0 ? ([[4, p.u64(BigInt(drops))]] as const) : [];
    const bytes = new Uint8Array(request(s));
    out.push(p.packet(0, at(s), bytes, bytes.length, more));
    if (answered) out.push(p.packet(0, at(s) + 1000n, new Uint8Array(reply(s))));
  }
  return join(...out);
}

/** An Interface Statistics Block of interface 0 stamped at second `s`: so many drops since the start. */
const counted = (s: number, drops: number) =>
  p.block(5, join(p.u32(0, Number(at(s) >> 32n), Number(at(s) & 0xffffffffn)), p.options([[5, p.u64(BigInt(drops))]])));

async function observed(...parts: readonly Uint8Array[]): Promise<Observation> {
  const bytes = join(p.section(), p.iface(1, 0), ...parts);
  const [fast, walked] = [await one(bytes, true), await one(bytes, false)];
  expect(fast).toEqual(walked);
  return fast;
}

const one = (bytes: Uint8Array, fast: boolean) => observeCapture(readCapture(memory(bytes)), context, { fast });
const counts = (o: Observation) =>
  Object.fromEntries(Object.entries(o.streams[0]!.counts).filter(([, count]) => count > 0));
const find = (o: Observation, code: string) => o.findings.filter((f) => f.code === code);

// 10 answered, 5 without an answer (11 to 15), 25 answered, 5 without (41 to 45), 15 answered.
const first = [probes(1, 10, true), probes(11, 15, false), probes(16, 30, true)];
const second = [probes(31, 40, true), probes(41, 45, false), probes(46, 60, true)];

describe("drops between two counts", () => {
  it("explain what misses an answer between them, and nothing before", async () => {
    const o = await observed(...first, counted(30, 0), ...second, counted(61, 5));
    expect(counts(o)).toEqual({ answered: 50, lost: 5, notObserved: 5 });
    expect(o.streams[0]!.lossRuns).toMatchObject([{ first: { seq: 11 }, last: { seq: 15 }, lost: 5 }]);
    expect(find(o, "capture.drops-explain-loss")).toMatchObject([{ count: 5 }]);
    expect(find(o, "capture.drops-too-few")).toEqual([]);
  });

  it("before the first count explain what was before it", async () => {
    const o = await observed(...first, counted(30, 9), ...second, counted(61, 9));
    expect(counts(o)).toEqual({ answered: 50, lost: 5, notObserved: 5 });
    expect(o.streams[0]!.lossRuns).toMatchObject([{ first: { seq: 41 }, last: { seq: 45 }, lost: 5 }]);
  });

  it("that are too few leave all lost, and bounds are said", async () => {
    const o = await observed(...first, counted(30, 2), ...second, counted(61, 7));
    // 2 of the first time for 5 probes, 5 of the second for 5
    expect(counts(o)).toEqual({ answered: 50, lost: 5, notObserved: 5 });
    expect(o.streams[0]!.lossRuns).toMatchObject([{ first: { seq: 11 }, lost: 5 }]);
    expect(find(o, "capture.drops-too-few")).toMatchObject([
      { count: 5, says: expect.stringMatching(/no more than 2 of these .* at least 3 of them are/) },
    ]);
  });

  it("with stamps that cannot be are placed by the records around them", async () => {
    const o = await observed(...first, counted(0, 0), ...second, counted(0, 5));
    // the second count may be of any time from 0 to its record: both gaps fall into it, and 5 drops are too few for 10
    expect(counts(o)).toEqual({ answered: 50, lost: 10 });
    expect(find(o, "capture.drops-too-few")).toMatchObject([{ count: 10 }]);
    const enough = await observed(...first, counted(0, 0), ...second, counted(0, 10));
    expect(counts(enough)).toEqual({ answered: 50, notObserved: 10 });
  });

  it("of a counter that began anew are those since then", async () => {
    const o = await observed(...first, counted(30, 100), ...second, counted(61, 1));
    expect(counts(o)).toEqual({ answered: 50, lost: 5, notObserved: 5 });
  });
});

describe("drops before a packet", () => {
  it("lie between it and the packet before it", async () => {
    // request 46 tells of 5 drops since request 45: an answer to 45, 44 or 43 (2 s of waiting) may be among them
    const o = await observed(...first, probes(31, 40, true), probes(41, 45, false), probes(46, 60, true, 5));
    expect(counts(o)).toEqual({ answered: 50, lost: 7, notObserved: 3 });
    expect(o.streams[0]!.lossRuns.map((r) => [r.first.seq, r.last.seq])).toEqual([[11, 15], [41, 42]]); // prettier-ignore
  });

  it("tell more than a smaller count at the end", async () => {
    const o = await observed(...first, probes(31, 40, true), probes(41, 45, false), probes(46, 60, true, 5), counted(61, 5)); // prettier-ignore
    expect(counts(o)).toEqual({ answered: 50, lost: 7, notObserved: 3 });
    // 12 by the count, of which 5 have a place: then it is the count's time
    const more = await observed(...first, probes(31, 40, true), probes(41, 45, false), probes(46, 60, true, 5), counted(61, 12)); // prettier-ignore
    expect(counts(more)).toEqual({ answered: 50, notObserved: 10 });
  });
});
