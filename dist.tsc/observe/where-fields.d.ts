import type { PacketRow } from "../schema/packet.generated.ts";
/** A value of a field; times are epoch ns. */
export type FieldValue = string | number | bigint;
/** A field: its kind decides what it can be compared with. */
export interface Field {
    readonly type: "number" | "ip" | "mac" | "word" | "time";
    /** Values in the packet, outermost first; none when the packet has no such field. */
    readonly values: (row: PacketRow) => readonly FieldValue[];
    /** True when the row must have its checksums. */
    readonly checksums?: boolean;
}
/** Every field by its name. */
export declare const FIELDS: ReadonlyMap<string, Field>;
/** Names of all fields, as they stand in expressions. */
export declare function fieldNames(): string[];
/** Names of fields that differ least from `name`, at most three; none when all are far from it. */
export declare function nearestFields(name: string): string[];
