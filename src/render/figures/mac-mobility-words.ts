// What a mobility figure says, in each language.
import { plural } from "../format.ts";
import type { Lang } from "../lang.ts";
import type { AxisKind } from "./mobility-lanes.ts";

interface Words {
  readonly title: (mac: string, vni: number | null, kind: string) => string;
  readonly kinds: Readonly<Record<AxisKind, string>>;
  readonly axes: Readonly<Record<AxisKind, string>>;
  readonly marks: {
    readonly seq: string;
    readonly absent: string;
    readonly notShown: string;
    readonly sticky: string;
    readonly withdrawal: string;
  };
  readonly notSeen: string;
  readonly notShown: string;
  readonly absent: string;
  readonly from: (inputs: readonly string[], more: number) => string;
  readonly apart: string;
  readonly line: string;
  readonly lineEnd: (kind: AxisKind) => string;
  readonly notSeenMeans: string;
  readonly zero: (start: string) => string;
  readonly inOrder: string;
  readonly sideBySide: string;
  readonly alt: (lanes: readonly string[]) => string;
  readonly andMore: (n: number) => string;
  readonly duplicate: string;
  readonly table: string;
  readonly lanesLeft: (n: number) => string;
  readonly macsLeft: (n: number) => string;
  readonly omitted: (n: number) => string;
}

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    title: (mac, vni, kind) => `MAC mobility of ${mac}${vni === null ? "" : `, VNI ${vni}`}, ${kind}`,
    kinds: { time: "over time", order: "snapshots in order", place: "inputs side by side" },
    axes: {
      time: "seconds from the first event",
      order: "order of the snapshots, as the case says",
      place: "inputs side by side: which came first is not known",
    },
    marks: {
      seq: "route with a sequence",
      absent: "route without the community",
      notShown: "route of a table that shows no sequence",
      sticky: "sticky route",
      withdrawal: "withdrawal",
    },
    notSeen: "not seen",
    notShown: "not shown",
    absent: "absent",
    from: (inputs, more) => `From ${inputs.join("; ")}${more > 0 ? `; and ${more} more` : ""}.`,
    apart:
      'MAC-only and MAC+IP routes are kept apart. "absent": no MAC Mobility community, which means sequence 0 on the wire.',
    line: "The line is the route that wins, by the table or by the highest sequence; it ends where none is left, ",
    lineEnd: (kind) =>
      kind === "time"
        ? "or where that place's recording does (or the picture)."
        : "or at the last snapshot of that place.",
    notSeenMeans: '"not seen": withdrawn, and announced before the recording.',
    zero: (start) => `0 s is ${start}.`,
    inOrder: "Snapshots in the order that the case gives: steps have an order, not a length.",
    sideBySide:
      "Neither times nor an order are known: what each input shows stands side by side, and nothing is connected.",
    alt: (lanes) => `MAC Mobility sequence as steps, ${plural(lanes.length, "lane")}. ${lanes.join(" ")}`,
    andMore: (n) => `, then ${n} more`,
    duplicate:
      "A rise with a new next hop shows that the fabric treated it as a move; a duplicate address looks the same.",
    table: "A table shows what was held when it was printed, not when it changed.",
    lanesLeft: (n) => `${plural(n, "further lane")} not drawn; see the table and the CSV.`,
    macsLeft: (n) => `${plural(n, "further history", "further histories")} of MACs not drawn; see the table.`,
    omitted: (n) => `${plural(n, "event")} in the middle of long histories not drawn; see the CSV.`,
  },
  zh: {
    title: (mac, vni, kind) => `${mac} 的 MAC 移动${vni === null ? "" : `，VNI ${vni}`}，${kind}`,
    kinds: { time: "随时间", order: "按快照顺序", place: "各输入并列" },
    axes: { time: "自第一个事件起的秒数", order: "快照的顺序，按案例所述", place: "各输入并列：先后未知" },
    marks: {
      seq: "带序号的路由",
      absent: "不带团体属性的路由",
      notShown: "表中不显示序号的路由",
      sticky: "粘性路由",
      withdrawal: "撤销",
    },
    notSeen: "未见",
    notShown: "未显示",
    absent: "缺省",
    from: (inputs, more) => `来自 ${inputs.join("；")}${more > 0 ? `；另有 ${more} 个` : ""}。`,
    apart: "仅 MAC 的路由与 MAC+IP 路由分开。「缺省」：没有 MAC Mobility 团体属性，在线路上即序号 0。",
    line: "线条是胜出的路由，依表中所示或依最高序号；没有路由时线条终止，",
    lineEnd: (kind) => (kind === "time" ? "或在该处记录结束（或图的边缘）时终止。" : "或在该处最后一个快照处终止。"),
    notSeenMeans: "「未见」：已撤销，而通告在记录之前。",
    zero: (start) => `0 s 为 ${start}。`,
    inOrder: "快照按案例给出的顺序排列：各步有先后，没有长度。",
    sideBySide: "时间与顺序均未知：各输入所示并列，互不连接。",
    alt: (lanes) => `MAC Mobility 序号的阶梯，共 ${lanes.length} 条泳道。${lanes.join("")}`,
    andMore: (n) => `，其后还有 ${n} 个`,
    duplicate: "序号上升且下一跳改变，说明网络把它当作移动；重复地址看起来也是一样。",
    table: "表格显示打印时所持有的内容，而不是何时改变。",
    lanesLeft: (n) => `另有 ${n} 条泳道未画出；见表格与 CSV。`,
    macsLeft: (n) => `另有 ${n} 段 MAC 历史未画出；见表格。`,
    omitted: (n) => `长历史中间的 ${n} 个事件未画出；见 CSV。`,
  },
};

/** Words of one event and of one lane. */
export const LANE_WORDS: Readonly<
  Record<
    Lang,
    {
      readonly withdrawn: string;
      readonly withdrawnOf: (who: string) => string;
      readonly local: string;
      readonly seq: (n: number) => string;
      readonly absent: string;
      readonly macOnly: string;
      readonly tables: Readonly<Record<"update" | "bgp" | "mac" | "fdb", string>>;
    }
  >
> = {
  en: {
    withdrawn: "withdrawn",
    withdrawnOf: (who) => `route of ${who} withdrawn`,
    local: "local",
    seq: (n) => `seq ${n}`,
    absent: "absent",
    macOnly: "MAC only",
    tables: { update: "BGP UPDATE", bgp: "BGP table", mac: "EVPN MAC table", fdb: "FDB" },
  },
  zh: {
    withdrawn: "已撤销",
    withdrawnOf: (who) => `${who} 的路由已撤销`,
    local: "本地",
    seq: (n) => `序号 ${n}`,
    absent: "缺省",
    macOnly: "仅 MAC",
    tables: { update: "BGP UPDATE", bgp: "BGP 表", mac: "EVPN MAC 表", fdb: "FDB" },
  },
};
