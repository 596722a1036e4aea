export { FIGURE_NAMES, figureConfigs, missingFigures } from "./render/figures/all.ts";
export { drawFigures } from "./render/files.ts";
export type { Figure, FigureConfig, Missing } from "./render/figures/figure.ts";
export type { DrawOptions, FigureFormat, ReportFile } from "./render/files.ts";
export type { Theme } from "./render/palette.ts";
