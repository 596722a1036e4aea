// Moves that only forwarding tables saw: they show no sequence, so nothing can be said about its rise.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { analyze } from "../../../src/conclude/analyze.ts";
import { checkCase } from "../../../src/conclude/check-case.ts";
import { scratch } from "../../cli/run.ts";

const MAC = "52:54:00:aa:00:0a";

/** `bridge -t monitor fdb` of a leaf: the MAC behind one VTEP, and two seconds later behind another. */
const MONITOR = `Timestamp: Tue Dec  1 11:38:45 2026 575026 usec
${MAC} dev vx100 dst 192.0.2.13 self extern_learn
Timestamp: Tue Dec  1 11:38:47 2026 575026 usec
${MAC} dev vx100 dst 192.0.2.14 self extern_learn
`;

const claims = `sources: [{ file: leaf.fdb-monitor.txt, node: leaf, zone: "+00:00" }]
claims:
  - { id: rise, says: the sequence rose, figure: mobility.rise, expected: true }
  - { id: fall, says: the sequence did not rise, figure: mobility.rise, expected: false }
  - { id: seq, says: without a sequence, figure: mobility.sequence, expected: [absent] }
  - { id: moved, says: it moved, figure: mobility.moves, expected: 1 }
  - { id: to, says: to the new one, figure: mobility.nextHop, expected: [192.0.2.13, 192.0.2.14] }
`;

test("the move is counted; its sequence is not shown, which is neither absent nor a sequence that did not rise", async () => {
  const folder = scratch();
  writeFileSync(join(folder, "leaf.fdb-monitor.txt"), MONITOR);
  writeFileSync(join(folder, "case.yaml"), claims);
  const { evidence } = await analyze([folder]);
  const [move] = evidence.mobility.flatMap((m) => m.moves);
  expect(move).toMatchObject({ from: "192.0.2.13", to: "192.0.2.14", seqAfter: null, seqShown: false });
  const { acceptance } = await checkCase(folder);
  expect(acceptance.claims.map((c) => [c.id, c.verdict])).toEqual([
    ["rise", "inconclusive"],
    ["fall", "inconclusive"],
    ["seq", "inconclusive"],
    ["moved", "reproduced"],
    ["to", "reproduced"],
  ]);
});
