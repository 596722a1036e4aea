// Looks for originals in files that are about to leave. It knows nothing of how they were replaced.
import { inflateSync } from "node:zlib";
import { decodeEntities, dataUris } from "./encoded-text.ts";
import { Finder, Needles, type Found, type Needle } from "./finder.ts";
import type { OriginalKind } from "./pseudonym.ts";
import { isPlainWord, spellingsOf, type Spelling } from "./spellings.ts";
import { isKnownMetric } from "../observe/metric-names.ts";
import { isProgramWord } from "./texts/line.ts";
import { encodingOf, looksLikeText } from "../read/encoding.ts";

/** What is looked for. */
export interface Sought {
  readonly text: Needles;
  readonly binary: Needles;
  /** Originals in all. */
  readonly count: number;
}

/** An original that was found. */
export interface Leak {
  readonly original: string;
  /** How it is spelled: "text", "hex", "base64", "bytes", ... */
  readonly form: string;
  /** Byte offset in the file, decompressed; in what is within a file (an image, a data URI) that of the part. */
  readonly offset: number;
  /** Line, from 1, of a text. */
  readonly line?: number;
  /** What within the file: "PNG text", "data URI", "entities". */
  readonly within?: string;
}

/** What a scan of one file gave. */
export interface ScanResult {
  /** The first places, at most 100. */
  readonly leaks: readonly Leak[];
  readonly total: number;
  /** Hits of four bytes that chance explains: this many bytes hold each pattern so often. */
  readonly byChance: number;
  readonly bytes: number;
}

const MOST_PLACES = 100;
/** A text up to this size is also read with its entities and data URIs decoded. */
const MOST_DECODED = 16 << 20;
/** Hits of short patterns given until the size of the file is known. */
const MOST_SHORT = 10_000;
/** One in a thousand scans may call chance a leak. */
const CHANCE = 0.001;

/**
 * Makes the originals ready to be looked for. One that is itself a pseudonym of another, or `given` somewhere, is left out: a hit would
 * say nothing. `plainWords`
 * false leaves out names that are single plain words: any word that nobody knows is replaced in a text, and sentences are full of them.
 */
export function seek(
  originals: ReadonlyMap<OriginalKind, ReadonlyMap<string, string>>,
  { plainWords = true, given = new Set() }: { plainWords?: boolean; given?: ReadonlySet<string> } = {},
): Sought {
  const text: Needle[] = [];
  const binary: Needle[] = [];
  let count = 0;
  for (const [kind, pairs] of originals) {
    const pseudonyms = new Set(pairs.values());
    for (const original of pairs.keys()) {
      if (given.has(original) || pseudonyms.has(original) || (kind === "name" && isGeneric(original, plainWords)))
        continue;
      const spellings = spellingsOf(kind, original);
      if (spellings.length > 0) count++;
      for (const s of spellings) {
        if (s.edge !== "bytes" || s.form === "base64") text.push({ ...s, original });
        else if (tells(s)) binary.push({ ...s, original });
        else if (s.bytes.length === 4 && s.form === "bytes") binary.push({ ...s, edge: "header", original });
      }
    }
  }
  return { text: new Needles(text), binary: new Needles([...text, ...binary]), count };
}

/** Words of programs, and names of interfaces and bridges that are called so everywhere, say nothing about a site. */
function isGeneric(name: string, plainWords: boolean): boolean {
  if (
    /^(?:eth|ens|eno|bond|br|veth|tap|tun|vxlan|team|dummy|lo)[-_.]?\d{0,3}$|^br-(?:int|ex|tun)$|^pcap(?:ng)?\d*$/.test(
      name,
    )
  )
    return true;
  return isProgramWord(name) || isKnownMetric(name) || (!plainWords && isPlainWord(name));
}

/** Bytes that are mostly 0 or 255 stand in every file: such an IPv4 address is looked for where a header has it. */
function tells(s: Spelling): boolean {
  const telling = s.bytes.filter((b) => b > 1 && b < 255).length;
  return telling >= 3;
}

/** A file that is scanned as its bytes come. */
export class FileScan {
  readonly #sought: Sought;
  readonly #leaks: Leak[] = [];
  readonly #short: Leak[] = [];
  #shortCount = new Map<string, number>();
  #total = 0;
  #bytes = 0;
  #finder: Finder | undefined;
  #isText = false;
  #decoder: InstanceType<typeof TextDecoder> | undefined;
  #whole: Uint8Array[] | undefined = [];

  constructor(sought: Sought) {
    this.#sought = sought;
  }

  /** The next bytes of the file, decompressed. */
  push(chunk: Uint8Array): void {
    if (chunk.length === 0) return;
    if (this.#finder === undefined) this.#begin(chunk);
    this.#bytes += chunk.length;
    if (this.#whole !== undefined) {
      if (this.#bytes > MOST_DECODED || !(this.#isText || isPng(this.#whole[0] ?? chunk))) this.#whole = undefined;
      else this.#whole.push(Uint8Array.from(chunk));
    }
    this.#finder!.push(
      this.#decoder === undefined ? chunk : Buffer.from(this.#decoder.decode(chunk, { stream: true })),
    );
  }

  /** What was found. */
  end(): ScanResult {
    this.#finder?.end();
    if (this.#whole !== undefined && this.#whole.length > 0) this.#within(Buffer.concat(this.#whole));
    const byChance = this.#judgeShort();
    const places = this.#isText ? this.#withLines() : this.#leaks;
    return { leaks: places, total: this.#total, byChance, bytes: this.#bytes };
  }

  #begin(head: Uint8Array): void {
    this.#isText = looksLikeText(head) || isUtf16(head);
    if (isUtf16(head)) this.#decoder = new TextDecoder(encodingOf(head).encoding);
    const needles = this.#isText || isPng(head) ? this.#sought.text : this.#sought.binary;
    this.#finder = new Finder(needles, (f) => this.#hit(f));
  }

  #hit({ needle, offset }: Found): void {
    const leak = { original: needle.original, form: needle.form, offset };
    if (needle.edge === "bytes" && needle.bytes.length === 4 && needle.form !== "base64") {
      const key = `${needle.form} ${needle.original}`;
      this.#shortCount.set(key, (this.#shortCount.get(key) ?? 0) + 1);
      if (this.#short.length < MOST_SHORT) this.#short.push(leak);
    } else this.#add(leak);
  }

  #add(leak: Leak): void {
    this.#total++;
    if (this.#leaks.length < MOST_PLACES) this.#leaks.push(leak);
  }

  /** Four bytes are found by chance in a large file: only more often than chance allows are they a leak. Gives what chance explains. */
  #judgeShort(): number {
    const most = chanceLimit(this.#bytes / 2 ** 32, CHANCE / Math.max(1, this.#sought.count));
    let explained = 0;
    for (const [key, count] of this.#shortCount) {
      if (count < most) {
        explained += count;
        continue;
      }
      for (const leak of this.#short) if (`${leak.form} ${leak.original}` === key) this.#add(leak);
    }
    return explained;
  }

  /** What a plain search does not see: text of a PNG, entities of HTML and SVG, data URIs. */
  #within(bytes: Buffer): void {
    const parts: { name: string; bytes: Uint8Array }[] = isPng(bytes)
      ? pngTexts(bytes).map((b) => ({ name: "PNG text", bytes: b }))
      : textParts(bytes.toString("utf8"));
    for (const part of parts) {
      const inner = new Finder(this.#sought.text, ({ needle, offset }) =>
        this.#add({ original: needle.original, form: needle.form, offset, within: part.name }),
      );
      inner.push(part.bytes);
      inner.end();
      if (isPng(part.bytes)) this.#within(Buffer.from(part.bytes));
    }
  }

  #withLines(): Leak[] {
    if (this.#whole === undefined) return this.#leaks;
    const bytes = Buffer.concat(this.#whole);
    return this.#leaks.map((l) => {
      if (l.within !== undefined) return l;
      let line = 1;
      for (let i = bytes.indexOf(10); i >= 0 && i < l.offset; i = bytes.indexOf(10, i + 1)) line++;
      return { ...l, line };
    });
  }
}

function textParts(text: string): { name: string; bytes: Uint8Array }[] {
  const parts = dataUris(text).map((bytes) => ({ name: "data URI", bytes }));
  if (!/&(?:#|[a-z])/i.test(text)) return parts;
  const decoded = decodeEntities(text);
  return decoded === text ? parts : [...parts, { name: "entities", bytes: Buffer.from(decoded) }];
}

/** The fewest hits that chance does not explain, `mean` being expected: P(at least so many) < `risk` (Poisson). */
export function chanceLimit(mean: number, risk: number): number {
  let term = Math.exp(-mean);
  let below = 0;
  for (let k = 0; k < 100_000; k++) {
    if (1 - below < risk) return Math.max(1, k);
    below += term;
    term *= mean / (k + 1);
  }
  return 100_000;
}

function isPng(b: Uint8Array): boolean {
  return b.length > 8 && b[0] === 0x89 && b[1] === 0x50 && b[2] === 0x4e && b[3] === 0x47;
}

function isUtf16(b: Uint8Array): boolean {
  return encodingOf(b).encoding !== "utf-8";
}

/** Contents of tEXt, zTXt and iTXt chunks (PNG third edition, section 11.3.3), decompressed. */
function pngTexts(png: Buffer): Uint8Array[] {
  const out: Uint8Array[] = [];
  for (let at = 8; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    const data = png.subarray(at + 8, Math.min(png.length, at + 8 + length));
    if (type === "tEXt" || type === "iTXt" || type === "eXIf") out.push(data);
    if (type === "zTXt" || type === "iTXt") out.push(...inflated(data));
    at += 12 + length;
  }
  return out;
}

function inflated(data: Buffer): Uint8Array[] {
  // the compressed part begins with a zlib header behind the last zero byte of the keyword fields
  for (let zero = data.indexOf(0); zero >= 0; zero = data.indexOf(0, zero + 1)) {
    for (const from of [zero + 1, zero + 2]) {
      if ((data[from] ?? 0) !== 0x78) continue;
      try {
        return [inflateSync(data.subarray(from), { maxOutputLength: MOST_DECODED })];
      } catch {
        continue;
      }
    }
  }
  return [];
}
