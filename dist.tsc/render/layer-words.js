// Rarer headers in words: ARP, Geneve with its options, GRE, and the packet that an ICMP error quotes.
import * as arp from "../decode/wire/arp.js";
import * as geneve from "../decode/wire/geneve.js";
import * as gre from "../decode/wire/gre.js";
/** An ARP or RARP packet (checked before). */
export function arpWords(b, at) {
    const a = arp.read(b, at);
    if (a.sha === undefined)
        return `ARP operation ${a.operation}, hardware type ${a.hardwareType}`;
    if (a.operation === arp.OP.rarpRequest)
        return `RARP request: who is ${a.tha}, asked by ${a.sha}`;
    if (a.operation === arp.OP.rarpReply)
        return `RARP reply: ${a.tha} is ${a.tpa}, told by ${a.sha}`;
    if (arp.isGratuitous(b, at))
        return `ARP announcement: ${a.spa} is at ${a.sha}`;
    if (a.operation === arp.OP.request)
        return `ARP request: who has ${a.tpa}, asked by ${a.spa} at ${a.sha}`;
    return a.operation === arp.OP.reply ? `ARP reply: ${a.spa} is at ${a.sha}` : `ARP operation ${a.operation}`;
}
/** A Geneve header with its options (checked before). */
export function geneveWords(b, at) {
    const end = at + geneve.headerLength(b, at);
    let out = `Geneve vni ${geneve.vni(b, at)}`;
    for (let o = at + geneve.LEN; o < end; o += geneve.optionLength(b, o)) {
        const length = geneve.optionLength(b, o);
        const name = geneve.isOvn(b, o) ? "ovn option" : optionName(geneve.optionClass(b, o), geneve.optionType(b, o));
        if (o + length > end)
            return `${out}, ${name} needs ${length} bytes`;
        out += `, ${name} of ${length}`;
    }
    return out;
}
function optionName(optionClass, type) {
    return `option 0x${optionClass.toString(16).padStart(4, "0")}/0x${type.toString(16).padStart(2, "0")}`;
}
/** A GRE header (checked before). */
export function greWords(b, at) {
    const g = gre.read(b, at);
    const key = g.key === undefined ? "" : ` key 0x${g.key.toString(16).padStart(8, "0")}`;
    const sequence = g.sequence === undefined ? "" : ` seq ${g.sequence}`;
    return `GRE protocol 0x${g.protocolType.toString(16).padStart(4, "0")}${key}${sequence}`;
}
/** The packet that an ICMP error is about. */
export function quoteWords(q) {
    const port = (p) => (p === undefined ? "" : `.${p}`);
    const id = q.icmpId === undefined ? "" : ` echo id ${q.icmpId} seq ${q.icmpSeq}`;
    const tunnel = q.tunnel === undefined ? "" : ` ${q.tunnel}${q.vni === undefined ? "" : ` vni ${q.vni}`}`;
    const length = q.length === undefined ? "" : ` packet ${q.length}`;
    const inner = q.inner === undefined ? "" : ` with ${quoteWords(q.inner)}`;
    return `${q.src}${port(q.sport)} > ${q.dst}${port(q.dport)}${length}${id}${tunnel}${inner}`;
}
