// What the fast loop asks of bytes before it takes a packet for what it looks like.
const TEB = 0x6558;
const IPV4 = 0x0800;
const IPV6 = 0x86dd;
const ARP = 0x0806;
const RARP = 0x8035;

/** What tunnel-guess.ts would look at closely, by the first 4 bytes of a payload: VXLAN's one flag, or a payload type of Geneve. */
export function mayHoldTunnel(w: number): boolean {
  const type = w & 0xffff;
  if (w >>> 24 === 0x08 || type === TEB || type === IPV4 || type === IPV6) return true;
  return type === ARP || type === RARP;
}

/** A TCP header that lies within its packet, with its options. */
export function isWholeTcp(view: DataView, t: number, end: number): boolean {
  if (end - t < 20) return false;
  const header = (view.getUint8(t + 12) >>> 4) * 4;
  return header >= 20 && t + header <= end;
}
