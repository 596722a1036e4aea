// A capture, read once from start to end -> one Observation. Memory does not grow with the capture.
import type { EpochNs } from "../core/time.ts";
import type { CaptureInterface, CaptureReader, ReadFinding, RecordBatch } from "../read/batch.ts";
import { ipv4FromU32 } from "../core/address.ts";
import { SharedRoom } from "../core/room.ts";
import { captureFindings } from "./capture-findings.ts";
import { Directions } from "./directions.ts";
import type { EchoTexts } from "./echo-book.ts";
import { FastLoop } from "./fast-loop.ts";
import { flowRows } from "./flow-rows.ts";
import { FrameObserver } from "./frame-observer.ts";
import { LongPackets } from "./long-packets.ts";
import type { InputContext, Observation, ObservedFinding } from "./observation.ts";
import { PacketCopies } from "./packet-copies.ts";
import { probeStreams } from "./probe-streams.ts";

const ETHERNET = 1;
/** A record that is this much earlier than the one before is not one that was merely handed over late. */
const STEP_NS = 1_000_000_000n;

/** Options of `observeCapture`. */
export interface CaptureObserverOptions {
  /** Look for VXLAN and Geneve on undeclared UDP ports by content. Default true. */
  readonly guessTunnels?: boolean;
  /** Keep probes for the probe figure. Default true. */
  readonly keepSamples?: boolean;
  /** Verify the checksums of every packet over all of its bytes: slower. Default false. */
  readonly checksums?: boolean;
  /** False walks every frame; the result is the same, only slower. Default true. */
  readonly fast?: boolean;
  /** Called after each batch with the (decompressed) bytes read so far. */
  readonly onProgress?: (bytes: number) => void;
}

/** Reads `reader` to its end. What cannot be decoded is counted and located; nothing is thrown for the content of frames. */
export async function observeCapture(
  reader: CaptureReader,
  context: InputContext,
  options: CaptureObserverOptions = {},
): Promise<Observation> {
  const run = new CaptureRun(reader, context, options);
  try {
    for await (const batch of reader.batches()) {
      run.batch(batch);
      options.onProgress?.(reader.bytes);
    }
    return run.finish();
  } finally {
    run.end();
  }
}

class CaptureRun {
  private readonly reader: CaptureReader;
  private readonly context: InputContext;
  private readonly observer: FrameObserver;
  private readonly fast: FastLoop | undefined;
  private readonly room = new SharedRoom();
  private readonly directions = new Directions();
  private readonly long: LongPackets;
  private readonly copies: PacketCopies;
  private first: EpochNs | undefined;
  private last: EpochNs | undefined;
  private previous = Number.NEGATIVE_INFINITY;
  private base: EpochNs | undefined;
  private furthestBack = 0n;
  private interfaces = 0;

  constructor(reader: CaptureReader, context: InputContext, options: CaptureObserverOptions) {
    this.reader = reader;
    this.context = context;
    const guessTunnels = options.guessTunnels ?? true;
    const checksums = options.checksums ?? false;
    const keepSamples = options.keepSamples ?? true;
    const { room } = this;
    this.observer = new FrameObserver(context, { guessTunnels, keepSamples, checksums, room });
    this.long = new LongPackets(this.observer.notes, context.mtu, context.links);
    this.copies = new PacketCopies(this.observer.notes, context.ifindex);
    if ((options.fast ?? true) && !checksums)
      this.fast = FastLoop.open(this.observer, context.tunnelPorts, guessTunnels, room);
  }

  batch(batch: RecordBatch): void {
    const { ns, count, base } = batch;
    const { interfaces } = this.reader;
    if (count === 0) return;
    if (base !== this.base) {
      // across bases, stamps are compared as they are
      if (this.base !== undefined && ns[0]! + Number(base - this.base) < this.previous) this.outOfOrder(batch, 0);
      this.base = base;
      this.previous = Number.NEGATIVE_INFINITY;
    }
    this.observer.enter(batch);
    this.places();
    this.long.batch(batch, interfaces);
    this.copies.batch(batch, interfaces);
    if (!this.directions.settled) this.directions.enter(batch, interfaces);
    const { fast } = this;
    const regular = fast?.run(batch, interfaces, this.previous) === true ? fast.regular : this.walk(batch);
    if (!regular) {
      this.irregular(batch);
      return;
    }
    // The usual batch: a stamp on every record, each no earlier than the one before.
    this.previous = ns[count - 1]!;
    this.span(base + BigInt(ns[0]!), base + BigInt(this.previous));
  }

  /** Where one packet may be seen at several places, its sightings can lie further apart than the probes of a stream. */
  private places(): void {
    const { interfaces } = this.reader;
    const { tracker } = this.observer;
    if (!tracker.onePlace || interfaces.length === this.interfaces) return;
    this.interfaces = interfaces.length;
    tracker.onePlace = interfaces.length === 1 && interfaces[0]!.linkType === ETHERNET;
  }

  private walk(batch: RecordBatch): boolean {
    const { interfaces } = this.reader;
    let { previous } = this;
    let regular = true;
    for (let i = 0; i < batch.count; i++) {
      const iface = interfaces[batch.iface[i]!]!;
      this.observer.frame(i, iface, this.observer.frames.of(iface));
      if (!(batch.ns[i]! >= previous)) regular = false;
      previous = batch.ns[i]!;
    }
    return regular;
  }

  /** Records without a stamp, or earlier than the one before them. */
  private irregular(batch: RecordBatch): void {
    const { ns, count, iface } = batch;
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const t = ns[i]!;
      if (Number.isNaN(t)) {
        this.observer.frames.of(this.reader.interfaces[iface[i]!]!).withoutTime++;
        continue;
      }
      if (t < this.previous) this.outOfOrder(batch, i);
      this.previous = t;
      low = Math.min(low, t);
      high = Math.max(high, t);
    }
    if (low <= high) this.span(batch.base + BigInt(low), batch.base + BigInt(high));
  }

  private span(low: EpochNs, high: EpochNs): void {
    if (this.first === undefined || low < this.first) this.first = low;
    if (this.last === undefined || high > this.last) this.last = high;
  }

  private outOfOrder(batch: RecordBatch, row: number): void {
    const record = batch.first + row;
    this.observer.notes.add("capture.out-of-order", record, () => ({
      severity: "info",
      says: (n) =>
        `${n} ${n === 1 ? "record is" : "records are"} earlier than the one before; stamps are used as they are.`,
      filter: "frame.time_delta < 0",
    }));
    const back = this.base! + BigInt(this.previous) - batch.base - BigInt(batch.ns[row]!);
    if (back < STEP_NS) return;
    if (back > this.furthestBack) this.furthestBack = back;
    this.observer.notes.add("capture.time-steps", record, () => ({
      severity: "warning",
      says: (n) =>
        `The stamps go back ${n === 1 ? "once" : `${n} times`}, by up to ${Number(this.furthestBack / 1_000_000n) / 1000} s: the clock was set, or recordings were joined that are not in order of time.`,
      filter: "frame.time_delta <= -1",
      limits: ["No duration is given across such a place; one that is not seen as such is wrong by as much."],
    }));
  }

  /** Gives the memory of the tables back. */
  end(): void {
    this.room.end();
  }

  finish(): Observation {
    const { reader, context, observer } = this;
    const digits = Math.max(...reader.interfaces.map((i) => i.digits), 0);
    observer.addRoutes(observer.bgp.finish(), digits);
    this.fast?.finish();
    observer.unread.finish();
    observer.tracker.finish();
    observer.flows.connections.finish();
    observer.tracker.paths.finish();
    const resolutionNs = Math.max(...reader.interfaces.map((i) => i.resolutionNs), 1);
    const drops = [...reader.drops.values()].reduce((a, b) => a + b, 0);
    const made = probeStreams({
      input: context.id,
      tracker: observer.tracker,
      book: observer.book,
      errors: observer.errors,
      sample: observer.sample,
      end: this.last,
      waitNs: context.waitNs,
      // of a selection anything may be missing
      drops:
        reader.selection === true
          ? Number.MAX_SAFE_INTEGER
          : (reader.dropSpans ?? [...reader.drops].map(([iface, count]) => ({ iface, count }))),
      resolutionNs,
      bothWays: this.directions.bothWays,
    });
    const echoes = observer.echoes.list(observer.clock, this.echoTexts());
    const unmatched = observer.tracker.unmatched.list(context.id, (id) => observer.book.text(id));
    const flows = reader.selection === true ? undefined : flowRows(observer.flows);
    const findings = captureFindings(observer, { reader, input: context.id, made, drops });
    return {
      input: this.info(digits, resolutionNs),
      frames: this.frameRows(reader.interfaces),
      overhead: observer.ledger.counts(context.id),
      streams: made.streams,
      routes: observer.routes,
      facts: [],
      findings: [...reader.findings.map((f) => readFinding(f, context.id)), ...findings],
      ...(echoes.length === 0 ? {} : { echoes }),
      ...(flows === undefined ? {} : { flows }),
      ...(unmatched.length === 0 ? {} : { unmatchedReplies: unmatched }),
      ...(observer.macs === undefined ? {} : { macs: observer.macs.sightings() }),
      ...(context.keepProbes === undefined ? {} : { timing: { probes: made.tables, segments: observer.segments } }),
    };
  }

  private echoTexts(): EchoTexts {
    const { observer, reader, context } = this;
    return {
      input: context.id,
      address: (value, v6) => (v6 ? observer.book.text(value) : ipv4FromU32(value >>> 0)),
      interfaceName: (iface, ifindex) => {
        if (ifindex > 0) return context.ifindex?.[ifindex] ?? `ifindex ${ifindex}`;
        if (reader.interfaces.length < 2) return undefined;
        return reader.interfaces[iface]?.name ?? `interface ${iface}`;
      },
    };
  }

  /** A capture without a record still says what it would have held. */
  private frameRows(interfaces: readonly CaptureInterface[]): Observation["frames"] {
    for (const iface of interfaces) this.observer.frames.of(iface);
    return this.observer.frames.links.map((link) => {
      const offload = this.long.offload(link.linkType, interfaces);
      return offload === undefined ? link.counts() : { ...link.counts(), offload };
    });
  }

  private info(digits: number, resolutionNs: number): Observation["input"] {
    const { reader, context, observer } = this;
    const { id, name, node, stage, order } = context;
    return {
      id,
      name,
      ...(node === undefined ? {} : { node }),
      ...(stage === undefined ? {} : { stage }),
      ...(order === undefined ? {} : { order }),
      kind: "capture",
      container: reader.container,
      bytes: reader.bytes,
      records: reader.records,
      unparsed: observer.unparsed,
      unparsedAt: [],
      first: this.first,
      last: this.last,
      digits,
      clock: this.first === undefined ? undefined : "utc",
      resolutionNs: this.first === undefined ? undefined : resolutionNs,
      warnings: reader.findings.filter((f) => f.severity !== "info").map(warning),
    };
  }
}

function warning(f: ReadFinding): Observation["input"]["warnings"][number] {
  return {
    code: f.code,
    says: f.says,
    ...(f.record === undefined ? {} : { record: f.record }),
    ...(f.offset === undefined ? {} : { offset: f.offset }),
  };
}

function readFinding(f: ReadFinding, input: string): ObservedFinding {
  const where = {
    input,
    ...(f.record === undefined ? {} : { record: f.record }),
    ...(f.offset === undefined ? {} : { offset: f.offset }),
  };
  return { code: f.code, severity: f.severity, says: f.says, where: [where] };
}
