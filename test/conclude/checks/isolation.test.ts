// The matrix of who reaches whom: a pair that is apart needs a pair of the same prober that is not, in the same window.
import { expect, test } from "vitest";
import { check, verdicts } from "../claims/build.ts";
import { LOG } from "./inputs.ts";

const SILENT = (to: string) => `PING ${to} (${to}) 56(84) bytes of data.
${[0, 1].map((n) => `[179019172${n}.254543] no answer yet for icmp_seq=${n + 1}`).join("\n")}

--- ${to} ping statistics ---
2 packets transmitted, 0 received, 100% packet loss, time 1001ms
`;

// a reaches its gateway .1 and not b's host .9; b reaches .9 and not .5
const FILES = {
  "a-gw.log": LOG("10.1.2.1", false),
  "a-9.log": SILENT("10.1.3.9"),
  "b-9.log": LOG("10.1.3.9", false),
  "b-5.log": SILENT("10.1.2.5"),
};
const run = (files: Readonly<Record<string, string>>, claims: readonly string[]) =>
  check(files, [
    "sources:",
    ...Object.keys(files).map((f) => `  - {file: ${f}, node: ${f[0]!}}`),
    "claims:",
    ...claims.map((c, i) => `  - {id: c${i + 1}, says: it, ${c}}`),
  ]);

test("each pair that is apart has its control", async () => {
  const c = await run(FILES, [
    "figure: isolation.apart, expected: [a 10.1.3.9, b 10.1.2.5]",
    "figure: isolation.reached, expected: [b 10.1.3.9, a 10.1.2.1]",
    "figure: isolation.apart, expected: [a 10.1.3.9]",
    "figure: isolation.holds",
    "figure: isolation.holds, where: {node: a, to: 10.1.3.9}",
    "figure: isolation.holds, where: {node: a, to: 10.1.2.1}",
  ]);
  expect(verdicts(c)).toEqual({
    c1: "reproduced",
    c2: "reproduced",
    c3: "contradicted",
    c4: "reproduced",
    c5: "reproduced",
    // who answers is not apart
    c6: "contradicted",
  });
});

test("a prober that reaches nobody shows nothing, and another's control is not its own", async () => {
  const { "b-9.log": _, ...files } = FILES;
  const c = await run(files, [
    "figure: isolation.apart, expected: [a 10.1.3.9, b 10.1.2.5]",
    "figure: isolation.holds, where: {node: a, to: 10.1.3.9}",
    "figure: isolation.holds, where: {node: b, to: 10.1.2.5}",
  ]);
  expect(verdicts(c)).toEqual({ c1: "inconclusive", c2: "reproduced", c3: "inconclusive" });
  expect(c.acceptance.claims[0]!.missing).toMatch(/beside .b 10\.1\.2\.5. a probe by the same prober/);
});

test("nor does a control an hour later", async () => {
  const files = { ...FILES, "a-gw.log": FILES["a-gw.log"].replaceAll("[17901917", "[17901953") };
  const c = await run(files, [
    "figure: isolation.holds, where: {node: a, to: 10.1.3.9}",
    "figure: isolation.holds, where: {node: b, to: 10.1.2.5}",
  ]);
  expect(verdicts(c)).toEqual({ c1: "inconclusive", c2: "reproduced" });
});
