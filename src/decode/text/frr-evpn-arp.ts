// FRR `show evpn arp-cache vni N|all [ip I] [duplicate|detail]`, text, 5.0 to 10.7. Flags and VTEP are blank when unset and the first
// column is as wide as the longest address; the heading of `duplicate` names columns that its rows do not keep to.
// Becomes: MAC+IP entries of the mobility history.
// Not read: uptime.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { Line, TextContext, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import { vniOf } from "./frr-evpn-mac.ts";
import type { EvpnNeighbor, EvpnNeighborRow, StateCount } from "./frr-state-rows.ts";
import { lineReader } from "./line-reader.ts";
import type { LineRows } from "./line-reader.ts";
import { MOST_MOBILITY, numberOf } from "./printed-number.ts";

const COUNT = /^Number of (?:local |remote )?ARPs \(local and remote\) known for this VNI: (\d{1,15})\s*$/;
const VNI = /^VNI (\d{1,8}) #ARP \([^)]{0,60}\) (\d{1,15})\s*$/;
const LEGEND = /^(?:Flags: I=local-inactive|(?:Neighbor|IP) +Type +)/;
const ROW = /^([0-9A-Fa-f:.]{2,45}) +(local|remote)\b(.*)$/;
const SINGLE = /^IP: ([0-9A-Fa-f:.]{2,45})\s*$/;
const MAC = /^(?:[0-9a-f]{2}:){5}[0-9a-f]{2}$/i;
const ESI = /^(?:[0-9a-f]{2}:){9}[0-9a-f]{2}$/i;

/** A row whose fields are filled in one after the other. */
export type OpenNeighbor = { -readonly [K in keyof EvpnNeighbor]: EvpnNeighbor[K] };

/** A neighbour of which nothing is known but its address. */
export function newNeighbor(line: number, ip: string, vni: number | undefined): OpenNeighbor {
  return {
    kind: "neighbor",
    line,
    ip,
    mac: undefined,
    vni,
    type: undefined,
    state: undefined,
    vtep: undefined,
    esi: undefined,
    localSeq: undefined,
    remoteSeq: undefined,
    flags: "",
    uptime: undefined,
    duplicate: undefined,
    detectedAt: undefined,
  };
}

const LETTERS = [
  ["local-inactive", "I"],
  ["peer-active", "P"],
  ["peer-proxy", "X"],
] as const;

/** Takes what a line says; false when a number of it cannot be, and the line is not understood. */
type Part = readonly [RegExp, (open: OpenNeighbor, value: string) => boolean | void];

const PARTS: readonly Part[] = [
  [/^ Type: (local|remote)\s*$/, (open, v) => void (open.type = v as "local" | "remote")],
  [/^ State: (active|inactive)\b/, (open, v) => void (open.state = v as "active" | "inactive")],
  [/^ Uptime: (\S.*)$/, (open, v) => void (open.uptime = v.trimEnd())],
  [/^ MAC: (\S+)/, (open, v) => void (open.mac = canonicalMac(v))],
  [/^ Sync-info: (.*)$/, (open, v) => void (open.flags = syncFlags(v))],
  [/^ Remote (?:VTEP|ES): (\S+)/, place],
  [/^ Local Seq: (\d{1,15} Remote Seq: \d{1,15})(?!\d)/, sequences],
  [/^ Duplicate, detected at (\S.*)$/, (open, v) => Object.assign(open, { duplicate: true, detectedAt: v.trim() })],
  [/^ Duplicate detection started at ([^,]+)/, (open, v) => void (open.detectedAt = v.trim())],
  // ctime ends in a line feed, so the count begins a line of its own
  [/^, detection count (\d{1,15})\s*$/, () => {}],
  [/^ (Router|Default-gateway|Remote-gateway)\b/i, () => {}],
];

function syncFlags(text: string): string {
  return LETTERS.flatMap(([word, letter]) => (text.includes(word) ? [letter] : [])).join("");
}

function place(open: OpenNeighbor, text: string): void {
  if (ESI.test(text)) open.esi = text.toLowerCase();
  else open.vtep = canonicalIp(text) ?? text;
}

function sequences(open: OpenNeighbor, text: string): boolean {
  const [local, remote] = text.match(/\d+/g) ?? [];
  open.localSeq = numberOf(local, MOST_MOBILITY);
  open.remoteSeq = numberOf(remote, MOST_MOBILITY);
  return open.localSeq !== undefined && open.remoteSeq !== undefined;
}

/** The columns of a row of the list; undefined when it is none. */
function listRow(line: Line, vni: number | undefined): EvpnNeighbor | undefined {
  const m = ROW.exec(line.text);
  const ip = m === null ? undefined : canonicalIp(m[1]!);
  if (m === null || ip === undefined) return undefined;
  const words = m[3]!.trim().split(/\s+/);
  const at = words.findIndex((w) => MAC.test(w));
  if (at < 0 || at > 2) return undefined;
  const open = newNeighbor(line.number, ip, vni);
  open.type = m[2] as "local" | "remote";
  open.mac = canonicalMac(words[at]!);
  for (const word of words.slice(0, at)) {
    if (word === "active" || word === "inactive") open.state = word;
    else if (/^[IPX]+$/.test(word)) open.flags = word;
    else return undefined;
  }
  for (const word of words.slice(at + 1)) {
    const sequence = /^(\d+)\/(\d+)$/.exec(word);
    if (sequence !== null) {
      if (!sequences(open, word)) return undefined;
    } else if (word !== "-") place(open, word);
  }
  return open;
}

function countOf(line: Line, vni: number | undefined): StateCount | undefined {
  const all = VNI.exec(line.text);
  if (all !== null) return { kind: "count", line: line.number, vni: Number(all[1]), count: Number(all[2]) };
  const one = COUNT.exec(line.text);
  return one === null ? undefined : { kind: "count", line: line.number, vni, count: Number(one[1]) };
}

function open(context: TextContext | undefined) {
  let vni = vniOf(context?.command);
  let single: OpenNeighbor | undefined;
  const done = (): EvpnNeighborRow[] => {
    const rows = single === undefined ? [] : [single];
    single = undefined;
    return rows;
  };
  const one = (line: Line): LineRows<EvpnNeighborRow> => {
    const begins = SINGLE.exec(line.text);
    const ip = begins === null ? undefined : canonicalIp(begins[1]!);
    if (ip !== undefined) {
      const rows = done();
      single = { ...newNeighbor(line.number, ip, vni), duplicate: false };
      return rows;
    }
    if (single !== undefined && partOf(single, line.text)) return [];
    const count = countOf(line, vni);
    if (count !== undefined) vni = count.vni;
    const row = count ?? listRow(line, vni);
    if (row !== undefined) return [...done(), row];
    return LEGEND.test(line.text) ? done() : undefined;
  };
  return lineReader<EvpnNeighborRow>(one, done);
}

function partOf(single: OpenNeighbor, text: string): boolean {
  for (const [pattern, take] of PARTS) {
    const m = pattern.exec(text);
    if (m === null) continue;
    return take(single, m[1]!) !== false;
  }
  return false;
}

/** FRR EVPN neighbours, text. */
export const frrEvpnArp: TextFormat<EvpnNeighborRow> = {
  id: "frr-evpn-arp",
  kind: "frr-evpn-arp",
  lineLimit: SHORT_LINE,
  from: "vtysh of FRR 5.0 to 10.7: show evpn arp-cache vni N|all [ip I] [duplicate|detail]",
  starts: /^(?:IP: [0-9a-f:.]{2,45}\s*$|Number of ARPs \(local and remote\) known|VNI \d+ #ARP \()/i,
  detect: (head) =>
    head.some((line) => {
      const single = SINGLE.exec(line.text);
      if (single !== null) return canonicalIp(single[1]!) !== undefined;
      return listRow(line, undefined) !== undefined || countOf(line, undefined) !== undefined;
    }),
  open,
};
