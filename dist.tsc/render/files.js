import { load } from "./chart.js";
import { figureConfigs } from "./figures/all.js";
import { renderJson } from "./json.js";
import { renderMarkdown } from "./markdown.js";
import { renderPage } from "./page.js";
/** The figures as files, "probes.png", "probes.svg", "probes.csv", one after the other, so that few are in memory. */
export async function* drawFigures(evidence, options = {}) {
    const { theme = "light", formats = ["svg", "png", "csv"], only } = options;
    for (const figure of figureConfigs(evidence)) {
        if (only !== undefined && figure.name !== only && !figure.name.startsWith(`${only}-`))
            continue;
        // Loaded when there is something to draw, and not before.
        const drawer = await load();
        for (const format of formats) {
            if (format === "csv")
                yield [`${figure.name}.csv`, figure.csv];
            else
                yield [`${figure.name}.${format}`, format === "svg" ? drawer.svg(figure, theme) : drawer.png(figure, theme)];
        }
    }
}
/** evidence.json, report.html, report.md, and figures/NAME.svg, .png and .csv. Same evidence, same bytes. */
export async function* reportFiles(evidence) {
    yield ["evidence.json", renderJson(evidence)];
    for await (const [name, content] of drawFigures(evidence))
        yield [`figures/${name}`, content];
    yield ["report.html", await renderPage(evidence)];
    yield ["report.md", renderMarkdown(evidence)];
}
