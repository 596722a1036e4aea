// What a figure is: pure data. Colours are tokens ("@lost"), so one configuration serves every theme; nothing in it is a function.
import type { Outgoing } from "../../anonymize/outgoing.ts";
import type { Acceptance } from "../../schema/acceptance.generated.ts";
import type { Comparison } from "../../schema/comparison.generated.ts";
import type { Evidence, Source } from "../../schema/evidence.generated.ts";
import type { MonitoringSnapshot } from "../../schema/monitoring-snapshot.generated.ts";
import type { Lang } from "../lang.ts";
import type { Token } from "../palette.ts";

/** "@lost": a colour by meaning. */
export type Colour = `@${Token}` | "transparent";

export type PointStyle = "rect" | "rectRot" | "circle" | "triangle" | "crossRot" | "cross" | "star" | false;

export interface Point {
  readonly x: number;
  /** Null: a gap, which breaks a line. */
  readonly y: number | null;
}

/** Lines over an area, the second channel beside its colour. True: slanting; the others where one figure needs to tell several apart. */
export type Hatch = boolean | "crossed" | "level" | "upright";

/** A Chart.js dataset, as far as figures use it. */
export interface Dataset {
  readonly label: string;
  readonly type: "scatter" | "bar" | "line";
  readonly data: readonly (Point | readonly [number, number] | number | null)[];
  readonly xAxisID?: string;
  readonly yAxisID?: string;
  readonly backgroundColor?: Colour;
  readonly borderColor?: Colour;
  readonly borderWidth?: number;
  readonly borderDash?: readonly number[];
  readonly pointStyle?: PointStyle | readonly PointStyle[];
  readonly pointRadius?: number | readonly number[];
  readonly pointBackgroundColor?: Colour | readonly Colour[];
  readonly pointBorderColor?: Colour;
  readonly pointBorderWidth?: number;
  readonly rotation?: number;
  readonly showLine?: boolean;
  readonly stepped?: boolean;
  readonly spanGaps?: boolean;
  readonly barThickness?: number;
  /** Width of standing bars in units of x, instead of pixels: it grows with the zoom. */
  readonly barSpan?: number;
  readonly minBarLength?: number;
  readonly stack?: string;
  /** Where it is left out of the legend. */
  readonly unlisted?: boolean;
  /** Lines over bars: the second channel beside colour. */
  readonly hatched?: Hatch;
  readonly order?: number;
}

export interface Axis {
  readonly axis: "x" | "y";
  readonly type: "linear" | "category";
  readonly position: "left" | "bottom" | "right";
  readonly title?: string;
  /** Name of the lane that a stacked axis makes, set level inside it. */
  readonly lane?: string;
  readonly min?: number;
  readonly max?: number;
  readonly labels?: readonly string[];
  /** Text of ticks by value; only these ticks are drawn. A second line is set smaller. */
  readonly tickText?: readonly { readonly value: number; readonly lines: readonly string[] }[];
  readonly grid: boolean;
  /** Whole numbers only. */
  readonly whole?: boolean;
  /** What is above this is room for words: no tick stands there, unless it is the only one beside the lowest. */
  readonly top?: number;
  /** Axes with the same stack are set one above the other, in proportion to their weight. */
  readonly stack?: string;
  readonly stackWeight?: number;
  readonly stacked?: boolean;
}

/** A stretch of x shaded over the plot, or over one y axis. */
export interface Band {
  readonly yAxisID?: string;
  readonly x0: number;
  readonly x1: number;
  readonly color: Colour;
  readonly hatched?: boolean;
}

/** A dimension line with its figure. `y` is in units of the y axis. An end that is open has no stop. */
export interface Bracket {
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  readonly text: string;
  readonly color: Colour;
  readonly open?: "start" | "end" | "both";
}

/** A text at a place; of those that would overlap, the earlier in the list is kept. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly yAxisID?: string;
  readonly text: string;
  readonly color: Colour;
  readonly anchor: "above" | "aboveRight" | "aboveLeft" | "belowLeft" | "belowRight" | "right" | "left" | "center";
  readonly bold?: boolean;
  /** Where a label to the right may go instead, to the left of this x. */
  readonly leftOf?: number;
  /** Centre labels are drawn only where this many units of x hold them. */
  readonly within?: number;
  /** On a piece of paper, where what is below would not let it be read. */
  readonly plate?: boolean;
  /** Kept whatever it overlaps. */
  readonly always?: boolean;
}

export interface FigureConfig {
  readonly datasets: readonly Dataset[];
  readonly indexAxis: "x" | "y";
  readonly axes: Readonly<Record<string, Axis>>;
  readonly bands: readonly Band[];
  readonly brackets: readonly Bracket[];
  readonly labels: readonly Label[];
  /** Vertical lines. */
  readonly rules: readonly { readonly x: number; readonly color: Colour; readonly dash: readonly number[] }[];
  /** Legend entries that no dataset stands for. */
  readonly keys: readonly { readonly text: string; readonly color: Colour; readonly hatched?: Hatch }[];
  readonly legend: boolean;
}

/** A figure, ready to be drawn in any theme. */
export interface Figure {
  /** Language of its words; absent: English. */
  readonly lang?: Lang;
  /** File name without extension: "probes", "probes-2". */
  readonly name: string;
  readonly title: string;
  /** Source, scope and how to read it. */
  readonly caption: string;
  /** The same for someone who does not see it. */
  readonly alt: string;
  /** What it does not show. */
  readonly limits: readonly string[];
  /** Inputs, records and lines that it rests on, the most telling first. */
  readonly sources: readonly Source[];
  /** The document whose inputs these are; absent: evidence. */
  readonly document?: keyof FigureSource;
  /** The data drawn, RFC 4180. */
  readonly csv: string;
  readonly config: FigureConfig;
  readonly size: { readonly width: number; readonly height: number };
}

/** Why a kind of figure is not there. */
export interface Missing {
  readonly name: string;
  readonly why: string;
}

/** What figures are made from: any of the documents of this tool, each anonymized or revealed. */
export interface FigureSource {
  readonly evidence?: Outgoing<Evidence> | undefined;
  readonly acceptance?: Outgoing<Acceptance> | undefined;
  readonly snapshot?: Outgoing<MonitoringSnapshot> | undefined;
  readonly comparison?: Outgoing<Comparison> | undefined;
}

/** A kind of figure in three short texts. */
export interface FigureAbout {
  readonly answers: string;
  readonly read: string;
  readonly limits: string;
}

/** One file a figure exports one of these. */
export interface FigureKind {
  readonly name: string;
  /** For docs/figures.md: what it answers, how to read it, what it does not show. */
  readonly about: FigureAbout;
  /** Documents that it can be made from, any one of them. */
  readonly from: readonly (keyof FigureSource)[];
  /**
   * The figures that the documents allow, the most telling first; empty when they have no data. Order and names are stable,
   * in every language the same.
   */
  build(source: FigureSource, lang: Lang): readonly Figure[];
  /** What the documents lack when `build` is empty. */
  readonly why: Readonly<Record<Lang, string>>;
}

/** An empty configuration to start from. */
export const EMPTY: FigureConfig = {
  datasets: [],
  indexAxis: "x",
  axes: {},
  bands: [],
  brackets: [],
  labels: [],
  rules: [],
  keys: [],
  legend: true,
};

/** Default width of a figure in CSS pixels, and the most it is high. */
export const WIDTH = 1200;
export const HEIGHT = 600;

type Cell = string | number | null | undefined;

/** Rows as CSV (RFC 4180, CRLF). Null and undefined are empty. Text that a spreadsheet would run as a formula gets an apostrophe. */
export function toCsv(header: readonly string[], rows: Iterable<readonly Cell[]>): string {
  let out = `${header.join(",")}\r\n`;
  for (const row of rows) out += `${row.map(csvCell).join(",")}\r\n`;
  return out;
}

function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "number") return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
