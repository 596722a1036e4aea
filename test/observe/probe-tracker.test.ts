// Streams of echo packets written by hand: what becomes of each probe.
import { describe, expect, it } from "vitest";
import type { ProbeStream } from "../../src/observe/observation.ts";
import { BASE, MS, S, type Packet, echo, ethernet, inVxlan, ipv4, observe, reply, request, A, B } from "./packets.ts";

const states = (s: ProbeStream | undefined) => Object.fromEntries(Object.entries(s!.counts).filter(([, n]) => n > 0));
const lost = (s: ProbeStream | undefined) => s!.lossRuns.map((r) => [r.first.seq, r.last.seq, r.lost + r.icmpErrors]);

/** "1" sends seq 1, "1'" answers it; each a tenth of a second after the one before, unless "@t" says when (ms). */
function script(text: string): Packet[] {
  let ns = 0;
  return text.split(" ").map((word) => {
    const m = /^(\d+)('?)(?:@(\d+))?$/.exec(word)!;
    ns = m[3] === undefined ? ns + 100 * MS : Number(m[3]) * MS;
    const seq = Number(m[1]);
    return { ns, bytes: m[2] === "'" ? reply(seq) : request(seq) };
  });
}

describe("states", () => {
  it.each([
    { what: "all answered", text: "1 1' 2 2' 3 3'", counts: { answered: 3 }, runs: [] },
    {
      what: "one lost between answered ones",
      text: "1 1' 2 3 3'",
      counts: { answered: 2, lost: 1 },
      runs: [[2, 2, 1]],
    },
    {
      what: "late, not lost: the reply came after the next request",
      text: "1 2 1' 2'",
      counts: { answered: 1, late: 1 },
      runs: [],
    },
    {
      what: "the last is pending, as the recording ends 100 ms after it",
      text: "1 1' 2 3@400",
      counts: { answered: 1, pending: 2 },
      runs: [],
    },
    {
      what: "lost once the recording ran 2 s past it",
      text: "1 1' 2@300 3@2400",
      counts: { answered: 1, lost: 1, pending: 1 },
      runs: [[2, 2, 1]],
    },
    { what: "a duplicate reply", text: "1 1' 1' 2 2'", counts: { answered: 2 }, runs: [] },
    {
      what: "begun mid-way: a reply without its request is no probe",
      text: "1' 2 2' 3 3'",
      counts: { answered: 2 },
      runs: [],
    },
    {
      what: "the sequence wraps",
      text: "65534 65534' 65535 0 0' 1 1'",
      counts: { answered: 3, lost: 1 },
      runs: [[65535, 65535, 1]],
    },
    { what: "overtaken requests", text: "1 1' 3 2 2' 3' 4 4'", counts: { answered: 3, late: 1 }, runs: [] },
    { what: "seq numbers that were never seen are no probes", text: "1 1' 10 10'", counts: { answered: 2 }, runs: [] },
  ])("$what", async ({ text, counts, runs }) => {
    const o = await observe(script(text));
    expect(o.streams).toHaveLength(1);
    expect(states(o.streams[0])).toEqual(counts);
    expect(lost(o.streams[0])).toEqual(runs);
  });

  it("counts duplicates and orphans", async () => {
    const o = await observe(script("9' 1 1' 1' 1' 2 2'"));
    expect(o.streams[0]?.duplicates).toBe(2);
    expect(o.findings.find((f) => f.code === "probe.reply-without-request")).toMatchObject({
      count: 1,
      where: [{ record: 1 }],
    });
  });

  it("keeps times, records and round trips exact", async () => {
    const o = await observe(script("1@1000 1'@1007 2@1100 3@1200 3'@1201"));
    const [run] = o.streams[0]!.lossRuns;
    expect(run?.before).toMatchObject({ seq: 1, arrived: BASE + 1_007_000_000n, rttNs: 7_000_000 });
    expect(run?.first).toMatchObject({ seq: 2, state: "lost", source: { input: "i1", record: 3 }, arrived: undefined });
    expect(run?.first.sent).toEqual({ low: BASE + 1_100_000_000n, high: BASE + 1_100_000_000n });
    expect(run?.after).toMatchObject({ seq: 3, source: { record: 4 }, arrivedSource: { record: 5 } });
    // (7 + 1) / 2 ms; sends at 1.0, 1.1 and 1.2 s.
    expect(o.streams[0]).toMatchObject({
      rtt: {
        count: 2,
        minNs: 1e6,
        meanNs: 4e6,
        maxNs: 7e6,
      },
      meanSpacingNs: 1e8,
      nominalIntervalNs: 1e8,
      sent: 3,
      first: BASE + 1000000000n,
      last: BASE + 1200000000n,
      firstSeq: 1,
      lastSeq: 3,
    });
  });
});

describe("a ring that replies outrun", () => {
  it("a reply after 500 more requests still makes its probe late, and splits the loss", async () => {
    // 1 to 600 leave every 100 ms; only 50 is answered, after 600 (55 s late); then 601 is answered.
    const packets: Packet[] = [];
    for (let seq = 1; seq <= 600; seq++) packets.push({ ns: seq * 100 * MS, bytes: request(seq) });
    packets.push({ ns: 60_010 * MS, bytes: reply(50) });
    packets.push({ ns: 60_100 * MS, bytes: request(601) }, { ns: 60_101 * MS, bytes: reply(601) });
    const [s] = (await observe(packets)).streams;
    expect(states(s)).toEqual({ answered: 1, late: 1, lost: 599 });
    expect(lost(s)).toEqual([
      [1, 49, 49],
      [51, 600, 550],
    ]);
    expect(s?.rtt).toMatchObject({ count: 2, minNs: 1e6, maxNs: 55_010 * MS });
    expect(s?.stalls).toEqual([{ firstSeq: 50, lastSeq: 50, probes: 1, longestRttNs: 55_010 * MS }]);
  });

  it("a whole burst of very late replies is one stall", async () => {
    // 100 requests 10 ms apart, all answered together 5 s later in order; then one on time.
    const packets: Packet[] = [];
    for (let seq = 1; seq <= 100; seq++) packets.push({ ns: seq * 10 * MS, bytes: request(seq) });
    for (let seq = 1; seq <= 100; seq++) packets.push({ ns: 6 * S + seq, bytes: reply(seq) });
    packets.push({ ns: 7 * S, bytes: request(101) }, { ns: 7 * S + MS, bytes: reply(101) });
    const [s] = (await observe(packets)).streams;
    // The reply of 100 came before the next request, 101, left: that one is on time by the rule.
    expect(states(s)).toEqual({ answered: 2, late: 99 });
    expect(s?.stalls).toEqual([{ firstSeq: 1, lastSeq: 99, probes: 99, longestRttNs: 6 * S + 1 - 10 * MS }]);
    expect(s?.lossRuns).toEqual([]);
  });

  it("nothing answered at all: one run, open at both ends, of any length", async () => {
    const packets = Array.from({ length: 70_000 }, (_, i) => ({ ns: i * MS, bytes: request(i & 0xffff) }));
    const [s] = (await observe(packets)).streams;
    // The last stamp is 69.999 s; probes sent after 67.999 s have not been waited for: 68000 to 69999.
    expect(states(s)).toEqual({ lost: 68_000, pending: 2_000 });
    expect(s?.lossRuns).toMatchObject([{ lost: 68_000, before: undefined, after: undefined }]);
    expect(s?.lossRuns[0]?.last.ordinal).toBe(67_999);
  });
});

describe("copies", () => {
  it("one packet at two interfaces is one probe, at the first of its stamps", async () => {
    const packets: Packet[] = [];
    for (let seq = 1; seq <= 5; seq++) {
      const ns = seq * S;
      packets.push({ ns: ns + 30, bytes: request(seq), iface: 1 }, { ns, bytes: request(seq), iface: 0 });
      packets.push({ ns: ns + MS, bytes: reply(seq), iface: 0 }, { ns: ns + MS + 30, bytes: reply(seq), iface: 1 });
    }
    const o = await observe(packets, [1, 1]);
    const [s] = o.streams;
    expect(states(s)).toEqual({ answered: 5 });
    expect([s?.duplicates, s?.rtt?.minNs, s?.first]).toEqual([0, MS, BASE + BigInt(S)]);
    expect(o.findings.find((f) => f.code === "probe.copies")?.count).toBe(5);
  });

  it("a reply twice at one interface is a duplicate, with another TTL it is the same packet routed", async () => {
    const routed = ethernet(0x0800, ipv4(B, A, 1, echo(0, 7, 1), 63));
    const o = await observe([
      { ns: 0, bytes: request(1) },
      { ns: 1, bytes: reply(1) },
      { ns: 2, bytes: routed },
      { ns: 3, bytes: reply(1) },
    ]);
    expect(o.streams[0]).toMatchObject({ duplicates: 1, sent: 1 });
  });

  it("the same seq more than a second later is a new probe", async () => {
    const o = await observe(script("1@0 1'@1 1@2000 1'@2001 1@4000 1@6000 1'@6001"));
    expect(states(o.streams[0])).toEqual({ answered: 3, lost: 1 });
    expect(o.findings.find((f) => f.code === "probe.sequence-restarted")?.count).toBe(3);
  });

  it.each([500, -500])(
    "two runs at once with one identifier, the other's seq %i off: told, and no duplicates",
    async (off) => {
      const packets: Packet[] = [];
      for (let seq = 1001; seq <= 1010; seq++) {
        const ns = seq * 100 * MS;
        packets.push({ ns, bytes: request(seq) }, { ns: ns + MS, bytes: reply(seq) });
        packets.push({ ns: ns + 50 * MS, bytes: request(seq + off) });
        if (seq !== 1005) packets.push({ ns: ns + 51 * MS, bytes: reply(seq + off) });
      }
      const o = await observe(packets);
      expect(o).toEqual(await observe(packets, [1], { fast: false }));
      const [s] = o.streams;
      // 20 requests and 19 replies in all. Upwards: the first run's 1001, then all of the second, one of it lost. Downwards:
      // all of the first run, none of the second, whose 10 have 9 replies.
      const up = off > 0;
      expect(states(s)).toEqual(up ? { answered: 10, lost: 1 } : { answered: 10 });
      expect(s?.duplicates).toBe(0);
      expect(o.findings.find((f) => f.code === "probe.request-behind")).toMatchObject({
        count: up ? 9 : 10,
        where: [{ record: up ? 5 : 3 }],
        says: expect.stringContaining("with 9 replies"),
      });
      expect(o.findings.find((f) => f.code === "probe.runs-mixed")).toMatchObject({ count: 1 });
      expect(o.findings.find((f) => f.code === "probe.reply-without-request")).toBeUndefined();
    },
  );

  it("inside and outside a tunnel are two streams with different keys", async () => {
    const o = await observe(
      [
        { ns: 0, bytes: request(1), iface: 0 },
        { ns: 10, bytes: inVxlan("192.0.2.1", "192.0.2.2", request(1)), iface: 1 },
      ],
      [1, 1],
    );
    expect(o.streams.map((s) => s.key.vni)).toEqual([undefined, 100]);
  });
});

describe("paths", () => {
  const to = (vtep: string, seq: number, ns: number) => ({ ns, bytes: inVxlan("192.0.2.1", vtep, request(seq)) });
  const from = (vtep: string, seq: number, ns: number) => ({ ns, bytes: inVxlan(vtep, "192.0.2.1", reply(seq)) });

  it("last to the old VTEP, copies, first to the new one", async () => {
    const o = await observe([
      to("192.0.2.2", 1, 0),
      from("192.0.2.2", 1, 1),
      to("192.0.2.2", 2, S),

      to("192.0.2.2", 3, 2 * S),
      to("192.0.2.3", 3, 2 * S + 1),
      to("192.0.2.4", 3, 2 * S + 2),
      from("192.0.2.3", 3, 2 * S + 9),
      to("192.0.2.3", 4, 3 * S),
      from("192.0.2.3", 4, 3 * S + 1),
    ]);
    const p = o.streams[0]!.path!;
    expect(o.streams[0]!.sent).toBe(4);
    expect(p.repoints).toMatchObject([
      {
        from: "192.0.2.2",
        to: "192.0.2.3",
        lastToOld: { seq: 2, state: "lost" },
        firstToNew: { seq: 4, state: "answered" },
      },
    ]);
    expect(p.replicated).toEqual([
      {
        seq: 3,
        to: ["192.0.2.2", "192.0.2.3", "192.0.2.4"],
        answeredBy: "192.0.2.3",
        source: { input: "i1", record: 4 },
        // packets 4 to 6 are the copies, packet 7 the reply
        evidence: [4, 5, 6, 7].map((record) => ({ input: "i1", record })),
      },
    ]);
    expect(p.vteps).toEqual([
      { vtep: "192.0.2.2", requests: 3, answered: 1, firstSeq: 1, lastSeq: 3 },
      { vtep: "192.0.2.3", requests: 2, answered: 2, firstSeq: 3, lastSeq: 4 },
      { vtep: "192.0.2.4", requests: 1, answered: 0, firstSeq: 3, lastSeq: 3 },
    ]);
    expect(p.outerSourcePorts).toEqual([50000]);
  });

  it("there and back are two repoints; a probe that is answered very late counts for the VTEP it went to", async () => {
    const packets = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((seq) => to(seq === 5 ? "192.0.2.3" : "192.0.2.2", seq, seq * S));
    const o = await observe([...packets, from("192.0.2.2", 1, 10 * S), from("192.0.2.2", 9, 10 * S + 1)]);
    const p = o.streams[0]!.path!;
    expect(p.repoints.map((r) => [r.lastToOld.seq, r.firstToNew.seq])).toEqual([
      [4, 5],
      [5, 6],
    ]);
    expect(p.vteps.map((v) => [v.vtep, v.requests, v.answered])).toEqual([
      ["192.0.2.2", 8, 2],
      ["192.0.2.3", 1, 0],
    ]);
  });
});

describe("errors", () => {
  const error = (from: string, type: number, code: number, seq: number, rest = [0, 0, 0, 0]) =>
    ethernet(0x0800, ipv4(from, A, 1, [type, code, 0, 0, ...rest, ...ipv4(A, B, 1, echo(8, 7, seq))]));

  it("an error from elsewhere, one from the sender itself, and one about an answered probe", async () => {
    const o = await observe([
      { ns: 0, bytes: request(1) },
      { ns: 1, bytes: reply(1) },
      { ns: 2, bytes: error("203.0.113.1", 11, 0, 1) },
      { ns: S, bytes: request(2) },
      { ns: S + 1, bytes: error("203.0.113.1", 3, 4, 2, [0, 0, 0x05, 0x78]) },
      { ns: 2 * S, bytes: request(3) },
      { ns: 2 * S + 1, bytes: error(A, 3, 1, 3) },
      { ns: 3 * S, bytes: request(4) },
      { ns: 3 * S + 1, bytes: reply(4) },
    ]);
    const s = o.streams[0]!;
    expect(states(s)).toEqual({ answered: 2, icmpError: 1, localError: 1 });
    expect(s.lossRuns).toMatchObject([{ first: { seq: 2 }, last: { seq: 2 }, lost: 0, icmpErrors: 1 }]);
    expect(s.errors.map((e) => [e.from, e.says, e.firstSeq, e.local])).toEqual([
      ["203.0.113.1", "time exceeded", 1, false],
      ["203.0.113.1", "fragmentation needed, mtu 1400", 2, false],
      [A, "host unreachable", 3, true],
    ]);
  });
});

describe("recordings that prove less", () => {
  it("dropped packets may be the answers: not observed", async () => {
    const o = await observe(script("1 1' 2 3 4 4'"), [1], { drops: 2 });
    expect(states(o.streams[0])).toEqual({ answered: 2, notObserved: 2 });
    expect(o.streams[0]?.lossRuns).toEqual([]);
  });

  it("more probes without an answer than dropped packets: some are lost, and it is said that packets were dropped", async () => {
    const o = await observe(script("1 1' 2 3 4 4'"), [1], { drops: 1 });
    expect(states(o.streams[0])).toEqual({ answered: 2, lost: 2 });
    expect(o.findings.map((f) => f.code)).toContain("capture.drops");
  });

  it("records without a time: order alone", async () => {
    const o = await observe(script("1 2 1' 2' 3 4 4'").map((p) => ({ ...p, ns: Number.NaN })));
    const s = o.streams[0]!;
    expect(states(s)).toEqual({ answered: 2, late: 1, lost: 1 });
    expect([s.stamps, s.first, s.rtt, s.meanSpacingNs, s.lossRuns[0]?.first.sent]).toEqual(["none", undefined, undefined, undefined, undefined]); // prettier-ignore
    expect(o.frames[0]?.withoutTime).toBe(7);
  });

  it("a clock that jumps by years keeps every stamp exact", async () => {
    const later = BASE + 10n * 365n * 86_400n * 1_000_000_000n + 7n;
    const o = await observe([
      { ns: 1, bytes: request(1) },
      { ns: 3, bytes: reply(1) },
      { ns: 5, bytes: request(2) },
      { ns: 11, bytes: reply(2), base: later },
      { ns: 13, bytes: request(3), base: later },
      { ns: 17, bytes: request(4), base: later },
      { ns: 19, bytes: reply(4), base: later },
    ]);
    const s = o.streams[0]!;
    expect([o.input.first, o.input.last]).toEqual([BASE + 1n, later + 19n]);
    expect(states(s)).toEqual({ answered: 3, lost: 1 });
    expect(s.lossRuns[0]?.before).toMatchObject({ seq: 2, sent: { low: BASE + 5n }, arrived: later + 11n });
    expect(s.lossRuns[0]?.before?.rttNs).toBe(Number(later + 11n - (BASE + 5n)));
    expect(s.lossRuns[0]?.first.sent?.low).toBe(later + 13n);
  });
});

describe("the mean spacing of the sends", () => {
  /** 20 answered probes 100 ms apart, of which those from 11 on are `shift` ms off. */
  const stepped = async (shift: number) => {
    const packets: Packet[] = [];
    for (let seq = 1; seq <= 20; seq++) {
      const ns = (20_000 + 100 * seq + (seq > 10 ? shift : 0)) * MS;
      packets.push({ ns, bytes: request(seq) }, { ns: ns + MS, bytes: reply(seq) });
    }
    return observe(packets);
  };

  it.each([0, 3_600_000, -10_000])("is 100 ms though the clock was set by %d ms", async (shift) => {
    const o = await stepped(shift);
    expect(o.streams[0]!.meanSpacingNs).toBe(100 * MS);
    const steps = o.findings.filter((f) => f.code === "capture.time-steps");
    expect(steps).toHaveLength(shift < 0 ? 1 : 0);
    // the request of probe 11, 9901 ms before the reply to probe 10
    if (shift < 0) expect(steps[0]).toMatchObject({ count: 1, where: [{ record: 21 }], says: /by up to 9.901 s/ });
  });

  it("long streams: one pause among 100 and more even spacings does not count", async () => {
    const packets: Packet[] = [];
    for (let seq = 1; seq <= 120; seq++) {
      const ns = (100 * seq + (seq > 57 ? 30_000 : 0)) * MS;
      packets.push({ ns, bytes: request(seq) }, { ns: ns + MS, bytes: reply(seq) });
    }
    expect((await observe(packets)).streams[0]!.meanSpacingNs).toBe(100 * MS);
  });
});
