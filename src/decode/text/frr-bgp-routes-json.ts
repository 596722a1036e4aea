// FRR `show bgp [vrf V] ipv4|ipv6 unicast [PREFIX|detail] json`, 7.x to 10.x. The document is printed in pieces, so a killed vtysh leaves it cut.
// Becomes: the same as of the text.
import { canonicalIp } from "../../core/address.ts";
import type { TextFormat } from "./format.ts";
import { pathFieldsOf } from "./frr-bgp-path-json.ts";
import type { BgpPath, BgpRoutesRow } from "./frr-bgp-rows.ts";
import { JsonReader, jsonHead, numberAt, objectAt, stringAt } from "./json-tree.ts";
import type { JsonNode, JsonObject } from "./json-tree.ts";

const PREFIX = /^[0-9A-Fa-f:.]{2,45}\/\d{1,3}$/;
const SIGNS =
  /"routes"\s*:\s*\{\s*(?:\}|"[0-9A-Fa-f:.]{2,45}\\?\/\d{1,3}"\s*:)|^\s*\{\s*"prefix"\s*:\s*"[0-9A-Fa-f:.]+\\?\/\d{1,3}"\s*,[\s\S]*"paths"\s*:\s*\[/;

function rowsOf(document: JsonNode, levels = 1): BgpRoutesRow[] {
  if (document.type !== "object") return [];
  const rows: BgpRoutesRow[] = [];
  const routes = objectAt(document, "routes");
  const single = stringAt(document, "prefix");
  if (routes !== undefined) {
    const id = stringAt(document, "routerId");
    const routerId = id === undefined ? undefined : canonicalIp(id);
    rows.push({ kind: "table", line: document.line, version: numberAt(document, "tableVersion"), routerId });
    for (const [key, node] of routes.entries) if (PREFIX.test(key)) rows.push(...pathsOf(node, key));
    rows.push(...totalsOf(document));
  } else if (single !== undefined && PREFIX.test(single)) {
    rows.push(...pathsOf(document.entries.get("paths") ?? document, single));
  } else if (levels > 0) {
    // VRFs by name
    for (const node of document.entries.values()) rows.push(...rowsOf(node, levels - 1));
  }
  return rows;
}

function totalsOf(o: JsonObject): BgpRoutesRow[] {
  const prefixes = numberAt(o, "totalRoutes");
  const paths = numberAt(o, "totalPaths");
  const node = o.entries.get("totalRoutes") ?? o.entries.get("totalPaths");
  return node === undefined ? [] : [{ kind: "totals", line: node.line, prefixes, paths }];
}

/** All path objects below a node. */
function pathsOf(node: JsonNode, prefix: string): BgpPath[] {
  if (node.type === "array") return node.items.flatMap((item) => pathsOf(item, prefix));
  if (node.type !== "object") return [];
  const paths = node.entries.get("paths");
  return paths === undefined ? [pathRow(node, prefix)] : pathsOf(paths, prefix);
}

function pathRow(o: JsonObject, prefix: string): BgpPath {
  const slash = prefix.indexOf("/");
  return {
    kind: "path",
    line: o.line,
    prefix: (canonicalIp(prefix.slice(0, slash)) ?? prefix.slice(0, slash)) + prefix.slice(slash),
    ...pathFieldsOf(o),
  };
}

/** FRR unicast routes of BGP, JSON. */
export const frrBgpRoutesJson: TextFormat<BgpRoutesRow> = {
  id: "frr-bgp-routes-json",
  kind: "frr-bgp-routes",
  from: "vtysh of FRR 7.x to 10.x: show bgp [vrf V] ipv4|ipv6 unicast [PREFIX|detail] json",
  detect: (head) => SIGNS.test(jsonHead(head)),
  open: () => new JsonReader<BgpRoutesRow>((document) => rowsOf(document)),
};
