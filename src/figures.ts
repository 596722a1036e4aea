// Public entry point: figures. The data of a figure costs nothing; the chart libraries are loaded only when one is drawn.
export { FIGURE_DOCS, FIGURE_NAMES, figureConfigs, missingFigures } from "./render/figures/all.ts";
export { drawFigures, figureFiles } from "./render/files.ts";
export type { Figure, FigureAbout, FigureConfig, FigureSource, Missing } from "./render/figures/figure.ts";
export type { DrawOptions, FigureFormat, ReportFile } from "./render/files.ts";
export { LANGS } from "./render/lang.ts";
export type { Lang } from "./render/lang.ts";
export type { Theme } from "./render/palette.ts";
