// Logs of zebra and bgpd: UPDATEs as routes on the wire, zebra's MACs as entries that change with each line, duplicates and sessions as findings.
import { named, quoted } from "../core/quoted.ts";
import type { EpochNs } from "../core/time.ts";
import type { FrrLogRow, LogDuplicate, LogMacip, LogSession, LogUpdate } from "../decode/text/frr-log-rows.ts";
import { FrrLogClock } from "./frr-log-clock.ts";
import { duplicateFact } from "./duplicate-fact.ts";
import type { ObservedFact, ObservedFinding } from "./observation.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";
import { KeptRoutes } from "./kept-routes.ts";

/** Findings of different subjects that are listed; the rest is counted in one. */
const SUBJECTS = 200;
/** Places of one finding that are listed. */
const PLACES = 10;
/** MACs whose place is followed. */
const FOLLOWED = 1_000_000;

/** Observes one log of a daemon of FRR. */
export function observeFrrLog(part: PartContext): RowObserver<FrrLogRow> {
  return new LogObserver(part);
}

type Told = { -readonly [K in keyof ObservedFinding]: ObservedFinding[K] } & { count: number };

class LogObserver implements RowObserver<FrrLogRow> {
  private readonly part: PartContext;
  private readonly clock: FrrLogClock;
  private readonly routes = new KeptRoutes();
  private readonly told = new Map<string, Told>();
  /** Where zebra has a MAC: its VTEP, or "local". */
  private readonly places = new Map<string, string>();
  /** The last remote entry, should the next line say that it was not taken. */
  private lastRemote: { key: string; before: string | undefined } | undefined;
  /** What tripped duplicate detection, of the first detections. */
  private readonly duplicates: ObservedFact[] = [];
  private records = 0;

  constructor(part: PartContext) {
    this.part = part;
    this.clock = new FrrLogClock(part.input);
  }

  take(rows: readonly FrrLogRow[]): void {
    for (const row of rows) {
      this.records++;
      const at = this.clock.at(row.stamp);
      if (row.kind === "update") this.update(row, at);
      else if (row.kind === "macip") this.macip(row, at);
      else if (row.kind === "duplicate") this.duplicate(row, at);
      else if (row.kind === "session") this.session(row);
    }
  }

  finish(): Shown {
    const { first, last, digits, words } = this.clock;
    const findings: ObservedFinding[] = this.clock
      .sayings()
      .map((s) => ({ ...s, where: [{ input: this.part.input.id }] }));
    findings.push(...this.routes.findings(this.part));
    for (const { count, ...finding } of this.told.values()) findings.push(count > 1 ? { ...finding, count } : finding);
    return {
      records: this.records,
      routes: this.routes.list,
      facts: this.duplicates,
      findings,
      first,
      last,
      digits,
      resolutionNs: 10 ** (9 - digits),
      ...(words === undefined ? {} : { clock: words }),
    };
  }

  private update(row: LogUpdate, at: EpochNs | undefined): void {
    if (row.denied !== undefined) {
      const says = `bgpd at ${this.part.where} did not take routes of UPDATEs: ${quoted(row.denied.slice(0, 100))}.`;
      this.tell(`denied ${row.denied.slice(0, 100)}`, "bgp.update-denied", "info", says, row.line);
      return;
    }
    this.routes.add({
      ...this.base(row, at),
      table: "update",
      ...(row.peer === undefined ? {} : { from: row.peer }),
      rd: row.rd,
      ...(row.ethTag === undefined ? {} : { ethTag: row.ethTag }),
      ...(row.nextHop === undefined ? {} : { nextHop: row.nextHop }),
      ...(row.originator === undefined ? {} : { originatorId: row.originator }),
      ...(row.seq === undefined ? {} : { seq: row.seq }),
      sticky: row.sticky,
      withdrawn: row.withdrawn,
    });
  }

  /**
   * zebra has one place for a MAC. A remote entry takes it over from a local one; then zebra withdraws the local one, and later bgpd
   * the old remote one: what is taken away counts only when it is what zebra has.
   */
  private macip(row: LogMacip, at: EpochNs | undefined): void {
    const key = `${row.vni} ${row.mac} ${row.ip ?? ""}`;
    if (row.from === "ignored") {
      this.ignored(key);
      return;
    }
    const before = this.places.get(key);
    const place = row.from === "local" ? "local" : (row.vtep ?? "remote");
    this.lastRemote = undefined;
    if (row.action === "delete" && before !== place) return;
    if (row.action === "delete") this.places.delete(key);
    else if (before !== undefined || this.places.size < FOLLOWED) this.places.set(key, place);
    // without a time, nothing parts the entries of a table from each other
    if (at === undefined) return;
    if (row.from === "remote" && row.action === "add") this.lastRemote = { key, before };
    this.routes.add({
      ...this.base(row, at),
      table: "mac",
      ...(row.from === "remote" && row.action === "add" && row.vtep !== undefined ? { nextHop: row.vtep } : {}),
      ...(row.seq === undefined ? {} : { seq: row.seq }),
      sticky: row.sticky,
      withdrawn: row.action === "delete",
      local: row.from === "local",
    });
  }

  private ignored(key: string): void {
    const { lastRemote } = this;
    this.lastRemote = undefined;
    if (lastRemote?.key !== key) return;
    this.routes.pop();
    if (lastRemote.before === undefined) this.places.delete(key);
    else this.places.set(key, lastRemote.before);
  }

  private base(row: LogUpdate | LogMacip, at: EpochNs | undefined) {
    return {
      mac: row.mac,
      ...(row.ip === undefined ? {} : { ip: row.ip }),
      ...(row.vni === undefined ? {} : { vni: row.vni }),
      ...(at === undefined ? {} : { at, digits: row.stamp.digits }),
      where: this.part.where,
      source: lineOf(this.part, row.line),
    };
  }

  private duplicate(row: LogDuplicate, at: EpochNs | undefined): void {
    const { where } = this.part;
    const time = row.stamp.time;
    if (row.what === "detected") {
      const what = row.ip === undefined ? row.mac : `${row.ip} (${row.mac})`;
      const other = row.vtep === undefined ? "" : `, the other side is VTEP ${row.vtep}`;
      const says = `${what}, VNI ${row.vni ?? "?"}: zebra at ${where} detected a duplicate address, first at ${time} of its log${other}.`;
      this.tell(`duplicate ${row.vni} ${row.mac} ${row.ip}`, "frr.duplicate-detected", "warning", says, row.line);
      if (this.duplicates.length < SUBJECTS) this.duplicates.push(duplicateFact(this.part, row, at));
    } else if (row.what === "held") {
      const moves = row.moves === undefined ? "" : `, moves counted ${row.moves}`;
      const says = `${row.mac}: zebra at ${where} holds back changes of a duplicate address, first at ${time} of its log${moves}.`;
      this.tell(`held ${row.mac} ${row.ip}`, "frr.duplicate-held", "warning", says, row.line);
    } else if (row.what === "recovered") {
      const says = `${row.mac}: zebra at ${where} no longer takes it for a duplicate, first at ${time} of its log.`;
      this.tell(`recovered ${row.mac} ${row.ip}`, "frr.duplicate-recovered", "info", says, row.line);
    }
  }

  private session(row: LogSession): void {
    const peer = row.name === undefined ? named(row.peer) : `${named(row.peer)} (${named(row.name)})`;
    const why = row.says === undefined || row.says === "" ? "" : `: ${quoted(row.says.slice(0, 100))}`;
    const at = `first at ${row.stamp.time} of the log of ${this.part.where}`;
    if (row.what === "notification")
      this.tell(
        `note ${row.peer} ${why}`,
        "bgp.notification",
        "warning",
        `NOTIFICATION with ${peer}${why}, ${at}.`,
        row.line,
      );
    else if (row.what === "down")
      this.tell(
        `down ${row.peer}`,
        "bgp.session-down",
        "warning",
        `The BGP session with ${peer} went down${why}, ${at}.`,
        row.line,
      );
    else
      this.tell(`up ${row.peer}`, "bgp.session-up", "info", `The BGP session with ${peer} came up, ${at}.`, row.line);
  }

  /** Adds to the finding of a subject, or begins it. */
  private tell(key: string, code: string, severity: ObservedFinding["severity"], says: string, line: number): void {
    const told = this.told.get(key);
    if (told !== undefined) {
      told.count++;
      if (told.where.length < PLACES) told.where.push(lineOf(this.part, line));
    } else if (this.told.size < SUBJECTS || key === "more")
      this.told.set(key, { code, severity, says, where: [lineOf(this.part, line)], count: 1 });
    else
      this.tell(
        "more",
        "frr-log.more",
        "warning",
        `Further subjects than the first ${SUBJECTS} are only counted.`,
        line,
      );
  }
}
