import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { AddrRow, IprouteError, LinkRow } from "../decode/text/linux-rows.ts";
import type { ObservedFact } from "./observation.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
type Row = LinkRow | AddrRow | IprouteError | JsonProblem;
/** True when a NIC, a bond or a team is usually called like this. */
export declare function isUplinkName(name: string): boolean;
/** Observes one output of ip link, ip addr or bridge link, text or JSON. */
export declare function observeLinuxLink(part: PartContext): RowObserver<Row>;
/** Facts of one interface. */
export declare function linkFacts(row: LinkRow, part: PartContext): ObservedFact[];
export {};
