// FRR `show evpn rmac vni N|all` and `show evpn next-hops vni N|all`, text and JSON, 6.0 to 10.x: which router MAC a remote VTEP has.
// One VTEP may stand there twice, as 10.0.0.2 and as ::ffff:a00:2 (routes of IPv6 over an IPv4 VTEP); counters are siblings of the data.
// Becomes: facts: the router MAC of a VTEP (vtep.routerMac).
// Not read: the hosts and prefixes that refer to an entry.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { Line, TextContext, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import { vniOf } from "./frr-evpn-mac.ts";
import type { EvpnRmac, EvpnRmacRow } from "./frr-state-rows.ts";
import { JsonReader, jsonHead, numberAt, stringAt } from "./json-tree.ts";
import type { JsonNode, JsonObject } from "./json-tree.ts";
import { lineReader } from "./line-reader.ts";
import type { LineRows } from "./line-reader.ts";

/** What tells the two tables apart. */
interface Table {
  readonly count: RegExp;
  readonly all: RegExp;
  readonly heading: RegExp;
  /** Key of the counter in JSON. */
  readonly counter: string;
  readonly counterSigns: RegExp;
}

const RMACS: Table = {
  count: /^Number of Remote RMACs known for this VNI: (\d{1,15})\s*$/,
  all: /^VNI (\d{1,8}) #RMACs (\d{1,15})\s*$/,
  heading: /^(?:RMAC|MAC) +Remote VTEP\s*$/,
  counter: "numRmacs",
  counterSigns: /^\s*\{\s*(?:"\d{1,8}"\s*:\s*\{\s*)?"numRmacs"\s*:\s*\d/,
};

const NEXT_HOPS: Table = {
  count: /^Number of NH Neighbors known for this VNI: (\d{1,15})\s*$/,
  all: /^VNI (\d{1,8}) #Next-Hops (\d{1,15})\s*$/,
  heading: /^IP +RMAC\s*$/,
  counter: "numNextHops",
  counterSigns: /^\s*\{\s*(?:"\d{1,8}"\s*:\s*\{\s*)?"numNextHops"\s*:\s*\d/,
};

/** The two words of a row, whichever comes first. */
function pairOf(line: Line, vni: number | undefined): EvpnRmac | undefined {
  const words = line.text.trim().split(/\s+/);
  if (words.length !== 2) return undefined;
  const [first, second] = words as [string, string];
  const mac = canonicalMac(first) ?? canonicalMac(second);
  const vtep = canonicalIp(first) ?? canonicalIp(second);
  return mac === undefined || vtep === undefined ? undefined : { kind: "rmac", line: line.number, vni, mac, vtep };
}

function openText(table: Table, context: TextContext | undefined) {
  let vni = vniOf(context?.command);
  const one = (line: Line): LineRows<EvpnRmacRow> => {
    const all = table.all.exec(line.text);
    if (all !== null) {
      vni = Number(all[1]);
      return [{ kind: "count", line: line.number, vni, count: Number(all[2]) }];
    }
    const count = table.count.exec(line.text);
    if (count !== null) return [{ kind: "count", line: line.number, vni, count: Number(count[1]) }];
    const row = pairOf(line, vni);
    if (row !== undefined) return [row];
    return table.heading.test(line.text) ? [] : undefined;
  };
  return lineReader<EvpnRmacRow>(one);
}

function rowsOf(document: JsonNode, vni: number | undefined, table: Table): EvpnRmacRow[] {
  if (document.type !== "object") return [];
  const rows: EvpnRmacRow[] = [];
  for (const [key, node] of document.entries) {
    if (key === table.counter) {
      const count = numberAt(document, key);
      if (count !== undefined) rows.push({ kind: "count", line: node.line, vni, count });
    } else if (node.type !== "object") continue;
    else if (/^\d{1,8}$/.test(key)) rows.push(...rowsOf(node, Number(key), table));
    else rows.push(...entry(node, key, vni));
  }
  return rows;
}

function entry(o: JsonObject, key: string, vni: number | undefined): EvpnRmac[] {
  const mac = canonicalMac(stringAt(o, "routerMac") ?? key);
  const vtep = canonicalIp(stringAt(o, "vtepIp") ?? stringAt(o, "nexthopIp") ?? key);
  return mac === undefined || vtep === undefined ? [] : [{ kind: "rmac", line: o.line, vni, mac, vtep }];
}

function textFormat(id: string, command: string, table: Table, starts: RegExp): TextFormat<EvpnRmacRow> {
  return {
    id,
    kind: id,
    lineLimit: SHORT_LINE,
    from: `vtysh of FRR 6.0 to 10.x: ${command} vni N|all`,
    starts,
    detect: (head) =>
      head.some(({ text }) => table.count.test(text) || table.all.test(text) || table.heading.test(text)),
    open: (context) => openText(table, context),
  };
}

function jsonFormat(id: string, command: string, table: Table): TextFormat<EvpnRmacRow> {
  return {
    id: `${id}-json`,
    kind: id,
    from: `vtysh of FRR 7.x to 10.x: ${command} vni N|all json`,
    detect: (head) => table.counterSigns.test(jsonHead(head)),
    open: (context?: TextContext) =>
      new JsonReader<EvpnRmacRow>((document) => rowsOf(document, vniOf(context?.command), table)),
  };
}

/** FRR router MACs, text. */
export const frrEvpnRmac: TextFormat<EvpnRmacRow> = textFormat(
  "frr-evpn-rmac",
  "show evpn rmac",
  RMACS,
  /^(?:Number of Remote RMACs known|VNI \d{1,8} #RMACs )/,
);

/** FRR router MACs, JSON. */
export const frrEvpnRmacJson: TextFormat<EvpnRmacRow> = jsonFormat("frr-evpn-rmac", "show evpn rmac", RMACS);

/** FRR next hops of L3 VNIs, text. */
export const frrEvpnNextHops: TextFormat<EvpnRmacRow> = textFormat(
  "frr-evpn-next-hops",
  "show evpn next-hops",
  NEXT_HOPS,
  /^(?:Number of NH Neighbors known|VNI \d{1,8} #Next-Hops )/,
);

/** FRR next hops of L3 VNIs, JSON. */
export const frrEvpnNextHopsJson: TextFormat<EvpnRmacRow> = jsonFormat(
  "frr-evpn-next-hops",
  "show evpn next-hops",
  NEXT_HOPS,
);
