// What the ledgers of headers say, in each language.
import { lookUp } from "../../core/lookup.ts";
import { count, plural } from "../format.ts";
import type { Lang } from "../lang.ts";

interface Words {
  readonly layers: Readonly<Record<string, string>>;
  readonly title: string;
  readonly xAxis: string;
  readonly packets: (n: number) => string;
  readonly frames: (n: number) => string;
  readonly nothing: string;
  /** A part of which only the bytes are known. */
  readonly unknown: string;
  readonly end: (total: number, mtu: number | null) => string;
  readonly tags: (n: number) => string;
  readonly tagEnd: (bytes: number, longest: number) => string;
  readonly limit: string;
  readonly further: (n: number) => string;
  readonly caption: (v: {
    inputs: readonly string[];
    more: number;
    frameOnly: boolean;
    shown: number;
    of: number;
  }) => string;
  readonly altNothing: string;
  readonly alt: (rows: readonly string[]) => string;
}

export const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    layers: { ethernet: "inner Ethernet", eth: "inner Ethernet", "geneve options": "Geneve options", none: "plain" },
    title: "What the encapsulation costs, header by header",
    xAxis: "bytes added to each packet",
    packets: (n) => plural(n, "packet"),
    frames: (n) => plural(n, "frame"),
    nothing: "0 B: nothing added",
    unknown: "headers not told apart",
    end: (total, mtu) => `${total} B${mtu === null ? "" : `, inner MTU ${mtu} at 1500`}`,
    tags: (n) => (n === 1 ? "802.1Q tag" : `${n} VLAN tags`),
    tagEnd: (bytes, longest) =>
      `+${bytes} B on the frame, 0 of the IP MTU${longest === 0 ? "" : `; longest tagged frame ${count(longest)} B`}`,
    limit:
      "What the MTU must give up: from the outer IP header to the inner Ethertype. The outer Ethernet header is not part of it.",
    further: (n) => `${plural(n, "further ledger")} in the table and the CSV.`,
    caption: ({ inputs, more, frameOnly, shown, of }) =>
      `Each bar is one ledger of headers as decoded, from ${inputs.join("; ")}${more > 0 ? `; and ${more} more` : ""}; a packet recorded at two taps counts at both. ` +
      `Inner MTU: what fits where the underlay carries 1500.` +
      (frameOnly ? " Hatched: on the frame only." : "") +
      (of > shown ? ` The ${shown} most frequent ledgers of ${of}.` : ""),
    altNothing: "nothing added",
    alt: (rows) => `Stacked bars of header bytes by encapsulation. ${rows.join(" ")}`,
  },
  zh: {
    layers: { ethernet: "内层以太网", eth: "内层以太网", "geneve options": "Geneve 选项", none: "无封装" },
    title: "封装的代价，逐个报头",
    xAxis: "每个数据包增加的字节数",
    packets: (n) => `${count(n)} 个包`,
    frames: (n) => `${count(n)} 帧`,
    nothing: "0 B：没有增加",
    unknown: "未分开的报头",
    end: (total, mtu) => `${total} B${mtu === null ? "" : `，底层 1500 时内层 MTU 为 ${mtu}`}`,
    tags: (n) => (n === 1 ? "802.1Q 标签" : `${n} 个 VLAN 标签`),
    tagEnd: (bytes, longest) =>
      `帧长 +${bytes} B，IP MTU 不变${longest === 0 ? "" : `；最长的带标签帧 ${count(longest)} B`}`,
    limit: "MTU 必须让出的部分：从外层 IP 报头到内层以太类型。外层以太网报头不在其中。",
    further: (n) => `另有 ${count(n)} 种报头账目，见表格与 CSV。`,
    caption: ({ inputs, more, frameOnly, shown, of }) =>
      `每一条是解码得到的一种报头账目，来自 ${inputs.join("；")}${more > 0 ? `；另有 ${more} 个` : ""}；在两处被记录的包两处都计。` +
      `内层 MTU：底层可传 1500 时内层所能容纳的长度。` +
      (frameOnly ? "斜线：只在帧上。" : "") +
      (of > shown ? `图中为 ${of} 种账目中最常见的 ${shown} 种。` : ""),
    altNothing: "没有增加",
    alt: (rows) => `各封装的报头字节堆叠条。${rows.join("")}`,
  },
};

/** Names of protocols, in every language the same. */
const PROTOCOLS: Readonly<Record<string, string>> = {
  ipv4: "IPv4",
  ipv6: "IPv6",
  udp: "UDP",
  vxlan: "VXLAN",
  geneve: "Geneve",
  dot1q: "802.1Q",
  vlan: "802.1Q",
  gre: "GRE",
};

/** Name of a layer; undefined for one that has none. */
export function layerWords(layer: string, lang: Lang): string | undefined {
  const { layers } = WORDS[lang];
  return lookUp(layers, layer) ?? lookUp(PROTOCOLS, layer);
}
