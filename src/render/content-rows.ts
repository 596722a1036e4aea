// What tables of one input hold, as rows for a terminal: routes and forwarding entries, and facts.
import type { Evidence, RouteEvent } from "../schema/evidence.generated.ts";
import { sequenceOf } from "./story.ts";

/** Rows under one title; `omitted` more were left out. */
export interface ContentPart {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly omitted: number;
}

/** Rows of a part. */
const MOST = 20;

/** The parts that an input has: routes, forwarding entries, facts. */
export function contentRows(evidence: Evidence): readonly ContentPart[] {
  const all = evidence.mobility.flatMap((m) => m.history.map((e) => ({ mac: m.mac, ip: m.ip ?? "", vni: m.vni, e })));
  const fdb = all.filter(({ e }) => e.table === "fdb");
  const routes = all.filter(({ e }) => e.table !== "fdb");
  // The order of the input, not that of addresses.
  const inOrder = (list: typeof all): typeof all => list.toSorted((a, b) => place(a.e) - place(b.e));
  const parts = [
    part(
      "Routes of MACs",
      ["MAC", "IP", "VNI", "VTEP", "sequence", ""],
      inOrder(routes).map(({ mac, ip, vni, e }) => [
        mac,
        ip,
        vni === null ? "" : String(vni),
        e.withdrawn ? "withdrawn" : (e.nextHop ?? (e.local === true ? "local" : "")),
        sequenceOf(e),
        remarks(e),
      ]),
    ),
    part(
      "Forwarding entries",
      ["MAC", "IP", "VTEP", "device", ""],
      inOrder(fdb).map(({ mac, ip, e }) => [mac, ip, e.nextHop ?? "", e.interface ?? "", remarks(e)]),
    ),
    part(
      "Facts",
      ["kind", "subject", "value"],
      evidence.facts.map((f) => [f.kind, f.subject, valueText(f.value)]),
    ),
  ];
  return parts.filter((p) => p.rows.length > 0);
}

function part(title: string, head: readonly string[], rows: readonly (readonly string[])[]): ContentPart {
  const filled = head.map((_, k) => rows.some((row) => row[k] !== ""));
  const some = (row: readonly string[]): readonly string[] => row.filter((_, k) => filled[k]);
  return { title, head: some(head), rows: rows.slice(0, MOST).map(some), omitted: Math.max(0, rows.length - MOST) };
}

function place(e: RouteEvent): number {
  return e.source.line ?? e.source.record ?? 0;
}

function remarks(e: RouteEvent): string {
  return [e.best === true ? "best" : "", e.local === true ? "local" : "", e.sticky ? "sticky" : ""]
    .filter((x) => x !== "")
    .join(", ");
}

function valueText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}
