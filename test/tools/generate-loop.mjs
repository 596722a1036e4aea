// Compiles the loop of src/assembly/ to WebAssembly and writes it as src/observe/loop.generated.ts. With --check it says whether that
// file is what the sources give, and writes nothing.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const target = join(root, "src/observe/loop.generated.ts");
const scratch = mkdtempSync(join(tmpdir(), "wirewitness-loop-"));
const out = join(scratch, "loop.wasm");
// The memory is the caller's; the first 32 KiB of it are for what both sides know the places of.
const asc = join(root, "node_modules/assemblyscript/bin/asc.js");
const options = ["--runtime", "stub", "--memoryBase", "32768", "-O3", "--importMemory", "--noAssert"];
const { status, stderr } = spawnSync(process.execPath, [asc, "src/assembly/loop.ts", "--outFile", out, ...options], {
  cwd: root,
  encoding: "utf8",
});
if (status !== 0) throw new Error(`the loop does not compile:\n${stderr}`);
const wasm = readFileSync(out);
rmSync(scratch, { recursive: true });

const text = `// Made by test/tools/generate-loop.mjs from src/assembly/; not by hand.
/** The compiled loop, in base64. */
export const LOOP =
  "${wasm.toString("base64")}";
`;
if (!process.argv.includes("--check")) writeFileSync(target, text);
else if (readFileSync(target, "utf8") !== text) {
  process.stderr.write("src/observe/loop.generated.ts is not what src/assembly/ gives: npm run loop\n");
  process.exitCode = 1;
}
