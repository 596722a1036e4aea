import type { Plugin } from "chart.js";
import type { FigureConfig } from "./figures/figure.ts";
import { type Paint } from "./palette.ts";
/** Width of a key in the legend. */
export declare const KEY = 13;
/** The plugin for one figure. */
export declare function overlay(config: FigureConfig, paint: Paint): Plugin;
