// Padding of an inner frame: bytes behind its IP packet, and not what a UDP datagram leaves over within the packet.
import { expect, it } from "vitest";
import { A, B, ethernet, inVxlan, ipv4, observe, udp } from "./packets.ts";

const padded = async (inner: number[]) => {
  const packets = [{ ns: 0, bytes: inVxlan("192.0.2.1", "192.0.2.2", inner) }];
  const [fast, walked] = [await observe(packets, [1], { fast: true }), await observe(packets, [1], { fast: false })];
  expect(fast).toEqual(walked);
  return fast.overhead.map((o) => [o.packets, o.paddedPackets]);
};

it("a datagram that is shorter than its packet is no padding of the frame", async () => {
  const datagram = udp(2048, 19, [1, 2, 3]);
  const packet = ipv4(A, B, 17, [...datagram, ...Array.from({ length: 21 }, () => 0)]);
  expect(await padded(ethernet(0x0800, packet))).toEqual([[1, 0]]);
  expect(await padded(ethernet(0x0800, [...packet, 0, 0, 0]))).toEqual([[1, 1]]);
});
