// A drawing context that writes SVG: the part of CanvasRenderingContext2D that Chart.js uses, as small clean markup.
// Skia's own SVG canvas is not used: it writes a word a <text>, every letter placed, circles and dashes as hundreds of
// path pieces, and the font under a name that installed fonts answer to.
import { WEIGHTS, type Weight } from "./glyphs.ts";

/** Measures text in the registered font: a real canvas context. */
export interface Ruler {
  font: string;
  textBaseline: string;
  measureText(text: string): { width: number; actualBoundingBoxAscent: number };
}

type Matrix = readonly [number, number, number, number, number, number];

interface State {
  fillStyle: string;
  strokeStyle: string;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  lineDashOffset: number;
  globalAlpha: number;
  font: string;
  textAlign: string;
  textBaseline: string;
  dash: readonly number[];
  matrix: Matrix;
  /** Groups opened by clip() since save(). */
  groups: number;
}

const START: State = {
  fillStyle: "#000",
  strokeStyle: "#000",
  lineWidth: 1,
  lineCap: "butt",
  lineJoin: "miter",
  lineDashOffset: 0,
  globalAlpha: 1,
  font: "400 10px sans-serif",
  textAlign: "start",
  textBaseline: "alphabetic",
  dash: [],
  matrix: [1, 0, 0, 1, 0, 0],
  groups: 0,
};

/** Text for XML: markup escaped, characters that XML 1.0 forbids replaced. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function num(n: number): string {
  return String(Math.round(n * 100) / 100 + 0);
}

function alignment(align: string): string {
  if (align === "center") return "middle";
  return align === "right" || align === "end" ? "end" : "start";
}

/**
 * Records drawing calls as SVG. Transforms are translations and rotations (what figures use). `prefix` starts every
 * id, so that several drawings can stand in one page.
 */
export class SvgContext {
  readonly canvas: { width: number; height: number; getContext: () => SvgContext };
  private readonly out: string[] = [];
  private readonly clips = new Map<string, string>();
  private readonly stack: State[] = [];
  private readonly baselines = new Map<string, number>();
  private readonly used = new Map<Weight, Set<string>>(WEIGHTS.map((w) => [w, new Set()]));
  private state: State = { ...START };
  private path = "";
  private last: { attributes: string; d: string } | undefined;
  private readonly ruler: Ruler;
  private readonly prefix: string;

  constructor(size: { width: number; height: number }, ruler: Ruler, prefix: string) {
    this.canvas = { ...size, getContext: () => this };
    this.ruler = ruler;
    this.prefix = prefix;
  }

  /** The markup inside <svg>, everything drawn so far. */
  markup(): string {
    this.flush();
    const clips = [...this.clips].map(([d, id]) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`).join("");
    return `${clips === "" ? "" : `<defs>${clips}</defs>\n`}${this.out.join("\n")}`;
  }

  /** The characters of all text drawn so far, by the weight of their font. */
  letters(): ReadonlyMap<Weight, ReadonlySet<string>> {
    return this.used;
  }

  // State.
  get fillStyle(): string {
    return this.state.fillStyle;
  }
  set fillStyle(v: string) {
    this.state.fillStyle = v;
  }
  get strokeStyle(): string {
    return this.state.strokeStyle;
  }
  set strokeStyle(v: string) {
    this.state.strokeStyle = v;
  }
  get lineWidth(): number {
    return this.state.lineWidth;
  }
  set lineWidth(v: number) {
    this.state.lineWidth = v;
  }
  get lineCap(): string {
    return this.state.lineCap;
  }
  set lineCap(v: string) {
    this.state.lineCap = v;
  }
  get lineJoin(): string {
    return this.state.lineJoin;
  }
  set lineJoin(v: string) {
    this.state.lineJoin = v;
  }
  get lineDashOffset(): number {
    return this.state.lineDashOffset;
  }
  set lineDashOffset(v: number) {
    this.state.lineDashOffset = v;
  }
  get globalAlpha(): number {
    return this.state.globalAlpha;
  }
  set globalAlpha(v: number) {
    this.state.globalAlpha = v;
  }
  get font(): string {
    return this.state.font;
  }
  set font(v: string) {
    this.state.font = v;
  }
  get textAlign(): string {
    return this.state.textAlign;
  }
  set textAlign(v: string) {
    this.state.textAlign = v;
  }
  get textBaseline(): string {
    return this.state.textBaseline;
  }
  set textBaseline(v: string) {
    this.state.textBaseline = v;
  }
  setLineDash(dash: readonly number[]): void {
    this.state.dash = dash;
  }
  getLineDash(): readonly number[] {
    return this.state.dash;
  }
  save(): void {
    this.stack.push(this.state);
    this.state = { ...this.state, groups: 0 };
  }
  restore(): void {
    const before = this.stack.pop();
    if (before === undefined) return;
    if (this.state.groups > 0) {
      this.flush();
      this.out.push("</g>".repeat(this.state.groups));
    }
    this.state = before;
  }

  // Transforms.
  setTransform(...matrix: [number, number, number, number, number, number]): void {
    this.state.matrix = matrix;
  }
  resetTransform(): void {
    this.state.matrix = START.matrix;
  }
  translate(x: number, y: number): void {
    const [a, b, c, d, e, f] = this.state.matrix;
    this.state.matrix = [a, b, c, d, a * x + c * y + e, b * x + d * y + f];
  }
  rotate(angle: number): void {
    const [a, b, c, d, e, f] = this.state.matrix;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    this.state.matrix = [a * cos + c * sin, b * cos + d * sin, c * cos - a * sin, d * cos - b * sin, e, f];
  }

  // Paths.
  private at(x: number, y: number): string {
    const [a, b, c, d, e, f] = this.state.matrix;
    return `${num(a * x + c * y + e)} ${num(b * x + d * y + f)}`;
  }
  beginPath(): void {
    this.path = "";
  }
  closePath(): void {
    if (this.path !== "") this.path += "Z";
  }
  moveTo(x: number, y: number): void {
    this.path += `M${this.at(x, y)}`;
  }
  lineTo(x: number, y: number): void {
    this.path += `${this.path === "" ? "M" : "L"}${this.at(x, y)}`;
  }
  bezierCurveTo(...p: [number, number, number, number, number, number]): void {
    this.path += `C${this.at(p[0], p[1])} ${this.at(p[2], p[3])} ${this.at(p[4], p[5])}`;
  }
  rect(x: number, y: number, w: number, h: number): void {
    this.path += this.box(x, y, w, h);
  }
  arc(...[x, y, r, from, to, back]: [number, number, number, number, number, boolean?]): void {
    const turn = back === true ? -1 : 1;
    const sweep = back === true ? 0 : 1;
    const whole = Math.abs(to - from) >= 2 * Math.PI - 1e-6;
    const span = whole ? turn * 2 * Math.PI : normalise(to - from, turn);
    const edge = (angle: number): string => this.at(x + r * Math.cos(angle), y + r * Math.sin(angle));
    this.path += `${this.path === "" || whole ? "M" : "L"}${edge(from)}`;
    // Two halves: one arc command cannot draw a whole circle.
    const half = `A${num(r)} ${num(r)} 0 0 ${sweep} `;
    this.path += `${half}${edge(from + span / 2)}${half}${edge(from + span)}`;
  }
  ellipse(...[x, y, rx, , , from, to]: [number, number, number, number, number, number, number]): void {
    this.arc(x, y, rx, from, to);
  }
  private box(x: number, y: number, w: number, h: number): string {
    return `M${this.at(x, y)}L${this.at(x + w, y)}L${this.at(x + w, y + h)}L${this.at(x, y + h)}Z`;
  }

  // Painting.
  fill(): void {
    this.paint(this.path, this.fillAttributes());
  }
  stroke(): void {
    this.paint(this.path, this.strokeAttributes());
  }
  fillRect(x: number, y: number, w: number, h: number): void {
    this.paint(this.box(x, y, w, h), this.fillAttributes());
  }
  strokeRect(x: number, y: number, w: number, h: number): void {
    this.paint(this.box(x, y, w, h), this.strokeAttributes());
  }
  clearRect(): void {
    // A new drawing is clear.
  }
  clip(): void {
    this.flush();
    let id = this.clips.get(this.path);
    if (id === undefined) {
      id = `${this.prefix}-c${this.clips.size + 1}`;
      this.clips.set(this.path, id);
    }
    this.out.push(`<g clip-path="url(#${id})">`);
    this.state.groups += 1;
  }
  fillText(text: string, x: number, y: number): void {
    if (text === "") return;
    this.flush();
    this.out.push(this.text(text, x, y));
  }
  strokeText(): void {
    // Figures have no outlined text.
  }
  measureText(text: string): { width: number; actualBoundingBoxAscent: number } {
    this.ruler.font = this.state.font;
    this.ruler.textBaseline = "alphabetic";
    return this.ruler.measureText(text);
  }

  private text(text: string, x: number, y: number): string {
    const font = /^(?:(?:normal|italic)\s+)?(?:(\d+|bold|normal)\s+)?([\d.]+)px/.exec(this.state.font);
    const weight = font?.[1] === "bold" ? "600" : (font?.[1] ?? "400");
    for (const char of text) this.used.get(weight === "600" ? 600 : 400)!.add(char);
    const [a, b, c, d] = this.state.matrix;
    const down = y + this.baseline();
    const rotated = a !== 1 || b !== 0 || c !== 0 || d !== 1;
    const place = rotated
      ? ` transform="translate(${this.at(x, down)}) rotate(${num((Math.atan2(b, a) * 180) / Math.PI)})"`
      : ` x="${num(this.state.matrix[4] + x)}" y="${num(this.state.matrix[5] + down)}"`;
    const anchor = alignment(this.state.textAlign);
    // The width is fixed: where the embedded font is refused, another one is fitted into the same place.
    const width = num(this.measureText(text).width);
    return (
      `<text${place} font-size="${font?.[2] ?? "12"}"${weight === "400" || weight === "normal" ? "" : ` font-weight="${weight}"`}` +
      `${anchor === "start" ? "" : ` text-anchor="${anchor}"`} fill="${this.state.fillStyle}"${this.alpha("fill")}` +
      ` textLength="${width}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`
    );
  }

  /** From the baseline that is set to the alphabetic one, in pixels downwards. */
  private baseline(): number {
    const key = `${this.state.textBaseline} ${this.state.font}`;
    let offset = this.baselines.get(key);
    if (offset === undefined) {
      this.ruler.font = this.state.font;
      this.ruler.textBaseline = "alphabetic";
      const own = this.ruler.measureText("Hx").actualBoundingBoxAscent;
      this.ruler.textBaseline = this.state.textBaseline;
      offset = own - this.ruler.measureText("Hx").actualBoundingBoxAscent;
      this.ruler.textBaseline = "alphabetic";
      this.baselines.set(key, offset);
    }
    return offset;
  }

  private alpha(kind: "fill" | "stroke"): string {
    return this.state.globalAlpha === 1 ? "" : ` ${kind}-opacity="${num(this.state.globalAlpha)}"`;
  }
  private fillAttributes(): string {
    return `fill="${this.state.fillStyle}"${this.alpha("fill")}`;
  }
  private strokeAttributes(): string {
    const s = this.state;
    const dash = s.dash.length === 0 ? "" : ` stroke-dasharray="${s.dash.map(num).join(" ")}"`;
    const cap = s.lineCap === "butt" ? "" : ` stroke-linecap="${s.lineCap}"`;
    const join = s.lineJoin === "miter" ? "" : ` stroke-linejoin="${s.lineJoin}"`;
    return `fill="none" stroke="${s.strokeStyle}" stroke-width="${num(s.lineWidth)}"${dash}${cap}${join}${this.alpha("stroke")}`;
  }

  /** Marks of one look, one after the other, become one path: 20,000 probes are one element. */
  private paint(d: string, attributes: string): void {
    if (d === "" || attributes.includes('"transparent"')) return;
    if (this.last !== undefined && this.last.attributes === attributes && this.state.globalAlpha === 1) {
      this.last.d += d;
      return;
    }
    this.flush();
    this.last = { attributes, d };
  }
  private flush(): void {
    if (this.last === undefined) return;
    this.out.push(`<path ${this.last.attributes} d="${this.last.d}"/>`);
    this.last = undefined;
  }
}

function normalise(angle: number, turn: number): number {
  const full = 2 * Math.PI;
  const positive = ((angle % full) + full) % full;
  return turn === 1 ? positive : positive - full;
}
