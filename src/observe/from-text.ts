// Any text to one observation: its parts are found, read and observed; what was not understood is counted and listed.
import { quoted } from "../core/quoted.ts";
import { numbered } from "../core/words.ts";
import type { Line, RowBase, Unparsed } from "../decode/text/format.ts";
import { PartReader } from "../decode/text/parts.ts";
import type { PartRows, TextPart } from "../decode/text/parts.ts";
import { MOST_VNI } from "../decode/text/printed-number.ts";
import { ToldProbeLog } from "../decode/text/probe-log.ts";
import { isShowCommand } from "../decode/text/transcript.ts";
import { emptyObservation } from "./empty-observation.ts";
import type { InputContext, Observation, ProbeStream } from "./observation.ts";
import type { ProbeTable } from "./probe-table.ts";
import { PartTimes, timeOf } from "./part-time.ts";
import { Outputs } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";
import { OBSERVERS } from "./text-observers.ts";

/** Lines that were not understood and are listed; all are counted. */
export const UNPARSED_LISTED = 10;
/** Hosts that prompts of one text name, and that are told apart. */
const PLACES_LISTED = 1000;
/** Characters of a listed line. */
const UNPARSED_TEXT = 200;

/**
 * Observes a text of any kind. Never throws for what the text holds: an unknown text gives an observation of kind "unknown" with
 * every line that is not blank counted as not understood, an empty one the kind "empty". `bytes` of the input is left at 0.
 */
export async function observeText(
  lines: AsyncIterable<readonly Line[]> | Iterable<readonly Line[]>,
  context: InputContext,
): Promise<Observation> {
  const reader = context.probeLog === undefined ? new PartReader(context.told) : new ToldProbeLog(context.probeLog);
  const text = new TextObservation(context);
  for await (const batch of lines) {
    text.seen(batch);
    for (const rows of reader.read(batch)) text.take(rows);
  }
  for (const rows of reader.end()) text.take(rows);
  return text.finish();
}

/** A part whose rows are still coming. */
interface OpenPart {
  readonly part: TextPart;
  observer: RowObserver<RowBase> | undefined;
}

class TextObservation {
  private readonly context: InputContext;
  private readonly result: Observation;
  private readonly parts: TextPart[] = [];
  private readonly tables = new Map<ProbeStream, ProbeTable>();
  private readonly outputs = new Outputs();
  private readonly times = new PartTimes();
  private open: OpenPart | undefined;
  /** Rows with VNIs that cannot be, and the first. */
  private impossible: { readonly line: number; readonly vni: number; rows: number } | undefined;
  private lines = 0;
  /** Number of the last line where nothing ends it. */
  private unended: number | undefined;

  constructor(context: InputContext) {
    this.context = context;
    this.result = emptyObservation(context, "unknown");
  }

  seen(batch: readonly Line[]): void {
    const last = batch.at(-1);
    this.lines = last?.number ?? this.lines;
    this.unended = last?.unended === true ? last.number : undefined;
  }

  take({ part, rows, ended }: PartRows): void {
    this.open ??= { part, observer: undefined };
    const { open } = this;
    const observe = part.format === undefined ? undefined : OBSERVERS.get(part.format.id);
    if (open.observer === undefined && observe !== undefined) open.observer = observe(this.partContext(part));
    open.observer?.take(this.understood(rows));
    if (open.observer === undefined) this.understood(rows);
    if (!ended) return;
    this.open = undefined;
    this.parts.push(part);
    this.outputs.next();
    if (open.observer !== undefined) {
      const shown = open.observer.finish();
      this.add(shown);
      if ((shown.routes ?? []).some((r) => r.partTime === true || r.at === undefined))
        this.times.add(part, timeOf(part, this.context));
    }
    this.remark(part);
  }

  finish(): Observation {
    const { input } = this.result;
    input.lines = this.lines;
    if (this.unended !== undefined) this.endsWithin(this.unended);
    if (this.impossible !== undefined) this.impossibleVnis(this.impossible);
    input.kind = this.kind();
    if (input.kind === "unknown")
      input.warnings.push({
        code: "text.unknown",
        says: 'no format claims this text; case.yaml can say what it is: the "kind" of a source, or the "command" that wrote it',
      });
    this.result.findings.push(...this.times.settle(this.result.routes, this.context));
    if (this.context.keepProbes !== undefined) this.result.timing = { probes: this.tables, segments: undefined };
    if (input.kind === "transcript") input.contains = this.parts.map((p) => p.kind);
    if (input.kind === "empty") {
      this.result.findings.push({
        code: "text.empty",
        severity: "info",
        says: "The text is empty. Some versions of FRR print nothing for an empty table; a command that failed may print nothing as well.",
        where: [{ input: input.id }],
      });
    }
    return this.result;
  }

  /** The host of a prompt, which findings may name: it has to be known for a name. */
  private place(host: string | undefined): string | undefined {
    if (host === undefined) return undefined;
    const places = (this.result.input.places ??= []);
    if (places.includes(host)) return host;
    if (places.length >= PLACES_LISTED) return undefined;
    places.push(host);
    return host;
  }

  /** A text of lines that does not end with one; a JSON document says itself whether it is whole. */
  private endsWithin(line: number): void {
    if (this.parts.at(-1)?.format?.lineLimit === undefined) return;
    this.result.findings.push({
      code: "text.no-line-end",
      severity: "info",
      says: "The last line has no line ending: the text may have been cut there, and a row that it may have been cut within is not used.",
      where: [{ input: this.result.input.id, line }],
    });
  }

  private impossibleVnis({
    line,
    vni,
    rows,
  }: {
    readonly line: number;
    readonly vni: number;
    readonly rows: number;
  }): void {
    this.result.findings.push({
      code: "text.impossible-vni",
      severity: "warning",
      says: `${numbered(rows, "row names a VNI", "rows name VNIs")} above ${MOST_VNI} (${vni} first), which no header can hold: they are not understood, and nothing is taken from them.`,
      where: [{ input: this.result.input.id, line }],
      count: rows,
    });
  }

  /** One kind when all parts that hold anything are of it; "transcript" for several. */
  private kind(): string {
    const kinds = new Set(this.parts.map((p) => p.kind).filter((k) => k !== "empty" && k !== "noted"));
    if (kinds.size > 1) return "transcript";
    const [only] = kinds;
    // a command without any output is still a command
    return only ?? (this.parts.some((p) => p.kind === "noted" || p.command !== undefined) ? "noted" : "empty");
  }

  private partContext(part: TextPart): PartContext {
    const { context } = this;
    return {
      input: context,
      where: context.node ?? this.place(part.host) ?? context.name,
      command: part.command,
      order: context.order,
      outputs: this.outputs,
      time: timeOf(part, context),
    };
  }

  /** The rows without those that were not understood, which are counted and listed. */
  private understood(rows: readonly (RowBase | Unparsed)[]): readonly RowBase[] {
    if (!rows.some(isUnparsed)) return rows;
    const { input } = this.result;
    const rest: RowBase[] = [];
    for (const row of rows) {
      if (!isUnparsed(row)) {
        rest.push(row);
        continue;
      }
      if (row.impossible !== undefined) this.impossibleVni(row.line, row.impossible);
      if (row.again === true) continue;
      input.unparsed += 1 + (row.more ?? 0);
      if (input.unparsedAt.length < UNPARSED_LISTED)
        input.unparsedAt.push({ line: row.line, text: row.text.slice(0, UNPARSED_TEXT) });
    }
    return rest;
  }

  private impossibleVni(line: number, vni: number): void {
    this.impossible ??= { line, vni, rows: 0 };
    this.impossible.rows++;
  }

  private add(shown: Shown): void {
    const { input, frames, overhead, streams, routes, facts, findings } = this.result;
    input.records += shown.records;
    for (const x of shown.frames ?? []) frames.push(x);
    for (const x of shown.overhead ?? []) overhead.push(x);
    for (const x of shown.streams ?? []) streams.push(x);
    for (const [stream, table] of shown.tables ?? []) this.tables.set(stream, table);
    if (shown.echoes !== undefined) this.result.echoes = [...(this.result.echoes ?? []), ...shown.echoes];
    for (const x of shown.routes ?? []) routes.push(x);
    if (shown.neighbours !== undefined && shown.neighbours.length > 0)
      this.result.neighbours = [...(this.result.neighbours ?? []), ...shown.neighbours];
    for (const x of shown.facts ?? []) facts.push(x);
    for (const x of shown.findings ?? []) findings.push(x);
    if (shown.first !== undefined && (input.first === undefined || shown.first < input.first))
      input.first = shown.first;
    if (shown.last !== undefined && (input.last === undefined || shown.last > input.last)) input.last = shown.last;
    input.digits = Math.max(input.digits, shown.digits ?? 0);
    input.clock ??= shown.clock;
    input.resolutionNs ??= shown.resolutionNs;
  }

  /** What has to be said about a part as such. */
  private remark(part: TextPart): void {
    const { input, findings } = this.result;
    if (part.ambiguous !== undefined) {
      const names = part.ambiguous.map((f) => f.id).join(", ");
      input.warnings.push({
        code: "text.ambiguous",
        says: `several formats claim this text and it was not read: ${names}`,
        line: part.line,
      });
    }
    if (part.broken !== undefined && part.broken.joined > 0) {
      const { columns, joined } = part.broken;
      findings.push({
        code: "text.broken-lines",
        severity: "info",
        says: `The lines were broken at ${columns} columns, as by a terminal: ${joined} were put together again.`,
        where: [{ input: input.id, line: part.line }],
        count: joined,
      });
    }
    if (part.remarks > 0) {
      findings.push({
        code: "text.remarks",
        severity: "info",
        says: `${part.remarks} lines have an arrow and a remark beside them, which were left out.`,
        where: [{ input: input.id, line: part.line }],
        count: part.remarks,
      });
    }
    if (part.wrapperStamps === true) {
      findings.push({
        code: "text.wrapper-stamps",
        severity: "info",
        says: "The stamps are not the program's: a wrapper put them before the lines as it read them.",
        where: [{ input: input.id, line: part.line }],
      });
    }
    if (part.kind === "empty" && part.command !== undefined && isShowCommand(part.command)) {
      findings.push({
        code: "vtysh.empty-answer",
        severity: "info",
        says: `${quoted(part.command)} printed nothing: in some versions that is an empty table, and nothing else tells.`,
        where: [{ input: input.id, line: part.line }],
      });
    }
  }
}

function isUnparsed(row: RowBase | Unparsed): row is Unparsed {
  return row.kind === "unparsed";
}
