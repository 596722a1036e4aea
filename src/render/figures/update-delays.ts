// Figure "update-delays": how long after it left the new VTEP each BGP UPDATE with the route was seen, by session and tap.
import type { Evidence, Outage } from "../../schema/evidence.generated.ts";
import { count, inputName, plural, sourceText, vtepShort } from "../format.ts";
import type { Lang } from "../lang.ts";
import { boundsWords } from "../outage-words.ts";
import { toCsv, type Figure, type FigureKind } from "./figure.ts";
import { rowsConfig, rowsSize, type BarRow, type Segment } from "./rows.ts";
import { placesIn } from "./sources.ts";

const MOST_ROWS = 9;
const MOST_FIGURES = 2;

type Advertisement = NonNullable<Outage["advertisements"]>[number];

interface Words {
  readonly title: (loss: string) => string;
  readonly xAxis: string;
  readonly direct: string;
  readonly reflected: string;
  readonly bounds: string;
  readonly session: (from: string, to: string) => string;
  readonly seenIn: (input: string, reflected: boolean) => string;
  readonly caption: string;
  readonly alt: (rows: readonly string[]) => string;
  readonly limit: string;
  readonly further: (n: number) => string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    title: (loss) => `When the route of outage ${loss} was seen`,
    xAxis: "milliseconds after the UPDATE left the new VTEP",
    direct: "from the new VTEP itself",
    reflected: "passed on by a route reflector",
    bounds: "between the bounds",
    session: (from, to) => `${from} to ${to}`,
    seenIn: (input, reflected) => `in ${input}${reflected ? ", reflected" : ""}`,
    caption:
      "A bar runs from the moment that the UPDATE left the new VTEP to the moment that it was seen in this session at this tap. " +
      "Hatched: the bounds of clocks, within which it was seen.",
    alt: (rows) => `Delays of BGP UPDATEs as bars. ${rows.join(" ")}`,
    limit:
      "Seen at a tap is not taken by the router behind it: when it changed its forwarding is a step of the ladder.",
    further: (n) => `${plural(n, "further UPDATE")} in the CSV.`,
  },
  zh: {
    title: (loss) => `中断 ${loss} 的路由何时被看到`,
    xAxis: "UPDATE 离开新 VTEP 之后的毫秒数",
    direct: "来自新 VTEP 本身",
    reflected: "由路由反射器转发",
    bounds: "界限之间",
    session: (from, to) => `${from} 到 ${to}`,
    seenIn: (input, reflected) => `在 ${input}${reflected ? "，经反射" : ""}`,
    caption: "条从 UPDATE 离开新 VTEP 的时刻画到它在此会话、此处被看到的时刻。斜线：时钟的界限，它在其间被看到。",
    alt: (rows) => `以条表示的 BGP UPDATE 延迟。${rows.join("")}`,
    limit: "在某处被看到，不等于其后的路由器已采用：它何时改变转发，是阶梯图中的一步。",
    further: (n) => `另有 ${count(n)} 个 UPDATE 在 CSV 中。`,
  },
};

export const updateDelays: FigureKind = {
  name: "update-delays",
  about: {
    answers: "When each tap saw the BGP UPDATE with the route to the new VTEP.",
    read: "A bar runs from the moment that the UPDATE left the new VTEP to when it was seen in that session at that tap; the hatched end is the bounds of the clocks.",
    limits: "Seen on the wire is not taken by the router behind it.",
  },
  from: ["evidence"],
  why: {
    en: "no UPDATE with the route of a move was recorded after it left the new VTEP",
    zh: "没有记录到离开新 VTEP 之后带有移动路由的 UPDATE",
  },
  build({ evidence }, lang) {
    if (evidence === undefined) return [];
    return evidence.outages
      .filter((o) => (o.advertisements?.length ?? 0) > 0)
      .slice(0, MOST_FIGURES)
      .map((o, i) => figure(evidence, o, { lang, name: i === 0 ? "update-delays" : `update-delays-${i + 1}` }));
  },
};

function figure(evidence: Evidence, outage: Outage, { lang, name }: { lang: Lang; name: string }): Figure {
  const words = WORDS[lang];
  const all = outage.advertisements!.toSorted((a, b) => a.low_us - b.low_us || a.high_us - b.high_us);
  const rows = all.slice(0, MOST_ROWS).map((a): BarRow => ({
    name: words.session(vtepShort(evidence, a.from, lang), vtepShort(evidence, a.to, lang)),
    sub: words.seenIn(inputName(evidence, a.input, lang), a.reflected),
    segments: segments(a),
    end: boundsWords(Math.max(0, a.low_us), a.high_us, lang),
  }));
  const keys = [false, true]
    .filter((reflected) => all.some((a) => a.reflected === reflected))
    .map((reflected) => ({ text: reflected ? words.reflected : words.direct, color: colour(reflected) }));
  const options = {
    xTitle: words.xAxis,
    keys: [...keys, { text: words.bounds, color: keys[0]!.color, hatched: true }],
  };
  return {
    name,
    title: words.title(outage.loss),
    caption: words.caption,
    sources: placesIn(
      all.map((a) => a.input),
      all.flatMap((a) => a.evidence),
    ),
    alt: words.alt(rows.map((r) => `${r.name}, ${r.sub}: ${r.end}.`)),
    limits: [words.limit, ...(all.length > rows.length ? [words.further(all.length - rows.length)] : [])],
    csv: toCsv(
      ["outage", "from", "to", "input", "reflected", "low_us", "high_us", "sources"],
      all.map((a) => [
        outage.loss,
        a.from,
        a.to,
        a.input,
        a.reflected ? "yes" : "no",
        a.low_us,
        a.high_us,
        a.evidence.map(sourceText).join(" "),
      ]),
    ),
    config: rowsConfig(rows, options),
    size: rowsSize(rows, options),
  };
}

function colour(reflected: boolean): "@seriesB" | "@seriesA" {
  return reflected ? "@seriesA" : "@seriesB";
}

/** Certain up to the lower bound, hatched from there to the upper one. */
function segments(a: Advertisement): readonly Segment[] {
  const [low, high] = [Math.max(0, a.low_us) / 1000, a.high_us / 1000];
  const color = colour(a.reflected);
  return [{ from: 0, to: low, color }, ...(high > low ? [{ from: low, to: high, color, hatched: true }] : [])];
}
