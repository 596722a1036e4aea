import type { JsonNode, JsonObject } from "../decode/text/json-tree.ts";
import type { KubeObject } from "../decode/text/kube-rows.ts";
import type { ObservedFinding } from "./observation.ts";
import type { PartContext, Shown } from "./text-observer.ts";
/** Collects facts and findings, up to a limit that is said. */
export declare class KubeBook {
    readonly part: PartContext;
    private readonly facts;
    private readonly findings;
    private omitted;
    constructor(part: PartContext);
    fact(kind: string, subject: string, value: unknown, at: {
        line: number;
        limits?: string[];
    }): void;
    say(code: string, severity: ObservedFinding["severity"], says: string, at: {
        line: number;
        limits?: string[];
    }): void;
    shown(records: number): Shown;
}
/** An object on the way of keys. */
export declare function under(o: JsonObject | undefined, ...keys: string[]): JsonObject | undefined;
/** A list entry; empty when it is not there. */
export declare function listAt(o: JsonObject | undefined, key: string): readonly JsonNode[];
/** The objects of a list entry. */
export declare function objectsAt(o: JsonObject | undefined, key: string): JsonObject[];
/** Words of a list entry, each with its line; a single word is a list of one, and "a,b" is two. */
export declare function wordsAt(o: JsonObject | undefined, key: string): {
    text: string;
    line: number;
}[];
/** A scalar entry as text: a string, or a number as written. */
export declare function textAt(o: JsonObject | undefined, key: string): string | undefined;
/** A number entry of up to 15 digits. */
export declare function countAt(o: JsonObject | undefined, key: string): number | undefined;
/** A boolean entry. */
export declare function boolAt(o: JsonObject | undefined, key: string): boolean | undefined;
/** Line of an entry, else of the object. */
export declare function lineAt(o: JsonObject, key: string): number;
/** "namespace/name", or the name. */
export declare function nameOf(o: KubeObject): string;
/** An annotation. */
export declare function annotation(o: KubeObject, key: string): string | undefined;
