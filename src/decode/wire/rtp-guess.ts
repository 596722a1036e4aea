// RTP by content: whether a UDP payload may be an RTP packet (RFC 3550, section 5.1), by its first two bytes.

/** Bytes of the header without contributing sources. */
export const RTP_HEADER = 12;

/**
 * Whether a payload that begins with these bytes may be RTP: version 2, and not with both padding and contributing sources, which no sender
 * has (the first byte of private addresses, 172.16.0.0/12 and 169.254.0.0/16, is such a one); a payload type that RTP may have beside RTCP
 * (RFC 5761, section 4).
 */
export function mayBeRtp(first: number, second: number): boolean {
  const type = second & 0x7f;
  return first >>> 6 === 2 && ((first & 0x20) === 0 || (first & 15) === 0) && (type < 35 || type >= 96);
}
