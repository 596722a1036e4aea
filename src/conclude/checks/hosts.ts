// Figures of hosts and clusters: MTUs as set and as learned, settings, who runs where, what the API refused, what a trace decides.
import { named } from "../../core/quoted.ts";
import type { Evidence, Fact } from "../../schema/evidence.generated.ts";
import type { Figure, FigureKind, Scalar } from "./figure.ts";
import { entry, factFigure, factsOf, inputOf, inputSpan, textEntry, thingOf } from "./keys.ts";

const number = (f: Fact): Scalar => (typeof f.value === "number" ? f.value : null);

const linkMtu: FigureKind = {
  kind: "link.mtu",
  says: "MTU of an interface (where interface), as set.",
  value: "number",
  unit: "bytes",
  selectors: ["interface", "subject"],
  needs: "ip link, or ovs-vsctl list interface",
  derive: ({ evidence }) => factsOf(evidence, "link.mtu").map((f) => factFigure(evidence, f, number(f))),
};

const pathMtu: FigureKind = {
  kind: "path.mtu",
  says: "Path MTU to a destination (where to): learned or set on the route, or as an error about a probe told it.",
  value: "number",
  unit: "bytes",
  selectors: ["to"],
  needs: "ip route get, or probes that were too long for the path",
  derive: ({ evidence }) => [
    ...factsOf(evidence, "path.mtu").map((f) => factFigure(evidence, f, number(f), { to: thingOf(f.subject) })),
    ...toldMtus(evidence),
  ],
};

/** "message too long, mtu=1400", "frag needed, mtu 1400": the sender's own link, or a router's. */
function toldMtus(e: Evidence): Figure[] {
  return e.streams.flatMap((s) =>
    (s.errors ?? []).flatMap((x): Figure[] => {
      const mtu = /\bmtu\s*[= ]\s*(\d{2,5})\b/i.exec(x.says)?.[1];
      if (mtu === undefined) return [];
      return [
        {
          value: Number(mtu),
          keys: { to: s.to, stream: s.id },
          inputs: [s.input],
          evidence: [x.source ?? { input: s.input }],
          samples: x.count,
          span: inputSpan(inputOf(e, s.input)),
          proof: x.local
            ? `the sender's own stack refused ${x.count} probes`
            : `an error about ${x.count} probes told it`,
          path: named(s.to),
          limits: [
            x.local
              ? "The MTU of the sender's link or route: nothing was sent, and nothing is said of the path."
              : "Of the router that sent the error.",
          ],
        },
      ];
    }),
  );
}

const sysctl: FigureKind = {
  kind: "host.sysctl",
  says: "A kernel setting (where name).",
  value: "word",
  selectors: ["name"],
  needs: "sysctl -a, or the settings one a line",
  derive: ({ evidence }) =>
    factsOf(evidence, "host.sysctl").map((f) => factFigure(evidence, f, String(f.value), { name: thingOf(f.subject) })),
};

const route: FigureKind = {
  kind: "route.nextHop",
  says: "Next hop of a route (where to: its prefix, or default) in a table of the kernel or of BGP.",
  value: "word",
  selectors: ["to", "interface", "subject"],
  needs: "ip route",
  derive: ({ evidence }) =>
    factsOf(evidence, "route.nextHop", "route.default", "route.get").map((f) => {
      const [hop, dev] = [entry(f, "nextHop"), entry(f, "interface")];
      return factFigure(evidence, f, typeof hop === "string" ? hop : null, {
        to: thingOf(f.subject),
        ...(typeof dev === "string" ? { interface: dev } : {}),
      });
    }),
};

const onNode: FigureKind = {
  kind: "pod.onNode",
  limited: true,
  says: "Pods and VMs (where name: whose names begin so) on a node (where subject). 0 counts where the list shows such a one elsewhere.",
  value: "number",
  selectors: ["name", "subject"],
  needs: "kubectl get pods -o wide (or -o yaml) of all namespaces",
  derive: ({ evidence, where }) => {
    const groups = new Map<string, Fact[]>();
    for (const f of factsOf(evidence, "pod.node", "vmi.node"))
      groups.set(f.source.input, [...(groups.get(f.source.input) ?? []), f]);
    return [...groups].map(([input, facts]): Figure => {
      const named = facts.filter((f) => where.name === undefined || isNamed(f.subject, where.name));
      const here = named.filter((f) => where.subject === undefined || f.value === where.subject);
      return {
        value: here.length,
        keys: { name: where.name, subject: where.subject },
        inputs: [input],
        evidence: here.length > 0 ? here.map((f) => f.source) : facts.slice(0, 1).map((f) => f.source),
        samples: facts.length,
        span: inputSpan(inputOf(evidence, input)),
        // a list that shows the same agents elsewhere would have shown them here
        proof:
          here.length > 0 || named.length > 0
            ? `${facts.length} rows were read, ${named.length} of this name, ${here.length} of them there`
            : undefined,
        needs: "a list that shows such a Pod on another node: then it would have shown one here",
        path: inputOf(evidence, input)?.name ?? input,
        limits: ["Of the namespaces that the list shows, at its time."],
      };
    });
  },
};

/** "kube-system/agent-x7k2" is one of "agent". */
function isNamed(subject: string, name: string): boolean {
  const own = subject.slice(subject.lastIndexOf("/") + 1);
  return subject === name || own === name || own.startsWith(`${name}-`);
}

const denied: FigureKind = {
  kind: "api.denied",
  limited: true,
  says: "Requests that the API server refused as Forbidden or Unauthorized. It means little without a control that was allowed.",
  value: "number",
  selectors: [],
  needs: "what kubectl printed",
  negative: (observed) => observed !== 0,
  derive: ({ evidence }) => {
    const groups = new Map<string, Fact[]>();
    for (const f of factsOf(evidence, "kube.message"))
      groups.set(f.source.input, [...(groups.get(f.source.input) ?? []), f]);
    return [...groups].map(([input, facts]): Figure => {
      const no = facts.filter((f) => /^Error from server \((?:Forbidden|Unauthorized)\)/.test(textEntry(f, "text")));
      return {
        value: no.length,
        absent: no.length > 0 ? "allowed" : undefined,
        possible: { low: 0, high: facts.length },
        keys: {},
        inputs: [input],
        evidence: (no.length > 0 ? no : facts).map((f) => f.source),
        samples: facts.length,
        span: inputSpan(inputOf(evidence, input)),
        proof: `${facts.length} answers of the server were read`,
        path: inputOf(evidence, input)?.name ?? input,
        limits: ["A refusal shows that this request was refused, not that others are."],
      };
    });
  },
};

const objects: FigureKind = {
  kind: "input.records",
  says: "Records that an input holds: lines, rows or objects that were understood.",
  value: "number",
  selectors: [],
  needs: "the input",
  derive: ({ evidence }) =>
    evidence.inputs.map((i): Figure => ({
      value: i.records,
      // what the API server gave, it had allowed
      shows: i.records > 0 && (i.kind === "kube-table" || i.kind === "kube-objects") ? ["allowed"] : [],
      keys: {},
      inputs: [i.id],
      evidence: [{ input: i.id }],
      samples: i.records,
      span: inputSpan(i),
      proof: i.records > 0 ? "they were read" : undefined,
      needs: "an input with something in it",
      path: i.name,
      limits: [],
    })),
};

const trace: FigureKind = {
  kind: "trace.verdict",
  says: "What a trace of OVN or Open vSwitch decides about its packet: forwarded or dropped.",
  value: "word",
  words: ["forwarded", "delivered", "dropped", "no output"],
  selectors: ["subject"],
  needs: "ovn-trace or ovs-appctl ofproto/trace",
  derive: ({ evidence }) =>
    factsOf(evidence, "trace.verdict").map((f) => {
      const verdict = entry(f, "verdict");
      return factFigure(evidence, f, typeof verdict === "string" ? verdict : null);
    }),
};

const condition: FigureKind = {
  kind: "object.condition",
  says: "State of a condition (where name: its type) of an object (where subject): True, False or Unknown.",
  value: "word",
  words: ["True", "False", "Unknown"],
  selectors: ["subject", "name"],
  needs: "the object with its status (kubectl get -o yaml)",
  derive: ({ evidence }) =>
    factsOf(evidence, "object.condition").map((f) => {
      const [state, kind] = [entry(f, "state"), entry(f, "kind")];
      return factFigure(evidence, f, typeof state === "string" ? state : null, {
        name: typeof kind === "string" ? kind : "",
      });
    }),
};

const stated = (kind: string, fact: string, says: string, needs: string): FigureKind => ({
  kind,
  says,
  value: "word",
  selectors: ["subject"],
  needs,
  derive: ({ evidence }) =>
    factsOf(evidence, fact).map((f) =>
      factFigure(evidence, f, typeof f.value === "string" || typeof f.value === "number" ? f.value : null),
    ),
});

const VMI = "kubectl get vmi -o wide or -o yaml";

/** Kinds of figures about hosts and clusters. */
export const HOSTS: readonly FigureKind[] = [
  linkMtu,
  pathMtu,
  sysctl,
  route,
  onNode,
  denied,
  objects,
  trace,
  condition,
  stated("vmi.node", "vmi.node", "Node of a VM (where subject).", VMI),
  stated("vmi.address", "vmi.address", "Address of a VM (where subject).", VMI),
  stated("pod.node", "pod.node", "Node of a Pod (where subject).", "kubectl get pod -o wide or -o yaml"),
  stated("pod.address", "pod.address", "Address of a Pod (where subject).", "kubectl get pod -o wide or -o yaml"),
  stated(
    "provider.interface",
    "provider.interface",
    "Interface of a ProviderNetwork (where subject).",
    "the ProviderNetwork object",
  ),
];
