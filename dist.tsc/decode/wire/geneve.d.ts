import { type Stop, type Window } from "./stop.ts";
/** Layer name in packet rows. */
export declare const NAME = "geneve";
/** Bytes of the header without options. */
export declare const LEN = 8;
/** OVN's option: logical ingress and egress port (ovn-architecture(7), "Tunnel Encapsulations"). */
export declare const OVN_OPTION: {
    readonly optionClass: 258;
    readonly type: 128;
};
/** After this returns undefined, every accessor below and the options are in bounds at `at`. */
export declare function check(w: Window, at: number): Stop | undefined;
/** Version, 0 after `check`. */
export declare function version(b: Uint8Array, at: number): number;
/** Bytes of the header with options: 8 to 260. */
export declare function headerLength(b: Uint8Array, at: number): number;
/** O flag: a control packet. */
export declare function isControl(b: Uint8Array, at: number): boolean;
/** C flag: at least one option is critical. */
export declare function hasCritical(b: Uint8Array, at: number): boolean;
/** Reserved bits of the flags byte; 0 in what is sent today. */
export declare function reservedFlags(b: Uint8Array, at: number): number;
/** EtherType of the payload; 0x6558 is an Ethernet frame. */
export declare function protocolType(b: Uint8Array, at: number): number;
/** Virtual Network Identifier, 0 to 16777215. */
export declare function vni(b: Uint8Array, at: number): number;
/** Class of the option at `optionAt`. */
export declare function optionClass(b: Uint8Array, optionAt: number): number;
/** Type of the option at `optionAt`, its critical bit (0x80) included. */
export declare function optionType(b: Uint8Array, optionAt: number): number;
/** Bytes of the option at `optionAt`, its own header included; may reach past the header when the option lies. */
export declare function optionLength(b: Uint8Array, optionAt: number): number;
/** One option: `length` counts its 4 bytes of header too; `bad` when it does not fit, which ends the list. */
export interface GeneveOption {
    readonly optionClass: number;
    readonly type: number;
    readonly critical: boolean;
    readonly at: number;
    readonly length: number;
    /** Name where it is known: "ovn". */
    readonly name?: string;
    readonly bad?: string;
}
/** Options in order. */
export declare function options(b: Uint8Array, at: number): Generator<GeneveOption, void, undefined>;
/** True for OVN's option at `optionAt`. */
export declare function isOvn(b: Uint8Array, optionAt: number): boolean;
/** Logical ingress port (15 bits) and egress port (16 bits) of OVN's option at `optionAt`; the option must be 8 bytes. */
export declare function ovnPorts(b: Uint8Array, optionAt: number): {
    ingress: number;
    egress: number;
};
/** The header as a record. */
export interface Geneve {
    readonly headerLength: number;
    readonly control: boolean;
    readonly critical: boolean;
    readonly protocolType: number;
    readonly vni: number;
    readonly options: readonly GeneveOption[];
}
/** The header as a record, for reports and tests. Call `check` first. */
export declare function read(b: Uint8Array, at: number): Geneve;
