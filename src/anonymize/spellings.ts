// Every way in which an original can stand in a file: as text in its spellings, encoded, and as bytes.
import { canonicalMac, parseIpv4, parseIpv6 } from "../core/address.ts";
import type { OriginalKind } from "./pseudonym.ts";

/**
 * What may not stand beside a hit, or it is part of something longer: letters of a word; of a plain word also what joins words; digits, also behind a dot; hex digits, of an
 * IPv6 address also behind a colon; "bytes": anything may; "header": it must be where an IPv4 or ARP header has an address.
 */
export type Edge = "word" | "token" | "number" | "hex" | "ipv6" | "bytes" | "header";

/** One way to write an original. */
export interface Spelling {
  readonly bytes: Uint8Array;
  /** What it is, for a person: "text", "hex", "base64", ... */
  readonly form: string;
  readonly edge: Edge;
}

/** Shorter names stand everywhere, and say nothing by themselves. */
const SHORTEST_NAME = 4;
/** Bytes that a base64 spelling needs, or chance would find it. */
const SHORTEST_BASE64 = 8;

const latin1 = (text: string): Uint8Array => Buffer.from(text, "latin1");
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

/** True for letters alone, of one case: a word like any other. */
export function isPlainWord(name: string): boolean {
  return /^(?:[A-Z]?[a-z]+|[A-Z]+|\d+)$/.test(name);
}

/** All spellings of an original in canonical spelling; none for what cannot be told from chance (short names, small numbers). */
export function spellingsOf(kind: OriginalKind, original: string): Spelling[] {
  if (kind === "ip") return ipSpellings(original);
  if (kind === "mac") return macSpellings(original);
  if (kind === "esi") return [...texts(original, "hex"), ...bare(original.replaceAll(":", ""), "hex")];
  if (kind === "rd") return original.length < 7 ? [] : texts(original, "number");
  if (kind === "name") return nameSpellings(original);
  return [];
}

function ipSpellings(text: string): Spelling[] {
  const v4 = parseIpv4(text);
  if (v4 !== undefined) return ipv4Spellings(text, v4);
  const v6 = parseIpv6(text);
  return v6 === undefined ? [] : ipv6Spellings(text, v6);
}

function ipv4Spellings(text: string, b: Uint8Array): Spelling[] {
  const hex = hexOf(b);
  const reversed = Uint8Array.from(b).reverse();
  const number = Buffer.from(b).readUInt32BE(0);
  return [
    ...texts(text, "number"),
    ...bare(text.replaceAll(".", "-"), "number", "dashes"),
    ...bare(`${[...reversed].join(".")}.in-addr.arpa`, "number", "reverse name"),
    ...hexForms(hex, "hex"),
    ...hexForms(hexOf(reversed), "reversed hex"),
    ...bare(`${hex.slice(0, 4).replace(/^0{1,3}/, "")}:${hex.slice(4).replace(/^0{1,3}/, "")}`, "hex", "tail of IPv6"),
    ...bare(`${hex.slice(0, 4)}.${hex.slice(4)}`, "hex", "dotted hex"),
    ...bare(hex.match(/../g)!.join(":"), "hex", "colon hex"),
    ...(number > 0xffffff ? bare(String(number), "number", "decimal") : []),
    { bytes: b, form: "bytes", edge: "bytes" },
    { bytes: reversed, form: "reversed bytes", edge: "bytes" },
  ];
}

function ipv6Spellings(text: string, b: Uint8Array): Spelling[] {
  const hex = hexOf(b);
  const groups = hex.match(/..../g)!;
  const full = groups.join(":");
  const short = groups.map((g) => g.replace(/^0{1,3}/, "")).join(":");
  return [
    ...texts(text, "ipv6"),
    ...(full === text ? [] : texts(full, "ipv6")),
    ...(short === text ? [] : texts(short, "ipv6")),
    ...hexForms(hex, "hex"),
    ...bare(`${hex.split("").toReversed().join(".")}.ip6.arpa`, "hex", "reverse name"),
    { bytes: b, form: "bytes", edge: "bytes" },
  ];
}

function macSpellings(text: string): Spelling[] {
  const canonical = canonicalMac(text);
  if (canonical === undefined) return [];
  const hex = canonical.replaceAll(":", "");
  const bytes = Buffer.from(hex, "hex");
  const short = canonical.split(":").map((h) => h.replace(/^0/, "")).join(":"); // prettier-ignore
  return [
    ...texts(canonical, "hex"),
    ...(short === canonical ? [] : bare(short, "hex", "short")),
    ...bare(canonical.replaceAll(":", "-"), "hex", "dashes"),
    ...bare(hex.match(/..../g)!.join("."), "hex", "dotted"),
    ...bare(hex.match(/..../g)!.join("-"), "hex", "dashed quads"),
    ...bare(canonical.replaceAll(":", " "), "hex", "spaces"),
    ...bare(canonical.replaceAll(":", ""), "hex", "bare"),
    ...bare(hex.match(/../g)!.toReversed().join(":"), "hex", "reversed"),
    { bytes, form: "bytes", edge: "bytes" },
    { bytes: Uint8Array.from(bytes).reverse(), form: "reversed bytes", edge: "bytes" },
  ];
}

function nameSpellings(name: string): Spelling[] {
  if (name.length < SHORTEST_NAME) return [];
  const utf8 = Buffer.from(name, "utf8");
  const url = encodeURIComponent(name);
  const out: Spelling[] = [...new Set([name, name.toLowerCase(), name.toUpperCase()])].map((n) => ({
    bytes: Buffer.from(n, "utf8"),
    form: "text",
    edge: isPlainWord(name) ? "token" : "word",
  }));
  if (url !== name) out.push({ bytes: latin1(url), form: "URL-encoded", edge: "word" });
  return utf8.length < SHORTEST_BASE64 ? out : [...out, ...base64Forms(utf8)];
}

/** An address as text: plain, in capitals, URL-encoded, in base64. */
function texts(text: string, edge: Edge): Spelling[] {
  const encoded = text.replace(/[:.]/g, (c) => (c === ":" ? "%3a" : "%2e"));
  return [
    ...bare(text, edge, "text"),
    ...(text.includes(":")
      ? bare(text.replaceAll(":", "%3a"), edge, "URL-encoded")
      : bare(encoded, edge, "URL-encoded")),
    ...(text.length < SHORTEST_BASE64 ? [] : base64Forms(latin1(text))),
  ];
}

function bare(text: string, edge: Edge, form = "text"): Spelling[] {
  return [...new Set([text, text.toUpperCase()])].map((t) => ({ bytes: latin1(t), form, edge }));
}

/** Digits of a word: behind 0x and \\x too, which are no hex digits before it. */
function hexForms(hex: string, form: string): Spelling[] {
  return [...bare(hex, "hex", form), ...bare(hex.match(/../g)!.join("\\x"), "hex", form)];
}

/** The part of a base64 text that does not depend on what stands before and behind, for each of the three phases. */
function base64Forms(bytes: Uint8Array): Spelling[] {
  return [0, 1, 2].flatMap((phase) => {
    const whole = Buffer.concat([Buffer.alloc(phase), bytes])
      .toString("base64")
      .replace(/=+$/, "");
    const from = phase === 0 ? 0 : phase + 1;
    const until = Math.floor(((phase + bytes.length) * 8) / 6);
    const text = whole.slice(from, until);
    return text.length < SHORTEST_BASE64 ? [] : [{ bytes: latin1(text), form: "base64", edge: "bytes" as const }];
  });
}
