// Recorded moves, with all recordings and with each taken away in turn: what is said is never wrong, only wider. The true values
// are the lab's own (ladder.json: tshark on the taps, the FDB monitor, the hypervisor's log).
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { correlateOutages, type OutageClocks } from "../../src/correlate/outages.ts";
import { correlateStreams } from "../../src/correlate/streams.ts";
import { observeFile } from "../../src/conclude/observe-input.ts";
import type { Observation } from "../../src/observe/observation.ts";
import { openSource } from "../../src/read/source.ts";
import type { Outage } from "../../src/schema/evidence.generated.ts";
import { describeShared } from "../shared.ts";
import { SLACK_US, checkOutage, trueParts, type Truth } from "./ladder-truth.ts";

const FILES = [
  "hostb-ping.txt",
  "hostb-eth0.pcap",
  "leaf2-eth1.pcap",
  "cp1-eth1.pcap",
  "cp2-eth1.pcap",
  "cp1-tap-vm.pcap",
  "cp2-tap-vm.pcap",
  "spine-swp2.pcap",
  "leaf2-bridge-monitor-fdb.txt",
];
/** All taps of the lab are stamped by one kernel; a clock graph would know it to the delay between two taps. */
const CLOCK_NS = 100_000n;
const clocks = { toClock: (t: bigint) => ({ low: t - CLOCK_NS, high: t + CLOCK_NS }) };

describeShared("outages of recorded moves", (root) => {
  const moves = readdirSync(join(root, "lab/A")).filter((m) => existsSync(join(root, "lab/A", m, "ladder.json")));

  describe.each(moves)("%s", (move) => {
    const truth = JSON.parse(readFileSync(join(root, "lab/A", move, "ladder.json"), "utf8")) as Truth;
    const all: Observation[] = [];
    const told = (observations: readonly Observation[], clock: OutageClocks = clocks) =>
      correlateOutages({ observations, streams: correlateStreams(observations), clocks: clock, subject: {} });

    beforeAll(async () => {
      for (const [i, name] of FILES.entries()) {
        const path = join(root, "lab/A", move, name);
        const context = { id: `i${i + 1}`, name, tunnelPorts: [], waitNs: 2e9, keepMacs: true };
        all.push(await observeFile(path, (p) => openSource(p), context, { samples: true, named: true }));
      }
    });

    it("all recordings: every part that there was, in order, and how it recovered", () => {
      const outages = told(all);
      expect(outages).toHaveLength(1);
      const [outage] = outages as [Outage];
      checkOutage(outage, truth);
      expect(outage.parts.filter((p) => p.within === undefined).map((p) => p.name)).toEqual([
        ...trueParts(truth).keys(),
      ]);
      const at = truth.events_ns;
      const byRoute = BigInt(at["updateReceived"]!) < BigInt(at["firstReply"]!);
      expect(outage.recoveredBy).toBe(byRoute ? "route" : "flood");
      expect(outage.events.some((e) => e.afterRecovery === true)).toBe(!byRoute);
      expect(outage.parts.find((p) => p.name === "pause")!.low_us).toBeGreaterThan(truth.pause_us.low - SLACK_US);
    });

    it.each(FILES)("without %s", (file) => {
      for (const outage of told(all.filter((o) => o.input.name !== file))) checkOutage(outage, truth);
    });

    it("with clocks that are known only roughly", () => {
      // bounds of each input lie another way around the truth, up to 40 ms wide
      for (let turn = 0; turn < 30; turn++) {
        const clock: OutageClocks = {
          toClock(t, from, to) {
            const n = BigInt((Number(from.slice(1)) * 7 + Number(to.slice(1)) * 3 + turn * 5) % 9);
            return { low: t - 100_000n - n * 2_500_000n, high: t + 100_000n + (8n - n) * 2_500_000n };
          },
        };
        for (const outage of told(all, clock)) checkOutage(outage, truth);
      }
    });

    it.each(FILES)("with the clock of %s unrelated to the others", (file) => {
      const alone = all.find((o) => o.input.name === file)!.input.id;
      const clock: OutageClocks = {
        toClock: (t, from, to) => (from === alone || to === alone ? undefined : clocks.toClock(t)),
      };
      for (const outage of told(all, clock)) {
        checkOutage(outage, truth);
        const shown = all.find((o) => o.input.id === alone)!;
        const matters = shown.macs?.some((m) => m.mac === "52:54:00:aa:00:0a") === true;
        const named = outage.cannotSplit.some((c) => c.part === "all");
        expect(named).toBe(outage.observer === alone || matters);
      }
    });

    it("with any of them taken away", () => {
      for (let taken = 1; taken < 2 ** FILES.length; taken++) {
        for (const outage of told(all.filter((_, i) => ((taken >> i) & 1) === 0))) checkOutage(outage, truth);
      }
    });
  });
});
