// What the frame sizes say, in each language.
import { count, plural } from "../format.ts";
import type { Lang } from "../lang.ts";

/** Kinds of length that are drawn. */
export const KINDS = ["frameLength", "packetLength", "recordLength"] as const;
export type Kind = (typeof KINDS)[number];

interface Words {
  readonly kinds: Readonly<Record<Kind, { readonly title: string; readonly axis: string; readonly why: string }>>;
  readonly title: (kind: string, linkType: string) => string;
  readonly untagged: string;
  readonly tagged: string;
  readonly packets: string;
  readonly label: (length: number, n: number, tagged: number | undefined) => string;
  readonly source: (linkType: string, inputs: readonly string[]) => string;
  readonly lanes: string;
  readonly lanesLeft: (n: number) => string;
  readonly byEthertype: (vlans: readonly string[], more: boolean) => string;
  readonly linear: string;
  readonly altLane: (v: {
    name: string;
    top: readonly (readonly [number, number])[];
    longest: number;
    tagged: number;
  }) => string;
  readonly alt: (title: string, linkType: string, lanes: readonly string[]) => string;
  readonly beyond: (n: number, longest: number) => string;
  readonly offload: (n: number) => string;
  readonly mtuUnknown: string;
  readonly fcs: string;
}

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    kinds: {
      frameLength: {
        title: "Ethernet frame lengths",
        axis: "frame length in bytes, without FCS, preamble and gap",
        why: "Frame length: the Ethernet frame without FCS, preamble and inter-frame gap.",
      },
      packetLength: {
        title: "IP packet lengths",
        axis: "IP total length in bytes",
        why: "Packet length: the IP total length. The link type has no Ethernet frame, so no frame length is known.",
      },
      recordLength: {
        title: "Record lengths",
        axis: "record length in bytes, pseudo-header included",
        why: "Record length: the length in the file, with the link type's pseudo-header, which was not on the wire.",
      },
    },
    title: (kind, linkType) => `${kind}, ${linkType}`,
    untagged: "untagged",
    tagged: "with a VLAN tag",
    packets: "packets",
    label: (length, n, tagged) =>
      `${count(length)} B: ${count(n)}${tagged === undefined ? "" : tagged === n ? " tagged" : `, ${count(tagged)} tagged`}`,
    source: (linkType, inputs) => `Link type ${linkType}; from ${inputs.join("; ")}.`,
    lanes: "One lane an input, each with its own scale from zero; a frame recorded at two taps is in both lanes.",
    lanesLeft: (n) => `${plural(n, "further input")} of this link type in the table and the CSV.`,
    byEthertype: (vlans, more) =>
      `Tagged by Ethertype, never by length: VLAN ${vlans.join(", ")}${more ? ", ..." : ""}.`,
    linear: "Linear axes from zero; a bar is one length; bars too low to see are drawn two pixels high.",
    altLane: ({ name, top, longest, tagged }) =>
      `${name}: ${top.map(([x, n]) => `${x} bytes ${count(n)} times`).join(", ")}; longest ${longest} bytes` +
      `${tagged === 0 ? "" : `; ${plural(tagged, "frame")} with a VLAN tag`}.`,
    alt: (title, linkType, lanes) => `${title} as a histogram, link type ${linkType}. ${lanes.join(" ")}`,
    beyond: (n, longest) =>
      `${plural(n, "packet")} longer than ${longest} bytes not drawn: recorded before segmentation, as a rule. They are in the CSV.`,
    offload: (n) =>
      `${plural(n, "IP packet")} longer than the link's MTU: recorded before segmentation, no proof about the MTU.`,
    mtuUnknown: "Where the MTU of the link is unknown, offload artefacts are not told apart.",
    fcs: "The recorded FCS was subtracted.",
  },
  zh: {
    kinds: {
      frameLength: {
        title: "以太网帧长度",
        axis: "帧长度（字节），不含 FCS、前导码与间隔",
        why: "帧长度：不含 FCS、前导码与帧间隔的以太网帧。",
      },
      packetLength: {
        title: "IP 包长度",
        axis: "IP 总长度（字节）",
        why: "包长度：IP 总长度。此链路类型没有以太网帧，帧长度未知。",
      },
      recordLength: {
        title: "记录长度",
        axis: "记录长度（字节），含伪首部",
        why: "记录长度：文件中的长度，含链路类型的伪首部，它不在线路上。",
      },
    },
    title: (kind, linkType) => `${kind}，${linkType}`,
    untagged: "无标签",
    tagged: "带 VLAN 标签",
    packets: "包数",
    label: (length, n, tagged) =>
      `${count(length)} B：${count(n)}${tagged === undefined ? "" : tagged === n ? "，带标签" : `，其中 ${count(tagged)} 带标签`}`,
    source: (linkType, inputs) => `链路类型 ${linkType}；来自 ${inputs.join("；")}。`,
    lanes: "每个输入一条泳道，各有自己从零开始的刻度；在两处被记录的帧两条泳道都有。",
    lanesLeft: (n) => `此链路类型另有 ${n} 个输入，见表格与 CSV。`,
    byEthertype: (vlans, more) => `标签依以太类型判定，从不依长度：VLAN ${vlans.join("、")}${more ? "等" : ""}。`,
    linear: "线性轴，从零开始；一条代表一个长度；太矮的条画成两像素高。",
    altLane: ({ name, top, longest, tagged }) =>
      `${name}：${top.map(([x, n]) => `${x} 字节 ${count(n)} 次`).join("，")}；最长 ${longest} 字节` +
      `${tagged === 0 ? "" : `；${count(tagged)} 帧带 VLAN 标签`}。`,
    alt: (title, linkType, lanes) => `${title}的直方图，链路类型 ${linkType}。${lanes.join("")}`,
    beyond: (n, longest) => `${count(n)} 个长于 ${longest} 字节的包未画出：通常是在分段之前记录的。它们在 CSV 中。`,
    offload: (n) => `${count(n)} 个 IP 包长于链路的 MTU：在分段之前记录，不能证明 MTU。`,
    mtuUnknown: "链路 MTU 未知之处，无法辨别卸载造成的假象。",
    fcs: "已减去记录中的 FCS。",
  },
};
