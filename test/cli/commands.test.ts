// Each command as a user runs it: output, exit code, help.
import { copyFileSync, readFileSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { put, ROOT, scratch, wirewitness } from "./run.ts";

const LEAF = "samples/evpn-move/leaf-eth1.pcap";

describe("help", () => {
  test.each(["analyze", "inspect", "packets", "slice", "compare", "validate", "schema"])(
    "%s has examples",
    (command) => {
      const r = wirewitness([command, "--help"]);
      expect(r.status).toBe(0);
      expect(r.stdout.match(/^ {2}wirewitness .*|^ .*\| wirewitness /gm)!.length).toBeGreaterThanOrEqual(3);
      for (const line of r.stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(100);
    },
  );

  test("version and completion", () => {
    expect(wirewitness(["--version"]).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(wirewitness(["completion"]).stdout).toMatch(/complete/);
    expect(wirewitness(["--get-yargs-completions", "wirewitness", "ins"]).stdout).toMatch(/^inspect/m);
  });

  test("no command, and one that is nearly right", () => {
    expect(wirewitness([])).toMatchObject({ status: 2, stderr: expect.stringMatching(/Name a command/) });
    expect(wirewitness(["analyse"])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/Did you mean analyze\?/),
    });
  });
});

describe("inspect", () => {
  test("several files, as rows", () => {
    const r = wirewitness(["inspect", LEAF, "samples/evpn-move/ping.log", "--json"]);
    expect(r.status).toBe(0);
    const rows = JSON.parse(r.stdout) as { name: string; kind: string; records: number; unparsed: number }[];
    // capinfos -c says 150; the log has 58 replies, 2 "no answer yet", a header and a summary of two lines
    expect(rows.map((x) => [x.name, x.kind, x.unparsed])).toEqual([
      [LEAF, "capture", 0],
      ["samples/evpn-move/ping.log", "ping", 0],
    ]);
    expect(rows[0]!.records).toBe(150);
  });

  test("a screen of at most 80 columns, raw", () => {
    const r = wirewitness(["inspect", LEAF]);
    expect(r.stdout).toContain("192.0.2.50");
    for (const line of r.stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });

  test("a text that nobody knows", () => {
    const r = wirewitness(["inspect", put(scratch(), "x.txt", "lorem ipsum\ndolor sit amet\n"), "--json"]);
    expect(JSON.parse(r.stdout)).toMatchObject([{ kind: "unknown", records: 0, lines: 2, unparsed: 2 }]);
    expect(r.status).toBe(2);
  });

  test("standard input", () => {
    const log = "64 bytes from 192.0.2.1: icmp_seq=1 ttl=64 time=0.1 ms\n";
    const r = wirewitness(["inspect", "-", "--json"], { input: log });
    expect(JSON.parse(r.stdout)).toMatchObject([{ name: "stdin", kind: "ping", records: 1 }]);
  });
});

describe("schema", () => {
  test("names, a schema, and a name that is none", () => {
    expect(wirewitness(["schema"]).stdout.split("\n")).toEqual(expect.arrayContaining(["case", "evidence", "packet"]));
    expect(JSON.parse(wirewitness(["schema", "evidence"]).stdout)).toMatchObject({ title: "Evidence" });
    expect(JSON.parse(wirewitness(["schema", "rows"]).stdout).$defs.PingReply.properties.seq.type).toBe("number");
    expect(wirewitness(["schema", "nope"])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/no schema is called "nope" \(there are: (?:[a-z-]+, )*evidence/),
    });
  });
});

describe("validate", () => {
  const folder = scratch();
  const evidence = wirewitness(["analyze", LEAF, "--json", "--reveal"]).stdout;

  test("what analyze writes fits and adds up", () => {
    const r = wirewitness(["validate", put(folder, "e.json", evidence), "samples/evpn-move/case.yaml"]);
    expect([r.status, r.stdout.split("\n").length]).toEqual([0, 3]);
  });

  test("figures that do not add up are named with their line", () => {
    // 60 probes of which 58 were answered and 2 lost: 59 answered cannot be
    const wrong = evidence
      .replace('"answered": 58', '"answered": 59')
      .replace('"ipOverhead_bytes": 50', '"ipOverhead_bytes": 49');
    const r = wirewitness(["validate", put(folder, "wrong.json", wrong)]);
    expect(r.status).toBe(1);
    expect(r.stdout).toMatch(/wrong\.json:\d+: \/streams\/0\/sent is 60, the states add up to 61/);
    expect(r.stdout).toMatch(/\/overhead\/\d\/ipOverhead_bytes is 49, its headers add up to 50/);
  });

  test("a file that is neither", () => {
    expect(wirewitness(["validate", put(folder, "x.json", "{}")])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(
        /neither evidence JSON, nor an acceptance, a monitoring snapshot, a comparison or a case file/,
      ),
    });
    expect(wirewitness(["validate", put(folder, "y.json", "{,")]).stderr).toMatch(/y\.json:1:2: not JSON/);
  });
});

test("a reader that goes away is no error", async () => {
  const { execFileSync } = await import("node:child_process");
  const out = execFileSync(
    "/bin/sh",
    [
      "-c",
      `node dist/cli/main.js packets ${LEAF} | head -n 1; node dist/cli/main.js analyze ${LEAF} --json --reveal | head -c 1`,
    ],
    { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] },
  );
  expect(out).toMatch(/\{$/);
});

test("from a pipe, compressed or not, the evidence is the same", async () => {
  const { gzipSync } = await import("node:zlib");
  const { readFileSync } = await import("node:fs");
  const { ROOT } = await import("./run.ts");
  const bytes = readFileSync(`${ROOT}/${LEAF}`);
  const figures = (input: Uint8Array) => {
    const e = JSON.parse(wirewitness(["analyze", "-", "--json", "--reveal"], { input }).stdout) as Record<
      string,
      unknown
    >;
    return [e["frames"], e["streams"], e["lossPeriods"], e["paths"], e["mobility"]];
  };
  expect(figures(gzipSync(bytes))).toEqual(figures(bytes));
});

describe("slice", () => {
  const folder = scratch();
  const out = join(folder, "move.pcapng");

  test("without --reveal nothing is written, and why is said", () => {
    const r = wirewitness(["slice", LEAF, "--out", out]);
    expect([r.status, r.stdout, readdirSync(folder)]).toEqual([2, "", []]);
    expect(r.stderr).toMatch(/a slice holds raw packets.*add --reveal/);
  });

  test("a file that is there stays, and an input stays even with --force", () => {
    const pcap = put(folder, "leaf.pcap", readFileSync(join(ROOT, LEAF)));
    const before = readFileSync(pcap);
    expect(wirewitness(["slice", pcap, "--reveal", "--out", pcap])).toMatchObject({ status: 2 });
    symlinkSync(pcap, join(folder, "link.pcap"));
    for (const name of [pcap, join(folder, "link.pcap")]) {
      const r = wirewitness(["slice", pcap, "--reveal", "--force", "--out", name]);
      expect([r.status, r.stderr.includes("which was read")]).toEqual([2, true]);
    }
    expect(readFileSync(pcap).equals(before)).toBe(true);
    expect(wirewitness(["slice", pcap, "--reveal", "--out", out]).status).toBe(0);
    expect(wirewitness(["slice", pcap, "--reveal", "--out", out]).stderr).toMatch(/is there already/);
    expect(readdirSync(folder).sort()).toEqual(["leaf.pcap", "link.pcap", "move.pcapng"]);
  });

  test("its list: packets with their file, frame and why", () => {
    const r = wirewitness(["slice", LEAF, "--reveal", "--json"]);
    const list = JSON.parse(r.stdout) as { packets: { file: string; frame: number; why: string[] }[] };
    // frame 57 is request 26, which has no reply (tshark -Y 'icmp.seq == 26')
    expect(list.packets.find((p) => p.frame === 57)!.why).toContain("first unanswered request: loss period s1-l1");
  });

  test("nothing to do is said", () => {
    expect(wirewitness(["slice", LEAF, "--reveal"]).stderr).toMatch(/give --out FILE.pcapng, --json or both/);
  });
});

describe("compare", () => {
  const folder = scratch();
  const json = (name: string, ...options: string[]) =>
    put(folder, name, wirewitness(["analyze", LEAF, "--json", "--digest", "none", ...options]).stdout);
  const LEAF2 = "samples/evpn-move/spine-swp1.pcap";

  // leaf-eth1.pcap: 2 lost, possibly unreachable for 611.96 ms, proven for 203.96 ms (README, expected.json)
  test.each([
    ["possibleUnreachable=700ms", 0, "met"],
    ["possibleUnreachable=500ms", 1, "exceeded"],
    ["unreachable=500ms", 3, "inconclusive"],
  ] as const)("budget %s ends with %i", (budget, status, verdict) => {
    const r = wirewitness(["compare", LEAF, LEAF2, "--budget", budget, "--json"]);
    expect(r.status).toBe(status);
    expect(JSON.parse(r.stdout)).toMatchObject({ verdict, anonymized: true, budgets: [{ verdict }] });
  });

  test("nothing raw is in it, one machine has one name in all runs, and --reveal shows it", () => {
    const args = ["compare", LEAF, LEAF2, "--json", "--key-file", "samples/public.key"];
    const hidden = wirewitness(args).stdout;
    expect(hidden).not.toMatch(/leaf-eth1|spine-swp1/);
    const { runs } = JSON.parse(hidden) as { runs: { ip: string }[] };
    expect(runs[0]!.ip).toBe(runs[1]!.ip);
    expect(wirewitness([...args, "--reveal"]).stdout).toContain(`"title": "${LEAF}"`);
  });

  test("evidence that was anonymized before is compared by its figures", () => {
    const a = json("a.json");
    const figures = (of: string) => {
      const r = wirewitness(["compare", of, LEAF2, "--json"]);
      return JSON.parse(r.stdout) as { runs: { figures: unknown }[]; limits: string[] };
    };
    const c = figures(a);
    expect(c.runs[0]!.figures).toEqual(figures(LEAF).runs[0]!.figures);
    expect(c.limits.join(" ")).toMatch(/anonymized before, others were not.*figures alone are compared/);
  });

  test("its folder has JSON, Markdown and the figure, and may be written again", () => {
    const out = join(folder, "out");
    for (let i = 0; i < 2; i++) expect(wirewitness(["compare", LEAF, LEAF2, "--out", out]).status).toBe(0);
    expect(readdirSync(out).sort()).toEqual(["comparison.json", "comparison.md", "figures", "report.html"]);
    expect(readdirSync(join(out, "figures")).sort()).toEqual(["comparison.csv", "comparison.png", "comparison.svg"]);
  });

  test("what is no run is named: another document of this program, a text of no known kind", () => {
    const acceptance = put(folder, "acceptance.json", '{"schema": "wirewitness/acceptance/1"}');
    const note = put(folder, "note.txt", "hello\nworld\n");
    for (const [path, says] of [
      [acceptance, "holds an acceptance, which is no run"],
      [note, "nothing of it is understood \\(unknown\\)"],
    ] as const) {
      const r = wirewitness(["compare", path, LEAF]);
      expect([r.status, r.stdout]).toEqual([2, ""]);
      expect(r.stderr).toMatch(new RegExp(says));
    }
  });

  test("one recording is one run: given twice, as it is, copied or as evidence, it is refused", () => {
    const copy = join(folder, "copy.pcap");
    copyFileSync(LEAF, copy);
    for (const other of [LEAF, `./${LEAF}`, copy, json("again.json")]) {
      const r = wirewitness(["compare", LEAF2, LEAF, other]);
      expect([r.status, r.stdout]).toEqual([2, ""]);
      expect(r.stderr).toMatch(/given twice|is the same recording as samples\/evpn-move\/leaf-eth1\.pcap/);
    }
  });

  test("what is no run, no budget or broken evidence ends with 2", () => {
    expect(wirewitness(["compare", "-"]).status).toBe(2);
    expect(wirewitness(["compare", LEAF, "--budget", "gap=1s"])).toMatchObject({ status: 2 });
    const broken = put(folder, "x.json", '{"schema": "wirewitness/evidence/1"}');
    expect(wirewitness(["compare", broken]).stderr).toMatch(/is no evidence of this version/);
  });
});
