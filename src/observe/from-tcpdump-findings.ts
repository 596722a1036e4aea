// What one recording of tcpdump as text comes to, once its last line was read: streams, frames, overhead and what there is to say.
import { numbered } from "../core/words.ts";
import { captureFindings } from "./capture-findings.ts";
import type { TcpdumpRun } from "./from-tcpdump-run.ts";
import type { EchoFlow } from "./echo-flow.ts";
import type { EpochNs } from "../core/time.ts";
import type { EncapsulationCounts, FrameCounts, ObservedFinding, ProbeStream } from "./observation.ts";
import { probeStreams } from "./probe-streams.ts";
import type { ProbeTable } from "./probe-table.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext } from "./text-observer.ts";

/** One recording, observed. */
export interface MadeRun {
  readonly streams: ProbeStream[];
  readonly tables: ReadonlyMap<ProbeStream, ProbeTable>;
  readonly echoes: readonly EchoFlow[];
  readonly frames: FrameCounts[];
  readonly overhead: EncapsulationCounts[];
  readonly findings: ObservedFinding[];
  readonly first: EpochNs | undefined;
  readonly last: EpochNs | undefined;
  readonly digits: number;
  readonly clock: string | undefined;
}

/** Adds up a recording that has ended. */
export function finishRun(run: TcpdumpRun, part: PartContext): MadeRun {
  const { parts, clock } = run;
  const input = part.input.id;
  const closing = run.counts.get("dropped");
  const dropped = closing === undefined ? undefined : closing + (run.counts.get("droppedByInterface") ?? 0);
  const drops = run.dropTimes.total(dropped);
  const resolutionNs = 10 ** (9 - clock.digits);
  const made = probeStreams({
    input,
    tracker: parts.tracker,
    book: parts.book,
    errors: parts.errors,
    sample: parts.sample,
    end: run.last,
    waitNs: part.input.waitNs,
    drops: run.dropTimes.spans(dropped) ?? drops,
    dropsOfAll: true,
    resolutionNs,
    bothWays: run.directions.bothWays,
  });
  const shared = captureFindings(parts, { input, made, drops });
  const echoes = parts.echoes.list(parts.clock, run.echoTexts());
  const shown = { echoes, streams: made.streams, overhead: parts.ledger.counts(input), findings: shared };
  const { streams, overhead, findings, ...went } = lined(shown, run.addresses.names);
  const tables = new Map<ProbeStream, ProbeTable>();
  for (const [i, s] of streams.entries()) {
    const table = made.tables.get(made.streams[i]!);
    if (table !== undefined) tables.set(s, table);
    if (table !== undefined) table.places = "line";
  }
  for (const { key } of [...streams, ...went.echoes]) {
    if (key.icmpId === 0 && run.withoutId.has(`${key.from} ${key.to}`)) delete key.icmpId;
  }
  return {
    streams,
    echoes: went.echoes,
    tables,
    overhead,
    frames: isElsewhere(run) ? [] : run.lengths.frameCounts(),
    findings: [...findings, ...ownFindings(run, part, streams.length)],
    first: run.first,
    last: run.last,
    digits: clock.digits,
    clock: clock.words,
  };
}

/**
 * `value` with line numbers where the observers of captures put record numbers, without Wireshark's filters, and with host names in place of
 * the addresses that stood for them.
 */
function lined<T>(value: T, names: ReadonlyMap<string, string>): T {
  return linedValue(value, names) as T;
}

function linedValue(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return names.get(value) ?? value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    if (value.length > 0 && typeof value[0] === "number") return value;
    return value.map((x: unknown) => linedValue(x, names));
  }
  // columns and tables hold numbers alone
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const out: Record<string, unknown> = {};
  for (const [key, x] of Object.entries(value)) {
    if (key === "record") out["line"] = x;
    else if (key !== "filter") out[key] = linedValue(x, names);
  }
  return out;
}

type Say = (
  code: string,
  severity: ObservedFinding["severity"],
  says: string,
  more?: { readonly line?: number; readonly count?: number; readonly limits?: string[] },
) => void;

/** The packets went to a file, or to another terminal: only what tcpdump says of them is here. */
function isElsewhere(run: TcpdumpRun): boolean {
  return run.packets === 0 && (run.counts.get("captured") ?? 0) > 0;
}

/** What the closing counts say about what is here. */
function aboutCounts(run: TcpdumpRun, say: Say): void {
  const captured = run.counts.get("captured");
  if (captured === undefined) return;
  if (isElsewhere(run)) {
    say(
      "tcpdump.counts-only",
      "info",
      `tcpdump counted ${numbered(captured, "packet", "packets")} captured, and printed none of them here (it wrote them to a file, for one).`,
    );
  } else if (captured === 0 && run.packets === 0) {
    say("capture.empty", "warning", "tcpdump captured nothing: it counted no packet.", {
      limits: ["That proves no loss rate, and not that there was no traffic: the tap may have been dead."],
    });
  } else if (captured !== run.packets) {
    say(
      "tcpdump.count-differs",
      "warning",
      `tcpdump counted ${numbered(captured, "packet", "packets")} captured, and ${run.packets} are in the text: it was filtered or cut afterwards, or holds lines of another run.`,
    );
  }
}

function ownFindings(run: TcpdumpRun, part: PartContext, streams: number): ObservedFinding[] {
  const out: ObservedFinding[] = [];
  const say: Say = (code, severity, says, more = {}) => {
    const { line, ...rest } = more;
    out.push({ code, severity, says, where: [lineOf(part, line ?? run.firstLine)], ...rest });
  };
  for (const c of run.clock.sayings()) say(c.code, c.severity, c.says, c.line === undefined ? {} : { line: c.line });
  for (const [code, count, line, severity, says] of counted(run)) {
    if (count > 0) say(code, severity, says, { count, ...(line > 0 ? { line } : {}) });
  }
  aboutCounts(run, say);
  if (run.packets > 0 && run.lengths.known === 0) {
    say(
      "tcpdump.no-lengths",
      "info",
      "The text shows no lengths of frames or IP packets (tcpdump -e prints the first, -v the second): sizes and overhead are not in it.",
    );
  }
  if (run.packets > 0 && streams === 0) {
    say("probe.none", "info", "No probe (echo request) was seen: nothing about loss can be said from this text.", {
      limits: ["A capture filter, a tunnel that is not printed or another interface hides probes as well."],
    });
  }
  if (run.addresses.names.size > 0) {
    say(
      "tcpdump.names",
      "warning",
      "Some addresses are printed as names (tcpdump without -n): they are kept as printed, and do not match the addresses of other recordings.",
      { count: run.addresses.names.size },
    );
  }
  return out;
}

type Counted = readonly [
  code: string,
  count: number,
  line: number,
  severity: ObservedFinding["severity"],
  says: string,
];

function counted(run: TcpdumpRun): Counted[] {
  const { lengths } = run;
  return [
    [
      "tcpdump.hidden-tunnel",
      run.hiddenTunnels,
      run.hiddenTunnelLine,
      "warning",
      `${numbered(run.hiddenTunnels, "packet goes to the UDP port of a tunnel and is", "packets go to the UDP port of a tunnel and are")} printed without what is inside: that is in no count. tcpdump does so with -q, for a tunnel on an unusual port, and where it takes the source port for another protocol's (49152, for one).`,
    ],
    [
      "tcpdump.echo-without-seq",
      run.withoutSeq,
      run.withoutSeqLine,
      "info",
      `${run.withoutSeq} echo packets are printed without a sequence number: they are in no stream of probes.`,
    ],
    [
      "tcpdump.overhead-unclear",
      lengths.unclear,
      lengths.unclearLine,
      "info",
      `${lengths.unclear} tunnelled packets have lengths that leave open which headers they come from (without -e, a tag and padding of the inner frame are not printed): they are in no row of the overhead.`,
    ],
    [
      "frame.outer-fragment",
      lengths.outerFragments,
      0,
      "info",
      `${lengths.outerFragments} fragments of outer IP packets: not reassembled, and in no row of the overhead.`,
    ],
    [
      "tcpdump.bgp-not-shown",
      run.bgp,
      run.bgpLine,
      "info",
      `${run.bgp} BGP segments are in the text; tcpdump does not print the EVPN routes in them: a capture of the same packets has them.`,
    ],
  ];
}
