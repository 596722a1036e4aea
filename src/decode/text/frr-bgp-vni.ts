// FRR `show bgp l2vpn evpn vni [N]`, text, 6.0 to 10.7. Of several route targets the list shows the first and ", ...".
// Becomes: facts: route distinguishers of a VNI (vni.rd); a VNI that the kernel does not have is a finding.
// Not read: flooding, advertise settings.
import { canonicalIp } from "../../core/address.ts";
import type { Line, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import type { BgpVni, BgpVniRow, BgpVniSettings } from "./frr-state-rows.ts";
import { lineReader } from "./line-reader.ts";
import type { LineRows } from "./line-reader.ts";

const SINGLE = /^VNI: (\d{1,8}) \((known|unknown) to the kernel\)\s*$/;
const HEADING = /^ +VNI +Type +RD +Import RT +Export RT/;
const ROW = /^([* ]) (\d{1,8}) +(L2|L3) +(\S+) +(\S+?)(?:, ?\.\.\.)? +(\S+?)(?:, ?\.\.\.)?(?: +(\S+))?\s*$/;
const SETTING =
  /^(?:Advertise (?:Gateway|SVI) Macip|Advertise All VNI flag|BUM flooding|VXLAN flooding|Number of L[23] VNIs): (.*)$/;
const LEGEND = /^Flags: \* - Kernel\s*$/;

/** A row whose fields are filled in one after the other. */
export type OpenBgpVni = { -readonly [K in keyof BgpVni]: BgpVni[K] };

/** A VNI of which nothing is known but its number. */
export function newBgpVni(line: number, vni: number): OpenBgpVni {
  return {
    kind: "bgpVni",
    line,
    vni,
    type: undefined,
    inKernel: false,
    rd: undefined,
    vrf: undefined,
    originator: undefined,
    importRts: [],
    exportRts: [],
  };
}

type Open = OpenBgpVni & { list: "importRts" | "exportRts" | undefined };
type Part = readonly [RegExp, (open: Open, value: string) => void];

const PARTS: readonly Part[] = [
  [/^ +Type: (L2|L3)\s*$/, (open, v) => void (open.type = v as "L2" | "L3")],
  [/^ +Tenant[- ]Vrf: (.*)$/i, (open, v) => void (open.vrf = v === "" ? undefined : v)],
  [/^ +RD: (\S+)\s*$/, (open, v) => void (open.rd = v)],
  [/^ +Originator IP: (\S+)\s*$/, (open, v) => void (open.originator = canonicalIp(v) ?? v)],
  [/^ +(Import|Export) Route Target:\s*$/, (open, v) => void (open.list = v === "Import" ? "importRts" : "exportRts")],
  [/^ +([\d.]+:\d+|\*:\d+)\s*$/, target],
  [
    /^ +(Mcast group|Advertise-[\w-]+|SVI interface|Site[- ]of[- ]Origin|MAC-VRF Site-of-Origin|System MAC|System IP|Router-?MAC|RMAC|Advertise-pip) ?:.*$/i,
    () => {},
  ],
];

function target(open: Open, text: string): void {
  if (open.list !== undefined) open[open.list] = [...open[open.list], text];
}

function partOf(open: Open, text: string): boolean {
  for (const [pattern, take] of PARTS) {
    const m = pattern.exec(text);
    if (m === null) continue;
    take(open, m[1]!.trim());
    return true;
  }
  return false;
}

function listRow(line: Line): BgpVni | undefined {
  const m = ROW.exec(line.text);
  if (m === null || !/^(?:[\d.]+:\d+|\*:\d+)$/.test(m[5]!)) return undefined;
  return {
    ...newBgpVni(line.number, Number(m[2])),
    type: m[3] as "L2" | "L3",
    inKernel: m[1] === "*",
    rd: m[4],
    importRts: [m[5]!],
    exportRts: [m[6]!],
    vrf: m[7],
  };
}

function withSetting(settings: BgpVniSettings, text: string): BgpVniSettings {
  const number = /^Number of L([23]) VNIs: (\d{1,15})/.exec(text);
  if (number !== null) return { ...settings, [`l${number[1]}Vnis`]: Number(number[2]) };
  const all = /^Advertise All VNI flag: (\w+)/.exec(text);
  return all === null ? settings : { ...settings, advertiseAllVnis: all[1] === "Enabled" };
}

/** Settings of which nothing is known. */
export function newSettings(line: number): BgpVniSettings {
  return { kind: "settings", line, advertiseAllVnis: undefined, l2Vnis: undefined, l3Vnis: undefined };
}

function open() {
  let single: Open | undefined;
  let settings: BgpVniSettings | undefined;
  const done = (): BgpVniRow[] => {
    const rows: BgpVniRow[] = settings === undefined ? [] : [settings];
    if (single !== undefined) {
      const { list: _, ...row } = single;
      rows.push(row);
    }
    single = undefined;
    settings = undefined;
    return rows;
  };
  const one = (line: Line): LineRows<BgpVniRow> => {
    const begins = SINGLE.exec(line.text);
    if (begins !== null) {
      const rows = done();
      single = { ...newBgpVni(line.number, Number(begins[1])), inKernel: begins[2] === "known", list: undefined };
      return rows;
    }
    if (single !== undefined && partOf(single, line.text)) return [];
    if (SETTING.test(line.text)) {
      settings = withSetting(settings ?? newSettings(line.number), line.text);
      return [];
    }
    const row = listRow(line);
    if (row !== undefined) return [...done(), row];
    return HEADING.test(line.text) || LEGEND.test(line.text) ? done() : undefined;
  };
  return lineReader<BgpVniRow>(one, done);
}

/** FRR VNIs of bgpd, text. */
export const frrBgpVni: TextFormat<BgpVniRow> = {
  id: "frr-bgp-vni",
  kind: "frr-bgp-vni",
  lineLimit: SHORT_LINE,
  from: "vtysh of FRR 6.0 to 10.7: show bgp l2vpn evpn vni [N]",
  starts: /^(?:Advertise Gateway Macip: |VNI: \d{1,8} \((?:known|unknown) to the kernel\))/,
  detect: (head) =>
    head.some((line) => SINGLE.test(line.text) || HEADING.test(line.text) || SETTING.test(line.text)) ||
    head.some((line) => listRow(line) !== undefined),
  open,
};
