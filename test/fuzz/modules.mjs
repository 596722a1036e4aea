// The built code under test, as `npm run build` leaves it in dist/ (WIREWITNESS_DIST names another place).
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const DIST = process.env.WIREWITNESS_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));

/** Files and what of them is used. */
const USED = {
  "core/time.js": ["EXACT_NS"],
  "read/sniff.js": ["sniff"],
  "read/capture.js": ["readCapture"],
  "read/gzip.js": ["gunzip"],
  "read/zstd.js": ["unzstd"],
  "read/feed.js": ["ChunkFeed", "HeadFeed", "readHead"],
  "read/lines.js": ["readLines"],
  "decode/wire/frame.js": ["createWalker"],
  "decode/wire/layers.js": ["LAYERS"],
  "observe/packet-bgp.js": ["PacketBgp"],
  "observe/packet-row.js": ["packetRow"],
  "observe/from-capture.js": ["observeCapture"],
  "observe/from-text.js": ["observeText"],
  "render/packet-stream.js": ["packetChunks"],
  "anonymize/reveal.js": ["reveal"],
  "schema/packet-validator.generated.js": ["validate"],
};

/** Loads all of it. Throws, naming the file, when something is not built. */
export async function loadModules() {
  const modules = {};
  for (const [file, names] of Object.entries(USED)) {
    const loaded = await import(pathToFileURL(join(DIST, file)).href);
    for (const name of names) {
      if (loaded[name] === undefined) throw new Error(`${file} of ${DIST} has no ${name}: npm run build`);
      modules[name === "validate" ? "validatePacket" : name] = loaded[name];
    }
  }
  return modules;
}
