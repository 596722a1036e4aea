// What the acceptance by stage says, in each language.
import { count, plural } from "../format.ts";
import type { Lang } from "../lang.ts";

/** What a claim or a check came to, in the order in which it is drawn. */
export const OUTCOMES = [
  "reproduced",
  "passed",
  "contradicted",
  "failed",
  "inconclusive",
  "undecided",
  "outOfScope",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

interface Words {
  readonly title: string;
  readonly xAxis: string;
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly claims: (stage: string) => string;
  readonly checks: (stage: string) => string;
  readonly noStage: string;
  readonly of: (n: number) => string;
  readonly caption: string;
  readonly alt: (rows: readonly string[]) => string;
  readonly limit: string;
  readonly further: (n: number) => string;
}

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    title: "Claims and checks by stage",
    xAxis: "claims or checks",
    outcomes: {
      reproduced: "reproduced",
      passed: "passed",
      contradicted: "contradicted",
      failed: "failed",
      inconclusive: "inconclusive",
      undecided: "undecided",
      outOfScope: "out of scope",
    },
    claims: (stage) => `${stage}: claims`,
    checks: (stage) => `${stage}: checks`,
    noStage: "no stage",
    of: (n) => `${count(n)} in all`,
    caption:
      "One bar for the claims of a stage and one for the checks that run without being asked for. Hatched is not shown: inconclusive and out of " +
      "scope are no pass. A stage says nothing about another.",
    alt: (rows) => `Stacked bars of verdicts by stage. ${rows.join(" ")}`,
    limit: "A verdict holds for the scope that its claim names, and for nothing else.",
    further: (n) => `${plural(n, "further row")} in the CSV.`,
  },
  zh: {
    title: "各阶段的主张与检查",
    xAxis: "主张或检查的个数",
    outcomes: {
      reproduced: "已复现",
      passed: "通过",
      contradicted: "被推翻",
      failed: "未通过",
      inconclusive: "无法判定",
      undecided: "未定",
      outOfScope: "超出范围",
    },
    claims: (stage) => `${stage}：主张`,
    checks: (stage) => `${stage}：检查`,
    noStage: "无阶段",
    of: (n) => `共 ${count(n)} 个`,
    caption:
      "每个阶段的主张一条，自动进行的检查一条。斜线表示未得到证明：无法判定与超出范围都不算通过。一个阶段不说明另一个阶段。",
    alt: (rows) => `各阶段判定的堆叠条。${rows.join("")}`,
    limit: "判定只对其主张所述的范围成立，不及其他。",
    further: (n) => `另有 ${count(n)} 行在 CSV 中。`,
  },
};
