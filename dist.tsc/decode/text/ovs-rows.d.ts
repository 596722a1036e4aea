import type { RowBase } from "./format.ts";
/** A value of a database column: a set is a list, a map is a list of pairs. */
export type OvsValue = string | number | boolean | OvsSet | OvsMap;
/** Members of a set. */
export interface OvsSet {
    readonly set: readonly OvsValue[];
}
/** Entries of a map, in the order printed. */
export interface OvsMap {
    readonly map: readonly (readonly [string, OvsValue])[];
}
/** A bridge of `ovs-vsctl show`, or of a summary written by hand. */
export interface OvsBridge extends RowBase {
    readonly kind: "bridge";
    readonly name: string;
    /** "secure", "standalone". */
    failMode: string | undefined;
    datapathType: string | undefined;
    controllers: string[];
}
/** An interface of a port; a bond has several. */
export interface OvsInterface {
    readonly name: string;
    /** "" for a system interface (a NIC, a veth, a tap), "internal", "patch", "vxlan", "geneve", ... */
    type: string;
    options: OvsMap | undefined;
    error: string | undefined;
}
/** A port of a bridge. */
export interface OvsPort extends RowBase {
    readonly kind: "port";
    readonly bridge: string;
    /** Undefined for "patch port to br-int" of a summary written by hand. */
    readonly name: string | undefined;
    tag: number | undefined;
    /** VLANs of a trunk; undefined when none are listed, which means all of them on a port without a tag. */
    trunks: number[] | undefined;
    interfaces: OvsInterface[];
    /** Bridge at the other end of a patch port, where the text says it. */
    peerBridge: string | undefined;
}
/** A sentence of a summary written by hand: "Absent:  bond0.200  no new business VLAN subinterface". */
export interface OvsStatement extends RowBase {
    readonly kind: "statement";
    /** What stands before the colon, or the bridge it stands under. */
    readonly label: string;
    readonly subject: string;
    readonly says: string;
}
/** A line about the whole switch: its UUID, a manager, its version, an error of the tool. */
export interface OvsSystem extends RowBase {
    readonly kind: "system";
    readonly what: "uuid" | "manager" | "version" | "error";
    readonly value: string;
}
/** One row of a database table. */
export interface OvsRecord extends RowBase {
    readonly kind: "record";
    readonly columns: ReadonlyMap<string, OvsValue>;
}
/** The value that ovs-vsctl printed as `text`: `[]`, `{k=v, "k"="v"}`, `[a, b]`, `"..."`, a number, a word. Never throws. */
export declare function parseOvsValue(text: string): OvsValue;
/** A set's members, or the value itself: ovs-vsctl prints a set of one without brackets. */
export declare function membersOf(value: OvsValue | undefined): readonly OvsValue[];
/** The value under `key` of a map. */
export declare function mapValue(value: OvsValue | undefined, key: string): OvsValue | undefined;
/** A value as one word: scalars as they are, sets and maps in the notation of ovs-vsctl. */
export declare function ovsText(value: OvsValue | undefined): string;
