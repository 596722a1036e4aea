// The header at which a walk ended: one of which the recorder kept a part, or one that cannot be one. What is there of an
// address is replaced: by its pseudonym where it is whole, else by zeros.
import type { Stop } from "../../decode/wire/stop.ts";
import { blank } from "./fill.ts";
import type { WireMaps } from "./maps.ts";
import { tcpOptions } from "./transport.ts";

type Kind = "mac" | "v4" | "v6" | "vni" | "vlan" | "zero";
type Field = readonly [at: number, length: number, kind: Kind];

/** Fields of each header that name something, of those that are there at all in a part of one. */
const FIELDS: Readonly<Record<string, readonly Field[]>> = {
  eth: [
    [0, 6, "mac"],
    [6, 6, "mac"],
  ],
  vlan: [[0, 2, "vlan"]],
  sll: [[6, 8, "zero"]],
  sll2: [
    [2, 2, "zero"],
    [12, 8, "zero"],
  ],
  ipv4: [
    [12, 4, "v4"],
    [16, 4, "v4"],
    [20, 40, "zero"],
  ],
  ipv6: [
    [8, 16, "v6"],
    [24, 16, "v6"],
  ],
  vxlan: [
    [2, 2, "zero"],
    [4, 3, "vni"],
  ],
  geneve: [
    [4, 3, "vni"],
    [8, 252, "zero"],
  ],
  // with a route it is as long as that says
  gre: [[4, 2048, "zero"]],
  erspan: [
    [0, 2, "vlan"],
    [2, 2, "zero"],
    [4, 6, "zero"],
    [12, 8, "zero"],
  ],
  arp: [[8, 1024, "zero"]],
  // the next-hop MTU, identifier and sequence of the first eight bytes stay; a target does not
  icmpv6: [[8, 40, "zero"]],
  udp: [],
  // of a redirect this is the gateway
  icmp: [[4, 4, "zero"]],
  llc: [],
  mpls: [],
  null: [],
  raw: [],
};

/** Longest part that a header without fields of its own can leave. */
const SHORT_HEADER = 8;

/** A header that begins at `at` and whose bytes end at `end` before it does. */
export function cutHeader(b: Uint8Array, stop: Stop, [at, end]: readonly [number, number], maps: WireMaps): void {
  if (stop.layer === "tcp") {
    if (end - at > 20) tcpOptions(b, at, end);
    return;
  }
  const fields = FIELDS[stop.layer];
  if (fields === undefined) return blank(b, at, end);
  if (fields.length === 0) return blank(b, at + SHORT_HEADER, end);
  for (const [offset, length, kind] of fields) {
    const from = at + offset;
    if (from >= end) return;
    if (from + length <= end) field(b, from, length, { kind, maps });
    else blank(b, from, end);
  }
}

function field(b: Uint8Array, at: number, length: number, { kind, maps }: { kind: Kind; maps: WireMaps }): void {
  switch (kind) {
    case "mac":
      return maps.mac(b, at);
    case "v4":
      return maps.ipv4(b, at);
    case "v6":
      return maps.ipv6(b, at);
    case "vni":
      return maps.vni(b, at);
    case "vlan":
      return maps.vlan(b, at);
    case "zero":
      return blank(b, at, at + length);
  }
}

/** Bytes of each header for which it was refused: they stay, so that it is refused again. */
const REFUSED: Readonly<Record<string, readonly number[]>> = {
  ipv4: [0, 2, 3],
  ipv6: [0],
  raw: [0],
  tcp: [12],
  udp: [4, 5],
  geneve: [0],
  gre: [0, 1],
  erspan: [0],
};

/** A header that cannot be one, and all that follows it. */
export function badHeader(b: Uint8Array, stop: Stop, [at, end]: readonly [number, number]): void {
  const kept = (REFUSED[stop.layer] ?? []).filter((o) => at + o < end).map((o) => [at + o, b[at + o]!] as const);
  blank(b, at, end);
  for (const [p, v] of kept) b[p] = v;
}
