// The lists of Chinese words, by the English ones: titles, notes, words of cells. chinese.ts looks them up.

/** Titles, notes and other texts that stand alone. */
export const TEXTS: Readonly<Record<string, string>> = {
  "addresses and names are pseudonyms": "地址与名称均为假名",
  "addresses and names as recorded": "地址与名称均为原样",
  "no probes were recorded": "没有记录到探测",
  "a loss period is above it": "有一个丢失时段超过上限",
  "a loss period that is open is above it already": "一个未结束的丢失时段已超过上限",
  "a loss period is open: how long it lasted is not known": "有一个丢失时段未结束：其时长不明",
  "the figure is not known for a loss period": "有一个丢失时段的该指标未知",
  "the limit lies within the bounds of a loss period": "上限落在一个丢失时段的界限之内",
  "the loss period is within it": "该丢失时段在上限之内",
  "all loss periods are within it": "所有丢失时段均在上限之内",
  "nothing was lost, and no move was recorded: nothing could have failed": "没有丢失，也没有记录到迁移：无从失败",
  "nothing was lost: the figure is not defined": "没有丢失：该指标无定义",
  "nothing was lost, but probes are further apart than the limit": "没有丢失，但探测间隔大于上限",
  "nothing was lost across a move, and answered probes are never further apart":
    "迁移期间没有丢失，且已应答探测的间隔从不更大",
  "probes at the end of the recording are pending": "记录结束时仍有探测未定",
  "some probes were not observed": "有探测未被观察到",
  "What happened on the wire": "线路上发生了什么",
  Acceptance: "验收",
  // titles
  "Loss periods": "丢失时段",
  "Errors about probes": "探测的错误",
  "Streams of probes": "探测流",
  Paths: "路径",
  "Ways past the taps": "经过抓包点的路线",
  "Translated addresses": "地址转换",
  "TCP connections": "TCP 连接",
  "TCP without an answer": "TCP 无应答",
  "Numbered packets": "带编号的报文",
  "Numbers missing in a row": "连续缺失的编号",
  "Round trips before and after": "前后的往返时延",
  "Silence of the MAC": "MAC 的静默",
  "MAC moves": "MAC 移动",
  "Routes of MACs": "MAC 的路由",
  "Encapsulation overhead": "封装开销",
  "Frame sizes": "帧长",
  Clocks: "时钟",
  Facts: "事实",
  Inputs: "输入",
  "Outages, split": "中断的分解",
  "Outages, event by event": "中断的各个事件",
  "The new route on its way": "新路由的传播",
  "Lost probes, and how far they got": "丢失的探测到了哪里",
  Claims: "主张",
  Stages: "阶段",
  Checks: "检查",
  Probes: "探测",
  Durations: "时长",
  Runs: "各次运行",
  "Parts of each outage": "每次中断的组成",
  "Distribution over the runs": "各次运行的分布",
  "The first run against the later ones": "首次与其后各次",
  Budgets: "预算",
  Targets: "采集目标",
  "Targets that changed": "有变化的目标",
  Series: "时间序列",
  "Gaps and restarts": "缺口与重启",
  // what stands where a table has no rows
  "No stream of probes was found.": "未找到探测流。",
  "No probe of any stream was lost.": "各流均无探测丢失。",
  "No error about a probe was read.": "未读到探测错误。",
  "No encapsulated probe was seen, so no VTEP is known.": "未见封装的探测，因此不知道 VTEP。",
  "No echo packet was seen.": "未见回显报文。",
  "No probe was seen under two addresses.": "没有探测以两个地址出现。",
  "No move of a MAC was recorded.": "未记录到 MAC 移动。",
  "No EVPN route of a MAC was read.": "未读到 MAC 的 EVPN 路由。",
  "No IP traffic was measured.": "未测到 IP 流量。",
  "No capture with packets was read.": "未读到含报文的抓包。",
  "Nothing was read.": "未读到任何内容。",
  "The case names no stage.": "案例未列出阶段。",
  "No list of targets was read.": "未读到目标列表。",
  "No series was read.": "未读到序列。",
  // notes
  "Durations stand side by side and are never merged. Proven: first to last unanswered request, if it was one outage. Derived: unanswered times the mean spacing. Possible: last answered to first answered request. Observed gap: reply to reply. At most: last answered request to the first reply after.":
    "各时长并列，从不合并。确证：首个到末个无应答请求，假定为一次中断。推算：无应答数乘以平均间隔。可能：末个有应答请求到其后首个有应答请求。观测间隔：应答到应答。至多：末个有应答请求到其后首个应答。",
  "ICMP errors from elsewhere count as probes without an answer; what never left the host does not. The same probes at several taps are a row each.":
    "来自别处的 ICMP 错误计为无应答的探测；从未离开主机的不计。同一批探测在几个抓包点各占一行。",
  "The VTEP that each encapsulated probe went to. A repoint lies between the last request to exactly the old VTEP and the first to exactly the new.":
    "每个封装探测去往的 VTEP。改指发生在发往旧 VTEP 的最后一个请求与发往新 VTEP 的第一个请求之间。",
  "Whether the way back is the way there: by MACs, a reply goes to the MAC that the request came from; by interfaces, it goes out where the request came in. Hops assume an initial TTL.":
    "回程是否即去程：按 MAC，应答发往请求来自的 MAC；按接口，应答从请求进入的接口发出。跳数假定了初始 TTL。",
  "Two streams that are the same probes under different addresses; totals count them once.":
    "两条流是不同地址下的同一批探测；合计只计一次。",
  "Those with holes, and the largest of the rest. One row a connection and tap: “same as” names the same one at other taps.":
    "有空洞的连接及其余最大的连接。每个连接与抓包点一行；“同为”列出其他抓包点的同一连接。",
  "Data was outstanding, was sent again, and no new acknowledgment came. Proven: first to last transmission without an answer, if it was one outage. Possible: last answered transmission to the first one after. Gap: acknowledgment to acknowledgment. At most: last answered transmission to the next acknowledgment.":
    "有数据待确认并已重发，而无新确认到来。确证：首个到末个无应答的发送，假定为一次中断。可能：末个有应答的发送到其后首个。间隔：确认到确认。至多：末个有应答的发送到下一个确认。",
  "One way, as each tap saw them. A gap at the sender's tap is no loss of the network, and no gap there is no proof of delivery.":
    "单向，按各抓包点所见。发送端抓包点的缺口不是网络丢失；那里没有缺口也不证明已送达。",
  "Observed gap: packet before to packet after, by arrival at the tap. Sent apart: the same two by the sender's stamps. Derived: missing times mean spacing.":
    "观测间隔：缺口前后两个报文到达抓包点的时间差。发送相隔：同两个报文按发送端时间戳。推算：缺失数乘以平均间隔。",
  "PDV: round trip above the least one of the same part; IPDV: between neighbouring probes (RFC 5481).":
    "PDV：往返时延高出同段最小值的部分；IPDV：相邻探测之差（RFC 5481）。",
  "PDV: round trip above the least one of the same part. IPDV: absolute difference of neighbouring probes (RFC 5481). Quantiles are the least value that so many do not exceed.":
    "PDV：往返时延高出同段最小值的部分。IPDV：相邻探测之差的绝对值（RFC 5481）。分位数为有相应比例不超过的最小值。",
  "The longest time without a unicast frame of the MAC at a place. Silence is no proof that it could not be reached.":
    "某处最长没有该 MAC 单播帧的时间。静默不证明它不可达。",
  "A move that MAC-only and MAC+IP routes both show is in two rows and counts once. “not recorded”: nothing that shows a sequence was recorded of the old route.":
    "MAC 路由与 MAC+IP 路由都显示的移动占两行，只计一次。“未记录”：旧路由没有留下显示序号的记录。",
  "Every route event. “absent”: no MAC Mobility community, sequence 0 on the wire. Blank: the table shows none. MAC-only and MAC+IP routes are kept apart.":
    "每个路由事件。“无”：没有 MAC Mobility 团体属性，线路上序号为 0。空白：该表不显示。MAC 路由与 MAC+IP 路由分开。",
  "IP overhead: from the outer IP header to the inner Ethertype, what the MTU must give up. Frame overhead: outer frame less inner frame.":
    "IP 开销：从外层 IP 头到内层 Ethertype，即 MTU 须让出的字节。帧开销：外层帧减内层帧。",
  "IP overhead: from the outer IP header to the inner Ethertype, what the MTU must give up.":
    "IP 开销：从外层 IP 头到内层 Ethertype，即 MTU 须让出的字节。",
  "Kinds of length are never mixed: frame (Ethernet, without FCS, preamble and gap), IP packet (total length), record (pseudo-header included), captured (bytes kept). Tagged by Ethertype, never by length.":
    "各种长度从不混用：帧（以太网，不含 FCS、前导码与帧间隙）、IP 报文（总长）、记录（含伪头）、捕获（保留的字节）。是否带标签由 Ethertype 判定，从不由长度判定。",
  "Clock b less clock a: whole days and hours where a recording has no date or zone, and an interval that causality leaves open, not an estimate.":
    "时钟 b 减时钟 a：记录没有日期或时区时为整日整时，再加因果关系允许的区间，而非估计值。",
  "Everything that was read, in order. Records or lines that were not understood are counted and never dropped silently. Digests are cut; evidence.json has them whole.":
    "按次序列出所有读入内容。未能识别的记录或行均计数，从不悄悄丢弃。摘要值有截短，全文见 evidence.json。",
  "Everything that was read. Digests are cut; acceptance.json has them whole.":
    "所有读入内容。摘要值有截短，全文见 acceptance.json。",
  "Everything that was read. Digests are cut; monitoring-snapshot.json has them whole.":
    "所有读入内容。摘要值有截短，全文见 monitoring-snapshot.json。",
  "After it left the new VTEP. Reflected: a route reflector has passed it on.":
    "自离开新 VTEP 起。经反射：由路由反射器转发。",
  "A stage has passed when nothing in it was contradicted, failed or undecided. Inconclusive is not a pass.":
    "阶段内没有任何一项被反驳、未通过或未定，才算通过。无法判定不是通过。",
  "Run in every stage, whatever is claimed.": "每个阶段都执行，与主张无关。",
  "Failed: of those that are decided, with the 95 % interval of Wilson. Rows that name each other under “same as” are the same probes.":
    "失败率：占已判定者的比例，附 95 % Wilson 区间。“同为”互相列出的行是同一批探测。",
  "Each with its bounds; durations of different stages are not added up.": "各附上下界；不同阶段的时长不相加。",
  "A budget is met by a run when its upper bound is within it, and exceeded when its lower bound is not.":
    "上界在预算之内为达标；下界超出预算为超标。",
  "Compared as sets of job and instance.": "按 job 与 instance 的集合比较。",
  "As scraped: nothing is interpolated. Rates of counters are from their own samples.":
    "原始采集值：未做插值。计数器速率取自其自身样本。",
  "Between two samples: what happened in between is not known.": "位于两个样本之间：其间发生了什么不得而知。",
};

/** Words that are a whole cell. */
export const CELLS: Readonly<Record<string, string>> = {
  "not known": "未知",
  unknown: "未知",
  none: "无",
  yes: "是",
  absent: "无",
  withdrawn: "已撤销",
  "not recorded": "未记录",
  "MAC only": "仅 MAC",
  rose: "上升",
  "did not rise": "未上升",
  "not shown": "未显示",
  request: "请求",
  symmetric: "对称",
  asymmetric: "不对称",
  inconclusive: "无法判定",
  frame: "帧",
  "IP packet": "IP 报文",
  record: "记录",
  captured: "捕获",
  before: "之前",
  after: "之后",
  finished: "正常结束",
  "half finished": "半关闭",
  "late, not lost": "迟到，未丢失",
  reset: "被复位",
  "new connection": "新连接",
  "never left the host": "未离开主机",
  "ICMP error": "ICMP 错误",
  "not named": "未具名",
  "the host itself": "主机自身",
  "probes copied to several VTEPs": "复制到几个 VTEP 的探测",
  "delivered to where the machine had been": "送到了机器原先的位置",
  "delivered to the new port, no answer": "送到新端口，无应答",
  "not delivered to the port behind its VTEP": "未送到其 VTEP 后的端口",
  "not known: no tap at the port": "未知：端口处没有抓包点",
  route: "路由",
  flood: "泛洪",
  data: "数据",
  silence: "静默",
  pause: "停顿",
  "pause, within silence": "停顿（静默之内）",
  announcement: "通告",
  propagation: "传播",
  "reflector, within propagation": "反射器（传播之内）",
  repoint: "改指",
  nextProbe: "待下次探测",
  reply: "应答",
  unsplit: "未分解",
  came: "新增",
  went: "消失",
  health: "健康变化",
  gap: "缺口",
  restart: "重启",
  up: "正常",
  down: "故障",
  counter: "计数器",
  gauge: "仪表",
  "longer than each": "比其后每次都长",
  "shorter than each": "比其后每次都短",
  "no difference shown": "未显示差异",
  "last answered request before": "之前最后一个有应答的请求",
  "last reply before": "之前最后一个应答",
  "last frame at the old port": "旧端口最后一帧",
  "last frame from the old VTEP": "旧 VTEP 最后一帧",
  "first lost request": "首个丢失的请求",
  "first unanswered at the old port": "旧端口首个无应答",
  "last request to the old VTEP": "发往旧 VTEP 的最后请求",
  "last lost request": "末个丢失的请求",
  "first frame at the new port": "新端口第一帧",
  "first frame from the new VTEP": "新 VTEP 第一帧",
  "UPDATE leaves the new VTEP": "UPDATE 离开新 VTEP",
  "UPDATE reaches the observer": "UPDATE 到达观察者",
  "forwarding changed": "转发改变",
  "first request to the new VTEP": "发往新 VTEP 的首个请求",
  "first answered request after": "之后首个有应答的请求",
  "first reply after": "之后首个应答",
  "UPDATE reaches the reflector": "UPDATE 到达反射器",
  "UPDATE leaves the reflector": "UPDATE 离开反射器",
};

type Rule = readonly [pattern: RegExp, chinese: string];

const TO: Rule = [/^(.+) to (.+)$/, "$1 至 $2"];
const ON: Rule = [/^(.+) on (.+)$/, "$2 上的 $1"];
const OPEN: readonly Rule[] = [
  [/^open at the start and the end, at least (.+)$/, "首尾均未闭合，至少 $1"],
  [/^open at the start, at least (.+)$/, "开头未闭合，至少 $1"],
  [/^open at the end, at least (.+)$/, "末尾未闭合，至少 $1"],
  [/^open at the start and the end$/, "首尾均未闭合"],
  [/^open at the start$/, "开头未闭合"],
  [/^open at the end$/, "末尾未闭合"],
];

/** Cells and notes with something in them, by the head of their column ("note" for notes). */
export const PATTERNS: Readonly<Record<string, readonly Rule[]>> = {
  note: [
    [
      /^One row a stream and input\. Rows that name each other under .same as. are the same probes at several taps: one body of probes, not more\.(?: 0 in every row: (.+)\.)?$/,
      "每条流与输入一行。“同为”互相列出的行是同一批探测在几个抓包点所见，只算一批。",
    ],
    [/^(\d+) claims?: .*$/, "共 $1 项主张。判定只在其范围内成立。"],
  ],
  "observed gap": OPEN,
  ended: [[/^reset by the first end/, "被首端复位"], [/^reset by the second end/, "被次端复位"], ...OPEN],
  "no answer": [
    [/^1, an ICMP error$/, "1，为 ICMP 错误"],
    [/^(.+), all ICMP errors$/, "$1，均为 ICMP 错误"],
    [/^(.+) \((.+) ICMP errors?\)$/, "$1（$2 个 ICMP 错误）"],
  ],
  VTEP: [[/^repoint (.+) to (.+)$/, "从 $1 改指 $2"]],
  move: [
    [/^unknown to (.+)$/, "未知 → $1"],
    [/^(.+) to (.+)$/, "$1 → $2"],
  ],
  sequence: [
    [/^(.+) \(before: absent\)$/, "$1（之前：无）"],
    [/^(.+) \(before: not recorded\)$/, "$1（之前：未记录）"],
    [/^(.+) \(before: (.+)\)$/, "$1（之前：$2）"],
  ],
  seq: [TO],
  probes: [
    [/^seq (.+) to (.+)$/, "序号 $1 至 $2"],
    [/^seq (.+)$/, "序号 $1"],
  ],
  which: [
    [/^first seq (.+)$/, "首个序号 $1"],
    [/^seq (.+)$/, "序号 $1"],
  ],
  "round trip": [[/^(.+) \((.+) to (.+)\)$/, "$1（$2 至 $3）"]],
  "first to last": [TO],
  between: [TO],
  "from and to": [TO],
  numbers: [TO],
  source: [TO],
  destination: [TO],
  identifier: [TO],
  hops: [[/^(.+) \(from (.+)\)$/, "$1（初值 $2）"]],
  samples: [[/^(.+) of (.+)$/, "$2 中的 $1"]],
  when: [[/^order (.+)$/, "次序 $1"]],
  input: [ON],
  tap: [ON],
  "recorded by": [ON],
  "seen by": [ON],
  "last seen by": [ON],
  event: [
    [/^phase (.+)$/, "阶段 $1"],
    [/^check (.+)$/, "检查 $1"],
    [/^metric (.+)$/, "指标 $1"],
  ],
  remarks: [
    [/^(.+) cut short, (.+) offloaded$/, "$1 个被截短，$2 个为卸载产物"],
    [/^(.+) cut short$/, "$1 个被截短"],
    [/^(.+) offloaded$/, "$1 个为卸载产物"],
  ],
  lost: [[/^(.+) of (.+)$/, "$2 中的 $1"]],
  increase: [[/^at least (.+)$/, "至少 $1"]],
  "heard from": [[/^this tap/, "本抓包点"]],
};
