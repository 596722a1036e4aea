// A text to typed rows, for users of the library: the same formats and the same splitting as everywhere, nothing judged and nothing dropped.
import { EvidenceError } from "../../core/errors.ts";
import { readLines } from "../../read/lines.ts";
import type { Line } from "../../read/lines.ts";
import { sniff } from "../../read/sniff.ts";
import { HEAD_BYTES, openSource } from "../../read/source.ts";
import type { ByteSource } from "../../read/source.ts";
import type { RowBase, Unparsed } from "./format.ts";
import type { PartRows, TextPart, ToldText } from "./parts.ts";
import type { ProbeMapping } from "./probe-log-rows.ts";
import type { TextRow } from "./rows.ts";

/** A text to read: the path of a file ("-": standard input), or the text itself. */
export type RowInput = string | { readonly text: string };

/**
 * Rows of a text, in its order, each with the format that made it and the line it stands on: `format` says which rows `row` can be, and
 * `row.kind` which one it is. A line that nothing understands is a row of kind "unparsed". Rows are plain values: what a text does not
 * show is absent, and `JSON.stringify` gives what schemas/rows.schema.json describes. Nothing is anonymized. Reads as the rows are
 * taken, so that a file of any size streams. `told` is for texts that do not tell what they are.
 *
 * Throws EvidenceError: E_NOT_FOUND, E_IO, E_EMPTY (0 bytes), E_FORMAT (a capture or another binary).
 */
export async function* readRows(input: RowInput, told: ToldText = {}): AsyncGenerator<TextRow, void, undefined> {
  if (typeof input !== "string") {
    yield* rowsOf(readLines(memory(Buffer.from(input.text, "utf8"))), told);
    return;
  }
  const source = await openSource(input);
  try {
    yield* rowsOfSource(source, told);
  } finally {
    source.close();
  }
}

/** As `readRows`, of a source that is open; the caller closes it. `probeLog` says how to read a probe log. */
export async function* rowsOfSource(
  source: ByteSource,
  told: ToldText = {},
  probeLog?: ProbeMapping,
): AsyncGenerator<TextRow, void, undefined> {
  const { kind, name } = sniff(source.head);
  if (kind === "empty")
    throw new EvidenceError("E_EMPTY", "0 bytes", { where: { file: source.name }, hint: "record or copy it again" });
  if (kind !== "text") {
    const hint = kind.startsWith("pcap") ? "wirewitness/wire reads captures" : "give a text";
    throw new EvidenceError("E_FORMAT", `not a text: ${name}`, { where: { file: source.name }, hint });
  }
  yield* rowsOf(readLines(source), told, probeLog);
}

async function* rowsOf(
  lines: AsyncIterable<readonly Line[]>,
  told: ToldText,
  probeLog?: ProbeMapping,
): AsyncGenerator<TextRow, void, undefined> {
  // the formats are loaded where there is a text: the entry point is not to cost a capture anything
  const { PartReader } = await import("./parts.ts");
  const { plainRow } = await import("./rows.ts");
  const { ToldProbeLog } = await import("./probe-log.ts");
  const reader = probeLog === undefined ? new PartReader(told) : new ToldProbeLog(probeLog);
  for await (const batch of lines) for (const rows of reader.read(batch)) yield* placed(rows, plainRow);
  for (const rows of reader.end()) yield* placed(rows, plainRow);
}

type Plain = (row: RowBase | Unparsed) => unknown;

function* placed({ part, rows }: PartRows, plain: Plain): Generator<TextRow, void, undefined> {
  for (const row of rows) yield textRow(part, plain(row));
}

function textRow(part: TextPart, row: unknown): TextRow {
  const { index, host, command, format } = part;
  const place = {
    format: format?.id ?? "unknown",
    kind: format?.kind ?? "unknown",
    part: index,
    ...(host === undefined ? {} : { host }),
    ...(command === undefined ? {} : { command }),
  };
  // the format's own reader made the row, so that the two belong together
  return { ...place, row } as TextRow;
}

/** A text in memory, as bytes to read once. */
function memory(bytes: Buffer): Parameters<typeof readLines>[0] {
  let taken = 0;
  return {
    head: bytes.subarray(0, HEAD_BYTES),
    findings: [],
    read(target, at) {
      const n = bytes.copy(target, at, taken);
      taken += n;
      return n;
    },
  };
}
