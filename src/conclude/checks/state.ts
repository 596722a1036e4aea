// Figures of state before and after: what changed and what did not. What only one side shows is a change only where that side was
// listed whole.
import { named, quoted } from "../../core/quoted.ts";
import type { Evidence, Fact } from "../../schema/evidence.generated.ts";
import { bySubject, placesOf, sideInputs, sidesOf } from "./compare.ts";
import type { Body, Figure, FigureKind } from "./figure.ts";
import { subjectWords } from "./keys.ts";

/** Facts about the state of a host: interfaces, addresses, routes, settings, wiring. */
const STATE = [
  "link.identity",
  "link.mtu",
  "link.address",
  "link.vlan",
  "link.vni",
  "host.sysctl",
  "route.default",
  "route.nextHop",
  "wiring.uplink",
  "wiring.port",
  "wiring.patch",
] as const;
/** Facts about the identity of objects: the same uid is the same object, a restart is a new process. */
const IDENTITY = ["object.uid", "object.generation", "pod.restarts"] as const;
const NEEDS = "the same outputs before and after, with order (or stage) in the case";
const SELECTORS = ["before", "after", "interface", "kind", "subject", "name"] as const;

interface Compared {
  readonly changed: string[];
  /** Of the changed ones: those that have a value on both sides. */
  readonly replaced: number;
  readonly same: number;
  readonly facts: readonly Fact[];
  readonly inputs: readonly string[];
}

/** Both sides laid side by side; undefined where one of them is missing. */
function compared(body: Body, kinds: readonly string[]): Compared | undefined {
  const { evidence: e, where } = body;
  const wanted = where.kind === undefined ? kinds : kinds.filter((k) => k === where.kind);
  const sides = sidesOf(body, wanted);
  if (sides === undefined) return undefined;
  const [a, b] = [bySubject(e, sides.before, wanted), bySubject(e, sides.after, wanted)];
  const about = where.interface ?? where.name ?? where.subject;
  const keys = [...new Set([...a.keys(), ...b.keys()])].filter(
    (k) => about === undefined || k.endsWith(` ${about}`) || k.includes(` ${about} `),
  );
  const changed: string[] = [];
  let [same, replaced] = [0, 0];
  for (const key of keys) {
    const [x, y] = [valuesOf(a.get(key)), valuesOf(b.get(key))];
    if ((x === "" && !hasFamily(a, key)) || (y === "" && !hasFamily(b, key))) continue;
    if (x !== "" && y !== "" && x !== y) replaced++;
    if (x === y) same++;
    else changed.push(changeWords(key, x, y));
  }
  const facts = keys.flatMap((k) => [...(a.get(k) ?? []), ...(b.get(k) ?? [])]);
  return { changed, replaced, same, facts, inputs: sideInputs(sides) };
}

/** A side that shows nothing of this matter (no route at all, where a link is compared) does not show that one is absent. */
function hasFamily(side: ReadonlyMap<string, readonly Fact[]>, key: string): boolean {
  const family = key.slice(0, key.indexOf(".") + 1);
  return [...side.keys()].some((k) => k.startsWith(family));
}

/** Longest value that is quoted. A cut one could end within an address, and part of an address is not replaced when it is published. */
const SHORT = 30;

function changeWords(key: string, x: string, y: string): string {
  const words = (v: string) => (v === "" ? "absent" : v.startsWith("{") || v.length > SHORT ? "there" : quoted(v));
  const [before, after] = [words(x), words(y)];
  return before === after ? `${keyWords(key)}: another value` : `${keyWords(key)}: ${before} before, ${after} after`;
}

/** "link.mtu of ‘eth1’". */
function keyWords(key: string): string {
  const [kind = "", ...thing] = key.split(" ");
  return `${kind} of ${subjectWords(thing.join(" "))}`;
}

function valuesOf(facts: readonly Fact[] | undefined): string {
  return [
    ...new Set((facts ?? []).map((f) => (typeof f.value === "string" ? f.value : JSON.stringify(sorted(f.value))))),
  ]
    .toSorted()
    .join(", ");
}

/** Keys in one order, so that equal values are equal texts. */
function sorted(v: unknown): unknown {
  if (typeof v !== "object" || v === null || Array.isArray(v)) return v;
  return Object.fromEntries(Object.entries(v).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function figures(body: Body, kinds: readonly string[], value: (c: Compared) => Figure["value"]): Figure[] {
  const c = compared(body, kinds);
  if (c === undefined || c.same + c.changed.length === 0) return [];
  const { where } = body;
  return [
    {
      value: value(c),
      keys: { interface: where.interface, kind: where.kind, subject: where.subject, name: where.name },
      inputs: c.inputs,
      evidence: placesOf(c.facts),
      samples: c.same + c.changed.length,
      proof: c.changed.length === 0 ? `${c.same} values of both sides were compared` : c.changed.slice(0, 4).join("; "),
      needs: NEEDS,
      path: `${sideWords(where.before, "the first")} to ${sideWords(where.after, "the last")}`,
      limits: ["Of what both outputs show at their times: a change in between that was undone is not seen."],
    },
  ];
}

function sideWords(side: string | number | undefined, otherwise: string): string {
  return side === undefined ? otherwise : typeof side === "number" ? `order ${side}` : named(side);
}

const common = { selectors: SELECTORS, needs: NEEDS, across: true as const, limited: true as const };

const restarts: FigureKind = {
  across: true,
  kind: "pod.restarts",
  says: "Restarts of the containers of a Pod (where subject).",
  value: "number",
  selectors: ["subject"],
  needs: "kubectl get pod -o yaml",
  derive: ({ evidence }: { evidence: Evidence }) =>
    evidence.facts
      .filter((f) => f.kind === "pod.restarts" && typeof f.value === "number")
      .map((f) => ({
        value: f.value as number,
        keys: { subject: f.subject },
        inputs: [f.source.input],
        evidence: [f.source],
        proof: "the object states it",
        path: subjectWords(f.subject),
        limits: f.limits,
      })),
};

/** Kinds of figures about state before and after. */
export const STATES: readonly FigureKind[] = [
  {
    ...common,
    kind: "state.unchanged",
    says: "Interfaces, addresses, MTUs, routes, settings and wiring (where kind, interface, name: of these) are after what they were before.",
    value: "truth",
    derive: (body) => figures(body, STATE, (c) => c.changed.length === 0),
  },
  {
    ...common,
    kind: "state.changes",
    says: "How many of those values changed.",
    value: "number",
    derive: (body) => figures(body, STATE, (c) => c.changed.length),
  },
  {
    ...common,
    kind: "identity.unchanged",
    says: "Objects and Pods kept uid, generation and number of restarts: nothing was made anew or restarted.",
    value: "truth",
    derive: (body) => figures(body, IDENTITY, (c) => c.changed.length === 0),
  },
  {
    ...common,
    kind: "address.kept",
    says: "Addresses and MACs of a VM or Pod (where subject) are after what they were before.",
    value: "truth",
    derive: (body) =>
      figures(body, ["vmi.address", "vmi.mac", "pod.address", "ip.assigned", "ip.mac"], (c) => c.changed.length === 0),
  },
  {
    ...common,
    kind: "node.changed",
    says: "A VM or Pod (where subject) is on another node after than before.",
    value: "truth",
    derive: (body) =>
      figures(body, ["vmi.node", "pod.node", "ip.node"], (c) =>
        c.replaced > 0 ? true : c.changed.length > 0 ? null : false,
      ),
  },
  restarts,
];
