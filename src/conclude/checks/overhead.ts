// Figures of encapsulation: what it costs, header by header, and whether it fits the MTU of the links under it.
import type { Evidence, Fact, Overhead } from "../../schema/evidence.generated.ts";
import type { Body, Derived, Figure, FigureKind } from "./figure.ts";
import { factsOf, inputOf, inputSpan, subjectWords, thingOf } from "./keys.ts";

const NEEDS = "a capture of the tunnel, or tcpdump -v of it";

function figure(e: Evidence, o: Overhead, value: Derived, more: Partial<Figure> = {}): Figure {
  return {
    value,
    keys: { encapsulation: o.encapsulation },
    inputs: [o.input],
    evidence: [{ input: o.input }],
    samples: o.packets,
    span: inputSpan(inputOf(e, o.input)),
    proof: o.packets === 0 ? undefined : `${o.packets} packets (${o.encapsulation}) were decoded to their inner frame`,
    needs: NEEDS,
    path: `${inputOf(e, o.input)?.name ?? o.input}, ${o.encapsulation}`,
    limits: ["Of the packets seen: another path, or another option of the tunnel, may cost more."],
    ...more,
  };
}

const OF_ROW: readonly (readonly [kind: string, says: string, of: (o: Overhead) => Derived])[] = [
  [
    "overhead.ip",
    "From the outer IP header to the inner Ethertype: what the MTU must give up. 0 for plain traffic.",
    (o) => o.ipOverhead_bytes,
  ],
  ["overhead.frame", "Outer frame less inner frame.", (o) => o.frameOverhead_bytes],
  ["overhead.innerMtu", "Inner MTU that fits an underlay MTU of 1500.", (o) => o.innerMtuAt1500_bytes],
];

const headers: FigureKind = {
  kind: "overhead.headers",
  says: "Bytes of each header of the ledger, outermost first.",
  value: "list",
  order: "sequence",
  selectors: ["encapsulation"],
  needs: NEEDS,
  derive: ({ evidence }) =>
    evidence.overhead.map((o) =>
      figure(
        evidence,
        o,
        o.headers.map((h) => h.bytes),
      ),
    ),
};

const headroom: FigureKind = {
  kind: "overhead.headroom",
  says: "MTU of a link (where interface) less the MTU of the network inside (where subject) less the encapsulation: negative does not fit.",
  value: "number",
  unit: "bytes",
  signed: true,
  selectors: ["encapsulation", "interface", "subject"],
  needs:
    "the tunnel in a capture, the MTU of the link (ip link) and of the network inside (its object, or ip link in it)",
  derive: (body) => headrooms(body),
};

const fits: FigureKind = {
  kind: "overhead.fits",
  says: "The network inside and its encapsulation fit the MTU of every link that is known (where interface: of that one).",
  value: "truth",
  selectors: ["encapsulation", "interface", "subject"],
  needs: headroom.needs,
  each: true,
  derive: (body) => headrooms(body).map((f) => ({ ...f, value: typeof f.value === "number" ? f.value >= 0 : null })),
};

/** One for each link, network and encapsulation. An interface that carries the inner MTU itself is no link under it. */
function headrooms({ evidence: e }: Body): Figure[] {
  const inner = factsOf(e, "network.mtu");
  const links = factsOf(e, "link.mtu");
  const out: Figure[] = [];
  for (const o of e.overhead) {
    if (o.ipOverhead_bytes === null || o.packets === 0) continue;
    for (const net of inner) for (const link of links) out.push(...one(e, o, net, link));
  }
  return out;
}

function one(e: Evidence, o: Overhead, net: Fact, link: Fact): Figure[] {
  if (typeof net.value !== "number" || typeof link.value !== "number") return [];
  const value = link.value - net.value - o.ipOverhead_bytes!;
  return [
    figure(e, o, value, {
      keys: { encapsulation: o.encapsulation, interface: thingOf(link.subject), subject: net.subject },
      inputs: [...new Set([o.input, net.source.input, link.source.input])],
      evidence: [net.source, link.source, { input: o.input }],
      proof: `${link.value} of ${subjectWords(link.subject)}, ${net.value} inside, ${o.ipOverhead_bytes} of ${o.encapsulation} seen`,
      path: `${subjectWords(link.subject)}, ${subjectWords(net.subject)}, ${o.encapsulation}`,
      limits: ["MTUs as configured: not what the path carries."],
    }),
  ];
}

/** Kinds of figures about encapsulation. */
export const OVERHEAD: readonly FigureKind[] = [
  ...OF_ROW.map(([kind, says, of]): FigureKind => {
    return {
      kind,
      says,
      value: "number",
      unit: "bytes",
      selectors: ["encapsulation"],
      needs: NEEDS,
      derive: ({ evidence }) => evidence.overhead.map((o) => figure(evidence, o, of(o))),
    };
  }),
  headers,
  headroom,
  fits,
];
