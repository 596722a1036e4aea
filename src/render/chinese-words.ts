// The lists of Chinese words, by the English ones.

/** Titles, notes and other texts that stand alone. */
export const TEXTS: Readonly<Record<string, string>> = {
  "addresses and names are pseudonyms": "地址与名称均为假名",
  "addresses and names as recorded": "地址与名称均为原样",
};

/** Heads of columns. */
export const HEADS: Readonly<Record<string, string>> = {};

/** Words that are a whole cell. */
export const CELLS: Readonly<Record<string, string>> = {};

/** Cells and notes with something in them, by the head of their column ("note" for notes). */
export const PATTERNS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {};

/** Titles of findings by their code. */
export const FINDINGS: Readonly<Record<string, string>> = {};
