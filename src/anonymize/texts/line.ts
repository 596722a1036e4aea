// One line of a text: every address, identifier, name and secret in it is replaced where it stands; words of programs and plain numbers stay.
import { isKnownMetric } from "../../observe/metric-names.ts";
import { canonicalMac, ipv4FromU32, parseIpv6 } from "../../core/address.ts";
import type { Pseudonyms } from "../pseudonym.ts";
import { generatedName, patchName } from "../names.ts";
import { scrubToken, scrubUrl } from "../tokens.ts";
import { identifyingNumbers } from "./number-contexts.ts";
import { VOCABULARY } from "./vocabulary.ts";

const HEX = "[\\da-fA-F]";
/** What may stand behind a number and names nothing: units of time, size, rate and count, ordinals, the letters of tools. */
const UNIT =
  "[a-zA-Z]|[num]s|min|sec|secs|msec|usec|nsec|hrs?|days?|weeks?|[kKMGT]i?[bB]?|[kKMGT]?bits?|[kKMGT]?[bB]ps|pps|st|nd|rd|th|byte|hops?";
/** Letters of any script, enclosed ones too. */
const LETTER = "\\p{Alphabetic}\\p{RI}\\p{Co}_";
/** What a name may begin with. */
const FIRST = `${LETTER}\\p{N}`;
/** What it may go on with: accents and vowels that are written over a letter, and characters that nobody sees (joiners, hyphens, directions). */
const NEXT = `${FIRST}\\p{M}\\p{Cf}`;
/** What a line is cut into, the longest forms first. What matches none of them is punctuation and space. */
const TOKEN = new RegExp(
  [
    `(?<url>[a-z][a-z+.-]*:\\/\\/[^\\s"'<>\\\\]+)`,
    `(?<uuid>${HEX}{8}-${HEX}{4}-${HEX}{4}-${HEX}{4}-${HEX}{12})`,
    `(?<esi>${HEX}{2}(?::${HEX}{2}){9}(?![\\da-fA-F:]))`,
    `(?<segment>${HEX}{4}(?:\\.${HEX}{4}){4}(?![\\w.]))`,
    `(?<mac>(?:${HEX}{1,2}:){5}${HEX}{1,2}(?!:?${HEX})|${HEX}{2}(?:-${HEX}{2}){5}(?![\\w-])|${HEX}{4}([.-])${HEX}{4}\\k<sep>${HEX}{4}(?![\\w.-]))`,
    `(?<time>\\d{4}-\\d\\d-\\d\\d(?:[T ]\\d\\d:\\d\\d(?::\\d\\d(?:[.,]\\d+)?)?(?:Z|[+-]\\d\\d:?\\d\\d)?)?|\\d{1,2}:\\d\\d:\\d\\d(?:[.,]\\d+)?)(?![\\da-fA-F:])`,
    // tcpdump -v prints a route target twice: "65000:100 (= 0.0.0.100)"
    `(?<target>\\d{1,10}:\\d{1,10} \\(= (?:\\d{1,3}\\.){3}\\d{1,3}\\))`,
    `(?<bridge>${HEX}{4}\\.(?:${HEX}{1,2}:){5}${HEX}{1,2})(?![\\da-fA-F:])`,
    `(?<rd>(?:\\d{1,3}\\.){3}\\d{1,3}:\\d{1,5})(?!\\d|[.:]\\d)`,
    `(?<v4>(?:\\d{1,3}\\.){3}\\d{1,3}(?:\\/\\d{1,2}(?!\\d))?)(?!\\d)`,
    // Junos joins the parts of a route with "::"
    `(?<joint>::(?=\\d+::|(?:${HEX}{2}:){5}${HEX}{2}|(?:\\d{1,3}\\.){3}\\d))`,
    `(?<v6>(?:(?:(?:${HEX}{1,4}:){1,6}:|::)(?:${HEX}{1,4}:)*(?:\\d{1,3}\\.){3}\\d{1,3}|${HEX}{1,4}(?::${HEX}{0,4}){2,8}|::(?:${HEX}{1,4}(?::${HEX}{0,4}){0,7})?)(?:\\/\\d{1,3})?)`,
    // the letter that a routing table puts before a prefix: "*>i192.0.2.0/24"
    `(?<flag>[a-zA-Z](?=(?:\\d{1,3}\\.){3}\\d|${HEX}{1,4}:[\\da-f:]*::?[\\da-f]*\\/))`,
    `(?<pair>\\d{1,10}:\\d{1,10})(?![\\d:.])`,
    `(?<hex>0x${HEX}+|${HEX}{12,})(?![\\w])`,
    `(?<number>[+-]?\\d+(?:\\.\\d+)*(?:[eE][+-]?\\d+)?(?:probes|%|(?:${UNIT})(?:\\d+(?:${UNIT}))*)?)(?![\\w-]|\\.\\w)`,
    `(?<word>[${FIRST}](?:[${NEXT}]|[-.@](?=[${FIRST}]))*)`,
  ]
    .join("|")
    .replace("([.-])", "(?<sep>[.-])"),
  "gu",
);
/** A dump of the bytes of a packet, as tcpdump -x and -X print it: offset, up to sixteen bytes, and perhaps the same as characters. */
const HEX_DUMP = /^(\s*0x[\da-f]{4}:\s+)((?:[\da-f]{2,4} ?){1,16})(.*)$/i;
/** Codes of FRR's log messages ("T5AAP-5GA85"), kinds of routes, tables of OVN, flags of segments, users of Kubernetes itself. */
const KEPT =
  /^[A-Z\d]{5}-[A-Z\d]{5}$|^type-\d{1,2}$|^l[sr]_(?:in|out)_[a-z_\d]+$|^[LRBNlrbn]{2,4}$|^v\d(?:(?:alpha|beta)\d)?$/;
const ROUTING = /^(?:frr|eos|nxos|iosxe|junos|gobgp|sonic)-|^transcript|^vtysh/;

/** Scrubs lines under one set of pseudonyms. */
export class LineScrubber {
  readonly #p: Pseudonyms;
  readonly #words = new Map<string, string>();

  constructor(p: Pseudonyms) {
    this.#p = p;
  }

  /** The line with everything replaced that may name something. `format` is the id of its text format. */
  line(text: string, format: string): string {
    const dump = HEX_DUMP.exec(text);
    // of a character that stays, even that it is a letter would be told
    if (dump !== null) return dump[1]! + dump[2]!.replace(/[\da-f]/gi, "0") + dump[3]!.replace(/\S(?:.*\S)?/u, (all) => ".".repeat(all.length)); // prettier-ignore
    const numbers = identifyingNumbers(text, format, this.#p);
    const out = new Columns();
    let at = 0;
    TOKEN.lastIndex = 0;
    for (let m = TOKEN.exec(text); m !== null; m = TOKEN.exec(text)) {
      out.keep(text.slice(at, m.index));
      const number = numbers.get(m.index);
      if (number === undefined) {
        const before = text.slice(Math.max(0, m.index - 24), m.index);
        out.replace(m[0], this.#token(m[0], m.groups!, { format, before }));
      } else {
        out.replace(text.slice(m.index, number.end), number.text);
        // what else the token took belongs to what follows
        TOKEN.lastIndex = number.end;
      }
      at = TOKEN.lastIndex;
    }
    out.keep(text.slice(at));
    return out.text;
  }

  /** A name, whatever it looks like; a word that programs use stays. */
  name(text: string): string {
    return isProgramWord(text) || isKnownMetric(text) ? text : scrubToken(text, this.#p, "node");
  }

  #token(token: string, g: Readonly<Record<string, string>>, c: Around): string {
    if (g["url"] !== undefined) return this.#url(token);
    if (g["uuid"] !== undefined) return this.#p.digits(token);
    if (g["esi"] !== undefined) return this.#p.segment(token) ?? token;
    if (g["segment"] !== undefined) return this.#segment(token);
    if (g["mac"] !== undefined) return this.#mac(token);
    if (g["time"] !== undefined || g["flag"] !== undefined || g["joint"] !== undefined) return token;
    if (g["target"] !== undefined) return this.#target(token);
    if (g["bridge"] !== undefined) return `${token.slice(0, 5)}${this.#mac(token.slice(5))}`;
    if (g["rd"] !== undefined) return this.#rd(token, c);
    if (g["v4"] !== undefined) return this.#v4(token, c);
    if (g["v6"] !== undefined) return this.#v6(token);
    if (g["pair"] !== undefined) return this.#pair(token, c);
    if (g["hex"] !== undefined) return this.#hex(token, c);
    if (g["number"] !== undefined) return token;
    if (c.format.startsWith("prometheus") && /^[a-z_][a-z_\d]*$/i.test(token)) return this.#metric(token, c);
    return this.#word(token);
  }

  /** Names of metrics and labels have no hyphens. */
  #metric(token: string, c: Around): string {
    const isName = /^\s*$|^# (?:HELP|TYPE|UNIT) $|[{,]\s*$/.test(c.before);
    const out = this.#word(token);
    return isName && out !== token ? out.replaceAll("-", "_") : out;
  }

  #target(token: string): string {
    const out = this.#p.administered(/^\d+:\d+/.exec(token)![0]) ?? token;
    return `${out} (= ${ipv4FromU32(Number(out.slice(out.indexOf(":") + 1)))})`;
  }

  #mac(token: string): string {
    return respell(token, this.#p.mac(padded(token))) ?? token;
  }

  /** "10.0.0.1:2" is an RD where routes are told, and behind RD or RT; else an address and a port. */
  #rd(token: string, c: Around): string {
    if (ROUTING.test(c.format) || /\b(?:RD|RT|[Dd]istinguisher)[: (]*$/.test(c.before))
      return this.#p.administered(token) ?? token;
    const at = token.indexOf(":");
    return (this.#p.ip(token.slice(0, at)) ?? token.slice(0, at)) + token.slice(at);
  }

  #v4(token: string, c: Around): string {
    const prefix = /\[5\]:\[\d+\]:\[(\d{1,2})\]:\[$/.exec(c.before);
    if (prefix !== null) return this.#p.network(`${token}/${prefix[1]}`)?.replace(/\/\d+$/, "") ?? this.name(token);
    return this.#p.network(token) ?? this.#p.ip(token) ?? (/^0|\.0\d/.test(token) ? token : this.name(token));
  }

  #v6(token: string): string {
    const address = this.#p.network(token) ?? this.#p.ip(token);
    if (address !== undefined) return address;
    // what ends in a colon or a dot is punctuation ("fd00::1:"), what is no address is clock time or "::"
    const m = /^(.*?)(:|\/\d+)$/.exec(token);
    if (m !== null && parseIpv6(m[1]!) !== undefined) return this.#p.ip(m[1]!)! + m[2]!;
    return /^[\d:]*$/.test(token) ? token : token.replace(/[\da-fA-F]{5,}/g, (x) => this.#p.digits(x));
  }

  /** "65000:100" is a route target where routes are told, and anywhere behind RT or RD; else two numbers. */
  #pair(token: string, c: Around): string {
    const [a] = token.split(":");
    const told = /(?:\b(?:RT|RD|SoO)[: (=]*|[Dd]istinguisher[: ]*|[Tt]arget(?:-AS4?|-IP)?[: (]*|^|[\s"'[,])$/.test(
      c.before,
    );
    const sure = /(?:\b(?:RT|RD|SoO)[: (=]*|[Dd]istinguisher[: ]*|[Tt]arget(?:-AS4?|-IP)?[: (]*)$/.test(c.before);
    if (sure || (told && ROUTING.test(c.format) && a!.length >= 3)) return this.#p.administered(token) ?? token;
    return a!.length >= 4 && !/^1\d{9}:/.test(token) && ROUTING.test(c.format)
      ? (this.#p.administered(token) ?? token)
      : token;
  }

  #hex(token: string, c: Around): string {
    if (token.startsWith("0x")) return this.#prefixedHex(token, c);
    if (token.length === 20 && /(?:\bESI: ?|\[)$/.test(c.before)) return this.#segment(token);
    // a count of twelve digits stays, a MAC that is known is one in this spelling too, and so is what a route has behind its 48 bits
    const isMac =
      token.length === 12 && (this.#isKnownMac(token) || /(?:\[48\]\[|\broute-type 2 \d{1,10} )$/.test(c.before));
    if (/^\d+$/.test(token) && !isMac) return token;
    return token.length === 12 ? (respell(token, this.#p.mac(token)) ?? token) : this.#p.digits(token);
  }

  /** An ESI without colons, in its own spelling. */
  #segment(token: string): string {
    const bytes = token.replaceAll(".", "").toLowerCase().match(/../g)!;
    const digits = this.#p.segment(bytes.join(":"))?.replaceAll(":", "");
    if (digits === undefined) return token;
    const text = token.includes(".") ? digits.match(/..../g)!.join(".") : digits;
    return /[A-F]/.test(token) ? text.toUpperCase() : text;
  }

  #isKnownMac(token: string): boolean {
    return this.#p.originals.get("mac")?.has(token.match(/../g)!.join(":")) === true;
  }

  /** Up to 32 bits are a count or flags; but a register of a flow holds an IPv4 address, and its cookie is the head of a UUID. */
  #prefixedHex(token: string, c: Around): string {
    if (token.length > 10) return `0x${this.#p.digits(token.slice(2))}`;
    if (token.length < 9 || !/^ov[sn]-|^transcript/.test(c.format)) return token;
    if (/\bcookie[=:] ?$/.test(c.before)) return `0x${this.#p.digits(token.slice(2))}`;
    if (!/(?:\breg\d+=|\b(?:load|set_field):|\b(?:arp_[st]pa|nw_(?:src|dst)|tun_(?:src|dst))=)$/.test(c.before))
      return token;
    const to = this.#p.address(
      Uint8Array.from(token.slice(2).padStart(8, "0").match(/../g)!, (h) => Number.parseInt(h, 16)),
    );
    return `0x${Buffer.from(to).toString("hex").replace(/^0/, "")}`;
  }

  #url(token: string): string {
    return scrubUrl(token, this.#p, (part) => this.name(part)) ?? this.name(token);
  }

  #word(token: string): string {
    const known = this.#words.get(token);
    if (known !== undefined) return known;
    const out = this.#newWord(token);
    if (this.#words.size < 50_000) this.#words.set(token, out);
    return out;
  }

  #newWord(token: string): string {
    if (isProgramWord(token) || isKnownMetric(token)) return token;
    const vlan = /^Vlan(\d{1,4})$/.exec(token);
    if (vlan !== null) return `Vlan${this.#p.vlan(Number(vlan[1]))}`;
    const at = token.lastIndexOf("@");
    // "eth0@if5": the index of the peer; "root@leaf1": a user and a host
    if (at > 0 && token.indexOf("@") === at) {
      const [left, right] = [token.slice(0, at), token.slice(at + 1)];
      return `${this.#word(left)}@${/^if\d+$/.test(right) || right === "NONE" ? right : this.#word(right)}`;
    }
    if (/^(?=.*\d)[\da-f]{8}$/.test(token)) return this.#p.digits(token);
    const table = /^(.+)(\.(?:evpn|inet6?|inetflow|mpls|l3vpn)\.\d)$/.exec(token);
    if (table !== null) return (table[1] === "bgp" ? "bgp" : this.name(table[1]!)) + table[2]!;
    const file = /^(.+)(\.(?:pcapng\d*|pcap\d*|txt|log|json|ya?ml|sh|py|conf|c|h))$/.exec(token);
    if (file !== null) return this.#p.name("file", token) + file[2]!;
    const patch = patchName(token);
    if (patch !== undefined) return this.#p.patch(token, [this.#word(patch[0]), this.#word(patch[1])]);
    const generated = generatedName(token);
    if (generated !== undefined) return this.#p.generated(token, generated[1], this.#word(generated[0]));
    return this.name(token);
  }
}

interface Around {
  readonly format: string;
  readonly before: string;
}

/** Events of an outage, as evidence calls them. */
export const EVENT = /^(?:first|last|update|forwarding)(?:[A-Z][a-z]+)+$/;

/** A word that begins with a letter of any script. */
export const WORD = new RegExp(`[${LETTER}](?:[${NEXT}]|-)*`, "gu");

/** True for a word that programs use: one of the list, a single Latin letter, a code of a log. Such a name of a host or an interface says nothing about a site, and stays. */
export function isProgramWord(token: string): boolean {
  if (/^[a-zµμ]$/i.test(token) || KEPT.test(token) || /^\p{N}+$/u.test(token)) return true;
  if (VOCABULARY.has(token.toLowerCase()) || EVENT.test(token)) return true;
  return /^[a-z]+(?:[A-Z][a-z]+){2,}$/.test(token) && isOfProgramWords(token);
}

/** "johnDoeSmith" is a name, "phaseTransitionTimestamp" is none: every part of it is a word of programs. */
export function isOfProgramWords(token: string): boolean {
  const parts = /^[A-Za-z]+$/.test(token) ? (token.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []) : [];
  return parts.length > 0 && parts.every((w) => VOCABULARY.has(w.toLowerCase()));
}

/** Keeps columns where they were: what a replacement is longer or shorter is taken from, or given to, the next run of spaces. */
class Columns {
  text = "";
  #shift = 0;

  keep(between: string): void {
    this.text += this.#shift === 0 ? between : between.replace(/ {2,}/, (run) => this.#spaces(run.length));
  }

  replace(original: string, replacement: string): void {
    this.text += replacement;
    this.#shift += replacement.length - original.length;
  }

  #spaces(wanted: number): string {
    const n = Math.max(2, wanted - this.#shift);
    this.#shift -= wanted - n;
    return " ".repeat(n);
  }
}

/** A MAC with its leading zeros. */
function padded(mac: string): string {
  return mac.includes(":") ? mac.split(":").map((h) => h.padStart(2, "0")).join(":") : mac; // prettier-ignore
}

/** A canonical MAC in the spelling of another: separators, groups and case. */
function respell(like: string, mac: string | undefined): string | undefined {
  if (mac === undefined || canonicalMac(padded(like)) === undefined) return undefined;
  const digits = mac.replaceAll(":", "");
  const separator = /[:.-]/.exec(like)?.[0] ?? "";
  const size = separator === "" ? 12 : /^[\da-f]{4}[.-]/i.test(like) ? 4 : 2;
  const text = digits.match(new RegExp(`.{${size}}`, "g"))!.join(separator);
  const short = separator === ":" && like.length < 17 ? text.replace(/\b0/g, "") : text;
  return /[A-F]/.test(like) ? short.toUpperCase() : short;
}
