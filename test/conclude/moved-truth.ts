// A recorded move as it truly was, and a whole evidence document held against it: whatever recordings it was made from, nothing in it
// may be wrong. All recordings of a move were made on one kernel: every clock is the same one, truly 0 apart.
import { arithmeticProblems } from "../../src/conclude/arithmetic.ts";
import { assembleEvidence } from "../../src/conclude/evidence.ts";
import { observeFile } from "../../src/conclude/observe-input.ts";
import type { Observation } from "../../src/observe/observation.ts";
import type { InputContext } from "../../src/observe/observation.ts";
import { openSource } from "../../src/read/source.ts";
import type { Evidence, Outage } from "../../src/schema/evidence.generated.ts";
import { SLACK_US, checkOutage, type Truth } from "../correlate/ladder-truth.ts";

/** What truly happened, by other means than this tool. */
export interface Moved {
  readonly mac: string;
  readonly ip: string;
  readonly from: string;
  readonly to: string;
  /** Sequence of the route to the new VTEP. */
  readonly seq: number;
  /** When the MAC+IP route to the new VTEP reached the leaf, epoch ns. */
  readonly macIpReceived: bigint;
  readonly ladder: Truth;
}

/** One recording: a file, or what was recorded together. */
export interface Recording {
  readonly name: string;
  readonly observations: readonly Observation[];
}

/** Reads files as one recording; those that hold nothing are left out. */
export async function recording(
  name: string,
  files: readonly { path: string; context?: Partial<InputContext> }[],
  nextId: () => string,
): Promise<Recording> {
  const observations: Observation[] = [];
  for (const { path, context } of files) {
    const whole = {
      tunnelPorts: [],
      waitNs: 2e9,
      keepMacs: true,
      keepProbes: 100_000,
      ...context,
      id: nextId(),
      name: path,
    };
    try {
      observations.push(await observeFile(path, (p) => openSource(p), whole, { samples: true, named: true }));
    } catch {
      // an empty file is no recording
    }
  }
  return { name, observations };
}

/** The document of some recordings. */
export function evidenceOf(recordings: readonly Recording[], subject: Evidence["subject"] = {}): Evidence {
  return assembleEvidence({
    observations: recordings.flatMap((r) => r.observations),
    subject,
    toolVersion: "0",
  });
}

/** Everything in the document that is not as it was, one line each. */
export function wrongs(e: Evidence, moved: Moved): string[] {
  return [
    ...arithmeticProblems(e).map((p) => `${p.pointer} ${p.says}`),
    ...e.outages.flatMap((o) => outageWrongs(o, moved, e.inputs.find((i) => i.id === o.observer)!.name)),
    ...clockWrongs(e),
    ...moveWrongs(e, moved),
    ...forwardingWrongs(e, moved),
    ...lossWrongs(e, moved),
  ];
}

const ns = (text: string): bigint => {
  const fraction = /\.(\d+)/.exec(text)?.[1] ?? "";
  return BigInt(Date.parse(`${text.slice(0, 19)}Z`)) * 1_000_000n + BigInt(fraction.padEnd(9, "0"));
};
/** A time of day without a date is read as of 1970: how it lies to others is told by the clocks alone. */
const undated = (text: string | undefined): boolean => text === undefined || text.startsWith("1970-");
const SLACK_NS = BigInt(SLACK_US) * 1000n;

function outageWrongs(outage: Outage, { ladder }: Moved, name: string): string[] {
  const out: string[] = [];
  try {
    checkOutage(outage, ladder);
  } catch (error) {
    out.push(`outage ${outage.loss}: ${(error as Error).message.split("\n")[0]}`);
  }
  const at = (event: string) => BigInt(ladder.events_ns[event]!);
  const by = at("updateReceived") < at("firstReply") ? "route" : "flood";
  if (outage.recoveredBy !== null && outage.recoveredBy !== by)
    out.push(`outage ${outage.loss}: recovered by ${outage.recoveredBy}, truly by ${by}`);
  for (const event of outage.events) {
    const truth = ladder.events_ns[event.name];
    if (truth === undefined || undated(event.low) || undated(event.high)) continue;
    // the ladder's is that at the leaf; a tap of the whole reflector shows the UPDATE before it is sent on
    if (event.name === "updateReceived" && /spine-any/.test(name)) continue;
    if (ns(event.low) > BigInt(truth) + SLACK_NS || ns(event.high) < BigInt(truth) - SLACK_NS)
      out.push(`outage ${outage.loss}: ${event.name} ${event.low} .. ${event.high} does not hold ${truth}`);
  }
  return out;
}

/** All clocks are one: every bound holds 0. tcpdump -ttt and -ttttt count from the first packet: a clock of its own. */
function clockWrongs(e: Evidence): string[] {
  const own = new Set(e.inputs.filter((i) => /-ttt(tt)?\.txt$/.test(i.name)).map((i) => i.id));
  return e.clocks
    .filter((c) => !own.has(c.a) && !own.has(c.b))
    .filter((c) => c.offsetLow_us > SLACK_US || c.offsetHigh_us < -SLACK_US)
    .map((c) => `clocks ${c.a} ${c.b}: ${c.offsetLow_us} .. ${c.offsetHigh_us} does not hold 0`);
}

/** One move, from the old VTEP to the new one, with its sequence; nobody else moved. */
function moveWrongs(e: Evidence, moved: Moved): string[] {
  const out: string[] = [];
  for (const m of e.mobility) {
    for (const move of m.moves) {
      const says = `mobility ${m.mac} ${m.ip ?? ""}: ${move.from} -> ${move.to}, ${move.seqBefore} -> ${move.seqAfter}`;
      const right = m.mac === moved.mac && (move.from === null || move.from === moved.from) && move.to === moved.to;
      const seq = move.seqAfter === null || move.seqAfter === moved.seq;
      if (!right || !seq) out.push(says);
      if (move.at === undefined || undated(move.at)) continue;
      // it cannot be told before the machine was heard at its new port, nor did it take a second from there anywhere
      const late = ns(move.at) - BigInt(moved.ladder.events_ns["firstHeardNew"]!);
      if (late < -SLACK_NS || late > 1_000_000_000n) out.push(`${says} at ${move.at}`);
    }
    if (m.moves.length > 1) out.push(`mobility ${m.mac}: ${m.moves.length} moves`);
  }
  return out;
}

/** How long the forwarding was behind its route lies in its bounds. */
function forwardingWrongs(e: Evidence, { ladder, from, to, macIpReceived }: Moved): string[] {
  const changed = BigInt(ladder.events_ns["forwardingChanged"]!);
  const received = BigInt(ladder.events_ns["updateReceived"]!);
  return (e.forwarding ?? []).flatMap((f) =>
    f.changes.flatMap((c) => {
      const says = `forwarding ${f.where}: ${c.verdict} ${c.from} -> ${c.to}, ${c.lagLow_us} .. ${c.lagHigh_us}`;
      if (c.to !== to || (c.from !== undefined && c.from !== from)) return [says];
      const low = c.lagLow_us ?? -Infinity;
      const high = c.lagHigh_us ?? Infinity;
      // the forwarding table is what is meant by the forwarding: it is not behind itself
      const lag = f.table === "fdb" ? 0 : Number(changed - (f.ip === undefined ? received : macIpReceived)) / 1000;
      return low > lag + SLACK_US || high < lag - SLACK_US ? [`${says} does not hold ${lag}`] : [];
    }),
  );
}

/** What is proven was so, what was possible holds all of it. */
function lossWrongs(e: Evidence, { ladder, ip }: Moved): string[] {
  const at = (name: string) => BigInt(ladder.events_ns[name]!);
  const proven = Number(at("lastLostRequest") - at("firstLostRequest")) / 1000;
  const possible = Number(at("firstAnsweredRequestAfter") - at("lastAnsweredRequestBefore")) / 1000;
  const out: string[] = [];
  for (const l of e.lossPeriods) {
    const stream = e.streams.find((s) => s.id === l.stream)!;
    if (stream.to !== ip) {
      out.push(`loss ${l.id}: of ${stream.to}`);
      continue;
    }
    const says = `loss ${l.id} of ${stream.input}`;
    if ((l.provenUnreachable_us ?? 0) > possible + SLACK_US) out.push(`${says}: proven ${l.provenUnreachable_us}`);
    if (l.open === null && (l.possibleUnreachable_us ?? Infinity) < proven - SLACK_US)
      out.push(`${says}: possible ${l.possibleUnreachable_us}`);
  }
  return out;
}
