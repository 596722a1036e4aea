// A ring of capture files (tcpdump -C, -G, -W; dumpcap -b) found by name and time, and read as one capture.
import { EvidenceError } from "../core/errors.ts";
import type { EpochNs } from "../core/time.ts";
import type { CaptureInterface, CaptureReader, DropSpan, ReadFinding, RecordBatch } from "./batch.ts";
import { readCapture } from "./capture.ts";
import { isWholeCount, ringName } from "./ring-names.ts";
import { sniff } from "./sniff.ts";
import { openSource } from "./source.ts";
import type { ByteSource } from "./source.ts";

/** Files of one capture, in the order of their first records; files without a record come first. */
export interface Ring {
  readonly paths: readonly string[];
}

/** Plain bytes of a group up to which the last stamp of each file is looked up, too. */
const MOST_LOOKED_UP = 2 ** 30;
/** The same for bytes that are compressed, which take longer. */
const MOST_DECOMPRESSED = 2 ** 28;
/** Stamps of one capture may go back a little where queues of a card are merged. */
const SLACK_NS = 1_000_000_000n;
const SHORT_PAUSE_NS = 60_000_000_000n;
/** tcpdump -C ends a file with the packet that makes it longer than its limit: full files differ by one packet at most. */
const ONE_PACKET = 262_144 + 24;

/**
 * Finds the rings among `paths` (two files and more each, same folder): names that one capture could have given, the same container, link
 * types and snaplens, and times that do not overlap. Names that are only dated must also follow each other without a long pause, and so must names
 * that count without an extension, of which all files but the last must be of one size, too.
 * Files that look like a ring and overlap are a finding and are left apart. Opens only files whose names suggest a ring.
 */
export async function findRings(paths: readonly string[]): Promise<{ rings: Ring[]; findings: ReadFinding[] }> {
  const rings: Ring[] = [];
  const findings: ReadFinding[] = [];
  for (const { paths: group, dated, bare } of namedAlike(paths)) {
    for (const alike of await madeAlike(group, bare)) {
      const ordered = [...alike].sort(byFirst);
      if (bare && (alike.length < group.length || !fullUpToTheLast(ordered))) continue;
      if (overlap(ordered)) findings.push(apart(ordered));
      else
        for (const run of dated || bare ? runs(ordered) : [ordered])
          if (run.length > 1) rings.push({ paths: run.map((f) => f.path) });
    }
  }
  return { rings, findings };
}

interface NameGroup {
  readonly paths: string[];
  readonly tokens: Set<string>;
  readonly dated: boolean;
  readonly bare: boolean;
}

// Two names with one token are not two parts: a file beside its compressed copy.
function namedAlike(paths: readonly string[]): NameGroup[] {
  const groups = new Map<string, NameGroup>();
  for (const path of new Set(paths)) {
    const name = path === "-" ? undefined : ringName(path);
    if (name === undefined) continue;
    const group = groups.get(name.key) ?? { paths: [], tokens: new Set<string>(), dated: name.dated, bare: name.bare };
    groups.set(name.key, group);
    group.paths.push(path);
    group.tokens.add(name.token);
  }
  return [...groups.values()].filter(
    (g) => g.paths.length > 1 && g.tokens.size === g.paths.length && (!g.bare || isWholeCount(g.tokens)),
  );
}

interface Peeked {
  readonly path: string;
  /** Equal for files that one capture could have made. */
  readonly make: string;
  readonly first: EpochNs | undefined;
  /** Undefined where it was not looked up. */
  readonly last: EpochNs | undefined;
  /** Length of the capture; undefined for a compressed one, unless that was asked for. */
  readonly length: number | undefined;
}

/** Bytes that may still be looked through, and whether compressed files are to be. */
interface Room {
  bytes: number;
  decompressed: number;
}

// `measured`: the length of each capture is wanted, of compressed ones as well.
async function madeAlike(paths: readonly string[], measured: boolean): Promise<Peeked[][]> {
  const groups = new Map<string, Peeked[]>();
  const room = { bytes: MOST_LOOKED_UP, decompressed: measured ? MOST_DECOMPRESSED : 0 };
  for (const path of paths) {
    const peeked = await peek(path, room);
    if (peeked === undefined) continue;
    const group = groups.get(peeked.make);
    if (group === undefined) groups.set(peeked.make, [peeked]);
    else group.push(peeked);
  }
  return [...groups.values()].filter((g) => g.length > 1);
}

// Undefined for a file that cannot be read as a capture: whoever reads it will say so.
async function peek(path: string, room: Room): Promise<Peeked | undefined> {
  let source: ByteSource | undefined;
  try {
    source = await openSource(path);
    if (!["pcap", "pcapng"].includes(sniff(source.head).kind)) return undefined;
    const { length } = source;
    const reader = readCapture(source);
    if (length === undefined) {
      const { bytes, ...span } = await spanOf(reader, room.decompressed);
      room.decompressed -= bytes ?? room.decompressed;
      return { path, length: bytes, ...span };
    }
    const { bytes, ...span } = await spanOf(reader, length <= room.bytes ? length : 0);
    if (bytes !== undefined) room.bytes -= length;
    return { path, length, ...span };
  } catch (error) {
    if (error instanceof EvidenceError) return undefined;
    throw error;
  } finally {
    source?.close();
  }
}

/** The stamps at both ends, and the bytes of it all; these and the last stamp only of a capture of at most `most` bytes. */
async function spanOf(
  reader: CaptureReader,
  most: number,
): Promise<Pick<Peeked, "make" | "first" | "last"> & { readonly bytes: number | undefined }> {
  // Interfaces up to the first records: later ones can differ from file to file.
  const make = () => JSON.stringify([reader.container, reader.interfaces.map(likeness)]);
  let first: EpochNs | undefined;
  let last: EpochNs | undefined;
  let made: string | undefined;
  for await (const batch of reader.batches()) {
    made ??= make();
    first ??= stamp(batch, 0);
    last = stamp(batch, batch.count - 1) ?? last;
    if (reader.bytes > most && first !== undefined) return { make: made, first, last: undefined, bytes: undefined };
  }
  return { make: made ?? make(), first, last, bytes: reader.bytes };
}

function stamp(batch: RecordBatch, i: number): EpochNs | undefined {
  const ns = batch.ns[i]!;
  return Number.isNaN(ns) ? undefined : batch.base + BigInt(ns);
}

function byFirst(a: Peeked, b: Peeked): number {
  if (a.first === b.first) return a.path < b.path ? -1 : 1;
  return a.first === undefined || (b.first !== undefined && a.first < b.first) ? -1 : 1;
}

function fullUpToTheLast(ordered: readonly Peeked[]): boolean {
  const full = ordered.slice(0, -1).map((f) => f.length ?? Number.NaN);
  const last = ordered.at(-1)!.length ?? Number.NaN;
  return Math.max(...full) - Math.min(...full) <= ONE_PACKET && last <= Math.max(...full) + ONE_PACKET && full[0]! > 0;
}

function overlap(ordered: readonly Peeked[]): boolean {
  return ordered.some((b, i) => {
    const a = ordered[i - 1];
    if (a?.first === undefined || b.first === undefined) return false;
    return b.first === a.first || (a.last !== undefined && b.first < a.last - SLACK_NS);
  });
}

function apart(files: readonly Peeked[]): ReadFinding {
  return {
    code: "ring.overlap",
    severity: "info",
    says: `${files.length} files are named like parts of one capture but overlap in time; each is read as a capture of its own`,
    file: files[0]!.path,
  };
}

// Dated names: cut where the pause between two files is longer than a minute and than twice the longest of them.
function runs(ordered: readonly Peeked[]): Peeked[][] {
  const spans = ordered.map((f) => (f.first === undefined || f.last === undefined ? 0n : f.last - f.first));
  const longest = spans.reduce((a, b) => (a > b ? a : b), 0n);
  const most = 2n * longest > SHORT_PAUSE_NS ? 2n * longest : SHORT_PAUSE_NS;
  const out: Peeked[][] = [[]];
  for (const [i, file] of ordered.entries()) {
    const before = ordered[i - 1]?.last;
    if (before !== undefined && file.first !== undefined && file.first - before > most) out.push([]);
    out.at(-1)!.push(file);
  }
  return out;
}

/** A file of a ring as it was read: its records are `first` to `first + records - 1` of the ring. */
export interface RingPart {
  readonly path: string;
  readonly first: number;
  records: number;
}

/** Several files read as one capture. */
export interface RingReader extends CaptureReader {
  /** Files begun so far, in order. */
  readonly parts: readonly RingPart[];
  /** File and record number in it of record `record` of the ring; undefined for a record that was not read. */
  locate(record: number): { path: string; record: number } | undefined;
}

/**
 * Reads the files of a ring in the given order, each opened by `open` when its turn comes and finished when it is over.
 * A file that cannot be used is a finding. `fileOffset` and offsets in findings count within the file.
 */
export function readRing(
  paths: readonly string[],
  open: (path: string) => Promise<ByteSource> = openSource,
): RingReader {
  return new Joined(paths, open);
}

class Joined implements RingReader {
  container: "pcap" | "pcapng" = "pcap";
  readonly interfaces: CaptureInterface[] = [];
  readonly findings: ReadFinding[] = [];
  readonly drops = new Map<number, number>();
  readonly dropSpans: DropSpan[] = [];
  readonly parts: RingPart[] = [];
  selection = false;
  records = 0;
  bytes = 0;
  readonly #paths: readonly string[];
  readonly #open: (path: string) => Promise<ByteSource>;
  #base: EpochNs | undefined;
  #last: EpochNs | undefined;

  constructor(paths: readonly string[], open: (path: string) => Promise<ByteSource>) {
    this.#paths = paths;
    this.#open = open;
  }

  locate(record: number): { path: string; record: number } | undefined {
    const part = this.parts.find((p) => record >= p.first && record < p.first + p.records);
    return part === undefined ? undefined : { path: part.path, record: record - part.first + 1 };
  }

  async *batches(): AsyncGenerator<RecordBatch, void, undefined> {
    for (const path of this.#paths) {
      const source = await this.#open(path);
      try {
        yield* this.#part(source, path);
        await source.finish();
        this.findings.push(...source.findings.map((f) => ({ ...f, file: path })));
      } catch (error) {
        if (!(error instanceof EvidenceError)) throw error;
        this.findings.push({ code: "ring.unreadable-file", severity: "error", says: error.message, file: path });
      } finally {
        source.close();
      }
    }
    const empty = this.findings.filter((f) => f.code === "capture.empty");
    if (this.records > 0 || empty.length > 1)
      for (const f of this.records > 0 ? empty : empty.slice(1)) this.findings.splice(this.findings.indexOf(f), 1);
  }

  async *#part(source: ByteSource, path: string): AsyncGenerator<RecordBatch, void, undefined> {
    const reader = readCapture(source, this.#base === undefined ? {} : { base: this.#base });
    this.container = reader.container;
    const part: RingPart = { path, first: this.records + 1, records: 0 };
    this.parts.push(part);
    const numbers: number[] = [];
    const before = this.bytes;
    const from = this.#last;
    for await (const batch of reader.batches()) {
      this.#number(reader.interfaces, numbers);
      if (numbers.some((index, i) => index !== i))
        for (let i = 0; i < batch.count; i++) batch.iface[i] = numbers[batch.iface[i]!]!;
      if (part.records === 0) this.#check(batch, path);
      this.#base ??= batch.base;
      const first = batch.first;
      batch.first = this.records + 1;
      part.records += batch.count;
      this.records += batch.count;
      this.bytes = before + reader.bytes;
      this.#last = stamp(batch, batch.count - 1) ?? this.#last;
      yield batch;
      batch.first = first;
    }
    this.#number(reader.interfaces, numbers);
    this.bytes = before + reader.bytes;
    this.#drop(reader, numbers, from);
    this.#close(reader, part);
  }

  // Interfaces that were there before keep their number.
  #number(interfaces: readonly CaptureInterface[], numbers: number[]): void {
    for (const iface of interfaces.slice(numbers.length)) {
      const same = this.interfaces.findIndex(
        (known) => !numbers.includes(known.index) && likeness(known) === likeness(iface),
      );
      if (same < 0) this.interfaces.push({ ...iface, index: this.interfaces.length });
      numbers.push(same < 0 ? this.interfaces.length - 1 : same);
    }
  }

  #check(batch: RecordBatch, path: string): void {
    const first = stamp(batch, 0);
    if (first === undefined || this.#last === undefined || first >= this.#last - SLACK_NS) return;
    const says = `the first record is ${Number(this.#last - first) / 1e9} s before the last one of the file before it: these may be two captures`;
    this.findings.push({ code: "ring.overlap", severity: "warning", says, record: this.records + 1, file: path });
  }

  #close(reader: CaptureReader, part: RingPart): void {
    for (const f of reader.findings) {
      this.findings.push({
        ...f,
        file: part.path,
        ...(f.record === undefined ? {} : { record: f.record + part.first - 1 }),
      });
    }
  }

  // The counters of the kernel run on from file to file: what the files before told of is no news.
  #drop(reader: CaptureReader, numbers: readonly number[], from: EpochNs | undefined): void {
    this.selection ||= reader.selection === true;
    for (const [i, count] of reader.drops) {
      const iface = numbers[i]!;
      let known = this.drops.get(iface) ?? 0;
      this.drops.set(iface, Math.max(count, known));
      const spans = reader.dropSpans ?? [{ iface: i, count }];
      for (const s of spans.filter((span) => span.iface === i)) {
        const fresh = s.count - known;
        known = Math.max(0, -fresh);
        if (fresh > 0) this.dropSpans.push({ ...(from === undefined ? {} : { from }), ...s, iface, count: fresh });
      }
    }
  }
}

function likeness(i: CaptureInterface): string {
  return JSON.stringify([i.linkType, i.snaplen, i.name, i.digits, i.fcsLength]);
}
