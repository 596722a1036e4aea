// One packet as its reader and walker would hand it over, for tests of rows and of what prints them.
import { createWalker, LINKTYPE } from "../../src/decode/wire/frame.ts";
import type { EvpnRow } from "../../src/decode/wire/evpn-rows.ts";
import type { PacketView } from "../../src/observe/packet-row.ts";
import type { RecordBatch } from "../../src/read/batch.ts";

/** What is not ordinary about a packet; by default an Ethernet frame, whole, one second and 1000 ns after 1970. */
export interface PacketDescription {
  readonly n?: number;
  readonly link?: number;
  readonly len?: number;
  readonly caplen?: number;
  readonly fcs?: number;
  readonly base?: bigint;
  readonly ns?: number;
  readonly digits?: number;
  readonly direction?: number;
  /** Interface id and name; makes the container one with interfaces. */
  readonly iface?: readonly [id: number, name: string | undefined];
  readonly evpn?: readonly EvpnRow[];
}

/** The view of a packet that starts at an odd place of its slab. */
export function viewOf(packet: Uint8Array, d: PacketDescription = {}): PacketView {
  const at = 7;
  const bytes = new Uint8Array(at + packet.length + 9).fill(0xee);
  bytes.set(packet, at);
  const len = d.len ?? packet.length;
  const caplen = d.caplen ?? packet.length;
  const fcs = d.fcs ?? 0;
  const batch: RecordBatch = {
    bytes,
    view: new DataView(bytes.buffer),
    count: 1,
    first: d.n ?? 1,
    base: d.base ?? 1_000_000_000n,
    offset: Int32Array.of(at),
    caplen: Int32Array.of(caplen),
    len: Float64Array.of(len),
    ns: Float64Array.of(d.ns ?? 1000),
    iface: Uint16Array.of(0),
    fcs: Uint8Array.of(fcs),
    direction: Uint8Array.of(d.direction ?? 0),
    fileOffset: Float64Array.of(24),
  };
  const walker = createWalker();
  const linkType = d.link ?? LINKTYPE.ethernet;
  const frame = Math.max(0, len - fcs);
  walker.walk(bytes, at, Math.min(caplen, frame), linkType, frame);
  return {
    batch,
    i: 0,
    iface: {
      index: 0,
      id: d.iface?.[0] ?? 0,
      section: 0,
      linkType,
      snaplen: 262144,
      name: d.iface?.[1],
      description: undefined,
      filter: undefined,
      digits: d.digits ?? 6,
      resolutionNs: 1000,
      fcsLength: fcs,
    },
    hasInterfaces: d.iface !== undefined,
    slots: walker.slots,
    evpn: d.evpn,
  };
}
