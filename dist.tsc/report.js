// Public entry point: evidence as JSON, as a page, as Markdown, on a terminal, and all files of a report folder.
export { reportFiles } from "./render/files.js";
export { renderJson, renderJsonPieces } from "./render/json.js";
export { renderMarkdown } from "./render/markdown.js";
export { renderPage } from "./render/page.js";
export { renderSummary } from "./render/terminal.js";
