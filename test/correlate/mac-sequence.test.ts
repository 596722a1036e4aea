// The sequence before a move: as a sight has it, as a table without a time has it, or not recorded.
import { join } from "node:path";
import { expect, it, test } from "vitest";
import { analyze } from "../../src/conclude/analyze.ts";
import { correlateMobility } from "../../src/correlate/mac-mobility.ts";
import type { RouteObservation } from "../../src/observe/observation.ts";
import { story } from "../../src/render/story.ts";
import { describeShared } from "../shared.ts";
import { route, t } from "./build.ts";

const A = "192.0.2.13";
const B = "192.0.2.14";

/** An UPDATE in a capture. */
function update(at: string, vtep: string, seq?: number): RouteObservation {
  const base = route({ at: t(at), nextHop: vtep, rd: `${vtep}:2`, from: "10.77.2.0", to: "10.77.2.1" });
  return { ...base, ...(seq === undefined ? {} : { seq }) };
}

/** A row of a table that has neither a time nor a place in order. */
function row(table: "bgp" | "mac" | "fdb", vtep: string, seq?: number): RouteObservation {
  const { at: _, digits: __, ...base } = route({ at: t("0"), nextHop: vtep, table, where: "spine" });
  return { ...base, source: { input: `i-${table}`, line: 1 }, ...(seq === undefined ? {} : { seq }) };
}

const before = (...routes: RouteObservation[]) => {
  const [move] = correlateMobility(routes, {})[0]!.moves;
  return [move!.from, move!.seqBefore, move!.seqBeforeKnown];
};

it("a table's route to the old VTEP, one below: 1 -> 2", () => {
  expect(before(row("bgp", B, 1), update("10", A, 2))).toEqual([B, 1, true]);
  expect(before(row("mac", B, 1), update("10", A, 2))).toEqual([B, 1, true]);
});

it("a BGP table without the community: absent -> 1", () => {
  expect(before(row("bgp", B), update("10", A, 1))).toEqual([B, null, true]);
});

it("the UPDATE before says it itself", () => {
  expect(before(update("1", B), update("10", A, 1))).toEqual([B, null, true]);
  expect(before(update("1", A, 3), update("2", B, 4), update("10", A, 7))[2]).toBe(false); // the first sight of all
  const moves = correlateMobility([update("1", B, 4), update("10", A, 7)], {})[0]!.moves;
  expect(moves.at(-1)).toMatchObject({ from: B, seqBefore: 4, seqBeforeKnown: true, seqAfter: 7 });
});

it("a forwarding table has no sequence, and one that does not fit is of another time: not recorded", () => {
  expect(before(row("fdb", B), update("10", A, 2)).slice(1)).toEqual([null, false]);
  expect(before(row("bgp", B, 1), update("10", A, 4)).slice(1)).toEqual([null, false]);
});

describeShared("recorded moves, whole folders", (root) => {
  // the numbers are those of the folder's truth: the move raises the sequence by one
  test.each([
    ["move2", 1, 2],
    ["move4-i0.05", 3, 4],
  ])(
    "%s: %d -> %d",
    async (name, old, now) => {
      const { evidence } = await analyze([join(root, "lab", "A", name)], { samples: false });
      const [mobility] = evidence.mobility.filter((m) => m.ip === undefined && m.moves.length > 0);
      expect(mobility!.moves).toMatchObject([{ from: B, to: A, seqBefore: old, seqAfter: now, seqBeforeKnown: true }]);
      expect(story(evidence)[2]!.says).toContain(`sequence ${now} (before: ${old})`);
    },
    60_000,
  );

  test("the move of a case that the probes followed, though snapshots have no time", async () => {
    const { evidence } = await analyze([join(root, "cases", "evpn-move")], { samples: true });
    expect(story(evidence)[2]!.says).toMatch(/went from cp2 .* to cp1 .*sequence 2 \(before: 1\).*one of 2 moves/);
  });

  test("an ICMP error reaches the reader, and its tap is not called one-way", async () => {
    const { evidence } = await analyze([join(root, "lab", "D", "mtu-frag-needed")], {});
    expect(story(evidence)[0]!.says).toMatch(
      /1 of 5 probes .* met: .*mtu 1400, from 198\.51\.100\.1\..*4 probes .*never left the host: message too long, mtu 1400/,
    );
    expect(evidence.findings.map((f) => f.code)).not.toContain("probe.no-reply-at-tap");
  });
});
