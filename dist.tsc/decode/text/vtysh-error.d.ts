import type { RowBase, TextFormat } from "./format.ts";
/** What vtysh answered instead of a table. */
export interface VtyshError extends RowBase {
    readonly kind: "vtyshError";
    readonly fact: VtyshFact;
    readonly says: string;
}
/**
 * - absent: the VNI, MAC, neighbour or network that was asked for is not there ("% VNI 999 does not exist");
 * - empty-object: "{}", the same in JSON;
 * - unknown-command: this version or daemon has no such command;
 * - daemon-down: the daemon that would answer is not running;
 * - no-daemons: vtysh reached none at all;
 * - other: another "% ..." line.
 */
export type VtyshFact = "absent" | "empty-object" | "unknown-command" | "daemon-down" | "no-daemons" | "other";
/** vtysh's errors and empty answers. A text is one when nothing else is in it. */
export declare const vtyshError: TextFormat<VtyshError>;
