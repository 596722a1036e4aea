// What the comparison of runs says, in each language.
import { count, duration, plural } from "../format.ts";
import type { Lang } from "../lang.ts";

interface Words {
  readonly title: (runs: number) => string;
  readonly caption: string;
  readonly further: (n: number) => string;
  readonly lost: (lost: number, sent: number) => string;
  readonly bounds: (bounds: string, lost: string) => string;
  readonly open: (atLeast_us: number | null | undefined, lost: string) => string;
  readonly noProbes: string;
  readonly certain: string;
  readonly possible: string;
  readonly xAxis: string;
  readonly budget: (limit_us: number, verdict: "met" | "exceeded" | "inconclusive") => string;
}

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    title: (runs) => `How long ${plural(runs, "run")} had no answer`,
    caption:
      "Solid: unreachable for certain, from the first to the last request without an answer. Hatched: what it may have been, from the last " +
      "answered request to the first reply after. Bounds of different runs that overlap show no difference.",
    further: (n) => `${plural(n, "further run")} in the tables.`,
    lost: (lost, sent) => `${lost} of ${plural(sent, "probe")} lost`,
    bounds: (bounds, lost) => `${bounds}, ${lost}`,
    open: (least, lost) => `open: at least ${duration(least, "down")}, ${lost}`,
    noProbes: "no probes",
    certain: "unreachable for certain",
    possible: "possibly unreachable",
    xAxis: "milliseconds without an answer: bounds",
    budget: (limit, verdict) => `budget, ${duration(limit)}: ${verdict}`,
  },
  zh: {
    title: (runs) => `${runs} 次运行无应答多久`,
    caption:
      "实色：确定不可达，从第一个到最后一个无应答的请求。斜线：可能的长度，从最后一个得到应答的请求到之后的第一个应答。" +
      "不同运行的界限重叠时，看不出差别。",
    further: (n) => `另有 ${n} 次运行，见表格。`,
    lost: (lost, sent) => `${count(sent)} 个探测丢失 ${count(lost)} 个`,
    bounds: (bounds, lost) => `${bounds}，${lost}`,
    open: (least, lost) => `未闭合：至少 ${duration(least, "down", "zh")}，${lost}`,
    noProbes: "没有探测",
    certain: "确定不可达",
    possible: "可能不可达",
    xAxis: "无应答的毫秒数：界限",
    budget: (limit, verdict) =>
      `预算 ${duration(limit)}：${{ met: "达到", exceeded: "超出", inconclusive: "无法判定" }[verdict]}`,
  },
};
