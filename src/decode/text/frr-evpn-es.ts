// FRR `show evpn es [detail]` (zebra) and `show bgp l2vpn evpn es` (bgpd), text and JSON, 7.5 to 10.x. Blank columns are not printed, so
// the columns of a row are told apart by what they look like; letters behind a VTEP (EA, ...) are its flags.
// Becomes: facts: the VTEPs of a segment (segment.vteps).
// Not read: designated forwarders, VNIs of a segment, next-hop groups.
import { canonicalIp } from "../../core/address.ts";
import type { Line, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import type { EvpnSegment, EvpnSegmentRow } from "./frr-state-rows.ts";
import { JsonReader, jsonHead, stringAt } from "./json-tree.ts";
import type { JsonNode, JsonObject } from "./json-tree.ts";
import { lineReader } from "./line-reader.ts";
import type { LineRows } from "./line-reader.ts";
import { stringsAt } from "./linux-json.ts";

const ROW = /^((?:[0-9a-f]{2}:){9}[0-9a-f]{2}) +([A-Z]+|-)\b(.*)$/i;
const SINGLE = /^ESI: ((?:[0-9a-f]{2}:){9}[0-9a-f]{2})\s*$/i;
const HEADING = /^ESI {3,}(?:Type|Flags)\b/;
const LEGEND = /^(?:Type: B bypass|ES Flags:|VTEP Flags:)/;
const RD = /^(?:\d+|\d{1,3}(?:\.\d{1,3}){3}):\d+$/;

type Open = { -readonly [K in keyof EvpnSegment]: EvpnSegment[K] };

function newSegment(line: number, esi: string): Open {
  return {
    kind: "segment",
    line,
    esi: esi.toLowerCase(),
    local: false,
    remote: false,
    interface: undefined,
    rd: undefined,
    vteps: [],
  };
}

function listRow(line: Line): EvpnSegment | undefined {
  const m = ROW.exec(line.text);
  if (m === null) return undefined;
  const open = newSegment(line.number, m[1]!);
  open.local = m[2]!.includes("L");
  open.remote = m[2]!.includes("R");
  for (const word of m[3]!.split(/\s+/)) {
    const vteps = word.split(",").flatMap((w) => canonicalIp(w.replace(/\([A-Z]*\)$/, "")) ?? []);
    if (vteps.length > 0) open.vteps = [...open.vteps, ...vteps];
    else if (RD.test(word)) open.rd = word;
    else if (!/^(?:|-|\d+)$/.test(word)) open.interface ??= word;
  }
  return open;
}

/** A line of the form for one segment. */
function partOf(open: Open, text: string): boolean {
  const m = /^\s+([A-Za-z][\w -]{0,40}):(?: (.*))?$/.exec(text);
  if (m === null) {
    const vtep = /^\s+([0-9A-Fa-f:.]{2,45})\s+\S/.exec(`${text} .`);
    const ip = vtep === null ? undefined : canonicalIp(vtep[1]!);
    if (ip !== undefined) open.vteps = [...open.vteps, ip];
    return ip !== undefined;
  }
  const value = (m[2] ?? "").trim();
  if (m[1] === "Type") {
    open.local = /local/i.test(value);
    open.remote = /remote/i.test(value);
  } else if (m[1] === "RD" && RD.test(value)) open.rd = value;
  else if (m[1] === "Interface" && value !== "-") open.interface = value;
  return true;
}

function openText() {
  let single: Open | undefined;
  const done = (): EvpnSegmentRow[] => {
    const rows = single === undefined ? [] : [single];
    single = undefined;
    return rows;
  };
  const one = (line: Line): LineRows<EvpnSegmentRow> => {
    const begins = SINGLE.exec(line.text);
    if (begins !== null) {
      const rows = done();
      single = newSegment(line.number, begins[1]!);
      return rows;
    }
    const row = listRow(line);
    if (row !== undefined) return [...done(), row];
    if (HEADING.test(line.text) || LEGEND.test(line.text)) return done();
    return single !== undefined && partOf(single, line.text) ? [] : undefined;
  };
  return lineReader<EvpnSegmentRow>(one, done);
}

function rowsOf(document: JsonNode): EvpnSegment[] {
  if (document.type === "array") return document.items.flatMap(rowsOf);
  if (document.type !== "object") return [];
  const esi = stringAt(document, "esi");
  return esi === undefined ? [] : [segmentRow(document, esi)];
}

function segmentRow(o: JsonObject, esi: string): EvpnSegment {
  const open = newSegment(o.line, esi);
  // bgpd says "type", zebra "flags", among which are others
  const types = [...stringsAt(o, "type"), ...stringsAt(o, "flags"), stringAt(o, "type") ?? ""];
  open.local = types.includes("local");
  open.remote = types.includes("remote");
  open.rd = stringAt(o, "rd");
  open.interface = stringAt(o, "accessPort") ?? stringAt(o, "interface");
  const vteps = o.entries.get("vteps");
  if (vteps?.type === "array") {
    open.vteps = vteps.items.flatMap((item) => {
      if (item.type !== "object") return [];
      return canonicalIp(stringAt(item, "vtep") ?? stringAt(item, "vtep_ip") ?? stringAt(item, "vtepIp") ?? "") ?? [];
    });
  }
  return open;
}

/** FRR Ethernet segments, text. */
export const frrEvpnEs: TextFormat<EvpnSegmentRow> = {
  id: "frr-evpn-es",
  kind: "frr-evpn-es",
  lineLimit: SHORT_LINE,
  from: "vtysh of FRR 7.5 to 10.x: show evpn es [detail], show bgp l2vpn evpn es",
  starts: /^(?:Type: B bypass, L local|ES Flags: |ESI: (?:[0-9a-f]{2}:){9}[0-9a-f]{2}\s*$)/i,
  detect: (head) =>
    head.some((line) => HEADING.test(line.text) || SINGLE.test(line.text) || listRow(line) !== undefined),
  open: openText,
};

/** FRR Ethernet segments, JSON. */
export const frrEvpnEsJson: TextFormat<EvpnSegmentRow> = {
  id: "frr-evpn-es-json",
  kind: "frr-evpn-es",
  from: "vtysh of FRR 7.5 to 10.x: show evpn es [detail] json, show bgp l2vpn evpn es json",
  detect: (head) => /^\s*(?:\[\s*)?\{\s*"esi"\s*:\s*"(?:[0-9a-f]{2}:){9}[0-9a-f]{2}"/i.test(jsonHead(head)),
  open: () => new JsonReader<EvpnSegmentRow>(rowsOf),
};
