// Counters by link type: told apart up to a limit, so that a file that names thousands of them stays cheap.
import { expect, test } from "vitest";
import { FrameCounters, LINK_LIMIT } from "../../src/observe/frame-counters.ts";
import type { CaptureInterface } from "../../src/read/batch.ts";

function interfaceOf(index: number, linkType: number): CaptureInterface {
  const none = { name: undefined, description: undefined, filter: undefined };
  return { index, id: index, section: 0, linkType, snaplen: 0, ...none, digits: 6, resolutionNs: 1000, fcsLength: 0 };
}

test("interfaces of one link type share their counters", () => {
  const counters = new FrameCounters();
  const first = counters.of(interfaceOf(0, 1));
  expect(counters.of(interfaceOf(1, 1))).toBe(first);
  expect(counters.of(interfaceOf(2, 276))).not.toBe(first);
  expect(counters.counts().map((c) => c.linkType)).toEqual(["EN10MB", "LINUX_SLL2"]);
});

test("link types beyond the limit share one row, and Ethernet never does", () => {
  const counters = new FrameCounters();
  for (let i = 0; i < 5000; i++) counters.of(interfaceOf(i, 2000 + i)).add(100, 0);
  counters.of(interfaceOf(5000, 1)).add(60, 0);
  const rows = counters.counts();
  // LINK_LIMIT types, the row of all others, Ethernet.
  expect(rows).toHaveLength(LINK_LIMIT + 2);
  expect(rows[LINK_LIMIT]).toMatchObject({ linkType: "other link types", packets: 5000 - LINK_LIMIT });
  expect(rows[LINK_LIMIT + 1]).toMatchObject({ linkType: "EN10MB", packets: 1 });
  expect(rows.reduce((sum, row) => sum + row.packets, 0)).toBe(5001);
});
