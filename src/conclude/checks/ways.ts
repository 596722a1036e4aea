// Figures of the ways that probes take: back the way they went or not, how many routers, and under which addresses they arrive.
import { named } from "../../core/quoted.ts";
import type { Evidence, Way } from "../../schema/evidence.generated.ts";
import type { Figure, FigureKind } from "./figure.ts";
import {
  factsOf,
  inputOf,
  inputSpan,
  shares,
  streamKeys,
  streamPath,
  subjectWords,
  textEntry,
  thingOf,
} from "./keys.ts";

const NEEDS = "a capture, or tcpdump -e (for MACs) or -v (for TTLs), of requests and replies";
const SELECTORS = ["from", "to", "vni", "icmpId"] as const;

function figure(e: Evidence, w: Way, more: Pick<Figure, "value"> & Partial<Figure>): Figure {
  const s = e.streams.find((x) => x.id === w.stream);
  return {
    keys: s === undefined ? { to: w.key.to, ...(w.key.from === undefined ? {} : { from: w.key.from }) } : streamKeys(s),
    inputs: [w.input],
    evidence: w.legs.map((l) => l.source),
    samples: w.legs.reduce((n, l) => n + l.packets, 0),
    span: inputSpan(inputOf(e, w.input)),
    path: s === undefined ? w.key.to : streamPath(s),
    limits: w.limits,
    needs: NEEDS,
    ...more,
  };
}

/** Symmetric by MACs, else by interfaces; asymmetric when either says so; undecided otherwise, with the reason. */
function symmetry(e: Evidence, w: Way): Figure {
  const verdicts = [w.macs, w.interfaces];
  const value = verdicts.includes("asymmetric") ? false : verdicts.includes("symmetric") ? true : null;
  const by =
    w.macs === "inconclusive" ? "interfaces" : w.interfaces === "inconclusive" ? "MACs" : "MACs and interfaces";
  const reasons = w.reasons.join("; ");
  return figure(e, w, {
    value,
    proof: value === null ? undefined : `by ${by} of ${w.legs.length} legs`,
    needs: reasons === "" ? NEEDS : reasons,
    limits: [...w.limits, ...(value === null ? [] : w.reasons.map((r) => `Not decided by all means: ${r}.`))],
  });
}

function byMac(e: Evidence, w: Way): Figure {
  const value = w.macs === "inconclusive" ? null : w.macs === "symmetric";
  return figure(e, w, {
    value,
    proof: value === null ? undefined : "source MAC of the requests against destination MAC of the replies",
    needs: w.reasons.join("; ") || NEEDS,
  });
}

/** Packets of one length, with Don't Fragment, of the requests or the replies of a way. */
function ofSize(w: Way, packet: "request" | "reply", bytes: number): number {
  return sizesOf(w, packet).reduce((n, s) => (s.bytes === bytes && s.df ? n + s.packets : n), 0);
}

function sizesOf(w: Way, packet: "request" | "reply"): { bytes: number; df: boolean; packets: number }[] {
  return w.legs.filter((l) => l.packet === packet).flatMap((l) => l.sizes ?? []);
}

/**
 * What a path carried: the largest IP packet of which every request went out with Don't Fragment and came back in a reply of the
 * same length, with Don't Fragment or whole. It is a lower bound.
 */
function carried(e: Evidence, w: Way, size: number | undefined): Figure[] {
  const s = e.streams.find((x) => x.id === w.stream);
  if (s === undefined) return [];
  const sizes = [...new Set(sizesOf(w, "request").map((x) => x.bytes))].toSorted((a, b) => b - a);
  const wanted = size ?? sizes[0];
  if (wanted === undefined) return [];
  const [there, back] = [
    ofSize(w, "request", wanted),
    sizesOf(w, "reply").reduce((n, x) => (x.bytes === wanted ? n + x.packets : n), 0),
  ];
  const all = sizesOf(w, "request").reduce((n, x) => (x.bytes === wanted ? n + x.packets : n), 0);
  const whys = [
    ...(all === 0
      ? [`a request of ${wanted} bytes`]
      : there < all
        ? ["requests with Don't Fragment set (ping -M do)"]
        : []),
    ...(back < there ? [`a reply of ${wanted} bytes to every request of that length`] : []),
    ...(sizes.length === 1 && s.answered !== s.sent ? ["a stream of which every probe was answered"] : []),
    ...artefacts(e, w),
  ];
  const more = {
    samples: there,
    limits: [
      ...w.limits,
      "This path and this size: not other paths, other sizes, or a sustained rate.",
      ...(e.paths.some((p) => p.stream === s.id && p.outerSourcePorts?.length === 1)
        ? ["One outer UDP source port is one ECMP path."]
        : []),
      ...(e.frames.find((f) => f.input === w.input)?.offload === undefined
        ? ["The MTU of the recorded link is not known: that no packet was longer cannot be held against it."]
        : []),
    ],
  };
  const base = figure(e, w, { value: null, ...more, needs: whys.join("; ") });
  const keys = { ...base.keys, ...(size === undefined ? {} : { size }) };
  if (whys.length > 0) return [{ ...base, keys }];
  const proof = `${there} of ${all} requests of ${wanted} bytes with Don't Fragment, and ${back} replies of that length`;
  return [
    { ...base, keys, value: { low: wanted, high: null }, proof, needs: "an error that tells the MTU of the path" },
  ];
}

/** What makes a recording no proof: packets from before they were cut up, and outer packets that were fragments. */
function artefacts(e: Evidence, w: Way): string[] {
  const offload = e.frames.find((f) => f.input === w.input)?.offload ?? 0;
  const cut = e.findings.some((f) => /fragment/.test(f.code) && f.where.some((x) => x.input === w.input));
  return [
    ...(offload > 0 ? ["a recording without packets longer than the MTU (offload)"] : []),
    ...(cut ? ["a recording in which no packet is a fragment"] : []),
  ];
}

/**
 * A route of the kernel against the wire: whether probes to an address of its destination leave its node through its interface. A
 * route that is never asked (the packet was dropped, or sent by other rules, before) looks as good as any other in a table.
 */
function taken(e: Evidence): Figure[] {
  return factsOf(e, "route.nextHop", "route.get", "route.default").flatMap((f): Figure[] => {
    const to = thingOf(f.subject);
    const dev = textEntry(f, "interface");
    const node = inputOf(e, f.source.input)?.node;
    if (dev === "" || node === undefined) return [];
    const legs = e.ways.flatMap((w) => {
      const s = e.streams.find((x) => x.id === w.stream);
      const covered = s !== undefined && (to === "default" || shares(s.to, to));
      if (!covered || inputOf(e, w.input)?.node !== node) return [];
      return w.legs
        .filter((l) => l.packet === "request" && l.interface !== undefined && l.direction !== "in")
        .map((l) => ({ w, l }));
    });
    if (legs.length === 0) return [];
    const through = legs.filter((x) => x.l.interface === dev);
    const shown = through.length > 0 ? through : legs;
    const seen = [...new Set(legs.map((x) => named(x.l.interface!)))].join(", ");
    return [
      {
        value: through.length > 0,
        keys: { to, interface: dev },
        inputs: [...new Set([f.source.input, ...shown.map((x) => x.w.input)])],
        evidence: [f.source, ...shown.map((x) => x.l.source)],
        samples: shown.reduce((n, x) => n + x.l.packets, 0),
        proof: `the route says ${named(dev)}, requests were seen at ${seen}`,
        path: `${subjectWords(f.subject)} through ${named(dev)}`,
        limits: ["Of the probes that were recorded on this node, at the interfaces that were recorded."],
      },
    ];
  });
}

/** Kinds of figures about ways. */
export const WAYS: readonly FigureKind[] = [
  {
    kind: "path.symmetry",
    says: "Replies leave the way the requests came, by MACs or by interfaces and directions.",
    value: "truth",
    selectors: SELECTORS,
    needs: NEEDS,
    derive: ({ evidence }) => evidence.ways.map((w) => symmetry(evidence, w)),
  },
  {
    kind: "path.macSymmetry",
    says: "Replies go to the MAC that the requests came from. A link type without destination MACs decides nothing.",
    value: "truth",
    selectors: SELECTORS,
    needs: NEEDS,
    derive: ({ evidence }) => evidence.ways.map((w) => byMac(evidence, w)),
  },
  {
    kind: "path.carries",
    limited: true,
    says: "Length of the IP packets that a path carried both ways, n of n, with Don't Fragment (where size: of this length): at least that.",
    value: "number",
    unit: "bytes",
    selectors: [...SELECTORS, "size"],
    needs: "a capture of echo requests with Don't Fragment and of their replies",
    derive: ({ evidence, where }) => evidence.ways.flatMap((w) => carried(evidence, w, where.size)),
  },
  {
    kind: "route.taken",
    says: "Probes leave a node through the interface that its route (where to: the destination of the route) names.",
    value: "truth",
    selectors: ["to", "interface"],
    needs:
      "ip route or ip route get of a node, and a capture on all its interfaces (-i any) with probes to that destination",
    derive: ({ evidence }) => taken(evidence),
  },
  {
    kind: "path.hops",
    says: "Routers that packets (where name: request or reply) passed, if they began with TTL 64, 128 or 255.",
    value: "number",
    selectors: [...SELECTORS, "name"],
    needs: "a capture, or tcpdump -v",
    derive: ({ evidence }) =>
      evidence.ways.flatMap((w) =>
        w.legs.flatMap((l) => {
          if (l.hops === undefined) return [];
          const base = figure(evidence, w, {
            value: l.hops,
            evidence: [l.source],
            samples: l.packets,
            proof: `TTL ${l.ttl} on ${l.packets} packets, from ${l.initialTtl}`,
            limits: [...w.limits, `Assumes that they began with TTL ${l.initialTtl}.`],
          });
          return [{ ...base, keys: { ...base.keys, name: l.packet, interface: l.interface } }];
        }),
      ),
  },
  {
    kind: "nat.translated",
    says: "Address that the probes of a stream (where from: as sent) arrive under elsewhere.",
    value: "word",
    selectors: ["from", "to"],
    needs: "the same probes recorded on both sides of the translation",
    derive: ({ evidence: e }) =>
      e.translations.flatMap((t) => {
        if (t.source === undefined) return [];
        const streams = e.streams.filter((s) => s.id === t.original || s.id === t.translated);
        return [
          {
            value: t.source.to,
            keys: { from: t.source.from, to: streams[0]?.to },
            inputs: [...new Set(streams.map((s) => s.input))],
            evidence: t.evidence,
            samples: t.compared,
            proof: `${t.agreeing} of ${t.compared} probes agree by ${t.basis}`,
            path: `${t.source.from} to ${t.source.to}`,
            limits: t.limits,
          },
        ];
      }),
  },
];
