// What one input shows of traffic that is no ping: TCP connections, and streams of numbered UDP packets.
import type { EpochNs } from "../core/time.ts";

/** Which transmission an acknowledgment answers: the first one (late, not lost), a later one, or it does not tell. */
export type AckAnswers = "original" | "retransmission" | "unknown";

/** A packet that a figure names. */
export interface FlowMark {
  readonly at: EpochNs;
  readonly record: number;
}

/** Who talks to whom, and where it was seen. */
export interface FlowKey {
  readonly vni?: number;
  readonly vlan?: number;
  readonly from: string;
  readonly fromPort: number;
  readonly to: string;
  readonly toPort: number;
  /** RTP: synchronization source. */
  readonly ssrc?: number;
}

/** A time in which data was outstanding, was sent again, and no new acknowledgment came. */
export interface FlowHole {
  /** "forth": data of `from`. */
  readonly way: "forth" | "back";
  readonly retransmissions: number;
  readonly repeatedAcks: number;
  readonly lastAnswered: FlowMark | undefined;
  readonly lastAck: FlowMark | undefined;
  readonly firstUnanswered: FlowMark;
  readonly lastUnanswered: FlowMark | undefined;
  readonly lastSent: FlowMark;
  readonly answered: FlowMark | undefined;
  readonly firstAck: FlowMark | undefined;
  readonly answers: AckAnswers | undefined;
  readonly ended: "ack" | "reset" | "reopened" | "end";
}

/** Delays in order of time, thinned: one in `stride` of `offered`. */
export interface DelaySample {
  readonly offered: number;
  readonly stride: number;
  readonly values: readonly { readonly at: EpochNs; readonly ns: number }[];
}

/** A TCP connection. `from` opened it, as far as that is known. */
export interface TcpFlow {
  readonly protocol: "tcp";
  readonly key: FlowKey;
  readonly packets: number;
  readonly first: FlowMark;
  readonly last: EpochNs;
  /** The recording has its first SYN. */
  readonly opened: boolean;
  /** Packets came from both ends. */
  readonly bothWays: boolean;
  readonly retransmissions: { readonly forth: number; readonly back: number };
  /** Repeated though this tap had seen the acknowledgment: it was lost behind the tap, or came too late. */
  readonly repeatedAfterAck: number;
  /** Data that came behind later data, for the first time. */
  readonly outOfOrder: number;
  /** One and the same packet seen again. */
  readonly copies: number;
  /** Packets sent into a closed window. */
  readonly windowProbes: number;
  readonly keepAlives: number;
  /** Fast retransmissions: repeated acknowledgments asked for them, and less than a retransmission timeout passed. */
  readonly recoveries: number;
  /** Connections with these ends and ports. */
  readonly connections: number;
  readonly resets: readonly (FlowMark & { readonly from: "from" | "to" })[];
  readonly resetCount: number;
  readonly finFrom: readonly ("from" | "to")[];
  /** The longest, in order of time. */
  readonly holes: readonly FlowHole[];
  readonly holesOmitted: number;
  readonly rtt: { readonly forth: DelaySample | undefined; readonly back: DelaySample | undefined };
  /** First and last sequence number of the data of `from`, and of `to`: what another tap may show as well. */
  readonly spans: readonly (readonly [number, number] | undefined)[];
}

/** Numbers that are missing between two packets that came. */
export interface SequenceGap {
  readonly firstMissing: number;
  readonly lastMissing: number;
  readonly missing: number;
  readonly before: FlowMark;
  readonly after: FlowMark;
  /** Between the sends of the two, by the sender's own stamps; undefined without them. */
  readonly sentApartNs: number | undefined;
}

/** A stream of numbered UDP packets, one way. */
export interface SequenceFlow {
  readonly protocol: "rtp" | "iperf3";
  readonly key: FlowKey;
  /** Bits of the number. */
  readonly bits: 16 | 32 | 64;
  /** Known by the port, not by content alone. */
  readonly declared: boolean;
  readonly payloadType?: number;
  readonly first: FlowMark;
  readonly last: FlowMark;
  readonly packets: number;
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly lost: number;
  readonly reordered: number;
  readonly duplicates: number;
  /** Times that the numbers began anew. */
  readonly restarts: number;
  /** Mean spacing of the packets that came one after the other without a gap, ns. */
  readonly spacingNs: number | undefined;
  /** The longest, in order of time. */
  readonly gaps: readonly SequenceGap[];
  readonly gapsOmitted: number;
  /** One way, ns beyond that of the first packet, and differences of neighbours; undefined where no stamp of the sender tells. */
  readonly delays?: DelaySample;
  readonly steps?: DelaySample;
}

/** A connection of which only SYNs of one end were seen. `from` sent them. */
export interface SynAttempt {
  readonly key: FlowKey;
  readonly syns: number;
  readonly first: FlowMark;
  readonly last: { readonly at: EpochNs };
}

/** Flows of one input. */
export interface FlowObservation {
  readonly tcp: readonly TcpFlow[];
  readonly sequences: readonly SequenceFlow[];
  /** Connections followed in all; those without anything to tell are counted only. */
  readonly tcpFollowed: number;
  /** TCP packets of connections beyond the limit. */
  readonly refused: number;
  /** Rows with a hole that found the list full. */
  readonly omitted: number;
  /** The clock jumped by weeks: nothing is told. */
  readonly broken: boolean;
  /** Attempts without an answer, in order of appearance; absent where there are none. */
  readonly attempts?: readonly SynAttempt[];
  /** Packets of both ends were seen of some connection; absent: of none. */
  readonly anyBothWays?: true;
}
