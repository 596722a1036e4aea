export { reportFiles } from "./render/files.ts";
export { renderJson, renderJsonPieces } from "./render/json.ts";
export { renderMarkdown } from "./render/markdown.ts";
export { renderPage } from "./render/page.ts";
export { renderSummary } from "./render/terminal.ts";
export type { ReportFile } from "./render/files.ts";
export type { SummaryOptions } from "./render/terminal.ts";
