// IP packets longer than the MTU of their link: recorded before the NIC cut them up, or after it put them together. They were
// never on the wire like this, so they prove no MTU.
import type { CaptureInterface, RecordBatch } from "../read/batch.ts";
import type { CaptureNotes } from "./capture-notes.ts";
import { NetworkLayer } from "./network-layer.ts";

/** What is likely where nobody says. */
const USUAL_MTU = 1500;

/** Looks through batches for them. */
export class LongPackets {
  /** Packets that are longer, by link type; empty where the MTU is not known. */
  readonly offload = new Map<number, number>();
  private readonly notes: CaptureNotes;
  private readonly mtu: number | undefined;
  private readonly layer = new NetworkLayer();
  private longest = 0;

  constructor(notes: CaptureNotes, mtu: number | undefined) {
    this.notes = notes;
    this.mtu = mtu;
  }

  /** The records of a batch. A record that is no longer than the MTU holds no such packet: nearly all are passed over. */
  batch(
    { len, fcs, count, offset, caplen, iface, bytes, first }: RecordBatch,
    interfaces: readonly CaptureInterface[],
  ): void {
    const most = this.mtu ?? USUAL_MTU;
    for (let i = 0; i < count; i++) {
      if (len[i]! <= most) continue;
      const { linkType } = interfaces[iface[i]!]!;
      const at = offset[i]!;
      const length = len[i]! - fcs[i]!;
      const frame = { at, end: at + Math.min(caplen[i]!, length), length };
      if (!this.layer.read(bytes, frame, linkType) || this.layer.ipLength <= most) continue;
      this.longest = Math.max(this.longest, this.layer.ipLength);
      if (this.mtu !== undefined) this.offload.set(linkType, (this.offload.get(linkType) ?? 0) + 1);
      this.note(first + i);
    }
  }

  private note(record: number): void {
    const { mtu } = this;
    const most = mtu ?? USUAL_MTU;
    // IPv6 has the length of what follows its 40 bytes.
    const filter = `ip.len > ${most} || ipv6.plen > ${most - 40} || ip.len == 0`;
    this.notes.add("frame.over-mtu", record, () =>
      mtu === undefined
        ? {
            severity: "info",
            says: (n) =>
              `${packets(n)} longer than ${most} bytes, the longest ${this.longest}. The MTU of the link is not known: no verdict.`,
            filter,
            limits: [
              `With an MTU of ${most} they were recorded before segmentation (offload), and prove no MTU. A case file can give "mtu" for its source.`,
            ],
          }
        : {
            severity: "warning",
            says: (n) =>
              `${packets(n)} longer than the MTU of ${most} bytes, the longest ${this.longest}: recorded before segmentation or after reassembly (offload), and never on the wire like this.`,
            filter,
            limits: ["They prove no MTU: offload was on where this was recorded."],
          },
    );
  }
}

function packets(n: number): string {
  return n === 1 ? "1 IP packet is" : `${n} IP packets are`;
}
