// Phases of a migration (or of a VM or Pod) and when each began, as jsonpath prints them: "Pending<TAB>2026-01-10T10:00:00Z".
// Traps: whole seconds of the controller's clock, several phases in one; the order is that of recording.
// Becomes: facts phase.time, each with its resolution of a second.
// Not read: no line of it is left out.
import type { TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import { parseKubeMessage } from "./kube-rows.ts";
import type { KubeMessage, KubePhase } from "./kube-rows.ts";
import { lineReader } from "./line-reader.ts";

/** Phases of VirtualMachineInstanceMigration, VirtualMachineInstance and Pod. */
export const PHASES: ReadonlySet<string> = new Set(
  "Pending Scheduling Scheduled PreparingTarget TargetReady Running Succeeded Failed WaitingForSync Synchronizing Unknown WaitForSync PhaseUnset MigrationPending".split(
    " ",
  ),
);

const LINE =
  /^(?:"?([A-Z][A-Za-z]{1,40})"?)?[\t ,=]+"?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d))"?\s*$/;

/** Phases with times. */
export const kubePhases: TextFormat<KubePhase | KubeMessage> = {
  id: "kube-phases",
  kind: "kube-phases",
  lineLimit: SHORT_LINE,
  from: "kubectl get vmim|vmi -o jsonpath of phaseTransitionTimestamps: a phase, a tab, a time",
  detect(head) {
    const lines = head.filter((l) => l.text.trim() !== "" && parseKubeMessage(l.text, l.number) === undefined);
    return (
      lines.length > 0 &&
      lines.every((l) => LINE.test(l.text)) &&
      lines.some((l) => PHASES.has(LINE.exec(l.text)?.[1] ?? ""))
    );
  },
  open: () =>
    lineReader<KubePhase | KubeMessage>(({ text, number }) => {
      const message = parseKubeMessage(text, number);
      if (message !== undefined) return [message];
      const m = LINE.exec(text);
      // the first phase of a migration has no name
      return m === null ? undefined : [{ kind: "phase", line: number, phase: m[1] ?? "", at: m[2]! }];
    }),
};
