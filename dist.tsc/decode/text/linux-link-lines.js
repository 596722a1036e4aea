// The lines of an interface, shared by `ip link`, `ip addr`, `bridge link` and the monitors: a heading and lines of details.
import { canonicalIp } from "../../core/address.js";
import { numberOf, wordsOf } from "./linux-rows.js";
/** `7: tap-vm1@if6: <BROADCAST,UP> mtu 1500 ...`; the rest behind the flags is group 5. */
const HEADING = /^(\d{1,10}): ([^\s:@]{1,64})(?:@([^\s:]{1,64}))?:? <([A-Z0-9_,-]*)>(?: (.*))?$/;
/** `7: eth0    inet 10.0.0.1/24 ...`: one line an address (-o, and monitors). */
const ONE_LINE_ADDRESS = /^(\d{1,10}): (\S{1,64}) +((?:inet6?|link\/\S+|family \d+|mpls|ipx|dnet) .*)$/;
/** `eth0@if4         UP             10.0.0.1/24 ` and `eth0  UP  52:54:00:aa:00:01 <UP,LOWER_UP> ` (-br). */
const BRIEF = /^(\S{1,64}?)(?:@(\S{1,64}))? +(UP|DOWN|UNKNOWN|DORMANT|LOWERLAYERDOWN|NOTPRESENT|TESTING)(?: +(.*))?$/;
const KINDS = new Set("amt bareudp batadv bond bridge can dsa dummy erspan ip6erspan ifb ipip ip6gre ip6gretap ip6tnl ipoib ipvlan ipvtap gre gretap geneve gtp hsr lowpan macsec macvlan macvtap netdevsim nlmon openvswitch pfcp rmnet sit team tun vcan veth virt_wifi vlan vrf vti vti6 vxcan vxlan wireguard wwan xfrm netkit ppp slip nat64".split(" "));
/** An interface of which only the name is known. */
export function newLink(line, ifname) {
    return {
        kind: "link",
        line,
        ifindex: undefined,
        ifname,
        peer: undefined,
        flags: [],
        mtu: undefined,
        qdisc: undefined,
        master: undefined,
        state: undefined,
        group: undefined,
        linkType: undefined,
        address: undefined,
        broadcast: undefined,
        infoKind: undefined,
        slaveKind: undefined,
        id: undefined,
        external: false,
        local: undefined,
        remote: undefined,
        dstPort: undefined,
        learning: undefined,
        vlanProtocol: undefined,
        vlanFiltering: undefined,
        alias: undefined,
        rx: undefined,
        tx: undefined,
        deleted: false,
    };
}
/** The interface that a heading begins; undefined for other lines. */
export function parseHeading(text, line) {
    const m = HEADING.exec(text);
    if (m === null)
        return undefined;
    const row = newLink(line, m[2]);
    row.ifindex = Number(m[1]);
    row.peer = m[3];
    row.flags = m[4] === "" ? [] : m[4].split(",");
    const words = wordsOf(m[5] ?? "");
    for (let i = 0; i + 1 < words.length; i++) {
        const [word, value] = [words[i], words[i + 1]];
        if (word === "mtu")
            row.mtu = numberOf(value);
        else if (word === "qdisc")
            row.qdisc = value;
        else if (word === "master")
            row.master = value;
        else if (word === "state")
            row.state = value;
        else if (word === "group")
            row.group = value;
        else
            continue;
        i++;
    }
    return row;
}
/** The interface (and addresses) of a -br line; undefined for other lines. */
export function parseBrief(text, line) {
    const m = BRIEF.exec(text.trimEnd());
    if (m === null)
        return undefined;
    const link = newLink(line, m[1]);
    link.peer = m[2];
    link.state = m[3];
    const addresses = [];
    for (const word of wordsOf(m[4] ?? "")) {
        const address = /\/\d{1,3}$/.test(word) || canonicalIp(word) !== undefined ? briefAddress(word, link.ifname, line) : undefined;
        if (address !== undefined)
            addresses.push(address);
        else if (/^[0-9a-f]{2}(?::[0-9a-f]{2})+$/i.test(word))
            link.address = word.toLowerCase();
        else if (/^<[A-Z0-9_,-]*>$/.test(word))
            link.flags = word.slice(1, -1).split(",");
        else if (/^(?:metric|\d+|peer|[\d.:a-f/]+)$/i.test(word))
            continue; // "10.0.0.1/24 metric 100"
        else
            return undefined;
    }
    return { link, addresses };
}
function briefAddress(word, ifname, line) {
    const row = newAddr(line, ifname, word);
    return row.family === "other" ? undefined : row;
}
/** An address of which nothing but itself is known. */
export function newAddr(line, ifname, text) {
    const [bare, prefix] = text.split("/", 2);
    const address = canonicalIp(bare);
    return {
        kind: "addr",
        line,
        ifname,
        family: address === undefined ? "other" : address.includes(":") ? "inet6" : "inet",
        address: address ?? bare,
        prefix: numberOf(prefix),
        peer: undefined,
        broadcast: undefined,
        scope: undefined,
        flags: [],
        label: undefined,
        deleted: false,
    };
}
/** The address on a line such as `    inet 10.0.0.1/24 brd 10.0.0.255 scope global dynamic eth0`; undefined for other lines. */
export function parseAddress(text, line, ifname) {
    const words = wordsOf(text);
    if ((words[0] !== "inet" && words[0] !== "inet6") || words[1] === undefined)
        return undefined;
    const row = newAddr(line, ifname, words[1]);
    if (row.family === "other")
        return undefined;
    for (let i = 2; i < words.length; i++) {
        const [word, value] = [words[i], words[i + 1]];
        if (word === "brd" || word === "any" || word === "metric" || word === "proto") {
            if (word === "brd")
                row.broadcast = value;
            i++;
        }
        else if (word === "peer") {
            row.peer = value;
            row.prefix ??= numberOf(value?.split("/")[1]);
            i++;
        }
        else if (word === "scope") {
            row.scope = value;
            i++;
        }
        else if (i === words.length - 1 && row.family === "inet")
            row.label = word;
        else
            row.flags.push(word);
    }
    return row;
}
/** Interface and address of a line of the one-line form; undefined for other lines. */
export function parseOneLineAddress(text, line) {
    const m = ONE_LINE_ADDRESS.exec(text);
    const row = m === null ? undefined : parseAddress(m[3], line, m[2]);
    return row === undefined ? undefined : { ifindex: Number(m[1]), ifname: m[2], row };
}
/** Takes the indented lines under a heading into its row. */
export class LinkDetails {
    next;
    /** Forgets a line of counters that was awaited. */
    reset() {
        this.next = undefined;
    }
    /** Takes one line; false when it is none of an interface. */
    take(row, text) {
        const trimmed = text.trim();
        if (this.next !== undefined && /^\d[\d\s.KMGTPkmgtp]*$/.test(trimmed))
            return this.counters(row, trimmed);
        this.next = undefined;
        const counters = /^([RT]X)(?: errors)?: +[a-z]/.exec(trimmed);
        if (counters !== null) {
            this.next = trimmed.startsWith("RX: ") ? "rx" : trimmed.startsWith("TX: ") ? "tx" : "other";
            return true;
        }
        const words = wordsOf(trimmed);
        const [first] = words;
        if (first === undefined)
            return true;
        if (first.startsWith("link/"))
            linkLine(row, first, words);
        else if (first.endsWith("_slave") && KINDS.has(first.slice(0, -6)))
            row.slaveKind ??= first.slice(0, -6);
        else if (KINDS.has(first))
            kindLine(row, first, words);
        else if (first === "alias")
            row.alias = trimmed.slice(6);
        else
            return OTHER.test(trimmed);
        return true;
    }
    counters(row, text) {
        const { next } = this;
        this.next = undefined;
        const [bytes, packets, errors, dropped] = wordsOf(text).map(numberOf);
        // -h prints "1.2M": no number, no counters
        if (next === "other" ||
            bytes === undefined ||
            packets === undefined ||
            errors === undefined ||
            dropped === undefined)
            return true;
        if (next !== undefined)
            row[next] ??= { bytes, packets, errors, dropped };
        return true;
    }
}
const OTHER = /^(?:altname \S|vf \d|valid_lft \S|prog\/xdp|xdp|parentbus|parentdev|link-netnsid \d|(?:hairpin|mcast_to_unicast|neigh_suppress|vlan_tunnel|learning|state|priority|isolated|guard)\s\S|addrgenmode|numtxqueues|promiscuity|protodown|minmtu|bcqueuelen|info:|spoof checking|allmulti|open_timeout|dump_|offload_)/;
function linkLine(row, first, words) {
    row.linkType = first.slice(5);
    if (/^[0-9a-f.:]+$/i.test(words[1] ?? ""))
        row.address = words[1].toLowerCase();
    if (words[2] === "brd" || words[2] === "peer")
        row.broadcast = words[3]?.toLowerCase();
}
/** `vxlan id 100 local 192.0.2.1 dev eth0 srcport 0 0 dstport 4789 nolearning`, `vlan protocol 802.1Q id 200 <REORDER_HDR>`, ... */
function kindLine(row, kind, words) {
    row.infoKind ??= kind;
    const tunnel = kind === "vxlan" || kind === "geneve";
    const idKind = tunnel || kind === "vlan";
    if (kind === "vxlan" && row.learning === undefined)
        row.learning = !words.includes("nolearning");
    if (tunnel && (words.includes("external") || words.includes("vnifilter")))
        row.external = true;
    for (let i = 1; i + 1 < words.length; i++) {
        const [word, value] = [words[i], words[i + 1]];
        if (word === "id" && idKind)
            row.id ??= numberOf(value);
        else if (word === "protocol" && kind === "vlan")
            row.vlanProtocol = value;
        else if (word === "local")
            row.local ??= canonicalIp(value) ?? value;
        else if (word === "remote" || (word === "group" && tunnel))
            row.remote ??= canonicalIp(value) ?? value;
        else if (word === "dstport" && tunnel)
            row.dstPort ??= numberOf(value);
        else if (word === "vlan_filtering" && kind === "bridge")
            row.vlanFiltering = value === "1";
    }
}
