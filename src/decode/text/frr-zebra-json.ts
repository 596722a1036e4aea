// What zebra prints alike for MACs and neighbours of EVPN in JSON: the VTEP, sequences, flags, age, duplicate detection.
import { canonicalIp } from "../../core/address.ts";
import { flagAt, numberAt, stringAt } from "./json-tree.ts";
import type { JsonObject } from "./json-tree.ts";
import { MOST_MOBILITY } from "./printed-number.ts";

/** Fields that a MAC and a neighbour share. */
interface ZebraFields {
  vtep: string | undefined;
  localSeq: number | undefined;
  remoteSeq: number | undefined;
  flags: string;
  uptime: string | undefined;
  duplicate: boolean | undefined;
}

/** Letters of the text's legend by the key that says the same; a key is there only when it is true. */
const FLAGS = [
  ["localInactive", "I"],
  ["peerActive", "P"],
  ["peerProxy", "X"],
] as const;

/** The fields of one entry, FRR 7.x to 10.x. A VTEP that is no address stays as printed. */
export function zebraFieldsOf(o: JsonObject): ZebraFields {
  const vtep = stringAt(o, "remoteVtep");
  return {
    vtep: vtep === undefined ? undefined : (canonicalIp(vtep) ?? vtep),
    localSeq: numberAt(o, "localSequence", MOST_MOBILITY),
    remoteSeq: numberAt(o, "remoteSequence", MOST_MOBILITY),
    flags: FLAGS.map(([key, letter]) => (flagAt(o, key) ? letter : "")).join(""),
    uptime: stringAt(o, "uptime"),
    duplicate: o.entries.has("isDuplicate") ? flagAt(o, "isDuplicate") : undefined,
  };
}
