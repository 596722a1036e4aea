// Whether replies go back by where requests came from: by the MACs of their frames at one interface, and by interfaces.
import { named } from "../core/quoted.ts";
import type { EchoLeg } from "../observe/echo-flow.ts";
import type { SourceRef } from "../observe/observation.ts";
import type { Way } from "../schema/evidence.generated.ts";
import type { FlowOf } from "./ways.ts";

/** A verdict, with the reason where there is none. `says`, `limit` and `where` belong to an asymmetric way. */
export interface Judged {
  readonly verdict: Way["macs"];
  readonly reason?: string;
  readonly says?: string;
  readonly limit: string;
  readonly where: readonly SourceRef[];
}

const TWO_MACS = "Two MACs of one router (a virtual one and its own) look the same.";
const ONE_SIDE = "An interface on which only one direction was recorded looks the same.";

function inconclusive(reason: string): Judged {
  return { verdict: "inconclusive", reason, limit: "", where: [] };
}

/**
 * At one interface, some reply of the same probes must go to the MAC that a request came from. Asymmetric: there are replies, and none
 * does. Link types without a destination MAC tell nothing.
 */
export function macSymmetry(f: FlowOf): Judged {
  const { requests, replies } = sidesOf(f);
  if (requests.length === 0 || replies.length === 0) return inconclusive(oneSided(requests.length));
  const full = requests.filter((r) => r.sourceMac !== undefined && !isGroup(r.destinationMac));
  const back = replies.filter((r) => r.destinationMac !== undefined);
  if (full.length === 0 || back.length === 0) return inconclusive(noMacs(f));
  let compared = 0;
  for (const request of full) {
    const here = back.filter((r) => r.place === request.place && overlap(request, r));
    if (here.length === 0) continue;
    compared++;
    if (here.some((r) => r.destinationMac === request.sourceMac)) continue;
    const [reply] = here as [EchoLeg];
    return {
      verdict: "asymmetric",
      says: `requests come from ${request.sourceMac}, their replies go to ${reply.destinationMac}${at(request)}`,
      limit: TWO_MACS,
      where: [request.first, reply.first],
    };
  }
  if (compared === 0) return inconclusive("requests and replies were seen at different interfaces");
  return { verdict: "symmetric", limit: "", where: [] };
}

/**
 * Replies go out where requests came in, and come in where requests went out; where the recorder tells no direction, both are seen at
 * one interface at least.
 */
export function interfaceSymmetry(f: FlowOf): Judged {
  const { requests, replies } = sidesOf(f);
  if (requests.length === 0 || replies.length === 0) return inconclusive(oneSided(requests.length));
  const places = new Set(f.flow.legs.map((l) => l.place));
  if (places.size === 1 && requests[0]!.interface === undefined) {
    return inconclusive("one interface was recorded: by which others packets pass does not show");
  }
  const pairs = [
    apart(requests.filter(isIn), replies.filter(isOut), ["requests come in at", "their replies go out at"]),
    apart(requests.filter(isOut), replies.filter(isIn), ["requests go out at", "their replies come in at"]),
    apart(requests, replies, ["requests pass", "their replies pass"]),
  ];
  const found = pairs.find((p) => p !== undefined);
  if (found !== undefined) return found;
  return { verdict: "symmetric", limit: "", where: [] };
}

function sidesOf(f: FlowOf): { requests: EchoLeg[]; replies: EchoLeg[] } {
  return {
    requests: f.flow.legs.filter((l) => l.packet === "request"),
    replies: f.flow.legs.filter((l) => l.packet === "reply"),
  };
}

function oneSided(requests: number): string {
  return requests === 0 ? "only replies were seen here" : "no reply was seen here";
}

/** Why a link shows no MACs of both ends. */
function noMacs(f: FlowOf): string {
  const { frames, input } = f.observation;
  const types = frames.map((l) => l.linkType);
  const cooked = types.find((t) => t.startsWith("LINUX_SLL"));
  if (cooked !== undefined) return `${cooked} headers hold no destination MAC`;
  if (input.kind === "tcpdump-text" || input.kind === "transcript") {
    return f.flow.legs.some((l) => l.sourceMac !== undefined || l.direction !== undefined)
      ? "the cooked headers of -i any hold no destination MAC"
      : "the text shows no MACs (tcpdump -e prints them)";
  }
  return `${types[0] ?? "this link type"} has no MACs`;
}

/** Asymmetric where both are there and have no interface in common. */
function apart(a: readonly EchoLeg[], b: readonly EchoLeg[], words: readonly [string, string]): Judged | undefined {
  if (a.length === 0 || b.length === 0) return undefined;
  const there = new Set(a.map((l) => l.place));
  if (b.some((l) => there.has(l.place))) return undefined;
  const [x, y] = [nameOf(a[0]!), nameOf(b[0]!)];
  const says = `${words[0]} ${x}, ${words[1]} ${y}`;
  return { verdict: "asymmetric", says, limit: ONE_SIDE, where: [a[0]!.first, b[0]!.first] };
}

function isIn(l: EchoLeg): boolean {
  return l.direction === "in";
}

function isOut(l: EchoLeg): boolean {
  return l.direction === "out";
}

function nameOf(l: EchoLeg): string {
  return l.interface === undefined ? "an interface without a name" : named(l.interface);
}

function at(l: EchoLeg): string {
  return l.interface === undefined ? "" : ` at ${named(l.interface)}`;
}

function isGroup(mac: string | undefined): boolean {
  return mac === undefined || (Number.parseInt(mac.slice(0, 2), 16) & 1) === 1;
}

/** Whether two legs may hold packets of the same probes; a sequence that wrapped may hold any. */
export function overlap(a: EchoLeg, b: EchoLeg): boolean {
  if (a.firstSeq > a.lastSeq || b.firstSeq > b.lastSeq) return true;
  return a.firstSeq <= b.lastSeq && b.firstSeq <= a.lastSeq;
}
