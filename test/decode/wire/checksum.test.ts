// Checksums against RFC 1071's example, against a slow sum, and against what Linux leaves for the NIC.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as checksum from "../../../src/decode/wire/checksum.ts";
import { hex } from "./bytes.ts";
import { checksum as slow, echo, ip4, ip6, join, u16, udp } from "./frames.ts";

describe("sum16", () => {
  test("the example of RFC 1071 section 3: 0001 f203 f4f5 f6f7 sum to ddf2", () => {
    expect(checksum.sum16(hex("0001 f203 f4f5 f6f7"), 0, 8)).toBe(0xddf2);
  });

  test("agrees with the slow sum for any bytes, odd lengths too", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => {
        const expected = 65535 - slow(bytes);
        // 0 and 0xffff are the same number in ones' complement.
        expect(checksum.sum16(bytes, 0, bytes.length) % 65535).toBe(expected % 65535);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  test("300 kB of ones do not overflow", () => {
    expect(checksum.sum16(new Uint8Array(300_000).fill(0xff), 0, 300_000)).toBe(0xffff);
  });
});

describe("IPv4 header", () => {
  // The header of Wikipedia's worked example: its checksum is b861.
  const header = "4500 0073 0000 4000 4011 b861 c0a80001 c0a800c7";

  test.each([
    { name: "right", bytes: header, state: "ok" },
    { name: "wrong", bytes: header.replace("b861", "b862"), state: "wrong" },
    { name: "left to the NIC", bytes: header.replace("b861", "0000"), state: "notFilledIn" },
  ])("$name", ({ bytes, state }) => {
    expect(checksum.ipv4Header(hex(bytes), 0)).toBe(state);
  });
});

test("ICMP", () => {
  const message = echo(298, hex("0102030405"));
  expect(checksum.icmp(message, 0, message.length)).toBe("ok");
  message[9]! ^= 1;
  expect(checksum.icmp(message, 0, message.length)).toBe("wrong");
});

describe("UDP", () => {
  const datagram = udp(1000, 2000, hex("01020304ff"));
  const length = datagram.length; // 13
  const pseudo4 = join("c0000201 c0000202 0011", u16(length));
  const pseudo6 = join(
    "20010db8000000000000000000000001 20010db8000000000000000000000002 0000",
    u16(length),
    "00000011",
  );

  function packet(field: number, six: boolean): Uint8Array {
    const d = datagram.slice();
    d.set(u16(field), 6);
    return six ? ip6(17, d) : ip4(17, d);
  }

  test.each([
    { name: "IPv4", six: false, pseudo: pseudo4, at: 20 },
    { name: "IPv6", six: true, pseudo: pseudo6, at: 40 },
  ])("$name", ({ six, pseudo, at }) => {
    const right = slow(join(pseudo, datagram));
    const partial = 65535 - slow(pseudo);
    const state = (field: number) => checksum.udp(packet(field, six), 0, at, at + length);
    expect(state(right)).toBe("ok");
    expect(state(right ^ 1)).toBe("wrong");
    expect(state(0)).toBe("absent");
    expect(state(partial)).toBe("notFilledIn");
  });
});

test("ICMPv6 covers the pseudo-header", () => {
  const message = hex("8000 0000 0005 012a 0102");
  const pseudo = "20010db8000000000000000000000001 20010db8000000000000000000000002 0000 000a 0000003a";
  message.set(u16(slow(join(pseudo, message))), 2);
  const packet = ip6(58, message);
  expect(checksum.icmpv6(packet, 0, 40, packet.length)).toBe("ok");
  packet[8]! ^= 1; // another source
  expect(checksum.icmpv6(packet, 0, 40, packet.length)).toBe("wrong");
});
