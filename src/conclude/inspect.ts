// `inspect`: what a file is and the few figures that matter about it, for the person who has it. Nothing is anonymized.
import { EvidenceError } from "../core/errors.ts";
import type { InputContext } from "../observe/observation.ts";
import { totalBytes, type AnalyzeOptions } from "./analyze.ts";
import { toolVersion } from "./version.ts";
import { openSource } from "../read/source.ts";
import type { Evidence, Input } from "../schema/evidence.generated.ts";
import { assembleEvidence } from "./evidence.ts";
import { observeFile } from "./observe-input.ts";
import { planInputs, type PlanOptions } from "./plan.ts";

/** One input as it is. */
export interface Inspection {
  readonly name: string;
  readonly kind: string;
  readonly container?: string;
  readonly bytes: number;
  readonly records: number;
  readonly lines?: number;
  readonly unparsed: number;
  readonly unparsedAt?: Input["unparsedAt"];
  readonly first?: string;
  readonly last?: string;
  readonly clock?: string;
  readonly frames: Evidence["frames"];
  readonly overhead: Evidence["overhead"];
  readonly streams: Evidence["streams"];
  readonly lossPeriods: Evidence["lossPeriods"];
  readonly mobility: Evidence["mobility"];
  readonly findings: Evidence["findings"];
  readonly warnings: Input["warnings"];
}

/** What `inspect` gives: a row and a one-input evidence document for each file, and the files that could not be opened. */
export interface Inspected {
  readonly rows: Inspection[];
  readonly documents: Evidence[];
  readonly problems: EvidenceError[];
}

/** How inputs are read, and who is told of it. */
export type InspectOptions = PlanOptions & Pick<AnalyzeOptions, "onProgress" | "onInput">;

/** Inspects each file on its own; one that cannot be used is a row of kind "empty" or "unknown" with its reason. */
export async function inspect(paths: readonly string[], options: InspectOptions = {}): Promise<Inspected> {
  const plan = await planInputs(paths, options, { cases: false });
  const total = totalBytes(plan.inputs);
  let done = 0;
  const onRaw = (chunk: Uint8Array): void => options.onProgress?.((done += chunk.length), total);
  const problems = [...plan.problems];
  const documents: Evidence[] = [];
  for (const planned of plan.inputs) {
    try {
      const document = await inspectOne(planned.path, planned.context, onRaw);
      documents.push(document);
      options.onInput?.(document.inputs[0]!);
    } catch (error) {
      if (!(error instanceof EvidenceError)) throw error;
      problems.push(error);
    }
  }
  return { rows: documents.map(row), documents, problems };
}

async function inspectOne(
  path: string,
  context: Omit<InputContext, "id">,
  onRaw: (chunk: Uint8Array) => void,
): Promise<Evidence> {
  const open = (file: string) => openSource(file, { onRaw });
  const observation = await observeFile(path, open, { id: "i1", ...context }, { samples: false, named: false });
  return assembleEvidence({ observations: [observation], subject: {}, toolVersion: toolVersion() });
}

function row(e: Evidence): Inspection {
  const { name, kind, container, bytes, records, lines, unparsed, unparsedAt, first, last, clock, warnings } =
    e.inputs[0]!;
  return {
    name,
    kind,
    ...(container === undefined ? {} : { container }),
    bytes,
    records,
    ...(lines === undefined ? {} : { lines }),
    unparsed,
    ...(unparsedAt === undefined ? {} : { unparsedAt }),
    ...(first === undefined ? {} : { first }),
    ...(last === undefined ? {} : { last }),
    ...(clock === undefined ? {} : { clock }),
    frames: e.frames,
    overhead: e.overhead,
    streams: e.streams,
    lossPeriods: e.lossPeriods,
    mobility: e.mobility,
    findings: e.findings,
    warnings,
  };
}
