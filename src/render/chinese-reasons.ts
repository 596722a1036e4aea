// Chinese for what stands behind a verdict: which evidence a claim rests on, or lacks. Names and numbers stay as they are; a sentence that
// is not in the list (names of several parties in it, say) stays as it is.
import { lookUp } from "../core/lookup.ts";

const REASONS: Readonly<Record<string, string>> = {
  "the input states it": "输入中已写明",
  "nothing that was read": "没有读到的内容",
  "both are stamped": "两者均有时间戳",
  "they were read": "均已读取",
  "they are in the recording": "均在记录之中",
  "the packets carry it": "报文中带有",
  "the object states it": "对象中已写明",
  "it is what the evidence states": "证据中即如此写明",
  "the stamps around it bound it from both sides": "其前后的时间戳从两侧给出界限",
  "each probe is a packet or a line of the input": "每个探测都是输入中的一个报文或一行",
  "every part ends with an event that was recorded": "每一部分都以一个已记录的事件结束",
  "its networks were compared with each other": "其各网络已相互比较",
  "what it rests on is as good as its control": "其依据与其对照同样可靠",
  "the last line of the heartbeat and the event are stamped": "心跳的最后一行与该事件均有时间戳",
  "source MAC of the requests against destination MAC of the replies": "以请求的源 MAC 对照应答的目的 MAC",
  "requests and replies": "请求与应答",
  "requests and replies and BGP segments": "请求、应答与 BGP 报文段",
  "time of day, no date or zone": "当日时刻，无日期与时区",
  "LINUX_SLL2 headers hold no destination MAC": "LINUX_SLL2 头部不含目的 MAC",
  "the text shows no MACs (tcpdump -e prints them)": "文本不显示 MAC（tcpdump -e 会打印）",
  "one interface was recorded: by which others packets pass does not show":
    "只记录了一个接口：报文经过其他哪些接口看不到",
};

type Rule = readonly [pattern: RegExp, chinese: string];

const RULES: readonly Rule[] = [
  [/^(\d+) events of it were placed on one clock$/, "其 $1 个事件已置于同一时钟"],
  [
    /^(\d+) probes of the stream were answered and (\d+) were not: both can be seen here$/,
    "该流有 $1 个探测获应答、$2 个未获应答：两种情况在此都能看到",
  ],
  [
    /^(\d+) probes and (\d+) answers to them could be read here: one without would have been counted$/,
    "此处能读到 $1 个探测与其 $2 个应答：若有未获应答者，必已计入",
  ],
  [
    /^of (\d+) probes the outcome of (\d+) was read: (\d+) answered, (\d+) not$/,
    "$1 个探测中读到了 $2 个的结果：$3 个获应答，$4 个未获应答",
  ],
  [/^the VTEP of (\d+) requests was read$/, "已读取 $1 个请求的 VTEP"],
  [/^(\d+) targets before and (\d+) after were compared by name$/, "已按名称比较之前的 $1 个与之后的 $2 个目标"],
  [/^(\d+) routes or rows of it were read$/, "已读取其 $1 条路由或表项"],
  [/^there is evidence of stage (.+) only, none of stage (.+)$/, "只有阶段 $1 的证据，没有阶段 $2 的证据"],
  [/^(\d+) packets \((.+)\) were decoded to their inner frame$/, "$1 个报文（$2）已解码到内层帧"],
  [/^(\d+) packets of the recording were counted$/, "已统计记录中的 $1 个报文"],
  [/^(\d+) values of both sides were compared$/, "已比较双方的 $1 个值"],
  [/^(\d+) samples were compared$/, "已比较 $1 个样本"],
  [/^(\d+) answers have a size$/, "$1 个应答带有大小"],
  [/^(\d+) answers have a status code$/, "$1 个应答带有状态码"],
  [/^(\d+) answers of the server were read$/, "已读取服务器的 $1 个应答"],
  [/^(\d+) probes have times$/, "$1 个探测带有时间"],
  [/^(\d+) round trips were measured$/, "已测量 $1 次往返"],
  [/^(\d+) series tell codes apart$/, "$1 个序列区分状态码"],
  [/^(\d+) of its probes were answered$/, "其 $1 个探测获应答"],
  [/^(\d+) of (\d+) probes agree by (.+)$/, "$2 个探测中有 $1 个按 $3 一致"],
  [/^(\d+) of (\d+) frames have ethertype (0x[\da-f]+)$/, "$2 个帧中有 $1 个的以太类型为 $3"],
  [/^(\d+) hosts, (\d+) excluded, (\d+) left$/, "$1 个主机，排除 $2 个，余 $3 个"],
  [/^TTL (\d+) on (\d+) packets, from (\d+)$/, "$2 个报文的 TTL 为 $1，初始为 $3"],
  [/^longest (.+), limit (.+)$/, "最长 $1，上限 $2"],
  [/^(.+) and (.+) share addresses$/, "$1 与 $2 共有地址"],
  [/^(.+) and (.+) were compared$/, "已比较 $1 与 $2"],
  [/^(\S+) and (\S+) are (.+) apart at least$/, "$1 与 $2 至少相距 $3"],
  [
    /^(\d+) packets or lines are in both, and no order of cause and effect contradicts it$/,
    "$1 个报文或行在两者中都有，且没有因果次序与之矛盾",
  ],
  [
    /^(\d+) rows were read, (\d+) of this name, (\d+) of them there; control (\S+) passed in the same window$/,
    "已读取 $1 行，其中 $2 行为该名称，$3 行在场；对照 $4 在同一窗口内通过",
  ],
  [/^time of day, no date or zone, (.+)$/, "当日时刻，无日期与时区，$1"],
  [/^request and reply stamps of the capture; clock: (.+)$/, "抓包中请求与应答的时间戳；时钟：$1"],
  [
    /^print times of the log: replies when they arrived, sends only as bounds; clock: (.+)$/,
    "日志的打印时刻：应答为到达之时，发送只有界限；时钟：$1",
  ],
  [/^start and end stamps of the probe log; clock: (.+)$/, "探测日志的开始与结束时间戳；时钟：$1"],
];

/** "derived true; 6 tagged frames were looked at": what was derived, before the reason. */
const DERIVED = /^derived (true|false|\S+); (.+)$/;

/** A reason in Chinese; as it is where there is no translation. */
export function reasonInChinese(reason: string): string {
  const whole = lookUp(REASONS, reason);
  if (whole !== undefined) return whole;
  for (const [pattern, chinese] of RULES) if (pattern.test(reason)) return reason.replace(pattern, chinese);
  const derived = DERIVED.exec(reason);
  if (derived === null) return reason;
  const value = derived[1] === "true" ? "是" : derived[1] === "false" ? "否" : derived[1]!;
  return `导出值：${value}；${reasonInChinese(derived[2]!)}`;
}
