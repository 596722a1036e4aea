// A MAC that a node flagged as a duplicate, as a fact: counted against its moves later.
import { rfc3339 } from "../core/time.ts";
import type { EpochNs } from "../core/time.ts";
import type { ObservedFact } from "./observation.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext } from "./text-observer.ts";

/** A row of a log or a table that says that a MAC is taken for a duplicate. */
export interface FlaggedRow {
  readonly line: number;
  readonly mac: string;
  readonly vni: number | undefined;
  readonly ip: string | undefined;
  /** Moves counted by the node, where told. */
  readonly moves: number | undefined;
}

/** Fact "mac.duplicate" of a row; `at` is when it happened by the node's clock, undefined where that is not known. */
export function duplicateFact(part: PartContext, row: FlaggedRow, at: EpochNs | undefined): ObservedFact {
  const value = {
    mac: row.mac,
    ...(row.vni === undefined ? {} : { vni: row.vni }),
    ...(row.ip === undefined ? {} : { ip: row.ip }),
    node: part.where,
    ...(row.moves === undefined ? {} : { moves: row.moves }),
    ...(at === undefined ? {} : { at: rfc3339(at, 9) }),
  };
  return { kind: "mac.duplicate", subject: row.mac, value, source: lineOf(part, row.line), limits: [] };
}
