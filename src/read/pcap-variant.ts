// Record headers that are longer than the 16 bytes of a pcap. Patched versions of libpcap wrote them under magic numbers that say less:
// the number of the standard stands for three of them, Kuznetzov's for two. What tells them apart is which one the records follow.
import { u32be, u32le } from "../core/bytes.ts";

/** Bytes before each packet. */
export type RecordHeader = 16 | 20 | 24 | 28;

/** Who wrote records of this size under this magic number; undefined for what the number promises. */
export interface PcapVariant {
  readonly recordHeader: RecordHeader;
  readonly writtenBy: string | undefined;
}

/** Under the magic number of the standard: libpcap; the 1999-04-17 patch (Red Hat 6.1); Nokia's IPSO. */
const STANDARD: readonly PcapVariant[] = [
  { recordHeader: 16, writtenBy: undefined },
  { recordHeader: 24, writtenBy: "the libpcap of Red Hat 6.1" },
  { recordHeader: 20, writtenBy: "the libpcap of Nokia" },
];
/** Under Kuznetzov's: the 1999-10-29 patch; the 1999-09-15 patch (SuSE 6.3). */
const KUZNETZOV: readonly PcapVariant[] = [
  { recordHeader: 24, writtenBy: undefined },
  { recordHeader: 28, writtenBy: "the libpcap of SuSE 6.3" },
];

/** Records that are looked at. A wrong size makes nonsense of the second one already. */
const LOOKED_AT = 8;
/** Records that a variant has to explain before it is believed. */
const LEAST = 2;
/** Their stamps lie this close to the first, s: words of packets taken for headers seldom do. */
const CLOSE_S = 366 * 86_400;

/** What of the file header matters here. */
export interface VariantHints {
  readonly littleEndian: boolean;
  readonly kuznetzov: boolean;
  /** Most bytes that a record may hold. */
  readonly limit: number;
}

/**
 * How records are laid out behind the file header, which ends at `from` of `head`. What the magic number promises is taken unless
 * records contradict it and another variant explains all of them.
 */
export function pcapVariant(head: Uint8Array, from: number, hints: VariantHints): PcapVariant {
  const [promised, ...others] = (hints.kuznetzov ? KUZNETZOV : STANDARD) as [PcapVariant, ...PcapVariant[]];
  if (fits(head, from, { size: promised.recordHeader, within: Infinity }, hints) !== undefined) return promised;
  const explains = (v: PcapVariant) =>
    (fits(head, from, { size: v.recordHeader, within: CLOSE_S }, hints) ?? 0) >= LEAST;
  return others.find(explains) ?? promised;
}

/** Records at the start of the file that make sense with headers of `size` bytes; undefined when one of them makes none. */
function fits(
  head: Uint8Array,
  from: number,
  { size, within }: { readonly size: number; readonly within: number },
  { littleEndian, limit }: VariantHints,
): number | undefined {
  const u32 = littleEndian ? u32le : u32be;
  let at = from;
  let records = 0;
  const start = head.length < from + size ? 0 : u32(head, from);
  for (; records < LOOKED_AT && at + size <= head.length; records++) {
    const [fraction, captured, original] = [u32(head, at + 4), u32(head, at + 8), u32(head, at + 12)];
    if (fraction >= 1e6 || captured > limit || captured > original) return undefined;
    if (Math.abs(u32(head, at) - start) > within) return undefined;
    at += size + captured;
  }
  return records;
}
