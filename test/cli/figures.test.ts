// `wirewitness figures` as a user runs it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { put, scratch, wirewitness } from "./run.ts";

const EVIDENCE = "reports/evpn-move/evidence.json";

describe("figures", () => {
  test("of anonymized evidence: each as PNG, SVG and CSV, and the captions; a second run replaces them", () => {
    const out = join(scratch(), "f");
    for (let i = 0; i < 2; i++) {
      const ran = wirewitness(["figures", EVIDENCE, "--out", out]);
      expect(ran).toMatchObject({ status: 0, stdout: "" });
      expect(ran.stderr).toContain("no figure phases: no log or object stamped two steps or more");
    }
    const names = readdirSync(out);
    for (const name of ["probes", "ladder", "clocks", "ways"])
      for (const format of ["png", "svg", "csv"]) expect(names).toContain(`${name}.${format}`);
    const captions = readFileSync(join(out, "figures.md"), "utf8");
    // One heading, one picture and one link to data for each.
    const figures = names.filter((n) => n.endsWith(".svg")).length;
    expect(captions.match(/^## /gm)).toHaveLength(figures);
    expect(captions.match(/^!\[.*\]\(.*\.svg\)$/gm)).toHaveLength(figures);
    expect(captions.match(/^Limit: /gm)!.length).toBeGreaterThanOrEqual(figures);
  });

  test("--only, --lang, --theme and --size", () => {
    const out = join(scratch(), "f");
    const args = [
      "figures",
      EVIDENCE,
      "--only",
      "header-ledger",
      "--lang",
      "zh",
      "--theme",
      "dark",
      "--size",
      "800x400",
    ];
    expect(wirewitness([...args, "--out", out, "--quiet"])).toMatchObject({ status: 0, stderr: "" });
    const svg = readFileSync(join(out, "header-ledger.svg"), "utf8");
    expect(svg).toContain('width="800" height="400"');
    expect(svg).toContain('lang="zh-Hans"');
    expect(svg).toContain("封装的代价，逐个报头");
    expect(svg).toContain("#12171e");
    // A PNG has twice as many pixels: width and height stand at 16 and 20.
    const png = readFileSync(join(out, "header-ledger.png"));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1600, 800]);
    expect(readdirSync(out)).toHaveLength(4);
  });

  test("a raw file leaves under pseudonyms unless --reveal", () => {
    const folder = scratch();
    const raw = put(
      folder,
      "raw.json",
      wirewitness(["analyze", "samples/vlan-mtu", "--json", "--reveal", "--digest", "none"]).stdout,
    );
    const run = (name: string, ...more: string[]): string => {
      const out = join(folder, name);
      const args = ["figures", raw, "--only", "frame-sizes", "--out", out, "--quiet", ...more];
      expect(wirewitness(args)).toMatchObject({ status: 0, stderr: "" });
      return readFileSync(join(out, "frame-sizes.svg"), "utf8") + readFileSync(join(out, "figures.md"), "utf8");
    };
    expect(run("hidden", "--key-file", "samples/public.key")).not.toContain("host-a-eth0.pcap");
    expect(run("raw", "--reveal")).toContain("host-a-eth0.pcap");
  });

  test("says what is wrong, with exit code 2, and leaves no folder", () => {
    const out = join(scratch(), "f");
    for (const [more, says] of [
      [["--only", "nope"], 'there is no figure "nope"'],
      [["--only", "address-pool"], "there is nothing to draw: no network with excluded addresses was read"],
      [["--only", "monitoring-cni-ovs"], "that figure is made from snapshot"],
      [["--size", "20x30"], "--size 20x30 is no size"],
      [["--size", "wide"], "--size wide is no size"],
    ] as const) {
      const ran = wirewitness(["figures", EVIDENCE, "--out", out, ...more]);
      expect(ran).toMatchObject({ status: 2, stdout: "" });
      expect(ran.stderr).toContain(says);
      expect(existsSync(out)).toBe(false);
    }
  });
});
