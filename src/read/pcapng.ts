// pcapng: sections of either byte order, interfaces with clocks of their own, packets in blocks.
import { u32be, u32le } from "../core/bytes.ts";
import { EvidenceError } from "../core/errors.ts";
import type { EpochNs } from "../core/time.ts";
import { BATCH_RECORDS } from "./batch.ts";
import type { CaptureInterface, CaptureReader, DropPlace, ReadFinding, RecordBatch } from "./batch.ts";
import { FindingCounter, plural } from "./counter.ts";
import type { Oddity } from "./counter.ts";
import { packetLimit } from "./linktype.ts";
import * as blocks from "./pcapng-blocks.ts";
import { InterfaceColumns, REACH_NS } from "./pcapng-clock.ts";
import {
  BAD_OPTIONS,
  BAD_PACKET,
  FINER_THAN_NS,
  NO_INTERFACE,
  NO_TIME,
  TOO_MANY_INTERFACES,
  dropFindings,
  skippedFinding,
} from "./pcapng-findings.ts";
import type { Skipped } from "./pcapng-findings.ts";
import { Slab, emptyBatch, emptyFinding } from "./slab.ts";
import type { ByteSource } from "./source.ts";

// Shortest blocks of each kind, with both lengths.
const SECTION_BYTES = 28;
const INTERFACE_BYTES = 20;
const STATISTICS_BYTES = 24;
const SIMPLE_BYTES = 16;
const PACKET_BYTES = 32;
/** Interfaces of a capture at most: the column holds 16 bits. */
const MOST_INTERFACES = 65535;
const OPTION_ROOM = 1 << 20;
/** Blocks that are not read are passed over without being brought into memory, when larger than this. */
const SKIP_IN_PLACE = 65536;
const MOST_KINDS = 64;
/** Stands for the types beyond MOST_KINDS. */
const FURTHER = -1;
const MOST_PLACES = 1000;

const LEAST: Readonly<Record<number, number>> = {
  [blocks.SECTION_HEADER]: SECTION_BYTES,
  [blocks.INTERFACE_DESCRIPTION]: INTERFACE_BYTES,
  [blocks.INTERFACE_STATISTICS]: STATISTICS_BYTES,
  [blocks.ENHANCED_PACKET]: PACKET_BYTES,
  [blocks.OLD_PACKET]: PACKET_BYTES,
  [blocks.SIMPLE_PACKET]: SIMPLE_BYTES,
};

const OPT_COMMENT = 1;
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

/** True when `head` starts with a Section Header Block. */
export function isPcapng(head: Uint8Array): boolean {
  return head.length >= 4 && u32be(head, 0) === blocks.SECTION_HEADER;
}

/** Opens a pcapng whose first block is at the start of `source.head`. Throws EvidenceError (E_FORMAT) when that block is cut or damaged. */
export function openPcapng(source: ByteSource, base?: EpochNs): CaptureReader {
  const { head, name } = source;
  const refuse = (says: string, offset: number, hint: string): never => {
    throw new EvidenceError("E_FORMAT", says, { where: { file: name, offset }, hint });
  };
  if (head.length < SECTION_BYTES) {
    refuse(
      `pcapng section header cut: ${head.length} of at least ${SECTION_BYTES} bytes`,
      head.length,
      "record again, or copy the file again",
    );
  }
  const le = u32le(head, 8) === blocks.BYTE_ORDER_MAGIC;
  if (!le && u32be(head, 8) !== blocks.BYTE_ORDER_MAGIC)
    refuse("pcapng without a byte-order magic", 8, "the file is damaged: copy it again");
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  const [major, minor] = [view.getUint16(12, le), view.getUint16(14, le)];
  if (!knownVersion(major, minor))
    refuse(
      `pcapng version ${major}.${minor} is not one that is read`,
      12,
      "convert it with a tool that writes version 1.0",
    );
  const total = view.getUint32(4, le);
  if (!plausible(total, SECTION_BYTES))
    refuse(`section header block of ${total} bytes`, 4, "the file is damaged: copy it again");
  if (total <= head.length && view.getUint32(total - 4, le) !== total) {
    refuse(
      `section header block says ${total} bytes at its start and ${view.getUint32(total - 4, le)} at its end`,
      total - 4,
      "the file is damaged: copy it again",
    );
  }
  return new PcapngReader(source, base);
}

function plausible(total: number, least: number): boolean {
  return total >= least && (total & 3) === 0;
}

// 1.2 was written by some tools and is read as 1.0 by everyone.
function knownVersion(major: number, minor: number): boolean {
  return major === 1 && (minor === 0 || minor === 2);
}

class PcapngReader implements CaptureReader {
  readonly container = "pcapng";
  readonly interfaces: CaptureInterface[] = [];
  readonly findings: ReadFinding[] = [];
  readonly drops = new Map<number, number>();
  readonly dropPlaces: DropPlace[] = [];
  records = 0;
  readonly #slab: Slab;
  readonly #batch: RecordBatch;
  readonly #counter = new FindingCounter();
  readonly #comments = new blocks.Comments();
  readonly #skipped = new Map<number, Skipped>();
  readonly #packetDrops = new Map<number, number>();
  readonly #columns = new InterfaceColumns();
  readonly #statistics = new Map<number, blocks.Statistics>();
  #widest = packetLimit(1, 0);
  #base: EpochNs | undefined;
  #le = true;
  #section = -1;
  /** Index of the first interface of this section. */
  #firstInterface = 0;
  #need = 0;
  /** Blocks before the one at slab.pos, not counting the records of the batch in hand. */
  #others = 0;

  constructor(source: ByteSource, base: EpochNs | undefined) {
    this.#slab = new Slab(source);
    this.#batch = emptyBatch(this.#slab);
    this.#setBase(base);
  }

  get bytes(): number {
    return this.#slab.origin + this.#slab.end;
  }

  get comments(): blocks.Comments["kept"] {
    return this.#comments.kept;
  }

  async *batches(): AsyncGenerator<RecordBatch, void, undefined> {
    const slab = this.#slab;
    const batch = this.#batch;
    for (;;) {
      batch.bytes = slab.bytes;
      batch.view = slab.view;
      let why = this.#packets();
      if (why === OTHER) why = this.#block();
      if (why === NEXT && batch.count < BATCH_RECORDS) continue;
      if (batch.count > 0) {
        this.records += batch.count;
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
    if (slab.pos < slab.end) this.#cut(slab.offset);
    this.#end();
  }

  // The hot loop: Enhanced Packet Blocks, which are nearly all blocks of a file.
  #packets(): number {
    const { view, end, origin } = this.#slab;
    const batch = this.#batch;
    const { offset, caplen, len, ns, iface, fcs, direction, fileOffset } = batch;
    const columns = this.#columns;
    const { tick, refHigh, refLow, refNs, made, limit, generation } = columns;
    const le = this.#le;
    const first = this.#firstInterface;
    const known = this.interfaces.length - first;
    const longest = this.#widest + OPTION_ROOM;
    const reach = this.#base === undefined ? -1 : REACH_NS;
    let pos = this.#slab.pos;
    let n = batch.count;
    let why = NEXT;
    for (; n < BATCH_RECORDS; n++) {
      if (pos + PACKET_BYTES > end || view.getUint32(pos, le) !== blocks.ENHANCED_PACKET) {
        why = OTHER;
        break;
      }
      const total = view.getUint32(pos + 4, le);
      const id = view.getUint32(pos + 8, le);
      const captured = view.getUint32(pos + 20, le);
      const padded = (captured + 35) & ~3;
      const next = pos + total;
      // Whatever is odd about a block is dealt with outside of this loop.
      const i = first + id;
      if (
        id >= known ||
        captured > limit[i]! ||
        total < padded ||
        total > longest ||
        (total & 3) !== 0 ||
        next > end ||
        view.getUint32(next - 4, le) !== total
      ) {
        why = OTHER;
        break;
      }
      if (made[i] !== generation) columns.refresh(i);
      const high = view.getUint32(pos + 12, le);
      const low = view.getUint32(pos + 16, le);
      const unit = tick[i]!;
      const t =
        unit === 0
          ? columns.slow(i, high, low)
          : ((high - refHigh[i]!) * 4294967296 + (low - refLow[i]!)) * unit + refNs[i]!;
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
      this.#pass(type);
      this.#need = total;
      return SKIP;
    }
    if (total > this.#widest + OPTION_ROOM) return this.#broken(`${blocks.blockName(type)} claims ${total} bytes`);
    if (pos + total > end) return this.#more(total);
    const again = view.getUint32(pos + total - 4, le);
    if (again !== total)
      return this.#broken(`${blocks.blockName(type)} says ${total} bytes at its start and ${again} at its end`);
    const span = { view, at: pos, end: pos + total, le };
    if (read && (type === blocks.ENHANCED_PACKET || type === blocks.OLD_PACKET)) return this.#packet(span, type);
    if (!read) this.#pass(type);
    else if (type === blocks.SIMPLE_PACKET) return this.#simple(span);
    else if (type === blocks.INTERFACE_DESCRIPTION) this.#interface(span);
    else if (type === blocks.INTERFACE_STATISTICS) this.#stats(span);
    else if (!this.#sectionHeader(span))
      return this.#broken(`section header of version ${view.getUint16(pos + 12, le)}.${view.getUint16(pos + 14, le)}`);
    this.#others++;
    this.#slab.pos += total;
    return NEXT;
  }

  #byteOrder(pos: number): boolean {
    const { view } = this.#slab;
    const little = view.getUint32(pos + 8, true) === blocks.BYTE_ORDER_MAGIC;
    if (!little && view.getUint32(pos + 8, false) !== blocks.BYTE_ORDER_MAGIC) return false;
    this.#le = little;
    return true;
  }

  // False for a version that nothing is known of: its blocks could have any shape. Wireshark and libpcap stop there, too.
  #sectionHeader(block: blocks.Span): boolean {
    const { view, at, end, le } = block;
    if (!knownVersion(view.getUint16(at + 12, le), view.getUint16(at + 14, le))) return false;
    this.#section++;
    this.#firstInterface = this.interfaces.length;
    const whole = blocks.eachOption({ ...block, at: at + 24, end: end - 4 }, (code, value, length) => {
      if (code === OPT_COMMENT)
        this.#comments.add({ about: "section", text: blocks.optionText(view, value, length) ?? "" });
    });
    if (!whole) this.#counter.add(BAD_OPTIONS, this.#place());
    return true;
  }

  #interface(block: blocks.Span): void {
    if (this.interfaces.length >= MOST_INTERFACES) return this.#counter.add(TOO_MANY_INTERFACES, this.#place());
    const d = blocks.readInterface(block);
    const index = this.interfaces.length;
    const { linkType, snaplen, name, description, filter, fcsLength, resolution } = d;
    const { digits, resolutionNs } = resolution;
    const id = index - this.#firstInterface;
    this.interfaces.push({
      index,
      id,
      section: this.#section,
      linkType,
      snaplen,
      name,
      description,
      filter,
      digits,
      resolutionNs,
      fcsLength,
    });
    const limit = packetLimit(linkType, snaplen);
    this.#widest = Math.max(this.#widest, limit);
    this.#columns.add(d, limit);
    for (const text of d.comments) this.#comments.add({ about: "interface", number: index, text });
    if (resolution.finerThanNs) this.#counter.add(FINER_THAN_NS, this.#place());
    if (!d.optionsWhole) this.#counter.add(BAD_OPTIONS, this.#place());
  }

  #stats(block: blocks.Span): void {
    const id = block.view.getUint32(block.at + 8, block.le);
    const index = this.#firstInterface + id;
    if (index >= this.interfaces.length) return this.#counter.add(NO_INTERFACE, this.#place());
    const { counters, optionsWhole } = blocks.readStatistics(block);
    // Counters run from the start of the capture: the last block of an interface holds all of them.
    this.#statistics.set(index, counters);
    const drops = blocks.dropsOf(counters);
    if (drops !== undefined) this.drops.set(index, drops);
    if (!optionsWhole) this.#counter.add(BAD_OPTIONS, this.#place());
  }

  // A packet block that the hot loop left: of the old kind, or odd.
  #packet(block: blocks.Span, type: number): number {
    const { view, at, end, le } = block;
    const old = type === blocks.OLD_PACKET;
    const id = old ? view.getUint16(at + 8, le) : view.getUint32(at + 8, le);
    const captured = view.getUint32(at + 20, le);
    const index = this.#firstInterface + id;
    if (index >= this.interfaces.length) return this.#lost(NO_INTERFACE, end);
    if (captured > end - at - PACKET_BYTES || captured > this.#columns.limit[index]!)
      return this.#lost(BAD_PACKET, end);
    const n = this.#batch.count;
    const ns =
      this.#base === undefined
        ? Infinity
        : this.#columns.slow(index, view.getUint32(at + 12, le), view.getUint32(at + 16, le));
    if (ns === Infinity) return REBASE;
    this.#row(at, 28, captured, view.getUint32(at + 24, le));
    this.#batch.ns[n] = ns;
    this.#batch.iface[n] = index;
    this.#batch.fcs[n] = this.#columns.fcs[index]!;
    if (old) this.#dropped(n, view.getUint16(at + 10, le));
    const options = at + 28 + ((captured + 3) & ~3);
    if (options < end - 4) this.#packetOptions(n, options, end - 4);
    this.#slab.pos = end;
    return NEXT;
  }

  // No interface number, no time, no captured length: those of interface 0, none, and what is there.
  #simple(block: blocks.Span): number {
    const { view, at, end, le } = block;
    const iface = this.interfaces[this.#firstInterface];
    if (iface === undefined) return this.#lost(NO_INTERFACE, end);
    const original = view.getUint32(at + 8, le);
    const captured = Math.min(original, iface.snaplen === 0 ? Infinity : iface.snaplen, end - at - SIMPLE_BYTES);
    const n = this.#batch.count;
    this.#counter.add(NO_TIME, { record: this.#batch.first + n, offset: this.#slab.offset });
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
      } else if (code === OPT_DROPS && length === 8) this.#dropped(n, Number(view.getBigUint64(at, le)));
      else if (code === OPT_COMMENT) {
        this.#comments.add({
          about: "record",
          number: batch.first + n,
          text: blocks.optionText(view, at, length) ?? "",
        });
      }
    });
    if (!whole) this.#counter.add(BAD_OPTIONS, { record: batch.first + n, offset: batch.fileOffset[n]! });
  }

  // 0xffff in the old block, all ones in the option: not known.
  #dropped(n: number, count: number): void {
    if (count === 0 || count === 0xffff || count >= 2 ** 53) return;
    const iface = this.#batch.iface[n]!;
    this.#packetDrops.set(iface, (this.#packetDrops.get(iface) ?? 0) + count);
    if (this.dropPlaces.length < MOST_PLACES) this.dropPlaces.push({ record: this.#batch.first + n, iface, count });
  }

  #lost(oddity: Oddity, end: number): number {
    this.#counter.add(oddity, this.#place());
    this.#others++;
    this.#slab.pos = end;
    return NEXT;
  }

  #pass(type: number): void {
    const met = this.#skipped.get(type) ?? (this.#skipped.size < MOST_KINDS ? undefined : this.#skipped.get(FURTHER));
    if (met !== undefined) met.count++;
    else this.#skipped.set(this.#skipped.size < MOST_KINDS ? type : FURTHER, { count: 1, offset: this.#slab.offset });
  }

  #more(need: number): number {
    this.#need = need;
    return MORE;
  }

  #place(): { offset: number; record: number } {
    return { offset: this.#slab.offset, record: this.#batch.first + this.#batch.count };
  }

  #setBase(base: EpochNs | undefined): void {
    this.#base = base;
    this.#batch.base = base ?? 0n;
    this.#columns.rebase(this.#batch.base);
  }

  // Epoch ns of the packet block at slab.pos, which is whole and of a known interface.
  #stampOfNext(): EpochNs {
    const { view, pos } = this.#slab;
    const le = this.#le;
    const id =
      view.getUint32(pos, le) === blocks.OLD_PACKET ? view.getUint16(pos + 8, le) : view.getUint32(pos + 8, le);
    return this.#columns.epoch(this.#firstInterface + id, view.getUint32(pos + 12, le), view.getUint32(pos + 16, le));
  }

  #broken(says: string): number {
    const { offset, record } = this.#place();
    const block = this.#others + record;
    const text = `block ${block} cannot be one: ${says}; this and what follows is not read`;
    this.findings.push({ code: "capture.broken", severity: "error", says: text, offset, record });
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
    for (const [index, count] of this.#packetDrops) this.drops.set(index, Math.max(count, this.drops.get(index) ?? 0));
    if (this.records === 0 && this.findings.length === 0) this.findings.push(emptyFinding(this.interfaces));
    this.findings.push(...dropFindings(this.interfaces, this.drops, this.#statistics));
    const skipped = skippedFinding(this.#skipped);
    if (skipped !== undefined) this.findings.push(skipped);
    this.findings.push(...this.#counter.findings());
  }
}
