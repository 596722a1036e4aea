// Duplicate address detection: how many moves were counted in the window that ends at each move, and what was counted when it tripped.
import { named } from "../core/quoted.ts";
import { numbered } from "../core/words.ts";
import { parseRfc3339 } from "../core/time.ts";
import type { EpochNs } from "../core/time.ts";
import type { ObservedFact, SourceRef } from "../observe/observation.ts";
import type { Finding } from "../schema/evidence.generated.ts";
import { moveTime } from "./mac-moves.ts";
import type { MobilityRow, Move } from "./mac-moves.ts";
import { sources } from "./stamp.ts";

/** RFC 7432 section 15.1, and FRR's defaults: 5 moves in 180 s. */
const MOVES = 5;
const WINDOW_S = 180;
/** From this many moves in the window on it is called near. */
const NEAR_MOVES = 3;
/** Numbers that one sentence lists, moves that one finding points to, detections of one row. */
const LISTED = 12;
const PLACES = 20;

/** The limits of detection: as `show evpn` says where all nodes agree, else the defaults. */
export interface DuplicateLimits {
  readonly moves: number;
  readonly window_s: number;
  /** An output says them. */
  readonly told: boolean;
}

/** A node that flagged a MAC. */
export interface DuplicateSign {
  readonly mac: string;
  readonly vni: number | undefined;
  readonly ip: string | undefined;
  readonly node: string;
  /** By its own clock; undefined where the output shows none that can be placed. */
  readonly at: EpochNs | undefined;
  /** Moves that the node itself counted, where told. */
  readonly moves: number | undefined;
  readonly source: SourceRef;
}

/** What outputs say about detection. */
export interface DuplicateDetection {
  readonly limits: DuplicateLimits;
  readonly signs: readonly DuplicateSign[];
}

type Value = Readonly<Record<string, unknown>>;

/** From facts "evpn.duplicateDetection" (settings) and "mac.duplicate" (what tripped it). */
export function duplicateDetection(facts: readonly ObservedFact[]): DuplicateDetection {
  const settings = new Set<string>();
  const signs: DuplicateSign[] = [];
  for (const f of facts) {
    const v = (f.value ?? {}) as Value;
    const [max, time] = [number(v["maxMoves"]), number(v["time_s"])];
    if (f.kind === "evpn.duplicateDetection" && max !== undefined && time !== undefined) settings.add(`${max} ${time}`);
    if (f.kind !== "mac.duplicate" || typeof v["mac"] !== "string") continue;
    signs.push({
      mac: v["mac"],
      vni: number(v["vni"]),
      ip: typeof v["ip"] === "string" ? v["ip"] : undefined,
      node: typeof v["node"] === "string" ? v["node"] : "?",
      at: typeof v["at"] === "string" ? parseRfc3339(v["at"]) : undefined,
      moves: number(v["moves"]),
      source: f.source,
    });
  }
  const [moves, window_s] = settings.size === 1 ? [...settings][0]!.split(" ").map(Number) : [];
  const told = moves !== undefined && window_s !== undefined && moves > 0 && window_s > 0;
  return { limits: told ? { moves, window_s, told } : { moves: MOVES, window_s: WINDOW_S, told: false }, signs };
}

function number(v: unknown): number | undefined {
  return typeof v === "number" && Number.isSafeInteger(v) ? v : undefined;
}

/** For each move of a row that has a time: the moves in the window that ends with it, itself included. */
export function movesInWindow(moves: readonly Move[], limits: DuplicateLimits): ReadonlyMap<Move, number> {
  const window = BigInt(limits.window_s) * 1_000_000_000n;
  const timed = timedMoves(moves);
  const out = new Map<Move, number>();
  let from = 0;
  for (const [to, [move, at]] of timed.entries()) {
    while (at - timed[from]![1] > window) from++;
    out.set(move, to - from + 1);
  }
  return out;
}

function timedMoves(moves: readonly Move[]): [Move, EpochNs][] {
  const timed = moves.flatMap((m): [Move, EpochNs][] => {
    const at = moveTime(m);
    return at === undefined ? [] : [[m, at]];
  });
  return timed.sort((a, b) => (a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0));
}

/** Findings "mac.duplicate-near" and "mac.duplicate-detected" of one row. `name` is how sentences call it. */
export function duplicateFindings(row: MobilityRow, name: string, detection: DuplicateDetection): Finding[] {
  return [...near(row, name, detection.limits), ...detected(row, name, detection)];
}

function near(row: MobilityRow, name: string, limits: DuplicateLimits): Finding[] {
  const counts = [...movesInWindow(row.moves, limits)];
  const most = counts.reduce((n, [, c]) => Math.max(n, c), 0);
  if (most < Math.min(NEAR_MOVES, limits.moves)) return [];
  const peak = counts.findIndex(([, c]) => c === most);
  const within = counts.slice(peak - most + 1, peak + 1).map(([m]) => m);
  const span = moveTime(within.at(-1)!)! - moveTime(within[0]!)!;
  const reached = most >= limits.moves;
  const listed = counts.slice(Math.max(0, peak - LISTED + 1), peak + 1).map(([, c]) => c);
  const whose = limits.told ? "as its settings say" : "by default";
  const says = `${name}: ${most} moves in ${Number(span / 1_000_000n) / 1000} s; FRR's duplicate address detection ${reached ? "trips" : "is near: it trips"} at ${limits.moves} in ${limits.window_s} s ${whose}. Counted in the ${limits.window_s} s that end at each move: ${listed.join(", ")}.`;
  return [
    {
      code: "mac.duplicate-near",
      severity: "warning",
      says,
      where: sources(within.slice(0, PLACES).flatMap((m) => m.seen[0]!.evidence)),
      count: most,
      limits: [
        "Detection counts at each VTEP and its limits are set there; moves that were not recorded are not counted.",
      ],
    },
  ];
}

/**
 * The freeze. Where one input stamped it and the moves, with those of the window that ends at it; else with all that are recorded:
 * on unrelated clocks nobody knows which of them came before, and none found would read as none there.
 */
function detected(row: MobilityRow, name: string, { limits, signs }: DuplicateDetection): Finding[] {
  const own = signs.filter(
    (s) => s.mac === row.mac && s.ip === row.ip && (s.vni === undefined || row.vni === null || s.vni === row.vni),
  );
  return own.slice(0, PLACES).map((s) => {
    const at = sameInput(row.moves, s.source.input) ? s.at : undefined;
    const moves = at === undefined ? row.moves : countBefore(row.moves, at, limits);
    const counted = s.moves === undefined ? "" : ` ${named(s.node)} itself counted ${s.moves}.`;
    const recorded =
      at === undefined
        ? `${numbered(moves.length, "move is", "moves are")} recorded in all, and how many of them came before it is not known`
        : `${numbered(moves.length, "move", "moves")} recorded in the ${limits.window_s} s before it`;
    const rule = `detection trips at ${limits.moves} in ${limits.window_s} s ${limits.told ? "as its settings say" : "by default"}`;
    return {
      code: "mac.duplicate-detected",
      severity: "warning",
      says: `${name}: ${named(s.node)} flagged it as a duplicate: ${recorded}; ${rule}.${counted}`,
      where: sources([s.source, ...moves.slice(-LISTED).flatMap((m) => m.seen[0]!.evidence)]),
      ...(moves.length === 0 ? {} : { count: moves.length }),
      limits: [
        ...(at === undefined
          ? ["The moves and the freeze are not of one input: their clocks are not brought together here."]
          : []),
        "A machine that moves often and two machines with one MAC trip it alike.",
      ],
    };
  });
}

function sameInput(moves: readonly Move[], input: string): boolean {
  return moves.every((m) => m.seen[0]!.evidence.every((e) => e.input === input));
}

function countBefore(moves: readonly Move[], at: EpochNs, limits: DuplicateLimits): Move[] {
  const from = at - BigInt(limits.window_s) * 1_000_000_000n;
  return timedMoves(moves).flatMap(([m, t]) => (t >= from && t <= at ? [m] : []));
}
