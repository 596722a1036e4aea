// Verdicts of claims, from small inputs whose figures are worked out by hand beside them.
import { describe, expect, test } from "vitest";
import { check, claimOn, verdicts } from "./build.ts";

// seven probes, 299 and 300 without an answer; reply 298 at .654829, reply 301 at .273476 of the next second: 618 647 us
const PING = `PING 203.0.113.32 (203.0.113.32) 56(84) bytes of data.
[1790191720.254543] 64 bytes from 203.0.113.32: icmp_seq=296 ttl=64 time=2.39 ms
[1790191720.454958] 64 bytes from 203.0.113.32: icmp_seq=297 ttl=64 time=1.99 ms
[1790191720.654829] 64 bytes from 203.0.113.32: icmp_seq=298 ttl=64 time=1.41 ms
[1790191721.060312] no answer yet for icmp_seq=299
[1790191721.268299] no answer yet for icmp_seq=300
[1790191721.273476] 64 bytes from 203.0.113.32: icmp_seq=301 ttl=64 time=2.24 ms
[1790191721.470693] 64 bytes from 203.0.113.32: icmp_seq=302 ttl=64 time=1.77 ms
`;
const files = { "a.log": PING };

describe("a number", () => {
  test.each([
    ["expected: 618.647 ms", "reproduced"],
    ["expected: 618647 us", "reproduced"],
    ["expected: 618.648 ms", "contradicted"],
    ["expected: 619 ms, tolerance: 1 ms", "reproduced"],
    // 618.647 is 0.353 ms off: just not within 0.352
    ["expected: 619 ms, tolerance: 0.353 ms", "reproduced"],
    ["expected: 619 ms, tolerance: 0.352 ms", "contradicted"],
    ["expected: 0.619 s, tolerance: rounded", "reproduced"],
    ["expected: 0.618 s, tolerance: rounded", "contradicted"],
    ["expected: {min: 0.6 s, max: 0.7 s}", "reproduced"],
    ["expected: {max: 1 s}", "reproduced"],
    ["expected: {max: 0.5 s}", "contradicted"],
    ["expected: {min: 0.5 s, max: 0.6 s}, tolerance: 20 ms", "reproduced"],
  ])("%s: %s", async (claim, verdict) => {
    const c = await claimOn(files, `figure: loss.observedGap, ${claim}`);
    expect([c.verdict, c.observed, c.unit]).toEqual([verdict, 618_647, "us"]);
  });

  test("what was derived stands beside what was claimed, with its places and its limits", async () => {
    const c = await claimOn(files, "figure: loss.observedGap, expected: 0.5 s");
    expect(c).toMatchObject({ verdict: "contradicted", expected: 500_000, observed: 618_647 });
    expect(c.reason).toContain("618.647 ms");
    // lines 4 (reply 298), 5 and 6 (no answer), 7 (reply 301)
    expect(c.evidence.map((s) => s.line)).toEqual([4, 5, 6, 7]);
    expect(c.limits.length).toBeGreaterThan(0);
    expect(c.scope).toContain("7 samples");
  });
});

describe("bounds", () => {
  // proven 0 (a log stamps no send) to at most 818 518 us
  test.each([
    ["expected: {min: 0 s, max: 0.9 s}", "reproduced"],
    ["expected: {min: 0.2 s, max: 0.6 s}", "inconclusive"],
    ["expected: {min: 0.9 s}", "contradicted"],
  ])("%s: %s", async (claim, verdict) => {
    const c = await claimOn(files, `figure: loss.unreachable, ${claim}`);
    expect(c).toMatchObject({ verdict, observed: { low: 0, high: 818_518 } });
  });

  test("a loss that the recording ends in is known from below only", async () => {
    const numbered = (text: string) =>
      text.replaceAll(/icmp_seq=(\d+)/g, (_, n: string) => `icmp_seq=${Number(n) - 295}`);
    const cut = numbered(PING.split("\n").slice(0, 6).join("\n"));
    const summary =
      "--- 203.0.113.32 ping statistics ---\n5 packets transmitted, 3 received, 40% packet loss, time 1014ms\n";
    const c = await claimOn({ "a.log": `${cut}\n\n${summary}` }, "figure: loss.observedGap, expected: {max: 5 s}");
    expect(c.verdict).toBe("inconclusive");
    expect(c.missing).toMatch(/does not end within/);
  });
});

describe("loss", () => {
  test("two lost, one claim reproduced, one contradicted", async () => {
    expect((await claimOn(files, "figure: loss.count, expected: 2")).verdict).toBe("reproduced");
    expect((await claimOn(files, "figure: loss.count, expected: 0")).verdict).toBe("contradicted");
  });

  test("0 lost needs probes that could be read: an empty capture reproduces nothing", async () => {
    const empty = Uint8Array.from([0xd4, 0xc3, 0xb2, 0xa1, 2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 0, 0]);
    const c = await claimOn({ "empty.pcap": empty }, "figure: loss.count, expected: 0");
    expect([c.verdict, c.observed]).toEqual(["inconclusive", null]);
    expect(c.missing).toMatch(/capture or a ping log/);
  });

  test("0 lost is not shown by probes that had not been answered when the log ended", async () => {
    const log = `PING 203.0.113.32 (203.0.113.32) 56(84) bytes of data.
[1790191720.254543] 64 bytes from 203.0.113.32: icmp_seq=1 ttl=64 time=2.39 ms
[1790191720.460000] no answer yet for icmp_seq=2
`;
    const c = await claimOn({ "a.log": log }, "figure: loss.count, expected: 0");
    // probe 2 is pending, and so may be probe 3, which was just to leave
    expect(c.verdict).toBe("inconclusive");
    expect(c.observed).toMatchObject({ low: 0 });
  });
});

describe("stages and paths", () => {
  const other = PING.replaceAll("203.0.113.32", "203.0.113.40").replace(
    "[1790191721.060312] no answer yet for icmp_seq=299\n",
    "",
  );
  const lines = (claims: readonly string[]) => [
    "stages: [isolated, rejoined]",
    "sources:",
    "  - {file: a.log, stage: isolated, node: n1}",
    "  - {file: b.log, stage: rejoined, node: n2}",
    "claims:",
    ...claims.map((c, i) => `  - {id: c${i + 1}, says: it, ${c}}`),
  ];

  test("a result of one stage does not support a claim about another", async () => {
    const c = await check(
      { "a.log": PING, "b.log": other },
      lines([
        "figure: loss.count, expected: 2, stage: isolated",
        "figure: loss.count, where: {to: 203.0.113.32}, expected: 2, stage: rejoined",
        "figure: loss.count, where: {to: 203.0.113.99}, expected: 0",
        "figure: loss.count, expected: 2",
      ]),
    );
    expect(verdicts(c)).toEqual({ c1: "reproduced", c2: "out of scope", c3: "out of scope", c4: "inconclusive" });
    expect(c.acceptance.claims[1]!.reason).toContain("\u2018isolated\u2019");
    expect(c.acceptance.claims[3]!.reason).toContain("name the stage");
  });

  test("several figures that differ decide nothing; a selector does", async () => {
    const c = await check({ "a.log": PING, "b.log": PING }, [
      "sources: [{file: a.log, node: n1}, {file: b.log, node: n2}]",
      "claims:",
      "  - {id: one, says: it, figure: loss.observedGap, where: {node: n2}, expected: 618.647 ms}",
      "  - {id: both, says: it, figure: loss.observedGap, expected: 618.647 ms}",
    ]);
    // the same figure twice: they agree
    expect(verdicts(c)).toEqual({ one: "reproduced", both: "reproduced" });
  });
});

describe("a path into the evidence", () => {
  test.each([
    ["$.streams[0].sent", "7", "reproduced"],
    ["$.streams[to=203.0.113.32].lost", "2", "reproduced"],
    ["$.lossPeriods[0].observedGap_us", "618.647 ms", "reproduced"],
    ["$.lossPeriods[0].observedGap_us", "1 s", "contradicted"],
    // a zero by its path alone does not say that it could have been more
    ["$.streams[0].late", "0", "inconclusive"],
    ["$.streams[0].snt", "7", "inconclusive"],
  ])("%s is %s: %s", async (path, expected, verdict) => {
    const c = await claimOn(files, `figure: "${path}", expected: ${expected}`);
    expect(c.verdict).toBe(verdict);
    if (path.endsWith("snt")) expect(c.reason).toContain('did you mean "sent"?');
  });
});

describe("a case that cannot be right says so, all of it at once, with lines", () => {
  test("kinds, values, units, selectors, references", async () => {
    const wrong = check(files, [
      "stages: [before]",
      "sources: [{file: a.log, node: n1}]",
      "claims:",
      "  - {id: a, says: it, figure: loss.obsevedGap, expected: 1 s}",
      "  - {id: b, says: it, figure: loss.observedGap, expected: 616}",
      "  - {id: c, says: it, figure: loss.observedGap, expected: 616 bytes}",
      "  - {id: d, says: it, figure: loss.observedGap, expected: 616 ms, tolerance: some}",
      "  - {id: e, says: it, figure: loss.observedGap, expected: 616 ms, stage: befor}",
      '  - {id: f, says: it, figure: loss.observedGap, expected: 616 ms, where: {mac: "00:00:00:00:00:01"}}',
      "  - {id: g, says: it, figure: loss.observedGap, expected: 616 ms, where: {node: n2}}",
      "  - {id: h, says: it, figure: loss.count, expected: 0, control: q}",
      "  - {id: h, says: it, figure: loss.count, expected: 0, control: h}",
    ]);
    await expect(wrong).rejects.toThrow(/9 reasons|for \d+ reasons/);
    const message = await wrong.then(String, (e: Error) => e.message);
    for (const [line, says] of [
      [4, 'did you mean "loss.observedGap"?'],
      [5, "616 has no unit"],
      [6, '"616 bytes" does not fit'],
      [7, '"some" does not fit'],
      [8, 'did you mean "before"?'],
      [9, "is not chosen by mac"],
      [10, 'did you mean "n1"?'],
      [11, 'there is no claim "q"'],
      [12, "no control of itself"],
    ] as const)
      expect(
        message.split("\n").find((l) => l.includes(`case.yaml:${line}:`) && l.includes(says)),
        says,
      ).toBeDefined();
  });

  test("two claims that are controls of each other", async () => {
    const wrong = check(files, [
      "sources: [{file: a.log}]",
      "claims:",
      "  - {id: a, says: it, figure: loss.count, expected: 2, control: b}",
      "  - {id: b, says: it, figure: loss.count, expected: 2, control: a}",
    ]);
    await expect(wrong).rejects.toThrow(/controls of each other/);
  });
});
