// What an acceptance must satisfy beyond its schema, without a raw file: tallies, references, stages, times, shares, ledgers, and
// verdicts that follow from what is expected and derived.
import { earliest, latest, microseconds, parseRfc3339 } from "../core/time.ts";
import type { Acceptance, AcceptanceStage, AcceptanceTiming, Claim } from "../schema/acceptance.generated.ts";
import { ALWAYS_LIMITS, overall, tally } from "./acceptance.ts";
import { repeatedProblems } from "./acceptance-figures.ts";
import { claimVerdictProblems, checkVerdictProblems } from "./acceptance-verdicts.ts";
import type { ArithmeticProblem } from "./arithmetic.ts";
import { anonymityProblems } from "./acceptance-anonymity.ts";
import { placeProblems, valueProblems } from "./document-values.ts";
import { figureKind } from "./checks/checks.ts";
import { share } from "./wilson.ts";

type Say = (pointer: string, says: string) => void;

/** Every contradiction within an acceptance that fits its schema; empty when it adds up. */
export function acceptanceProblems(a: Acceptance): ArithmeticProblem[] {
  const out: ArithmeticProblem[] = [];
  const say: Say = (pointer, says) => out.push({ pointer, says });
  checkIds(a, say);
  checkCounts(a, say);
  checkReferences(a, say);
  a.stages.forEach((s, i) => checkStage(a, s, `/stages/${i}`, say));
  a.inputs.forEach((x, i) => inOrder(x.first, x.last, `/inputs/${i}/last`, say));
  a.probes.forEach((p, i) => checkProbes(p, `/probes/${i}`, say));
  a.timings.forEach((t, i) => checkTiming(t, `/timings/${i}`, say));
  a.overhead.forEach((o, i) => {
    const sum = o.headers.reduce((n, h) => n + h.bytes, 0);
    if (o.ipOverhead_bytes !== null && sum !== o.ipOverhead_bytes)
      say(`/overhead/${i}/ipOverhead_bytes`, `is ${o.ipOverhead_bytes}, its headers add up to ${sum}`);
  });
  checkStagesOfClaims(a, say);
  checkWords(a, say);
  checkRows(a, say);
  checkLimits(a, say);
  out.push(...claimVerdictProblems(a), ...checkVerdictProblems(a), ...anonymityProblems(a), ...repeatedProblems(a));
  out.push(...valueProblems(a), ...placeProblems(a, a.inputs));
  return out;
}

/** What a document and its figures always say about what they do not show is there. */
function checkLimits(a: Acceptance, say: Say): void {
  const unparsed = a.inputs.some((i) => i.unparsed > 0) ? 1 : 0;
  if (a.limits.length < ALWAYS_LIMITS.length + unparsed)
    say("/limits", `has ${a.limits.length} of the ${ALWAYS_LIMITS.length + unparsed} limits of every such document`);
  const check = (c: Pick<Claim, "figure" | "observed" | "limits">, at: string) => {
    if (c.observed !== null && c.limits.length === 0 && figureKind(c.figure)?.limited === true)
      say(`${at}/limits`, `is empty: no ${c.figure} is without limits`);
  };
  a.claims.forEach((c, i) => check(c, `/claims/${i}`));
  a.stages.forEach((s, k) => s.checks.forEach((c, i) => check(c, `/stages/${k}/checks/${i}`)));
}

function checkIds(a: Acceptance, say: Say): void {
  const once = (ids: readonly string[], pointer: (i: number) => string) => {
    const seen = new Set<string>();
    for (const [i, id] of ids.entries()) {
      if (seen.has(id)) say(pointer(i), `"${id}" is the id of an earlier row`);
      seen.add(id);
    }
  };
  once(
    a.inputs.map((x) => x.id),
    (i) => `/inputs/${i}/id`,
  );
  once(
    a.claims.map((x) => x.id),
    (i) => `/claims/${i}/id`,
  );
  once(
    a.timings.map((x) => x.id),
    (i) => `/timings/${i}/id`,
  );
  once(
    a.probes.map((x) => x.stream),
    (i) => `/probes/${i}/stream`,
  );
  once(
    a.stages.map((x) => x.name ?? ""),
    (i) => `/stages/${i}/name`,
  );
  a.stages.forEach((s, k) =>
    once(
      s.checks.map((x) => x.id),
      (i) => `/stages/${k}/checks/${i}/id`,
    ),
  );
}

function checkCounts(a: Acceptance, say: Say): void {
  const checks = a.stages.flatMap((s) => s.checks);
  sameCounts(a.counts, tally(a.claims, checks), "/counts", say);
  a.stages.forEach((s, i) => {
    const own = a.claims.filter((c) => c.stage === s.name);
    sameCounts(s.counts, tally(own, s.checks), `/stages/${i}/counts`, say);
  });
  const verdict = overall(a.counts);
  if (a.verdict !== verdict) say("/verdict", `is ${a.verdict}, its counts come to ${verdict}`);
}

function sameCounts(told: Acceptance["counts"], counted: Acceptance["counts"], pointer: string, say: Say): void {
  for (const [key, n] of Object.entries(counted)) {
    const is = told[key as keyof Acceptance["counts"]];
    if (is !== n) say(`${pointer}/${key}`, `is ${is}, counted ${n}`);
  }
}

function checkReferences(a: Acceptance, say: Say): void {
  const inputs = new Map(a.inputs.map((i) => [i.id, i.stage]));
  const streams = new Set(a.probes.map((p) => p.stream));
  const stages = new Set(a.stages.map((s) => s.name));
  const input = (pointer: string, id: string) => inputs.has(id) || say(pointer, `there is no input "${id}"`);
  const ofInput = (pointer: string, id: string, stage: string | null) => {
    if (input(pointer, id) === true && inputs.get(id) !== stage)
      say(pointer.replace(/\/input$/, "/stage"), `is ${word(stage)}, input ${id} is of ${word(inputs.get(id)!)}`);
  };
  a.inputs.forEach((x, i) => stages.has(x.stage) || say(`/inputs/${i}/stage`, `${word(x.stage)} is not in stages`));
  a.probes.forEach((p, i) => {
    ofInput(`/probes/${i}/input`, p.input, p.stage);
    p.sameAs.forEach((id, k) => streams.has(id) || say(`/probes/${i}/sameAs/${k}`, `there is no stream "${id}"`));
  });
  a.overhead.forEach((o, i) => ofInput(`/overhead/${i}/input`, o.input, o.stage));
  a.timings.forEach((t, i) => {
    if (!stages.has(t.stage)) say(`/timings/${i}/stage`, `${word(t.stage)} is not in stages`);
    t.evidence.forEach((x, k) => input(`/timings/${i}/evidence/${k}/input`, x.input));
  });
  a.claims.forEach((c, i) => {
    if (c.stage !== null && !stages.has(c.stage)) say(`/claims/${i}/stage`, `${word(c.stage)} is not in stages`);
    c.evidence.forEach((x, k) => input(`/claims/${i}/evidence/${k}/input`, x.input));
  });
  a.stages.forEach((s, k) =>
    s.checks.forEach((c, i) =>
      c.evidence.forEach((x, n) => ofInput(`/stages/${k}/checks/${i}/evidence/${n}/input`, x.input, s.name)),
    ),
  );
}

const word = (stage: string | null) => (stage === null ? "no stage" : `stage "${stage}"`);

/** A stage names exactly its inputs and claims, and its window is theirs. */
function checkStage(a: Acceptance, s: AcceptanceStage, pointer: string, say: Say): void {
  const inputs = a.inputs.filter((i) => i.stage === s.name);
  sameList(
    s.inputs,
    inputs.map((i) => i.id),
    `${pointer}/inputs`,
    say,
  );
  sameList(
    s.claims,
    a.claims.filter((c) => c.stage === s.name).map((c) => c.id),
    `${pointer}/claims`,
    say,
  );
  inOrder(s.first, s.last, `${pointer}/last`, say);
  const [first, last] = [
    timeOf(earliest(inputs.flatMap((i) => i.first ?? []))),
    timeOf(latest(inputs.flatMap((i) => i.last ?? []))),
  ];
  if (timeOf(s.first) !== first) say(`${pointer}/first`, "is not the first time of its inputs");
  if (timeOf(s.last) !== last) say(`${pointer}/last`, "is not the last time of its inputs");
}

const timeOf = (t: string | undefined) => (t === undefined ? undefined : parseRfc3339(t));

function sameList(told: readonly string[], own: readonly string[], pointer: string, say: Say): void {
  const [ownIds, toldIds] = [new Set(own), new Set(told)];
  for (const id of own) if (!toldIds.has(id)) say(pointer, `lacks "${id}"`);
  const seen = new Set<string>();
  for (const [i, id] of told.entries()) {
    if (!ownIds.has(id)) say(`${pointer}/${i}`, `"${id}" is not of this stage`);
    else if (seen.has(id)) say(`${pointer}/${i}`, `"${id}" is named twice`);
    seen.add(id);
  }
  const known = told.filter((id) => ownIds.has(id));
  const misplaced = known.findIndex((id, i) => i > 0 && own.indexOf(id) < own.indexOf(known[i - 1]!));
  if (misplaced > 0) say(pointer, `has "${known[misplaced]}" behind "${known[misplaced - 1]}", the document before it`);
}

function inOrder(first: string | undefined, last: string | undefined, pointer: string, say: Say): void {
  const [a, b] = [timeOf(first), timeOf(last)];
  if (a !== undefined && b !== undefined && b < a) say(pointer, `${last} is before ${first}`);
}

function checkProbes(p: Acceptance["probes"][number], pointer: string, say: Say): void {
  const sum = p.answered + p.late + p.lost + p.icmpErrors + p.localErrors + p.pending + p.notObserved;
  if (sum !== p.sent) say(`${pointer}/sent`, `is ${p.sent}, the states add up to ${sum}`);
  const failed = p.lost + p.icmpErrors;
  const decided = p.answered + p.late + failed;
  if (p.failed !== failed) say(`${pointer}/failed`, `is ${p.failed}, lost and ICMP errors are ${failed}`);
  if (p.decided !== decided)
    say(`${pointer}/decided`, `is ${p.decided}, answered, late, lost and ICMP errors are ${decided}`);
  const rate = share(failed, decided);
  const same = (key: "failed_percent" | "failedLow_percent" | "failedHigh_percent", is: number | null) => {
    if (p[key] !== is) say(`${pointer}/${key}`, `is ${String(p[key])}, ${failed} of ${decided} give ${String(is)}`);
  };
  same("failed_percent", rate.percent);
  same("failedLow_percent", rate.low);
  same("failedHigh_percent", rate.high);
  inOrder(p.first, p.last, `${pointer}/last`, say);
}

function checkTiming(t: AcceptanceTiming, pointer: string, say: Say): void {
  const { low_us: low, high_us: high } = t;
  for (const [key, us] of [
    ["low_us", low],
    ["high_us", high],
  ] as const)
    if (us !== null && us < 0) say(`${pointer}/${key}`, `is ${us}: no duration is negative`);
  if (low !== null && high !== null && low > high) say(`${pointer}/low_us`, `is ${low}, above high_us ${high}`);
  if ((t.start === undefined) !== (t.end === undefined))
    say(pointer, t.start === undefined ? "has an end and no start" : "has a start and no end");
  inOrder(t.start, t.end, `${pointer}/end`, say);
  const [a, b] = [timeOf(t.start), timeOf(t.end)];
  if (a !== undefined && b !== undefined && high !== null && Math.abs(microseconds(b - a) - high) > 0.0005)
    say(`${pointer}/high_us`, `is ${high}, its start and end are ${microseconds(b - a)} us apart`);
}

/** No claim rests on inputs of another stage, whatever its verdict says. */
function checkStagesOfClaims(a: Acceptance, say: Say): void {
  const stageOf = new Map(a.inputs.map((i) => [i.id, i.stage]));
  a.claims.forEach((c: Claim, i) => {
    if (figureKind(c.figure)?.across === true) return;
    const stages = new Set(c.evidence.map((x) => stageOf.get(x.input)));
    if (c.stage !== null)
      c.evidence.forEach((x, k) => {
        const other = stageOf.get(x.input);
        if (other !== undefined && other !== c.stage)
          say(`/claims/${i}/evidence/${k}/input`, `is of ${word(other)}, the claim is about ${word(c.stage)}`);
      });
    else if (stages.size > 1 && (c.verdict === "reproduced" || c.verdict === "contradicted"))
      say(`/claims/${i}/evidence`, `is of ${stages.size} stages: results of one do not support a claim about another`);
  });
}

type Counted = (p: Acceptance["probes"][number]) => number;

/** Figures of claims that stand in a row of the document as well. */
const COUNTED: Readonly<Record<string, Counted>> = {
  "probe.samples": (p) => p.sent,
  "probe.answered": (p) => p.answered + p.late,
  "probe.failures": (p) => p.failed,
  "probe.localErrors": (p) => p.localErrors,
  "loss.count": (p) => p.failed,
};

/** What a claim says was derived is what one of the rows of its inputs says. */
function checkRows(a: Acceptance, say: Say): void {
  a.claims.forEach((c, i) => {
    if (typeof c.observed !== "number") return;
    const inputs = new Set(c.evidence.map((x) => x.input));
    const rows = rowsOf(a, c.figure, inputs);
    if (rows !== undefined && !rows.includes(c.observed))
      say(
        `/claims/${i}/observed`,
        `is ${c.observed}, the rows of its inputs have ${[...new Set(rows)].slice(0, 5).join(", ") || "none"}`,
      );
  });
}

function rowsOf(a: Acceptance, figure: string, inputs: ReadonlySet<string>): (number | null)[] | undefined {
  if (Object.hasOwn(COUNTED, figure)) return a.probes.filter((p) => inputs.has(p.input)).map(COUNTED[figure]!);
  if (figure === "overhead.ip") return a.overhead.filter((o) => inputs.has(o.input)).map((o) => o.ipOverhead_bytes);
  if (figure !== "loss.observedGap" && figure !== "loss.lossDerived" && figure !== "outage.whole") return undefined;
  return a.timings.filter((t) => t.figure === figure && t.low_us === t.high_us).map((t) => t.low_us);
}

/** Words that promise more than probes can show. */
const PROMISE =
  /\b(?:un-?interrupted(?:ly)?|zero[- ]interruptions?|no interruptions?|without (?:any )?interruptions?|zero[- ]downtime|no downtime|lossless|zero[- ](?:packet[- ])?loss|no (?:packet )?loss)\b|\u96f6\u4e2d\u65ad|\u65e0\u4e2d\u65ad|\u4e0d\u4e2d\u65ad/iu;

/** No such word stands beside a failed probe of its stage. */
function checkWords(a: Acceptance, say: Say): void {
  const failed = (stage: string | null) => a.probes.find((p) => p.failed > 0 && (stage === null || p.stage === stage));
  const check = (pointer: string, text: string, stage: string | null) => {
    const m = PROMISE.exec(text);
    const p = failed(stage);
    if (m !== null && p !== undefined)
      say(pointer, `says "${m[0]}", and ${p.failed} of ${p.decided} probes of stream ${p.stream} failed`);
  };
  if (a.title !== undefined) check("/title", a.title, null);
  a.claims.forEach((c, i) => c.verdict === "reproduced" && check(`/claims/${i}/says`, c.says, c.stage));
}
