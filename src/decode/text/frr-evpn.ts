// FRR `show evpn`, text and JSON, 7.x to 10.x: how duplicate addresses are detected, and how many VNIs there are. JSON prints 0 as
// freeze time both for none and for a permanent one; newer versions say which in a key of its own.
// Becomes: a fact: how duplicates are detected (evpn.duplicateDetection).
// Not read: multihoming timers, uplinks.
import type { Line, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import type { EvpnSettings, EvpnSettingsRow } from "./frr-state-rows.ts";
import { JsonReader, flagAt, jsonHead, numberAt } from "./json-tree.ts";
import type { JsonNode } from "./json-tree.ts";
import { lineReader } from "./line-reader.ts";
import type { LineRows } from "./line-reader.ts";

const BEGIN = /^L2 VNIs: (\d{1,15})\s*$/;

type Open = { -readonly [K in keyof EvpnSettings]: EvpnSettings[K] };
type Part = readonly [RegExp, (open: Open, m: RegExpExecArray) => void];

const PARTS: readonly Part[] = [
  [/^L3 VNIs: (\d{1,15})\s*$/, (open, m) => void (open.l3Vnis = Number(m[1]))],
  [/^Duplicate address detection: (Enable|Disable)d?\s*$/, detection],
  [/^ +Detection max-moves (\d{1,15}), time (\d{1,15})\s*$/, moves],
  [/^ +Detection freeze (permanent|\d+)\s*$/, (open, m) => void (open.freeze = freezeOf(m[1]!))],
  [/^(?:Advertise |EVPN MH:|Multihoming)|^ +(?:[\w-]+: |uplink-|protodown )/i, () => {}],
];

function detection(open: Open, m: RegExpExecArray): void {
  open.duplicateDetection = m[1] === "Enable";
  open.freeze = "none";
}

function moves(open: Open, m: RegExpExecArray): void {
  open.maxMoves = Number(m[1]);
  open.time = Number(m[2]);
}

function freezeOf(text: string): "permanent" | number {
  return text === "permanent" ? text : Number(text);
}

function newSettings(line: number): Open {
  return {
    kind: "evpn",
    line,
    l2Vnis: undefined,
    l3Vnis: undefined,
    duplicateDetection: undefined,
    maxMoves: undefined,
    time: undefined,
    freeze: undefined,
  };
}

function openText() {
  let open: Open | undefined;
  const done = (): EvpnSettingsRow[] => {
    const rows = open === undefined ? [] : [open];
    open = undefined;
    return rows;
  };
  const one = (line: Line): LineRows<EvpnSettingsRow> => {
    const begins = BEGIN.exec(line.text);
    if (begins !== null) {
      const rows = done();
      open = { ...newSettings(line.number), l2Vnis: Number(begins[1]) };
      return rows;
    }
    for (const [pattern, take] of PARTS) {
      const m = pattern.exec(line.text);
      if (m === null) continue;
      open ??= newSettings(line.number);
      take(open, m);
      return [];
    }
    return undefined;
  };
  return lineReader<EvpnSettingsRow>(one, done);
}

function rowsOf(document: JsonNode): EvpnSettings[] {
  if (document.type !== "object") return [];
  const known = document.entries.has("isDuplicateAddrDetection");
  const seconds = numberAt(document, "detectionFreezeTime");
  const freezes = document.entries.has("isDetectionFreeze") ? flagAt(document, "isDetectionFreeze") : undefined;
  return [
    {
      kind: "evpn",
      line: document.line,
      l2Vnis: numberAt(document, "numL2Vnis"),
      l3Vnis: numberAt(document, "numL3Vnis"),
      duplicateDetection: known ? flagAt(document, "isDuplicateAddrDetection") : undefined,
      maxMoves: numberAt(document, "maxMoves"),
      time: numberAt(document, "detectionTime"),
      freeze: freezes === false ? "none" : seconds !== 0 ? seconds : freezes === true ? "permanent" : undefined,
    },
  ];
}

/** FRR EVPN settings, text. */
export const frrEvpn: TextFormat<EvpnSettingsRow> = {
  id: "frr-evpn",
  kind: "frr-evpn",
  lineLimit: SHORT_LINE,
  from: "vtysh of FRR 7.x to 10.7: show evpn",
  starts: /^L2 VNIs: \d+\s*$/,
  detect: (head) =>
    head.some(({ text }) => BEGIN.test(text) || /^Duplicate address detection: (?:En|Dis)able/.test(text)),
  open: openText,
};

/** FRR EVPN settings, JSON. */
export const frrEvpnJson: TextFormat<EvpnSettingsRow> = {
  id: "frr-evpn-json",
  kind: "frr-evpn",
  from: "vtysh of FRR 7.x to 10.x: show evpn json",
  detect: (head) => /"isDuplicateAddrDetection"\s*:/.test(jsonHead(head)),
  open: () => new JsonReader<EvpnSettingsRow>(rowsOf),
};
