// Public entry point: evidence as JSON, as a page, as Markdown, on a terminal, and all files of a report folder.
export { reportFiles } from "./render/files.ts";
export { renderJson, renderJsonPieces } from "./render/json.ts";
export { renderMarkdown } from "./render/markdown.ts";
export { renderPage } from "./render/page.ts";
export { renderSummary } from "./render/terminal.ts";
export type { ReportFile, ReportOptions } from "./render/files.ts";
export type { Lang } from "./render/lang.ts";
export type { MarkdownOptions } from "./render/markdown.ts";
export type { PageOptions } from "./render/page.ts";
export type { FigureSource } from "./render/figures/figure.ts";
export type { SummaryOptions } from "./render/terminal.ts";
export { CHECK_FORMATS } from "./render/check-formats.ts";
export type { CheckContext, CheckFormat } from "./render/check-formats.ts";
export { readDocuments } from "./conclude/report-file.ts";
export type { Documents } from "./conclude/report-file.ts";
