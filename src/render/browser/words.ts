// Words that only the script of the page says, in both languages. The page embeds the letters of these as well.

/** A word or text in English and Chinese. */
export type Pair = readonly [en: string, zh: string];

export const ZOOM_IN: Pair = ["Zoom in", "放大"];
export const ZOOM_OUT: Pair = ["Zoom out", "缩小"];
export const LEFT: Pair = ["Left", "左移"];
export const RIGHT: Pair = ["Right", "右移"];
export const WHOLE: Pair = ["Whole", "全部"];
export const FILTER: Pair = ["Filter rows", "筛选行"];
export const THEME: Pair = ["Light or dark", "浅色或深色"];
/** Each names the language to go to. */
export const LANGUAGE: Pair = ["English", "中文"];

/** "3 of 12 rows". */
export function rowsLeft(left: number, all: number): Pair {
  return [`${left} of ${all} rows`, `${all} 行中的 ${left} 行`];
}

/** Every Chinese letter of the above, and the colon of the text under the mouse. */
export const LETTERS: string =
  [ZOOM_IN, ZOOM_OUT, LEFT, RIGHT, WHOLE, FILTER, THEME, LANGUAGE, rowsLeft(0, 0)].map(([, zh]) => zh).join("") + "：";
