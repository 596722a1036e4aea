// Figure "ways": how the requests and the replies of one body of probes went past each tap: interface, direction, MACs, TTL.
import type { Evidence, Way, WayLeg } from "../../schema/evidence.generated.ts";
import { brief, count, inputName, plural, seqRange, streamText } from "../format.ts";
import { LIST, type Lang } from "../lang.ts";
import { bodies } from "./bodies.ts";
import { toCsv, type Figure, type FigureKind } from "./figure.ts";
import { matrixConfig, type Cell, type MatrixRow } from "./matrix.ts";
import { placesIn } from "./sources.ts";

const MOST_ROWS = 9;
const MOST_FIGURES = 2;

interface Words {
  readonly title: (stream: string) => string;
  readonly request: string;
  readonly reply: string;
  readonly xAxis: string;
  readonly directions: Readonly<Record<"in" | "out" | "none", string>>;
  readonly ttl: (ttl: number, hops: number | undefined) => string;
  readonly packets: (n: number) => string;
  readonly encapsulated: (vni: number) => string;
  readonly verdicts: Readonly<Record<Way["macs"], string>>;
  readonly macs: (verdict: string) => string;
  readonly notSeen: string;
  readonly noMacs: string;
  readonly symmetric: string;
  readonly asymmetric: string;
  readonly inconclusive: string;
  readonly caption: (stream: string) => string;
  readonly alt: (rows: readonly string[]) => string;
  readonly further: (n: number) => string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    title: (stream) => `How requests and replies went, stream ${stream}`,
    request: "request",
    reply: "reply",
    xAxis: "packets as each tap saw them",
    directions: { in: "in", out: "out", none: "" },
    ttl: (ttl, hops) => `TTL ${ttl}${hops === undefined ? "" : ` (${plural(hops, "hop")})`}`,
    packets: (n) => plural(n, "packet"),
    encapsulated: (vni) => `VNI ${vni}`,
    verdicts: { symmetric: "symmetric", asymmetric: "asymmetric", inconclusive: "inconclusive" },
    macs: (verdict) => `MACs ${verdict}`,
    notSeen: "not seen",
    noMacs: "MACs not recorded",
    symmetric: "the reply goes to the MAC of the request",
    asymmetric: "the reply goes to another MAC",
    inconclusive: "not shown",
    caption: (stream) =>
      `${stream}. A row for each tap and interface: source MAC to destination MAC, TTL and the routers that it was less by. Taps in the order of their inputs, which is no order of the way.`,
    alt: (rows) => `Ways of requests and replies past the taps. ${rows.join(" ")}`,
    further: (n) => `${plural(n, "further tap")} in the CSV.`,
  },
  zh: {
    title: (stream) => `请求与应答如何经过，流 ${stream}`,
    request: "请求",
    reply: "应答",
    xAxis: "各抓取点所见的数据包",
    directions: { in: "入", out: "出", none: "" },
    ttl: (ttl, hops) => `TTL ${ttl}${hops === undefined ? "" : `（${hops} 跳）`}`,
    packets: (n) => `${count(n)} 个包`,
    encapsulated: (vni) => `VNI ${vni}`,
    verdicts: { symmetric: "对称", asymmetric: "不对称", inconclusive: "无法判定" },
    macs: (verdict) => `MAC ${verdict}`,
    notSeen: "未见",
    noMacs: "MAC 未记录",
    symmetric: "应答去往请求所来自的 MAC",
    asymmetric: "应答去往另一个 MAC",
    inconclusive: "未能显示",
    caption: (stream) =>
      `${stream}。每个抓取点与接口一行：源 MAC 到目的 MAC、TTL 及其减少的路由器数。抓取点按输入排列，并非路径的先后。`,
    alt: (rows) => `请求与应答经过各抓取点的方式。${rows.join("")}`,
    further: (n) => `另有 ${count(n)} 个抓取点在 CSV 中。`,
  },
};

export const ways: FigureKind = {
  name: "ways",
  about: {
    answers: "How requests and replies went past each tap: interface, direction, MACs, TTL.",
    read: "A row for each tap and interface, with what the request and the reply looked like there. The colour says whether the reply goes to the MAC that the request came from.",
    limits:
      "Taps are in the order of the inputs, which is no order of the way. Hops assume an initial TTL of 64, 128 or 255.",
  },
  from: ["evidence"],
  why: { en: "no capture shows both requests and replies of a stream", zh: "没有抓包同时显示一个流的请求与应答" },
  build({ evidence }, lang) {
    if (evidence === undefined) return [];
    const figures: Figure[] = [];
    for (const body of bodies(evidence)) {
      const taps = new Set(body.taps.map((s) => s.id));
      const own = evidence.ways.filter((w) => w.stream !== null && taps.has(w.stream));
      if (own.length === 0 || figures.length === MOST_FIGURES) continue;
      const name = figures.length === 0 ? "ways" : `ways-${figures.length + 1}`;
      figures.push(figure(own, { evidence, lang, name, stream: body.stream.id, text: streamText(body.stream, lang) }));
    }
    return figures;
  },
};

/** A tap at one interface, with its request and its reply. */
interface Row {
  readonly way: Way;
  readonly interface: string | undefined;
  readonly request: WayLeg | undefined;
  readonly reply: WayLeg | undefined;
}

function rowsOf(all: readonly Way[]): readonly Row[] {
  return all.flatMap((way): Row[] => {
    const interfaces = [...new Set(way.legs.map((l) => l.interface))];
    return interfaces.map((name) => {
      const of = (packet: WayLeg["packet"]): WayLeg | undefined =>
        way.legs.find((l) => l.interface === name && l.packet === packet);
      return { way, interface: name, request: of("request"), reply: of("reply") };
    });
  });
}

interface Told {
  readonly evidence: Evidence;
  readonly lang: Lang;
  readonly name: string;
  readonly stream: string;
  readonly text: string;
}

function figure(all: readonly Way[], { evidence, lang, name, stream, text }: Told): Figure {
  const words = WORDS[lang];
  const every = rowsOf(all);
  const rows = every.slice(0, MOST_ROWS).map((r): MatrixRow => {
    const { vni, vlan } = r.way.key;
    const sub = [
      ...(r.interface === undefined ? [] : [brief(r.interface)]),
      ...(vni === undefined ? [] : [words.encapsulated(vni)]),
      ...(vlan === undefined ? [] : [`VLAN ${vlan}`]),
    ].join(LIST[lang]);
    return {
      name: inputName(evidence, r.way.input, lang),
      ...(sub === "" ? {} : { sub }),
      cells: [cell(r.request, r.way, lang), cell(r.reply, r.way, lang)],
      end: words.macs(words.verdicts[r.way.macs]),
    };
  });
  const verdicts = (["symmetric", "asymmetric", "inconclusive"] as const).filter((v) => all.some((w) => w.macs === v));
  const { config, size } = matrixConfig({
    rows,
    columns: [words.request, words.reply],
    xTitle: words.xAxis,
    keys: verdicts.map((v) => ({ text: words[v], ...LOOKS[v] })),
  });
  return {
    name,
    title: words.title(stream),
    caption: words.caption(text),
    sources: placesIn(
      all.map((w) => w.input),
      all.flatMap((w) => w.legs.map((l) => l.source)),
    ),
    alt: words.alt(
      rows.map((r) => `${r.name}: ${r.cells.map((c) => c?.lines[0] ?? words.notSeen).join("; ")}; ${r.end}.`),
    ),
    limits: [
      ...new Set(all.flatMap((w) => [...w.reasons, ...w.limits])),
      ...(every.length > rows.length ? [words.further(every.length - rows.length)] : []),
    ],
    csv: csv(all),
    config,
    size,
  };
}

const LOOKS: Readonly<Record<Way["macs"], { color: Cell["color"]; hatched: boolean }>> = {
  symmetric: { color: "@passed", hatched: false },
  asymmetric: { color: "@failed", hatched: false },
  inconclusive: { color: "@outOfScope", hatched: true },
};

function cell(leg: WayLeg | undefined, way: Way, lang: Lang): Cell | null {
  if (leg === undefined) return null;
  const words = WORDS[lang];
  const direction = words.directions[leg.direction ?? "none"];
  const neither = leg.sourceMac === undefined && leg.destinationMac === undefined;
  const macs = neither ? words.noMacs : `${leg.sourceMac ?? "?"} → ${leg.destinationMac ?? "?"}`;
  const ttl = leg.ttl === undefined ? "" : words.ttl(leg.ttl, leg.hops);
  const join = (parts: readonly string[]): string => parts.filter((p) => p !== "").join(LIST[lang]);
  return {
    ...LOOKS[way.macs],
    lines: [join([direction, macs, ttl]), join([direction, macs]), join([direction, ttl]), words.packets(leg.packets)],
  };
}

function csv(all: readonly Way[]): string {
  const header =
    "input,stream,packet,interface,direction,source_mac,destination_mac,ttl,hops,packets,seqs,macs,interfaces".split(
      ",",
    );
  return toCsv(
    header,
    all.flatMap((w) =>
      w.legs.map((l) => [
        w.input,
        w.stream,
        l.packet,
        l.interface,
        l.direction,
        l.sourceMac,
        l.destinationMac,
        l.ttl,
        l.hops,
        l.packets,
        seqRange(l.firstSeq, l.lastSeq),
        w.macs,
        w.interfaces,
      ]),
    ),
  );
}
