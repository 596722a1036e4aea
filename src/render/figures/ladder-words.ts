// What a ladder says, in each language.
import { plural } from "../format.ts";
import type { Lang } from "../lang.ts";

interface Words {
  readonly title: (loss: string) => string;
  readonly whole: string;
  readonly xAxis: (first: string) => string;
  readonly until: (event: string) => string;
  readonly ownClock: string;
  readonly afterRecovery: string;
  readonly caption: (v: {
    inputs: readonly string[];
    more: number;
    observer: string | undefined;
    zero: string;
  }) => string;
  readonly alt: (whole: string, recovered: string, parts: readonly string[]) => string;
  readonly notRecorded: (what: string) => string;
  readonly tooLate: (event: string, at: string) => string;
  readonly left: (n: number) => string;
  readonly oneOutage: string;
  /** Between two parts of a label. */
  readonly comma: string;
}

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    title: (loss) => `Where the time of outage ${loss} went`,
    whole: "the whole",
    xAxis: (first) => `milliseconds after ${first}, on the clock of the observer`,
    until: (event) => `until ${event}`,
    ownClock: "by its own clock",
    afterRecovery: "after recovery: no part of it",
    caption: ({ inputs, more, observer, zero }) =>
      `From ${inputs.join("; ")}${more > 0 ? `; and ${more} more` : ""}.` +
      `${observer === undefined ? "" : ` The clock is that of ${observer}.`} 0 ms is ${zero}. Solid: certain; hatched: the bounds allow it.`,
    alt: (whole, recovered, parts) => `Parts of an outage of ${whole}, ${recovered}: ${parts.join(", ")}.`,
    notRecorded: (what) => `Not recorded: ${what}.`,
    tooLate: (event, at) => `${event}, at ${at}, is too late to be drawn.`,
    left: (n) => `${plural(n, "further outage")} not drawn; see the table.`,
    oneOutage: "A ladder of one outage, seen by one observer: others may have been reached earlier or later.",
    comma: ", ",
  },
  zh: {
    title: (loss) => `中断 ${loss} 的时间用在哪里`,
    whole: "全程",
    xAxis: (first) => `「${first}」之后的毫秒数，按观察点的时钟`,
    until: (event) => `直到${/^[A-Za-z]/.test(event) ? " " : ""}${event}`,
    ownClock: "按其自身的时钟",
    afterRecovery: "在恢复之后：不属于中断",
    caption: ({ inputs, more, observer, zero }) =>
      `来自 ${inputs.join("；")}${more > 0 ? `；另有 ${more} 个` : ""}。` +
      `${observer === undefined ? "" : `时钟取自 ${observer}。`}0 ms 为 ${zero}。实色：确定；斜线：界限所允许。`,
    alt: (whole, recovered, parts) => `一次中断（${whole}，${recovered}）的各部分：${parts.join("，")}。`,
    notRecorded: (what) => `未记录：${what}。`,
    tooLate: (event, at) => `${event}（${at}）太晚，未画出。`,
    left: (n) => `另有 ${n} 次中断未画出；见表格。`,
    oneOutage: "这是一个观察点所见的一次中断：其他观察点可能更早或更晚恢复。",
    comma: "，",
  },
};
