// tcpdump's text to observations: probe streams, frames, overhead and findings, the same as those of a capture where the text
// shows what they need.
import { numbered } from "../core/words.ts";
import type { EpochNs } from "../core/time.ts";
import type { TcpdumpBanner, TcpdumpNote, TcpdumpPacket, TcpdumpRow } from "../decode/text/tcpdump-rows.ts";
import { RELATIVE_SAMPLE, relativeKind } from "./from-tcpdump-clock.ts";
import { type MadeRun, finishRun } from "./from-tcpdump-findings.ts";
import { TcpdumpRun } from "./from-tcpdump-run.ts";
import type { ObservedFinding } from "./observation.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";

/** Recordings that one text may hold; packets of further ones are counted. */
const RUN_LIMIT = 1000;
const NOTES_LISTED = 20;

/** Observes the rows of one text, which may hold several recordings, each behind its banner. */
export function observeTcpdump(part: PartContext): RowObserver<TcpdumpRow> {
  return new TcpdumpObserver(part);
}

class TcpdumpObserver implements RowObserver<TcpdumpRow> {
  private readonly part: PartContext;
  private run: TcpdumpRun | undefined;
  private readonly made: MadeRun[] = [];
  private readonly findings: ObservedFinding[] = [];
  /** First packets of a recording whose stamps only count on, until it is known how. */
  private held: TcpdumpPacket[] | undefined;
  private packets = 0;
  private omitted = 0;
  private notes = 0;
  private namesInDoubt = false;

  constructor(part: PartContext) {
    this.part = part;
  }

  take(rows: readonly TcpdumpRow[]): void {
    for (const row of rows) {
      if (row.kind === "packet") this.packet(row);
      else if (row.kind === "banner") this.banner(row);
      else if (row.kind === "note") this.note(row);
      else if (row.kind === "soFar") this.current().dropTimes.add(row);
      else {
        const { counts } = this.current();
        counts.set(row.of, (counts.get(row.of) ?? 0) + row.packets);
      }
    }
  }

  finish(): Shown {
    this.close();
    if (this.omitted > 0) {
      this.say(
        "tcpdump.recordings-omitted",
        "warning",
        `${numbered(this.omitted, "packet belongs", "packets belong")} to further recordings in this text, which were not observed.`,
      );
    }
    const { made } = this;
    const times = made.filter((m) => m.first !== undefined);
    const digits = Math.max(0, ...times.map((m) => m.digits));
    return {
      records: this.packets,
      frames: made.flatMap((m) => m.frames),
      overhead: made.flatMap((m) => m.overhead),
      streams: made.flatMap((m) => m.streams),
      findings: [...this.findings, ...made.flatMap((m) => m.findings)],
      echoes: made.flatMap((m) => m.echoes),
      tables: new Map(made.flatMap((m) => [...m.tables])),
      first: extreme(times.map((m) => m.first!), (a, b) => a < b), // prettier-ignore
      last: extreme(times.map((m) => m.last!), (a, b) => a > b), // prettier-ignore
      ...(times.length === 0 ? {} : { digits, resolutionNs: 10 ** (9 - digits), clock: clockOf(times) }),
    };
  }

  private current(): TcpdumpRun {
    return (this.run ??= new TcpdumpRun(this.part.input));
  }

  private packet(row: TcpdumpPacket): void {
    this.packets++;
    if (this.made.length >= RUN_LIMIT) {
      this.omitted++;
      return;
    }
    const run = this.current();
    if (run.packets === 0 && row.stamp === "relative") this.held ??= [];
    if (this.held === undefined) run.packet(row);
    else if (this.held.push(row) >= RELATIVE_SAMPLE) this.release();
  }

  /** Lets the packets go that waited. */
  private release(): void {
    const { held } = this;
    if (held === undefined) return;
    this.held = undefined;
    const run = this.current();
    run.clock.setRelative(relativeKind(held, this.part.command));
    for (const row of held) run.packet(row);
  }

  private banner(row: TcpdumpBanner): void {
    const { run } = this;
    if (run !== undefined && (run.packets > 0 || run.counts.size > 0 || this.held !== undefined)) this.close();
    if (row.linkType !== undefined) this.current().setLinkType(row.linkType);
    else this.current();
  }

  private close(): void {
    this.release();
    const { run } = this;
    this.run = undefined;
    if (run === undefined || this.made.length >= RUN_LIMIT) return;
    run.end();
    this.made.push(finishRun(run, this.part));
  }

  private note(row: TcpdumpNote): void {
    if (row.about === "other") return;
    if (row.about === "interfaceNames") {
      if (this.namesInDoubt) return;
      this.namesInDoubt = true;
      this.say(
        "tcpdump.interface-names",
        "info",
        "tcpdump looked up the names of the interfaces on the host where it read the capture: they may be those of other interfaces.",
        row.line,
      );
    } else if (this.notes++ < NOTES_LISTED) {
      const code = row.about === "truncated" ? "tcpdump.cut" : "tcpdump.error";
      this.say(code, "warning", `tcpdump reports: ${troubleOf(row.text)}.`, row.line);
    }
  }

  private say(code: string, severity: ObservedFinding["severity"], says: string, line = 0): void {
    this.findings.push({ code, severity, says, where: [lineOf(this.part, line)] });
  }
}

const TROUBLES: readonly (readonly [RegExp, string])[] = [
  [/truncated dump file/, "the capture that it read was cut"],
  [/bad dump file/, "the capture that it read is damaged"],
  [/No such device|SIOCGIFHWADDR/i, "there is no such interface"],
  [/No such file/, "there is no such file"],
  [/permission|not permitted/i, "it was not permitted to"],
  [/syntax error|can't parse filter|parse error/i, "it did not understand the filter"],
  [/network is down|not up/i, "the interface is down"],
];

/** What went wrong, without the names of hosts and files that tcpdump prints with it. */
function troubleOf(text: string): string {
  return TROUBLES.find(([pattern]) => pattern.test(text))?.[1] ?? "an error (see the line)";
}

function extreme(times: readonly EpochNs[], better: (a: EpochNs, b: EpochNs) => boolean): EpochNs | undefined {
  let best: EpochNs | undefined;
  for (const t of times) if (best === undefined || better(t, best)) best = t;
  return best;
}

/** One clock in words; recordings of one text with several have none in common. */
function clockOf(made: readonly MadeRun[]): string {
  const words = new Set(made.map((m) => m.clock ?? "none"));
  return [...words].join("; ");
}
