// Findings of the page as HTML: the first of a group, the others in short behind it. What a finding says is a text of the evidence.
import type { Finding } from "../schema/evidence.generated.ts";
import { both, bothText } from "./both.ts";
import { count } from "./format.ts";
import { groupWords, type FindingGroup } from "./grouped.ts";
import { shown } from "./html.ts";
import { sourceLinks } from "./source-links.ts";
import { severityWord, findingTitle } from "./chinese.ts";
import type { Part } from "./part.ts";
import { limitIn } from "./chinese-limits.ts";

/** Findings of one kind that stand open. */
const FIRST = 3;

/** The list of the findings of a part, of at most `most` groups. */
export function findingsHtml({ findings, prefix, file }: Part, most: number): string {
  if (findings === undefined) return "";
  const kinds = new Map<string, FindingGroup[]>();
  for (const group of findings.groups.slice(0, most)) {
    const key = `${group.first.severity} ${group.first.code}`;
    kinds.set(key, [...(kinds.get(key) ?? []), group]);
  }
  // Many of one kind would bury the others.
  const items = [...kinds.values()].map((same) => {
    const first = same
      .slice(0, FIRST)
      .map((g) => groupHtml(g, prefix))
      .join("\n");
    const rest = same.slice(FIRST);
    if (rest.length === 0) return first;
    const inside = `<ul class="findings inner">${rest.map((g) => groupHtml(g, prefix)).join("\n")}</ul>`;
    const n = rest.reduce((sum, g) => sum + g.all.length, 0);
    const more = both(
      `${count(n)} more ${n === 1 ? "finding" : "findings"} of this kind`,
      `还有 ${count(n)} 条此类发现`,
    );
    return `${first}\n<li><details><summary>${more}</summary>${inside}</details></li>`;
  });
  const left = findings.groups.slice(most).reduce((n, g) => n + g.all.length, findings.omitted);
  const rest =
    left > 0
      ? `<p class="note">${both(`${count(left)} further ${left === 1 ? "finding" : "findings"} in ${file}.`, `另有 ${count(left)} 条发现见 ${file}。`)}</p>`
      : "";
  return items.length === 0
    ? `<p class="empty">${both("None.", "无。")}</p>`
    : `<ul class="findings">${items.join("\n")}</ul>${rest}`;
}

function groupHtml(group: FindingGroup, prefix: string): string {
  if (group.all.length === 1) return findingHtml(group.first, "", prefix);
  const items = group.all.map(
    (f) => `<li><bdi lang="en">${shown(f.says, 400)}</bdi> ${sourceLinks(f.where, 2, prefix)}</li>`,
  );
  const words = both(groupWords(group), `此类 ${count(group.all.length)} 条，只在地点、时间或数量上不同`);
  return findingHtml(
    group.first,
    `<details><summary>${words}</summary><ul class="same">${items.join("")}</ul></details>`,
    prefix,
  );
}

function findingHtml(f: Finding, others: string, prefix: string): string {
  const n =
    f.count === undefined || f.count === 1 ? "" : ` (${both(`${count(f.count)} times`, `${count(f.count)} 次`)})`;
  const more = (en: string, zh: string, inside: string): string =>
    `<p class="more">${both(`${en}: `, `${zh}：`)}${inside}</p>`;
  const where = f.where.length === 0 ? "" : more("Evidence", "证据", sourceLinks(f.where, 6, prefix));
  const filter = f.filter === undefined ? "" : `<p class="more">Wireshark: <code>${shown(f.filter, 300)}</code></p>`;
  const limits =
    f.limits.length === 0 ? "" : more("Limits", "限制", f.limits.map((l) => bothText(l, limitIn(l, "zh"))).join(" "));
  const title = findingTitle(f.code);
  const chinese = title === undefined ? "" : `<b class="l-zh" lang="zh-Hans">${shown(title)}</b> `;
  return (
    `<li><span class="tag ${f.severity}">${bothText(f.severity, severityWord(f.severity))}</span>${chinese}<bdi lang="en">${shown(f.says, 1000)}</bdi>${n}` +
    `${where}${filter}${limits}${others}<p class="more"><code>${shown(f.code, 80)}</code></p></li>`
  );
}
