// The main job: files in, one evidence document out. Every input is read on its own; one that fails does not stop the rest.
import { createHash, createHmac, type Hash, type Hmac } from "node:crypto";
import { statSync } from "node:fs";
import { EvidenceError } from "../core/errors.ts";
import { canonicalIp, canonicalMac } from "../core/address.ts";
import type { InputContext, Observation } from "../observe/observation.ts";
import { findRings } from "../read/ring.ts";
import { openSource } from "../read/source.ts";
import type { ReadFinding } from "../read/batch.ts";
import type { Case } from "../schema/case.generated.ts";
import type { Evidence, Input } from "../schema/evidence.generated.ts";
import type { ClockGraph } from "../correlate/clock-graph.ts";
import { assemble } from "./evidence.ts";
import { HostLinks, looksLikeCapture } from "./host-links.ts";
import { observeFile, observeRing } from "./observe-input.ts";
import { toolVersion } from "./version.ts";
import { planInputs, type PlanOptions, type PlannedInput } from "./plan.ts";

/** Digest of each input: HMAC-SHA-256 under a key, plain SHA-256, or none. */
export type DigestChoice =
  | { readonly algorithm: "hmac-sha-256"; readonly key: Uint8Array }
  | { readonly algorithm: "sha-256" }
  | undefined;

/** Probes kept for comparing clocks: of one input, and of all (24 bytes each): ten captures of a million stay under 400 MB. */
const MOST_PROBES = 2 ** 21;
const ALL_PROBES = 4_000_000;

/** Options of `analyze`. */
export interface AnalyzeOptions extends PlanOptions {
  readonly digest?: DigestChoice;
  /** Keep probes for the probe figure. Default true. */
  readonly samples?: boolean;
  /** Read a folder's case.yaml. Default true; false: it is no source either. */
  readonly cases?: boolean;
  /** Verify the checksums of all packets of captures over every byte: slower. Default false. */
  readonly checksums?: boolean;
  /** Bytes read of all inputs together, as they lie; total is undefined when a pipe is among them. */
  readonly onProgress?: (bytesDone: number, bytesTotal: number | undefined) => void;
  /** Told of each input when it has been read, under its own name. */
  readonly onInput?: (input: Pick<Input, "name" | "kind" | "records" | "unparsed">) => void;
}

/** What came out. */
export interface Analysis {
  /** Raw: give it to scrub() or reveal() before it is shown. */
  readonly evidence: Evidence;
  /** Inputs that could not be used, each with its reason. */
  readonly problems: EvidenceError[];
  /** Inputs of which anything was understood. */
  readonly understood: number;
  readonly caseFile: string | undefined;
  readonly publicTitle: string | undefined;
  /** The case as it was read. */
  readonly case: Case | undefined;
  /** Line of the case file that the value at a JSON Pointer stands in. */
  readonly caseLineOf: (pointer: string) => number;
}

/** Where an input lies. */
export interface InputFiles {
  /** One file, or the files of a capture ring in order of time, with their names. */
  readonly paths: readonly string[];
  readonly names: readonly string[];
  readonly tunnelPorts: InputContext["tunnelPorts"];
}

/** An analysis with what a second look at its inputs needs. */
export interface AnalysisWithClocks {
  readonly analysis: Analysis;
  readonly toClock: ClockGraph["toClock"];
  /** By input id. */
  readonly files: ReadonlyMap<string, InputFiles>;
}

/**
 * Reads everything that `paths` and the case name and derives the evidence. Throws EvidenceError when nothing is named, the
 * case file is wrong, or nothing at all could be used; otherwise what could not be used is in `problems`.
 */
export async function analyze(paths: readonly string[], options: AnalyzeOptions = {}): Promise<Analysis> {
  return (await analyzeWithClocks(paths, options)).analysis;
}

/** The same as `analyze`, with the clocks as they were related and the files of each input. */
export async function analyzeWithClocks(
  paths: readonly string[],
  options: AnalyzeOptions = {},
): Promise<AnalysisWithClocks> {
  const plan = await planInputs(paths, options, { cases: options.cases ?? true });
  const run = new Run(options, plan.inputs);
  const problems = [...plan.problems];
  const { groups, findings } = await groupRings(plan.inputs);
  run.expect(groups.length, plan.case?.subject?.mac !== undefined);
  for (const group of readingOrder(groups)) {
    try {
      await run.read(group, `i${groups.indexOf(group) + 1}`);
    } catch (error) {
      if (!(error instanceof EvidenceError)) throw error;
      problems.push(error);
    }
  }
  run.sort();
  if (run.observations.length === 0 && problems.length > 0) throw problems[0]!;
  const { evidence, toClock } = assemble({
    observations: run.observations,
    subject: subjectOf(plan.case),
    title: plan.case?.title,
    toolVersion: toolVersion(),
    digests: run.digests,
  });
  for (const f of [...plan.findings, ...findings])
    evidence.findings.push({ code: f.code, severity: f.severity, says: f.says, where: [], limits: [] });
  evidence.findings.push(...unnamedFinding(plan.unnamed));
  if (plan.case?.claims !== undefined) {
    const { judgeClaims } = await import("./claims/claims.ts");
    evidence.claims = judgeClaims(evidence, plan.case);
  }
  const understood = run.observations.filter((o) => o.input.kind !== "unknown" && o.input.kind !== "empty").length;
  const { caseFile, caseLineOf } = plan;
  const told = { caseFile, caseLineOf, publicTitle: plan.case?.publicTitle, case: plan.case };
  return { analysis: { evidence, problems, understood, ...told }, toClock, files: run.files };
}

/** The subject in canonical spelling, with names by VTEP address. */
function subjectOf(c: Case | undefined): Evidence["subject"] {
  const s = c?.subject ?? {};
  const mac = s.mac === undefined ? undefined : canonicalMac(s.mac);
  const ip = s.ip === undefined ? undefined : canonicalIp(s.ip);
  const vteps = Object.entries(c?.vteps ?? {}).map(([name, address]) => [canonicalIp(address)!, name] as const);
  return {
    ...(mac === undefined ? {} : { mac }),
    ...(ip === undefined ? {} : { ip }),
    ...(s.vni === undefined ? {} : { vni: s.vni }),
    ...(s.vlan === undefined ? {} : { vlan: s.vlan }),
    ...(vteps.length === 0 ? {} : { vteps: Object.fromEntries(vteps) }),
  };
}

function unnamedFinding(unnamed: readonly string[]): Evidence["findings"] {
  if (unnamed.length === 0) return [];
  const n = unnamed.length;
  const says =
    n === 1
      ? "1 file of the folder is not named in the case file and was not read."
      : `${n} files of the folder are not named in the case file and were not read.`;
  return [{ code: "case.unnamed-files", severity: "info", says, count: n, where: [], limits: [] }];
}

/** Inputs with the files of each capture ring laid together, in order of time, at the place of the first that was named. */
async function groupRings(
  inputs: readonly PlannedInput[],
): Promise<{ groups: PlannedInput[][]; findings: ReadFinding[] }> {
  const { rings, findings } = await findRings(inputs.map((i) => i.path).filter((p) => p !== "-"));
  const byPath = new Map(inputs.map((i) => [i.path, i]));
  const groupOf = new Map<PlannedInput, PlannedInput[]>();
  for (const ring of rings) {
    const members = ring.paths.map((p) => byPath.get(p)!);
    // the case may say that files which look like one capture are not
    const one = new Set(members.map((m) => `${m.context.node} ${m.context.stage} ${m.context.order}`)).size === 1;
    if (one) for (const m of members) groupOf.set(m, members);
  }
  return { groups: [...new Set(inputs.map((i) => groupOf.get(i) ?? [i]))], findings };
}

/** Captures last, where an output of ip link may tell the MTU of what they were taken on. */
function readingOrder(groups: readonly PlannedInput[][]): PlannedInput[][] {
  const isCapture = (group: readonly PlannedInput[]) => group.length > 1 || looksLikeCapture(group[0]!.path);
  const captures = groups.length > 1 ? groups.filter(isCapture) : [];
  return [...groups.filter((g) => !captures.includes(g)), ...captures];
}

/** Bytes of a single capture up to which senders are followed though nobody asked for one. */
const SMALL_CAPTURE = 64 * 1024 * 1024;

/** Reads inputs one after the other. */
class Run {
  readonly observations: Observation[] = [];
  readonly digests = new Map<string, NonNullable<Input["digest"]>>();
  readonly files = new Map<string, InputFiles>();
  readonly #options: AnalyzeOptions;
  readonly #total: number | undefined;
  readonly #links = new HostLinks();
  #done = 0;
  #keep: Pick<InputContext, "keepProbes" | "keepMacs"> = {};

  constructor(options: AnalyzeOptions, inputs: readonly PlannedInput[]) {
    this.#options = options;
    this.#total = totalBytes(inputs);
  }

  /** Probes are kept for the clocks, and where MACs are heard, when there is more than one input to compare. */
  expect(inputs: number, subject: boolean): void {
    if (inputs < 2) {
      // Of one capture alone only the silence of the subject is asked: it is kept where it costs little, or was asked for.
      if (subject || (this.#total ?? Infinity) <= SMALL_CAPTURE) this.#keep = { keepMacs: true };
      return;
    }
    this.#keep = { keepProbes: Math.min(MOST_PROBES, Math.floor(ALL_PROBES / inputs)), keepMacs: true };
  }

  async read(group: readonly PlannedInput[], id: string): Promise<void> {
    const [planned] = group;
    const links = planned!.context.mtu === undefined ? this.#links.of(planned!.context) : undefined;
    const context: InputContext = {
      id,
      ...planned!.context,
      ...(links === undefined ? {} : { links }),
      ...this.#keep,
    };
    const hash = newHash(this.#options.digest);
    const { samples = true, checksums = false } = this.#options;
    const options = { samples, checksums, named: planned!.named };
    const open = (path: string) => openSource(path, { onRaw: (chunk) => this.#raw(chunk, hash) });
    const observation =
      group.length > 1
        ? await observeRing(group, open, context, options)
        : await observeFile(planned!.path, open, context, options);
    if (context.physicalClock !== undefined) observation.input.physicalClock = context.physicalClock;
    if (hash !== undefined)
      this.digests.set(id, { algorithm: this.#options.digest!.algorithm, value: hash.digest("hex") });
    this.observations.push(observation);
    this.#links.add(observation);
    this.#options.onInput?.(observation.input);
    const paths = group.map((p) => p.path);
    this.files.set(id, { paths, names: group.map((p) => p.context.name), tunnelPorts: context.tunnelPorts });
  }

  /** Puts what was read into the order of the inputs. */
  sort(): void {
    const place = (id: string) => Number(id.slice(1));
    this.observations.sort((a, b) => place(a.input.id) - place(b.input.id));
    const files = [...this.files].sort(([a], [b]) => place(a) - place(b));
    this.files.clear();
    for (const [id, of] of files) this.files.set(id, of);
  }

  #raw(chunk: Uint8Array, hash: Hash | Hmac | undefined): void {
    hash?.update(chunk);
    this.#done += chunk.length;
    this.#options.onProgress?.(this.#done, this.#total);
  }
}

/** A hash for one input; undefined where no digests are wanted. */
export function newHash(choice: DigestChoice): Hash | Hmac | undefined {
  if (choice === undefined) return undefined;
  return choice.algorithm === "sha-256" ? createHash("sha256") : createHmac("sha256", choice.key);
}

/** Bytes of all inputs together; undefined where one is standard input. */
export function totalBytes(inputs: readonly Pick<PlannedInput, "path">[]): number | undefined {
  let total = 0;
  for (const i of inputs) {
    if (i.path === "-") return undefined;
    total += statSync(i.path, { throwIfNoEntry: false })?.size ?? 0;
  }
  return total;
}
