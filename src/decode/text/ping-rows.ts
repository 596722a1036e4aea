// Rows of the ping family: what a ping program prints, whichever program it is.
import type { RowBase } from "./format.ts";

/** Print stamp of -D as whole seconds and nanoseconds since 1970; both undefined when the line has none. */
interface Stamped extends RowBase {
  readonly sec: number | undefined;
  readonly nsec: number | undefined;
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
  readonly ttl: number | undefined;
  /** Undefined when the program printed none (payload too small to hold a time). */
  readonly rttNs: number | undefined;
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

/** "no answer yet" for a probe: printed just before the next one leaves. Says nothing about loss. */
export interface PingNoAnswer extends Stamped {
  readonly kind: "noAnswer";
  readonly seq: number;
}

/** An ICMP error about a probe, or (`harmless`) a redirect or source quench, after which the probe may still be answered. */
export interface PingError extends Stamped {
  readonly kind: "error";
  readonly from: string;
  readonly seq: number;
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
  | PingLocalError
  | PingHeader
  | PingStatistics
  | PingSummary
  | PingRtt
  | PingStatus
  | PingMessage
  | PingNote;
