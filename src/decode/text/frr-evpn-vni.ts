// FRR `show evpn vni [detail|N]`, text, 5.0 to 10.7. The heading's words hold spaces; VLAN and bridge stand behind the VRF since 10.6;
// the lines of an L2 VNI are indented by one, those of an L3 VNI by two, with other names for the same things.
// Becomes: facts: remote VTEPs of a VNI (vni.vteps), the state of an L3 VNI.
// Not read: multicast groups, the gateway settings.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { Line, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import type { EvpnVni, EvpnVniRow } from "./frr-state-rows.ts";
import { lineReader } from "./line-reader.ts";
import type { LineRows } from "./line-reader.ts";
import { numberOf } from "./printed-number.ts";

const HEADING = /^VNI +Type +VxLAN IF +# MACs +# ARPs +# Remote VTEPs +Tenant VRF/;
const ROW = /^(\d{1,8}) +(L2|L3) +(\S+) +(\d{1,15}|n\/a) +(\d{1,15}|n\/a) +(\d{1,15}|n\/a) +(\S+)(?: +\S+)*\s*$/;
const SINGLE = /^VNI: (\d{1,8})\s*$/;

/** A row whose fields are filled in one after the other. */
export type OpenVni = { -readonly [K in keyof EvpnVni]: EvpnVni[K] };

/** A VNI of which nothing is known but its number. */
export function newVni(line: number, vni: number): OpenVni {
  return {
    kind: "vni",
    line,
    vni,
    type: undefined,
    interface: undefined,
    vrf: undefined,
    macs: undefined,
    neighbors: undefined,
    remoteVteps: undefined,
    vteps: undefined,
    localVtep: undefined,
    svi: undefined,
    state: undefined,
    routerMac: undefined,
    l2Vnis: undefined,
  };
}

type Part = readonly [RegExp, (open: OpenVni, value: string) => void];

const PARTS: readonly Part[] = [
  [/^Type: (L2|L3)$/, (open, v) => void (open.type = v as "L2" | "L3")],
  [/^(?:Tenant VRF|VRF): (.*)$/, (open, v) => void (open.vrf = v === "" ? undefined : v)],
  [/^(?:VxLAN interface|Vxlan-Intf): (.*)$/i, (open, v) => void (open.interface = named(v))],
  [/^(?:SVI interface|SVI-If): (.*)$/i, (open, v) => void (open.svi = named(v))],
  [/^Local VTEP IP: (\S+)$/i, (open, v) => void (open.localVtep = canonicalIp(v) ?? v)],
  [/^Remote VTEPs for this VNI:(.*)$/, (open) => void (open.vteps ??= [])],
  [/^No remote VTEPs known for this VNI(.*)$/, (open) => void (open.vteps = [])],
  [/^([0-9A-Fa-f:.]{2,45})(?:\(?flood: \S+| flood: \S+)?$/, remoteVtep],
  [/^Number of MACs \(local and remote\) known for this VNI: (\d{1,15})$/, (open, v) => void (open.macs = Number(v))],
  [/^Number of ARPs \([^)]{0,60}\) known for this VNI: (\d{1,15})$/, (open, v) => void (open.neighbors = Number(v))],
  [/^State: (\S.*)$/, (open, v) => void (open.state = v)],
  [/^Router MAC: (\S+)$/, (open, v) => void (open.routerMac = canonicalMac(v))],
  [/^L2 VNIs:(.*)$/, (open, v) => void (open.l2Vnis = (v.match(/\d{1,8}/g) ?? []).map(Number))],
  [
    /^(VxLAN ifIndex|SVI ifIndex|Mcast group|Advertise-[\w-]+|VNI Filter|System MAC|Vlan|Bridge|VLAN|Access VLAN):.*$/i,
    () => {},
  ],
];

function named(text: string): string | undefined {
  return text === "" || text === "None" ? undefined : text;
}

function remoteVtep(open: OpenVni, text: string): void {
  const ip = canonicalIp(text);
  if (ip !== undefined) open.vteps = [...(open.vteps ?? []), ip];
}

function partOf(open: OpenVni, text: string): boolean {
  if (!/^\s/.test(text)) return false;
  const trimmed = text.trim();
  for (const [pattern, take] of PARTS) {
    const m = pattern.exec(trimmed);
    if (m === null) continue;
    take(open, m[1]!.trim());
    return true;
  }
  return false;
}

function listRow(line: Line): EvpnVni | undefined {
  const m = ROW.exec(line.text);
  if (m === null) return undefined;
  return {
    ...newVni(line.number, Number(m[1])),
    type: m[2] as "L2" | "L3",
    interface: m[3],
    macs: numberOf(m[4]),
    neighbors: numberOf(m[5]),
    remoteVteps: numberOf(m[6]),
    vrf: m[7],
  };
}

function open() {
  let single: OpenVni | undefined;
  const done = (): EvpnVniRow[] => {
    const rows = single === undefined ? [] : [{ ...single, remoteVteps: single.vteps?.length }];
    single = undefined;
    return rows;
  };
  const one = (line: Line): LineRows<EvpnVniRow> => {
    const begins = SINGLE.exec(line.text);
    if (begins !== null) {
      const rows = done();
      single = newVni(line.number, Number(begins[1]));
      return rows;
    }
    if (single !== undefined && partOf(single, line.text)) return [];
    const row = listRow(line);
    if (row !== undefined) return [...done(), row];
    return HEADING.test(line.text) ? done() : undefined;
  };
  return lineReader<EvpnVniRow>(one, done);
}

/** FRR VNIs of zebra, text. */
export const frrEvpnVni: TextFormat<EvpnVniRow> = {
  id: "frr-evpn-vni",
  kind: "frr-evpn-vni",
  lineLimit: SHORT_LINE,
  from: "vtysh of FRR 5.0 to 10.7: show evpn vni [detail|N]",
  starts: /^(?:VNI +Type +VxLAN IF |VNI: \d{1,8}\s*$)/,
  detect(head) {
    if (head.some((line) => HEADING.test(line.text) || listRow(line) !== undefined)) return true;
    // NX-OS begins a block with the same line, and goes on with other names
    return head.some(({ text }) => SINGLE.test(text)) && head.some(({ text }) => /^ {1,2}Type: L[23]\s*$/.test(text));
  },
  open,
};
