// The table of all kinds of figures that a claim can name. A new one is a file of this folder and a line here.
import type { FigureKind } from "./figure.ts";
import { LOSS } from "./loss.ts";

/** Every kind, in the order of the list that `check --figures` prints. */
export const FIGURE_KINDS: readonly FigureKind[] = [...LOSS];

const BY_NAME = new Map(FIGURE_KINDS.map((k) => [k.kind, k]));

/** The kind of that name. */
export function figureKind(name: string): FigureKind | undefined {
  return BY_NAME.get(name);
}
