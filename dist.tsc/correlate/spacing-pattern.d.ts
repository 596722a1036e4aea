import type { ProbeTable } from "../observe/probe-table.ts";
/** "same": one run. "other": two runs. "unknown": too few probes, too even a sender or too coarse stamps to tell. */
export type Pattern = "same" | "other" | "unknown";
/**
 * Compares the spacings of the probes that both have. In their place they must fit within 1 ms, and much better than moved by any number
 * of probes: a sender that is as even as a clock fits everywhere, which tells nothing.
 * `tick` is the sum of the resolutions of the two, ns.
 */
export declare function comparePattern(x: ProbeTable, y: ProbeTable, tick: number): Pattern;
