import type { DurationUnit, OutcomeForm, ProbeField, ProbeMapping, ProbeRow } from "./probe-log-rows.ts";
/** Where each field of a log is. */
export interface ProbeLayout {
    readonly index: ReadonlyMap<ProbeField, number>;
    readonly means: ProbeRow["means"];
    readonly form: OutcomeForm;
    readonly unit: DurationUnit | undefined;
    readonly heartbeat: boolean;
    readonly absent: readonly string[];
}
/** The layout of named columns; told names come before usual ones. */
export declare function layoutOf(names: readonly string[], told?: ProbeMapping): ProbeLayout;
/** True when named columns are those of a probe log: a time, and how the try went or how long it took. */
export declare function isProbeLayout(layout: ProbeLayout): boolean;
/** A row from its cells; undefined when it has no time that can be read, or the end alone. */
export declare function probeRow(cells: readonly string[], layout: ProbeLayout, line: number): ProbeRow | undefined;
/** "0.232", "12 ms", "1.5e-3" to whole ns; undefined without a unit, or for other text. */
export declare function durationNs(text: string | undefined, unit: DurationUnit | undefined): number | undefined;
