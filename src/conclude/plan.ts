// Which files are one body of evidence, and what the case file or the command line says about each.
import { existsSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, relative, sep } from "node:path";
import { EvidenceError } from "../core/errors.ts";
import { isDate, isZone, parseRfc3339 } from "../core/time.ts";
import { parseTunnelPort } from "../decode/wire/next-layer.ts";
import type { InputContext } from "../observe/observation.ts";
import { listInputs } from "../read/list-inputs.ts";
import type { ReadFinding } from "../read/batch.ts";
import type { CaseDocument } from "../read/case-file.ts";
import type { Case, CaseSource } from "../schema/case.generated.ts";

/** What the command line says about inputs that the case file does not speak of. */
export interface PlanOptions {
  readonly caseFile?: string;
  /** A case that is in no file yet; its paths are relative to `file`. */
  readonly drafted?: { readonly file: string; readonly value: Case };
  readonly date?: string;
  readonly zone?: string;
  /** "vxlan:50000", ... */
  readonly tunnelPorts?: readonly string[];
  /** UDP ports on which packets of iperf3 are expected, beside its own: "5300". */
  readonly probePorts?: readonly string[];
  readonly waitNs?: number;
}

/** One file to read. `context` has everything but the id, which is given in the order of reading. */
export interface PlannedInput {
  /** Path to open, or "-". */
  readonly path: string;
  /** Named by the user or the case, not found in a folder: then it must be readable. */
  readonly named: boolean;
  readonly context: Omit<InputContext, "id">;
}

/** The whole body of evidence. */
export interface Plan {
  readonly caseFile: string | undefined;
  readonly case: Case | undefined;
  /** Line of the case file that the value at a JSON Pointer stands in. */
  readonly caseLineOf: (pointer: string) => number;
  readonly inputs: PlannedInput[];
  /** Files of the case's folder that it does not name. */
  readonly unnamed: string[];
  /** What listing the folders had to say: links that loop, more files than are followed. */
  readonly findings: ReadFinding[];
  /** Inputs that are not there; the rest is read all the same. */
  readonly problems: EvidenceError[];
}

/** Wait before an unanswered request counts as lost, s. */
const DEFAULT_WAIT_S = 2;

const CASE_NAMES = ["case.yaml", "case.yml"];

/**
 * Expands files and folders. A folder with a case.yaml is read as that case says (unless `cases` is false); `--case` names
 * one from anywhere.
 * Throws E_USAGE without any input, E_SCHEMA and the like for a case file that is wrong.
 */
export async function planInputs(paths: readonly string[], options: PlanOptions, { cases = true } = {}): Promise<Plan> {
  const plan: Plan & { inputs: PlannedInput[] } = {
    caseFile: undefined,
    case: undefined,
    caseLineOf: () => 1,
    inputs: [],
    unnamed: [],
    findings: [],
    problems: [],
  };
  const files: string[] = [];
  let caseFile = options.drafted?.file ?? options.caseFile;
  for (const path of paths) {
    const own = cases && isFolder(path) ? caseIn(path) : undefined;
    if (own === undefined) files.push(path);
    else if (caseFile === undefined || samePath(caseFile, own)) caseFile = own;
    else
      throw new EvidenceError("E_USAGE", "a second case file", {
        where: { file: own },
        hint: `one body of evidence has one case; the other is ${caseFile}`,
      });
  }
  const document = options.drafted ?? (caseFile === undefined ? undefined : await readCaseFile(caseFile));
  const theCase = document?.value;
  checkOptions(options);
  const common = {
    tunnelPorts: tunnelPorts([...(theCase?.tunnelPorts ?? []), ...(options.tunnelPorts ?? [])]),
    ...probePortsOf(theCase, options),
    waitNs: options.waitNs ?? Math.round((theCase?.wait ?? DEFAULT_WAIT_S) * 1e9),
  };
  const sources = theCase === undefined ? [] : recorded(theCase.sources, caseFile!, plan);
  if (caseFile !== undefined) sayOutside(sources, caseFile, plan);
  const inputs = sources.map((s) => fromCase(s, caseFile!, common));
  const given = new Set(inputs.map((i) => i.path));
  for (const i of fromPaths(files, options, common, plan)) if (!given.has(i.path)) inputs.push(i);
  if (inputs.length === 0 && plan.problems.length === 0) {
    throw new EvidenceError("E_USAGE", "there is nothing to read", {
      hint: "name captures, logs or a folder of them, or - for standard input",
    });
  }
  const unnamed = caseFile === undefined || caseFile === options.caseFile ? [] : unnamedFiles(caseFile, given);
  const caseLineOf = document !== undefined && "lineOf" in document ? document.lineOf : plan.caseLineOf;
  return { ...plan, caseFile, case: theCase, caseLineOf, inputs, unnamed };
}

/** Throws E_USAGE for a date, a zone or a wait that is none. */
function checkOptions({ date, zone, waitNs }: PlanOptions): void {
  if (date !== undefined && !isDate(date))
    throw new EvidenceError("E_USAGE", `"${date}" is not a date`, { hint: "write it as 2026-09-23" });
  if (zone !== undefined && !isZone(zone))
    throw new EvidenceError("E_USAGE", `"${zone}" is not a zone`, { hint: "write it as -05:00, +05:30 or Z" });
  if (waitNs !== undefined && !(waitNs > 0 && waitNs <= 86_400e9))
    throw new EvidenceError("E_USAGE", "the wait is no number of seconds", { hint: "more than 0, at most 86400" });
}

/** The YAML parser is loaded only where there is YAML. */
async function readCaseFile(file: string): Promise<CaseDocument> {
  const { readCaseDocument } = await import("../read/case-file.ts");
  const { claimProblems } = await import("./claims/claim-problems.ts");
  return readCaseDocument(file, claimProblems);
}

/** The case file of a folder; undefined where it has none. */
export function caseIn(folder: string): string | undefined {
  return CASE_NAMES.map((n) => join(folder, n)).find((p) => existsSync(p));
}

function isFolder(path: string): boolean {
  return path !== "-" && existsSync(path) && statSync(path).isDirectory();
}

function samePath(a: string, b: string): boolean {
  return relative(a, b) === "";
}

type Common = Pick<InputContext, "tunnelPorts" | "probePorts" | "waitNs">;

function pathOf(s: CaseSource, caseFile: string): string {
  return isAbsolute(s.file) ? s.file : join(dirname(caseFile), s.file);
}

/** Sources without those that may be missing or empty and are; one finding tells how many. */
function recorded(sources: readonly CaseSource[], caseFile: string, plan: Plan): CaseSource[] {
  const absent = sources.filter(
    (s) => s.optional === true && !(statSync(pathOf(s, caseFile), { throwIfNoEntry: false })?.size ?? 0),
  );
  if (absent.length > 0) {
    plan.findings.push({
      code: "input.not-recorded",
      severity: "info",
      says: `${absent.length === 1 ? "1 optional source of the case is" : `${absent.length} optional sources of the case are`} missing or empty.`,
    });
  }
  return sources.filter((s) => !absent.includes(s));
}

/** Says which sources lie outside the folder of the case: whoever runs a case of somebody else may not expect that. */
function sayOutside(sources: readonly CaseSource[], caseFile: string, plan: Plan): void {
  const outside = sources.filter((s) => {
    const way = relative(dirname(caseFile), pathOf(s, caseFile));
    return way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way);
  });
  if (outside.length === 0) return;
  plan.findings.push({
    code: "input.outside-case",
    severity: "warning",
    says: `${outside.length === 1 ? "1 source lies" : `${outside.length} sources lie`} outside the folder of the case.`,
    count: outside.length,
  });
}

function fromCase(s: CaseSource, caseFile: string, common: Common): PlannedInput {
  const at = s.at === undefined ? undefined : parseRfc3339(s.at);
  return {
    path: pathOf(s, caseFile),
    named: true,
    context: {
      name: s.file,
      ...common,
      ...(s.node === undefined ? {} : { node: s.node }),
      ...(s.stage === undefined ? {} : { stage: s.stage }),
      ...(s.order === undefined ? {} : { order: s.order }),
      ...(at === undefined ? {} : { at }),
      ...(s.date === undefined ? {} : { date: s.date }),
      ...(s.zone === undefined ? {} : { zone: s.zone }),
      ...(s.clock === undefined ? {} : { physicalClock: s.clock }),
      ...(s.mtu === undefined ? {} : { mtu: s.mtu }),
      ...(s.interface === undefined ? {} : { interface: s.interface }),
      ...(s.ifindex === undefined ? {} : { ifindex: s.ifindex }),
      ...probeLogOf(s),
      ...toldOf(s),
    },
  };
}

/** What the case says that a text is; nothing when it says nothing. */
function toldOf({ kind, command }: CaseSource): Pick<InputContext, "told"> {
  if (kind === undefined && command === undefined) return {};
  return { told: { ...(kind === undefined ? {} : { kind }), ...(command === undefined ? {} : { command }) } };
}

/** What the case says about a probe log; nothing when it says nothing. */
function probeLogOf(s: CaseSource): Pick<InputContext, "probeLog"> {
  const { columns, pattern, durationUnit, staleness } = s;
  const told = {
    ...(columns === undefined ? {} : { columns }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(durationUnit === undefined ? {} : { durationUnit }),
    ...(staleness === undefined ? {} : { stalenessNs: Math.round(staleness * 1e9) }),
  };
  return Object.keys(told).length === 0 ? {} : { probeLog: told };
}

function fromPaths(paths: readonly string[], options: PlanOptions, common: Common, plan: Plan): PlannedInput[] {
  const told = {
    ...common,
    ...(options.date === undefined ? {} : { date: options.date }),
    ...(options.zone === undefined ? {} : { zone: options.zone }),
  };
  const out: PlannedInput[] = [];
  for (const path of paths) {
    try {
      const folder = isFolder(path);
      const listed = listInputs([path]);
      for (const f of listed.findings) {
        if (f.code !== "input.unreadable") plan.findings.push(f);
        else
          plan.problems.push(
            new EvidenceError("E_IO", "cannot be read", {
              where: { file: f.file ?? path },
              hint: "it was left out: check who may read it",
            }),
          );
      }
      for (const file of listed.files) {
        const name = folder ? relative(path, file.path) || basename(file.path) : path === "-" ? "stdin" : path;
        out.push({ path: file.path, named: !folder, context: { name, ...told } });
      }
    } catch (error) {
      if (!(error instanceof EvidenceError)) throw error;
      plan.problems.push(error);
    }
  }
  return out;
}

function unnamedFiles(caseFile: string, given: ReadonlySet<string>): string[] {
  const folder = dirname(caseFile);
  return listInputs([folder])
    .files.map((f) => f.path)
    .filter(
      (p) =>
        !given.has(p) &&
        !samePath(p, caseFile) &&
        !/(?:^|\/)(?:README\.md|expected\.json|PLAN\.txt|record-[^/]*\.sh)$/.test(p),
    )
    .map((p) => relative(folder, p));
}

/** "vxlan:50000" -> ["vxlan", 50000]. Throws E_USAGE for anything else. */
function tunnelPorts(texts: readonly string[]): InputContext["tunnelPorts"] {
  return texts.map((text) => {
    const port = parseTunnelPort(text);
    if (port !== undefined) return port;
    throw new EvidenceError("E_USAGE", `"${text}" is not a tunnel port`, {
      hint: "write it as vxlan:50000 or geneve:6082",
    });
  });
}

/** Those of the case and of the command line. */
function probePortsOf(c: Case | undefined, options: PlanOptions): Pick<InputContext, "probePorts"> {
  if (c?.probePorts === undefined && options.probePorts === undefined) return {};
  return { probePorts: [...(c?.probePorts ?? []), ...probePorts(options.probePorts ?? [])] };
}

function probePorts(texts: readonly string[]): number[] {
  return texts.map((text) => {
    const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
    if (port >= 1 && port <= 65_535) return port;
    throw new EvidenceError("E_USAGE", `"${text}" is not a port`, { hint: "write it as 5300" });
  });
}
