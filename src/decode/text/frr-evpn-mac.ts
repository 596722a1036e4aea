// FRR `show evpn mac vni N|all [mac M] [detail|duplicate]`, text, 5.0 to 10.7. Flags and VLAN are blank when unset, so a row has
// four, five or six words; the heading of the list for all VNIs is off by one column in some versions and is not used.
// Becomes: the MAC mobility history as the forwarding plane of the node has it: VTEP or port, sequences, duplicate detection.
// Not read: sync flags beyond their letters; uptime is no time since the move.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { Line, RowReader, TextContext, TextFormat, Unparsed } from "./format.ts";
import { SHORT_LINE, unparsed } from "./format.ts";
import type { EvpnMac, EvpnMacCount, EvpnMacRow } from "./frr-evpn-rows.ts";
import { MOST_MOBILITY, numberOf } from "./printed-number.ts";

const COUNT = /^Number of (?:local |remote )?MACs \(local and remote\) known for this VNI: (\d{1,15})\s*$/;
const VNI = /^VNI (\d{1,8}) #MACs \(local and remote\) (\d{1,15})\s*$/;
const LEGEND = /^(?:Flags: N=sync-neighs|MAC {2,}Type\b)/;
const ROW = /^([0-9a-f]{2}(?::[0-9a-f]{2}){5}) (local|remote|auto)\b(.*)$/i;
const SINGLE = /^MAC: ([0-9a-f]{2}(?::[0-9a-f]{2}){5})\s*$/i;
const ESI = /^(?:[0-9a-f]{2}:){9}[0-9a-f]{2}$/i;
/** Where the flags of a row stand; an interface stands further right. */
const FLAGS_COLUMN = 30;

type Open = { -readonly [K in keyof EvpnMac]: EvpnMac[K] } & { neighbors: { ip: string; active: boolean }[] };
/** Reads one line of the form for a single MAC into it; false when the line is another. */
/** Takes what a line says; false when a number of it cannot be, and the line is not understood. */
type Part = readonly [RegExp, (open: Open, m: RegExpExecArray) => boolean | void];

const PARTS: readonly Part[] = [
  [/^ ESI: (\S+)/, (open, m) => void (open.esi = m[1]!.toLowerCase())],
  [/^ (?:Intf: (\S+?)\(\d+\)|Intf: (\S+))(?: VLAN: (\d{1,15})(?!\d))?/, interfaceOf],
  [/^ Remote (VTEP|ES): (\S+)/, remoteOf],
  [/^ Auto Mac\b/, (open) => void (open.type = "auto")],
  [/^ Sync-info: neigh#: \d+(.*)$/, (open, m) => void (open.flags = syncFlags(m[1]!))],
  [/^ Local Seq: (\d{1,15}) Remote Seq: (\d{1,15})(?!\d)/, sequences],
  [/^ Uptime: (\S.*)$/, (open, m) => void (open.uptime = m[1]!.trimEnd())],
  [/^ Duplicate detection started at ([^,]+)(?:, detection count (\d{1,15}))?\s*$/, started],
  // ctime ends in a line feed, so the count begins a line of its own
  [/^, detection count (\d{1,15})\s*$/, (open, m) => void (open.detectionCount = Number(m[1]))],
  [/^ Duplicate, detected at (\S.*)$/, detected],
  [/^ Duplicate\b/, (open) => void (open.duplicate = true)],
  [/^ {2,}(\S+) (Active|Inactive)\s*$/, neighbor],
  [/^ Neighbors:\s*$|^ {2,}No Neighbors\s*$/, () => {}],
];

function interfaceOf(open: Open, m: RegExpExecArray): void {
  open.type = "local";
  open.interface = m[1] ?? m[2]!;
  // "VLAN: 0" is what FRR prints for no VLAN
  if (m[3] !== undefined && m[3] !== "0") open.vlan = Number(m[3]);
}

function remoteOf(open: Open, m: RegExpExecArray): void {
  open.type = "remote";
  if (m[1] === "VTEP") open.vtep = canonicalIp(m[2]!) ?? m[2]!;
  else open.esi = m[2]!.toLowerCase();
}

function sequences(open: Open, m: RegExpExecArray): boolean {
  open.localSeq = numberOf(m[1], MOST_MOBILITY);
  open.remoteSeq = numberOf(m[2], MOST_MOBILITY);
  return open.localSeq !== undefined && open.remoteSeq !== undefined;
}

function started(open: Open, m: RegExpExecArray): void {
  open.detectedAt = m[1]!.trim();
  if (m[2] !== undefined) open.detectionCount = Number(m[2]);
}

function detected(open: Open, m: RegExpExecArray): void {
  open.duplicate = true;
  open.detectedAt = m[1]!.trim();
}

function neighbor(open: Open, m: RegExpExecArray): void {
  const ip = canonicalIp(m[1]!);
  if (ip !== undefined) open.neighbors.push({ ip, active: m[2] === "Active" });
}

function syncFlags(text: string): string {
  const letters = { "local-inactive": "I", "peer-active": "P", "peer-proxy": "X" };
  return Object.entries(letters)
    .filter(([word]) => text.includes(word))
    .map(([, letter]) => letter)
    .join("");
}

/** A MAC of which nothing is known yet. */
export function newMac(line: number, mac: string, vni: number | undefined): Open {
  return {
    kind: "mac",
    line,
    mac,
    vni,
    type: undefined,
    interface: undefined,
    vlan: undefined,
    vtep: undefined,
    esi: undefined,
    localSeq: undefined,
    remoteSeq: undefined,
    flags: "",
    sticky: undefined,
    gateway: undefined,
    uptime: undefined,
    duplicate: undefined,
    detectionCount: undefined,
    detectedAt: undefined,
    neighbors: [],
  };
}

/** VNI of a command such as "show evpn mac vni 100". */
export function vniOf(command: string | undefined): number | undefined {
  const m = / vni (\d{1,8})\b/.exec(command ?? "");
  return m === null ? undefined : Number(m[1]);
}

class MacReader implements RowReader<EvpnMacRow> {
  private vni: number | undefined;
  private open: Open | undefined;

  constructor(context: TextContext | undefined) {
    this.vni = vniOf(context?.command);
  }

  read(lines: readonly Line[]): (EvpnMacRow | Unparsed)[] {
    const rows: (EvpnMacRow | Unparsed)[] = [];
    for (const line of lines) {
      if (line.text.trim() === "") continue;
      const single = SINGLE.exec(line.text);
      if (single !== null) {
        rows.push(...this.end());
        this.open = {
          ...newMac(line.number, canonicalMac(single[1]!)!, this.vni),
          sticky: false,
          gateway: false,
          duplicate: false,
        };
      } else if (this.open === undefined || !partOf(this.open, line.text)) {
        rows.push(...this.other(line));
        continue;
      }
      if (line.unended === true) this.open.cut = true;
    }
    return rows;
  }

  end(): EvpnMacRow[] {
    const { open } = this;
    this.open = undefined;
    return open === undefined ? [] : [open];
  }

  private other(line: Line): (EvpnMacRow | Unparsed)[] {
    const row = ROW.exec(line.text);
    if (row !== null) {
      const listed = listRow(line.number, row, this.vni);
      if (listed === undefined) return [...this.end(), unparsed(line)];
      return [...this.end(), line.unended === true ? { ...listed, cut: true } : listed];
    }
    const count = this.count(line);
    if (count !== undefined) return [...this.end(), count];
    return LEGEND.test(line.text) ? this.end() : [unparsed(line)];
  }

  private count(line: Line): EvpnMacCount | undefined {
    const vni = VNI.exec(line.text);
    if (vni !== null) {
      this.vni = Number(vni[1]);
      return { kind: "count", line: line.number, vni: this.vni, macs: Number(vni[2]) };
    }
    const count = COUNT.exec(line.text);
    return count === null ? undefined : { kind: "count", line: line.number, vni: this.vni, macs: Number(count[1]) };
  }
}

function partOf(open: Open, text: string): boolean {
  for (const [pattern, take] of PARTS) {
    const m = pattern.exec(text);
    if (m === null) continue;
    if (take(open, m) === false) return false;
    if (/\bSticky Mac\b/.test(text)) open.sticky = true;
    if (/\b(?:Default|Remote)-gateway Mac\b/.test(text)) open.gateway = true;
    return true;
  }
  return false;
}

function listRow(line: number, m: RegExpExecArray, vni: number | undefined): EvpnMac | undefined {
  const open = newMac(line, canonicalMac(m[1]!)!, vni);
  open.type = m[2]!.toLowerCase() as NonNullable<EvpnMac["type"]>;
  const words = [...m[3]!.matchAll(/\S+/g)].map((w) => ({ text: w[0], at: 18 + m[2]!.length + w.index }));
  const sequence = /^(\d+)\/(\d+)$/.exec(words.at(-1)?.text ?? "");
  if (sequence !== null) {
    if (!sequences(open, sequence)) return undefined;
    words.pop();
  }
  const [first] = words;
  // an interface may be called "X" or "P": only the column parts it from a flag
  if (first !== undefined && /^[NIPX]+$/.test(first.text) && words.length > 1 && first.at < FLAGS_COLUMN) {
    open.flags = first.text;
    words.shift();
  }
  const [where, vlan] = words;
  if (where !== undefined && where.text !== "-") place(open, where.text);
  if (open.type !== "remote" && vlan !== undefined && /^\d{1,4}$/.test(vlan.text)) open.vlan = Number(vlan.text);
  return open;
}

function place(open: Open, text: string): void {
  if (ESI.test(text)) open.esi = text.toLowerCase();
  else if (open.type === "remote") open.vtep = canonicalIp(text) ?? text;
  else open.interface = text;
}

/** FRR EVPN MACs, text. */
export const frrEvpnMac: TextFormat<EvpnMacRow> = {
  id: "frr-evpn-mac",
  kind: "frr-evpn-mac",
  lineLimit: SHORT_LINE,
  from: "vtysh of FRR 5.0 to 10.7: show evpn mac vni N|all [mac M] [detail|duplicate]",
  starts: /^(?:MAC: [0-9a-f]{2}:|Number of MACs \(local and remote\) known|VNI \d+ #MACs \(local)/i,
  detect: (head) => head.some(({ text }) => SINGLE.test(text) || ROW.test(text) || COUNT.test(text) || VNI.test(text)),
  open: (context) => new MacReader(context),
};
