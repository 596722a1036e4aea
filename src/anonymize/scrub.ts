// Evidence -> Outgoing: every string is kept, mapped or withheld by the field that holds it. A field that is not in the
// table below is withheld: what is new must be thought about before it may leave.
import { lookUp } from "../core/lookup.ts";
import { canonicalIp } from "../core/address.ts";
import { addressesIn } from "../core/address-text.ts";
import { parseRfc3339 } from "../core/time.ts";
import { FIGURE_KINDS, figureKind } from "../conclude/checks/checks.ts";
import { claimWords } from "../conclude/claims/words.ts";
import type { Acceptance } from "../schema/acceptance.generated.ts";
import type { Case } from "../schema/case.generated.ts";
import type { Claim, Evidence } from "../schema/evidence.generated.ts";
import { AuthorText } from "./author-text.ts";
import type { Key } from "./key.ts";
import { findLeak } from "./leak-check.ts";
import { mark, type Outgoing } from "./outgoing.ts";
import { remember } from "./outgoing-scan.ts";
import { Pseudonyms, type PseudonymOptions } from "./pseudonym.ts";
import { fileName } from "./names.ts";
import { sentenceScrubber } from "./sentence.ts";
import { declaredSubnets, NEEDS_HOST_ORDER } from "./subnets.ts";
import { isErrorWord, scrubErrorText } from "./text.ts";
import { scrubToken } from "./tokens.ts";

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** What to do with the string in a field of this name. */
type Rule = "keep" | "address" | "rd" | "name" | "words" | "text" | "drop";

/** Numbers that name a part of a network, by the field that holds them. */
type NumberKind = "vni" | "vlan" | "asn";

const NUMBERS: Readonly<Record<string, NumberKind>> = {
  vni: "vni",
  ethTag: "vni",
  vlan: "vlan",
  tags: "vlan",
  tag: "vlan",
  trunks: "vlan",
  as: "asn",
  asn: "asn",
  localAs: "asn",
  remoteAs: "asn",
};

/** Facts and claims whose value is such a number, by their kind. */
const NUMBERED: Readonly<Record<string, NumberKind>> = {
  "network.vni": "vni",
  "network.l3Vni": "vni",
  "link.vni": "vni",
  "link.vlan": "vlan",
  "network.vlan": "vlan",
  "vlan.id": "vlan",
  "frame.vlans": "vlan",
  "wiring.trunks": "vlan",
};

const RULES: Readonly<Record<string, Rule>> = Object.fromEntries(
  (
    [
      [
        "keep",
        "schema version id input stream kind container code severity encapsulation layer linkType protocol table algorithm open state",
      ],
      [
        "keep",
        "recoveredBy verdict figure sameAs lengthsAre contains a b loss at first last low high min max lastToOld firstToNew arrived start unit part within via on observer after until inputs of result",
      ],
      [
        "keep",
        "by routeLow routeHigh before way ended answers end finFrom about split lastAnsweredAt lastAckAt firstUnansweredAt lastUnansweredAt lastSentAt firstAckAt beforeAt afterAt",
      ],
      [
        "address",
        "others toVtep mac ip nextHop originatorId from to vtep vteps answeredBy esi value expected observed includes sourceMac destinationMac copies",
      ],
      ["rd", "rd"],
      ["name", "name node stage where parts places interface bridge toBridge port ports master"],
      ["words", "subject"],
      ["text", "says limits clock basis scope missing record filter lossClock reason reasons doesNotShow"],
      ["drop", "title text"],
    ] as const
  ).flatMap(([rule, names]) => names.split(" ").map((n) => [n, rule] as const)),
);

/** Members of a fact or a claim that hold its value. */
const VALUES = new Set(["value", "expected", "observed"]);

/** Fields that only ever hold this tool's own words, whatever the name of their key. */
const OURS = new Set([
  "tool",
  "inputs.digest",
  "outages.events.name",
  "outages.parts.name",
  "outages.events.label",
  "outages.lostProbes.lastSeen",
  "outages.lostProbes.place",
  "outages.lostProbes.outcome",
  "timings.name",
  "ways.macs",
  "ways.interfaces",
  "ways.legs.packet",
  "ways.legs.direction",
  "translations.original",
  "translations.translated",
  "translations.orderBy",
]);

/** Fields whose words are the author's, and name things: as in a sentence. */
const AS_TEXT = new Set(["claims.id", "claims.controls.claim", "stages.claims"]);

/** Sentences of the author, which leave only when the case says so. */
const AUTHORED = new Set(["claims.says", "claims.doesNotShow"]);

/** Keys whose values are words of this tool. */
const OWN_KEYS = new Set(["id", "stream", "input", "kind", "code", "encapsulation", "layer", "a", "b", "loss"]);

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Fields that hold words of an input. */
const AS_READ = new Set(["streams.errors.says", "facts.value.state", "facts.value.protocol", "facts.value.table"]);

/** Options of `scrub`. */
export interface ScrubOptions extends PseudonymOptions {
  /** A title that its author calls publishable; any other title is withheld. */
  readonly publicTitle?: string | undefined;
  /** The words of claims may be published once what is known in them is replaced. Default: they are withheld. */
  readonly publicTexts?: boolean | undefined;
  /** Further words that must not leave. */
  readonly redactions?: readonly string[] | undefined;
  /** Names that the case gives: VTEPs, clocks, interfaces, whatever its claims are chosen by. */
  readonly names?: readonly string[] | undefined;
}

/**
 * The evidence with addresses, MACs, hosts, nodes and file names replaced under `key`. Figures, times, sequence and
 * record numbers stay. Evidence that is anonymized already is given as it is: its pseudonyms are those of the key that it was made with.
 * Throws a plain Error when an original is still found in the result: that is a bug, and nothing is given.
 */
export function scrub(evidence: Evidence, key: Key, options: ScrubOptions = {}): Outgoing<Evidence> {
  if (evidence.anonymized) return mark(evidence);
  return scrubDocument(evidence, evidence, key, options);
}

/** The acceptance that was made from `evidence`, in the same way and with the same pseudonyms as `scrub`. */
export function scrubAcceptance(
  acceptance: Acceptance,
  evidence: Evidence,
  key: Key,
  options: ScrubOptions = {},
): Outgoing<Acceptance> {
  const out = scrubDocument(acceptance, evidence, key, options);
  out.addresses = [...new Set(addressesIn(JSON.stringify(out)))].toSorted();
  return out;
}

/** What a case says about its own words. */
export function publishing(
  c: Case | undefined,
): Pick<ScrubOptions, "publicTitle" | "publicTexts" | "redactions" | "names"> {
  return {
    publicTitle: c?.publicTitle,
    publicTexts: c?.publicTexts,
    redactions: c?.redactions,
    names: c === undefined ? [] : namesOfCase(c),
  };
}

/** Selectors of a claim that name things of a site. */
const NAMING = ["node", "interface", "bridge", "subject", "from", "to"] as const;

function namesOfCase(c: Case): string[] {
  const all = [
    ...Object.keys(c.vteps ?? {}),
    ...(c.stages ?? []),
    ...c.sources.flatMap((s) => [s.file, s.node, s.clock, s.interface, ...Object.values(s.ifindex ?? {})]),
    ...(c.claims ?? []).flatMap((x) => NAMING.map((key) => x.where?.[key])),
  ];
  return all.filter((n) => n !== undefined).flatMap((n) => n.split(" "));
}

/** A document whose names are those of `evidence`. */
function scrubDocument<T extends Evidence | Acceptance>(
  document: T,
  evidence: Evidence,
  key: Key,
  options: ScrubOptions,
): Outgoing<T> {
  const pseudonyms = new Pseudonyms(key, { ...options, subnets: options.subnets ?? declaredSubnets(evidence) });
  const scrubber = new Scrubber(evidence, pseudonyms, options);
  const shown = withoutHostOrder(document, options);
  const told = options.publicTexts === true ? shown : { ...shown, claims: shown.claims.map(withoutWords) };
  const out = scrubber.value("", told as unknown as Json) as unknown as T;
  out.anonymized = true;
  const leak = findLeak(JSON.stringify(out), pseudonyms.replaced);
  if (leak !== undefined) throw new Error(`anonymizing left an original: ${leak}`);
  if (options.publicTitle !== undefined) out.title = options.publicTitle;
  remember(out, pseudonyms);
  return mark(out);
}

/** Figures that rest on the order of addresses mean nothing where that is given up: they are withheld, and a finding says so. */
function withoutHostOrder<T extends Evidence | Acceptance>(document: T, options: ScrubOptions): T {
  const givenUp = options.scrambleHosts === true || options.noPrefix === true || (options.truncate ?? 0) > 0;
  if (!givenUp || !("facts" in document)) return document;
  const facts = document.facts.filter((f) => !NEEDS_HOST_ORDER.has(f.kind));
  const count = document.facts.length - facts.length;
  if (count === 0) return document;
  const says =
    count === 1
      ? "1 fact that rests on the order of addresses is withheld."
      : `${count} facts that rest on the order of addresses are withheld.`;
  const limits = ["The order of addresses within a subnet was given up when this was anonymized."];
  return {
    ...document,
    facts,
    findings: [...document.findings, { code: "anonymized.withheld", severity: "info", says, where: [], count, limits }],
  };
}

/** A claim told by its figure, without a word of its author. */
function withoutWords(c: Claim): Claim {
  const { doesNotShow: _, ...claim } = c;
  // a path may name things; it stands in figure, where they are replaced
  const figure = c.figure.startsWith("$") ? "the figure at its path" : c.figure;
  return { ...claim, says: claimWords({ ...c, figure }) };
}

/** What a claim compares may be a time. Elsewhere a text that looks like one is whatever stood in the input. */
function isTimeOf(path: string, text: string): boolean {
  return path.includes("claims.") && TIME.test(text) && parseRfc3339(text) !== undefined;
}

/** The end of a stream that is no address: a name, as a log or a monitor prints it. */
function isHostName(text: string): boolean {
  return text !== "unknown" && /\p{L}/u.test(text) && !/^[\da-f.:]+$/i.test(text);
}

/** So many results are kept: a document may hold any number of different texts. */
const MOST_KEPT = 16_384;

/** What `make` gives for `text`, which depends on nothing else, kept for the next time. */
function once(kept: Map<string, string>, text: string, make: () => string): string {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const made = make();
  if (kept.size < MOST_KEPT) kept.set(text, made);
  return made;
}

class Scrubber {
  readonly #p: Pseudonyms;
  readonly #files: ReadonlySet<string>;
  readonly #sentence: ReturnType<typeof sentenceScrubber>;

  readonly #evidence: Evidence;
  readonly #known: readonly string[];
  readonly #public: boolean;
  readonly #ids = new Map<string, string>();
  #author: AuthorText | undefined;
  // thousands of rows name the same few ends and tell the same limits: each is worked out once
  readonly #addressOf = new Map<string, string>();
  readonly #textOf = new Map<string, string>();

  constructor(evidence: Evidence, pseudonyms: Pseudonyms, options: ScrubOptions) {
    this.#p = pseudonyms;
    this.#evidence = evidence;
    this.#public = options.publicTexts === true;
    this.#files = new Set(evidence.inputs.flatMap((i) => [i.name, ...(i.parts ?? [])]));
    const hosts = evidence.inputs.flatMap((i) => [i.node, i.stage].filter((n) => n !== undefined));
    const told = evidence.inputs.flatMap((i) => i.places ?? []);
    const ends = evidence.streams.flatMap((s) => [s.from ?? "", s.to].filter(isHostName));
    const places = evidence.mobility.flatMap((m) => m.history.map((h) => h.where));
    // what a table shows as a next hop may be no address
    const hops = [
      ...evidence.mobility.flatMap((m) => m.history.map((h) => h.nextHop ?? "")),
      ...evidence.mobility.flatMap((m) => m.moves.flatMap((x) => [x.from ?? "", x.to])),
    ].filter((hop) => hop !== "" && canonicalIp(hop) === undefined);
    const vteps = Object.values(evidence.subject.vteps ?? {});
    const names = [
      ...this.#files,
      ...hosts,
      ...told,
      ...ends,
      ...hops,
      ...places,
      ...vteps,
      ...(options.redactions ?? []),
    ];
    this.#known = [...names, ...(options.names ?? [])];
    this.#sentence = sentenceScrubber(pseudonyms, names, (n) => this.#name(n));
  }

  /** `path` is the way of keys to `v`, without positions: "subject.vteps". The rule is that of its last key. */
  value(path: string, v: Json): Json {
    if (typeof v === "string") return this.#string(path, v);
    if (typeof v === "number") return this.#number(path, v);
    if (Array.isArray(v)) return v.map((x) => this.value(path, x)).filter((x) => x !== undefined);
    if (typeof v === "object" && v !== null) return this.#object(path, v);
    return v;
  }

  #number(path: string, n: number): number {
    if (path === "flows.key.ssrc") return this.#p.ssrc(n);
    const kind = path === "facts.value.key" ? "vni" : lookUp(NUMBERS, path.slice(path.lastIndexOf(".") + 1));
    return kind === undefined ? n : this.#p[kind](n);
  }

  #object(path: string, v: { [key: string]: Json }): Json {
    const out: { [key: string]: Json } = {};
    const kind = numbersOf(path, v);
    const words = wordsOf(path, v);
    for (const [k, x] of Object.entries(v)) {
      const at = path === "" ? k : `${path}.${k}`;
      const mapped =
        VALUES.has(k) && typeof x === "string" && words.includes(x)
          ? x
          : kind !== undefined && VALUES.has(k)
            ? this.#numbers(kind, x, at)
            : kind !== undefined && (k === "says" || k === "reason") && typeof x === "string"
              ? this.#sentence(x, this.#retell(kind, v))
              : this.#member(at, x);
      if (mapped !== undefined) out[path === "subject.vteps" ? this.#address(k) : k] = mapped;
    }
    return out;
  }

  /** The words of a claim repeat its values. */
  #retell(kind: NumberKind, v: { [key: string]: Json }): (text: string) => string {
    const raw = new Set([...VALUES].flatMap((k) => JSON.stringify(v[k] ?? null).match(/\d+/g) ?? []));
    return (text) =>
      text.replace(/(?<![\w.:])\d+(?![\w:]|\.\d)/g, (n) => (raw.has(n) ? String(this.#p[kind](Number(n))) : n));
  }

  #numbers(kind: NumberKind, x: Json, path: string): Json {
    if (typeof x === "number") return this.#p[kind](x);
    if (Array.isArray(x)) return x.map((y) => this.#numbers(kind, y, path));
    return this.#member(path, x);
  }

  #member(path: string, x: Json): Json {
    if (OURS.has(path)) return x;
    if (path === "claims.figure" && typeof x === "string") return x.startsWith("$") ? this.#pathText(x) : x;
    if (AS_TEXT.has(path)) return this.#each(x, (text) => this.#id(text));
    if (this.#public && AUTHORED.has(path)) return this.#each(x, (text) => this.#authored(text, true));
    if (AS_READ.has(path) && typeof x === "string") return scrubErrorText(x);
    if (path.startsWith("subject.vteps.") && typeof x === "string") return this.#name(x);
    return this.value(path, x);
  }

  /** The id of a claim. Ids that differ by the spelling of a name alone stay apart. */
  #id(text: string): string {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const base = this.#authored(text, false);
    const taken = new Set(this.#ids.values());
    let out = base;
    for (let n = 2; taken.has(out); n++) out = `${base}-${n}`;
    this.#ids.set(text, out);
    return out;
  }

  /** Words of the author, in whatever spelling; in an id, a name is a part of a word. */
  #authored(text: string, whole: boolean): string {
    this.#author ??= new AuthorText({
      names: [...this.#known, ...namesIn(this.#evidence)],
      addresses: this.#addresses(),
      nameOf: (n) => this.#name(n),
    });
    return this.#sentence(this.#author.replace(text, whole));
  }

  /** Addresses of the evidence that have pseudonyms, canonical. */
  #addresses(): Map<string, string> {
    const out = new Map<string, string>();
    for (const a of new Set(addressesIn(JSON.stringify(this.#evidence)))) {
      const to = this.#p.mac(a) ?? this.#p.ip(a);
      if (to !== undefined && to !== a) out.set(a, to);
    }
    return out;
  }

  /** A path into the evidence: what its filters compare with may name things. */
  #pathText(path: string): string {
    return path.replace(/\[([\w.]+)=("?)([^\]"]*)\2\]/g, (whole, key: string, _, value: string) => {
      const kind = NUMBERS[key.slice(key.lastIndexOf(".") + 1)];
      if (kind !== undefined && /^\d+$/.test(value)) return `[${key}=${this.#p[kind](Number(value))}]`;
      return OWN_KEYS.has(key) || /^\d+$/.test(value) ? whole : `[${key}=${this.#address(value)}]`;
    });
  }

  #each(x: Json, map: (text: string) => string): Json {
    if (Array.isArray(x)) return x.map((y) => this.#each(y, map));
    return typeof x === "string" ? map(x) : undefined;
  }

  #string(path: string, text: string): Json {
    switch (RULES[path.slice(path.lastIndexOf(".") + 1)] ?? "drop") {
      case "keep":
        return text;
      case "address":
        return isTimeOf(path, text) ? text : this.#address(text);
      case "rd":
        return this.#p.administered(text) ?? this.#address(text);
      case "name":
        return path.endsWith(".interface") ? this.#interface(text) : this.#name(text);
      case "words":
        // "cp1 eth1": a node and a thing on it; "cp1 VNI 100"
        return text
          .split(" ")
          .map((w, i, all) => this.#word(w, all[i - 1]))
          .join(" ");
      case "text":
        return once(this.#textOf, text, () => this.#sentence(text));
      case "drop":
        return undefined;
    }
  }

  #word(text: string, before: string | undefined): string {
    if (text === "VNI") return text;
    return before === "VNI" && /^\d{1,8}$/.test(text) ? String(this.#p.vni(Number(text))) : this.#address(text);
  }

  /** An interface without a name is told by its number, which says nothing of a site; words of a name are one name. */
  #interface(text: string): string {
    if (/^ifindex \d+$/.test(text)) return text;
    return /\bport \d+$/.test(text) ? this.#address(text) : scrubToken(text, this.#p);
  }

  #address(text: string): string {
    return once(this.#addressOf, text, () => this.#words(text));
  }

  #words(text: string): string {
    if (this.#files.has(text)) return this.#name(text);
    if (text.includes(" "))
      return text
        .split(" ")
        .map((w, i, all) => this.#part(w, all[i - 1]))
        .join(" ");
    return scrubToken(text, this.#p);
  }

  /** A word of several; of "port 1" the number is the switch's own. */
  #part(text: string, before: string | undefined): string {
    if ((before === "port" && /^\d{1,5}$/.test(text)) || !/[\p{L}\p{N}]/u.test(text)) return text;
    return scrubToken(text, this.#p);
  }

  #name(text: string): string {
    if (this.#files.has(text)) return fileName(text, (kind, part) => this.#p.name(kind, part));
    return scrubToken(text, this.#p);
  }
}

/** Words by which this tool explains its figures: "node", "pods". They name nothing of a site. */
const VOCABULARY: ReadonlySet<string> = new Set(
  FIGURE_KINDS.flatMap((k) => `${k.kind} ${k.says}`.toLowerCase().match(/[a-z]+/g) ?? []),
);

/** Names that the fields of evidence hold, without what programs call so everywhere. */
function namesIn(evidence: Evidence): string[] {
  const out = new Set<string>();
  const walk = (path: string, v: unknown): void => {
    if (Array.isArray(v)) for (const x of v) walk(path, x);
    else if (typeof v === "object" && v !== null)
      for (const [k, x] of Object.entries(v)) walk(path === "" ? k : `${path}.${k}`, x);
    else if (typeof v === "string" && !OURS.has(path)) {
      const rule = RULES[path.slice(path.lastIndexOf(".") + 1)];
      if (rule === "name" || rule === "words")
        for (const word of v.split(/[ /]/))
          if (!isErrorWord(word) && !VOCABULARY.has(word.toLowerCase())) out.add(word);
    }
  };
  for (const part of [evidence.facts, evidence.ways, evidence.frames, evidence.mobility])
    walk(part === evidence.facts ? "facts" : "", part);
  return [...out];
}

/** Words of this tool that the values of a claim or a check are. */
function wordsOf(path: string, v: { [key: string]: Json }): readonly string[] {
  const figure = path === "claims" || path === "stages.checks" ? v["figure"] : undefined;
  return typeof figure === "string" ? (figureKind(figure)?.words ?? []) : [];
}

/** What the numbers of a fact or a claim are, by its kind. */
function numbersOf(path: string, v: { [key: string]: Json }): NumberKind | undefined {
  const kind = path === "facts" ? v["kind"] : path === "claims" ? v["figure"] : undefined;
  if (typeof kind !== "string") return undefined;
  return (
    lookUp(NUMBERED, kind) ??
    (kind.startsWith("$") ? lookUp(NUMBERS, /(\w+)(?:\[[^\]]*\])*$/.exec(kind)?.[1] ?? "") : undefined)
  );
}
