// Figure "link-mtu": the ledgers of headers against the MTU of each link: how much of it is left for the packet inside.
import type { Evidence, Overhead } from "../../schema/evidence.generated.ts";
import { brief, count, plural } from "../format.ts";
import type { Lang } from "../lang.ts";
import { toCsv, type Figure, type FigureKind } from "./figure.ts";
import { encapsulationName } from "./header-ledger.ts";
import { rowsConfig, rowsSize, type BarRow } from "./rows.ts";
import { wholeInputs } from "./sources.ts";

const MOST_ROWS = 9;
/** Links that a row names. */
const MOST_LINKS = 3;

interface Words {
  readonly title: string;
  readonly xAxis: string;
  readonly inner: string;
  readonly headers: string;
  readonly row: (mtu: number, encapsulation: string | undefined) => string;
  readonly links: (names: readonly string[], more: number) => string;
  readonly end: (inner: number, overhead: number) => string;
  readonly endPlain: (mtu: number) => string;
  readonly caption: (ledgers: readonly string[]) => string;
  readonly alt: (rows: readonly string[]) => string;
  readonly setOnly: string;
  readonly which: string;
  readonly further: (n: number) => string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    title: "What the MTU of each link leaves for the packet inside",
    xAxis: "bytes of the MTU",
    inner: "left for the inner packet",
    headers: "headers of the encapsulation",
    row: (mtu, encapsulation) => `MTU ${count(mtu)}, ${encapsulation ?? "plain"}`,
    links: (names, more) => `${names.join(", ")}${more > 0 ? `, and ${more} more` : ""}`,
    end: (inner, overhead) => `${count(inner)} B inside, ${overhead} B of headers`,
    endPlain: (mtu) => `${count(mtu)} B`,
    caption: (ledgers) =>
      `Every MTU that a link has, by itself and under each ledger that was measured${ledgers.length === 0 ? "" : ` (${ledgers.join("; ")})`}. Links of one MTU are one row.`,
    alt: (rows) => `MTU of links as bars. ${rows.join(" ")}`,
    setOnly: "As set on the interface: not what the path carries.",
    which: "Which of the links carry the encapsulation is not said here: each is held against each.",
    further: (n) => `${plural(n, "further row")} in the CSV.`,
  },
  zh: {
    title: "各链路的 MTU 给内层包留下多少",
    xAxis: "MTU 的字节数",
    inner: "留给内层包",
    headers: "封装的报头",
    row: (mtu, encapsulation) => `MTU ${count(mtu)}，${encapsulation ?? "无封装"}`,
    links: (names, more) => `${names.join("、")}${more > 0 ? `，另有 ${more} 个` : ""}`,
    end: (inner, overhead) => `内层 ${count(inner)} B，报头 ${overhead} B`,
    endPlain: (mtu) => `${count(mtu)} B`,
    caption: (ledgers) =>
      `链路的每一个 MTU，单独以及在每种测得的报头账目之下${ledgers.length === 0 ? "" : `（${ledgers.join("；")}）`}。MTU 相同的链路合为一行。`,
    alt: (rows) => `以条表示的链路 MTU。${rows.join("")}`,
    setOnly: "这是接口上的设置，不是路径所能承载的。",
    which: "哪些链路承载封装，此处没有说明：每条链路与每种账目逐一对照。",
    further: (n) => `另有 ${count(n)} 行在 CSV 中。`,
  },
};

export const linkMtu: FigureKind = {
  name: "link-mtu",
  about: {
    answers:
      "What the MTU of each link leaves for the packet inside, by itself and under each encapsulation that was measured.",
    read: "A bar is an MTU; the hatched end is the headers.",
    limits:
      "The MTU is what the interface was set to, not what the path carries. Which links carry the encapsulation is not known here.",
  },
  from: ["evidence"],
  why: { en: "no link with an MTU was read", zh: "没有读到带 MTU 的链路" },
  build({ evidence }, lang) {
    if (evidence === undefined) return [];
    const links = linksOf(evidence);
    return links.size === 0 ? [] : [figure(evidence, links, lang)];
  },
};

/** Names of links by MTU, each once. */
function linksOf(evidence: Evidence): ReadonlyMap<number, ReadonlySet<string>> {
  const out = new Map<number, Set<string>>();
  for (const f of evidence.facts) {
    if (f.kind !== "link.mtu" || typeof f.value !== "number") continue;
    const names = out.get(f.value) ?? new Set<string>();
    out.set(f.value, names.add(f.subject));
  }
  return out;
}

interface Ledger {
  readonly name: string;
  readonly bytes: number;
}

/** Ledgers that cost something, each once, the cheaper first. */
function ledgersOf(overhead: readonly Overhead[], lang: Lang): readonly Ledger[] {
  const out = new Map<string, Ledger>();
  for (const o of overhead) {
    const bytes = o.ipOverhead_bytes ?? 0;
    if (bytes > 0) out.set(`${o.encapsulation} ${bytes}`, { name: encapsulationName(o.encapsulation, lang), bytes });
  }
  return [...out.values()].toSorted((a, b) => a.bytes - b.bytes);
}

interface Held {
  readonly mtu: number;
  readonly links: readonly string[];
  readonly ledger: Ledger | undefined;
}

function figure(evidence: Evidence, links: ReadonlyMap<number, ReadonlySet<string>>, lang: Lang): Figure {
  const words = WORDS[lang];
  const ledgers = ledgersOf(evidence.overhead, lang);
  const all = [...links]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([mtu, names]): Held[] =>
      [undefined, ...ledgers.filter((l) => l.bytes < mtu)].map((ledger) => ({ mtu, links: [...names], ledger })),
    );
  const rows = all.slice(0, MOST_ROWS).map((h): BarRow => {
    const inner = h.mtu - (h.ledger?.bytes ?? 0);
    return {
      name: words.row(h.mtu, h.ledger?.name),
      sub: words.links(h.links.slice(0, MOST_LINKS).map(brief), h.links.length - MOST_LINKS),
      segments: [
        { from: 0, to: inner, color: "@seriesA", inside: [words.inner] },
        { from: inner, to: h.mtu, color: "@seriesD", hatched: true },
      ],
      end: h.ledger === undefined ? words.endPlain(h.mtu) : words.end(inner, h.ledger.bytes),
    };
  });
  const options = {
    xTitle: words.xAxis,
    whole: true,
    keys: [
      { text: words.inner, color: "@seriesA" as const },
      ...(ledgers.length === 0 ? [] : [{ text: words.headers, color: "@seriesD" as const, hatched: true }]),
    ],
  };
  return {
    name: "link-mtu",
    title: words.title,
    sources: [
      ...evidence.facts.flatMap((f) => (f.kind === "link.mtu" && typeof f.value === "number" ? [f.source] : [])),
      ...wholeInputs(evidence.overhead.flatMap((o) => ((o.ipOverhead_bytes ?? 0) > 0 ? [o.input] : []))),
    ],
    caption: words.caption(ledgers.map((l) => `${l.name} ${l.bytes}`)),
    alt: words.alt(rows.map((r) => `${r.name}: ${r.end}.`)),
    limits: [
      words.setOnly,
      words.which,
      ...(all.length > rows.length ? [words.further(all.length - rows.length)] : []),
    ],
    csv: toCsv(
      ["mtu_bytes", "encapsulation", "overhead_bytes", "inner_mtu_bytes", "links"],
      all.map((h) => [
        h.mtu,
        h.ledger?.name ?? "",
        h.ledger?.bytes ?? 0,
        h.mtu - (h.ledger?.bytes ?? 0),
        h.links.join(" "),
      ]),
    ),
    config: rowsConfig(rows, options),
    size: rowsSize(rows, options),
  };
}
