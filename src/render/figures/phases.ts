// Figure "phases": the steps that a log or an object stamped, from the first of them: recovery began, CNI ready, Pods ready.
// A log is one figure: logs of different stages are never laid end to end.
import type { Evidence, Fact } from "../../schema/evidence.generated.ts";
import { brief, count, duration, inputName, plural, sinceStart } from "../format.ts";
import { drawable } from "../glyphs.ts";
import type { Lang } from "../lang.ts";
import { fieldsOf } from "./facts.ts";
import { toCsv, type Figure, type FigureKind } from "./figure.ts";
import { rowsConfig, rowsSize, type BarRow } from "./rows.ts";

const MOST_ROWS = 12;
const MOST_FIGURES = 4;

interface Words {
  readonly title: (first: string, where: string) => string;
  readonly xAxis: (first: string) => string;
  readonly certain: string;
  readonly bounds: string;
  readonly after: (d: string, tick: string, step: string) => string;
  readonly source: (line: string) => string;
  readonly caption: (v: { first: string; at: string; from: string; stage: string | undefined; tick: string }) => string;
  readonly alt: (first: string, rows: readonly string[]) => string;
  readonly limit: string;
  readonly further: (n: number) => string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    title: (first, where) => `Steps after ${first}, ${where}`,
    xAxis: (first) => `seconds after ${first}`,
    certain: "for certain not yet reached",
    bounds: "reached between the bounds of the stamps",
    after: (d, tick, step) => `${d} ± ${tick}${step === "" ? "" : `, ${step} after the step before`}`,
    source: (line) => line,
    caption: ({ first, at, from, stage, tick }) =>
      `0 s is ${first}, ${at}. From ${from}${stage === undefined ? "" : `, stage ${stage}`}. ` +
      `The stamps have ticks of ${tick}: hatched is one tick before and after each.`,
    alt: (first, rows) => `Steps after ${first} as bars. ${rows.join(" ")}`,
    limit: "Durations of different stages are not added up: what lay between them is not in these stamps.",
    further: (n) => `${plural(n, "further step")} in the CSV.`,
  },
  zh: {
    title: (first, where) => `${first} 之后的各步骤，${where}`,
    xAxis: (first) => `${first} 之后的秒数`,
    certain: "确定尚未到达",
    bounds: "在时间戳的界限之间到达",
    after: (d, tick, step) => `${d} ± ${tick}${step === "" ? "" : `，上一步之后 ${step}`}`,
    source: (line) => line,
    caption: ({ first, at, from, stage, tick }) =>
      `0 s 为 ${first}，${at}。来自 ${from}${stage === undefined ? "" : `，阶段 ${stage}`}。` +
      `时间戳的刻度为 ${tick}：斜线是其前后各一个刻度。`,
    alt: (first, rows) => `${first} 之后各步骤的条。${rows.join("")}`,
    limit: "不同阶段的时长不相加：其间发生了什么不在这些时间戳中。",
    further: (n) => `另有 ${count(n)} 步在 CSV 中。`,
  },
};

/** A stamped step. */
interface Step {
  readonly name: string;
  readonly at: string;
  readonly us: number;
  readonly fact: Fact;
}

/** Steps of one input, in order of time, in microseconds after the first. */
interface Timeline {
  readonly input: string;
  readonly steps: readonly Step[];
  /** One tick of the coarsest stamp, in microseconds. */
  readonly tick: number;
}

export const phases: FigureKind = {
  name: "phases",
  about: {
    answers: "After how long each step of a log was reached: CNI ready, Pods ready, checks done.",
    read: "A bar runs from the first step of the log to the step of its row; the hatched end is one tick of the stamps before and after.",
    limits: "A log is one figure. Steps of different logs or stages are never added up.",
  },
  from: ["evidence"],
  why: { en: "no log or object stamped two steps or more", zh: "没有日志或对象为两个以上的步骤打上时间戳" },
  build({ evidence }, lang) {
    if (evidence === undefined) return [];
    return timelines(evidence)
      .slice(0, MOST_FIGURES)
      .map((t, i) => figure(evidence, t, { lang, name: i === 0 ? "phases" : `phases-${i + 1}` }));
  },
};

/** Those with most steps first; of as many, the shorter: a recovery before a watch over hours. */
function timelines(evidence: Evidence): readonly Timeline[] {
  const byInput = new Map<string, Fact[]>();
  for (const fact of evidence.facts) {
    if (fact.kind !== "phase.time") continue;
    byInput.set(fact.source.input, [...(byInput.get(fact.source.input) ?? []), fact]);
  }
  const out: Timeline[] = [];
  for (const [input, facts] of byInput) {
    const stamped = facts.flatMap((fact) => {
      const { at, name, state } = fieldsOf(fact);
      // A step without a name of its own is the state that it led to.
      const text = [name, state, fact.subject].find((t) => typeof t === "string" && t !== "");
      return typeof at === "string" && sinceStart(at, at) === 0
        ? [{ at, name: typeof text === "string" ? text : "?", fact }]
        : [];
    });
    if (stamped.length < 2) continue;
    const zero = stamped.reduce((a, b) => (sinceStart(b.at, a.at)! < 0 ? b : a)).at;
    const steps = stamped.map((s) => ({ ...s, us: sinceStart(s.at, zero)! })).toSorted((a, b) => a.us - b.us);
    out.push({ input, steps, tick: Math.max(...stamped.map((s) => tickOf(s.fact, s.at))) });
  }
  return out.toSorted((a, b) => b.steps.length - a.steps.length || a.steps.at(-1)!.us - b.steps.at(-1)!.us);
}

/** One tick of a stamp: its last digit, or a second where the fact says that its clock counts whole seconds. */
function tickOf(fact: Fact, at: string): number {
  if (fact.limits.some((l) => l.includes("1 s resolution"))) return 1_000_000;
  const digits = /\.(\d+)/.exec(at)?.[1]?.length ?? 0;
  return 10 ** (6 - digits);
}

function figure(evidence: Evidence, t: Timeline, { lang, name }: { lang: Lang; name: string }): Figure {
  const words = WORDS[lang];
  const [first, ...later] = t.steps as readonly [Step, ...Step[]];
  const rows = later.slice(0, MOST_ROWS).map((step, i): BarRow => {
    const before = t.steps[i]!;
    const [low, high] = [Math.max(0, step.us - t.tick) / 1e6, (step.us + t.tick) / 1e6];
    return {
      name: brief(step.name),
      segments: [
        { from: 0, to: low, color: "@seriesA" },
        { from: low, to: high, color: "@seriesA", hatched: true },
      ],
      end: words.after(spell(step.us), spell(t.tick), i === 0 ? "" : spell(step.us - before.us)),
    };
  });
  const options = {
    xTitle: words.xAxis(brief(first.name)),
    keys: [
      { text: words.certain, color: "@seriesA" as const },
      { text: words.bounds, color: "@seriesA" as const, hatched: true },
    ],
  };
  const { stage } = evidence.inputs.find((i) => i.id === t.input) ?? {};
  const from = inputName(evidence, t.input, lang);
  return {
    name,
    // Both are in the caption as well: what the title says of them stands between, and must not be what is left out.
    title: words.title(drawable(first.name, 34), drawable(from, 44)),
    sources: t.steps.map((s) => s.fact.source),
    caption: words.caption({ first: brief(first.name), at: first.at, from, stage, tick: spell(t.tick) }),
    alt: words.alt(
      brief(first.name),
      rows.map((r) => `${r.name}: ${r.end}.`),
    ),
    limits: [
      words.limit,
      ...new Set(t.steps.flatMap((s) => s.fact.limits)),
      ...(later.length > rows.length ? [words.further(later.length - rows.length)] : []),
    ],
    csv: toCsv(
      ["input", "line", "subject", "step", "at", "after_first_us", "tick_us"],
      t.steps.map((s) => [t.input, s.fact.source.line, s.fact.subject, s.name, s.at, s.us, t.tick]),
    ),
    config: rowsConfig(rows, options),
    size: rowsSize(rows, options),
  };
}

/** "9 s", "43.8 s": no more digits than there are. */
function spell(us: number): string {
  return us >= 1_000_000 ? `${Number((us / 1e6).toFixed(6))} s` : duration(us);
}
