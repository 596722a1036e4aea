import type { TextFormat } from "./format.ts";
import type { TcpdumpRow } from "./tcpdump-rows.ts";
/** tcpdump's text. */
export declare const tcpdumpText: TextFormat<TcpdumpRow>;
