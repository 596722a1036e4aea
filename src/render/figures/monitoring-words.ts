// What the views of a monitoring snapshot say, in each language.
import { count, plural } from "../format.ts";
import type { Lang } from "../lang.ts";

/** The views of a snapshot, and two cuts through them. */
export type View = "addressPool" | "controlPlane" | "cniOvs" | "queue" | "process";

interface Words {
  readonly titles: Readonly<Record<View, string>>;
  readonly page: (title: string, n: number, of: number) => string;
  readonly xAxis: (start: string) => string;
  readonly unit: (unit: string | null) => string;
  readonly gap: string;
  readonly caption: (v: { start: string; end: string; step: number | null; inputs: readonly string[] }) => string;
  readonly lane: (v: { name: string; unit: string; counter: boolean; single: string | undefined }) => string;
  readonly alt: (lanes: readonly string[]) => string;
  readonly altLane: (name: string, series: readonly string[]) => string;
  readonly altSeries: (name: string, v: { n: number; least: string; most: string; missing: number }) => string;
  readonly merged: string;
  readonly notDrawn: (n: number) => string;
  readonly noNumber: (n: number) => string;
  readonly noTime: (n: number) => string;
  readonly resets: (n: number) => string;
}

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    titles: {
      addressPool: "Monitoring: address pool",
      controlPlane: "Monitoring: control plane",
      cniOvs: "Monitoring: CNI, Open vSwitch and OVN",
      queue: "Queues: depth and retries",
      process: "Processes: CPU and memory",
    },
    page: (title, n, of) => `${title} (${n} of ${of})`,
    xAxis: (start) => `seconds after ${start}`,
    unit: (unit) => (unit === null || unit === "1" ? "" : unit),
    gap: "no sample",
    caption: ({ start, end, step, inputs }) =>
      `${start} to ${end}${step === null ? "" : `, a sample every ${step} s`}, from ${inputs.join("; ")}. A mark is one sample as it was scraped; nothing is filled in between. ` +
      "Each lane has its own scale from zero. Hatched: a sample that was due is missing.",
    lane: ({ name, unit, counter, single }) =>
      `${name}${unit === "" ? "" : ` in ${unit}`}${counter ? ", counter" : ""}${single === undefined ? "" : `: ${single}`}`,
    alt: (lanes) => `Samples over time, ${plural(lanes.length, "lane")}. ${lanes.join(" ")}`,
    altLane: (name, series) => `${name}: ${series.join("; ")}.`,
    altSeries: (name, { n, least, most, missing }) =>
      `${name === "" ? "" : `${name}, `}${plural(n, "sample")}, ${least === most ? least : `${least} to ${most}`}${missing === 0 ? "" : `, ${missing} missing`}`,
    merged: "Samples of one series that fall on one pixel are drawn as their least and their most.",
    notDrawn: (n) => `${plural(n, "further series", "further series")} not drawn; see the CSV.`,
    noNumber: (n) => `${plural(n, "sample")} that ${n === 1 ? "is" : "are"} no finite number not drawn; see the CSV.`,
    noTime: (n) => `${plural(n, "sample")} without a time not drawn; see the CSV.`,
    resets: (n) => `${plural(n, "counter")} began again: a fall is a restart, not a decrease.`,
  },
  zh: {
    titles: {
      addressPool: "监控：地址池",
      controlPlane: "监控：控制面",
      cniOvs: "监控：CNI、Open vSwitch 与 OVN",
      queue: "队列：深度与重试",
      process: "进程：CPU 与内存",
    },
    page: (title, n, of) => `${title}（${n} / ${of}）`,
    xAxis: (start) => `${start} 之后的秒数`,
    unit: (unit) => (unit === null || unit === "1" ? "" : unit),
    gap: "没有样本",
    caption: ({ start, end, step, inputs }) =>
      `${start} 至 ${end}${step === null ? "" : `，每 ${step} s 一个样本`}，来自 ${inputs.join("；")}。一个标记是一个抓取到的样本；其间不作任何填补。` +
      "每条泳道各有从零开始的刻度。斜线：应有的样本缺失。",
    lane: ({ name, unit, counter, single }) =>
      `${name}${unit === "" ? "" : `（${unit}）`}${counter ? "，计数器" : ""}${single === undefined ? "" : `：${single}`}`,
    alt: (lanes) => `随时间变化的样本，共 ${lanes.length} 条泳道。${lanes.join("")}`,
    altLane: (name, series) => `${name}：${series.join("；")}。`,
    altSeries: (name, { n, least, most, missing }) =>
      `${name === "" ? "" : `${name}，`}${count(n)} 个样本，${least === most ? least : `${least} 至 ${most}`}${missing === 0 ? "" : `，缺 ${missing} 个`}`,
    merged: "同一序列落在同一像素上的样本画成其最小与最大。",
    notDrawn: (n) => `另有 ${count(n)} 个序列未画出；见 CSV。`,
    noNumber: (n) => `${count(n)} 个样本不是有限数，未画出；见 CSV。`,
    noTime: (n) => `${count(n)} 个样本没有时间，未画出；见 CSV。`,
    resets: (n) => `${count(n)} 个计数器重新开始：下降是重启，不是减少。`,
  },
};
