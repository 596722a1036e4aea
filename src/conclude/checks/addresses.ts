// Figures of the address plan: from the objects alone, before anything is moved.
import type { Evidence, Fact } from "../../schema/evidence.generated.ts";
import type { Body, Figure, FigureKind, Scalar } from "./figure.ts";
import { entry, factFigure, factsOf, shares, subjectWords, textEntry } from "./keys.ts";

const OBJECT = "the Subnet or the network object (kubectl get -o yaml)";

/** A kind that is one fact as it stands. */
const stated = (kind: string, says: string, value: "number" | "word", unit?: FigureKind["unit"]): FigureKind => ({
  kind,
  says,
  value,
  ...(unit === undefined ? {} : { unit }),
  selectors: ["subject"],
  needs: OBJECT,
  derive: ({ evidence }) => factsOf(evidence, kind).map((f) => factFigure(evidence, f, plain(f))),
});

function plain(f: Fact): Scalar {
  return typeof f.value === "number" || typeof f.value === "string" ? f.value : null;
}

function listOf(f: Fact): Scalar[] {
  return Array.isArray(f.value)
    ? (f.value as unknown[]).filter((v) => typeof v === "string" || typeof v === "number")
    : [];
}

const allocatable: FigureKind = {
  kind: "ipam.allocatable",
  says: "Addresses that a network may hand out: its range less what it excludes.",
  value: "list",
  order: "set",
  selectors: ["subject"],
  needs: OBJECT,
  derive: ({ evidence }) => factsOf(evidence, "ipam.allocatable").map((f) => factFigure(evidence, f, listOf(f))),
};

const reserved: FigureKind = {
  kind: "ipam.reserved",
  says: "What a network may hand out is exactly the list of reserved addresses: none more, none less.",
  value: "truth",
  selectors: ["subject"],
  needs: "the Subnet, and the reserved addresses, one a line",
  derive: ({ evidence }) => {
    const lists = factsOf(evidence, "address.list");
    return factsOf(evidence, "ipam.allocatable").flatMap((f) =>
      lists.map((l): Figure => {
        const [have, want] = [new Set(listOf(f)), new Set(listOf(l))];
        const more = [...have].filter((a) => !want.has(a));
        const less = [...want].filter((a) => !have.has(a));
        const differ = [
          ...more.map((a) => `${String(a)} is not reserved`),
          ...less.map((a) => `${String(a)} cannot be handed out`),
        ];
        return {
          ...factFigure(evidence, f, differ.length === 0),
          inputs: [f.source.input, l.source.input],
          evidence: [f.source, l.source],
          samples: have.size + want.size,
          proof:
            differ.length === 0 ? `${have.size} addresses on both sides were compared` : differ.slice(0, 5).join(", "),
          limits: [
            ...f.limits,
            ...l.limits,
            "A reservation is a row of the other allocator: it does not show that the address is silent.",
          ],
        };
      }),
    );
  },
};

const sums: FigureKind = {
  kind: "ipam.addsUp",
  says: "Hosts of a network less excluded ones are what is left to hand out.",
  value: "truth",
  selectors: ["subject"],
  needs: OBJECT,
  auto: true,
  each: true,
  derive: ({ evidence }) =>
    factsOf(evidence, "ipam.hosts").flatMap((f) => {
      const of = (kind: string) =>
        factsOf(evidence, kind).find((x) => x.subject === f.subject && x.source.input === f.source.input)?.value;
      const [hosts, excluded, left] = [f.value, of("ipam.excluded"), of("ipam.allocatableCount")];
      if (typeof hosts !== "number" || typeof excluded !== "number" || typeof left !== "number") return [];
      return [
        {
          ...factFigure(evidence, f, hosts - excluded === left),
          proof: `${hosts} hosts, ${excluded} excluded, ${left} left`,
        },
      ];
    }),
};

const gatewayExcluded: FigureKind = {
  kind: "ipam.gatewayExcluded",
  says: "The gateway of a network is not among the addresses that it hands out, and lies within its range.",
  value: "truth",
  selectors: ["subject"],
  needs: OBJECT,
  auto: true,
  each: true,
  derive: ({ evidence }) =>
    factsOf(evidence, "network.gateway").flatMap((f) => {
      const same = (kind: string) =>
        factsOf(evidence, kind).filter((x) => x.subject === f.subject && x.source.input === f.source.input);
      const [pool] = same("ipam.allocatable");
      const ranges = same("network.subnet").map((x) => String(x.value));
      if (pool === undefined || typeof f.value !== "string" || ranges.length === 0) return [];
      const inside = ranges.some((r) => shares(f.value as string, r));
      const free = listOf(pool).includes(f.value);
      const proof = free
        ? "it is among them"
        : inside
          ? `${listOf(pool).length} addresses to hand out were compared with it`
          : "it lies outside";
      return [{ ...factFigure(evidence, f, inside && !free), evidence: [f.source, pool.source], proof }];
    }),
};

const noOverlap: FigureKind = {
  kind: "network.noOverlap",
  says: "Networks, and the fences within one, share no address: a network laid over another cuts those off who reach into it.",
  value: "truth",
  selectors: ["subject"],
  needs: "the network objects, in one file or several",
  auto: true,
  each: true,
  derive: ({ evidence }) => [...ownOverlaps(evidence), ...crossOverlaps(evidence)],
};

/** Fences within one object, and objects of one file, as observed. */
function ownOverlaps(e: Evidence): Figure[] {
  return factsOf(e, "network.overlap").map((f) => {
    const pairs = Array.isArray(f.value) ? (f.value as unknown[]) : [];
    const words = pairs.map((p) => (Array.isArray(p) ? p.join(" and ") : String(p))).join("; ");
    return {
      ...factFigure(e, f, pairs.length === 0),
      proof: pairs.length === 0 ? "its networks were compared with each other" : `${words} share addresses`,
    };
  });
}

/** Networks of different inputs: those of one were compared when it was read. */
function crossOverlaps(e: Evidence): Figure[] {
  const nets = factsOf(e, "network.subnet").filter((f) => typeof f.value === "string");
  const out: Figure[] = [];
  for (const [i, a] of nets.entries())
    for (const b of nets.slice(i + 1)) {
      if (a.source.input === b.source.input || a.subject === b.subject) continue;
      const [x, y] = [String(a.value), String(b.value)];
      const shared = shares(x, y);
      out.push({
        ...factFigure(e, a, !shared),
        keys: { subject: `${a.subject} ${b.subject}` },
        inputs: [a.source.input, b.source.input],
        evidence: [a.source, b.source],
        proof: shared ? `${x} and ${y} share addresses` : `${x} and ${y} were compared`,
        path: `${subjectWords(a.subject)} and ${subjectWords(b.subject)}`,
        limits: ["Networks that are kept apart may use the same addresses on purpose."],
      });
    }
  return out;
}

const vniOnce: FigureKind = {
  kind: "network.vniOnce",
  says: "No VNI is taken by two networks on one VTEP.",
  value: "truth",
  selectors: ["vni"],
  needs: "the network objects, or the condition in which the controller refuses",
  auto: true,
  each: true,
  derive: vnis,
};

function vnis({ evidence: e }: Body): Figure[] {
  const byVni = new Map<number, Fact[]>();
  for (const f of factsOf(e, "network.vni", "network.l3Vni"))
    if (typeof f.value === "number") byVni.set(f.value, [...(byVni.get(f.value) ?? []), f]);
  const out = [...byVni].map(([vni, facts]): Figure => {
    const owners = [...new Set(facts.map((f) => f.subject))];
    return {
      ...factFigure(e, facts[0]!, owners.length === 1),
      keys: { vni },
      inputs: [...new Set(facts.map((f) => f.source.input))],
      evidence: facts.map((f) => f.source),
      samples: facts.length,
      proof: `VNI ${vni} is asked for by ${owners.map(subjectWords).join(" and ")}`,
      path: `VNI ${vni}`,
      limits: ["Of the objects that were read: another network may hold it."],
    };
  });
  for (const f of factsOf(e, "object.condition")) {
    const taken = /\bVNI (\d{1,8})\b.{0,200}\balready (?:reserved|in use|allocated|used)/.exec(textEntry(f, "text"));
    if (taken === null || entry(f, "state") !== "False") continue;
    const vni = Number(taken[1]);
    out.push({
      ...factFigure(e, f, false),
      keys: { vni },
      proof: `the controller refuses VNI ${vni}: it is already reserved`,
      path: `VNI ${vni}`,
    });
  }
  return out;
}

const defaultRoute: FigureKind = {
  kind: "pod.physicalGateway",
  says: "The default route of a Pod is the gateway of its network, and not an address of the overlay.",
  value: "truth",
  selectors: ["subject"],
  needs: "the Pod (its routes, or the network-status annotation) and the object of its network",
  each: true,
  derive: ({ evidence }) => {
    const gateways = factsOf(evidence, "network.gateway");
    return factsOf(evidence, "pod.defaultRoute", "route.default").flatMap((f) => {
      const hop = Array.isArray(f.value)
        ? (f.value[0] as unknown)
        : typeof f.value === "string"
          ? f.value
          : entry(f, "nextHop");
      if (typeof hop !== "string" || gateways.length === 0) return [];
      const known = gateways.find((g) => g.value === hop);
      const sources = [f.source, ...gateways.map((g) => g.source)];
      return [
        {
          ...factFigure(evidence, f, known !== undefined),
          inputs: [...new Set(sources.map((s) => s.input))],
          evidence: sources,
          proof: `default via ${hop}; gateways are ${gateways.map((g) => String(g.value)).join(", ")}`,
        },
      ];
    });
  },
};

/** Kinds of figures about addresses and networks. */
export const ADDRESSES: readonly FigureKind[] = [
  allocatable,
  stated("ipam.allocatableCount", "How many addresses a network may hand out.", "number"),
  stated("ipam.total", "Addresses of the range.", "number"),
  stated("ipam.hosts", "Addresses of the range that a host may have.", "number"),
  stated("ipam.excluded", "Addresses that are excluded.", "number"),
  reserved,
  sums,
  gatewayExcluded,
  stated("network.subnet", "Range of a network, with its mask.", "word"),
  stated("network.gateway", "Gateway of a network.", "word"),
  stated("network.mtu", "MTU that a network object asks for.", "number", "bytes"),
  stated("network.vni", "VNI of a network.", "number"),
  stated("network.routeTarget", "Route target of a network.", "word"),
  stated("network.firstFreeAddress", "First address that a network would hand out, behind its fences.", "word"),
  stated("vlan.id", "VLAN id of a Vlan object.", "number"),
  noOverlap,
  vniOnce,
  defaultRoute,
];
