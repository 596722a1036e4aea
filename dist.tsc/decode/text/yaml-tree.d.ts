import type { Line } from "./format.ts";
import type { JsonNode } from "./json-tree.ts";
import type { YamlProblem } from "./kube-rows.ts";
/** Largest document (or element of a list) that is read, characters: the parser takes about 150 bytes for each. */
export declare const YAML_LIMIT: number;
/** A piece of text that is parsed by itself. */
export interface YamlChunk {
    readonly lines: readonly Line[];
    /** Characters, beyond YAML_LIMIT too; then `lines` is cut. */
    readonly size: number;
}
/** Cuts a text as its lines come. */
export declare class YamlChunks {
    /** Lines of the document around a list of elements, or of a document without one. */
    private frame;
    private item;
    /** Columns before the "-" of elements: "next" when the list has been opened. */
    private indent;
    /** Chunks that a line completes. */
    push(line: Line): YamlChunk[];
    /** The chunks that are open. */
    end(): YamlChunk[];
    private content;
}
/** What a chunk gave. */
export interface ReadYaml {
    readonly node: JsonNode | undefined;
    readonly problem: YamlProblem | undefined;
    /** Errors that the parser found. */
    readonly errors: number;
}
/** The tree of a chunk and what was wrong. Never throws. */
export declare function readYaml(chunk: YamlChunk): ReadYaml;
