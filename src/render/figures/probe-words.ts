// A probe figure in words and rows: title, caption, text for who does not see it, limits, CSV.
import { count, duration, inputName, openWords, plural, seconds, seqRange, streamText, vtepShort } from "../format.ts";
import type { Lang } from "../lang.ts";
import { toCsv } from "./figure.ts";
import { copiesOf, lostMerged } from "./probe-marks.ts";
import { extent, repointsOf, STATES, type View } from "./probe-view.ts";

/** Other taps that a caption names. */
const MOST_TAPS = 5;

interface Words {
  readonly title: (stream: string) => string;
  readonly titleDetail: (loss: string) => string;
  readonly xAxis: string;
  readonly states: Readonly<Record<string, string>>;
  readonly proven: string;
  readonly possible: string;
  readonly outage: (d: string) => string;
  readonly gap: (d: string) => string;
  readonly possibleFor: (d: string) => string;
  readonly provenFor: (d: string) => string;
  readonly open: (where: string, d: string) => string;
  readonly repoint: (from: string, to: string, d: string) => string;
  readonly period: (id: string, lost: string, gap: string) => string;
  readonly gapShort: (d: string) => string;
  readonly openShort: (where: string) => string;
  readonly seq: (seq: number) => string;
  readonly stream: (v: {
    id: string;
    text: string;
    sent: number;
    start: string;
    spacing: string;
    from: string;
  }) => string;
  readonly tap: (id: string, input: string) => string;
  readonly taps: (list: readonly string[], more: number) => string;
  readonly noPeriod: string;
  readonly bands: string;
  readonly dashed: string;
  /** Name of the marks, and what they are. */
  readonly copies: string;
  readonly copied: (probes: number) => string;
  readonly merged: string;
  readonly mergedAll: string;
  readonly omitted: (n: number) => string;
  readonly unplaced: (n: number) => string;
  readonly altLanes: (from: string, to: string, lanes: readonly string[]) => string;
  readonly altCounts: (s: { sent: number; answered: number; late: number; lost: number }) => string;
  readonly altClosed: (gap: string, proven: string, most: string) => string;
  readonly altOpen: (where: string, least: string) => string;
  readonly altPeriod: (id: string, seqs: string, lost: number, bounds: string) => string;
  readonly altRepoint: (from: string, to: string, last: number, first: number) => string;
  readonly streamsLeft: (n: number) => string;
}

/** What a probe figure says, in each language. */
export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    title: (stream) => `Probes over time, stream ${stream}`,
    titleDetail: (loss) => `Probes around loss period ${loss}`,
    xAxis: "send time, seconds from the start of the recording of this stream",
    states: {
      a: "answered",
      n: "not observed",
      p: "pending",
      t: "late",
      o: "local error",
      e: "ICMP error",
      l: "lost",
    },
    proven: "proven unreachable",
    possible: "possibly unreachable",
    outage: (d) => `outage at most ${d}`,
    gap: (d) => `observed gap ${d}, reply to reply`,
    possibleFor: (d) => `possibly unreachable ${d}`,
    provenFor: (d) => `proven unreachable ${d}`,
    open: (where, d) => `open at ${where}: at least ${d}`,
    repoint: (from, to, d) => `repoint ${from} to ${to} within ${d}`,
    period: (id, lost, gap) => `${id}: ${lost} lost, ${gap}`,
    gapShort: (d) => `gap ${d}`,
    openShort: (where) => `open at the ${where}`,
    seq: (seq) => `seq ${seq}`,
    stream: (v) =>
      `Stream ${v.id}, ${v.text}: ${plural(v.sent, "probe")} from ${v.start} (0 s), mean spacing ${v.spacing}, from ${v.from}.`,
    tap: (id, input) => `${id} in ${input}`,
    taps: (list, more) => `The same probes at other taps: ${list.join("; ")}${more > 0 ? `; and ${more} more` : ""}.`,
    noPeriod: "No loss period.",
    bands: "Light band: last answered to first answered request; dark band: first to last unanswered request.",
    dashed: "Dashed lines: last request to the old VTEP and first to the new.",
    copies: "flooded copy",
    copied: (n) =>
      `${plural(n, "probe")} went to several VTEPs at once: each stands in the lane of the one that answered it, else of the first; a circle is its copy to another.`,
    merged: "Answered probes that fall on one pixel are drawn once; every lost one is drawn.",
    mergedAll:
      "Probes of one state that fall on one place are drawn once, lost ones as well: there are too many to draw each. All are in the CSV.",
    omitted: (n) => `${plural(n, "answered probe")} of this stream left out of the evidence's raster.`,
    unplaced: (n) => `${plural(n, "probe")} without a known send time not drawn; see the CSV.`,
    altLanes: (from, to, lanes) =>
      `Probes by send time, from ${from} to ${to} s, in ${plural(lanes.length, "lane")}: ${lanes.join("; ")}.`,
    altCounts: (s) =>
      `${count(s.sent)} sent, ${count(s.answered)} answered, ${count(s.late)} late, ${count(s.lost)} lost.`,
    altClosed: (gap, proven, most) => `observed gap ${gap}, proven ${proven}, outage at most ${most}`,
    altOpen: (where, least) => `open at ${where}, at least ${least}`,
    altPeriod: (id, seqs, lost, bounds) =>
      `Loss period ${id}: seq ${seqs}, ${plural(lost, "probe")} without an answer, ${bounds}.`,
    altRepoint: (from, to, last, first) => `Repoint from ${from} to ${to} between seq ${last} and ${first}.`,
    streamsLeft: (n) => `${plural(n, "further stream")} not drawn; every stream is in the table of streams.`,
  },
  zh: {
    title: (stream) => `随时间变化的探测，流 ${stream}`,
    titleDetail: (loss) => `丢包时段 ${loss} 前后的探测`,
    xAxis: "发送时间，自该流记录开始起的秒数",
    states: { a: "已应答", n: "未观测", p: "未定", t: "迟到", o: "本地错误", e: "ICMP 错误", l: "丢失" },
    proven: "确定不可达",
    possible: "可能不可达",
    outage: (d) => `中断至多 ${d}`,
    gap: (d) => `观测到的间隙 ${d}（应答到应答）`,
    possibleFor: (d) => `可能不可达 ${d}`,
    provenFor: (d) => `确定不可达 ${d}`,
    open: (where, d) => `在记录${where}未闭合：至少 ${d}`,
    repoint: (from, to, d) => `${from} 改指 ${to}，在 ${d} 之内`,
    period: (id, lost, gap) => `${id}：丢失 ${lost} 个，${gap}`,
    gapShort: (d) => `间隙 ${d}`,
    openShort: (where) => `在${{ start: "开头", end: "结尾", both: "开头和结尾" }[where] ?? where}未闭合`,
    seq: (seq) => `序号 ${seq}`,
    stream: (v) =>
      `流 ${v.id}，${v.text}：自 ${v.start}（0 s）起共 ${count(v.sent)} 个探测，平均间隔 ${v.spacing}，来自 ${v.from}。`,
    tap: (id, input) => `${id}（${input}）`,
    taps: (list, more) => `其他抓取点上的同一批探测：${list.join("；")}${more > 0 ? `；另有 ${more} 处` : ""}。`,
    noPeriod: "没有丢包时段。",
    bands: "浅色带：最后一个得到应答的请求到第一个再次得到应答的请求；深色带：第一个到最后一个无应答的请求。",
    dashed: "虚线：发往旧 VTEP 的最后一个请求与发往新 VTEP 的第一个请求。",
    copies: "泛洪副本",
    copied: (n) =>
      `${count(n)} 个探测同时发往多个 VTEP：各画在应答它的 VTEP 的泳道上，无应答者画在第一个；圆圈是发往其他 VTEP 的副本。`,
    merged: "落在同一像素上的已应答探测只画一次；丢失的探测全部画出。",
    mergedAll: "同一状态的探测落在同一处时只画一次，丢失的也是：数量太多，无法逐个画出。全部探测在 CSV 中。",
    omitted: (n) => `该流有 ${count(n)} 个已应答探测未收入证据的栅格。`,
    unplaced: (n) => `${count(n)} 个探测的发送时间未知，未画出；见 CSV。`,
    altLanes: (from, to, lanes) =>
      `按发送时间排列的探测，从 ${from} 到 ${to} s，共 ${lanes.length} 条泳道：${lanes.join("；")}。`,
    altCounts: (s) =>
      `发送 ${count(s.sent)}，已应答 ${count(s.answered)}，迟到 ${count(s.late)}，丢失 ${count(s.lost)}。`,
    altClosed: (gap, proven, most) => `观测到的间隙 ${gap}，确定不可达 ${proven}，中断至多 ${most}`,
    altOpen: (where, least) => `在记录${where}未闭合，至少 ${least}`,
    altPeriod: (id, seqs, lost, bounds) => `丢包时段 ${id}：序号 ${seqs}，${count(lost)} 个探测无应答，${bounds}。`,
    altRepoint: (from, to, last, first) => `在序号 ${last} 与 ${first} 之间从 ${from} 改指 ${to}。`,
    streamsLeft: (n) => `另有 ${count(n)} 个流未画出；全部流见流的表格。`,
  },
};

/** Stream, tap, absolute start, how to read the marks, and what was left out. */
export function captionOf(view: View): string {
  const { evidence, body, raster, lang } = view;
  const words = WORDS[lang];
  const { stream } = body;
  const others = body.others.slice(0, MOST_TAPS).map((id) => {
    const other = evidence.streams.find((s) => s.id === id);
    return other === undefined ? id : words.tap(id, inputName(evidence, other.input, lang));
  });
  const unplaced = raster.sent_us.filter((s) => s === null).length;
  const copied = copiesOf(view).probes;
  return [
    words.stream({
      id: stream.id,
      text: streamText(stream, lang),
      sent: stream.sent,
      start: raster.start,
      spacing: duration(stream.interval_us, "nearest", lang),
      from: inputName(evidence, stream.input, lang),
    }),
    others.length === 0 ? "" : words.taps(others, body.others.length - others.length),
    body.periods.length === 0 ? words.noPeriod : words.bands,
    repointsOf(view).length === 0 ? "" : words.dashed,
    copied === 0 ? "" : words.copied(copied),
    lostMerged(view) ? words.mergedAll : words.merged,
    raster.omitted === 0 ? "" : words.omitted(raster.omitted),
    unplaced === 0 ? "" : words.unplaced(unplaced),
  ]
    .filter((s) => s !== "")
    .join(lang === "zh" ? "" : " ");
}

/** The figure for someone who does not see it: lanes, counts, bounds of the first periods, repoints. */
export function altOf(view: View): string {
  const { body, lanes, evidence, lang } = view;
  const words = WORDS[lang];
  const whole = extent(view.raster.sent_us);
  const [from, to] = [Math.max(view.range.from, whole.from), Math.min(view.range.to, whole.to)];
  const periods = body.periods.slice(0, 5).map((p) => {
    const bounds =
      p.open === null
        ? words.altClosed(
            duration(p.observedGap_us, "nearest", lang),
            duration(p.provenUnreachable_us, "down", lang),
            duration(p.outageAtMost_us, "up", lang),
          )
        : words.altOpen(openWords(p.open, lang), duration(p.atLeast_us, "down", lang));
    return words.altPeriod(p.id, seqRange(p.firstLostSeq, p.lastLostSeq, lang), p.lost, bounds);
  });
  const repoints = repointsOf(view).map(({ repoint: r }) =>
    words.altRepoint(
      vtepShort(evidence, r.from, lang),
      vtepShort(evidence, r.to, lang),
      r.lastSeqToOld,
      r.firstSeqToNew,
    ),
  );
  return [
    words.altLanes(
      seconds(from * 1e6),
      seconds(to * 1e6),
      lanes.map((l) => l.lines.join(" ")),
    ),
    words.altCounts(body.stream),
    ...periods,
    ...repoints,
  ].join(lang === "zh" ? "" : " ");
}

/** Limits of the periods and the path in view; `left` streams have no picture. */
export function limitsOf(view: View, left: number): readonly string[] {
  const { body } = view;
  const all = [
    ...(view.focus === undefined ? body.periods : [view.focus]).flatMap((p) => p.limits),
    ...(body.path?.limits ?? []),
  ];
  if (left > 0) all.push(WORDS[view.lang].streamsLeft(left));
  return [...new Set(all)];
}

/** The probes in view, one a row, none merged. States in English whatever the language: programs read it. */
export function csvOf({ raster, range }: View): string {
  const says = WORDS.en.states;
  const rows = function* (): Generator<(string | number | null)[]> {
    for (let i = 0; i < raster.seq.length; i++) {
      const us = raster.sent_us[i] ?? null;
      if (us !== null && (us / 1e6 < range.from || us / 1e6 > range.to)) continue;
      const vtep = raster.vteps[raster.vtep[i] ?? -1] ?? null;
      const state = STATES.find((s) => s.letter === (raster.state[i] ?? "n"));
      yield [raster.stream, raster.seq[i]!, us, raster.rtt_us[i] ?? null, says[state?.letter ?? ""] ?? "", vtep];
    }
  };
  return toCsv(["stream", "seq", "sent_us", "rtt_us", "state", "vtep"], rows());
}
