// Which rows are one flow seen at several taps, or inside and outside of a tunnel: ends, ports and the numbers that its packets
// carry are the same. No clock is needed for that.
import type { FlowKey, SequenceFlow, TcpFlow } from "../observe/flow-observation.ts";

/** A flow with its id. */
export interface FlowOf {
  readonly id: string;
  readonly flow: TcpFlow | SequenceFlow;
}

/** Ids of the other rows of each flow, in order. */
export function sameFlows(flows: readonly FlowOf[]): Map<string, string[]> {
  const groups = new Map<string, FlowOf[][]>();
  for (const f of flows) {
    const name = nameOf(f.flow);
    const bodies = groups.get(name) ?? [];
    groups.set(name, bodies);
    const body = bodies.find((b) => b.some((other) => meet(f.flow, other.flow)));
    if (body === undefined) bodies.push([f]);
    else body.push(f);
  }
  const out = new Map<string, string[]>();
  for (const body of [...groups.values()].flat()) {
    for (const f of body)
      out.set(
        f.id,
        body.filter((other) => other !== f).map((other) => other.id),
      );
  }
  return out;
}

/** Both ends in one order, whichever of them opened the connection. */
function nameOf(flow: TcpFlow | SequenceFlow): string {
  const { from, fromPort, to, toPort, ssrc } = flow.key;
  const ends = [`${from} ${fromPort}`, `${to} ${toPort}`];
  if (flow.protocol === "tcp") ends.sort();
  return [flow.protocol, ...ends, ssrc ?? ""].join("|");
}

function meet(a: TcpFlow | SequenceFlow, b: TcpFlow | SequenceFlow): boolean {
  if (a.protocol === "tcp") return b.protocol === "tcp" && spansMeet(a, b);
  if (b.protocol === "tcp") return false;
  // a source of RTP is a number chosen at random; of 16 bits of sequence nothing can be said after a wrap
  if (a.protocol === "rtp") return true;
  return a.firstSeq <= b.lastSeq && b.firstSeq <= a.lastSeq;
}

function spansMeet(a: TcpFlow, b: TcpFlow): boolean {
  const other = isTurned(a.key, b.key) ? b.spans.toReversed() : b.spans;
  return a.spans.some((x, i) => {
    const y = other[i];
    if (x === undefined || y === undefined) return false;
    return ((x[0] - y[1]) | 0) <= 0 && ((y[0] - x[1]) | 0) <= 0;
  });
}

function isTurned(a: FlowKey, b: FlowKey): boolean {
  return a.from !== b.from || a.fromPort !== b.fromPort;
}
