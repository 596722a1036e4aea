// Anonymizes a capture with the built library: node test/bench/anonymize.mjs FILE OUT. OUT is overwritten.
import { rmSync } from "node:fs";
import { anonymizeCaptureFile, Pseudonyms } from "../../dist/anonymize.js";

const [from, to] = process.argv.slice(2);
rmSync(to, { force: true });
const { records } = await anonymizeCaptureFile(from, to, new Pseudonyms(new Uint8Array(32).fill(1)));
process.stdout.write(`${records} records\n`);
