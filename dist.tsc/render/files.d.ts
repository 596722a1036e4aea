import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Evidence } from "../schema/evidence.generated.ts";
import type { Theme } from "./palette.ts";
export type FigureFormat = "png" | "svg" | "csv";
export interface DrawOptions {
    /** Default: light. */
    readonly theme?: Theme;
    /** Default: all of them. */
    readonly formats?: readonly FigureFormat[];
    /** Draw only the figures of this name or these kinds: "probes" takes probes, probes-2 and probes-detail. */
    readonly only?: string;
}
/** A file of a report: its name, with "/" between folders, and its content. */
export type ReportFile = readonly [name: string, content: string | Uint8Array];
/** The figures as files, "probes.png", "probes.svg", "probes.csv", one after the other, so that few are in memory. */
export declare function drawFigures(evidence: Outgoing<Evidence>, options?: DrawOptions): AsyncGenerator<ReportFile>;
/** evidence.json, report.html, report.md, and figures/NAME.svg, .png and .csv. Same evidence, same bytes. */
export declare function reportFiles(evidence: Outgoing<Evidence>): AsyncGenerator<ReportFile>;
