import { drawable, FAMILY, FAMILY_LIST, fontFaceCss, fontPath, WEIGHTS } from "./fonts.js";
import { clipped, visible } from "./html.js";
import { KEY, overlay } from "./overlay.js";
import { paintOf, pagePaint, resolveColour } from "./palette.js";
import { escapeXml, SvgContext } from "./svg.js";
/** Pixels of a PNG for each CSS pixel. */
export const PNG_SCALE = 2;
let drawer;
/** Loads Chart.js and the canvas and registers the font, once. About 0.3 s of CPU: call it only to draw. */
export function load() {
    drawer ??= make();
    return drawer;
}
async function make() {
    const [charts, canvases] = await Promise.all([import("chart.js"), import("@napi-rs/canvas")]);
    charts.Chart.register(charts.LinearScale, charts.CategoryScale, charts.ScatterController, charts.BarController, charts.LineController, charts.PointElement, charts.LineElement, charts.BarElement, charts.Legend, charts.Title);
    for (const weight of WEIGHTS) {
        if (canvases.GlobalFonts.registerFromPath(fontPath(weight), FAMILY) === null) {
            throw new Error(`the font at ${fontPath(weight)} was refused`);
        }
    }
    const ruler = canvases.createCanvas(8, 8).getContext("2d");
    // Chart.js asks for a canvas of the browser; what it uses of one is here.
    const record = (figure, paint) => {
        const context = new SvgContext(figure.size, ruler, `ww-${figure.name}`);
        new charts.Chart(context.canvas, configuration(figure, paint, 1)).destroy();
        return context.markup();
    };
    return {
        png(figure, theme) {
            const canvas = canvases.createCanvas(figure.size.width, figure.size.height);
            const chart = new charts.Chart(canvas, configuration(figure, paintOf(theme), PNG_SCALE));
            const bytes = canvas.toBuffer("image/png");
            chart.destroy();
            return bytes;
        },
        svg(figure, theme) {
            const style = `<style>${fontFaceCss()}</style>`;
            return `<?xml version="1.0" encoding="UTF-8"?>\n${element(figure, `${style}\n${record(figure, paintOf(theme))}`)}\n`;
        },
        inline: (figure) => element(figure, record(figure, pagePaint)),
    };
}
function element(figure, inside) {
    const { width, height } = figure.size;
    const id = `ww-${figure.name}`;
    return (`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img"` +
        ` aria-labelledby="${id}-title ${id}-desc" font-family="${FAMILY_LIST}">` +
        `<title id="${id}-title">${plain(figure.title, 200)}</title><desc id="${id}-desc">${plain(figure.alt, 3000)}</desc>\n${inside}\n</svg>`);
}
function plain(text, max) {
    return escapeXml(visible(clipped(text, max)));
}
/** The Chart.js configuration of a figure: data, and the functions that data cannot hold. */
function configuration(figure, paint, scale) {
    const { config } = figure;
    const ink = paint("ink");
    return {
        type: "scatter",
        data: {
            labels: [],
            datasets: config.datasets.map((d) => dataset(d, paint)),
        },
        options: {
            responsive: false,
            animation: false,
            events: [],
            devicePixelRatio: scale,
            locale: "en-US",
            clip: false,
            indexAxis: config.indexAxis,
            color: ink,
            font: { family: FAMILY, size: 14, weight: 400 },
            layout: { padding: { top: 14, right: 28, bottom: 12, left: 16 } },
            scales: Object.fromEntries(Object.entries(config.axes).map(([id, axis]) => [id, axisOptions(axis, paint)])),
            plugins: {
                title: {
                    display: true,
                    align: "start",
                    text: drawable(figure.title, 110),
                    color: ink,
                    font: { family: FAMILY, size: 20, weight: 600 },
                    padding: { top: 0, bottom: config.legend ? 8 : 16 },
                },
                legend: legend(figure, paint),
            },
        },
        plugins: [overlay(config, paint)],
    };
}
/** Colours through the paint, text through the font; the rest as it is. */
function dataset(d, paint) {
    const out = { borderSkipped: false, pointHitRadius: 0, grouped: false };
    for (const [key, value] of Object.entries(d)) {
        if (!key.endsWith("Color"))
            out[key] = value;
        else if (Array.isArray(value))
            out[key] = value.map((v) => resolveColour(String(v), paint));
        else
            out[key] = resolveColour(String(value), paint);
    }
    out["label"] = drawable(d.label, 48);
    return out;
}
function axisOptions(axis, paint) {
    const { tickText } = axis;
    const byValue = new Map(tickText?.map((t) => [t.value, t.lines.map((line) => drawable(line, 28))]));
    const base = {
        axis: axis.axis,
        type: axis.type,
        position: axis.position,
        offset: axis.type === "category",
        stacked: axis.stacked ?? false,
        grid: { display: axis.grid, color: paint("grid"), drawTicks: axis.grid, tickLength: 6, offset: false },
        border: { display: true, color: paint("line") },
        ticks: {
            color: paint("ink"),
            font: { family: FAMILY, size: 14 },
            maxRotation: 0,
            autoSkipPadding: 16,
            // The ends of the range are no round numbers: they get no tick.
            includeBounds: false,
            ...(axis.whole === true ? { precision: 0 } : {}),
            ...(tickText === undefined
                ? {}
                : { autoSkip: false, callback: (value) => byValue.get(Number(value)) ?? "" }),
        },
        title: {
            display: axis.title !== undefined,
            text: drawable(axis.title ?? "", 100),
            color: paint("soft"),
            font: { family: FAMILY, size: 14 },
        },
        ...(tickText === undefined
            ? {}
            : {
                afterBuildTicks(scale) {
                    scale.ticks = tickText.map((t) => ({ value: t.value }));
                },
            }),
    };
    return { ...base, ...limits(axis) };
}
function limits(axis) {
    const out = {};
    for (const key of ["min", "max", "stack", "stackWeight"])
        if (axis[key] !== undefined)
            out[key] = axis[key];
    if (axis.labels !== undefined) {
        // A label may have a second line.
        out["labels"] = axis.labels.map((label) => label.split("\n").map((line) => drawable(line, 40)));
    }
    return out;
}
function legend(figure, paint) {
    const { config } = figure;
    return {
        display: config.legend,
        align: "start",
        labels: {
            usePointStyle: true,
            boxHeight: 9,
            pointStyleWidth: KEY,
            padding: 18,
            color: paint("ink"),
            font: { family: FAMILY, size: 14 },
            generateLabels: (_chart) => [
                ...config.datasets.filter((d) => d.unlisted !== true).map((d) => item(d, paint)),
                ...config.keys.map((k) => ({
                    text: drawable(k.text, 48),
                    fillStyle: resolveColour(k.color, paint),
                    strokeStyle: "transparent",
                    lineWidth: 0,
                    pointStyle: "rect",
                    rotation: 0,
                    fontColor: paint("ink"),
                    hatched: k.hatched ?? false,
                })),
            ],
        },
    };
}
function item(d, paint) {
    const isLine = d.type === "line";
    const fill = typeof d.pointBackgroundColor === "string" ? d.pointBackgroundColor : (d.backgroundColor ?? "transparent");
    const style = Array.isArray(d.pointStyle) ? d.pointStyle[0] : d.pointStyle;
    return {
        text: drawable(d.label, 48),
        fillStyle: resolveColour(fill, paint),
        strokeStyle: resolveColour(d.pointBorderColor ?? d.borderColor ?? "transparent", paint),
        lineWidth: isLine ? (d.borderWidth ?? 2) : (d.pointBorderWidth ?? 0),
        ...(isLine && d.borderDash !== undefined ? { lineDash: d.borderDash } : {}),
        pointStyle: style === undefined || style === false ? "rect" : style,
        rotation: d.rotation ?? 0,
        fontColor: paint("ink"),
        hatched: d.hatched ?? false,
    };
}
