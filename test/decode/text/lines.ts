// Lines of a text for the tests of text formats.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Line, RowBase, TextFormat, Unparsed } from "../../../src/decode/text/format.ts";
import { parseText } from "../../../src/decode/text/format.ts";

/** Numbered lines of a text, as src/read gives them. */
export function linesOf(text: string): Line[] {
  const texts = text.split("\n");
  if (texts.at(-1) === "") texts.pop();
  return texts.map((t, i) => ({ number: i + 1, text: t.replace(/^\r|\r$/g, "") }));
}

/** All rows of a text. */
export function rowsOf<Row extends RowBase>(
  format: TextFormat<Row>,
  text: string,
  command?: string,
): (Row | Unparsed)[] {
  return [...parseText(format, [linesOf(text)], command === undefined ? {} : { command })].flat();
}

/** All files below a folder. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/** Lines of a file. */
export function fileLines(path: string): Line[] {
  return linesOf(readFileSync(path, "utf8"));
}
