// The licence of the compiled loop, for what only long streams show: rings that fill, probes that leave them, late replies, losses,
// copies, moves to other VTEPs, samples and spacings that are thinned, senders with many silences.
import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { SharedRoom } from "../../src/core/room.ts";
import { FrameObserver } from "../../src/observe/frame-observer.ts";
import { observeCapture } from "../../src/observe/from-capture.ts";
import { A, B, type Packet, capture, context, ethernet, inVxlan, ipv4, reply, request, udp } from "./packets.ts";
import { both } from "./both-loops.ts";

/** What happens next in one of a few streams. */
const step = fc.record({
  stream: fc.nat(3),
  // mostly the next request and its reply; also losses, repeats, replies that come late or twice, and steps back
  kind: fc.constantFrom("pair", "pair", "pair", "pair", "lost", "request", "reply", "again", "back", "skip"),
  vtep: fc.constantFrom(1, 1, 1, 1, 2),
  gap: fc.constantFrom(1e6, 9e6, 10e6, 10e6, 2e9, -1e6),
  rtt: fc.constantFrom(1000, 50_000, 12e6, -5),
  iface: fc.nat(1),
  size: fc.constantFrom(0, 0, 0, 40),
  times: fc.nat(60),
});

type Step = Omit<typeof step extends fc.Arbitrary<infer T> ? T : never, "gap" | "rtt"> & { gap: number; rtt: number };

function packets(steps: readonly Step[], ifaces: number): Packet[] {
  const out: Packet[] = [];
  const seqs = [0, 65_500, 100, 30_000];
  let ns = 0;
  const add = (s: Step, bytes: number[], at: number) => {
    const inner = [...bytes, ...Array.from({ length: s.size }, () => 0)];
    const [here, there] = [`192.0.2.${s.vtep}`, "192.0.2.9"];
    const frame = s.stream === 0 ? inner : inVxlan(s.stream === 1 ? here : there, s.stream === 1 ? there : here, inner);
    out.push({ ns: at, bytes: frame, iface: s.iface % ifaces });
  };
  for (const s of steps) {
    for (let i = 0; i <= s.times; i++) {
      const seq = seqs[s.stream]! & 0xffff;
      ns += s.gap;
      if (s.kind !== "reply") add(s, request(seq, 7 + s.stream), ns);
      if (s.kind === "pair" || s.kind === "reply") add(s, reply(seq, 7 + s.stream), ns + s.rtt);
      seqs[s.stream]! += { again: 0, reply: -1, back: -3, skip: 7 }[s.kind as "again"] ?? 1;
    }
  }
  return out;
}

describe("compiled loop and walker agree on long streams", () => {
  it.each([
    ["one interface", 1, {}],
    ["two interfaces", 2, {}],
    ["probes kept for the clocks", 1, { keepProbes: 5000 }],
    ["senders not followed", 1, { keepMacs: false }],
  ] as const)("%s", async (_, ifaces, more) => {
    const steps = fc.array(step, { minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(steps, async (s) => void (await both(packets(s, ifaces), ifaces, more))),
      { seed: 3, numRuns: 40 },
    );
  });

  it("more samples, marks and silences than are kept", async () => {
    const pair = { stream: 1, kind: "pair", vtep: 1, iface: 0, size: 0, times: 59 } as const;
    const steps = Array.from({ length: 110 }, (_, i) => ({
      ...pair,
      gap: 3e6 + i * 1e4,
      rtt: i % 7 === 0 ? 4e6 : 1e5,
    }));
    await both(packets(steps, 1), 1, { keepProbes: 1000 });
  });

  it("also where its memory is full", async () => {
    const room = new SharedRoom();
    while (room.bytes(1 << 20).byteOffset !== 0);
    const pair = { stream: 0, kind: "pair", vtep: 1, gap: 1e7, rtt: 1e5, iface: 0, size: 0, times: 20 } as const;
    await both(packets([pair, { ...pair, stream: 1 }], 1), 1, {});
    room.end();
  });

  it("takes the common frames itself", async () => {
    const walked = vi.spyOn(FrameObserver.prototype, "frame");
    const other = ethernet(0x0800, ipv4(A, B, 17, udp(2000, 3000, [1, 2, 3])));
    const list = [
      request(1),
      reply(1),
      inVxlan("192.0.2.1", "192.0.2.2", request(1)),
      [...other, ...Array(15).fill(0)],
    ];
    await observeCapture(capture(list.map((bytes, i) => ({ ns: i, bytes }))), context);
    expect(walked).not.toHaveBeenCalled();
    await observeCapture(capture([{ ns: 0, bytes: request(1).slice(0, 40) }]), context);
    expect(walked).toHaveBeenCalledTimes(1);
    walked.mockRestore();
  });
});
