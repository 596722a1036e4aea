// The samples against their expected.json, whose values come from tshark, tcpdump and the texts themselves.
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { analyze } from "../src/conclude/analyze.ts";
import { microseconds, parseEpochDecimal, parseRfc3339 } from "../src/core/time.ts";
import { story } from "../src/render/story.ts";
import type { Evidence, Flow, LossPeriod, Stream } from "../src/schema/evidence.generated.ts";
import { ROOT } from "./cli/run.ts";

const folder = (name: string) => join(ROOT, "samples", name);
// expected.json is read as it lies: its shape is this test's business
// oxlint-disable-next-line typescript/no-explicit-any
const expected = (name: string): any => JSON.parse(readFileSync(join(folder(name), "expected.json"), "utf8"));
const evidenceOf = async (name: string): Promise<Evidence> => (await analyze([folder(name)])).evidence;
const idOf = (e: Evidence, file: string) => e.inputs.find((i) => i.name === file)!.id;
const at = (text: string) => parseEpochDecimal(text);
const time = (text: string | undefined) => (text === undefined ? undefined : parseRfc3339(text));

function histograms(e: Evidence, file: string, kind: "frameLength" | "recordLength") {
  const f = e.frames.find((x) => x.input === idOf(e, file))!;
  return { packets: f.packets, lengths: f.lengths[kind] };
}

describe("evpn-move", async () => {
  const want = expected("evpn-move");
  const e = await evidenceOf("evpn-move");
  const stream = (file: string): Stream => e.streams.find((s) => s.input === idOf(e, file))!;
  const loss = (file: string): LossPeriod[] => e.lossPeriods.filter((l) => l.stream === stream(file).id);

  test("the ping log: counts, the lost, reply to reply", () => {
    const s = stream("ping.log");
    expect([s.sent, s.answered, s.lost, s.late, s.pending]).toEqual([want.ping.sent, want.ping.received, 2, 0, 0]);
    const [l, ...more] = loss("ping.log");
    expect(more).toEqual([]);
    expect([l!.firstLostSeq, l!.lastLostSeq]).toEqual(want.ping.lost_seqs);
    expect(l!.observedGap_us).toBe(want.ping.observedGap_us);
    expect(time(l!.lastReplyBefore?.arrived)).toBe(at(want.ping.lastReplyBefore.stamp));
    expect(l!.lastReplyBefore?.source.line).toBe(want.ping.lastReplyBefore.line);
    expect(time(l!.firstReplyAfter?.arrived)).toBe(at(want.ping.firstReplyAfter.stamp));
    // a log stamps no send: bounds around what the host's own capture shows
    expect(l!.provenUnreachable_us).toBeLessThanOrEqual(want.host.provenUnreachable_us);
    expect(l!.possibleUnreachable_us).toBeGreaterThanOrEqual(want.host.possibleUnreachable_us);
    expect(l!.outageAtMost_us).toBeGreaterThanOrEqual(want.host.outageAtMost_us);
  });

  test.each(["host", "leaf", "spine"])("%s: every duration of the loss period, to the microsecond", (tap) => {
    const file = { host: "host-eth0.pcap", leaf: "leaf-eth1.pcap", spine: "spine-swp1.pcap" }[tap]!;
    const w = want[tap];
    const s = stream(file);
    expect([s.sent, s.answered, s.lost]).toEqual([w.requests, w.answered, w.lost_seqs.length]);
    const [l] = loss(file);
    for (const figure of [
      "observedGap_us",
      "provenUnreachable_us",
      "possibleUnreachable_us",
      "outageAtMost_us",
    ] as const) {
      expect([figure, l![figure]]).toEqual([figure, w[figure]]);
    }
    expect(l!.lossDerived_us).toBeCloseTo(2 * w.lossDerivedMargin_us, 1);
    expect(l!.lossDerivedTolerance_us).toBeCloseTo(w.lossDerivedMargin_us, 1);
    expect(l!.lastReplyBefore).toMatchObject({
      seq: w.lastReplyBefore.seq,
      source: { record: w.lastReplyBefore.frame },
    });
    expect(l!.firstReplyAfter).toMatchObject({
      seq: w.firstReplyAfter.seq,
      source: { record: w.firstReplyAfter.frame },
    });
    expect(time(l!.lastReplyBefore?.sent?.low)).toBe(at(w.lastAnsweredRequest.time));
    expect(time(l!.firstLostAt?.low)).toBe(at(w.firstLostRequest.time));
    expect(time(l!.lastLostAt?.high)).toBe(at(w.lastLostRequest.time));
  });

  test("one probe, however many taps saw it", () => {
    const whole = ["ping.log", "host-eth0.pcap", "leaf-eth1.pcap", "spine-swp1.pcap"].map((f) => stream(f).id);
    for (const file of ["ping.log", "leaf-eth1.pcap"]) {
      expect([stream(file).id, ...stream(file).sameAs].toSorted()).toEqual(expect.arrayContaining(whole.toSorted()));
    }
  });

  test("the VTEP of each probe, and the repoint", () => {
    const p = e.paths.find((x) => x.input === idOf(e, "leaf-eth1.pcap"))!;
    expect(Object.fromEntries(p.vteps.map(({ vtep, ...v }) => [vtep, v]))).toEqual(want.path.byVtep);
    const { from, to, interval_us, lastToOld, firstToNew } = want.path.repoint;
    expect(p.repoints).toHaveLength(1);
    expect(p.repoints[0]).toMatchObject({
      from,
      to,
      interval_us,
      lastSeqToOld: lastToOld.seq,
      firstSeqToNew: firstToNew.seq,
    });
    expect(time(p.repoints[0]!.lastToOld)).toBe(at(lastToOld.time));
    expect(time(p.repoints[0]!.firstToNew)).toBe(at(firstToNew.time));
    expect(p.repoints[0]!.evidence.map((x) => x.record)).toEqual([lastToOld.frame, firstToNew.frame]);
    expect(p.replicated).toEqual([]);
    expect(p.outerSourcePorts).toEqual(want.path.outerSourcePorts);
  });

  test("frame sizes of every capture", () => {
    for (const [file, w] of Object.entries<{ packets: number; lengths: Record<string, number> }>(want.frames)) {
      if (file.endsWith(".pcap"))
        expect([file, histograms(e, file, "frameLength")]).toEqual([file, { packets: w.packets, lengths: w.lengths }]);
    }
  });

  test("encapsulation overhead and its ledger", () => {
    const o = e.overhead.find((x) => x.input === idOf(e, "leaf-eth1.pcap") && x.encapsulation === "vxlan")!;
    const { packets, ipOverhead_bytes, frameOverhead_bytes, innerMtuAt1500_bytes, headers } = want.overhead;
    expect(o).toMatchObject({ packets, ipOverhead_bytes, frameOverhead_bytes, innerMtuAt1500_bytes, headers });
  });

  test("mobility in the tables: next hops and sequences in order, text and JSON alike", () => {
    const rows = e.mobility.filter((m) => m.mac === want.mobility.mac);
    expect(new Set(rows.map((m) => m.vni))).toEqual(new Set([5010]));
    for (const w of want.mobility.routes) {
      const history = rows.filter((m) => (m.ip ?? null) === w.ip).flatMap((m) => m.history);
      const same = history.filter(
        (h) => h.table === "bgp" && h.where === w.node && h.order === w.order && h.rd === w.rd,
      );
      // once from the text and once from the JSON
      expect(same.map((h) => [h.nextHop, h.seq ?? null])).toEqual([
        [w.nextHop, w.mmSeq],
        [w.nextHop, w.mmSeq],
      ]);
    }
  });

  test("mobility on the wire: each UPDATE of the MAC, with its frame", () => {
    for (const [file, updates] of Object.entries<unknown>(want.updates)) {
      if (!file.endsWith(".pcap")) continue;
      const seen = e.mobility.flatMap((m) =>
        m.history.filter((h) => h.source.input === idOf(e, file)).map((h) => ({ ...h, mac: m.mac, ip: m.ip ?? null })),
      );
      // oxlint-disable-next-line typescript/no-explicit-any
      for (const w of updates as any[]) {
        const match = seen.filter(
          (h) =>
            time(h.at) === at(w.time) &&
            h.source.record === w.frame &&
            h.mac === w.mac &&
            h.ip === w.ip &&
            h.rd === w.rd,
        );
        expect([file, w.time, w.action, match.length]).toEqual([file, w.time, w.action, 1]);
        expect(match[0]!.withdrawn).toBe(w.action !== "advertise");
        if (w.action === "advertise")
          expect([match[0]!.nextHop, match[0]!.seq ?? null]).toEqual([w.nextHop, w.mmSeq ?? null]);
      }
    }
  });

  test("moves: absent to 1 to 2, and nothing sticky", () => {
    const rows = e.mobility.filter((m) => m.mac === want.mobility.mac);
    for (const m of rows) expect(m.history.every((h) => !h.sticky)).toBe(true);
    const macOnly = rows.find((m) => m.ip === undefined)!;
    expect(macOnly.moves.map((m) => [m.from, m.to, m.seqBefore, m.seqAfter, m.rise])).toEqual([
      ["198.51.100.11", "198.51.100.12", null, 1, true],
      ["198.51.100.12", "198.51.100.11", 1, 2, true],
    ]);
  });
});

describe("vlan-mtu", async () => {
  const want = expected("vlan-mtu");
  const e = await evidenceOf("vlan-mtu");

  test("the summary tells of the ping that never left the host", () => {
    expect(story(e)[0]!.says).toMatch(
      /3 of 3 probes of another stream .* never left the host: message too long, mtu 1500\./,
    );
  });

  test("1518 is tagged because of its ethertype", () => {
    const trunk = e.frames.find((f) => f.input === idOf(e, "sw1-trunk0.pcap"))!;
    expect(trunk.lengths.frameLength).toEqual(want.frames["sw1-trunk0.pcap"].lengths);
    expect(trunk.vlans).toMatchObject([
      { tags: [200], packets: want.vlan.ids["200"], lengths: { 1518: want.vlan.frames1518 } },
    ]);
    expect(e.frames.find((f) => f.input === idOf(e, "host-a-eth0.pcap"))!.vlans).toEqual([]);
  });

  test("a cooked capture has no frame length, and no tag", () => {
    const any = e.frames.find((f) => f.input === idOf(e, "sw1-any.pcap"))!;
    expect([any.linkType, any.packets, any.vlans]).toEqual(["LINUX_SLL2", 16, []]);
    expect(any.lengths.frameLength).toBeUndefined();
    expect(any.lengths.recordLength).toEqual(want.frames["sw1-any.pcap"].lengths);
    expect(any.lengths.packetLength).toEqual({ 1500: 12 });
  });

  test("a message that is too long is a local error, not loss", () => {
    const s = e.streams.find((x) => x.input === idOf(e, want.ping1473.file))!;
    expect([s.sent, s.answered, s.lost, s.localErrors]).toEqual([3, 0, 0, want.ping1473.localErrors]);
    const t = e.streams.find((x) => x.input === idOf(e, want.ping1472.file))!;
    expect([t.sent, t.answered, t.lost, t.localErrors]).toEqual([3, 3, 0, 0]);
    expect(e.lossPeriods).toEqual([]);
  });
});

describe("geneve-vs-plain", async () => {
  const want = expected("geneve-vs-plain");
  const e = await evidenceOf("geneve-vs-plain");
  const rows = (file: string) => e.overhead.filter((o) => o.input === idOf(e, file));

  test("58 with the OVN option, 0 without a tunnel", () => {
    const [g, ...more] = rows("geneve.sw1-uplink0.pcap");
    expect(more).toEqual([]);
    const { packets, ipOverhead_bytes, frameOverhead_bytes, innerMtuAt1500_bytes, headers } = want.geneve;
    expect(g).toMatchObject({
      encapsulation: "geneve",
      packets,
      ipOverhead_bytes,
      frameOverhead_bytes,
      innerMtuAt1500_bytes,
    });
    expect(g!.headers).toEqual(headers);
    expect(rows("plain.sw1-uplink0.pcap")).toMatchObject([
      { encapsulation: "none", packets: want.plain.packets, ipOverhead_bytes: 0 },
    ]);
  });

  test("on -i any there is no outer frame, and each echo is one probe", () => {
    const g = rows("geneve.sw1-any.pcap").find((o) => o.encapsulation === "geneve")!;
    expect([g.ipOverhead_bytes, g.frameOverhead_bytes, g.packets]).toEqual([58, null, 20]);
    const streams = e.streams.filter((s) => s.input === idOf(e, "plain.sw1-any.pcap"));
    expect(streams.map((s) => [s.sent, s.answered, s.lost])).toEqual([[10, 10, 0]]);
  });

  test("frame and record sizes", () => {
    expect(histograms(e, "geneve.sw1-uplink0.pcap", "frameLength").lengths).toEqual(
      want.frames["geneve.sw1-uplink0.pcap"].lengths,
    );
    expect(histograms(e, "geneve.sw1-any.pcap", "recordLength").lengths).toEqual(
      want.frames["geneve.sw1-any.pcap"].lengths,
    );
    expect(histograms(e, "plain.sw1-any.pcap", "recordLength").lengths).toEqual(
      want.frames["plain.sw1-any.pcap"].lengths,
    );
  });
});

test("microseconds of the samples are exact", () => expect(microseconds(612837000n)).toBe(612837));

describe("tcp-move", async () => {
  const want = expected("tcp-move");
  const e = await evidenceOf("tcp-move");
  const flow = (file: string, protocol: string, port?: number): Flow =>
    e.flows!.find(
      (f) => f.input === idOf(e, file) && f.protocol === protocol && (port === undefined || f.key.toPort === port),
    )!;

  test("TCP: what was sent again, and every duration, to the nanosecond", () => {
    const w = want.tcp;
    const f = flow(w.file, "tcp", w.toPort);
    expect([f.key.from, f.key.vni, f.packets]).toEqual([w.from, 5010, w.packets]);
    expect(f.tcp!.retransmissions).toEqual({ forth: w.retransmissions.length, back: 0 });
    const [h, ...more] = f.tcp!.holes;
    expect(more).toEqual([]);
    expect([h!.ended, h!.answers, h!.open]).toEqual(["ack", "retransmission", null]);
    for (const figure of [
      "observedGap_us",
      "provenUnreachable_us",
      "possibleUnreachable_us",
      "outageAtMost_us",
    ] as const) {
      expect([figure, h![figure]]).toEqual([figure, w[figure]]);
    }
    const frames = [w.lastAnsweredSegment, w.lastNewAck, w.firstUnanswered, w.retransmissions[1], w.retransmissions[2]];
    expect(h!.evidence.map((s) => s.record)).toEqual([...frames, w.firstNewAck].map((x) => x.frame));
    const truth = microseconds(at(want.truth.repointed)! - at(want.truth.cut)!);
    expect(h!.provenUnreachable_us).toBeLessThan(truth);
    expect(h!.possibleUnreachable_us).toBeGreaterThan(truth);
    // the same connection at the VM's port, where nothing was sent again
    const other = flow("vm-eth0.pcap", "tcp", w.toPort);
    expect([f.sameAs, other.sameAs, other.tcp!.holes]).toEqual([[other.id], [f.id], []]);
  });

  test("round trips before and after", () => {
    const w = want.tcp.ackRtts;
    const d = e.delays!.find((x) => x.about === flow(want.tcp.file, "tcp", 8080).id && x.way === "forth")!;
    expect([d.before!.samples, d.after!.samples]).toEqual([w.before, w.after]);
    expect([d.before!.rtt!.min_us, d.before!.rtt!.max_us]).toEqual([w.least_before_us, w.largest_before_us]);
    expect(d.after!.rtt!.min_us).toBe(w.least_after_us);
    expect(d.before!.pdv.max_us).toBeCloseTo(w.largest_before_us - w.least_before_us, 3);
  });

  test("one-way delay variation of iperf3 before and after, to the nanosecond", () => {
    const d = e.delays!.find((x) => x.about === flow("vm-eth0.pcap", "iperf3").id)!;
    expect([d.basis, d.split]).toEqual(["oneWay", `${d.about}-g1`]);
    for (const part of ["before", "after"] as const) {
      const [w, p] = [want.oneWay[part], d[part]!];
      expect([p.samples, p.rtt, p.ipdv!.samples]).toEqual([w.samples, null, w.ipdvSamples]);
      expect([p.pdv.median_us, p.pdv.p95_us, p.pdv.max_us]).toEqual(w.pdv);
      expect([p.ipdv!.median_us, p.ipdv!.p95_us, p.ipdv!.max_us]).toEqual(w.ipdv);
    }
  });

  test.each(["iperf3", "rtp"])("%s: what is missing at the VM, and nothing at the leaf", (protocol) => {
    const w = want[protocol];
    const f = flow(w.file, protocol);
    expect([f.numbers!.lost, f.numbers!.duplicates, f.numbers!.reordered]).toEqual([w.lost, 0, 0]);
    expect(f.packets).toBe(w.packets ?? w.sent - w.lost);
    const [g, ...more] = f.numbers!.gaps;
    expect(more).toEqual([]);
    expect([g!.firstMissing, g!.lastMissing, g!.missing]).toEqual([w.firstMissing, w.lastMissing, w.lost]);
    expect([g!.observedGap_us, g!.sentApart_us]).toEqual([w.observedGap_us, w.sentApart_us ?? null]);
    expect(g!.evidence.map((s) => s.record)).toEqual([w.before.frame, w.after.frame]);
    expect(f.key.ssrc).toBe(w.ssrc);
    const leaf = flow("leaf-eth1.pcap", protocol);
    expect([leaf.numbers!.lost, leaf.sameAs]).toEqual([0, [f.id]]);
  });

  test("one capture alone, without a case: no silence is told; a port is one, and RTP stays inferred", async () => {
    const { evidence } = await analyze([join(folder("tcp-move"), "vm-eth0.pcap")], {
      probePorts: ["40002"],
    });
    expect(evidence.silences ?? []).toEqual([]); // no case names a MAC, and none moved
    expect(evidence.flows!.map((f) => f.numbers?.declared)).toEqual([undefined, undefined, true, false]);
    await expect(analyze([join(folder("tcp-move"), "vm-eth0.pcap")], { probePorts: ["70000"] })).rejects.toThrow(
      "port",
    );
    // the case says it as well
    const dir = mkdtempSync(join(tmpdir(), "ww-"));
    const text = `sources: [{file: ${JSON.stringify(join(folder("tcp-move"), "vm-eth0.pcap"))}}]\nprobePorts: [40001, 5300]\n`;
    writeFileSync(join(dir, "case.yaml"), text);
    const told = await analyze([], { caseFile: join(dir, "case.yaml"), probePorts: ["40002"] });
    expect(told.evidence.flows!.map((f) => f.numbers?.declared)).toEqual([undefined, undefined, true, false]);
    writeFileSync(join(dir, "case.yaml"), text.replace("5300", "70000"));
    await expect(analyze([], { caseFile: join(dir, "case.yaml") })).rejects.toThrow();
  });

  test("the silence of the MAC goes from one VTEP to the other", () => {
    const w = want.silence;
    const s = e.silences!.find((x) => x.input === idOf(e, w.file))!;
    expect([s.vtep, s.toVtep, s.silence_us]).toEqual([w.from, w.to, w.silence_us]);
    expect(s.evidence.map((x) => x.record)).toEqual([w.before.frame, w.after.frame]);
  });
});

describe("stale-gateway", async () => {
  const want = expected("stale-gateway");
  const e = await evidenceOf("stale-gateway");
  const only = (code: string) => {
    const found = e.findings.filter((f) => f.code === code);
    expect(found).toHaveLength(1);
    return found[0]!;
  };

  test("the loss, and the MAC that its probes went to", () => {
    const w = want.loss;
    const loss = e.lossPeriods.find(
      (l) => e.streams.find((s) => s.id === l.stream)!.input === idOf(e, "host-eth0.pcap"),
    )!;
    expect([loss.firstLostSeq, loss.lastLostSeq]).toEqual([w.firstLostSeq, w.lastLostSeq]);
    expect([loss.provenUnreachable_us, loss.possibleUnreachable_us]).toEqual([w.provenUnreachable_us, w.possibleUnreachable_us]); // prettier-ignore
    const f = only("outage.stale-gateway-mac");
    expect(f.says).toContain(`to ${w.oldMac} up to sequence ${w.lastToOld.seq}, within the loss, and to ${w.newMac} from sequence ${w.firstToNew.seq} on`); // prettier-ignore
    expect(f.says).toContain(`a stale MAC of its gateway ${want.neighbour.ip}.`);
    const frames = f.where.filter((s) => s.input === idOf(e, "host-eth0.pcap")).map((s) => s.record);
    expect(frames).toEqual([w.lastToOld.frame, w.firstToNew.frame]);
  });

  test("when the host's own entry changed", () => {
    const w = want.neighbour;
    const changed = e.findings.filter((f) => f.code === "neigh.mac-changed");
    // in the monitor, and between the two snapshots
    expect(changed).toHaveLength(2);
    const f = changed.find((x) => x.where.some((s) => s.input === idOf(e, "neigh-monitor.txt")))!;
    expect(f.where.map((s) => s.line)).toEqual(w.lines);
    expect(f.says).toContain(`the neighbour entry of ${w.ip} went from ${want.loss.oldMac} to ${want.loss.newMac}`);
    expect(f.says).toContain(`${w.without_us} us without one`);
  });
});
