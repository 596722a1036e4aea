// Figures of wiring: who has the uplink, which VLANs it carries, and that only one of two tags is put on.
import { named } from "../../core/quoted.ts";
import type { Evidence, Fact } from "../../schema/evidence.generated.ts";
import type { Body, Figure, FigureKind, Scalar } from "./figure.ts";
import { entry, factFigure, factsOf, inputOf, textEntry, thingOf } from "./keys.ts";

const NEEDS = "ovs-vsctl show (or list-ports and port-to-br), or ip -d link for a bridge of Linux";

const bridge: FigureKind = {
  kind: "wiring.bridge",
  says: "Bridge that a port or the uplink (where interface) is on.",
  value: "word",
  selectors: ["interface", "subject"],
  needs: NEEDS,
  derive: ({ evidence }) =>
    factsOf(evidence, "wiring.uplink", "wiring.port").map((f) => factFigure(evidence, f, word(entry(f, "bridge")))),
};

const trunks: FigureKind = {
  kind: "wiring.trunks",
  says: "VLANs that a port (where interface) trunks.",
  value: "list",
  order: "set",
  selectors: ["interface", "subject"],
  needs: NEEDS,
  derive: ({ evidence }) =>
    factsOf(evidence, "wiring.uplink", "wiring.port").flatMap((f) => {
      const list = entry(f, "trunks");
      return Array.isArray(list) ? [factFigure(evidence, f, list as Scalar[])] : [];
    }),
};

const patch: FigureKind = {
  kind: "wiring.patch",
  says: "Bridge at the other end of a patch port (where bridge: of this one).",
  value: "word",
  selectors: ["bridge"],
  needs: NEEDS,
  derive: ({ evidence }) =>
    factsOf(evidence, "wiring.patch").map((f) =>
      factFigure(evidence, f, word(entry(f, "toBridge")), { bridge: textEntry(f, "bridge") }),
    ),
};

const oneOwner: FigureKind = {
  kind: "wiring.oneOwner",
  says: "An uplink is on one bridge only.",
  value: "truth",
  selectors: ["interface"],
  needs: NEEDS,
  auto: true,
  each: true,
  derive: owners,
};

/** One for each uplink of a node and place in order: two bridges that own it fight over it. */
function owners({ evidence: e }: Body): Figure[] {
  const groups = new Map<string, Fact[]>();
  for (const f of factsOf(e, "wiring.uplink")) {
    const i = inputOf(e, f.source.input);
    const key = JSON.stringify([i?.node ?? f.subject, thingOf(f.subject), i?.order ?? null]);
    groups.set(key, [...(groups.get(key) ?? []), f]);
  }
  return [...groups.values()].map((facts) => {
    const [first] = facts;
    const bridges = [...new Set(facts.map((f) => textEntry(f, "bridge")))];
    return {
      ...factFigure(e, first!, bridges.length === 1),
      inputs: [...new Set(facts.map((f) => f.source.input))],
      evidence: facts.map((f) => f.source),
      samples: facts.length,
      proof: `it is on ${bridges.map(named).join(" and ")}`,
      limits: [
        ...new Set(facts.flatMap((f) => f.limits)),
        "Of the outputs that were read: another agent's bridge shows only in its own.",
      ],
    };
  });
}

const absent: FigureKind = {
  kind: "wiring.absent",
  says: "An interface (where interface) is not there. It needs a list of interfaces that shows others, or a summary that says so.",
  value: "truth",
  selectors: ["interface", "before", "after"],
  needs: "ip link (or ip -j link) of the node, or a summary that names what is absent",
  derive: ({ evidence: e, where }) => {
    const name = where.interface;
    if (name === undefined) return [];
    const said = factsOf(e, "wiring.absent").filter((f) => thingOf(f.subject) === name);
    const lists = new Map<string, Fact[]>();
    for (const f of factsOf(e, "link.identity")) lists.set(f.source.input, [...(lists.get(f.source.input) ?? []), f]);
    const listed = [...lists.values()].map((facts): Figure => {
      const found = facts.find((f) => thingOf(f.subject) === name);
      const base = factFigure(e, found ?? facts[0]!, found === undefined, { interface: name });
      // the output of one interface does not show that another is absent
      const proof =
        found !== undefined
          ? "it is listed"
          : facts.length > 1
            ? `${facts.length} interfaces are listed, and it is not among them`
            : undefined;
      return { ...base, samples: facts.length, proof, needs: "the list of all interfaces", path: named(name) };
    });
    return [...said.map((f) => factFigure(e, f, true, { interface: name })), ...listed];
  },
};

const oneTag: FigureKind = {
  kind: "wiring.noSecondTag",
  says: "A VLAN is tagged in one place: not by a subinterface under a bridge that tags as well.",
  value: "truth",
  selectors: ["interface"],
  needs: "the ProviderNetwork and Vlan objects, or ovs-vsctl show with ip -d link",
  auto: true,
  each: true,
  derive: secondTags,
};

/** A provider's or bridge's interface that is itself a VLAN device puts its own tag outside the one that is put inside. */
function secondTags({ evidence: e }: Body): Figure[] {
  const devices = new Map(factsOf(e, "link.vlan").map((f) => [thingOf(f.subject), f]));
  const vlanOf = (name: string): { id: number; source: Fact | undefined } | undefined => {
    const device = devices.get(name);
    if (typeof device?.value === "number") return { id: device.value, source: device };
    const m = /^[\w-]+\.(\d{1,4})$/.exec(name);
    return m === null ? undefined : { id: Number(m[1]), source: undefined };
  };
  const out: Figure[] = [];
  for (const p of factsOf(e, "provider.interface")) {
    const tags = factsOf(e, "vlan.id").filter(
      (v) => factsOf(e, "vlan.provider").some((x) => x.subject === v.subject && x.value === p.subject) && v.value !== 0,
    );
    const own = typeof p.value === "string" ? vlanOf(p.value) : undefined;
    if (tags.length > 0 && typeof p.value === "string")
      out.push(tagging(e, p, { name: p.value, own, inner: tags.map((t) => Number(t.value)), by: tags }));
  }
  for (const u of factsOf(e, "wiring.uplink")) {
    const name = thingOf(u.subject);
    const [tag, list] = [entry(u, "tag"), entry(u, "trunks")];
    const inner =
      typeof tag === "number" ? [tag] : Array.isArray(list) ? (list as number[]).filter((v) => v !== 0) : [];
    if (inner.length > 0) out.push(tagging(e, u, { name, own: vlanOf(name), inner, by: [] }));
  }
  return out;
}

function tagging(
  e: Evidence,
  f: Fact,
  at: {
    name: string;
    own: { id: number; source: Fact | undefined } | undefined;
    inner: readonly number[];
    by: readonly Fact[];
  },
): Figure {
  const { name, own, inner, by } = at;
  const sources = [f, ...by, ...(own?.source === undefined ? [] : [own.source])];
  const proof =
    own === undefined
      ? `${named(name)} is no VLAN device, and VLAN ${inner.join(", ")} is tagged above it`
      : `${named(name)} tags VLAN ${own.id}, and VLAN ${inner.join(", ")} is tagged above it`;
  return {
    ...factFigure(e, f, own === undefined, { interface: name }),
    inputs: [...new Set(sources.map((s) => s.source.input))],
    evidence: sources.map((s) => s.source),
    proof,
    path: named(name),
    limits: [
      ...(own === undefined || own.source !== undefined ? [] : ["That it is a VLAN device is taken from its name."]),
      "As configured: a capture of the uplink shows what is on the wire.",
    ],
  };
}

const word = (v: unknown): Scalar => (typeof v === "string" || typeof v === "number" ? v : null);

/** Kinds of figures about wiring. */
export const WIRING: readonly FigureKind[] = [bridge, trunks, patch, oneOwner, absent, oneTag];
