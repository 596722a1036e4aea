import { type FigureKind } from "./figure.ts";
export declare const probes: FigureKind;
