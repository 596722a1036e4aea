// The fuzzer: made-up and damaged inputs through the built code, in worker processes.
//   npm run build && npm run fuzz -- --seconds 60 [--seed N] [--count N] [--workers N] [--out DIR]
//   node test/fuzz/run.mjs --seed N --only INDEX        one input again, in this process, with its stack
//   node test/fuzz/run.mjs --seed N --only INDEX --minimise
// Ends with 1 when an input made the code throw anything but an EvidenceError, broke a promise that test/fuzz/*-target.mjs
// lists, took over a second of CPU time, or needed over 200 MB of memory. Such inputs are kept in --out (a temporary folder
// when not given), each with a note that says how to repeat it. The same seed makes the same inputs from the same samples.
import { fork } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { minimise } from "./minimise.mjs";
import { KIND_NAMES, prepare, signature } from "./worker.mjs";

const LIMIT_MS = 1000;
/** Alone: CPU time of all threads of a cold process, which reads the input three times and compares what came out. */
const LIMIT_ALONE_MS = 3 * LIMIT_MS;
const LIMIT_MB = 200;
/** A worker that has been at one input for so long is stopped. */
const HANGS_MS = 10_000;
/** Inputs kept of each signature. */
const KEPT = 3;
const WORKER = fileURLToPath(new URL("worker.mjs", import.meta.url));

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string" },
    count: { type: "string" },
    seed: { type: "string" },
    kind: { type: "string", default: "captures" },
    workers: { type: "string", default: String(availableParallelism()) },
    out: { type: "string" },
    only: { type: "string" },
    minimise: { type: "boolean", default: false },
  },
});
const seed = options.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(options.seed);
const say = (text) => process.stdout.write(`${text}\n`);
// zstd through the library: starting the program would cost more than everything else.
process.env.WIREWITNESS_ZSTD ??= "fzstd";

function startWorker(task, onMessage) {
  const child = fork(WORKER, {
    env: { ...process.env, WIREWITNESS_FUZZ: JSON.stringify(task) },
    execArgv: ["--expose-gc", "--max-semi-space-size=4"],
  });
  child.on("message", onMessage);
  return child;
}

/** Everything that the workers say, and what became of it. */
class Session {
  failures = new Map();
  suspects = [];
  inputs = 0;
  bytes = 0;
  recipes = {};
  slowest = { ms: 0 };
  peakMb = 0;
  heldMb = 0;
  #out;

  constructor(out) {
    this.#out = out;
  }

  get out() {
    return (this.#out ??= mkdtempSync(join(tmpdir(), "wirewitness-fuzz-")));
  }

  add(message) {
    if (message.type === "failure") this.fail(message);
    else if (message.type === "suspect") this.suspects.push(message);
    else if (message.type === "done") this.#sum(message);
  }

  fail(failure) {
    const known = this.failures.get(failure.signature);
    if (known === undefined) this.failures.set(failure.signature, { ...failure, count: 1, indexes: [failure.index] });
    else {
      known.count++;
      if (known.indexes.length < KEPT) known.indexes.push(failure.index);
    }
  }

  #sum(done) {
    this.inputs += done.inputs;
    this.bytes += done.bytes;
    for (const [recipe, n] of Object.entries(done.recipes)) this.recipes[recipe] = (this.recipes[recipe] ?? 0) + n;
    if (done.slowest.ms > this.slowest.ms) this.slowest = done.slowest;
    this.peakMb = Math.max(this.peakMb, done.peakMb);
    this.heldMb = Math.max(this.heldMb, done.heldMb);
  }
}

/** Keeps a worker on the inputs first, first + step, ... until the end, starting another where one hung or died. */
async function share(session, task, folder) {
  const at = join(folder, `at-${task.first}`);
  writeFileSync(at, Buffer.alloc(8));
  let first = task.first;
  for (;;) {
    const ended = await watched(session, { ...task, first, at });
    if (ended.next === undefined) return;
    first = ended.next;
  }
}

function watched(session, task) {
  return new Promise((resolve) => {
    let ready = false;
    let finished = false;
    let next;
    let last = { index: -1, since: Date.now() };
    const worker = startWorker(task, (message) => {
      if (message.type === "ready") [ready, last] = [true, { index: -1, since: Date.now() }];
      else session.add(message);
      if (message.type === "done") finished = true;
      if (message.next !== undefined) next = message.next;
    });
    const index = () => new Float64Array(new Uint8Array(readFileSync(task.at)).buffer)[0] ?? task.first;
    const watch = setInterval(() => {
      if (!ready || finished) return;
      if (index() !== last.index) last = { index: index(), since: Date.now() };
      else if (Date.now() - last.since > HANGS_MS) worker.kill("SIGKILL");
    }, 250);
    worker.on("exit", (code, signal) => {
      clearInterval(watch);
      if (finished) return resolve({ next });
      if (!ready) throw new Error("a worker cannot start");
      const what = signal === "SIGKILL" ? "hang" : `died (${signal ?? `exit code ${code}`})`;
      session.suspects.push({ what, index: index(), says: what });
      session.inputs += (index() - task.first) / task.step + 1;
      resolve({ next: index() + task.step });
    });
  });
}

/** Inputs that were slow or large are run again, alone: only what happens again is a failure, or what is not let go of. */
async function judge(session, suspect) {
  const { index, recipe } = suspect;
  const result = await runAlone(index);
  const fail = (what, signature, stack) => session.fail({ index, recipe, what, signature, stack });
  if (result === undefined) return fail("hang", "hangs or dies, alone too", suspect.says);
  const alone = `alone ${Math.round(result.ms)} ms of CPU time, ${Math.round(result.before)} MB before and ${Math.round(result.peakMb)} MB at most`;
  if (result.ms > LIMIT_ALONE_MS) fail("slow", `over ${LIMIT_ALONE_MS} ms`, alone);
  else if (result.peakMb > LIMIT_MB) fail("memory", `over ${LIMIT_MB} MB`, alone);
  else if (suspect.held > LIMIT_MB / 2) fail("memory", "not let go of", `${suspect.says}; ${alone}`);
  else say(`input ${index}: ${suspect.what}, ${suspect.says}; ${alone}: not a failure`);
}

function runAlone(index) {
  return new Promise((resolve) => {
    let said;
    const worker = startWorker({ alone: true, kind: options.kind, seed, index }, (message) => (said = message));
    const timer = setTimeout(() => worker.kill("SIGKILL"), 3 * HANGS_MS);
    worker.on("exit", () => {
      clearTimeout(timer);
      resolve(said);
    });
  });
}

async function report(session, seconds) {
  const { failures, slowest } = session;
  const rate = Math.round(session.inputs / seconds);
  say(
    `${session.inputs} inputs in ${Math.round(seconds)} s (${rate} a second), ${Math.round(session.bytes / Math.max(1, session.inputs))} bytes each on average`,
  );
  const recipes = Object.keys(session.recipes).toSorted((a, b) => (a < b ? -1 : 1));
  say(`recipes: ${recipes.map((recipe) => `${recipe} ${session.recipes[recipe]}`).join(", ")}`);
  say(
    `slowest ${slowest.ms.toFixed(0)} ms (input ${slowest.index}, ${slowest.recipe}, ${slowest.bytes} bytes); memory at most ${session.peakMb.toFixed(0)} MB, ${session.heldMb.toFixed(0)} MB held at the end`,
  );
  say(failures.size === 0 ? "no failure" : `${failures.size} kinds of failure, kept in ${session.out}`);
  if (failures.size === 0) return;
  mkdirSync(session.out, { recursive: true });
  const { inputs } = await prepare(options.kind, seed);
  for (const f of failures.values()) {
    for (const index of f.indexes) {
      const name = `${options.kind}-${seed}-${index}`;
      writeFileSync(join(session.out, `${name}.bin`), inputs.make(index).bytes);
      writeFileSync(
        join(session.out, `${name}.txt`),
        `${f.signature}\n\n${f.stack}\n\nrepeat: node test/fuzz/run.mjs --kind ${options.kind} --seed ${seed} --only ${index}\n`,
      );
    }
    say(
      `  ${f.count} x ${f.what}: ${f.signature} (inputs ${f.indexes.join(", ")}${f.recipe === undefined ? "" : `, ${f.recipe}`})`,
    );
  }
}

async function runAll() {
  const seconds =
    options.seconds === undefined ? (options.count === undefined ? 60 : Infinity) : Number(options.seconds);
  const workers = Math.max(1, Number(options.workers));
  say(`seed ${seed}, kind ${options.kind}, ${workers} workers`);
  const session = new Session(options.out);
  const folder = mkdtempSync(join(tmpdir(), "wirewitness-fuzz-"));
  const start = Date.now();
  const count = options.count === undefined ? Number.MAX_SAFE_INTEGER : Number(options.count);
  // JSON has no Infinity.
  const until = Math.min(start + seconds * 1000, Number.MAX_SAFE_INTEGER);
  const common = { kind: options.kind, seed, step: workers, count, until, limitMs: LIMIT_MS, limitMb: LIMIT_MB };
  await Promise.all(Array.from({ length: workers }, (_, first) => share(session, { ...common, first }, folder)));
  const took = (Date.now() - start) / 1000;
  for (const suspect of session.suspects) await judge(session, suspect);
  await report(session, took);
  process.exitCode = session.failures.size === 0 ? 0 : 1;
}

async function runOne(index) {
  const { inputs, target } = await prepare(options.kind, seed);
  const made = inputs.make(index);
  const input = { ...made, bytes: made.bytes.slice() };
  say(`input ${index} of seed ${seed}: ${input.recipe}, ${input.bytes.length} bytes`);
  const start = performance.now();
  try {
    await target.run(input);
    say(`fine, ${(performance.now() - start).toFixed(1)} ms`);
  } catch (error) {
    say(error.stack);
    process.exitCode = 1;
    if (!options.minimise) return;
    const small = await minimise(input, target, signature(error));
    const file = options.out ?? join(tmpdir(), `wirewitness-fuzz-${seed}-${index}.bin`);
    writeFileSync(file, small);
    say(`${small.length} bytes show the same: ${file}\n${Buffer.from(small.subarray(0, 400)).toString("hex")}`);
  }
}

if (!KIND_NAMES.includes(options.kind)) throw new Error(`--kind is one of ${KIND_NAMES.join(", ")}`);
await (options.only === undefined ? runAll() : runOne(Number(options.only)));
