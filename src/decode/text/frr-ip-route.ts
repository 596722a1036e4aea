// FRR `show ip route [vrf V|all]`, `show ipv6 route`, text, 5.0 to 10.7. Further next hops stand on lines that begin with blanks and the
// sign of the FIB; the signs before a prefix are protocol, ">" for selected, and "*" (FIB) or a state.
// Becomes: records of the RIB; nothing is concluded from them alone.
// Not read: labels, segment routing, backup next hops, tables by number.
import { canonicalIp } from "../../core/address.ts";
import type { Line, TextContext, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import type { RibEntry, RibNextHop, RibRow } from "./frr-bgp-rows.ts";
import { lineReader } from "./line-reader.ts";
import type { LineRows } from "./line-reader.ts";

const ROW =
  /^([A-Za-z~])([> ])([* qrbto]) +([0-9A-Fa-f:.]{2,45}\/\d{1,3})(?: \[(\d{1,15})\/(\d{1,15})\])? (via .*|is .*|unreachable.*|blackhole.*)$/;
const MORE = /^ {2}([* qrbto])[ rb]? {2,}(via .*|is .*|unreachable.*)$/;
const CODES = /^Codes: K - kernel route, C - connected/;
const LEGEND = /^ +(?:[A-Za-z>*~] - \S|> - selected route)/;
const VRF = /^VRF (\S+):\s*$|^IPv[46] unicast VRF (\S+):\s*$/;

const PROTOCOLS: Readonly<Record<string, string>> = {
  K: "kernel",
  C: "connected",
  L: "local",
  S: "static",
  R: "rip",
  O: "ospf",
  I: "isis",
  B: "bgp",
  E: "eigrp",
  N: "nhrp",
  T: "table",
  v: "vnc",
  V: "vnc-direct",
  A: "babel",
  F: "pbr",
  f: "openfabric",
  D: "sharp",
};

/** A next hop from "via 10.0.0.2, br4001 onlink, weight 1" or "is directly connected, lo", without the age at its end. */
function nextHopOf(text: string, fib: boolean): RibNextHop {
  const via = /^via ([0-9A-Fa-f:.]{2,45})(?:, ([^\s,()]+))?/.exec(text);
  const direct = /^is directly connected, ([^\s,()]+)/.exec(text);
  const weight = /, weight (\d{1,15})\b/.exec(text);
  return {
    ip: via === null ? undefined : canonicalIp(via[1]!),
    interface: direct?.[1] ?? (via?.[2] === "weight" || via?.[2] === "label" ? undefined : via?.[2]),
    fib,
    active: !/\binactive\b/.test(text),
    recursive: text.includes("(recursive"),
    onlink: /\bonlink\b/.test(text),
    weight: weight === null ? undefined : Number(weight[1]),
    unreachable: /^(?:unreachable|blackhole)|is directly connected, Null0/.test(text),
  };
}

type Open = { -readonly [K in keyof RibEntry]: RibEntry[K] } & { nextHops: RibNextHop[] };

function entryOf(line: Line, vrf: string | undefined): Open | undefined {
  const m = ROW.exec(line.text);
  if (m === null) return undefined;
  const slash = m[4]!.indexOf("/");
  const ip = canonicalIp(m[4]!.slice(0, slash));
  if (ip === undefined) return undefined;
  return {
    kind: "rib",
    line: line.number,
    prefix: ip + m[4]!.slice(slash),
    protocol: PROTOCOLS[m[1]!] ?? m[1]!,
    selected: m[2] === ">",
    distance: m[5] === undefined ? undefined : Number(m[5]),
    metric: m[6] === undefined ? undefined : Number(m[6]),
    uptime: /, ([\dwdhm:]{2,12}|never)\s*$/.exec(line.text)?.[1],
    vrf,
    nextHops: [nextHopOf(m[7]!, m[3] === "*")],
  };
}

function open(context: TextContext | undefined) {
  const named = / vrf (\S+)/.exec(context?.command ?? "")?.[1];
  let vrf = named === "all" ? undefined : named;
  let entry: Open | undefined;
  const done = (): RibEntry[] => {
    const rows = entry === undefined ? [] : [entry];
    entry = undefined;
    return rows;
  };
  const one = (line: Line): LineRows<RibRow> => {
    const next = entryOf(line, vrf);
    if (next !== undefined) {
      const rows = done();
      entry = next;
      return rows;
    }
    const more = MORE.exec(line.text);
    if (more !== null && entry !== undefined) {
      entry.nextHops.push(nextHopOf(more[2]!, more[1] === "*"));
      return [];
    }
    const heading = VRF.exec(line.text);
    if (heading !== null) vrf = heading[1] ?? heading[2];
    return heading !== null || CODES.test(line.text) || LEGEND.test(line.text) ? done() : undefined;
  };
  return lineReader<RibRow>(one, done);
}

/** FRR routes of zebra, text. */
export const frrIpRoute: TextFormat<RibRow> = {
  id: "frr-ip-route",
  kind: "frr-ip-route",
  lineLimit: SHORT_LINE,
  from: "vtysh of FRR 5.0 to 10.7: show ip route [vrf V|all], show ipv6 route",
  starts: /^Codes: K - kernel route, C - connected/,
  detect: (head) => head.some((line) => CODES.test(line.text) || entryOf(line, undefined) !== undefined),
  open,
};
