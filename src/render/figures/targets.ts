// Figure "targets": what monitoring scraped before and after, up and down, and which targets came and went.
import type { Evidence, Fact, Source } from "../../schema/evidence.generated.ts";
import type { MonitoringSnapshot, Side } from "../../schema/monitoring-snapshot.generated.ts";
import { brief, count, inputName, plural } from "../format.ts";
import { COLON, type Lang } from "../lang.ts";
import { toCsv, type Figure, type FigureKind } from "./figure.ts";
import { rowsConfig, rowsSize, type BarRow } from "./rows.ts";
import { placesIn } from "./sources.ts";

const MOST_ROWS = 8;
/** Targets that a caption names. */
const MOST_NAMES = 6;

interface Words {
  readonly title: string;
  readonly xAxis: string;
  readonly up: string;
  readonly down: string;
  readonly unknown: string;
  readonly before: string;
  readonly after: string;
  readonly total: (n: number) => string;
  readonly added: (names: readonly string[], n: number) => string;
  readonly removed: (names: readonly string[], n: number) => string;
  readonly caption: string;
  readonly alt: (rows: readonly string[]) => string;
  readonly limit: string;
  readonly further: (n: number) => string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    title: "Targets of monitoring, before and after",
    xAxis: "targets",
    up: "up",
    down: "down",
    unknown: "unknown",
    before: "before",
    after: "after",
    total: (n) => plural(n, "target"),
    added: (names, n) =>
      n === 0
        ? "None was added."
        : `Added: ${names.join(", ")}${n > names.length ? `, and ${n - names.length} more` : ""}.`,
    removed: (names, n) =>
      n === 0
        ? "None was removed."
        : `Removed: ${names.join(", ")}${n > names.length ? `, and ${n - names.length} more` : ""}.`,
    caption: "A target is a job and an instance.",
    alt: (rows) => `Targets as bars. ${rows.join(" ")}`,
    limit: "A target that is up answered its last scrape: nothing more is known of it.",
    further: (n) => `${plural(n, "further snapshot")} in the CSV.`,
  },
  zh: {
    title: "监控目标，之前与之后",
    xAxis: "目标数",
    up: "正常",
    down: "失联",
    unknown: "未知",
    before: "之前",
    after: "之后",
    total: (n) => `${count(n)} 个目标`,
    added: (names, n) =>
      n === 0 ? "没有新增。" : `新增：${names.join("，")}${n > names.length ? `，另有 ${n - names.length} 个` : ""}。`,
    removed: (names, n) =>
      n === 0 ? "没有移除。" : `移除：${names.join("，")}${n > names.length ? `，另有 ${n - names.length} 个` : ""}。`,
    caption: "目标以作业名与实例区分。",
    alt: (rows) => `以条表示的目标。${rows.join("")}`,
    limit: "正常的目标只说明它应答了最近一次抓取：除此之外一无所知。",
    further: (n) => `另有 ${count(n)} 个快照在 CSV 中。`,
  },
};

/** Targets as one input shows them. */
interface Shown {
  readonly input: string;
  /** Where its list stands. */
  readonly sources: readonly Source[];
  readonly name: string;
  readonly up: number;
  readonly down: number;
  readonly unknown: number;
  /** Job and instance of each. */
  readonly ids: ReadonlySet<string>;
}

export const targets: FigureKind = {
  name: "targets",
  about: {
    answers: "How many targets monitoring had before and after, and which are up.",
    read: "A bar for each list of targets, up and down; the caption names what was added and removed.",
    limits: "Up means that the last scrape was answered, and no more.",
  },
  from: ["snapshot", "evidence"],
  why: { en: "no list of targets was read", zh: "没有读到目标列表" },
  build({ snapshot, evidence }, lang) {
    if (snapshot === undefined) {
      const shown = fromFacts(evidence, lang);
      return shown.length === 0 ? [] : [figure(shown, lang)];
    }
    const shown = fromSnapshot(snapshot, lang);
    return shown.length === 0 ? [] : [{ ...figure(shown, lang), document: "snapshot" }];
  },
};

function fromSnapshot(s: MonitoringSnapshot, lang: Lang): readonly Shown[] {
  const words = WORDS[lang];
  const side = (of: Side | undefined, name: string): readonly Shown[] =>
    of === undefined
      ? []
      : [
          {
            ...of,
            sources: [{ input: of.input }],
            name: `${name}${COLON[lang]}${inputOf(s, of.input)}`,
            ids: new Set(of.list.map((t) => `${t.job} ${t.instance}`)),
          },
        ];
  return [...side(s.targets.before, words.before), ...side(s.targets.after, words.after)];
}

function inputOf(s: MonitoringSnapshot, id: string): string {
  return brief(s.inputs.find((i) => i.id === id)?.name ?? id);
}

/** Inputs with a list of targets, in the order of the case where it gives one. */
function fromFacts(evidence: Evidence | undefined, lang: Lang): readonly Shown[] {
  if (evidence === undefined) return [];
  const byInput = new Map<string, Fact[]>();
  for (const f of evidence.facts) {
    if (!f.kind.startsWith("target")) continue;
    byInput.set(f.source.input, [...(byInput.get(f.source.input) ?? []), f]);
  }
  const order = new Map(evidence.inputs.map((i, at) => [i.id, i.order ?? at]));
  return [...byInput]
    .filter(([, facts]) => facts.some((f) => f.kind === "targets.total"))
    .toSorted(([a], [b]) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
    .map(([input, facts]): Shown => {
      const n = (kind: string): number => {
        const value = facts.find((f) => f.kind === kind)?.value;
        return typeof value === "number" ? value : 0;
      };
      const [up, down] = [n("targets.up"), n("targets.down")];
      const ids = new Set(facts.filter((f) => f.kind === "target.health").map((f) => f.subject));
      return {
        input,
        sources: placesIn(
          [input],
          facts.map((f) => f.source),
        ),
        name: inputName(evidence, input, lang),
        up,
        down,
        unknown: Math.max(0, n("targets.total") - up - down),
        ids,
      };
    });
}

function figure(all: readonly Shown[], lang: Lang): Figure {
  const words = WORDS[lang];
  const shown = all.slice(0, MOST_ROWS);
  const rows = shown.map((s): BarRow => {
    const total = s.up + s.down + s.unknown;
    const parts = [`${count(s.up)} ${words.up}`, `${count(s.down)} ${words.down}`];
    if (s.unknown > 0) parts.push(`${count(s.unknown)} ${words.unknown}`);
    return {
      name: s.name,
      sub: words.total(total),
      segments: [
        { from: 0, to: s.up, color: "@passed", inside: [`${count(s.up)} ${words.up}`, count(s.up)] },
        { from: s.up, to: s.up + s.down, color: "@failed", inside: [`${count(s.down)} ${words.down}`, count(s.down)] },
        { from: s.up + s.down, to: total, color: "@outOfScope", hatched: true },
      ].filter((x) => x.to > x.from) as BarRow["segments"][number][],
      end: parts.join(lang === "zh" ? "，" : ", "),
    };
  });
  const options = {
    xTitle: words.xAxis,
    whole: true,
    keys: [
      { text: words.up, color: "@passed" as const },
      { text: words.down, color: "@failed" as const },
      ...(shown.some((s) => s.unknown > 0)
        ? [{ text: words.unknown, color: "@outOfScope" as const, hatched: true }]
        : []),
    ],
  };
  return {
    name: "targets",
    title: words.title,
    sources: shown.flatMap((s) => s.sources),
    caption: [words.caption, ...changes(all, lang)].join(lang === "zh" ? "" : " "),
    alt: words.alt(rows.map((r) => `${r.name}: ${r.end}.`)),
    limits: [words.limit, ...(all.length > rows.length ? [words.further(all.length - rows.length)] : [])],
    csv: toCsv(
      ["input", "total", "up", "down", "unknown"],
      all.map((s) => [s.input, s.up + s.down + s.unknown, s.up, s.down, s.unknown]),
    ),
    config: rowsConfig(rows, options),
    size: rowsSize(rows, options),
  };
}

/** What the last list has and the first has not, and the other way round; nothing where there is one list alone. */
function changes(all: readonly Shown[], lang: Lang): readonly string[] {
  const [first, last] = [all[0]!, all.at(-1)!];
  if (first === last) return [];
  const only = (a: ReadonlySet<string>, b: ReadonlySet<string>): readonly string[] => [...a].filter((id) => !b.has(id));
  const [added, removed] = [only(last.ids, first.ids), only(first.ids, last.ids)];
  const named = (ids: readonly string[]): readonly string[] => ids.slice(0, MOST_NAMES).map(brief);
  return [WORDS[lang].added(named(added), added.length), WORDS[lang].removed(named(removed), removed.length)];
}
