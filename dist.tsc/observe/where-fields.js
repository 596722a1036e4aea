// The fields that `--where` can ask for: where each lies in a packet row and what kind of value it has.
import { parseEpochDecimal } from "../core/time.js";
import { LAYER, LAYER_NAMES } from "../decode/wire/slots.js";
const NONE = [];
function one(type, get) {
    return {
        type,
        values: (row) => {
            const value = get(row);
            if (value === undefined || value === false)
                return NONE;
            return [value === true ? 1 : value];
        },
    };
}
function many(type, get) {
    return { type, values: (row) => get(row) ?? NONE };
}
function both(a, b) {
    return [...(a ?? NONE), ...(b ?? NONE)];
}
function some(...values) {
    return values.filter((v) => v !== undefined);
}
/** A key of the EVPN routes, whose schema leaves other keys open. */
function evpn(type, key) {
    return many(type, (r) => r.evpn?.flatMap((route) => {
        const value = route[key];
        const list = Array.isArray(value) ? value : [value];
        return list.filter((v) => typeof v === "string" || typeof v === "number");
    }));
}
const RECORD = [
    ["n", one("number", (r) => r.n)],
    ["ts", one("time", (r) => (r.ts === undefined ? undefined : parseEpochDecimal(r.ts)))],
    ["len", one("number", (r) => r.len)],
    ["caplen", one("number", (r) => r.caplen)],
    ["fcs", one("number", (r) => r.fcs)],
    ["linktype", one("number", (r) => r.linktype)],
    ["link", one("word", (r) => r.link)],
    ["iface", one("number", (r) => r.iface)],
    ["ifname", one("word", (r) => r.ifname)],
    ["ifindex", one("number", (r) => r.ifindex)],
    ["dir", one("word", (r) => r.dir)],
    ["frag", one("number", (r) => r.frag)],
    ["inferred", one("number", (r) => r.inferred)],
    ["offload", one("number", (r) => r.offload)],
    ["snapped", one("number", (r) => r.snapped)],
    ["stop", one("word", (r) => r.stop?.layer)],
    ["checksum", { ...many("word", (r) => r.checksums?.map((c) => c.state)), checksums: true }],
];
const HEADERS = [
    ["layers", many("word", (r) => r.layers)],
    ["off", many("number", (r) => r.off)],
    ["vni", many("number", (r) => r.vni)],
    ["src", many("ip", (r) => r.src)],
    ["dst", many("ip", (r) => r.dst)],
    ["ip", many("ip", (r) => both(r.src, r.dst))],
    ["iplen", many("number", (r) => r.iplen)],
    ["smac", many("mac", (r) => r.smac)],
    ["dmac", many("mac", (r) => r.dmac)],
    ["mac", many("mac", (r) => both(both(r.smac, r.dmac), some(r.arp?.sha, r.arp?.tha)))],
    ["sport", many("number", (r) => r.sport)],
    ["dport", many("number", (r) => r.dport)],
    ["port", many("number", (r) => both(r.sport, r.dport))],
    ["gre_proto", many("number", (r) => r.gre_proto?.map(Number))],
    ["gre_key", many("number", (r) => r.gre_key?.map(Number))],
    ["geneve_opts.class", many("number", (r) => r.geneve_opts?.map((o) => Number(o.class)))],
    ["geneve_opts.type", many("number", (r) => r.geneve_opts?.map((o) => Number(o.type)))],
];
const MESSAGES = [
    ["icmp.type", one("number", (r) => r.icmp?.type)],
    ["icmp.code", one("number", (r) => r.icmp?.code)],
    ["icmp.id", one("number", (r) => r.icmp?.id)],
    ["icmp.seq", one("number", (r) => r.icmp?.seq)],
    ["icmp.mtu", one("number", (r) => r.icmp?.mtu)],
    ["icmp.target", one("ip", (r) => r.icmp?.target)],
    ["icmp.quote.src", many("ip", (r) => some(r.icmp?.quote?.src, r.icmp?.quote?.inner?.src))],
    ["icmp.quote.dst", many("ip", (r) => some(r.icmp?.quote?.dst, r.icmp?.quote?.inner?.dst))],
    ["icmp.quote.seq", many("number", (r) => some(r.icmp?.quote?.icmpSeq, r.icmp?.quote?.inner?.icmpSeq))],
    ["icmp.quote.vni", one("number", (r) => r.icmp?.quote?.vni)],
    ["arp.op", one("number", (r) => r.arp?.op)],
    ["arp.spa", one("ip", (r) => r.arp?.spa)],
    ["arp.tpa", one("ip", (r) => r.arp?.tpa)],
    ["arp.sha", one("mac", (r) => r.arp?.sha)],
    ["arp.tha", one("mac", (r) => r.arp?.tha)],
    ["tcp.flags", one("word", (r) => r.tcp?.flags)],
    ["tcp.seq", one("number", (r) => r.tcp?.seq)],
    ["tcp.ack", one("number", (r) => r.tcp?.ack)],
    ["tcp.payload", one("number", (r) => r.tcp?.payload)],
    ["evpn", many("word", (r) => r.evpn?.map((e) => e.op))],
    ["evpn.op", evpn("word", "op")],
    ["evpn.rt", evpn("number", "rt")],
    ["evpn.mac", evpn("mac", "mac")],
    ["evpn.ip", evpn("ip", "ip")],
    ["evpn.vni", evpn("number", "vni")],
    ["evpn.next_hop", evpn("ip", "next_hop")],
    ["evpn.mm_seq", evpn("number", "mm_seq")],
];
/** A layer's name on its own is there when the packet has the layer; `vlan` and `mpls` have numbers besides. */
function layerFields() {
    const fields = LAYER_NAMES.filter((n) => n !== undefined).map((name) => [
        name,
        many("word", (r) => r.layers.filter((l) => l === name)),
    ]);
    const rarp = LAYER_NAMES[LAYER.rarp];
    return [
        ...fields,
        [rarp, one("number", (r) => (r.arp?.op === 3 || r.arp?.op === 4 ? r.arp.op : undefined))],
        ["vlan", many("number", (r) => r.vlan)],
        ["mpls", many("number", (r) => r.mpls)],
    ];
}
/** Every field by its name. */
export const FIELDS = new Map([...layerFields(), ...RECORD, ...HEADERS, ...MESSAGES]);
/** Names of all fields, as they stand in expressions. */
export function fieldNames() {
    return [...FIELDS.keys()];
}
/** Names of fields that differ least from `name`, at most three; none when all are far from it. */
export function nearestFields(name) {
    const wanted = name.slice(0, 40).toLowerCase();
    const limit = Math.max(1, Math.floor(wanted.length / 3));
    return [...FIELDS.keys()]
        .map((field) => ({ field, d: field.split(".").includes(wanted) ? 1 : distance(wanted, field) }))
        .filter(({ d }) => d <= limit)
        .toSorted((a, b) => a.d - b.d)
        .slice(0, 3)
        .map(({ field }) => field);
}
/** Levenshtein distance, with one row of the table kept. */
function distance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const above = row;
        row = [i];
        for (let j = 1; j <= b.length; j++) {
            const replaced = above[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
            row.push(Math.min(replaced, above[j] + 1, row[j - 1] + 1));
        }
    }
    return row[b.length];
}
