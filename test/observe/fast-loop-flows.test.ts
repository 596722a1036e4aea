// The licence of the compiled loop, for traffic that is no ping: TCP connections whose segments come in order, overtaken, twice, again,
// across the wrap of sequence numbers, and that end and begin in every way.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SharedRoom } from "../../src/core/room.ts";
import { A, B, BASE, MS, type Packet, S, ethernet, inVxlan, ipv4, ipv6 } from "./packets.ts";
import { both } from "./both-loops.ts";

const FIN = 1;
const SYN = 2;
const RST = 4;
const ACK = 16;

// mostly data and its acknowledgment
const USUAL = ["data", "data", "data", "data", "data", "ack", "ack", "ack", "both", "turn"] as const;
const AGAIN = [
  "again",
  "oldest",
  "copy",
  "skip",
  "fill",
  "repeat",
  "part",
  "beyond",
  "old",
  "keepAlive",
  "probe",
] as const;
const OTHER = ["close", "open", "syn", "fin", "rst", "bare", "wait", "back", "noStamp", "leap"] as const;

/** What happens next in one of a few connections. */
const step = fc.record({
  connection: fc.nat(6),
  kind: fc.constantFrom(...USUAL, ...AGAIN, ...OTHER),
  way: fc.nat(1),
  length: fc.constantFrom<number>(1, 1, 9, 120),
  gap: fc.constantFrom(1000, 50_000, MS, 30 * MS),
  iface: fc.constantFrom(0, 0, 0, 0, 1),
  id: fc.constantFrom(0, 0, 1, 2),
  times: fc.constantFrom<number>(0, 0, 0, 1, 3, 12),
});
type Of<T> = T extends fc.Arbitrary<infer V> ? V : never;
type Step = Of<typeof step>;

const u16 = (v: number) => [(v >> 8) & 255, v & 255];
const u32 = (v: number) => [(v >>> 24) & 255, (v >>> 16) & 255, (v >>> 8) & 255, v & 255];

interface Segment {
  readonly connection: number;
  readonly way: number;
  readonly seq: number;
  readonly ack: number;
  readonly length: number;
  readonly flags: number;
  readonly window: number;
  readonly id: number;
  /** Timestamp and its echo. */
  readonly ts?: readonly [number, number];
}

/** Connection 1 is in IPv6, 2 in VXLAN, 3 tagged, 4 has the same port and (5) the same address at both ends, 6 has timestamps. */
function frame(s: Segment): number[] {
  const near = s.connection >= 4 && s.connection <= 5 ? 8080 : 40_000 + (s.connection & 0xfff);
  const options = s.ts === undefined ? [] : [1, 1, 8, 10, ...u32(s.ts[0]), ...u32(s.ts[1])];
  const tcp = [
    ...u16(s.way === 0 ? near : 8080),
    ...u16(s.way === 0 ? 8080 : near),
    ...u32(s.seq),
    ...u32(s.ack),
    (5 + options.length / 4) << 4,
    s.flags,
    ...u16(s.window),
    0,
    0,
    0,
    0,
    ...options,
    ...Array.from({ length: s.length }, () => 7),
  ];
  if (s.connection === 1) return ethernet(0x86dd, s.way === 0 ? ipv6(2, 1, 6, tcp) : ipv6(1, 2, 6, tcp));
  const far = s.connection === 5 ? A : s.connection > 6 ? `10.0.${(s.connection >> 8) & 255}.${s.connection & 255}` : B;
  const ip = s.way === 0 ? ipv4(A, far, 6, tcp) : ipv4(far, A, 6, tcp);
  const packet = [...ip.slice(0, 4), ...u16(s.id), ...ip.slice(6)];
  if (s.connection === 2) {
    const [here, there] = s.way === 0 ? ["192.0.2.1", "192.0.2.2"] : ["192.0.2.2", "192.0.2.1"];
    return inVxlan(here, there, ethernet(0x0800, packet));
  }
  return ethernet(0x0800, packet, s.connection === 3 ? [200] : []);
}

/** What one end has sent, and what the other acknowledged. */
interface End {
  next: number;
  una: number;
  first: number;
  gap: number;
  gapLength: number;
}

function packets(steps: readonly Step[], ifaces: number): Packet[] {
  const out: Packet[] = [];
  const end = (next: number): End => ({ next, una: next, first: next, gap: next, gapLength: 0 });
  const ends = Array.from({ length: 7 }, (_, c) => [end([100, -40, 0x7fff_ff80][c % 3]!), end(c === 0 ? -3 : 5000)]);
  let [ns, base, id] = [0, BASE, 1000];
  for (const s of steps) {
    let { way } = s;
    for (let i = 0; i <= s.times; i++) {
      const both = ends[s.connection]!;
      const [me, other] = [both[way]!, both[1 - way]!];
      ns += s.kind === "wait" ? 3 * S : s.kind === "back" ? -2 * MS : s.gap;
      if (s.kind === "leap") {
        // a new base; days later nothing may be said of what lies across
        if (i === 0 && s.iface === 1) base += 200n * 86_400n * BigInt(S);
        continue;
      }
      const give = (seq: number, length: number, ack: number, more: Partial<Segment> = {}) => {
        const ms = Math.floor(ns / MS);
        const stamps = s.connection === 6 ? { ts: [ms, ms - 1] as const } : {};
        const segment = { seq, length, ack, window: 1000, flags: ACK, id: s.id === 0 ? 0 : (id += s.id), ...stamps };
        const bytes = frame({ connection: s.connection, way, ...segment, ...more });
        const stamp = s.kind === "noStamp" ? Number.NaN : ns;
        out.push({ ns: stamp, bytes, iface: s.iface % ifaces, base });
      };
      const data = (seq: number, length = s.length) => give(seq, length, other.una);
      switch (s.kind) {
        case "again":
          data(me.next - s.length);
          break;
        case "oldest":
          data(me.una);
          break;
        case "copy":
          give(me.next, s.length, other.una, { id: 77 });
          give(me.next, s.length, other.una, { id: 77 });
          me.next += s.length;
          break;
        case "skip":
          [me.gap, me.gapLength] = [me.next, 50];
          me.next += 50;
          data(me.next);
          me.next += s.length;
          break;
        case "fill":
          data(me.gap, Math.max(1, me.gapLength));
          break;
        case "repeat":
          give(me.next, 0, other.una);
          break;
        case "part":
          other.una += (other.next - other.una) >> 1;
          give(me.next, 0, other.una);
          break;
        case "beyond":
          give(me.next, 0, other.next + 90);
          break;
        case "old":
          give(me.next, 0, other.una - 30);
          break;
        case "keepAlive":
          give(me.next - 1, s.length === 1 ? 1 : 0, other.una);
          break;
        case "probe":
          give(me.next, 1, other.una);
          break;
        case "close":
          other.una = other.next;
          give(me.next, 0, other.una, { window: 0 });
          break;
        case "open":
          give(me.next, 0, other.una);
          break;
        case "syn":
          if (i === 1) [me.next, me.una] = [me.next + 100_000, me.next + 100_000];
          give(me.next, 0, i % 2 === 0 ? 0 : other.next, { flags: i % 2 === 0 ? SYN : SYN | ACK });
          me.next++;
          break;
        case "fin":
          give(me.next, s.length, other.una, { flags: FIN | ACK });
          break;
        case "rst":
          give(me.next, 0, other.una, { flags: s.length === 1 ? RST : RST | ACK });
          break;
        case "bare":
          give(me.next, s.length, 0, { flags: 0 });
          me.next += s.length;
          break;
        case "ack":
          other.una = other.next;
          give(me.next, 0, other.una);
          break;
        case "both":
          other.una = other.next;
          data(me.next);
          me.next += s.length;
          break;
        case "back":
        case "data":
        case "noStamp":
        case "turn":
        case "wait":
          data(me.next);
          me.next += s.length;
      }
      if (s.kind === "turn" || s.kind === "both") way = 1 - way;
    }
  }
  return out;
}

const few = (over: Partial<Step>): Step => ({
  connection: 0,
  kind: "data",
  way: 0,
  length: 9,
  gap: MS,
  iface: 0,
  id: 0,
  times: 0,
  ...over,
});

describe("compiled loop and walker agree on connections", () => {
  it.each([
    ["one interface", 1, {}],
    ["two interfaces", 2, {}],
    ["segments kept for the clocks", 1, { keepProbes: 5000 }],
    ["senders not followed", 1, { keepMacs: false }],
  ] as const)("%s", async (_, ifaces, more) => {
    const steps = fc.array(step, { minLength: 1, maxLength: 90 });
    await fc.assert(
      fc.asyncProperty(steps, async (s) => void (await both(packets(s, ifaces), ifaces, more))),
      { seed: 5, numRuns: 150 },
    );
  });

  it("long ones, whose round trips are thinned", async () => {
    // 5,000 times: data, its acknowledgment; sometimes a retransmission of 400 ms, after which the count must go on as before
    const steps = Array.from({ length: 5000 }, (_, i) => [
      few({ gap: 2 * MS, length: 120, connection: i % 2 === 0 ? 0 : 6 }),
      ...(i % 97 === 50 ? [few({ kind: "again", gap: 400 * MS, length: 120, connection: i % 2 === 0 ? 0 : 6 })] : []),
      few({ kind: "ack", way: 1, gap: 20_000 + ((i * 7919) % 1000), connection: i % 2 === 0 ? 0 : 6 }),
    ]).flat();
    const { flows } = await both(packets(steps, 1));
    expect(flows!.tcp.map((f) => f.packets)).toEqual([5000 + 26, 5000 + 26]);
  });

  it("holes, before which acknowledgments were repeated", async () => {
    // Of 12 rounds, 0, 1, 2, 3, 4, 0, ... pure acknowledgments ask for what is missing; a segment of data that repeats the
    // acknowledgment does not, nor does a keep-alive, nor what came before the last new acknowledgment. Repair comes after
    // 400 ms, and one acknowledgment for all.
    const round = (i: number, connection: number) => [
      few({ connection, times: 3, length: 120 }),
      few({ connection, kind: "repeat", way: 1, gap: 1000, times: 3 }),
      few({ connection, kind: "part", way: 1, gap: 1000 }),
      few({ connection, length: 120 }),
      ...(i % 5 === 0 ? [] : [few({ connection, kind: "repeat", way: 1, gap: 1000, times: (i % 5) - 1 })]),
      few({ connection, kind: "data", way: 1, gap: 1000 }),
      few({ connection, kind: "ack", gap: 1000 }),
      few({ connection, kind: "keepAlive", way: 1, gap: 1000 }),
      few({ connection, kind: "oldest", gap: (i % 5 === 0 ? 500 : 400) * MS, length: 120 }),
      few({ connection, kind: "ack", way: 1, gap: MS }),
      few({ connection, kind: "both", gap: MS, times: 2 }),
    ];
    const steps = Array.from({ length: 12 }, (_, i) => [...round(i, 0), ...round(i + 2, 6)]).flat();
    const { flows } = await both(packets(steps, 1));
    // Where none was repeated, the last unanswered transmission is known. The 8 longest holes are kept, and by the gaps of each round
    // they are longer with more repeats, and longest with none. Repeats of what is kept, of rounds 0 to 11 and of 2 to 13:
    const kept = ["03402340", "34034023"].map((of) => Array.from(of, (repeats) => repeats === "0"));
    expect(flows!.tcp.map((f) => f.holes.map((h) => h.lastUnanswered !== undefined))).toEqual(kept);
  });

  it("addresses of IPv6 that a record without a stamp had first", async () => {
    // the ends of a connection are told apart by the numbers of their addresses, in order of appearance
    const data = few({ connection: 1, kind: "both", length: 120, times: 3 });
    await both(packets([few({ connection: 1, kind: "noStamp" }), { ...data, way: 1 }, { ...data, kind: "again" }], 1));
  });

  it("more than there is room for", async () => {
    // one segment each way of 16,390 connections, 6 more than are followed
    const list: Packet[] = [];
    for (const way of [0, 1])
      for (let c = 0; c < 16_390; c++) {
        const [seq, ack] = way === 0 ? [1, 1] : [1, 10];
        const more = { flags: ACK, window: 1000, id: 0, length: way === 0 ? 9 : 0 };
        list.push({ ns: list.length * 1000, bytes: frame({ connection: 4096 + c, way, seq, ack, ...more }) });
      }
    await both(list);
  });

  it("also where its memory is full", async () => {
    const room = new SharedRoom();
    while (room.bytes(1 << 20).byteOffset !== 0);
    const steps = Array.from({ length: 30 }, (_, i) => few({ kind: "both", way: i & 1, connection: i % 7, times: 3 }));
    await both(packets(steps, 1));
    room.end();
  });
});
