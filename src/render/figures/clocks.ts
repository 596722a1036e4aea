// Figure "clocks": how far apart the clocks of the inputs are, as bounds. A bar is every offset that no packet contradicts.
import type { Clock, Evidence } from "../../schema/evidence.generated.ts";
import { count, inputName, plural } from "../format.ts";
import { signedBounds } from "../outage-words.ts";
import { LIST, type Lang } from "../lang.ts";
import { toCsv, type Figure, type FigureKind } from "./figure.ts";
import { rowsConfig, rowsSize, type BarRow } from "./rows.ts";
import { placesIn } from "./sources.ts";

const MOST_ROWS = 9;
const MOST_FIGURES = 5;
/** Offsets this many times greater than others get a figure of their own: beside them the others would be lines. */
const APART = 10;
/** Offsets this many times farther from 0 than from each other get an axis that does not begin there. */
const FAR = 10;

interface Words {
  readonly title: (reference: string) => string;
  readonly xAxis: (scale: Scale) => string;
  readonly pairs: (n: number) => string;
  readonly shift: (c: Clock) => string;
  readonly drift: (c: Clock) => string;
  readonly possible: string;
  readonly minus: (b: string, a: string) => string;
  readonly caption: (reference: string, scale: Scale) => string;
  readonly alt: (rows: readonly string[]) => string;
  readonly limit: string;
  readonly further: (n: number) => string;
}

/** Microseconds of a unit. */
type Unit = 1 | 1000 | 1_000_000;

/** What the x axis of a figure counts, and from where. */
interface Scale {
  readonly unit: Unit;
  readonly base_us: number;
}

const UNITS: Readonly<Record<Lang, Readonly<Record<Unit, string>>>> = {
  en: { 1: "microseconds", 1000: "milliseconds", 1_000_000: "seconds" },
  zh: { 1: "微秒", 1000: "毫秒", 1_000_000: "秒" },
};

const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    title: (reference) => `How far the clocks are from that of ${reference}`,
    xAxis: ({ unit, base_us }) =>
      base_us === 0
        ? `${UNITS.en[unit]} ahead (right) or behind (left)`
        : `${UNITS.en[unit]} more than an offset of ${signedCount(base_us)} µs; the axis does not begin at 0`,
    pairs: (n) => plural(n, "pair"),
    shift: (c) => shiftText(c, "d", "h"),
    drift: (c) => driftText(c, " ppm", "steps"),
    possible: "every offset that no packet contradicts",
    minus: (b, a) => `${b} less ${a}`,
    caption: (reference, { base_us }) =>
      `A bar runs from the least to the greatest offset that the packets allow, one tick of both stamps included; ` +
      (base_us === 0
        ? `0 is the clock of ${reference}. `
        : `the axis begins ${signedCount(base_us)} µs from the clock of ${reference}. `) +
      "Nothing is averaged: the true offset may be anywhere in its bar. Whole days and zones are told apart and not drawn.",
    alt: (rows) => `Clock offsets as bars of bounds. ${rows.join(" ")}`,
    limit: "Bounds hold for what was recorded; a clock that drifts or was set has a wider bar, or the words say so.",
    further: (n) => `${plural(n, "further pair")} of clocks in the CSV.`,
  },
  zh: {
    title: (reference) => `各时钟与 ${reference} 的时钟相差多少`,
    xAxis: ({ unit, base_us }) =>
      base_us === 0
        ? `快（右）或慢（左）的${UNITS.zh[unit]}数`
        : `比偏移 ${signedCount(base_us)} µs 多出的${UNITS.zh[unit]}数；坐标轴不从 0 开始`,
    pairs: (n) => `${count(n)} 对`,
    shift: (c) => shiftText(c, "天", "小时"),
    drift: (c) => driftText(c, " ppm", "次跳变"),
    possible: "没有任何数据包与之矛盾的偏移",
    minus: (b, a) => `${b} 减 ${a}`,
    caption: (reference, { base_us }) =>
      `条从数据包所允许的最小偏移画到最大偏移，含双方时间戳各一个刻度；` +
      (base_us === 0
        ? `0 是 ${reference} 的时钟。`
        : `坐标轴从距 ${reference} 的时钟 ${signedCount(base_us)} µs 处开始。`) +
      "没有取平均：真实的偏移可能在条内任何位置。整天与时区另行说明，不画出。",
    alt: (rows) => `以界限条表示的时钟偏移。${rows.join("")}`,
    limit: "界限只对所记录的内容成立；漂移或被重设的时钟条更宽，或另有文字说明。",
    further: (n) => `另有 ${count(n)} 对时钟在 CSV 中。`,
  },
};

function shiftText(c: Clock, day: string, hour: string): string {
  const parts = [];
  if ((c.dateShift_days ?? 0) !== 0) parts.push(`${signed(c.dateShift_days!)} ${day}`);
  if ((c.zoneShift_s ?? 0) !== 0) parts.push(`${signed(c.zoneShift_s! / 3600)} ${hour}`);
  return parts.join(" ");
}

function driftText(c: Clock, unit: string, steps: string): string {
  const parts = [];
  if (c.driftLow_ppm !== undefined && c.driftHigh_ppm !== undefined)
    parts.push(`${signed(c.driftLow_ppm)}…${signed(c.driftHigh_ppm)}${unit}`);
  if ((c.steps?.length ?? 0) > 0) parts.push(`${c.steps!.length} ${steps}`);
  return parts.join(", ");
}

function signed(n: number): string {
  const text = String(Math.abs(Number(n.toFixed(3))));
  return n < 0 ? `\u2212${text}` : `+${text}`;
}

/** Parts of a basis, as the evidence spells them, in Chinese. */
const BASES: readonly (readonly [RegExp, string])[] = [
  [/requests and replies/g, "请求与应答"],
  [/ping stamps/g, "ping 时间戳"],
  [/BGP segments/g, "BGP 报文段"],
  [/\bstated\b/g, "案例所述"],
  [/^closed through /, "经由以下输入推得："],
  [/, tightened through /, "，经由以下输入收紧："],
  [/ and /g, "与"],
];

/** What an offset rests on; in Chinese as far as its words are known. */
function basisWords(basis: string, lang: Lang): string {
  if (lang === "en") return basis;
  return BASES.reduce((text, [of, zh]) => text.replace(of, zh), basis);
}

/** "+1,000,000" */
function signedCount(n: number): string {
  return `${n < 0 ? "\u2212" : "+"}${count(Math.abs(n))}`;
}

/** Offset of a clock against the reference, or of a pair that has nothing to do with it. */
interface Offset {
  readonly clock: Clock;
  readonly a: string;
  readonly b: string;
  readonly low: number;
  readonly high: number;
}

export const clocks: FigureKind = {
  name: "clocks",
  about: {
    answers: "How far apart the clocks of the inputs can be.",
    read: "A bar runs from the least to the greatest offset that no packet contradicts, against the clock of the observer. All of it is possible, so all of it is hatched.",
    limits:
      "Nothing is averaged. Whole days and zones are said and not drawn. Offsets of very different size have figures of their own. Where all of a figure are far from 0, its axis begins beside them and says so.",
  },
  from: ["evidence"],
  why: { en: "no two clocks could be tied together", zh: "没有两个时钟能够联系起来" },
  build({ evidence }, lang) {
    if (evidence === undefined || evidence.clocks.length === 0) return [];
    const reference = referenceOf(evidence);
    const all = offsets(evidence, reference);
    const groups = together(all).slice(0, MOST_FIGURES);
    return groups.map((group, i) =>
      figure(evidence, group, {
        lang,
        name: i === 0 ? "clocks" : `clocks-${i + 1}`,
        reference,
        left: i === groups.length - 1 ? evidence.clocks.length - groups.reduce((n, g) => n + shown(g).length, 0) : 0,
      }),
    );
  },
};

/** The clock that outages are told on, else the one that most pairs have. */
function referenceOf(evidence: Evidence): string {
  const seen = new Map<string, number>();
  for (const c of evidence.clocks) for (const id of [c.a, c.b]) seen.set(id, (seen.get(id) ?? 0) + 1);
  const observer = evidence.outages.find((o) => o.observer !== undefined && seen.has(o.observer))?.observer;
  return observer ?? [...seen].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}

/** Offsets against the reference; then, of clocks that are not tied to it, the pairs as they are. */
function offsets(evidence: Evidence, reference: string): readonly Offset[] {
  const own: Offset[] = [];
  const tied = new Set([reference]);
  for (const clock of evidence.clocks) {
    if (clock.a === reference)
      own.push({ clock, a: clock.a, b: clock.b, low: clock.offsetLow_us, high: clock.offsetHigh_us });
    else if (clock.b === reference)
      own.push({
        clock: inverted(clock),
        a: clock.b,
        b: clock.a,
        low: -clock.offsetHigh_us,
        high: -clock.offsetLow_us,
      });
    else continue;
    tied.add(own.at(-1)!.b);
  }
  const others = evidence.clocks
    .filter((c) => !tied.has(c.a) && !tied.has(c.b))
    .map((clock) => ({ clock, a: clock.a, b: clock.b, low: clock.offsetLow_us, high: clock.offsetHigh_us }));
  return [...own, ...others];
}

/** The same pair seen from the other clock. */
function inverted(c: Clock): Clock {
  return {
    ...c,
    ...(c.dateShift_days === undefined ? {} : { dateShift_days: -c.dateShift_days }),
    ...(c.zoneShift_s === undefined ? {} : { zoneShift_s: -c.zoneShift_s }),
    ...(c.driftLow_ppm === undefined ? {} : { driftLow_ppm: -c.driftHigh_ppm!, driftHigh_ppm: -c.driftLow_ppm }),
  };
}

/**
 * Offsets that can be read on one axis together: those of one order of magnitude about 0, beside which seconds would make a line of
 * microseconds; and those far from 0, and near each other.
 */
function together(all: readonly Offset[]): readonly (readonly Offset[])[] {
  const size = (o: Offset): number => Math.max(Math.abs(o.low), Math.abs(o.high));
  const groups: Offset[][] = [];
  // What is nothing but 0 is a mark on any scale.
  const marks = all.filter((o) => o.low === 0 && o.high === 0);
  for (const o of all.filter((o) => !marks.includes(o)).toSorted((a, b) => size(a) - size(b))) {
    const group = groups.find((g) => (isFar([o]) ? isFar([...g, o]) : !isFar(g) && size(o) <= size(g[0]!) * APART));
    if (group === undefined) groups.push([o]);
    else group.push(o);
  }
  if (marks.length > 0) {
    const about = groups.findIndex((g) => !isFar(g));
    if (about === -1) groups.unshift([...marks]);
    else groups[about]!.push(...marks);
  }
  return groups.map((g) => g.toSorted((a, b) => all.indexOf(a) - all.indexOf(b)));
}

/** Least and greatest offset of a group, and how wide it is, at least a microsecond. */
function hull(group: readonly Offset[]): { low: number; high: number; width: number } {
  const low = Math.min(...group.map((o) => o.low));
  const high = Math.max(...group.map((o) => o.high));
  return { low, high, width: Math.max(high - low, 1) };
}

/** So far from 0 that an axis from there would show lines. */
function isFar(group: readonly Offset[]): boolean {
  const { low, high, width } = hull(group);
  return Math.max(low, -high) > FAR * width;
}

/** Where the axis of a figure begins, and in what it counts: so that the narrowest bar can be read. */
function scaleOf(group: readonly Offset[]): Scale {
  const { low, high, width } = hull(group);
  const far = isFar(group);
  // A round number below the least of them.
  const round = 10 ** Math.ceil(Math.log10(width));
  const longest = far ? width : Math.max(-low, high);
  return {
    unit: longest >= 10_000_000 ? 1_000_000 : longest >= 10_000 ? 1000 : 1,
    base_us: far ? Math.floor(low / round) * round : 0,
  };
}

function shown(group: readonly Offset[]): readonly Offset[] {
  return group.slice(0, MOST_ROWS);
}

interface Options {
  readonly lang: Lang;
  readonly name: string;
  readonly reference: string;
  readonly left: number;
}

function figure(evidence: Evidence, group: readonly Offset[], { lang, name, reference, left }: Options): Figure {
  const words = WORDS[lang];
  const who = inputName(evidence, reference, lang);
  const scale = scaleOf(shown(group));
  const place = (us: number): number => (us - scale.base_us) / scale.unit;
  const rows = shown(group).map((o): BarRow => {
    const other = inputName(evidence, o.b, lang);
    const tail = [signedBounds(o.low, o.high, lang), words.shift(o.clock), words.drift(o.clock)];
    if (o.clock.pairs > 0) tail.push(words.pairs(o.clock.pairs));
    return {
      name: o.a === reference ? other : words.minus(other, inputName(evidence, o.a, lang)),
      sub: basisWords(o.clock.basis, lang),
      segments: [{ from: place(o.low), to: place(o.high), color: "@seriesA", hatched: true, mark: true }],
      end: tail.filter((t) => t !== "").join(LIST[lang]),
    };
  });
  const options = {
    xTitle: words.xAxis(scale),
    rules: scale.base_us !== 0 ? [] : [{ x: 0, color: "@line" as const, dash: [] }],
    keys: [{ text: words.possible, color: "@seriesA" as const, hatched: true }],
  };
  return {
    name,
    title: words.title(who),
    caption: words.caption(who, scale),
    sources: placesIn(
      shown(group).flatMap(({ a, b }) => [a, b]),
      shown(group).flatMap((o) => o.clock.evidence ?? []),
    ),
    alt: words.alt(rows.map((r) => `${r.name}: ${r.end}.`)),
    limits: [
      words.limit,
      ...new Set(shown(group).flatMap((o) => o.clock.limits ?? [])),
      ...(left > 0 ? [words.further(left)] : []),
    ],
    csv: toCsv(
      ["a", "b", "offset_low_us", "offset_high_us", "date_shift_days", "zone_shift_s", "pairs", "basis"],
      evidence.clocks.map((c) => [
        c.a,
        c.b,
        c.offsetLow_us,
        c.offsetHigh_us,
        c.dateShift_days ?? 0,
        c.zoneShift_s ?? 0,
        c.pairs,
        c.basis,
      ]),
    ),
    config: rowsConfig(rows, options),
    size: rowsSize(rows, options),
  };
}
