import { type Stop, type Window } from "./stop.ts";
/** Layer name in packet rows. */
export declare const NAME = "sll2";
/** Bytes of the pseudo-header. */
export declare const LEN = 20;
/** After this returns undefined, every accessor below is in bounds at `at`. */
export declare function check(w: Window, at: number): Stop | undefined;
/** EtherType, or below 0x0600 a number of its own: 1 Novell 802.3, 4 LLC. */
export declare function protocol(b: Uint8Array, at: number): number;
/** Interface index on the recording host; its name is not in the capture. */
export declare function ifindex(b: Uint8Array, at: number): number;
/** ARPHRD_ number of the device: 1 Ethernet, 772 loopback, 778 GRE, 824 netlink. */
export declare function arphrd(b: Uint8Array, at: number): number;
/** 0 to us, 1 broadcast, 2 multicast, 3 to another host, 4 sent by us. */
export declare function packetType(b: Uint8Array, at: number): number;
/** Sender's link-layer address as colon-separated hex, at most 8 bytes; undefined when the device has none. */
export declare function address(b: Uint8Array, at: number): string | undefined;
/** Offset of the sender's MAC; undefined when its address is not 6 bytes long. */
export declare function addressAt(b: Uint8Array, at: number): number | undefined;
/** The pseudo-header as a record. */
export interface Sll2 {
    readonly protocol: number;
    readonly ifindex: number;
    readonly arphrd: number;
    readonly packetType: number;
    readonly address: string | undefined;
}
/** The pseudo-header as a record, for reports and tests. Call `check` first. */
export declare function read(b: Uint8Array, at: number): Sll2;
