// Generated from schemas/acceptance.schema.json by "npm run schema". Do not edit.

/**
 * RFC 3339 with as many digits as the source had; "@seconds" for years past 9999.
 */
export type Time = string;

/**
 * What a case claims about a migration and what came of deriving it again: verdicts, counts, probes, timings and the digests of the evidence. No wall clock: the same inputs, case and key give the same bytes.
 */
export interface Acceptance {
  schema: "wirewitness/acceptance/1";
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
  /**
   * Only in an anonymized document: every address that stands in it, sorted. All are pseudonyms, or known to everyone.
   */
  addresses?: string[];
  /**
   * contradicted: a claim is, or a check failed. inconclusive: none is, and a claim is inconclusive or out of scope or a check undecided. Else reproduced.
   */
  verdict: "reproduced" | "contradicted" | "inconclusive";
  counts: Counts;
  inputs: AcceptanceInput[];
  /**
   * In the order of the case; one with name null where it has none.
   */
  stages: AcceptanceStage[];
  probes: AcceptanceProbes[];
  timings: AcceptanceTiming[];
  overhead: AcceptanceOverhead[];
  claims: Claim[];
  /**
   * What this document as a whole does not show.
   */
  limits: string[];
}
/**
 * Claims by verdict and checks by result.
 */
export interface Counts {
  claims: number;
  reproduced: number;
  contradicted: number;
  inconclusive: number;
  outOfScope: number;
  checks: number;
  passed: number;
  failed: number;
  undecided: number;
}
export interface AcceptanceInput {
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
  stage: string | null;
  /**
   * Place in a sequence of snapshots, from the case file.
   */
  order?: number;
  /**
   * What it is: capture, ping, frr-evpn-routes, ... ; empty; unknown.
   */
  kind: string;
  /**
   * Size of the file as it lies.
   */
  bytes: number;
  /**
   * HMAC-SHA-256 of the file under the pseudonym key; SHA-256 with --reveal.
   */
  digest?: {
    algorithm: "hmac-sha-256" | "sha-256";
    value: string;
  };
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
  first?: Time;
  last?: Time;
  /**
   * Which clock stamped it: "utc", "local, -05:00 as told", "none".
   */
  clock?: string;
}
export interface AcceptanceStage {
  name: string | null;
  /**
   * inputs[].id
   */
  inputs: string[];
  first?: Time;
  last?: Time;
  /**
   * claims[].id
   */
  claims: string[];
  counts: Counts;
  checks: AcceptanceCheck[];
}
/**
 * A check that runs without being asked for, or a budget.
 */
export interface AcceptanceCheck {
  /**
   * Kind of the figure, with a number where several are of it.
   */
  id: string;
  figure: string;
  says: string;
  result: "passed" | "failed" | "inconclusive";
  expected: unknown;
  observed: unknown;
  /**
   * Unit of expected, observed and tolerance. Absent: counts, words, truth.
   */
  unit?: "us" | "bytes" | "percent" | "ppm";
  reason: string;
  evidence: Source[];
  limits: string[];
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
export interface AcceptanceProbes {
  stream: string;
  input: string;
  stage: string | null;
  from: string | null;
  to: string;
  /**
   * Streams that are the same probes at other taps: one body of probes.
   */
  sameAs: string[];
  sent: number;
  answered: number;
  late: number;
  lost: number;
  icmpErrors: number;
  localErrors: number;
  pending: number;
  notObserved: number;
  /**
   * answered + late + lost + icmpErrors: what a rate can be made of.
   */
  decided: number;
  /**
   * lost + icmpErrors
   */
  failed: number;
  /**
   * Of decided, four decimals; null where nothing was decided.
   */
  failed_percent: number | null;
  /**
   * Wilson score interval, 95 %.
   */
  failedLow_percent: number | null;
  failedHigh_percent: number | null;
  first?: Time;
  last?: Time;
}
/**
 * A duration. Those of different stages are never added up.
 */
export interface AcceptanceTiming {
  id: string;
  /**
   * Kind of figure: loss.observedGap, outage.part, phase.duration, ...
   */
  figure: string;
  /**
   * Part of an outage, phases.
   */
  name?: string;
  /**
   * Loss period, or input.
   */
  of: string;
  stage: string | null;
  start?: Time;
  end?: Time;
  /**
   * Microseconds; up to three decimals. Null where it is undefined.
   */
  low_us: number | null;
  /**
   * Microseconds; up to three decimals. Null where it is undefined.
   */
  high_us: number | null;
  evidence: Source[];
}
export interface AcceptanceOverhead {
  input: string;
  stage: string | null;
  encapsulation: string;
  packets: number;
  headers: {
    layer: string;
    bytes: number;
  }[];
  ipOverhead_bytes: number | null;
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
