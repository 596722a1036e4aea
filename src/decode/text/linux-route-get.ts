// `ip [-6] route get ADDRESS`, text of iproute2 3 to 7: a route and its cache line, where a path MTU that was learned from "frag
// needed" stands with the time it has left. Traps: IPv6 has no cache line in newer kernels, but "from"; the kernel's refusals
// ("RTNETLINK answers: No route to host" for unreachable, "Invalid argument" for blackhole) are the answer.
// Becomes: facts: a path MTU that was learned (path.mtu); what the kernel refuses is a finding.
// Not read: user ids, marks.
import { SHORT_LINE } from "./format.ts";
import type { TextFormat } from "./format.ts";
import { RouteReader, routesAre } from "./linux-route.ts";
import { errorOwner, isForeign } from "./linux-rows.ts";
import type { IprouteError, RouteRow } from "./linux-rows.ts";

/** Look-ups of routes, text. */
export const linuxRouteGet: TextFormat<RouteRow | IprouteError> = {
  id: "linux-route-get",
  kind: "linux-route-get",
  lineLimit: SHORT_LINE,
  from: "iproute2 3 to 7: ip [-6] route get ADDRESS, ip route show cache",
  detect(head) {
    if (head.some((l) => isForeign(l.text))) return false;
    const texts = head.filter((l) => l.text.trim() !== "");
    return (
      (texts.length > 0 && texts.every((l) => errorOwner(l.text) === "linux-route-get")) || routesAre(head) === "get"
    );
  },
  open: () => new RouteReader(),
};
