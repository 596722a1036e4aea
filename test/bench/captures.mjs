// The captures of the benchmark and the native reader, made once and kept in a folder of the system's temporary files.
import { createHash } from "node:crypto";
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { generate } from "./generate.mjs";
import { generateText } from "./generate-texts.mjs";

/** Where captures are kept: about 12 GB for a full run. */
export const CACHE = process.env.WIREWITNESS_BENCH_CACHE ?? join(tmpdir(), "wirewitness-bench");

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
/** Changes with a generator, so that nothing old is taken for something new. */
const versionOf = (generator) =>
  createHash("sha256")
    .update(readFileSync(here(generator)))
    .digest("hex")
    .slice(0, 8);
const VERSION = versionOf("generate.mjs");
const TEXT_VERSION = versionOf("generate-texts.mjs");

/** Path of a capture of `count` packets of a kind, made when it is not there. */
export function capture(kind, count) {
  mkdirSync(CACHE, { recursive: true });
  const path = join(CACHE, `${kind}-${count}-${VERSION}.${kind === "mixng" ? "pcapng" : "pcap"}`);
  return made(path, (partial) => generate(kind, count, partial));
}

/** Microseconds from one tap of `taps` to the next. */
const TAP_US = 40;

/** Paths of `taps` captures that show the packets of one, each tap a little later: the same probes on their way. */
export function taps(kind, count, number) {
  const first = capture(kind, count);
  return Array.from({ length: number }, (_, tap) =>
    tap === 0 ? first : made(`${first}.tap${tap}`, (partial) => shifted(first, partial, tap * TAP_US)),
  );
}

/** A pcap of microseconds, little-endian, with every stamp later. */
function shifted(from, to, later) {
  const bytes = readFileSync(from);
  for (let at = 24; at < bytes.length; at += 16 + bytes.readUInt32LE(at + 8)) {
    const us = bytes.readUInt32LE(at + 4) + later;
    bytes.writeUInt32LE(bytes.readUInt32LE(at) + Math.floor(us / 1e6), at);
    bytes.writeUInt32LE(us % 1e6, at + 4);
  }
  writeFileSync(to, bytes);
}

/** Path of a text of a kind of about so many million bytes, made when it is not there. */
export function text(kind, megabytes) {
  mkdirSync(CACHE, { recursive: true });
  const path = join(CACHE, `${kind}-${megabytes}mb-${TEXT_VERSION}.txt`);
  return made(path, (partial) => generateText(kind, megabytes, partial));
}

/** Path of what tcpdump prints of a capture; undefined where tcpdump is not installed. */
export function printed(path, options) {
  if (spawnSync("tcpdump", ["--version"]).error !== undefined) return undefined;
  return made(`${path}${options.join("")}.txt`, (partial) => {
    const out = openSync(partial, "w");
    const { status } = spawnSync("tcpdump", [...options, "-r", path], { stdio: ["ignore", out, "ignore"] });
    if (status !== 0) throw new Error(`tcpdump cannot print ${path}`);
  });
}

/** Lines of a file. */
export function linesIn(path) {
  return Number(spawnSync("wc", ["-l", path], { encoding: "utf8" }).stdout.trim().split(" ")[0]);
}

/** Path of a compressed copy of a capture. */
export function compressed(path, how) {
  const [program, suffix] = how === "gzip" ? ["gzip", "gz"] : ["zstd", "zst"];
  return made(`${path}.${suffix}`, (partial) => {
    const out = openSync(partial, "w");
    const { status } = spawnSync(program, how === "gzip" ? ["-c", path] : ["-q", "-c", path], {
      stdio: ["ignore", out, "inherit"],
    });
    if (status !== 0) throw new Error(`${program} cannot compress ${path}`);
  });
}

function made(path, make) {
  if (existsSync(path)) return path;
  process.stderr.write(`making ${basename(path)}\n`);
  const partial = `${path}.partial`;
  make(partial);
  renameSync(partial, path);
  return path;
}

/** The native reader, compiled when it is not there; undefined, with a reason, where its source or a compiler is missing. */
export function nativeReader() {
  const source = process.env.WIREWITNESS_NATIVE_C ?? here("../../../shared/bench/native.c");
  if (!existsSync(source)) return { missing: "no native.c: WIREWITNESS_NATIVE_C names it" };
  mkdirSync(CACHE, { recursive: true });
  const path = join(CACHE, `native-${createHash("sha256").update(readFileSync(source)).digest("hex").slice(0, 8)}`);
  if (existsSync(path)) return { path };
  const { status, error, stderr } = spawnSync("gcc", ["-O2", source, "-o", path, "-lpcap"], { encoding: "utf8" });
  if (status === 0) return { path };
  return {
    missing: `native.c cannot be compiled: ${error?.code ?? stderr.split("\n")[0]} (gcc and libpcap's headers are needed)`,
  };
}

/** Reads a file once, so that it is in the page cache. */
export function warm(path) {
  spawnSync("cat", [path], { stdio: ["ignore", openSync("/dev/null", "w"), "ignore"] });
  return statSync(path).size;
}
