// Anonymizes a file with the built library, as the command does: rewritten, scanned for originals, named. node test/bench/anonymize.mjs FILE OUT. The
// folder OUT is made anew.
import { rmSync } from "node:fs";
import { anonymizeFiles } from "../../dist/anonymize-files.js";

const [from, to] = process.argv.slice(2);
rmSync(to, { recursive: true, force: true });
const { files } = await anonymizeFiles([from], to, new Uint8Array(32).fill(1));
process.stdout.write(`${files[0].records} records\n`);
