// Offsets of clocks from packets that two inputs saw. Figures are worked out by hand in the comments.
import { describe, expect, it } from "vitest";
import { SegmentTable } from "../../src/observe/segment-table.ts";
import { clocksOf, logTable, tapTable } from "./clock-build.ts";

const US = 1000;
const MS = 1_000_000;
const S = 1_000_000_000;

/** Two probes through a near and a far tap; the far clock is 500 us ahead. Requests take 30 and 20 us, replies 25 and 40. */
const NEAR = [
  { seq: 1, sent: 0, replied: 255 * US },
  { seq: 2, sent: 200 * MS, replied: 200 * MS + 260 * US },
];
const FAR = [
  { seq: 1, sent: 530 * US, replied: 730 * US },
  { seq: 2, sent: 200 * MS + 520 * US, replied: 200 * MS + 720 * US },
];

describe("two taps", () => {
  it("least request and greatest reply bound the offset, widened by both ticks", () => {
    const { rows } = clocksOf([
      { table: tapTable(NEAR), tickNs: US },
      { table: tapTable(FAR), tickNs: US },
    ]);
    // requests: 530, 520; replies: 730 - 255 = 475, 720 - 260 = 460. Offset in [475, 520], less and more 2 us
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ a: "i1", b: "i2", offsetLow_us: 473, offsetHigh_us: 522 });
    expect(rows[0]).toMatchObject({ stampedLow_us: 475, stampedHigh_us: 520, pairs: 4, zoneShift_s: 0 });
    // the reply of probe 1 (record 3), the request of probe 2 (record 4)
    expect(rows[0]!.evidence).toEqual([
      { input: "i1", record: 3 },
      { input: "i2", record: 3 },
      { input: "i1", record: 4 },
      { input: "i2", record: 4 },
    ]);
  });

  it("the order of naming changes the sign and nothing else", () => {
    const { rows } = clocksOf([
      { table: tapTable(FAR), tickNs: US },
      { table: tapTable(NEAR), tickNs: US },
    ]);
    expect(rows[0]).toMatchObject({
      offsetLow_us: -522,
      offsetHigh_us: -473,
      stampedLow_us: -520,
      stampedHigh_us: -475,
    });
  });

  it("copies of one capture have no order: both are allowed for", () => {
    const { rows } = clocksOf([
      { table: tapTable(NEAR), tickNs: US },
      { table: tapTable(NEAR), tickNs: US },
    ]);
    expect(rows[0]).toMatchObject({ offsetLow_us: -2, offsetHigh_us: 2 });
    expect(rows[0]!.limits!.join()).toContain("both orders are allowed for");
  });

  it("requests alone say nothing, unless the time to live gives the order, and then one side", () => {
    const near = NEAR.map(({ seq, sent }) => ({ seq, sent }));
    const far = FAR.map(({ seq, sent }) => ({ seq, sent }));
    expect(clocksOf([{ table: tapTable(near) }, { table: tapTable(far) }]).rows).toEqual([]);
    const ordered = [{ table: tapTable(near, { ttl: 64 }) }, { table: tapTable(far, { ttl: 63 }) }];
    expect(clocksOf(ordered).rows).toEqual([]);
    expect(clocksOf(ordered).findings).toEqual([]);
  });

  it("a reply that is not between its request and its reply elsewhere is no clock", () => {
    // the round trip is longer here for one probe, there for the other
    const odd = [FAR[0]!, { seq: 2, sent: 200 * MS + 520 * US, replied: 200 * MS + 920 * US }];
    const { rows, findings } = clocksOf([{ table: tapTable(NEAR) }, { table: tapTable(odd) }]);
    expect(rows).toEqual([]);
    expect(findings.map((f) => f.code)).toEqual(["clock.no-offset"]);
  });

  it("probes to different VTEPs are different copies", () => {
    const one = { table: tapTable(NEAR, { vtep: "192.0.2.13" }) };
    expect(clocksOf([one, { table: tapTable(FAR, { vtep: "192.0.2.14" }) }]).rows).toEqual([]);
    expect(clocksOf([one, { table: tapTable(FAR, { vtep: "192.0.2.13" }) }]).rows).toHaveLength(1);
    expect(clocksOf([one, { table: tapTable(FAR, { vtep: "*" }) }]).rows).toHaveLength(1);
  });

  it("five hours are a zone, and the rest is the offset", () => {
    const shifted = tapTable(FAR, { base: BigInt(18_000 * S) });
    const { rows, findings } = clocksOf([{ table: tapTable(NEAR) }, { table: shifted }]);
    expect(rows[0]).toMatchObject({ zoneShift_s: 18_000, stampedLow_us: 475, stampedHigh_us: 520 });
    expect(findings.map((f) => f.code)).toEqual(["clock.zone-inferred"]);
    expect(rows[0]!.limits!.join()).toContain("the runner-up is +5:15 h, which leaves 900.000 s");
  });

  it("twenty minutes and ten seconds are no zone", () => {
    const { rows } = clocksOf([{ table: tapTable(NEAR) }, { table: tapTable(FAR, { base: BigInt(1390 * S) }) }]);
    expect(rows[0]).toMatchObject({ zoneShift_s: 0, stampedLow_us: 1_390_000_475 });
  });

  it("seq numbers that wrapped at one tap only are the same probes", () => {
    const wrapped = tapTable(FAR.map((p) => ({ ...p, seq: p.seq + 65_536 })));
    expect(clocksOf([{ table: tapTable(NEAR) }, { table: wrapped }]).rows[0]).toMatchObject({ stampedLow_us: 475 });
  });
});

describe("a third source", () => {
  it("closes the offset of two that share no packet, no wider than both together", () => {
    const middle = [
      { seq: 1, sent: 10 * US, replied: 240 * US },
      { seq: 2, sent: 200 * MS + 8 * US, replied: 200 * MS + 245 * US },
    ];
    const rows = clocksOf([
      { table: tapTable(NEAR.slice(0, 1)) },
      { table: tapTable(middle) },
      { table: tapTable(FAR.slice(1)) },
    ]).rows;
    const width = (a: string, b: string) => {
      const r = rows.find((x) => x.a === a && x.b === b)!;
      return r.offsetHigh_us - r.offsetLow_us;
    };
    expect(rows.map((r) => r.basis)).toEqual(["requests and replies", "closed through i2", "requests and replies"]);
    expect(rows[1]).toMatchObject({ a: "i1", b: "i3", pairs: 0, via: ["i2"] });
    // (255 - 230) + 4 ticks of 1 ns, and so on
    expect(width("i1", "i3")).toBeCloseTo(width("i1", "i2") + width("i2", "i3"), 6);
  });

  it("one physical clock is no offset at all, whatever the packets leave open", () => {
    const rows = clocksOf([
      { table: tapTable(NEAR), physicalClock: "node" },
      { table: tapTable(NEAR), physicalClock: "node" },
      { table: tapTable(FAR) },
    ]).rows;
    expect(rows[0]).toMatchObject({ a: "i1", b: "i2", offsetLow_us: 0, offsetHigh_us: 0 });
  });
});

describe("a log against a tap", () => {
  // the clock of the log is 1 ms ahead. Probe 2 was announced as outstanding 3 us before probe 3 left.
  const LOG = [
    { seq: 1, printed: 1 * MS + 400 * US },
    { seq: 3, least: 401 * MS - 3 * US, printed: 401 * MS + 350 * US },
  ];
  const TAP = [
    { seq: 1, sent: 5 * US, replied: 300 * US },
    { seq: 2, sent: 200 * MS + 5 * US },
    { seq: 3, sent: 400 * MS + 5 * US, replied: 400 * MS + 290 * US },
  ];

  it("what was printed before a send bounds from below, what was printed after a reply from above", () => {
    const { rows } = clocksOf([
      { table: tapTable(TAP), tickNs: US },
      { table: logTable(LOG), tickNs: US },
    ]);
    // low: 401 000 - 3 - 400 005 = 992; high: 1400 - 300 = 1100 and 401 350 - 400 290 = 1060
    expect(rows[0]).toMatchObject({ stampedLow_us: 992, stampedHigh_us: 1060, offsetLow_us: 990, offsetHigh_us: 1062 });
    expect(rows[0]!.evidence).toEqual([
      { input: "i1", record: 6 },
      { input: "i2", line: 5 },
      { input: "i1", record: 7 },
      { input: "i2", line: 7 },
    ]);
  });

  it("named the other way round", () => {
    const { rows } = clocksOf([
      { table: logTable(LOG), tickNs: US },
      { table: tapTable(TAP), tickNs: US },
    ]);
    expect(rows[0]).toMatchObject({
      a: "i1",
      b: "i2",
      stampedLow_us: -1060,
      stampedHigh_us: -992,
      basis: "ping stamps",
    });
  });

  it("a tap without a date lies a whole number of days and a zone away", () => {
    // a log of 2026-11-30, and a text of times of day five and a half hours ahead
    const day = 20_787;
    const log = logTable(LOG, BigInt(day * 86_400) * BigInt(S));
    const text = { table: tapTable(TAP, { base: BigInt(19_800 * S) }), clock: "time of day, no date or zone" };
    const { rows, findings } = clocksOf([text, { table: log }]);
    expect(rows[0]).toMatchObject({ dateShift_days: day, zoneShift_s: -19_800, stampedLow_us: 992 });
    expect(findings[0]!.says).toContain("i1 is in zone UTC+05:30");
  });
});

describe("BGP", () => {
  const FORTH = "192.0.2.12 179 192.0.2.1 40000";
  const BACK = "192.0.2.1 40000 192.0.2.12 179";
  const segments = (rows: readonly (readonly [string, number, number])[]) => {
    const t = new SegmentTable();
    for (const [i, [flow, seq, us]] of rows.entries()) t.add(flow, seq, 19, { at: BigInt(us * US), record: i + 1 });
    return t;
  };
  const none = tapTable([{ seq: 9, sent: 0 }]);
  const other = tapTable([{ seq: 8, sent: 0 }]);

  it("messages both ways bound both sides", () => {
    const x = segments([
      [FORTH, 1, 100],
      [BACK, 1, 5000],
      [FORTH, 20, 9000],
    ]);
    const y = segments([
      [FORTH, 1, 1130],
      [BACK, 1, 5980],
      [FORTH, 20, 10_050],
    ]);
    const { rows } = clocksOf([
      { table: none, segments: x },
      { table: other, segments: y },
    ]);
    // forth 1030 and 1050, back 980: x is nearer to the sender of FORTH
    expect(rows[0]).toMatchObject({ stampedLow_us: 980, stampedHigh_us: 1030, basis: "BGP segments", pairs: 3 });
  });

  it("bytes that were sent again are left out", () => {
    const x = segments([
      [FORTH, 1, 100],
      [BACK, 1, 5000],
    ]);
    const y = segments([
      [FORTH, 1, 1130],
      [FORTH, 1, 301_130],
      [BACK, 1, 5980],
    ]);
    expect(
      clocksOf([
        { table: none, segments: x },
        { table: other, segments: y },
      ]).rows,
    ).toEqual([]);
  });
});
