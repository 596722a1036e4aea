// Classic pcap: https://datatracker.ietf.org/doc/draft-ietf-opsawg-pcap/, with the older and the modified variants that exist.
import { u16be, u16le, u32be, u32le } from "../core/bytes.ts";
import { EvidenceError } from "../core/errors.ts";
import { EXACT_NS, epochNs } from "../core/time.ts";
import type { EpochNs } from "../core/time.ts";
import type { CaptureInterface, CaptureReader, CaptureTap, ReadFinding, RecordBatch } from "./batch.ts";
import { FindingCounter, plural } from "./counter.ts";
import type { Oddity } from "./counter.ts";
import { linkTypeName, packetLimit } from "./linktype.ts";
import { type RecordHeader, pcapVariant } from "./pcap-variant.ts";
import { Slab, emptyBatch, emptyFinding } from "./slab.ts";
import type { ByteSource } from "./source.ts";

//  0                   1                   2                   3
//  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
// +---------------------------------------------------------------+
// |                          Magic number                         |  0
// +-------------------------------+-------------------------------+
// |         Major version         |         Minor version         |  4
// +-------------------------------+-------------------------------+
// |                     Reserved, then reserved                   |  8, 12
// +---------------------------------------------------------------+
// |                            SnapLen                            | 16
// +-------+-+-+---------------------+-----------------------------+
// |FCS len|R|P|      Reserved       |          Link type          | 20
// +-------+-+-+---------------------+-----------------------------+
const FILE_HEADER = 24;
const MICROSECONDS = 0xa1b2c3d4;
const NANOSECONDS = 0xa1b23c4d;
const KUZNETZOV = 0xa1b2cd34;
const FCS_PRESENT = 0x04000000;

/** What the 24 bytes at the start of a pcap say. */
export interface PcapHeader {
  readonly littleEndian: boolean;
  /** Bytes before each packet: 16, and more in the records of patched versions. */
  readonly recordHeader: RecordHeader;
  /** Who wrote records of another size than the magic number says. */
  readonly patchedBy: string | undefined;
  readonly nanoseconds: boolean;
  readonly major: number;
  readonly minor: number;
  readonly snaplen: number;
  readonly linkType: number;
  readonly fcsLength: number;
}

/** True when `head` starts with the magic number of a pcap, of any variant, or with as much of it as there is (3 bytes or more). */
export function isPcap(head: Uint8Array): boolean {
  return head.length >= 4 && byteOrder(head) !== undefined;
}

function byteOrder(head: Uint8Array): "le" | "be" | undefined {
  const known = (magic: number) => magic === MICROSECONDS || magic === NANOSECONDS || magic === KUZNETZOV;
  return known(u32le(head, 0)) ? "le" : known(u32be(head, 0)) ? "be" : undefined;
}

/** Reads the file header. Throws EvidenceError (E_FORMAT) when it is cut or of a version that nothing writes. */
export function readPcapHeader(head: Uint8Array, file: string): PcapHeader {
  if (head.length < FILE_HEADER) {
    throw new EvidenceError("E_FORMAT", `pcap file header cut: ${head.length} of ${FILE_HEADER} bytes`, {
      where: { file, offset: head.length },
      hint: "nothing in it can be read: record again, or copy the file again",
    });
  }
  const littleEndian = byteOrder(head) === "le";
  const u16 = littleEndian ? u16le : u16be;
  const u32 = littleEndian ? u32le : u32be;
  const magic = u32(head, 0);
  const [major, minor] = [u16(head, 4), u16(head, 6)];
  if (major !== 2 && !(major === 543 && minor === 0)) {
    throw new EvidenceError("E_FORMAT", `pcap version ${major}.${minor} is not one that is read`, {
      where: { file, offset: 4 },
      hint: "version 2.4 is what libpcap writes: the header is damaged",
    });
  }
  const word = u32(head, 20);
  const snaplen = u32(head, 16);
  // Bits 16 to 25 are reserved and 0; a file that sets them has a link type of its own.
  const linkType = word & 0x03ffffff;
  const hints = { littleEndian, kuznetzov: magic === KUZNETZOV, limit: packetLimit(linkType, snaplen) };
  // only version 2.4 was patched, and only with stamps of microseconds
  const patchable = major === 2 && minor === 4 && magic !== NANOSECONDS;
  const variant = pcapVariant(patchable ? head : head.subarray(0, FILE_HEADER), FILE_HEADER, hints);
  return {
    littleEndian,
    recordHeader: variant.recordHeader,
    patchedBy: variant.writtenBy,
    nanoseconds: magic === NANOSECONDS,
    major,
    minor,
    snaplen,
    linkType,
    fcsLength: (word & FCS_PRESENT) === 0 ? 0 : (word >>> 28) * 2,
  };
}

// Versions before 2.3 and DG/UX wrote the original length first; 2.3 did either.
function swapOf(header: PcapHeader): number {
  if (header.major === 543 || header.minor < 3) return SWAP_ALWAYS;
  return header.minor === 3 ? SWAP_WHEN_LONGER : SWAP_NEVER;
}
const SWAP_NEVER = 0;
const SWAP_ALWAYS = 1;
const SWAP_WHEN_LONGER = 2;

// Why a scan ended.
const FULL = 0; // the batch is full
const MORE = 1; // `need` bytes from slab.pos are needed to go on
const REBASE = 2; // the next record is too far from the base
const BROKEN = 3; // the next record cannot be one

/** Opens a pcap whose file header is at the start of `source.head`. Throws EvidenceError (E_FORMAT). */
export function openPcap(source: ByteSource, options: { base?: EpochNs; tap?: CaptureTap } = {}): CaptureReader {
  return new PcapReader(source, readPcapHeader(source.head, source.name), options);
}

class PcapReader implements CaptureReader {
  readonly container = "pcap";
  readonly interfaces: CaptureInterface[];
  readonly findings: ReadFinding[] = [];
  readonly drops = new Map<number, number>();
  records = 0;
  readonly #header: PcapHeader;
  readonly #slab: Slab;
  readonly #limit: number;
  readonly #counter = new FindingCounter();
  readonly #tap: CaptureTap | undefined;
  #base: EpochNs | undefined;
  #need = 0;

  constructor(source: ByteSource, header: PcapHeader, { base, tap }: { base?: EpochNs; tap?: CaptureTap }) {
    this.#header = header;
    this.#tap = tap;
    this.#slab = new Slab(source);
    this.#limit = packetLimit(header.linkType, header.snaplen);
    this.#base = base;
    this.interfaces = [interfaceOf(header)];
    if (header.patchedBy === undefined) return;
    this.findings.push({
      code: "capture.patched-records",
      severity: "info",
      says: `each record has a header of ${header.recordHeader} bytes, as ${header.patchedBy} wrote them; what they hold more than others is left out`,
    });
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
    const batch = emptyBatch(slab);
    batch.fcs.fill(this.#header.fcsLength);
    await slab.ensure(FILE_HEADER);
    slab.pos += FILE_HEADER;
    for (;;) {
      const why = this.#scan(batch);
      if (batch.count > 0) {
        this.records += batch.count;
        yield batch;
        batch.first += batch.count;
      }
      if (why === MORE && !(await slab.ensure(this.#need))) break;
      if (why === REBASE) this.#base = this.#stamp();
      if (why === BROKEN) {
        this.#tap?.rest(slab.bytes.subarray(slab.pos, slab.pos + this.#header.recordHeader));
        this.#broken();
        break;
      }
    }
    await slab.settle();
    if (slab.pos < slab.end) this.#tap?.rest(slab.bytes.subarray(slab.pos, slab.end));
    this.#end();
  }

  // The hot loop: one pass, no allocation, no call per record.
  #scan(batch: RecordBatch): number {
    const { littleEndian: le, recordHeader, nanoseconds, snaplen } = this.#header;
    const { view, end } = this.#slab;
    const { offset, caplen, len, ns, fileOffset } = batch;
    const swap = swapOf(this.#header);
    const unit = nanoseconds ? 1 : 1000;
    const units = 1e9 / unit;
    const limit = this.#limit;
    const widest = snaplen === 0 ? limit : snaplen;
    const base = this.#base;
    batch.bytes = this.#slab.bytes;
    batch.view = view;
    batch.base = base ?? 0n;
    const baseSec = base === undefined ? 0 : Number(base / 1_000_000_000n);
    const baseNsec = base === undefined ? 0 : Number(base % 1_000_000_000n);
    const reach = base === undefined ? -1 : EXACT_NS - 2 ** 32;
    const origin = this.#slab.origin;
    let pos = this.#slab.pos;
    const room = len.length;
    let n = 0;
    let why = FULL;
    for (; n < room; n++) {
      if (pos + recordHeader > end) {
        this.#need = recordHeader;
        why = MORE;
        break;
      }
      const fraction = view.getUint32(pos + 4, le);
      let captured = view.getUint32(pos + 8, le);
      let original = view.getUint32(pos + 12, le);
      if (swap !== SWAP_NEVER && (swap === SWAP_ALWAYS || captured > original))
        [captured, original] = [original, captured];
      if (captured > limit) {
        why = BROKEN;
        break;
      }
      const next = pos + recordHeader + captured;
      if (next > end) {
        this.#need = next - pos;
        why = MORE;
        break;
      }
      const t = (view.getUint32(pos, le) - baseSec) * 1e9 + (fraction * unit - baseNsec);
      if (t > reach || t < -reach) {
        why = REBASE;
        break;
      }
      if (captured > original || captured > widest || fraction >= units)
        this.#odd(batch.first + n, pos, captured, original);
      ns[n] = t;
      offset[n] = pos + recordHeader;
      caplen[n] = captured;
      len[n] = original;
      fileOffset[n] = origin + pos;
      pos = next;
    }
    batch.count = n;
    this.#slab.pos = pos;
    return why;
  }

  #odd(record: number, pos: number, captured: number, original: number): void {
    const place = { record, offset: this.#slab.origin + pos };
    const { snaplen } = this.#header;
    if (captured > original) this.#counter.add(OVER_LENGTH, place);
    if (snaplen !== 0 && captured > snaplen) this.#counter.add(OVER_SNAPLEN, place);
    if (!this.#saneFraction(pos)) this.#counter.add(OVER_SECOND, place);
  }

  #saneFraction(pos: number): boolean {
    const fraction = this.#slab.view.getUint32(pos + 4, this.#header.littleEndian);
    return fraction < (this.#header.nanoseconds ? 1e9 : 1e6);
  }

  #stamp(): EpochNs {
    const { view, pos } = this.#slab;
    const le = this.#header.littleEndian;
    return epochNs(view.getUint32(pos, le), view.getUint32(pos + 4, le) * (this.#header.nanoseconds ? 1 : 1000));
  }

  #broken(): void {
    const { view, pos, offset } = this.#slab;
    const [a, b] = [8, 12].map((at) => view.getUint32(pos + at, this.#header.littleEndian)) as [number, number];
    const record = this.records + 1;
    this.findings.push({
      code: "capture.broken",
      severity: "error",
      says:
        `record ${record} claims ${swapOf(this.#header) === SWAP_ALWAYS ? b : a} captured bytes, more than the ` +
        `${this.#limit} that ${linkTypeName(this.#header.linkType)} allows: this and what follows cannot be read`,
      offset,
      record,
    });
    this.#slab.pos = this.#slab.end;
  }

  #end(): void {
    const left = this.#slab.end - this.#slab.pos;
    const record = this.records + 1;
    if (left > 0) {
      this.findings.push({
        code: "capture.cut",
        severity: "warning",
        says: `the file ends inside record ${record}: ${left} of ${this.#need} bytes are there; the ${plural(this.records, "record")} before it ${this.records === 1 ? "is" : "are"} whole`,
        offset: this.#slab.offset,
        record,
      });
    }
    if (this.records === 0 && this.findings.every((f) => f.severity === "info"))
      this.findings.push(emptyFinding(this.interfaces));
    this.findings.push(...this.#counter.findings());
  }
}

const OVER_LENGTH: Oddity = {
  code: "capture.captured-over-length",
  severity: "warning",
  says: (n) => `${plural(n, "record")} with more captured bytes than the packet had on the wire`,
};
const OVER_SNAPLEN: Oddity = {
  code: "capture.captured-over-snaplen",
  severity: "info",
  says: (n) => `${plural(n, "record")} with more captured bytes than the file's snaplen; taken whole`,
};
const OVER_SECOND: Oddity = {
  code: "capture.fraction-over-second",
  severity: "warning",
  says: (n) => `${plural(n, "record")} whose fraction of a second is a second or more; added as it is`,
};

function interfaceOf(header: PcapHeader): CaptureInterface {
  return {
    index: 0,
    id: 0,
    section: 0,
    linkType: header.linkType,
    snaplen: header.snaplen,
    name: undefined,
    description: undefined,
    filter: undefined,
    digits: header.nanoseconds ? 9 : 6,
    resolutionNs: header.nanoseconds ? 1 : 1000,
    fcsLength: header.fcsLength,
  };
}
