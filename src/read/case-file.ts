// case.yaml: what an engineer says about a body of evidence. Errors carry the line in the file.
import { LineCounter, isMap, isPair, isScalar, parseDocument, visit, type Document } from "yaml";
import { canonicalIp, canonicalMac } from "../core/address.ts";
import { isExactNumber } from "../core/decimal.ts";
import { EvidenceError } from "../core/errors.ts";
import { isDate, isZone, parseRfc3339 } from "../core/time.ts";
import { validate } from "../schema/case-validator.generated.js";
import type { Case } from "../schema/case.generated.ts";
import { schemaText } from "../schema/load.ts";
import { schemaProblems, type SchemaProblem } from "../schema/problems.ts";
import { readWholeText } from "./whole-text.ts";
import { MOST_NESTING, deepYamlLine } from "./yaml-depth.ts";

/** Largest case file that is read, bytes. A case is written by hand. */
const LIMIT = 1 << 20;

/** A case and where its values lie in the file. */
export interface CaseDocument {
  readonly value: Case;
  /** Line (from 1) of the value at a JSON Pointer, of what holds it when there is none. */
  readonly lineOf: (pointer: string) => number;
}

/** Something wrong at a line of a case file. */
export interface CaseProblem {
  readonly line: number;
  readonly says: string;
}

/**
 * Reads and checks a case file. Throws E_NOT_FOUND, E_LIMIT, E_FORMAT (not YAML) or E_SCHEMA (all wrong keys and values at
 * once, each with its line). `more` finds what needs later stages to know; its problems are said with the others.
 */
export function readCase(file: string, more?: MoreProblems): Case {
  return readCaseDocument(file, more).value;
}

/** Finds what is wrong in a case that later stages know about. */
export type MoreProblems = (c: Case) => readonly { readonly pointer: string; readonly says: string }[];

/** As `readCase`, with the lines of its values. */
export function readCaseDocument(file: string, more: MoreProblems = () => []): CaseDocument {
  return parseCase(readWholeText(file, LIMIT), file, more);
}

/** As `readCaseDocument`, of a text; `file` is what messages call it. */
export function parseCase(text: string, file: string, more: MoreProblems = () => []): CaseDocument {
  const deep = deepYamlLine(text.split("\n").map((t, i) => ({ number: i + 1, text: t })));
  if (deep !== undefined)
    throw new EvidenceError("E_LIMIT", `nested deeper than ${MOST_NESTING}`, {
      where: { file, line: deep },
      hint: "a case file is flat",
    });
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, uniqueKeys: true, maxAliasCount: 0 } as never);
  const broken = doc.errors[0];
  if (broken !== undefined) {
    const at = lines.linePos(broken.pos[0]);
    const says =
      broken.code === "MULTIPLE_DOCS"
        ? "several documents, with --- between them; a case is one"
        : broken.message.split("\n")[0]!.replace(/ at line \d+, column \d+:?$/, "");
    throw new EvidenceError("E_FORMAT", `not YAML: ${says}`, {
      where: { file, line: at.line, column: at.col },
      hint: "fix the case file",
    });
  }
  const value: unknown = toPlain(doc, file);
  const problems = lostDigits(doc, lines);
  const fits = validate(value);
  const wrong = fits ? [] : schemaProblems(validate.errors, JSON.parse(schemaText("case")!), value);
  for (const p of wrong) problems.push({ line: lineOf(doc, lines, p.pointer, p.key), says: p.says });
  const rest = fits ? (value as Case) : withoutWrong(value, wrong);
  const meant = rest === undefined ? [] : [...meaningProblems(rest), ...more(rest)];
  // with stages that are wrong nothing is known of a stage
  for (const p of fits ? meant : meant.filter((m) => !m.pointer.endsWith("/stage")))
    problems.push({ line: lineOf(doc, lines, p.pointer, undefined), says: p.says });
  if (problems.length > 0) throw caseError(file, problems);
  return { value: value as Case, lineOf: (pointer) => lineOf(doc, lines, pointer, undefined) };
}

function toPlain(doc: Document, file: string): unknown {
  try {
    return doc.toJS({ maxAliasCount: 100 });
  } catch (cause) {
    throw new EvidenceError("E_FORMAT", "the YAML cannot be expanded", {
      where: { file },
      hint: "write it without nested aliases",
      cause,
    });
  }
}

/** Numbers that a double cannot hold as written: they would be rounded without a word. */
function lostDigits(doc: Document, lines: LineCounter): CaseProblem[] {
  const out: CaseProblem[] = [];
  visit(doc, {
    Scalar(_, node) {
      const { value, source = "" } = node;
      if (typeof value !== "number" || isExactNumber(value, source.replace(/^\+/, ""), 0, source.length)) return;
      if (Number.isSafeInteger(value) && /^[+-]?0[ox]/.test(source)) return;
      out.push({
        line: lines.linePos(node.range?.[0] ?? 0).line,
        says:
          /^[+-]?\./.test(source) && !Number.isFinite(value)
            ? `${source} is no number`
            : `${source.slice(0, 60)} is a number that a double cannot hold; in quotes it is a text`,
      });
    },
  });
  return out;
}

/** The case without the keys that are wrong, so that the rest of it is looked at too; undefined where they cannot be left out. */
function withoutWrong(value: unknown, wrong: readonly SchemaProblem[]): Case | undefined {
  const rest: unknown = structuredClone(value);
  for (const { pointer, key } of wrong) {
    const path = pointer.split("/").slice(1);
    const last = key ?? path.pop();
    let node = rest;
    for (const part of path)
      node = typeof node === "object" && node !== null ? (node as Record<string, unknown>)[part] : undefined;
    // what others refer to, and entries of lists, which would move the rest, stay
    if (last === undefined || typeof node !== "object" || node === null || Array.isArray(node)) return undefined;
    if (path.length === 0 && /^(?:sources|vteps|claims)$/.test(last)) return undefined;
    delete (node as Record<string, unknown>)[last];
  }
  return validate(rest) ? (rest as Case) : undefined;
}

function caseError(file: string, problems: readonly CaseProblem[]): EvidenceError {
  const notes = problems
    .toSorted((a, b) => a.line - b.line)
    .map((p) => ({ says: p.says, where: { file, line: p.line } }));
  const n = notes.length;
  return new EvidenceError("E_SCHEMA", n === 1 ? "not a case file" : `not a case file, for ${n} reasons`, {
    where: { file },
    hint: "wirewitness schema case prints what one may hold",
    notes,
  });
}

/** Line of the node at a JSON Pointer; of `key` within it when that is given and there. */
function lineOf(doc: Document, lines: LineCounter, pointer: string, key: string | undefined): number {
  const path = pointer
    .split("/")
    .slice(1)
    .map((p) => p.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((p) => (/^\d+$/.test(p) ? Number(p) : p));
  // a key that is missing is said where it would stand
  let node: unknown;
  for (let n = path.length; n >= 0 && rangeStart(node) === undefined; n--)
    node = n === 0 ? doc.contents : doc.getIn(path.slice(0, n), true);
  let offset = rangeStart(node);
  if (isMap(node) && key !== undefined) {
    for (const item of node.items)
      if (isPair(item) && isScalar(item.key) && String(item.key.value) === key) offset = rangeStart(item.key) ?? offset;
  }
  return offset === undefined ? 1 : Math.max(1, lines.linePos(offset).line);
}

function rangeStart(node: unknown): number | undefined {
  const range =
    typeof node === "object" && node !== null ? (node as { range?: readonly number[] | null }).range : undefined;
  return range?.[0];
}

/** What is wrong with the pattern of a probe log. */
function patternProblem(pattern: string): string | undefined {
  try {
    void new RegExp(pattern);
  } catch (error) {
    return `the pattern is no regular expression: ${(error as Error).message.slice(0, 200)}`;
  }
  return /\(\?<(?:time|outcome|duration|error)>/.test(pattern)
    ? undefined
    : "the pattern has none of the groups time, outcome, duration, error";
}

/** What a schema cannot say: addresses, times, references between parts. */
function meaningProblems(c: Case): { pointer: string; says: string }[] {
  const out: { pointer: string; says: string }[] = [];
  if (c.subject?.mac !== undefined && canonicalMac(c.subject.mac) === undefined)
    out.push({ pointer: "/subject/mac", says: `"${c.subject.mac}" is not a MAC address` });
  if (c.subject?.ip !== undefined && canonicalIp(c.subject.ip) === undefined)
    out.push({ pointer: "/subject/ip", says: `"${c.subject.ip}" is not an IP address` });
  for (const [name, address] of Object.entries(c.vteps ?? {})) {
    if (canonicalIp(address) === undefined)
      out.push({ pointer: `/vteps/${name}`, says: `VTEP ${name}: "${address}" is not an IP address` });
  }
  const names = new Map<string, string>();
  for (const [name, address] of Object.entries(c.vteps ?? {})) {
    const other = names.get(canonicalIp(address) ?? address);
    if (other !== undefined)
      out.push({ pointer: `/vteps/${name}`, says: `${other} and ${name} are one address, ${address}` });
    names.set(canonicalIp(address) ?? address, name);
  }
  for (const [i, port] of (c.tunnelPorts ?? []).entries()) {
    if (Number(port.split(":")[1]) > 65535)
      out.push({ pointer: `/tunnelPorts/${i}`, says: `"${port}": a UDP port is at most 65535` });
  }
  for (const [i, s] of c.sources.entries()) {
    if (s.at !== undefined && parseRfc3339(s.at) === undefined)
      out.push({ pointer: `/sources/${i}/at`, says: `"${s.at}" is not an RFC 3339 time with a zone` });
    if (s.date !== undefined && !isDate(s.date))
      out.push({ pointer: `/sources/${i}/date`, says: `"${s.date}" is not a date` });
    if (s.zone !== undefined && !isZone(s.zone))
      out.push({ pointer: `/sources/${i}/zone`, says: `"${s.zone}" is not a zone between -12:00 and +14:00` });
    const wrong = s.pattern === undefined ? undefined : patternProblem(s.pattern);
    if (wrong !== undefined) out.push({ pointer: `/sources/${i}/pattern`, says: wrong });
    const twin = c.sources.findIndex((other) => other.file === s.file);
    if (twin < i)
      out.push({ pointer: `/sources/${i}/file`, says: `"${s.file}" is named before, as source ${twin + 1}` });
    if (s.stage !== undefined && c.stages !== undefined && !c.stages.includes(s.stage))
      out.push({ pointer: `/sources/${i}/stage`, says: `stage "${s.stage}" is not in stages` });
  }
  return out;
}
