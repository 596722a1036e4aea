// What the forwarding of the observer did against what its routes said: probes that still went to the old VTEP after the new route had
// come, or to the new one before it.
import { microseconds, parseRfc3339 } from "../core/time.ts";
import type { Finding, Outage } from "../schema/evidence.generated.ts";

type Event = Outage["events"][number];

/** One finding for each outage where the two did not go together. */
export function forwardingFindings(outages: readonly Outage[]): Finding[] {
  return outages.flatMap((o) => {
    const [route, old, fresh] = ["updateReceived", "lastRequestToOld", "firstRequestToNew"].map((name) =>
      o.events.find((e) => e.name === name && e.at !== undefined),
    );
    if (route === undefined) return [];
    const behind = old === undefined ? undefined : gap(route, old);
    if (old !== undefined && behind !== undefined) {
      return [
        finding(o, [route, old], {
          code: "outage.forwarding-behind-route",
          says: `the new route had reached the observer, and a probe still went to the old VTEP at least ${behind / 1000} ms later: forwarding was behind the route.`,
          limit:
            "The route had come to the wire of the observer; when its BGP speaker and its kernel had taken it is not shown.",
        }),
      ];
    }
    const ahead = fresh === undefined ? undefined : gap(fresh, route);
    if (fresh === undefined || ahead === undefined) return [];
    return [
      finding(o, [fresh, route], {
        code: "outage.forwarding-before-route",
        says: `a probe went to the new VTEP at least ${ahead / 1000} ms before the new route reached the observer: forwarding followed frames, flooding or another route.`,
        limit: "An UPDATE that this recording does not show (another session, another tap) would explain it as well.",
      }),
    ];
  });
}

/** Least time from the first event to the second, us; undefined where they may be the other way round. */
function gap(a: Event, b: Event): number | undefined {
  const [high, low] = [parseRfc3339(a.high), parseRfc3339(b.low)];
  return high === undefined || low === undefined || low <= high ? undefined : microseconds(low - high);
}

function finding(
  o: Outage,
  events: readonly Event[],
  words: { readonly code: string; readonly says: string; readonly limit: string },
): Finding {
  return {
    code: words.code,
    severity: "info",
    says: `Loss ${o.loss}: ${words.says}`,
    where: events.flatMap((e) => e.evidence.slice(0, 1)),
    limits: [words.limit],
  };
}
