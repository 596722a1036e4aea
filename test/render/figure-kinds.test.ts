// The kinds of figure beyond probes, ladders, mobility and sizes: configurations against values worked out in kinds-sample.ts.
import { describe, expect, test } from "vitest";
import { reveal } from "../../src/anonymize/reveal.ts";
import { load } from "../../src/render/chart.ts";
import { figureConfigs } from "../../src/render/figures/all.ts";
import type { Figure, FigureSource } from "../../src/render/figures/figure.ts";
import { LANGS } from "../../src/render/lang.ts";
import type { Evidence } from "../../src/schema/evidence.generated.ts";
import type { MonitoringSnapshot } from "../../src/schema/monitoring-snapshot.generated.ts";
import {
  ACCEPTED,
  at,
  CLOCKS,
  CODES,
  fact,
  LINKS,
  MUCH,
  MUCH_SNAPSHOT,
  PAIRS,
  PHASES,
  POOL,
  series,
  SNAPSHOT,
  STRIP,
  TARGETS,
  UPDATES,
  WAYS,
} from "./kinds-sample.ts";
import { EMPTY, MOVE, ONE } from "./sample.ts";

const ofEvidence = (e: Evidence): FigureSource => ({ evidence: reveal(e) });
const ofSnapshot = (s: MonitoringSnapshot): FigureSource => ({ snapshot: reveal(s) });

function named(source: FigureSource, name: string, lang: "en" | "zh" = "en"): Figure {
  const figure = figureConfigs(source, lang).find((f) => f.name === name);
  if (figure === undefined) throw new Error(`no figure ${name}`);
  return figure;
}

/** Names, bars and texts of a figure of rows, top to bottom. */
function rows(figure: Figure): readonly { name: string; bars: unknown[]; text: string }[] {
  const { axes, datasets, labels } = figure.config;
  return axes["y"]!.labels!.map((name, y) => ({
    name,
    bars: datasets
      .flatMap((d) => {
        const bar = d.data[y];
        return Array.isArray(bar) ? [[...(bar as number[]), d.backgroundColor, d.hatched ?? false] as const] : [];
      })
      .toSorted((a, b) => Number(a[0]) - Number(b[0])),
    text: labels.find((l) => l.y === y && l.always === true)?.text ?? "",
  }));
}

describe("clocks", () => {
  test("offsets against the reference, turned round where it is the second of the pair", () => {
    // i3 to i1 is -20..9, so i1 to i3 is -9..20.
    expect(rows(named(ofEvidence(CLOCKS), "clocks"))).toEqual([
      { name: "i2.log\nrequests and replies", bars: [[-9, 20, "@seriesA", true]], text: "−9 to +20 µs, 10 pairs" },
      { name: "i3.log\nrequests and replies", bars: [[-9, 20, "@seriesA", true]], text: "−9 to +20 µs, 1 pair" },
    ]);
  });

  test("offsets of another size have a figure of their own; zones are said and not drawn", () => {
    expect(rows(named(ofEvidence(CLOCKS), "clocks-2"))).toEqual([
      {
        name: "i4.log\nping stamps",
        // From 1,000,000 on, not from 0: beside a second 200 us would be a line.
        bars: [[0, 200, "@seriesA", true]],
        text: "+1.000 to +1.001 s, −2 h",
      },
    ]);
    const { config, caption } = named(ofEvidence(CLOCKS), "clocks-2");
    expect(config.axes["x"]!.title).toBe(
      "microseconds more than an offset of +1,000,000 µs; the axis does not begin at 0",
    );
    expect(config.rules).toEqual([]);
    expect(caption).toContain("the axis begins +1,000,000 µs from the clock of i1.log");
  });

  test("a wide one does not make lines of the others: ten times as far is another figure, in its own unit", () => {
    const other = (b: string, low: number, high: number) => ({
      ...CLOCKS.clocks[0]!,
      b,
      offsetLow_us: low,
      offsetHigh_us: high,
    });
    const clocks = [other("i2", -9, 20), other("i3", -400, 30), other("i4", -50_000, 1000)];
    const figures = figureConfigs(ofEvidence({ ...CLOCKS, clocks })).filter((f) => f.name.startsWith("clocks"));
    expect(figures.map((f) => rows(f).map((r) => r.bars))).toEqual([
      [[[-9, 20, "@seriesA", true]]],
      [[[-400, 30, "@seriesA", true]]],
      [[[-50, 1, "@seriesA", true]]],
    ]);
    expect(figures[2]!.config.axes["x"]!.title).toBe("milliseconds ahead (right) or behind (left)");
  });

  test("far ahead and far behind stand in figures of their own: on one axis they would be lines", () => {
    const other = (b: string, low: number, high: number) => ({
      ...CLOCKS.clocks[0]!,
      b,
      offsetLow_us: low,
      offsetHigh_us: high,
    });
    const clocks = [other("i2", 136_990, 137_040), other("i3", -137_010, -136_960), other("i4", 136_985, 137_010)];
    const figures = figureConfigs(ofEvidence({ ...CLOCKS, clocks })).filter((f) => f.name.startsWith("clocks"));
    // 50 us wide: the hundred below -137,010 is -137,100; 55 us wide: the hundred below 136,985 is 136,900.
    expect(figures.map((f) => rows(f).map((r) => r.bars[0]))).toEqual([
      [[90, 140, "@seriesA", true]],
      [
        [90, 140, "@seriesA", true],
        [85, 110, "@seriesA", true],
      ],
    ]);
  });

  test("all of them far behind: the axis begins at a round number below the least", () => {
    const far = { ...CLOCKS.clocks[0]!, offsetLow_us: -30_640, offsetHigh_us: -30_100 };
    // 540 us wide: the thousand below -30,640 is -31,000.
    const figure = named(ofEvidence({ ...CLOCKS, clocks: [far] }), "clocks");
    expect(rows(figure)[0]!.bars).toEqual([[360, 900, "@seriesA", true]]);
    expect(figure.config.axes["x"]!.title).toContain("an offset of −31,000 µs");
  });

  test("an offset that is exactly known is a mark, not nothing", () => {
    const exact = { ...CLOCKS.clocks[0]!, offsetLow_us: 0, offsetHigh_us: 0 };
    expect(rows(named(ofEvidence({ ...CLOCKS, clocks: [exact] }), "clocks"))[0]).toMatchObject({
      bars: [[0, 0, "@seriesA", true]],
      text: "0 µs, 10 pairs",
    });
  });
});

describe("phases", () => {
  test("9, 13 and 15 s after recovery began, one second each way", () => {
    expect(rows(named(ofEvidence(PHASES), "phases"))).toEqual([
      {
        name: "CniReady",
        bars: [
          [0, 8, "@seriesA", false],
          [8, 10, "@seriesA", true],
        ],
        text: "9 s ± 1 s",
      },
      {
        name: "PodsReady",
        bars: [
          [0, 12, "@seriesA", false],
          [12, 14, "@seriesA", true],
        ],
        text: "13 s ± 1 s, 4 s after the step before",
      },
      {
        name: "NodeChecksDone",
        bars: [
          [0, 14, "@seriesA", false],
          [14, 16, "@seriesA", true],
        ],
        text: "15 s ± 1 s, 2 s after the step before",
      },
    ]);
  });

  test("another log is another figure, and a log of one step none", () => {
    const names = figureConfigs(ofEvidence(PHASES)).map((f) => f.name);
    expect(names.filter((n) => n.startsWith("phases"))).toEqual(["phases", "phases-2"]);
    expect(named(ofEvidence(PHASES), "phases-2").csv.split("\r\n")[2]).toContain("SwitchDone");
  });

  test("a tick is the last digit of the stamps where nothing else is said", () => {
    const fine = (name: string, when: string) => fact("phase.time", "n", { at: when, name });
    const facts = [fine("a", "2026-09-24T10:00:00.25Z"), fine("b", "2026-09-24T10:00:01.75Z")];
    expect(rows(named(ofEvidence({ ...PHASES, facts }), "phases"))[0]!.text).toBe("1.5 s ± 10.00 ms");
  });
});

describe("probe-strip", () => {
  const figure = named(ofEvidence(STRIP), "probe-strip");

  test("a cell a try, from its start to just before the next; what failed is crossed and says after how long", () => {
    const [answered, lost, beats] = figure.config.datasets;
    // 8.6 s of the 10 s to the next, so its middle is 4.3 s after its start.
    expect(answered!.barSpan).toBe(8.6);
    expect(answered!.data).toEqual([4.3, 14.3, 34.3, 44.3].map((x) => ({ x, y: 1 })));
    expect(lost).toMatchObject({ data: [{ x: 24.3, y: 1 }], hatched: "crossed", backgroundColor: "@failed" });
    // The heartbeat began 0.4 s later; its third try is not there, and nothing is drawn for it.
    expect(beats!.data.map((p) => (p as { x: number }).x.toFixed(1)).map(Number)).toEqual([4.7, 14.7, 34.7, 44.7]);
    expect(figure.config.labels.map((l) => l.text)).toEqual(["try 3 failed after 232.00 ms"]);
    expect(figure.config.axes["y0"]!.lane).toBe("canary-ssh: 4 of 5 went well");
  });

  test("failures beyond those that are named are counted in words", () => {
    // Stream s1 of MUCH: tries 1, 58, ... 400 of 400 failed, eight of them; six are named.
    expect(named(ofEvidence(MUCH), "probe-strip").alt).toContain("try 286 failed; and 2 more failed.");
  });

  test("streams of another time have a figure of their own", () => {
    expect(named(ofEvidence(STRIP), "probe-strip-2").config.axes["y0"]!.lane).toBe("later: 2 of 2 went well");
  });
});

test("isolation: reached, not reached, partly; a pair that was not probed is empty", () => {
  const figure = named(ofEvidence(PAIRS), "isolation");
  expect(figure.title).toBe("Who reaches whom, stage alone");
  expect(rows(figure)).toEqual([
    {
      name: "client",
      bars: [
        [0.02, 0.98, "@passed", false],
        [1.02, 1.98, "@failed", "crossed"],
      ],
      text: "1 of 2 reached",
    },
    { name: "office", bars: [[0.02, 0.98, "@undecided", true]], text: "1 of 1 reached" },
  ]);
  expect(figure.config.labels.filter((l) => l.anchor === "center").map((l) => l.text)).toEqual([
    "3 / 3",
    "0 / 3",
    "2 / 3",
  ]);
  expect(figure.csv).toContain("alone,office,x,2,3\r\n");
});

test("isolation: of a sender whom nobody answered nothing is shown", () => {
  const lone = { ...PAIRS.streams[1]!, id: "s9", input: "i2", to: "y" };
  const streams = [PAIRS.streams[0]!, { ...lone }];
  const figure = named(ofEvidence({ ...PAIRS, streams }), "isolation");
  expect(figure.config.keys.map((k) => k.text)).toEqual(["every probe answered", "none answered, and no control"]);
  expect(rows(figure)[1]!.bars).toEqual([[1.02, 1.98, "@seriesF", "upright"]]);
});

test("update-delays: certain to the lower bound, hatched to the upper, the earliest first", () => {
  expect(rows(named(ofEvidence(UPDATES), "update-delays"))).toEqual([
    { name: "a to b\nin i1.log", bars: [[0, 0.3, "@seriesB", true]], text: "at most 300 µs" },
    {
      name: "b to c\nin i2.log, reflected",
      bars: [
        [0, 50.208, "@seriesA", false],
        [50.208, 50.224, "@seriesA", true],
      ],
      text: "50.20 to 50.23 ms",
    },
  ]);
});

test("a value below zero: its bar runs to the left, within the axis", () => {
  const below = [series("s1", "x_total", { labels: { code: "200" }, samples: [{ at: at(0), value: "-3" }] })];
  const figure = named(ofSnapshot({ ...SNAPSHOT, series: below }), "status-codes");
  expect(rows(figure)[0]).toMatchObject({ bars: [[0, -3, "@passed", false]] });
  expect(rows(figure)[0]!.text).toMatch(/^\u22123, as scraped/);
  expect(figure.config.axes["x"]!.min).toBeCloseTo(-3.12, 9);
});

test("phases: a step without a name is the state that it led to", () => {
  const to = (state: string, when: string) => fact("phase.time", "n", { at: when, state });
  const facts = [to("Pending", "2026-09-24T10:00:00Z"), to("Running", "2026-09-24T10:00:03Z")];
  const figure = named(ofEvidence({ ...PHASES, facts }), "phases");
  expect(figure.title).toContain("Steps after Pending,");
  expect(rows(figure)[0]!.name).toBe("Running");
});

test("ways: a text that has no MACs says so", () => {
  const [way] = WAYS.ways;
  const bare = way!.legs.map((leg) => {
    const { sourceMac, destinationMac, ...rest } = leg;
    expect([sourceMac, destinationMac]).toEqual(["m1", "m2"]);
    return rest;
  });
  const figure = named(ofEvidence({ ...WAYS, ways: [{ ...way!, legs: bare }] }), "ways");
  expect(figure.config.labels.map((l) => l.text)).toContain("out, MACs not recorded, TTL 63 (1 hop)");
});

describe("header-ledger", () => {
  const ledger = (headers: Evidence["overhead"][number]["headers"]): Figure =>
    named(ofEvidence({ ...LINKS, overhead: [{ ...LINKS.overhead[0]!, headers }] }), "header-ledger");

  test("a sum without its parts is a bar all the same, in lines and with words", () => {
    const figure = ledger([]);
    expect(rows(figure)[0]).toEqual({
      name: "Geneve\n10 packets",
      bars: [[0, 58, "@outOfScope", "level"]],
      text: "58 B, inner MTU 1442 at 1500",
    });
    expect(figure.config.labels.map((l) => l.text)).toContain("headers not told apart 58");
    expect(figure.csv).toContain("Geneve,,58,yes,10,i1\r\n");
  });

  test("what known headers leave of the sum is drawn as not known", () => {
    // 58 less 20 and 8.
    expect(
      rows(
        ledger([
          { layer: "ipv4", bytes: 20 },
          { layer: "udp", bytes: 8 },
        ]),
      )[0]!.bars,
    ).toEqual([
      [0, 20, "@seriesA", false],
      [20, 28, "@seriesC", false],
      [28, 58, "@outOfScope", "level"],
    ]);
  });
});

test("probes: the axis of a single probe begins with it", () => {
  const { axes } = named(ofEvidence(ONE), "probes").config;
  expect([axes["x"]!.min, axes["x"]!.max]).toEqual([-0.02, 1]);
});

test("link-mtu: 1500 and 1600, plain and under Geneve: 1442 and 1542 are left", () => {
  expect(rows(named(ofEvidence(LINKS), "link-mtu")).map(({ name, bars, text }) => [name, bars.length, text])).toEqual([
    ["MTU 1,500, plain\nsw1 eth0, sw1 eth1", 1, "1,500 B"],
    ["MTU 1,500, Geneve\nsw1 eth0, sw1 eth1", 2, "1,442 B inside, 58 B of headers"],
    ["MTU 1,600, plain\nsw1 uplink0", 1, "1,600 B"],
    ["MTU 1,600, Geneve\nsw1 uplink0", 2, "1,542 B inside, 58 B of headers"],
  ]);
  expect(rows(named(ofEvidence(LINKS), "link-mtu"))[3]!.bars).toEqual([
    [0, 1542, "@seriesA", false],
    [1542, 1600, "@seriesD", true],
  ]);
});

describe("address-pool", () => {
  test("2 + 1016 + 6 = 1024", () => {
    expect(rows(named(ofEvidence(POOL), "address-pool"))).toEqual([
      {
        name: "net",
        bars: [
          [0, 2, "@outOfScope", true],
          [2, 1018, "@seriesF", false],
          [1018, 1024, "@seriesC", false],
        ],
        text: "6 of 1,024 left, 1,016 excluded",
      },
    ]);
  });

  test("within the fence: the second and the fourth of six are assigned", () => {
    const figure = named(ofEvidence(POOL), "address-pool-fence");
    expect(rows(figure).map((r) => [r.name, r.text])).toEqual([
      ["left by the spec", "6 of 6"],
      ["held back in i2.log", "6 of 6"],
      ["assigned to a Pod", "2 of 6"],
    ]);
    const assigned = figure.config.datasets.filter((d) => d.backgroundColor === "@seriesA");
    expect(assigned.map((d) => d.data[2])).toEqual([
      [1.02, 1.98],
      [3.02, 3.98],
    ]);
    expect(figure.csv).toContain("a2,i2,pod-1\r\n");
  });
});

describe("targets", () => {
  test("of evidence: in the order of the case, with what came", () => {
    const figure = named(ofEvidence(TARGETS), "targets");
    expect(rows(figure).map((r) => [r.name, r.text])).toEqual([
      ["i2.log\n3 targets", "2 up, 1 down"],
      ["i1.log\n4 targets", "3 up, 1 down"],
    ]);
    expect(figure.caption).toContain("Added: n d. None was removed.");
  });

  test("of a snapshot: unknown is neither up nor down", () => {
    const figure = named(ofSnapshot(SNAPSHOT), "targets");
    expect(rows(figure)[1]).toEqual({
      name: "after: queue.json\n2 targets",
      bars: [
        [0, 1, "@passed", false],
        [1, 2, "@outOfScope", true],
      ],
      text: "1 up, 0 down, 1 unknown",
    });
    expect(figure.caption).toContain("Added: j b.");
  });
});

describe("status-codes", () => {
  test("a range is solid to the least and hatched to the most; a code that never rose has no bar", () => {
    expect(rows(named(ofEvidence(CODES), "status-codes"))).toEqual([
      {
        name: "200",
        bars: [
          [0, 4.1, "@passed", false],
          [4.1, 4.3, "@passed", true],
        ],
        text: "4.1 to 4.3, 21 samples",
      },
      { name: "500", bars: [], text: `0, as scraped at ${at(0)}` },
    ]);
  });

  test("404 of a probe is kept", () => {
    expect(rows(named(ofEvidence(CODES), "status-codes-2"))).toEqual([
      { name: "200", bars: [[0, 9, "@passed", false]], text: "9" },
      { name: "404", bars: [[0, 1, "@undecided", false]], text: "1" },
    ]);
  });
});

test("queue, of evidence alone: the least and the most of each series; nothing is drawn for zero", () => {
  const figure = named(ofEvidence(CODES), "queue");
  expect(figure.title).toBe("Queues: depth and retries (workqueue_depth)");
  expect(rows(figure)).toEqual([
    { name: "api", bars: [[0, 3, "@seriesA", true]], text: "0 to 3, 21 samples, at most 15.000 s apart" },
    { name: "cni", bars: [], text: "0, 1 sample" },
  ]);
  expect(figure.caption).toContain(`${at(0)} to ${at(300)}`);
});

test("ways: a row a tap and interface, what is not seen stays empty", () => {
  const figure = named(ofEvidence(WAYS), "ways");
  expect(rows(figure).map((r) => [r.name, r.bars.length, r.text])).toEqual([
    ["i1.log\neth0, VLAN 200", 1, "MACs inconclusive"],
    ["i1.log\neth1, VLAN 200", 2, "MACs inconclusive"],
  ]);
  expect(figure.config.labels.map((l) => l.text)).toContain("out, m1 → m2, TTL 63 (1 hop)");
  expect(figure.config.datasets.every((d) => d.hatched === true)).toBe(true);
  expect(figure.limits).toEqual(["one way only", "A limit."]);
});

describe("acceptance", () => {
  const figure = named({ acceptance: reveal(ACCEPTED) }, "acceptance");

  test("claims and checks of each stage, and the claim across them", () => {
    expect(rows(figure).map((r) => [r.name, r.text])).toEqual([
      ["one: claims\n4 in all", "2 reproduced, 1 contradicted, 1 out of scope"],
      ["one: checks\n1 in all", "1 failed"],
      ["two: checks\n3 in all", "2 passed, 1 undecided"],
      ["no stage: claims\n1 in all", "1 inconclusive"],
    ]);
  });

  test("what was not decided is hatched, and never in the colour of a pass", () => {
    for (const d of figure.config.datasets) {
      const open = d.backgroundColor === "@undecided" || d.backgroundColor === "@outOfScope";
      expect(d.hatched !== false).toBe(open);
    }
    // Each of them in its own lines.
    const lines = figure.config.keys.map((k) => [k.color, k.hatched]);
    expect(lines).toEqual([
      ["@passed", false],
      ["@failed", false],
      ["@undecided", true],
      ["@outOfScope", "level"],
    ]);
    expect(rows(figure)[3]!.bars).toEqual([[0, 1, "@undecided", true]]);
  });
});

describe("monitoring", () => {
  test("a mark is a sample: none at the gap, none for NaN, and no line between them", () => {
    const { config, limits } = named(ofSnapshot(SNAPSHOT), "monitoring-cni-ovs");
    expect(config.datasets).toHaveLength(1);
    expect(config.datasets[0]).toMatchObject({
      type: "scatter",
      data: [
        { x: 0, y: 100 },
        { x: 30, y: 100.5 },
        { x: 90, y: 0.4 },
      ],
    });
    // The missing sample was due at 60 s: half a step on either side.
    expect(config.bands).toEqual([{ x0: 45, x1: 75, color: "@grid", hatched: true, yAxisID: "y0" }]);
    expect(config.axes["y0"]!.lane).toBe("process_cpu_seconds_total in s, counter");
    expect(limits.join(" ")).toContain("1 counter began again");
    expect(limits.join(" ")).toContain("1 sample that is no finite number not drawn");
  });

  test("the window is the same for all, the scale from zero, a value that never changed in words", () => {
    for (const name of ["monitoring-address-pool", "monitoring-control-plane", "queue"]) {
      const { axes } = named(ofSnapshot(SNAPSHOT), name).config;
      expect([axes["x"]!.min, axes["x"]!.max]).toEqual([-4.8, 124.8]);
      // Zero and a little below it, so that a mark at zero is whole.
      expect(axes["y0"]!.min! <= 0 && axes["y0"]!.min! > -0.2 * axes["y0"]!.max!).toBe(true);
    }
    expect(named(ofSnapshot(SNAPSHOT), "queue").config.axes["y0"]!.lane).toBe("workqueue_depth: 0");
  });

  test("samples of one instant cover each other: their values stand beside them, in the side with more room", () => {
    const labels = (name: string) => named(ofSnapshot(SNAPSHOT), name).config.labels;
    // 2 and 4 at 120 s, the end of the window: at the left of them.
    expect(labels("monitoring-address-pool")).toEqual([
      {
        x: 120,
        y: 2,
        yAxisID: "y0",
        text: "subnet=a: 2,  subnet=b: 4",
        color: "@ink",
        anchor: "left",
        plate: true,
      },
    ]);
    expect(labels("monitoring-control-plane").map((l) => l.text)).toEqual(["code=200: 4,120,  code=404: 17"]);
    // A series of several samples needs none.
    expect(labels("monitoring-cni-ovs")).toEqual([]);
  });

  test("a lane without a sample says so and has no scale; a window of one instant begins there", () => {
    const all = SNAPSHOT.series.map((s) => ({ ...s, samples: [], gaps: [] }));
    const { config } = named(ofSnapshot({ ...SNAPSHOT, series: all }), "monitoring-address-pool");
    expect(config.axes["y0"]).toMatchObject({ lane: "subnet_used_ip_count: no sample", tickText: [] });
    const instant = { ...SNAPSHOT, window: { start: at(0), end: at(0), step_s: null } };
    const { axes } = named(ofSnapshot(instant), "monitoring-address-pool").config;
    expect([axes["x"]!.min, axes["x"]!.max]).toEqual([-0.02, 1]);
  });

  test("a gap of one series is none of the lane while another has samples", () => {
    const other = series("s9", "process_cpu_seconds_total", { unit: "s", samples: [{ at: at(60), value: "7" }] });
    const both = { ...SNAPSHOT, series: [...SNAPSHOT.series, other] };
    const views = { ...SNAPSHOT.views, cniOvs: ["s2", "s9"] };
    expect(named(ofSnapshot({ ...both, views }), "monitoring-cni-ovs").config.bands).toEqual([]);
  });

  test("20,000 samples: the least and the most of each column, all of them in the CSV", () => {
    const { config, csv } = named(ofSnapshot(MUCH_SNAPSHOT), "monitoring-control-plane");
    expect(config.datasets[0]!.data.length).toBeLessThanOrEqual(1002);
    expect(csv.split("\r\n").length).toBeGreaterThan(20_000);
  });
});

describe("what a figure rests on", () => {
  const places = (source: FigureSource, name: string) => named(source, name).sources;

  test("records and lines where there are any, else the inputs", () => {
    // The steps of the log, in order of time; all of them are line 1 in this sample.
    expect(places(ofEvidence(PHASES), "phases")).toEqual(Array.from({ length: 4 }, () => ({ input: "i1", line: 1 })));
    // The failed try has a line; the heartbeat beside it has none.
    expect(places(ofEvidence(STRIP), "probe-strip")).toEqual([{ input: "i1", line: 1 }, { input: "i2" }]);
    expect(places(ofEvidence(PAIRS), "isolation")).toEqual([{ input: "i1" }, { input: "i2" }]);
    expect(places(ofEvidence(UPDATES), "update-delays").map((s) => s.input)).toEqual(["i1", "i2"]);
    expect(places(ofEvidence(WAYS), "ways")).toEqual([1, 2, 3].map((record) => ({ input: "i1", record })));
    expect(places(ofEvidence(CLOCKS), "clocks").map((s) => s.input)).toEqual(["i1", "i2", "i3"]);
    expect(places(ofEvidence(CLOCKS), "clocks-2").map((s) => s.input)).toEqual(["i1", "i4"]);
    expect(places(ofEvidence(LINKS), "header-ledger")).toEqual([{ input: "i1" }]);
    expect(places(ofEvidence(POOL), "address-pool-fence").map((s) => s.input)).toEqual(["i1", "i2", "i1", "i1"]);
  });

  test("of a period: the last reply before, the first after, and its evidence; its detail has those of the period in it", () => {
    const [period] = MOVE.lossPeriods;
    const of = (name: string) => places(ofEvidence(MOVE), name);
    expect(of("probes-detail").slice(0, 2)).toEqual([period!.lastReplyBefore!.source, period!.firstReplyAfter!.source]);
    expect(of("probes")).toEqual(expect.arrayContaining([...period!.evidence]));
    expect(of("ladder")).toEqual(expect.arrayContaining(MOVE.outages[0]!.events.flatMap((e) => e.evidence)));
    const lines = (all: readonly { line?: number }[]) => all.map((s) => s.line ?? 0).toSorted((a, b) => a - b);
    expect(lines(of("mac-mobility"))).toEqual(lines(MOVE.mobility[0]!.history.map((e) => e.source)));
  });

  test("of a snapshot: the lines of its own inputs", () => {
    const figure = named(ofSnapshot(SNAPSHOT), "monitoring-address-pool");
    expect([figure.document, figure.sources]).toEqual(["snapshot", [1, 1].map((line) => ({ input: "i1", line }))]);
    expect(named(ofSnapshot(SNAPSHOT), "status-codes").document).toBe("snapshot");
    expect(named(ofSnapshot(SNAPSHOT), "targets").document).toBe("snapshot");
    expect(named(ofEvidence(CODES), "status-codes").document).toBe("evidence");
  });

  test("every input named is one of its document", () => {
    for (const e of [CLOCKS, PHASES, STRIP, PAIRS, UPDATES, LINKS, POOL, TARGETS, CODES, WAYS, MOVE]) {
      const ids = e.inputs.map((i) => i.id);
      for (const f of figureConfigs(ofEvidence(e))) {
        expect(f.sources.length).toBeGreaterThan(0);
        for (const s of f.sources) expect(ids).toContain(s.input);
      }
    }
  });
});

describe("any document, in any language", () => {
  const SMALL = [CLOCKS, PHASES, STRIP, PAIRS, UPDATES, LINKS, POOL, TARGETS, CODES, WAYS].map(ofEvidence);
  const ALL: readonly FigureSource[] = [
    ...SMALL,
    ofSnapshot(SNAPSHOT),
    { acceptance: reveal(ACCEPTED) },
    ofEvidence(MUCH),
  ];

  test("the same figures with the same numbers, and other words", () => {
    for (const source of ALL) {
      const [en, zh] = LANGS.map((lang) => figureConfigs(source, lang));
      expect(zh!.map((f) => f.name)).toEqual(en!.map((f) => f.name));
      expect(zh!.map((f) => f.csv.split("\r\n").length)).toEqual(en!.map((f) => f.csv.split("\r\n").length));
      for (const [i, f] of zh!.entries()) {
        expect(f.title).not.toBe(en![i]!.title);
        expect(f.caption).toMatch(/\p{Script=Han}/u);
        expect(f.alt).toMatch(/\p{Script=Han}/u);
        expect(f.config.datasets.map((d) => d.data)).toEqual(en![i]!.config.datasets.map((d) => d.data));
      }
    }
  });

  test("Chinese words have Chinese commas and colons beside them, in the picture too", () => {
    const mixed = /\p{Script=Han}[,:] |, \p{Script=Han}/u;
    for (const f of [...ALL, ofEvidence(MOVE)].flatMap((s) => [...figureConfigs(s, "zh")])) {
      const { labels, axes, datasets, keys } = f.config;
      const texts = [
        f.title,
        ...[...labels, ...keys].map((l) => l.text),
        ...datasets.map((d) => d.label),
        ...Object.values(axes).flatMap((a) => [a.title ?? "", a.lane ?? "", ...(a.labels ?? [])]),
      ];
      expect(texts.filter((t) => mixed.test(t))).toEqual([]);
    }
    const basis = named(ofEvidence(CLOCKS), "clocks", "zh").config.axes["y"]!.labels;
    expect(basis).toEqual(["i2.log\n请求与应答", "i3.log\n请求与应答"]);
  });

  test("pure data, at most the default size, with caption, words and CSV", () => {
    for (const figure of ALL.flatMap((s) => [...figureConfigs(s)])) {
      expect(structuredClone(figure)).toEqual(figure);
      expect(figure.size.width).toBe(1200);
      expect(figure.size.height).toBeLessThanOrEqual(600);
      expect(figure.caption.length).toBeGreaterThan(30);
      expect(figure.alt.length).toBeGreaterThan(20);
      expect(figure.csv.split("\r\n").length).toBeGreaterThan(2);
    }
  });

  test("much is cut in the picture, counted in the limits and whole in the CSV", () => {
    const all = figureConfigs(ofEvidence(MUCH));
    const cut = (name: string): Figure => all.find((f) => f.name === name)!;
    // 60 UPDATEs, 9 rows; 40 steps less the first, 12 rows; 30 codes, 10 rows.
    expect(cut("update-delays").limits).toContain("51 further UPDATEs in the CSV.");
    expect(cut("update-delays").csv.split("\r\n")).toHaveLength(62);
    expect(cut("phases").limits).toContain("27 further steps in the CSV.");
    expect(cut("status-codes").limits).toContain("20 further rows in the CSV.");
    expect(cut("address-pool-fence").limits).toContain("522 further addresses in the CSV.");
  });

  test("nothing, and evidence of other shapes than expected: no figure, no throw", () => {
    expect(figureConfigs({})).toEqual([]);
    expect(figureConfigs(ofEvidence(EMPTY))).toEqual([]);
    const odd = [
      "phase.time",
      "probe.codes",
      "metric.value",
      "ipam.total",
      "ipam.allocatable",
      "address.list",
      "link.mtu",
      "targets.total",
    ];
    for (const value of [null, "x", -1, [], {}, { at: "yesterday", name: 3 }, { code: 4 }, { least: "a" }])
      expect(() =>
        figureConfigs(ofEvidence({ ...EMPTY, facts: odd.map((kind) => fact(kind, "s", value)) })),
      ).not.toThrow();
  });

  test("drawn as SVG: under 300 kB, every text in it", async () => {
    const drawer = await load();
    for (const figure of [...figureConfigs(ofEvidence(MUCH), "zh"), ...figureConfigs(ofSnapshot(MUCH_SNAPSHOT))]) {
      const svg = await drawer.svg(figure, "light");
      expect(svg.length).toBeLessThan(300_000);
      // Letters of the font may spell anything.
      expect(svg.replace(/<style>.*<\/style>/, "")).not.toContain("NaN");
    }
  }, 60_000);
});
