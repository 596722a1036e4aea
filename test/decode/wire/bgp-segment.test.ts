import { expect, test } from "vitest";
import { bgpSegment } from "../../../src/decode/wire/bgp-segment.ts";
import { createWalker } from "../../../src/decode/wire/frame.ts";
import { bytes } from "./bgp-bytes.ts";

const ETH4 = "443839000102 443839000002 0800";
const ETH6 = "443839000102 443839000002 86dd";
const KEEPALIVE = "ff*16 0013 04";

/** IPv4 from 10.77.2.0 to 10.77.2.1, protocol 6, of the total length told. */
function ipv4(total: string, fragment = "0000"): string {
  return `45 00 ${total} 0000 ${fragment} 40 06 0000 0a4d0200 0a4d0201`;
}

/** TCP 179 -> 54236 (0xd3dc), seq 0x01020304, ten words: 20 bytes of options behind the fixed 20. */
function tcp(flags: string, ports = "00b3 d3dc"): string {
  return `${ports} 01020304 00000000 a0 ${flags} 0040 0000 0000 01*20`;
}

function segmentOf(hex: string, options: { linkType?: number; cut?: number; at?: number } = {}) {
  const whole = bytes(hex);
  const at = options.at ?? 0;
  const slab = new Uint8Array(at + whole.length);
  slab.set(whole, at);
  const walker = createWalker();
  const caplen = whole.length - (options.cut ?? 0);
  walker.walk(slab, at, caplen, options.linkType ?? 1, whole.length);
  return bgpSegment(slab.subarray(0, at + caplen), walker.slots, { record: 7, at: 5n, end: at + whole.length });
}

// 20 + 40 + 19 = 79 = 0x4f
const FRAME = `${ETH4} ${ipv4("004f")} ${tcp("18")} ${KEEPALIVE}`;

test("a segment of a plain frame", () => {
  expect(segmentOf(FRAME, { at: 100 })).toEqual({
    flow: "10.77.2.0 179 10.77.2.1 54236",
    reverse: "10.77.2.1 54236 10.77.2.0 179",
    from: "10.77.2.0",
    to: "10.77.2.1",
    seq: 0x01020304,
    syn: false,
    fin: false,
    rst: false,
    bytes: bytes(KEEPALIVE),
    missing: 0,
    record: 7,
    at: 5n,
  });
});

test("flags", () => {
  const flags = (hex: string) => {
    const s = segmentOf(`${ETH4} ${ipv4("003c")} ${tcp(hex)}`)!;
    return [s.syn, s.fin, s.rst, s.bytes.length];
  };
  expect([flags("02"), flags("11"), flags("14")]).toEqual([
    [true, false, false, 0],
    [false, true, false, 0],
    [false, false, true, 0],
  ]);
});

test("the snaplen cut ten bytes of the payload, or all of it", () => {
  expect(segmentOf(FRAME, { cut: 10 })).toMatchObject({ bytes: bytes("ff*9"), missing: 10 });
  expect(segmentOf(FRAME, { cut: 19 })).toMatchObject({ bytes: bytes(""), missing: 19 });
});

test("padding of the frame and bytes beyond the packet are no payload", () => {
  expect(segmentOf(`${FRAME} 00*6`)).toMatchObject({ bytes: bytes(KEEPALIVE), missing: 0 });
});

test("a total length beyond the frame does not make up missing bytes", () => {
  expect(segmentOf(`${ETH4} ${ipv4("ffff")} ${tcp("18")} ${KEEPALIVE}`)).toMatchObject({ missing: 0 });
});

test("total length 0 (offload): the frame's length counts", () => {
  const frame = `${ETH4} ${ipv4("0000")} ${tcp("18")} ${KEEPALIVE}`;
  expect(segmentOf(frame)).toMatchObject({ bytes: bytes(KEEPALIVE), missing: 0 });
  expect(segmentOf(frame, { cut: 4 })).toMatchObject({ bytes: bytes("ff*15"), missing: 4 });
});

test("IPv6, cut by three", () => {
  // payload length 40 + 19 = 59 = 0x3b
  const header = "60000000 003b 06 40 20010db8 00*11 01 20010db8 00*11 02";
  expect(segmentOf(`${ETH6} ${header} ${tcp("18")} ${KEEPALIVE}`, { cut: 3 })).toMatchObject({
    flow: "2001:db8::1 179 2001:db8::2 54236",
    bytes: bytes("ff*16"),
    missing: 3,
  });
});

test("inside VXLAN the VNI is part of the connection's name", () => {
  // UDP 8 + 8 + 14 + 79 = 109 = 0x6d; outer IP 129 = 0x81
  const outer = `${ETH4} 45 00 0081 0000 0000 40 11 0000 c000020d c000020e c000 12b5 006d 0000 08 000000 000064 00`;
  expect(segmentOf(`${outer} ${FRAME}`)?.flow).toBe("100/10.77.2.0 179 10.77.2.1 54236");
});

test("another port, no TCP, a later fragment: none; a first fragment: what it holds", () => {
  expect(segmentOf(`${ETH4} ${ipv4("004f")} ${tcp("18", "01bb d3dc")} ${KEEPALIVE}`)).toBeUndefined();
  expect(segmentOf(`${ETH4} 45 00 001c 0000 0000 40 11 0000 0a4d0200 0a4d0201 00b3 00b3 0008 0000`)).toBeUndefined();
  expect(segmentOf(`${ETH4} ${ipv4("004f", "0001")} ${tcp("18")} ${KEEPALIVE}`)).toBeUndefined();
  expect(segmentOf(`${ETH4} ${ipv4("004f", "2000")} ${tcp("18")} ${KEEPALIVE}`)).toMatchObject({
    missing: 0,
    bytes: bytes(KEEPALIVE),
  });
});
