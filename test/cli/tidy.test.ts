// Garbage is collected between large inputs, and only there.
import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { Tidy } from "../../src/cli/tidy.ts";

const dropped = (): WeakRef<object> => new WeakRef({ held: Array.from({ length: 1000 }, () => 0) });

test("the second large input has the garbage collected; a first, or small ones, do not", async () => {
  const tidy = new Tidy();
  const one = dropped();
  // what a WeakRef was made for is held until the turn ends
  await turn();
  tidy.read(2_000_000);
  tidy.end();
  expect(one.deref()).toBeDefined();
  await turn();
  tidy.read(10);
  await turn();
  expect(one.deref()).toBeUndefined();
  const two = dropped();
  await turn();
  tidy.read(499_999);
  expect(two.deref()).toBeDefined();
  await turn();
  tidy.read(1);
  await turn();
  expect(two.deref()).toBeUndefined();
});
