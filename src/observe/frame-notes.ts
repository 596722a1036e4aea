// Frames that were not decoded to their end, and why, and checksums that are not right, as notes of a capture.
import { LAYER, type Slots } from "../decode/wire/slots.ts";
import type { Stop } from "../decode/wire/stop.ts";
import type { CaptureNotes } from "./capture-notes.ts";
import { checksumOf } from "./packet-checksums.ts";
import { ROW_NAMES } from "./packet-row.ts";

/** Notes a frame whose walk ended early. True when the frame is to blame, false when the snaplen cut it. */
export function noteStop(notes: CaptureNotes, record: number, stop: Stop, snapped: boolean): boolean {
  if (snapped) {
    notes.add(`frame.snapped ${stop.layer}`, record, () => ({
      severity: "warning",
      says: (n) =>
        `${n} ${n === 1 ? "frame was" : "frames were"} cut by the snaplen within the ${stop.layer} header: what is inside of them is not counted.`,
      filter: "frame.cap_len < frame.len",
    }));
    return false;
  }
  const why = stop.bad ?? `${stop.need} bytes needed, ${stop.have} there (${stop.endFrom})`;
  notes.add(`frame.stopped ${stop.layer}`, record, () => ({
    severity: "warning",
    says: (n) => `${n} ${n === 1 ? "frame" : "frames"} could not be decoded in ${stop.layer}; the first: ${why}.`,
  }));
  return true;
}

/** Notes a fragment of an outer IP packet. */
export function noteFragment(notes: CaptureNotes, record: number): void {
  notes.add("frame.outer-fragment", record, () => ({
    severity: "info",
    says: (n) =>
      `${n} ${n === 1 ? "fragment" : "fragments"} of outer IP packets: not reassembled, and in no row of the overhead.`,
    filter: "ip.flags.mf == 1 || ip.frag_offset > 0 || ipv6.fraghdr",
  }));
}

/** Notes an ICMP error about a probe that was not seen. */
export function noteUnmatchedError(notes: CaptureNotes, record: number): void {
  notes.add("icmp.error-unmatched", record, () => ({
    severity: "info",
    says: (n) => `${n} ICMP ${n === 1 ? "error is" : "errors are"} about probes that are not in this recording.`,
    filter: "icmp.type == 3 || icmp.type == 11 || icmpv6.type < 5",
  }));
}

/** Checksums that were looked at. */
export interface ChecksumCounts {
  ok: number;
  wrong: number;
  notFilledIn: number;
  /** UDP without one. */
  absent: number;
  /** Frames of which some checksum covers bytes that are not there. */
  unknown: number;
}

/** Looks at every checksum of a walked frame; those that are not right are notes. */
export function noteChecksums(
  notes: CaptureNotes,
  counts: ChecksumCounts,
  at: { record: number; bytes: Uint8Array },
  s: Slots,
): void {
  for (let k = 0; k < s.count; k++) {
    const layer = s.layer[k]!;
    if (layer < LAYER.ipv4 || layer > LAYER.tcp || layer === LAYER.ipv6) continue;
    const state = checksumOf(at.bytes, s, k);
    counts[state ?? "unknown"]++;
    if (state === "wrong" || state === "notFilledIn") noteChecksum(notes, at.record, { layer, state });
  }
}

function noteChecksum(
  notes: CaptureNotes,
  record: number,
  of: { layer: number; state: "wrong" | "notFilledIn" },
): void {
  const name = WORDS[ROW_NAMES[of.layer]!]!;
  if (of.state === "wrong") {
    notes.add(`checksum.wrong ${name}`, record, () => ({
      severity: "warning",
      says: (n) =>
        `${n} ${name} ${n === 1 ? "checksum is" : "checksums are"} wrong: damaged on the way, or changed by what recorded it.`,
    }));
    return;
  }
  notes.add(`checksum.not-filled-in ${name}`, record, () => ({
    severity: "info",
    says: (n) =>
      `${n} ${name} ${n === 1 ? "checksum was" : "checksums were"} not filled in: left to the NIC (offload), recorded before it did so; not wrong.`,
  }));
}

const WORDS: Readonly<Record<string, string>> = {
  ipv4: "IPv4 header",
  icmp: "ICMP",
  icmpv6: "ICMPv6",
  udp: "UDP",
  tcp: "TCP",
};
