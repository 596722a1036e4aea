// Figure "acceptance": what claims and checks came to, stage by stage. What was not decided is never drawn as a pass.
import type { Acceptance, Counts } from "../../schema/acceptance.generated.ts";
import type { Claim } from "../../schema/evidence.generated.ts";
import { brief } from "../format.ts";
import type { Lang } from "../lang.ts";
import { OUTCOMES, WORDS, type Outcome } from "./acceptance-words.ts";
import { toCsv, type Colour, type Figure, type FigureKind, type Hatch } from "./figure.ts";
import { rowsConfig, rowsSize, type BarRow } from "./rows.ts";

const MOST_ROWS = 10;

// Blue, vermilion, amber and grey; the words at the end of the bar and the hatching are the second channel.
const COLOURS: Readonly<Record<Outcome, Colour>> = {
  reproduced: "@passed",
  passed: "@passed",
  contradicted: "@failed",
  failed: "@failed",
  inconclusive: "@undecided",
  undecided: "@undecided",
  outOfScope: "@outOfScope",
};
const HATCHED: Readonly<Partial<Record<Outcome, Hatch>>> = {
  inconclusive: true,
  undecided: true,
  outOfScope: "level",
};

type Tally = Readonly<Partial<Record<Outcome, number>>>;

interface Stage {
  readonly stage: string | null;
  readonly what: "claims" | "checks";
  readonly tally: Tally;
  readonly total: number;
}

export const acceptance: FigureKind = {
  name: "acceptance",
  about: {
    answers: "What the claims and checks of each stage came to.",
    read: "One bar for claims and one for checks. Solid is decided: reproduced or passed, contradicted or failed. Hatched is not: slanting lines are inconclusive, level ones out of scope.",
    limits: "A verdict holds for the scope of its claim. Hatched is no pass.",
  },
  from: ["acceptance", "evidence"],
  why: { en: "the case claims nothing, and no check ran", zh: "案例没有提出主张，也没有运行检查" },
  build({ acceptance: given, evidence }, lang) {
    const stages = given === undefined ? fromClaims(evidence?.claims ?? []) : fromAcceptance(given);
    if (stages.length === 0) return [];
    const claims = given?.claims ?? evidence?.claims ?? [];
    const checks = given?.stages.flatMap((s) => s.checks) ?? [];
    const sources = [
      // What did not come out as claimed first.
      ...claims.toSorted((a, b) => rank(a.verdict) - rank(b.verdict)).flatMap((c) => c.evidence),
      ...checks.flatMap((c) => c.evidence),
    ];
    return [{ ...figure(stages, lang), sources, document: given === undefined ? "evidence" : "acceptance" }];
  },
};

const FIRST: readonly Claim["verdict"][] = ["contradicted", "inconclusive", "reproduced", "out of scope"];

function rank(verdict: Claim["verdict"]): number {
  return FIRST.indexOf(verdict);
}

function fromAcceptance(a: Acceptance): readonly Stage[] {
  const staged = a.stages.flatMap(({ name, counts }) => [
    ...(counts.claims === 0 ? [] : [ofClaims(name, counts)]),
    ...(counts.checks === 0 ? [] : [ofChecks(name, counts)]),
  ]);
  // A claim across stages is in none of them, and counts all the same.
  const across = a.stages.some((s) => s.name === null) ? [] : a.claims.filter((c) => c.stage === null);
  return [...staged, ...fromClaims(across)];
}

function ofClaims(stage: string | null, c: Counts): Stage {
  const { reproduced, contradicted, inconclusive, outOfScope } = c;
  return { stage, what: "claims", tally: { reproduced, contradicted, inconclusive, outOfScope }, total: c.claims };
}

function ofChecks(stage: string | null, c: Counts): Stage {
  const { passed, failed, undecided } = c;
  return { stage, what: "checks", tally: { passed, failed, undecided }, total: c.checks };
}

/** Claims of the evidence alone, where no acceptance is given. */
function fromClaims(claims: readonly Claim[]): readonly Stage[] {
  const stages = new Map<string | null, Claim[]>();
  for (const c of claims) stages.set(c.stage, [...(stages.get(c.stage) ?? []), c]);
  return [...stages].map(([stage, of]) => {
    const n = (verdict: Claim["verdict"]): number => of.filter((c) => c.verdict === verdict).length;
    const tally = {
      reproduced: n("reproduced"),
      contradicted: n("contradicted"),
      inconclusive: n("inconclusive"),
      outOfScope: n("out of scope"),
    };
    return { stage, what: "claims", tally, total: of.length };
  });
}

function figure(all: readonly Stage[], lang: Lang): Omit<Figure, "sources"> {
  const words = WORDS[lang];
  const name = (s: Stage): string => words[s.what](s.stage === null ? words.noStage : brief(s.stage));
  const stages = all.slice(0, MOST_ROWS);
  const rows = stages.map((s): BarRow => ({
    name: name(s),
    sub: words.of(s.total),
    segments: segments(s.tally, lang),
    end: OUTCOMES.filter((o) => (s.tally[o] ?? 0) > 0)
      .map((o) => `${s.tally[o]} ${words.outcomes[o]}`)
      .join(lang === "zh" ? "，" : ", "),
  }));
  const used = OUTCOMES.filter((o) => stages.some((s) => (s.tally[o] ?? 0) > 0));
  const options = { xTitle: words.xAxis, whole: true, keys: keysOf(used, lang) };
  return {
    name: "acceptance",
    title: words.title,
    caption: words.caption,
    alt: words.alt(rows.map((r) => `${r.name}: ${r.end}.`)),
    limits: [words.limit, ...(all.length > rows.length ? [words.further(all.length - rows.length)] : [])],
    csv: toCsv(
      ["stage", "what", "outcome", "count"],
      all.flatMap((s) => OUTCOMES.flatMap((o) => (o in s.tally ? [[s.stage, s.what, o, s.tally[o]!]] : []))),
    ),
    config: rowsConfig(rows, options),
    size: rowsSize(rows, options),
  };
}

function segments(tally: Tally, lang: Lang): BarRow["segments"] {
  let at = 0;
  return OUTCOMES.flatMap((o) => {
    const n = tally[o] ?? 0;
    if (n === 0) return [];
    const from = at;
    at += n;
    const inside = [`${n} ${WORDS[lang].outcomes[o]}`, String(n)];
    return [{ from, to: at, color: COLOURS[o], hatched: HATCHED[o] ?? false, inside }];
  });
}

/** One key for a look: "reproduced, passed". */
function keysOf(used: readonly Outcome[], lang: Lang): readonly { text: string; color: Colour; hatched: Hatch }[] {
  const looks = new Map<Colour, Outcome[]>();
  for (const o of used) looks.set(COLOURS[o], [...(looks.get(COLOURS[o]) ?? []), o]);
  return [...looks].map(([color, of]) => ({
    text: of.map((o) => WORDS[lang].outcomes[o]).join(lang === "zh" ? "、" : ", "),
    color,
    hatched: HATCHED[of[0]!] ?? false,
  }));
}
