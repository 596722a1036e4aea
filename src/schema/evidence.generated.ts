// Generated from schemas/evidence.schema.json by "npm run schema". Do not edit.

/**
 * RFC 3339 with as many digits as the source had; "@seconds" for years past 9999.
 */
export type Time = string;

/**
 * What wirewitness derived from a body of evidence: figures with unit, source, scope and bounds. Durations are in microseconds.
 */
export interface Evidence {
  schema: "wirewitness/evidence/1";
  tool: {
    name: "wirewitness";
    version: string;
  };
  anonymized: boolean;
  title?: string;
  subject: {
    mac?: string;
    ip?: string;
    vni?: number;
    vlan?: number;
    /**
     * Name by VTEP address.
     */
    vteps?: {
      [k: string]: string;
    };
  };
  inputs: Input[];
  frames: Frames[];
  overhead: Overhead[];
  streams: Stream[];
  lossPeriods: LossPeriod[];
  paths: Path[];
  ways: Way[];
  translations: Translation[];
  mobility: Mobility[];
  clocks: Clock[];
  outages: Outage[];
  facts: Fact[];
  findings: Finding[];
  claims: Claim[];
  /**
   * Per probe, for the probe figure; long streams are thinned.
   */
  rasters: Raster[];
  /**
   * TCP connections and numbered UDP packets: those with a hole or a gap, and the largest of the rest. The rest is counted in findings.
   */
  flows?: Flow[];
  delays?: Delay[];
  silences?: Silence[];
  /**
   * What the forwarding did against what the routes said: the VTEP that probes went to against the best route.
   */
  forwarding?: Forwarding[];
}
export interface Input {
  /**
   * Stable within this file: "i1", "i2", ... in the order read.
   */
  id: string;
  /**
   * File name as given (a pseudonym when anonymized).
   */
  name: string;
  /**
   * Node that recorded it, from the case file.
   */
  node?: string;
  /**
   * Stage of the case it belongs to.
   */
  stage?: string;
  /**
   * Place in a sequence of snapshots, from the case file.
   */
  order?: number;
  /**
   * What it is: capture, ping, frr-evpn-routes, ... ; empty; unknown.
   */
  kind: string;
  /**
   * pcap or pcapng, with compression: "pcap+gzip".
   */
  container?: string;
  /**
   * Names of the files of a capture ring, in order of time.
   */
  parts?: string[];
  /**
   * Hosts that the prompts of a text name, in order.
   */
  places?: string[];
  /**
   * Kinds of the outputs of a transcript, in order.
   */
  contains?: string[];
  /**
   * HMAC-SHA-256 of the file under the pseudonym key; SHA-256 with --reveal.
   */
  digest?: {
    algorithm: "hmac-sha-256" | "sha-256";
    value: string;
  };
  /**
   * Size of the file as it lies.
   */
  bytes: number;
  /**
   * Records (packets, rows) understood.
   */
  records: number;
  /**
   * Lines of a text.
   */
  lines?: number;
  /**
   * Records or lines that were not understood. They are never dropped silently.
   */
  unparsed: number;
  /**
   * The first places of what was not understood; text only when revealed.
   */
  unparsedAt?: {
    line: number;
    text?: string;
  }[];
  first?: Time;
  last?: Time;
  /**
   * Which clock stamped it: "utc", "local, -05:00 as told", "none".
   */
  clock?: string;
  /**
   * One tick of its stamps.
   */
  resolution_us?: number;
  warnings: Warning[];
}
export interface Warning {
  code: string;
  says: string;
  /**
   * How often, where it is counted.
   */
  count?: number;
  line?: number;
  record?: number;
  offset?: number;
}
export interface Frames {
  input: string;
  /**
   * LINKTYPE_ name without the prefix: EN10MB, LINUX_SLL2, ...
   */
  linkType: string;
  packets: number;
  /**
   * One kind of length each; never mixed. frameLength: Ethernet frame without FCS, preamble and gap. packetLength: IP total length. recordLength: length in the file, pseudo-header included. captured: bytes kept.
   */
  lengths: {
    frameLength?: Histogram;
    packetLength?: Histogram;
    recordLength?: Histogram;
    captured?: Histogram;
  };
  /**
   * Frames that carry a VLAN tag, by ethertype, never by length.
   */
  vlans: {
    /**
     * Outermost first.
     *
     * Items: VLAN id.
     */
    tags: number[];
    packets: number;
    lengths?: Histogram;
  }[];
  /**
   * FCS bytes subtracted from each frame, when the file says it is there.
   */
  fcs_bytes?: number;
  /**
   * IP packets longer than the link's MTU: recorded before segmentation. Absent when the MTU is unknown.
   */
  offload?: number;
  /**
   * Records shorter in the file than on the wire.
   */
  snapped: number;
  withoutTime?: number;
}
/**
 * Count by length in bytes.
 */
export interface Histogram {
  [k: string]: number;
}
export interface Overhead {
  input: string;
  /**
   * "vxlan", "geneve", "vxlan+geneve" for nested ones, "none" for plain traffic.
   */
  encapsulation: string;
  packets: number;
  /**
   * From the outer IP header to the inner Ethertype: what the MTU must give up.
   */
  ipOverhead_bytes: number | null;
  /**
   * Outer frame - inner frame; null where the link type has no Ethernet frame.
   */
  frameOverhead_bytes: number | null;
  /**
   * The ledger: adds up to ipOverhead_bytes.
   */
  headers: Header[];
  /**
   * Inner MTU that fits an underlay MTU of 1500.
   */
  innerMtuAt1500_bytes: number | null;
  outerLengths?: Histogram1;
  innerLengths?: Histogram2;
  /**
   * What outerLengths and innerLengths count: Ethernet frames, or IP total lengths where the link type has no frame.
   */
  lengthsAre?: "frameLength" | "packetLength";
}
export interface Header {
  layer: string;
  /**
   * Length of this header.
   */
  bytes: number;
}
/**
 * Count by length in bytes.
 */
export interface Histogram1 {
  [k: string]: number;
}
/**
 * Count by length in bytes.
 */
export interface Histogram2 {
  [k: string]: number;
}
export interface Stream {
  id: string;
  input: string;
  key: StreamKey;
  from: string | null;
  to: string;
  /**
   * Measured mean spacing of the sends. Microseconds; up to three decimals. Null where it is undefined.
   */
  interval_us: number | null;
  /**
   * Interval as the command or most spacings say. Microseconds; up to three decimals. Null where it is undefined.
   */
  nominalInterval_us?: number | null;
  sent: number;
  answered: number;
  late: number;
  lost: number;
  pending: number;
  duplicates: number;
  localErrors: number;
  icmpErrors: number;
  notObserved: number;
  /**
   * How long a request must be past for "no answer" to count as lost.
   */
  waited_us: number;
  first?: Time;
  last?: Time;
  /**
   * Round trips as seen at this tap, or as printed.
   */
  rtt?: {
    count: number;
    min_us: number;
    mean_us: number;
    max_us: number;
  };
  /**
   * Ids of streams that are the same probes at other taps: one body of probes, not more.
   */
  sameAs: string[];
  /**
   * Widest spacing of two neighbouring answered requests: bounds any outage where nothing was lost. Microseconds; up to three decimals. Null where it is undefined.
   */
  widestAnsweredSpacing_us?: number | null;
  stalls: Stall[];
  /**
   * What the log's own summary says against its rows.
   */
  summary?: {
    sent?: number;
    received?: number;
    agrees: boolean;
    says?: string;
  };
  /**
   * Who said what about probes of this stream.
   */
  errors?: {
    from: string | null;
    says: string;
    count: number;
    /**
     * ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log.
     */
    firstSeq?: number;
    local: boolean;
    source?: Source;
  }[];
}
export interface StreamKey {
  vni?: number;
  /**
   * Innermost VLAN id.
   */
  vlan?: number;
  from?: string;
  to: string;
  /**
   * ICMP identifier.
   */
  icmpId?: number;
  /**
   * icmp, icmpv6, probe, ...
   */
  protocol?: string;
}
export interface Stall {
  /**
   * ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log.
   */
  firstSeq: number;
  /**
   * ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log.
   */
  lastSeq: number;
  probes: number;
  /**
   * Longest round trip in the run. Microseconds; up to three decimals. Null where it is undefined.
   */
  longestRtt_us: number | null;
}
/**
 * Where a figure or statement comes from.
 */
export interface Source {
  /**
   * inputs[].id
   */
  input: string;
  /**
   * Frame or record number, from 1.
   */
  record?: number;
  /**
   * Line number, from 1.
   */
  line?: number;
  /**
   * Byte offset in the decompressed file.
   */
  offset?: number;
}
export interface LossPeriod {
  id: string;
  stream: string;
  /**
   * ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log.
   */
  firstLostSeq: number;
  /**
   * ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log.
   */
  lastLostSeq: number;
  /**
   * Probes without an answer: lost and ICMP errors; local errors do not count.
   */
  lost: number;
  byState: {
    lost: number;
    icmpErrors: number;
  };
  /**
   * Last answered probe before.
   */
  lastReplyBefore: ReplyMark | null;
  /**
   * First answered probe after.
   */
  firstReplyAfter: ReplyMark | null;
  firstLostAt?: Bound1;
  lastLostAt?: Bound;
  /**
   * The period runs into the start or the end of the recording.
   */
  open: null | "start" | "end" | "both";
  /**
   * Last reply before to first reply after, by arrival. Microseconds; up to three decimals. Null where it is undefined.
   */
  observedGap_us: number | null;
  /**
   * First unanswered request to last unanswered request: lower bound, assumes one contiguous outage. Microseconds; up to three decimals. Null where it is undefined.
   */
  provenUnreachable_us: number | null;
  /**
   * Last answered request to first answered request: upper bound of the send times that could fail. Microseconds; up to three decimals. Null where it is undefined.
   */
  possibleUnreachable_us: number | null;
  /**
   * Last answered request to first reply after: upper bound of the outage as an event. Microseconds; up to three decimals. Null where it is undefined.
   */
  outageAtMost_us: number | null;
  /**
   * Unanswered x measured mean spacing of the sends; plus or minus one interval. Microseconds; up to three decimals. Null where it is undefined.
   */
  lossDerived_us: number | null;
  /**
   * One interval. Microseconds; up to three decimals. Null where it is undefined.
   */
  lossDerivedTolerance_us?: number | null;
  /**
   * Lower bound for an open period. Microseconds; up to three decimals. Null where it is undefined.
   */
  atLeast_us?: number | null;
  /**
   * Which clock, which stamps: "request and reply stamps of the capture", "print times of the log".
   */
  clock: string;
  /**
   * Interval of the probes: nothing finer can be seen.
   */
  resolution_us?: number | null;
  /**
   * The deciding records or lines: last request answered, its reply, first and last lost, first answered after, its reply.
   */
  evidence: Source[];
  limits: string[];
}
export interface ReplyMark {
  /**
   * ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log.
   */
  seq: number;
  sent?: Bound;
  arrived?: Time;
  source: Source;
}
/**
 * A time known to lie between the two, both included.
 */
export interface Bound {
  low: Time;
  high: Time;
}
/**
 * A time known to lie between the two, both included.
 */
export interface Bound1 {
  low: Time;
  high: Time;
}
export interface Path {
  input: string;
  stream: string;
  /**
   * Requests sent to each VTEP; a replicated probe counts for each.
   */
  vteps: {
    vtep: string;
    requests: number;
    answered: number;
    /**
     * ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log.
     */
    firstSeq: number;
    /**
     * ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log.
     */
    lastSeq: number;
  }[];
  /**
   * One outer UDP source port is one ECMP path: other paths are not covered.
   */
  outerSourcePorts?: number[];
  repoints: Repoint[];
  replicated: {
    /**
     * ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log.
     */
    seq: number;
    to: string[];
    answeredBy?: string;
    /**
     * The first copy to each VTEP of `to`, and the first reply.
     */
    evidence?: Source[];
    source?: Source;
  }[];
  limits: string[];
}
export interface Repoint {
  from: string;
  to: string;
  lastToOld: Time;
  firstToNew: Time;
  /**
   * Between the two requests. Microseconds; up to three decimals. Null where it is undefined.
   */
  interval_us: number | null;
  /**
   * ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log.
   */
  lastSeqToOld: number;
  /**
   * ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log.
   */
  firstSeqToNew: number;
  evidence: Source[];
}
/**
 * How the echo packets of one stream went past the taps of one input.
 */
export interface Way {
  input: string;
  /**
   * streams[].id; null for replies whose requests are not in the input.
   */
  stream: string | null;
  key: StreamKey;
  legs: WayLeg[];
  /**
   * Whether replies go to the MAC that the requests come from, at one interface.
   */
  macs: "symmetric" | "asymmetric" | "inconclusive";
  /**
   * Whether replies go out where requests came in, and come in where they went out.
   */
  interfaces: "symmetric" | "asymmetric" | "inconclusive";
  /**
   * Why a verdict is inconclusive.
   */
  reasons: string[];
  limits: string[];
}
export interface WayLeg {
  packet: "request" | "reply";
  /**
   * Where the input has several.
   */
  interface?: string;
  /**
   * As the recorder says: in came from the wire, out went to it.
   */
  direction?: "in" | "out";
  /**
   * Of the frame that the packet is in; within a tunnel the inner one.
   */
  sourceMac?: string;
  /**
   * Absent where the link type holds none (LINUX_SLL, SLL2, RAW).
   */
  destinationMac?: string;
  ttl?: number;
  /**
   * Assumed: the nearest that is not less than ttl.
   */
  initialTtl?: 64 | 128 | 255;
  /**
   * initialTtl less ttl: routers passed, under that assumption.
   */
  hops?: number;
  /**
   * Echo packets by length, of IPv4 without options in captures.
   */
  sizes?: {
    /**
     * IP total length.
     */
    bytes: number;
    /**
     * Don't Fragment was set.
     */
    df: boolean;
    packets: number;
  }[];
  packets: number;
  /**
   * ICMP sequence number as on the wire (it wraps at 65535).
   */
  firstSeq: number;
  /**
   * ICMP sequence number as on the wire (it wraps at 65535).
   */
  lastSeq: number;
  source: Source;
}
/**
 * Two streams that are the same probes under different addresses.
 */
export interface Translation {
  /**
   * streams[].id
   */
  original: string;
  /**
   * streams[].id; totals count the two once.
   */
  translated: string;
  /**
   * What tells which of the two is the original: one clock, the TTL, or nothing.
   */
  orderBy: "time" | "ttl" | null;
  source?: {
    from: string;
    to: string;
  };
  destination?: {
    from: string;
    to: string;
  };
  icmpId?: {
    from: number;
    to: number;
  };
  /**
   * Probes of equal number that agree.
   */
  agreeing: number;
  compared: number;
  /**
   * payload: bytes, length and number. rhythm: identifier, length, number and the jitter of the sends.
   */
  basis: "payload" | "rhythm";
  /**
   * By how much the time between the two sightings varies.
   */
  delayVaries_us: number;
  evidence: Source[];
  limits: string[];
}
export interface Mobility {
  mac: string;
  /**
   * Null where no source says it.
   */
  vni: number | null;
  /**
   * Present for MAC+IP routes; those and MAC-only routes are kept apart.
   */
  ip?: string;
  history: RouteEvent[];
  moves: {
    from: string | null;
    to: string;
    /**
     * Null: absent, or not recorded: seqBeforeKnown tells them apart.
     */
    seqBefore: number | null;
    /**
     * Something that shows sequences recorded the route before the move: a BGP UPDATE, a BGP table or an EVPN MAC table.
     */
    seqBeforeKnown?: boolean;
    seqAfter: number | null;
    /**
     * No table that saw the move shows sequences (a forwarding table, say): seqAfter null and rise false say nothing. Absent where one does.
     */
    seqShown?: false;
    /**
     * The sequence rose, absent counting as 0.
     */
    rise: boolean;
    /**
     * Moves counted in the window of duplicate detection (RFC 7432 section 15.1: 180 s unless show evpn says otherwise) that ends with this one, itself included. Absent where the move has no time.
     */
    inWindow?: number;
    where: string;
    order?: number;
    at?: Time;
    evidence: Source[];
  }[];
  /**
   * The best route over time, by RFC 7432 section 15, at each place that saw it change or saw several VTEPs claim the MAC.
   */
  bestRoutes?: BestRoutes[];
  findings: Finding[];
}
export interface RouteEvent {
  order?: number;
  at?: Time;
  /**
   * Node or tap where it was seen.
   */
  where: string;
  source: Source;
  /**
   * BGP UPDATE on the wire, BGP table, EVPN MAC table, forwarding table.
   */
  table?: "update" | "bgp" | "mac" | "fdb";
  /**
   * BGP speaker that sent it.
   */
  from?: string;
  /**
   * BGP speaker it was sent to.
   */
  to?: string;
  rd?: string;
  ethTag?: number;
  esi?: string;
  nextHop: string | null;
  originatorId?: string;
  /**
   * MAC Mobility sequence. Absent: no community, which is 0 on the wire and recorded as absent.
   */
  seq?: number;
  /**
   * This form of a BGP table shows no sequence of any route: that none is here says nothing. Absent where it would show one.
   */
  seqShown?: false;
  sticky: boolean;
  withdrawn: boolean;
  best?: boolean;
  local?: boolean;
  interface?: string;
}
export interface BestRoutes {
  where: string;
  table: "update" | "bgp" | "mac" | "fdb";
  steps: {
    at?: Time;
    order?: number;
    /**
     * Null: no route was left.
     */
    vtep: string | null;
    seq?: number;
    sticky?: boolean;
    /**
     * What decided: no other VTEP had a route; all others are of the same non-zero ESI (multihoming, not a move); the table's own mark; sticky; the higher sequence; the lower VTEP address.
     */
    by?: "only" | "segment" | "table" | "sticky" | "sequence" | "lowestVtep";
    /**
     * Other VTEPs with a route at that time.
     */
    others?: string[];
    source: Source;
  }[];
  /**
   * Further steps that are not listed.
   */
  omitted?: number;
}
export interface Finding {
  /**
   * Stable, dotted.
   */
  code: string;
  severity: "info" | "warning" | "error";
  says: string;
  where: Source[];
  count?: number;
  /**
   * Wireshark display filter for the packets meant.
   */
  filter?: string;
  limits: string[];
}
/**
 * Clock b less clock a at one instant: dateShift_days + zoneShift_s + a value between offsetLow_us and offsetHigh_us.
 */
export interface Clock {
  a: string;
  b: string;
  /**
   * Whole days between them, where one has no date or the clocks are far apart. Absent: 0.
   */
  dateShift_days?: number;
  /**
   * Whole quarter hours that are taken for a difference of zones.
   */
  zoneShift_s?: number;
  /**
   * Widened by one tick of the stamps of both.
   */
  offsetLow_us: number;
  offsetHigh_us: number;
  /**
   * The same bound as the stamps alone say it, where packets that both show make it.
   */
  stampedLow_us?: number;
  stampedHigh_us?: number;
  /**
   * Packets (of a log: stamped lines) that were found in both; 0 where others tie the two together.
   */
  pairs: number;
  /**
   * "requests and replies", "ping stamps", "BGP segments", "stated", and through which other inputs.
   */
  basis: string;
  /**
   * Inputs through which a bound was closed or made tighter.
   */
  via?: string[];
  /**
   * Where one offset does not fit: how much faster than a the clock b runs. The bounds are then those over the whole recording.
   */
  driftLow_ppm?: number;
  driftHigh_ppm?: number;
  /**
   * Where the offset changes: how far it may be from the middle of its bounds at its time.
   */
  residual_us?: number;
  steps?: ClockStep[];
  /**
   * The packets or lines that make the two bounds.
   */
  evidence?: Source[];
  limits?: string[];
}
/**
 * The offset jumped once between low and high, on the clock that `on` names.
 */
export interface ClockStep {
  low: string;
  high: string;
  /**
   * Input whose clock the two times are on.
   */
  on: string;
  sizeLow_us: number;
  sizeHigh_us: number;
}
export interface Outage {
  /**
   * lossPeriods[].id
   */
  loss: string;
  /**
   * Input whose clock all times of this row are on.
   */
  observer?: string;
  /**
   * Last frame at the old port (or, unrecorded, last reply at the observer) to the first reply at the observer.
   */
  whole_us: number;
  /**
   * Bounds of whole_us where two clocks are in it.
   */
  wholeLow_us?: number;
  wholeHigh_us?: number;
  recoveredBy: "route" | "flood" | "data" | null;
  events: {
    name: string;
    /**
     * RFC 3339 with as many digits as the source had; "@seconds" for years past 9999.
     */
    at?: string;
    low: Time;
    high: Time;
    evidence: Source[];
    afterRecovery?: boolean;
    /**
     * What a phase, a check of a probe log or a metric says.
     */
    label?: string;
    /**
     * No packet ties its clock to that of the observer: low and high are as stamped, as wide as its resolution.
     */
    untied?: boolean;
  }[];
  parts: {
    name: string;
    low_us: number;
    high_us: number;
    within?: string;
    /**
     * Event that it runs from, where that one is the latest before.
     */
    after?: string;
    /**
     * Event that ends it.
     */
    until?: string;
  }[];
  cannotSplit: {
    part: string;
    missing: string;
    record?: string;
  }[];
  limits?: string[];
  /**
   * UPDATEs with the route to the new VTEP, by session and tap: how long after it left the new VTEP each was seen.
   */
  advertisements?: {
    from: string;
    to: string;
    input: string;
    /**
     * A route reflector has passed it on: it has an originator (RFC 4456).
     */
    reflected: boolean;
    low_us: number;
    high_us: number;
    evidence: Source[];
  }[];
  /**
   * The first 100 lost probes that a tap saw.
   */
  lostProbes?: LostProbe[];
}
/**
 * How far a lost probe got.
 */
export interface LostProbe {
  /**
   * ICMP sequence number as on the wire (it wraps at 65535).
   */
  seq: number;
  /**
   * VTEP that it was sent to.
   */
  vtep?: string;
  /**
   * VTEPs that it was copied to, where there were several.
   */
  copies?: string[];
  /**
   * Taps that saw it.
   */
  taps: number;
  /**
   * Input of the furthest tap that saw it.
   */
  lastSeen: string;
  /**
   * Where that tap is: the observer's, the machine's ports, or on the way between.
   */
  place: "ingress" | "way" | "oldPort" | "newPort";
  /**
   * deliveredToOld: at the old port after the machine's last frame there. notDelivered: the port behind its VTEP was recorded and did not see it. unknown: the port was not recorded.
   */
  outcome: "deliveredToOld" | "deliveredToNew" | "notDelivered" | "unknown";
  source: Source;
}
export interface Fact {
  kind: string;
  subject: string;
  value: unknown;
  source: Source;
  limits: string[];
}
/**
 * One statement about the migration, derived again.
 */
export interface Claim {
  /**
   * As the case names it.
   */
  id: string;
  /**
   * The claim in words; told by its figure where the words are not to be published.
   */
  says: string;
  /**
   * Stage that it is about; null: none was named.
   */
  stage: string | null;
  /**
   * Kind of figure, or a path into the evidence.
   */
  figure: string;
  /**
   * Unit of expected, observed and tolerance. Absent: counts, words, truth.
   */
  unit?: "us" | "bytes" | "percent" | "ppm";
  expected: unknown;
  observed: unknown;
  tolerance?: number;
  verdict: "reproduced" | "contradicted" | "inconclusive" | "out of scope";
  /**
   * Why this verdict: for reproduced, what shows that it could have failed.
   */
  reason: string;
  /**
   * Evidence that would decide it.
   */
  missing?: string;
  /**
   * Probes, packets or rows that the figure rests on.
   */
  samples?: number;
  /**
   * Claims that had to be reproduced in the same window.
   */
  controls?: {
    claim: string;
    passed: boolean;
  }[];
  evidence: Source[];
  /**
   * Stage, inputs, path, time and number of samples that it holds for.
   */
  scope: string;
  /**
   * What it does not show.
   */
  limits: string[];
  /**
   * What the author of the case says that it does not show; only with texts that may be published.
   */
  doesNotShow?: string[];
}
export interface Raster {
  stream: string;
  start: Time;
  /**
   * Items: ICMP sequence number as on the wire (it wraps at 65535) or sample number of a probe log.
   */
  seq: number[];
  /**
   * Send of the probe after start; for a log the estimate that its lines allow; null where unknown.
   */
  sent_us: (number | null)[];
  /**
   * Round trip; null without an answer.
   */
  rtt_us: (number | null)[];
  /**
   * One letter a probe: a answered, t late, l lost, e ICMP error, o local error, p pending, n not observed.
   */
  state: string;
  /**
   * VTEPs that vtep points into.
   */
  vteps: string[];
  /**
   * Index into vteps; -1 unknown or none; empty when no VTEP is known.
   */
  vtep: number[];
  /**
   * Answered probes left out. Every other probe is kept, up to a stated limit.
   */
  omitted: number;
}
export interface Flow {
  id: string;
  input: string;
  protocol: "tcp" | "rtp" | "iperf3";
  key: FlowKey;
  first: Time;
  last: Time;
  packets: number;
  /**
   * Ids of rows that are the same flow at other taps: one flow, not more.
   */
  sameAs: string[];
  source: Source1;
  tcp?: FlowTcp;
  numbers?: FlowNumbers;
  limits: string[];
}
export interface FlowKey {
  vni?: number;
  /**
   * Innermost VLAN id.
   */
  vlan?: number;
  /**
   * Of TCP: the end that opened the connection; where that was not recorded, the one with the higher port.
   */
  from: string;
  fromPort: number;
  to: string;
  toPort: number;
  /**
   * RTP: synchronization source.
   */
  ssrc?: number;
}
/**
 * Where a figure or statement comes from.
 */
export interface Source1 {
  /**
   * inputs[].id
   */
  input: string;
  /**
   * Frame or record number, from 1.
   */
  record?: number;
  /**
   * Line number, from 1.
   */
  line?: number;
  /**
   * Byte offset in the decompressed file.
   */
  offset?: number;
}
export interface FlowTcp {
  /**
   * The recording has a SYN of it.
   */
  opened: boolean;
  /**
   * Packets came from both ends.
   */
  bothWays: boolean;
  retransmissions: {
    forth: number;
    back: number;
  };
  /**
   * Sent again though this tap had seen the acknowledgment.
   */
  repeatedAfterAck: number;
  /**
   * Came behind later data, for the first time.
   */
  outOfOrder: number;
  /**
   * One and the same packet seen again.
   */
  copies: number;
  /**
   * Sent again into a closed window.
   */
  windowProbes: number;
  keepAlives: number;
  /**
   * Fast retransmissions: repaired within 200 ms after repeated acknowledgments; no hole.
   */
  recoveries: number;
  /**
   * Connections with these ends and ports, one after the other.
   */
  connections: number;
  resets: {
    /**
     * Who sent it.
     */
    end: "from" | "to";
    at: Time;
    source: Source;
  }[];
  resetCount: number;
  /**
   * Ends that finished.
   */
  finFrom: ("from" | "to")[];
  /**
   * The longest, in order of time.
   */
  holes: FlowHole[];
  holesOmitted: number;
}
/**
 * A time in which data of a TCP connection was outstanding and sent again, and no new acknowledgment came.
 */
export interface FlowHole {
  id: string;
  /**
   * forth: data of key.from; back: data of key.to.
   */
  way: "forth" | "back";
  /**
   * Segments sent again within it.
   */
  retransmissions: number;
  /**
   * Acknowledgments in it that repeat the last one: something came through.
   */
  repeatedAcks: number;
  /**
   * RFC 3339 with as many digits as the source had; "@seconds" for years past 9999.
   */
  lastAnsweredAt?: string;
  /**
   * RFC 3339 with as many digits as the source had; "@seconds" for years past 9999.
   */
  lastAckAt?: string;
  /**
   * RFC 3339 with as many digits as the source had; "@seconds" for years past 9999.
   */
  firstUnansweredAt: string;
  /**
   * RFC 3339 with as many digits as the source had; "@seconds" for years past 9999.
   */
  lastUnansweredAt?: string;
  /**
   * RFC 3339 with as many digits as the source had; "@seconds" for years past 9999.
   */
  lastSentAt: string;
  /**
   * RFC 3339 with as many digits as the source had; "@seconds" for years past 9999.
   */
  firstAckAt?: string;
  /**
   * By a new acknowledgment, a reset, a new connection with the same ends and ports, or the end of the recording.
   */
  ended: "ack" | "reset" | "reopened" | "end";
  /**
   * Which transmission the acknowledgment answers. original: late, not lost.
   */
  answers: "original" | "retransmission" | "unknown" | null;
  open: null | "start" | "end" | "both";
  /**
   * Last new acknowledgment before to first new acknowledgment after. Microseconds; up to three decimals. Null where it is undefined.
   */
  observedGap_us: number | null;
  /**
   * First to last transmission without an answer: lower bound, assumes one contiguous outage. Microseconds; up to three decimals. Null where it is undefined.
   */
  provenUnreachable_us: number | null;
  /**
   * Last answered transmission to the first answered one after: upper bound of the send times that could fail. Microseconds; up to three decimals. Null where it is undefined.
   */
  possibleUnreachable_us: number | null;
  /**
   * Last answered transmission to the first new acknowledgment after: upper bound of the outage as an event. Microseconds; up to three decimals. Null where it is undefined.
   */
  outageAtMost_us: number | null;
  /**
   * Lower bound where no acknowledgment ended it. Microseconds; up to three decimals. Null where it is undefined.
   */
  atLeast_us: number | null;
  /**
   * Part of observedGap_us before the first unanswered transmission, in which nothing new was outstanding. Microseconds; up to three decimals. Null where it is undefined.
   */
  idleBefore_us: number | null;
  /**
   * Last unanswered to first answered transmission: the retransmission timeout. Microseconds; up to three decimals. Null where it is undefined.
   */
  resolution_us: number | null;
  /**
   * The deciding records.
   */
  evidence: Source[];
  limits: string[];
}
export interface FlowNumbers {
  bits: 16 | 32 | 64;
  /**
   * Known by its port; false: inferred from the content of packets in a row.
   */
  declared: boolean;
  /**
   * RTP.
   */
  payloadType?: number;
  firstSeq: number;
  lastSeq: number;
  /**
   * Missing at this tap.
   */
  lost: number;
  reordered: number;
  duplicates: number;
  /**
   * Times that the numbers began anew.
   */
  restarts: number;
  /**
   * Mean spacing of packets that came one after the other. Microseconds; up to three decimals. Null where it is undefined.
   */
  spacing_us: number | null;
  /**
   * The longest, in order of time.
   */
  gaps: FlowGap[];
  gapsOmitted: number;
}
/**
 * Numbers that are missing between two packets: a loss period, one way.
 */
export interface FlowGap {
  id: string;
  /**
   * Number on the wire.
   */
  firstMissing: number;
  lastMissing: number;
  missing: number;
  /**
   * RFC 3339 with as many digits as the source had; "@seconds" for years past 9999.
   */
  beforeAt: string;
  /**
   * RFC 3339 with as many digits as the source had; "@seconds" for years past 9999.
   */
  afterAt: string;
  /**
   * Packet before to packet after, by arrival at this tap: upper bound of a loss between sender and tap, less what the delay changed. Microseconds; up to three decimals. Null where it is undefined.
   */
  observedGap_us: number | null;
  /**
   * Sends of the two packets by the sender's own stamps: upper bound of the send times that could fail. Microseconds; up to three decimals. Null where it is undefined.
   */
  sentApart_us: number | null;
  /**
   * Missing x mean spacing; plus or minus one spacing. Microseconds; up to three decimals. Null where it is undefined.
   */
  lossDerived_us: number | null;
  /**
   * One spacing. Microseconds; up to three decimals. Null where it is undefined.
   */
  lossDerivedTolerance_us: number | null;
  /**
   * The deciding records.
   */
  evidence: Source[];
  limits: string[];
}
/**
 * Round trips and their variation before and after an event.
 */
export interface Delay {
  input: string;
  /**
   * streams[].id or flows[].id.
   */
  about: string;
  /**
   * forth: data of key.from; back: data of key.to.
   */
  way?: "forth" | "back";
  /**
   * What parts before and after: a loss period, a hole, or "repoint".
   */
  split: string;
  /**
   * Echo request and reply, a TCP segment and its acknowledgment, or the sender's stamp in a numbered UDP packet and its arrival.
   */
  basis: "echo" | "ack" | "oneWay";
  before: DelayPart | null;
  after: DelayPart | null;
  limits: string[];
}
export interface DelayPart {
  /**
   * Round trips that the quantiles are made from.
   */
  samples: number;
  /**
   * Round trips there were.
   */
  of: number;
  first: Time;
  last: Time;
  /**
   * Null where delays are one way: what the two clocks are apart is not known.
   */
  rtt: null | {
    min_us: number;
    median_us: number;
    p95_us: number;
    max_us: number;
  };
  /**
   * Packet delay variation: round trip less the least one of the same part (RFC 5481, section 4.2), of both ways together.
   */
  pdv: {
    median_us: number;
    p95_us: number;
    max_us: number;
  };
  /**
   * Inter-packet delay variation: absolute difference of the round trips of neighbouring probes (RFC 5481, section 4.1). Null where no neighbours were kept.
   */
  ipdv: {
    samples: number;
    median_us: number;
    p95_us: number;
    max_us: number;
  } | null;
}
/**
 * The longest time without a unicast frame of the subject's MAC at one place of an input.
 */
export interface Silence {
  input: string;
  mac: string;
  interface?: string;
  vni?: number;
  vlan?: number;
  vtep?: string;
  /**
   * Where the MAC was heard next, when it is another VTEP.
   */
  toVtep?: string;
  /**
   * Last unicast frame before.
   */
  before: Time | null;
  /**
   * First unicast frame after.
   */
  after: Time | null;
  /**
   * The two apart. Microseconds; up to three decimals. Null where it is undefined.
   */
  silence_us: number | null;
  open: null | "start" | "end" | "both";
  /**
   * Frames of the MAC to groups within it: they are flooded, and do not show where it is.
   */
  groupFrames: number;
  /**
   * Unicast frames of the MAC at this place.
   */
  frames: number;
  /**
   * The deciding records.
   */
  evidence: Source[];
  limits: string[];
}
export interface Forwarding {
  stream: string;
  /**
   * The tap whose probes are compared; times are on its clock.
   */
  input: string;
  mac: string;
  vni: number | null;
  /**
   * Present for MAC+IP routes.
   */
  ip?: string;
  /**
   * Where the routes were seen.
   */
  where: string;
  table: "update" | "bgp" | "mac" | "fdb";
  changes: {
    /**
     * Probes still went to the old VTEP after the route had come; went to the new one before it; neither shows; never followed the route; changed though no route said so.
     */
    verdict: "behind" | "before" | "together" | "notFollowed" | "withoutRoute";
    from?: string;
    to: string;
    routeLow?: Time;
    routeHigh?: Time;
    lastToOld?: Time;
    firstToNew?: Time;
    /**
     * Forwarding less route. Microseconds; up to three decimals. Null where nothing bounds it.
     */
    lagLow_us: number | null;
    /**
     * Forwarding less route. Microseconds; up to three decimals. Null where nothing bounds it.
     */
    lagHigh_us: number | null;
    evidence: Source[];
  }[];
  limits: string[];
}
