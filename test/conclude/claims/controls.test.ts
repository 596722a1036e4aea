// What counts as a control: something seen by the same tap or prober, then. Silence is silence in whatever words it is claimed.
import { describe, expect, test } from "vitest";
import { LOG } from "../checks/inputs.ts";
import { check, claimOn, verdicts } from "./build.ts";

// four probes to a host that does not answer
const SILENT = (to: string) => `PING ${to} (${to}) 56(84) bytes of data.
${[1, 2, 3, 4].map((n) => `[179019172${n}.254543] no answer yet for icmp_seq=${n}`).join("\n")}

--- ${to} ping statistics ---
4 packets transmitted, 0 received, 100% packet loss, time 3005ms
`;

const FILES = { "apart.log": SILENT("10.1.2.9"), "alive.log": LOG("10.1.2.5"), "else.log": LOG("10.1.2.5") };
const SOURCES = [
  "sources:",
  "  - {file: apart.log, node: a}",
  "  - {file: alive.log, node: a}",
  "  - {file: else.log, node: b}",
  "claims:",
];
const NOBODY = "figure: probe.answered, where: {to: 10.1.2.9}, expected: 0";

describe("a control shows that an answer would have been seen", () => {
  test.each([
    // four answered of six, from the same node
    ["figure: probe.answered, where: {input: alive.log}, expected: 4", "reproduced"],
    ["figure: probe.answered, where: {input: alive.log}, expected: {min: 1}", "reproduced"],
    ["figure: probe.rtt.max, where: {input: alive.log}, expected: 2.39 ms", "reproduced"],
    ['figure: "$.streams[to=10.1.2.5].answered", expected: 4', "reproduced"],
    // the same from another node
    ["figure: probe.answered, where: {input: else.log}, expected: 4", "inconclusive"],
    // of the silence itself: probes were sent, and lost
    ["figure: probe.samples, where: {to: 10.1.2.9}, expected: 4", "inconclusive"],
    ['figure: "$.streams[to=10.1.2.9].sent", expected: 4', "inconclusive"],
    // lines were read
    ["figure: input.records, where: {input: alive.log}, expected: {min: 1}", "inconclusive"],
  ])("%s: %s", async (control, verdict) => {
    const c = await check(FILES, [
      ...SOURCES,
      `  - {id: alive, says: it, ${control}}`,
      `  - {id: apart, says: it, ${NOBODY}, control: alive}`,
    ]);
    expect(verdicts(c)).toEqual({ alive: "reproduced", apart: verdict });
    if (verdict === "inconclusive") expect(c.acceptance.claims[1]!.missing).toMatch(/^a control that shows an answer/);
  });

  test("that the prober is the same has to be known", async () => {
    const c = await check({ "apart.log": SILENT("10.1.2.9"), "alive.log": LOG("10.1.2.5") }, [
      "sources: [{file: apart.log}, {file: alive.log}]",
      "claims:",
      "  - {id: alive, says: it, figure: probe.answered, where: {input: alive.log}, expected: 4}",
      `  - {id: apart, says: it, ${NOBODY}, control: alive}`,
    ]);
    expect(verdicts(c)).toEqual({ alive: "reproduced", apart: "inconclusive" });
    expect(c.acceptance.claims[1]!.missing).toMatch(/name node/);
  });

  test("each silence of a claim needs its own", async () => {
    const c = await check({ "a.log": SILENT("10.1.2.9"), "b.log": SILENT("10.1.2.9"), "alive.log": LOG("10.1.2.5") }, [
      "sources: [{file: a.log, node: a}, {file: b.log, node: b}, {file: alive.log, node: a}]",
      "claims:",
      "  - {id: alive, says: it, figure: probe.answered, where: {input: alive.log}, expected: 4}",
      `  - {id: both, says: it, ${NOBODY}, control: alive}`,
      "  - {id: one, says: it, figure: probe.answered, where: {input: a.log}, expected: 0, control: alive}",
    ]);
    expect(verdicts(c)).toEqual({ alive: "reproduced", both: "inconclusive", one: "reproduced" });
  });
});

describe("an empty capture", () => {
  const EMPTY = Uint8Array.from([0xd4, 0xc3, 0xb2, 0xa1, 2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 0, 0]);
  const SEEN = "14:28:40.600748 IP 10.1.2.11 > 10.1.2.32: ICMP echo request, id 5, seq 1, length 64\n";
  const run = (where: string, control: string) =>
    check({ "empty.pcap": EMPTY, "seen.txt": SEEN, "a.log": LOG("10.1.2.5") }, [
      "stages: [s]",
      "sources:",
      "  - {file: empty.pcap, stage: s, node: n, interface: eth1}",
      `  - {file: seen.txt, stage: s, date: 2026-09-23, zone: Z, ${where}}`,
      "  - {file: a.log, stage: s, node: n}",
      "claims:",
      `  - {id: alive, says: it, stage: s, ${control}}`,
      "  - {id: none, says: it, figure: capture.packets, where: {input: empty.pcap}, expected: 0, stage: s, control: alive}",
    ]).then((c) => verdicts(c)["none"]);
  const PACKETS = "figure: capture.packets, where: {input: seen.txt}, expected: 1";
  test("is one of nothing where the same tap saw something, and no other", async () => {
    expect(await run("node: n, interface: eth1", PACKETS)).toBe("reproduced");
    expect(await run("node: n, interface: eth0", PACKETS)).toBe("inconclusive");
    expect(await run("node: n", PACKETS)).toBe("inconclusive");
    expect(await run("node: m, interface: eth1", PACKETS)).toBe("inconclusive");
    // a log is no tap
    expect(await run("node: n, interface: eth1", "figure: probe.answered, where: {input: a.log}, expected: 4")).toBe(
      "inconclusive",
    );
  });
});

describe("silence in other words needs a control as well", () => {
  const files = { "apart.log": SILENT("10.1.2.9") };
  test.each([
    "figure: probe.answered, expected: 0",
    "figure: probe.answered, expected: {max: 3}",
    "figure: probe.answered, expected: 1, tolerance: 1",
    "figure: probe.successRate, expected: 0 %",
    "figure: probe.failures, expected: 4",
    "figure: loss.count, expected: {min: 4}",
    "figure: loss.periods, expected: 1",
    "figure: loss.seqs, expected: [1, 4]",
    "figure: probe.uninterrupted, expected: false",
    "figure: probe.failureRate, expected: {min: 50 %}",
    'figure: "$.streams[0].lost", expected: 4',
  ])("%s", async (claim) => {
    const c = await claimOn(files, claim);
    expect([c.verdict, c.reason]).toEqual(["inconclusive", expect.stringMatching(/would have been seen$/)]);
  });

  test("a budget, too; what it exceeds is exceeded all the same", async () => {
    const { acceptance } = await check(files, [
      "sources: [{file: apart.log}]",
      "budgets:",
      "  - {figure: probe.answered, atMost: 0}",
      "  - {figure: loss.count, atMost: 3}",
      "  - {figure: probe.answered, atLeast: 1}",
    ]);
    expect(acceptance.stages[0]!.checks.map((c) => c.result)).toEqual(["inconclusive", "failed", "failed"]);
  });

  test("who answers contradicts it without any control", async () => {
    expect((await claimOn({ "a.log": LOG("10.1.2.5") }, "figure: probe.answered, expected: 0")).verdict).toBe(
      "contradicted",
    );
  });
});
