// What the blocks of a pcapng other than packets tell: interfaces, drops, comments, and what was odd or passed over.
import { isSliceComment } from "../core/slice-mark.ts";
import type { EpochNs } from "../core/time.ts";
import type { CaptureInterface, DropPlace, DropSpan, ReadFinding } from "./batch.ts";
import { FindingCounter } from "./counter.ts";
import type { Oddity } from "./counter.ts";
import { DropTimes } from "./drop-times.ts";
import { packetLimit } from "./linktype.ts";
import * as blocks from "./pcapng-blocks.ts";
import { InterfaceColumns } from "./pcapng-clock.ts";
import {
  BAD_COUNTER,
  BAD_OPTIONS,
  FINER_THAN_NS,
  MOST_INTERFACES,
  NO_INTERFACE,
  TOO_MANY_INTERFACES,
  commentFinding,
  dropFindings,
  skippedFinding,
} from "./pcapng-findings.ts";
import type { Skipped } from "./pcapng-findings.ts";

const MOST_KINDS = 64;
/** Stands for the block types beyond MOST_KINDS. */
const FURTHER = -1;
const MOST_PLACES = 1000;

/** Where something was met: offset of its block, number of the next record. */
export interface Place {
  readonly offset: number;
  readonly record: number;
}

/** Collects what is not a packet. Bounded: what is beyond a bound is counted. */
export class Inventory {
  readonly interfaces: CaptureInterface[] = [];
  readonly columns = new InterfaceColumns();
  readonly comments = new blocks.Comments();
  readonly drops = new Map<number, number>();
  readonly dropPlaces: DropPlace[] = [];
  /** When packets were dropped; complete once `findings` was called. */
  dropSpans: readonly DropSpan[] = [];
  /** A section says that its packets were chosen out of recordings. */
  selection = false;
  /** Index of the first interface of the section in hand. */
  firstInterface = 0;
  /** Largest packet that any interface so far allows. */
  widest: number = packetLimit(1, 0);
  readonly #counter = new FindingCounter();
  readonly #skipped = new Map<number, Skipped>();
  readonly #statistics = new Map<number, blocks.Statistics>();
  readonly #packetDrops = new Map<number, number>();
  readonly #times = new DropTimes();
  #section = -1;

  /** Counts something odd. */
  odd(oddity: Oddity, place: Place): void {
    this.#counter.add(oddity, place);
  }

  /** Counts a block that is passed over. */
  pass(type: number, offset: number): void {
    const known = this.#skipped.has(type) || this.#skipped.size < MOST_KINDS ? type : FURTHER;
    const skipped = this.#skipped.get(known);
    if (skipped === undefined) this.#skipped.set(known, { count: 1, offset });
    else skipped.count++;
  }

  /** A Section Header Block of a known version: interfaces count from 0 again. */
  section(block: blocks.Span, place: Place): void {
    const { view, at, end } = block;
    this.#section++;
    this.firstInterface = this.interfaces.length;
    const whole = blocks.eachOption({ ...block, at: at + 24, end: end - 4 }, (code, value, length) => {
      if (code === blocks.OPT_COMMENT) {
        const text = blocks.optionText(view, value, length) ?? "";
        this.selection ||= isSliceComment(text);
        this.comments.add({ about: "section", text });
      }
    });
    if (!whole) this.odd(BAD_OPTIONS, place);
  }

  /** An Interface Description Block. */
  describe(block: blocks.Span, place: Place): void {
    const index = this.interfaces.length;
    if (index >= MOST_INTERFACES) return this.odd(TOO_MANY_INTERFACES, place);
    const d = blocks.readInterface(block);
    const { linkType, snaplen, name, description, filter, fcsLength } = d;
    const { digits, resolutionNs, finerThanNs } = d.resolution;
    const where = { index, id: index - this.firstInterface, section: this.#section };
    this.interfaces.push({ ...where, linkType, snaplen, name, description, filter, digits, resolutionNs, fcsLength });
    const limit = packetLimit(linkType, snaplen);
    this.widest = Math.max(this.widest, limit);
    this.columns.add(d, limit);
    for (const text of d.comments) this.comments.add({ about: "interface", number: index, text });
    if (finerThanNs) this.odd(FINER_THAN_NS, place);
    if (!d.optionsWhole) this.odd(BAD_OPTIONS, place);
  }

  /**
   * An Interface Statistics Block. Its counters run from the start of the capture: the last one of an interface holds all.
   * `after` is the stamp of the record before it.
   */
  statistics(block: blocks.Span, place: Place, after: EpochNs | undefined): void {
    const index = this.firstInterface + block.view.getUint32(block.at + 8, block.le);
    if (index >= this.interfaces.length) return this.odd(NO_INTERFACE, place);
    const { counters, optionsWhole, countersPossible } = blocks.readStatistics(block);
    if (!countersPossible) this.odd(BAD_COUNTER, place);
    this.#statistics.set(index, counters);
    const drops = blocks.dropsOf(counters);
    if (drops !== undefined) {
      const [high, low] = [12, 16].map((at) => block.view.getUint32(block.at + at, block.le)) as [number, number];
      this.drops.set(index, drops);
      this.#times.counted(index, drops, this.columns.epoch(index, high, low), after);
    }
    if (!optionsWhole) this.odd(BAD_OPTIONS, place);
  }

  /** Packets lost just before a record, as its block says. */
  dropped(drop: DropPlace, time: Pick<DropSpan, "from" | "to">): void {
    this.#packetDrops.set(drop.iface, (this.#packetDrops.get(drop.iface) ?? 0) + drop.count);
    if (this.dropPlaces.length < MOST_PLACES) this.dropPlaces.push(drop);
    this.#times.before({ iface: drop.iface, count: drop.count, ...time });
  }

  /** At the end of the file: drops are complete, and this is what there is to say. */
  findings(): ReadFinding[] {
    for (const [index, count] of this.#packetDrops) {
      this.drops.set(index, Math.max(count, this.drops.get(index) ?? 0));
    }
    this.dropSpans = this.#times.spans();
    const skipped = skippedFinding(this.#skipped);
    const comments = commentFinding(this.comments.kept, this.comments.count);
    return [
      ...dropFindings(this.interfaces, this.drops, this.#statistics),
      ...(skipped === undefined ? [] : [skipped]),
      ...(comments === undefined ? [] : [comments]),
      ...this.#counter.findings(),
    ];
  }
}
