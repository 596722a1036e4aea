import type { Stop } from "./stop.ts";
/** Address family and subsequent address family: 25/70 is EVPN. */
export interface Family {
    readonly afi: number;
    readonly safi: number;
}
/** One capability of an OPEN. */
export type Capability = 
/** Code 1, RFC 4760 section 8. */
({
    readonly kind: "multiprotocol";
} & Family)
/** Code 2, RFC 2918. */
 | {
    readonly kind: "routeRefresh";
}
/** Code 5, RFC 8950: families whose next hop may be of another AFI. */
 | {
    readonly kind: "extendedNextHop";
    readonly families: readonly (Family & {
        readonly nextHopAfi: number;
    })[];
}
/** Code 6, RFC 8654: messages up to 65535 bytes. */
 | {
    readonly kind: "extendedMessage";
}
/** Code 9, RFC 9234 section 4.1. */
 | {
    readonly kind: "role";
    readonly role: number;
}
/** Code 64, RFC 4724 section 3. */
 | {
    readonly kind: "gracefulRestart";
    readonly restarting: boolean;
    readonly restartTime: number;
    readonly families: readonly (Family & {
        readonly forwardingKept: boolean;
    })[];
}
/** Code 65, RFC 6793. */
 | {
    readonly kind: "as4";
    readonly as: number;
}
/** Code 69, RFC 7911 section 4: 1 receives, 2 sends, 3 both. */
 | {
    readonly kind: "addPath";
    readonly families: readonly (Family & {
        readonly mode: number;
    })[];
}
/** Code 70, RFC 7313. */
 | {
    readonly kind: "enhancedRouteRefresh";
}
/** Code 73, draft-walton-bgp-hostname-capability. */
 | {
    readonly kind: "fqdn";
    readonly host: string;
    readonly domain: string;
}
/** Any other code, and known codes whose length is impossible. */
 | {
    readonly kind: "other";
    readonly code: number;
    readonly bytes: Uint8Array;
};
/** An OPEN message. */
export interface BgpOpen {
    readonly version: number;
    /** The two-octet field; 23456 (AS_TRANS) when the number is in the four-octet capability. */
    readonly as2: number;
    /** From the four-octet capability where there is one, else `as2`. */
    readonly as: number;
    /** Seconds. */
    readonly holdTime: number;
    readonly id: string;
    readonly capabilities: readonly Capability[];
    /** Optional parameters other than capabilities (type 2). */
    readonly otherParameters: readonly {
        readonly type: number;
        readonly bytes: Uint8Array;
    }[];
}
/** The OPEN in `[at, end)`, after the message header. Undefined when even the fixed part is not there. */
export declare function readOpen(b: Uint8Array, at: number, end: number, stops: Stop[]): BgpOpen | undefined;
/**
 * What is known about messages in one direction from the OPENs seen. `undefined` parts are not settled: an OPEN is
 * missing from the capture, and readers must infer and say so.
 */
export interface BgpSession {
    /** OPEN of the speaker whose messages are read. */
    readonly sender: BgpOpen | undefined;
    /** OPEN of the other side. */
    readonly receiver: BgpOpen | undefined;
}
/** Whether AS numbers take four octets (RFC 6793 section 4.1): both must say so. Undefined: not settled. */
export declare function as4Agreed(s: BgpSession): boolean | undefined;
/** Whether messages may be longer than 4096 bytes (RFC 8654 section 3). Undefined: not settled. */
export declare function extendedMessageAgreed(s: BgpSession): boolean | undefined;
/** Whether routes of a family carry path identifiers: the sender sends (2, 3) and the receiver receives (1, 3). Undefined: not settled. */
export declare function addPathAgreed(s: BgpSession, of: Family): boolean | undefined;
