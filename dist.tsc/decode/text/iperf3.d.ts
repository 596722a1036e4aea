import type { TextFormat } from "./format.ts";
import type { RowBase } from "./format.ts";
import type { JsonProblem } from "./json-tree.ts";
/** What was tested. */
export interface Iperf3Test extends RowBase {
    readonly kind: "test";
    readonly to: string | undefined;
    readonly from: string | undefined;
    readonly protocol: string | undefined;
    /** Start, whole seconds since 1970. */
    readonly sec: number | undefined;
    readonly reverse: boolean;
}
/** An interval, all streams together. Times are ns from the start of the test. */
export interface Iperf3Interval extends RowBase {
    readonly kind: "interval";
    readonly startNs: number;
    readonly endNs: number;
    readonly bytes: number;
    readonly lostPackets: number | undefined;
    readonly packets: number | undefined;
    readonly retransmits: number | undefined;
    readonly omitted: boolean;
}
/** Why the test ended before its end. */
export interface Iperf3Error extends RowBase {
    readonly kind: "error";
    readonly says: string;
}
/** A row of iperf3. */
export type Iperf3Row = Iperf3Test | Iperf3Interval | Iperf3Error;
/** iperf3 in JSON. */
export declare const iperf3: TextFormat<Iperf3Row | JsonProblem>;
