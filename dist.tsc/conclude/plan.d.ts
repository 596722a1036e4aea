import { EvidenceError } from "../core/errors.ts";
import type { InputContext } from "../observe/observation.ts";
import type { ReadFinding } from "../read/batch.ts";
import type { Case } from "../schema/case.generated.ts";
/** What the command line says about inputs that the case file does not speak of. */
export interface PlanOptions {
    readonly caseFile?: string;
    readonly date?: string;
    readonly zone?: string;
    /** "vxlan:50000", ... */
    readonly tunnelPorts?: readonly string[];
    readonly waitNs?: number;
}
/** One file to read. `context` has everything but the id, which is given in the order of reading. */
export interface PlannedInput {
    /** Path to open, or "-". */
    readonly path: string;
    /** Named by the user or the case, not found in a folder: then it must be readable. */
    readonly named: boolean;
    readonly context: Omit<InputContext, "id">;
}
/** The whole body of evidence. */
export interface Plan {
    readonly caseFile: string | undefined;
    readonly case: Case | undefined;
    readonly inputs: PlannedInput[];
    /** Files of the case's folder that it does not name. */
    readonly unnamed: string[];
    /** What listing the folders had to say: links that loop, more files than are followed. */
    readonly findings: ReadFinding[];
    /** Inputs that are not there; the rest is read all the same. */
    readonly problems: EvidenceError[];
}
/**
 * Expands files and folders. A folder with a case.yaml is read as that case says (unless `cases` is false); `--case` names
 * one from anywhere.
 * Throws E_USAGE without any input, E_SCHEMA and the like for a case file that is wrong.
 */
export declare function planInputs(paths: readonly string[], options: PlanOptions, { cases }?: {
    cases?: boolean | undefined;
}): Promise<Plan>;
