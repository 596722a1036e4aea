// What one input shows of the way of a stream's echo packets.
import type { EpochNs } from "../core/time.ts";
import type { ProbeStream, SourceRef } from "./observation.ts";

/** Echo packets of one kind that were seen at one place, with the same MACs and TTL. */
export interface EchoLeg {
  readonly packet: "request" | "reply";
  /** Tells the interfaces of one input apart; means nothing elsewhere. */
  readonly place: string;
  /** Name of the interface, where the input has several. */
  readonly interface?: string;
  /** As the recorder says: "in" came from the wire, "out" went to it. */
  readonly direction?: "in" | "out";
  /** Of the frame that the packet is in: within a tunnel the inner one. */
  readonly sourceMac?: string;
  /** Absent where the link type holds none (LINUX_SLL, SLL2, RAW). */
  readonly destinationMac?: string;
  /** TTL or hop limit of the packet itself; absent where it is not printed. */
  readonly ttl?: number;
  /** IP total lengths, where they are known: of IPv4 without options; the rest of a leg's packets has none. */
  readonly sizes: readonly EchoSize[];
  readonly packets: number;
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly first: SourceRef;
  readonly last: SourceRef;
}

/** Echo packets of one IP total length. */
export interface EchoSize {
  readonly bytes: number;
  /** Don't Fragment was set. */
  readonly df: boolean;
  packets: number;
}

/** Some requests of a stream, the same at every tap: columns of equal length, in order of appearance. */
export interface EchoMarks {
  readonly seq: Int32Array;
  readonly at: readonly (EpochNs | undefined)[];
  /** Hash of the payload's first bytes, -1 where they were not captured. */
  readonly hash: Float64Array;
  /** Bytes of the payload, -1 unknown. */
  readonly length: Int32Array;
  readonly sources: readonly SourceRef[];
}

/** One stream, or replies without one. */
export interface EchoFlow {
  readonly key: ProbeStream["key"];
  readonly legs: readonly EchoLeg[];
  /** Packets of further legs, beyond the limit. */
  readonly omitted: number;
  /** Beyond 65,536 echo packets only every eighth probe was looked at. */
  readonly sampled: boolean;
  readonly marks: EchoMarks;
}
