// gzip (RFC 1952) as a stream: every member, everything before a cut, and what follows the last member said.
import { constants, crc32, createInflateRaw } from "node:zlib";
import type { InflateRaw, ZlibOptions } from "node:zlib";
import { Ahead } from "./ahead.ts";
import type { ReadFinding } from "./batch.ts";

/** Output comes in pieces of this size: 64 KiB and more cost the same, 16 KiB costs 1.6 times as much. */
const OUTPUT = 262144;
/** Output that may wait unread while the inflating thread goes on. */
const AHEAD = 1 << 20;
/** A member's header is read in one piece; names and comments longer than this are refused. */
const MOST_HEADER = 1 << 17;
const FIXED_HEADER = 10;
const TRAILER = 8;
const FLAG_CRC = 2;
const FLAG_EXTRA = 4;
const FLAG_NAME = 8;
const FLAG_COMMENT = 16;

/**
 * Decompressed bytes of a gzip file. Members follow each other; a cut, damage, a wrong check sum and bytes after
 * the last member are added to `findings`, and what was decompressed before them is given all the same.
 */
export async function* gunzip(
  compressed: AsyncIterable<Uint8Array>,
  findings: ReadFinding[],
): AsyncGenerator<Uint8Array, void, undefined> {
  const ahead = new Ahead(compressed);
  const say = (code: string, says: string) => findings.push({ code, severity: "warning", says });
  for (let member = 1; await ahead.have(1); member++) {
    const start = ahead.offset;
    const header = await headerLength(ahead);
    if (header === "other") {
      if (await onlyZeros(ahead)) {
        const says = `${ahead.offset - start} bytes of zero follow member ${member - 1}, from compressed offset ${start} on: padding`;
        findings.push({ code: "gzip.padding", severity: "info", says });
      } else
        say(
          "gzip.trailing-bytes",
          `bytes that are not gzip follow member ${member - 1}, from compressed offset ${start} on; not read`,
        );
      return;
    }
    if (header === "cut")
      return void say("gzip.cut", `the compressed file ends in the header of member ${member}, at offset ${start}`);
    ahead.use(header);
    const sums = { crc: 0, size: 0 };
    const end = yield* inflateMember(ahead, sums);
    if (end === "damaged") {
      say(
        "gzip.damaged",
        `member ${member} cannot be decompressed near compressed offset ${ahead.offset}; up to ${OUTPUT} bytes before that may be missing, and what follows is not read`,
      );
      return;
    }
    if (end === "cut" || !(await ahead.have(TRAILER))) {
      say(
        "gzip.cut",
        `the compressed file ends inside member ${member}, at offset ${ahead.offset + ahead.bytes.length}; everything before was read`,
      );
      return;
    }
    const trailer = new DataView(ahead.bytes.buffer, ahead.bytes.byteOffset, TRAILER);
    if (trailer.getUint32(0, true) !== sums.crc || trailer.getUint32(4, true) !== sums.size % 2 ** 32) {
      say(
        "gzip.checksum",
        `member ${member} does not have the check sum or the length that it states: bytes were damaged`,
      );
    }
    ahead.use(TRAILER);
  }
}

// Deflated data up to its end; the bytes after it stay in `ahead`.
async function* inflateMember(
  ahead: Ahead,
  sums: { crc: number; size: number },
): AsyncGenerator<Uint8Array, "end" | "cut" | "damaged", undefined> {
  const options: ZlibOptions & { highWaterMark: number } = {
    chunkSize: OUTPUT,
    finishFlush: constants.Z_SYNC_FLUSH,
    highWaterMark: AHEAD,
  };
  const inflate = createInflateRaw(options);
  const feeding = feed(ahead, inflate);
  try {
    for await (const chunk of inflate as AsyncIterable<Uint8Array>) {
      sums.crc = crc32(chunk, sums.crc);
      sums.size += chunk.length;
      yield chunk;
    }
  } catch (error) {
    if (!isZlibError(error)) throw error;
    await feeding;
    return "damaged";
  } finally {
    inflate.destroy();
  }
  return (await feeding) ? "end" : "cut";
}

// Writes chunks until the deflated data ends; true when it did, false at the end of the file.
async function feed(ahead: Ahead, inflate: InflateRaw): Promise<boolean> {
  while (await ahead.have(1)) {
    const chunk = ahead.bytes;
    const before = inflate.bytesWritten;
    const ended = await write(inflate, chunk);
    const used = inflate.bytesWritten - before;
    ahead.use(Math.min(used, chunk.length));
    if (ended || used < chunk.length) return true;
  }
  inflate.end();
  return false;
}

// True when the engine took less than it was given or was closed: the deflated data has ended, or nobody reads on.
function write(inflate: InflateRaw, chunk: Uint8Array): Promise<boolean> {
  return new Promise((resolve) => {
    // The engine does not call back for the chunk at which it fails: then only the closing tells.
    const closed = () => resolve(true);
    inflate.once("close", closed);
    inflate.write(chunk, (error) => {
      inflate.off("close", closed);
      resolve(error !== undefined && error !== null);
    });
  });
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("Z_");
}

// Length of the member header at the start of `ahead` (RFC 1952 section 2.3), "other" when none starts there.
async function headerLength(ahead: Ahead): Promise<number | "other" | "cut"> {
  const whole = await ahead.have(FIXED_HEADER);
  const magic = [0x1f, 0x8b, 8];
  if (magic.some((byte, i) => i < ahead.bytes.length && ahead.bytes[i] !== byte)) return "other";
  if (!whole) return "cut";
  const flags = ahead.bytes[3]!;
  let at = FIXED_HEADER;
  if ((flags & FLAG_EXTRA) !== 0) {
    if (!(await ahead.have(at + 2))) return "cut";
    at += 2 + (ahead.bytes[at]! | (ahead.bytes[at + 1]! << 8));
  }
  for (const flag of [FLAG_NAME, FLAG_COMMENT]) {
    if ((flags & flag) === 0) continue;
    const zero = await zeroFrom(ahead, at);
    if (zero === undefined) return "cut";
    at = zero + 1;
  }
  if ((flags & FLAG_CRC) !== 0) at += 2;
  return (await ahead.have(at)) ? at : "cut";
}

async function zeroFrom(ahead: Ahead, from: number): Promise<number | undefined> {
  for (let need = from + 1; need <= MOST_HEADER; need = ahead.bytes.length + 1) {
    if (!(await ahead.have(need))) return undefined;
    const zero = ahead.bytes.indexOf(0, from);
    if (zero >= 0) return zero;
  }
  return undefined;
}

// Zeros after the last member are padding, as tapes and block devices leave it.
async function onlyZeros(ahead: Ahead): Promise<boolean> {
  while (await ahead.have(1)) {
    if (ahead.bytes.some((byte) => byte !== 0)) return false;
    ahead.use(ahead.bytes.length);
  }
  return true;
}
