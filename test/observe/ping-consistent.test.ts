// Ping logs that contradict themselves: the lines stand against the summary, and a clock that was set is no loss.
import { describe, expect, it } from "vitest";
import { assembleEvidence } from "../../src/conclude/evidence.ts";
import { arithmeticProblems } from "../../src/conclude/arithmetic.ts";
import { observeText } from "../../src/observe/from-text.ts";
import type { InputContext } from "../../src/observe/observation.ts";
import { linesOf } from "../decode/text/lines.ts";

const context: InputContext = { id: "i1", name: "ping.txt", tunnelPorts: [], waitNs: 2_000_000_000 };
const observe = (text: string) => observeText([linesOf(text)], context);

/** 20 probes 0.2 s apart; `lost` have no answer; `shift` seconds are added to the stamps from seq 11 on. */
function log(lost: readonly number[], shift = 0, counts?: readonly [number, number]): string {
  const lines = ["PING 192.0.2.1 (192.0.2.1) 56(84) bytes of data."];
  for (let seq = 1; seq <= 20; seq++) {
    const missing = lost.includes(seq);
    // ping says "no answer yet" just before the next one leaves
    const us = seq * 200_000 + (missing ? 199_900 : 100) + (seq > 10 ? shift * 1e6 : 0);
    const stamp = `[${1_796_063_200 + Math.floor(us / 1e6)}.${String(us % 1e6).padStart(6, "0")}]`;
    lines.push(
      `${stamp} ${missing ? `no answer yet for icmp_seq=${seq}` : `64 bytes from 192.0.2.1: icmp_seq=${seq} ttl=63 time=0.100 ms`}`,
    );
  }
  if (counts !== undefined) {
    const [sent, received] = counts;
    const percent = ((sent - received) * 100) / sent;
    lines.push(
      "",
      "--- 192.0.2.1 ping statistics ---",
      `${sent} packets transmitted, ${received} received, ${percent}% packet loss, time 3800ms`,
    );
  }
  return `${lines.join("\n")}\n`;
}

async function evidenceOf(text: string) {
  const observation = await observe(text);
  return assembleEvidence({ observations: [observation], subject: {}, toolVersion: "0.0.0" });
}

describe("a summary against its lines", () => {
  it("does not take back a loss that the lines show", async () => {
    const evidence = await evidenceOf(log([8, 9, 10], 0, [20, 20]));
    expect(evidence.streams[0]).toMatchObject({ sent: 20, answered: 17, lost: 3, summary: { agrees: false } });
    expect(evidence.lossPeriods).toMatchObject([{ firstLostSeq: 8, lastLostSeq: 10, lost: 3 }]);
    expect(arithmeticProblems(evidence)).toEqual([]);
  });

  it.each<[readonly number[], readonly [number, number]]>([
    [[], [20, 15]],
    [[], [25, 20]],
    [
      [8, 9, 10],
      [20, 18],
    ],
    [
      [8, 9, 10],
      [40, 37],
    ],
    [
      [8, 9, 10],
      [10, 10],
    ],
    [[20], [20, 20]],
    [
      [1, 2],
      [20, 0],
    ],
  ])("adds up whatever it says: %j lost, %j counted", async (lost, counts) => {
    const evidence = await evidenceOf(log(lost, 0, counts));
    expect(arithmeticProblems(evidence)).toEqual([]);
    const placed = evidence.lossPeriods.reduce((n, l) => n + l.byState.lost, 0);
    expect(placed).toBeGreaterThanOrEqual(lost.filter((n) => n < 20).length);
    expect(evidence.streams[0]!.lost).toBeGreaterThanOrEqual(placed);
  });
});

describe("a clock that is set forward in a log, or a ping that pauses", () => {
  it("does not stretch the spacing, and is said", async () => {
    const { streams, findings } = await observe(log([5, 6], 3600, [20, 18]));
    // 15 neighbouring answered pairs 0.2 s apart, one of 0.6 s over three, and 3600.2 s left out
    expect(streams[0]).toMatchObject({ meanSpacingNs: 200_000_000, nominalIntervalNs: 200_000_000 });
    const gap = findings.find((f) => f.code === "probe.send-gap");
    expect(gap?.says).toContain("3600.200 s apart, where 0.200 s is usual");
    // header, then seq 1 to 11: line 12
    expect(gap?.where).toEqual([{ input: "i1", line: 12 }]);
  });

  it("derives no loss that is longer than the outage can have been", async () => {
    const { lossPeriods } = await evidenceOf(log([5, 6], 3600, [20, 18]));
    const [period] = lossPeriods;
    expect(period!.lossDerived_us).toBe(400_000);
    expect(period!.lossDerived_us!).toBeLessThanOrEqual(period!.outageAtMost_us!);
  });

  it("backwards is left out of the mean as well", async () => {
    const { streams } = await observe(log([5, 6], -5));
    expect(streams[0]!.meanSpacingNs).toBe(200_000_000);
  });
});
