// Words that the author of a case wrote, and means to publish. People spell as they like: a host in capitals, a file without its ending,
// a MAC as the switch prints it, an address with dashes. What is known is found in each of these spellings, and replaced.
import { canonicalMac } from "../core/address.ts";

/** What stands for a known thing. */
export interface Known {
  /** Hosts, files, interfaces, clocks, stages, objects, redactions: whatever evidence and case call by a name. */
  readonly names: Iterable<string>;
  /** Addresses of the evidence, canonical, with their pseudonyms. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly nameOf: (name: string) => string;
}

/** Runs that a name may be written in: "rack 3-leaf_1" has four. */
const MOST_RUNS = 8;
/** Shorter names without a digit are found as they are spelled, and no part of a word is taken for one. */
const SHORT = 3;
/** What people hang on a name: a plural, a number, one letter. */
const SUFFIX = /^(?:s|es|\d{1,3}|[a-z])$/;
/** Between the parts of a name. */
const SEPARATOR = /^[\s._/-]{0,3}$/;
const ENDING = /(?:\.(?:pcapng|pcap|cap|txt|log|json|yaml|yml|csv|tsv|gz|zst)\d*)+$/i;
const RUN = /[\p{L}\p{M}]+|\p{N}+/gu;

/** A name without case and separators. */
function folded(text: string): string {
  return [...text.normalize("NFKC").toLowerCase().matchAll(RUN)].map((m) => m[0]).join("");
}

/** Names of files with their folders and endings are known by their own name as well. */
function spellings(name: string): string[] {
  const own = name.slice(name.lastIndexOf("/") + 1);
  return [name, own, own.replace(ENDING, "")];
}

/** Replaces what is known in a text of an author, however it is spelled there. */
export class AuthorText {
  /** The name by its folded spelling. */
  readonly #names = new Map<string, string>();
  /** The pseudonym by a spelling of the address, without separators. */
  readonly #numbers = new Map<string, string>();
  readonly #dotted = new Map<string, string>();
  readonly #nameOf: (name: string) => string;

  constructor(known: Known) {
    this.#nameOf = known.nameOf;
    for (const name of known.names)
      for (const text of spellings(name)) {
        const key = folded(text);
        if (key !== "" && !/^\d+$/.test(key) && !this.#names.has(key)) this.#names.set(key, name);
      }
    for (const [address, pseudonym] of known.addresses) this.#address(address, pseudonym);
  }

  #address(address: string, pseudonym: string): void {
    if (canonicalMac(address) === address) {
      const octets = address.split(":");
      this.#numbers.set(octets.join(""), pseudonym);
      // without leading zeros: 2:57:57:0:0:50
      this.#dotted.set(octets.map((o) => o.replace(/^0(?=.)/, "")).join("."), pseudonym);
    } else if (/^\d+(?:\.\d+){3}$/.test(address)) {
      const octets = address.split(".").map(Number);
      this.#dotted.set(address, pseudonym);
      this.#dotted.set(octets.toReversed().join("."), pseudonym);
      const number = octets.reduce((n, o) => n * 256 + o, 0);
      this.#numbers.set(String(number), pseudonym);
      this.#numbers.set(`0x${number.toString(16)}`, pseudonym);
    }
  }

  /** The text with names and addresses replaced; `whole` also takes what is joined to a name by dots (its domain). */
  replace(text: string, whole: boolean): string {
    return this.#withoutNames(this.#withoutNumbers(text.normalize("NFC")), whole);
  }

  /** Addresses in other spellings than those that any address is found by. */
  #withoutNumbers(text: string): string {
    return text
      .replace(/(?<![\p{L}\p{N}])(?:[\da-f]{2}[\s.:_-]?){5}[\da-f]{2}(?![\p{L}\p{N}])/giu, (found) => {
        const key = found.toLowerCase().replace(/[^\da-f]/g, "");
        return this.#numbers.get(key) ?? found;
      })
      .replace(/(?<![\p{L}\p{N}])(?:[\da-f]{3,4}[.:-]){2}[\da-f]{4}(?![\p{L}\p{N}])/giu, (found) => {
        const key = found
          .toLowerCase()
          .replace(/[^\da-f]/g, "")
          .padStart(12, "0");
        return this.#numbers.get(key) ?? found;
      })
      .replace(/(?<![\p{L}\p{N}])(?:[\da-f]{1,2}[:-]){5}[\da-f]{1,2}(?![\p{L}\p{N}])/giu, (found) => {
        const key = found
          .toLowerCase()
          .split(/[:-]/)
          .map((o) => o.replace(/^0(?=.)/, ""))
          .join(".");
        return this.#dotted.get(key) ?? found;
      })
      .replace(/(?<![\p{N}])\d{1,4}(?:(?:\[\.\]|\(\.\)|[._\s-]|\s?dot\s?)\d{1,4}){3}(?!\p{N})/giu, (found) => {
        const key = (found.match(/\d+/g) ?? []).map(Number).join(".");
        return this.#dotted.get(key) ?? found;
      })
      .replace(/(?<![\p{L}\p{N}])(?:0x[\da-f]{1,8}|\d{8,10})(?![\p{L}\p{N}])/giu, (found) => {
        const key = found.toLowerCase().replace(/^0x0*/, "0x");
        return this.#numbers.get(key) ?? found;
      });
  }

  #withoutNames(text: string, whole: boolean): string {
    const runs = [...text.matchAll(RUN)].map((m) => ({ text: m[0], at: m.index, end: m.index + m[0].length }));
    let out = "";
    let from = 0;
    for (let i = 0; i < runs.length;) {
      const found = this.#at(text, runs, i);
      if (found === undefined) {
        i++;
        continue;
      }
      let [start, end] = [runs[i]!.at, found.end];
      if (whole) {
        start -= /(?:[\p{L}\p{N}-]+\.)*$/u.exec(text.slice(from, start))![0].length;
        end += /^(?:\.[\p{L}\p{N}-]+)*/u.exec(text.slice(end))![0].length;
      }
      out += text.slice(from, start) + this.#nameOf(found.name);
      from = end;
      while (i < runs.length && runs[i]!.at < end) i++;
    }
    return out + text.slice(from);
  }

  /** The longest name that begins at a run, and where it ends. */
  #at(
    text: string,
    runs: readonly { text: string; at: number; end: number }[],
    i: number,
  ): { name: string; end: number } | undefined {
    let key = "";
    let best: { name: string; end: number } | undefined;
    for (let k = i; k < runs.length && k < i + MOST_RUNS; k++) {
      const run = runs[k]!;
      if (k > i && !SEPARATOR.test(text.slice(runs[k - 1]!.end, run.at))) break;
      const next = run.text.normalize("NFKC").toLowerCase();
      const open = runs[k + 1]?.at === run.end;
      key += next;
      const name = this.#names.get(key) ?? (open ? undefined : this.#withSuffix(key));
      if (name === undefined) continue;
      if (folded(name).length <= SHORT && !/\d/.test(name) && text.slice(runs[i]!.at, run.end) !== name) continue;
      const glued = runs[k + 1];
      // "canary2", "leaf1a", "leaf1foo": what is joined to a name goes with it; "hostile" is no "host"
      const joined = open && (/\p{N}/u.test(glued!.text) || /\d/.test(name) || glued!.text.length === 1);
      if (!open || joined) best = { name, end: open ? glued!.end : run.end };
    }
    return best;
  }

  /** "canarys", "leaf12" of leaf1: a known name and what people hang on it. */
  #withSuffix(key: string): string | undefined {
    for (let n = 1; n <= 3 && key.length - n > SHORT; n++)
      if (SUFFIX.test(key.slice(-n))) {
        const name = this.#names.get(key.slice(0, -n));
        if (name !== undefined) return name;
      }
    return undefined;
  }
}
