// What holds for every layer file: the table, and any bytes that pass `check` read without throwing.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LAYERS } from "../../../src/decode/wire/layers.ts";
import { LAYER, LAYER_NAMES } from "../../../src/decode/wire/slots.ts";
import { windowOf } from "./bytes.ts";

test("the table is in the order of the layer numbers", () => {
  const names = LAYERS.map((l) => l.NAME);
  const expected = LAYER_NAMES.filter((n, id) => n !== undefined && id !== LAYER.rarp && id < LAYER.bgp);
  expect(names).toEqual(expected);
});

describe.each(LAYERS.map((layer) => ({ name: layer.NAME, layer })))("$name", ({ layer }) => {
  test("any bytes that pass check read without throwing, and every number is a whole one", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 320 }), fc.nat(16), (bytes, at) => {
        const w = windowOf(bytes);
        const stop = layer.check(w, at);
        if (stop === undefined) {
          for (const value of Object.values(layer.read(bytes, at)))
            if (typeof value === "number") expect(Number.isInteger(value) && value >= 0).toBe(true);
        } else expect(stop.have).toBe(Math.max(0, bytes.length - at));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test("a window shorter than the header stops", () => {
    const bytes = new Uint8Array(64);
    for (let end = 0; end < Math.max(1, layer.LEN); end++) expect(layer.check(windowOf(bytes, end), 0)).toBeDefined();
  });
});
