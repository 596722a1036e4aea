// What an observer of a text format is: rows in, what they show out.
import type { EpochNs } from "../core/time.ts";
import type {
  EncapsulationCounts,
  FrameCounts,
  InputContext,
  ObservedFact,
  ObservedFinding,
  ProbeStream,
  RouteObservation,
  SourceRef,
} from "./observation.ts";
import type { EchoFlow } from "./echo-flow.ts";
import type { NeighbourEntry } from "./neighbour.ts";
import type { PartTime } from "./part-time.ts";
import type { ProbeTable } from "./probe-table.ts";

/** One output of one command: a whole file, or the part of a terminal session between two prompts. */
export interface PartContext {
  readonly input: InputContext;
  /** Node the output is from: as the case file says, else as the prompt says, else the input's name. */
  readonly where: string;
  /** The command as typed, where a prompt showed it. */
  readonly command: string | undefined;
  /** Place in a sequence of snapshots, where known. */
  readonly order: number | undefined;
  /** Which output of the text this is; the observer says where another one begins within its part. */
  readonly outputs?: Outputs;
  /** When it was printed, as the text around it tells. */
  readonly time?: PartTime | undefined;
}

/** Counts the outputs of one text, in order: a loop writes one after the other, with prompts between them or without. */
export class Outputs {
  private begun = 0;

  /** Another output begins: what comes from here on was taken later. */
  next(): void {
    this.begun++;
  }

  /** Number of the current one; undefined for the first, which may be the only one. */
  get number(): number | undefined {
    return this.begun === 0 ? undefined : this.begun;
  }
}

/** What one output shows. */
export interface Shown {
  /** Rows that carry evidence. */
  readonly records: number;
  /** Packets of a capture that was printed as text, and what encapsulation costs in it. */
  readonly frames?: FrameCounts[];
  readonly overhead?: EncapsulationCounts[];
  readonly streams?: ProbeStream[];
  /** Every probe of a stream, where that was asked for. */
  readonly tables?: ReadonlyMap<ProbeStream, ProbeTable>;
  /** How the echo packets of each stream went by. */
  readonly echoes?: readonly EchoFlow[];
  readonly routes?: RouteObservation[];
  readonly neighbours?: readonly NeighbourEntry[];
  readonly facts?: ObservedFact[];
  readonly findings?: ObservedFinding[];
  /** First and last stamp of its own. */
  readonly first?: EpochNs | undefined;
  readonly last?: EpochNs | undefined;
  /** Fractional digits of its stamps, their tick and their clock. */
  readonly digits?: number;
  readonly resolutionNs?: number;
  readonly clock?: string;
}

/** Takes the rows of one output, in order. */
export interface RowObserver<Row> {
  take(rows: readonly Row[]): void;
  /** Called once, after the last row. */
  finish(): Shown;
}

/** A line of the input that a part belongs to. */
export function lineOf(part: PartContext, line: number): SourceRef {
  return line > 0 ? { input: part.input.id, line } : { input: part.input.id };
}

/** Where and when a row of a snapshot was seen. */
export function snapshotOf(
  part: PartContext,
  line: number,
): Pick<RouteObservation, "where" | "source" | "order" | "part" | "at" | "digits" | "partTime"> {
  const output = part.outputs?.number;
  return {
    where: part.where,
    source: lineOf(part, line),
    ...(part.order === undefined ? {} : { order: part.order }),
    ...(output === undefined ? {} : { part: output }),
    ...timeOf(part),
  };
}

function timeOf(part: PartContext): Pick<RouteObservation, "at" | "digits" | "partTime"> {
  if (part.input.at !== undefined) return { at: part.input.at };
  return part.time === undefined ? {} : { at: part.time.at, digits: part.time.digits, partTime: true };
}
