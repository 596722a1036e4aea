// What marks say under the mouse: exact, with units, and with no name that is only the code's.
import { describe, expect, test } from "vitest";
import { reveal } from "../../../src/anonymize/reveal.ts";
import { tooltipLines } from "../../../src/render/browser/tooltip.ts";
import { figureConfigs } from "../../../src/render/figures/all.ts";
import { EMPTY, type Figure, type FigureSource } from "../../../src/render/figures/figure.ts";
import { LANGS } from "../../../src/render/lang.ts";
import {
  ACCEPTED,
  CLOCKS,
  CODES,
  LINKS,
  PAIRS,
  PHASES,
  POOL,
  SNAPSHOT,
  STRIP,
  TARGETS,
  UPDATES,
  WAYS,
} from "../kinds-sample.ts";
import { MOVE } from "../sample.ts";

const evidence = (e: typeof MOVE): FigureSource => ({ evidence: reveal(e) });
const SOURCES: readonly FigureSource[] = [
  ...[MOVE, CLOCKS, PHASES, STRIP, PAIRS, UPDATES, LINKS, POOL, TARGETS, CODES, WAYS].map(evidence),
  { snapshot: reveal(SNAPSHOT) },
  { acceptance: reveal(ACCEPTED) },
];

function named(source: FigureSource, name: string): Figure {
  return figureConfigs(source).find((f) => f.name === name)!;
}

/** What the marks of one dataset say. */
function says(figure: Figure, datasetIndex: number): readonly string[][] {
  return figure.config.datasets[datasetIndex]!.data.flatMap((raw, dataIndex) =>
    raw === null ? [] : [tooltipLines(figure.config, { datasetIndex, dataIndex, raw })],
  );
}

test("a mark: its series, its place on both axes; nothing of a dataset that is not there", () => {
  const config = {
    ...EMPTY,
    axes: {
      x: { axis: "x", type: "linear", position: "bottom", title: "seconds", grid: true },
      y: {
        axis: "y",
        type: "linear",
        position: "left",
        grid: true,
        tickText: [{ value: 1, lines: ["leaf-a", "192.0.2.1"] }],
      },
    },
    datasets: [{ label: "lost (2)", type: "scatter", data: [{ x: 5.25, y: 1 }] }],
  } as const;
  const at = (x: number) => tooltipLines(config, { datasetIndex: 0, dataIndex: 0, raw: { x, y: 1 } });
  expect(at(5.25)).toEqual(["lost (2)", "5.25  (seconds)", "leaf-a 192.0.2.1"]);
  expect(tooltipLines(config, { datasetIndex: 7, dataIndex: 0, raw: 1 })).toEqual([]);
  // Nanoseconds stay, and what floating point adds does not: 0.1 + 0.2.
  expect(at(370.123456789)[1]).toBe("370.123456789  (seconds)");
  expect(at(0.1 + 0.2)[1]).toBe("0.3  (seconds)");
  expect(at(-74_600_000)[1]).toBe("\u221274,600,000  (seconds)");
});

describe("by kind", () => {
  test("a sample has its value, and its lane with the unit", () => {
    const cpu = named({ snapshot: reveal(SNAPSHOT) }, "monitoring-cni-ovs");
    expect(says(cpu, 0)[1]).toEqual([
      "30  (seconds after 2026-09-24T10:00:00.000Z)",
      "100.5",
      "process_cpu_seconds_total in s, counter",
    ]);
  });

  test("a cell has row, column and text, and no place on a scale", () => {
    const pairs = named(evidence(PAIRS), "isolation");
    expect(says(pairs, 0)[0]).toEqual(["every probe answered", "client", "x", "3 / 3", "1 of 2 reached"]);
  });

  test("a try is told from its start, not from the middle of its cell", () => {
    const strip = named(evidence(STRIP), "probe-strip");
    expect(says(strip, 1)).toEqual([
      [
        "lost",
        "20  (when each try began, seconds from the first)",
        "canary-ssh: 4 of 5 went well",
        "try 3 failed after 232.00 ms",
      ],
    ]);
  });

  test("a stretch has its bounds, what it is, and the words at its end", () => {
    expect(says(named(evidence(PHASES), "phases"), 1)[0]).toEqual([
      "reached between the bounds of the stamps",
      "CniReady",
      "seconds after RecoveryStarted: 8 \u2013 10",
      "9 s \u00b1 1 s",
    ]);
    const ledger = named(evidence(MOVE), "header-ledger");
    // VXLAN: 20 of IPv4, 8 of UDP.
    expect(says(ledger, 2)[0]).toEqual([
      "VXLAN, 118 packets",
      "bytes added to each packet: 20 \u2013 28",
      "UDP 8",
      "50 B, inner MTU 1450 at 1500",
    ]);
  });

  test("no mark of any figure is without words, and none says the number of a dataset", () => {
    for (const f of SOURCES.flatMap((s) => LANGS.flatMap((lang) => figureConfigs(s, lang)))) {
      for (const [i, d] of f.config.datasets.entries()) {
        if (d.pointStyle === false) continue;
        for (const lines of says(f, i)) {
          expect(lines.length).toBeGreaterThan(1);
          expect(lines.some((l) => /\d/.test(l) || l.length > 3)).toBe(true);
          if (d.unlisted === true && d.type === "bar") expect(lines[0]).not.toBe(d.label);
        }
      }
    }
  });
});
