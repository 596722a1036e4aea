// Loads and stores of the compiled loop. AssemblyScript: a number of a layout (src/observe/loop-layout.ts) is an i32 here.
import * as L from "../observe/loop-layout.ts";

/** Big-endian fields of packets: 8, 16 and 32 bits. */
// @ts-ignore: decorator
@inline
export function byte(at: i32): i32 {
  return <i32>load<u8>(<usize>at);
}
// @ts-ignore: decorator
@inline
export function short(at: i32): i32 {
  return <i32>bswap<u16>(load<u16>(<usize>at));
}
// @ts-ignore: decorator
@inline
export function word(at: i32): i32 {
  return bswap<i32>(load<i32>(<usize>at));
}

/** An integer of the loop's own bytes. */
// @ts-ignore: decorator
@inline
export function own(index: i32): i32 {
  return load<i32>(<usize>(index << 2));
}
// @ts-ignore: decorator
@inline
export function setOwn(index: i32, value: i32): void {
  store<i32>(<usize>(index << 2), value);
}
// @ts-ignore: decorator
@inline
export function ownFloat(index: i32): f64 {
  return load<f64>(<usize>(index << 2));
}

/** Element of a table of integers or numbers. */
// @ts-ignore: decorator
@inline
export function int(table: i32, index: i32): i32 {
  return load<i32>(<usize>(table + (index << 2)));
}
// @ts-ignore: decorator
@inline
export function setInt(table: i32, index: i32, value: i32): void {
  store<i32>(<usize>(table + (index << 2)), value);
}
// @ts-ignore: decorator
@inline
export function float(table: i32, index: i32): f64 {
  return load<f64>(<usize>(table + (index << 3)));
}
// @ts-ignore: decorator
@inline
export function setFloat(table: i32, index: i32, value: f64): void {
  store<f64>(<usize>(table + (index << 3)), value);
}

/** scramble() of address-book.ts. */
// @ts-ignore: decorator
@inline
export function scramble(v: i32): i32 {
  let h = v ^ (v >>> 16);
  h = h * <i32>0x85ebca6b;
  return h ^ (h >>> 13);
}

/** Index of the key of the packet at hand in a FlowTable, -1 when it has none. */
// @ts-ignore: decorator
@inline
export function findFlow(rows: i32, table: i32, mask: i32): i32 {
  const from = own(L.C_FROM);
  const to = own(L.C_TO);
  const k2 = own(L.C_K2);
  const k3 = own(L.C_K3);
  let h = scramble((from * <i32>0x9e3779b1) ^ (to * <i32>0x85ebca77) ^ (k2 * <i32>0xc2b2ae3d) ^ k3) & mask;
  let n = int(table, h) - 1;
  while (n >= 0) {
    const k = rows + n * (L.ROW_INTS << 2);
    if (int(k, 0) == from && int(k, 1) == to && int(k, 2) == k2 && int(k, 3) == k3) return n;
    h = (h + 1) & mask;
    n = int(table, h) - 1;
  }
  return -1;
}

// What the loop hands back: the TypeScript of the observers does the whole of it.

/** A frame that is none of the common ones. */
// @ts-ignore: decorator
@external("host", "frame")
export declare function frame(row: i32): void;
/** The rows that follow are of this interface. */
// @ts-ignore: decorator
@external("host", "enter")
export declare function enter(iface: i32): void;
/** A packet of this length, of a row of the ledger that has no counts here yet. */
// @ts-ignore: decorator
@external("host", "newRow")
export declare function newRow(index: i32, eth: i32, length: i32): void;
/** A frame with one tag, of a VLAN that has no counts here yet. */
// @ts-ignore: decorator
@external("host", "addTag")
export declare function addTag(vid: i32, length: i32): void;
/** The first UDP packet to a port. */
// @ts-ignore: decorator
@external("host", "seenPort")
export declare function seenPort(port: i32): void;
/** Id of an IPv4 address that has none yet, and of an IPv6 address. */
// @ts-ignore: decorator
@external("host", "v4")
export declare function v4(address: i32): i32;
// @ts-ignore: decorator
@external("host", "v6")
export declare function v6(at: i32): i32;
/** A packet for the flows. */
// @ts-ignore: decorator
@external("host", "follow")
export declare function follow(ip: i32, t: i32, end: i32, tcp: i32): void;
/** A round trip of a TCP connection that may be kept. */
// @ts-ignore: decorator
@external("host", "roundTrip")
export declare function roundTrip(at: i32, ns: f64, value: f64): void;
// @ts-ignore: decorator
@external("host", "request")
export declare function trackRequest(): void;
// @ts-ignore: decorator
@external("host", "reply")
export declare function trackReply(): void;
// @ts-ignore: decorator
@external("host", "retire")
export declare function retireRare(flow: i32, ordinal: f64, next: i32): void;
// @ts-ignore: decorator
@external("host", "endStall")
export declare function endStall(flow: i32): void;
// @ts-ignore: decorator
@external("host", "newPort")
export declare function newPort(flow: i32): void;
// @ts-ignore: decorator
@external("host", "keepProbe")
export declare function keepProbe(flow: i32, ordinal: f64, slot: i32): void;
// @ts-ignore: decorator
@external("host", "addSample")
export declare function addSample(flow: i32, ordinal: f64, slot: i32, late: i32): void;
// @ts-ignore: decorator
@external("host", "addSpacing")
export declare function addSpacing(flow: i32, slot: i32, next: i32): void;
// @ts-ignore: decorator
@external("host", "addSightings")
export declare function addSightings(flow: i32, ordinal: f64, slot: i32): void;
// @ts-ignore: decorator
@external("host", "echo")
export declare function addEcho(request: i32): void;
// @ts-ignore: decorator
@external("host", "mark")
export declare function addMark(flow: i32): void;
// @ts-ignore: decorator
@external("host", "sender")
export declare function addSender(mac: i32): i32;
// @ts-ignore: decorator
@external("host", "answered")
export declare function addAnswer(sender: i32, address: i32, wide: i32): void;
