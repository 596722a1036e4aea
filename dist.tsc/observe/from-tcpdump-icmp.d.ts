import type { ArpLayer, IcmpLayer } from "../decode/text/tcpdump-rows.ts";
/** What an ICMP error says, without the address in it: "fragmentation needed, mtu 1400"; "error" for what is not known. */
export declare function icmpErrorWords(layer: IcmpLayer): string;
/** A redirect is no error about a probe: it was forwarded all the same. */
export declare function isRedirect(layer: IcmpLayer): boolean;
/**
 * The packet's 28 bytes (RFC 826) as far as they are printed; undefined where the sender's MAC is not known, which only -e
 * shows for requests. A reply whose frame is broadcast announces its sender.
 */
export declare function arpBytes(layer: ArpLayer, frame: {
    readonly src: string;
    readonly dst: string;
} | undefined): Uint8Array | undefined;
/**
 * Ethernet header and neighbour advertisement (RFC 4861 section 4.4) of what -v prints of one that nobody asked for; undefined
 * for all others, and where no MAC is known. The advertisement is at 14.
 */
export declare function advertisementBytes(layer: IcmpLayer, frameSrc: string | undefined): Uint8Array | undefined;
