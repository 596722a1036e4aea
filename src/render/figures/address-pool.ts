// Figure "address-pool": a network's addresses, excluded and left, and "address-pool-fence": the few that are left, one by one.
import type { Evidence, Fact, Source } from "../../schema/evidence.generated.ts";
import { brief, count, inputName, plural } from "../format.ts";
import type { Lang } from "../lang.ts";
import { toCsv, type Figure, type FigureKind } from "./figure.ts";
import { matrixConfig, MOST_COLUMNS, type Cell } from "./matrix.ts";
import { rowsConfig, rowsSize, type BarRow } from "./rows.ts";

const MOST_POOLS = 6;

interface Words {
  readonly title: string;
  readonly xAxis: string;
  readonly notHosts: string;
  readonly excluded: string;
  readonly left: string;
  readonly end: (p: { total: number; excluded: number; left: number }) => string;
  readonly caption: (from: readonly string[]) => string;
  readonly alt: (rows: readonly string[]) => string;
  readonly limit: string;
  readonly fenceTitle: (pool: string) => string;
  readonly fenceAxis: string;
  readonly inPool: string;
  readonly reserved: (list: string) => string;
  readonly assigned: string;
  readonly yes: string;
  readonly taken: string;
  readonly not: string;
  readonly of: (n: number, all: number) => string;
  readonly fenceCaption: (from: readonly string[]) => string;
  readonly fenceAlt: (rows: readonly string[]) => string;
  readonly fenceLimit: string;
  readonly further: (n: number) => string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    title: "Addresses of a network: excluded and left",
    xAxis: "addresses",
    notHosts: "not for hosts",
    excluded: "excluded: the fence",
    left: "left to hand out",
    end: ({ total, excluded, left }) => `${count(left)} of ${count(total)} left, ${count(excluded)} excluded`,
    caption: (from) => `From the spec of the network, ${from.join("; ")}. Each part as long as it has addresses.`,
    alt: (rows) => `Parts of address pools as bars. ${rows.join(" ")}`,
    limit: "What is left may be handed out; whether something uses it already is not in the spec.",
    fenceTitle: (pool) => `The addresses within the fence of ${pool}`,
    fenceAxis: "addresses, one column each",
    inPool: "left by the spec",
    reserved: (list) => `held back in ${list}`,
    assigned: "assigned to a Pod",
    yes: "yes",
    taken: "assigned",
    not: "not seen",
    of: (n, all) => `${n} of ${all}`,
    fenceCaption: (from) =>
      `One column an address, from ${from.join("; ")}. An assignment is an object that names the address.`,
    fenceAlt: (rows) => `Addresses within the fence as cells. ${rows.join(" ")}`,
    fenceLimit: "An address without an assignment is not thereby free: nothing here shows that nobody uses it.",
    further: (n) => `${plural(n, "further address", "further addresses")} in the CSV.`,
  },
  zh: {
    title: "网络的地址：已排除与剩余",
    xAxis: "地址数",
    notHosts: "非主机地址",
    excluded: "已排除：围栏",
    left: "可分配的剩余",
    end: ({ total, excluded, left }) => `${count(total)} 个中剩余 ${count(left)} 个，排除 ${count(excluded)} 个`,
    caption: (from) => `来自网络的声明（spec），${from.join("；")}。各部分的长度与地址数成比例。`,
    alt: (rows) => `以条表示的地址池各部分。${rows.join("")}`,
    limit: "剩余的地址可以分配；是否已被使用，声明中没有。",
    fenceTitle: (pool) => `${pool} 围栏之内的地址`,
    fenceAxis: "地址，每列一个",
    inPool: "声明中剩余",
    reserved: (list) => `在 ${list} 中保留`,
    assigned: "已分配给 Pod",
    yes: "是",
    taken: "已分配",
    not: "未见",
    of: (n, all) => `${all} 个中 ${n} 个`,
    fenceCaption: (from) => `每列一个地址，来自 ${from.join("；")}。分配指有对象写明该地址。`,
    fenceAlt: (rows) => `围栏之内地址的单元格。${rows.join("")}`,
    fenceLimit: "没有分配的地址并不因此空闲：此处没有任何内容说明无人使用它。",
    further: (n) => `另有 ${count(n)} 个地址在 CSV 中。`,
  },
};

/** A network as its spec divides it. */
interface Pool {
  readonly name: string;
  readonly source: Source;
  readonly total: number;
  readonly hosts: number;
  readonly excluded: number;
  readonly left: number;
  readonly addresses: readonly string[];
}

export const addressPool: FigureKind = {
  name: "address-pool",
  about: {
    answers: "How many addresses of a network are excluded and left, and what is known of those that are left.",
    read: "The first figure has a bar for each network, each part as long as it has addresses. The second has a column for each address that is left: whether a list holds it back, and whether an object has it.",
    limits: "An address without an assignment is not thereby free.",
  },
  from: ["evidence"],
  why: { en: "no network with excluded addresses was read", zh: "没有读到含排除地址的网络" },
  build({ evidence }, lang) {
    if (evidence === undefined) return [];
    const pools = poolsOf(evidence);
    if (pools.length === 0) return [];
    const fence = pools.filter((p) => p.addresses.length > 0).slice(0, 1);
    return [whole(evidence, pools, lang), ...fence.map((p) => within(evidence, p, lang))];
  },
};

function poolsOf(evidence: Evidence): readonly Pool[] {
  const facts = (kind: string): readonly Fact[] => evidence.facts.filter((f) => f.kind === kind);
  const value = (kind: string, total: Fact): unknown =>
    facts(kind).find((f) => f.subject === total.subject && f.source.input === total.source.input)?.value;
  return facts("ipam.total").flatMap((f): Pool[] => {
    const [hosts, excluded, left] = ["ipam.hosts", "ipam.excluded", "ipam.allocatableCount"].map((k) => value(k, f));
    if (typeof f.value !== "number" || typeof excluded !== "number" || typeof left !== "number") return [];
    const addresses = value("ipam.allocatable", f);
    return [
      {
        name: brief(f.subject),
        source: f.source,
        total: f.value,
        hosts: typeof hosts === "number" ? hosts : f.value,
        excluded,
        left,
        addresses: Array.isArray(addresses) ? addresses.map(String) : [],
      },
    ];
  });
}

function whole(evidence: Evidence, all: readonly Pool[], lang: Lang): Figure {
  const words = WORDS[lang];
  const rows = all.slice(0, MOST_POOLS).map((p): BarRow => {
    const other = p.total - p.hosts;
    return {
      name: p.name,
      segments: [
        { from: 0, to: other, color: "@outOfScope", hatched: true },
        {
          from: other,
          to: other + p.excluded,
          color: "@seriesF",
          inside: [`${count(p.excluded)} ${words.excluded}`, count(p.excluded)],
        },
        { from: other + p.excluded, to: other + p.excluded + p.left, color: "@seriesC" },
      ],
      end: words.end(p),
    };
  });
  const options = {
    xTitle: words.xAxis,
    whole: true,
    keys: [
      { text: words.notHosts, color: "@outOfScope" as const, hatched: true },
      { text: words.excluded, color: "@seriesF" as const },
      { text: words.left, color: "@seriesC" as const },
    ],
  };
  return {
    name: "address-pool",
    title: words.title,
    caption: words.caption(
      inputsOf(
        evidence,
        all.map((p) => p.source.input),
        lang,
      ),
    ),
    alt: words.alt(rows.map((r) => `${r.name}: ${r.end}.`)),
    limits: [words.limit],
    sources: all.map((p) => p.source),
    csv: toCsv(
      ["network", "input", "total", "hosts", "excluded", "left"],
      all.map((p) => [p.name, p.source.input, p.total, p.hosts, p.excluded, p.left]),
    ),
    config: rowsConfig(rows, options),
    size: rowsSize(rows, options),
  };
}

function inputsOf(evidence: Evidence, ids: readonly string[], lang: Lang): readonly string[] {
  return [...new Set(ids)].slice(0, 6).map((id) => inputName(evidence, id, lang));
}

/** The addresses that are left: in the spec, in each list of held-back addresses, and which of them an object has. */
function within(evidence: Evidence, pool: Pool, lang: Lang): Figure {
  const words = WORDS[lang];
  const lists = evidence.facts.filter((f) => f.kind === "address.list" && Array.isArray(f.value));
  const assigned = evidence.facts.filter((f) => f.kind === "ip.assigned" && typeof f.value === "string");
  const inUse = new Map(assigned.map((f) => [f.value as string, brief(f.subject)]));
  const held = lists.map((f) => ({ fact: f, set: new Set((f.value as unknown[]).map(String)) }));
  const columns = pool.addresses.slice(0, MOST_COLUMNS);
  const cell = (there: boolean, color: Cell["color"], text: string): Cell =>
    there ? { color, lines: [text] } : { color: "@outOfScope", hatched: true, lines: [words.not] };
  const row = (name: string, has: (a: string) => boolean, look: { color: Cell["color"]; text: string }) => ({
    name,
    cells: columns.map((a) => cell(has(a), look.color, look.text)),
    end: words.of(pool.addresses.filter(has).length, pool.addresses.length),
  });
  const rows = [
    row(words.inPool, () => true, { color: "@seriesC", text: words.yes }),
    ...held.slice(0, 4).map(({ fact, set }) =>
      row(words.reserved(inputName(evidence, fact.source.input, lang)), (a) => set.has(a), {
        color: "@seriesF",
        text: words.yes,
      }),
    ),
    row(words.assigned, (a) => inUse.has(a), { color: "@seriesA", text: words.taken }),
  ];
  const { config, size } = matrixConfig({ rows, columns, xTitle: words.fenceAxis, keys: [] });
  const inputs = [pool.source.input, ...held.map((h) => h.fact.source.input), ...assigned.map((f) => f.source.input)];
  const more = pool.addresses.length - columns.length;
  return {
    name: "address-pool-fence",
    title: words.fenceTitle(pool.name),
    sources: [pool.source, ...held.map((h) => h.fact.source), ...assigned.map((f) => f.source)],
    caption: words.fenceCaption(inputsOf(evidence, inputs, lang)),
    alt: words.fenceAlt(rows.map((r) => `${r.name}: ${r.end}.`)),
    limits: [words.fenceLimit, ...(more > 0 ? [words.further(more)] : [])],
    csv: toCsv(
      ["address", "held_back_in", "assigned_to"],
      pool.addresses.map((a) => [
        a,
        held
          .filter((h) => h.set.has(a))
          .map((h) => h.fact.source.input)
          .join(" "),
        inUse.get(a) ?? "",
      ]),
    ),
    config,
    size,
  };
}
