import type { KubeObject } from "../decode/text/kube-rows.ts";
import type { KubeBook } from "./kube-book.ts";
/** Said of every phase: what its time is worth. */
export declare const PHASE_LIMIT = "Whole seconds of the controller's clock, later than the event by its reconcile delay: 1 s resolution.";
/** A phase and its time; other times than RFC 3339 are left out, unknown phases are not named. */
export declare function phaseFact(book: KubeBook, subject: string, p: {
    phase: string;
    at: string;
    line: number;
    limits?: string[];
}): void;
/** VirtualMachineInstance (kubevirt.io). */
export declare function observeVmi(o: KubeObject, book: KubeBook): void;
/** VirtualMachineInstanceMigration (kubevirt.io). */
export declare function observeMigration(o: KubeObject, book: KubeBook): void;
/** Pod: node, addresses, identity, restarts, and the networks that multus reports. */
export declare function observePod(o: KubeObject, book: KubeBook): void;
/** Identity of an object: the same uid is the same object; a generation counts changes of its spec. */
export declare function observeIdentity(o: KubeObject, book: KubeBook): void;
/** Node: its addresses. */
export declare function observeNode(o: KubeObject, book: KubeBook): void;
/** Conditions: what the controllers say (`text`, which names things and so stays with whoever reveals them). Only what is not true is a finding, where true is what one wants. */
export declare function observeConditions(o: KubeObject, book: KubeBook): void;
