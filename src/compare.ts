// Public entry point: runs laid side by side, with their distribution and budgets, as JSON, text, Markdown and a figure.
export { compareRuns } from "./conclude/compare/compare.ts";
export type { CompareOptions, Run } from "./conclude/compare/compare.ts";
export { parseBudget } from "./conclude/compare/budget.ts";
export type { BudgetLimit } from "./conclude/compare/budget.ts";
export { COMPARED_FIGURES } from "./conclude/compare/figures.ts";
export { loadRun } from "./conclude/compare/load.ts";
export type { LoadedRun } from "./conclude/compare/load.ts";
export { refuseSame } from "./conclude/compare/same-run.ts";
export type { ReadRun } from "./conclude/compare/same-run.ts";
export { COMPARE_FORMATS, comparisonFiles } from "./render/compare-formats.ts";
export type { CompareFormat } from "./render/compare-formats.ts";
export type * from "./schema/comparison.generated.ts";
