// A process that works through its share of the inputs. Which one it is at is written to a file before each, so that the
// process that watches knows it even of a worker that hangs or dies.
import { openSync, writeSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { CaptureInputs } from "./capture-inputs.mjs";
import { CaptureTarget } from "./capture-target.mjs";
import { loadModules } from "./modules.mjs";
import { loadCaptures } from "./seeds.mjs";
import { loadTexts, TextInputs } from "./text-inputs.mjs";
import { TextTarget } from "./text-target.mjs";

const MB = 1 << 20;
/** Inputs between collections: what the code under test lets go of is not to count as what it holds. */
const COLLECT_EVERY = 1000;

/** Kinds of input: what makes them and what they go through. */
const KINDS = {
  captures: async (seed) => {
    const modules = await loadModules();
    return { inputs: new CaptureInputs(seed, await loadCaptures(modules)), target: new CaptureTarget(modules) };
  },
  texts: async (seed) => {
    const modules = await loadModules();
    return { inputs: new TextInputs(seed, loadTexts()), target: new TextTarget(modules) };
  },
};
export const KIND_NAMES = Object.keys(KINDS);

/** Ready to make and run inputs of `kind`. */
export async function prepare(kind, seed) {
  return KINDS[kind](seed);
}

/** What an error says, without its figures, and the nearest place in the code under test. */
export function signature(error) {
  const frames = String(error.stack).split("\n").slice(1);
  const place = frames.find((f) => f.includes(".js:") && !f.includes("/fuzz/") && !f.includes("node:"));
  const at = /([\w-]+\/[\w.-]+\.js:\d+)/.exec(place ?? "")?.[1] ?? "";
  return `${error.name}: ${String(error.message).split("\n")[0].replaceAll(/\d+/g, "N").slice(0, 160)} ${at}`.trim();
}

/** What a worker has done so far. */
function newTally() {
  return { inputs: 0, bytes: 0, recipes: {}, slowest: { ms: 0 }, peakMb: 0 };
}

function countIn(tally, { index, input, ms }) {
  tally.inputs++;
  tally.bytes += input.bytes.length;
  tally.recipes[input.recipe] = (tally.recipes[input.recipe] ?? 0) + 1;
  if (ms > tally.slowest.ms) tally.slowest = { ms, index, recipe: input.recipe, bytes: input.bytes.length };
  tally.peakMb = process.resourceUsage().maxRSS / 1024;
}

/** Megabytes that are still in use after a collection. */
function held() {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MB;
}

async function work({ kind, seed, first, step, count, until, at, limitMs, limitMb }) {
  const { inputs, target } = await prepare(kind, seed);
  const progress = openSync(at, "w");
  const place = new Float64Array(1);
  const tally = newTally();
  process.send({ type: "ready" });
  for (let index = first; index < count && Date.now() < until; index += step) {
    place[0] = index;
    writeSync(progress, place, 0, 8, 0);
    const input = inputs.make(index);
    const start = performance.now();
    try {
      await target.run(input);
    } catch (error) {
      const stack = String(error.stack).slice(0, 3000);
      process.send({ type: "failure", index, what: "threw", signature: signature(error), stack, recipe: input.recipe });
    }
    const ms = performance.now() - start;
    countIn(tally, { index, input, ms });
    const suspect = { type: "suspect", index, recipe: input.recipe };
    if (ms > limitMs) process.send({ ...suspect, what: "slow", says: `${Math.round(ms)} ms` });
    if (tally.peakMb > limitMb) {
      // The peak never goes down: this process can say nothing about the inputs that follow.
      const says = `${Math.round(tally.peakMb)} MB at most, ${Math.round(held())} MB held`;
      process.send({ ...suspect, what: "memory", says, held: held(), next: index + step });
      break;
    }
    if (tally.inputs % COLLECT_EVERY === 0) globalThis.gc?.();
  }
  process.send({ type: "done", ...tally, heldMb: held() }, () => process.exit(0));
}

/** One input alone, for its time and memory: CPU seconds, since the machine may be busy with something else. */
async function alone({ kind, seed, index }) {
  const { inputs, target } = await prepare(kind, seed);
  const input = inputs.make(index);
  globalThis.gc?.();
  const before = process.resourceUsage().maxRSS / 1024;
  const start = process.cpuUsage();
  let threw;
  try {
    await target.run(input);
  } catch (error) {
    threw = signature(error);
  }
  const { user, system } = process.cpuUsage(start);
  const peakMb = process.resourceUsage().maxRSS / 1024;
  process.send({ type: "alone", ms: (user + system) / 1000, before, peakMb, threw }, () => process.exit(0));
}

/**
 * Ends this process when the one that started it is gone. In a thread of its own: an input that hangs lets no event through here, and
 * nobody would be left to stop it.
 */
function endWithParent() {
  const watch = `
    const parent = ${process.ppid};
    setInterval(() => process.ppid === parent || process.kill(process.pid, "SIGKILL"), 500);`;
  new Worker(watch, { eval: true }).unref();
  process.once("disconnect", () => process.exit(0));
}

if (process.send !== undefined && process.env.WIREWITNESS_FUZZ !== undefined) {
  endWithParent();
  const task = JSON.parse(process.env.WIREWITNESS_FUZZ);
  await (task.alone ? alone(task) : work(task));
}
