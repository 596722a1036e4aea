// `ip -j [-6] [-d] route show|get`, JSON of iproute2 4.15 to 7. Traps: "via" with a family instead of "gateway"; "metrics" is a list of
// objects; "cache" (and "uid" or "from") only in look-ups; -d adds "type": "unicast".
// Becomes: the same as of the text.
import { canonicalIp } from "../../core/address.ts";
import type { Line, TextFormat } from "./format.ts";
import { JsonReader, flagAt, jsonHead, numberAt, objectAt, stringAt } from "./json-tree.ts";
import type { JsonNode, JsonObject, JsonProblem } from "./json-tree.ts";
import { objectsOf, stringsAt } from "./linux-json.ts";
import { newRoute } from "./linux-route-lines.ts";
import type { NextHop, RouteRow } from "./linux-rows.ts";

const ROUTE =
  /^\s*\[\s*(?:\{\s*\}\s*,\s*)*\{\s*(?:"deleted"\s*:\s*true\s*,\s*)?(?:"type"\s*:\s*"[a-z]+"\s*,\s*)?"dst"\s*:\s*"[^"]*"\s*,\s*(?:"tos"\s*:\s*"[^"]*"\s*,\s*)?"(?:gateway|via|dev|flags|nhid|from|table|protocol|scope|metric|nexthops|encap|prefsrc)"/;
const NEIGHBOUR = /^[^}]*"(?:lladdr|state|proxy)"\s*:/;
const LOOKED_UP = /"(?:cache|uid|from)"\s*:/;

function rowsOf(document: JsonNode): RouteRow[] {
  return objectsOf(document).flatMap((o) => routeRow(o) ?? []);
}

function routeRow(o: JsonObject): RouteRow | undefined {
  const dst = stringAt(o, "dst");
  if (dst === undefined) return undefined;
  const row = newRoute(o.line, dst);
  row.type = stringAt(o, "type") ?? "unicast";
  row.via = gateway(o);
  row.dev = stringAt(o, "dev");
  row.nhid = numberAt(o, "nhid");
  row.table = stringAt(o, "table") ?? numberAt(o, "table")?.toString();
  row.protocol = stringAt(o, "protocol") ?? numberAt(o, "protocol")?.toString();
  row.scope = stringAt(o, "scope");
  row.src = stringAt(o, "prefsrc");
  row.from = stringAt(o, "from");
  row.metric = numberAt(o, "metric");
  row.expires = numberAt(o, "expires");
  row.uid = numberAt(o, "uid");
  row.flags = stringsAt(o, "flags");
  row.cache = o.entries.has("cache") ? stringsAt(o, "cache") : undefined;
  row.deleted = flagAt(o, "deleted");
  metrics(row, o);
  row.nexthops = hopsOf(o);
  return row;
}

function metrics(row: RouteRow, o: JsonObject): void {
  const list = o.entries.get("metrics");
  for (const m of list === undefined ? [] : objectsOf(list)) {
    row.mtu ??= numberAt(m, "mtu");
    row.mtuLocked ||= flagAt(m, "lock");
  }
}

function gateway(o: JsonObject): string | undefined {
  const via = objectAt(o, "via");
  const text = stringAt(o, "gateway") ?? (via === undefined ? undefined : stringAt(via, "host"));
  return text === undefined ? undefined : (canonicalIp(text) ?? text);
}

function hopsOf(o: JsonObject): NextHop[] {
  const list = o.entries.get("nexthops");
  return (list === undefined ? [] : objectsOf(list)).map((h) => ({
    via: gateway(h),
    dev: stringAt(h, "dev"),
    weight: numberAt(h, "weight"),
    flags: stringsAt(h, "flags"),
  }));
}

function jsonIs(head: readonly Line[]): "show" | "get" | undefined {
  const text = jsonHead(head);
  if (!ROUTE.test(text) || NEIGHBOUR.test(text)) return undefined;
  return LOOKED_UP.test(text.slice(0, 2000).split("}")[0]!) ? "get" : "show";
}

/** Routes, JSON. */
export const linuxRouteJson: TextFormat<RouteRow | JsonProblem> = {
  id: "linux-route-json",
  kind: "linux-route",
  from: "iproute2 4.15 to 7: ip -j [-6] [-d] route show [table T]",
  detect: (head) => jsonIs(head) === "show",
  open: () => new JsonReader<RouteRow>(rowsOf),
};

/** Look-ups of routes, JSON. */
export const linuxRouteGetJson: TextFormat<RouteRow | JsonProblem> = {
  id: "linux-route-get-json",
  kind: "linux-route-get",
  from: "iproute2 4.15 to 7: ip -j [-6] route get ADDRESS",
  detect: (head) => jsonIs(head) === "get",
  open: () => new JsonReader<RouteRow>(rowsOf),
};
