// Words for numbers in packet text: ICMP types, ARP operations, EtherTypes, what a cooked capture says about direction.
const ICMP = {
    0: "echo reply",
    3: "unreachable",
    4: "source quench",
    5: "redirect",
    8: "echo request",
    9: "router advertisement",
    10: "router solicitation",
    11: "time exceeded",
    12: "parameter problem",
    13: "timestamp request",
    14: "timestamp reply",
    17: "mask request",
    18: "mask reply",
    42: "extended echo request",
    43: "extended echo reply",
};
const UNREACHABLE = [
    "network unreachable",
    "host unreachable",
    "protocol unreachable",
    "port unreachable",
    "fragmentation needed",
    "source route failed",
    "network unknown",
    "host unknown",
    "source host isolated",
    "network prohibited",
    "host prohibited",
    "network unreachable for this TOS",
    "host unreachable for this TOS",
    "prohibited by a filter",
];
const UNREACHABLE6 = [
    "no route",
    "prohibited by a filter",
    "beyond scope of the source",
    "address unreachable",
    "port unreachable",
    "source address failed policy",
    "route rejected",
];
const ICMPV6 = {
    1: "unreachable",
    2: "packet too big",
    3: "time exceeded",
    4: "parameter problem",
    128: "echo request",
    129: "echo reply",
    130: "listener query",
    131: "listener report",
    132: "listener done",
    133: "router solicitation",
    134: "router advertisement",
    135: "neighbour solicitation",
    136: "neighbour advertisement",
    137: "redirect",
    143: "listener report v2",
    160: "extended echo request",
    161: "extended echo reply",
};
const ETHER_TYPES = {
    0x0842: "wake-on-LAN",
    0x8809: "slow protocols (LACP)",
    0x8863: "PPPoE discovery",
    0x8864: "PPPoE session",
    0x888e: "EAPOL",
    0x88cc: "LLDP",
    0x88e5: "MACsec",
    0x88f7: "PTP",
    0x8902: "CFM",
    0x894f: "NSH",
};
const PROTOCOLS = {
    2: "IGMP",
    33: "DCCP",
    46: "RSVP",
    50: "ESP",
    59: "no next header",
    88: "EIGRP",
    89: "OSPF",
    103: "PIM",
    112: "VRRP",
    115: "L2TPv3",
    132: "SCTP",
};
/** ICMP type and code in words (IANA icmp-parameters). */
export function icmpWords(type, code) {
    const word = ICMP[type];
    if (word === undefined)
        return `type ${type} code ${code}`;
    if (type === 3)
        return UNREACHABLE[code] ?? `${word}, code ${code}`;
    return code === 0 ? word : `${word}, code ${code}`;
}
/** ICMPv6 type and code in words (IANA icmpv6-parameters). */
export function icmpv6Words(type, code) {
    const word = ICMPV6[type];
    if (word === undefined)
        return `type ${type} code ${code}`;
    if (type === 1)
        return UNREACHABLE6[code] ?? `${word}, code ${code}`;
    return code === 0 ? word : `${word}, code ${code}`;
}
/** EtherType with its name where it has one here. */
export function etherTypeWords(type) {
    const hex = `0x${type.toString(16).padStart(4, "0")}`;
    const name = ETHER_TYPES[type];
    return name === undefined ? `EtherType ${hex}` : `${name} (EtherType ${hex})`;
}
/** IP protocol number with its name where it has one here. */
export function protocolWords(protocol) {
    return PROTOCOLS[protocol] ?? `IP protocol ${protocol}`;
}
/** Packet type of LINUX_SLL and LINUX_SLL2. */
export function cookedDirection(packetType) {
    return ["in", "broadcast in", "multicast in", "other host's", "out"][packetType] ?? `packet type ${packetType}`;
}
