import type { Outage } from "../schema/evidence.generated.ts";
type CannotSplit = Outage["cannotSplit"];
/** What is known of an outage when it is said what is missing. */
export interface Recorded {
    readonly mac: string | undefined;
    /** Names of nodes, or addresses of VTEPs, where known. */
    readonly oldNode: string | undefined;
    readonly newNode: string | undefined;
    readonly observerNode: string | undefined;
    /** The way to the machine leads through VTEPs. */
    readonly fabric: boolean;
    readonly oldPort: boolean;
    readonly newPort: boolean;
    readonly updateSent: boolean;
    readonly updateReceived: boolean;
    readonly forwarding: boolean;
    /** Inputs whose clock cannot be related to that of the observer. */
    readonly unrelated: readonly string[];
}
/** One row for each recording that would split a part; the parts it ends and begins are named by the first. */
export declare function missing(r: Recorded): CannotSplit;
export {};
