// Recorded moves through the whole main job, the clocks as causality bounds them: with all recordings and with each taken away.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/conclude/analyze.ts";
import { checkOutage, type Truth } from "../correlate/ladder-truth.ts";
import { describeShared } from "../shared.ts";

const FILES = [
  "hostb-ping.txt",
  "leaf2-eth1.pcap",
  "cp1-eth1.pcap",
  "cp2-eth1.pcap",
  "cp1-tap-vm.pcap",
  "cp2-tap-vm.pcap",
  "spine-swp2.pcap",
  "leaf2-bridge-monitor-fdb.txt",
];
const MOVES = (process.env["WIREWITNESS_MOVES"] ?? "move1,move5-withdraw-first").split(",");

describeShared("outages of recorded moves, by the main job", (root) => {
  describe.each(MOVES)("%s", (move) => {
    const folder = join(root, "lab/A", move);
    const truth = JSON.parse(readFileSync(join(folder, "ladder.json"), "utf8")) as Truth;

    it.each(["nothing", ...FILES])("without %s", async (file) => {
      const paths = FILES.filter((f) => f !== file).map((f) => join(folder, f));
      const { evidence } = await analyze(paths, { samples: true });
      expect(evidence.outages.length).toBeGreaterThan(0);
      for (const outage of evidence.outages) checkOutage(outage, truth);
    });
  });
});
