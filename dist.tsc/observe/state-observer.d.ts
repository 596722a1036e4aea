import type { RowBase } from "../decode/text/format.ts";
import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { ObservedFact, ObservedFinding, RouteObservation } from "./observation.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** What a table has shown so far. */
export declare class StateBook {
    readonly part: PartContext;
    records: number;
    readonly routes: RouteObservation[];
    readonly facts: ObservedFact[];
    readonly findings: ObservedFinding[];
    private announced;
    constructor(part: PartContext);
    /** Adds a fact about `subject`. */
    fact(kind: string, subject: string, value: unknown, line: number, ...limits: string[]): void;
    /** Adds a finding. */
    say(code: string, severity: ObservedFinding["severity"], says: string, line: number): void;
    /** The table says that `count` entries follow ("neighbours"); fewer mean that output is missing. */
    announce(count: number, line: number, what: string): void;
    /** One of the announced entries was there. */
    saw(): void;
    /** Compares what was announced with what was there. */
    compare(): void;
}
/** An observer that hands every row to `take`; problems of JSON become findings. */
export declare function stateObserver<Row extends RowBase>(part: PartContext, take: (row: Row, book: StateBook) => void): RowObserver<Row | JsonProblem>;
