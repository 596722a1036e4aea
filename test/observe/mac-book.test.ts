// Where MACs are heard: worked out by hand on frames written by hand, and on one recorded move (values from tshark).
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { observeCapture } from "../../src/observe/from-capture.ts";
import type { MacSighting } from "../../src/observe/mac-sighting.ts";
import { readCapture } from "../../src/read/capture.ts";
import { openSource } from "../../src/read/source.ts";
import { describeShared } from "../shared.ts";
import { A, B, BASE, MS, context, ethernet, inVxlan, ipv4, observe, reply, request, udp } from "./packets.ts";

const SENDER = "02:00:00:00:00:02";
/** Both helpers of packets.ts send from :02 to :01. A frame to a group has the lowest bit of its first byte set. */
const toGroup = (frame: number[]) => [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, ...frame.slice(6)];
const mac = [2, 0, 0, 0, 0, 2];
const rarp = toGroup(ethernet(0x8035, [0, 1, 8, 0, 6, 4, 0, 3, ...mac, 0, 0, 0, 0, ...mac, 0, 0, 0, 0, ...Array.from({ length: 18 }, () => 0)])); // prettier-ignore
const arp = (op: number, spa: number[], tpa: number[]) => toGroup(ethernet(0x0806, [0, 1, 8, 0, 6, 4, 0, op, ...mac, ...spa, 0, 0, 0, 0, 0, 0, ...tpa])); // prettier-ignore
const ask = arp(1, [198, 51, 100, 10], [198, 51, 100, 1]);
const garp = arp(1, [198, 51, 100, 10], [198, 51, 100, 10]);

async function macsOf(frames: readonly (readonly [ms: number, bytes: number[]])[]): Promise<readonly MacSighting[]> {
  const packets = frames.map(([ms, bytes]) => ({ ns: ms * MS, bytes }));
  return (await observe(packets)).macs!;
}

/** [before, after] in ms from the start; "-" for none. */
function spans(m: MacSighting): string[] {
  const ms = (t: bigint | undefined) => (t === undefined ? "-" : String(Number(t - BASE) / MS));
  return m.silences.map((s) => `${ms(s.before?.at)}..${ms(s.after?.at)}`);
}

describe("silences of a MAC", () => {
  it("lie between its unicast frames; the lead and the tail are always there", async () => {
    // replies at 100, 300, 500 and 900 ms: silences of 200, 200 and 400 ms, and what is open at both ends
    const [m] = await macsOf([100, 300, 500, 900].map((ms) => [ms, reply(ms)] as const));
    expect(m).toMatchObject({ mac: SENDER, iface: 0, frames: 4, groupFrames: 0 });
    expect(spans(m!)).toEqual(["-..100", "100..300", "300..500", "500..900", "900..-"]);
  });

  it("hold what was sent to a group within them, by kind", async () => {
    // the VM was last heard at 100; at 400 and 450 its RARP, at 460 a question for the gateway, at 470 a gratuitous ARP
    const [m] = await macsOf([
      [100, reply(1)],
      [400, rarp],
      [450, rarp],
      [460, ask],
      [470, garp],
      [600, reply(2)],
      [700, reply(3)],
    ]);
    expect(m).toMatchObject({ frames: 3, groupFrames: 4 });
    const silence = m!.silences.find((s) => s.before?.at === BASE + 100n * 1_000_000n)!;
    expect(silence.after?.record).toBe(6);
    expect(silence.firstGroups.map((g) => [g.kind, g.record])).toEqual([
      ["rarp", 2],
      ["rarp", 3],
      ["arp", 4],
      ["gratuitousArp", 5],
    ]);
    expect(silence.lastGroups).toEqual([]);
    expect(m!.silences.at(-1)!.firstGroups).toEqual([]);
  });

  it("keep the first 8 and the last 24 of many", async () => {
    // 40 announcements 10 ms apart between two replies: 8 + 24 are listed, 40 - 32 = 8 between are counted
    const many = Array.from({ length: 40 }, (_, i) => [110 + 10 * i, rarp] as const);
    const [m] = await macsOf([[100, reply(1)], ...many, [600, reply(2)]]);
    const silence = m!.silences[1]!;
    expect(silence.firstGroups.map((g) => g.record)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(silence.lastGroups.map((g) => g.record)).toEqual(Array.from({ length: 24 }, (_, i) => 18 + i));
    expect(silence.groupsOmitted).toBe(8);
  });

  it("are the longest 32, whatever comes between", async () => {
    // silences of 1000 ms after every twentieth frame and of 10 ms elsewhere: the long ones are all kept
    let t = 0;
    const frames = Array.from({ length: 400 }, (_, i) => [(t += i % 20 === 0 ? 1000 : 10), reply(i)] as const);
    const [m] = await macsOf(frames);
    const lengths = m!.silences.slice(1, -1).map((s) => Number(s.after!.at - s.before!.at) / MS);
    expect(lengths).toHaveLength(32);
    // the first frame is no end of a silence of its own: 20 - 1
    expect(lengths.filter((l) => l === 1000)).toHaveLength(19);
  });

  it("are divided by a frame that the recorder wrote out of order", async () => {
    const [m] = await macsOf([
      [100, reply(1)],
      [900, reply(3)],
      [500, reply(2)],
    ]);
    expect(spans(m!)).toEqual(["-..100", "100..500", "500..900", "900..-"]);
  });
});

describe("places of a MAC", () => {
  it("are apart by virtual network, VTEP and VLAN", async () => {
    const tagged = ethernet(
      0x0800,
      ipv4(
        B,
        A,
        17,
        udp(
          2000,
          3000,
          Array.from({ length: 20 }, () => 1),
        ),
      ),
      [200],
    );
    const macs = await macsOf([
      [0, reply(1)],
      [1, inVxlan("192.0.2.13", "192.0.2.12", reply(1))],
      [2, inVxlan("192.0.2.14", "192.0.2.12", reply(2))],
      [3, inVxlan("192.0.2.14", "192.0.2.12", reply(2), 200)],
      [4, tagged],
    ]);
    const places = macs.map(({ vni, vtep, vlan, frames }) => [vni, vtep, vlan, frames]);
    expect(places).toEqual([
      [undefined, undefined, undefined, 1],
      [100, "192.0.2.13", undefined, 1],
      [100, "192.0.2.14", undefined, 1],
      [200, "192.0.2.14", undefined, 1],
      [undefined, undefined, 200, 1],
    ]);
  });

  it("name the addresses that the MAC answers for", async () => {
    const [m] = await macsOf([
      [0, request(1)],
      [1, reply(1)],
    ]);
    expect(m!.answers).toEqual([B]);
  });

  it("of a cooked capture have a direction", async () => {
    // SLL2: protocol, reserved, ifindex 3, ARPHRD 1, packet type 0 (to us) or 4 (sent by us), length 6, address
    const cooked = (type: number) => [8, 0, 0, 0, 0, 0, 0, 3, 0, 1, type, 6, ...mac, 0, 0, ...reply(1).slice(14)];
    const packets = [0, 4].map((type, i) => ({ ns: i * MS, bytes: cooked(type) }));
    const macs = (await observe(packets, [276])).macs!;
    expect(macs.map((m) => [m.mac, m.ifindex, m.direction])).toEqual([
      [SENDER, 3, "in"],
      [SENDER, 3, "out"],
    ]);
  });

  it("are none where nobody asked", async () => {
    const source = await import("./packets.ts");
    const { keepMacs: _, ...plain } = context;
    const o = await observeCapture(source.capture([{ ns: 0, bytes: reply(1) }]), plain);
    expect(o.macs).toBeUndefined();
  });
});

describeShared("the VM's two ports in a recorded move", (root) => {
  // tshark -r cpN-tap-vm.pcap -Y 'eth.src == 52:54:00:aa:00:0a': frame 58 is the last reply at the old port, 5 RARPs come back
  // there; at the new port frame 1 is the first RARP and frame 4 the first reply
  it.each([
    ["cp1-tap-vm.pcap", "1796064398447710000", undefined, ["rarp", "1796064398933396000"]],
    ["cp2-tap-vm.pcap", undefined, "1796064399071701000", ["rarp", "1796064398932927000"]],
  ] as const)("%s", async (file, before, after, announced) => {
    const source = await openSource(join(root, "lab/A/move1", file));
    const { macs } = await observeCapture(readCapture(source), context);
    source.close();
    const vm = macs!.find((m) => m.mac === "52:54:00:aa:00:0a")!;
    const s = vm.silences.find((x) =>
      before === undefined ? x.before === undefined : x.before?.at === BigInt(before),
    )!;
    expect(s.after?.at).toBe(after === undefined ? undefined : BigInt(after));
    expect([s.firstGroups[0]!.kind, String(s.firstGroups[0]!.at)]).toEqual(announced);
    expect(vm.answers).toEqual(["198.51.100.10"]);
  });
});
