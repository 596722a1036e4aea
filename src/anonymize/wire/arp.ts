// ARP and RARP: hardware and protocol addresses, of both ends.
import * as arp from "../../decode/wire/arp.ts";
import { blank } from "./fill.ts";
import type { WireMaps } from "./maps.ts";

/** The packet at `at`, wholly there; gives its end. */
export function rewriteArp(b: Uint8Array, at: number, maps: WireMaps): number {
  const [spa, tha, tpa] = [arp.spaAt(b, at), arp.thaAt(b, at), arp.tpaAt(b, at)];
  const stop = at + arp.LEN + 2 * (b[at + 4]! + b[at + 5]!);
  if (arp.hasMacs(b, at)) {
    maps.mac(b, at + arp.LEN);
    maps.mac(b, tha);
  } else {
    blank(b, at + arp.LEN, spa);
    blank(b, tha, tpa);
  }
  const size = b[at + 5]!;
  const known = arp.hasIpv4(b, at) || (size === 16 && arp.protocolType(b, at) === 0x86dd);
  if (known) {
    maps.address(b, spa, size);
    maps.address(b, tpa, size);
  } else {
    blank(b, spa, tha);
    blank(b, tpa, stop);
  }
  return stop;
}
