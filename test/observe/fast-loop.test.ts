// The licence of the fast loop: it gives the same Observation as the walker, on every capture and on frames made for it.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EvidenceError } from "../../src/core/errors.ts";
import { observeCapture } from "../../src/observe/from-capture.ts";
import { readCapture } from "../../src/read/capture.ts";
import { openSource } from "../../src/read/source.ts";
import { describeShared } from "../shared.ts";
import { S, type Packet, context, echo, ethernet, geneve, inVxlan, ipv4, ipv6, observe, reply, request, udp, vxlan, A, B } from "./packets.ts"; // prettier-ignore

const tcp = (sport: number, dport: number) => [sport >> 8, sport & 255, dport >> 8, dport & 255, ...Array.from({ length: 8 }, () => 0), 0x50, 0x10, 0, 0, 0, 0, 0, 0]; // prettier-ignore
const v6 = (seq: number, type = 128) => ethernet(0x86dd, ipv6(type === 128 ? 1 : 2, type === 128 ? 2 : 1, 58, echo(type, 9, seq))); // prettier-ignore
const outer6 = (frame: number[]) => ethernet(0x86dd, ipv6(0x11, 0x12, 17, udp(50000, 4789, vxlan(7, frame))));
const tagged = (seq: number, vid: number) => ethernet(0x0800, ipv4(A, B, 1, echo(8, 7, seq)), [vid]);
const inGeneve = (frame: number[], tags: number[] = []) => ethernet(0x0800, ipv4("192.0.2.1", "192.0.2.2", 17, udp(50001, 6081, geneve(9, frame))), tags); // prettier-ignore
const cooked = (frame: number[]) => [8, 0, 0, 0, 0, 0, 0, 3, 0, 1, 4, 6, 2, 0, 0, 0, 0, 1, 0, 0, ...frame.slice(14)];

const frames: Record<string, number[]> = {
  plain: request(1),
  "plain, answered": reply(1),
  "padded plain UDP": [
    ...ethernet(0x0800, ipv4(A, B, 17, udp(2000, 3000, [1, 2, 3]))),
    ...Array.from({ length: 15 }, () => 0),
  ],
  "UDP to a service": ethernet(
    0x0800,
    ipv4(
      A,
      B,
      17,
      udp(
        40000,
        53,
        Array.from({ length: 30 }, () => 1),
      ),
    ),
  ),
  "empty UDP, long frame": [
    ...ethernet(0x0800, ipv4(A, B, 17, udp(2000, 3000, []))),
    ...Array.from({ length: 18 }, () => 0),
  ],
  "UDP that begins like VXLAN": ethernet(
    0x0800,
    ipv4(A, B, 17, udp(2000, 3000, [8, 0, 0, 0, 0, 0, 1, 0, ...request(3)])),
  ),
  "UDP that holds VXLAN": ethernet(0x0800, ipv4(A, B, 17, udp(2000, 3001, vxlan(5, request(3))))),
  TCP: ethernet(0x0800, ipv4(A, B, 6, [...tcp(40000, 443), 1, 2, 3, 4, 5, 6])),
  "TCP of BGP": ethernet(0x0800, ipv4(A, B, 6, [...tcp(40000, 179), 1, 2, 3, 4, 5, 6])),
  "TCP with a bad header length": ethernet(
    0x0800,
    ipv4(A, B, 6, [...tcp(40000, 443).map((x, i) => (i === 12 ? 0xf0 : x)), 9]),
  ),
  tagged: tagged(1, 200),
  "two tags": ethernet(0x0800, ipv4(A, B, 1, echo(8, 7, 2)), [300, 201]),
  vxlan: inVxlan("192.0.2.1", "192.0.2.2", request(1)),
  "vxlan, answered": inVxlan("192.0.2.2", "192.0.2.1", reply(1)),
  "vxlan with a tagged frame": inVxlan("192.0.2.1", "192.0.2.2", tagged(1, 5)),
  "vxlan with a padded frame": inVxlan("192.0.2.1", "192.0.2.2", [...request(1), 0, 0, 0, 0]),
  "vxlan with a trailer outside": [...inVxlan("192.0.2.1", "192.0.2.2", request(1)), 0, 0, 0, 0],
  "vxlan of no VNI": inVxlan("192.0.2.1", "192.0.2.2", request(1), 0),
  "vxlan in vxlan": inVxlan("192.0.2.1", "192.0.2.2", inVxlan("192.0.2.3", "192.0.2.4", request(1), 200)),
  "vxlan with ICMPv6": inVxlan("192.0.2.1", "192.0.2.2", v6(1)),
  "vxlan with TCP": inVxlan("192.0.2.1", "192.0.2.2", ethernet(0x0800, ipv4(A, B, 6, tcp(1, 2)))),
  "vxlan with UDP": inVxlan("192.0.2.1", "192.0.2.2", ethernet(0x0800, ipv4(A, B, 17, udp(1, 2, [1, 2, 3, 4])))),
  "vxlan with ARP": inVxlan(
    "192.0.2.1",
    "192.0.2.2",
    ethernet(0x0806, [0, 1, 8, 0, 6, 4, 0, 1, ...Array.from({ length: 20 }, () => 1)]),
  ),
  "vxlan from a service port": ethernet(0x0800, ipv4(A, B, 17, udp(53, 4789, vxlan(5, request(3))))),
  geneve: inGeneve(request(1)),
  "geneve, tagged outside and inside": inGeneve(tagged(1, 6), [77]),
  "geneve with a control packet": ethernet(
    0x0800,
    ipv4(A, B, 17, udp(50001, 6081, [0, 0x80, 0, 0, 0, 0, 9, 0, 1, 2, 3, 4])),
  ),
  ICMPv6: v6(1),
  "ICMPv6, answered": v6(1, 129),
  "vxlan over IPv6": outer6(request(1)),
  "vxlan over IPv6, IPv6 inside": outer6(v6(2)),
  "an IPv4 fragment": request(1).map((x, i) => (i === 20 ? 0x20 : x)),
  "IPv4 options": ethernet(0x0800, [0x46, ...ipv4(A, B, 1, echo(8, 7, 1)).slice(1)]),
  "a total length beyond the frame": request(1).map((x, i) => (i === 16 ? 9 : x)),
  "a runt": request(1).slice(0, 40),
};

async function both(packets: readonly Packet[], linkTypes?: readonly number[], guessTunnels = true): Promise<void> {
  const fast = await observe(packets, linkTypes, { fast: true, guessTunnels });
  expect(fast).toEqual(await observe(packets, linkTypes, { fast: false, guessTunnels }));
}

describe("fast loop and walker agree", () => {
  it.each(Object.entries(frames))("%s", async (_, bytes) => {
    const packets = [0, 1, 2].map((i) => ({ ns: i * S, bytes }));
    await both(packets);
    await both(packets, [1], false);
    await both([{ ns: 0, bytes, len: bytes.length + 100 }]);
    await both(packets.map((p) => ({ ...p, bytes: cooked(bytes) })), [276]); // prettier-ignore
    const sll = bytes.slice(12, 14);
    await both(packets.map((p) => ({ ...p, bytes: [0, 4, 0, 1, 0, 6, 2, 0, 0, 0, 0, 1, 0, 0, ...sll, ...bytes.slice(14)] })), [113]); // prettier-ignore
  });

  it("all of them in one capture, over two interfaces", async () => {
    const all = Object.values(frames).flatMap((bytes, i) => [0, 1].map((iface) => ({ ns: i * S, bytes, iface })));
    await both(all, [1, 1]);
    await both([...all.map((p) => ({ ...p, iface: 0 })), ...all.map((p) => ({ ns: p.ns, iface: 1, bytes: cooked(p.bytes) }))], [1, 276]); // prettier-ignore
  });

  it("frames cut at every length", async () => {
    for (const bytes of [
      frames["vxlan with a tagged frame"]!,
      frames["vxlan over IPv6, IPv6 inside"]!,
      frames["geneve"]!,
    ]) {
      await both(bytes.map((_, n) => ({ ns: n, bytes: bytes.slice(0, n) })));
      await both(bytes.map((_, n) => ({ ns: n, bytes: bytes.slice(0, n), len: bytes.length })));
    }
  });

  it("frames with bytes changed at will", async () => {
    const all = Object.values(frames);
    const change = fc.tuple(fc.nat(all.length - 1), fc.array(fc.tuple(fc.nat(160), fc.nat(255)), { maxLength: 4 }));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 40 }), async (changes) => {
        const packets = changes.map(([which, edits], i) => {
          const bytes = [...all[which]!];
          for (const [at, value] of edits) if (at < bytes.length) bytes[at] = value;
          return { ns: i * 1000, bytes };
        });
        await both(packets);
      }),
      { seed: 1, numRuns: 150 },
    );
  });
});

describeShared("fast loop and walker agree on every recording", (root) => {
  const files = ["corpus/pcap", "lab/A/move1", "lab/A/move5-withdraw-first", "lab/C/geneve-ovn-option", "lab/C/vlan200"]
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
    .filter((path) => /\.(pcap|pcapng|cap)$/.test(path));

  it.each(files.map((path) => [path.slice(root.length + 1), path]))("%s", async (_, path) => {
    const one = async (fast: boolean) => {
      const source = await openSource(path);
      try {
        return await observeCapture(readCapture(source), context, { fast });
      } catch (error) {
        if (error instanceof EvidenceError) return error.code;
        throw error;
      } finally {
        source.close();
      }
    };
    expect(await one(true)).toEqual(await one(false));
  });
});
