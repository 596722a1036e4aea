// Colours by meaning. Figures name a token ("@lost"); a theme says what it looks like. The series colours are
// those of Okabe and Ito (2008), adjusted for contrast in each theme; every one of them is doubled by a shape or a pattern.
const LIGHT = {
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
    seriesA: "#0b6ea8",
    seriesB: "#c8450a",
    seriesC: "#007d5c",
    seriesD: "#a8437f",
    seriesE: "#b87400",
    seriesF: "#4b5563",
};
const DARK = {
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
    seriesA: "#62b3ea",
    seriesB: "#ff7f45",
    seriesC: "#2fc79b",
    seriesD: "#e08fc0",
    seriesE: "#f0b03f",
    seriesF: "#aab2bd",
};
// Paper is white and may be grey-scale: the bands keep their order of lightness, text is black.
const PRINT = { ...LIGHT, ink: "#000000", soft: "#333333", line: "#555555", grid: "#dddddd" };
const THEMES = { light: LIGHT, dark: DARK, print: PRINT };
/** Every token, in a fixed order. */
const TOKENS = Object.keys(LIGHT);
/** Name of the page's custom property for a token: "--ww-lost". */
export function property(token) {
    return `--ww-${token.replaceAll(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;
}
/** CSS declarations of all tokens for a theme. */
export function declarations(theme) {
    return TOKENS.map((t) => `${property(t)}:${THEMES[theme][t]}`).join(";");
}
/** Paint of a theme: hex colours. */
export function paintOf(theme) {
    return (token) => THEMES[theme][token];
}
/** Paint by reference: the drawing follows its page from light to dark to print. */
export const pagePaint = (token) => `var(${property(token)})`;
/** "@lost" through a paint; other text (a hex colour, "transparent") is returned as it is. */
export function resolveColour(value, paint) {
    if (!value.startsWith("@"))
        return value;
    const token = value.slice(1);
    return TOKENS.includes(token) ? paint(token) : value;
}
