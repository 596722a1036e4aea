// Things of a capture that are worth saying once, with how often and where first.
import type { ObservedFinding } from "./observation.ts";

/** Places that a finding lists. */
const PLACES = 5;

interface Note {
  readonly severity: ObservedFinding["severity"];
  readonly says: (count: number) => string;
  readonly filter: string | undefined;
  readonly limits: string[] | undefined;
  count: number;
  readonly records: number[];
}

/** What to say about a thing seen `count` times. */
export interface NoteText {
  readonly severity: ObservedFinding["severity"];
  readonly says: (count: number) => string;
  /** Wireshark display filter; without one, the frames that the finding lists. */
  readonly filter?: string;
  readonly limits?: string[];
}

/** How often something was met, and the first records. */
export class RecordList {
  count = 0;
  readonly records: number[] = [];

  /** Counts one. */
  add(record: number): void {
    this.count++;
    if (this.records.length < PLACES) this.records.push(record);
  }
}

/** A display filter for these frames; undefined for none. */
export function framesFilter(records: readonly number[]): string | undefined {
  return records.length === 0 ? undefined : `frame.number in {${records.join(", ")}}`;
}

/** Counted notes of one input; at most `limit` different ones. */
export class CaptureNotes {
  /** Things that had no room. */
  omitted = 0;
  private readonly notes = new Map<string, Note>();
  private readonly limit: number;

  constructor(limit: number = 1_000) {
    this.limit = limit;
  }

  /** Counts the thing `key` ("code" or "code detail") at a record; the text of its first time is kept. */
  add(key: string, record: number | undefined, text: () => NoteText): void {
    let note = this.notes.get(key);
    if (note === undefined) {
      if (this.notes.size >= this.limit) {
        this.omitted++;
        return;
      }
      const t = text();
      note = { severity: t.severity, says: t.says, filter: t.filter, limits: t.limits, count: 0, records: [] };
      this.notes.set(key, note);
    }
    note.count++;
    if (record !== undefined && note.records.length < PLACES) note.records.push(record);
  }

  /** The findings, in order of first appearance. `input` alone is the place where no record is known. */
  findings(input: string): ObservedFinding[] {
    const out = [...this.notes].map(([key, n]) => finding(key, n, input));
    if (this.omitted > 0) {
      const says = `${this.omitted} more things of other kinds were found and are not listed.`;
      out.push({ code: "capture.more-findings", severity: "info", says, where: [{ input }], count: this.omitted });
    }
    return out;
  }
}

function finding(key: string, n: Note, input: string): ObservedFinding {
  const filter = n.filter ?? framesFilter(n.records);
  return {
    code: key.split(" ")[0]!,
    severity: n.severity,
    says: n.says(n.count),
    where: n.records.length === 0 ? [{ input }] : n.records.map((record) => ({ input, record })),
    count: n.count,
    ...(filter === undefined ? {} : { filter }),
    ...(n.limits === undefined ? {} : { limits: n.limits }),
  };
}
