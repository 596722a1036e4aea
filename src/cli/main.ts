#!/usr/bin/env node
// The program's start: what V8 is told, and the bundled command line with the code that V8 made of it when the package was built.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { Script } from "node:vm";
import type * as CommandLine from "./command-line.ts";

// Almost everything that is made on the way is garbage soon: a young generation that stays small costs a few per cent of time
// and spares a third of the peak memory on a long capture. Before any code is loaded: cached code is for one set of flags.
setFlagsFromString("--semi-space-growth-factor=1");
setFlagsFromString("--max-semi-space-size=4");
// Optimizing a function costs a background thread more than a run of a second gets back, and takes a core of two from it: eight
// times the usual budget before it is begun. What runs for long is optimized all the same, some milliseconds later.
setFlagsFromString("--interrupt-budget=528000");
// One thread is enough for the 40 functions of the compiled loop; each further one would keep 2 MB for it.
setFlagsFromString("--wasm-num-compilation-tasks=1");

type Exports = Record<string, unknown>;
type Run = (exports: Exports, require: (id: string) => unknown, module: { exports: Exports }, file: string) => void;

const require = createRequire(import.meta.url);
const loaded = new Map<string, { exports: Exports }>();

/** A file of the bundle (test/tools/bundle-cli.mjs makes them all ASCII), as `require` gives it. */
function load(name: string): Exports {
  const known = loaded.get(name);
  if (known !== undefined) return known.exports;
  const module = { exports: {} };
  loaded.set(name, module);
  const filename = fileURLToPath(new URL(name, import.meta.url));
  const source = `(function(exports,require,module,__filename){${readFileSync(filename, "latin1")}\n})`;
  // V8 refuses code that another version of it or other flags made, or that is damaged, and compiles as usual.
  const cachedData = compiled(`${filename}.cache`);
  const script = new Script(source, { filename, ...(cachedData === undefined ? {} : { cachedData }) });
  const run = script.runInThisContext() as Run;
  run(module.exports, requireOrLoad, module, filename);
  return module.exports;
}

function requireOrLoad(id: string): unknown {
  return id.startsWith("./") ? load(id.slice(2)) : (require(id) as unknown);
}

function compiled(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Ends the process when all is written. Taking the heap apart first would be work for nothing: some 10 ms. */
async function leave(): Promise<void> {
  for (const stream of [process.stdout, process.stderr])
    if (stream.writableLength > 0) await new Promise((written) => stream.write("", written));
  process.exit();
}

void (load("command-line.js") as typeof CommandLine).main(process.argv.slice(2)).then(leave);
