// All pseudonyms under one key: addresses, MACs, numbers, identifiers and names, remembered with their originals.
// Each is a function of key, options and original alone: the order of the evidence does not matter.
import { canonicalMac, ipv4, ipv6, mac as macText, parseIpv4, parseIpv6, routeDistinguisher, esi as esiText } from "../core/address.ts"; // prettier-ignore
import { AddressMap, type AddressOptions } from "./address-map.ts";
import { IdentifierMap } from "./identifiers.ts";
import type { Key } from "./key.ts";
import { NameMap, subinterface, generatedName, patchName } from "./names.ts";
import { Permuter } from "./permute.ts";
import { scrubToken } from "./tokens.ts";

/** What an original is. */
export type OriginalKind = "ip" | "mac" | "vni" | "vlan" | "asn" | "rd" | "esi" | "name";

/** Kinds whose originals are looked for in what leaves: small numbers stand everywhere and say nothing by themselves. */
export const SOUGHT: readonly OriginalKind[] = ["ip", "mac", "rd", "esi", "name"];

/** So many originals of a kind are remembered; a file may hold any number of addresses. */
const MOST_REMEMBERED = 200_000;

/** Options of `Pseudonyms`. */
export type PseudonymOptions = AddressOptions;

/** One map from originals to pseudonyms: one to one within each kind, unless the options give that up. */
export class Pseudonyms {
  readonly #addresses: AddressMap;
  readonly #identifiers: IdentifierMap;
  readonly #names: NameMap;
  readonly #seen = new Map<OriginalKind, Map<string, string>>();
  readonly #given = new Set<string>();
  #forgotten = 0;

  /** Throws E_USAGE for options out of range. */
  constructor(key: Key, options: PseudonymOptions = {}) {
    const permuter = new Permuter(key);
    this.#addresses = new AddressMap(key, permuter, options);
    this.#identifiers = new IdentifierMap(this.#addresses, permuter);
    this.#names = new NameMap(key);
  }

  /** Every address, MAC, identifier and name that was replaced by something else, with its pseudonym. */
  get replaced(): ReadonlyMap<string, string> {
    return new Map(SOUGHT.flatMap((kind) => [...(this.#seen.get(kind) ?? [])]));
  }

  /** Originals and their pseudonyms by kind, numbers too, in canonical spelling. */
  get originals(): ReadonlyMap<OriginalKind, ReadonlyMap<string, string>> {
    return this.#seen;
  }

  /** Every address that was given as a pseudonym, of itself too: finding one says nothing. */
  get given(): ReadonlySet<string> {
    return this.#given;
  }

  /** Originals that were replaced and are not remembered, because there were too many. */
  get forgotten(): number {
    return this.#forgotten;
  }

  /** IPv4 or IPv6 text in any spelling; undefined when it is neither. A zone (%eth0) becomes a pseudonym too. */
  ip(text: string): string | undefined {
    const percent = text.indexOf("%");
    const bytes = parseIp(percent < 0 ? text : text.slice(0, percent));
    if (bytes === undefined) return undefined;
    const out = ipText(this.address(bytes));
    return percent < 0 ? out : `${out}%${this.name("if", text.slice(percent + 1))}`;
  }

  /** "192.168.1.0/24" or "192.168.1.7/24"; undefined when it is neither. Host bits that are 0 stay 0. */
  network(text: string): string | undefined {
    const m = /^([\da-fA-F:.]+)\/(\d{1,3})$/.exec(text);
    const bytes = m === null ? undefined : parseIp(m[1]!);
    if (m === null || bytes === undefined || Number(m[2]) > bytes.length * 8) return undefined;
    return `${ipText(this.prefix(bytes, Number(m[2])))}/${m[2]}`;
  }

  /** 4 or 16 address bytes to their pseudonym. */
  address(bytes: Uint8Array): Uint8Array {
    const out = this.#addresses.address(bytes);
    this.#note("ip", ipText(bytes), ipText(out));
    return out;
  }

  /** MAC text in any spelling to a canonical pseudonym; undefined when it is not one. */
  mac(text: string): string | undefined {
    const canonical = canonicalMac(text);
    if (canonical === undefined) return undefined;
    return macText(this.macBytes(Uint8Array.from(canonical.split(":"), (h) => Number.parseInt(h, 16))), 0);
  }

  /** 6 MAC bytes to their pseudonym: group and local bits stay; what spells an IP address (OVN, Docker) spells its pseudonym. */
  macBytes(bytes: Uint8Array): Uint8Array {
    const out = this.#addresses.mac(bytes);
    this.#note("mac", macText(bytes, 0), macText(out, 0));
    return out;
  }

  /** VNI, 24 bits; 0 stays. */
  vni(n: number): number {
    return this.#number("vni", n, this.#identifiers.vni(n));
  }

  /** VLAN id; 0 and 4095 stay. */
  vlan(n: number): number {
    return this.#number("vlan", n, this.#identifiers.vlan(n));
  }

  /** AS number, within its kind; 0, 23456, 65535, 4294967295, documentation and reserved ones stay. */
  asn(n: number): number {
    return this.#number("asn", n, this.#identifiers.asn(n));
  }

  /** Source of an RTP stream, 32 bits. Chosen at random, it is no original that is looked for. */
  ssrc(n: number): number {
    return this.#identifiers.ssrc(n);
  }

  /** Route distinguisher, 8 bytes. */
  rd(bytes: Uint8Array): Uint8Array {
    const out = this.#identifiers.rd(bytes);
    this.#note("rd", routeDistinguisher(bytes, 0), routeDistinguisher(out, 0));
    return out;
  }

  /** Route target, 8 bytes of an extended community: AS, address and VNI in it become their pseudonyms. */
  routeTarget(bytes: Uint8Array): Uint8Array {
    return this.#identifiers.routeTarget(bytes);
  }

  /** Ethernet segment identifier, 10 bytes. */
  esi(bytes: Uint8Array): Uint8Array {
    const out = this.#identifiers.esi(bytes);
    this.#note("esi", esiText(bytes, 0), esiText(out, 0));
    return out;
  }

  /** RD or RT as text, such as "65000:5010"; undefined when it is neither. */
  administered(text: string): string | undefined {
    const out = this.#identifiers.administeredText(text);
    if (out !== undefined) this.#note("rd", text, out);
    return out;
  }

  /** ESI as text; undefined when it is none. */
  segment(text: string): string | undefined {
    const out = this.#identifiers.esiText(text);
    if (out !== undefined) this.#note("esi", text.toLowerCase(), out);
    return out;
  }

  /** A name (host, node, file stem, interface, ...) as "<kind>-lusab-babad"; the same name gives the same words whatever it names. */
  name(kind: string, text: string): string {
    const sub = kind === "file" || kind === "dir" ? undefined : subinterface(text);
    if (sub !== undefined) return `${this.name("if", sub[0])}.${this.vlan(sub[1])}`;
    const patch = kind === "node" || kind === "if" ? patchName(text) : undefined;
    if (patch !== undefined) return this.patch(text, [this.name(kind, patch[0]), this.name(kind, patch[1])]);
    const generated = kind === "node" || kind === "label" ? generatedName(text) : undefined;
    if (generated !== undefined) return this.generated(text, generated[1], this.name(kind, generated[0]));
    return this.#names.name(kind, text, (original, pseudonym) => this.#note("name", original, pseudonym));
  }

  /** A patch port, by the pseudonyms of the two bridges that it is named after. */
  patch(text: string, [from, to]: readonly [string, string]): string {
    const out = `patch-${from}-to-${to}`;
    this.#note("name", text, out);
    return out;
  }

  /** The name of what Kubernetes made, behind `base`: of one kind and generation are those that share it. */
  generated(text: string, suffix: string, base: string): string {
    const out = base + this.#names.suffix(text, suffix);
    this.#note("name", text, out);
    return out;
  }

  /** As `name`, for what its author called something within one document (the id of a claim): no original that is looked for. */
  label(kind: string, text: string): string {
    return this.#names.name(kind, text, () => undefined);
  }

  /** A word of evidence, in whatever form: an address as such, else a name. */
  token(text: string): string {
    return scrubToken(text, this);
  }

  /** The first `length` bits of an address; the bits behind them, which are 0, stay 0. */
  prefix(bytes: Uint8Array, length: number): Uint8Array {
    const out = this.#addresses.network(bytes, length);
    this.#note("ip", ipText(bytes), ipText(out));
    return out;
  }

  /** A UUID, a serial number or another string of digits: each hexadecimal digit becomes another one of its kind and case. */
  digits(text: string): string {
    const out = this.#names.digits(text);
    this.#note("name", text, out);
    return out;
  }

  #number(kind: OriginalKind, original: number, pseudonym: number): number {
    this.#note(kind, String(original), String(pseudonym));
    return pseudonym;
  }

  #note(kind: OriginalKind, original: string, pseudonym: string): void {
    // a network and its first address are one original with two pseudonyms
    if (kind === "ip" && this.#given.size < MOST_REMEMBERED) this.#given.add(pseudonym);
    if (original === pseudonym) return;
    let seen = this.#seen.get(kind);
    if (seen === undefined) this.#seen.set(kind, (seen = new Map()));
    if (seen.size < MOST_REMEMBERED || seen.has(original)) seen.set(original, pseudonym);
    else this.#forgotten++;
  }
}

function parseIp(text: string): Uint8Array | undefined {
  return parseIpv4(text) ?? parseIpv6(text);
}

function ipText(bytes: Uint8Array): string {
  return bytes.length === 4 ? ipv4(bytes, 0) : ipv6(bytes, 0);
}
