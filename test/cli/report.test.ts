// `wirewitness report` as a user runs it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reveal } from "../../src/anonymize/reveal.ts";
import { rateWords } from "../../src/cli/progress.ts";
import { analyze as analyzeSample } from "../../src/conclude/analyze.ts";
import { renderSummary } from "../../src/render/terminal.ts";
import { put, ROOT, scratch, wirewitness } from "./run.ts";

const EVIDENCE = "reports/evpn-move/evidence.json";

describe("report", () => {
  test("of anonymized evidence: page, Markdown, figures, the evidence itself byte for byte", () => {
    const out = join(scratch(), "r");
    const ran = wirewitness(["report", EVIDENCE, "--out", out]);
    expect(ran).toMatchObject({ status: 0, stdout: "" });
    expect(ran.stderr).toContain("wrote");
    for (const name of ["report.html", "report.md", "figures/probes.svg", "figures/probes.png", "figures/probes.csv"])
      expect(existsSync(join(out, name))).toBe(true);
    expect(readFileSync(join(out, "evidence.json"), "utf8")).toBe(readFileSync(EVIDENCE, "utf8"));
    expect(readFileSync(join(out, "report.html"), "utf8").length).toBeLessThan(1_500_000);
  });

  test("a raw file leaves under pseudonyms unless --reveal; the same key gives the same", () => {
    const folder = scratch();
    const args = ["analyze", "samples/vlan-mtu", "--json", "--reveal", "--digest", "none"];
    const raw = put(folder, "raw.json", wirewitness(args).stdout);
    const run = (name: string, ...more: string[]): string => {
      const out = join(folder, name);
      expect(wirewitness(["report", raw, "--out", out, "--quiet", ...more])).toMatchObject({ status: 0, stderr: "" });
      return ["evidence.json", "report.html", "report.md"].map((f) => readFileSync(join(out, f), "utf8")).join("\n");
    };
    const hidden = run("hidden", "--key-file", "samples/public.key");
    expect(hidden).not.toContain("host-a-eth0.pcap");
    expect(run("hidden-2", "--key-file", "samples/public.key")).toBe(hidden);
    expect(run("raw", "--reveal")).toContain("host-a-eth0.pcap");
  });

  test("says what is wrong, with exit code 2", () => {
    const folder = scratch();
    const twice = wirewitness(["report", EVIDENCE, EVIDENCE, "--out", join(folder, "r")]);
    expect(twice).toMatchObject({ status: 2 });
    expect(twice.stderr).toContain("second evidence");
    const other = put(folder, "other.json", '{"schema": "someone/else"}');
    expect(wirewitness(["report", other, "--out", join(folder, "r")]).stderr).toContain("names none");
    const broken = put(folder, "broken.json", '{"schema": "wirewitness/evidence/1",\n "inputs": 3}');
    expect(wirewitness(["report", broken, "--out", join(folder, "r")])).toMatchObject({ status: 2 });
    expect(existsSync(join(folder, "r"))).toBe(false);
  });
});

describe("how much is told", () => {
  const analyze = (...more: string[]): ReturnType<typeof wirewitness> =>
    wirewitness([
      "analyze",
      "samples/vlan-mtu",
      "--key-file",
      "samples/public.key",
      "--out",
      join(scratch(), "r"),
      ...more,
    ]);

  test("--quiet: nothing but problems, and what --json asks for", () => {
    expect(analyze("--quiet")).toEqual({ status: 0, stdout: "", stderr: "" });
    expect(JSON.parse(analyze("--quiet", "--json").stdout)).toMatchObject({ schema: "wirewitness/evidence/1" });
    expect(wirewitness(["check", "samples/cases/no-overlay", "--quiet"])).toMatchObject({ stdout: "", stderr: "" });
    expect(wirewitness(["analyze", "samples/no-such-folder", "--quiet"]).stderr).toContain("no-such-folder");
  });

  test("--verbose: a line for each input, with what it was", () => {
    const { stderr } = analyze("--verbose");
    expect(stderr).toMatch(/read host-a-eth0\.pcap: capture, \d+ records, in \d+ ms/);
    expect(stderr).toMatch(/read sw1\.links\.txt: linux-link, \d+ records/);
  });

  test("inspect says of each input as well", () => {
    const { stderr, stdout } = wirewitness(["inspect", "samples/vlan-mtu/sw1.fdb.txt", "--verbose"]);
    expect(stderr).toMatch(/read .*sw1\.fdb\.txt: [a-z-]+, \d+ records/);
    expect(stdout).toContain("sw1.fdb.txt");
  });

  test("--lang zh writes the report in Chinese; what is printed stays English, whatever LANG says", () => {
    const out = join(scratch(), "r");
    const env = { LANG: "zh_CN.UTF-8", LC_ALL: "zh_CN.UTF-8", LANGUAGE: "zh" };
    const ran = wirewitness(["analyze", "samples/vlan-mtu", "--lang", "zh", "--out", out], { env });
    expect(ran.stdout).toContain("What happened:");
    expect(readFileSync(join(out, "report.md"), "utf8")).toContain("\u53d1\u751f\u4e86\u4ec0\u4e48");
    expect(wirewitness(["analyze", "--help"], { env }).stdout).toContain("Options:");
  });

  test("a file whose name begins with a dash, after --", () => {
    const folder = scratch();
    const copy = put(folder, "-x.json", readFileSync(EVIDENCE));
    expect(copy).toContain("-x.json");
    const ran = wirewitness(["report", "--out", join(folder, "r"), "--", "-x.json"], { cwd: folder });
    expect(ran).toMatchObject({ status: 0 });
  });

  test("rates are means, in whole numbers where they are large", () => {
    expect(rateWords(50_000_000, 1000)).toBe("50.0 MB/s");
    expect(rateWords(1_000_000_000, 2000)).toBe("500 MB/s");
    expect(rateWords(0, 0)).toBe("0.0 MB/s");
  });
});

describe("the summary fits the terminal", () => {
  test.each([40, 60, 80, 100, 120])("%i columns: no line is wider, and wide ones use the room", async (columns) => {
    for (const sample of ["evpn-move", "tcp-move", "cases/no-overlay"]) {
      const { evidence } = await analyzeSample([join(ROOT, "samples", sample)]);
      const lines = renderSummary(reveal(evidence), { columns, color: false, rows: true }).split("\n");
      expect(lines.filter((l) => l.length > columns)).toEqual([]);
      expect(Math.max(...lines.map((l) => l.length))).toBeGreaterThan(columns - 10);
    }
  });
});
