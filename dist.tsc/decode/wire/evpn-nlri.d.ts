import type { Stop } from "./stop.ts";
/** Fields that every decoded route has. */
interface EvpnCommon {
    /** Add-path identifier (RFC 7911); present only where the list carries them. */
    readonly pathId?: number;
    /** Route distinguisher as text: "192.0.2.13:2". */
    readonly rd: string;
    /** Its eight bytes, colon-separated hex. */
    readonly rdHex: string;
}
/** Ethernet auto-discovery. `ethTag` 4294967295 (MAX-ET): per segment, else per EVI. Labels are three raw bytes. */
export interface EvpnEthernetAd extends EvpnCommon {
    readonly type: 1;
    readonly esi: string;
    readonly ethTag: number;
    readonly labels: readonly number[];
}
/** MAC/IP advertisement. The route key is RD, Ethernet tag, MAC and IP: neither ESI nor label belong to it. */
export interface EvpnMacIp extends EvpnCommon {
    readonly type: 2;
    readonly esi: string;
    readonly ethTag: number;
    readonly mac: string;
    /** 0, 32 or 128. */
    readonly ipLength: number;
    readonly ip?: string;
    /** One or two labels, three raw bytes each: see `labelValue`. FRR withdraws with label 0. */
    readonly labels: readonly number[];
}
/** Inclusive multicast Ethernet tag. */
export interface EvpnInclusiveMulticast extends EvpnCommon {
    readonly type: 3;
    readonly ethTag: number;
    readonly originator: string;
}
/** Ethernet segment. */
export interface EvpnEthernetSegment extends EvpnCommon {
    readonly type: 4;
    readonly esi: string;
    readonly originator: string;
}
/** IP prefix. `gateway` is all zero when the overlay index is not an address. */
export interface EvpnIpPrefix extends EvpnCommon {
    readonly type: 5;
    readonly esi: string;
    readonly ethTag: number;
    readonly prefix: string;
    readonly prefixLength: number;
    readonly gateway: string;
    readonly labels: readonly number[];
}
/** Selective multicast (6), and the join (7) and leave (8) synch routes of a multihomed segment. */
export interface EvpnMulticast extends EvpnCommon {
    readonly type: 6 | 7 | 8;
    /** Types 7 and 8. */
    readonly esi?: string;
    readonly ethTag: number;
    readonly source?: string;
    readonly group?: string;
    readonly originator?: string;
    /** What follows the originator: flags, and in type 8 a response time. */
    readonly tail: Uint8Array;
}
/** A route of a type that is not decoded, or of a known type with an impossible length (then a Stop says so). */
export interface EvpnOther {
    readonly type: number;
    readonly pathId?: number;
    readonly undecoded: true;
    readonly bytes: Uint8Array;
}
/** A route that was decoded; its `type` tells which. */
export type EvpnDecoded = EvpnEthernetAd | EvpnMacIp | EvpnInclusiveMulticast | EvpnEthernetSegment | EvpnIpPrefix | EvpnMulticast;
/** One EVPN route. */
export type EvpnRoute = EvpnDecoded | EvpnOther;
/** Whether this is a MAC/IP route that was decoded. */
export declare function isMacIp(r: EvpnRoute): r is EvpnMacIp;
/** Value of a label field of three raw bytes: a 24-bit VNI, or the upper 20 bits as an MPLS label (RFC 3032 section 2.1). */
export declare function labelValue(raw: number, isVni: boolean): number;
/**
 * Routes of one list between `at` and `end`. Known types with an impossible length are kept as bytes with a Stop, and
 * the list goes on; a list that ends within a route gives a Stop at that route.
 */
export declare function readEvpn(b: Uint8Array, at: number, end: number, addPath: boolean): {
    routes: EvpnRoute[];
    stops: Stop[];
};
/** Whether the bytes are a list of routes of types 1 to 11 whose lengths fit: the test for add-path without an OPEN. */
export declare function plausible(b: Uint8Array, at: number, end: number, addPath: boolean): boolean;
export {};
