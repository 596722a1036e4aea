import type { TcpdumpRow } from "../decode/text/tcpdump-rows.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes the rows of one text, which may hold several recordings, each behind its banner. */
export declare function observeTcpdump(part: PartContext): RowObserver<TcpdumpRow>;
