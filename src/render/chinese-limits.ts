// Chinese for limits: the sentences under tables, claims and findings that say what a number does not show. A sentence that carries names
// or numbers is a pattern; one that is in neither list (one that the author of a case file wrote, say) stays as it is.
import { lookUp } from "../core/lookup.ts";
import type { Lang } from "./lang.ts";

const LIMITS: Readonly<Record<string, string>> = {
  // probes and loss
  "A loss period in the words of RFC 3357: consecutive probes without an answer. It is loss, not availability in the sense of ITU-T Y.1540.":
    "按 RFC 3357 的丢失时段：连续未获应答的探测。这是丢失，而非 ITU-T Y.1540 意义上的可用性。",
  "A missing answer does not show whether the request or the reply was held back.":
    "没有应答并不能说明被扣留的是请求还是应答。",
  "A missing answer does not show whether the request or the reply was lost.":
    "没有应答并不能说明丢失的是请求还是应答。",
  "A probe that never left says nothing about the path.": "未曾发出的探测不能说明路径的任何情况。",
  "A refusal shows that this request was refused, not that others are.":
    "拒绝只说明这一请求被拒绝，不说明其他请求也被拒绝。",
  "Probes are samples: nothing here says that a service was never interrupted.":
    "探测只是采样：此处并不说明服务从未中断。",
  "Probes are samples: nothing shorter than their interval can be seen.": "探测只是采样：短于其间隔的情况看不到。",
  "Probes are samples: what happened between two of them is not seen.": "探测只是采样：两次探测之间发生的情况看不到。",
  "The proven duration assumes one contiguous outage: nothing was sent between two of its probes to show otherwise.":
    "已证实的时长以一次连续的中断为前提：其相邻两次探测之间没有发送任何可作反证的报文。",
  "The share of these probes: probe.failureRate bounds the share behind them.":
    "这是这些探测中的比例；其背后的比例由 probe.failureRate 给出上下界。",
  'A log stamps no send: a reply\'s stamp less its round trip is a late estimate of the send, and "no answer yet" is printed at or before the send of the next probe. Proven and possible use these bounds.':
    "日志不记录发送时刻：应答的时间戳减去往返时延是偏晚的发送时刻估计，“no answer yet”在下一次探测发送之时或之前打印。“已证实”与“可能”均使用这些界限。",
  "The stamp of a line about a probe is when it was printed, not when the probe left.":
    "关于探测的一行，其时间戳是打印的时刻，而非探测发出的时刻。",
  "The lines of a log are printed after what they tell of, so their delay is part of the bounds.":
    "日志的行在其所述事件之后打印，因此其延迟已计入界限。",
  "Stamps of whole seconds: the duration is known to that, plus or minus.":
    "时间戳为整秒：时长的精度即为此，可正可负。",
  "Of the pairs that were probed, at that time, by these probes: another protocol or port may pass.":
    "仅就当时由这些探测测试过的各对而言：其他协议或端口可能通过。",
  // comparisons
  "Two intervals that overlap may hold equal or different values: no difference shown is not none.":
    "两个重叠的区间内，值可能相等，也可能不等：“未显示差异”不等于没有差异。",
  "Loss of probes is not availability, and a run shows one path.": "探测的丢失不等于可用性，且一次运行只显示一条路径。",
  // taps, clocks, paths
  "A request sent to a VTEP was not thereby delivered to the MAC behind it.":
    "发往某 VTEP 的请求并不因此就送达了其后的 MAC。",
  "A tap that saw the request bounds its send from above only.": "看到请求的抓包点只给出其发送时刻的上界。",
  "Assumes that they began with TTL 64.": "假定它们的初始 TTL 为 64。",
  "Copies that other taps would show are not seen here.": "其他抓包点会看到的副本在此看不到。",
  "Drift or a step smaller than the width of the bounds cannot be seen: these hold for clocks that keep their distance. Where times are brought onto another clock, drift up to 200 ppm is allowed for.":
    "小于界限宽度的漂移或跳变看不到：这些界限适用于相互偏差保持不变的时钟。把时间换算到另一时钟时，已计入最多 200 ppm 的漂移。",
  "One physical clock, as the case file says: not measured.": "据案例文件为同一物理时钟：未经测量。",
  "Two clocks are in it, taken for one.": "其中含有两个时钟，当作一个处理。",
  "By the clock of this tap: frames that were lost before the tap, or not recorded, are missing too.":
    "以该抓包点的时钟为准：在抓包点之前丢失或未被记录的帧同样缺失。",
  "Forwarding changed somewhere between the two requests of a repoint: nothing was sent in between to show when.":
    "转发是在改指前后的两次请求之间某一时刻改变的：其间没有发送报文，不能说明具体时刻。",
  "Hops are counted from an initial TTL of 64, 128 or 255, the nearest that is not less: an assumption.":
    "跳数从不小于所见值的最近初始 TTL（64、128 或 255）算起：这是假定。",
  "One outer UDP source port is one ECMP path: other paths are not covered.":
    "一个外层 UDP 源端口即一条 ECMP 路径：未涵盖其他路径。",
  "Only from the first of the two to the second: what came before or after is not in it.":
    "仅为两者之一到另一者：其前其后的情况不在其内。",
  "Replies are taken to pass the two taps in the opposite order of their requests.":
    "应答被视为以与请求相反的次序经过两个抓包点。",
  "Where it was recorded: it may be changed further on.": "以记录之处为准：之后可能还会被改变。",
  "This path and this size: not other paths, other sizes, or a sustained rate.":
    "仅就这条路径与这一大小而言：不涉及其他路径、其他大小或持续速率。",
  "As set on the interface: not what the path carries.": "为接口上的设置值：并非路径所能承载的大小。",
  "The MTU of the sender's link or route: nothing was sent, and nothing is said of the path.":
    "为发送方链路或路由的 MTU：没有发送报文，也不涉及路径。",
  "The outer packet where there is a tunnel.": "有隧道时指外层报文。",
  "The pseudo-header of the link type is in it: not what was on the wire.":
    "其中含链路类型的伪首部：并非线路上的内容。",
  "Without FCS, preamble and gap.": "不含 FCS、前导码与帧间隔。",
  "Of the packets seen: another path, or another option of the tunnel, may cost more.":
    "仅就所见报文而言：另一条路径或隧道的其他选项可能开销更大。",
  "An empty capture proves no loss rate, and nothing about other interfaces.":
    "空的抓包不能证明任何丢失率，也不能说明其他接口的情况。",
  "No payload was compared: identifier, numbers, lengths and the jitter of the sends agree, which another run does not share but by chance.":
    "未比较载荷：标识符、编号、长度与发送抖动一致，另一次运行除非巧合不会如此。",
  "Tags as the recorder was given them: a card that strips tags (rx-vlan-offload) hides them.":
    "以记录程序所得的标签为准：剥离标签的网卡（rx-vlan-offload）会使其不可见。",
  "QinQ that is meant looks the same.": "有意配置的 QinQ 看起来也是如此。",
  "As configured: a capture of the uplink shows what is on the wire.": "以配置为准：线路上的情况须看上行口的抓包。",
  // moves
  "A duplicate address looks the same: two machines with one MAC make the same routes.":
    "地址重复看起来也是如此：两台使用同一 MAC 的机器会产生相同的路由。",
  "A guest that stands still at its old port, and one that is gone from it, look the same there.":
    "在旧端口静止的虚拟机与已离开旧端口的虚拟机，在该处看起来相同。",
  "An announcement is taken to be sent when the guest goes on at its new port, and not before.":
    "通告被视为在虚拟机于新端口继续运行时发出，而非更早。",
  "The guest is taken to stand still from the first request that it left unanswered at its old port.":
    "虚拟机被视为从其在旧端口未应答的第一个请求起静止。",
  "No recording shows a tunnel or a route: repoint ends when forwarding changed or flooding began, which of them is not known.":
    "没有记录显示隧道或路由：改指结束于转发改变或泛洪开始之时，究竟是哪一个未知。",
  "The recording at the new port has nothing from before the outage: that it already ran is assumed.":
    "新端口的记录中没有中断之前的内容：假定当时记录已在进行。",
  "Phases, probe logs and metrics stand as their own clocks stamped them: no packet ties these to the clock of the observer.":
    "各阶段、探测日志与指标按其自身时钟的时间戳列出：没有报文把这些时钟与观察者的时钟联系起来。",
  "Of what both outputs show at their times: a change in between that was undone is not seen.":
    "仅就两份输出各自时刻所示而言：其间发生又被撤销的改变看不到。",
  "Which of the two addresses is the original one is not known.": "两个地址中哪一个是原来的，尚不清楚。",
  // control plane and configuration
  "A reservation is a row of the other allocator: it does not show that the address is silent.":
    "预留只是另一分配器中的一行：并不说明该地址无人使用。",
  "A reserved address is not handed out by itself, but may be asked for.": "预留的地址不会自动分配，但可以指名申请。",
  "A target that is up answers its scrape: nothing more is known of it.":
    "处于 up 的目标应答了抓取：除此之外一无所知。",
  "A counter that starts again between two samples and passes its old value is not seen.":
    "在两个样本之间重新起算并超过旧值的计数器看不出来。",
  "As of the last scrape of each target before the snapshot.": "以快照之前对各目标的最后一次抓取为准。",
  "As scraped: nothing is known between two samples.": "以抓取所得为准：两个样本之间的情况不得而知。",
  "Samples are as scraped: nothing is known between two of them, and nothing is filled in.":
    "样本以抓取所得为准：两个样本之间的情况不得而知，也不作任何填补。",
  "Totals of codes do not say which request each answered.": "状态码的总数不说明各自应答的是哪个请求。",
  "Between two lines that are there; what came after the last one is not known.":
    "介于现有的两行之间；最后一行之后的情况不得而知。",
  "From a summary written by hand, not printed by the switch.": "出自手写的摘要，而非交换机的输出。",
  "From the object alone: addresses that were handed out already are not in it.": "仅据该对象：已分配的地址不在其中。",
  "From the object alone: which of them are in use is not in its spec.":
    "仅据该对象：其中哪些正在使用，不在其 spec 中。",
  "Of the namespaces that the list shows, at its time.": "仅就列表当时所示的命名空间而言。",
  "Of the objects that were read: another network may hold it.": "仅就所读对象而言：可能为另一网络所有。",
  "Of the outputs that were read: another agent's bridge shows only in its own.":
    "仅就所读输出而言：另一代理的网桥只见于它自己的输出。",
  "OVN-Kubernetes makes the MAC of an address from it: worked out, not seen.":
    "OVN-Kubernetes 由地址生成其 MAC：系推算所得，并非所见。",
  "Taken for the uplink by its name: the switch does not tell a NIC from a VM's port.":
    "依名称视为上行口：交换机不区分网卡与虚拟机的端口。",
  "Taken for an uplink because it carries a list of VLANs: the switch does not tell a NIC from a VM's port.":
    "因承载一组 VLAN 而视为上行口：交换机不区分网卡与虚拟机的端口。",
  "The infrastructure, reserved and excluded networks of this object against each other.":
    "仅为该对象的基础设施网段、预留网段与排除网段之间的相互比较。",
  "Whole seconds of the controller's clock, later than the event by its reconcile delay: 1 s resolution.":
    "为控制器时钟的整秒，比事件晚其协调延迟：分辨率为 1 s。",
  "That a control ran in the same window rests on its stage alone: there are no times to compare.":
    "对照在同一时间窗内运行，仅以其所属阶段为据：没有可比较的时间。",
  "A verdict holds for the stage, the inputs and the path that its scope names, and for nothing else.":
    "判定只对其范围所列的阶段、输入与路径成立，此外概不成立。",
  "Durations of different stages are not added up.": "不同阶段的时长不相加。",
  // findings
  "A capture filter, a tunnel that is not printed or another interface hides probes as well.":
    "抓包过滤器、未打印的隧道或另一接口同样会使探测不可见。",
  "A capture filter, another tunnel port or another interface hides probes as well.":
    "抓包过滤器、另一隧道端口或另一接口同样会使探测不可见。",
  "Probes inside of them, if there are any, are in no count: nothing here says that they were not lost.":
    "其中若有探测，不计入任何统计：此处并不说明它们没有丢失。",
  "When they were lost and whether in one period cannot be said.": "何时丢失、是否在同一时段丢失，无法判断。",
  "Where the clock of one of them was set wrong they are the same probes, and totals count them twice.":
    "若其中之一的时钟设置有误，则它们是同一批探测，合计中被计了两次。",
  "Two MACs of one router (a virtual one and its own) look the same.":
    "同一路由器的两个 MAC（虚拟 MAC 与自身 MAC）看起来也是如此。",
  "The uptime that a table shows is not the time since the move.": "表中所示的 uptime 并非移动以来的时间。",
  // connections and numbered packets
  "Segments of one BGP connection are taken to pass the two taps in opposite order by direction.":
    "同一 BGP 连接的报文段被视为按方向以相反的次序经过两个抓包点。",
  "The stamps do not tell which of the two taps packets pass first: both orders are allowed for.":
    "时间戳不能说明报文先经过哪个抓包点：两种次序均已计入。",
  "One segment at a time is timed; a delayed acknowledgment is part of its round trip.":
    "每次只对一个报文段计时；延迟确认计入其往返时延。",
  "One way, from the sender's own stamp to this tap: the delay itself is not known, and drift of the two clocks is part of the variation.":
    "单向，从发送方自身的时间戳到该抓包点：时延本身不明，两个时钟的漂移计入变化之中。",
  "Round trips as this tap sees them: both ways together, without the way between the sender and the tap.":
    "为该抓包点所见的往返时延：含往返两程，不含发送方与抓包点之间的路程。",
  "A connection that is idle proves nothing: an outage in which nothing was outstanding does not show.":
    "空闲的连接不能证明什么：没有未确认数据时发生的中断看不出来。",
  "A number that is missing was lost between the sender and this tap, or was not recorded; what is lost behind the tap does not show: no gap at the sender's tap is no proof of delivery.":
    "缺失的编号是在发送方与该抓包点之间丢失，或未被记录；抓包点之后的丢失看不出来：发送方抓包点处没有缺口并不证明已送达。",
  "One way only, by the clock of this tap: nothing is said about the way back.":
    "仅为单向，以该抓包点的时钟为准：不涉及返程。",
  "That this is RTP is inferred from header fields that fit over several packets in a row.":
    "视为 RTP，是由连续若干报文的首部字段相符推断的。",
  "The number has 16 bits: a gap of 65,536 packets or more would look shorter.":
    "编号为 16 位：65,536 个或更多报文的缺口看起来会更短。",
  "The recording begins within the connection: what was outstanding before is not known.":
    "记录从连接中途开始：此前有哪些未确认的数据不得而知。",
  "The sender tries again when its timeout has passed, which doubles each time: the outage may have ended at any time between the last try without an answer and the one that was answered.":
    "发送方在超时后重试，超时每次加倍：中断可能在最后一次无应答的重试与获得应答的重试之间任一时刻结束。",
  "One probe had no answer: that proves no duration, only a moment; the proven duration is 0.":
    "有一次探测没有应答：这只证明一个时刻，不证明时长；已证实的时长为 0。",
  "The period was still on when the recording ended: its end is not known.":
    "记录结束时该时段仍在继续：其结束时刻不明。",
  "A machine that has nothing to send is silent as well: silence does not show that it could not be reached, and frames do not show that it could.":
    "无报文可发的机器同样静默：静默不说明其不可达，有帧也不说明其可达。",
  "A target that was silent all the time, with nothing else from its side, looks the same: whether probes were lost is not known from this tap.":
    "始终静默且其一侧没有其他报文的目标看起来也是如此：从该抓包点不能得知探测是否丢失。",
  "A VTEP announces the IP when it next hears ARP or ND of the machine: that it is late does not show a fault.":
    "VTEP 在下一次听到该机器的 ARP 或 ND 时才通告其 IP：通告较晚并不说明有故障。",
  "A route of the same MAC in another VNI would be filed here as well.": "同一 MAC 在另一 VNI 中的路由也会归入此处。",
};

type Rule = readonly [pattern: RegExp, chinese: string];

const RULES: readonly Rule[] = [
  [
    /^The stamps are whole steps of (.+ s): proven is less, and possible and outageAtMost are more, by one of them than the stamps themselves lie apart\.$/,
    "时间戳为 $1 的整步：与时间戳本身的间距相比，proven 少一步，possible 与 outageAtMost 多一步。",
  ],
  [/^Probes left every (.+ s): nothing shorter than that can be seen\.$/, "探测每 $1 发出一次：更短的情况看不到。"],
  [
    /^Stamps of (\d+) us: the duration is known to that, plus or minus\.$/,
    "时间戳精度为 $1 µs：时长的精度即为此，可正可负。",
  ],
  [
    /^Missing: the UPDATE at the observer \((.+)\): when it came is not known, so propagation and repoint are not told apart\.$/,
    "缺少：观察者（$1）处的 UPDATE：其到达时刻不明，因此无法区分传播与改指。",
  ],
  [
    /^Missing: the forwarding table of the observer \((.+)\): when it changed is known only to the next probe, so repoint and nextProbe are not told apart\.$/,
    "缺少：观察者（$1）的转发表：其改变时刻只能确定到下一次探测，因此无法区分改指与下一次探测。",
  ],
  [
    /^Missing: the machine's new port \((.+)\): when it was first heard there is not known, so silence ends somewhere before the next event\.$/,
    "缺少：虚拟机的新端口（$1）：首次在该处出现的时刻不明，因此静默在下一事件之前的某一时刻结束。",
  ],
  [
    /^Missing: the machine's old port \((.+)\): frames that it sent there after its last reply are not known, so silence may have begun later\.$/,
    "缺少：虚拟机的旧端口（$1）：它在最后一次应答之后于该处发出的帧不明，因此静默可能开始得更晚。",
  ],
  [
    /^Missing: the route reflector \((.+)\): when the UPDATE came in is not known, so its share of propagation is not told apart from the way there\.$/,
    "缺少：路由反射器（$1）：UPDATE 到达该处的时刻不明，因此无法把它在传播中所占的部分与到达它的路程区分开。",
  ],
  [
    /^Missing: the uplink of the new VTEP \((.+)\): when its UPDATE left is not known, so announcement and propagation are not told apart\.$/,
    "缺少：新 VTEP（$1）的上行口：其 UPDATE 发出的时刻不明，因此无法区分通告与传播。",
  ],
  [
    /^(\d+) runs? says? nothing about others: the distribution is that of these runs\.$/,
    "$1 次运行不能说明其他运行：分布只是这些运行的分布。",
  ],
  [/^Without probes: (.+): nothing of (?:it|them) is in the figures\.$/, "没有探测：$1；其内容不在各指标之中。"],
  [
    /^The outcome of probes of (.+) is not known: that nothing was lost in (?:it|them) is not shown\.$/,
    "$1 的探测结果不明：不能说明其中没有丢失。",
  ],
  [
    /^Nothing was lost in (.+): the distributions are those of the other runs\.$/,
    "$1 中没有丢失：分布只是其他运行的分布。",
  ],
  [
    /^The longest loss period of (.+) is open: (?:it|they) may have been longer than every figure here\.$/,
    "$1 的最长丢失时段未结束：它可能长于此处的所有数值。",
  ],
  [
    /^Several loss periods in (.+): the figures are those of the longest\.$/,
    "$1 中有多个丢失时段：数值取自最长的一个。",
  ],
  [
    /^Probes were sent every (.+) at best, in (.+): bounds are wider there by the spacing, which is no difference of the moves\.$/,
    "探测的最小间隔为 $1，而 $2：后者的界限因间隔而更宽，这并非迁移之间的差异。",
  ],
  [
    /^The runs were measured differently \((.+)\): a log does not stamp sends, a capture does\.$/,
    "各次运行的测量方式不同（$1）：日志不记录发送时刻，抓包则记录。",
  ],
];

/** A limit in a language; as it is where there is no translation. */
export function limitIn(limit: string, lang: Lang): string {
  if (lang === "en") return limit;
  const whole = lookUp(LIMITS, limit);
  if (whole !== undefined) return whole;
  for (const [pattern, chinese] of RULES) if (pattern.test(limit)) return limit.replace(pattern, chinese);
  const beyond = /^Does not show: (.+)$/s.exec(limit);
  return beyond === null ? limit : `不能说明：${beyond[1]!}`;
}
