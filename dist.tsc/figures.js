// Public entry point: figures. The data of a figure costs nothing; the chart libraries are loaded only when one is drawn.
export { FIGURE_NAMES, figureConfigs, missingFigures } from "./render/figures/all.js";
export { drawFigures } from "./render/files.js";
