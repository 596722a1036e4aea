// What every later stage takes: what one input shows, whatever its format. Formats end here; judging starts after.
import type { EpochNs, TimeBounds } from "../core/time.ts";
import type { ToldText } from "../decode/text/parts.ts";
import type { ProbeMapping } from "../decode/text/probe-log-rows.ts";
import type { EchoFlow } from "./echo-flow.ts";
import type { FlowObservation } from "./flow-observation.ts";
import type { KnownLinks } from "./link-mtus.ts";
import type { MacSighting } from "./mac-sighting.ts";
import type { NeighbourEntry } from "./neighbour.ts";
import type { ProbeTable } from "./probe-table.ts";
import type { SegmentTable } from "./segment-table.ts";

/** A place in an input that a figure comes from. */
export interface SourceRef {
  /** Input id. */
  readonly input: string;
  /** Frame or record number, from 1. */
  readonly record?: number;
  /** Line number, from 1. */
  readonly line?: number;
  readonly offset?: number;
}

/** A statement about an input or a figure, with its places. */
export interface ObservedFinding {
  /** Stable and dotted: "capture.cut", "probe.summary-disagrees". */
  readonly code: string;
  readonly severity: "info" | "warning" | "error";
  readonly says: string;
  readonly where: SourceRef[];
  readonly count?: number;
  /** Wireshark display filter. */
  readonly filter?: string;
  /** What it does not show. */
  readonly limits?: string[];
}

/** Frames of one link type of one input, counted. Histograms are count by length in bytes. */
export interface FrameCounts {
  linkType: string;
  packets: number;
  /** Ethernet only: without FCS, preamble and gap. */
  frameLength: Map<number, number>;
  /** IP total length of the outermost IP header; only for link types whose pseudo-header is not on the wire (SLL, SLL2, RAW, NULL). */
  packetLength: Map<number, number>;
  /** Length in the file. */
  recordLength: Map<number, number>;
  /** Bytes kept. */
  captured: Map<number, number>;
  vlans: { tags: number[]; packets: number; lengths: Map<number, number> }[];
  /** FCS bytes subtracted from each frame; 0 when none. */
  fcsBytes: number;
  snapped: number;
  withoutTime: number;
  /** IP packets longer than the MTU of the link; absent where that is not known. */
  offload?: number;
}

/** Packets with one and the same stack of headers between the outer IP header and the inner Ethertype. */
export interface EncapsulationCounts {
  /** "vxlan", "geneve", "vxlan+geneve", ...; "none" for plain IP traffic. */
  encapsulation: string;
  packets: number;
  /** Outermost first, from the outer IP header to the inner Ethertype; empty for "none". */
  headers: { layer: string; bytes: number }[];
  /** True when the link type has Ethernet frames, so that outer frame - inner frame is defined. */
  ethernet: boolean;
  /** Outer frame - inner frame where both are known for every packet counted; undefined when mixed or unknown. */
  frameOverhead: number | undefined;
  /** Bytes of padding after inner frames, as its own row; 0 when none. */
  paddedPackets: number;
  outerLengths: Map<number, number>;
  innerLengths: Map<number, number>;
  first: SourceRef;
}

/** What became of a probe. Exactly one; definitions in ARCHITECTURE.md. */
export type ProbeState = "answered" | "late" | "icmpError" | "localError" | "lost" | "pending" | "notObserved";

/** One probe that a figure names. `seq` is as on the wire; `ordinal` is unwrapped and rises by one a probe. */
export interface ProbeMark {
  readonly seq: number;
  readonly ordinal: number;
  readonly state: ProbeState;
  /** When its request left: low equals high where the request itself was stamped; undefined when nothing bounds it. */
  readonly sent: TimeBounds | undefined;
  /** Upper bound of the send where nothing bounds it from below (the first probe of a log); absent where `sent` is known. */
  readonly sentAtMost?: EpochNs;
  /** Record or line of the request (captures) or of the line about it (logs). */
  readonly source: SourceRef;
  /** Arrival of the first answer, as stamped. */
  readonly arrived: EpochNs | undefined;
  readonly arrivedSource: SourceRef | undefined;
  readonly rttNs: number | undefined;
}

/** A maximal run of probes of a stream without an answer (lost, ICMP error); local errors neither join nor break it. */
export interface LossRun {
  readonly first: ProbeMark;
  readonly last: ProbeMark;
  readonly lost: number;
  readonly icmpErrors: number;
  /** Last answered (or late) probe before; undefined when the run is open at the start. */
  readonly before: ProbeMark | undefined;
  /** First answered (or late) probe after; undefined when the run is open at the end. */
  readonly after: ProbeMark | undefined;
  /**
   * Least time between the sends of `first` and `last`, ns, where a log bounds each on one side only ("no answer yet" of
   * the first, of the one before the last); absent where their `sent` says it.
   */
  readonly leastNs?: number;
  /** The probe before whose reply arrived last, where late replies make it another one than `before`. */
  readonly replyBefore?: ProbeMark;
  /** The probe after whose reply arrived first, where late replies make it another one than `after`. */
  readonly replyAfter?: ProbeMark;
}

/** A run of late probes. */
export interface StallRun {
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly probes: number;
  readonly longestRttNs: number | undefined;
}

/** Who said what about probes of a stream. */
export interface ProbeErrorCount {
  readonly from: string | undefined;
  readonly says: string;
  count: number;
  readonly firstSeq: number | undefined;
  /** True: it never left the host. */
  readonly local: boolean;
  readonly source: SourceRef;
}

/** Requests of a stream by the VTEP they went to (captures of tunnelled probes only). */
export interface PathObservation {
  vteps: { vtep: string; requests: number; answered: number; firstSeq: number; lastSeq: number }[];
  outerSourcePorts: number[];
  /** (last request to exactly the old VTEP, first to exactly the new), in order of time. */
  repoints: { from: string; to: string; lastToOld: ProbeMark; firstToNew: ProbeMark }[];
  /** Probes that were sent to several VTEPs. */
  replicated: {
    seq: number;
    to: string[];
    answeredBy: string | undefined;
    source: SourceRef;
    /** The first copy to each VTEP of `to`, and the first reply where there is one. */
    evidence?: SourceRef[];
  }[];
}

/** Times by place in a column, made when asked for: as a list they would be most of what is kept. */
export interface SendTimes {
  at(i: number): EpochNs | undefined;
}

/** Probes for the figure, thinned: every probe that was not simply answered, up to a limit, and some that were. */
export interface ProbeSample {
  /** Columns of equal length, in order of ordinal. */
  seq: number[];
  /** Send times; undefined where unknown. */
  sent: SendTimes;
  rttNs: (number | undefined)[];
  state: ProbeState[];
  /** Records of the requests, where the input has records. */
  record?: number[];
  /** Index into `vteps`, -1 none. Empty when no VTEP is known. */
  vtep: number[];
  vteps: string[];
  omitted: number;
}

/** Probes between two ends as one input shows them. One row an input and key. */
export interface ProbeStream {
  key: {
    vni?: number;
    vlan?: number;
    from?: string;
    to: string;
    icmpId?: number;
    protocol: "icmp" | "icmpv6" | "probe";
  };
  /** "request": every request is stamped by the recorder. "print": a log, stamped when printed. "none": no times. */
  stamps: "request" | "print" | "none";
  /** One tick of the stamps, ns. */
  resolutionNs: number;
  sent: number;
  counts: Record<ProbeState, number>;
  duplicates: number;
  first: EpochNs | undefined;
  last: EpochNs | undefined;
  /** Mean spacing of the sends over the stream; undefined with fewer than two. */
  meanSpacingNs: number | undefined;
  /** Interval as the command says, or the median spacing. */
  nominalIntervalNs: number | undefined;
  /** A request must be this far past, by the recording's end, for "no answer" to count as lost. */
  waitedNs: number;
  rtt: { count: number; minNs: number; meanNs: number; maxNs: number } | undefined;
  /** Widest spacing of the sends of two neighbouring answered probes. */
  widestAnsweredNs: number | undefined;
  lossRuns: LossRun[];
  stalls: StallRun[];
  errors: ProbeErrorCount[];
  path: PathObservation | undefined;
  sample: ProbeSample | undefined;
  /** A log's own summary against its rows. */
  summary?: { sent?: number; received?: number; agrees: boolean; says?: string };
  /** Number of the first and last record or line that belongs to it. */
  firstSource: SourceRef;
  /** Seq of the first and of the last probe, as on the wire; absent where single probes are not known. */
  firstSeq?: number;
  lastSeq?: number;
  /**
   * Whether the recording shows packets in both directions between any ends: false is a tap (or a filter) that would show no reply.
   * Absent where that is not known.
   */
  bothWays?: boolean;
  /** Summary-only logs: counts are known, single probes are not; then `lossRuns` is empty and this is the count lost. */
  unplacedLost?: number;
}

/** A MAC (or MAC+IP) route, MAC table row or FDB row, at one time or place in order. */
export interface RouteObservation {
  readonly mac: string;
  /** Present for MAC+IP routes only. */
  readonly ip?: string;
  readonly vni?: number;
  readonly table: "update" | "bgp" | "mac" | "fdb";
  readonly at?: EpochNs;
  /** Fractional digits that `at` was given with. */
  readonly digits?: number;
  /** Set where `at` is that of the output as the text around it tells (a line of `date`), and not of the row. */
  readonly partTime?: true;
  readonly order?: number;
  /** Number of the output within its input, where one input holds several: later ones were taken later. */
  readonly part?: number;
  /** Node or tap where it was seen. */
  readonly where: string;
  readonly source: SourceRef;
  /** BGP speakers of an UPDATE in a capture. */
  readonly from?: string;
  readonly to?: string;
  readonly rd?: string;
  readonly ethTag?: number;
  readonly esi?: string;
  /** VTEP it points to; undefined for withdrawals and local entries. */
  readonly nextHop?: string;
  readonly originatorId?: string;
  /** MAC Mobility sequence; undefined: no community (or the table shows none). */
  readonly seq?: number;
  /** Set where a BGP table shows no sequence of any route: that there is none then says nothing. */
  readonly seqShown?: false;
  readonly sticky: boolean;
  readonly withdrawn: boolean;
  readonly best?: boolean;
  readonly local?: boolean;
  readonly interface?: string;
}

/** A fact that needs no correlation: an MTU, an address plan, a phase time. */
export interface ObservedFact {
  readonly kind: string;
  readonly subject: string;
  readonly value: unknown;
  readonly source: SourceRef;
  readonly limits: string[];
}

/** Echo replies whose requests are not in the recording, by the stream that they answer. */
export interface UnmatchedReplies {
  readonly from: string;
  readonly to: string;
  readonly icmpId: number;
  readonly vni?: number;
  readonly protocol: "icmp" | "icmpv6";
  readonly count: number;
  /** Seq of the first and of the last in the recording. */
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly source: SourceRef;
}

/** Everything that one input (one file, one ring of files, one part of a transcript) shows. */
export interface Observation {
  input: InputInfo;
  frames: FrameCounts[];
  overhead: EncapsulationCounts[];
  streams: ProbeStream[];
  routes: RouteObservation[];
  facts: ObservedFact[];
  findings: ObservedFinding[];
  /** Replies without a request here, of the first streams that have any. */
  unmatchedReplies?: readonly UnmatchedReplies[];
  /** How the echo packets of each stream went by, in order of appearance. */
  echoes?: readonly EchoFlow[];
  /** Traffic that is no ping: captures that have any. */
  flows?: FlowObservation;
  /** Neighbour entries of nodes, in the order of the input: texts that have any. */
  neighbours?: readonly NeighbourEntry[];
  /** Where each MAC was heard as a sender, where the context asked for it. */
  macs?: MacSighting[];
  /** What other inputs may have stamped as well, where the context asked for it. */
  timing?: InputTiming;
}

/** Packets of one input, to be compared with the same packets in others. */
export interface InputTiming {
  /** Probes of each stream; the stream is the key. */
  readonly probes: ReadonlyMap<ProbeStream, ProbeTable>;
  readonly segments: SegmentTable | undefined;
}

/** What is known about an input itself. */
export interface InputInfo {
  readonly id: string;
  readonly name: string;
  readonly node?: string;
  readonly stage?: string;
  readonly order?: number;
  kind: string;
  container?: string;
  /** Names of the files of a capture ring, in order of time. */
  parts?: string[];
  /** Hosts that prompts name, in order. */
  places?: string[];
  /** Kinds of the outputs of a transcript, in order. */
  contains?: string[];
  bytes: number;
  records: number;
  lines?: number;
  unparsed: number;
  unparsedAt: { line: number; text: string }[];
  first: EpochNs | undefined;
  last: EpochNs | undefined;
  /** Fractional digits of its stamps. */
  digits: number;
  clock: string | undefined;
  /** Name of the physical clock, as the case says. */
  physicalClock?: string;
  resolutionNs: number | undefined;
  warnings: { code: string; says: string; count?: number; line?: number; record?: number; offset?: number }[];
}

/** What the case file or the command line says about an input. */
export interface InputContext {
  readonly id: string;
  readonly name: string;
  readonly node?: string;
  readonly stage?: string;
  readonly order?: number;
  /** Epoch ns when the snapshot was taken, where told. */
  readonly at?: EpochNs;
  /** "2026-09-23": date of dateless stamps. */
  readonly date?: string;
  /** "-05:00": zone of stamps without one. */
  readonly zone?: string;
  /** MTU of the link that was recorded, bytes. */
  readonly mtu?: number;
  /** Links of the host that recorded it, as other evidence lists them. */
  readonly links?: KnownLinks;
  /** Interface that was recorded. */
  readonly interface?: string;
  /** Interface name by ifindex. */
  readonly ifindex?: Readonly<Record<string, string>>;
  /** What a probe log calls its fields, where told: the input is then read as one. */
  readonly probeLog?: ProbeMapping;
  /** What somebody says the text is, for texts that do not tell. */
  readonly told?: ToldText;
  /** UDP port to tunnel: [["vxlan", 50000]]. */
  readonly tunnelPorts: readonly (readonly ["vxlan" | "vxlan-gpe" | "geneve", number])[];
  /** UDP ports on which numbered packets of iperf3 are expected, beside its own. */
  readonly probePorts?: readonly number[];
  /** Wait before an unanswered request counts as lost, ns. */
  readonly waitNs: number;
  /** Note where each MAC is heard, for comparing with other inputs. */
  readonly keepMacs?: boolean;
  /** Sources that name the same clock were stamped by one physical clock. */
  readonly physicalClock?: string;
  /** Keep up to this many probes singly, for comparing clocks; absent: none. */
  readonly keepProbes?: number;
}
