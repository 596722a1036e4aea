// Colours by meaning. Figures name a token ("@lost"); a theme says what it looks like. The series colours are
// those of Okabe and Ito (2008), adjusted for contrast in each theme; every one of them is doubled by a shape or a pattern.

/** What a colour stands for. A colour in a figure's configuration is "@" and one of these. */
export type Token =
  | "paper" // behind the plot
  | "ink" // text
  | "soft" // secondary text
  | "line" // axes
  | "grid"
  | "answered"
  | "late"
  | "lost"
  | "icmpError"
  | "localError"
  | "pending"
  | "notObserved"
  | "proven" // a band: certainly without an answer
  | "possible" // a band: the most it can have been
  | "repoint"
  | "plain" // untagged frames
  | "tagged"
  | "passed"
  | "failed"
  | "undecided"
  | "outOfScope"
  | "seriesA"
  | "seriesB"
  | "seriesC"
  | "seriesD"
  | "seriesE"
  | "seriesF";

/** `page` takes the colours from the page's own custom properties, so that one drawing serves light, dark and print. */
export type Theme = "light" | "dark" | "print";

type Colours = Readonly<Record<Token, string>>;

const LIGHT: Colours = {
  paper: "#ffffff",
  ink: "#1b2430",
  soft: "#566170",
  line: "#8a94a3",
  grid: "#e6e9ee",
  answered: "#3a7fb8",
  late: "#b87400",
  lost: "#c8450a",
  icmpError: "#a8437f",
  localError: "#007d5c",
  pending: "#6b7280",
  notObserved: "#9aa3af",
  proven: "#f3b798",
  possible: "#fbe9df",
  repoint: "#5b3fa0",
  plain: "#3a7fb8",
  tagged: "#d98b00",
  passed: "#0b6ea8",
  failed: "#c8450a",
  undecided: "#b87400",
  outOfScope: "#9aa3af",
  seriesA: "#0b6ea8",
  seriesB: "#c8450a",
  seriesC: "#007d5c",
  seriesD: "#a8437f",
  seriesE: "#b87400",
  seriesF: "#4b5563",
};

const DARK: Colours = {
  paper: "#12171e",
  ink: "#e8ecf2",
  soft: "#a3adba",
  line: "#687482",
  grid: "#262e38",
  answered: "#62b3ea",
  late: "#f0b03f",
  lost: "#ff7f45",
  icmpError: "#e08fc0",
  localError: "#2fc79b",
  pending: "#aab2bd",
  notObserved: "#7b8592",
  proven: "#7a3a1c",
  possible: "#38231a",
  repoint: "#b7a2f2",
  plain: "#62b3ea",
  tagged: "#f0b03f",
  passed: "#62b3ea",
  failed: "#ff7f45",
  undecided: "#f0b03f",
  outOfScope: "#7b8592",
  seriesA: "#62b3ea",
  seriesB: "#ff7f45",
  seriesC: "#2fc79b",
  seriesD: "#e08fc0",
  seriesE: "#f0b03f",
  seriesF: "#aab2bd",
};

// Paper is white and may be grey-scale: the bands keep their order of lightness, text is black.
const PRINT: Colours = { ...LIGHT, ink: "#000000", soft: "#333333", line: "#555555", grid: "#dddddd" };

const THEMES: Readonly<Record<Theme, Colours>> = { light: LIGHT, dark: DARK, print: PRINT };

/** Every token, in a fixed order. */
const TOKENS = Object.keys(LIGHT) as readonly Token[];

/** Name of the page's custom property for a token: "--ww-lost". */
export function property(token: Token): string {
  return `--ww-${token.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;
}

/** CSS declarations of all tokens for a theme. */
export function declarations(theme: Theme): string {
  return TOKENS.map((t) => `${property(t)}:${THEMES[theme][t]}`).join(";");
}

/** How "@token" is to be written by a drawing: a hex colour, or a reference to the page's custom property. */
export type Paint = (token: Token) => string;

/** Paint of a theme: hex colours. */
export function paintOf(theme: Theme): Paint {
  return (token) => THEMES[theme][token];
}

/** Paint by reference: the drawing follows its page from light to dark to print. */
export const pagePaint: Paint = (token) => `var(${property(token)})`;

/** "@lost" through a paint; other text (a hex colour, "transparent") is returned as it is. */
export function resolveColour(value: string, paint: Paint): string {
  if (!value.startsWith("@")) return value;
  const token = value.slice(1);
  return (TOKENS as readonly string[]).includes(token) ? paint(token as Token) : value;
}
