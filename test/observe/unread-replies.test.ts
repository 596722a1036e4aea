// Replies that cannot be read: cut by the snaplen, or with fragments missing. Their probes are not observed, not lost.
import { describe, expect, it } from "vitest";
import type { Observation } from "../../src/observe/observation.ts";
import { A, B, MS, S, type Packet, echo, ethernet, inVxlan, ipv4, ipv6, observe, reply, request } from "./packets.ts";

async function both(packets: readonly Packet[], linkTypes?: readonly number[]): Promise<Observation> {
  const fast = await observe(packets, linkTypes, { fast: true });
  expect(fast).toEqual(await observe(packets, linkTypes, { fast: false }));
  return fast;
}

const counts = (o: Observation, i = 0) =>
  Object.fromEntries(Object.entries(o.streams[i]!.counts).filter(([, count]) => count > 0));
const finding = (o: Observation, code: string) => o.findings.find((f) => f.code === code);
const runs = (o: Observation) => o.streams[0]!.lossRuns.map((r) => [r.first.seq, r.last.seq]);
const end: Packet = { ns: 9 * S, bytes: ethernet(0x0800, ipv4(A, B, 17, [9, 9, 9, 9, 0, 8, 0, 0])) };
const at = (seq: number) => seq * 100 * MS;

describe("replies cut by the snaplen", () => {
  /** 20 probes; 5 and 6 have no reply; replies from 10 on are cut after `kept` bytes. */
  const cut = (kept: number, extra: (seq: number) => Packet[] = () => []) => [
    ...Array.from({ length: 20 }, (_, i) => i + 1).flatMap((seq): Packet[] => {
      const asked = { ns: at(seq), bytes: request(seq) };
      const whole = reply(seq);
      if (seq === 5 || seq === 6) return [asked, ...extra(seq)];
      const answer = seq < 10 ? whole : whole.slice(0, kept);
      return [asked, { ns: at(seq) + MS, bytes: answer, len: whole.length }, ...extra(seq)];
    }),
    end,
  ];

  // Ethernet 14, IPv4 20: type and code at 34, checksum at 36, identifier at 38, sequence number at 40
  it.each([34, 36, 38, 40, 41])(
    "after %i bytes: as many probes are not observed, the others are lost",
    async (kept) => {
      const o = await both(cut(kept));
      expect(counts(o)).toEqual({ answered: 7, lost: 2, notObserved: 11 });
      expect(runs(o)).toEqual([[5, 6]]);
      // two records each for 1 to 4 and 7 to 9, one each for 5 and 6: the reply to 10 is record 18
      expect(finding(o, "probe.reply-cut")).toMatchObject({ count: 11, where: [{ record: 18 }, { record: 20 }, {}, {}, {}] }); // prettier-ignore
    },
  );

  it("a whole sequence number answers", async () => {
    const o = await both(cut(42));
    expect(counts(o)).toEqual({ answered: 18, lost: 2 });
    expect(finding(o, "probe.reply-cut")).toBeUndefined();
  });

  it("requests and other types that are cut are no replies; nor is another identifier's", async () => {
    const other = (seq: number) => [
      { ns: at(seq) + 2 * MS, bytes: reply(seq, 9).slice(0, 40), len: 98 },
      { ns: at(seq) + 3 * MS, bytes: ethernet(0x0800, ipv4(B, A, 1, echo(8, 7, seq))).slice(0, 36), len: 98 },
      { ns: at(seq) + 4 * MS, bytes: ethernet(0x0800, ipv4("203.0.113.9", A, 1, echo(0, 7, seq))).slice(0, 36), len: 98 }, // prettier-ignore
    ];
    expect(counts(await both(cut(98, other)))).toEqual({ answered: 18, lost: 2 });
  });

  it("sightings of one reply at two interfaces are one", async () => {
    const packets = cut(36).flatMap((p) => [{ ...p, iface: 0 }, { ...p, ns: p.ns + 10, iface: 1 }]); // prettier-ignore
    expect(counts(await both(packets, [1, 1]))).toEqual({ answered: 7, lost: 2, notObserved: 11 });
  });

  it("in a tunnel", async () => {
    const packets = cut(36).map((p) => {
      if (p === end) return p;
      const whole = p.bytes.length === 98;
      const inner = whole ? [...p.bytes] : [...p.bytes, ...Array.from({ length: 98 - p.bytes.length }, () => 0)];
      const bytes = inVxlan("192.0.2.1", "192.0.2.2", inner);
      return { ...p, bytes: whole ? bytes : bytes.slice(0, 50 + p.bytes.length), len: 148 };
    });
    expect(counts(await both(packets))).toEqual({ answered: 7, lost: 2, notObserved: 11 });
  });
});

describe("fragments of a reply", () => {
  /** An IPv4 packet of 64 bytes of ICMP in pieces of `size`, as frames. */
  const pieces = (src: string, dst: string, icmp: number[], size = 24, id = 77) => {
    const out: number[][] = [];
    for (let o = 0; o < icmp.length; o += size) {
      const packet = ipv4(src, dst, 1, icmp.slice(o, o + size));
      packet[4] = id >> 8;
      packet[5] = id & 255;
      packet[6] = o + size < icmp.length ? 0x20 : 0;
      packet[7] = o / 8;
      out.push(ethernet(0x0800, packet));
    }
    return out;
  };
  const asked = pieces(A, B, echo(8, 7, 1)).map((bytes, i): Packet => ({ ns: i * 1000, bytes }));
  const [first, second, third] = pieces(B, A, echo(0, 7, 1));
  const seen = (...frames: number[][]) => [
    ...asked,
    ...frames.map((bytes, i) => ({ ns: MS + i * 1000, bytes })),
    { ...end, ns: 3 * S },
  ];

  it.each([
    ["in order", [first!, second!, third!]],
    ["last one first", [third!, second!, first!]],
    ["one of them twice", [first!, second!, second!, third!]],
  ])("all there, %s: answered when the last came", async (_, frames) => {
    const o = await both(seen(...frames));
    expect(counts(o)).toEqual({ answered: 1 });
    expect(o.streams[0]!.rtt?.minNs).toBe(MS + (frames.length - 1) * 1000);
    expect(o.streams[0]!.duplicates).toBe(0);
  });

  it.each([
    ["only the first", [first!]],
    ["the last missing", [first!, second!]],
    ["one in between missing", [first!, third!]],
    ["the first missing", [second!, third!]],
  ])("%s: neither answered nor lost", async (_, frames) => {
    const o = await both(seen(...frames));
    expect(counts(o)).toEqual({ notObserved: 1 });
    expect(o.streams[0]!.rtt).toBeUndefined();
    expect(finding(o, "probe.reply-incomplete")).toMatchObject({ count: 1, where: [{ record: 4 }] });
  });

  it("fragments of the request alone say nothing of an answer, also to the other side's pings", async () => {
    const theirs = pieces(B, A, echo(8, 7, 1), 24, 5).map((bytes, i) => ({ ns: 500 + i * 1000, bytes }));
    const o = await both([...asked, ...theirs, { ...end, ns: 3 * S }]);
    expect([counts(o, 0), counts(o, 1)]).toEqual([{ lost: 1 }, { lost: 1 }]);
  });

  it("of the packet around a tunnel", async () => {
    // VXLAN in UDP, 122 bytes behind the outer IP header, in pieces of 80 and 42
    const outer = inVxlan("192.0.2.2", "192.0.2.1", reply(1)).slice(34);
    const parts = [0, 80].map((o) => {
      const packet = ipv4("192.0.2.2", "192.0.2.1", 17, outer.slice(o, o + 80));
      packet[5] = 9;
      packet[6] = o === 0 ? 0x20 : 0;
      packet[7] = o / 8;
      return { ns: MS + o, bytes: ethernet(0x0800, packet) };
    });
    const ask = { ns: 0, bytes: inVxlan("192.0.2.1", "192.0.2.2", request(1)) };
    expect(counts(await both([ask, ...parts, { ...end, ns: 3 * S }]))).toEqual({ answered: 1 });
    expect(counts(await both([ask, parts[0]!, { ...end, ns: 3 * S }]))).toEqual({ notObserved: 1 });
  });

  it("IPv6", async () => {
    const fragment = (body: number[], offset: number, more: number) =>
      ethernet(0x86dd, ipv6(2, 1, 44, [58, 0, offset >> 8, (offset & 0xf8) | more, 0, 0, 0, 9, ...body]));
    const icmp = echo(129, 7, 1);
    const ask = { ns: 0, bytes: ethernet(0x86dd, ipv6(1, 2, 58, echo(128, 7, 1))) };
    const parts = [fragment(icmp.slice(0, 32), 0, 1), fragment(icmp.slice(32), 32, 0)].map((bytes, i) => ({ ns: MS + i, bytes })); // prettier-ignore
    expect(counts(await both([ask, ...parts, { ...end, ns: 3 * S }]))).toEqual({ answered: 1 });
    expect(counts(await both([ask, parts[0]!, { ...end, ns: 3 * S }]))).toEqual({ notObserved: 1 });
  });

  it("hostile: thousands of first fragments", async () => {
    const packets = Array.from({ length: 5000 }, (_, i) => ({ ns: i, bytes: pieces(B, A, echo(0, 7, i), 24, i)[0]! }));
    const o = await both([{ ns: 0, bytes: request(1) }, ...packets, { ...end, ns: 3 * S }]);
    expect(counts(o)).toEqual({ notObserved: 1 });
  });
});
