// Bytes written directly are what the string functions make.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ipv4, ipv6, mac } from "../../src/core/address.ts";
import { epochDecimal, rfc3339 } from "../../src/core/time.ts";
import { ByteWriter, literal } from "../../src/render/byte-writer.ts";
import { PacketClock } from "../../src/render/packet-time.ts";
import { viewOf } from "../observe/view.ts";

function written(write: (out: ByteWriter) => void): string {
  const out = new ByteWriter();
  write(out);
  return new TextDecoder().decode(out.buffer.subarray(0, out.length));
}

describe("numbers", () => {
  test.each([0, 9, 10, 99, 100, 101, 999, 1000, 65535, 99_999, 2_147_483_647, 2_147_483_648, 4_294_967_295, 2 ** 53])(
    "%d",
    (n) => {
      expect(written((out) => out.uint(n))).toBe(String(n));
    },
  );

  test("any whole number", () => {
    fc.assert(
      fc.property(fc.nat(), (n) => {
        expect(written((out) => out.uint(n))).toBe(String(n));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test("hexadecimal and fractions", () => {
    expect(written((out) => out.hex(0x88be, 4))).toBe("0x88be");
    expect(written((out) => out.hex(0xfffffff1, 8))).toBe("0xfffffff1");
    expect(written((out) => out.fraction(1_020_300, 9))).toBe("001020300");
    expect(written((out) => out.fraction(1_020_300, 4))).toBe("0010");
  });
});

test("addresses of any bytes", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0, 0, 0, 1, 10, 99, 100, 255), { minLength: 16, maxLength: 16 }), (values) => {
      const b = Uint8Array.from(values);
      expect(written((out) => out.ipv6(b, 0))).toBe(ipv6(b, 0));
      expect(written((out) => out.ipv4(b, 3))).toBe(ipv4(b, 3));
      expect(written((out) => out.mac(b, 5))).toBe(mac(b, 5));
    }),
    { seed: 1, numRuns: 2000 },
  );
});

test.each([
  ["::", "00000000000000000000000000000000"],
  ["::1", "00000000000000000000000000000001"],
  ["2001:db8::", "20010db8000000000000000000000000"],
  ["::ffff:192.0.2.1", "00000000000000000000ffffc0000201"],
  ["1:0:0:2::3", "00010000000000020000000000000003"],
])("%s (RFC 5952)", (text, digits) => {
  const b = Uint8Array.from(digits.match(/../g)!, (h) => Number.parseInt(h, 16));
  expect(written((out) => out.ipv6(b, 0))).toBe(text);
});

test("the buffer grows, and text of any length and alphabet fits", () => {
  const text = "ä€😀".repeat(40_000);
  const both = written((out) => {
    out.bytes(literal("x"));
    out.utf8(text);
  });
  expect(both).toBe(`x${text}`);
});

test("stamps agree with the functions on bigints, before 1970 and past 9999 too", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 19n), max: 3n * 10n ** 20n }),
      fc.maxSafeInteger(),
      fc.integer({ min: 0, max: 9 }),
      (base, ns, digits) => {
        const view = viewOf(new Uint8Array(14), { base, ns, digits });
        const at = base + BigInt(ns);
        expect(written((out) => new PacketClock().writeEpoch(out, view))).toBe(epochDecimal(at));
        expect(written((out) => new PacketClock().write(out, view, "rfc3339"))).toBe(rfc3339(at, digits));
      },
    ),
    { seed: 1, numRuns: 2000 },
  );
});

test("relative stamps count from the first packet, backwards too", () => {
  const clock = new PacketClock();
  const at = (ns: number) =>
    written((out) => clock.write(out, viewOf(new Uint8Array(14), { ns, digits: 9 }), "relative"));
  expect(at(5_000_000_001)).toBe("0.000000000");
  expect(at(6_000_000_000)).toBe("0.999999999");
  expect(at(5_000_000_000)).toBe("-0.000000001");
  expect(at(3_000_000_001)).toBe("-2.000000000");
  expect(at(2_500_000_001)).toBe("-2.500000000");
});

test("a packet without time writes nothing", () => {
  const clock = new PacketClock();
  expect(
    written((out) => expect(clock.write(out, viewOf(new Uint8Array(14), { ns: Number.NaN }), "epoch")).toBe(false)),
  ).toBe("");
});
