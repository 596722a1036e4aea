// One word of evidence or of a text to its pseudonym: what it looks like decides what it is.
import { lookUp } from "../core/lookup.ts";
import type { Pseudonyms } from "./pseudonym.ts";

const HOST_PORT = /^(?:\[([\da-fA-F:.%]+)\]|([^:\s]+)):(\d{1,5})$/;
const SYSCTL = /^((?:net\.)?ipv[46]\.(?:conf|neigh)\.)(.+)(\.[a-z_0-9]+)$/;
/** Keys of an OpenFlow match whose value is a number of a kind. */
const FLOW_NUMBERS: Readonly<Record<string, "vlan" | "vni">> = { dl_vlan: "vlan", vlan_vid: "vlan", tun_id: "vni" };

/** A MAC, an address, an address with its mask or an ESI as its pseudonym; undefined for anything else. */
export function scrubAddress(text: string, p: Pseudonyms): string | undefined {
  return p.mac(text) ?? p.ip(text) ?? p.network(text) ?? p.segment(text);
}

/**
 * Any word: an address in its forms, "host:port", "AS:number", the name of a kernel setting, an OpenFlow match, "namespace/name", or a
 * name. `kind` is what a name would be.
 */
export function scrubToken(text: string, p: Pseudonyms, kind = "node"): string {
  const address = scrubAddress(text, p);
  if (address !== undefined) return address;
  if (/^\d+:\d+$/.test(text)) return p.administered(text) ?? p.name(kind, text);
  const end = HOST_PORT.exec(text);
  if (end !== null) {
    const host = scrubToken((end[1] ?? end[2])!, p, kind);
    return `${end[1] === undefined ? host : `[${host}]`}:${end[3]}`;
  }
  const url = scrubUrl(text, p, (part) => scrubToken(part, p, kind));
  if (url !== undefined) return url;
  // "service:http", "dns:cluster": what a probe asked for
  if (/^[A-Za-z][\w-]*(?::[A-Za-z][\w-]*)+$/.test(text))
    return text
      .split(":")
      .map((part) => p.name(kind, part))
      .join(":");
  const setting = SYSCTL.exec(text);
  if (setting !== null) return `${setting[1]}${setting[2] === "all" ? "all" : p.name("if", setting[2]!)}${setting[3]}`;
  if (/^net\.(?:core|ipv[46]|bridge|netfilter)\.\w+$/.test(text)) return text;
  if (/^[a-z_0-9]+(?:=[^,\s]*)?(?:,[a-z_0-9]+(?:=[^,\s]*)?)+$/.test(text)) return scrubFlow(text, p);
  if (/^[^/\s]+(?:\/[^/\s]+)+$/.test(text))
    return text
      .split("/")
      .map((part) => p.name(kind, part))
      .join("/");
  return p.name(kind, text);
}

/** A URL: its scheme and port stay, its host and user become pseudonyms by `name`, and its path one word; undefined for none. */
export function scrubUrl(text: string, p: Pseudonyms, name: (part: string) => string): string | undefined {
  const m = /^([a-z][a-z+.-]*:\/\/)(?:([^@/]*)@)?(\[[^\]]*\]|[^/:?#]*)(:\d+)?(.*)$/i.exec(text);
  if (m === null) return undefined;
  const host = m[3]!.startsWith("[") ? `[${name(m[3]!.slice(1, -1))}]` : name(m[3]!);
  const path = m[5] === "" || m[5] === "/" ? m[5] : `/${p.name("path", m[5]!)}`;
  return `${m[1]}${m[2] === undefined ? "" : `${name(m[2])}@`}${host}${m[4] ?? ""}${path}`;
}

/** An OpenFlow match: keys and numbers stay, addresses, VLAN ids and tunnel keys become pseudonyms. */
export function scrubFlow(text: string, p: Pseudonyms): string {
  return text
    .split(",")
    .map((term) => {
      const at = term.indexOf("=");
      if (at < 0) return term;
      const [key, value] = [term.slice(0, at), term.slice(at + 1)];
      return `${key}=${flowValue(key, value, p)}`;
    })
    .join(",");
}

function flowValue(key: string, value: string, p: Pseudonyms): string {
  const kind = lookUp(FLOW_NUMBERS, key);
  if (kind !== undefined && /^(?:0x[\da-f]+|\d+)$/i.test(value)) {
    const n = p[kind](Number(value));
    return /^0x/i.test(value) ? `0x${n.toString(16)}` : String(n);
  }
  if (/^(?:0x[\da-f]+|\d+)(?:\/(?:0x[\da-f]+|\d+))?$/i.test(value)) return value;
  return scrubToken(value, p, "if");
}
