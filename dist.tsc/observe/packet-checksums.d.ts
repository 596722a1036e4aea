import type { ChecksumState } from "../decode/wire/checksum.ts";
import { type Slots } from "../decode/wire/slots.ts";
/**
 * State of the checksum of layer `i`: IPv4 header, ICMP, ICMPv6, UDP, TCP. Undefined for other layers and where the
 * bytes that it covers are not all there: cut packets, fragments, packets that the NIC was to segment, IPv6 with a
 * routing header (its checksum covers another address than the header shows).
 */
export declare function checksumOf(b: Uint8Array, s: Slots, i: number): ChecksumState | undefined;
