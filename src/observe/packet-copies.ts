// One packet seen at several interfaces of one capture: a bridge port and the uplink behind it, or "any". Every sighting is in
// the counts of frames, so a reader has to know.
import { named } from "../core/quoted.ts";
import { LINKTYPE } from "../decode/wire/frame.ts";
import * as ipv4 from "../decode/wire/ipv4.ts";
import * as ipv6 from "../decode/wire/ipv6.ts";
import * as sll from "../decode/wire/sll.ts";
import * as sll2 from "../decode/wire/sll2.ts";
import type { CaptureInterface, RecordBatch } from "../read/batch.ts";
import type { CaptureNotes } from "./capture-notes.ts";
import { IPV4, IPV6, NetworkLayer } from "./network-layer.ts";

/** Records that are looked at; what is typical of a capture shows in them. */
const LOOKED_AT = 250_000;
/** Sightings of one packet on one host lie this close together. */
const WINDOW_NS = 100_000_000;
/** Packets remembered; a later one takes the place of an earlier one. */
const REMEMBERED = 4096;
/** Places of one packet that are remembered. */
const PLACES = 4;
/** Bytes of a packet that are compared. */
const COMPARED = 128;
/** Pairs of places that the finding names. */
const PAIRS_NAMED = 3;
const MOST_PAIRS = 256;
const OUT_BIT = 1;

/** Looks through the first batches of a capture. */
export class PacketCopies {
  private readonly notes: CaptureNotes;
  private readonly names: Readonly<Record<string, string>>;
  private readonly layer = new NetworkLayer();
  // of length 0 until there are several places: most captures have one
  private sums = new Int32Array(0);
  private times = new Float64Array(0);
  private places = new Float64Array(0);
  private known = new Uint8Array(0);
  private readonly pairs = new Map<string, number>();
  private readonly spelled = new Map<number, string>();
  private base: bigint | undefined;
  private sum = 0;
  private looked = 0;
  private cutShort = false;

  constructor(notes: CaptureNotes, names: Readonly<Record<string, string>> = {}) {
    this.notes = notes;
    this.names = names;
  }

  /** The records of a batch. Captures of one place are passed over. */
  batch(batch: RecordBatch, interfaces: readonly CaptureInterface[]): void {
    const several = interfaces.length > 1 || (interfaces.length === 1 && isCooked(interfaces[0]!.linkType));
    if (!several || this.cutShort) return;
    if (this.known.length === 0) this.begin();
    if (batch.base !== this.base) this.known.fill(0);
    this.base = batch.base;
    for (let i = 0; i < batch.count; i++) {
      if (this.looked++ === LOOKED_AT) {
        this.cutShort = true;
        return;
      }
      this.record(batch, i, interfaces[batch.iface[i]!]!);
    }
  }

  private begin(): void {
    this.sums = new Int32Array(REMEMBERED);
    this.times = new Float64Array(REMEMBERED);
    this.places = new Float64Array(REMEMBERED * PLACES);
    this.known = new Uint8Array(REMEMBERED);
  }

  private record(batch: RecordBatch, i: number, iface: CaptureInterface): void {
    const { bytes } = batch;
    const at = batch.offset[i]!;
    const length = batch.len[i]! - batch.fcs[i]!;
    const frame = { at, end: at + Math.min(batch.caplen[i]!, length), length };
    if (!this.layer.read(bytes, frame, iface.linkType)) return;
    const row = this.hash(bytes) & (REMEMBERED - 1);
    const now = batch.ns[i]!;
    const place = this.placeOf(bytes, at, iface, batch.direction[i]!);
    const seen = this.known[row]!;
    const same = seen > 0 && this.sums[row] === this.sum && Math.abs(now - this.times[row]!) < WINDOW_NS;
    const from = row * PLACES;
    if (!same || this.places.subarray(from, from + seen).includes(place)) {
      this.known[row] = 1;
      this.sums[row] = this.sum;
      this.times[row] = now;
      this.places[from] = place;
      return;
    }
    if (seen < PLACES) {
      this.places[from + seen] = place;
      this.known[row] = seen + 1;
    }
    this.copy(batch.first + i, this.places[from]!, place);
  }

  private copy(record: number, first: number, place: number): void {
    const pair = `${this.spelled.get(first)!} and ${this.spelled.get(place)!}`;
    if (this.pairs.size < MOST_PAIRS || this.pairs.has(pair)) this.pairs.set(pair, (this.pairs.get(pair) ?? 0) + 1);
    this.notes.add("capture.copies", record, () => ({
      severity: "info",
      says: (n) =>
        `${n === 1 ? "1 packet was" : `${n} packets were`} seen again at another interface of this recording (${this.pairWords()})${this.cutShort ? `, among the first ${LOOKED_AT} records` : ""}: each sighting is in the counts of frames and of the overhead.`,
      limits: ["Packets that are the same from the network header on, but for TTL and checksums, within 100 ms."],
    }));
  }

  private pairWords(): string {
    const sorted = [...this.pairs].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    const more = sorted.length > PAIRS_NAMED ? `; ${sorted.length - PAIRS_NAMED} more pairs` : "";
    return `${sorted
      .slice(0, PAIRS_NAMED)
      .map(([pair, n]) => `${pair}: ${n}`)
      .join("; ")}${more}`;
  }

  /** Interface and direction as one number, and its words. */
  private placeOf(b: Uint8Array, at: number, iface: CaptureInterface, direction: number): number {
    const v2 = iface.linkType === LINKTYPE.linuxSll2;
    const type = v2 ? sll2.packetType(b, at) : iface.linkType === LINKTYPE.linuxSll ? sll.packetType(b, at) : 0;
    const ifindex = v2 ? sll2.ifindex(b, at) : 0;
    const out = direction === 2 || type === 4 ? OUT_BIT : 0;
    const place = (ifindex * 65_536 + iface.index) * 2 + out;
    if (!this.spelled.has(place)) {
      const way = isCooked(iface.linkType) || direction > 0 ? (out ? " out" : " in") : "";
      this.spelled.set(place, `${this.nameOf(iface, ifindex)}${way}`);
    }
    return place;
  }

  private nameOf(iface: CaptureInterface, ifindex: number): string {
    const told = ifindex === 0 ? iface.name : this.names[String(ifindex)];
    if (told !== undefined) return named(told);
    return ifindex === 0 ? `interface ${iface.id}` : `ifindex ${ifindex}`;
  }

  /** Two sums of the packet without what changes from hop to hop: the place in the table, and `sum`. */
  private hash(b: Uint8Array): number {
    const { start, type } = this.layer;
    const end = Math.min(this.layer.end, start + COMPARED);
    let [h, g] = [type, end - start];
    const skip = skipped(b, start, type);
    for (let i = start; i < end; i++) {
      if (i === skip.hop || i === skip.sum || i === skip.sum + 1 || i === skip.inner || i === skip.inner + 1) continue;
      h = Math.imul(h ^ b[i]!, 0x01000193);
      g = Math.imul(g + b[i]!, 0x9e3779b1) ^ (g >>> 15);
    }
    this.sum = g | 0;
    return (h ^ (h >>> 13)) >>> 0;
  }
}

function isCooked(linkType: number): boolean {
  return linkType === LINKTYPE.linuxSll || linkType === LINKTYPE.linuxSll2;
}

const NOWHERE = -2;

/** Where the TTL, the IPv4 checksum and the checksum of TCP or UDP are: routers change the first two, NICs fill in the last. */
function skipped(b: Uint8Array, start: number, type: number): { hop: number; sum: number; inner: number } {
  if (type === IPV4)
    return {
      hop: start + 8,
      sum: start + 10,
      inner: checksumAt(ipv4.protocol(b, start), start + ipv4.headerLength(b, start)),
    };
  if (type === IPV6)
    return { hop: start + 7, sum: NOWHERE, inner: checksumAt(ipv6.nextHeader(b, start), start + ipv6.LEN) };
  return { hop: NOWHERE, sum: NOWHERE, inner: NOWHERE };
}

function checksumAt(protocol: number, at: number): number {
  return protocol === 17 ? at + 6 : protocol === 6 ? at + 16 : NOWHERE;
}
