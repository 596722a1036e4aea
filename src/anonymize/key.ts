// The pseudonym key: 32 bytes, from a file or the environment, never from a command line.
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { EvidenceError } from "../core/errors.ts";

/** Environment variable that holds the key as 64 hex digits. */
export const KEY_VARIABLE = "WIREWITNESS_KEY";

/** 32 secret bytes; same key, same pseudonyms. */
export type Key = Uint8Array;

const HEX_KEY = /^[0-9a-fA-F]{64}$/;

/**
 * The key from `file` (64 hex digits on its first line that is not a comment, or exactly 32 raw bytes), else from
 * WIREWITNESS_KEY, else random for this run. Throws E_USAGE when what is given is not a key; the message never shows it.
 */
export function loadKey(file: string | undefined): { key: Key; random: boolean } {
  if (file !== undefined) return { key: keyFromFile(file), random: false };
  const text = process.env[KEY_VARIABLE];
  if (text === undefined || text === "") return { key: randomBytes(32), random: true };
  if (HEX_KEY.test(text.trim())) return { key: Buffer.from(text.trim(), "hex"), random: false };
  throw new EvidenceError("E_USAGE", `${KEY_VARIABLE} is not a key`, {
    hint: "it must be 64 hex digits, as made by: wirewitness keygen",
  });
}

function keyFromFile(file: string): Key {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    throw new EvidenceError("E_NOT_FOUND", "the key file cannot be read", {
      where: { file },
      hint: "make one with: wirewitness keygen",
      cause,
    });
  }
  if (bytes.length === 32) return bytes;
  const line =
    bytes.length > 4096
      ? ""
      : (bytes
          .toString("latin1")
          .split(/\r?\n/)
          .find((l) => l.trim() !== "" && !l.startsWith("#")) ?? "");
  if (HEX_KEY.test(line.trim())) return Buffer.from(line.trim(), "hex");
  throw new EvidenceError("E_USAGE", "not a key", {
    where: { file },
    hint: "it must hold 64 hex digits or exactly 32 bytes",
  });
}

/** Writes a new random key to a new file that only its owner may read, and shows it nowhere. Throws E_EXISTS, E_IO. */
export function makeKey(file: string): void {
  try {
    writeFileSync(file, `${randomBytes(32).toString("hex")}\n`, { flag: "wx", mode: 0o600 });
  } catch (cause) {
    const exists = (cause as NodeJS.ErrnoException).code === "EEXIST";
    const says = exists ? "is there already" : `cannot be written: ${(cause as Error).message}`;
    throw new EvidenceError(exists ? "E_EXISTS" : "E_IO", says, {
      where: { file },
      hint: exists ? "a key is never overwritten: what was made with it could not be made again" : "give another --out",
      cause,
    });
  }
}
