import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Evidence } from "../schema/evidence.generated.ts";
export interface SummaryOptions {
    /** Width of the terminal. Under 40 is taken as 40. */
    readonly columns: number;
    /** ANSI colours and bold. */
    readonly color: boolean;
    /** The rows of tables as well (routes, facts): for one input, not for a folder. */
    readonly rows?: boolean;
}
/** The summary as text, ending with a newline. No line is wider than `columns`. */
export declare function renderSummary(evidence: Outgoing<Evidence>, options: SummaryOptions): string;
