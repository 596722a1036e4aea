// Zeros that could not have been anything else: they reproduce nothing.
import { describe, expect, test } from "vitest";
import { check, claimOn, verdicts } from "../claims/build.ts";
import { LEAF, LOG, TABLE } from "./inputs.ts";

describe("no move", () => {
  const run = (files: Readonly<Record<string, string>>) =>
    check(files, [
      "sources:",
      ...Object.keys(files).map((f) => `  - {file: ${f}, node: rr, order: ${f[0]!}}`),
      "claims:",
      "  - {id: none, says: it, figure: mobility.moves, where: {ip: none}, expected: 0}",
    ]);
  test("is not shown by tables of one moment", async () => {
    const table = TABLE("10.9.0.21", "");
    expect(verdicts(await run({ "0.txt": table }))).toEqual({ none: "inconclusive" });
    expect(verdicts(await run({ "0.txt": table, "1.txt": table }))).toEqual({ none: "reproduced" });
    expect(verdicts(await run({ "0.txt": table, "1.txt": TABLE("10.9.0.22", " MM:1") }))).toEqual({
      none: "contradicted",
    });
  });
});

test("no local error is not shown by a capture, which does not see what never left", async () => {
  const claim = "figure: probe.localErrors, expected: 0";
  expect((await claimOn({ "a.log": LOG("10.1.2.5") }, claim)).verdict).toBe("reproduced");
  const c = await claimOn({ "leaf.txt": LEAF }, claim);
  expect([c.verdict, c.missing]).toEqual(["inconclusive", expect.stringMatching(/a ping log/)]);
});

test("no repoint is not shown by one request", async () => {
  // of LEAF the first request alone: two lines of the tunnel and its answer
  const one = LEAF.split("\n").slice(0, 4).join("\n");
  const claim = "figure: path.repoints, expected: 0";
  expect((await claimOn({ "leaf.txt": `${one}\n` }, claim)).verdict).toBe("inconclusive");
  expect((await claimOn({ "leaf.txt": LEAF }, claim)).verdict).toBe("contradicted");
});
