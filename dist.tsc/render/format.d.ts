import type { EpochNs } from "../core/time.ts";
import type { Evidence, Source, Stream } from "../schema/evidence.generated.ts";
/** Which way a bound is rounded, so that the printed figure still holds: a lower bound down, an upper bound up. */
export type Rounding = "down" | "up" | "nearest";
/** What stands for a figure that is undefined; never 0. */
export declare const UNDEFINED = "not known";
/** Microseconds as "3.001 s", "12.40 ms" or "85 µs": 3, 2 and 0 decimals; under 10 µs 3 decimals (the ns). */
export declare function duration(us: number | null | undefined, rounding?: Rounding): string;
/** Microseconds as seconds in plain decimal digits, for axes and CSV: 3000200 is "3.0002". */
export declare function seconds(us: number): string;
/** "12,345". */
export declare function count(n: number): string;
/** "1 probe", "2 probes", "1,200 probes". */
export declare function plural(n: number, one: string, many?: string): string;
/** Size of a file: "812 B", "1.2 MB". */
export declare function fileSize(n: number): string;
/** Epoch ns of a time of the evidence, "@seconds" included; undefined when it is not a time. */
export declare function parseTime(text: string): EpochNs | undefined;
/** Microseconds from `start` to `at`; undefined when either is no time. */
export declare function sinceStart(at: string | undefined, start: string): number | undefined;
/** "10:00:29.000612" of a time in UTC, day left out; other times as they are. */
export declare function clockTime(time: string): string;
/** A name for a sentence: the middle of a very long one gives way to an ellipsis. */
export declare function brief(name: string): string;
/** Name of a VTEP with its address, "leaf-a (192.0.2.11)", or the address alone. */
export declare function vtepName(evidence: Evidence, address: string | null): string;
/** Short name of a VTEP: the name alone where there is one. */
export declare function vtepShort(evidence: Evidence, address: string | null): string;
/** A file name or the place named after it, without the folders that all inputs share. */
export declare function shortName(evidence: Evidence, name: string): string;
/** "leaf2-eth1.pcap", with the node where one is known. */
export declare function inputName(evidence: Evidence, id: string): string;
/** "i3 record 128", "i4 line 12": where a figure comes from. */
export declare function sourceText(source: Source): string;
/** "198.51.100.20 to 198.51.100.10, VNI 100, ICMP id 5". */
export declare function streamText(stream: Stream): string;
/** "31" or "31 to 32". */
export declare function seqRange(first: number, last: number): string;
/** "the start", "the end" or "the start and the end" of a recording. */
export declare function openWords(open: "start" | "end" | "both"): string;
