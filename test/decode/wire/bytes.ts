// Bytes from hex as in a hexdump, and the window and truncation checks that every layer's table uses.
import { expect } from "vitest";
import type { WireLayer } from "../../../src/decode/wire/layers.ts";
import type { Stop, Window } from "../../../src/decode/wire/stop.ts";

/** Bytes of hex text; blanks are ignored. */
export function hex(text: string): Uint8Array {
  const digits = text.replace(/\s+/g, "");
  return Uint8Array.from({ length: digits.length / 2 }, (_, i) => Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16));
}

/** All of `bytes` up to `end` as a window. */
export function windowOf(bytes: Uint8Array, end: number = bytes.length): Window {
  return { bytes, end, endFrom: "caplen" };
}

/** Bytes of a table row, checked and read at an offset that is not 0, so that a forgotten `at` shows. */
export function readAt<T>(layer: Pick<WireLayer, "check"> & { read(b: Uint8Array, at: number): T }, text: string): T {
  const body = hex(text);
  const bytes = new Uint8Array(body.length + 3).fill(0xee);
  bytes.set(body, 3);
  expect(layer.check(windowOf(bytes), 3)).toBeUndefined();
  return layer.read(bytes, 3);
}

/** `check` stops at every length shorter than the header and says how many bytes were there. */
export function expectStopsWhenCut(layer: WireLayer, text: string, need: number): void {
  const bytes = hex(text);
  for (let end = 0; end < need; end++) {
    const stop = layer.check(windowOf(bytes, end), 0) as Stop;
    expect(stop, `${layer.NAME} with ${end} bytes`).toMatchObject({
      layer: layer.NAME,
      offset: 0,
      have: end,
      endFrom: "caplen",
    });
    expect(stop.need).toBeGreaterThan(end);
    expect(stop.need).toBeLessThanOrEqual(need);
  }
  expect(layer.check(windowOf(bytes, need), 0)).toBeUndefined();
}
