// A monitor's events to route observations with their times: the earliest evidence of a move in the data plane. Interfaces that
// change state, and their MTUs, are facts.
import { rfc3339 } from "../core/time.ts";
import type { EpochNs } from "../core/time.ts";
import { newFdb } from "../decode/text/linux-fdb.ts";
import type { MonitorEvent, MonitorRow } from "../decode/text/linux-monitor.ts";
import type { FdbRow, LinkRow, NeighRow } from "../decode/text/linux-rows.ts";
import { iprouteFinding } from "./from-linux-error.ts";
import { fdbRoute, isRemote, isStation } from "./from-linux-fdb.ts";
import type { Seen } from "./from-linux-fdb.ts";
import { neighbourEntry } from "./from-linux-neigh.ts";
import { linkFacts } from "./from-linux-link.ts";
import { localClock, zoneFinding } from "./local-clock.ts";
import type { LocalClock } from "./local-clock.ts";
import type { ObservedFact, ObservedFinding } from "./observation.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";
import { KeptRoutes, MOST_ROUTES } from "./kept-routes.ts";
import { KeptNeighbours } from "./neighbour.ts";

const DIGITS = 6;
const MICROSECOND = 1000;
/** Changes of interfaces that are listed. */
const LISTED = 1000;

/** Observes one output of bridge monitor or ip monitor. */
export function observeLinuxMonitor(part: PartContext): RowObserver<MonitorRow> {
  return new MonitorObserver(part);
}

class MonitorObserver implements RowObserver<MonitorRow> {
  private readonly part: PartContext;
  private readonly clock: LocalClock;
  private readonly routes = new KeptRoutes();
  private readonly neighbours = new KeptNeighbours();
  private readonly facts: ObservedFact[] = [];
  private readonly findings: ObservedFinding[] = [];
  /** Entries of ip monitor whose address may be a VTEP's, until it is known which devices are ports of a bridge. */
  private readonly addressed: { row: NeighRow; seen: Seen }[] = [];
  private readonly ports = new Set<string>();
  /** zebra marks its neighbours here, so that what it has not marked is none. */
  private marked = false;
  private readonly states = new Map<string, string>();
  private readonly mtus = new Map<string, number>();
  private records = 0;
  /** Some stamps have no zone. */
  private local = false;
  private changes = 0;
  private first: EpochNs | undefined;
  private last: EpochNs | undefined;

  constructor(part: PartContext) {
    this.part = part;
    this.clock = localClock(part.input);
  }

  take(rows: readonly MonitorRow[]): void {
    for (const row of rows) {
      this.records++;
      if (row.kind === "event") this.event(row);
      else this.findings.push(iprouteFinding(row, this.part));
    }
  }

  finish(): Shown {
    for (const { row, seen } of this.addressed) {
      if (this.marked || this.ports.has(row.dev ?? "")) this.routes.add(fdbRoute(entryOf(row), seen, false));
    }
    this.routes.list.sort((a, b) => (a.source.line ?? 0) - (b.source.line ?? 0));
    const { part, first, last, changes } = this;
    this.findings.push(...this.routes.findings(part), ...this.neighbours.findings(part));
    if (changes > LISTED) {
      const says = `${part.where}: interfaces changed ${changes} times; the first ${LISTED} are listed.`;
      const where = [{ input: part.input.id }];
      this.findings.push({ code: "link.not-all-listed", severity: "info", says, where, count: changes });
    }
    const { records, facts, findings } = this;
    const shown = { records, routes: this.routes.list, neighbours: this.neighbours.list(this.ports), facts, findings };
    if (first === undefined) return { ...shown, clock: "none" };
    if (!this.clock.told && this.local) this.findings.push(zoneFinding({ input: part.input.id }));
    const clock = this.local ? this.clock.words : "utc";
    return { ...shown, first, last, digits: DIGITS, resolutionNs: MICROSECOND, clock };
  }

  private event(event: MonitorEvent): void {
    const at = event.stamp === undefined ? undefined : this.clock.at(event.stamp);
    if (at !== undefined) {
      this.local ||= event.stamp?.utc !== true;
      if (this.first === undefined || at < this.first) this.first = at;
      if (this.last === undefined || at > this.last) this.last = at;
    }
    const { object } = event;
    if (object.kind === "fdb") this.entry(object, this.seen(event.line, at));
    else if (object.kind === "neigh") this.neighbour(object, this.seen(event.line, at));
    else if (object.kind === "link") this.link(object, at);
  }

  /** A monitor is no snapshot: the time of the snapshot, if one was told, is not that of its lines. */
  private seen(line: number, at: EpochNs | undefined): Seen {
    const { part } = this;
    return {
      where: part.where,
      source: lineOf(part, line),
      ...(part.order === undefined ? {} : { order: part.order }),
      ...(at === undefined ? {} : { at, digits: DIGITS }),
    };
  }

  private entry(row: FdbRow, seen: Seen): void {
    if (!isStation(row)) return;
    this.routes.add(fdbRoute(row, seen, !isRemote(row) && !row.flags.includes("extern_learn")));
  }

  private neighbour(row: NeighRow, seen: Seen): void {
    this.marked ||= row.protocol === "zebra" && row.ip !== undefined;
    const isForwarding = row.flags.includes("extern_learn") && row.protocol === undefined;
    const entry = row.ip === undefined || isForwarding ? undefined : neighbourEntry(row, seen, true);
    if (entry !== undefined) this.neighbours.add(entry);
    if (row.lladdr === undefined) return;
    if (row.ip === undefined) {
      if (row.dev !== undefined) this.ports.add(row.dev);
      this.entry(entryOf(row), seen);
      // zebra marks the neighbours it installs; forwarding entries carry no protocol
    } else if (isForwarding) {
      if (this.addressed.length < MOST_ROUTES) this.addressed.push({ row, seen });
      else this.routes.leave(seen.source);
    }
  }

  private link(row: LinkRow, at: EpochNs | undefined): void {
    const mtuBefore = this.mtus.get(row.ifname);
    if (row.mtu !== undefined && row.mtu !== mtuBefore && !row.deleted) {
      this.mtus.set(row.ifname, row.mtu);
      if (this.changes++ < LISTED) this.facts.push(...linkFacts(row, this.part));
    }
    const state = row.deleted ? "deleted" : row.state;
    const before = this.states.get(row.ifname);
    if (state === undefined || state === before) return;
    this.states.set(row.ifname, state);
    // the first sight of an interface is no change
    if (before === undefined || at === undefined || this.changes++ >= LISTED) return;
    this.facts.push({
      kind: "link.state",
      subject: `${this.part.where} ${row.ifname}`,
      value: { at: rfc3339(at, DIGITS), state },
      source: lineOf(this.part, row.line),
      limits: this.clock.told ? [] : ["Local time without a zone, read as UTC."],
    });
  }
}

/** A forwarding entry that ip monitor printed as a neighbour. */
function entryOf(row: NeighRow): FdbRow {
  const entry = newFdb(row.line, row.lladdr ?? "");
  entry.dev = row.dev;
  entry.dst = row.ip;
  entry.flags = row.flags;
  entry.state = row.states.includes("PERMANENT") ? "permanent" : "";
  entry.deleted = row.deleted;
  return entry;
}
