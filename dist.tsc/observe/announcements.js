// MACs that announce themselves (RARP, gratuitous ARP, unsolicited neighbour advertisements), and addresses that two
// MACs answer for.
import * as arp from "../decode/wire/arp.js";
import * as ethernet from "../decode/wire/ethernet.js";
import * as icmpv6 from "../decode/wire/icmpv6.js";
/** Announcements listed for one MAC, for one input; MACs and addresses remembered. */
const PER_MAC = 3;
const LISTED = 200;
const REMEMBERED = 10_000;
/** Announcements of one input. */
export class Announcements {
    input;
    listed = [];
    perMac = new Map();
    answers = new Map();
    conflicts = new Map();
    omitted = 0;
    constructor(input) {
        this.input = input;
    }
    /** An ARP or RARP packet at `at`. */
    arp(seen, b, at) {
        if (!arp.hasMacs(b, at))
            return;
        const op = arp.operation(b, at);
        if (op === arp.OP.rarpRequest || op === arp.OP.rarpReply)
            this.announce(seen, arp.sha(b, at), "RARP");
        else if (arp.isGratuitous(b, at) && arp.spa(b, at) !== "0.0.0.0") {
            this.announce(seen, arp.sha(b, at), `gratuitous ARP for ${arp.spa(b, at)}`);
        }
        if (op === arp.OP.reply && arp.hasIpv4(b, at))
            this.answer(seen, arp.spa(b, at), arp.sha(b, at));
    }
    /** An unsolicited neighbour advertisement; `eth` is the offset of the frame's Ethernet header, or -1. */
    neighbour(seen, b, place) {
        const { at, end, eth } = place;
        const mac = icmpv6.linkAddress(b, at, end) ?? (eth < 0 ? undefined : ethernet.src(b, eth));
        if (mac === undefined)
            return;
        this.announce(seen, mac, `unsolicited neighbour advertisement for ${icmpv6.target(b, at)}`);
    }
    announce(seen, mac, how) {
        const n = (this.perMac.get(mac) ?? 0) + 1;
        if (this.perMac.size < REMEMBERED || n > 1)
            this.perMac.set(mac, n);
        if (n > PER_MAC || this.listed.length >= LISTED) {
            this.omitted++;
            return;
        }
        this.listed.push({
            code: "mac.announced",
            severity: "info",
            says: `${mac} announced by ${how}${placeOf(seen)}${seen.time === undefined ? "" : ` at ${seen.time}`}.`,
            where: [{ input: this.input, record: seen.record }],
            filter: "arp.opcode == 3 || arp.isgratuitous == 1 || (icmpv6.type == 136 && icmpv6.nd.na.flag.s == 0)",
        });
    }
    answer(seen, ip, mac) {
        const key = `${seen.vni ?? ""} ${seen.vlan ?? ""} ${ip}`;
        const known = this.answers.get(key);
        if (known === undefined) {
            if (this.answers.size < REMEMBERED)
                this.answers.set(key, mac);
        }
        else if (known !== mac && !this.conflicts.has(`${key} ${mac}`) && this.conflicts.size < LISTED) {
            this.conflicts.set(`${key} ${mac}`, {
                code: "arp.two-macs",
                severity: "warning",
                says: `${known} and ${mac} both answer ARP for ${ip}${placeOf(seen)}.`,
                where: [{ input: this.input, record: seen.record }],
                filter: `arp.opcode == 2 && arp.src.proto_ipv4 == ${ip}`,
                limits: ["A duplicate address, a proxy, or one address that two machines share on purpose look the same."],
            });
        }
    }
    /** The findings. */
    findings() {
        const out = [...this.listed, ...this.conflicts.values()];
        if (this.omitted > 0) {
            const says = `${this.omitted} more announcements of MACs are not listed (the first ${PER_MAC} of each MAC are).`;
            out.push({
                code: "mac.announced-more",
                severity: "info",
                says,
                where: [{ input: this.input }],
                count: this.omitted,
            });
        }
        return out;
    }
}
function placeOf(s) {
    const vlan = s.vlan === undefined ? "" : ` in VLAN ${s.vlan}`;
    if (s.vni !== undefined)
        return `${vlan} in VNI ${s.vni}${s.vtep === undefined ? "" : `, sent by VTEP ${s.vtep}`}`;
    return vlan;
}
