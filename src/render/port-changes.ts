// Forwarding entries of a MAC that named another port later. They carry no route, so they are told beside the moves and never counted as one.
import type { Evidence, Mobility } from "../schema/evidence.generated.ts";

type Event = Mobility["history"][number];

/** A port, and the other one that a later entry at the same place named. */
export interface PortChange {
  readonly mac: string;
  readonly where: string;
  readonly from: string;
  readonly to: string;
  readonly sources: readonly Event["source"][];
}

/**
 * Changes of the port (and VTEP, where one is named) between two times at one place in one table, in order. Times that
 * share a port show no change: one node may have a MAC on several ports. An entry without a time or an order is left out.
 */
export function portChanges(evidence: Evidence): PortChange[] {
  return evidence.mobility.flatMap((m) => {
    const places = new Map<string, Event[]>();
    for (const e of m.history) {
      if (e.table !== "fdb" || e.withdrawn || e.interface === undefined) continue;
      if (e.at === undefined && e.order === undefined) continue;
      // a clock and an order of inputs are not compared with each other
      const key = `${e.where}|${e.at === undefined ? "order" : "at"}`;
      places.set(key, [...(places.get(key) ?? []), e]);
    }
    return [...places.values()].flatMap((events) => changesAt(m.mac, events));
  });
}

function changesAt(mac: string, events: readonly Event[]): PortChange[] {
  const out: PortChange[] = [];
  let last: Map<string, Event> | undefined;
  for (const now of byTime(events)) {
    if (last !== undefined && ![...now.keys()].some((k) => last!.has(k))) {
      const [before, after] = [[...last.values()], [...now.values()]];
      const ports = (list: readonly Event[]): string => [...new Set(list.map((e) => e.interface!))].join(" and ");
      // the same port to another VTEP is a move of the next hop, which is counted there
      if (ports(before) !== ports(after)) {
        const sources = [...before, ...after].map((e) => e.source);
        out.push({ mac, where: events[0]!.where, from: ports(before), to: ports(after), sources });
      }
    }
    last = now;
  }
  return out;
}

/** Entries of each time, earliest first, by port and VTEP. */
function byTime(events: readonly Event[]): Map<string, Event>[] {
  const times = new Map<string | number, Map<string, Event>>();
  for (const e of events) {
    const when = e.at ?? e.order!;
    const there = times.get(when) ?? new Map<string, Event>();
    there.set(`${e.interface!}|${e.nextHop ?? ""}`, e);
    times.set(when, there);
  }
  // stamps are all of one form (UTC, six or more digits), so that text order is time order
  return [...times].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, there]) => there);
}
