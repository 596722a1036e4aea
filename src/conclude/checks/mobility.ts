// Figures of MAC mobility: where routes of a MAC pointed, with which sequence number, and whether it rose with each move.
import { showsSeq } from "../../correlate/route-observers.ts";
import type { Evidence, Mobility, RouteEvent } from "../../schema/evidence.generated.ts";
import type { Body, Derived, Figure, FigureKind, Scalar } from "./figure.ts";
import { distinct, factsOf } from "./keys.ts";

const NEEDS =
  "BGP EVPN tables, EVPN MAC tables or UPDATEs of the MAC, before and after (order, at or times in the case)";
const SELECTORS = ["mac", "ip", "vni", "name"] as const;
const DUPLICATE = "A duplicate address looks the same: two machines with one MAC make the same routes.";

function nameOf(m: Mobility): string {
  return `${m.mac}${m.ip === undefined ? "" : ` with ${m.ip}`}${m.vni === null ? "" : ` in VNI ${m.vni}`}`;
}

function figure(m: Mobility, events: readonly RouteEvent[], value: Derived, more: Partial<Figure> = {}): Figure {
  return {
    value,
    keys: { mac: m.mac, ip: m.ip ?? "none", ...(m.vni === null ? {} : { vni: m.vni }) },
    inputs: distinct(events.map((h) => h.source.input)),
    evidence: events.map((h) => h.source),
    samples: events.length,
    proof: events.length === 0 ? undefined : `${events.length} routes or rows of it were read`,
    needs: NEEDS,
    path: nameOf(m),
    limits: [DUPLICATE],
    ...more,
  };
}

/** Histories of one MAC at one place in one table, in order, of the rows that tell it; withdrawals are no place. */
function perPlace({ evidence }: Body, of: (h: RouteEvent) => Scalar, tells?: (h: RouteEvent) => boolean): Figure[] {
  return evidence.mobility.flatMap((m) => {
    const groups = new Map<string, RouteEvent[]>();
    for (const h of m.history.filter((x) => !x.withdrawn && tells?.(x) !== false)) {
      const key = `${h.where} ${h.table ?? ""}`;
      groups.set(key, [...(groups.get(key) ?? []), h]);
    }
    return [...groups.values()].map((events) => {
      const [first] = events;
      const values = events.map(of);
      // the same state seen twice in a row is one state
      const steps = values.filter(
        (v, i) => i === 0 || v !== values[i - 1] || events[i]!.nextHop !== events[i - 1]!.nextHop,
      );
      const base = figure(m, events, steps);
      return {
        ...base,
        keys: { ...base.keys, name: first!.table ?? "" },
        path: `${nameOf(m)}, ${first!.table ?? "routes"} at ${first!.where}`,
      };
    });
  });
}

const sequence: FigureKind = {
  kind: "mobility.sequence",
  says: 'MAC Mobility sequence numbers at one place and table (where name: bgp, mac, update), in order; "absent" without the community.',
  value: "list",
  order: "sequence",
  selectors: SELECTORS,
  needs: NEEDS,
  derive: (body) => perPlace(body, (h) => h.seq ?? null, showsSeq),
};

const nextHop: FigureKind = {
  kind: "mobility.nextHop",
  says: "VTEPs that the routes of a MAC pointed to at one place and table, in order.",
  value: "list",
  order: "sequence",
  selectors: SELECTORS,
  needs: NEEDS,
  derive: (body) => perPlace(body, (h) => h.nextHop),
};

/** Some place shows the MAC at two times, so that a move between them would show. Two tables of one moment do not. */
function seenTwice(m: Mobility): boolean {
  const times = new Map<string, Set<string | number>>();
  for (const h of m.history) {
    const when = h.at ?? h.order;
    if (when !== undefined) times.set(h.where, (times.get(h.where) ?? new Set()).add(when));
  }
  return [...times.values()].some((t) => t.size > 1);
}

const moves: FigureKind = {
  kind: "mobility.moves",
  says: "Moves of a MAC between VTEPs, MAC-only and MAC+IP routes apart (where ip: none for MAC-only).",
  value: "number",
  selectors: ["mac", "ip", "vni"],
  needs: NEEDS,
  derive: ({ evidence }) =>
    evidence.mobility.map((m) =>
      figure(m, m.history, m.moves.length, {
        needs: "routes before and after",
        proof: m.moves.length > 0 || seenTwice(m) ? `${m.history.length} routes or rows of it were read` : undefined,
      }),
    ),
};

const rise: FigureKind = {
  kind: "mobility.rise",
  says: "The sequence rose with every move: the fabric treated it as a move.",
  value: "truth",
  selectors: ["mac", "ip", "vni"],
  needs: NEEDS,
  each: true,
  derive: ({ evidence }) =>
    evidence.mobility
      .filter((m) => m.moves.length > 0)
      .map((m) => {
        const unsure = m.moves.some((x) => !x.rise && (x.seqBeforeKnown === false || x.seqShown === false));
        const value = m.moves.every((x) => x.rise) ? true : unsure ? null : false;
        const seqs = m.moves
          .map((x) => (x.seqShown === false ? "not shown" : `${x.seqBefore ?? "absent"} to ${x.seqAfter ?? "absent"}`))
          .join(", ");
        const sources = m.moves.flatMap((x) => x.evidence);
        return figure(m, m.history, value, {
          inputs: distinct(sources.map((s) => s.input)),
          evidence: sources,
          samples: m.moves.length,
          proof: `${m.moves.length} moves were seen: ${seqs}`,
          needs: "a BGP table or an UPDATE that shows the sequence before the move",
        });
      }),
};

const embeds: FigureKind = {
  kind: "mac.embedsIp",
  says: "A MAC that begins with 0a:58 spells the IPv4 address that goes with it (OVN-Kubernetes makes it so).",
  value: "truth",
  selectors: ["mac", "ip"],
  needs: "a route, an object or a case that puts a 0a:58 MAC and an IPv4 address together",
  each: true,
  auto: true,
  derive: ({ evidence }) => pairs(evidence).map(({ mac, ip, sources }) => embedding(mac, ip, sources)),
};

interface Pair {
  readonly mac: string;
  readonly ip: string;
  readonly sources: Figure["evidence"];
}

/** MAC and address that one route, or one object, puts together. */
function pairs(e: Evidence): Pair[] {
  const out = new Map<string, Pair>();
  const add = (mac: string, ip: string, sources: Figure["evidence"]) => {
    if (mac.startsWith("0a:58:") && /^\d+\.\d+\.\d+\.\d+$/.test(ip) && !out.has(`${mac} ${ip}`))
      out.set(`${mac} ${ip}`, { mac, ip, sources });
  };
  for (const m of e.mobility)
    if (m.ip !== undefined)
      add(
        m.mac,
        m.ip,
        m.history.map((h) => h.source),
      );
  for (const f of factsOf(e, "vmi.mac", "ip.mac")) {
    const same = factsOf(e, "vmi.address", "ip.assigned").filter(
      (a) => a.subject === f.subject && a.source.input === f.source.input,
    );
    for (const a of same)
      if (typeof f.value === "string" && typeof a.value === "string") add(f.value, a.value, [f.source, a.source]);
  }
  return [...out.values()];
}

function embedding(mac: string, ip: string, sources: Figure["evidence"]): Figure {
  const spelt = mac
    .split(":")
    .slice(2)
    .map((h) => Number.parseInt(h, 16))
    .join(".");
  return {
    value: spelt === ip,
    keys: { mac, ip },
    inputs: distinct(sources.map((s) => s.input)),
    evidence: sources,
    samples: sources.length,
    proof: `the MAC spells ${spelt}, the address that goes with it is ${ip}`,
    path: `${mac} with ${ip}`,
    limits: [],
  };
}

/** Kinds of figures about MAC mobility. */
export const MOBILITY: readonly FigureKind[] = [sequence, nextHop, moves, rise, embeds];
