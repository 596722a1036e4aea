// pcapng: sections of either byte order, interfaces with clocks of their own, packets in blocks.
import type { EpochNs } from "../core/time.ts";
import type {
  CaptureComment,
  CaptureInterface,
  CaptureReader,
  CaptureTap,
  DropPlace,
  DropSpan,
  ReadFinding,
  RecordBatch,
} from "./batch.ts";
import { plural } from "./counter.ts";
import type { Oddity } from "./counter.ts";
import * as blocks from "./pcapng-blocks.ts";
import { REACH_NS } from "./pcapng-clock.ts";
import { BAD_COUNTER, BAD_OPTIONS, BAD_PACKET, NO_INTERFACE, NO_TIME } from "./pcapng-findings.ts";
import { Inventory } from "./pcapng-inventory.ts";
import type { Place } from "./pcapng-inventory.ts";
import { SECTION_BYTES, checkStart, knownVersion, plausible } from "./pcapng-start.ts";
import { Slab, emptyBatch, emptyFinding } from "./slab.ts";
import type { ByteSource } from "./source.ts";

// Shortest blocks of each kind, with both lengths.
const INTERFACE_BYTES = 20;
const STATISTICS_BYTES = 24;
const SIMPLE_BYTES = 16;
const PACKET_BYTES = 32;
const OPTION_ROOM = 1 << 20;
/** Blocks that are not read are passed over without being brought into memory, when larger than this. */
const SKIP_IN_PLACE = 65536;

const LEAST: Readonly<Record<number, number>> = {
  [blocks.SECTION_HEADER]: SECTION_BYTES,
  [blocks.INTERFACE_DESCRIPTION]: INTERFACE_BYTES,
  [blocks.INTERFACE_STATISTICS]: STATISTICS_BYTES,
  [blocks.ENHANCED_PACKET]: PACKET_BYTES,
  [blocks.OLD_PACKET]: PACKET_BYTES,
  [blocks.SIMPLE_PACKET]: SIMPLE_BYTES,
};

const OPT_FLAGS = 2;
const OPT_DROPS = 4;
/** Bits 5 to 8 of epb_flags: length of the check sequence in octets; 0: not said. */
const FLAGS_FCS = 0x1e0;

// Why a step ended.
const NEXT = 0; // go on, when the batch has room
const MORE = 1; // `need` bytes from slab.pos are needed to go on
const REBASE = 2; // the next record is too far from the base
const BROKEN = 3; // no block can be found any more
const OTHER = 4; // the next block is not an Enhanced Packet Block
const SKIP = 5; // `need` bytes are to be left out

/** Opens a pcapng whose first block is at the start of `source.head`. Throws EvidenceError (E_FORMAT) when that block is cut or damaged. */
export function openPcapng(source: ByteSource, options: { base?: EpochNs; tap?: CaptureTap } = {}): CaptureReader {
  checkStart(source.head, source.name);
  return new PcapngReader(source, options);
}

class PcapngReader implements CaptureReader {
  readonly container = "pcapng";
  readonly findings: ReadFinding[] = [];
  records = 0;
  readonly #slab: Slab;
  readonly #batch: RecordBatch;
  readonly #told = new Inventory();
  readonly #tap: CaptureTap | undefined;
  #base: EpochNs | undefined;
  #le = true;
  #need = 0;
  /** Stamp of the last record of the batch before. */
  #previous: EpochNs | undefined;
  /** Blocks before the one at slab.pos that gave no record. */
  #others = 0;

  constructor(source: ByteSource, { base, tap }: { base?: EpochNs; tap?: CaptureTap }) {
    this.#tap = tap;
    this.#slab = new Slab(source);
    this.#batch = emptyBatch(this.#slab);
    this.#setBase(base);
  }

  get interfaces(): CaptureInterface[] {
    return this.#told.interfaces;
  }

  get drops(): Map<number, number> {
    return this.#told.drops;
  }

  get dropPlaces(): readonly DropPlace[] {
    return this.#told.dropPlaces;
  }

  get dropSpans(): readonly DropSpan[] {
    return this.#told.dropSpans;
  }

  get selection(): boolean {
    return this.#told.selection;
  }

  get comments(): readonly CaptureComment[] {
    return this.#told.comments.kept;
  }

  get bytes(): number {
    return this.#slab.origin + this.#slab.end;
  }

  async *batches(): AsyncGenerator<RecordBatch, void, undefined> {
    try {
      yield* this.#all();
    } finally {
      await this.#slab.release();
    }
  }

  async *#all(): AsyncGenerator<RecordBatch, void, undefined> {
    const slab = this.#slab;
    const batch = this.#batch;
    for (;;) {
      batch.bytes = slab.bytes;
      batch.view = slab.view;
      let why = this.#packets();
      if (why === OTHER && batch.count < batch.len.length) why = this.#block();
      if (why === NEXT && batch.count < batch.len.length) continue;
      if (batch.count > 0) {
        this.records += batch.count;
        this.#previous = this.#stampOf(batch.count - 1) ?? this.#previous;
        yield batch;
        batch.first += batch.count;
        batch.count = 0;
      }
      const start = slab.offset;
      if (why === MORE && !(await slab.ensure(this.#need))) break;
      if (why === REBASE) this.#setBase(this.#stampOfNext());
      if (why === BROKEN) break;
      if (why === SKIP && !(await slab.skip(this.#need))) {
        this.#cut(start);
        break;
      }
      if (why === SKIP) this.#others++;
    }
    await slab.settle();
    if (slab.pos < slab.end) {
      this.#tap?.rest(slab.bytes.subarray(slab.pos, slab.end));
      this.#cut(slab.offset);
    }
    this.#end();
  }

  // The hot loop: Enhanced Packet Blocks, which are nearly all blocks of a file. Whatever is odd about one is left to #block.
  #packets(): number {
    const { view, end, origin } = this.#slab;
    const batch = this.#batch;
    const { offset, caplen, len, ns, iface, fcs, direction, fileOffset } = batch;
    const { columns, firstInterface: first } = this.#told;
    const { tick, refHigh, refLow, refNs, made, limit, generation } = columns;
    const le = this.#le;
    const known = this.#told.interfaces.length - first;
    const longest = this.#told.widest + OPTION_ROOM;
    const reach = this.#base === undefined ? -1 : REACH_NS;
    let pos = this.#slab.pos;
    const room = len.length;
    let n = batch.count;
    let why = OTHER;
    for (; pos + PACKET_BYTES <= end && view.getUint32(pos, le) === blocks.ENHANCED_PACKET; n++) {
      if (n === room) {
        why = NEXT;
        break;
      }
      const total = view.getUint32(pos + 4, le);
      const id = view.getUint32(pos + 8, le);
      const captured = view.getUint32(pos + 20, le);
      const padded = (captured + 35) & ~3;
      const next = pos + total;
      const i = first + id;
      if (id >= known || captured > limit[i]! || total < padded || total > longest || next > end) break;
      if ((total & 3) !== 0 || view.getUint32(next - 4, le) !== total) break;
      if (made[i] !== generation) columns.refresh(i);
      const high = view.getUint32(pos + 12, le);
      const low = view.getUint32(pos + 16, le);
      const unit = tick[i]!;
      const ticks = (high - refHigh[i]!) * 4294967296 + (low - refLow[i]!);
      const t = unit === 0 ? columns.slow(i, high, low) : ticks * unit + refNs[i]!;
      if (t > reach || t < -reach) {
        why = REBASE;
        break;
      }
      ns[n] = t;
      offset[n] = pos + 28;
      caplen[n] = captured;
      len[n] = view.getUint32(pos + 24, le);
      iface[n] = i;
      fcs[n] = columns.fcs[i]!;
      direction[n] = 0;
      fileOffset[n] = origin + pos;
      if (total > padded) this.#packetOptions(n, pos + padded - 4, next - 4);
      pos = next;
    }
    batch.count = n;
    this.#slab.pos = pos;
    return why;
  }

  // One block of any kind at slab.pos: read, or passed over and counted.
  #block(): number {
    const { view, pos, end } = this.#slab;
    if (pos + 12 > end) return this.#more(12);
    const section = view.getUint32(pos, true) === blocks.SECTION_HEADER;
    if (section && !this.#byteOrder(pos)) return this.#broken(`section header without a byte-order magic`);
    const le = this.#le;
    const type = view.getUint32(pos, le);
    const total = view.getUint32(pos + 4, le);
    const least = LEAST[type] ?? 12;
    if (!plausible(total, least)) return this.#broken(`${blocks.blockName(type)} claims ${total} bytes`);
    const read = least > 12;
    if (!read && total > SKIP_IN_PLACE) {
      this.#told.pass(type, this.#slab.offset);
      this.#tell(8);
      this.#need = total;
      return SKIP;
    }
    if (total > this.#told.widest + OPTION_ROOM) return this.#broken(`${blocks.blockName(type)} claims ${total} bytes`);
    if (pos + total > end) return this.#more(total);
    const again = view.getUint32(pos + total - 4, le);
    if (again !== total)
      return this.#broken(`${blocks.blockName(type)} says ${total} bytes at its start and ${again} at its end`);
    const span = { view, at: pos, end: pos + total, le };
    if (type === blocks.ENHANCED_PACKET || type === blocks.OLD_PACKET) return this.#packet(span, type);
    if (type === blocks.SIMPLE_PACKET) return this.#simple(span);
    if (section) {
      // Blocks of another version could have any shape: Wireshark and libpcap stop here, too.
      const [major, minor] = [view.getUint16(pos + 12, le), view.getUint16(pos + 14, le)];
      if (!knownVersion(major, minor)) return this.#broken(`section header of version ${major}.${minor}`);
      this.#told.section(span, this.#place());
    } else if (type === blocks.INTERFACE_DESCRIPTION) this.#told.describe(span, this.#place());
    else if (type === blocks.INTERFACE_STATISTICS) this.#told.statistics(span, this.#place(), this.#lastStamp());
    else this.#told.pass(type, this.#slab.offset);
    this.#tell(total);
    this.#others++;
    this.#slab.pos += total;
    return NEXT;
  }

  #tell(length: number): void {
    const { bytes, pos } = this.#slab;
    this.#tap?.block(bytes.subarray(pos, pos + length), this.#le, this.#batch.first + this.#batch.count);
  }

  #byteOrder(pos: number): boolean {
    const { view } = this.#slab;
    const little = view.getUint32(pos + 8, true) === blocks.BYTE_ORDER_MAGIC;
    if (!little && view.getUint32(pos + 8, false) !== blocks.BYTE_ORDER_MAGIC) return false;
    this.#le = little;
    return true;
  }

  // A packet block that the hot loop left: of the old kind, or odd.
  #packet(block: blocks.Span, type: number): number {
    const { view, at, end, le } = block;
    const old = type === blocks.OLD_PACKET;
    const id = old ? view.getUint16(at + 8, le) : view.getUint32(at + 8, le);
    const captured = view.getUint32(at + 20, le);
    const index = this.#told.firstInterface + id;
    if (index >= this.interfaces.length) return this.#lost(NO_INTERFACE, end);
    if (captured > end - at - PACKET_BYTES || captured > this.#told.columns.limit[index]!)
      return this.#lost(BAD_PACKET, end);
    const n = this.#batch.count;
    const ns =
      this.#base === undefined
        ? Infinity
        : this.#told.columns.slow(index, view.getUint32(at + 12, le), view.getUint32(at + 16, le));
    if (ns === Infinity) return REBASE;
    this.#row(at, 28, captured, view.getUint32(at + 24, le));
    this.#batch.ns[n] = ns;
    this.#batch.iface[n] = index;
    this.#batch.fcs[n] = this.#told.columns.fcs[index]!;
    if (old) this.#dropped(n, view.getUint16(at + 10, le));
    const options = at + 28 + ((captured + 3) & ~3);
    if (options < end - 4) this.#packetOptions(n, options, end - 4);
    this.#slab.pos = end;
    return NEXT;
  }

  // No interface number, no time, no captured length: those of interface 0, none, and what is there.
  #simple(block: blocks.Span): number {
    const { view, at, end, le } = block;
    const iface = this.interfaces[this.#told.firstInterface];
    if (iface === undefined) return this.#lost(NO_INTERFACE, end);
    const original = view.getUint32(at + 8, le);
    const captured = Math.min(original, iface.snaplen === 0 ? Infinity : iface.snaplen, end - at - SIMPLE_BYTES);
    const n = this.#batch.count;
    this.#told.odd(NO_TIME, { record: this.#batch.first + n, offset: this.#slab.offset });
    this.#row(at, 12, captured, original);
    this.#batch.ns[n] = Number.NaN;
    this.#batch.iface[n] = iface.index;
    this.#batch.fcs[n] = iface.fcsLength;
    this.#slab.pos = end;
    return NEXT;
  }

  #row(at: number, header: number, captured: number, original: number): void {
    const batch = this.#batch;
    const n = batch.count++;
    batch.offset[n] = at + header;
    batch.caplen[n] = captured;
    batch.len[n] = original;
    batch.direction[n] = 0;
    batch.fileOffset[n] = this.#slab.origin + at;
  }

  #packetOptions(n: number, from: number, to: number): void {
    const { view } = this.#slab;
    const batch = this.#batch;
    const le = this.#le;
    const whole = blocks.eachOption({ view, at: from, end: to, le }, (code, at, length) => {
      if (code === OPT_FLAGS && length === 4) {
        const flags = view.getUint32(at, le);
        batch.direction[n] = (flags & 3) === 3 ? 0 : flags & 3;
        if ((flags & FLAGS_FCS) !== 0) batch.fcs[n] = (flags & FLAGS_FCS) >> 5;
      } else if (code === OPT_DROPS && length === 8) this.#counted(n, blocks.counterAt(view, at, le));
      else if (code === blocks.OPT_COMMENT) {
        this.#told.comments.add({
          about: "record",
          number: batch.first + n,
          text: blocks.optionText(view, at, length) ?? "",
        });
      }
    });
    if (!whole) this.#told.odd(BAD_OPTIONS, { record: batch.first + n, offset: batch.fileOffset[n]! });
  }

  // 0xffff in the old block, all ones in the option: not known.
  #counted(n: number, count: ReturnType<typeof blocks.counterAt>): void {
    const { first, fileOffset } = this.#batch;
    if (count === "impossible") this.#told.odd(BAD_COUNTER, { record: first + n, offset: fileOffset[n]! });
    else if (count !== "unknown") this.#dropped(n, count);
  }

  #dropped(n: number, count: number): void {
    if (count === 0 || count === 0xffff) return;
    const { iface, first } = this.#batch;
    let before = n - 1;
    while (before >= 0 && iface[before] !== iface[n]) before--;
    // Where the packet before it is in none of these rows, any earlier time could be.
    const from = before >= 0 ? this.#stampOf(before) : this.interfaces.length === 1 ? this.#previous : undefined;
    const to = this.#stampOf(n);
    const time = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    this.#told.dropped({ record: first + n, iface: iface[n]!, count }, time);
  }

  #stampOf(row: number): EpochNs | undefined {
    const ns = this.#batch.ns[row]!;
    return Number.isNaN(ns) ? undefined : this.#batch.base + BigInt(ns);
  }

  #lastStamp(): EpochNs | undefined {
    const { count } = this.#batch;
    return (count > 0 ? this.#stampOf(count - 1) : undefined) ?? this.#previous;
  }

  #lost(oddity: Oddity, end: number): number {
    this.#told.odd(oddity, this.#place());
    this.#tell(end - this.#slab.pos);
    this.#others++;
    this.#slab.pos = end;
    return NEXT;
  }

  #more(need: number): number {
    this.#need = need;
    return MORE;
  }

  #place(): Place {
    return { offset: this.#slab.offset, record: this.#batch.first + this.#batch.count };
  }

  #setBase(base: EpochNs | undefined): void {
    this.#base = base;
    this.#batch.base = base ?? 0n;
    this.#told.columns.rebase(this.#batch.base);
  }

  // Epoch ns of the packet block at slab.pos, which is whole and of a known interface.
  #stampOfNext(): EpochNs {
    const { view, pos } = this.#slab;
    const le = this.#le;
    const id =
      view.getUint32(pos, le) === blocks.OLD_PACKET ? view.getUint16(pos + 8, le) : view.getUint32(pos + 8, le);
    return this.#told.columns.epoch(
      this.#told.firstInterface + id,
      view.getUint32(pos + 12, le),
      view.getUint32(pos + 16, le),
    );
  }

  #broken(says: string): number {
    const { offset, record } = this.#place();
    const block = this.#others + record;
    const text = `block ${block} cannot be one: ${says}; this and what follows is not read`;
    this.findings.push({ code: "capture.broken", severity: "error", says: text, offset, record });
    this.#tap?.rest(this.#slab.bytes.subarray(this.#slab.pos, this.#slab.end));
    this.#slab.pos = this.#slab.end;
    return BROKEN;
  }

  #cut(offset: number): void {
    const record = this.records + 1;
    const have = this.#slab.origin + this.#slab.end - offset;
    this.findings.push({
      code: "capture.cut",
      severity: "warning",
      says:
        `the file ends inside block ${this.#others + record}: ${have} of ${Math.max(this.#need, 12)} bytes are there; ` +
        `the ${plural(this.records, "record")} before it ${this.records === 1 ? "is" : "are"} whole`,
      offset,
      record,
    });
  }

  #end(): void {
    if (this.records === 0 && this.findings.length === 0) this.findings.push(emptyFinding(this.interfaces));
    this.findings.push(...this.#told.findings());
  }
}
