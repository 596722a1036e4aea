// tcpdump's text observed: streams, clocks, lengths and findings worked out by hand, and against captures of the same packets.
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { PartReader } from "../../src/decode/text/parts.ts";
import { observeCapture } from "../../src/observe/from-capture.ts";
import { observeText } from "../../src/observe/from-text.ts";
import type { InputContext, Observation, ProbeStream } from "../../src/observe/observation.ts";
import { readCapture } from "../../src/read/capture.ts";
import { readLines } from "../../src/read/lines.ts";
import { openSource } from "../../src/read/source.ts";
import { describeShared } from "../shared.ts";

const CONTEXT: InputContext = { id: "i1", name: "leaf", tunnelPorts: [], waitNs: 2e9 };

function observe(text: string | string[], context: Partial<InputContext> = {}): Promise<Observation> {
  const lines = (typeof text === "string" ? text.split("\n") : text).map((t, i) => ({ number: i + 1, text: t }));
  return observeText([lines], { ...CONTEXT, ...context });
}

async function ofText(file: string, context: Partial<InputContext> = {}): Promise<Observation> {
  return observeText(readLines(await openSource(file)), { ...CONTEXT, ...context });
}

async function ofCapture(file: string): Promise<Observation> {
  return observeCapture(readCapture(await openSource(file)), CONTEXT);
}

const codes = (o: Observation) => o.findings.map((f) => f.code);

const request = (seq: number, id = 5) => `IP 10.9.0.1 > 10.9.0.2: ICMP echo request, id ${id}, seq ${seq}, length 64`;
const reply = (seq: number, id = 5) => `IP 10.9.0.2 > 10.9.0.1: ICMP echo reply, id ${id}, seq ${seq}, length 64`;
const outer = (from: string, to: string) => `IP ${from}.40000 > ${to}.4789: VXLAN, flags [I] (0x08), vni 100`;

describe("probes", () => {
  it("are matched inside VXLAN, with the VTEP of each", async () => {
    const [A, B, B2] = ["10.1.0.1", "10.1.0.2", "10.1.0.3"];
    const o = await observe([
      `12:00:00.000000 ${outer(A, B)}`,
      request(1),
      `12:00:00.000300 ${outer(B, A)}`,
      reply(1),
      `12:00:00.200000 ${outer(A, B)}`,
      request(2),
      `12:00:00.400000 ${outer(A, B2)}`,
      request(3),
      `12:00:00.401000 ${outer(B2, A)}`,
      reply(3),
    ]);
    expect(o.input).toMatchObject({ kind: "tcpdump-text", records: 5, unparsed: 0, digits: 6, resolutionNs: 1000 });
    const [s] = o.streams;
    expect(s).toMatchObject({
      key: { vni: 100, from: "10.9.0.1", to: "10.9.0.2", icmpId: 5, protocol: "icmp" },
      sent: 3,
      counts: { answered: 2, lost: 1 },
      firstSource: { input: "i1", line: 1 },
    });
    const [run] = s!.lossRuns;
    expect(run).toMatchObject({
      lost: 1,
      first: { seq: 2, source: { line: 5 } },
      after: { arrivedSource: { line: 9 } },
    });
    // 12:00:00.401000 - 12:00:00.000300
    expect(run!.after!.arrived! - run!.before!.arrived!).toBe(400_700_000n);
    expect(s!.path!.repoints).toMatchObject([{ from: B, to: B2, lastToOld: { seq: 2 }, firstToNew: { seq: 3 } }]);
  });

  it("without stamps keep their order and their count, and have no durations", async () => {
    const o = await observe([request(1), reply(1), request(2), request(3), reply(3)]);
    expect(o.streams[0]).toMatchObject({ stamps: "none", sent: 3, counts: { answered: 2, lost: 1 }, first: undefined });
    expect(o.streams[0]!.rtt).toBeUndefined();
    expect(o.input.clock).toBeUndefined();
    expect(codes(o)).toContain("tcpdump.no-times");
  });

  it("are one probe each, however many interfaces saw it; an interface of unknown name is a place of its own", async () => {
    const at = (t: string, where: string, p: string) => `12:00:0${t} ${where} ${p}`;
    const o = await observe([
      at("0.000001", "eth0  In ", request(1)),
      at("0.000002", "br0   In ", request(1)),
      at("0.000003", "?     Out", request(1)),
      at("0.000101", "?     In ", reply(1)),
      at("0.000102", "?     In ", reply(1)),
      at("0.000103", "br0   Out", reply(1)),
      at("0.000104", "br0   Out", reply(1)),
    ]);
    // Two replies at one named place: one of them is a duplicate. Of "?" that can't be said.
    expect(o.streams[0]).toMatchObject({ sent: 1, counts: { answered: 1 }, duplicates: 0 });
    expect(o.findings.find((f) => f.code === "probe.copies")?.count).toBe(2);
    expect(o.streams[0]!.rtt!.minNs).toBe(100_000);
  });

  it("keep a name where tcpdump looked addresses up", async () => {
    const line = (t: string, a: string, b: string, what: string) =>
      `12:00:00.${t} IP ${a} > ${b}: ICMP echo ${what}, id 5, seq 1, length 64`;
    const o = await observe([
      line("000000", "host-a.example", "10.9.0.2", "request"),
      line("000100", "10.9.0.2", "host-a.example", "reply"),
    ]);
    expect(o.streams[0]).toMatchObject({ key: { from: "host-a.example", to: "10.9.0.2" }, counts: { answered: 1 } });
    expect(codes(o)).toContain("tcpdump.names");
  });

  it("without an identifier have none in their key; without a sequence they are in no stream", async () => {
    const six = (seq: string, what: string, a: string, b: string) =>
      `12:00:00.00000${seq} IP6 ${a} > ${b}: ICMP6, echo ${what}, seq 1, length 64`;
    const o = await observe([
      six("1", "request", "fd00::1", "fd00::2"),
      six("2", "reply", "fd00::2", "fd00::1"),
      "12:00:01.000000 IP 10.9.0.1 > 10.9.0.2: ICMP echo request, length 1480",
    ]);
    expect(o.streams).toHaveLength(1);
    expect(o.streams[0]!.key).toEqual({ from: "fd00::1", to: "fd00::2", protocol: "icmpv6" });
    expect(o.findings.find((f) => f.code === "tcpdump.echo-without-seq")).toMatchObject({
      count: 1,
      where: [{ line: 3 }],
    });
  });

  it("have the ICMP error that quotes them", async () => {
    const o = await observe([
      `12:00:00.000000 ${request(1)}`,
      "12:00:00.000200 IP (tos 0x0, ttl 64, id 1, offset 0, flags [none], proto ICMP (1), length 76)",
      "    10.9.0.254 > 10.9.0.1: ICMP 10.9.0.2 unreachable - need to frag (mtu 1400), length 56",
      "\tIP (tos 0x0, ttl 64, id 1, offset 0, flags [DF], proto ICMP (1), length 1500)",
      "    10.9.0.1 > 10.9.0.2: ICMP echo request, id 5, seq 1, length 1480",
      `12:00:01.000000 ${request(2)}`,
      `12:00:01.000100 ${reply(2)}`,
      "12:00:01.500000 IP 10.9.0.254 > 10.9.0.1: ICMP host 10.9.0.7 unreachable, length 36",
    ]);
    expect(o.streams[0]).toMatchObject({ counts: { answered: 1, icmpError: 1, lost: 0 } });
    expect(o.streams[0]!.errors).toMatchObject([
      { from: "10.9.0.254", says: "fragmentation needed, mtu 1400", count: 1, firstSeq: 1, source: { line: 2 } },
    ]);
    expect(codes(o)).toContain("icmp.error-not-quoted");
  });

  it("are held against the drops of their time, where tcpdump was asked for its counts on the way (SIGUSR1)", async () => {
    const asked = (captured: number, dropped: number) =>
      `tcpdump: ${captured} packets captured, 12 packets received by filter, ${dropped} packets dropped by kernel`;
    const at = (second: number, what: string) => `12:00:0${second}.000000 ${what}`;
    const first = [at(0, request(1)), at(0, reply(1)), at(1, request(2)), at(4, request(3)), at(4, reply(3))];
    const arp = "12:00:04.500000 ARP, Request who-has 10.9.0.2 tell 10.9.0.1, length 28";
    const second = [arp, at(5, request(4)), at(8, request(5)), at(8, reply(5)), at(9, request(6)), at(9, reply(6))];
    const counts = (o: Observation) => o.streams[0]!.counts;
    const closing = ["11 packets captured", "15 packets received by filter", "1 packet dropped by kernel"];

    // seq 2 and 4 have no answer, and one packet was dropped: without more to go by it could be either
    const unasked = await observe([...first, ...second, ...closing]);
    expect(counts(unasked)).toMatchObject({ lost: 2, notObserved: 0 });
    expect(codes(unasked)).toContain("capture.drops-too-few");
    // nothing was dropped up to the third request, so the answer to the fourth may be what was dropped
    const late = await observe([...first, asked(5, 0), ...second, ...closing]);
    expect(counts(late)).toMatchObject({ lost: 1, notObserved: 1 });
    expect(late.streams[0]!.lossRuns.map((r) => r.first.seq)).toEqual([2]);
    expect(codes(late)).not.toContain("tcpdump.error");
    // all was dropped by then, so the fourth is lost
    const early = await observe([...first, asked(5, 1), ...second, ...closing]);
    expect(counts(early)).toMatchObject({ lost: 1, notObserved: 1 });
    expect(early.streams[0]!.lossRuns.map((r) => r.first.seq)).toEqual([4]);
    // the text ends before tcpdump did: the last count is what is known
    const cut = await observe([...first, asked(5, 1), ...second]);
    expect(counts(cut)).toEqual(counts(early));
    // printed early because the packets were still in a buffer: the number of packets says where it belongs
    const buffered = await observe([first[0]!, first[1]!, asked(5, 0), ...first.slice(2), ...second, ...closing]);
    expect(counts(buffered)).toMatchObject({ lost: 2, notObserved: 0 });
    expect(codes(buffered)).toContain("capture.drops-too-few");
  });

  it("are not observed where tcpdump dropped enough to explain what is missing", async () => {
    const text = [`12:00:00.000000 ${request(1)}`, `12:00:01.000000 ${request(2)}`, `12:00:01.000100 ${reply(2)}`];
    const tail = ["3 packets captured", "5 packets received by filter", "2 packets dropped by kernel"];
    const o = await observe([...text, ...tail]);
    expect(o.streams[0]).toMatchObject({ counts: { answered: 1, lost: 0, notObserved: 1 } });
    expect(codes(o)).toEqual(expect.arrayContaining(["capture.drops", "capture.drops-explain-loss"]));
    const less = await observe([...text.slice(0, 2), ...tail]);
    expect(codes(less)).toContain("tcpdump.count-differs");
  });

  it("that went to a file are counted elsewhere; an empty recording is said to be one", async () => {
    const banner = "tcpdump: listening on eth1, link-type EN10MB (Ethernet), snapshot length 262144 bytes";
    const written = await observe([banner, "149 packets captured", "149 packets received by filter"]);
    expect([written.frames, codes(written)]).toEqual([[], ["tcpdump.counts-only"]]);
    const empty = await observe([banner, "0 packets captured", "0 packets received by filter"]);
    expect([empty.frames[0]!.packets, codes(empty)]).toEqual([0, ["capture.empty"]]);
    const other = await observe("12:00:00.000001 IP 10.9.0.1.4000 > 10.9.0.2.22: tcp 9");
    expect(codes(other)).toContain("probe.none");
  });

  it("of two recordings in one text are apart", async () => {
    const banner = "reading from file a.pcap, link-type EN10MB (Ethernet), snapshot length 262144";
    const o = await observe([banner, `12:00:00.000000 ${request(1)}`, banner, `09:00:00.000000 ${request(1)}`]);
    expect(o.streams.map((s) => [s.sent, s.firstSource.line])).toEqual([
      [1, 2],
      [1, 4],
    ]);
  });
});

describe("clock", () => {
  const pair = (a: string, b: string) => [`${a} ${request(1)}`, `${b} ${reply(1)}`];
  // date -u -d "2026-09-23 14:28:40 -0500" +%s
  const LOCAL = 1790191720n;

  it.each([
    [
      "14:28:40.600748",
      { date: "2026-09-23", zone: "-05:00" },
      LOCAL * 1_000_000_000n + 600_748_000n,
      "local, date 2026-09-23 as told, -05:00 as told",
    ],
    [
      "14:28:40.600748",
      { date: "2026-09-23" },
      (LOCAL - 18_000n) * 1_000_000_000n + 600_748_000n,
      "local, date 2026-09-23 as told, zone not told: read as UTC",
    ],
    ["14:28:40.600748", {}, 52_120_600_748_000n, "time of day, no date or zone"],
    ["14:28:40.600748", { zone: "-05:00" }, 70_120_600_748_000n, "time of day, no date, -05:00 as told"],
    ["2026-09-23 14:28:40.600748", { zone: "-05:00" }, LOCAL * 1_000_000_000n + 600_748_000n, "local, -05:00 as told"],
    ["1790191720.600748", { zone: "-05:00" }, LOCAL * 1_000_000_000n + 600_748_000n, "utc"],
  ])("%s with %j", async (stamp, context, first, clock) => {
    const o = await observe(pair(stamp, stamp.replace("600748", "601534")), context);
    expect(o.input).toMatchObject({ first, clock, digits: 6 });
    expect(o.streams[0]!.rtt).toMatchObject({ minNs: 786_000 });
  });

  it("goes on over midnight, and back over it for packets out of order", async () => {
    const o = await observe([
      `23:59:59.900000 ${request(1)}`,
      `00:00:00.100000 ${reply(1)}`,
      `23:59:59.950000 ${request(2)}`,
      `00:00:00.150000 ${reply(2)}`,
    ]);
    expect(o.streams[0]).toMatchObject({
      sent: 2,
      counts: { lost: 0 },
      rtt: { count: 2, minNs: 200_000_000, maxNs: 200_000_000 },
    });
    expect(o.findings.find((f) => f.code === "tcpdump.midnight")).toMatchObject({ where: [{ line: 2 }] });
    expect(o.input.last).toBe(86_400_150_000_000n);
  });

  it("adds up -ttt and does not add up -ttttt", async () => {
    const deltas = [" 00:00:00.000000", " 00:00:00.000300", " 00:00:00.999700", " 00:00:00.000400"];
    const since = [" 00:00:00.000000", " 00:00:00.000300", " 00:00:01.000000", " 00:00:01.000400"];
    for (const stamps of [deltas, since]) {
      const o = await observe(stamps.map((t, i) => `${t} ${[request(1), reply(1), request(2), reply(2)][i]!}`));
      expect(o.streams[0]).toMatchObject({ meanSpacingNs: 1e9, rtt: { minNs: 300_000, maxNs: 400_000 } });
      expect(codes(o)).toContain("tcpdump.relative-times");
      expect(o.input.clock).toBe("time since the first packet, no date or zone");
    }
  });

  it("holds stamps that lie more than 104 days apart", async () => {
    const o = await observe([
      ...pair("1000000000.000000", "1000000000.000100"),
      ...pair("1796063873.000000", "1796063873.000250"),
    ]);
    expect(o.input).toMatchObject({ first: 1_000_000_000_000_000_000n, last: 1_796_063_873_000_250_000n });
    expect(o.streams[0]!.rtt).toMatchObject({ minNs: 100_000, maxNs: 250_000 });
  });
});

describe("lengths", () => {
  const eth = "52:54:00:00:00:01 > 52:54:00:00:00:02, ethertype";
  const ip = (proto: string, length: number) =>
    `(tos 0x0, ttl 64, id 1, offset 0, flags [none], proto ${proto}, length ${length})`;
  const vxlan = "10.1.0.1.4000 > 10.1.0.2.4789: VXLAN, flags [I] (0x08), vni 100";
  const echo = "10.9.0.1 > 10.9.0.2: ICMP echo request, id 5, seq 1, length 64";
  const ledger = (o: Observation) =>
    o.overhead.map((e) => [e.encapsulation, e.headers.map((h) => `${h.layer} ${h.bytes}`).join(" + ")]);

  it("with -e: outer frame 148 = 14 + 36 + inner frame 98", async () => {
    const o = await observe([
      `12:00:00.000000 ${eth} IPv4 (0x0800), length 148: ${vxlan}`,
      `${eth} IPv4 (0x0800), length 98: ${echo}`,
    ]);
    expect(ledger(o)).toEqual([["vxlan", "ipv4 20 + udp 8 + vxlan 8 + eth 14"]]);
    expect(o.overhead[0]).toMatchObject({ ethernet: true, frameOverhead: 50 });
    expect(o.frames).toMatchObject([{ linkType: "EN10MB", packets: 1, frameLength: new Map([[148, 1]]) }]);
  });

  it("with -e: the tag of an inner frame is in the ledger, that of the outer frame is a VLAN", async () => {
    const o = await observe([
      `12:00:00.000000 ${eth} 802.1Q (0x8100), length 156: vlan 200, p 0, ethertype IPv4 (0x0800), ${vxlan}`,
      `${eth} 802.1Q (0x8100), length 102: vlan 7, p 0, ethertype IPv4 (0x0800), ${echo}`,
    ]);
    expect(ledger(o)).toEqual([["vxlan", "ipv4 20 + udp 8 + vxlan 8 + eth 14 + vlan 4"]]);
    expect(o.frames[0]!.vlans).toMatchObject([{ tags: [200], packets: 1 }]);
    expect(o.streams[0]!.key).toMatchObject({ vni: 100, vlan: 7 });
  });

  it("with -v alone: 134 - 84 = 50", async () => {
    const o = await observe([
      `12:00:00.000000 IP ${ip("UDP (17)", 134)}`,
      `    ${vxlan}`,
      `IP ${ip("ICMP (1)", 84)}`,
      `    ${echo}`,
    ]);
    expect(ledger(o)).toEqual([["vxlan", "ipv4 20 + udp 8 + vxlan 8 + eth 14"]]);
    expect(o.overhead[0]).toMatchObject({ ethernet: false, frameOverhead: undefined, outerLengths: new Map([[134, 1]]), innerLengths: new Map([[98, 1]]) }); // prettier-ignore
  });

  it("with -v alone: 4 bytes more may be a tag or padding, and are not guessed", async () => {
    const o = await observe([
      `12:00:00.000000 IP ${ip("UDP (17)", 138)}`,
      `    ${vxlan}`,
      `IP ${ip("ICMP (1)", 84)}`,
      `    ${echo}`,
    ]);
    expect(o.overhead).toEqual([]);
    expect(o.findings.find((f) => f.code === "tcpdump.overhead-unclear")?.count).toBe(1);
  });

  it("without both: nothing is derived", async () => {
    const o = await observe([`12:00:00.000000 IP ${vxlan}`, `IP ${echo}`]);
    expect([o.overhead, o.frames]).toEqual([[], []]);
    expect(codes(o)).toContain("tcpdump.no-lengths");
  });

  it("with -i any -e -v: the record is 20 longer than the packet, Geneve's options are counted", async () => {
    const any = "eth0  Out ifindex 2 52:54:00:00:00:09 ethertype IPv4 (0x0800), length";
    const geneve =
      "10.1.0.1.4000 > 10.1.0.2.6081: Geneve, Flags [C], vni 0x1a, proto TEB (0x6558), options [class OVN (0x102) type 0x80(C) len 8]";
    const o = await observe([
      `12:00:00.000000 ${any} 162: ${ip("UDP (17)", 142)}`,
      `    ${geneve}`,
      `\t${eth} IPv4 (0x0800), length 98: ${ip("ICMP (1)", 84)}`,
      `    ${echo}`,
      `12:00:00.100000 ${any} 104: 10.9.0.1 > 10.9.0.3: ICMP echo request, id 5, seq 1, length 64`,
    ]);
    expect(ledger(o)).toEqual([
      ["geneve", "ipv4 20 + udp 8 + geneve 16 + eth 14"],
      ["none", ""],
    ]);
    expect(o.frames).toMatchObject([
      { linkType: "LINUX_SLL2", packets: 2, frameLength: new Map(), packetLength: new Map([[84, 1], [142, 1]]), recordLength: new Map([[104, 1], [162, 1]]) }, // prettier-ignore
    ]);
  });

  it("a short payload may be padding: its IP length is not derived from the frame", async () => {
    const o = await observe(
      `12:00:00.000000 ${eth} IPv4 (0x0800), length 60: 10.9.0.1.4000 > 10.9.0.2.22: Flags [.], ack 1, win 9, length 0`,
    );
    expect(o.frames[0]!.frameLength).toEqual(new Map([[60, 1]]));
    expect(o.overhead).toMatchObject([{ encapsulation: "none", packets: 1, ethernet: true }]);
  });

  it("a tunnel that is not printed is neither plain nor silent", async () => {
    const o = await observe([
      `12:00:00.000000 ${eth} IPv4 (0x0800), length 148: 10.1.0.1.4000 > 10.1.0.2.4789: UDP, length 106`,
      // Source port 49152 is taken for another protocol's.
      `12:00:00.100000 ${eth} IPv4 (0x0800), length 148: 10.1.0.1.49152 > 10.1.0.2.4789: BCM-LI-SHIM: direction unknown`,
    ]);
    expect(o.overhead).toEqual([]);
    expect(o.findings.find((f) => f.code === "tcpdump.hidden-tunnel")).toMatchObject({
      severity: "warning",
      count: 2,
      where: [{ line: 1 }],
    });
  });
});

describe("announcements", () => {
  it("are those whose sender is printed", async () => {
    const eth = "52:54:00:00:00:01 > ff:ff:ff:ff:ff:ff, ethertype";
    const o = await observe([
      `12:00:00.000000 ${eth} Reverse ARP (0x8035), length 60: Reverse Request who-is 52:54:00:00:00:01 tell 52:54:00:00:00:01, length 46`,
      `12:00:01.000000 ${eth} ARP (0x0806), length 42: Request who-has 10.9.0.9 tell 10.9.0.9, length 28`,
      "12:00:02.000000 ARP, Request who-has 10.9.0.9 tell 10.9.0.9, length 28",
      `12:00:03.000000 IP6 (hlim 255, next-header ICMPv6 (58), payload length 32) fe80::1 > ff02::1: [icmp6 sum ok] ICMP6, neighbor advertisement, length 32, tgt is fe80::1, Flags [override]`,
      "\t  destination link-address option (2), length 8 (1): 52:54:00:00:00:02",
    ]);
    const announced = o.findings.filter((f) => f.code === "mac.announced").map((f) => f.says);
    expect(announced).toEqual([
      "52:54:00:00:00:01 announced by RARP at 12:00:00.000000.",
      "52:54:00:00:00:01 announced by gratuitous ARP for 10.9.0.9 at 12:00:01.000000.",
      "52:54:00:00:00:02 announced by unsolicited neighbour advertisement for fe80::1 at 12:00:03.000000.",
    ]);
  });
});

/** What text and capture must agree on, without places. */
function figures(s: ProbeStream) {
  const { key, sent, counts, duplicates, first, last, meanSpacingNs, nominalIntervalNs, rtt, widestAnsweredNs } = s;
  const mark = (m: { seq: number; state: string; sent: unknown; arrived: unknown } | undefined) =>
    m === undefined ? undefined : [m.seq, m.state, m.sent, m.arrived];
  return {
    key,
    sent,
    counts,
    duplicates,
    first,
    last,
    meanSpacingNs,
    nominalIntervalNs,
    rtt,
    widestAnsweredNs,
    runs: s.lossRuns.map((r) => [mark(r.first), mark(r.last), r.lost, mark(r.before), mark(r.after)]),
    stalls: s.stalls,
    vteps: s.path?.vteps,
    ports: s.path?.outerSourcePorts,
    repoints: s.path?.repoints.map((r) => [r.from, r.to, mark(r.lastToOld), mark(r.firstToNew)]),
    replicated: s.path?.replicated.map((r) => [r.seq, r.to, r.answeredBy]),
  };
}

const ledgers = (o: Observation) =>
  o.overhead.map((e) => [
    e.encapsulation,
    e.packets,
    e.headers,
    e.ethernet,
    e.frameOverhead,
    e.outerLengths,
    e.innerLengths,
  ]);

describeShared("recordings", (root) => {
  const move1 = join(root, "lab/A/move1");
  const told = { date: "2026-11-30", zone: "+00:00" };

  it.each([
    ...["nn", "nn-#", "nn-tt", "nn-tttt", "nne", "nne-tttt", "nnv", "nnvv", "nnnev", "nnx"].map(
      (x) => ["leaf2-eth1", x] as const,
    ),
    ...["nn", "nne-tttt", "nnnev", "nnv-tt"].map((x) => ["leaf2-any", x] as const),
    ...["nn", "nne-tttt", "nnv-tt"].map((x) => ["hostb-eth0", x] as const),
    ["leaf2-any", "WRONG-IFNAMES-nn"] as const,
  ])("%s-%s: the same streams as the capture", async (capture, form) => {
    const [text, pcap] = [
      await ofText(join(move1, `${capture}-${form}.txt`), told),
      await ofCapture(join(move1, `${capture}.pcap`)),
    ];
    expect(text.streams.map(figures)).toEqual(pcap.streams.map(figures));
    expect(text.input).toMatchObject({ records: pcap.input.records, first: pcap.input.first, last: pcap.input.last });
    const announced = (o: Observation) =>
      o.findings.filter((f) => f.code.startsWith("mac.announced")).map((f) => f.says);
    expect(announced(text)).toEqual(announced(pcap));
    if (form.includes("e")) {
      expect(ledgers(text)).toEqual(ledgers(pcap));
      // What was kept of a packet is not in the text.
      const lengths = (f: Observation["frames"][number]) => ({ ...f, captured: undefined, snapped: undefined });
      expect(text.frames.map(lengths)).toEqual(pcap.frames.map(lengths));
    }
  });

  it.each(["nn-ttt", "nn-ttttt"])("leaf2-eth1-%s: the same durations as the capture", async (form) => {
    const [text, pcap] = [
      await ofText(join(move1, `leaf2-eth1-${form}.txt`)),
      await ofCapture(join(move1, "leaf2-eth1.pcap")),
    ];
    const shift = text.input.first! - pcap.input.first!;
    const moved = (v: unknown): unknown =>
      typeof v === "bigint" ? v + shift : Array.isArray(v) ? v.map(moved) : typeof v === "object" && v !== null ? Object.fromEntries(Object.entries(v).map(([k, x]) => [k, moved(x)])) : v; // prettier-ignore
    expect(text.streams.map(figures)).toEqual(pcap.streams.map((s) => moved(figures(s))));
  });

  it("leaf2-eth1-n-t: the same counts and path as the capture", async () => {
    const [text, pcap] = [
      await ofText(join(move1, "leaf2-eth1-n-t.txt")),
      await ofCapture(join(move1, "leaf2-eth1.pcap")),
    ];
    const counts = ({ sent, counts: c, path }: ProbeStream) => [sent, c, path?.vteps];
    expect(text.streams.map(counts)).toEqual(pcap.streams.map(counts));
  });

  it("leaf2-eth1-nnq: -q hides every tunnel, and that is said", async () => {
    const o = await ofText(join(move1, "leaf2-eth1-nnq.txt"), told);
    expect(o.streams).toEqual([]);
    // tshark -r leaf2-eth1.pcap -Y 'udp.port == 4789' | wc -l
    expect(o.findings.find((f) => f.code === "tcpdump.hidden-tunnel")?.count).toBe(130);
  });

  it.each([
    ["America_New_York", "-05:00"],
    ["Asia_Kolkata", "+05:30"],
    ["UTC", "Z"],
  ])("-tttt read in %s", async (name, zone) => {
    const [text, pcap] = [
      await ofText(join(root, `lab/E/leaf2-eth1-tttt-${name}.txt`), { zone }),
      await ofCapture(join(root, "lab/E/leaf2-eth1.pcap")),
    ];
    expect(text.streams.map(figures)).toEqual(pcap.streams.map(figures));
  });

  it.each(["nne-tttt", "nnev"])("802.1Q, %s", async (form) => {
    const dir = join(root, "lab/C/vlan200");
    const [text, pcap] = [
      await ofText(join(dir, `ovs1-t1-trunk-${form}.txt`), told),
      await ofCapture(join(dir, "ovs1-t1-trunk.pcap")),
    ];
    expect(text.streams.map(figures)).toEqual(pcap.streams.map(figures));
    expect(text.frames[0]!.vlans).toEqual(pcap.frames[0]!.vlans);
  });

  it.each(["nn", "nne-tttt", "nnv", "nnvv-tt"])("Geneve, %s", async (form) => {
    const dir = join(root, "lab/C/geneve-ovn-option");
    const [text, pcap] = [
      await ofText(join(dir, `ovs1-eth1-${form}.txt`), told),
      await ofCapture(join(dir, "ovs1-eth1.pcap")),
    ];
    expect(text.streams.map(figures)).toEqual(pcap.streams.map(figures));
    if (form !== "nn") expect(text.overhead[0]!.headers).toEqual(pcap.overhead[0]!.headers);
  });

  it("the published excerpt", async () => {
    const o = await ofText(join(root, "cases/evpn-move/leaf2.tcpdump.txt"), { date: "2026-09-23", zone: "-05:00" });
    const [s] = o.streams;
    expect(s).toMatchObject({ sent: 4, counts: { answered: 2, lost: 2 } });
    const [r] = s!.lossRuns;
    const us = (a: bigint, b: bigint) => Number(b - a) / 1000;
    expect(us(r!.before!.arrived!, r!.after!.arrived!)).toBe(615_882);
    expect(us(r!.first.sent!.low, r!.last.sent!.low)).toBe(206_121);
    expect(us(r!.before!.sent!.low, r!.after!.sent!.low)).toBe(614_982);
    const [p] = s!.path!.repoints;
    expect([p!.lastToOld.seq, p!.firstToNew.seq, us(p!.lastToOld.sent!.low, p!.firstToNew.sent!.low)]).toEqual([
      300, 301, 207_971,
    ]);
  });

  it("is one part of a session, with the command that printed it", () => {
    const reader = new PartReader();
    const text = `$ tcpdump -n -r a.pcap\nreading from file a.pcap, link-type EN10MB (Ethernet), snapshot length 9\n12:00:00.000001 ${request(1)}`;
    const parts = [...reader.read(text.split("\n").map((t, i) => ({ number: i + 1, text: t }))), ...reader.end()];
    expect([...new Set(parts.map((p) => p.part.kind))]).toEqual(["tcpdump-text"]);
    expect(parts[0]!.part.command).toBe("tcpdump -n -r a.pcap");
  });
});
