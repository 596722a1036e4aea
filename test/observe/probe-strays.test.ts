// Replies that stand before their request in the file, come back in another encapsulation, or are recorded long after.
import { describe, expect, it } from "vitest";
import type { Observation } from "../../src/observe/observation.ts";
import { A, B, MS, S, type Packet, echo, ethernet, inVxlan, ipv4, observe, reply, request } from "./packets.ts";

const V1 = "192.0.2.1";
const V2 = "192.0.2.2";
const to = (frame: number[], vni = 100) => inVxlan(V1, V2, frame, vni);
const back = (frame: number[], vni = 100) => inVxlan(V2, V1, frame, vni);
const tagged = (seq: number, type: number, vid: number) =>
  ethernet(0x0800, type === 8 ? ipv4(A, B, 1, echo(8, 7, seq)) : ipv4(B, A, 1, echo(0, 7, seq)), [vid]);

/** Both ways of reading give the same; what they give. */
async function both(packets: readonly Packet[], linkTypes?: readonly number[]): Promise<Observation> {
  const fast = await observe(packets, linkTypes, { fast: true });
  expect(fast).toEqual(await observe(packets, linkTypes, { fast: false }));
  return fast;
}

/** Probes 1 to `n`, 100 ms apart; `make` gives the packets of one. */
function probes(n: number, make: (seq: number, ns: number) => Packet[]): Packet[] {
  return Array.from({ length: n }, (_, i) => make(i + 1, (i + 1) * 100 * MS)).flat();
}

const counts = (o: Observation, i = 0) =>
  Object.fromEntries(Object.entries(o.streams[i]!.counts).filter(([, count]) => count > 0));
const finding = (o: Observation, code: string) => o.findings.find((f) => f.code === code);
const end: Packet = { ns: 9 * S, bytes: ethernet(0x0800, ipv4(A, B, 17, [9, 9, 9, 9, 0, 8, 0, 0])) };

describe("a reply in another encapsulation answers", () => {
  it.each<[string, (seq: number) => number[], (seq: number) => number[]]>([
    ["another VNI", (s) => to(request(s)), (s) => back(reply(s), s < 11 ? 100 : 200)],
    ["without the tunnel", (s) => to(request(s)), (s) => (s < 11 ? back(reply(s)) : reply(s))],
    ["only in the tunnel", (s) => request(s), (s) => (s < 11 ? reply(s) : back(reply(s), 200))],
    ["another VLAN", (s) => tagged(s, 8, 10), (s) => tagged(s, 0, s < 11 ? 10 : 20)],
  ])("%s", async (_, ask, answer) => {
    const packets = probes(20, (seq, ns) => {
      const asked = { ns, bytes: ask(seq) };
      // 15 has no reply at all
      return seq === 15 ? [asked] : [asked, { ns: ns + MS, bytes: answer(seq) }];
    });
    const o = await both([...packets, end]);
    expect(o.streams).toHaveLength(1);
    expect(counts(o)).toEqual({ answered: 19, lost: 1 });
    expect(o.streams[0]!.lossRuns.map((r) => [r.first.seq, r.last.seq])).toEqual([[15, 15]]);
    expect(o.streams[0]!.rtt).toMatchObject({ count: 19, minNs: MS, maxNs: MS });
    expect(o.streams[0]!.duplicates).toBe(0);
    expect(finding(o, "probe.reply-without-request")).toBeUndefined();
    // the reply to 11 is record 22, each probe before it has two
    expect(finding(o, "probe.other-encapsulation")).toMatchObject({
      count: 9,
      where: [{ record: 22 }, { record: 24 }, { record: 26 }, { record: 28 }, { record: 31 }],
    });
  });

  it("and when it comes after the probe has left its ring, it is late", async () => {
    const packets = probes(20, (seq, ns) => [{ ns, bytes: to(request(seq)) }]);
    const o = await both([...packets, { ns: 2050 * MS, bytes: back(reply(3), 200) }, end]);
    expect(counts(o)).toEqual({ late: 1, lost: 19 });
    expect(o.streams[0]!.stalls).toEqual([{ firstSeq: 3, lastSeq: 3, probes: 1, longestRttNs: 1750 * MS }]);
  });
});

describe("seen plain and in the tunnel", () => {
  const twice = (without: (seq: number) => boolean, vni: number) =>
    probes(20, (seq, ns) => {
      const asked = [
        { ns, bytes: request(seq), iface: 0 },
        { ns: ns + 10, bytes: to(request(seq)), iface: 1 },
      ];
      if (seq === 7) return asked;
      const inside = { ns: ns + MS, bytes: back(reply(seq), vni), iface: 1 };
      return without(seq) ? [...asked, inside] : [...asked, inside, { ns: ns + MS + 10, bytes: reply(seq), iface: 0 }];
    });

  it("each stream is answered by its own copy", async () => {
    const o = await both([...twice(() => false, 100), end], [1, 1]);
    expect([counts(o, 0), counts(o, 1)]).toEqual([
      { answered: 19, lost: 1 },
      { answered: 19, lost: 1 },
    ]);
    expect(o.streams.map((s) => s.duplicates)).toEqual([0, 0]);
    expect(finding(o, "probe.other-encapsulation")).toBeUndefined();
  });

  it("a copy that is missing outside is lost there, though the tunnel had it: also when that comes by another VNI", async () => {
    for (const vni of [100, 200]) {
      const o = await both([...twice((seq) => seq === 12, vni), end], [1, 1]);
      expect([counts(o, 0), counts(o, 1)]).toEqual([
        { answered: 18, lost: 2 },
        { answered: 19, lost: 1 },
      ]);
      expect(finding(o, "probe.other-encapsulation")?.count).toBe(vni === 100 ? undefined : 19);
      expect(o.streams.map((s) => s.duplicates)).toEqual([0, 0]);
    }
  });

  it("one reply for the same probe in two tunnels is neither's without doubt: not observed", async () => {
    const packets = probes(10, (seq, ns) => [
      { ns, bytes: to(request(seq), 100) },
      { ns: ns + 10, bytes: to(request(seq), 300) },
      { ns: ns + MS, bytes: back(reply(seq), seq === 5 ? 200 : 100) },
      ...(seq === 5 ? [] : [{ ns: ns + MS + 10, bytes: back(reply(seq), 300) }]),
    ]);
    const o = await both([...packets, end]);
    expect([counts(o, 0), counts(o, 1)]).toEqual([
      { answered: 9, notObserved: 1 },
      { answered: 9, notObserved: 1 },
    ]);
    expect(finding(o, "probe.answer-ambiguous")?.count).toBe(2);
  });

  it("sightings of an answer in a third encapsulation are not replies without a request", async () => {
    const packets = probes(10, (seq, ns) => [
      { ns, bytes: request(seq) },
      { ns: ns + MS, bytes: back(reply(seq), 200) },
      { ns: ns + MS + 10, bytes: reply(seq) },
    ]);
    const o = await both([...packets, end]);
    expect(counts(o)).toEqual({ answered: 10 });
    expect(finding(o, "probe.reply-without-request")).toBeUndefined();
    expect(o.streams[0]!.duplicates).toBe(0);
  });
});

describe("stamps decide, not the order of records", () => {
  const pair = (seq: number, ns: number, rtt: number): Packet[] => [
    { ns, bytes: request(seq) },
    { ns: ns + rtt, bytes: reply(seq) },
  ];

  it.each([
    ["1 ms later", MS],
    ["at the same time", 0],
  ])("a reply that stands before its request, stamped %s", async (_, rtt) => {
    const packets = probes(40, (seq, ns) => {
      const [asked, answered] = pair(seq, ns, rtt);
      return seq === 10 || seq === 40 ? [answered!, asked!] : [asked!, answered!];
    });
    const o = await both(packets);
    expect(counts(o)).toEqual({ answered: 40 });
    expect(o.streams[0]!.rtt).toMatchObject({ count: 40, minNs: rtt, maxNs: rtt });
    expect(finding(o, "probe.reply-without-request")).toBeUndefined();
    expect(finding(o, "probe.reply-before-request")).toMatchObject({ count: 2, where: [{ record: 19 }] });
  });

  it("a reply stamped before its request is none of it", async () => {
    const o = await both([...probes(5, (seq, ns) => [{ ns: ns - MS, bytes: reply(seq) }, { ns, bytes: request(seq) }]), end]); // prettier-ignore
    expect(counts(o)).toEqual({ lost: 5 });
  });

  it.each([false, true])("all requests and all replies, one after the other (replies first: %s)", async (first) => {
    const asked = probes(40, (seq, ns) => [{ ns, bytes: request(seq) }]);
    // the reply to 20 comes 150 ms later, that is, after request 21 was sent; 30 has none
    const answers = probes(40, (seq, ns) =>
      seq === 30 ? [] : [{ ns: ns + (seq === 20 ? 150 * MS : MS), bytes: reply(seq) }],
    );
    const o = await both(first ? [...answers, ...asked] : [...asked, ...answers]);
    expect(counts(o)).toEqual({ answered: 38, late: 1, lost: 1 });
    expect(o.streams[0]!.lossRuns.map((r) => [r.first.seq, r.last.seq])).toEqual([[30, 30]]);
    expect(o.streams[0]!.stalls).toEqual([{ firstSeq: 20, lastSeq: 20, probes: 1, longestRttNs: 150 * MS }]);
    expect(o.streams[0]!.rtt).toMatchObject({ count: 39, minNs: MS, maxNs: 150 * MS });
    // 29 at 2.9 s, 31 at 3.1 s
    expect(o.streams[0]!.widestAnsweredNs).toBe(100 * MS);
    expect(finding(o, "capture.time-steps")?.count).toBe(1);
  });
});

describe("an error about a tunnelled probe", () => {
  it("that comes natively is about it", async () => {
    const error = (seq: number) =>
      ethernet(0x0800, ipv4("203.0.113.1", A, 1, [3, 1, 0, 0, 0, 0, 0, 0, ...ipv4(A, B, 1, echo(8, 7, seq))]));
    const o = await both([
      ...probes(6, (seq, ns) => [
        { ns, bytes: to(request(seq)) },
        { ns: ns + MS, bytes: seq === 3 ? error(seq) : back(reply(seq)) },
      ]),
      end,
    ]);
    expect(counts(o)).toEqual({ answered: 5, icmpError: 1 });
    expect(finding(o, "icmp.error-unmatched")).toBeUndefined();
  });
});

it("hostile: replies of one identifier and seq in thousands of tunnels cost no more than others", async () => {
  const packets: Packet[] = [];
  for (let i = 0; i < 4000; i++) packets.push({ ns: i, bytes: back(reply(1), i + 1) });
  for (let i = 0; i < 4000; i++) packets.push({ ns: 5000 + i, bytes: to(request(1), i + 1) });
  const o = await both(packets);
  expect(o.streams).toHaveLength(4000);
  expect(finding(o, "probe.reply-without-request")?.count).toBe(4000);
});
