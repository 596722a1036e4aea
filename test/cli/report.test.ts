// `wirewitness report` as a user runs it.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { put, scratch, wirewitness } from "./run.ts";

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
