import type { EpochNs } from "../../core/time.ts";
import type { PathAttributes } from "./bgp-attributes.ts";
import type { BgpRoutes } from "./bgp-nlri.ts";
import type { BgpOpen, BgpSession, Family } from "./bgp-open.ts";
import type { EvpnRoute } from "./evpn-nlri.ts";
import type { Stop } from "./stop.ts";
/** Bytes of the message header: marker 16, length 2, type 1. */
export declare const HEADER = 19;
/** Bytes of the marker, all ones. */
export declare const MARKER = 16;
/** An UPDATE. */
export interface BgpUpdate {
    readonly kind: "update";
    /** IPv4 unicast routes withdrawn, outside MP_UNREACH. */
    readonly withdrawn: Extract<BgpRoutes, {
        kind: "prefix";
    }>;
    readonly attributes: PathAttributes;
    /** IPv4 unicast routes announced, outside MP_REACH. */
    readonly nlri: Extract<BgpRoutes, {
        kind: "prefix";
    }>;
    /** Family whose initial routes are complete with this message (RFC 4724 section 2). */
    readonly endOfRib?: Family;
}
/** What a message says, by its type. */
export type BgpBody = ({
    readonly kind: "open";
} & BgpOpen) | BgpUpdate
/** RFC 4271 section 4.5. `shutdownText` is that of RFC 9003. */
 | {
    readonly kind: "notification";
    readonly code: number;
    readonly subcode: number;
    readonly data: Uint8Array;
    readonly shutdownText?: string;
} | {
    readonly kind: "keepalive";
}
/** RFC 2918 and RFC 7313: subtype 0 asks, 1 begins, 2 ends. */
 | ({
    readonly kind: "routeRefresh";
    readonly subtype: number;
} & Family)
/** A type that is not known, or a body whose fixed part does not fit: `stops` says which. */
 | {
    readonly kind: "undecoded";
    readonly bytes: Uint8Array;
};
/** Where a message came from. */
export interface BgpOrigin {
    readonly flow: string;
    readonly from: string;
    readonly to: string;
    /** Record and time of the segment that completed it. */
    readonly record: number;
    readonly at: EpochNs | undefined;
    /** Record and time of the segment with its first byte. */
    readonly firstRecord: number;
    readonly firstAt: EpochNs | undefined;
}
/** One message with its place. */
export interface BgpMessage extends BgpOrigin {
    readonly type: number;
    /** Bytes, header included. */
    readonly length: number;
    readonly body: BgpBody;
    /** Where reading the body ended early or found something impossible; offsets count from the marker. */
    readonly stops: readonly Stop[];
}
/** Why no message can start with the header at `at`, whose 19 bytes are there; undefined when one can. */
export declare function badHeader(b: Uint8Array, at: number): string | undefined;
/** Whether the type is one that is decoded. */
export declare function knownType(type: number): boolean;
/** Body of the message that fills `b`, whose header passed `badHeader`. Nothing is thrown; `stops` collects. */
export declare function readBody(b: Uint8Array, session: BgpSession, stops: Stop[]): BgpBody;
/** Routes of the EVPN family that an UPDATE announces and withdraws. */
export declare function evpnRoutes(update: BgpUpdate): {
    announced: readonly EvpnRoute[];
    withdrawn: readonly EvpnRoute[];
};
/** Whether labels of this UPDATE are VNIs: its encapsulation community names VXLAN, NVGRE, VXLAN-GPE or Geneve (RFC 8365 section 5.1.3). */
export declare function labelsAreVnis(update: BgpUpdate): boolean;
/** MAC Mobility of an UPDATE (RFC 7432 section 7.7); undefined when it has no such community. The first counts. */
export declare function macMobility(update: BgpUpdate): {
    readonly sticky: boolean;
    readonly sequence: number;
} | undefined;
