// Names of hosts, nodes, pods, interfaces, bridges, domains and files to words that can be said aloud.
import { createHmac } from "node:crypto";
import type { Key } from "./key.ts";

const CONSONANTS = "bdfghjklmnprstvz";
const VOWELS = "aiou";

/** 16 bits as five letters that can be said aloud (consonants carry four bits, vowels two). */
function word(v: number): string {
  return (
    CONSONANTS[(v >> 12) & 15]! +
    VOWELS[(v >> 10) & 3]! +
    CONSONANTS[(v >> 6) & 15]! +
    VOWELS[(v >> 4) & 3]! +
    CONSONANTS[v & 15]!
  );
}

/** What is called so everywhere: it says nothing about a site, and is no original. */
const SAME_FOR_EVERYONE = new Set("lo any localhost default unknown none".split(" "));

/** Ends of domain names that name no site. */
const KEPT_LABELS = new Set("com net org local localdomain svc cluster example test invalid arpa internal".split(" "));

const DOMAIN = /^[\w-]+(?:\.[\w-]+)+$/;
/** Characters of a domain name (RFC 1035 section 3.1); a longer text with dots is a name as a whole. */
const LONGEST_DOMAIN = 253;

const INTERFACE =
  /^(?:eth|en[opsx]|wl[ops]|veth|tap|tun|br|bond|team|vxlan|geneve?|gre|vlan|vrf|dummy|macv|ipvl|ovs|ovn|cali|lxc|virbr|patch|vnet|nic|swp|mgmt|wg)(?:[-_.]?\w*\d|[-_]\w)/;

/** True for a name that looks like that of an interface or a bridge. It decides how the pseudonym reads, by the name alone. */
function looksLikeInterface(name: string): boolean {
  return name.length <= 20 && INTERFACE.test(name);
}

/** "eth1.200" is named after its VLAN: the name of the interface, and the number behind it. */
export function subinterface(text: string): [name: string, vlan: number] | undefined {
  const m = /^(.+)\.(\d{1,4})$/.exec(text);
  return m !== null && looksLikeInterface(m[1]!) ? [m[1]!, Number(m[2])] : undefined;
}

/** A name of an event or a phase, as programs that read "phase, tab, time" need it: "SwitchStarted". */
const CAMEL = /^(?:[A-Z][a-z]+)+$/;

/** What Kubernetes appends to the name of what it makes: "web-6d9f7-p4wxj", "agent-4xk2p" (alphabet of its SafeEncodeString). */
const GENERATED = /^(.{1,80}?[^-])((?:-[bcdfghjklmnpqrstvwxz2456789]{5,10})?-[bcdfghjklmnpqrstvwxz2456789]{5})$/;
const GENERATED_LETTERS = "bcdfghjklmnpqrstvwxz2456789";

/** A name and what was appended to it by a generator; undefined for any other name. */
export function generatedName(text: string): [base: string, suffix: string] | undefined {
  const m = GENERATED.exec(text);
  return m !== null && /\d/.test(m[2]!) ? [m[1]!, m[2]!] : undefined;
}

/** The two bridges that a patch port is named after: "patch-br-int-to-trunk". */
export function patchName(text: string): [from: string, to: string] | undefined {
  const m = /^patch-(.{1,80}?)-to-(.{1,80})$/.exec(text);
  return m === null ? undefined : [m[1]!, m[2]!];
}

/** Words for names under one key. The same name gives the same word, whatever it names. */
export class NameMap {
  readonly #key: Key;

  constructor(key: Key) {
    this.#key = key;
  }

  /** "kind-lusab-babad"; a label of a domain name has one word pair for itself. `note` is told of every part replaced. */
  name(kind: string, text: string, note: (original: string, pseudonym: string) => void): string {
    if (text === "" || SAME_FOR_EVERYONE.has(text)) return text;
    const isDomain = kind !== "file" && kind !== "dir" && text.length <= LONGEST_DOMAIN && DOMAIN.test(text);
    const labels = isDomain ? text.split(".") : [text];
    const lastOwn = labels.findLastIndex((label) => !KEPT_LABELS.has(label));
    return labels
      .map((label, i) => {
        if (i > 0 && i > lastOwn) return label;
        const words = this.#words(label);
        const out = i > 0 ? words : CAMEL.test(label) ? camel(`name-${words}`) : `${this.#kind(kind, label)}-${words}`;
        note(label, out);
        return out;
      })
      .join(".");
  }

  /** `text` with every hexadecimal digit replaced by one of its own kind (decimal stays decimal, capitals stay). */
  digits(text: string): string {
    const flat = text.toLowerCase();
    const source = createHmac("sha512", this.#key).update(`digits ${flat}`).digest();
    let i = 0;
    return text.replace(/[\da-f]/gi, (c) => {
      const v = source[i++ % source.length]!;
      const out = /\d/.test(c) ? String(v % 10) : "abcdef"[v % 6]!;
      return /[A-F]/.test(c) ? out.toUpperCase() : out;
    });
  }

  /** Another suffix of the same shape for a generated name. */
  suffix(text: string, suffix: string): string {
    const source = createHmac("sha512", this.#key).update(`suffix ${text}`).digest();
    let i = 0;
    return suffix.replace(/[^-]/g, () => GENERATED_LETTERS[source[i++ % source.length]! % GENERATED_LETTERS.length]!);
  }

  #kind(kind: string, text: string): string {
    if (kind !== "node" && kind !== "if") return kind;
    // readers take the end of a patch port for a bridge where it is called so
    if (/^br-[a-z]/.test(text) && looksLikeInterface(text)) return "br";
    return looksLikeInterface(text) ? "if" : "node";
  }

  #words(text: string): string {
    const digest = createHmac("sha256", this.#key).update(`name ${text}`).digest();
    return `${word(digest.readUInt16BE(0))}-${word(digest.readUInt16BE(2))}`;
  }
}

function camel(words: string): string {
  return words.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const FILE_ENDING = /(?:\.(?:pcapng|pcap|cap|txt|log|json|yaml|yml|csv|tsv|md|gz|zst)\d*)+$/i;

/** A path of a file, part by part: folders become words, and so does the name; endings that say what it holds stay. */
export function fileName(path: string, name: (kind: string, text: string) => string): string {
  const parts = path.split("/");
  return parts
    .map((part, i) => {
      if (part === "" || part === "." || part === "..") return part;
      if (i < parts.length - 1) return name("dir", part);
      const ending = FILE_ENDING.exec(part)?.[0] ?? "";
      return name("file", part) + ending;
    })
    .join("/");
}
