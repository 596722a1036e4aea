// A text file that is read whole: size limit, UTF-8 and nothing else, folders and missing files told apart.
import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { EvidenceError } from "../core/errors.ts";
import { ioError } from "./feed.ts";

/**
 * Text of a file ("-": standard input) of at most `limit` bytes, without a byte order mark. Throws EvidenceError: E_NOT_FOUND, E_IO (a folder, a
 * refusal), E_LIMIT, E_EMPTY (nothing but white space), E_FORMAT (no UTF-8, with the line).
 */
export function readWholeText(file: string, limit: number): string {
  const where = { file: file === "-" ? "standard input" : file };
  let bytes: Buffer;
  try {
    // a device or a pipe says 0: what comes out of it is measured below
    if (file !== "-" && statSync(file).size > limit) throw tooLarge(statSync(file).size, limit, where);
    bytes = readFileSync(file === "-" ? 0 : file);
  } catch (cause) {
    if (cause instanceof EvidenceError) throw cause;
    throw ioError(cause, where.file);
  }
  if (bytes.length > limit) throw tooLarge(bytes.length, limit, where);
  if (!isUtf8(bytes)) {
    const hint = "save it as UTF-8";
    const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
    const line = utf16 ? 1 : lineOfBadByte(bytes);
    throw new EvidenceError("E_FORMAT", utf16 ? "is UTF-16 or binary, not UTF-8" : "is not UTF-8", {
      where: { ...where, line },
      hint,
    });
  }
  const text = bytes.toString("utf8").replace(/^\ufeff/, "");
  if (/\S/.test(text)) return text;
  throw new EvidenceError("E_EMPTY", bytes.length === 0 ? "0 bytes" : "holds nothing but white space", {
    where,
    hint: "give a file with something in it",
  });
}

function tooLarge(size: number, limit: number, where: { file: string }): EvidenceError {
  return new EvidenceError("E_LIMIT", `${size} bytes`, { where, hint: `at most ${limit} bytes are read` });
}

/** Line (from 1) of the first byte that is no UTF-8. No character of several bytes holds a line feed, so lines stand alone. */
function lineOfBadByte(bytes: Buffer): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line++) {
    const feed = bytes.indexOf(10, from);
    const to = feed < 0 ? bytes.length : feed;
    if (!isUtf8(bytes.subarray(from, to))) return line;
    from = to + 1;
  }
  return line;
}
