// Times as integers of nanoseconds, and their texts.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  earliest,
  epochDecimal,
  epochNs,
  latest,
  microseconds,
  parseEpochDecimal,
  parseRfc3339,
  rfc3339,
} from "../../src/core/time.ts";

describe("rfc3339", () => {
  test.each([
    // 1790191721 s = 2026-09-23T19:28:41Z (date -u -d @1790191721)
    [1790191721273476000n, 6, "2026-09-23T19:28:41.273476Z"],
    [1790191721273476999n, 6, "2026-09-23T19:28:41.273476Z"],
    [1790191721000000000n, 0, "2026-09-23T19:28:41Z"],
    [0n, 9, "1970-01-01T00:00:00.000000000Z"],
    [-1n, 9, "1969-12-31T23:59:59.999999999Z"],
    // the last second of year 9999, and the first after it
    [253402300799000000000n, 0, "9999-12-31T23:59:59Z"],
    [253402300800000000000n, 3, "@253402300800.000"],
  ])("%s with %i digits is %s", (t, digits, expected) => expect(rfc3339(t, digits)).toBe(expected));

  test("what is printed with nine digits is read back exactly", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -62135596800000000000n, max: 253402300799999999999n }),
        (t) => parseRfc3339(rfc3339(t, 9)) === t,
      ),
      { seed: 1, numRuns: 500 },
    );
  });
});

describe("parseRfc3339", () => {
  test.each([
    ["2026-09-23T14:28:41.273476-05:00", 1790191721273476000n],
    ["2026-09-23T19:28:41Z", 1790191721000000000n],
    ["2026-09-24 00:58:41,5+0530", 1790191721500000000n],
    ["2026-09-23T19:28:41", undefined],
    ["2026-13-23T19:28:41Z", undefined],
    ["yesterday", undefined],
    // no such day (2026 is no leap year), no such hour
    ["2026-02-29T00:00:00Z", undefined],
    ["2026-02-30T10:00:00Z", undefined],
    ["2028-02-29T00:00:00Z", 1835395200000000000n],
    ["2026-09-23T24:00:00Z", undefined],
    ["2026-09-23T25:61:61Z", undefined],
  ])("%s", (text, expected) => expect(parseRfc3339(text)).toBe(expected));
});

test.each([
  ["1790191720.254543", 1790191720254543000n],
  ["1790191720", 1790191720000000000n],
  ["0.000000001", 1n],
  ["-1.5", -1500000000n],
  ["1796063390.65125", 1796063390651250000n],
  ["1e9", undefined],
  ["", undefined],
  ["1.", undefined],
])("decimal epoch %s", (text, expected) => expect(parseEpochDecimal(text)).toBe(expected));

test("decimal epochs have nine digits and keep their sign", () => {
  expect(epochDecimal(epochNs(1796064398, 447794000))).toBe("1796064398.447794000");
  expect(epochDecimal(-1500000000n)).toBe("-1.500000000");
});

test("microseconds keep whole nanoseconds", () => expect(microseconds(618647001n)).toBe(618647.001));

test("first and last of times with different digits: their texts do not compare", () => {
  const times = [
    "2026-09-23T19:28:41.2Z",
    "2026-09-23T19:28:41Z",
    "2026-09-23T19:28:41.25Z",
    "2026-09-23T19:28:41.254Z",
  ];
  expect([earliest(times), latest(times)]).toEqual([times[1], times[3]]);
  expect([...times].sort()[0]).not.toBe(times[1]);
  expect([earliest([]), latest([])]).toEqual([undefined, undefined]);
  // a stamp that no calendar has stands only where nothing else does
  expect([earliest(["@253402300800", times[0]!]), latest(["@253402300800"])]).toEqual([times[0], "@253402300800"]);
});
