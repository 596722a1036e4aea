// IP packets longer than the MTU of their link: recorded before the NIC cut them up, or after it put them together. They were
// never on the wire like this, so they prove no MTU.
import { named } from "../core/quoted.ts";
import type { CaptureInterface, RecordBatch } from "../read/batch.ts";
import type { CaptureNotes } from "./capture-notes.ts";
import { type KnownLinks, LinkMtus } from "./link-mtus.ts";
import { NetworkLayer } from "./network-layer.ts";

/** What is likely where nobody says. */
const USUAL_MTU = 1500;

/** Looks through batches for them. */
export class LongPackets {
  /** Packets that are longer, by link type. */
  private readonly longer = new Map<number, number>();
  private readonly notes: CaptureNotes;
  private readonly mtus: LinkMtus;
  private readonly layer = new NetworkLayer();
  /** Longest of those with one MTU; 0: it is not known. */
  private readonly longest = new Map<number, number>();
  /** Records of each interface that are no longer need no look, and the least of these. */
  private readonly leasts: number[] = [];
  private least = Infinity;

  /** `mtu` is what the case says of all of it, `links` what other evidence says of the host. */
  constructor(notes: CaptureNotes, mtu: number | undefined, links?: KnownLinks) {
    this.notes = notes;
    this.mtus = new LinkMtus(mtu, links);
  }

  /** Packets longer than their MTU of one link type; undefined unless the MTU of all interfaces of that type is known. */
  offload(linkType: number, interfaces: readonly CaptureInterface[]): number | undefined {
    const unknown = interfaces.some((i) => i.linkType === linkType && this.mtus.ofAll(i) === undefined);
    return unknown ? undefined : (this.longer.get(linkType) ?? 0);
  }

  /** The records of a batch. A record that is no longer than the MTU holds no such packet: nearly all are passed over. */
  batch(
    { len, fcs, count, offset, caplen, iface, bytes, first }: RecordBatch,
    interfaces: readonly CaptureInterface[],
  ): void {
    for (const added of interfaces.slice(this.leasts.length)) {
      this.leasts.push(this.mtus.least(added, USUAL_MTU));
      this.least = Math.min(this.least, this.leasts.at(-1)!);
    }
    const { least, leasts } = this;
    for (let i = 0; i < count; i++) {
      if (len[i]! <= least || len[i]! <= leasts[iface[i]!]!) continue;
      const on = interfaces[iface[i]!]!;
      const at = offset[i]!;
      const length = len[i]! - fcs[i]!;
      const frame = { at, end: at + Math.min(caplen[i]!, length), length };
      if (!this.layer.read(bytes, frame, on.linkType)) continue;
      const mtu = this.mtus.of(on, bytes, at);
      if (this.layer.ipLength <= (mtu ?? USUAL_MTU)) continue;
      this.longest.set(mtu ?? 0, Math.max(this.longest.get(mtu ?? 0) ?? 0, this.layer.ipLength));
      if (mtu !== undefined) this.longer.set(on.linkType, (this.longer.get(on.linkType) ?? 0) + 1);
      this.note(first + i, mtu);
    }
  }

  private note(record: number, mtu: number | undefined): void {
    const most = mtu ?? USUAL_MTU;
    // IPv6 has the length of what follows its 40 bytes.
    const filter = `ip.len > ${most} || ipv6.plen > ${most - 40} || ip.len == 0`;
    this.notes.add(mtu === undefined ? "frame.over-mtu" : `frame.over-mtu ${mtu}`, record, () => {
      if (mtu !== undefined) return { severity: "warning", filter, ...this.verdict(mtu) };
      const info = "The MTU of the link is not known: no verdict.";
      return {
        severity: "info",
        says: (n) => `${packets(n)} longer than ${most} bytes, the longest ${this.longest.get(0)!}. ${info}`,
        filter,
        limits: [
          `With an MTU of ${most} they were recorded before segmentation (offload), and prove no MTU. A case file can give "mtu" for its source; \`ip link\` of the same host, read beside it, tells as well.`,
        ],
      };
    });
  }

  private verdict(mtu: number): { says: (n: number) => string; limits: string[] } {
    const link = this.mtus.linkWith(mtu);
    const of = link === undefined ? "" : ` of ${named(link.ifname)}`;
    const { input, line } = link?.source ?? {};
    const source = input === undefined ? "" : `input ${input}${line === undefined ? "" : `, line ${line}`}`;
    return {
      says: (n) =>
        `${packets(n)} longer than the MTU of ${mtu} bytes${of}, the longest ${this.longest.get(mtu)!}: recorded before segmentation or after reassembly (offload), and never on the wire like this.`,
      limits: [
        "They prove no MTU: offload was on where this was recorded.",
        ...(source === "" ? [] : [`The MTU is what ${source} says of the link at the time of that output.`]),
      ],
    };
  }
}

function packets(n: number): string {
  return n === 1 ? "1 IP packet is" : `${n} IP packets are`;
}
