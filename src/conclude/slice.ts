// `slice`: the packets that decide, out of all captures of a body of evidence. The evidence is derived first; a second pass over the
// files then takes what it names. Nothing is anonymized: these are the packets themselves.
import { EvidenceError } from "../core/errors.ts";
import type { EpochNs, TimeBounds } from "../core/time.ts";
import { createWalker, type Walker } from "../decode/wire/frame.ts";
import { displayFilter } from "../observe/display-filter.ts";
import { packetRow, type PacketView } from "../observe/packet-row.ts";
import { type PickedRecord, pickRecords } from "../read/pick-records.ts";
import { readLines } from "../read/lines.ts";
import { openSource } from "../read/source.ts";
import { analyzeWithClocks, type AnalyzeOptions, type InputFiles } from "./analyze.ts";
import { observerOf, planSlice, type SliceOmission, type SlicePlace, type SliceReason } from "./slice-plan.ts";
import { toolVersion } from "./version.ts";

/** An interface that packets of a slice come from, as its capture describes it. */
export interface SliceInterface {
  readonly input: string;
  /** Name of the input, and the node that recorded it where the case says so. */
  readonly file: string;
  readonly node: string | undefined;
  readonly name: string | undefined;
  readonly description: string | undefined;
  readonly filter: string | undefined;
  readonly linkType: number;
  readonly snaplen: number;
  readonly digits: number;
  readonly resolutionNs: number;
}

/** A packet of a slice. */
export interface SlicePacket {
  readonly input: string;
  /** File that holds it, as it was named, and its frame number there. */
  readonly file: string;
  readonly frame: number;
  /** Index into `Slice.interfaces`. */
  readonly iface: number;
  /** Stamp of its own capture; undefined when there is none. */
  readonly at: EpochNs | undefined;
  /** The stamp on the clock of the observer; undefined where the clocks could not be related. */
  readonly onObserver: TimeBounds | undefined;
  readonly bytes: Uint8Array;
  /** Length on the wire as the record has it. */
  readonly length: number;
  readonly fcs: number;
  /** 0 unknown, 1 inbound, 2 outbound. */
  readonly direction: number;
  /** Wireshark display filter for its content, where something tells it apart. */
  readonly filter: string | undefined;
  readonly reasons: readonly SliceReason[];
}

/** A line of a text that decides. */
export interface SliceLine {
  readonly input: string;
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly reasons: readonly SliceReason[];
}

/** The packets and lines that decide. */
export interface Slice {
  readonly toolVersion: string;
  readonly title: string | undefined;
  /** Input on whose clock packets are put in order; undefined when there is no capture. */
  readonly observer: string | undefined;
  readonly observerFile: string | undefined;
  readonly interfaces: readonly SliceInterface[];
  /** In order of time on the clock of the observer, where that is known. */
  readonly packets: readonly SlicePacket[];
  readonly lines: readonly SliceLine[];
  readonly omitted: readonly SliceOmission[];
}

/** A slice, and what could not be used. */
export interface Sliced {
  /** Raw: give it to reveal() before it is shown. */
  readonly slice: Slice;
  readonly problems: EvidenceError[];
  /** Every file that was read: none of them may be written to. */
  readonly paths: string[];
}

/** Captured bytes that a slice holds at most. */
const MOST_BYTES = 64 << 20;
/** Longest text of a line that is quoted. */
const MOST_TEXT = 500;
/** LINKTYPE_ numbers of pcapng have 16 bits. */
const MOST_LINKTYPE = 65_535;

/**
 * Derives the evidence of `paths` and takes the packets and lines that it rests on. Throws EvidenceError as `analyze` does, and E_USAGE
 * for standard input, which cannot be read twice.
 */
export async function sliceOf(paths: readonly string[], options: AnalyzeOptions = {}): Promise<Sliced> {
  if (paths.includes("-"))
    throw new EvidenceError("E_USAGE", "standard input cannot be sliced", {
      hint: "captures are read twice, once for the evidence and once for its packets: give files",
    });
  const { analysis, toClock, files } = await analyzeWithClocks(paths, { ...options, samples: true });
  const { evidence } = analysis;
  const plan = planSlice(evidence);
  const observer = observerOf(evidence);
  const gathering = new Gathering(files, evidence, (t, input) =>
    observer === undefined ? undefined : input === observer ? { low: t, high: t } : toClock(t, input, observer),
  );
  for (const input of evidence.inputs) {
    await gathering.take(
      input.id,
      plan.places.filter((p) => p.input === input.id),
    );
  }
  return {
    slice: {
      toolVersion: toolVersion(),
      title: evidence.title,
      observer,
      observerFile: evidence.inputs.find((i) => i.id === observer)?.name,
      interfaces: gathering.interfaces,
      packets: gathering.packets.toSorted(byTime),
      lines: gathering.lines,
      omitted: [...plan.omitted, ...gathering.omitted()],
    },
    problems: analysis.problems,
    paths: [...files.values()].flatMap((f) => f.paths),
  };
}

/** Packets without a time come last; what has equal times stays in the order of inputs and records. */
function byTime(a: SlicePacket, b: SlicePacket): number {
  const [t, u] = [middleOf(a), middleOf(b)];
  if (t === undefined || u === undefined) return t === u ? 0 : t === undefined ? 1 : -1;
  return t < u ? -1 : t > u ? 1 : 0;
}

function middleOf(p: SlicePacket): EpochNs | undefined {
  return p.onObserver === undefined ? p.at : (p.onObserver.low + p.onObserver.high) / 2n;
}

type ToObserver = (t: EpochNs, input: string) => TimeBounds | undefined;
type Inputs = { readonly inputs: readonly { readonly id: string; readonly name: string; readonly node?: string }[] };

/** Takes packets and lines of input after input. */
class Gathering {
  readonly interfaces: SliceInterface[] = [];
  readonly packets: SlicePacket[] = [];
  readonly lines: SliceLine[] = [];
  private readonly files: ReadonlyMap<string, InputFiles>;
  private readonly evidence: Inputs;
  private readonly toObserver: ToObserver;
  private readonly known = new Map<string, number>();
  private readonly left = new Map<string, number>();
  private room = MOST_BYTES;

  constructor(files: ReadonlyMap<string, InputFiles>, evidence: Inputs, toObserver: ToObserver) {
    this.files = files;
    this.evidence = evidence;
    this.toObserver = toObserver;
  }

  omitted(): SliceOmission[] {
    return [...this.left].map(([of, places]) => ({ of, places }));
  }

  async take(input: string, places: readonly SlicePlace[]): Promise<void> {
    const files = this.files.get(input);
    if (files === undefined) return;
    await this.takePackets(input, files, placesBy(places, "record"));
    await this.takeLines(input, files, placesBy(places, "line"));
  }

  private async takePackets(input: string, files: InputFiles, wanted: ReadonlyMap<number, SlicePlace>): Promise<void> {
    const walker = createWalker({ tunnelPorts: files.tunnelPorts, guessTunnels: true });
    const numbers = [...wanted.keys()].sort((a, b) => a - b);
    for await (const p of pickRecords(files.paths, numbers)) {
      const { reasons } = wanted.get(p.record)!;
      if (p.batch.caplen[p.row]! > this.room) this.leave(`packets beyond ${MOST_BYTES / 2 ** 20} MiB`);
      else if (p.iface.linkType > MOST_LINKTYPE) this.leave("link types that pcapng has no number for");
      else this.packets.push(this.packet(input, p, { files, walker, reasons }));
    }
  }

  private leave(why: string): void {
    this.left.set(why, (this.left.get(why) ?? 0) + 1);
  }

  private packet(
    input: string,
    p: PickedRecord,
    from: { readonly files: InputFiles; readonly walker: Walker; readonly reasons: readonly SliceReason[] },
  ): SlicePacket {
    const { batch, row } = p;
    const start = batch.offset[row]!;
    const bytes = batch.bytes.slice(start, start + batch.caplen[row]!);
    this.room -= bytes.length;
    return {
      input,
      file: from.files.names[from.files.paths.indexOf(p.file)]!,
      frame: p.fileRecord,
      iface: this.interfaceOf(input, p),
      at: p.at,
      onObserver: p.at === undefined ? undefined : this.toObserver(p.at, input),
      bytes,
      length: batch.len[row]!,
      fcs: batch.fcs[row]!,
      direction: batch.direction[row]!,
      filter: filterOf(p, from.walker),
      reasons: from.reasons,
    };
  }

  private interfaceOf(input: string, { iface }: PickedRecord): number {
    const key = `${input} ${iface.index}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const { name, node } = this.evidence.inputs.find((i) => i.id === input)!;
    const { description, filter, linkType, snaplen, digits, resolutionNs } = iface;
    this.known.set(key, this.interfaces.length);
    this.interfaces.push({
      input,
      file: name,
      node,
      name: iface.name,
      description,
      filter,
      linkType,
      snaplen,
      digits,
      resolutionNs,
    });
    return this.interfaces.length - 1;
  }

  private async takeLines(input: string, files: InputFiles, wanted: ReadonlyMap<number, SlicePlace>): Promise<void> {
    if (wanted.size === 0) return;
    const last = Math.max(...wanted.keys());
    const source = await openSource(files.paths[0]!);
    try {
      for await (const lines of readLines(source)) {
        for (const { number, text } of lines) {
          const place = wanted.get(number);
          if (place === undefined) continue;
          const { reasons } = place;
          this.lines.push({ input, file: files.names[0]!, line: number, text: text.slice(0, MOST_TEXT), reasons });
        }
        if (lines.at(-1)!.number >= last) break;
      }
    } finally {
      source.close();
    }
  }
}

function placesBy(places: readonly SlicePlace[], key: "record" | "line"): Map<number, SlicePlace> {
  const out = new Map<number, SlicePlace>();
  for (const p of places) {
    const number = p[key];
    if (number !== undefined) out.set(number, p);
  }
  return out;
}

function filterOf(p: PickedRecord, walker: Walker): string | undefined {
  const { batch, row, iface, hasInterfaces } = p;
  const length = Math.max(0, batch.len[row]! - batch.fcs[row]!);
  walker.walk(batch.bytes, batch.offset[row]!, Math.min(batch.caplen[row]!, length), iface.linkType, length);
  const view: PacketView = { batch, i: row, iface, hasInterfaces, slots: walker.slots, evpn: undefined };
  return displayFilter(packetRow(view, false));
}
