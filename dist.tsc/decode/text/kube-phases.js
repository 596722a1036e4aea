import { SHORT_LINE } from "./format.js";
import { parseKubeMessage } from "./kube-rows.js";
import { lineReader } from "./line-reader.js";
/** Phases of VirtualMachineInstanceMigration, VirtualMachineInstance and Pod. */
export const PHASES = new Set("Pending Scheduling Scheduled PreparingTarget TargetReady Running Succeeded Failed WaitingForSync Synchronizing Unknown WaitForSync PhaseUnset MigrationPending".split(" "));
const LINE = /^(?:"?([A-Z][A-Za-z]{1,40})"?)?[\t ,=]+"?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d))"?\s*$/;
/** Phases with times. */
export const kubePhases = {
    id: "kube-phases",
    kind: "kube-phases",
    lineLimit: SHORT_LINE,
    from: "kubectl get vmim|vmi -o jsonpath of phaseTransitionTimestamps: a phase, a tab, a time",
    detect(head) {
        const lines = head.filter((l) => l.text.trim() !== "" && parseKubeMessage(l.text, l.number) === undefined);
        return (lines.length > 0 &&
            lines.every((l) => LINE.test(l.text)) &&
            lines.some((l) => PHASES.has(LINE.exec(l.text)?.[1] ?? "")));
    },
    open: () => lineReader(({ text, number }) => {
        const message = parseKubeMessage(text, number);
        if (message !== undefined)
            return [message];
        const m = LINE.exec(text);
        // the first phase of a migration has no name
        return m === null ? undefined : [{ kind: "phase", line: number, phase: m[1] ?? "", at: m[2] }];
    }),
};
