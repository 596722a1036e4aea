// The summary in Chinese: the four sentences of story.ts, from the same choices. Names and texts of the evidence stay as they are.
import { independentFlows } from "../correlate/flows.ts";
import type { Evidence, LossPeriod } from "../schema/evidence.generated.ts";
import { errorsOf, type ErrorLine } from "./errors.ts";
import { bodies, worst, type Body } from "./figures/bodies.ts";
import { longestGap, longestHole } from "./flow-words.ts";
import { brief, clockTime, count, duration, seqRange, shortName, streamText, vtepName } from "./format.ts";
import type { Part } from "./part.ts";
import { portChanges, type PortChange } from "./port-changes.ts";
import { moves, movesOnce, sequenceBefore, story, toldMove } from "./story.ts";

/** Four sentences, as `story` gives them in English: the same order and the same sources. */
export function chineseStory(evidence: Evidence): Part["story"] {
  const [body, ...others] = bodies(evidence);
  const says = [
    whatHappened(evidence, body, others),
    howLong(evidence, body),
    whereTheMacWent(evidence, body),
    notProven(evidence, body),
  ];
  return story(evidence).map((s, i) => ({ topic: TOPICS[s.topic], says: says[i]!, sources: s.sources }));
}

const TOPICS = {
  "What happened": "发生了什么",
  "How long": "持续多久",
  "Where the MAC went": "MAC 去了哪里",
  "What it does not prove": "不能证明什么",
} as const;

function whatHappened(evidence: Evidence, body: Body | undefined, others: readonly Body[]): string {
  if (body === undefined) {
    const packets = evidence.frames.reduce((n, f) => n + f.packets, 0);
    return `读入 ${count(evidence.inputs.length)} 个输入，抓包中有 ${count(packets)} 个报文；未找到探测流，因此对探测丢失不作任何说明。`;
  }
  const errors = errorsOf(evidence, body);
  const repoints = body.path?.repoints ?? [];
  const [repoint] = repoints;
  let text = counted(body);
  if (repoint !== undefined) {
    text +=
      `；请求到序号 ${repoint.lastSeqToOld} 为止发往 ${vtepName(evidence, repoint.from)}，从序号 ${repoint.firstSeqToNew} 起发往 ` +
      `${vtepName(evidence, repoint.to)}，改指发生在 ${duration(repoint.interval_us, "up")} 之内`;
    if (repoints.length > 1) text += `，这是 ${count(repoints.length)} 次改指中的第一次`;
  }
  const [only] = errors;
  const whole = errors.length === 1 && only!.local && only!.probes === body.whole.sent;
  if (whole) text += `：${only!.says}`;
  const met = whole ? [] : errors.map((e) => errorWords(e, ""));
  return [`${text}。`, ...met, ...elsewhere(evidence, others)].join("");
}

function counted(body: Body): string {
  const { whole } = body;
  const unanswered = whole.lost + whole.icmpErrors;
  const stream = streamText(body.stream, "zh");
  const aside: string[] = [];
  if (whole.late > 0) aside.push(`迟到 ${count(whole.late)} 个`);
  if (whole.localErrors > 0) aside.push(`从未离开主机 ${count(whole.localErrors)} 个`);
  if (whole.pending > 0) aside.push(`结束时待定 ${count(whole.pending)} 个`);
  if (whole.notObserved > 0) aside.push(`未观测 ${count(whole.notObserved)} 个`);
  const of = `${stream} 的 ${count(whole.sent)} 个探测`;
  if (whole.sent > 0 && whole.localErrors === whole.sent) return `${of}全部从未离开主机`;
  const unlost = whole.notObserved > 0 ? `${of}中未显示丢失` : `${of}无一丢失`;
  const what = unanswered === 0 ? unlost : `${of}中有 ${count(unanswered)} 个没有应答`;
  return aside.length === 0 ? what : `${what}（${aside.join("，")}）`;
}

function errorWords(e: ErrorLine, of: string): string {
  const who = `${of}${count(e.probes)} 个探测${of !== "" || e.which === "" ? "" : `（${e.which.replace(/^(first )?seq /, "序号 ")}）`}`;
  if (e.local) return `${who}从未离开主机：${brief(e.says)}。`;
  return `${who}遇到：${brief(e.says)}${e.from === null ? "" : `，来自 ${brief(e.from)}`}。`;
}

/** Other bodies of probes that one sentence each is about. */
const MOST_OTHERS = 3;

function elsewhere(evidence: Evidence, others: readonly Body[]): readonly string[] {
  const out: string[] = [];
  for (const body of others) {
    const { whole } = body;
    const unanswered = whole.lost + whole.icmpErrors;
    const of = `另一条流（${body.stream.id}，${streamText(body.stream, "zh")}）的 ${count(whole.sent)} 个探测中`;
    const errors = errorsOf(evidence, body);
    if (unanswered > 0) out.push(`${of}有 ${count(unanswered)} 个没有应答。`);
    for (const e of errors) out.push(errorWords(e, e.local || unanswered === 0 ? of : ""));
  }
  const left = out.length - MOST_OTHERS;
  return left <= 0 ? out : [...out.slice(0, MOST_OTHERS), `关于其他流还有 ${count(left)} 条，见表。`];
}

function howLong(evidence: Evidence, body: Body | undefined): string {
  if (body === undefined) {
    const seen = flowSentences(evidence);
    return seen.length === 0 ? "没有探测，无法给出时长。" : seen.join("");
  }
  const period = worst(body.periods);
  if (period === undefined) {
    const widest = body.stream.widestAnsweredSpacing_us;
    return widest === null || widest === undefined
      ? "没有丢失时段；没有任何依据限定两次探测之间的中断。"
      : `没有丢失时段；两个有应答的探测之间若有中断，至多 ${duration(widest, "up")}。`;
  }
  const more = body.periods.length > 1 ? `这是 ${count(body.periods.length)} 个丢失时段中最长的。` : "";
  return `${periodWords(period)}${more}`;
}

function periodWords(period: LossPeriod): string {
  const seq = seqRange(period.firstLostSeq, period.lastLostSeq).replace(" to ", " 至 ");
  const who = `丢失时段 ${period.id}（序号 ${seq}，${count(period.lost)} 个探测）`;
  const zero = (us: number | null | undefined): boolean => us === 0 || us === null || us === undefined;
  if (period.open !== null) {
    const ends = { start: "开头", end: "末尾", both: "首尾" }[period.open];
    const least = zero(period.atLeast_us) ? noLeastChinese(period) : `至少 ${duration(period.atLeast_us, "down")}`;
    return `${who}在记录${ends}处未闭合：${least}，上界无从限定。`;
  }
  const least = zero(period.provenUnreachable_us)
    ? `${noLeastChinese(period)}；若为一次中断，则`
    : `若为一次中断，则至少 ${duration(period.provenUnreachable_us, "down")} 不可达，`;
  const derived =
    period.lossDerived_us === null
      ? ""
      : `；按丢失数推算为 ${duration(period.lossDerived_us)} ± ${duration(period.lossDerivedTolerance_us ?? period.resolution_us)}`;
  return `${who}：观测到 ${duration(period.observedGap_us)} 没有应答；${least}至多持续 ${duration(period.outageAtMost_us, "up")}${derived}。`;
}

/** Why there is no lower bound. */
export function noLeastChinese(period: LossPeriod): string {
  if (period.lost <= 1) return "单个探测不能证明下界";
  return period.clock.startsWith("print times") ? "此类记录不能证明下界" : "没有依据证明下界";
}

function flowSentences(evidence: Evidence): readonly string[] {
  const flows = independentFlows(evidence.flows ?? []);
  const [hole, gap] = [longestHole(flows), longestGap(flows)];
  const out: string[] = [];
  if (hole !== undefined) {
    const { h, to } = hole;
    const bounds =
      h.outageAtMost_us === null
        ? `未闭合，至少 ${duration(h.atLeast_us, "down")}`
        : `${duration(h.observedGap_us)} 没有新的确认；若为一次中断，则至少 ${duration(h.provenUnreachable_us, "down")} 不可达，至多持续 ${duration(h.outageAtMost_us, "up")}`;
    out.push(`发往 ${to} 的 TCP 数据（${h.id}）重发了 ${count(h.retransmissions)} 次：${bounds}。`);
  }
  if (gap !== undefined) {
    const { g, of, declared, to } = gap;
    out.push(
      `发往 ${to} 的 ${of}${declared ? "" : "（推断）"}报文中连续 ${count(g.missing)} 个（${g.id}）未到达抓包点：${duration(g.observedGap_us)} 没有报文到来。`,
    );
  }
  return out;
}

function whereTheMacWent(evidence: Evidence, body: Body | undefined): string {
  const told = toldMove(evidence, body);
  if (told === undefined) {
    const ports = portChanges(evidence);
    if (ports.length > 0) return portText(evidence, ports);
    return evidence.mobility.length === 0
      ? "未读到 EVPN 路由，因此对 MAC 所在位置不作任何说明。"
      : `读到 ${count(evidence.mobility.length)} 段 MAC 路由历史，其中没有移动。`;
  }
  const { mobility, move } = told;
  const words = { absent: "无", "not recorded": "未记录" } as Readonly<Record<string, string>>;
  const before = sequenceBefore(mobility, move);
  const from = move.from === null ? "" : `从 ${vtepName(evidence, move.from)} `;
  const vni = mobility.vni === null ? "" : `（VNI ${mobility.vni}）`;
  const kind = mobility.ip === undefined ? "仅 MAC 的路由" : `带 ${brief(mobility.ip)} 的路由`;
  const when = move.at === undefined ? "" : `于 ${clockTime(move.at)} UTC `;
  const hidden = move.seqShown === false;
  const rise = move.rise ? "网络将其视为移动" : hidden ? "序号是否上升未知" : "序号没有上升";
  const after = hidden ? "未显示" : (move.seqAfter ?? "无");
  const all = movesOnce(evidence).length;
  const others = all > 1 ? `这是记录到的 ${count(all)} 次移动之一。` : "";
  return (
    `${brief(mobility.mac)}${vni}${when}${from}移到 ${vtepName(evidence, move.to)}：其${kind}的下一跳改变，序号为 ${after}` +
    `（之前：${words[before] ?? before}），见于 ${shortName(evidence, move.where)}；${rise}。${others}`
  );
}

function notProven(evidence: Evidence, body: Body | undefined): string {
  const parts: string[] = [];
  if (body !== undefined) {
    parts.push(
      body.stream.interval_us === null
        ? "这些探测的丢失，而非可用性"
        : `一条流上每 ${duration(body.stream.interval_us)} 发送一次的探测的丢失，而非可用性`,
    );
    if (body.path !== undefined && (body.path.outerSourcePorts?.length ?? 0) === 1)
      parts.push("一条 ECMP 路径，而非其他路径");
  }
  if (moves(evidence).length > 0) parts.push("路由的改变，地址重复时也会如此");
  if (evidence.overhead.length > 0) parts.push("解码所得的头部，而非路径能承载内层 MTU");
  const unread = evidence.inputs.filter((i) => i.unparsed > 0).length;
  const rest = unread === 0 ? "" : `${count(unread)} 个输入中有未能识别的部分，均已列出。`;
  return parts.length === 0 ? `除输入所含内容外不说明任何事。${rest}` : `它显示的是${parts.join("；")}。${rest}`;
}

function portText(evidence: Evidence, changes: readonly PortChange[]): string {
  const { mac, where, from, to } = changes[0]!;
  const more = changes.length > 1 ? `此类改变共 ${count(changes.length)} 次。` : "";
  return (
    `未读到路由的移动。${brief(mac)} 在 ${shortName(evidence, where)} 的转发表项先为 ${from}，后为 ${to}：` +
    `转发已改变，或该节点的两个网桥都学到了它。其中看不到序号，因此不计为移动。${more}`
  );
}
