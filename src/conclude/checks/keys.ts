// What the figures of several kinds have in common: streams in words, and what they are chosen by.
import type { Stream } from "../../schema/evidence.generated.ts";
import type { Figure } from "./figure.ts";

/** What figures of a stream can be chosen by. */
export function streamKeys(s: Stream): Figure["keys"] {
  return {
    stream: s.id,
    to: s.to,
    ...(s.from === null ? {} : { from: s.from }),
    ...(s.key.vni === undefined ? {} : { vni: s.key.vni }),
    ...(s.key.vlan === undefined ? {} : { vlan: s.key.vlan }),
    ...(s.key.icmpId === undefined ? {} : { icmpId: s.key.icmpId }),
  };
}

/** A stream in words: "192.0.2.1 to 192.0.2.2, VNI 100". */
export function streamPath(s: Stream): string {
  const ends = s.from === null ? `to ${s.to}` : `${s.from} to ${s.to}`;
  const vni = s.key.vni === undefined ? "" : `, VNI ${s.key.vni}`;
  return `${ends}${vni}${s.key.vlan === undefined ? "" : `, VLAN ${s.key.vlan}`}`;
}

/** First and last time of a stream; undefined where it has none. */
export function streamSpan(s: Stream): Figure["span"] {
  return s.first === undefined || s.last === undefined ? undefined : { first: s.first, last: s.last };
}
