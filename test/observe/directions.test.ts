// Recordings of one direction, of both, and of what cannot be told.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { Directions } from "../../src/observe/directions.ts";
import { observeCapture } from "../../src/observe/from-capture.ts";
import { readCapture } from "../../src/read/capture.ts";
import { openSource } from "../../src/read/source.ts";
import { describeShared } from "../shared.ts";
import { A, B, MS, context, inVxlan, observe, reply, request } from "./packets.ts";

const bothWays = async (frames: number[][]) =>
  (await observe(frames.map((bytes, i) => ({ ns: i * MS, bytes })))).streams[0]?.bothWays;

/** An ARP packet to 02:00:00:00:00:02, which sends the tests' requests; they go to 02:00:00:00:00:01. */
const arp = (from: number): number[] => {
  const [sender, target] = [
    [2, 0, 0, 0, 0, from],
    [2, 0, 0, 0, 0, 2],
  ] as const;
  return [...target, ...sender, 8, 6, 0, 1, 8, 0, 6, 4, 0, 2, ...sender, 10, 0, 0, 2, ...target, 10, 0, 0, 1];
};

it("requests alone are one direction, tunnelled or not; a reply makes it both", async () => {
  expect(await bothWays([request(1), request(2)])).toBe(false);
  expect(await bothWays([inVxlan("192.0.2.1", "192.0.2.2", request(1))])).toBe(false);
  expect(await bothWays([request(1), reply(1)])).toBe(true);
  expect(await bothWays([request(1), reply(77)])).toBe(true);
});

it("anything from the other side makes it both: ARP, another host's frame to the sender", async () => {
  expect(await bothWays([request(1), arp(1), request(2)])).toBe(true);
  expect(await bothWays([request(1), arp(9), request(2)])).toBe(true);
});

it("group addresses are no receivers, and what is not told apart is not told", () => {
  const d = new Directions();
  expect(d.bothWays).toBeUndefined();
  d.pair(1, undefined);
  expect(d.bothWays).toBeUndefined();
  d.pair(1, 2);
  expect(d.bothWays).toBe(false);
  for (let n = 10; n < 20_000; n += 2) d.pair(n, n + 1);
  expect(d.bothWays).toBeUndefined();
  expect(d.settled).toBe(true);
});

it("replies without requests are counted by the stream that they answer", async () => {
  const { unmatchedReplies } = await observe([3, 4, 5].map((seq) => ({ ns: seq * MS, bytes: reply(seq) })));
  expect(unmatchedReplies).toMatchObject([
    { from: A, to: B, protocol: "icmp", count: 3, firstSeq: 3, lastSeq: 5, source: { record: 1 } },
  ]);
});

describeShared("total loss as recorded", (root) => {
  const at = join(root, "lab/D/total-loss");
  const observed = async (file: string) => {
    const source = await openSource(join(at, file));
    try {
      return (await observeCapture(readCapture(source), context)).streams[0];
    } finally {
      source.close();
    }
  };

  it("at the sender nothing came back at all; at the leaf BGP passes in both directions", async () => {
    const truth = JSON.parse(readFileSync(join(at, "truth.json"), "utf8")) as Record<string, { lost_seqs?: number[] }>;
    const lost = truth["hostb-ping.txt"]!.lost_seqs!.length;
    expect(await observed("hostb-eth0.pcap")).toMatchObject({ bothWays: false, sent: lost });
    expect(await observed("leaf2-eth1.pcap")).toMatchObject({ bothWays: true, counts: { lost } });
  });
});
