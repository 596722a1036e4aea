// FRR `show evpn mac vni N|all [mac M] [detail|duplicate] json`, 7.x to 10.x: a list, lists by VNI, or single MACs by key.
// Becomes: the same as of the text.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { TextContext, TextFormat } from "./format.ts";
import { newMac, vniOf } from "./frr-evpn-mac.ts";
import type { EvpnMac, EvpnMacRow } from "./frr-evpn-rows.ts";
import { zebraFieldsOf } from "./frr-zebra-json.ts";
import { JsonReader, flagAt, jsonHead, numberAt, objectAt, stringAt } from "./json-tree.ts";
import type { JsonNode, JsonObject } from "./json-tree.ts";

const MAC_KEY = String.raw`"(?:[0-9a-fA-F]{2}:){5}[0-9a-fA-F]{2}"`;
const SIGNS = new RegExp(
  String.raw`^\s*\{\s*(?:"\d{1,8}"\s*:\s*\{\s*)?"numMacs"\s*:\s*\d+\s*(?:\}|,\s*"macs")|${MAC_KEY}\s*:\s*\{\s*"type"\s*:\s*"(?:local|remote|auto)"`,
);

function rowsOf(document: JsonNode, vni: number | undefined): EvpnMacRow[] {
  if (document.type !== "object") return [];
  const rows: EvpnMacRow[] = [];
  const count = document.entries.get("numMacs");
  if (count !== undefined) {
    const macCount = numberAt(document, "numMacs");
    if (macCount !== undefined) rows.push({ kind: "count", line: count.line, vni, macs: macCount });
    const macs = objectAt(document, "macs");
    if (macs !== undefined) rows.push(...macsOf(macs, vni));
    return rows;
  }
  rows.push(...macsOf(document, vni));
  for (const [key, node] of document.entries) {
    if (/^\d{1,8}$/.test(key) && node.type === "object") rows.push(...rowsOf(node, Number(key)));
  }
  return rows;
}

function macsOf(o: JsonObject, vni: number | undefined): EvpnMac[] {
  const out: EvpnMac[] = [];
  for (const [key, node] of o.entries) {
    const mac = canonicalMac(key);
    if (mac !== undefined && node.type === "object") out.push(macRow(node, mac, vni));
  }
  return out;
}

function macRow(o: JsonObject, mac: string, vni: number | undefined): EvpnMac {
  const row = newMac(o.line, mac, vni);
  const type = stringAt(o, "type");
  if (type === "local" || type === "remote" || type === "auto") row.type = type;
  row.interface = stringAt(o, "intf");
  row.vlan = numberAt(o, "vlan") || undefined;
  Object.assign(row, zebraFieldsOf(o));
  row.esi = (stringAt(o, "remoteEs") ?? stringAt(o, "esi"))?.toLowerCase();
  row.detectionCount = numberAt(o, "detectionCount");
  // the keys are there only when true, and only in the form for a single MAC
  if (o.entries.has("neighbors")) {
    row.sticky = flagAt(o, "stickyMac");
    row.gateway = flagAt(o, "defaultGateway") || flagAt(o, "remoteGatewayMac");
    row.neighbors.push(...neighborsOf(o, "active"), ...neighborsOf(o, "inactive"));
  }
  return row;
}

/** "none", or an object with two lists. */
function neighborsOf(o: JsonObject, which: "active" | "inactive"): { ip: string; active: boolean }[] {
  const list = objectAt(o, "neighbors")?.entries.get(which);
  if (list?.type !== "array") return [];
  return list.items.flatMap((item) => {
    const ip = item.type === "scalar" && typeof item.value === "string" ? canonicalIp(item.value) : undefined;
    return ip === undefined ? [] : [{ ip, active: which === "active" }];
  });
}

/** FRR EVPN MACs, JSON. */
export const frrEvpnMacJson: TextFormat<EvpnMacRow> = {
  id: "frr-evpn-mac-json",
  kind: "frr-evpn-mac",
  from: "vtysh of FRR 7.x to 10.x: show evpn mac vni N|all [mac M] [detail|duplicate] json",
  detect: (head) => SIGNS.test(jsonHead(head)),
  open: (context?: TextContext) => new JsonReader<EvpnMacRow>((document) => rowsOf(document, vniOf(context?.command))),
};
