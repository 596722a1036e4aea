import { SHORT_LINE } from "./format.js";
import { JsonReader, flagAt, jsonHead, numberAt } from "./json-tree.js";
import { lineReader } from "./line-reader.js";
const BEGIN = /^L2 VNIs: (\d+)\s*$/;
const PARTS = [
    [/^L3 VNIs: (\d+)\s*$/, (open, m) => void (open.l3Vnis = Number(m[1]))],
    [/^Duplicate address detection: (Enable|Disable)d?\s*$/, detection],
    [/^ +Detection max-moves (\d+), time (\d+)\s*$/, moves],
    [/^ +Detection freeze (permanent|\d+)\s*$/, (open, m) => void (open.freeze = freezeOf(m[1]))],
    [/^(?:Advertise |EVPN MH:|Multihoming)|^ +(?:[\w-]+: |uplink-|protodown )/i, () => { }],
];
function detection(open, m) {
    open.duplicateDetection = m[1] === "Enable";
    open.freeze = "none";
}
function moves(open, m) {
    open.maxMoves = Number(m[1]);
    open.time = Number(m[2]);
}
function freezeOf(text) {
    return text === "permanent" ? text : Number(text);
}
function newSettings(line) {
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
    let open;
    const done = () => {
        const rows = open === undefined ? [] : [open];
        open = undefined;
        return rows;
    };
    const one = (line) => {
        const begins = BEGIN.exec(line.text);
        if (begins !== null) {
            const rows = done();
            open = { ...newSettings(line.number), l2Vnis: Number(begins[1]) };
            return rows;
        }
        for (const [pattern, take] of PARTS) {
            const m = pattern.exec(line.text);
            if (m === null)
                continue;
            open ??= newSettings(line.number);
            take(open, m);
            return [];
        }
        return undefined;
    };
    return lineReader(one, done);
}
function rowsOf(document) {
    if (document.type !== "object")
        return [];
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
export const frrEvpn = {
    id: "frr-evpn",
    kind: "frr-evpn",
    lineLimit: SHORT_LINE,
    from: "vtysh of FRR 7.x to 10.7: show evpn",
    starts: /^L2 VNIs: \d+\s*$/,
    detect: (head) => head.some(({ text }) => BEGIN.test(text) || /^Duplicate address detection: (?:En|Dis)able/.test(text)),
    open: openText,
};
/** FRR EVPN settings, JSON. */
export const frrEvpnJson = {
    id: "frr-evpn-json",
    kind: "frr-evpn",
    from: "vtysh of FRR 7.x to 10.x: show evpn json",
    detect: (head) => /"isDuplicateAddrDetection"\s*:/.test(jsonHead(head)),
    open: () => new JsonReader(rowsOf),
};
