// Frames that still went to a MAC that nobody served any more. Frames by hand: a probe every 100 ms, sequence 1 to 20; 11 to 14 are lost.
import { describe, expect, it } from "vitest";
import { chooseLosses } from "../../src/correlate/outage-subject.ts";
import { staleMacFindings } from "../../src/correlate/stale-mac.ts";
import { correlateStreams } from "../../src/correlate/streams.ts";
import { correlateWays } from "../../src/correlate/ways.ts";
import type { Observation } from "../../src/observe/observation.ts";
import { A, B, MS, type Packet, echo, inVxlan, ipv4, observe } from "../observe/packets.ts";

const mac = (n: number) => [2, 0, 0, 0, 0, n];
const text = (n: number) => `02:00:00:00:00:0${n}`;

interface Scenario {
  /** MACs that requests and replies go to, by sequence number. */
  readonly to?: (seq: number) => number;
  readonly back?: (seq: number) => number;
  readonly ttlBack?: number;
  readonly lost?: (seq: number) => boolean;
  readonly wrap?: (frame: number[]) => number[];
}

async function recording(s: Scenario): Promise<Observation> {
  const { to = () => 2, back = () => 1, ttlBack = 63, lost = (n) => n >= 11 && n <= 14, wrap = (f) => f } = s;
  const packets = Array.from({ length: 20 }, (_, i): Packet[] => {
    const seq = i + 1;
    const ask = [...mac(to(seq)), ...mac(1), 8, 0, ...ipv4(A, B, 1, echo(8, 7, seq))];
    const answer = [...mac(back(seq)), ...mac(2), 8, 0, ...ipv4(B, A, 1, echo(0, 7, seq), ttlBack)];
    const asked = { ns: seq * 100 * MS, bytes: wrap(ask) };
    return lost(seq) ? [asked] : [asked, { ns: seq * 100 * MS + MS, bytes: wrap(answer) }];
  });
  const fast = await observe(packets.flat(), [1], { fast: true });
  expect(fast).toEqual(await observe(packets.flat(), [1], { fast: false }));
  return fast;
}

function findings(observations: readonly Observation[]) {
  const streams = correlateStreams(observations);
  return staleMacFindings(chooseLosses(streams), correlateWays(observations, streams.ofs).flows);
}

describe("a stale MAC", () => {
  it("is a gateway's where replies have passed routers", async () => {
    const o = await recording({ to: (n) => (n < 15 ? 2 : 3) });
    expect(findings([o])).toEqual([
      expect.objectContaining({
        code: "outage.stale-gateway-mac",
        severity: "warning",
        says: `Loss s1-l1: ${A} sent requests to ${text(2)} up to sequence 14, within the loss, and to ${text(3)} from sequence 15 on: it held a stale MAC of its gateway.`,
        // requests 1 to 10 and their replies are records 1 to 20; requests 11 to 14 records 21 to 24
        where: [
          { input: "i1", record: 24 },
          { input: "i1", record: 25 },
        ],
      }),
    ]);
  });

  it("is the machine's own where the replies come from the same link", async () => {
    const [f] = findings([await recording({ to: (n) => (n < 15 ? 2 : 3), ttlBack: 64 })]);
    expect(f).toMatchObject({ code: "outage.stale-neighbour-mac" });
    expect(f!.says).toContain(`it held a stale MAC of ${B}.`);
  });

  it("is that of the machine's own gateway where its replies went to it", async () => {
    // at the machine's port all is answered; at the sender 11 to 14 are lost. Requests come to the machine with TTL 64: no router seen,
    // so the stale MAC is that of the sender itself
    const port = await recording({ back: (n) => (n < 14 ? 1 : 4), lost: () => false });
    const sender = await recording({});
    const at = { ...port, input: { ...port.input, id: "i2" } };
    const [f, ...rest] = findings([sender, at]);
    expect(rest).toEqual([]);
    expect(f!.says).toBe(
      `Loss s1-l1: ${B} sent replies to ${text(1)} up to sequence 13, within the loss, and to ${text(4)} from sequence 14 on: it held a stale MAC of ${A}.`,
    );
  });

  it("is not named where the MAC did not change, changed outside of the loss, or was never the right one", async () => {
    const at = async (to: (n: number) => number) => findings([await recording({ to })]);
    expect(await at(() => 2)).toEqual([]);
    expect(await at((n) => (n < 5 ? 2 : 3))).toEqual([]);
    expect(await at((n) => (n < 18 ? 2 : 3))).toEqual([]);
    // the old MAC was never answered: in use from the first lost probe on only
    expect(await at((n) => (n < 11 ? 4 : n < 15 ? 2 : 3))).toEqual([]);
  });

  it("is not named for requests within a tunnel: there the MAC is the VTEP's", async () => {
    const wrap = (f: number[]) => inVxlan("192.0.2.12", "192.0.2.13", f);
    expect(findings([await recording({ to: (n) => (n < 15 ? 2 : 3), wrap })])).toEqual([]);
  });
});
