import type { RowBase } from "./format.ts";
import type { JsonNode, JsonObject } from "./json-tree.ts";
/** One object, with its tree and the line of each value. */
export interface KubeObject extends RowBase {
    readonly kind: "object";
    /** "kubevirt.io/v1". */
    readonly apiVersion: string;
    /** "VirtualMachineInstance"; "" where an element of a list does not say. */
    readonly type: string;
    readonly name: string;
    readonly namespace: string | undefined;
    readonly tree: JsonObject;
}
/** Something wrong with the YAML itself; what was read of the document is kept. */
export interface YamlProblem extends RowBase {
    readonly kind: "yamlProblem";
    readonly what: "invalid" | "too-large" | "too-deep";
    readonly says: string;
}
/** A row of a table, by the words of its header. */
export interface KubeTableRow extends RowBase {
    readonly kind: "row";
    /** Resource as NAME says it ("vmi.kubevirt.io/x"), else undefined. */
    readonly resource: string | undefined;
    readonly name: string;
    readonly cells: ReadonlyMap<string, string>;
}
/** A phase and when it began. */
export interface KubePhase extends RowBase {
    readonly kind: "phase";
    readonly phase: string;
    /** RFC 3339, as printed. */
    readonly at: string;
}
/** A line of kubectl itself or of the API server. */
export interface KubeMessage extends RowBase {
    readonly kind: "message";
    readonly what: "error" | "warning" | "unknown-field" | "empty";
    readonly says: string;
}
/** What kubectl or the server says on this line; undefined for anything else. */
export declare function parseKubeMessage(text: string, line: number): KubeMessage | undefined;
/** Objects of a document: itself, or the elements of a list; undefined for what is no object of Kubernetes. */
export declare function kubeObjects(document: JsonNode, depth?: number): KubeObject[] | undefined;
