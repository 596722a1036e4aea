// Recordings of one stream of probes at taps along a line, and the log at its sender, as tables: what really happened is known.
import type { InputTiming, Observation } from "../../src/observe/observation.ts";
import {
  LEAST,
  LEAST_LINE,
  LOG_FLOATS,
  LOG_INTS,
  LOG_ORDINAL,
  NO_REPLY,
  ORDINAL,
  PRINTED,
  PRINTED_LINE,
  ProbeTable,
  RECORD,
  REPLY,
  RTT,
  SENT,
  TAP_FLOATS,
  TAP_INTS,
} from "../../src/observe/probe-table.ts";
import type { SegmentTable } from "../../src/observe/segment-table.ts";
import { correlateClocks } from "../../src/correlate/clocks.ts";
import type { CorrelatedClocks } from "../../src/correlate/clocks.ts";
import type { StreamOf } from "../../src/correlate/streams.ts";
import { input, observation, stream } from "./build.ts";

/** A probe at a tap: stamps in ns from `base`; `replied` undefined without a reply. */
export interface SeenProbe {
  readonly seq: number;
  readonly sent: number;
  readonly replied?: number | undefined;
}

/** A probe in a log: the line before its send, and that of its reply. */
export interface LoggedProbe {
  readonly seq: number;
  readonly least?: number | undefined;
  readonly printed?: number | undefined;
}

export interface TableOptions {
  readonly base?: bigint;
  readonly ttl?: number;
  readonly vtep?: string;
}

/** Record 2 seq is the request, 2 seq + 1 the reply. */
export function tapTable(
  probes: readonly SeenProbe[],
  { base = 0n, ttl = 64, vtep = "" }: TableOptions = {},
): ProbeTable {
  const table = new ProbeTable("tap");
  for (const p of probes) {
    const chunk = table.room();
    const at = chunk.rows * TAP_INTS;
    chunk.floats[chunk.rows * TAP_FLOATS + SENT] = p.sent;
    chunk.ints[at + RTT] = p.replied === undefined ? NO_REPLY : p.replied - p.sent;
    chunk.ints[at + RECORD] = 2 * p.seq;
    chunk.ints[at + REPLY] = p.replied === undefined ? 0 : 1;
    chunk.ints[at + ORDINAL] = p.seq;
    table.added(chunk);
    table.went(p.seq, vtep === "" ? 0 : vtep === "*" ? -1 : 1, ttl);
  }
  table.finish(base, () => vtep);
  return table;
}

/** Line 2 seq - 1 bounds the send, line 2 seq + 1 is the reply's. */
export function logTable(probes: readonly LoggedProbe[], base = 0n): ProbeTable {
  const table = new ProbeTable("log");
  table.places = "line";
  for (const p of probes) {
    const chunk = table.room();
    chunk.floats[chunk.rows * LOG_FLOATS + LEAST] = p.least ?? Number.NaN;
    chunk.floats[chunk.rows * LOG_FLOATS + PRINTED] = p.printed ?? Number.NaN;
    chunk.ints[chunk.rows * LOG_INTS + LOG_ORDINAL] = p.seq;
    chunk.ints[chunk.rows * LOG_INTS + LEAST_LINE] = 2 * p.seq - 1;
    chunk.ints[chunk.rows * LOG_INTS + PRINTED_LINE] = 2 * p.seq + 1;
    table.added(chunk);
  }
  table.finish(base, () => "");
  return table;
}

/** Stamps of one tick each. */
export interface Recorded {
  readonly table: ProbeTable;
  readonly tickNs?: number;
  readonly clock?: string;
  readonly physicalClock?: string;
  readonly segments?: SegmentTable;
  readonly first?: bigint;
  readonly last?: bigint;
}

/** The clocks of inputs "i1", "i2", ... that all recorded one stream. */
export function clocksOf(recorded: readonly Recorded[]): CorrelatedClocks {
  const streams: StreamOf[] = [];
  const observations = recorded.map((r, i): Observation => {
    const id = `i${i + 1}`;
    const o = stream({ resolutionNs: r.tickNs ?? 1, firstSource: { input: id, record: 1 } });
    const timing: InputTiming = { probes: new Map([[o, r.table]]), segments: r.segments };
    const info = input(id, {
      clock: r.clock ?? "utc",
      resolutionNs: r.tickNs ?? 1,
      first: r.first,
      last: r.last,
      ...(r.physicalClock === undefined ? {} : { physicalClock: r.physicalClock }),
    });
    const made = observation(id, { input: info, streams: [o], timing });
    streams.push({ id: `s${i + 1}`, observed: o, observation: made });
    return made;
  });
  const ids = streams.map((s) => s.id);
  const sameAs = new Map(ids.map((id) => [id, ids.filter((x) => x !== id)]));
  return correlateClocks(observations, streams, sameAs);
}
