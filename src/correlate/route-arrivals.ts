// When a route reached the node that forwards. A recording at a leaf shows it come in; one at a node that passes it on shows it come
// there and leave for each of its peers, and which of them is the node that forwards is not known from addresses of links.
import type { RouteObservation } from "../observe/observation.ts";

/**
 * Of the UPDATEs with one route in recordings of one node, in order of time, the first to each speaker that may be the one that forwards.
 * Where a reflector passed it on (RFC 4456: it then has an originator), what came to the reflector had not reached anybody else, and
 * what went back to the sender is not for the one that forwards. Several are bounds: it came with one of them.
 */
export function arrivals<T>(updates: readonly T[], routeOf: (update: T) => RouteObservation): T[] {
  const routes = updates.map((update) => ({ update, route: routeOf(update) }));
  const reflected = routes.filter(({ route }) => route.originatorId !== undefined);
  const senders = new Set(routes.filter((r) => !reflected.includes(r)).map(({ route }) => route.from));
  const others = reflected.filter(({ route }) => !senders.has(route.to));
  const possible = others.length > 0 ? others : reflected.length > 0 ? reflected : routes;
  const first = new Map<string, T>();
  for (const { update, route } of possible) {
    if (route.to !== undefined && !first.has(route.to)) first.set(route.to, update);
  }
  return first.size > 0 ? [...first.values()] : possible.slice(0, 1).map((p) => p.update);
}
