// The licence of the compiled loop: what it and the walker make of the same packets.
import { expect } from "vitest";
import { observeCapture } from "../../src/observe/from-capture.ts";
import type { InputContext, Observation } from "../../src/observe/observation.ts";
import { type Packet, capture, context } from "./packets.ts";

/** Observes packets of Ethernet interfaces by both, which must agree. */
export async function both(
  list: readonly Packet[],
  ifaces = 1,
  more: Partial<InputContext> = {},
): Promise<Observation> {
  const types = Array.from({ length: ifaces }, () => 1);
  const one = (fast: boolean) => observeCapture(capture(list, types), { ...context, ...more }, { fast });
  const [compiled, walked] = [await one(true), await one(false)];
  expect(compiled).toEqual(walked);
  return compiled;
}
