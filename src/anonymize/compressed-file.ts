// A file that is written compressed: plain, gzip, or zstd through its program.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, createWriteStream, openSync, writeSync } from "node:fs";
import type { Writable } from "node:stream";
import { createGzip } from "node:zlib";
import { EvidenceError } from "../core/errors.ts";
import type { Compression } from "../read/source.ts";

/** A file that is being written. */
export interface Target {
  write(bytes: Uint8Array): void | Promise<void>;
  /** All was written. */
  end(): Promise<void>;
  /** It is not wanted any more. */
  drop(): void;
}

/** An error of the system as an EvidenceError about `file`; anything else as it is. */
export function ioError(error: unknown, file: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === undefined) return error;
  if (code === "EEXIST") {
    return new EvidenceError("E_EXISTS", "is already there", {
      where: { file },
      hint: "name another file",
      cause: error,
    });
  }
  return new EvidenceError("E_IO", `cannot be written: ${message}`, { where: { file }, cause: error });
}

/** Opens a new file. Throws E_EXISTS, E_IO; zstd that is not installed throws E_LIMIT when written to. */
export function openTarget(to: string, compression: Compression): Target {
  // fails where there is a file, which is then not removed
  let fd: number;
  try {
    fd = openSync(to, "wx");
  } catch (error) {
    throw ioError(error, to);
  }
  if (compression === "gzip") return gzipTarget(fd, to);
  return compression === "zstd" ? zstdTarget(fd) : plainTarget(fd);
}

function plainTarget(fd: number): Target {
  return {
    write(bytes) {
      for (let at = 0; at < bytes.length;) at += writeSync(fd, bytes, at);
    },
    end: async () => closeSync(fd),
    drop: () => closeSync(fd),
  };
}

/** Hands bytes over and waits until they are taken: they are used again after that. */
function written(stream: Writable, bytes: Uint8Array, failed: Promise<never>): Promise<void> {
  const taken = new Promise<void>((resolve, reject) => {
    stream.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
  return Promise.race([taken, failed]);
}

/** Rejects when the stream fails; nobody needs to wait for it. */
function failure(stream: Writable | ChildProcess): Promise<never> {
  const failed = new Promise<never>((_, reject) => stream.once("error", reject));
  failed.catch(() => {});
  return failed;
}

function gzipTarget(fd: number, to: string): Target {
  const gzip = createGzip();
  const file = createWriteStream(to, { fd });
  gzip.pipe(file);
  const failed = Promise.race([failure(gzip), failure(file)]);
  failed.catch(() => {});
  return {
    write: (bytes) => written(gzip, bytes, failed),
    async end() {
      const closed = once(file, "close");
      gzip.end();
      await Promise.race([closed, failed]);
    },
    drop() {
      gzip.destroy();
      file.destroy();
    },
  };
}

function zstdTarget(fd: number): Target {
  const child = spawn("zstd", ["-q", "-c"], { stdio: ["pipe", fd, "ignore"], windowsHide: true });
  closeSync(fd);
  const input = child.stdin!;
  const ended = once(child, "close");
  ended.catch(() => {});
  const failed = Promise.race([failure(input), noProgram(child)]);
  failed.catch(() => {});
  return {
    write: (bytes) => written(input, bytes, failed),
    async end() {
      input.end();
      const [code] = (await Promise.race([ended, failed])) as [number | null];
      if (code !== 0) throw new EvidenceError("E_IO", `zstd ended with ${code}`);
    },
    drop: () => void child.kill(),
  };
}

function noProgram(child: ChildProcess): Promise<never> {
  return failure(child).catch((cause: unknown) => {
    throw new EvidenceError("E_LIMIT", "zstd is not installed, and the file is compressed with it", {
      hint: "install zstd, or decompress the file first",
      cause,
    });
  });
}
