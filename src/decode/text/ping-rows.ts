// Rows of the ping family: what a ping program prints, whichever program it is.
import type { RowBase } from "./format.ts";
import type { WrittenStamp } from "./written-stamp.ts";

/** Print stamp as whole seconds and nanoseconds since 1970; both undefined when the line has none. */
interface Stamped extends RowBase {
  readonly sec: number | undefined;
  readonly nsec: number | undefined;
  /** The stamp as written, where it is not plainly UTC: `sec` is then a local date or time of day. */
  readonly written?: WrittenStamp;
  /** The stamp is a wrapper's: of when it read the line. */
  readonly wrapped?: true;
}

/** An echo reply. Counts as received unless `badChecksum` or `duplicate`. */
export interface PingReply extends Stamped {
  readonly kind: "reply";
  /** ICMP length: payload + 8. */
  readonly bytes: number;
  /** Address that answered. */
  readonly from: string;
  /** As printed: 0 to 65535. */
  readonly seq: number;
  /** ICMP identifier, which -v of iputils prints since 2022: which of several pings sent the probe. */
  readonly ident?: number | undefined;
  readonly ttl: number | undefined;
  /** Undefined when the program printed none (payload too small to hold a time). */
  readonly rttNs: number | undefined;
  /** Upper bound of a round trip that was printed as "<1ms"; `rttNs` is then undefined. */
  readonly rttBelowNs?: number;
  /** One unit of the last printed digit of the round trip, ns; 0 without one. */
  readonly rttTickNs: number;
  readonly duplicate: boolean;
  readonly badChecksum: boolean;
  /** The program itself marked the reply as coming from another address. */
  readonly differentAddress: boolean;
  readonly truncated: boolean;
  /** Text after the line's own end, such as somebody's arrow. */
  readonly note: string | undefined;
}

/** "no answer yet" for a probe: printed as the next one leaves. Says nothing about loss unless `final`. */
export interface PingNoAnswer extends Stamped {
  readonly kind: "noAnswer";
  readonly seq: number;
  /** The program has given the probe up: a later reply would not be shown (Windows, fping). */
  readonly final?: true;
}

/** An ICMP error about a probe, or (`harmless`) a redirect or source quench, after which the probe may still be answered. */
export interface PingError extends Stamped {
  readonly kind: "error";
  readonly from: string;
  readonly seq: number;
  readonly says: string;
  readonly harmless: boolean;
  /** The host itself says so, about this very probe; `from` is then empty. */
  readonly local?: true;
}

/** An ICMP error of which the program does not print whose probe it is about (BSD, BusyBox, fping). */
export interface PingLooseError extends Stamped {
  readonly kind: "looseError";
  /** Undefined where the program does not say who sent it. */
  readonly from: string | undefined;
  /** Target of the probe, where the program names it. */
  readonly to?: string;
  readonly says: string;
  readonly harmless: boolean;
}

/** A probe that the host itself refused to send; names no seq. */
export interface PingLocalError extends RowBase {
  readonly kind: "localError";
  readonly says: string;
  readonly mtu: number | undefined;
  /** True when the program's own "+N errors" counts it. */
  readonly counted: boolean;
}

/** The first line of a run. */
export interface PingHeader extends RowBase {
  readonly kind: "header";
  readonly name: string;
  readonly to: string;
  readonly from: string | undefined;
  readonly device: string | undefined;
  /** Payload bytes. */
  readonly payload: number;
}

/** The line that opens the statistics at the end. */
export interface PingStatistics extends RowBase {
  readonly kind: "statistics";
  /** The line without its dashes, in which the target's name stands. */
  readonly says?: string;
}

/** Counts at the end. A field that the line did not show is undefined. */
export interface PingSummary extends RowBase {
  readonly kind: "summary";
  readonly transmitted: number;
  readonly received: number;
  readonly duplicates: number | undefined;
  readonly corrupted: number | undefined;
  readonly errors: number | undefined;
  /** As printed, without the sign: "3.33333", "25", "6.1e-05". */
  readonly lossPercent: string | undefined;
  /** First to last send, ms. */
  readonly timeMs: number | undefined;
  /** Replies that came after the wait time: shown or not, they are not in `received` (FreeBSD, macOS). */
  readonly tooLate?: number;
}

/** Round trips over the run, ns. Average and deviation include duplicates in iputils. */
export interface PingRtt extends RowBase {
  readonly kind: "rtt";
  readonly minNs: number;
  readonly meanNs: number;
  readonly maxNs: number;
}

/** An interim status line (SIGQUIT). Which of the two numbers is which depends on the version. */
export interface PingStatus extends RowBase {
  readonly kind: "status";
  readonly counts: readonly [number, number];
}

/** What ping says for itself: it could not start, or warns. */
export interface PingMessage extends RowBase {
  readonly kind: "message";
  readonly says: string;
  readonly about: "start" | "clock" | "other";
}

/** Recognised, and carrying nothing: dumps of packets, patterns, dots of a flood, the shell's word about a killed program. */
export interface PingNote extends RowBase {
  readonly kind: "note";
  readonly what: "pattern" | "broadcast" | "dump" | "verbose" | "flood" | "rest" | "shell" | "wrongData" | "interrupt";
}

/** A row of a ping log. */
export type PingRow =
  | PingReply
  | PingNoAnswer
  | PingError
  | PingLooseError
  | PingLocalError
  | PingHeader
  | PingStatistics
  | PingSummary
  | PingRtt
  | PingStatus
  | PingMessage
  | PingNote;
