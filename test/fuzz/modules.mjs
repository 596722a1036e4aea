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
  "anonymize/scrub.js": ["scrub"],
  "conclude/arithmetic.js": ["arithmeticProblems"],
  "conclude/evidence.js": ["assembleEvidence"],
  "schema/packet-validator.generated.js": ["validate"],
  "schema/evidence-validator.generated.js": ["validate"],
};

/** All validators are called "validate" where they are. */
const VALIDATORS = {
  "schema/packet-validator.generated.js": "validatePacket",
  "schema/evidence-validator.generated.js": "validateEvidence",
};

/** Loads all of it. Throws, naming the file, when something is not built. */
export async function loadModules() {
  const modules = {};
  for (const [file, names] of Object.entries(USED)) {
    const loaded = await import(pathToFileURL(join(DIST, file)).href);
    for (const name of names) {
      if (loaded[name] === undefined) throw new Error(`${file} of ${DIST} has no ${name}: npm run build`);
      modules[VALIDATORS[file] ?? name] = loaded[name];
    }
  }
  return modules;
}
