import { type Walker } from "./frame.ts";
/** A quoted packet, as far as the error has it. `inner` is the innermost IP packet of a quoted tunnel. */
export interface Quote {
    /** Names of the headers that are wholly there, from the quoted IP header inwards; of `inner`, from its own IP header. */
    readonly layers: readonly string[];
    readonly src: string;
    readonly dst: string;
    /** Protocol number of the payload; for IPv6 the number after the extension headers that are there. */
    readonly protocol: number;
    /** IP length of the quoted packet, header included; undefined where its field is 0. */
    readonly length?: number;
    readonly icmpType?: number;
    readonly icmpId?: number;
    readonly icmpSeq?: number;
    readonly sport?: number;
    readonly dport?: number;
    /** Tunnel directly on this packet. */
    readonly tunnel?: "vxlan" | "geneve" | "gre";
    readonly vni?: number;
    readonly inner?: Quote;
}
/**
 * The packet quoted in bytes[at, end): `at` is 8 bytes into the ICMP message, `end` the end of the message. Undefined
 * when there is no IP header. Headers that RFC 792's 8 bytes leave incomplete give what those bytes hold: TCP ports.
 * `walker` is a second walker (not the one in whose slots the error lies) when tunnels are on ports of one's own.
 */
export declare function readQuote(bytes: Uint8Array, at: number, end: number, walker?: Walker): Quote | undefined;
