// `wirewitness plan`: who records what before, during and after a move, and the case file that will read it.
import { statSync } from "node:fs";
import { join } from "node:path";
import { canonicalIp, canonicalMac } from "../core/address.ts";
import { EvidenceError } from "../core/errors.ts";
import type { Case, CaseSource } from "../schema/case.generated.ts";
import { readCase } from "../read/case-file.ts";
import { parseTunnelPort } from "../decode/wire/next-layer.ts";
import { caseIn } from "./plan.ts";
import { ROLES, VARIABLES, snapshots, whileMoving, type Recorder, type Role, type Subject } from "./recorders.ts";

/** What is told about the move; all of it may be missing. */
export interface RecordingOptions {
  /** A case file, or the folder of a case.yaml: its subject and VTEPs are taken over. */
  readonly caseFile?: string;
  readonly mac?: string;
  readonly ip?: string;
  readonly vni?: number;
  /** "leaf2=ingress", "hv1=old,ovs", "spine=reflector". */
  readonly nodes?: readonly string[];
  /** Seconds between two pings. */
  readonly interval?: number;
  readonly vm?: string;
  readonly namespace?: string;
}

/** What one node records. */
export interface NodePlan {
  readonly node: string;
  readonly roles: readonly Role[];
  readonly variables: readonly { readonly name: string; readonly is: string }[];
  readonly snapshots: readonly Recorder[];
  readonly recorders: readonly Recorder[];
}

/** The whole plan. `case` names every file that the commands will write, one folder a node. */
export interface RecordingPlan {
  readonly nodes: readonly NodePlan[];
  readonly case: Case;
  /** What the plan leaves open, in sentences. */
  readonly open: readonly string[];
}

/** Ports of VXLAN (RFC 7348 section 5), Linux' own older one, and Geneve (RFC 8926 section 3.3). */
const TUNNEL_PORTS = [4789, 8472, 6081];
const NODE = /^[A-Za-z0-9][A-Za-z0-9._-]{0,62}$/;
/** Names that are put into commands: what Kubernetes allows (RFC 1123). */
const OBJECT = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/;

/** Names of stages of a planned case. */
const STAGES = ["before", "after"];

type Told = RecordingOptions & { readonly case: Case | undefined };

/** Makes a plan. Throws what reading a case file throws, and E_USAGE for a name, an address or a role that is none, and when there is no node at all. */
export function recordingPlan(told: RecordingOptions): RecordingPlan {
  const options = { ...told, case: told.caseFile === undefined ? undefined : readCase(caseFileAt(told.caseFile)) };
  const subject = subjectOf(options);
  const roles = rolesOf(options);
  if (roles.size === 0) {
    throw new EvidenceError("E_USAGE", "no node is named", {
      hint: "say who takes part: --node hv1=old --node hv2=new --node leaf=ingress --node host=prober",
    });
  }
  const nodes = [...roles].map(([node, set]) => nodePlan(node, set, subject));
  return { nodes, case: caseOf(options, subject, nodes), open: openQuestions(subject, roles) };
}

function caseFileAt(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return path;
  return caseIn(path) ?? join(path, "case.yaml");
}

function subjectOf(o: Told): Subject {
  const told = o.case?.subject;
  const ip = o.ip ?? told?.ip;
  const mac = o.mac ?? told?.mac;
  const vni = o.vni ?? told?.vni;
  const interval = o.interval ?? 0.1;
  if (ip !== undefined && canonicalIp(ip) === undefined) wrong(`"${ip}" is not an IP address`, "such as 192.0.2.50");
  if (mac !== undefined && canonicalMac(mac) === undefined)
    wrong(`"${mac}" is not a MAC address`, "such as 02:00:00:00:00:01");
  if (vni !== undefined && !(Number.isInteger(vni) && vni >= 0 && vni <= 16_777_215))
    wrong(`${vni} is not a VNI`, "a whole number of 24 bits");
  if (!(interval >= 0.002 && interval <= 3600))
    wrong(`${interval} s is no interval of pings`, "between 0.002 and 3600 s; below 0.2 s ping may need root");
  for (const name of [o.vm, o.namespace])
    if (name !== undefined && !OBJECT.test(name)) wrong(`"${name}" is not a name of Kubernetes`, "such as vm-1");
  const ports = (o.case?.tunnelPorts ?? []).map((t) => parseTunnelPort(t)?.[1]).filter((p) => p !== undefined);
  return {
    ip: ip === undefined ? undefined : canonicalIp(ip),
    mac: mac === undefined ? undefined : canonicalMac(mac),
    vni,
    interval,
    tunnelPorts: ports.length > 0 ? ports : TUNNEL_PORTS,
    vm: o.vm,
    namespace: o.namespace,
  };
}

/** Nodes in the order in which they are told; those of the case that no option speaks of come after. */
function rolesOf(o: Told): Map<string, Set<Role>> {
  const out = new Map<string, Set<Role>>();
  for (const text of o.nodes ?? []) {
    const [node = "", list = ""] = text.split("=", 2);
    if (!NODE.test(node)) wrong(`"${node}" is not a name of a node`, "letters, digits, dots and dashes");
    if (list === "") wrong(`${node} has no role`, `write it as ${node}=${Object.keys(ROLES).join(", ")}`);
    const set = out.get(node) ?? new Set<Role>();
    for (const role of list.split(",")) {
      if (!(role in ROLES)) wrong(`"${role}" is not a role`, `one of ${Object.keys(ROLES).join(", ")}`);
      set.add(role as Role);
    }
    out.set(node, set);
  }
  for (const node of Object.keys(o.case?.vteps ?? {}))
    if (NODE.test(node) && !out.has(node)) out.set(node, new Set<Role>(["vtep"]));
  return out;
}

function nodePlan(node: string, roles: ReadonlySet<Role>, subject: Subject): NodePlan {
  const recorders = whileMoving(roles, subject);
  const names = [...new Set(recorders.map((r) => r.variable).filter((v) => v !== undefined))];
  return {
    node,
    roles: [...roles],
    variables: names.map((name) => ({ name, is: VARIABLES[name]! })),
    snapshots: snapshots(roles, subject),
    recorders,
  };
}

function caseOf(o: Told, s: Subject, nodes: readonly NodePlan[]): Case {
  const who = {
    ...(s.mac === undefined ? {} : { mac: s.mac }),
    ...(s.ip === undefined ? {} : { ip: s.ip }),
    ...(s.vni === undefined ? {} : { vni: s.vni }),
  };
  return {
    title: o.case?.title ?? "What was moved, from where to where",
    ...(Object.keys(who).length === 0 ? {} : { subject: who }),
    ...(o.case?.vteps === undefined ? {} : { vteps: o.case.vteps }),
    ...(o.case?.tunnelPorts === undefined ? {} : { tunnelPorts: o.case.tunnelPorts }),
    stages: STAGES,
    sources: nodes.flatMap(sourcesOf),
  };
}

function sourcesOf({ node, snapshots: once, recorders }: NodePlan): CaseSource[] {
  const taken = STAGES.flatMap((stage, order) =>
    once.map((r) => ({ file: `${node}/${stage}.${r.file}`, node, stage, order, optional: true, ...r.source })),
  );
  const recorded = recorders.flatMap((r) => [
    { file: `${node}/${r.file}`, node, clock: node, optional: true, ...r.source },
    ...(r.errors === undefined ? [] : [{ file: `${node}/${r.errors}`, node, clock: node, optional: true }]),
  ]);
  return [...recorded, ...taken];
}

/** What the plan cannot know. */
function openQuestions(s: Subject, roles: ReadonlyMap<string, ReadonlySet<Role>>): string[] {
  const has = (role: Role) => [...roles.values()].some((set) => set.has(role));
  const out: string[] = [];
  if (s.ip === undefined && has("prober"))
    out.push("No address is named: put that of the machine in place of ADDRESS.");
  if (!has("prober"))
    out.push("No node pings: without probes only the traffic of others can show for how long nothing got through.");
  if (!has("old") || !has("new"))
    out.push(
      "The old and the new host are not both named: where the machine's silence ends and the network's part begins will not be told apart.",
    );
  if (has("vtep") && !has("ingress"))
    out.push("No node is the ingress VTEP: when the way was pointed to the new host will be known at none.");
  if (!has("reflector") && has("ingress"))
    out.push("No route reflector is recorded: if there is one, its share of the propagation will not be known.");
  return out;
}

function wrong(says: string, hint: string): never {
  throw new EvidenceError("E_USAGE", says, { hint });
}
