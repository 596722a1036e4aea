import { type FigureKind } from "./figure.ts";
export declare const headerLedger: FigureKind;
/** "VXLAN", "VXLAN + Geneve", "plain". */
export declare function encapsulationName(encapsulation: string): string;
