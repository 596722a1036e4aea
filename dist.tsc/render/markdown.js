import { figureConfigs } from "./figures/all.js";
import { count, plural } from "./format.js";
import { ALL_ROWS, groupedLimits, groupFindings, groupWords } from "./grouped.js";
import { clipped, visible } from "./html.js";
import { allFindings, reportTitle } from "./page.js";
import { story } from "./story.js";
import { inputsTable, sourcesText, tables } from "./tables.js";
/** Tables with more rows than this are cut: a pull request is no archive. */
const MOST_ROWS = 20;
const SHORT = new Set(["loss-periods", "errors", "paths", "moves", "outages", "overhead", "claims"]);
/** Limits under a table. */
const MOST_LIMITS = 12;
/** The report as GitHub-flavoured Markdown. Figures are linked as figures/NAME.svg. */
export function renderMarkdown(evidence) {
    const parts = [`# ${plain(reportTitle(evidence), 160)}`, ""];
    for (const s of story(evidence)) {
        const refs = s.sources.length === 0 ? "" : ` (${plain(sourcesText(s.sources))})`;
        parts.push(`- **${s.topic}.** ${plain(s.says, 1200)}${refs}`);
    }
    const figures = figureConfigs(evidence);
    for (const [i, figure] of figures.entries()) {
        parts.push("", `![${plain(figure.title, 160)}](figures/${figure.name}.svg)`, "");
        // A detail comes after its figure: one caption and one list of limits for both.
        const next = figures[i + 1];
        if (next !== undefined && next.name === `${figure.name}-detail`)
            continue;
        const before = figures[i - 1];
        const whole = before !== undefined && figure.name === `${before.name}-detail` ? before : figure;
        parts.push(plain(whole.caption, 2000));
        for (const limit of new Set([...whole.limits, ...figure.limits]))
            parts.push("", `Limit: ${plain(limit)}`);
    }
    for (const table of tables(evidence))
        if (SHORT.has(table.id))
            parts.push("", `## ${plain(table.title)}`, "", tableMarkdown(table));
    parts.push("", "## Findings", "");
    const findings = allFindings(evidence);
    if (findings.length === 0)
        parts.push("None.");
    const groups = groupFindings(evidence, findings);
    for (const group of groups.slice(0, MOST_ROWS)) {
        const { first } = group;
        const same = group.all.length === 1 ? "" : `; ${groupWords(group)}`;
        parts.push(`- ${first.severity}: ${plain(first.says)} (\`${first.code.replaceAll("`", "")}\`${same})`);
    }
    const left = groups.slice(MOST_ROWS).reduce((n, g) => n + g.all.length, 0);
    if (left > 0)
        parts.push(`- ${plural(left, "further finding")} in evidence.json`);
    parts.push("", "## Inputs", "", tableMarkdown(inputsTable(evidence)), "");
    parts.push(`wirewitness ${plain(evidence.tool.version, 40)}, ${plain(evidence.schema, 60)}. Loss is that of the probes, not availability.`, "");
    return parts.join("\n");
}
function tableMarkdown(table) {
    if (table.rows.length === 0)
        return plain(table.empty);
    const row = (cells) => `| ${cells.join(" | ")} |`;
    const lines = [
        row(table.columns.map((c) => plain(c.name))),
        row(table.columns.map((c) => (c.numeric === true ? "--:" : "---"))),
        ...table.rows
            .slice(0, MOST_ROWS)
            .map((cells) => row(cells.map((cell) => plain(typeof cell === "string" ? cell : sourcesText(cell.sources, 3), 120)))),
    ];
    const left = table.rows.length - MOST_ROWS + table.omitted;
    if (table.rows.length > MOST_ROWS)
        lines.push("", `${count(left)} further rows in evidence.json.`);
    const limits = groupedLimits(table);
    if (limits.length > 0)
        lines.push("");
    for (const { who, says } of limits.slice(0, MOST_LIMITS))
        lines.push(`- Limit${who === ALL_ROWS ? "" : ` (${plain(who, 200)})`}: ${plain(says)}`);
    if (limits.length > MOST_LIMITS)
        lines.push(`- ${plural(limits.length - MOST_LIMITS, "further limit")} in evidence.json`);
    return lines.join("\n");
}
/** Text that stays text: on one line, cut, every character that means something to Markdown or HTML escaped. */
function plain(text, max = 400) {
    const line = visible(clipped(text, max)).replaceAll(/\s+/g, " ");
    return line
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll(">", "&gt;")
        .replaceAll(/[\\`*_{}[\]#|~!@]/g, (c) => `&#${c.charCodeAt(0)};`)
        .replaceAll(/(https?|ftp|www)(?=[:.])/gi, "$1&#8203;");
}
