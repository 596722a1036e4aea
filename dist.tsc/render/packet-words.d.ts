/** ICMP type and code in words (IANA icmp-parameters). */
export declare function icmpWords(type: number, code: number): string;
/** ICMPv6 type and code in words (IANA icmpv6-parameters). */
export declare function icmpv6Words(type: number, code: number): string;
/** EtherType with its name where it has one here. */
export declare function etherTypeWords(type: number): string;
/** IP protocol number with its name where it has one here. */
export declare function protocolWords(protocol: number): string;
/** Packet type of LINUX_SLL and LINUX_SLL2. */
export declare function cookedDirection(packetType: number): string;
