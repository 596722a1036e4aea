// FRR `show ip|ipv6 route [vrf V|all] json`, 7.x to 10.x: prefix to list of entries; with "vrf all" by VRF.
// Becomes: the same as of the text.
import { canonicalIp } from "../../core/address.ts";
import type { TextFormat } from "./format.ts";
import type { RibEntry, RibNextHop, RibRow } from "./frr-bgp-rows.ts";
import { JsonReader, flagAt, jsonHead, numberAt, stringAt } from "./json-tree.ts";
import type { JsonNode, JsonObject } from "./json-tree.ts";

const PREFIX = /^[0-9A-Fa-f:.]{2,45}\/\d{1,3}$/;
const SIGNS =
  /^\s*\{\s*(?:"[^"]{1,64}"\s*:\s*\{\s*)?"[0-9A-Fa-f:.]{2,45}\\?\/\d{1,3}"\s*:\s*\[\s*\{\s*"prefix"\s*:\s*"[^"]*"\s*,\s*(?:"prefixLen"\s*:\s*\d+\s*,\s*)?"protocol"/;

function rowsOf(document: JsonNode, levels = 1): RibEntry[] {
  if (document.type !== "object") return [];
  return [...document.entries].flatMap(([key, node]) => {
    if (PREFIX.test(key) && node.type === "array")
      return node.items.flatMap((item) => (item.type === "object" ? [entryRow(item, key)] : []));
    return levels > 0 ? rowsOf(node, levels - 1) : [];
  });
}

function entryRow(o: JsonObject, prefix: string): RibEntry {
  const slash = prefix.indexOf("/");
  const hops = o.entries.get("nexthops");
  return {
    kind: "rib",
    line: o.line,
    prefix: (canonicalIp(prefix.slice(0, slash)) ?? prefix.slice(0, slash)) + prefix.slice(slash),
    protocol: stringAt(o, "protocol") ?? "",
    selected: flagAt(o, "selected"),
    distance: numberAt(o, "distance"),
    metric: numberAt(o, "metric"),
    uptime: stringAt(o, "uptime"),
    vrf: stringAt(o, "vrfName"),
    nextHops: hops?.type === "array" ? hops.items.flatMap((h) => (h.type === "object" ? [hopOf(h)] : [])) : [],
  };
}

function hopOf(o: JsonObject): RibNextHop {
  const ip = stringAt(o, "ip");
  return {
    ip: ip === undefined ? undefined : canonicalIp(ip),
    interface: stringAt(o, "interfaceName"),
    fib: flagAt(o, "fib"),
    active: flagAt(o, "active"),
    recursive: flagAt(o, "recursive"),
    onlink: flagAt(o, "onLink"),
    weight: numberAt(o, "weight"),
    unreachable: flagAt(o, "unreachable"),
  };
}

/** FRR routes of zebra, JSON. */
export const frrIpRouteJson: TextFormat<RibRow> = {
  id: "frr-ip-route-json",
  kind: "frr-ip-route",
  from: "vtysh of FRR 7.x to 10.x: show ip|ipv6 route [vrf V|all] json",
  detect: (head) => SIGNS.test(jsonHead(head)),
  open: () => new JsonReader<RibRow>((document) => rowsOf(document)),
};
