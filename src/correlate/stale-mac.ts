// Outages in which frames still went to a MAC that nobody served any more: the sender's gateway, or the machine itself, had another
// MAC by then, and what sent the frames learnt it only later.
import { named } from "../core/quoted.ts";
import type { EchoLeg } from "../observe/echo-flow.ts";
import type { NeighbourEntry } from "../observe/neighbour.ts";
import type { LossRun, SourceRef } from "../observe/observation.ts";
import type { Finding } from "../schema/evidence.generated.ts";
import type { ChosenLoss } from "./outage-subject.ts";
import { compareSources, sources } from "./stamp.ts";
import { hopsOf } from "./way-hops.ts";
import type { FlowOf } from "./ways.ts";

/** Frames of one packet kind to one MAC at one place. */
interface Toward {
  readonly mac: string;
  first: number;
  last: number;
  firstAt: SourceRef;
  lastAt: SourceRef;
}

/** A change of the MAC that frames were sent to, within a loss. */
interface Change {
  readonly packet: EchoLeg["packet"];
  readonly old: Toward;
  readonly fresh: Toward;
  /** Routers are between the tap and the other end (by its TTL): the MAC is a gateway's. Undefined where no TTL shows. */
  readonly routed: boolean | undefined;
}

/**
 * Findings "outage.stale-gateway-mac" and "outage.stale-neighbour-mac", one for each loss, kind of packet and pair of MACs. `losses` are
 * told once each, `flows` are those of all inputs; `neighbours` may tell whose address had both MACs.
 */
export function staleMacFindings(
  losses: readonly ChosenLoss[],
  flows: readonly FlowOf[],
  neighbours: readonly NeighbourEntry[] = [],
): Finding[] {
  const owners = macOwners(neighbours);
  return losses.flatMap((loss) => {
    const found = new Map<string, Change & { where: SourceRef[] }>();
    for (const f of flows) {
      if (f.stream === undefined || !loss.body.includes(f.stream)) continue;
      for (const change of changesOf(f, loss.run)) {
        const key = `${change.packet} ${change.old.mac} ${change.fresh.mac}`;
        const known = found.get(key);
        const where = [change.old.lastAt, change.fresh.firstAt];
        if (known === undefined) found.set(key, { ...change, where });
        else known.where.push(...where);
      }
    }
    return [...found.values()].map((c) => finding(loss, c, ownerOf(c, owners)));
  });
}

/** Addresses that neighbour entries have for each MAC. */
function macOwners(neighbours: readonly NeighbourEntry[]): Map<string, Map<string, SourceRef>> {
  const out = new Map<string, Map<string, SourceRef>>();
  for (const { mac, ip, source } of neighbours) {
    if (mac === undefined) continue;
    const ips = out.get(mac) ?? new Map<string, SourceRef>();
    if (!ips.has(ip)) ips.set(ip, source);
    out.set(mac, ips);
  }
  return out;
}

/** The one address that had both MACs, and the entries that say so. */
function ownerOf(c: Change, owners: ReturnType<typeof macOwners>): { ip: string; where: SourceRef[] } | undefined {
  const [old, fresh] = [owners.get(c.old.mac), owners.get(c.fresh.mac)];
  const both = [...(old ?? [])].filter(([ip]) => fresh?.has(ip) === true);
  return both.length === 1 ? { ip: both[0]![0], where: [both[0]![1], fresh!.get(both[0]![0])!] } : undefined;
}

function changesOf(f: FlowOf, run: LossRun): Change[] {
  const out: Change[] = [];
  for (const packet of ["request", "reply"] as const) {
    // Between routers the inner frame goes to the MAC of the VTEP: that it changes is the repoint.
    if (packet === "request" && f.flow.key.vni !== undefined) continue;
    for (const legs of byPlace(f, packet)) {
      const change = changeIn(towards(legs), run);
      if (change !== undefined) out.push({ packet, ...change, routed: isRouted(f, packet, legs[0]!) });
    }
  }
  return out;
}

function byPlace(f: FlowOf, packet: EchoLeg["packet"]): EchoLeg[][] {
  const places = new Map<string, EchoLeg[]>();
  for (const l of f.flow.legs) {
    if (l.packet !== packet || l.destinationMac === undefined || l.firstSeq > l.lastSeq) continue;
    const place = `${l.place} ${l.direction ?? ""}`;
    places.set(place, [...(places.get(place) ?? []), l]);
  }
  return [...places.values()];
}

function towards(legs: readonly EchoLeg[]): Toward[] {
  const out = new Map<string, Toward>();
  for (const l of legs) {
    const mac = l.destinationMac!;
    const known = out.get(mac);
    if (known === undefined) {
      out.set(mac, { mac, first: l.firstSeq, last: l.lastSeq, firstAt: l.first, lastAt: l.last });
      continue;
    }
    if (l.firstSeq < known.first) [known.first, known.firstAt] = [l.firstSeq, l.first];
    if (l.lastSeq > known.last) [known.last, known.lastAt] = [l.lastSeq, l.last];
  }
  return [...out.values()];
}

/** The old MAC was in use before the loss and up to one of its probes, the new one from then on, no later than the first that was answered. */
function changeIn(all: readonly Toward[], run: LossRun): Pick<Change, "old" | "fresh"> | undefined {
  const after = run.after?.seq;
  if (after === undefined || run.first.seq > run.last.seq || after < run.last.seq) return undefined;
  const old = all.find((t) => t.first < run.first.seq && t.last >= run.first.seq && t.last <= run.last.seq);
  if (old === undefined) return undefined;
  const fresh = all.find((t) => t.first > old.last && t.first <= after && t.last >= after);
  return fresh === undefined ? undefined : { old, fresh };
}

/** By the TTL of what comes the other way: it has passed routers, or none. */
function isRouted(f: FlowOf, packet: EchoLeg["packet"], at: EchoLeg): boolean | undefined {
  const back = f.flow.legs.find((l) => l.packet !== packet && l.place === at.place && l.ttl !== undefined);
  return back === undefined ? undefined : hopsOf(back.ttl!).hops > 0;
}

function finding(loss: ChosenLoss, c: Change & { where: SourceRef[] }, owner: ReturnType<typeof ownerOf>): Finding {
  const { from, to } = loss.stream.observed.key;
  const [sender, other] = c.packet === "request" ? [from, to] : [to, from];
  const gateway = owner === undefined ? c.routed === true : owner.ip !== other;
  const whose = gateway ? `its gateway${owner === undefined ? "" : ` ${owner.ip}`}` : named(other ?? "the other end");
  const packets = c.packet === "request" ? "requests" : "replies";
  const known = c.routed === undefined && owner === undefined ? " (or of its gateway: no TTL shows which)" : "";
  return {
    code: gateway ? "outage.stale-gateway-mac" : "outage.stale-neighbour-mac",
    severity: "warning",
    says: `Loss ${loss.id}: ${named(sender ?? "the sender")} sent ${packets} to ${c.old.mac} up to sequence ${c.old.last}, within the loss, and to ${c.fresh.mac} from sequence ${c.fresh.first} on: it held a stale MAC of ${whose}${known}.`,
    where: sources([...c.where, ...(owner?.where ?? [])].toSorted(compareSources)),
    limits: [
      ...(c.routed === undefined || owner !== undefined
        ? []
        : ["Routers on the way are counted from an initial TTL of 64, 128 or 255, the nearest that is not less."]),
      "That the frames to the old MAC were lost for that is what fits; another fault that ended at the same probe looks the same.",
    ],
  };
}
