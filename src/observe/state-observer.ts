// An observer of state tables: rows one by one, into records, routes, facts and findings.
import type { RowBase } from "../decode/text/format.ts";
import type { JsonProblem } from "../decode/text/json-tree.ts";
import { jsonFinding } from "./json-finding.ts";
import type { ObservedFact, ObservedFinding, RouteObservation } from "./observation.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";

/** What a table has shown so far. */
export class StateBook {
  readonly part: PartContext;
  records = 0;
  readonly routes: RouteObservation[] = [];
  readonly facts: ObservedFact[] = [];
  readonly findings: ObservedFinding[] = [];
  private announced: { readonly count: number; readonly line: number; readonly what: string; seen: number } | undefined;

  constructor(part: PartContext) {
    this.part = part;
  }

  /** Adds a fact about `subject`. */
  fact(kind: string, subject: string, value: unknown, line: number, ...limits: string[]): void {
    this.facts.push({ kind, subject, value, source: lineOf(this.part, line), limits });
  }

  /** Adds a finding. */
  say(code: string, severity: ObservedFinding["severity"], says: string, line: number): void {
    this.findings.push({ code, severity, says, where: [lineOf(this.part, line)] });
  }

  /** The table says that `count` entries follow ("neighbours"); fewer mean that output is missing. */
  announce(count: number, line: number, what: string): void {
    this.compare();
    this.announced = { count, line, what, seen: 0 };
  }

  /** One of the announced entries was there. */
  saw(): void {
    if (this.announced !== undefined) this.announced.seen++;
  }

  /** Compares what was announced with what was there. */
  compare(): void {
    const { announced } = this;
    this.announced = undefined;
    if (announced === undefined || announced.count === announced.seen) return;
    const { count, what, seen, line } = announced;
    this.say(
      "frr.count-disagrees",
      "warning",
      `${count} ${what} were announced and ${seen} are shown: part of the output is missing.`,
      line,
    );
  }
}

/** An observer that hands every row to `take`; problems of JSON become findings. */
export function stateObserver<Row extends RowBase>(
  part: PartContext,
  take: (row: Row, book: StateBook) => void,
): RowObserver<Row | JsonProblem> {
  const book = new StateBook(part);
  return {
    take(rows) {
      for (const row of rows) {
        if (isJsonProblem(row)) book.findings.push(jsonFinding(row, part));
        else {
          book.records++;
          take(row, book);
        }
      }
    },
    finish(): Shown {
      book.compare();
      const { records, routes, facts, findings } = book;
      return { records, routes, facts, findings };
    },
  };
}

function isJsonProblem(row: RowBase): row is JsonProblem {
  return row.kind === "jsonProblem";
}
