/** Measures text in the registered font: a real canvas context. */
export interface Ruler {
    font: string;
    textBaseline: string;
    measureText(text: string): {
        width: number;
        actualBoundingBoxAscent: number;
    };
}
/** Text for XML: markup escaped, characters that XML 1.0 forbids replaced. */
export declare function escapeXml(text: string): string;
/**
 * Records drawing calls as SVG. Transforms are translations and rotations (what figures use). `prefix` starts every
 * id, so that several drawings can stand in one page.
 */
export declare class SvgContext {
    readonly canvas: {
        width: number;
        height: number;
        getContext: () => SvgContext;
    };
    private readonly out;
    private readonly clips;
    private readonly stack;
    private readonly baselines;
    private state;
    private path;
    private last;
    private readonly ruler;
    private readonly prefix;
    constructor(size: {
        width: number;
        height: number;
    }, ruler: Ruler, prefix: string);
    /** The markup inside <svg>, everything drawn so far. */
    markup(): string;
    get fillStyle(): string;
    set fillStyle(v: string);
    get strokeStyle(): string;
    set strokeStyle(v: string);
    get lineWidth(): number;
    set lineWidth(v: number);
    get lineCap(): string;
    set lineCap(v: string);
    get lineJoin(): string;
    set lineJoin(v: string);
    get lineDashOffset(): number;
    set lineDashOffset(v: number);
    get globalAlpha(): number;
    set globalAlpha(v: number);
    get font(): string;
    set font(v: string);
    get textAlign(): string;
    set textAlign(v: string);
    get textBaseline(): string;
    set textBaseline(v: string);
    setLineDash(dash: readonly number[]): void;
    getLineDash(): readonly number[];
    save(): void;
    restore(): void;
    setTransform(...matrix: [number, number, number, number, number, number]): void;
    resetTransform(): void;
    translate(x: number, y: number): void;
    rotate(angle: number): void;
    private at;
    beginPath(): void;
    closePath(): void;
    moveTo(x: number, y: number): void;
    lineTo(x: number, y: number): void;
    bezierCurveTo(...p: [number, number, number, number, number, number]): void;
    rect(x: number, y: number, w: number, h: number): void;
    arc(...[x, y, r, from, to, back]: [number, number, number, number, number, boolean?]): void;
    ellipse(...[x, y, rx, , , from, to]: [number, number, number, number, number, number, number]): void;
    private box;
    fill(): void;
    stroke(): void;
    fillRect(x: number, y: number, w: number, h: number): void;
    strokeRect(x: number, y: number, w: number, h: number): void;
    clearRect(): void;
    clip(): void;
    fillText(text: string, x: number, y: number): void;
    strokeText(): void;
    measureText(text: string): {
        width: number;
        actualBoundingBoxAscent: number;
    };
    private text;
    /** From the baseline that is set to the alphabetic one, in pixels downwards. */
    private baseline;
    private alpha;
    private fillAttributes;
    private strokeAttributes;
    /** Marks of one look, one after the other, become one path: 20,000 probes are one element. */
    private paint;
    private flush;
}
