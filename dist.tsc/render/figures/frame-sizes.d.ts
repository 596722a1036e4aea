import { type FigureKind } from "./figure.ts";
export declare const frameSizes: FigureKind;
