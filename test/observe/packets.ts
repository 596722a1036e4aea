// Frames and captures written by hand, for the observers' tests.
import { SharedRoom } from "../../src/core/room.ts";
import type { CaptureInterface, CaptureReader, RecordBatch } from "../../src/read/batch.ts";
import { observeCapture, type CaptureObserverOptions } from "../../src/observe/from-capture.ts";
import type { InputContext, Observation } from "../../src/observe/observation.ts";

export const S = 1_000_000_000;
export const MS = 1_000_000;
/** Where the tests' clocks start: 2026-11-30T00:00:00Z. */
export const BASE = 1_795_996_800_000_000_000n;

const u16 = (v: number) => [(v >> 8) & 255, v & 255];
const u32 = (v: number) => [(v >>> 24) & 255, (v >>> 16) & 255, (v >>> 8) & 255, v & 255];
const dotted = (a: string) => a.split(".").map(Number);
const macs = [2, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 2];

export function ethernet(type: number, payload: number[], tags: number[] = []): number[] {
  return [...macs, ...tags.flatMap((vid) => [0x81, 0x00, ...u16(vid)]), ...u16(type), ...payload];
}

export function ipv4(src: string, dst: string, protocol: number, payload: number[], ttl = 64): number[] {
  const head = [
    0x45,
    0,
    ...u16(20 + payload.length),
    0,
    0,
    0x40,
    0,
    ttl,
    protocol,
    0,
    0,
    ...dotted(src),
    ...dotted(dst),
  ];
  let sum = 0;
  for (let i = 0; i < 20; i += 2) sum += (head[i]! << 8) | head[i + 1]!;
  sum = (sum & 0xffff) + (sum >>> 16);
  sum = ~((sum & 0xffff) + (sum >>> 16)) & 0xffff;
  head[10] = sum >> 8;
  head[11] = sum & 255;
  return [...head, ...payload];
}

/** IPv6 between fd00::<a> and fd00::<b>. */
export function ipv6(a: number, b: number, next: number, payload: number[]): number[] {
  const at = (n: number) => [0xfd, ...Array.from({ length: 13 }, () => 0), ...u16(n)];
  return [0x60, 0, 0, 0, ...u16(payload.length), next, 64, ...at(a), ...at(b), ...payload];
}

export function udp(sport: number, dport: number, payload: number[]): number[] {
  return [...u16(sport), ...u16(dport), ...u16(8 + payload.length), 0, 0, ...payload];
}

export function vxlan(vni: number, frame: number[]): number[] {
  return [8, 0, 0, 0, ...u32(vni * 256), ...frame];
}

/** Geneve with OVN's 8-byte option. */
export function geneve(vni: number, frame: number[]): number[] {
  return [2, 0x40, 0x65, 0x58, ...u32(vni * 256), 0x01, 0x02, 0x80, 1, 0, 3, 0, 5, ...frame];
}

/** ICMP (8 and 0) or ICMPv6 (128 and 129) echo with 56 bytes of data. */
export function echo(type: number, id: number, seq: number): number[] {
  return [type, 0, 0, 0, ...u16(id), ...u16(seq), ...Array.from({ length: 56 }, () => 0x20)];
}

export const A = "198.51.100.20";
export const B = "198.51.100.10";

/** An ICMP echo request from A to B as a plain Ethernet frame, and its reply. */
export const request = (seq: number, id = 7) => ethernet(0x0800, ipv4(A, B, 1, echo(8, id, seq)));
export const reply = (seq: number, id = 7) => ethernet(0x0800, ipv4(B, A, 1, echo(0, id, seq)));

/** A frame from VTEP `from` to VTEP `to` around `frame`. */
export function inVxlan(from: string, to: string, frame: number[], vni = 100): number[] {
  return ethernet(0x0800, ipv4(from, to, 17, udp(50000, 4789, vxlan(vni, frame))));
}

export interface Packet {
  /** ns from the base; NaN for none. */
  readonly ns: number;
  readonly bytes: readonly number[];
  readonly iface?: number;
  /** Original length where it was cut. */
  readonly len?: number;
  readonly base?: bigint;
}

function face(index: number, linkType: number): CaptureInterface {
  const none = { name: undefined, description: undefined, filter: undefined };
  return { index, id: index, section: 0, linkType, snaplen: 0, ...none, digits: 9, resolutionNs: 1, fcsLength: 0 };
}

/** A reader that gives these packets, one batch for each run of packets with one base. */
export function capture(
  packets: readonly Packet[],
  linkTypes: readonly number[] = [1],
  drops: number | Map<number, number> = 0,
): CaptureReader {
  const reader: CaptureReader = {
    container: linkTypes.length > 1 ? "pcapng" : "pcap",
    interfaces: linkTypes.map((l, i) => face(i, l)),
    findings: [],
    records: 0,
    bytes: 0,
    drops: typeof drops === "number" ? new Map(drops > 0 ? [[0, drops]] : []) : drops,
    async *batches() {
      let at = 0;
      const room = new SharedRoom();
      while (at < packets.length) {
        const base = packets[at]!.base ?? BASE;
        let end = at;
        while (end < packets.length && (packets[end]!.base ?? BASE) === base && end - at < 4096) end++;
        reader.records = end;
        yield batchOf(room, packets.slice(at, end), at + 1, base);
        at = end;
      }
      room.end();
    },
  };
  return reader;
}

/** In the memory that the compiled loop shares, as readers make them. */
function batchOf(room: SharedRoom, packets: readonly Packet[], first: number, base: bigint): RecordBatch {
  const bytes = room.bytes(packets.reduce((n, p) => n + p.bytes.length, 0));
  const n = packets.length;
  const iface = room.bytes(2 * n);
  const b: RecordBatch = {
    bytes,
    view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length),
    count: n,
    first,
    base,
    offset: room.ints(n),
    caplen: room.ints(n),
    len: room.floats(n),
    ns: room.floats(n),
    iface: new Uint16Array(iface.buffer, iface.byteOffset, n),
    fcs: room.bytes(n),
    direction: room.bytes(n),
    fileOffset: room.floats(n),
  };
  let at = 0;
  for (const [i, p] of packets.entries()) {
    bytes.set(p.bytes, at);
    b.offset[i] = at;
    b.caplen[i] = p.bytes.length;
    b.len[i] = p.len ?? p.bytes.length;
    b.ns[i] = p.ns;
    b.iface[i] = p.iface ?? 0;
    at += p.bytes.length;
  }
  return b;
}

export const context: InputContext = { id: "i1", name: "test.pcap", tunnelPorts: [], waitNs: 2 * S, keepMacs: true };

/** Observes packets; the fast loop and the walker must agree on all of it. */
export async function observe(
  packets: readonly Packet[],
  linkTypes?: readonly number[],
  options: CaptureObserverOptions & { drops?: number | Map<number, number> } = {},
): Promise<Observation> {
  return observeCapture(capture(packets, linkTypes, options.drops), context, options);
}
