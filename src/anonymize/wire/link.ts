// Link headers: MACs, the sender's address of cooked captures, VLAN ids.
import { blank } from "./fill.ts";
import type { WireMaps } from "./maps.ts";

const COOKED_ADDRESS = 8;

/** Destination and source of an Ethernet header. */
export function ethernet(b: Uint8Array, at: number, maps: WireMaps): void {
  maps.mac(b, at);
  maps.mac(b, at + 6);
}

/** The VLAN id of a tag; priority stays. */
export function vlan(b: Uint8Array, at: number, maps: WireMaps): void {
  maps.vlan(b, at);
}

/** LINUX_SLL: two bytes of length at 4, the address at 6. */
export function cooked(b: Uint8Array, at: number, maps: WireMaps): void {
  cookedAddress(b, at + 6, (b[at + 4]! << 8) | b[at + 5]!, maps);
}

/** LINUX_SLL2: one byte of length at 11, the address at 12. Two bytes behind the protocol are reserved. */
export function cooked2(b: Uint8Array, at: number, maps: WireMaps): void {
  blank(b, at + 2, at + 4);
  cookedAddress(b, at + 12, b[at + 11]!, maps);
}

// Eight bytes are there whatever the length; kernels leave old memory in those that are not used. An IPv6 address does not fit.
function cookedAddress(b: Uint8Array, at: number, length: number, maps: WireMaps): void {
  let used = 0;
  if (length === 6) {
    maps.mac(b, at);
    used = 6;
  } else if (length === 4) {
    maps.ipv4(b, at);
    used = 4;
  }
  blank(b, at + used, at + COOKED_ADDRESS);
}
