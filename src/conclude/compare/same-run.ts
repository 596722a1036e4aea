// One recording is one run: given twice, it would make a distribution narrower than it is, and a first run equal to a later one.
import { createHash } from "node:crypto";
import { readFileSync, realpathSync, statSync } from "node:fs";
import { EvidenceError } from "../../core/errors.ts";
import type { Evidence } from "../../schema/evidence.generated.ts";
import { streamsOf } from "./streams.ts";

/** Larger files are known by their probes alone. */
const MOST_READ = 16 * 2 ** 20;

/** A run with the path that it was read from. */
export interface ReadRun {
  readonly path: string;
  readonly evidence: Evidence;
}

/** Throws E_USAGE for two runs that are one: the same path, the same bytes, or the same probes at the same times. */
export function refuseSame(runs: readonly ReadRun[]): void {
  const seen = new Map<string, string>();
  for (const { path, evidence } of runs) {
    for (const mark of marksOf(path, evidence)) {
      const earlier = seen.get(mark);
      if (earlier !== undefined && earlier !== path)
        throw new EvidenceError("E_USAGE", `is the same recording as ${earlier}`, {
          where: { file: path },
          hint: "name each run once",
        });
      if (earlier !== undefined)
        throw new EvidenceError("E_USAGE", "is given twice", { where: { file: path }, hint: "name each run once" });
    }
    for (const mark of marksOf(path, evidence)) seen.set(mark, path);
  }
}

/** What only one recording has. Stamps and counts stay when names are replaced, so that evidence is known by them as well. */
function marksOf(path: string, evidence: Evidence): string[] {
  const [s] = streamsOf(evidence);
  return [
    `path ${realpathSync(path)}`,
    ...(isSmallFile(path) ? [`bytes ${createHash("sha256").update(readFileSync(path)).digest("hex")}`] : []),
    ...(s?.first === undefined
      ? []
      : [`probes ${JSON.stringify([s.first, s.last, s.sent, s.answered, s.late, s.lost, s.interval_us])}`]),
  ];
}

function isSmallFile(path: string): boolean {
  const is = statSync(path, { throwIfNoEntry: false });
  return is?.isFile() === true && is.size <= MOST_READ;
}
