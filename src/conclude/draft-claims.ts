// Claims of a draft: what was derived, each chosen so that it means one figure, and each judged before it is written. What its own
// check would not reproduce is left out, and why.
import { decimalOf } from "../core/decimal.ts";
import { quantityText } from "../core/quantity.ts";
import { parseCase } from "../read/case-file.ts";
import type { Case, CaseClaim } from "../schema/case.generated.ts";
import type { Evidence } from "../schema/evidence.generated.ts";
import { FIGURE_KINDS } from "./checks/checks.ts";
import type { Derived, Figure, FigureKind, Scalar, Selector } from "./checks/figure.ts";
import { inputOf } from "./checks/keys.ts";
import { claimProblems } from "./claims/claim-problems.ts";
import { judgeClaims } from "./claims/claims.ts";
import { isBounds } from "./claims/judge.ts";
import { select } from "./claims/select.ts";
import { claimWords } from "./claims/words.ts";
import { oneLine, word } from "./draft-words.ts";

/** Kinds that somebody may want to claim; the others say the same in other words, or something about every line of a table. */
const DRAFTED: ReadonlySet<string> = new Set(
  (
    "loss.observedGap loss.unreachable loss.count probe.samples probe.failures probe.codes frame.length frame.tagged frame.vlans " +
    "packet.length overhead.ip overhead.innerMtu overhead.headroom mobility.sequence mobility.nextHop mobility.rise mac.embedsIp " +
    "path.repoint path.vteps path.notFlooded path.symmetry path.mtu outage.whole outage.recoveredBy outage.split clock.offset " +
    "ipam.allocatableCount ipam.reserved network.firstFreeAddress network.noOverlap network.vniOnce wiring.bridge wiring.oneOwner " +
    "wiring.noSecondTag state.unchanged identity.unchanged address.kept targets.addedCount targets.removedCount targets.total " +
    "phase.duration heartbeat.longestSilence trace.verdict nat.translated"
  ).split(" "),
);

/** Claims that are drafted of one kind, and in all. */
const MOST_OF_A_KIND = 3;
const MOST = 80;
/** Figures of one kind that are tried: each is judged as often as there are ways to choose it. */
const MOST_TRIED = 12;
/** Elements of a list that a draft spells out. */
const LONGEST_LIST = 20;

/** What can be claimed of a folder, and what was left out. */
interface DraftedKind {
  /** Claims without their ids, as flow YAML: `says: "...", figure: loss.count, expected: 2`. */
  readonly claims: readonly string[];
  /** "loss.count, where: { to: 192.0.2.1 }, expected: 0: inconclusive: ...". */
  readonly left: readonly string[];
}

/** The lines of a draft that propose claims, commented out. The case holds what the draft says of sources and stages. */
export function draftedClaims(e: Evidence, theCase: Case): string[] {
  const kinds = FIGURE_KINDS.filter((k) => DRAFTED.has(k.kind)).map((k) => draftsOf(k, e, theCase));
  const drafts = kinds.flatMap((k) => k.claims);
  const left = kinds.flatMap((k) => k.left).map((l) => `#   # left out: ${l}`);
  if (drafts.length === 0) return ["# claims:    # nothing was derived that a claim could name", ...left];
  const shown = drafts.slice(0, MOST).map((d, i) => `#   - { id: c${i + 1}, ${d} }`);
  const more =
    drafts.length > MOST
      ? [`#   # and ${drafts.length - MOST} more figures: wirewitness check --figures lists their kinds`]
      : [];
  return [
    "# What was derived, as claims: take the # away from those that you make (and from the line claims:), and say them in your words.",
    "# wirewitness check --figures lists all kinds.",
    "# claims:",
    ...shown,
    ...more,
    ...left,
  ];
}

function draftsOf(kind: FigureKind, e: Evidence, theCase: Case): DraftedKind {
  const all = kind.derive({ evidence: e, case: theCase, where: {} });
  const moved = new Set(e.mobility.filter((m) => m.moves.length > 0).map((m) => m.mac));
  const first = (f: Figure) => (typeof f.keys.mac === "string" && moved.has(f.keys.mac) ? 0 : 1);
  const figures = all
    .filter((f) => f.value !== null && f.proof !== undefined && f.absent === undefined)
    .toSorted((a, b) => first(a) - first(b));
  const claims: string[] = [];
  const left: string[] = [];
  for (const f of figures.slice(0, MOST_TRIED)) {
    if (claims.length === MOST_OF_A_KIND) break;
    const expected = expectedOf(f, kind);
    if (expected === undefined) continue;
    const best = bestChoice(f, { kind, evidence: e, case: theCase, expected, alone: all.length === 1 });
    if ("text" in best) {
      if (!claims.includes(best.text)) claims.push(best.text);
    } else if (left.length < MOST_OF_A_KIND && !left.includes(best.why)) left.push(best.why);
  }
  return { claims, left };
}

interface Question {
  readonly kind: FigureKind;
  readonly evidence: Evidence;
  readonly case: Case;
  readonly expected: string;
  /** It is the only figure of its kind. */
  readonly alone: boolean;
}

/** The shortest way to choose a figure that means it alone and is reproduced; one that others agree with, if there is none. */
function bestChoice(f: Figure, q: Question): { text: string } | { why: string } {
  let agreed: string | undefined;
  let shortest: string | undefined;
  let why = "";
  for (const choice of choices(f, q)) {
    const text = oneLine(`${saysOf(f, q.kind)}, figure: ${q.kind.kind}${choice}, expected: ${q.expected}`);
    const claim = asRead(text);
    const said = notReproduced(claim, q);
    if (said !== undefined) {
      // told of the shortest choice, for the reason that the longest leaves
      shortest ??= `${q.kind.kind}${choice}, expected: ${q.expected}`;
      why = oneLine(`${shortest}: ${said}`);
      continue;
    }
    const body = { evidence: q.evidence, case: q.case, where: claim.where ?? {} };
    const meant = select(body, q.kind, claim.stage);
    if (q.kind.each === true || (meant.is === "figures" && meant.figures.length === 1)) return { text };
    agreed ??= text;
  }
  return agreed === undefined ? { why } : { text: agreed };
}

/** A claim as a case that holds it is read. */
function asRead(text: string): CaseClaim {
  return parseCase(`sources: [{ file: draft }]\nclaims:\n  - { id: c1, ${text} }\n`, "draft").value.claims![0]!;
}

/** Why `check` would not reproduce a claim; undefined where it does. */
function notReproduced(claim: CaseClaim, q: Question): string | undefined {
  const withIt: Case = { ...q.case, claims: [claim] };
  const [problem] = claimProblems(withIt);
  if (problem !== undefined) return problem.says.replace(/^c1 /, "");
  const [judged] = judgeClaims(q.evidence, withIt);
  return judged!.verdict === "reproduced" ? undefined : `${judged!.verdict}: ${judged!.reason}`;
}

/** Ways to choose a figure, from the shortest to all that is known of it: `, where: { to: 192.0.2.1 }`. */
function choices(f: Figure, q: Question): string[] {
  const [node, stage] = [nodeOf(f, q.evidence), stageOf(f, q.evidence)];
  const short = whereOf(f, q.kind, q.evidence);
  const byNode = node === undefined ? [] : [`node: ${word(node)}`];
  const further = q.kind.selectors
    .filter((k) => f.keys[k] !== undefined && f.keys[k] !== "" && !short.some((s) => s.startsWith(`${k}: `)))
    .map((k) => `${k}: ${scalar(f.keys[k]!, undefined)}`);
  const stream = typeof f.keys.stream === "string" ? [`stream: ${word(f.keys.stream)}`] : [];
  const wheres = [
    ...(q.alone ? [[]] : []),
    short,
    ...(byNode.length === 0 ? [] : [[...short, ...byNode]]),
    // one more that tells it apart is better than all of them
    ...[...further, ...stream].map((k) => [...short, k]),
    [...short, ...byNode, ...further],
    [...short, ...byNode, ...further, ...stream],
  ];
  const texts = wheres.map((w) => (w.length === 0 ? "" : `, where: { ${w.join(", ")} }`));
  const staged = stage === undefined ? [] : texts.map((t) => `, stage: ${word(stage)}${t}`);
  return [...new Set([...texts, ...staged])];
}

/** The claim in words of this tool, until its author finds others. */
function saysOf(f: Figure, kind: FigureKind): string {
  const { value } = f;
  const unit = kind.unit === undefined ? {} : { unit: kind.unit };
  const expected = isBounds(value) ? { min: value.low, ...(value.high === null ? {} : { max: value.high }) } : value;
  return `says: ${JSON.stringify(claimWords({ figure: kind.kind, expected, ...unit }))}`;
}

/** The node that all inputs of a figure are of. */
function nodeOf(f: Figure, e: Evidence): string | undefined {
  const nodes = new Set(f.inputs.map((id) => inputOf(e, id)?.node));
  return nodes.size === 1 ? [...nodes][0] : undefined;
}

/** The stage that all inputs of a figure are of. */
function stageOf(f: Figure, e: Evidence): string | undefined {
  const stages = new Set(f.inputs.map((id) => inputOf(e, id)?.stage));
  return stages.size === 1 ? [...stages][0] : undefined;
}

const BY_KEY: readonly Selector[] = [
  "to",
  "mac",
  "ip",
  "vni",
  "vlan",
  "encapsulation",
  "name",
  "seq",
  "subject",
  "interface",
];

function whereOf(f: Figure, kind: FigureKind, e: Evidence): string[] {
  const input = f.inputs.length === 1 ? inputOf(e, f.inputs[0]!) : undefined;
  // where a kind is chosen by two ends and nothing else, both are named
  const ends: readonly Selector[] = kind.selectors.includes("vni") ? [] : ["from"];
  const keys = [...ends, ...BY_KEY]
    .filter((k) => kind.selectors.includes(k) && f.keys[k] !== undefined && f.keys[k] !== "")
    .slice(0, 3);
  return [
    ...(input === undefined ? [] : [`input: ${word(input.name)}`]),
    ...keys.map((k) => `${k}: ${scalar(f.keys[k]!, undefined)}`),
  ];
}

function expectedOf(f: Figure, kind: FigureKind): string | undefined {
  const v: Derived = f.value;
  if (Array.isArray(v))
    return v.length > LONGEST_LIST ? undefined : `[${(v as Scalar[]).map((x) => scalar(x, kind)).join(", ")}]`;
  if (!isBounds(v)) return scalar(v as Scalar, kind);
  const { low, high } = v;
  return high === null ? `{ min: ${scalar(low, kind)} }` : `{ min: ${scalar(low, kind)}, max: ${scalar(high, kind)} }`;
}

function scalar(v: Scalar, kind: FigureKind | undefined): string {
  if (v === null) return "absent";
  if (typeof v === "boolean") return String(v);
  if (typeof v === "string") return word(v);
  const d = decimalOf(v);
  return d === undefined || kind?.unit === undefined ? String(v) : quantityText(d, kind.unit);
}
