// Arista EOS `show bgp evpn [route-type mac-ip|...] [detail] | json`, 4.20 to 4.33: `evpnRoutes` of one VRF, or of `vrfs`. A key names the route as the
// text does ("RD: 192.0.2.2:10 mac-ip 0200.0000.000a"); communities, and so sequences, are in `routeDetail`, with `detail` only.
// Becomes: the same as of the text.
// Not read: VNIs, which no output that was seen holds; types other than mac-ip are rows without a history.
import { canonicalIp } from "../../core/address.ts";
import { mobility, namedRoute } from "./eos-evpn-routes.ts";
import type { TextFormat } from "./format.ts";
import { JsonReader, jsonHead, objectAt, stringAt } from "./json-tree.ts";
import type { JsonNode } from "./json-tree.ts";
import type { NosRoute, NosRow } from "./nos-rows.ts";

const SIGNS = /"evpnRoutes"\s*:\s*\{\s*(?:\}|"RD: )/;
const MOST_DEPTH = 4;

function rowsOf(document: JsonNode): NosRoute[] {
  const rows: NosRoute[] = [];
  const at = (node: JsonNode, depth: number): void => {
    if (node.type !== "object" || depth > MOST_DEPTH) return;
    for (const [key, value] of node.entries) {
      if (key === "evpnRoutes") rows.push(...routesOf(value));
      else at(value, depth + 1);
    }
  };
  at(document, 0);
  return rows;
}

function routesOf(node: JsonNode): NosRoute[] {
  if (node.type !== "object") return [];
  return [...node.entries].flatMap(([name, route]) => {
    const paths = route.type === "object" ? route.entries.get("evpnRoutePaths") : undefined;
    return paths?.type === "array" ? paths.items.flatMap((path) => pathOf(name, path)) : [];
  });
}

/** A path of a route; none where its sequence cannot be. */
function pathOf(name: string, node: JsonNode): NosRoute[] {
  const row = node.type === "object" ? namedRoute(node.line, name) : undefined;
  if (row === undefined || node.type !== "object") return [];
  const hop = stringAt(node, "nextHop") ?? "";
  row.local = hop === "";
  row.nextHop = canonicalIp(hop);
  if (!row.local && row.nextHop === undefined) return [];
  const active = objectAt(node, "routeType")?.entries.get("active");
  row.best = active?.type === "scalar" && typeof active.value === "boolean" ? active.value : undefined;
  const communities = objectAt(node, "routeDetail")?.entries.get("extCommunities");
  if (communities?.type !== "array") return [row];
  row.seqShown = undefined;
  const words = communities.items.flatMap((c) => (c.type === "scalar" && typeof c.value === "string" ? [c.value] : []));
  return mobility(row, words.join(" ")) ? [row] : [];
}

/** Arista EOS EVPN routes, JSON. */
export const eosEvpnRoutesJson: TextFormat<NosRow> = {
  id: "eos-evpn-routes-json",
  kind: "eos-evpn-routes",
  from: "Arista EOS 4.20 to 4.33: show bgp evpn [route-type mac-ip] [detail] | json",
  detect: (head) => SIGNS.test(jsonHead(head)),
  open: () => new JsonReader<NosRow>(rowsOf),
};
