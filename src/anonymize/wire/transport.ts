// TCP options, and what stays of the payload of UDP: the numbers that lost packets are told by.
import { mayBeRtp, RTP_HEADER } from "../../decode/wire/rtp-guess.ts";
import { u16be, u32be } from "../../core/bytes.ts";
import * as tcp from "../../decode/wire/tcp.ts";
import { blank } from "./fill.ts";
import type { WireMaps } from "./maps.ts";
import { dhcp } from "./outline.ts";

/**
 * Options whose contents name nobody, and their lengths: segment size, window scale, SACK permitted, timestamps (RFC 9293, RFC 7323). Of
 * another length they hold something else.
 */
const PLAIN_OPTIONS: Readonly<Record<number, number>> = { 2: 4, 3: 3, 4: 2, 8: 10 };
/** Blocks of eight bytes (RFC 2018). */
const SACK = 5;

/** Options of a checked TCP header, up to `end` at most: those of unknown contents (cookies, digests, multipath) are zeroed. */
export function tcpOptions(b: Uint8Array, at: number, end: number): void {
  const last = Math.min(end, at + tcp.headerLength(b, at));
  let p = at + tcp.LEN;
  while (p < last) {
    const kind = b[p]!;
    if (kind === 0) return blank(b, p, last);
    if (kind === 1) {
      p++;
      continue;
    }
    const length = p + 1 < last ? b[p + 1]! : 0;
    if (length < 2 || p + length > last) return blank(b, p + 2, last);
    if (!isPlain(kind, length)) blank(b, p + 2, p + length);
    p += length;
  }
}

function isPlain(kind: number, length: number): boolean {
  return kind === SACK ? length % 8 === 2 : PLAIN_OPTIONS[kind] === length;
}

const IPERF_WIDE = 16;
const MICROSECONDS = 1_000_000;
const FIRST_USER_PORT = 1024;
const DHCP_SERVER = 67;
const DHCP_CLIENT = 68;

/** Ports on which numbered packets of iperf3 are expected. */
export type ProbePorts = ReadonlySet<number>;

/**
 * The payload [from, to) of the UDP packet at `at`. Of what begins like RTP (RFC 3550 section 5.1) the first four bytes stay,
 * the source is mapped and its clock moved; of what begins like iperf3 on one of its ports time and number stay, of DHCP its outline;
 * everything else is zeroed.
 */
export function udpPayload(
  b: Uint8Array,
  at: number,
  range: readonly [from: number, to: number],
  with_: UdpWith,
): void {
  const [from, to] = range;
  if (to - from < RTP_HEADER) return blank(b, from, to);
  const [sport, dport] = [u16be(b, at), u16be(b, at + 2)];
  if (isDhcp(sport, dport)) return dhcp(b, range, with_.maps);
  if (mayBeRtp(b[from]!, b[from + 1]!) && sport >= FIRST_USER_PORT && dport >= FIRST_USER_PORT) {
    with_.maps.rtp(b, from + 4);
    return blank(b, from + RTP_HEADER, to);
  }
  const declared = with_.ports.has(sport) || with_.ports.has(dport);
  if (declared && u32be(b, from + 4) < MICROSECONDS) return blank(b, from + IPERF_WIDE, to);
  blank(b, from, to);
}

/** Whether these are the ports of DHCP, or of BOOTP. */
export function isDhcp(sport: number, dport: number): boolean {
  return (sport === DHCP_SERVER || sport === DHCP_CLIENT) && (dport === DHCP_SERVER || dport === DHCP_CLIENT);
}

/** What `udpPayload` works with. */
export interface UdpWith {
  readonly maps: WireMaps;
  readonly ports: ProbePorts;
}
