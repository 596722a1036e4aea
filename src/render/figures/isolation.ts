// Figure "isolation": who reaches whom, from the probes that were sent. A cell without probes is not a wall: it was not looked at.
import type { Evidence, Source, Stream } from "../../schema/evidence.generated.ts";
import { isTap } from "../../conclude/checks/keys.ts";
import { brief, count, inputName, plural } from "../format.ts";
import type { Lang } from "../lang.ts";
import { toCsv, type Figure, type FigureKind, type Hatch } from "./figure.ts";
import { matrixConfig, MOST_COLUMNS, type Cell } from "./matrix.ts";
import { placesIn } from "./sources.ts";

const MOST_ROWS = 9;
const MOST_FIGURES = 4;

interface Words {
  readonly title: (stage: string | undefined) => string;
  readonly xAxis: string;
  readonly reached: string;
  readonly notReached: string;
  readonly alone: string;
  readonly partly: string;
  readonly undecided: string;
  readonly end: (reached: number, of: number) => string;
  readonly caption: string;
  readonly alt: (rows: readonly string[]) => string;
  readonly altCell: (to: string, answered: number, decided: number) => string;
  readonly wall: string;
  readonly further: (n: number) => string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    title: (stage) => `Who reaches whom${stage === undefined ? "" : `, stage ${stage}`}`,
    xAxis: "to",
    reached: "every probe answered",
    notReached: "none answered",
    alone: "none answered, and no control",
    partly: "some answered",
    undecided: "none decided",
    end: (reached, of) => `${reached} of ${of} reached`,
    caption:
      "Rows: who sent, or where it was recorded; columns: to whom. In each cell the probes that were answered, of those that were decided. An empty cell was not probed.",
    alt: (rows) => `Reachability as cells. ${rows.join(" ")}`,
    altCell: (to, answered, decided) => `${to} ${answered} of ${decided} answered`,
    wall: "No answer does not say who dropped the packet, nor that a rule did. Only with a control that was answered at the time does it show a wall; here any answer to the same sender in the stage counts as one.",
    further: (n) => `${plural(n, "further pair")} in the CSV.`,
  },
  zh: {
    title: (stage) => `谁能到达谁${stage === undefined ? "" : `，阶段 ${stage}`}`,
    xAxis: "目的",
    reached: "探测全部得到应答",
    notReached: "全无应答",
    alone: "全无应答，且没有对照",
    partly: "部分得到应答",
    undecided: "均未定",
    end: (reached, of) => `${of} 个中到达 ${reached} 个`,
    caption: "行：谁发出，或在何处记录；列：发往谁。格中为已有结论的探测里得到应答的个数。空格未曾探测。",
    alt: (rows) => `以单元格表示的可达性。${rows.join("")}`,
    altCell: (to, answered, decided) => `${to} ${decided} 个中应答 ${answered} 个`,
    wall: "无应答不说明谁丢弃了数据包，也不说明有规则所为。只有当时有得到应答的对照，才显出隔离；此处同一阶段中对同一发送者的任何应答都算作对照。",
    further: (n) => `另有 ${count(n)} 对在 CSV 中。`,
  },
};

interface Pair {
  readonly from: string;
  readonly to: string;
  readonly stage: string | undefined;
  answered: number;
  decided: number;
  /** Ids of its streams at every tap, and the inputs of those that are counted. */
  readonly streams: string[];
  readonly inputs: string[];
}

export const isolation: FigureKind = {
  name: "isolation",
  about: {
    answers: "Who reaches whom, by the probes of each stage.",
    read: "Rows are senders, columns targets; a cell has the probes that were answered, of those that were decided. Slanting lines: some were; crossed: none, though somebody else answered the same sender; upright: none, and nobody else either; level: none was decided. An empty cell was not probed.",
    limits: "No answer is no wall by itself: it needs a control that is answered.",
  },
  from: ["evidence"],
  why: {
    en: "fewer than two pairs of sender and target were probed in any stage",
    zh: "没有哪个阶段探测过两对以上的发送者与目的",
  },
  build({ evidence }, lang) {
    if (evidence === undefined) return [];
    const stages = new Map<string | undefined, Pair[]>();
    for (const p of pairsOf(evidence, lang)) stages.set(p.stage, [...(stages.get(p.stage) ?? []), p]);
    return [...stages.values()]
      .filter((pairs) => pairs.length > 1)
      .slice(0, MOST_FIGURES)
      .map((pairs, i) => figure(evidence, pairs, { lang, name: i === 0 ? "isolation" : `isolation-${i + 1}` }));
  },
};

/** Pairs of sender and target, each body of probes once, in the order in which they are met. */
function pairsOf(evidence: Evidence, lang: Lang): readonly Pair[] {
  const seen = new Set<string>();
  const pairs = new Map<string, Pair>();
  for (const stream of evidence.streams) {
    if (seen.has(stream.id)) continue;
    for (const id of [stream.id, ...stream.sameAs]) seen.add(id);
    const from = senderOf(evidence, stream, lang);
    const { stage } = evidence.inputs.find((i) => i.id === stream.input) ?? {};
    const key = JSON.stringify([stage, from, stream.to]);
    const pair = pairs.get(key) ?? {
      from,
      to: brief(stream.to),
      stage,
      answered: 0,
      decided: 0,
      streams: [],
      inputs: [],
    };
    pair.streams.push(stream.id, ...stream.sameAs);
    pair.inputs.push(stream.input);
    pair.answered += stream.answered + stream.late;
    pair.decided += stream.answered + stream.late + stream.lost + stream.icmpErrors;
    pairs.set(key, pair);
  }
  return [...pairs.values()];
}

/** A log is the prober's own: its node. A tap stands where it stands: the address that it shows. Else the file. */
function senderOf(evidence: Evidence, stream: Stream, lang: Lang): string {
  const same = [stream, ...evidence.streams.filter((s) => stream.sameAs.includes(s.id))];
  for (const s of same) {
    const input = evidence.inputs.find((i) => i.id === s.input);
    if (input?.node !== undefined && !isTap(input)) return brief(input.node);
  }
  const from = same.find((s) => s.from !== null)?.from;
  return from === undefined || from === null ? inputName(evidence, stream.input, lang) : brief(from);
}

function figure(evidence: Evidence, pairs: readonly Pair[], { lang, name }: { lang: Lang; name: string }): Figure {
  const words = WORDS[lang];
  const senders = [...new Set(pairs.map((p) => p.from))].slice(0, MOST_ROWS);
  const own = pairs.filter((p) => senders.includes(p.from));
  const columns = [...new Set(own.map((p) => p.to))].slice(0, MOST_COLUMNS);
  const drawn = pairs.filter((p) => columns.includes(p.to) && senders.includes(p.from));
  const rows = senders.map((from) => {
    const own = drawn.filter((p) => p.from === from);
    return {
      name: from,
      cells: columns.map((to) =>
        cellOf(
          own.find((p) => p.to === to),
          pairs,
        ),
      ),
      end: words.end(own.filter((p) => p.answered > 0).length, own.length),
    };
  });
  const { config, size } = matrixConfig({ rows, columns, xTitle: words.xAxis, keys: keysOf(drawn, lang) });
  return {
    name,
    title: words.title(pairs[0]!.stage),
    caption: words.caption,
    sources: sourcesOf(evidence, drawn),
    alt: words.alt(
      senders.map((from) => {
        const own = drawn.filter((p) => p.from === from);
        return `${from}: ${own.map((p) => words.altCell(p.to, p.answered, p.decided)).join(lang === "zh" ? "，" : ", ")}.`;
      }),
    ),
    limits: [words.wall, ...(pairs.length > drawn.length ? [words.further(pairs.length - drawn.length)] : [])],
    csv: toCsv(
      ["stage", "from", "to", "answered", "decided"],
      pairs.map((p) => [p.stage, p.from, p.to, p.answered, p.decided]),
    ),
    config,
    size,
  };
}

/** What was lost between the pairs, and the inputs that their probes were counted in. */
function sourcesOf(evidence: Evidence, pairs: readonly Pair[]): readonly Source[] {
  const streams = new Set(pairs.flatMap((p) => p.streams));
  return placesIn(
    pairs.flatMap((p) => p.inputs),
    evidence.lossPeriods.filter((p) => streams.has(p.stream)).flatMap((p) => p.evidence),
  );
}

type State = "reached" | "notReached" | "alone" | "partly" | "undecided";

// Each state has its own colour and its own lines.
const LOOKS: Readonly<Record<State, { color: Cell["color"]; hatched: Hatch }>> = {
  reached: { color: "@passed", hatched: false },
  notReached: { color: "@failed", hatched: "crossed" },
  alone: { color: "@seriesF", hatched: "upright" },
  partly: { color: "@undecided", hatched: true },
  undecided: { color: "@outOfScope", hatched: "level" },
};

/** That nobody answered shows something only where somebody answered the same sender in that stage. */
function stateOf(p: Pair, all: readonly Pair[]): State {
  if (p.decided === 0) return "undecided";
  if (p.answered === p.decided) return "reached";
  if (p.answered > 0) return "partly";
  return all.some((o) => o.from === p.from && o.answered > 0) ? "notReached" : "alone";
}

function cellOf(p: Pair | undefined, all: readonly Pair[]): Cell | null {
  return p === undefined ? null : { ...LOOKS[stateOf(p, all)], lines: [`${count(p.answered)} / ${count(p.decided)}`] };
}

function keysOf(pairs: readonly Pair[], lang: Lang): readonly { text: string; color: Cell["color"]; hatched: Hatch }[] {
  const states = (["reached", "partly", "notReached", "alone", "undecided"] as const).filter((s) =>
    pairs.some((p) => stateOf(p, pairs) === s),
  );
  return states.map((s) => ({ text: WORDS[lang][s], ...LOOKS[s] }));
}
