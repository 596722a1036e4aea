// Drafts of cases: what the names of files tell, and that what is drafted holds.
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkCase } from "../../src/conclude/check-case.ts";
import { draft } from "../../src/conclude/draft.ts";
import { guessFromName } from "../../src/conclude/draft-case.ts";
import { foldersOf } from "../../src/conclude/draft-folders.ts";
import { put, ROOT, scratch, wirewitness } from "../cli/run.ts";
import { caseFolder } from "./claims/build.ts";
import { LEAF, LOG, RESERVED, SUBNET, TABLE } from "./checks/inputs.ts";

describe("what the name of a file tells", () => {
  test.each([
    ["spine1.0-before.evpn.txt", { node: "spine1", order: 0 }],
    ["leaf2.12.fdb.txt", { node: "leaf2", order: 12 }],
    ["host-b.ping.log", { node: "host-b" }],
    ["hv1-eth1.pcap", { node: "hv1" }],
    ["rack/hv1-vm0.pcap", { node: "hv1" }],
    ["ping.log", {}],
    ["2026-01-01.log", {}],
    ["capture.pcap", {}],
    // an address in a name is neither a node nor an order
    ["show_bgp_route_rd_RD-192.0.2.13-2_mac_MAC.json", {}],
  ])("%s", (name, guess) => expect(guessFromName(name)).toEqual(guess));
});

describe("what folders tell", () => {
  test("folders called as stages are put in order; those below are nodes; others are no stages", () => {
    const folders = foldersOf(["after/leaf1/fdb.txt", "before/leaf1/fdb.txt", "logs/zebra.log", "ping.log"]);
    expect(folders.stages).toEqual(["before", "after"]);
    expect([folders.nodeOf("after/leaf1/fdb.txt"), folders.nodeOf("before/x.txt")]).toEqual(["leaf1", undefined]);
    expect(["before/a/x", "after/a/x", "logs/x", "x"].map(folders.orderOf)).toEqual([0, 1, undefined, undefined]);
    expect(["before/a/x", "logs/x", "x"].map(folders.stageOf)).toEqual(["before", undefined, undefined]);
  });
  test("1-before-the-move and 2-After; where no word tells, every folder is one, without an order", () => {
    expect(foldersOf(["2-After/x", "1-before-the-move/x"]).stages).toEqual(["1-before-the-move", "2-After"]);
    const unknown = foldersOf(["red/x", "blue/y"]);
    expect([unknown.stages, unknown.orderOf("red/x"), unknown.nodeOf("red/z/x")]).toEqual([
      ["red", "blue"],
      undefined,
      undefined,
    ]);
  });
});

const FILES = {
  "host.ping.log": LOG("10.1.2.32"),
  "leaf.tcpdump.txt": LEAF,
  "rr.0.evpn.txt": TABLE("10.9.0.21", ""),
  "rr.1.evpn.txt": TABLE("10.9.0.22", " MM:1"),
  "objects.yaml": SUBNET,
  "reserved.txt": RESERVED,
};

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = scratch();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    put(folder, name, content);
  }
  return folder;
}

describe("a draft", () => {
  test("names sources, nodes and orders, the MAC that moved, and is the same twice", async () => {
    const folder = folderOf(FILES);
    const { text } = await draft(folder);
    expect(text).toContain("file: rr.1.evpn.txt, node: rr, order: 1");
    expect(text).toContain('subject: { mac: "0a:58:0a:01:02:20", ip: 10.1.2.32');
    expect(text).toMatch(/leaf\.tcpdump\.txt.*no date/);
    expect((await draft(folder)).text).toBe(text);
  });

  test("is a case as it stands, and every claim of it is reproduced once it is made", async () => {
    const folder = folderOf(FILES);
    const { text } = await draft(folder);
    const claims = text.replaceAll(/^# claims:/gm, "claims:").replaceAll(/^# {2,3}- /gm, "  - ");
    put(folder, "case.yaml", claims);
    const { acceptance } = await checkCase(folder);
    expect(acceptance.claims.length).toBeGreaterThan(12);
    expect(
      acceptance.claims.filter((c) => c.verdict !== "reproduced").map((c) => [c.figure, c.verdict, c.reason]),
    ).toEqual([]);
  });

  test("of the recorded move: the same", async () => {
    const { text } = await draft(join(ROOT, "samples/evpn-move"));
    expect(text).not.toContain("expected.json");
    expect(text).toContain('mac: "02:57:57:00:00:50"');
  });

  test("tells its claims apart: two ends of a clock, nodes with the same rows, the MAC that moved first, nothing twice", async () => {
    const { text } = await draft(join(ROOT, "samples/evpn-move"));
    const claims = text.split("\n").filter((l) => l.startsWith("#   - "));
    expect(new Set(claims.map((l) => l.replace(/id: c\d+/, ""))).size).toBe(claims.length);
    const of = (figure: string) => claims.filter((l) => l.includes(`figure: ${figure},`));
    for (const l of of("clock.offset")) expect(l).toMatch(/where: \{ from: [\w.-]+, to: [\w.-]+ \}/);
    for (const l of of("mobility.sequence")) expect(l).toContain('mac: "02:57:57:00:00:50"');
    // a figure and what is expected are what says tells
    expect(of("overhead.ip").join("\n")).toContain('says: "overhead.ip is 50 bytes"');
    expect(text).not.toMatch(/^title:/m);
  });

  test("snapshots before and after, a folder a node: the move is drafted, and holds", async () => {
    const folder = folderOf({
      "before/rr/evpn.txt": TABLE("10.9.0.21", ""),
      "after/rr/evpn.txt": TABLE("10.9.0.22", " MM:1"),
      "logs/host.ping.log": LOG("10.1.2.32"),
    });
    const { text } = await draft(folder);
    expect(text).toContain("stages: [before, after]");
    expect(text).toContain("file: after/rr/evpn.txt, node: rr, stage: after, order: 1");
    expect(text).toMatch(/^subject: \{ mac: "0a:58:0a:01:02:20"/m);
    put(folder, "case.yaml", text.replaceAll(/^# claims:/gm, "claims:").replaceAll(/^# {2,3}- /gm, "  - "));
    const { acceptance } = await checkCase(folder);
    expect(acceptance.claims.filter((c) => c.verdict !== "reproduced")).toEqual([]);
    expect(acceptance.claims.length).toBeGreaterThan(5);
  });

  test("checked as it is: what to do is said", async () => {
    const folder = folderOf({ "host.ping.log": LOG("10.1.2.32") });
    put(folder, "case.yaml", (await draft(folder)).text);
    await expect(checkCase(folder)).rejects.toThrow(
      /the case claims nothing \(its claims are commented out: take the # away/,
    );
  });

  test("hostile names stay within their line", async () => {
    const folder = folderOf({ "a\nclaims: [].log": LOG("10.1.2.32"), "b #x: 'y'.log": LOG("10.1.2.33") });
    const { text } = await draft(folder);
    put(folder, "case.yaml", `${text}budgets: [{figure: loss.count, atMost: 9}]\n`);
    expect((await checkCase(folder)).acceptance.inputs).toHaveLength(2);
  });
});

describe("init", () => {
  test("writes a case once, and replaces it only when told to", () => {
    const folder = folderOf({ "host.ping.log": LOG("10.1.2.32") });
    expect(wirewitness(["init", folder])).toMatchObject({ status: 0 });
    const text = readFileSync(join(folder, "case.yaml"), "utf8");
    expect(text).toContain("figure: loss.observedGap");
    const again = wirewitness(["init", folder]);
    expect(again).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/case\.yaml: is there already \(--force replaces it/),
    });
    expect(wirewitness(["init", folder, "--force"]).status).toBe(0);
    expect(wirewitness(["init", folder, "--print"]).stdout).toBe(text);
    expect(readFileSync(join(folder, "case.yaml"), "utf8")).toBe(text);
    expect(wirewitness(["init", join(folder, "none")]).status).toBe(2);
  });
});

describe("check", () => {
  const folder = (expected: string) =>
    caseFolder({ "host.ping.log": LOG("10.1.2.32") }, [
      "sources: [{file: host.ping.log}]",
      "claims:",
      `  - {id: gap, says: it, figure: loss.observedGap, expected: ${expected}}`,
    ]);

  test("exit codes, and acceptance.json that validates and can be derived again", () => {
    const good = folder("618.647 ms");
    const out = join(good, "out");
    const key = join(ROOT, "samples/public.key");
    expect(wirewitness(["check", good, "--key-file", key, "--out", out, "--format", "md"])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/\| reproduced \|/),
    });
    const acceptance = join(out, "acceptance.json");
    const text = readFileSync(acceptance, "utf8");
    expect(text).toBe(wirewitness(["check", good, "--key-file", key, "--json"]).stdout);
    expect(text).not.toContain("10.1.2.32");
    expect(wirewitness(["validate", acceptance])).toMatchObject({ status: 0 });
    expect(wirewitness(["validate", acceptance, "--case", good, "--key-file", key])).toMatchObject({ status: 0 });
    expect(wirewitness(["validate", acceptance, "--case", good])).toMatchObject({
      status: 3,
      stdout: expect.stringMatching(/without its key/),
    });
    put(good, "host.ping.log", LOG("10.1.2.32").replace("721.273476", "721.273477"));
    const changed = wirewitness(["validate", acceptance, "--case", good, "--key-file", key]);
    expect(changed.status).toBe(1);
    expect(changed.stdout).toMatch(/acceptance\.json:\d+: digest: .*host\.ping\.log: the file is another one/);
    expect(changed.stdout).toMatch(
      /acceptance\.json:\d+: \/claims\/0\/observed is 618647, derived again 618648 \(host\.ping\.log:4\)/,
    );
  });

  test.each([
    ["0.5 s", 1, /contradicted: derived 618.647 ms/],
    ["{min: 0.6 s, max: 0.7 s}", 0, /expected 600 ms to 700 ms; derived 618.647 ms/],
  ])("%s: %i", (expected, status, says) => {
    const r = wirewitness(["check", folder(expected), "--reveal"]);
    expect([r.status, r.stdout.replaceAll(/\s+/g, " ")]).toEqual([status, expect.stringMatching(says)]);
  });

  test("a format that is no longer asked for leaves nothing of an earlier run", () => {
    const good = folder("618.647 ms");
    const out = join(good, "out");
    wirewitness(["check", good, "--out", out, "--format", "junit"]);
    expect(readdirSync(out).toSorted()).toEqual(["acceptance.json", "acceptance.junit.xml"]);
    wirewitness(["check", good, "--out", out, "--format", "tap"]);
    expect(readdirSync(out).toSorted()).toEqual(["acceptance.json", "acceptance.tap"]);
  });

  test("inconclusive is 3; a source that is not there is 2; so is a case without claims, and a format that is none", () => {
    const unreachable = caseFolder({ "host.ping.log": LOG("10.1.2.32") }, [
      "sources: [{file: host.ping.log}]",
      "claims:",
      "  - {id: u, says: it, figure: loss.unreachable, expected: {min: 0.2 s, max: 0.6 s}}",
    ]);
    expect(wirewitness(["check", unreachable, "--reveal"]).status).toBe(3);
    const missing = caseFolder({ "host.ping.log": LOG("10.1.2.32") }, [
      "sources: [{file: host.ping.log}, {file: none.log}]",
      "claims:",
      "  - {id: u, says: it, figure: loss.count, expected: 2}",
    ]);
    expect(wirewitness(["check", missing, "--reveal"]).status).toBe(2);
    expect(
      wirewitness(["check", caseFolder({ "a.log": LOG("10.1.2.32") }, ["sources: [{file: a.log}]"])]),
    ).toMatchObject({ status: 2, stderr: expect.stringMatching(/claims nothing/) });
    expect(wirewitness(["check", unreachable, "--format", "pdf"])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/no format "pdf"/),
    });
    expect(wirewitness(["check", "--figures"]).stdout).toMatch(/^loss\.observedGap /m);
  });
});
