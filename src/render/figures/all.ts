// The table of figures: adding one is one file and one line here.
import { limitIn } from "../chinese-limits.ts";
import type { Lang } from "../lang.ts";
import { acceptance } from "./acceptance.ts";
import { addressPool } from "./address-pool.ts";
import { clocks } from "./clocks.ts";
import { comparison } from "./comparison.ts";
import type { Figure, FigureAbout, FigureKind, FigureSource, Missing } from "./figure.ts";
import { frameSizes } from "./frame-sizes.ts";
import { headerLedger } from "./header-ledger.ts";
import { isolation } from "./isolation.ts";
import { ladder } from "./ladder.ts";
import { linkMtu } from "./link-mtu.ts";
import { macMobility } from "./mac-mobility.ts";
import { monitoring } from "./monitoring.ts";
import { phases } from "./phases.ts";
import { probeStrip } from "./probe-strip.ts";
import { probes } from "./probes.ts";
import { statusCodes } from "./status-codes.ts";
import { targets } from "./targets.ts";
import { updateDelays } from "./update-delays.ts";
import { ways } from "./ways.ts";

const KINDS: readonly FigureKind[] = [
  probes,
  ladder,
  phases,
  probeStrip,
  isolation,
  macMobility,
  updateDelays,
  ways,
  clocks,
  headerLedger,
  linkMtu,
  frameSizes,
  addressPool,
  targets,
  statusCodes,
  acceptance,
  comparison,
  ...monitoring,
];

/** Names of the kinds of figure, in the order of a report. */
export const FIGURE_NAMES: readonly string[] = KINDS.map((kind) => kind.name);

/** Each kind of figure: what it is about, and the documents that it can be made from. */
export const FIGURE_DOCS: readonly {
  readonly name: string;
  readonly about: FigureAbout;
  readonly from: readonly string[];
}[] = KINDS.map(({ name, about, from }) => ({ name, about, from }));

/** Every figure that the documents allow, as pure data: no canvas is loaded. */
export function figureConfigs(source: FigureSource, lang: Lang = "en"): readonly Figure[] {
  return KINDS.flatMap((kind) => kind.build(source, lang)).map((figure) => ({
    ...figure,
    limits: figure.limits.map((limit) => limitIn(limit, lang)),
    lang,
  }));
}

/** Which kinds of figure are not there though a document that they are made from is, and why. */
export function missingFigures(source: FigureSource, lang: Lang = "en"): readonly Missing[] {
  return KINDS.filter(
    (kind) => kind.from.some((d) => source[d] !== undefined) && kind.build(source, lang).length === 0,
  ).map(({ name, why }) => ({ name, why: why[lang] }));
}
