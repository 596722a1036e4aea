// What is wrong with the claims and budgets of a case before anything is read: kinds, values, selectors, references.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import { parseQuantity, UNIT_WORDS } from "../../core/quantity.ts";
import type { Case, CaseClaim, CaseMapping, ClaimWhere } from "../../schema/case.generated.ts";
import { nearest } from "../../schema/problems.ts";
import { FIGURE_KINDS, figureKind } from "../checks/checks.ts";
import type { FigureKind, Selector } from "../checks/figure.ts";
import { vtepNames } from "./claims.ts";
import { controlsOf } from "./controls.ts";
import { readExpected, vacuous } from "./expected.ts";
import { isPath, parsePath } from "./path.ts";
import { INPUT_SELECTORS } from "./select.ts";

/** A place in the case, as a JSON Pointer, and what is wrong there. */
export interface ClaimProblem {
  readonly pointer: string;
  readonly says: string;
}

/** Everything that is wrong with claims and budgets, in their order. */
export function claimProblems(theCase: Case): ClaimProblem[] {
  const claims = theCase.claims ?? [];
  const out = claims.flatMap((c, i) => [...ofClaim(c, `/claims/${i}`, theCase), ...ofReferences(c, i, claims)]);
  for (const [i, b] of (theCase.budgets ?? []).entries()) {
    const at = `/budgets/${i}`;
    if (b.atMost === undefined && b.atLeast === undefined)
      out.push({ pointer: at, says: "a budget has atMost or atLeast" });
    else out.push(...ofClaim(budgetClaim(b, i), at, theCase));
  }
  for (const [i, m] of (theCase.mapping ?? []).entries()) out.push(...ofMapping(m, `/mapping/${i}`, theCase));
  return out;
}

/** A row of `mapping`: a path, and either a figure or a claim that there is. The value itself is in the mapped file. */
function ofMapping(m: CaseMapping, at: string, theCase: Case): ClaimProblem[] {
  const out: ClaimProblem[] = [];
  const steps = isPath(m.path) ? parsePath(m.path) : "a path begins with $: $.stages[name=rejoined].ssh.failed";
  if (typeof steps === "string") out.push({ pointer: `${at}/path`, says: steps });
  if ((m.figure === undefined) === (m.claim === undefined))
    return [...out, { pointer: at, says: "a row of mapping has figure or claim" }];
  if (m.stage !== undefined) out.push(...ofStage(m.stage, at, theCase));
  if (m.unit !== undefined && parseQuantity(`1 ${m.unit}`) === undefined)
    out.push({ pointer: `${at}/unit`, says: `"${m.unit}" is no unit (units: ${UNIT_WORDS})` });
  const ids = (theCase.claims ?? []).map((c) => c.id);
  if (m.claim !== undefined && !ids.includes(m.claim))
    out.push({ pointer: `${at}/claim`, says: `there is no claim "${m.claim}"${meant(nearest(m.claim, ids))}` });
  if (m.figure === undefined || isPath(m.figure)) return out;
  const kind = figureKind(m.figure);
  if (kind === undefined) return [...out, { pointer: `${at}/figure`, says: unknownKind(m.figure) }];
  return [...out, ...ofWhere(m.where ?? {}, kind, at, theCase)];
}

function ofStage(stage: string, at: string, theCase: Case): ClaimProblem[] {
  if ((theCase.stages ?? []).includes(stage)) return [];
  const near = nearest(stage, theCase.stages ?? []);
  return [{ pointer: `${at}/stage`, says: `stage "${stage}" is not in stages${meant(near)}` }];
}

/** A budget as the claim that it is. */
export function budgetClaim(b: NonNullable<Case["budgets"]>[number], i: number): CaseClaim {
  const { atLeast, atMost, ...rest } = b;
  const expected = {
    ...(atLeast === undefined ? {} : { min: atLeast }),
    ...(atMost === undefined ? {} : { max: atMost }),
  };
  return { id: `budget-${i + 1}`, says: `budget ${i + 1}`, ...rest, expected };
}

function ofClaim(c: CaseClaim, at: string, theCase: Case): ClaimProblem[] {
  const out: ClaimProblem[] = [];
  if (c.stage !== undefined) out.push(...ofStage(c.stage, at, theCase));
  const within = c.within === undefined ? undefined : parseQuantity(c.within);
  if (c.within !== undefined && (within?.unit !== "us" || within.value.digits < 0n))
    out.push({ pointer: `${at}/within`, says: `"${c.within}" is no duration; write it as 60 s` });
  if (isPath(c.figure)) {
    const steps = parsePath(c.figure);
    if (typeof steps === "string") out.push({ pointer: `${at}/figure`, says: steps });
    if (c.where !== undefined)
      out.push({ pointer: `${at}/where`, says: "a path chooses by itself: $.streams[to=192.0.2.1].lost" });
    return out;
  }
  const kind = figureKind(c.figure);
  if (kind === undefined) return [...out, { pointer: `${at}/figure`, says: unknownKind(c.figure) }];
  const read = readExpected(c.expected, c.tolerance, kind, vtepNames(theCase));
  if ("problem" in read) {
    const key = (c as unknown as Record<string, unknown>)[read.key] === undefined ? "" : `/${read.key}`;
    out.push({ pointer: `${at}${key}`, says: `${c.id}: ${read.problem}` });
  } else {
    const why = vacuous(read.expectation, read.tolerance, kind);
    if (why !== undefined) out.push({ pointer: at, says: `${c.id} could not fail: ${why}` });
  }
  return [...out, ...ofWhere(c.where ?? {}, kind, at, theCase)];
}

/** "there is no figure ...", with the near ones. */
function unknownKind(figure: string): string {
  const names = FIGURE_KINDS.map((k) => k.kind);
  const near =
    nearest(figure, names) ??
    names.find((n) => n.split(".")[1]?.toLowerCase() === figure.split(".").at(-1)?.toLowerCase());
  const family = names.filter((n) => n !== near && n.startsWith(`${figure.split(".")[0]}.`)).slice(0, 8);
  const others = family.length === 0 ? "" : `; of ${figure.split(".")[0]} there are ${family.join(", ")}`;
  return `there is no figure "${figure}"${meant(near)}${others}`;
}

function meant(near: string | undefined): string {
  return near === undefined ? "" : `: did you mean "${near}"?`;
}

function ofWhere(where: ClaimWhere, kind: FigureKind, at: string, theCase: Case): ClaimProblem[] {
  const out: ClaimProblem[] = [];
  const known: readonly Selector[] = [...INPUT_SELECTORS, ...kind.selectors];
  const say = (key: string, says: string) => out.push({ pointer: `${at}/where/${key}`, says });
  for (const key of Object.keys(where) as Selector[])
    if (!known.includes(key)) say(key, `${kind.kind} is not chosen by ${key}; it is by ${known.join(", ")}`);
  const files = theCase.sources.map((s) => s.file);
  if (where.input !== undefined && !files.includes(where.input))
    say("input", `"${where.input}" is no file of sources${meant(nearest(where.input, files))}`);
  const nodes = theCase.sources.map((s) => s.node).filter((n) => n !== undefined);
  if (where.node !== undefined && !nodes.includes(where.node))
    say("node", `"${where.node}" is no node of sources${meant(nearest(where.node, nodes))}`);
  if (where.mac !== undefined && canonicalMac(where.mac) === undefined)
    say("mac", `"${where.mac}" is not a MAC address`);
  if (where.ip !== undefined && where.ip !== "none" && canonicalIp(where.ip) === undefined)
    say("ip", `"${where.ip}" is not an IP address`);
  return out;
}

function ofReferences(c: CaseClaim, i: number, claims: readonly CaseClaim[]): ClaimProblem[] {
  const out: ClaimProblem[] = [];
  const ids = claims.map((x) => x.id);
  if (ids.indexOf(c.id) < i) out.push({ pointer: `/claims/${i}/id`, says: `"${c.id}" is the id of an earlier claim` });
  for (const id of controlsOf(c)) {
    const pointer = `/claims/${i}/control`;
    if (id === c.id) out.push({ pointer, says: "a claim is no control of itself" });
    else if (!ids.includes(id)) out.push({ pointer, says: `there is no claim "${id}"${meant(nearest(id, ids))}` });
    else if (reaches(id, c.id, claims)) out.push({ pointer, says: `${id} and ${c.id} are controls of each other` });
  }
  return out;
}

/** True when the controls of `from`, and theirs, lead to `to`. */
function reaches(from: string, to: string, claims: readonly CaseClaim[]): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const next = claims.find((c) => c.id === id);
    for (const control of next === undefined ? [] : controlsOf(next)) {
      if (control === to) return true;
      open.push(control);
    }
  }
  return false;
}
