// FRR `show bgp l2vpn evpn vni [N] json`, 7.x to 10.x. The numbers of VNIs are siblings of the VNIs; route targets have two spellings of
// their key; "inKernel" is a string.
// Becomes: the same as of the text.
import { canonicalIp } from "../../core/address.ts";
import type { TextFormat } from "./format.ts";
import { newBgpVni, newSettings } from "./frr-bgp-vni.ts";
import type { BgpVni, BgpVniRow } from "./frr-state-rows.ts";
import { JsonReader, jsonHead, numberAt, stringAt } from "./json-tree.ts";
import type { JsonNode, JsonObject } from "./json-tree.ts";
import { stringsAt } from "./linux-json.ts";
import { MOST_VNI } from "./printed-number.ts";

const SIGNS = /"advertiseAllVnis"\s*:\s*"(?:En|Dis)abled"|"inKernel"\s*:\s*"(?:True|False)"/i;

function rowsOf(document: JsonNode): BgpVniRow[] {
  if (document.type !== "object") return [];
  const single = numberAt(document, "vni", MOST_VNI);
  if (single !== undefined) return [vniRow(document, single)];
  const rows: BgpVniRow[] = [];
  const all = stringAt(document, "advertiseAllVnis");
  if (all !== undefined || document.entries.has("numL2Vnis")) {
    rows.push({
      ...newSettings(document.line),
      advertiseAllVnis: all === undefined ? undefined : all === "Enabled",
      l2Vnis: numberAt(document, "numL2Vnis"),
      l3Vnis: numberAt(document, "numL3Vnis"),
    });
  }
  for (const [key, node] of document.entries) {
    if (/^\d{1,8}$/.test(key) && node.type === "object")
      rows.push(vniRow(node, numberAt(node, "vni", MOST_VNI) ?? Number(key)));
  }
  return rows;
}

function vniRow(o: JsonObject, vni: number): BgpVni {
  const row = newBgpVni(o.line, vni);
  const type = stringAt(o, "type");
  if (type === "L2" || type === "L3") row.type = type;
  row.inKernel = stringAt(o, "inKernel") === "True";
  row.rd = stringAt(o, "rd");
  row.vrf = stringAt(o, "tenantVrf");
  const originator = stringAt(o, "originatorIp");
  row.originator = originator === undefined ? undefined : (canonicalIp(originator) ?? originator);
  row.importRts = [...stringsAt(o, "importRTs"), ...stringsAt(o, "importRts")];
  row.exportRts = [...stringsAt(o, "exportRTs"), ...stringsAt(o, "exportRts")];
  return row;
}

/** FRR VNIs of bgpd, JSON. */
export const frrBgpVniJson: TextFormat<BgpVniRow> = {
  id: "frr-bgp-vni-json",
  kind: "frr-bgp-vni",
  from: "vtysh of FRR 7.x to 10.x: show bgp l2vpn evpn vni [N] json",
  detect: (head) => SIGNS.test(jsonHead(head)),
  open: () => new JsonReader<BgpVniRow>(rowsOf),
};
