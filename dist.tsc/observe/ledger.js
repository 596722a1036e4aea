// What encapsulation costs: packets by the stack of headers between the outer IP header and the inner Ethertype.
import { Histogram, mergeCounts } from "./histogram.js";
import { LAYER, LAYER_NAMES } from "../decode/wire/slots.js";
/** Most different rows (stack and distance of outer and inner length) that one input tells apart. */
const ROW_LIMIT = 1_024;
const STACK_LIMIT = 65_536;
/** Inner length is not known as a length of its own: no inner frame, or a link type without frames. */
export const NO_DELTA = -1;
const BYTES = 65_536;
const DELTAS = 2 ** 33;
/** Counts encapsulated and plain packets of one input. */
export class Ledger {
    root = { id: 0, headers: [], children: new Map() };
    stacks = 1;
    /** All stacks beyond the limit: like the overflow row, not reported. */
    full = { id: STACK_LIMIT, headers: [], children: new Map() };
    rows = new Map();
    overflow = {
        stack: this.root,
        ethernet: false,
        innerFrame: false,
        delta: NO_DELTA,
        outer: new Histogram(),
        padded: 0,
        first: 0,
    };
    /** Plain traffic. */
    get plain() {
        return this.root;
    }
    /** `stack` with one more header inside it. */
    with(stack, layer, bytes) {
        if (stack === this.full)
            return stack;
        const key = layer * BYTES + bytes;
        const known = stack.children.get(key);
        if (known !== undefined)
            return known;
        if (this.stacks >= STACK_LIMIT)
            return this.full;
        const child = { id: this.stacks++, headers: [...stack.headers, { layer, bytes }], children: new Map() };
        stack.children.set(key, child);
        return child;
    }
    /** The row to count in. `record` is the frame's, for the first of a row. Beyond the limit all share one that is not reported. */
    row(stack, kind, record) {
        const flags = (kind.ethernet ? 1 : 0) | (kind.innerFrame ? 2 : 0);
        const key = (stack.id * 4 + flags) * DELTAS + kind.delta + 1;
        const known = this.rows.get(key);
        if (known !== undefined)
            return known;
        if (this.rows.size >= ROW_LIMIT || stack === this.full)
            return this.overflow;
        const row = { stack, ...kind, outer: new Histogram(), padded: 0, first: record };
        this.rows.set(key, row);
        return row;
    }
    /** Packets of rows beyond the limit. */
    get refused() {
        return this.overflow.outer.total();
    }
    /** Counts `n` packets of this outer length. */
    count(row, outerLength, n = 1) {
        row.outer.addMany(outerLength, n);
    }
    /** One row a stack and kind of link, in order of first appearance. */
    counts(input) {
        const groups = new Map();
        for (const row of this.rows.values()) {
            const key = `${row.stack.id} ${row.ethernet}`;
            const group = groups.get(key);
            if (group === undefined)
                groups.set(key, [row]);
            else
                group.push(row);
        }
        const out = [...groups.values()].map((rows) => combined(rows, input));
        return out.filter((c) => c.packets > 0).sort((a, b) => a.first.record - b.first.record);
    }
}
function combined(rows, input) {
    const { stack, ethernet } = rows[0];
    let outerLengths = new Map();
    let innerLengths = new Map();
    let paddedPackets = 0;
    for (const row of rows) {
        const outer = row.outer.toMap();
        outerLengths = mergeCounts(outerLengths, outer);
        paddedPackets += row.padded;
        if (row.delta === NO_DELTA)
            continue;
        innerLengths = mergeCounts(innerLengths, new Map([...outer].map(([length, n]) => [length - row.delta, n])));
    }
    const framed = ethernet && rows.every((r) => r.innerFrame && r.delta === rows[0].delta && r.delta !== NO_DELTA);
    let packets = 0;
    for (const n of outerLengths.values())
        packets += n;
    return {
        encapsulation: nameOf(stack),
        packets,
        headers: stack.headers.map((h) => ({ layer: LAYER_NAMES[h.layer], bytes: h.bytes })),
        ethernet,
        frameOverhead: framed ? rows[0].delta : undefined,
        paddedPackets,
        outerLengths,
        innerLengths,
        first: { input, record: Math.min(...rows.map((r) => r.first)) },
    };
}
const TUNNELS = new Set([LAYER.vxlan, LAYER.geneve, LAYER.gre, LAYER.erspan, LAYER.mpls]);
/** "vxlan", "vxlan+geneve", "gre", "ip-in-ip", ...: the tunnels from the outside in; "none" for plain traffic. */
function nameOf(stack) {
    const names = [];
    const { headers } = stack;
    for (const [i, { layer }] of headers.entries()) {
        const next = headers[i + 1]?.layer;
        if (TUNNELS.has(layer)) {
            if (layer !== LAYER.mpls || headers[i - 1]?.layer !== LAYER.mpls)
                names.push(LAYER_NAMES[layer]);
        }
        else if (isIp(layer) && (next === undefined || isIp(next)))
            names.push("ip-in-ip");
    }
    return names.length === 0 ? "none" : names.join("+");
}
function isIp(layer) {
    return layer === LAYER.ipv4 || layer === LAYER.ipv6;
}
/** Both together, by stack and kind of link. Associative and commutative; rows come in order of their stacks. */
export function mergeEncapsulation(a, b) {
    const out = new Map();
    for (const c of [...a, ...b]) {
        const key = `${c.headers.map((h) => `${h.layer} ${h.bytes}`).join(",")} ${c.ethernet}`;
        const known = out.get(key);
        out.set(key, known === undefined ? c : mergeRow(known, c));
    }
    return [...out].sort((x, y) => (x[0] < y[0] ? -1 : x[0] > y[0] ? 1 : 0)).map(([, c]) => c);
}
function mergeRow(a, b) {
    return {
        encapsulation: a.encapsulation,
        packets: a.packets + b.packets,
        headers: a.headers,
        ethernet: a.ethernet,
        frameOverhead: a.frameOverhead === b.frameOverhead ? a.frameOverhead : undefined,
        paddedPackets: a.paddedPackets + b.paddedPackets,
        outerLengths: mergeCounts(a.outerLengths, b.outerLengths),
        innerLengths: mergeCounts(a.innerLengths, b.innerLengths),
        first: firstOf(a.first, b.first),
    };
}
function firstOf(a, b) {
    const [x, y] = [a.record ?? 0, b.record ?? 0];
    if (x !== y)
        return x < y ? a : b;
    return a.input <= b.input ? a : b;
}
