import type { TextFormat } from "./format.ts";
import type { KubeMessage, KubePhase } from "./kube-rows.ts";
/** Phases of VirtualMachineInstanceMigration, VirtualMachineInstance and Pod. */
export declare const PHASES: ReadonlySet<string>;
/** Phases with times. */
export declare const kubePhases: TextFormat<KubePhase | KubeMessage>;
