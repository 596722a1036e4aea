// FRR `show evpn vni [detail|N] json`, 7.x to 10.x. `numRemoteVteps` is a number, "n/a" (L3), or in 8.4 a list of addresses; the list of
// remote VTEPs holds addresses in one command and objects in another; many keys have two names.
// Becomes: the same as of the text.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { TextFormat } from "./format.ts";
import { newVni } from "./frr-evpn-vni.ts";
import type { EvpnVni, EvpnVniRow } from "./frr-state-rows.ts";
import { JsonReader, jsonHead, numberAt, stringAt } from "./json-tree.ts";
import type { JsonNode, JsonObject } from "./json-tree.ts";
import { MOST_VNI } from "./printed-number.ts";

const SIGNS =
  /^\s*(?:\[\s*)?\{\s*(?:"\d{1,8}"\s*:\s*\{\s*)?"vni"\s*:\s*\d+\s*,\s*"(?:type"\s*:\s*"L[23]"\s*,\s*"(?!inKernel)|vxlanIf")|^\s*\{\s*"\d{1,8}"\s*:\s*\{\s*"type"\s*:\s*"L[23]"\s*,\s*"numRemoteVteps"/;

function rowsOf(document: JsonNode): EvpnVni[] {
  if (document.type === "array") return document.items.flatMap(rowsOf);
  if (document.type !== "object") return [];
  const vni = numberAt(document, "vni", MOST_VNI);
  if (vni !== undefined) return [vniRow(document, vni)];
  return [...document.entries].flatMap(([key, node]) =>
    /^\d{1,8}$/.test(key) && node.type === "object"
      ? [vniRow(node, numberAt(node, "vni", MOST_VNI) ?? Number(key))]
      : [],
  );
}

function vniRow(o: JsonObject, vni: number): EvpnVni {
  const row = newVni(o.line, vni);
  const type = stringAt(o, "type");
  if (type === "L2" || type === "L3") row.type = type;
  row.interface = stringAt(o, "vxlanInterface") ?? stringAt(o, "vxlanIf") ?? stringAt(o, "vxlanIntf");
  row.vrf = stringAt(o, "tenantVrf") ?? stringAt(o, "vrf");
  row.macs = numberAt(o, "numMacs");
  row.neighbors = numberAt(o, "numArpNd");
  row.vteps = vtepsOf(o, "remoteVteps") ?? vtepsOf(o, "numRemoteVteps");
  row.remoteVteps = numberAt(o, "numRemoteVteps") ?? row.vteps?.length;
  const local = stringAt(o, "vtepIp") ?? stringAt(o, "localVtepIp");
  row.localVtep = local === undefined ? undefined : (canonicalIp(local) ?? local);
  row.svi = stringAt(o, "sviInterface") ?? stringAt(o, "sviIntf");
  row.state = stringAt(o, "state");
  row.routerMac = canonicalMac(stringAt(o, "routerMac") ?? "");
  const l2 = o.entries.get("l2Vnis");
  if (l2?.type === "array")
    row.l2Vnis = l2.items.flatMap((i) => (i.type === "scalar" && typeof i.value === "number" ? [i.value] : []));
  return row;
}

/** Addresses of a list, whether its items are strings or objects with an `ip`; undefined when it is no list. */
function vtepsOf(o: JsonObject, key: string): string[] | undefined {
  const list = o.entries.get(key);
  if (list?.type !== "array") return undefined;
  return list.items.flatMap((item) => {
    const text =
      item.type === "object" ? stringAt(item, "ip") : item.type === "scalar" ? String(item.value) : undefined;
    const ip = text === undefined ? undefined : canonicalIp(text);
    return ip === undefined ? [] : [ip];
  });
}

/** FRR VNIs of zebra, JSON. */
export const frrEvpnVniJson: TextFormat<EvpnVniRow> = {
  id: "frr-evpn-vni-json",
  kind: "frr-evpn-vni",
  from: "vtysh of FRR 7.x to 10.x: show evpn vni [detail|N] json",
  detect: (head) => SIGNS.test(jsonHead(head)),
  open: () => new JsonReader<EvpnVniRow>(rowsOf),
};
