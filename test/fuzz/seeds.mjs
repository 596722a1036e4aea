// What the fuzzer starts from: the captures of samples/ and, where it lies beside the project, of the shared corpus.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { MemorySource } from "./memory-source.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Inputs are to be small: of each capture so much is kept as it lies, and frames are cut. */
const RAW_BYTES = 4096;
const FRAME_BYTES = 1024;
const FRAMES_PER_FILE = 40;
const CAPTURE = /\.p?capn?g?\d*$/;

/** Folders that are searched, those that exist. */
export function seedFolders() {
  const shared = process.env.WIREWITNESS_SHARED ?? join(ROOT, "..", "shared");
  return [join(ROOT, "samples"), join(shared, "corpus", "pcap")].filter((folder) => existsSync(folder));
}

/** Paths of the files below a folder whose name fits, in a fixed order. */
export function filesBelow(folder, fits, deep = 6) {
  const found = [];
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && deep > 0) found.push(...filesBelow(path, fits, deep - 1));
    else if (entry.isFile() && fits.test(entry.name)) found.push(path);
  }
  return found;
}

/**
 * The captures as they lie (their first bytes) and their frames, each with its link type and the offsets of its layers.
 * Reading them is done by the code under test: where it stops, later frames of that file are simply not there.
 */
export async function loadCaptures(modules) {
  const raw = [];
  const frames = [];
  for (const file of seedFolders().flatMap((folder) => filesBelow(folder, CAPTURE))) {
    if (statSync(file).size === 0) continue;
    const bytes = readFileSync(file);
    raw.push({ bytes: new Uint8Array(bytes.subarray(0, RAW_BYTES)), marks: marksOf(bytes.subarray(0, RAW_BYTES)) });
    frames.push(...(await framesOf(bytes, modules)));
  }
  if (frames.length === 0) throw new Error("no capture to start from: samples/ has none");
  return { raw, frames };
}

async function framesOf(bytes, { readCapture, createWalker }) {
  const kept = [];
  const walker = createWalker();
  try {
    const reader = readCapture(new MemorySource(bytes));
    for await (const batch of reader.batches()) {
      // Spread over the file, so that the rarer packets of a long one are there too.
      const step = Math.max(1, Math.floor(batch.count / FRAMES_PER_FILE));
      for (let i = 0; i < batch.count; i += step) {
        const linkType = reader.interfaces[batch.iface[i]].linkType;
        const [at, caplen] = [batch.offset[i], Math.min(batch.caplen[i], FRAME_BYTES)];
        walker.walk(batch.bytes, at, caplen, linkType);
        const { count, at: starts } = walker.slots;
        const layers = Array.from(starts.subarray(0, count), (start) => start - at);
        kept.push({ bytes: batch.bytes.slice(at, at + caplen), length: batch.len[i], linkType, layers });
      }
    }
  } catch (error) {
    // Some captures of the corpus are damaged on purpose, or of a link type without a name here.
    if (error?.name !== "EvidenceError") throw error;
  }
  return kept;
}

/** Offsets of the 32-bit fields that say how long something is, what it is and where it belongs. */
function marksOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < 28) return [0];
  const ng = view.getUint32(0) === 0x0a0d0d0a;
  const le = ng ? view.getUint32(8, true) === 0x1a2b3c4d : bytes[0] > bytes[3];
  const marks = ng ? [] : [0, 4, 8, 12, 16, 20];
  for (let at = ng ? 0 : 24; at + 32 <= bytes.length;) {
    const length = ng ? view.getUint32(at + 4, le) : 16 + view.getUint32(at + 8, le);
    for (let field = at; field < at + (ng ? 32 : 16); field += 4) marks.push(field);
    if (length < 12 || at + length > bytes.length) break;
    if (ng) marks.push(at + length - 4, at + length - 8);
    at += length;
  }
  return marks;
}
