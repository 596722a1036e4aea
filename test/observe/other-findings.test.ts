// What a capture says beside its figures: packets longer than the MTU, copies at other interfaces, checksums. Each with its frames
// and a display filter.
import { describe, expect, it } from "vitest";
import { observeCapture } from "../../src/observe/from-capture.ts";
import type { InputContext, Observation } from "../../src/observe/observation.ts";
import { A, B, capture, context, echo, ethernet, ipv4, ipv6, MS, observe, request, reply, udp } from "./packets.ts";
import type { Packet } from "./packets.ts";

const finding = (o: Observation, code: string) => o.findings.find((f) => f.code === code);
const records = (o: Observation, code: string) => finding(o, code)?.where.map((w) => w.record);
const observeWith = (packets: readonly Packet[], more: Partial<InputContext>, linkTypes?: readonly number[]) =>
  observeCapture(capture(packets, linkTypes), { ...context, ...more });

describe("packets longer than the MTU", () => {
  const tcp = (bytes: number) => Array.from({ length: bytes }, () => 0);
  // IP packets of 1500, 1501 and 8040 bytes, tagged, and one of 2020 whose length field is 0; IPv6 of 40 + 1461.
  const packets = [
    ethernet(0x0800, ipv4(A, B, 6, tcp(1480))),
    ethernet(0x0800, ipv4(A, B, 6, tcp(1481))),
    ethernet(0x0800, ipv4(A, B, 6, tcp(8020)), [7, 8]),
    ethernet(
      0x0800,
      ipv4(A, B, 6, tcp(2000)).map((x, i) => (i === 2 || i === 3 ? 0 : x)),
    ),
    ethernet(0x86dd, ipv6(1, 2, 6, tcp(1461))),
    // A short packet in a long frame: padding, or a trailer.
    [...request(1), ...tcp(3000)],
  ].map((bytes, i) => ({ ns: i, bytes }));

  it("the MTU is known: counted, and barred from proving an MTU", async () => {
    const o = await observeWith(packets, { mtu: 1500 });
    expect(o.frames[0]!.offload).toBe(4);
    expect(finding(o, "frame.over-mtu")).toMatchObject({ count: 4, severity: "warning", says: /the longest 8040:/ });
    expect(records(o, "frame.over-mtu")).toEqual([2, 3, 4, 5]);
    expect((await observeWith(packets, { mtu: 9000 })).frames[0]!.offload).toBe(0);
  });

  it("the MTU is not known: no verdict, and no count of offload", async () => {
    const o = await observe(packets);
    expect(o.frames[0]!.offload).toBeUndefined();
    expect(finding(o, "frame.over-mtu")).toMatchObject({ count: 4, severity: "info", says: /not known: no verdict/ });
  });
});

describe("one packet at several interfaces", () => {
  const routed = (seq: number, ttl: number) => ethernet(0x0800, ipv4(A, B, 1, echo(8, 7, seq), ttl));

  it("of a pcapng: seen again with another TTL", async () => {
    const packets = [1, 2, 3].flatMap((seq) => [
      { ns: seq * 1000 * MS, bytes: routed(seq, 64), iface: 0 },
      { ns: seq * 1000 * MS + MS, bytes: routed(seq, 63), iface: 1 },
    ]);
    const o = await observe(packets, [1, 1]);
    expect(finding(o, "capture.copies")).toMatchObject({ count: 3, says: /interface 0 and interface 1: 3/ });
    expect(records(o, "capture.copies")).toEqual([2, 4, 6]);
    expect(finding(o, "capture.copies")!.filter).toBe("frame.number in {2, 4, 6}");
  });

  it('of an "any" capture: names come from the case file, and only from there', async () => {
    const sll2 = (ifindex: number, type: number, packet: number[]) => [
      8,
      0,
      0,
      0,
      0,
      0,
      0,
      ifindex,
      0,
      1,
      type,
      6,
      2,
      0,
      0,
      0,
      0,
      1,
      0,
      0,
      ...packet,
    ];
    const packet = ipv4(A, B, 17, udp(1000, 2000, [1, 2, 3]));
    const packets = [
      { ns: 0, bytes: sll2(3, 0, packet) },
      { ns: MS, bytes: sll2(4, 4, packet) },
    ];
    const says = async (more: Partial<InputContext>) =>
      finding(await observeWith(packets, more, [276]), "capture.copies")!.says;
    expect(await says({})).toContain("(ifindex 3 in and ifindex 4 out: 1)");
    expect(await says({ ifindex: { "3": "veth0", "4": "eth1" } })).toContain("(‘veth0’ in and ‘eth1’ out: 1)");
  });

  it("the same again at the same place, another packet, or 100 ms later: no copy", async () => {
    const o = await observe(
      [
        { ns: 0, bytes: request(1), iface: 0 },
        { ns: MS, bytes: request(1), iface: 0 },
        { ns: 2 * MS, bytes: reply(1), iface: 1 },
        { ns: 102 * MS, bytes: request(1), iface: 1 },
      ],
      [1, 1],
    );
    expect(finding(o, "capture.copies")).toBeUndefined();
  });

  it("a capture of one interface is not looked through", async () => {
    expect(finding(await observe([0, 1].map((ns) => ({ ns, bytes: request(1) }))), "capture.copies")).toBeUndefined();
  });
});

describe("checksums", () => {
  // RFC 1071 by hand: the sum of the pseudo-header of 198.51.100.20 -> 198.51.100.10, UDP, 11 bytes:
  // c633 + 6414 + c633 + 640a + 0011 + 000b = 254a0 -> 54a2
  const half = udp(1000, 2000, [1, 2, 3]);
  half[6] = 0x54;
  half[7] = 0xa2;
  const damaged = [...half];
  damaged[7] = 0xa3;
  const noHeaderSum = ipv4(A, B, 17, udp(1000, 2000, [])).map((x, i) => (i === 10 || i === 11 ? 0 : x));
  const packets = [ipv4(A, B, 17, half), ipv4(A, B, 17, damaged), noHeaderSum].map((packet, i) => ({
    ns: i,
    bytes: ethernet(0x0800, packet),
  }));

  it("wrong, and left to the NIC, told apart", async () => {
    const o = await observe([...packets, { ns: 4, bytes: request(1).slice(0, 60), len: 98 }], [1], { checksums: true });
    const of = (code: string, says: RegExp) => o.findings.find((f) => f.code === code && says.test(f.says));
    expect(of("checksum.not-filled-in", /UDP/)).toMatchObject({ count: 1, where: [{ record: 1 }] });
    expect(of("checksum.wrong", /UDP/)).toMatchObject({
      count: 1,
      where: [{ record: 2 }],
      filter: "frame.number in {2}",
    });
    expect(of("checksum.not-filled-in", /IPv4/)).toMatchObject({ count: 1, where: [{ record: 3 }] });
    // IPv4 of frames 1, 2 and 4 are right; UDP of frame 3 has none; ICMP of frame 4 was cut.
    expect(finding(o, "checksum.verified")!.says).toBe(
      "Checksums of IPv4, ICMP, ICMPv6, UDP and TCP: 3 right, 1 wrong, 2 left to the NIC, 1 UDP without one; of 1 more not every byte that they cover is there.",
    );
  });

  it("are not looked at unless asked for", async () => {
    expect((await observe(packets)).findings.filter((f) => f.code.startsWith("checksum"))).toEqual([]);
  });
});

describe("ICMP errors", () => {
  it("about a probe of a known stream that was not recorded", async () => {
    const error = (seq: number) =>
      ethernet(0x0800, ipv4("203.0.113.1", A, 1, [3, 1, 0, 0, 0, 0, 0, 0, ...ipv4(A, B, 1, echo(8, 7, seq))]));
    const packets = [request(1), request(2), error(2), error(2), error(9)].map((bytes, i) => ({ ns: i * MS, bytes }));
    const o = await observe(packets);
    expect(finding(o, "icmp.error-unmatched")).toMatchObject({ count: 1, where: [{ record: 5 }] });
    expect(o.streams[0]!.counts.icmpError).toBe(1);
  });
});

describe("tunnels and ports", () => {
  it("UDP that holds no tunnel, and tunnels found by content, name their first frames", async () => {
    const vxlan = [8, 0, 0, 0, 0, 0, 100, 0, ...request(1)];
    const o = await observe(
      [udp(50_000, 50_001, [0x80, 1, 2]), udp(50_000, 50_002, vxlan), udp(50_000, 50_001, [0x80, 1, 2])].map(
        (packet, i) => ({
          ns: i,
          bytes: ethernet(0x0800, ipv4("192.0.2.1", "192.0.2.2", 17, packet)),
        }),
      ),
    );
    expect(finding(o, "udp.no-tunnel")).toMatchObject({
      count: 2,
      where: [{ record: 1 }],
      filter: "udp.dstport == 50001",
    });
    expect(finding(o, "tunnel.inferred")).toMatchObject({
      count: 1,
      where: [{ record: 2 }],
      filter: "frame.number in {2}",
    });
  });
});
