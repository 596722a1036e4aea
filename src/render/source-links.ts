// Links from a figure to the inputs that it rests on.
import type { Source } from "../schema/evidence.generated.ts";
import { both } from "./both.ts";
import { count } from "./format.ts";
import { inputAnchor, shortSources, shown } from "./html.ts";

const PLACES: Readonly<Record<string, string>> = { record: "记录", line: "行", byte: "字节" };

/** "i1 记录 128" of "i1 record 128". */
function chinesePlace(text: string): string {
  return text.replace(/ (record|line|byte) (?=\d+$)/, (_, word: string) => ` ${PLACES[word]!} `);
}

/** Links to the inputs that a figure rests on, each once; after `most` they are counted. */
export function sourceLinks(sources: readonly Source[], most = 4, prefix = ""): string {
  const { shown: shownOnes, left } = shortSources(sources, most);
  const links = shownOnes.map(({ text, input }, i) => {
    // The comma stays with its link.
    const comma = i < shownOnes.length - 1 || left > 0 ? "," : "";
    return `<span class="source"><a href="#${inputAnchor(input, prefix)}">${both(shown(text, 60), shown(chinesePlace(text), 60))}</a>${comma}</span>`;
  });
  if (left > 0) links.push(both(`${count(left)} more`, `另有 ${count(left)} 处`));
  return links.join(" ");
}
