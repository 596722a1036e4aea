// The one error class of this package, and the shape of a place in an input. Anything else thrown is a bug.

/** What went wrong, for programs. Exit code 2 for all of them. */
export type ErrorCode =
  | "E_USAGE" // the command line asks for something impossible
  | "E_NOT_FOUND" // no such file or folder
  | "E_IO" // the system refused to read or write
  | "E_EMPTY" // no bytes at all
  | "E_FORMAT" // not a kind that is known, or broken before the first record
  | "E_SCHEMA" // JSON or YAML of the wrong shape
  | "E_EXISTS" // an output is already there
  | "E_LEAK" // what was about to be written still holds an original
  | "E_LIMIT"; // larger or deeper than the stated limit

/** A place in an input: a byte offset in binary files, a line (1-based) and column (1-based) in text. */
export interface Where {
  readonly file: string;
  readonly offset?: number;
  readonly line?: number;
  readonly column?: number;
}

/** "file:+offset" or "file:line[:column]" or "file". */
export function place(where: Where): string {
  if (where.offset !== undefined) return `${where.file}:+${where.offset}`;
  if (where.line === undefined) return where.file;
  return where.column === undefined ? `${where.file}:${where.line}` : `${where.file}:${where.line}:${where.column}`;
}

/** A second place that matters to an error. */
export interface ErrorNote {
  readonly says: string;
  readonly where: Where;
}

/**
 * An input, an option or an output that cannot be used. `message` reads
 * `leaf1.pcap:+24: record says 70000 bytes, snaplen is 65535 (capture was cut: record it again)`.
 */
export class EvidenceError extends Error {
  override readonly name = "EvidenceError";
  readonly code: ErrorCode;
  /** What is wrong, without place and hint. */
  readonly says: string;
  readonly where: Where | undefined;
  /** One sentence: what to do about it. */
  readonly hint: string | undefined;
  /** Further places, each on a line of its own in the message. */
  readonly notes: readonly ErrorNote[];

  constructor(
    code: ErrorCode,
    says: string,
    options: { where?: Where; hint?: string; notes?: readonly ErrorNote[]; cause?: unknown } = {},
  ) {
    const at = options.where === undefined ? "" : `${place(options.where)}: `;
    const hint = options.hint === undefined ? "" : ` (${options.hint})`;
    const notes = (options.notes ?? []).map((n) => `\n${place(n.where)}: ${n.says}`).join("");
    super(`${at}${says}${hint}${notes}`, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.says = says;
    this.where = options.where;
    this.hint = options.hint;
    this.notes = options.notes ?? [];
  }
}
