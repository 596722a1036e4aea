// The configuration of each figure, against the values worked out in sample.ts.
import { describe, expect, test } from "vitest";
import { bodies, worst } from "../../src/render/figures/bodies.ts";
import { FIGURE_NAMES, figureConfigs, missingFigures } from "../../src/render/figures/all.ts";
import { LANGS } from "../../src/render/lang.ts";
import { toCsv, type Figure, type Point } from "../../src/render/figures/figure.ts";
import type { Evidence, RouteEvent } from "../../src/schema/evidence.generated.ts";
import { A, at, B, EMPTY, HOSTILE, LARGE, MAC, MOVE, ONE, START, sourceOf } from "./sample.ts";

function named(evidence: Evidence, name: string): Figure {
  const figure = figureConfigs(sourceOf(evidence)).find((f) => f.name === name);
  if (figure === undefined) throw new Error(`no figure ${name}`);
  return figure;
}

function points(figure: Figure, label: string): readonly Point[] {
  return (figure.config.datasets.find((d) => d.label === label)?.data ?? []) as readonly Point[];
}

test("figures of the move, in order", () => {
  expect(figureConfigs(sourceOf(MOVE)).map((f) => f.name)).toEqual([
    "probes",
    "probes-detail",
    "ladder",
    "mac-mobility",
    "clocks",
    "header-ledger",
    "frame-sizes",
    "frame-sizes-2",
  ]);
});

test("nothing is drawn without data, and it is said why", () => {
  expect(figureConfigs(sourceOf(EMPTY))).toEqual([]);
  // Of evidence every kind that is made from it; those of a snapshot or a comparison are not missing where there is none.
  expect(missingFigures(sourceOf(EMPTY)).map((m) => m.name)).toEqual(
    FIGURE_NAMES.filter((n) => n !== "comparison" && !n.startsWith("monitoring-")),
  );
  for (const lang of LANGS)
    expect(missingFigures(sourceOf(EMPTY), lang).every((m) => m.why.length > (lang === "en" ? 10 : 4))).toBe(true);
  expect(missingFigures(sourceOf(MOVE)).map((m) => m.name)).not.toContain("probes");
  expect(missingFigures({})).toEqual([]);
});

test("configurations are pure data", () => {
  for (const figure of figureConfigs(sourceOf(MOVE))) expect(structuredClone(figure)).toEqual(figure);
  expect(JSON.stringify(figureConfigs(sourceOf(MOVE)))).toBe(
    JSON.stringify(figureConfigs(sourceOf(structuredClone(MOVE)))),
  );
});

test("every figure has source, limits, alt text and CSV, and keeps to the default size", () => {
  for (const figure of [MOVE, LARGE, ONE, HOSTILE].flatMap((e) => [...figureConfigs(sourceOf(e))])) {
    expect(figure.caption.length).toBeGreaterThan(40);
    expect(figure.alt.length).toBeGreaterThan(40);
    expect(figure.csv.split("\r\n").length).toBeGreaterThan(2);
    expect(figure.size.width).toBe(1200);
    expect(figure.size.height).toBeLessThanOrEqual(600);
  }
});

describe("ladder", () => {
  const { config, csv, alt } = named(MOVE, "ladder");

  test("a row for each part; figures at the bars, rounded so that they hold", () => {
    expect(config.axes["y"]!.labels).toEqual([
      "the whole",
      "silence",
      "pause, within silence",
      "announcement",
      "propagation",
      "repoint",
      "nextProbe",
      "reply",
    ]);
    expect(config.labels.map((l) => l.text)).toEqual([
      "2.199 to 2.200 s",
      "1.199 to 2.200 s",
      "49.80 to 50.20 ms, until UPDATE leaves the new VTEP",
      "49.90 to 50.10 ms, until UPDATE reaches the observer",
      "at most 700.00 ms, until forwarding changed",
      "at most 700.00 ms, until first request to the new VTEP",
      "800 µs, until first reply after",
    ]);
    expect(config.brackets.map((b) => b.text)).toEqual(["3.000 to 3.001 s, recovered by the route"]);
  });

  test("solid is certain and hatched is possible, in ms after the start", () => {
    // 0 ms is 29.0003 s; silence is certain from 29.0005 s to 31.1999 s, and pause from the first unanswered at 30.0003 s
    const bars = (hatched: boolean) =>
      config.datasets.filter((d) => d.hatched === hatched).flatMap((d) => d.data.filter((x) => x !== null));
    expect(bars(false)[0]).toEqual([0.2, 2199.6]);
    expect(bars(false)[1]).toEqual([1000, 2199.6]);
    // repoint and nextProbe: nothing is certain, 31.3 s to 32 s is possible
    expect(bars(true).filter((x) => Array.isArray(x) && x[0] === 2299.7)).toEqual([
      [2299.7, 2999.7],
      [2299.7, 2999.7],
    ]);
  });

  test("the CSV has every part and every event", () => {
    const rows = csv.split("\r\n").filter((r) => r !== "");
    expect(rows).toHaveLength(1 + 7 + 9);
    expect(rows[2]).toBe("part,pause,silence,1199600,2199800,,,,,");
    expect(rows.at(-1)).toBe(`event,firstReply,,,,${at(32.0008)},${at(32.0008)},${at(32.0008)},no,i1 record 131`);
    expect(alt).toContain("announcement 49.80 to 50.20 ms");
  });

  test("what was not recorded is among its limits", () => {
    expect(named(MOVE, "ladder").limits.join(" ")).toContain("Not recorded: the forwarding table of the observer");
  });
});

describe("probes", () => {
  test("each probe in the lane of its VTEP at its send time", () => {
    const figure = named(MOVE, "probes");
    const answered = points(figure, "answered (58)");
    expect(answered).toHaveLength(58);
    expect(answered[0]).toEqual({ x: 0, y: 1 });
    expect(answered.at(-1)).toEqual({ x: 59, y: 0 });
    expect(points(figure, "lost (2)")).toEqual([
      { x: 30, y: 1 },
      { x: 31, y: 0 },
    ]);
    expect(figure.config.axes["y"]!.tickText).toEqual([
      { value: 1, lines: ["to leaf-a", A] },
      { value: 0, lines: ["to leaf-b", B] },
    ]);
  });

  test("bounds of the loss period: possible 29 to 32 s, proven 30 to 31 s", () => {
    expect(named(MOVE, "probes-detail").config.bands).toEqual([
      { x0: 29, x1: 32, color: "@possible" },
      { x0: 30, x1: 31, color: "@proven" },
    ]);
  });

  test("brackets carry the figures, a bound rounded so that it still holds", () => {
    const { brackets } = named(MOVE, "probes-detail").config;
    expect(brackets.map(({ x0, x1, text }) => ({ x0, x1, text }))).toEqual([
      { x0: 29, x1: 32.0008, text: "outage at most 3.001 s" },
      { x0: 29.0006, x1: 32.0008, text: "observed gap 3.000 s, reply to reply" },
      { x0: 29, x1: 32, text: "possibly unreachable 3.000 s" },
      { x0: 30, x1: 31, text: "proven unreachable 1.000 s" },
      { x0: 30, x1: 31, text: "repoint leaf-a to leaf-b within 1.000 s" },
    ]);
    expect(new Set(brackets.map((b) => b.y)).size).toBe(brackets.length);
  });

  test("repoints are marked by the last request to the old and the first to the new", () => {
    expect(named(MOVE, "probes").config.rules.map((r) => r.x)).toEqual([30, 31]);
  });

  test("a probe that went to several VTEPs: a circle in each further lane, and the caption says where the probe stands", () => {
    const { seq } = MOVE.rasters[0]!;
    const replicated = [
      // lost, shown at the first VTEP (y 1): its copy is in the lane of the other
      { seq: seq[30]!, to: [A, B, "192.0.2.99"], source: { input: "i1", record: 90 } },
      // shown at the second (y 0)
      { seq: seq[31]!, to: [A, B], answeredBy: B, source: { input: "i1", record: 93 } },
    ];
    const paths = MOVE.paths.map((p) => ({ ...p, replicated }));
    const figure = named({ ...MOVE, paths }, "probes");
    expect(points(figure, "flooded copy (2)")).toEqual([
      { x: 30, y: 0 },
      { x: 31, y: 1 },
    ]);
    expect(figure.caption).toContain("2 probes went to several VTEPs at once");
    expect(named(MOVE, "probes").caption).not.toContain("several VTEPs");
  });

  test("caption: absolute start, tap, and the other tap of the same probes", () => {
    const { caption } = named(MOVE, "probes");
    expect(caption).toContain(START);
    expect(caption).toContain("ingress-eth1.pcap on leaf-c");
    expect(caption).toContain("s2 in ping.txt on host-b");
  });

  test("the same probes at two taps are one body", () => {
    const all = bodies(MOVE);
    expect(all).toHaveLength(1);
    expect(all[0]!.stream.id).toBe("s1");
    expect(all[0]!.others).toEqual(["s2"]);
    expect(worst(all[0]!.periods)?.id).toBe("l1");
  });

  test("20,000 probes: answered ones merged, every lost one of the detail kept", () => {
    const whole = named(LARGE, "probes");
    expect(points(whole, "answered (19,920)").length).toBeLessThan(1100);
    expect(points(whole, "late (40)")).toHaveLength(40);
    expect(points(named(LARGE, "probes-detail"), "lost (40)")).toHaveLength(40);
    // The CSV keeps every probe: 20,000 rows, a header, the end of the last line.
    expect(whole.csv.split("\r\n")).toHaveLength(20_002);
  });

  test("one probe: a lane that says why it names no VTEP, no period", () => {
    const figure = named(ONE, "probes");
    expect(points(figure, "answered (1)")).toEqual([{ x: 0, y: 0 }]);
    expect(figure.config.axes["y"]!.tickText![0]!.lines).toEqual(["probes", "(no tunnel at this tap)"]);
    expect(figure.config.bands).toEqual([]);
    expect(figure.caption).toContain("No loss period.");
  });

  test("each state has its own colour and its own shape", () => {
    const raster = { ...MOVE.rasters[0]!, state: "atleopn".repeat(9).slice(0, 60) };
    const { datasets } = named({ ...MOVE, rasters: [raster] }, "probes").config;
    expect(datasets).toHaveLength(7);
    const colours = datasets.map((d) =>
      d.pointBackgroundColor === "transparent" ? d.pointBorderColor : d.pointBackgroundColor,
    );
    expect(new Set(colours).size).toBe(7);
    expect(new Set(datasets.map((d) => `${JSON.stringify(d.pointStyle)} ${d.rotation ?? 0}`)).size).toBe(7);
    // Lost on top.
    expect(Math.min(...datasets.map((d) => d.order!))).toBe(datasets.find((d) => d.label.startsWith("lost"))!.order);
  });

  test("a period open at the end has no upper bound drawn", () => {
    const open = {
      ...MOVE.lossPeriods[0]!,
      open: "end" as const,
      firstReplyAfter: null,
      firstLostSeq: 31,
      lastLostSeq: 60,
      lastLostAt: { low: at(59), high: at(59) },
      observedGap_us: null,
      possibleUnreachable_us: null,
      outageAtMost_us: null,
      lossDerived_us: null,
      provenUnreachable_us: 29_000_000,
      atLeast_us: 29_000_000,
    };
    const { brackets } = named({ ...MOVE, lossPeriods: [open] }, "probes").config;
    expect(brackets[0]).toMatchObject({ x0: 30, text: "open at the end: at least 29.000 s", open: "end" });
    expect(brackets.some((b) => b.text.includes("at most"))).toBe(false);
  });

  test("probes without a send time are not drawn and are counted", () => {
    const sent = MOVE.rasters[0]!.sent_us.map((s, i) => (i < 3 ? null : s));
    const figure = named({ ...MOVE, rasters: [{ ...MOVE.rasters[0]!, sent_us: sent }] }, "probes");
    expect(points(figure, "answered (55)")).toHaveLength(55);
    expect(figure.caption).toContain("3 probes without a known send time not drawn");
  });
});

describe("frame-sizes", () => {
  test("one figure a kind of length and link type, never mixed", () => {
    expect(named(MOVE, "frame-sizes").title).toBe("Ethernet frame lengths, EN10MB");
    expect(named(MOVE, "frame-sizes-2").title).toBe("IP packet lengths, LINUX_SLL2");
  });

  test("tagged by VLAN tag: 42 of the 62 frames of 1518 bytes", () => {
    const { datasets, axes, labels } = named(MOVE, "frame-sizes").config;
    const untagged = datasets.find((d) => d.label === "untagged")!;
    const tagged = datasets.find((d) => d.label === "with a VLAN tag")!;
    expect(untagged.data).toEqual([
      { x: 98, y: 40 },
      { x: 148, y: 118 },
      { x: 1514, y: 20 },
      { x: 1518, y: 20 },
    ]);
    expect(tagged.data).toEqual([{ x: 1518, y: 42 }]);
    expect(tagged.hatched).toBe(true);
    expect(labels.map((l) => l.text)).toEqual(["1,518 B: 62, 42 tagged", "148 B: 118", "98 B: 40", "1,514 B: 20"]);
    // Length means amount: both axes start at zero.
    expect(axes["x"]!.min).toBe(0);
    expect(axes["y0"]!.min).toBe(0);
  });

  test("CSV", () => {
    expect(named(MOVE, "frame-sizes").csv).toBe(
      "input,link_type,kind,length_bytes,packets,of_these_tagged\r\n" +
        "i1,EN10MB,frameLength,98,40,0\r\ni1,EN10MB,frameLength,148,118,0\r\n" +
        "i1,EN10MB,frameLength,1514,20,0\r\ni1,EN10MB,frameLength,1518,62,42\r\n",
    );
  });

  test("packets far longer than any frame are counted apart", () => {
    const [first] = MOVE.frames;
    const frames = [{ ...first!, lengths: { frameLength: { "98": 40, "65226": 3 } }, vlans: [] }];
    const figure = named({ ...MOVE, frames }, "frame-sizes");
    expect(figure.limits.join(" ")).toContain("3 packets longer than 9216 bytes not drawn");
    expect(figure.config.axes["x"]!.max).toBeLessThan(200);
    expect(figure.csv).toContain("65226,3");
  });

  test("only such packets: nothing to draw, nothing thrown", () => {
    const frames = [{ ...MOVE.frames[0]!, lengths: { frameLength: { "65226": 3 } }, vlans: [] }];
    expect(() => figureConfigs(sourceOf({ ...MOVE, frames }))).not.toThrow();
  });
});

describe("header-ledger", () => {
  test("VXLAN 20 + 8 + 8 + 14 = 50, Geneve 20 + 8 + 16 + 14 = 58, plain 0, a tag 4", () => {
    const { datasets, axes, labels } = named(MOVE, "header-ledger").config;
    expect(axes["y"]!.labels).toEqual([
      "plain\n80 packets",
      "VXLAN\n118 packets",
      "Geneve\n256 packets",
      "802.1Q tag\n42 frames",
    ]);
    const segments = (row: number): unknown[] => datasets.map((d) => d.data[row]).filter((d) => d !== null);
    expect(segments(0)).toEqual([]);
    expect(segments(1)).toEqual(
      expect.arrayContaining([
        [0, 20],
        [20, 28],
        [28, 36],
        [36, 50],
      ]),
    );
    expect(segments(2)).toEqual(
      expect.arrayContaining([
        [0, 20],
        [20, 28],
        [28, 44],
        [44, 58],
      ]),
    );
    expect(segments(3)).toEqual([[0, 4]]);
    const texts = labels.map((l) => l.text);
    expect(texts).toEqual(expect.arrayContaining(["IPv4 20", "UDP 8", "VXLAN 8", "inner Ethernet 14", "Geneve 16"]));
    expect(texts).toContain("50 B, inner MTU 1450 at 1500");
    expect(texts).toContain("58 B, inner MTU 1442 at 1500");
    expect(texts).toContain("0 B: nothing added");
    expect(texts).toContain("+4 B on the frame, 0 of the IP MTU; longest tagged frame 1,518 B");
  });

  test("Geneve options are named on their segment", () => {
    const headers = [20, 8, 8, 8, 14].map((bytes, i) => ({
      layer: ["ipv4", "udp", "geneve", "geneve options", "eth"][i]!,
      bytes,
    }));
    const overhead = [{ ...MOVE.overhead[2]!, headers }];
    const texts = named({ ...MOVE, overhead }, "header-ledger").config.labels.map((l) => l.text);
    expect(texts).toContain("options 8");
  });

  test("the same ledger of two inputs is one row", () => {
    const more = { ...MOVE.overhead[0]!, input: "i4", packets: 2 };
    const { axes } = named({ ...MOVE, overhead: [...MOVE.overhead, more] }, "header-ledger").config;
    expect(axes["y"]!.labels).toContain("VXLAN\n120 packets");
  });
});

describe("mac-mobility", () => {
  const event = (e: Partial<RouteEvent>): RouteEvent => ({
    where: "leaf-c",
    source: { input: "i3", line: 1 },
    table: "update",
    nextHop: A,
    sticky: false,
    withdrawn: false,
    ...e,
  });
  const withHistory = (history: RouteEvent[]): Evidence => ({
    ...MOVE,
    mobility: [{ mac: MAC, vni: 100, history, moves: [], findings: [] }],
  });

  test("a table that shows no sequence: neither absent nor a number", () => {
    const figure = named(withHistory([event({ at: at(0), table: "bgp", seqShown: false })]), "mac-mobility");
    expect(points(figure, "route without the community")).toEqual([]);
    expect(points(figure, "route of a table that shows no sequence")).toHaveLength(1);
    expect(figure.csv).not.toContain("absent");
  });

  test("absent, 1, withdrawn, 2: absent below 0, a gap after the withdrawal, next hops named", () => {
    const figure = named(
      withHistory([
        event({ at: at(0), rd: `${A}:2` }),
        event({ at: at(10), rd: `${B}:2`, nextHop: B, seq: 1 }),
        event({ at: at(11), rd: `${A}:2`, nextHop: null, withdrawn: true }),
        event({ at: at(12), rd: `${B}:2`, nextHop: null, withdrawn: true }),
        event({ at: at(20), rd: `${A}:2`, seq: 2 }),
      ]),
      "mac-mobility",
    );
    const { datasets, labels, axes } = figure.config;
    expect(points(figure, "route without the community")).toEqual([{ x: 0, y: -1 }]);
    expect(points(figure, "route with a sequence")).toEqual([
      { x: 10, y: 1 },
      { x: 20, y: 2 },
    ]);
    // Each withdrawal at the height of the route that it withdraws: the old one absent, the new one at 1.
    expect(points(figure, "withdrawal")).toEqual([
      { x: 11, y: -1 },
      { x: 12, y: 1 },
    ]);
    const lines = datasets.filter((d) => d.type === "line");
    // The withdrawal of the old route does not end the line of the new one; that of the new one does, until 20 s.
    expect(lines.map((l) => l.data)).toEqual([
      [
        { x: 0, y: -1 },
        { x: 10, y: -1 },
        { x: 10, y: 1 },
      ],
      [
        { x: 10, y: 1 },
        { x: 11, y: 1 },
        { x: 11, y: 1 },
      ],
      [
        { x: 11, y: 1 },
        { x: 12, y: 1 },
      ],
      [
        { x: 20, y: 2 },
        { x: 20, y: 2 },
      ],
    ]);
    // What nobody said is dashed.
    expect(lines.map((l) => l.borderDash)).toEqual([[3, 4], [], [], []]);
    expect(labels.map((l) => l.text)).toEqual([
      "leaf-a, absent",
      "leaf-b, seq 1",
      "route of leaf-a withdrawn",
      "route of leaf-b withdrawn",
      "leaf-a, seq 2",
    ]);
    expect(axes["y0"]!.tickText![0]).toEqual({ value: -1, lines: ["absent"] });
    expect(figure.csv).toContain(",absent,no,no,");
  });

  test("the line goes on to the end of the place's recording, and its title says what kind it is", () => {
    // i1 of the sample ends at 59.0008 s; the picture ends 3 x 6 % after the last event
    const lineEnd = (last: string): number => {
      const events = [
        event({ at: at(0), source: { input: "i1" } }),
        event({ at: at(50), seq: 1, source: { input: "i1" } }),
      ];
      const inputs = [{ ...MOVE.inputs[0]!, last }];
      const figure = named({ ...withHistory(events), inputs }, "mac-mobility");
      expect(figure.title).toMatch(/, over time$/);
      return Math.max(
        ...figure.config.datasets
          .filter((d) => d.label === "held")
          .flatMap((d) => d.data.map((p) => (p as { x: number }).x)),
      );
    };
    expect(lineEnd(at(55))).toBe(55);
    expect(lineEnd(at(1000))).toBe(50 + 3 * 3);
  });

  test("a route announced before the recording: its withdrawal is at a height of its own, and nothing is held", () => {
    const figure = named(
      withHistory([event({ at: at(1), rd: `${A}:2`, nextHop: null, withdrawn: true })]),
      "mac-mobility",
    );
    expect(points(figure, "withdrawal")).toEqual([{ x: 0, y: -2 }]);
    expect(figure.config.axes["y0"]!.tickText!.slice(0, 2).map((t) => t.lines[0])).toEqual(["not seen", "absent"]);
    expect(figure.config.datasets.filter((d) => d.type === "line")).toEqual([]);
  });

  test("a snapshot replaces what was held before; its best route is drawn", () => {
    const route = (order: number, rest: Partial<RouteEvent>): RouteEvent => event({ order, table: "bgp", ...rest });
    const figure = named(
      withHistory([
        route(1, { rd: `${A}:2`, best: true }),
        route(2, { rd: `${A}:2` }),
        route(2, { rd: `${B}:2`, nextHop: B, seq: 1, best: true }),
        route(3, { rd: `${A}:2`, best: true }),
      ]),
      "mac-mobility",
    );
    const lines = figure.config.datasets.filter((d) => d.type === "line").map((l) => (l.data as Point[])[0]);
    expect(lines).toEqual([
      { x: 1, y: -1 },
      { x: 2, y: 1 },
      { x: 3, y: -1 },
    ]);
  });

  test("what has a time and what has an order are drawn apart", () => {
    const figures = figureConfigs(
      sourceOf(withHistory([event({ at: at(0) }), event({ order: 1 }), event({ order: 2, seq: 1 })])),
    );
    const titles = figures.filter((f) => f.name.startsWith("mac-mobility")).map((f) => f.config.axes["x"]!.title);
    expect(titles).toHaveLength(2);
    expect(titles).toContain("seconds from the first event");
    expect(titles).toContain("order of the snapshots, as the case says");
  });

  test("a MAC+IP route has a lane of its own", () => {
    const [first] = MOVE.mobility;
    const figure = named({ ...MOVE, mobility: [first!, { ...first!, ip: "198.51.100.10" }] }, "mac-mobility");
    const lanes = Object.values(figure.config.axes).map((a) => a.lane);
    expect(lanes).toContain("leaf-c, MAC only, BGP table");
    expect(lanes).toContain("leaf-c, MAC+IP 198.51.100.10, BGP table");
  });

  test("a history of 5,000 events is thinned, and it is said", () => {
    const history = Array.from({ length: 5000 }, (_, i) => event({ at: at(i), seq: i, nextHop: i % 2 === 0 ? A : B }));
    const figure = named(withHistory(history), "mac-mobility");
    expect(points(figure, "route with a sequence")).toHaveLength(400);
    expect(figure.limits.join(" ")).toContain("4,600 events");
  });
});

test("CSV: quotes, line breaks and formulas", () => {
  expect(
    toCsv(
      ["a", "b"],
      [
        ['x"y', "=1+1"],
        ["line\nbreak", -3],
        [null, undefined],
      ],
    ),
  ).toBe(`a,b\r\n"x""y",'=1+1\r\n"line\nbreak",-3\r\n,\r\n`);
});
