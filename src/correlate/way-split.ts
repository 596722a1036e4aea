// Streams whose requests are in one input and whose replies are in another.
import { named } from "../core/quoted.ts";
import type { Finding } from "../schema/evidence.generated.ts";
import { sources } from "./stamp.ts";
import { overlap } from "./way-symmetry.ts";
import type { FlowOf } from "./ways.ts";

/** Streams that are told. */
const MOST = 50;

/**
 * Requests that pass one capture while the replies to the same probes pass another, and neither sees the other kind. Of one node that
 * is an asymmetric way; where the nodes are not told as one, it is said without that verdict.
 */
export function splitWays(flows: readonly FlowOf[]): Finding[] {
  const asking = new Map<string, FlowOf[]>();
  for (const f of flows) {
    if (kinds(f) !== "request") continue;
    asking.set(keyOf(f), [...(asking.get(keyOf(f)) ?? []), f]);
  }
  const out: Finding[] = [];
  for (const reply of flows) {
    if (kinds(reply) !== "reply" || out.length >= MOST) continue;
    const request = (asking.get(keyOf(reply)) ?? []).find((f) => isSplit(f, reply));
    if (request !== undefined) out.push(split(request, reply));
  }
  return out;
}

function isSplit(request: FlowOf, reply: FlowOf): boolean {
  if (request.observation === reply.observation) return false;
  return request.flow.legs.some((a) => reply.flow.legs.some((b) => overlap(a, b)));
}

function split(request: FlowOf, reply: FlowOf): Finding {
  const [a, b] = [request.observation.input, reply.observation.input];
  const one = a.node !== undefined && a.node === b.node;
  const { from, to } = request.flow.key;
  const probes = `probes from ${named(from ?? "unknown")} to ${named(to)}`;
  const says = one
    ? `The way back is not the way there: at ${named(a.node)} requests pass ${a.id} and their replies pass ${b.id} (${probes}).`
    : `Requests pass ${a.id} only, their replies ${b.id} only (${probes}); whether both are of one node is not told, so this is no verdict about the way.`;
  return {
    code: one ? "path.asymmetric" : "path.split",
    severity: one ? "warning" : "info",
    says,
    where: sources([request.flow.legs[0]!.first, reply.flow.legs[0]!.first]),
    limits: ["Two recordings of one link, one for each direction, look the same."],
  };
}

/** What a flow holds; undefined for both. */
function kinds(f: FlowOf): "request" | "reply" | undefined {
  const seen = new Set(f.flow.legs.map((l) => l.packet));
  return seen.size === 1 ? [...seen][0] : undefined;
}

/** In whatever encapsulation. */
function keyOf(f: FlowOf): string {
  const { protocol, from, to, icmpId } = f.flow.key;
  return `${protocol}|${from}|${to}|${icmpId}`;
}
