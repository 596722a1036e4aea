// Where the time of an outage went: for each loss period the events around it on the clock of one observer, and the parts between
// them with bounds. What was not recorded makes bounds wider and is named; it never makes them wrong.
import { microseconds } from "../core/time.ts";
import type { EpochNs, TimeBounds } from "../core/time.ts";
import type { LossRun, Observation, SourceRef } from "../observe/observation.ts";
import type { Evidence, Outage } from "../schema/evidence.generated.ts";
import { bounded, least, middle, most } from "./outage-events.ts";
import type { LadderEvent, ToObserver } from "./outage-events.ts";
import { lostProbes } from "./lost-probes.ts";
import { besideEvents } from "./outage-beside.ts";
import { advertisements, reflectorEvents, reflectorPart, unseenReflector } from "./outage-reflector.ts";
import { missing } from "./outage-missing.ts";
import { ordered, partsOf, pauseOf } from "./outage-parts.ts";
import type { Link, Part } from "./outage-parts.ts";
import { findPorts, firstUnanswered, isAnnouncement } from "./outage-ports.ts";
import type { PortQuestion, Ports } from "./outage-ports.ts";
import { fabricEvents, forwarding } from "./outage-routes.ts";
import type { FabricEvents } from "./outage-routes.ts";
import { chooseLosses, macOf } from "./outage-subject.ts";
import type { ChosenLoss } from "./outage-subject.ts";
import { sources, stamp } from "./stamp.ts";
import type { CorrelatedStreams } from "./streams.ts";

/** What relates the clocks of inputs. */
export interface OutageClocks {
  toClock(t: EpochNs, from: string, to: string): TimeBounds | undefined;
}

/** What outages are told from. */
export interface OutageSources {
  readonly observations: readonly Observation[];
  readonly streams: CorrelatedStreams;
  readonly clocks: OutageClocks;
  readonly subject: Evidence["subject"];
}

/** One row a loss period with a reply before and after it, once for the same probes at several taps, in the order of the streams. */
export function correlateOutages(from: OutageSources): Outage[] {
  return chooseLosses(from.streams).map((loss) => new Ladder(from, loss).row());
}

/** One outage while it is put together. All times are on the clock of the observer. */
class Ladder {
  private readonly from: OutageSources;
  private readonly loss: ChosenLoss;
  private readonly run: LossRun;
  private readonly input: string;
  private readonly digits: number;
  private readonly unrelated = new Set<string>();
  private readonly limits: string[] = [];

  constructor(from: OutageSources, loss: ChosenLoss) {
    this.from = from;
    this.loss = loss;
    this.run = loss.run;
    this.input = loss.stream.observation.input.id;
    this.digits = loss.stream.observation.input.digits;
  }

  row(): Outage {
    const { loss, from } = this;
    const reply = this.reply();
    const before = this.replyBefore();
    const asked = this.asked(before);
    const mac = macOf(loss.stream.observed.key, from.observations, from.subject);
    const q = this.question(mac, asked, reply);
    const found = findPorts(q);
    const fabric = fabricEvents({
      ...q,
      mac,
      vni: loss.stream.observed.key.vni ?? from.subject.vni,
      observer: loss.stream,
      body: loss.body,
      subject: from.subject,
    });
    const ports = heardSooner(found, fabric, asked.low);
    const whole = (start: LadderEvent) => ({ low: reply.low - start.high, high: reply.high - start.low });
    const marks = this.marks(asked, before);
    if (fabric === undefined && ports.lastHeardOld === undefined && ports.firstHeardNew === undefined) {
      const part = unsplit(before, reply);
      return this.finish({
        whole: whole(before),
        events: [...marks, reply],
        parts: [part],
        by: null,
        reply,
        missing: [],
      });
    }
    const begin = ports.lastHeardOld === undefined ? before : undefined;
    const chain = { ...this.chain({ q, ports, fabric, asked, reply }), begin };
    const unanswered = firstUnanswered(q, ports);
    const parts = partsOf(chain);
    parts.push(...this.reflector(fabric, parts));
    const announced = isAnnouncement(ports.announcedBy) ? ports.firstHeardNew : undefined;
    parts.splice(1, 0, pauseOf(parts[0]!, unanswered, announced));
    if (unanswered !== undefined && announced !== undefined) {
      this.limits.push(
        "The guest is taken to stand still from the first request that it left unanswered at its old port.",
      );
    }
    this.limits.push(...ports.limits, ...chain.limits);
    const reflector = reflectorEvents(fabric?.updates ?? []);
    const events = [...marks, unanswered, ...chain.events, reflector?.enters, reflector?.leaves, reply].filter(
      (e) => e !== undefined,
    );
    return this.finish({
      whole: whole(ports.lastHeardOld ?? before),
      events,
      parts,
      by: this.recoveredBy(fabric, reply),
      lostProbes: this.lostProbes(ports, fabric),
      advertisements: advertisements(fabric?.updates ?? [], fabric?.updateSent),
      reply,
      missing: this.lacking(mac, ports, fabric),
    });
  }

  /** A time of an input on the clock of the observer; inputs that cannot be placed are remembered. */
  private readonly toObserver: ToObserver = (t, input) => {
    if (input === this.input) return { low: t, high: t };
    const bounds = this.from.clocks.toClock(t, input, this.input);
    if (bounds === undefined) this.unrelated.add(input);
    return bounds;
  };

  /** The same for what only stands beside the ladder: what cannot be placed is not missing. */
  private readonly beside: ToObserver = (t, input) =>
    input === this.input ? { low: t, high: t } : this.from.clocks.toClock(t, input, this.input);

  private own(name: LadderEvent["name"], bounds: TimeBounds, at: { t: EpochNs; source: SourceRef }): LadderEvent {
    const exact = bounds.low === bounds.high;
    const stamped = exact ? { at: at.t, digits: this.digits } : undefined;
    return { name, ...bounds, stamp: stamped, evidence: [at.source] };
  }

  private reply(): LadderEvent {
    const mark = this.run.replyAfter ?? this.run.after!;
    const t = mark.arrived!;
    return this.own("firstReply", { low: t, high: t }, { t, source: mark.arrivedSource ?? mark.source });
  }

  private replyBefore(): LadderEvent {
    const mark = this.run.replyBefore ?? this.run.before!;
    const t = mark.arrived!;
    return this.own("lastReplyBefore", { low: t, high: t }, { t, source: mark.arrivedSource ?? mark.source });
  }

  /** The last answered request: its reply left the machine after it. */
  private asked(before: LadderEvent): LadderEvent {
    const mark = this.run.before!;
    const bounds = mark.sent ?? { low: before.low, high: before.low };
    return this.own("lastAnsweredRequestBefore", bounds, { t: bounds.low, source: mark.source });
  }

  private question(mac: string | undefined, asked: LadderEvent, reply: LadderEvent): PortQuestion {
    const { meanSpacingNs, nominalIntervalNs, key } = this.loss.stream.observed;
    const spacing = BigInt(Math.round(nominalIntervalNs ?? meanSpacingNs ?? 1e9));
    return {
      mac: mac ?? "",
      ip: key.to,
      from: asked.low,
      to: reply.high,
      marginNs: (spacing * 3n) / 2n,
      observations: this.from.observations,
      toObserver: this.toObserver,
    };
  }

  private marks(asked: LadderEvent, before: LadderEvent): LadderEvent[] {
    const out = [asked, before];
    for (const [name, mark] of [
      ["firstLostRequest", this.run.first],
      ["lastLostRequest", this.run.last],
    ] as const) {
      if (mark.sent !== undefined) out.push(this.own(name, mark.sent, { t: mark.sent.low, source: mark.source }));
    }
    return out;
  }

  /** The events that end parts, in their bounds, and what else is known. */
  private chain(known: {
    q: PortQuestion;
    ports: Ports;
    fabric: FabricEvents | undefined;
    asked: LadderEvent;
    reply: LadderEvent;
  }) {
    const { ports, fabric, asked, reply } = known;
    const limits: string[] = [];
    const firstSeen = fabric?.firstHeardFromNewVtep;
    const start = ports.lastHeardOld ?? bounded("lastHeardOld", { low: asked.low, high: reply.high }, asked.evidence);
    const heard =
      ports.firstHeardNew ??
      bounded(
        "firstHeardNew",
        { low: start.low, high: least(firstSeen?.high ?? reply.high, reply.high) },
        firstSeen?.evidence ?? reply.evidence,
      );
    const answered = this.answered();
    const flooded = this.isFlooded();
    if (fabric === undefined) {
      const [s, h] = ordered([start, heard]) as [LadderEvent, LadderEvent];
      // Somewhere on the way forwarding changed, or flooding began: nothing shows when, only that the first answered request
      // came after it. So it bounds parts and is no event: had flooding begun, forwarding changed after the end.
      const end = answered ?? reply;
      const changed = bounded("forwardingChanged", { low: s.low, high: end.high }, end.evidence);
      const between: Link[] = [{ part: "repoint", event: changed, rank: undefined }];
      if (answered !== undefined) between.push({ part: "nextProbe", event: answered, rank: undefined });
      limits.push(
        "No recording shows a tunnel or a route: repoint ends when forwarding changed or flooding began, which of them is not known.",
      );
      return { start: s, heard: h, reply, between, events: [s, h, answered], limits };
    }
    const route = this.routeEvents(fabric, { start, heard, reply, flooded, answered, limits });
    const [s, h, sent, received, changed, toNew] = ordered(route.ordered);
    const direct = !flooded && toNew !== undefined && toNew.low <= reply.high && toNew.high >= h!.low;
    const served = direct ? toNew : answered;
    const between: Link[] = [
      { part: "announcement", event: sent!, rank: 1 },
      { part: "propagation", event: received!, rank: 2 },
      { part: "repoint", event: changed!, rank: 3 },
    ];
    if (served !== undefined) between.push({ part: "nextProbe", event: served, rank: direct ? 4 : undefined });
    const seen = [fabric.lastRequestToOld, fabric.lastHeardFromOldVtep, firstSeen];
    return {
      start: s!,
      heard: h!,
      reply,
      between,
      events: [...toldEvents(fabric, route.ordered), answered, ...seen],
      limits,
    };
  }

  private routeEvents(
    fabric: FabricEvents,
    has: {
      start: LadderEvent;
      heard: LadderEvent;
      reply: LadderEvent;
      flooded: boolean;
      answered: LadderEvent | undefined;
      limits: string[];
    },
  ): { ordered: LadderEvent[] } {
    const { start, heard, reply } = has;
    const toNew = fabric.firstRequestToNew;
    const end = most(reply.high, toNew?.high ?? reply.high);
    const wide = { low: start.low, high: end };
    const endEvidence = (toNew ?? reply).evidence;
    const sent = fabric.updateSent ?? bounded("updateSent", wide, endEvidence);
    const received = fabric.updateReceived ?? bounded("updateReceived", wide, endEvidence);
    const f = forwarding(fabric, has.flooded ? has.answered : undefined);
    const limitsOf = { low: f.low ?? start.low, high: f.high ?? most(end, f.line?.high ?? end) };
    const causes = [fabric.updateReceived, fabric.lastRequestToOld, toNew].flatMap((e) => e?.evidence ?? []);
    let changed = bounded("forwardingChanged", limitsOf, causes.length > 0 ? causes : endEvidence);
    if (f.line !== undefined) {
      const low = most(f.line.low, limitsOf.low);
      const high = least(f.line.high, limitsOf.high);
      if (low <= high) changed = { ...f.line, low, high };
      else
        has.limits.push("The forwarding table's line does not fit between the requests to both VTEPs: it is left out.");
    }
    return { ordered: [start, heard, sent, received, changed, ...(toNew === undefined ? [] : [toNew])] };
  }

  /** The first request after the outage that was answered. */
  private answered(): LadderEvent | undefined {
    const mark = this.run.after!;
    if (mark.sent === undefined) return undefined;
    return this.own("firstAnsweredRequestAfter", mark.sent, { t: mark.sent.low, source: mark.source });
  }

  /** The first answered request was copied to several VTEPs. */
  private isFlooded(): boolean {
    const { after } = this.run;
    return this.loss.stream.observed.path?.replicated.some((r) => r.seq === after!.seq) ?? false;
  }

  private recoveredBy(fabric: FabricEvents | undefined, reply: LadderEvent): Outage["recoveredBy"] {
    if (this.isFlooded()) return "flood";
    // no tunnel and no route was recorded: that there were none is not shown
    if (fabric === undefined) return null;
    const { updateReceived: update, firstRequestToNew: toNew } = fabric;
    if (update !== undefined) {
      // an UPDATE without a stamp of its own came by the end of its bounds, and perhaps not before
      const isStamped = update.stamp !== undefined;
      if ((isStamped ? middle(update) : update.high) < reply.low) return "route";
      if (!isStamped && update.low <= reply.high) return null;
    }
    return fabric.bgpAtObserver && toNew !== undefined && toNew.high <= reply.low ? "data" : null;
  }

  private lacking(mac: string | undefined, ports: Ports, fabric: FabricEvents | undefined): Outage["cannotSplit"] {
    return missing({
      mac,
      ...this.nodes(ports, fabric),
      fabric: fabric !== undefined,
      oldPort: ports.lastHeardOld !== undefined,
      newPort: ports.firstHeardNew !== undefined,
      updateSent: fabric?.updateSent?.stamp !== undefined,
      updateReceived: fabric?.updateReceived !== undefined,
      forwarding: fabric?.forwardingChanged !== undefined,
      reflector: this.unseenReflector(fabric),
      unrelated: this.unrelatedOf(mac),
    });
  }

  private unseenReflector(fabric: FabricEvents | undefined) {
    const unseen = unseenReflector(fabric?.updates ?? []);
    if (unseen === undefined) return undefined;
    const { from, lacks } = unseen;
    return { node: from === undefined ? undefined : (this.from.subject.vteps?.[from] ?? from), lacks };
  }

  private lostProbes(ports: Ports, fabric: FabricEvents | undefined) {
    const { run, stream: observer, body } = this.loss;
    const [oldVtep, newVtep] = [fabric?.oldVtep, fabric?.newVtep];
    return lostProbes({ run, observer, body, ports, oldVtep, newVtep, toObserver: this.beside });
  }

  private reflector(fabric: FabricEvents | undefined, parts: readonly Part[]): Part[] {
    const [sent, received] = [fabric?.updateSent, fabric?.updateReceived];
    if (fabric === undefined || sent === undefined || received === undefined) return [];
    const tickNs = BigInt(10) ** BigInt(9 - Math.min(9, this.digits));
    const part = reflectorPart(reflectorEvents(fabric.updates), { sent, received, tickNs }, parts);
    return part === undefined ? [] : [part];
  }

  private nodes(ports: Ports, fabric: FabricEvents | undefined) {
    const node = (input: string | undefined) =>
      input === undefined ? undefined : this.from.observations.find((o) => o.input.id === input)?.input.node;
    const name = (vtep: string | undefined) =>
      vtep === undefined ? undefined : (this.from.subject.vteps?.[vtep] ?? vtep);
    return {
      oldNode: node(ports.oldInput) ?? name(fabric?.oldVtep),
      newNode: node(ports.newInput) ?? name(fabric?.newVtep),
      observerNode: node(this.input),
    };
  }

  /** Of the inputs that could not be placed, those that show anything of the machine. */
  private unrelatedOf(mac: string | undefined): string[] {
    return this.from.observations
      .filter((o) => this.unrelated.has(o.input.id))
      .filter((o) => o.macs?.some((m) => m.mac === mac) === true || o.routes.some((r) => r.mac === mac))
      .map((o) => o.input.id);
  }

  private finish(made: {
    whole: TimeBounds;
    events: readonly LadderEvent[];
    parts: readonly Part[];
    by: Outage["recoveredBy"];
    advertisements?: NonNullable<Outage["advertisements"]>;
    lostProbes?: NonNullable<Outage["lostProbes"]>;
    reply: LadderEvent;
    missing: Outage["cannotSplit"];
  }): Outage {
    const { whole, reply } = made;
    const order = (a: LadderEvent, b: LadderEvent) => Number(middle(a) - middle(b));
    const exact = whole.low === whole.high;
    const beside = besideEvents({
      from: made.events.reduce((t, e) => least(t, e.low), reply.low),
      to: reply.high,
      observations: this.from.observations,
      own: new Set(this.loss.body.map((s) => s.observed)),
      toObserver: this.beside,
    });
    return {
      loss: this.loss.id,
      observer: this.input,
      whole_us: microseconds((whole.low + whole.high) / 2n),
      ...(exact ? {} : { wholeLow_us: microseconds(whole.low), wholeHigh_us: microseconds(whole.high) }),
      recoveredBy: made.by,
      events: [...made.events, ...beside.events].toSorted(order).map((e) => this.event(e, e.low > reply.high)),
      parts: made.parts.map((p) => ({ ...p })),
      cannotSplit: made.missing,
      ...(made.advertisements === undefined || made.advertisements.length === 0
        ? {}
        : { advertisements: made.advertisements }),
      ...(made.lostProbes === undefined || made.lostProbes.length === 0 ? {} : { lostProbes: made.lostProbes }),
      limits: [...new Set([...this.limits, ...beside.limits])],
    };
  }

  private event(e: LadderEvent, afterRecovery: boolean): Outage["events"][number] {
    return {
      name: e.name,
      ...(e.stamp === undefined ? {} : { at: stamp(e.stamp.at, e.stamp.digits) }),
      ...(e.label === undefined ? {} : { label: e.label }),
      ...(e.untied === undefined ? {} : { untied: e.untied }),
      low: stamp(e.low, this.digits),
      high: stamp(e.high, this.digits),
      evidence: sources(e.evidence),
      ...(afterRecovery ? { afterRecovery } : {}),
    };
  }
}

/**
 * The machine came from its new VTEP, or was announced by it, before the first frame that the recording at its new port has: that may
 * have begun too late, or dropped what came first. When it was first heard there is then not known from the port.
 */
function heardSooner(ports: Ports, fabric: FabricEvents | undefined, from: EpochNs): Ports {
  const { firstHeardNew: heard } = ports;
  if (heard === undefined) return ports;
  const isBefore = (e: LadderEvent | undefined) => e !== undefined && e.high < heard.low;
  const came = isBefore(fabric?.firstHeardFromNewVtep);
  if (!came && !isBefore(fabric?.updateSent)) return ports;
  const limit =
    "The machine's new VTEP has its frames, or announced it, before the recording at the new port has any: that may lack the first of them.";
  const event = came ? undefined : { ...heard, low: from };
  return { ...ports, firstHeardNew: event, announcedBy: undefined, limits: [...ports.limits, limit] };
}

/**
 * What is told of the last frame at the old port, the first at the new, the UPDATE sent and received, the change of forwarding and the
 * first request to the new VTEP. What was not recorded came before that request; where that was not recorded either, flooding may have
 * restored service, and it came at any time after: its bounds hold for parts, which end with the first reply, and for no event.
 */
function toldEvents(fabric: FabricEvents, all: readonly LadderEvent[]): LadderEvent[] {
  if (fabric.firstRequestToNew !== undefined) return ordered(all);
  const [start, heard, ...rest] = all;
  const own = [fabric.updateSent, fabric.updateReceived, fabric.forwardingChanged];
  return ordered([start!, heard!, ...rest.filter((_, i) => own[i] !== undefined)]);
}

/** Nothing shows where the time went: one part that is the whole. */
function unsplit(before: LadderEvent, reply: LadderEvent): Part {
  const us = microseconds(reply.low - before.low);
  return { name: "unsplit", low_us: us, high_us: us, after: before.name, until: reply.name };
}
