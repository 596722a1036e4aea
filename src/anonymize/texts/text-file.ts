// A text of any kind, rewritten: each format in its own shape, line by line, of any size.
import { EvidenceError } from "../../core/errors.ts";
import { rowsOfSource } from "../../decode/text/read-rows.ts";
import type { InputContext } from "../../observe/observation.ts";
import { encodingOf } from "../../read/encoding.ts";
import { openSource, type ByteSource } from "../../read/source.ts";
import type { Pseudonyms } from "../pseudonym.ts";
import { LineScrubber } from "./line.ts";
import { StructureScrubber } from "./structured.ts";
import { scrubTables } from "./table.ts";

/** What became of a text. */
export interface AnonymizedText {
  readonly kind: string;
  readonly lines: number;
  /** Lines that nothing understands: replaced whole, or (with `keepUnknown`) word by word. */
  readonly unknown: number;
  /** The first of them. */
  readonly unknownAt: readonly number[];
}

/** Options of `anonymizeText`. */
export interface TextAnonymizing {
  /** Leaves words and numbers of lines that nothing understands; addresses and unknown words in them are replaced all the same. */
  readonly keepUnknown?: boolean;
  /** Paths of other files that the text may name, to their new ones. */
  readonly files?: ReadonlyMap<string, string>;
  /** What a case says that the text is, and how to read a probe log. */
  readonly told?: Pick<InputContext, "told" | "probeLog"> | undefined;
}

const LISTED = 10;
/** JSON and YAML are rewritten as a whole. */
const MOST_WHOLE = 64 << 20;
const FLUSH = 1 << 18;

/** Numbers of lines as bits: a log may have any number of them. */
class LineSet {
  #bits = new Uint8Array(1024);
  count = 0;
  readonly first: number[] = [];

  add(line: number): void {
    if (this.has(line)) return;
    this.count++;
    if (this.first.length < LISTED) this.first.push(line);
    const at = line >> 3;
    if (at >= this.#bits.length) {
      const bits = new Uint8Array(Math.max(at + 1, 2 * this.#bits.length));
      bits.set(this.#bits);
      this.#bits = bits;
    }
    this.#bits[at]! |= 1 << (line & 7);
  }

  has(line: number): boolean {
    return ((this.#bits[line >> 3] ?? 0) & (1 << (line & 7))) !== 0;
  }
}

/**
 * Reads the text at `path` twice (so no pipe): once for what its lines are, once to rewrite them. Line ends and blank lines stay.
 * Throws EvidenceError as `readRows` does.
 */
export async function anonymizeText(
  path: string,
  sink: (text: string) => void | Promise<void>,
  p: Pseudonyms,
  options: TextAnonymizing = {},
): Promise<AnonymizedText> {
  const lines = new LineScrubber(p);
  const { kind, format, unknown } = await understood(path, options.told ?? {});
  const source = await openSource(path);
  try {
    const whole = await structured(path, source, format, new StructureScrubber(p, lines, options.files ?? new Map()));
    if (whole !== undefined) {
      await sink(whole);
      return { kind, lines: count(whole), unknown: 0, unknownAt: [] };
    }
  } finally {
    source.close();
  }
  const again = await openSource(path);
  try {
    const deny = options.keepUnknown === true ? undefined : unknown;
    const scrub = (text: string, n: number) => (deny?.has(n) === true ? withheld(text) : lines.line(text, format));
    const table = format === "kube-table" ? await wholeText(again) : undefined;
    if (table !== undefined) await sink(scrubTables(table.split("\n"), scrub).join("\n"));
    const total = table === undefined ? await rewritten(again, sink, scrub) : count(table);
    return { kind, lines: total, unknown: unknown.count, unknownAt: unknown.first };
  } finally {
    again.close();
  }
}

async function understood(
  path: string,
  { told, probeLog }: NonNullable<TextAnonymizing["told"]>,
): Promise<{ kind: string; format: string; unknown: LineSet }> {
  const unknown = new LineSet();
  const kinds = new Set<string>();
  let format = "unknown";
  const source = await openSource(path);
  try {
    for await (const row of rowsOfSource(source, told, probeLog)) {
      kinds.add(row.kind);
      if (format === "unknown") format = row.format;
      const { kind, line } = row.row as { kind?: string; line: number };
      if (kind === "unparsed" || row.format === "unknown") unknown.add(line);
    }
  } finally {
    source.close();
  }
  return {
    kind: kinds.size > 1 ? "transcript" : ([...kinds][0] ?? "unknown"),
    format: kinds.size > 1 ? "transcript" : format,
    unknown,
  };
}

/** The whole text rewritten, where it is one JSON or YAML document (or several); undefined otherwise. */
async function structured(
  path: string,
  source: ByteSource,
  format: string,
  scrubber: StructureScrubber,
): Promise<string | undefined> {
  const head = Buffer.from(source.head)
    .toString("utf8")
    .replace(/^\ufeff/, "");
  const isJson = /^\s*[[{]/.test(head);
  const isYaml = /\.ya?ml(?:\.(?:gz|zst))?$/i.test(path) || /^(?:---\s|apiVersion:|kind:)/.test(head);
  if (!isJson && !isYaml) return undefined;
  const text = await wholeText(source);
  if (text === undefined) return undefined;
  try {
    if (isJson) {
      JSON.parse(text);
      return scrubber.json(text, format);
    }
    return scrubber.yaml(text, format);
  } catch {
    // not one document after all: line by line
    return undefined;
  }
}

async function wholeText(source: ByteSource): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source.chunks()) {
    size += chunk.length;
    if (size > MOST_WHOLE) return undefined;
    chunks.push(Uint8Array.from(chunk));
  }
  const { encoding, skip } = encodingOf(source.head);
  return new TextDecoder(encoding).decode(Buffer.concat(chunks).subarray(skip));
}

/** Marks a line whose words are withheld, in its own length where that is enough. */
function withheld(text: string): string {
  if (text.trim() === "") return text;
  const mark = "[withheld]";
  return text.length < mark.length ? "~".repeat(text.length) : mark + "~".repeat(text.length - mark.length);
}

function count(text: string): number {
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

async function rewritten(
  source: ByteSource,
  sink: (text: string) => void | Promise<void>,
  line: (text: string, number: number) => string,
): Promise<number> {
  const { encoding, skip } = encodingOf(source.head);
  const decoder = new TextDecoder(encoding);
  let rest = "";
  let out = "";
  let n = 0;
  let first = true;
  const take = async (text: string, last: boolean) => {
    const parts = (rest + text).split("\n");
    rest = last ? "" : parts.pop()!;
    for (const [i, part] of parts.entries()) {
      const end = last && i === parts.length - 1 ? "" : "\n";
      if (end === "" && part === "") continue;
      const cr = part.endsWith("\r") ? "\r" : "";
      out += line(cr === "" ? part : part.slice(0, -1), ++n) + cr + end;
    }
    if (out.length < FLUSH && !last) return;
    await sink(out);
    out = "";
  };
  for await (const chunk of source.chunks()) {
    await take(decoder.decode(first ? chunk.subarray(skip) : chunk, { stream: true }), false);
    first = false;
    if (rest.length > 64 << 20)
      throw new EvidenceError("E_LIMIT", "a line of more than 64 MiB", {
        where: { file: source.name },
        hint: "this is no text",
      });
  }
  await take(decoder.decode(), true);
  return n;
}
