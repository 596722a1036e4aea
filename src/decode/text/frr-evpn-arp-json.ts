// FRR `show evpn arp-cache vni N|all [ip I] [duplicate] json`, 7.x to 10.x. Addresses are siblings of the counter; the answer about a
// single address has no key, and about one that is not there 8.4 prints nothing at all.
// Becomes: the same as of the text.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { TextContext, TextFormat } from "./format.ts";
import { newNeighbor } from "./frr-evpn-arp.ts";
import { vniOf } from "./frr-evpn-mac.ts";
import type { EvpnNeighbor, EvpnNeighborRow } from "./frr-state-rows.ts";
import { zebraFieldsOf } from "./frr-zebra-json.ts";
import { JsonReader, jsonHead, numberAt, stringAt } from "./json-tree.ts";
import type { JsonNode, JsonObject } from "./json-tree.ts";

const SIGNS =
  /^\s*\{\s*(?:"\d{1,8}"\s*:\s*\{\s*)?"numArpNd"\s*:\s*\d+\s*[,}]|^\s*\{\s*(?:"uptime"\s*:\s*"[^"]*"\s*,\s*)?"ip"\s*:\s*"[^"]+"\s*,\s*"type"\s*:\s*"(?:local|remote)"/;

function rowsOf(document: JsonNode, vni: number | undefined): EvpnNeighborRow[] {
  if (document.type !== "object") return [];
  const single = stringAt(document, "ip");
  if (single !== undefined) return [neighborRow(document, single, vni)];
  const rows: EvpnNeighborRow[] = [];
  for (const [key, node] of document.entries) {
    if (key === "numArpNd") {
      const count = numberAt(document, key);
      if (count !== undefined) rows.push({ kind: "count", line: node.line, vni, count });
    } else if (node.type !== "object") continue;
    else if (/^\d{1,8}$/.test(key)) rows.push(...rowsOf(node, Number(key)));
    else if (canonicalIp(key) !== undefined) rows.push(neighborRow(node, key, vni));
  }
  return rows;
}

function neighborRow(o: JsonObject, ip: string, vni: number | undefined): EvpnNeighbor {
  const row = newNeighbor(o.line, canonicalIp(ip) ?? ip, vni);
  const type = stringAt(o, "type");
  if (type === "local" || type === "remote") row.type = type;
  const state = stringAt(o, "state");
  if (state === "active" || state === "inactive") row.state = state;
  Object.assign(row, zebraFieldsOf(o));
  row.mac = canonicalMac(stringAt(o, "mac") ?? "");
  row.esi = stringAt(o, "remoteEs")?.toLowerCase();
  return row;
}

/** FRR EVPN neighbours, JSON. */
export const frrEvpnArpJson: TextFormat<EvpnNeighborRow> = {
  id: "frr-evpn-arp-json",
  kind: "frr-evpn-arp",
  from: "vtysh of FRR 7.x to 10.x: show evpn arp-cache vni N|all [ip I] [duplicate] json",
  detect: (head) => SIGNS.test(jsonHead(head)),
  open: (context?: TextContext) =>
    new JsonReader<EvpnNeighborRow>((document) => rowsOf(document, vniOf(context?.command))),
};
