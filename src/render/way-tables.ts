// Ways of probes past each tap, as a table and as lines of the terminal; translated addresses.
import type { Evidence, Way, WayLeg } from "../schema/evidence.generated.ts";
import { bodies } from "./figures/bodies.ts";
import { count, seqRange } from "./format.ts";
import { idRanges } from "./probe-tables.ts";
import { table, type Cell, type Table } from "./table.ts";

/** Where requests and replies went by: interfaces, MACs, hops. */
export function ways(evidence: Evidence): Table {
  const rows: Cell[][] = [];
  const limits: string[][] = [];
  for (const w of evidence.ways) {
    for (const [i, l] of w.legs.entries()) {
      rows.push([
        w.stream ?? "none",
        w.input,
        l.packet,
        [l.interface ?? "", l.direction ?? ""].filter((x) => x !== "").join(" "),
        l.sourceMac ?? "",
        l.destinationMac ?? "",
        l.ttl === undefined ? "" : String(l.ttl),
        l.hops === undefined ? "" : `${l.hops} (from ${l.initialTtl})`,
        count(l.packets),
        seqRange(l.firstSeq, l.lastSeq),
        i === 0 ? w.macs : "",
        i === 0 ? w.interfaces : "",
        { sources: [l.source] },
      ]);
      limits.push(i === w.legs.length - 1 ? [...w.reasons, ...w.limits] : []);
    }
  }
  return table({
    id: "ways",
    title: "Ways past the taps",
    note: "Whether the way back is the way there: by MACs, a reply goes to the MAC that the request came from; by interfaces, it goes out where the request came in. Hops assume an initial TTL.",
    columns:
      "stream|input|packet|interface|from MAC|to MAC|#TTL|hops|#packets|seq|same MACs back|same interfaces back|evidence",
    rows,
    named: 3,
    limits,
    empty: "No echo packet was seen.",
  });
}

/** Probes that were seen under two addresses. */
export function translations(evidence: Evidence): Table {
  return table({
    id: "translations",
    title: "Translated addresses",
    note: "Two streams that are the same probes under different addresses; totals count them once.",
    columns: "original|translated|source|destination|identifier|#agree|#of|by|order by|evidence",
    rows: evidence.translations.map((t) => [
      t.original,
      t.translated,
      t.source === undefined ? "" : `${t.source.from} to ${t.source.to}`,
      t.destination === undefined ? "" : `${t.destination.from} to ${t.destination.to}`,
      t.icmpId === undefined ? "" : `${t.icmpId.from} to ${t.icmpId.to}`,
      count(t.agreeing),
      count(t.compared),
      t.basis,
      t.orderBy ?? "not known",
      { sources: t.evidence },
    ]),
    named: 2,
    limits: evidence.translations.map((t) => t.limits),
    empty: "No probe was seen under two addresses.",
  });
}

/** A line for each way that the bodies of probes went by: [streams, way]. */
export function wayLines(evidence: Evidence): readonly (readonly [string, string])[] {
  const out = new Map<string, string[]>();
  const shown = new Set(bodies(evidence).flatMap((b) => b.taps.map((s) => s.id)));
  for (const w of evidence.ways) {
    if (w.stream === null || !shown.has(w.stream)) continue;
    const words = wayWords(w);
    out.set(words, [...(out.get(words) ?? []), w.stream]);
  }
  return [...out].map(([words, ids]) => [idRanges(ids), words] as const);
}

function wayWords(w: Way): string {
  const requests = w.legs.filter((l) => l.packet === "request");
  const replies = w.legs.filter((l) => l.packet === "reply");
  const parts = [hopWords("requests", requests), hopWords("replies", replies)].filter((x) => x !== "");
  const verdicts = [`MACs ${w.macs}`, ...(w.interfaces === "inconclusive" ? [] : [`interfaces ${w.interfaces}`])];
  return [...parts, ...verdicts].join(", ");
}

function hopWords(which: string, legs: readonly WayLeg[]): string {
  const ttls = [...new Set(legs.flatMap((l) => (l.ttl === undefined ? [] : [l.ttl])))].toSorted((a, b) => b - a);
  if (ttls.length === 0) return "";
  const hops = [...new Set(legs.flatMap((l) => (l.hops === undefined ? [] : [l.hops])))].toSorted((a, b) => a - b);
  return `${which} TTL ${ttls.join("/")} (${hops.join("/")} ${hops.length === 1 && hops[0] === 1 ? "hop" : "hops"})`;
}
