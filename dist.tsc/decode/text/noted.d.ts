import type { RowBase, TextFormat } from "./format.ts";
/** That an output was recognised, on its first line. */
export interface NotedRow extends RowBase {
    readonly kind: "noted";
    /** What it is: "ip rule", "ss". */
    readonly what: string;
}
/** How an output is recognised. */
export interface Recogniser {
    readonly what: string;
    /** Its first line that is not blank. */
    readonly first: RegExp;
    /** All other lines. */
    readonly lines: RegExp;
}
/** The table: text. */
export declare const RECOGNISERS: readonly Recogniser[];
/** The table: JSON, by its first 16,000 characters. */
export declare const JSON_RECOGNISERS: readonly (readonly [what: string, signs: RegExp])[];
/** Outputs set aside. */
export declare const noted: TextFormat<NotedRow>;
