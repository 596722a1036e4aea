/** Bytes of one extended community. */
export declare const size = 8;
/** Tunnel types of the encapsulation community whose label field is a 24-bit VNI (RFC 8365 section 5.1.3; IANA). */
export declare const VNI_TUNNELS: ReadonlyMap<number, string>;
/** What the eight bytes say, by kind. */
export type ExtCommunityValue = 
/** RFC 4360 section 4 and RFC 5668: "65000:100", "192.0.2.1:100", "4200000001:100". */
{
    readonly kind: "routeTarget" | "routeOrigin";
    readonly target: string;
    readonly form: "as2" | "ipv4" | "as4";
}
/** RFC 9012 section 4.1. */
 | {
    readonly kind: "encapsulation";
    readonly tunnelType: number;
}
/** RFC 7432 section 7.7. `sequence` is 0 to 2^32 - 1. */
 | {
    readonly kind: "macMobility";
    readonly sticky: boolean;
    readonly sequence: number;
}
/** RFC 7432 section 7.8. */
 | {
    readonly kind: "defaultGateway";
}
/** RFC 7432 section 7.6. */
 | {
    readonly kind: "esImport";
    readonly mac: string;
}
/** RFC 7432 section 7.5; `label` is the three raw bytes. */
 | {
    readonly kind: "esiLabel";
    readonly singleActive: boolean;
    readonly label: number;
}
/** RFC 9135 section 8.1. */
 | {
    readonly kind: "routerMac";
    readonly mac: string;
}
/** RFC 9047 section 2; bit 0x04 is Proxy in the drafts that FRR follows. */
 | {
    readonly kind: "nd";
    readonly router: boolean;
    readonly override: boolean;
    readonly proxy: boolean;
    readonly immutable: boolean;
}
/** RFC 8214 section 3.1; `mtu` 0 means none was told. */
 | {
    readonly kind: "l2Attributes";
    readonly primary: boolean;
    readonly backup: boolean;
    readonly controlWord: boolean;
    readonly mtu: number;
}
/** RFC 8584 section 2.2 with the preference of RFC 9785. */
 | {
    readonly kind: "dfElection";
    readonly algorithm: number;
    readonly bitmap: number;
    readonly preference: number;
}
/** draft-ietf-idr-link-bandwidth; bytes per second, an IEEE 754 single on the wire. */
 | {
    readonly kind: "linkBandwidth";
    readonly as: number;
    readonly bytesPerSecond: number;
}
/** RFC 9012 section 4.3. `flags` are the two CO bits. */
 | {
    readonly kind: "color";
    readonly flags: number;
    readonly color: number;
} | {
    readonly kind: "unknown";
};
/** One extended community. */
export interface ExtCommunity {
    /** First byte, with the IANA-authority and non-transitive bits. */
    readonly type: number;
    readonly subType: number;
    /** The eight bytes, as they were. */
    readonly bytes: Uint8Array;
    readonly value: ExtCommunityValue;
    /** As FRR spells it: "RT:65000:100", "ET:8", "MM:0, sticky MAC", "UNK:128, 9". */
    readonly text: string;
}
/** The community in the eight bytes at `at`; the caller has checked that they are there. */
export declare function read(b: Uint8Array, at: number): ExtCommunity;
