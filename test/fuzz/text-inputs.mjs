// Input number `index` of the kind "texts": outputs of commands, damaged the way that logs are, and lines that no rule should be slow on.
import { closeSync, existsSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Random } from "./random.mjs";
import { filesBelow } from "./seeds.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const TEXT = /\.(txt|log|out|raw|json|jsonl|ya?ml|csv|tsv)$/;
const HEAD_BYTES = 6000;
/** Of folders with many alike; of samples/ and of fixtures every file is taken. */
const MOST_FILES = 700;

const NUMBERS = [
  "0",
  "-1",
  "65535",
  "65536",
  "4294967295",
  "4294967296",
  "9007199254740993",
  "99999999999999999999",
  "1e309",
  "NaN",
  "0x7f",
  "1.7976931348623157e+308",
  "00000000",
  "-0",
  "1.",
  ".5",
];
const WORDS = [
  "",
  " ",
  "\t",
  "\r",
  "\n",
  "\r\n",
  "\0",
  "\u001b[31m",
  "\ufeff",
  "\u00e9",
  "\ud83d\ude00",
  "\u2028",
  "%s",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "true",
  "[]",
  "{}",
  '"',
  "'",
  "\\",
  "(DUP!)",
  "time=",
  "icmp_seq=",
  "seq 1",
  "[2]:[0]:[48]:",
  "255.255.255.255",
  "::",
  "fe80::1%eth0",
  "ff:ff:ff:ff:ff:ff",
  "2026-02-30T25:61:61Z",
  "[1790000000.123456789]",
  "--- ping statistics ---",
  "$ ",
  "# show bgp l2vpn evpn",
  "leaf1# ",
];
/** What the time of a careless regular expression grows with. */
const RUNS = [
  " ",
  "a",
  "1",
  ":",
  ".",
  "a ",
  "1.",
  "0:",
  "[",
  "(",
  "\t",
  "a:",
  "--",
  "= ",
  '"',
  "\\",
  ", ",
  "aa:",
  '{"a":',
  "[[",
];

const RECIPES = [
  ...Array(40).fill("lines"),
  ...Array(25).fill("tokens"),
  ...Array(10).fill("bytes"),
  ...Array(8).fill("mixture"),
  ...Array(6).fill("long"),
  ...Array(6).fill("json"),
  ...Array(3).fill("encoded"),
  "noise",
];

/** The first bytes of text files of samples/ and of the shared folder, as Latin-1 so that every byte is a character. */
export function loadTexts() {
  const shared = process.env.WIREWITNESS_SHARED ?? join(ROOT, "..", "shared");
  const below = (folder) => (existsSync(folder) ? filesBelow(folder, TEXT) : []);
  const files = [join(ROOT, "samples"), ...["fixtures", "cases"].map((f) => join(shared, f))].flatMap(below);
  const alike = below(join(shared, "lab"));
  const step = Math.max(1, alike.length / MOST_FILES);
  for (let i = 0; i < alike.length; i += step) files.push(alike[Math.floor(i)]);
  return files.map(headOf).filter((text) => text !== "");
}

function headOf(file) {
  const bytes = Buffer.alloc(HEAD_BYTES);
  const fd = openSync(file);
  const n = readSync(fd, bytes);
  closeSync(fd);
  return bytes.toString("latin1", 0, n);
}

/** Makes the inputs of one seed. */
export class TextInputs {
  #random = new Random();
  #seed;
  #texts;

  constructor(seed, texts) {
    this.#seed = seed;
    this.#texts = texts;
  }

  /** {bytes, recipe, reading}, as CaptureInputs gives them. */
  make(index) {
    const random = this.#random;
    random.reset(this.#seed, index);
    const recipe = random.pick(RECIPES);
    const bytes = this.#bytesOf(recipe);
    const piece = random.oneIn(4) && bytes.length < 20_000 ? random.size(5000) : Infinity;
    const dice = random.below(144);
    return { bytes, recipe, dice, reading: { piece, later: random.oneIn(20), known: !random.oneIn(4) } };
  }

  #bytesOf(recipe) {
    const random = this.#random;
    const text = this.#slice();
    switch (recipe) {
      case "lines":
        return latin(damagedLines(random, text, this.#slice()));
      case "tokens":
        return latin(damagedTokens(random, text));
      case "bytes":
        return damagedBytes(random, latin(text));
      case "mixture":
        return latin(`${text}\n${damagedTokens(random, this.#slice())}\n${this.#slice()}`);
      case "long":
        return latin(withRun(random, text));
      case "json":
        return latin(nestedJson(random, text));
      case "encoded":
        return encoded(random, damagedTokens(random, text));
      default: {
        const bytes = new Uint8Array(random.size(2000));
        random.scramble(bytes, 0, bytes.length);
        return bytes;
      }
    }
  }

  /** A text, or some lines of it from its start on, so that it is still recognised. */
  #slice() {
    const random = this.#random;
    const text = random.pick(this.#texts);
    return random.oneIn(2) ? text.slice(0, 300 + random.below(1500)) : text.slice(0, 4000);
  }
}

function latin(text) {
  return new Uint8Array(Buffer.from(text, /[\u0100-\uffff]/.test(text) ? "utf8" : "latin1"));
}

function damagedLines(random, text, other) {
  const lines = text.split("\n");
  const others = other.split("\n");
  for (let n = random.size(6); n > 0; n--) {
    const at = random.below(lines.length);
    switch (random.below(7)) {
      case 0:
        lines.splice(at, 1 + random.below(3));
        break;
      case 1:
        lines.splice(at, 0, lines[random.below(lines.length)] ?? "");
        break;
      case 2:
        lines.splice(at, 0, random.pick(others));
        break;
      case 3:
        lines[at] = (lines[at] ?? "").slice(0, random.below(80));
        break;
      case 4:
        lines[at] = (lines[at] ?? "") + (lines.splice(at + 1, 1)[0] ?? "");
        break;
      case 5:
        lines.splice(random.below(lines.length), 0, ...lines.splice(at, 1 + random.below(4)));
        break;
      default:
        lines[at] = damagedTokens(random, lines[at] ?? "");
    }
  }
  return lines.join(random.oneIn(8) ? "\r\n" : "\n");
}

/** Words and numbers are exchanged, left out, repeated, replaced by edges. */
function damagedTokens(random, text) {
  const tokens = text.split(/([\s,:=[\]()/]+)/);
  for (let n = random.size(8); n > 0; n--) {
    const at = random.below(tokens.length);
    switch (random.below(5)) {
      case 0:
        tokens[at] = "";
        break;
      case 1:
        tokens[at] = tokens[random.below(tokens.length)];
        break;
      case 2:
        tokens[at] = random.pick(WORDS);
        break;
      case 3:
        tokens[at] = (tokens[at] ?? "").repeat(1 + random.size(50));
        break;
      default:
        tokens[at] = random.pick(NUMBERS);
    }
  }
  return tokens.join("");
}

function damagedBytes(random, bytes) {
  if (bytes.length === 0) return bytes;
  for (let n = random.size(20); n > 0; n--)
    bytes[random.below(bytes.length)] = random.oneIn(3) ? random.below(32) : random.u32();
  return random.oneIn(3) ? bytes.subarray(0, random.below(bytes.length)) : bytes;
}

/** A run of one thing somewhere within a line of a known kind. */
function withRun(random, text) {
  const at = random.below(text.length);
  const most = random.oneIn(50) ? 1_000_000 : 30_000;
  const times = random.oneIn(4) ? most : random.size(most);
  return text.slice(0, at) + random.pick(RUNS).repeat(times) + text.slice(at);
}

function nestedJson(random, text) {
  const depth = random.size(random.oneIn(20) ? 200_000 : 3000);
  const [open, close] = random.pick([
    ["[", "]"],
    ['{"a":', "}"],
    ['[{"paths":', "}]"],
  ]);
  const core = random.oneIn(2) ? "1" : text.slice(0, 200);
  const nested = open.repeat(depth) + core + (random.oneIn(3) ? "" : close.repeat(depth));
  if (!text.trimStart().startsWith("{")) return nested;
  const colon = text.indexOf(":", random.below(text.length));
  return colon < 0 ? nested : text.slice(0, colon + 1) + nested + text.slice(colon + 1);
}

function encoded(random, text) {
  const utf16 = Buffer.from(`${random.oneIn(2) ? "\ufeff" : ""}${text}`, "utf16le");
  if (random.oneIn(2) && utf16.length % 2 === 0) utf16.swap16();
  const bytes = new Uint8Array(utf16);
  return random.oneIn(3) ? bytes.subarray(0, random.below(bytes.length)) : bytes;
}
