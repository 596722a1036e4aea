// Numbers, times and places as text, one spelling for figures, pages and the terminal.
import type { EpochNs } from "../core/time.ts";
import { parseEpochDecimal, parseRfc3339 } from "../core/time.ts";
import type { Evidence, Source, Stream } from "../schema/evidence.generated.ts";
import type { Lang } from "./lang.ts";

/** Which way a bound is rounded, so that the printed figure still holds: a lower bound down, an upper bound up. */
export type Rounding = "down" | "up" | "nearest";

const ROUND: Readonly<Record<Rounding, (x: number) => number>> = {
  down: Math.floor,
  up: Math.ceil,
  nearest: Math.round,
};

/** What stands for a figure that is undefined; never 0. */
export const UNDEFINED = "not known";
const UNDEFINED_IN: Readonly<Record<Lang, string>> = { en: UNDEFINED, zh: "未知" };

/** Microseconds as "3.001 s", "12.40 ms" or "85 µs": 3, 2 and 0 decimals; under 10 µs 3 decimals (the ns). */
export function duration(us: number | null | undefined, rounding: Rounding = "nearest", lang: Lang = "en"): string {
  if (us === null || us === undefined) return UNDEFINED_IN[lang];
  const abs = Math.abs(us);
  if (abs >= 1_000_000) return `${fixed(us / 1_000_000, 3, rounding)} s`;
  if (abs >= 1000) return `${fixed(us / 1000, 2, rounding)} ms`;
  return abs >= 10 || us === 0 ? `${fixed(us, 0, rounding)} µs` : `${fixed(us, 3, rounding)} µs`;
}

/** `value` with `digits` decimals, rounded the way that keeps a bound a bound. */
function fixed(value: number, digits: number, rounding: Rounding): string {
  const scale = 10 ** digits;
  // 3.001 * 1000 is 3000.9999999999995: what is a whole number but for the binary fraction is that number.
  const scaled = value * scale;
  const near = Math.round(scaled);
  const whole = Math.abs(scaled - near) < 1e-6 ? near : ROUND[rounding](scaled);
  return (whole / scale).toFixed(digits);
}

/** Microseconds as seconds in plain decimal digits, for axes and CSV: 3000200 is "3.0002". */
export function seconds(us: number): string {
  return String(Number((us / 1_000_000).toFixed(9)));
}

/** "12,345". */
export function count(n: number): string {
  return String(n).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ",");
}

/** "1 probe", "2 probes", "1,200 probes". */
export function plural(n: number, one: string, many = `${one}s`): string {
  return `${count(n)} ${n === 1 ? one : many}`;
}

/** Size of a file: "812 B", "1.2 MB". */
export function fileSize(n: number): string {
  if (n < 1000) return `${n} B`;
  const units = ["kB", "MB", "GB", "TB"];
  let v = n;
  let at = -1;
  while (v >= 999.95 && at < units.length - 1) {
    v /= 1000;
    at += 1;
  }
  return `${v.toFixed(1)} ${units[at]}`;
}

/** Epoch ns of a time of the evidence, "@seconds" included; undefined when it is not a time. */
export function parseTime(text: string): EpochNs | undefined {
  return text.startsWith("@") ? parseEpochDecimal(text.slice(1)) : parseRfc3339(text);
}

/** Microseconds from `start` to `at`; undefined when either is no time. */
export function sinceStart(at: string | undefined, start: string): number | undefined {
  return sinceOf(start)(at);
}

/** The same for many times from one start, which is read once. */
export function sinceOf(start: string): (at: string | null | undefined) => number | undefined {
  const s = parseTime(start);
  return (at) => {
    const a = at === undefined || at === null ? undefined : parseTime(at);
    return a === undefined || s === undefined ? undefined : Number(a - s) / 1000;
  };
}

/** "10:00:29.000612" of a time in UTC, day left out; other times as they are. */
export function clockTime(time: string): string {
  const m = /^\d{4}-\d\d-\d\dT(.*)Z$/.exec(time);
  return m === null ? time : m[1]!;
}

/** Names longer than this are cut in sentences; the tables show more of them. */
const LONGEST_NAME = 100;

/** A name for a sentence: the middle of a very long one gives way to an ellipsis. */
export function brief(name: string): string {
  return name.length <= LONGEST_NAME
    ? name
    : `${name.slice(0, LONGEST_NAME / 2)}\u2026${name.slice(-LONGEST_NAME / 2)}`;
}

/** Name of a VTEP with its address, "leaf-a (192.0.2.11)", or the address alone. */
export function vtepName(evidence: Evidence, address: string | null): string {
  if (address === null) return "no next hop";
  const names = evidence.subject.vteps;
  const name = names !== undefined && Object.hasOwn(names, address) ? names[address] : undefined;
  return name === undefined || name === address ? brief(address) : `${brief(name)} (${brief(address)})`;
}

/** Short name of a VTEP: the name alone where there is one. */
export function vtepShort(evidence: Evidence, address: string | null, lang: Lang = "en"): string {
  if (address === null) return lang === "zh" ? "无下一跳" : "no next hop";
  const names = evidence.subject.vteps;
  return brief((names !== undefined && Object.hasOwn(names, address) ? names[address] : undefined) ?? address);
}

/** The folders that all input names share, with the last "/": left out of names in figures and sentences. */
function sharedFolder(evidence: Evidence): string {
  const [first = "", ...rest] = evidence.inputs.map((i) => i.name);
  let end = first.lastIndexOf("/") + 1;
  while (end > 0 && rest.some((name) => name.slice(0, end) !== first.slice(0, end))) {
    end = first.lastIndexOf("/", end - 2) + 1;
  }
  return first.slice(0, end);
}

/** A file name or the place named after it, without the folders that all inputs share. */
export function shortName(evidence: Evidence, name: string): string {
  const folder = sharedFolder(evidence);
  return brief(folder !== "" && name.startsWith(folder) ? name.slice(folder.length) : name);
}

/** "leaf2-eth1.pcap", with the node where one is known. */
export function inputName(evidence: Evidence, id: string, lang: Lang = "en"): string {
  const input = evidence.inputs.find((i) => i.id === id);
  if (input === undefined) return id;
  const name = shortName(evidence, input.name);
  if (input.node === undefined) return name;
  return lang === "zh" ? `${brief(input.node)} 上的 ${name}` : `${name} on ${brief(input.node)}`;
}

/** "i3 record 128", "i4 line 12": where a figure comes from. */
export function sourceText(source: Source): string {
  if (source.record !== undefined) return `${source.input} record ${source.record}`;
  if (source.line !== undefined) return `${source.input} line ${source.line}`;
  if (source.offset !== undefined) return `${source.input} byte ${source.offset}`;
  return source.input;
}

/** "198.51.100.20 to 198.51.100.10, VNI 100, ICMP id 5". */
export function streamText(stream: Stream, lang: Lang = "en"): string {
  const to = lang === "zh" ? "到" : "to";
  const parts = [
    stream.from === null ? `${to} ${brief(stream.to)}` : `${brief(stream.from)} ${to} ${brief(stream.to)}`,
  ];
  if (stream.key.vni !== undefined) parts.push(`VNI ${stream.key.vni}`);
  if (stream.key.vlan !== undefined) parts.push(`VLAN ${stream.key.vlan}`);
  if (stream.key.icmpId !== undefined) parts.push(`ICMP id ${stream.key.icmpId}`);
  return parts.join(", ");
}

/** "31" or "31 to 32". */
export function seqRange(first: number, last: number, lang: Lang = "en"): string {
  return first === last ? String(first) : `${first} ${lang === "zh" ? "至" : "to"} ${last}`;
}

/** "the start", "the end" or "the start and the end" of a recording. */
export function openWords(open: "start" | "end" | "both", lang: Lang = "en"): string {
  if (lang === "zh") return { start: "开头", end: "结尾", both: "开头和结尾" }[open];
  return open === "both" ? "the start and the end" : `the ${open}`;
}
