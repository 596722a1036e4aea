import type { TcpdumpLayer } from "./tcpdump-rows.ts";
/** What the next line of the packet must bring. */
export type Expect = "nothing" | "addresses" | "inner" | "quote";
/** Takes a packet apart. `begin`, then `more` for each further line while `expect` says so, then `layers`. */
export declare class PacketParser {
    expect: Expect;
    /** Outermost first. */
    layers: TcpdumpLayer[];
    /** Where layers go: those of the packet, or of a packet quoted in it. */
    private into;
    private readonly head;
    /** The packet begins at `at`, behind its stamp. */
    begin(text: string, at: number): void;
    /** A further line that `expect` asked for. True when it was that. */
    more(text: string): boolean;
    private push;
    private other;
    /** `-i any`: an interface and a direction, or only a direction, before everything else. */
    private cooked;
    /** "ethertype IPv4 (0x0800), length 154: ..." behind a cooked header. */
    private cookedHeader;
    /** A link header, or the word that says what follows. */
    private link;
    private rareLink;
    /** ERSPAN and NSH say something of their own before the packet inside. */
    private wrapped;
    private ethernet;
    /** "ethertype IPv4 (0x0800), length 148: " or "802.3, length 38: " at `at`. */
    private ethernetType;
    /** What an Ethertype announces. */
    private behind;
    /** "vlan 200, p 0, DEI, ethertype IPv4 (0x0800), ..." */
    private vlan;
    /** An IP header: what -v prints of it in parentheses, and then the addresses. */
    private ip;
    /** "src > dst: ..." with ports or without. */
    private addresses;
    private hasPorts;
    /** Behind "[udp sum ok] ", "[no cksum] ", "[bad udp cksum 0x1486 -> 0x1d9c!] ". */
    private behindChecks;
    /** What stands above UDP or TCP. */
    private ports;
    private otherPorts;
    /** A tunnel header, and the packet inside, on this line or on the next. */
    private tunnel;
    /** What stands above IP without ports. */
    private above;
    private icmp;
    private behindExtensions;
}
