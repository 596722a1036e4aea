// What FRR prints alike for every path of BGP in JSON, whatever its address family: status, next hop, attributes.
import { canonicalIp } from "../../core/address.ts";
import { ORIGINS } from "./frr-bgp-path.ts";
import type { BgpPathFields } from "./frr-bgp-rows.ts";
import { flagAt, numberAt, objectAt, stringAt } from "./json-tree.ts";
import type { JsonObject } from "./json-tree.ts";

/** Status, next hop and attributes of a path object, 7.x to 10.x. */
export function pathFieldsOf(o: JsonObject): BgpPathFields {
  const hop = nextHopOf(o);
  const ip = hop === undefined ? undefined : stringAt(hop, "ip");
  const best = o.entries.get("bestpath");
  const path = stringAt(o, "path") ?? textOf(o, "aspath");
  return {
    valid: flagAt(o, "valid"),
    best: best?.type === "object" ? flagAt(best, "overall") : flagAt(o, "bestpath"),
    multipath: flagAt(o, "multipath"),
    stale: flagAt(o, "stale"),
    internal: stringAt(o, "pathFrom") === "internal" || stringAt(objectAt(o, "peer") ?? o, "type") === "internal",
    nextHop: ip === undefined ? undefined : canonicalIp(ip),
    nextHopName: hop === undefined ? undefined : stringAt(hop, "hostname"),
    metric: numberAt(o, "metric") ?? numberAt(o, "med"),
    locPrf: numberAt(o, "locPrf") ?? numberAt(o, "localpref"),
    weight: numberAt(o, "weight"),
    path: path === "Local" ? "" : path,
    origin: ORIGINS.get(stringAt(o, "origin") ?? ""),
  };
}

/** A string, or the `string` of an object. */
export function textOf(o: JsonObject, key: string): string | undefined {
  const inner = objectAt(o, key);
  return inner === undefined ? stringAt(o, key) : stringAt(inner, "string");
}

/** The next hop in use of a path that FRR prints with `nexthops`, else its first. */
function nextHopOf(o: JsonObject): JsonObject | undefined {
  const hops = o.entries.get("nexthops");
  if (hops?.type !== "array") return undefined;
  const objects = hops.items.filter((h) => h.type === "object");
  return objects.find((h) => flagAt(h, "used")) ?? objects[0];
}
