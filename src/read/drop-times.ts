// When a pcapng says that packets were dropped: between two counts of an interface, or between two of its packets.
import type { EpochNs } from "../core/time.ts";
import type { DropSpan } from "./batch.ts";

/** Spans that are kept of each kind; what is beyond lengthens the last one of its interface, or has no bounds. */
const MOST_SPANS = 1000;

interface Count {
  readonly drops: number;
  /** The count holds for some time in here: it has a stamp of its own, and its place behind a record. */
  readonly low: EpochNs;
  readonly high: EpochNs;
}

/** Collects the spans of one capture. */
export class DropTimes {
  readonly #between: DropSpan[] = [];
  readonly #before: DropSpan[] = [];
  readonly #last = new Map<number, Count>();
  readonly #unplaced = new Map<number, number>();

  /**
   * A count of all drops so far, stamped `at`, behind a record stamped `after`. Where the two do not agree (packets that were moved in
   * time, a stamp that was never set) the span is as wide as both allow.
   */
  counted(iface: number, drops: number, at: EpochNs, after: EpochNs | undefined): void {
    const before = this.#last.get(iface);
    const low = after !== undefined && after < at ? after : at;
    const high = after !== undefined && after > at ? after : at;
    this.#last.set(iface, { drops, low, high });
    // A counter that went down began anew.
    const count = before === undefined || drops < before.drops ? drops : drops - before.drops;
    if (count === 0) return;
    const span = { iface, count, ...(before === undefined ? {} : { from: before.low }), to: high };
    if (this.#between.length < MOST_SPANS) {
      this.#between.push(span);
      return;
    }
    const i = this.#between.findLastIndex((s) => s.iface === iface);
    if (i < 0) this.#between.push({ iface, count });
    else this.#between[i] = { ...this.#between[i]!, count: this.#between[i]!.count + count, to: high };
  }

  /** Drops that a packet's block tells of: since the packet before it. */
  before(span: DropSpan): void {
    if (this.#before.length < MOST_SPANS) this.#before.push(span);
    else this.#unplaced.set(span.iface, (this.#unplaced.get(span.iface) ?? 0) + span.count);
  }

  /** Of each interface the kind of spans that tells of more drops: they tell of the same ones. */
  spans(): DropSpan[] {
    const placed = [...this.#before, ...[...this.#unplaced].map(([iface, count]) => ({ iface, count }))];
    const [byPackets, byCounts] = [sums(placed), sums(this.#between)];
    const packets = (iface: number) => (byPackets.get(iface) ?? 0) >= (byCounts.get(iface) ?? 0);
    return [...placed.filter((s) => packets(s.iface)), ...this.#between.filter((s) => !packets(s.iface))];
  }
}

function sums(spans: readonly DropSpan[]): Map<number, number> {
  const out = new Map<number, number>();
  for (const s of spans) out.set(s.iface, (out.get(s.iface) ?? 0) + s.count);
  return out;
}
