// A monitoring snapshot held against its own arithmetic, without what it was made from.
import { parseRfc3339 } from "../core/time.ts";
import { counterOf } from "../observe/counter.ts";
import type { MonitoringSnapshot } from "../schema/monitoring-snapshot.generated.ts";
import type { ArithmeticProblem } from "./arithmetic.ts";
import { counterPart, edges, gapsOf } from "./snapshot-series.ts";
import { healthOf, without } from "./snapshot-targets.ts";

type Say = (pointer: string, says: string) => void;
type Series = MonitoringSnapshot["series"][number];

/** Everything that does not add up, in the order of the document. */
export function snapshotProblems(s: MonitoringSnapshot): ArithmeticProblem[] {
  const out: ArithmeticProblem[] = [];
  const say: Say = (pointer, says) => out.push({ pointer, says });
  inputs(s, say);
  targets(s, say);
  for (const [i, series] of s.series.entries()) one(s, series, `/series/${i}`, say);
  window(s, say);
  views(s, say);
  ids(s, say);
  return out;
}

function ids(s: MonitoringSnapshot, say: Say): void {
  for (const [i, x] of s.series.entries())
    if (x.id !== `s${i + 1}`)
      say(`/series/${i}/id`, `is ${x.id}: series are numbered in their order, this is s${i + 1}`);
  for (const [i, x] of s.inputs.entries()) {
    if (x.id !== `i${i + 1}`)
      say(`/inputs/${i}/id`, `is ${x.id}: inputs are numbered in their order, this is i${i + 1}`);
    const algorithm = s.anonymized ? "hmac-sha-256" : "sha-256";
    if (x.digest.algorithm !== algorithm)
      say(
        `/inputs/${i}/digest/algorithm`,
        `is ${x.digest.algorithm}; ${s.anonymized ? "anonymized" : "revealed"} it is ${algorithm}`,
      );
  }
}

function inputs(s: MonitoringSnapshot, say: Say): void {
  for (const [i, x] of s.inputs.entries()) {
    const own = s.series.filter((y) => y.input === x.id);
    const samples = own.reduce((n, y) => n + y.samples.length, 0);
    if (own.length !== x.series) say(`/inputs/${i}/series`, `is ${x.series}; series lists ${own.length} of it`);
    if (samples !== x.samples) say(`/inputs/${i}/samples`, `is ${x.samples}; its series hold ${samples}`);
    for (const side of ["before", "after"] as const) {
      const list = s.targets[side];
      if (list?.input === x.id && list.list.length !== x.targets)
        say(`/inputs/${i}/targets`, `is ${x.targets}; the side ${side} lists ${list.list.length}`);
    }
  }
}

function targets(s: MonitoringSnapshot, say: Say): void {
  const { before, after, added, removed } = s.targets;
  for (const [name, side] of [
    ["before", before],
    ["after", after],
  ] as const) {
    if (side === undefined) continue;
    const at = `/targets/${name}`;
    if (!s.inputs.some((i) => i.id === side.input)) say(`${at}/input`, `"${side.input}" is no input`);
    if (side.total !== side.list.length) say(`${at}/total`, `is ${side.total}; the list holds ${side.list.length}`);
    for (const [health, n] of Object.entries(healthOf(side.list)))
      if (side[health as "up"] !== n) say(`${at}/${health}`, `is ${side[health as "up"]}; the list holds ${n}`);
  }
  if (before === undefined || after === undefined) {
    for (const [name, list] of [
      ["added", added],
      ["removed", removed],
    ] as const)
      if (list !== undefined) say(`/targets/${name}`, "is a difference, and one of its sides is missing");
    return;
  }
  sameSet(added, without(after.list, before.list), "/targets/added", say);
  sameSet(removed, without(before.list, after.list), "/targets/removed", say);
}

type Ids = readonly { job: string; instance: string }[];

function sameSet(stated: Ids | undefined, derived: Ids, at: string, say: Say): void {
  const text = (ids: Ids) => ids.map((t) => `${t.job} ${t.instance}`).toSorted();
  if (stated === undefined) return say(at, "is missing; both sides are there");
  const [a, b] = [text(stated), text(derived)];
  if (a.length !== b.length) say(at, `holds ${a.length}; the two lists differ by ${b.length}`);
  else if (a.join("\n") !== b.join("\n"))
    say(at, `names ${a.find((x) => !b.includes(x)) ?? "one twice"}, which is not in that difference`);
}

function one(s: MonitoringSnapshot, x: Series, at: string, say: Say): void {
  if (!s.inputs.some((i) => i.id === x.input)) say(`${at}/input`, `"${x.input}" is no input`);
  const times = x.samples.map((y) => (y.at === null ? undefined : parseRfc3339(y.at)));
  const unordered = times.findIndex(
    (t, i) => i > 0 && t !== undefined && times[i - 1] !== undefined && t <= times[i - 1]!,
  );
  const bad = x.samples.findIndex((y, i) => y.at !== null && times[i] === undefined);
  if (bad >= 0) return say(`${at}/samples/${bad}/at`, "is no time");
  if (x.step_s !== null) {
    if (unordered > 0) return say(`${at}/samples/${unordered}/at`, "is not after the sample before it");
    stepped(x, times, at, say);
  } else if (x.gaps.length > 0) say(`${at}/gaps`, "has gaps, and no step to count them by");
  counted(x, at, say);
}

function stepped(x: Series, times: readonly (bigint | undefined)[], at: string, say: Say): void {
  const step = BigInt(Math.round(x.step_s! * 1e9));
  const [first] = times;
  const off = times.findIndex(
    (t) => t === undefined || first === undefined || step === 0n || (t - first) % step !== 0n,
  );
  if (off >= 0)
    return say(`${at}/samples/${off}/at`, `is no whole number of steps of ${x.step_s} s after the first sample`);
  const gaps = gapsOf(x.samples, step);
  for (const [i, g] of gaps.entries()) {
    const stated = x.gaps[i];
    if (stated?.after !== g.after || stated.before !== g.before)
      return say(`${at}/gaps`, `lack the ${g.missing} missing between ${g.after} and ${g.before}`);
    if (stated.missing !== g.missing)
      say(`${at}/gaps/${i}/missing`, `is ${stated.missing}; ${g.missing} steps have no sample there`);
  }
  if (x.gaps.length > gaps.length) say(`${at}/gaps/${gaps.length}`, "is no gap: samples are there at every step");
}

function counted(x: Series, at: string, say: Say): void {
  if (x.kind !== "counter") {
    if (x.counter !== undefined) say(`${at}/counter`, `is of a ${x.kind}: only a counter has a rate`);
    return;
  }
  const derived = counterPart(x.samples);
  if (derived === undefined || x.counter === undefined) {
    if (derived !== undefined) say(`${at}/counter`, "is missing");
    if (x.counter !== undefined)
      say(
        `${at}/counter`,
        counterOf(x.samples) === undefined ? "its samples are no counter's" : "its samples have no window",
      );
    return;
  }
  for (const key of Object.keys(derived) as (keyof typeof derived)[]) {
    const [a, b] = [JSON.stringify(x.counter[key]), JSON.stringify(derived[key])];
    if (a !== b) say(`${at}/counter/${key}`, `is ${a.slice(0, 100)}; its samples give ${b.slice(0, 100)}`);
  }
}

function window(s: MonitoringSnapshot, say: Say): void {
  const times = edges(s.series);
  for (const [key, t] of [
    ["start", times[0] ?? null],
    ["end", times[1] ?? null],
  ] as const)
    if (s.window[key] !== t)
      say(`/window/${key}`, `is ${s.window[key]}; the ${key === "start" ? "first" : "last"} sample is of ${t}`);
  const steps = [...new Set(s.series.flatMap((x) => x.step_s ?? []))];
  const step = steps.length === 1 ? steps[0]! : null;
  if (s.window.step_s !== step)
    say("/window/step_s", `is ${s.window.step_s}; the series have ${steps.join(", ") || "none"}`);
}

function views(s: MonitoringSnapshot, say: Say): void {
  const known = new Set(s.series.map((x) => x.id));
  const seen = new Set<string>();
  for (const [view, list] of Object.entries(s.views)) {
    for (const [i, id] of list.entries()) {
      if (!known.has(id)) say(`/views/${view}/${i}`, `"${id}" is no series`);
      if (seen.has(id)) say(`/views/${view}/${i}`, `"${id}" is in a view before`);
      seen.add(id);
    }
  }
}
