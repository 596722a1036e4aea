// What a cell is worth when a table is sorted: "1.2 s" above "300 ms", "12,345" above "999".

/** Units of cells, in the least of their kind: nanoseconds, bytes. Kinds are not mixed in one column. */
const UNITS: Readonly<Record<string, number>> = {
  ns: 1e-3,
  "\u00b5s": 1,
  ms: 1e3,
  s: 1e6,
  min: 60e6,
  h: 3600e6,
  B: 1,
  kB: 1e3,
  MB: 1e6,
  GB: 1e9,
  TB: 1e12,
};

const NUMBER = /^([+-]?\d[\d,]*(?:\.\d+)?)(?:[\s\u00a0]+(ns|\u00b5s|ms|s|min|h|B|kB|MB|GB|TB)(?![A-Za-z]))?/;

/** The number that a cell begins with, in the base of its unit (microseconds, bytes); undefined where it begins with none. */
export function numberOf(text: string): number | undefined {
  const m = NUMBER.exec(text.trim().replace(/^\u2212/, "-"));
  if (m === null) return undefined;
  return Number(m[1]!.replaceAll(",", "")) * (m[2] === undefined ? 1 : UNITS[m[2]]!);
}

/** Which of two cells comes first: numbers by size, other text by its letters and its numbers, and what is not known last. */
export function compareCells(a: string, b: string, numeric: boolean): number {
  if (!numeric) return a.localeCompare(b, "en", { numeric: true });
  const [x, y] = [numberOf(a), numberOf(b)];
  if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
  return x - y;
}
