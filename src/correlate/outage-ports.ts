// The ports of a machine that moved: where it was last heard before it fell silent, and where it was first heard again.
//
// A tap at its old port has its unicast frames up to the move, one at its new port from then on, and one between it and the
// observer has both. What it sends to a group is flooded to every port: such a frame at a port that it was seen at first, or
// at no other port, was sent there; its copy elsewhere was not. An announcement (RARP, gratuitous ARP, unsolicited NA) is
// sent by a guest that goes on at its new port.
import type { EpochNs, TimeBounds } from "../core/time.ts";
import type { FrameKind, HeardFrame, MacSighting, MacSilence } from "../observe/mac-sighting.ts";
import type { Observation } from "../observe/observation.ts";
import { least, recorded } from "./outage-events.ts";
import type { EventName, LadderEvent, ToObserver } from "./outage-events.ts";

/** What a machine's ports are looked for with. */
export interface PortQuestion {
  readonly mac: string;
  /** Addresses that its probes go to. */
  readonly ip: string;
  /** On the clock of the observer: last answered request before, first reply after. */
  readonly from: EpochNs;
  readonly to: EpochNs;
  /** Nobody comes back, and nothing is heard twice, within this time around the two. */
  readonly marginNs: bigint;
  readonly observations: readonly Observation[];
  readonly toObserver: ToObserver;
}

/** A port of the machine, in one input. */
interface Port {
  readonly observation: Observation;
  readonly sighting: MacSighting;
  readonly silence: MacSilence;
}

/** What the taps at the two ports show; undefined where there is no such tap. */
export interface Ports {
  readonly lastHeardOld: LadderEvent | undefined;
  readonly firstHeardNew: LadderEvent | undefined;
  /** Kind of the first frame at the new port. */
  readonly announcedBy: FrameKind | undefined;
  readonly oldInput: string | undefined;
  readonly newInput: string | undefined;
  readonly limits: readonly string[];
}

/** Frames of one kind that are this near to each other at two ports are one frame, ns. */
const ONE_FRAME_NS = 25_000_000n;

const ANNOUNCEMENTS: ReadonlySet<FrameKind> = new Set(["gratuitousArp", "rarp", "neighbourAdvertisement"]);

/** True for what a machine sends when it has just arrived. */
export function isAnnouncement(kind: FrameKind | undefined): boolean {
  return kind !== undefined && ANNOUNCEMENTS.has(kind);
}

/** Finds both ports. */
export function findPorts(q: PortQuestion): Ports {
  const old = nearest(q, oldPorts(q));
  const fresh = nearest(q, newPorts(q));
  const heard = fresh === undefined ? undefined : firstHeard(q, fresh, old);
  const last = old === undefined ? undefined : lastHeard(q, old, heard?.event);
  const early = last?.announced;
  const event = heard?.event;
  return {
    lastHeardOld: last?.event,
    firstHeardNew: event === undefined || early === undefined ? event : { ...event, low: least(event.low, early) },
    announcedBy: early === undefined ? heard?.kind : undefined,
    oldInput: old?.observation.input.id,
    newInput: fresh?.observation.input.id,
    limits: [...edges(q, old, fresh), ...(heard?.limits ?? [])],
  };
}

/** Silences of the machine outside of tunnels, where its own frames may have come in. */
function* plainSilences(q: PortQuestion): Generator<Port> {
  for (const observation of q.observations) {
    for (const sighting of observation.macs ?? []) {
      if (sighting.mac !== q.mac || sighting.vni !== undefined || sighting.direction === "out") continue;
      for (const silence of sighting.silences) yield { observation, sighting, silence };
    }
  }
}

/** Last heard within the outage, and not again soon after it. */
function oldPorts(q: PortQuestion): Port[] {
  return [...plainSilences(q)].filter((p) => {
    const before = placed(q, p, p.silence.before);
    if (before === undefined || before.high < q.from || before.low > q.to) return false;
    const { after } = p.silence;
    const back = placed(q, p, after);
    return after === undefined || (back !== undefined && back.low > q.to + q.marginNs);
  });
}

/** First heard within the outage, and not shortly before it. */
function newPorts(q: PortQuestion): Port[] {
  return [...plainSilences(q)].filter((p) => {
    const after = placed(q, p, p.silence.after);
    if (after === undefined || after.high < q.from || after.low > q.to) return false;
    const { before } = p.silence;
    const gone = placed(q, p, before);
    return before === undefined || (gone !== undefined && gone.high < q.from - q.marginNs);
  });
}

function placed(q: PortQuestion, p: Port, frame: HeardFrame | undefined): TimeBounds | undefined {
  return frame === undefined ? undefined : q.toObserver(frame.at, p.observation.input.id);
}

/** The tap with the shortest round trip to the machine, then the one that heard most of it. */
function nearest(q: PortQuestion, ports: readonly Port[]): Port | undefined {
  const rtt = (p: Port) => Math.min(Infinity, ...streamsAt(p.observation, q.ip).map((s) => s.rtt?.minNs ?? Infinity));
  const order = (a: Port, b: Port) => compare(rtt(a), rtt(b)) || b.sighting.frames - a.sighting.frames;
  return ports.toSorted(order)[0];
}

function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

function streamsAt(o: Observation, ip: string): Observation["streams"] {
  return o.streams.filter((s) => s.key.to === ip && s.key.vni === undefined);
}

/** Group-addressed frames of a port's silence on the clock of the observer, in order. */
function groupsOf(q: PortQuestion, port: Port | undefined): { frame: HeardFrame; at: TimeBounds }[] {
  if (port === undefined) return [];
  const { firstGroups, lastGroups } = port.silence;
  return [...firstGroups, ...lastGroups].flatMap((frame) => {
    const at = placed(q, port, frame);
    return at === undefined ? [] : [{ frame, at }];
  });
}

interface Heard {
  readonly event: LadderEvent;
  readonly kind: FrameKind | undefined;
  readonly limits: readonly string[];
}

/** The first frame that the machine sent at its new port: an announcement, or else its first unicast frame. */
function firstHeard(q: PortQuestion, port: Port, old: Port | undefined): Heard | undefined {
  const since = placed(q, old ?? port, old?.silence.before)?.low ?? q.from;
  const elsewhere = groupsOf(q, old);
  /** From when on frames are here of which nothing tells at which port they were sent. */
  let doubtful: EpochNs | undefined;
  for (const { frame, at } of groupsOf(q, port)) {
    if (at.high < since) continue;
    const origin = originOf(frame, at, {
      elsewhere,
      told: port.sighting.direction === "in",
      tapped: old !== undefined,
    });
    if (origin === "there") continue;
    if (origin === "unknown") doubtful ??= at.low;
    else return heardAt(q, port, frame, doubtful);
  }
  return heardAt(q, port, port.silence.after!, doubtful);
}

function heardAt(q: PortQuestion, port: Port, frame: HeardFrame, doubtful: EpochNs | undefined): Heard | undefined {
  const event = eventOf(q, port, { name: "firstHeardNew", frame });
  if (event === undefined) return undefined;
  const early = doubtful ?? missedBefore(q, port, frame);
  const limits = isAnnouncement(frame.kind)
    ? ["An announcement is taken to be sent when the guest goes on at its new port, and not before."]
    : [];
  if (early === undefined || early >= event.low) return { event, kind: frame.kind, limits };
  return { event: { ...event, low: early }, kind: undefined, limits };
}

/** Where the frames before `frame` were too many to be listed, it may not be the first. */
function missedBefore(q: PortQuestion, port: Port, frame: HeardFrame): EpochNs | undefined {
  const { groupsOmitted, firstGroups } = port.silence;
  if (groupsOmitted === 0 || firstGroups.includes(frame)) return undefined;
  return placed(q, port, firstGroups.at(-1))?.low ?? q.from;
}

interface Twins {
  readonly elsewhere: readonly { frame: HeardFrame; at: TimeBounds }[];
  /** The recorder says that the frame came in at this port. */
  readonly told: boolean;
  /** The other port was recorded. */
  readonly tapped: boolean;
}

/** Where a group-addressed frame was sent: at this port, or at the other one that has it as well. */
function originOf(frame: HeardFrame, at: TimeBounds, by: Twins): "here" | "there" | "unknown" {
  if (by.told) return "here";
  const twin = twinOf(frame, at, by.elsewhere);
  if (twin !== undefined && twin.high < at.low) return "there";
  if (twin !== undefined && twin.low > at.high) return "here";
  if (isAnnouncement(frame.kind)) return "here";
  return twin === undefined && by.tapped ? "here" : "unknown";
}

function twinOf(frame: HeardFrame, at: TimeBounds, others: Twins["elsewhere"]): TimeBounds | undefined {
  let best: TimeBounds | undefined;
  let bestApart = ONE_FRAME_NS;
  for (const o of others) {
    if (o.frame.kind !== frame.kind) continue;
    const apart = o.at.low + o.at.high - at.low - at.high;
    const distance = (apart < 0n ? -apart : apart) / 2n;
    if (distance > bestApart) continue;
    best = o.at;
    bestApart = distance;
  }
  return best;
}

interface LastHeard {
  readonly event: LadderEvent | undefined;
  /** An announcement came to the old port that the new one does not have: by then it may have been at the new one. */
  readonly announced: EpochNs | undefined;
}

/** The last frame that the machine sent at its old port. */
function lastHeard(q: PortQuestion, port: Port, heard: LadderEvent | undefined): LastHeard {
  let event = eventOf(q, port, { name: "lastHeardOld", frame: port.silence.before! });
  if (event === undefined) return { event, announced: undefined };
  let announced: EpochNs | undefined;
  const told = port.sighting.direction === "in";
  for (const { frame, at } of groupsOf(q, port)) {
    if (at.low > q.to) break;
    const early = heard !== undefined && at.high < heard.low;
    if (told || (early && !isAnnouncement(frame.kind)))
      event = eventOf(q, port, { name: "lastHeardOld", frame }) ?? event;
    // What came when it may have been at the new port already may have been sent at either; an announcement rather there.
    else if (early || (!isAnnouncement(frame.kind) && (heard === undefined || at.low <= heard.high))) {
      event = { ...event, high: least(at.high, q.to) };
      if (early) announced ??= at.low;
    }
  }
  return { event, announced };
}

function eventOf(q: PortQuestion, port: Port, e: { name: EventName; frame: HeardFrame }): LadderEvent | undefined {
  const { input } = port.observation;
  const source = { input: input.id, record: e.frame.record };
  return recorded(e.name, { t: e.frame.at, digits: input.digits, source }, q.toObserver);
}

/** That a tap was alive is known only while it records something. */
function edges(q: PortQuestion, old: Port | undefined, fresh: Port | undefined): string[] {
  const out: string[] = [];
  const last = old?.observation.input.last;
  if (old?.silence.after === undefined && last !== undefined) {
    const end = q.toObserver(last, old!.observation.input.id);
    if (end !== undefined && end.high < q.to)
      out.push("The recording at the old port has nothing up to the first reply: that it still ran is assumed.");
  }
  const first = fresh?.observation.input.first;
  if (fresh?.silence.before === undefined && first !== undefined) {
    const begin = q.toObserver(first, fresh!.observation.input.id);
    if (begin !== undefined && begin.low > q.from)
      out.push("The recording at the new port has nothing from before the outage: that it already ran is assumed.");
  }
  return out;
}

/**
 * The first request that the machine left unanswered at its old port, when it was last heard there: it stood still by then, or
 * was gone. Only where the input has that port alone, so that the request was seen at the port itself.
 */
export function firstUnanswered(q: PortQuestion, ports: Ports): LadderEvent | undefined {
  const o = q.observations.find((x) => x.input.id === ports.oldInput);
  const { lastHeardOld } = ports;
  if (o === undefined || lastHeardOld === undefined) return undefined;
  const places = new Set((o.macs ?? []).map((m) => `${m.iface} ${m.ifindex ?? ""}`));
  if (places.size !== 1) return undefined;
  let first: LadderEvent | undefined;
  for (const s of streamsAt(o, q.ip)) {
    const { sample } = s;
    if (sample === undefined) continue;
    for (const [i, state] of sample.state.entries()) {
      if (state === "answered" || state === "late" || state === "localError") continue;
      const sent = sample.sent.at(i);
      if (sent === undefined) continue;
      const at = q.toObserver(sent, o.input.id);
      if (at === undefined || at.low < lastHeardOld.low || at.low > q.to) continue;
      if (first !== undefined && first.low <= at.low) continue;
      const record = sample.record?.[i];
      const source = { input: o.input.id, ...(record === undefined ? {} : { record }) };
      first = { name: "firstUnansweredAtOld", ...at, stamp: { at: sent, digits: o.input.digits }, evidence: [source] };
    }
  }
  return first;
}
