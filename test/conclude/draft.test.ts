// Drafts of cases: what the names of files tell, and that what is drafted holds.
import { cpSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { checkCase } from "../../src/conclude/check-case.ts";
import { draft } from "../../src/conclude/draft.ts";
import { guessFromName } from "../../src/conclude/draft-case.ts";
import { foldersOf } from "../../src/conclude/draft-folders.ts";
import { shared } from "../shared.ts";
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
    expect(["before/a/x", "after/a/x", "logs/x", "x"].map((n) => folders.orderOf(n))).toEqual([
      0,
      1,
      undefined,
      undefined,
    ]);
    expect(["before/a/x", "logs/x", "x"].map((n) => folders.stageOf(n))).toEqual(["before", undefined, undefined]);
  });
  test("1-before-the-move and 2-After; where no word tells, every folder is one, without an order", () => {
    expect(foldersOf(["2-After/x", "1-before-the-move/x"]).stages).toEqual(["1-before-the-move", "2-After"]);
    expect(foldersOf(["evidence/x", "evidence/y"]).stages).toEqual([]);
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

/** A draft with all of its claims made. */
const made = (text: string) => text.replaceAll(/^# claims:/gm, "claims:").replaceAll(/^# {2,3}- /gm, "  - ");

/** Folders below one that hold files of evidence themselves, a folder of stages as one. */
function evidenceFolders(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  if (entries.some((f) => f.isFile() && f.name !== "README.md")) return [folder];
  return entries.filter((f) => f.isDirectory()).flatMap((f) => evidenceFolders(join(folder, f.name)));
}

/** Drafts a case, makes every claim of it in a copy of the folder, checks that: what is not reproduced. */
async function notReproduced(folder: string): Promise<string[]> {
  const { text } = await draft(folder);
  const copy = scratch();
  cpSync(folder, copy, { recursive: true });
  put(copy, "case.yaml", made(text));
  if ((parse(made(text)) as { claims?: unknown }).claims === undefined || /^claims: +#/m.test(made(text))) return [];
  const { acceptance } = await checkCase(copy);
  return acceptance.claims
    .filter((c) => c.verdict !== "reproduced")
    .map((c) => `${c.id} ${c.figure} ${c.verdict}: ${c.reason}`);
}

describe("whatever the folder, what is drafted is reproduced", () => {
  const samples = readdirSync(join(ROOT, "samples"), { withFileTypes: true }).filter((f) => f.isDirectory());
  const folders = [
    ...samples.flatMap((f) => evidenceFolders(join(ROOT, "samples", f.name))),
    // recordings of a lab, where they lie beside the project
    ...(shared === undefined ? [] : ["cases", "lab/B", "lab/C", "lab/D", "lab/E"].map((f) => join(shared!, f))).flatMap(
      evidenceFolders,
    ),
  ];
  test.each(folders)("%s", async (folder) => expect(await notReproduced(folder)).toEqual([]), 60_000);
});

describe("a stream that a capture shows plain and in a tunnel", () => {
  const [C, H] = ["192.0.2.10", "192.0.2.20"];
  const at = (n: number) => `10:00:0${n}.000000`;
  const echo = (n: number, what: "request" | "reply") =>
    `IP ${what === "request" ? `${C} > ${H}` : `${H} > ${C}`}: ICMP echo ${what}, id 7, seq ${n}, length 64`;
  const eth = (n: number, rest: string) =>
    `${at(n)} 02:00:00:00:00:0a > 02:00:00:00:00:0b, ethertype IPv4 (0x0800), length 98: ${rest.slice(3)}`;
  const vxlan = (n: number, rest: string) =>
    `${at(n)} IP 198.51.100.1.40000 > 198.51.100.2.4789: VXLAN, flags [I] (0x08), vni 100 ${rest}`;
  // plain: four requests, all answered; in the tunnel: three, none answered (no reply in that encapsulation)
  const lines = [1, 2, 3, 4].flatMap((n) => [
    eth(n, echo(n, "request")),
    ...(n < 4 ? [vxlan(n, echo(n, "request"))] : []),
    eth(n, echo(n, "reply")),
  ]);

  test("each claim means one of the two", async () => {
    const folder = folderOf({ "leaf-eth1.tcpdump-e.txt": `${lines.join("\n")}\n` });
    const { text } = await draft(folder);
    const samples = text.split("\n").filter((l) => /^# {3}- .*figure: probe\.samples/.test(l));
    expect(samples.map((l) => [/where: \{ (.*?) \}/.exec(l)?.[1], /expected: (\d+)/.exec(l)?.[1]])).toEqual([
      [expect.stringContaining("stream: s1"), "4"],
      [expect.stringContaining("vni: 100"), "3"],
    ]);
    expect(await notReproduced(folder)).toEqual([]);
  });
});

test("what no choice decides is left out, and why is said", async () => {
  // the one probe has no answer and nothing says whether one would have been seen, or when it left
  const { text } = await draft(join(ROOT, "samples/formats/ping"));
  expect(text).toMatch(/^# {3}# left out: loss\.unreachable, .*could not fail: it allows all there can be/m);
});

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
    put(folder, "case.yaml", made(text));
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
    put(folder, "case.yaml", made(text));
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
