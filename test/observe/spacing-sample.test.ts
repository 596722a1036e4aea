// Spacings of sends without those that no sender makes.
import { expect, it } from "vitest";
import { SpacingSamples } from "../../src/observe/spacing-sample.ts";

it("a negative spacing and one over ten medians are left out of the mean", () => {
  const s = new SpacingSamples();
  for (const ns of [100, 102, -10_000, 98, 3_600_000, 100]) s.add(0, ns);
  expect(s.usual(0)).toEqual({ mean: 100, least: 98, most: 102, limit: 1000, unusual: 2, complete: true });
});

it("a median of 0 leaves out nothing above it; no spacing is none", () => {
  const s = new SpacingSamples();
  for (const ns of [0, 0, 0, 1e9]) s.add(1, ns);
  expect(s.usual(1)).toMatchObject({ mean: 0.25e9, unusual: 0 });
  expect(s.usual(0)).toBeUndefined();
});
