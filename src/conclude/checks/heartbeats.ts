// Figures of heartbeats: how long one was silent, against the limit of the case.
import { microseconds, parseRfc3339 } from "../../core/time.ts";
import { eventName } from "./events.ts";
import type { FigureKind } from "./figure.ts";
import { entry, factFigure, factsOf, inputOf } from "./keys.ts";

const NEEDS = "a heartbeat: a probe log that holds times alone, or one whose source has staleness in the case";

/** Kinds of figures about heartbeats. */
export const HEARTBEATS: readonly FigureKind[] = [
  {
    kind: "heartbeat.longestSilence",
    says: "Longest time between two lines of a heartbeat.",
    value: "number",
    unit: "us",
    selectors: ["subject"],
    needs: NEEDS,
    derive: ({ evidence }) =>
      factsOf(evidence, "heartbeat.staleness").map((f) => {
        const longest = entry(f, "longest_us");
        return factFigure(evidence, f, typeof longest === "number" ? longest : null);
      }),
  },
  {
    kind: "heartbeat.fresh",
    says: "No two lines of a heartbeat are further apart than its limit (staleness of the source, 45 s without one).",
    value: "truth",
    selectors: ["subject"],
    needs: NEEDS,
    auto: true,
    each: true,
    derive: ({ evidence }) =>
      factsOf(evidence, "heartbeat.staleness").map((f) => {
        const [longest, limit] = [entry(f, "longest_us"), entry(f, "limit_us")];
        const known = typeof longest === "number" && typeof limit === "number";
        return {
          ...factFigure(evidence, f, known ? longest <= limit : null),
          proof: known ? `longest ${longest / 1e6} s, limit ${limit / 1e6} s` : undefined,
        };
      }),
  },
  {
    kind: "heartbeat.ageAt",
    signed: true,
    says: "Age of the last line of a heartbeat when an event (where after) came: fresh then, or not.",
    value: "number",
    unit: "us",
    selectors: ["subject", "after"],
    needs: `${NEEDS}, and the event with its time`,
    derive: ({ evidence, where }) => {
      const event = factsOf(evidence, "phase.time").find((f) => eventName(f) === where.after);
      const at = event === undefined ? undefined : parseRfc3339(String(entry(event, "at")));
      if (event === undefined || at === undefined) return [];
      return factsOf(evidence, "heartbeat.staleness").flatMap((f) => {
        const last = parseRfc3339(inputOf(evidence, f.source.input)?.last ?? "");
        if (last === undefined || last > at) return [];
        return [
          {
            ...factFigure(evidence, f, microseconds(at - last)),
            inputs: [...new Set([f.source.input, event.source.input])],
            evidence: [f.source, event.source],
            proof: "the last line of the heartbeat and the event are stamped",
            limits: [...f.limits, "Two clocks are in it, taken for one."],
          },
        ];
      });
    },
  },
];
