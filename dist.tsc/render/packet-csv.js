// Packet rows as CSV (RFC 4180): a header line, then a line a packet; lists are joined by spaces, outermost first.
import { visible } from "./html.js";
import { epochDecimal, rfc3339 } from "../core/time.js";
import { packetTime } from "../observe/packet-row.js";
const COLUMNS = [
    ["record_bytes", (r) => r.len],
    ["captured_bytes", (r) => r.caplen],
    ["fcs_bytes", (r) => r.fcs],
    ["link", (r) => r.link],
    ["iface", (r) => r.ifname ?? r.iface],
    ["layers", (r) => r.layers],
    ["vlan", (r) => r.vlan],
    ["vni", (r) => r.vni],
    ["smac", (r) => r.smac],
    ["dmac", (r) => r.dmac],
    ["src", (r) => r.src],
    ["dst", (r) => r.dst],
    ["ip_packet_bytes", (r) => r.iplen],
    ["sport", (r) => r.sport],
    ["dport", (r) => r.dport],
    ["mpls", (r) => r.mpls],
    ["gre_proto", (r) => r.gre_proto],
    ["gre_key", (r) => r.gre_key],
    ["icmp_type", (r) => r.icmp?.type],
    ["icmp_code", (r) => r.icmp?.code],
    ["icmp_id", (r) => r.icmp?.id],
    ["icmp_seq", (r) => r.icmp?.seq],
    ["icmp_mtu", (r) => r.icmp?.mtu],
    ["arp_op", (r) => r.arp?.op],
    ["arp_spa", (r) => r.arp?.spa],
    ["arp_tpa", (r) => r.arp?.tpa],
    ["tcp_flags", (r) => r.tcp?.flags],
    ["evpn", (r) => r.evpn?.map((e) => `${e.op}:${e.rt}`)],
    ["checksums", (r) => r.checksums?.map((c) => `${c.name}:${c.state}`)],
    ["flags", flagsOf],
    ["stop", (r) => (r.stop === undefined ? undefined : `${r.stop.layer}+${r.stop.offset}`)],
];
function flagsOf(r) {
    return ["frag", "inferred", "offload", "snapped"].filter((key) => r[key] === true);
}
/** The header line, with its line ending. */
export function csvHeader(time) {
    const names = COLUMNS.map(([name]) => name);
    return `${["n", ...(time === "none" ? [] : ["time"]), ...names].join(",")}\r\n`;
}
/** Lines of one capture; `relative` counts from the first packet that has a time. */
export class PacketCsv {
    time;
    first;
    constructor(time) {
        this.time = time;
    }
    /** The line of one packet, with its line ending. */
    line(v, row) {
        const cells = [row.n];
        if (this.time !== "none")
            cells.push(this.stamp(v));
        for (const [, get] of COLUMNS)
            cells.push(get(row));
        return `${cells.map(cellText).join(",")}\r\n`;
    }
    stamp(v) {
        const at = packetTime(v);
        if (at === undefined)
            return undefined;
        const digits = Math.min(9, v.iface.digits);
        if (this.time === "rfc3339")
            return rfc3339(at, digits);
        this.first ??= at;
        const decimal = epochDecimal(this.time === "relative" ? at - this.first : at);
        return digits === 0 ? decimal.slice(0, -10) : decimal.slice(0, decimal.length - (9 - digits));
    }
}
function cellText(cell) {
    if (cell === undefined)
        return "";
    const raw = visible(typeof cell === "object" ? cell.join(" ") : String(cell));
    // a name from the file must not be a formula in a spreadsheet
    const text = /^[=+@\t]|^-(?!\d)/.test(raw) ? `'${raw}` : raw;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
