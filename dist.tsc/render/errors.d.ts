import type { Evidence, Source, Stream } from "../schema/evidence.generated.ts";
import type { Body } from "./figures/bodies.ts";
/** One error about probes of one stream. */
export interface ErrorLine {
    readonly stream: Stream;
    /** Never left the host; else an ICMP error from elsewhere. */
    readonly local: boolean;
    readonly from: string | null;
    /** "Frag needed and DF set, mtu 1400". */
    readonly says: string;
    readonly probes: number;
    /** "seq 1", "seq 2 to 5, 9", "first seq 2"; empty where it is not known. */
    readonly which: string;
    readonly source: Source;
}
/** Errors of one stream, those from elsewhere first. */
export declare function streamErrors(evidence: Evidence, stream: Stream): readonly ErrorLine[];
/** Errors of a body of probes, each once: a tap hears those from elsewhere, the log those of its own host. */
export declare function errorsOf(evidence: Evidence, body: Body): readonly ErrorLine[];
/** "1 probe (seq 1) met: Frag needed and DF set, mtu 1400, from 198.51.100.1." `of` names the stream where it is another. */
export declare function errorSentence(e: ErrorLine, of?: string): string;
/** Who is to blame for an error, in words: the host itself, a try that failed, or who sent the ICMP error. */
export declare function blame(e: ErrorLine): string;
