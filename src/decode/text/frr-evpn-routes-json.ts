// FRR `show bgp l2vpn evpn route [detail] [type T|vni N|rd R mac M] json` and `show bgp l2vpn evpn json`, 7.x to 10.x.
// `paths` is an array of arrays in one command and flat in another; scalars share an object with data keys.
// Becomes: the same as of the text.
// Not read: peers a path was advertised to.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { TextContext, TextFormat } from "./format.ts";
import { pathFieldsOf, textOf } from "./frr-bgp-path-json.ts";
import { parsePrefix, parseVnis } from "./frr-evpn-rows.ts";
import type { EvpnPrefix, EvpnRoute, EvpnRow } from "./frr-evpn-rows.ts";
import { JsonReader, flagAt, jsonHead, numberAt, objectAt, stringAt } from "./json-tree.ts";
import type { JsonNode, JsonObject } from "./json-tree.ts";

const PREFIX = /^\[\d{1,3}\]:\[/;
const SIGNS = /"\[[1-5]\]:\[|"numPrefix"\s*:\s*\d+\s*,\s*"numPaths"|^\s*\{\s*"rd"\s*:\s*"[^"]*"\s*,\s*"routeType"\s*:/;

/** Where in the document a path stands. */
interface Place {
  readonly rd: string | undefined;
  readonly prefix: string;
  readonly parsed: EvpnPrefix;
  readonly vnis: readonly number[];
}

function rowsOf(document: JsonNode, vnis: readonly number[]): EvpnRow[] {
  if (document.type !== "object") return [];
  const rows: EvpnRow[] = [];
  const version = numberAt(document, "bgpTableVersion");
  const routerId = stringAt(document, "bgpLocalRouterId");
  if (version !== undefined || routerId !== undefined) {
    const id = routerId === undefined ? undefined : canonicalIp(routerId);
    rows.push({ kind: "table", line: document.line, version, routerId: id });
  }
  if (document.entries.has("routeType")) rows.push(...single(document, vnis));
  else rows.push(...block(document, undefined, vnis));
  const prefixes = numberAt(document, "numPrefix");
  const paths = numberAt(document, "numPaths");
  const counted = document.entries.get("numPrefix") ?? document.entries.get("numPaths");
  if (counted !== undefined) rows.push({ kind: "totals", line: counted.line, prefixes, paths });
  return rows;
}

/** An object whose keys are prefixes, or RDs with such objects. */
function block(o: JsonObject, rd: string | undefined, vnis: readonly number[]): EvpnRoute[] {
  const out: EvpnRoute[] = [];
  for (const [key, node] of o.entries) {
    if (PREFIX.test(key)) {
      const parsed = parsePrefix(key);
      if (parsed !== undefined) out.push(...pathsOf(node, { rd, prefix: key, parsed, vnis }));
    } else if (rd === undefined && node.type === "object" && key.includes(":")) {
      out.push(...block(node, stringAt(node, "rd") ?? key, vnis));
    }
  }
  return out;
}

/** The answer about one route: its fields stand beside its paths. */
function single(o: JsonObject, vnis: readonly number[]): EvpnRoute[] {
  const rd = stringAt(o, "rd") || undefined;
  const named = [...o.entries].filter(([key]) => PREFIX.test(key));
  if (named.length > 0) return block(o, rd, vnis).map((r) => ({ ...r, rd }));
  const paths = o.entries.get("paths");
  const mac = canonicalMac(stringAt(o, "mac") ?? "");
  if (paths === undefined) return [];
  const ip = canonicalIp(stringAt(o, "ip") ?? "");
  const parsed: EvpnPrefix = {
    routeType: numberAt(o, "routeType") ?? 0,
    ethTag: numberAt(o, "ethTag"),
    mac,
    ip,
    ipLen: numberAt(o, "ipLen"),
    segment: undefined,
  };
  return pathsOf(paths, { rd, prefix: spelled(parsed), parsed, vnis });
}

function spelled(p: EvpnPrefix): string {
  const address = p.ip === undefined ? "" : `:[${p.ipLen}]:[${p.ip}]`;
  return `[${p.routeType}]:[${p.ethTag ?? 0}]${p.mac === undefined ? "" : `:[48]:[${p.mac}]`}${address}`;
}

/** All path objects below a node, however they are nested. */
function pathsOf(node: JsonNode, place: Place): EvpnRoute[] {
  if (node.type === "array") return node.items.flatMap((item) => pathsOf(item, place));
  if (node.type !== "object") return [];
  const paths = node.entries.get("paths");
  return paths === undefined ? (isPath(node) ? [pathRow(node, place)] : []) : pathsOf(paths, place);
}

function isPath(o: JsonObject): boolean {
  return ["nexthops", "valid", "pathFrom", "peerId", "peer", "origin"].some((key) => o.entries.has(key));
}

function pathRow(o: JsonObject, place: Place): EvpnRoute {
  const peer = stringAt(o, "peerId") ?? stringAt(objectAt(o, "peer") ?? o, "peerId");
  const communities = textOf(o, "extendedCommunity");
  const shown = parseVnis(stringAt(o, "vni") ?? stringAt(o, "VNI"));
  return {
    kind: "route",
    line: o.line,
    prefix: place.prefix,
    ...place.parsed,
    rd: place.rd,
    ...pathFieldsOf(o),
    esi: stringAt(o, "esi")?.toLowerCase(),
    communities: communities === "" ? undefined : communities,
    vnis: shown.length > 0 ? shown : place.vnis,
    originator: stringAt(o, "originatorId"),
    // a route of this node has no peer; its pathFrom says "external" all the same
    local: peer === "(unspec)" || (flagAt(o, "local") && flagAt(o, "sourced")),
  };
}

/** FRR EVPN routes, JSON. */
export const frrEvpnRoutesJson: TextFormat<EvpnRow> = {
  id: "frr-evpn-routes-json",
  kind: "frr-evpn-routes",
  from: "vtysh of FRR 7.x to 10.x: show bgp l2vpn evpn [route ...] json",
  detect: (head) => SIGNS.test(jsonHead(head)),
  open(context?: TextContext) {
    const vni = / vni (\d{1,8})\b/.exec(context?.command ?? "");
    const vnis = vni === null ? [] : [Number(vni[1])];
    return new JsonReader<EvpnRow>((document) => rowsOf(document, vnis));
  },
};
