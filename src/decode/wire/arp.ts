// ARP (RFC 826) and RARP (RFC 903): 8 bytes, then two pairs of addresses of the lengths that the header states.
import { ipv4, mac } from "../../core/address.ts";
import { u16be } from "../../core/bytes.ts";
import { short, type Stop, type Window } from "./stop.ts";

/*
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |         hardware type         |         protocol type         |
 * +---------------+---------------+-------------------------------+
 * | hardware len  | protocol len  |           operation           |
 * +---------------+---------------+-------------------------------+
 * | sender hardware, sender protocol, target hardware, target protocol
 * +---------------------------------------------------------------
 */

/** Layer name in packet rows. RARP differs by its EtherType and its operations and has the same shape. */
export const NAME = "arp";
/** Bytes before the addresses. */
export const LEN = 8;
const HTYPE = 0;
const PTYPE = 2;
const HLEN = 4;
const PLEN = 5;
const OPER = 6;
/** Operation numbers (IANA arp-parameters). */
export const OP = { request: 1, reply: 2, rarpRequest: 3, rarpReply: 4 } as const;

/** After this returns undefined, every accessor below is in bounds at `at`. */
export function check(w: Window, at: number): Stop | undefined {
  const stop = short(w, NAME, at, LEN);
  if (stop !== undefined) return stop;
  return short(w, NAME, at, LEN + 2 * (w.bytes[at + HLEN]! + w.bytes[at + PLEN]!));
}

/** Hardware type; 1 is Ethernet. */
export function hardwareType(b: Uint8Array, at: number): number {
  return u16be(b, at + HTYPE);
}

/** Protocol type as an EtherType. */
export function protocolType(b: Uint8Array, at: number): number {
  return u16be(b, at + PTYPE);
}

/** Operation: one of OP, or another number. */
export function operation(b: Uint8Array, at: number): number {
  return u16be(b, at + OPER);
}

/** True when hardware addresses are MACs (Ethernet or IEEE 802, 6 bytes), so that `sha` and `tha` can be read. */
export function hasMacs(b: Uint8Array, at: number): boolean {
  const type = hardwareType(b, at);
  return b[at + HLEN] === 6 && (type === 1 || type === 6);
}

/** True when protocol addresses are IPv4, so that `spa` and `tpa` can be read. */
export function hasIpv4(b: Uint8Array, at: number): boolean {
  return b[at + PLEN] === 4 && protocolType(b, at) === 0x0800;
}

/** Offset of the sender's protocol address. */
export function spaAt(b: Uint8Array, at: number): number {
  return at + LEN + b[at + HLEN]!;
}

/** Offset of the target's hardware address. */
export function thaAt(b: Uint8Array, at: number): number {
  return spaAt(b, at) + b[at + PLEN]!;
}

/** Offset of the target's protocol address. */
export function tpaAt(b: Uint8Array, at: number): number {
  return thaAt(b, at) + b[at + HLEN]!;
}

/** Sender's MAC. Where `hasMacs`. */
export function sha(b: Uint8Array, at: number): string {
  return mac(b, at + LEN);
}

/** Sender's IPv4 address. Where `hasIpv4`. */
export function spa(b: Uint8Array, at: number): string {
  return ipv4(b, spaAt(b, at));
}

/** Target's MAC. Where `hasMacs`. */
export function tha(b: Uint8Array, at: number): string {
  return mac(b, thaAt(b, at));
}

/** Target's IPv4 address. Where `hasIpv4`. */
export function tpa(b: Uint8Array, at: number): string {
  return ipv4(b, tpaAt(b, at));
}

/** True when sender and target protocol address are the same: an announcement or a probe for oneself (RFC 5227 section 3). */
export function isGratuitous(b: Uint8Array, at: number): boolean {
  if (!hasIpv4(b, at)) return false;
  const s = spaAt(b, at);
  const t = tpaAt(b, at);
  return b[s] === b[t] && b[s + 1] === b[t + 1] && b[s + 2] === b[t + 2] && b[s + 3] === b[t + 3];
}

/** The packet as a record; addresses only where they are MACs and IPv4 addresses. */
export interface Arp {
  readonly hardwareType: number;
  readonly protocolType: number;
  readonly operation: number;
  readonly sha?: string;
  readonly spa?: string;
  readonly tha?: string;
  readonly tpa?: string;
}

/** The packet as a record, for reports and tests. Call `check` first. */
export function read(b: Uint8Array, at: number): Arp {
  return {
    hardwareType: hardwareType(b, at),
    protocolType: protocolType(b, at),
    operation: operation(b, at),
    ...(hasMacs(b, at) ? { sha: sha(b, at), tha: tha(b, at) } : {}),
    ...(hasIpv4(b, at) ? { spa: spa(b, at), tpa: tpa(b, at) } : {}),
  };
}
