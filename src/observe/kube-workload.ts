// VMs, their migrations, Pods and Nodes to facts: where each is, which addresses it has, and when it changed its phase.
import { named } from "../core/quoted.ts";
import { canonicalIp, canonicalMac } from "../core/address.ts";
import { parseRfc3339 } from "../core/time.ts";
import type { JsonObject } from "../decode/text/json-tree.ts";
import { stringAt } from "../decode/text/json-tree.ts";
import { PHASES } from "../decode/text/kube-phases.ts";
import type { KubeObject } from "../decode/text/kube-rows.ts";
import { annotation, boolAt, countAt, lineAt, listAt, nameOf, objectsAt, textAt, under, wordsAt } from "./kube-book.ts";
import type { KubeBook } from "./kube-book.ts";

/** Said of every phase: what its time is worth. */
export const PHASE_LIMIT =
  "Whole seconds of the controller's clock, later than the event by its reconcile delay: 1 s resolution.";
const MIGRATION_LIMIT = "From the start to the end of the whole copy of memory, not the pause of the guest.";

/** A phase and its time; other times than RFC 3339 are left out, unknown phases are named apart. */
export function phaseFact(
  book: KubeBook,
  subject: string,
  p: { phase: string; at: string; line: number; limits?: string[] },
): void {
  if (parseRfc3339(p.at) === undefined) return;
  const state = p.phase === "" ? "unnamed" : PHASES.has(p.phase) || OWN_STATES.has(p.phase) ? p.phase : "other";
  // an event of one's own has a name of one's own
  const own = state === "other" ? { name: p.phase } : {};
  book.fact(
    "phase.time",
    subject,
    { state, ...own, at: p.at },
    { line: p.line, limits: [PHASE_LIMIT, ...(p.limits ?? [])] },
  );
}

const OWN_STATES = new Set(["migrationStart", "migrationEnd", "targetDomainReady"]);

/** VirtualMachineInstance (kubevirt.io). */
export function observeVmi(o: KubeObject, book: KubeBook): void {
  const status = under(o.tree, "status");
  const name = nameOf(o);
  if (status === undefined) return;
  const node = stringAt(status, "nodeName");
  if (node !== undefined) book.fact("vmi.node", name, node, { line: lineAt(status, "nodeName") });
  for (const i of objectsAt(status, "interfaces")) guestInterface(name, i, book);
  const limits = ["Phases of the VM, not of a migration."];
  for (const p of objectsAt(status, "phaseTransitionTimestamps")) transition(name, p, limits, book);
  migrationState(o, status, book);
}

function guestInterface(name: string, i: JsonObject, book: KubeBook): void {
  const mac = canonicalMac(stringAt(i, "mac") ?? "");
  const listed = wordsAt(i, "ipAddresses").map((w) => w.text);
  const first = stringAt(i, "ipAddress");
  const ips = [...new Set(first === undefined ? listed : [first, ...listed])].flatMap((t) => canonicalIp(t) ?? []);
  for (const ip of ips) book.fact("vmi.address", name, ip, { line: i.line });
  if (mac === undefined) return;
  book.fact("vmi.mac", name, mac, { line: lineAt(i, "mac") });
  for (const ip of ips) embeds(mac, ip, i.line, book);
}

/** OVN-Kubernetes makes a MAC of the address: 0a:58 and its four bytes. */
function embeds(mac: string, ip: string, line: number, book: KubeBook): void {
  const m = /^0a:58:(..):(..):(..):(..)$/.exec(mac);
  if (
    m === null ||
    m
      .slice(1)
      .map((h) => Number.parseInt(h, 16))
      .join(".") !== ip
  )
    return;
  book.fact("mac.embedsIp", mac, ip, { line });
}

function transition(name: string, p: JsonObject, limits: string[], book: KubeBook): void {
  const at = stringAt(p, "phaseTransitionTimestamp");
  if (at !== undefined) phaseFact(book, name, { phase: stringAt(p, "phase") ?? "", at, line: p.line, limits });
}

/** VirtualMachineInstanceMigration (kubevirt.io). */
export function observeMigration(o: KubeObject, book: KubeBook): void {
  const status = under(o.tree, "status");
  if (status === undefined) return;
  for (const p of objectsAt(status, "phaseTransitionTimestamps")) transition(nameOf(o), p, [], book);
  migrationState(o, status, book);
  const uid = textAt(under(o.tree, "metadata"), "uid");
  const state = under(status, "migrationState");
  const of = textAt(state, "migrationUid");
  if (state !== undefined && uid !== undefined && of !== undefined && uid !== of) {
    const says = "The migrationState of a migration is that of another one: migrationUid is not its uid.";
    book.say("kube.migration-other", "warning", says, { line: lineAt(state, "migrationUid") });
  }
}

function migrationState(o: KubeObject, status: JsonObject, book: KubeBook): void {
  const state = under(status, "migrationState");
  if (state === undefined) return;
  const name = nameOf(o);
  const times: readonly (readonly [string, string])[] = [
    ["migrationStart", "startTimestamp"],
    ["targetDomainReady", "targetNodeDomainReadyTimestamp"],
    ["migrationEnd", "endTimestamp"],
  ];
  for (const [phase, key] of times) {
    const at = stringAt(state, key);
    if (at !== undefined) phaseFact(book, name, { phase, at, line: lineAt(state, key), limits: [MIGRATION_LIMIT] });
  }
  const from = stringAt(state, "sourceNode");
  const to = stringAt(state, "targetNode");
  if (from !== undefined && to !== undefined)
    book.fact("migration.nodes", name, { from, to }, { line: lineAt(state, "targetNode") });
  const mode = stringAt(state, "mode");
  if (mode !== undefined) book.fact("migration.mode", name, { state: modeOf(mode) }, { line: lineAt(state, "mode") });
  if (boolAt(state, "failed") === true || stringAt(state, "failureReason") !== undefined) {
    const text = stringAt(state, "failureReason")?.slice(0, 500);
    if (text !== undefined) book.fact("migration.failure", name, { text }, { line: lineAt(state, "failureReason") });
    book.say("kube.migration-failed", "warning", "A live migration failed.", { line: state.line });
  }
}

function modeOf(mode: string): string {
  return ["PreCopy", "PostCopy", "Paused"].includes(mode) ? mode : "other";
}

/** Pod: node, addresses, identity, restarts, and the networks that multus reports. */
export function observePod(o: KubeObject, book: KubeBook): void {
  const status = under(o.tree, "status");
  const name = nameOf(o);
  const node = textAt(under(o.tree, "spec"), "nodeName");
  if (node !== undefined) book.fact("pod.node", name, node, { line: o.line });
  const ips = objectsAt(status, "podIPs").flatMap((p) => stringAt(p, "ip") ?? []);
  const own = textAt(status, "podIP");
  for (const ip of new Set(own === undefined ? ips : [own, ...ips]))
    book.fact("pod.address", name, ip, { line: o.line });
  const containers = objectsAt(status, "containerStatuses");
  const restarts = containers.map((c) => countAt(c, "restartCount") ?? 0).reduce((sum, n) => sum + n, 0);
  if (containers.length > 0) book.fact("pod.restarts", name, restarts, { line: containers[0]!.line });
  networkStatus(o, book);
}

/** Identity of an object: the same uid is the same object; a generation counts changes of its spec. */
export function observeIdentity(o: KubeObject, book: KubeBook): void {
  const metadata = under(o.tree, "metadata");
  if (metadata === undefined) return;
  const uid = textAt(metadata, "uid");
  if (uid !== undefined) book.fact("object.uid", `${o.type} ${nameOf(o)}`, uid, { line: lineAt(metadata, "uid") });
  const generation = countAt(metadata, "generation");
  if (generation === undefined) return;
  book.fact("object.generation", `${o.type} ${nameOf(o)}`, generation, { line: lineAt(metadata, "generation") });
}

/** Largest annotation that is read as JSON, characters. */
const MOST_ANNOTATION = 65_536;

function networkStatus(o: KubeObject, book: KubeBook): void {
  const text =
    annotation(o, "k8s.v1.cni.cncf.io/network-status") ?? annotation(o, "k8s.v1.cni.cncf.io/networks-status");
  for (const net of jsonObjects(text)) {
    const { mac, ips, gateway } = net;
    const made = typeof mac === "string" ? canonicalMac(mac) : undefined;
    for (const ip of strings(ips)) if (made !== undefined) embeds(made, ip, o.line, book);
    const hops = strings(gateway).concat(strings(net["default-route"]));
    if (hops.length > 0) book.fact("pod.defaultRoute", nameOf(o), hops, { line: o.line });
  }
  for (const net of jsonObjects(annotation(o, "k8s.v1.cni.cncf.io/networks"))) {
    const hops = strings(net["default-route"]);
    if (hops.length > 0) book.fact("pod.defaultRoute", nameOf(o), hops, { line: o.line });
  }
}

function jsonObjects(text: string | undefined): Record<string, unknown>[] {
  if (text === undefined || text.length > MOST_ANNOTATION || !/^\s*\[/.test(text)) return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  return value.filter((v): v is Record<string, unknown> => typeof v === "object" && v !== null && !Array.isArray(v));
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((v): v is string => typeof v === "string") : [];
}

/** Node: its addresses. */
export function observeNode(o: KubeObject, book: KubeBook): void {
  for (const a of objectsAt(under(o.tree, "status"), "addresses")) {
    const ip = canonicalIp(stringAt(a, "address") ?? "");
    if (ip !== undefined) book.fact("node.address", nameOf(o), ip, { line: a.line });
  }
}

/** Conditions: what the controllers say (`text`, which names things and so stays with whoever reveals them). Only what is not true is a finding, where true is what one wants. */
export function observeConditions(o: KubeObject, book: KubeBook): void {
  for (const c of listAt(under(o.tree, "status"), "conditions")) {
    if (c.type !== "object") continue;
    const type = stringAt(c, "type");
    const status = textAt(c, "status");
    if (type === undefined || status === undefined) continue;
    const state = ["True", "False", "Unknown"].includes(status) ? status : "other";
    const message = stringAt(c, "message") ?? stringAt(c, "reason") ?? "";
    const kind = /^[A-Z][A-Za-z]{2,60}$/.test(type) ? type : "other";
    const value = { kind, state, ...(message === "" ? {} : { text: message.slice(0, 500) }) };
    book.fact("object.condition", nameOf(o), value, { line: c.line });
    if (state !== "False" || !WANTED.test(type)) continue;
    const taken = /\bVNI (\d{1,8})\b.{0,200}\balready (?:reserved|in use|allocated|used)/.exec(message);
    const why = taken === null ? "" : `: VNI ${taken[1]} is already reserved`;
    book.say("kube.condition-false", "warning", `${named(o.type)}: ${type} is False${why}.`, { line: c.line });
  }
}

const WANTED =
  /^(?:Ready|NetworkCreated|NetworkAllocationSucceeded|NetworkReady|TransportAccepted|Accepted|Validated|Synchronized|LiveMigratable|IPsAllocated|VTEPReady)$/;
