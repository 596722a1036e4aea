// What the figures of several kinds have in common: rows of inputs and facts, streams in words.
import { named } from "../../core/quoted.ts";
import { microseconds, parseRfc3339 } from "../../core/time.ts";
import { overlap, parseNetwork, parseRange } from "../../observe/address-ranges.ts";
import type { Evidence, Fact, Input, Stream } from "../../schema/evidence.generated.ts";
import type { Derived, Figure, Sign } from "./figure.ts";

/** The row of an input. */
export function inputOf(e: Evidence, id: string): Input | undefined {
  return e.inputs.find((i) => i.id === id);
}

/** What figures of a stream can be chosen by. */
export function streamKeys(s: Stream): Figure["keys"] {
  return {
    stream: s.id,
    to: s.to,
    ...(s.from === null ? {} : { from: s.from }),
    ...(s.key.vni === undefined ? {} : { vni: s.key.vni }),
    ...(s.key.vlan === undefined ? {} : { vlan: s.key.vlan }),
    ...(s.key.icmpId === undefined ? {} : { icmpId: s.key.icmpId }),
  };
}

/** A stream in words: "192.0.2.1 to 192.0.2.2, VNI 100". */
export function streamPath(s: Stream): string {
  const ends = s.from === null ? `to ${s.to}` : `${s.from} to ${s.to}`;
  const vni = s.key.vni === undefined ? "" : `, VNI ${s.key.vni}`;
  return `${ends}${vni}${s.key.vlan === undefined ? "" : `, VLAN ${s.key.vlan}`}`;
}

/** First and last time of a stream; undefined where it has none. */
export function streamSpan(s: Stream): Figure["span"] {
  return s.first === undefined || s.last === undefined ? undefined : { first: s.first, last: s.last };
}

/** What a stream shows to have been at work: answers that came, and where it was recorded from the wire, packets. */
export function streamSigns(e: Evidence, s: Stream): readonly Sign[] {
  const tap = isTap(inputOf(e, s.input));
  return [
    ...(s.answered + s.late > 0 ? (["answer"] as const) : []),
    ...(tap && s.sent > s.localErrors ? (["packet"] as const) : []),
  ];
}

/** Silence and nothing else: that no answer came is not the same as that none would have been seen. An error that came back is one. */
export function silent(s: Stream): "answer" | undefined {
  return s.answered + s.late === 0 && s.lost > 0 ? "answer" : undefined;
}

/** What would tell the outcome of probes that are open; undefined where none is. */
export function openWords(s: Stream): string | undefined {
  if (s.notObserved > 0)
    return `a recording that shows what became of the ${s.notObserved} probes that were not observed`;
  return s.pending > 0 ? "a recording that goes on until every probe is answered or was waited for" : undefined;
}

/** A recording from the wire. */
export function isTap(i: Input | undefined): boolean {
  return i?.kind === "capture" || i?.kind === "tcpdump-text";
}

/** From nothing to all of a recording: no duration in it is longer. Undefined where it has no times. */
export function withinSpan(span: Figure["span"]): Figure["possible"] {
  const [first, last] = [parseRfc3339(span?.first ?? ""), parseRfc3339(span?.last ?? "")];
  return first === undefined || last === undefined ? undefined : { low: 0, high: microseconds(last - first) };
}

/** First and last time of an input; undefined where it has none. */
export function inputSpan(i: Input | undefined): Figure["span"] {
  return i?.first === undefined || i.last === undefined ? undefined : { first: i.first, last: i.last };
}

/** Values, each once, in their order. */
export function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** Facts of some kinds. */
export function factsOf(e: Evidence, ...kinds: readonly string[]): Fact[] {
  return e.facts.filter((f) => kinds.includes(f.kind));
}

/** An entry of a fact's value, where that is an object. */
export function entry(f: Fact, key: string): unknown {
  const v = f.value;
  return typeof v === "object" && v !== null && !Array.isArray(v) && Object.hasOwn(v, key)
    ? (v as Record<string, unknown>)[key]
    : undefined;
}

/** An entry of a fact's value that is text; "" where there is none. */
export function textEntry(f: Fact, key: string): string {
  const v = entry(f, key);
  return typeof v === "string" ? v : "";
}

/** The last word of a subject: "eth1" of "cp1 eth1". */
export function thingOf(subject: string): string {
  return subject.slice(subject.lastIndexOf(" ") + 1);
}

/** True when two networks or addresses, as written, have an address in common; false for other text. */
export function shares(a: string, b: string): boolean {
  const [x, y] = [a, b].map((t) => parseNetwork(t) ?? parseRange(t));
  return x !== undefined && y !== undefined && overlap(x, y);
}

/** A subject in a sentence, each of its names so that it can be told from our own words: "‘cp1’ ‘eth1’". */
export function subjectWords(subject: string): string {
  return subject.split(" ").map(named).join(" ");
}

/** A figure that one fact states. */
export function factFigure(e: Evidence, f: Fact, value: Derived, keys: Figure["keys"] = {}): Figure {
  return {
    value,
    keys: { subject: f.subject, interface: thingOf(f.subject), ...keys },
    inputs: [f.source.input],
    evidence: [f.source],
    span: inputSpan(inputOf(e, f.source.input)),
    proof: "the input states it",
    path: subjectWords(f.subject),
    limits: f.limits,
  };
}
