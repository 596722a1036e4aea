// The table of all kinds of figures that a claim can name. A new one is a file of this folder and a line here.
import { ADDRESSES } from "./addresses.ts";
import { CLOCKS } from "./clocks.ts";
import { EVENTS } from "./events.ts";
import type { FigureKind } from "./figure.ts";
import { FINDINGS } from "./findings.ts";
import { FRAMES } from "./frames.ts";
import { HEARTBEATS } from "./heartbeats.ts";
import { HOSTS } from "./hosts.ts";
import { ISOLATION } from "./isolation.ts";
import { LOSS } from "./loss.ts";
import { MOBILITY } from "./mobility.ts";
import { OUTAGES } from "./outages.ts";
import { OVERHEAD } from "./overhead.ts";
import { PATHS } from "./paths.ts";
import { PROBES } from "./probes.ts";
import { STATES } from "./state.ts";
import { TARGETS } from "./targets.ts";
import { WAYS } from "./ways.ts";
import { WIRING } from "./wiring.ts";

/** A kind all of whose figures say what they do not show. */
const limited = (k: FigureKind): FigureKind => ({ ...k, limited: true });

/** Every kind, in the order of the list that `check --figures` prints. */
export const FIGURE_KINDS: readonly FigureKind[] = [
  ...LOSS.map(limited),
  ...PROBES.map(limited),
  ...ISOLATION,
  ...FRAMES,
  ...OVERHEAD.map(limited),
  ...MOBILITY,
  ...PATHS,
  ...WAYS,
  ...OUTAGES,
  ...CLOCKS,
  ...ADDRESSES,
  ...WIRING,
  ...HOSTS,
  ...STATES,
  ...TARGETS,
  ...EVENTS,
  ...HEARTBEATS,
  ...FINDINGS,
];

const BY_NAME = new Map(FIGURE_KINDS.map((k) => [k.kind, k]));

/** The kind of that name. */
export function figureKind(name: string): FigureKind | undefined {
  return BY_NAME.get(name);
}
