// The assembled document: valid against its schema whatever was observed, the same bytes for the same inputs, no silent zero.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arithmeticProblems } from "../../src/conclude/arithmetic.ts";
import { assembleEvidence } from "../../src/conclude/evidence.ts";
import type { Observation, ProbeMark, ProbeState, ProbeStream } from "../../src/observe/observation.ts";
import { validate } from "../../src/schema/evidence-validator.generated.js";
import { input, observation, probe, route, run, stream, t } from "../correlate/build.ts";

function assemble(observations: Observation[]) {
  const e = assembleEvidence({ observations, subject: {}, toolVersion: "0.1.0" });
  expect(validate(JSON.parse(JSON.stringify(e))), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true);
  return e;
}

const codes = (observations: Observation[]) => assemble(observations).findings.map((f) => f.code);

/** Two requests that nobody answered, as a tap sees them. */
function unanswered(given: Partial<ProbeStream> = {}): ProbeStream {
  const counts = { answered: 0, late: 0, icmpError: 0, localError: 0, lost: 2, pending: 0, notObserved: 0 };
  const lossRuns = [run(2, probe(1, "1.0"), probe(2, "1.2"))];
  return stream({ sent: 2, counts, lossRuns, first: t("1.0"), last: t("1.2"), firstSeq: 1, lastSeq: 2, ...given });
}

describe("no silent zero", () => {
  it("nothing at all is a valid document", () => {
    expect(assemble([])).toMatchObject({
      schema: "wirewitness/evidence/1",
      anonymized: false,
      streams: [],
      findings: [],
    });
  });

  it("an empty capture: no loss rate, and a finding that says so", () => {
    const e = assemble([observation("i1", { input: input("i1", { records: 0 }) })]);
    expect(e.findings).toMatchObject([{ code: "capture.empty", severity: "warning", where: [{ input: "i1" }] }]);
    expect(e.lossPeriods).toEqual([]);
  });

  it("what the reader said already is not said again", () => {
    const said = {
      code: "capture.empty",
      severity: "info" as const,
      says: "Captured nothing.",
      where: [{ input: "i1" }],
    };
    expect(codes([observation("i1", { input: input("i1", { records: 0 }), findings: [said] })])).toEqual([
      "capture.empty",
    ]);
  });

  it("a capture without a probe says nothing about loss; with a short snaplen it may have hidden them", () => {
    expect(codes([observation("i1")])).toEqual(["probe.none"]);
    const frames = [
      {
        linkType: "EN10MB",
        packets: 10,
        frameLength: new Map(),
        packetLength: new Map(),
        recordLength: new Map(),
        captured: new Map(),
        vlans: [],
        fcsBytes: 0,
        snapped: 10,
        withoutTime: 0,
      },
    ];
    expect(codes([observation("i1", { frames })])).toEqual(["probe.not-decodable"]);
    expect(codes([observation("i1", { input: input("i1", { kind: "frr-evpn-mac" }) })])).toEqual([]);
  });

  it("requests and not one reply at a tap: a warning, and the loss period carries it", () => {
    const e = assemble([observation("i1", { streams: [unanswered()] })]);
    expect(e.findings).toMatchObject([{ code: "probe.no-reply-at-tap", severity: "warning", count: 2 }]);
    expect(e.lossPeriods[0]).toMatchObject({ open: "both", lost: 2 });
    expect(e.lossPeriods[0]!.limits[0]).toMatch(/one direction/);
  });

  it("answered at another tap: loss on the way back, unless nothing at all came that way here", () => {
    const answered = { ...unanswered().counts, answered: 2, lost: 0 };
    const other = observation("i2", { streams: [unanswered({ counts: answered, lossRuns: [] })] });
    for (const both of [{ bothWays: true }, {}]) {
      const e = assemble([observation("i1", { streams: [unanswered(both)] }), other]);
      expect(e.streams.map((s) => s.sameAs)).toEqual([["s2"], ["s1"]]);
      expect(e.streams[0]).toMatchObject({ lost: 2, notObserved: 0 });
      expect(e.findings[0]!.code).toBe("probe.no-reply-at-tap");
      expect(e.findings[0]!.says).toMatch(/answered at other taps \(s2\): replies were lost on the way/);
      expect(e.lossPeriods[0]!.limits[0]).toMatch(/no reply of any stream/);
    }
    const e = assemble([observation("i1", { streams: [unanswered({ bothWays: false })] }), other]);
    expect(e.streams[0]).toMatchObject({ sent: 2, lost: 0, notObserved: 2, sameAs: ["s2"] });
    expect(e.lossPeriods).toEqual([]);
    expect(e.findings[0]).toMatchObject({ code: "probe.one-way-tap", count: 2 });
    expect(arithmeticProblems(e)).toEqual([]);
  });

  it("a tap of one direction: nothing about loss, and the tap of the other one is named", () => {
    const key = stream().key;
    const pending = { ...unanswered().counts, lost: 1, pending: 1 };
    const taps = observation("i1", { streams: [unanswered({ bothWays: false, counts: pending })] });
    const [from, to] = [key.from!, key.to];
    const replies = { from, to, icmpId: 5, protocol: "icmp" as const, count: 2, firstSeq: 1, lastSeq: 2 };
    const back = observation("i2", { unmatchedReplies: [{ ...replies, source: { input: "i2", record: 1 } }] });
    const e = assemble([taps, back]);
    expect(e.streams[0]).toMatchObject({ lost: 0, pending: 0, notObserved: 2 });
    expect(e.lossPeriods).toEqual([]);
    expect(e.findings[0]).toMatchObject({
      code: "probe.one-way-tap",
      says: /i2\.pcap shows 2 replies of 198\.51\.100\.10 to 198\.51\.100\.20 .*sequence 1 to 2.*one clock/,
    });
    expect(e.findings[0]!.where).toContainEqual({ input: "i2", record: 1 });
    const other = { ...back, unmatchedReplies: [{ ...replies, icmpId: 6, source: { input: "i2", record: 1 } }] };
    expect(assemble([taps, other]).findings[0]!.says).not.toMatch(/i2/);
  });

  it("an old VTEP's tap: its last loss is open because the stream left, as another tap's repoint shows", () => {
    const [OLD, NEW] = ["192.0.2.13", "192.0.2.14"];
    const counts = { ...unanswered().counts, answered: 1, lost: 2 };
    const open = [run(2, probe(2, "1.2"), probe(3, "1.4"), [probe(1, "1.0", "1.001")])];
    const old = unanswered({ sent: 3, counts, lossRuns: open, firstSeq: 1, lastSeq: 3, last: t("1.4") });
    const to = (vtep: string, firstSeq: number, lastSeq: number) => ({
      vtep,
      requests: 3,
      answered: 1,
      firstSeq,
      lastSeq,
    });
    const path = { vteps: [to(OLD, 1, 3)], outerSourcePorts: [], repoints: [], replicated: [] };
    const repoints = [{ from: OLD, to: NEW, lastToOld: probe(3, "1.4"), firstToNew: probe(4, "1.6", "1.601") }];
    const closed = [run(2, probe(2, "1.2"), probe(3, "1.4"), [probe(1, "1.0", "1.001"), probe(4, "1.6", "1.601")])];
    const leaf = unanswered({
      ...old,
      sent: 4,
      counts: { ...counts, answered: 2 },
      lossRuns: closed,
      lastSeq: 4,
      last: t("1.6"),
      path: { ...path, vteps: [to(OLD, 1, 3), to(NEW, 4, 4)], repoints },
    });
    for (const tap of [{ ...old, path }, old]) {
      const e = assemble([observation("i1", { streams: [tap] }), observation("i2", { streams: [leaf] })]);
      const [period, other] = e.lossPeriods;
      expect(period).toMatchObject({ stream: "s1", open: "end" });
      expect(period!.limits[0]).toMatch(
        /From sequence 4 on the requests went to 192\.0\.2\.14 instead of 192\.0\.2\.13/,
      );
      expect(other!.limits.join(" ")).not.toMatch(/instead of/);
    }
    // the tap of another VTEP
    const wrong = { ...old, path: { ...path, vteps: [to("192.0.2.99", 1, 3)] } };
    const e = assemble([observation("i1", { streams: [wrong] }), observation("i2", { streams: [leaf] })]);
    expect(e.lossPeriods[0]!.limits.join(" ")).not.toMatch(/instead of/);
  });

  it("the sender's own log has no reply either: that is loss, though the tap shows one direction", () => {
    const log = unanswered({ key: { to: stream().key.to, protocol: "icmp" }, stamps: "print" });
    const e = assemble([
      observation("i1", { streams: [unanswered({ bothWays: false })] }),
      observation("i2", { input: input("i2", { kind: "ping" }), streams: [log] }),
    ]);
    expect(e.streams.map((s) => [s.lost, s.notObserved])).toEqual([
      [2, 0],
      [2, 0],
    ]);
    expect(e.findings[0]!.says).toMatch(/No other input shows a reply/);
  });

  it("one stream of a tap is answered: replies pass it, the other is lost", () => {
    const answered = unanswered({
      key: { ...stream().key, icmpId: 9 },
      counts: { ...unanswered().counts, answered: 2, lost: 0 },
      lossRuns: [],
    });
    expect(codes([observation("i1", { streams: [unanswered(), answered] })])).toEqual([]);
  });

  it("a log hears all that its host heard: no warning; a summary alone has no periods", () => {
    const key = { to: "198.51.100.10", protocol: "icmp" as const };
    const log = observation("i1", {
      input: input("i1", { kind: "ping" }),
      streams: [unanswered({ stamps: "print", key })],
    });
    expect(codes([log])).toEqual([]);
    const summary = unanswered({
      stamps: "none",
      key,
      lossRuns: [],
      unplacedLost: 5,
      sent: 5,
      counts: { ...unanswered().counts, lost: 0 },
    });
    const e = assemble([observation("i1", { input: input("i1", { kind: "ping" }), streams: [summary] })]);
    expect(e.streams[0]).toMatchObject({ sent: 5, answered: 0, lost: 5 });
    expect(e.findings).toMatchObject([{ code: "probe.loss-unplaced", count: 5 }]);
  });
});

describe("the document", () => {
  it("input rows: digits of the source, digest where one is given", () => {
    const info = input("i1", {
      first: t("1790191720.254543"),
      last: t("1790191721.5"),
      node: "leaf2",
      order: 1,
      resolutionNs: 1000,
    });
    const digest = { algorithm: "sha-256" as const, value: "0".repeat(64) };
    const e = assembleEvidence({
      observations: [observation("i1", { input: info })],
      subject: { vni: 100 },
      title: "A move",
      toolVersion: "0.1.0",
      digests: new Map([["i1", digest]]),
    });
    // 1790191720 is 2026-09-23T19:28:40Z
    expect(e.inputs[0]).toMatchObject({
      first: "2026-09-23T19:28:40.254543Z",
      last: "2026-09-23T19:28:41.500000Z",
      resolution_us: 1,
      digest,
    });
    expect(e).toMatchObject({ title: "A move", subject: { vni: 100 } });
  });

  it("padding of inner frames is said beside the ledger", () => {
    const overhead = [
      {
        encapsulation: "vxlan",
        packets: 9,
        headers: [{ layer: "ipv4", bytes: 50 }],
        ethernet: true,
        frameOverhead: 50,
        paddedPackets: 4,
        outerLengths: new Map(),
        innerLengths: new Map(),
        first: { input: "i1", record: 3 },
      },
    ];
    const e = assemble([observation("i1", { overhead, streams: [unanswered({ duplicates: 1 })] })]);
    expect(e.findings).toMatchObject([
      { code: "overhead.inner-padding", count: 4, where: [{ input: "i1", record: 3 }] },
    ]);
  });

  it("rasters: letters, times from the first send, null where unknown", () => {
    const sample = {
      seq: [1, 2, 3],
      sent: [t("1.0"), undefined, t("1.4")],
      rttNs: [1_686_000, undefined, undefined],
      state: ["answered", "lost", "localError"] as ProbeState[],
      vtep: [0, -1, -1],
      vteps: ["192.0.2.13"],
      omitted: 7,
    };
    const [r] = assemble([observation("i1", { streams: [stream({ sample, first: t("1.0") })] })]).rasters;
    expect(r).toMatchObject({
      stream: "s1",
      seq: [1, 2, 3],
      sent_us: [0, null, 400000],
      rtt_us: [1686, null, null],
      state: "alo",
      omitted: 7,
    });
  });

  it("one statement made twice is one finding with both places", () => {
    const said = (id: string) => ({
      code: "capture.cut",
      severity: "warning" as const,
      says: "The last record is cut.",
      where: [{ input: id }],
    });
    const streams = (id: string) => [
      unanswered({ counts: { ...unanswered().counts, answered: 1 }, key: { ...stream().key, to: id } }),
    ];
    const e = assemble(["i1", "i2"].map((id) => observation(id, { findings: [said(id)], streams: streams(id) })));
    expect(e.findings).toMatchObject([{ code: "capture.cut", where: [{ input: "i1" }, { input: "i2" }] }]);
  });

  it("mobility findings are in the document's as well", () => {
    const routes = [route({ at: t("1"), nextHop: "192.0.2.13", sticky: true })];
    const e = assemble([observation("i1", { input: input("i1", { kind: "frr-evpn-routes" }), routes })]);
    expect(e.findings.map((f) => f.code)).toEqual(["mac.sticky"]);
    expect(e.mobility[0]!.findings).toEqual(e.findings);
  });
});

it("whatever was observed, the document is valid and the same twice", () => {
  const time = fc.option(fc.bigInt({ min: 0n, max: 4_000_000_000_000_000_000n }), { nil: undefined });
  const mark = fc
    .record({ seq: fc.integer({ min: 1, max: 65535 }), at: time, answered: fc.boolean() })
    .map(({ seq, at, answered }): ProbeMark => ({
      ...probe(seq, "0"),
      sent: at === undefined ? undefined : { low: at, high: at + 5n },
      arrived: answered && at !== undefined ? at + 7n : undefined,
    }));
  const lossRun = fc.record({
    first: mark,
    last: mark,
    before: fc.option(mark, { nil: undefined }),
    after: fc.option(mark, { nil: undefined }),
    lost: fc.integer({ min: 1, max: 9 }),
    icmpErrors: fc.nat(9),
  });
  const streams = fc.record({
    stamps: fc.constantFrom("request" as const, "print" as const, "none" as const),
    first: time,
    last: time,
    sent: fc.nat(200_000),
    meanSpacingNs: fc.option(fc.integer({ min: -1e9, max: 1e9 }), { nil: undefined }),
    lossRuns: fc.array(lossRun, { maxLength: 3 }),
    firstSeq: fc.nat(65535),
    lastSeq: fc.nat(65535),
    duplicates: fc.nat(3),
  });
  const routes = fc.record({
    mac: fc.constantFrom("52:54:00:aa:00:0a", "52:54:00:aa:00:0b"),
    table: fc.constantFrom("update" as const, "bgp" as const, "mac" as const, "fdb" as const),
    at: time,
    order: fc.nat(3),
    seq: fc.nat(5),
    nextHop: fc.constantFrom("192.0.2.13", "192.0.2.14", "2001:db8::1"),
    rd: fc.constantFrom("192.0.2.13:2", "65000:100"),
    withdrawn: fc.boolean(),
    sticky: fc.boolean(),
  });
  const body = fc.array(
    fc.record({ streams: fc.array(streams, { maxLength: 4 }), routes: fc.array(routes, { maxLength: 8 }) }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(body, (inputs) => {
      const observations = inputs.map((o, i) =>
        observation(`i${i + 1}`, {
          streams: o.streams.map((s) => stream(s)),
          routes: o.routes.map(({ at, ...r }, n) =>
            route({ ...r, ...(at === undefined ? {} : { at }), source: { input: `i${i + 1}`, record: n + 1 } }),
          ),
        }),
      );
      const e = assemble(observations);
      expect(JSON.stringify(e)).toBe(JSON.stringify(assemble(observations)));
      const wrong = arithmeticProblems(e).filter((p) => /negative|above outageAtMost/.test(p.says));
      expect(wrong).toEqual([]);
    }),
    { seed: 1, numRuns: 200 },
  );
});
