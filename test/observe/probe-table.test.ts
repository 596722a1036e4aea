// Tables of every probe: what is kept, in which order, and that inputs that keep less keep the same.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { observeCapture } from "../../src/observe/from-capture.ts";
import { observeText } from "../../src/observe/from-text.ts";
import type { InputContext, Observation } from "../../src/observe/observation.ts";
import {
  LEAST,
  LEAST_LINE,
  LOG_FLOATS,
  LOG_INTS,
  LOG_ORDINAL,
  ORDINAL,
  PRINTED,
  PRINTED_LINE,
  ProbeTables,
  RECORD,
  RTT,
  SENT,
  TAP_FLOATS,
  TAP_INTS,
} from "../../src/observe/probe-table.ts";
import { readCapture } from "../../src/read/capture.ts";
import { openSource } from "../../src/read/source.ts";
import { describeShared } from "../shared.ts";

const CONTEXT: InputContext = { id: "i1", name: "x", tunnelPorts: [], waitNs: 2e9, keepProbes: 100_000 };

function ordinals(tables: ProbeTables, flow: number): number[] {
  return (tables.of(flow)?.chunks ?? []).flatMap((c) =>
    Array.from({ length: c.rows }, (_, r) => c.ints[r * TAP_INTS + ORDINAL]!),
  );
}

function filled(limit: number, count: number): ProbeTables {
  const tables = new ProbeTables(limit);
  for (let o = 0; o < count; o++) {
    const table = tables.table(o % 2, o, "tap");
    if (table === undefined) continue;
    const chunk = table.room();
    chunk.ints[chunk.rows * TAP_INTS + ORDINAL] = o;
    table.added(chunk);
  }
  return tables;
}

describe("probe tables", () => {
  it("beyond the limit keeps every second, fourth, ... probe, the same in every input", () => {
    expect(ordinals(filled(1000, 200), 1)).toHaveLength(100);
    const [wide, narrow] = [ordinals(filled(300, 1000), 0), ordinals(filled(40, 1000), 0)];
    expect(wide.length + narrow.length).toBeLessThanOrEqual(340);
    expect(narrow.length).toBeGreaterThan(10);
    // 1000 probes and room for 40: every 32nd
    expect(narrow.every((o) => o % 32 === 0)).toBe(true);
    expect(narrow.filter((o) => !wide.includes(o))).toEqual([]);
  });

  it("nothing is kept unless asked for", async () => {
    const { keepProbes: _, ...context } = CONTEXT;
    expect((await observeText(lines(["x"]), context)).timing).toBeUndefined();
  });

  it("a log: least sends from lines printed ahead of them, stamps of replies, with their lines", async () => {
    const o = await observeText(
      lines([
        "PING 198.51.100.10 (198.51.100.10) 56(84) bytes of data.",
        "[1796064398.100000] 64 bytes from 198.51.100.10: icmp_seq=1 ttl=64 time=1.00 ms",
        "[1796064398.500000] no answer yet for icmp_seq=2",
        "[1796064398.501500] 64 bytes from 198.51.100.10: icmp_seq=3 ttl=64 time=1.20 ms",
      ]),
      CONTEXT,
    );
    const [table] = o.timing!.probes.values();
    const rows = table!.chunks.flatMap((c) =>
      Array.from({ length: c.rows }, (_, r) => ({
        ordinal: c.ints[r * LOG_INTS + LOG_ORDINAL],
        least: at(table!.base, c.floats[r * LOG_FLOATS + LEAST]!),
        leastLine: c.ints[r * LOG_INTS + LEAST_LINE],
        printed: at(table!.base, c.floats[r * LOG_FLOATS + PRINTED]!),
        printedLine: c.ints[r * LOG_INTS + PRINTED_LINE],
      })),
    );
    expect(rows).toEqual([
      { ordinal: 1, least: undefined, leastLine: 0, printed: "1796064398.100", printedLine: 2 },
      // the reply to 1 was in time, so 2 left after its line
      { ordinal: 2, least: "1796064398.100", leastLine: 2, printed: undefined, printedLine: 0 },
      { ordinal: 3, least: "1796064398.500", leastLine: 3, printed: "1796064398.501", printedLine: 4 },
    ]);
  });
});

function at(base: bigint, ns: number): string | undefined {
  if (Number.isNaN(ns)) return undefined;
  const ms = (base + BigInt(ns)) / 1_000_000n;
  return `${ms / 1000n}.${String(ms % 1000n).padStart(3, "0")}`;
}

function lines(texts: readonly string[]) {
  return [texts.map((text, i) => ({ number: i + 1, text }))];
}

describeShared("probe tables of recordings", (root) => {
  const observed = async (path: string): Promise<Observation> =>
    observeCapture(readCapture(await openSource(path)), CONTEXT);

  it("every probe of every stream is a row, in order, with the records of its packets", async () => {
    const folder = join(root, "lab/A/move5-withdraw-first");
    for (const file of readdirSync(folder).filter((f) => /\.pcap(?:ng)?$/.test(f))) {
      const o = await observed(join(folder, file));
      expect(o.timing!.probes.size).toBe(o.streams.length);
      for (const s of o.streams) {
        const table = o.timing!.probes.get(s)!;
        const rows = table.chunks.flatMap((c) =>
          Array.from({ length: c.rows }, (_, r) => ({
            ordinal: c.ints[r * TAP_INTS + ORDINAL]!,
            sent: table.base + BigInt(c.floats[r * TAP_FLOATS + SENT]!),
            rtt: c.ints[r * TAP_INTS + RTT]!,
            record: c.ints[r * TAP_INTS + RECORD]!,
          })),
        );
        expect(rows).toHaveLength(s.sent);
        expect(rows.map((r) => r.ordinal)).toEqual(rows.map((r) => r.ordinal).toSorted((a, b) => a - b));
        expect(rows[0]).toMatchObject({ ordinal: s.firstSeq, sent: s.first, record: s.firstSource.record });
        expect(rows.at(-1)).toMatchObject({ ordinal: s.lastSeq, sent: s.last });
        const answered = rows.filter((r) => r.rtt !== 0xffffffff).map((r) => r.rtt);
        expect(answered).toHaveLength(s.counts.answered + s.counts.late);
        if (s.rtt !== undefined) expect(Math.max(...answered)).toBe(s.rtt.maxNs);
      }
    }
  });
});
