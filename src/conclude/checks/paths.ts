// Figures of paths: to which VTEP probes went, when that changed, what was flooded, how many ECMP paths were looked at.
import type { Evidence, Path } from "../../schema/evidence.generated.ts";
import type { Derived, Figure, FigureKind } from "./figure.ts";
import { streamKeys, streamPath, streamSpan } from "./keys.ts";

const NEEDS = "a capture of the tunnel where the probes enter it";

const requestsOf = (p: Path) => p.vteps.reduce((n, v) => n + v.requests, 0);

function figure(e: Evidence, p: Path, value: Derived, more: Partial<Figure> = {}): Figure {
  const s = e.streams.find((x) => x.id === p.stream);
  const requests = requestsOf(p);
  return {
    value,
    keys: s === undefined ? { stream: p.stream } : streamKeys(s),
    inputs: [p.input],
    evidence: [{ input: p.input }],
    samples: requests,
    span: s === undefined ? undefined : streamSpan(s),
    proof: requests === 0 ? undefined : `the VTEP of ${requests} requests was read`,
    needs: NEEDS,
    path: s === undefined ? p.stream : streamPath(s),
    limits: p.limits,
    ...more,
  };
}

const SELECTORS = ["from", "to", "vni"] as const;

const kind = (
  name: string,
  says: string,
  value: FigureKind["value"],
  of: (p: Path, e: Evidence) => Figure[],
): FigureKind => ({
  kind: name,
  says,
  value,
  ...(value === "list" ? { order: "sequence" as const } : {}),
  selectors: SELECTORS,
  needs: NEEDS,
  derive: ({ evidence }) => evidence.paths.flatMap((p) => of(p, evidence)),
});

/** Kinds of figures about paths. */
export const PATHS: readonly FigureKind[] = [
  {
    ...kind("path.repoint", "From the last request to the old VTEP to the first to the new.", "number", (p, e) =>
      p.repoints.map((r) => figure(e, p, r.interval_us, { evidence: r.evidence, path: `${r.from} to ${r.to}` })),
    ),
    unit: "us",
  },
  kind("path.repoints", "How often the VTEP of a stream changed.", "number", (p, e) => [
    // between two requests there is one change at most
    figure(e, p, p.repoints.length, { possible: { low: 0, high: Math.max(0, requestsOf(p) - 1) } }),
  ]),
  kind("path.vteps", "VTEPs that the requests went to, in order.", "list", (p, e) => {
    const [first] = p.repoints;
    const way = first === undefined ? p.vteps.map((v) => v.vtep) : [first.from, ...p.repoints.map((r) => r.to)];
    return [figure(e, p, way)];
  }),
  kind("path.replicated", "Requests that went to several VTEPs: flooded, or sent to a group.", "number", (p, e) => {
    const sources = p.replicated.flatMap((r) => (r.source === undefined ? [] : [r.source]));
    return [
      figure(e, p, p.replicated.length, {
        possible: { low: 0, high: requestsOf(p) },
        ...(sources.length === 0 ? {} : { evidence: sources }),
      }),
    ];
  }),
  kind("path.notFlooded", "No request went to more than one VTEP.", "truth", (p, e) => [
    figure(e, p, p.replicated.length === 0, {
      limits: [...p.limits, "Copies that other taps would show are not seen here."],
    }),
  ]),
  kind("path.ecmpPaths", "Outer UDP source ports of a stream: each is one ECMP path.", "number", (p, e) =>
    p.outerSourcePorts === undefined ? [] : [figure(e, p, p.outerSourcePorts.length)],
  ),
];
