// Words for the events and parts of an outage, for the terminal, the tables and the figure.
import { lookUp } from "../core/lookup.ts";
import { microseconds, rfc3339 } from "../core/time.ts";
import type { Evidence, Outage } from "../schema/evidence.generated.ts";
import { duration, parseTime } from "./format.ts";
import type { Lang } from "./lang.ts";

type Event = Outage["events"][number];
type Part = Outage["parts"][number];

const EVENTS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    lastAnsweredRequestBefore: "last answered request before",
    lastReplyBefore: "last reply before",
    lastHeardOld: "last frame at the old port",
    lastHeardFromOldVtep: "last frame from the old VTEP",
    firstLostRequest: "first lost request",
    firstUnansweredAtOld: "first unanswered at the old port",
    lastRequestToOld: "last request to the old VTEP",
    lastLostRequest: "last lost request",
    firstHeardNew: "first frame at the new port",
    firstHeardFromNewVtep: "first frame from the new VTEP",
    updateSent: "UPDATE leaves the new VTEP",
    updateReceived: "UPDATE reaches the observer",
    forwardingChanged: "forwarding changed",
    firstRequestToNew: "first request to the new VTEP",
    firstAnsweredRequestAfter: "first answered request after",
    firstReply: "first reply after",
    updateAtReflector: "UPDATE reaches the reflector",
    updateFromReflector: "UPDATE leaves the reflector",
    phase: "phase",
    check: "check",
    metric: "metric",
  },
  zh: {
    lastAnsweredRequestBefore: "之前最后一个得到应答的请求",
    lastReplyBefore: "之前最后一个应答",
    lastHeardOld: "旧端口上的最后一帧",
    lastHeardFromOldVtep: "来自旧 VTEP 的最后一帧",
    firstLostRequest: "第一个丢失的请求",
    firstUnansweredAtOld: "旧端口上第一个无应答的请求",
    lastRequestToOld: "发往旧 VTEP 的最后一个请求",
    lastLostRequest: "最后一个丢失的请求",
    firstHeardNew: "新端口上的第一帧",
    firstHeardFromNewVtep: "来自新 VTEP 的第一帧",
    updateSent: "UPDATE 离开新 VTEP",
    updateReceived: "UPDATE 到达观察点",
    forwardingChanged: "转发已改变",
    firstRequestToNew: "发往新 VTEP 的第一个请求",
    firstAnsweredRequestAfter: "之后第一个得到应答的请求",
    firstReply: "之后第一个应答",
    updateAtReflector: "UPDATE 到达反射器",
    updateFromReflector: "UPDATE 离开反射器",
    phase: "阶段",
    check: "检查",
    metric: "指标",
  },
};

const PARTS_ZH: Readonly<Record<string, string>> = {
  silence: "静默",
  pause: "停顿",
  announcement: "通告",
  propagation: "传播",
  repoint: "改指",
  nextProbe: "等待下一个探测",
  reply: "应答",
  unsplit: "未拆分",
  reflector: "反射器",
};

const RECOVERED: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    route: "recovered by the route",
    flood: "recovered by flooding, before the route",
    data: "recovered by frames of the machine, without a route",
  },
  zh: { route: "由路由恢复", flood: "在路由之前由泛洪恢复", data: "由虚拟机自己的帧恢复，没有路由" },
};

/** "first frame at the new port"; the name itself where there are no words for it. */
export function eventWords(name: string, lang: Lang = "en"): string {
  return lookUp(EVENTS[lang], name) ?? name;
}

/** The words of an event with what a phase, a check or a metric says: "phase Succeeded". */
export function eventName(e: Event, lang: Lang = "en"): string {
  return e.label === undefined ? eventWords(e.name, lang) : `${eventWords(e.name, lang)} ${e.label}`;
}

/** "recovered by the route", or that it is not known. */
export function recoveredWords(o: Outage, lang: Lang = "en"): string {
  if (o.recoveredBy === null) return lang === "zh" ? "由什么恢复未知" : "what recovered it is not known";
  return RECOVERED[lang][o.recoveredBy]!;
}

/** "54.63 to 54.74 ms", "218 µs", "at most 32.83 ms": bounds rounded so that they still hold. */
export function boundsWords(low: number, high: number, lang: Lang = "en"): string {
  if (low === high) return duration(low);
  if (low === 0) return `${lang === "zh" ? "至多" : "at most"} ${duration(high, "up")}`;
  const until = lang === "zh" ? "至" : "to";
  const [from, to] = [duration(low, "down"), duration(high, "up")];
  const unit = from.slice(from.indexOf(" "));
  return to.endsWith(unit) ? `${from.slice(0, -unit.length)} ${until} ${to}` : `${from} ${until} ${to}`;
}

/** The whole, with its bounds where two clocks are in it. */
export function wholeWords(o: Outage, lang: Lang = "en"): string {
  return boundsWords(o.wholeLow_us ?? o.whole_us, o.wholeHigh_us ?? o.whole_us, lang);
}

/** "announcement"; "pause, within silence". */
export function partWords(p: Part, lang: Lang = "en"): string {
  const named = (name: string): string => (lang === "zh" ? (PARTS_ZH[name] ?? name) : name);
  if (p.within === undefined) return named(p.name);
  return lang === "zh" ? `${named(p.name)}（在${named(p.within)}之内）` : `${p.name}, within ${p.within}`;
}

/** Events of an outage in us from its first one that is listed, with half the width of their bounds. */
export interface PlacedEvent {
  readonly event: Event;
  readonly low_us: number;
  readonly high_us: number;
}

/** Events with both bounds as times, in us from `start` (RFC 3339). */
export function placedEvents(o: Outage, start: string): readonly PlacedEvent[] {
  const zero = parseTime(start);
  return o.events.flatMap((event) => {
    const [low, high] = [parseTime(event.low), parseTime(event.high)];
    if (zero === undefined || low === undefined || high === undefined) return [];
    return [{ event, low_us: microseconds(low - zero), high_us: microseconds(high - zero) }];
  });
}

/** The middle of the bounds of an event as a time, to the microsecond. */
export function middleTime(e: Event): string {
  const [low, high] = [parseTime(e.low), parseTime(e.high)];
  return low === undefined || high === undefined ? e.low : rfc3339((low + high) / 2n, 6);
}

/** "±8 µs", "" where the time is exact. */
export function spread(e: PlacedEvent): string {
  const half = (e.high_us - e.low_us) / 2;
  if (half === 0) return "";
  return half < 10 ? `\u00b1${Math.ceil(half)} µs` : `\u00b1${duration(half, "up")}`;
}

/** The event that ends a part, where it is listed. */
export function endOf(o: Outage, p: Part): Event | undefined {
  return o.events.find((e) => e.name === p.until);
}

/** Outages that were split, then the others, each in the order of the evidence. */
export function splitFirst(evidence: Evidence): readonly Outage[] {
  const isSplit = (o: Outage) => o.parts.some((p) => p.name !== "unsplit");
  return [...evidence.outages.filter(isSplit), ...evidence.outages.filter((o) => !isSplit(o))];
}

/** "−9 to +20 µs": bounds of a value with a sign, rounded outwards. */
export function signedBounds(low: number, high: number, lang: Lang = "en"): string {
  const [from, to] = [signedDuration(low, "down"), signedDuration(high, "up")];
  if (from === to) return from;
  const unit = from.slice(from.lastIndexOf(" "));
  const short = to.endsWith(unit) ? from.slice(0, -unit.length) : from;
  return `${short} ${lang === "zh" ? "至" : "to"} ${to}`;
}

function signedDuration(us: number, rounding: "down" | "up"): string {
  if (us === 0) return duration(0);
  // Whole microseconds without the decimals that small durations have.
  const text = Number.isInteger(us) && Math.abs(us) < 1000 ? `${us} µs` : duration(us, rounding);
  return us < 0 ? text.replace("-", "\u2212") : `+${text}`;
}
