// Which tap a picture of probes is drawn from.
import { expect, test } from "vitest";
import { bodies } from "../../src/render/figures/bodies.ts";
import type { Evidence } from "../../src/schema/evidence.generated.ts";

/** Two captures of the same probes: the second saw one probe less, and an outage is told there. */
function evidence(outages: readonly { loss: string }[]): Evidence {
  const stream = (id: string, input: string, sent: number, sameAs: string) =>
    ({ id, input, sent, sameAs: [sameAs], late: 0 }) as unknown as Evidence["streams"][number];
  const raster = (id: string) => ({ stream: id, vteps: ["192.0.2.1"], seq: [1], sent_us: [0] });
  return {
    inputs: [
      { id: "i1", kind: "capture", clock: "of the file" },
      { id: "i2", kind: "capture", clock: "of the file" },
    ],
    streams: [stream("s1", "i1", 60, "s2"), stream("s2", "i2", 59, "s1")],
    rasters: [raster("s1"), raster("s2")],
    lossPeriods: [
      { id: "s1-l1", stream: "s1" },
      { id: "s2-l1", stream: "s2" },
    ],
    paths: [],
    translations: [],
    outages,
  } as unknown as Evidence;
}

test("the tap that saw most probes, unless an outage is told at another that shows as much", () => {
  expect(bodies(evidence([])).map((b) => [b.stream.id, b.whole.id])).toEqual([["s1", "s1"]]);
  expect(bodies(evidence([{ loss: "s2-l1" }])).map((b) => [b.stream.id, b.whole.id])).toEqual([["s2", "s1"]]);
});
