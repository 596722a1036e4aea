// Counters that every frame feeds: what they add up to, and that parts of a capture add up to the whole.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ClockBases } from "../../src/observe/clock-base.ts";
import { FlowTable, keyOfId, keyOfVni } from "../../src/observe/flow-table.ts";
import { AddressBook } from "../../src/observe/address-book.ts";
import { LinkCounters, mergeFrameCounts } from "../../src/observe/frame-counters.ts";
import { mergeEncapsulation } from "../../src/observe/ledger.ts";
import { EXACT_NS } from "../../src/core/time.ts";
import { MS, type Packet, echo, ethernet, inVxlan, ipv4, observe, request, A, B } from "./packets.ts";

describe("lengths", () => {
  it("FCS is subtracted from the frame, and only from it; cut frames keep both lengths", () => {
    const c = new LinkCounters(1);
    for (const [length, fcs] of [[1522, 4], [1518, 0], [1518, 0], [70_000, 0]] as const) c.add(length, fcs); // prettier-ignore
    c.addCut(1518, 96);
    c.addTag(200, 1518);
    c.addStack([300, 201], 1522);
    expect(c.counts()).toEqual({
      linkType: "EN10MB",
      packets: 4,
      fcsBytes: 4,
      snapped: 1,
      withoutTime: 0,
      frameLength: new Map([
        [1518, 3],
        [7e4, 1],
      ]),
      packetLength: new Map(),
      recordLength: new Map([
        [1518, 2],
        [1522, 1],
        [7e4, 1],
      ]),
      captured: new Map([
        [96, 1],
        [1518, 1],
        [1522, 1],
        [7e4, 1],
      ]),
      vlans: [
        {
          tags: [200],
          packets: 1,
          lengths: new Map([[1518, 1]]),
        },
        {
          tags: [300, 201],
          packets: 1,
          lengths: new Map([[1522, 1]]),
        },
      ],
    });
  });

  it("without an Ethernet header there is no frame length", () => {
    const c = new LinkCounters(276);
    c.add(104, 0);
    c.packetLengths!.add(84);
    expect(c.counts()).toMatchObject({ frameLength: new Map(), packetLength: new Map([[84, 1]]) });
  });
});

describe("parts add up", () => {
  const kinds: Packet[] = [
    { ns: 0, bytes: request(1) },
    { ns: 0, bytes: ethernet(0x0800, ipv4(A, B, 1, echo(8, 7, 1)), [200]) },
    { ns: 0, bytes: inVxlan("192.0.2.1", "192.0.2.2", request(2)) },
    { ns: 0, bytes: [...inVxlan("192.0.2.1", "192.0.2.2", request(2)), 0, 0] },
    { ns: 0, bytes: inVxlan("192.0.2.1", "192.0.2.2", ethernet(0x0800, ipv4(A, B, 1, echo(8, 7, 1)), [5])) },
    { ns: 0, bytes: request(3).slice(0, 50), len: 98 },
  ];
  const part = fc.array(fc.nat(kinds.length - 1), { maxLength: 12 });
  const observed = async (which: readonly number[]) => observe(which.map((k, i) => ({ ...kinds[k]!, ns: i * MS })));
  const sorted = (v: unknown) => v;

  it("frame counters: merge is associative, commutative, and gives the counts of the whole", async () => {
    await fc.assert(
      fc.asyncProperty(part, part, part, async (x, y, z) => {
        const [a, b, c, all] = (await Promise.all([x, y, z, [...x, ...y, ...z]].map(observed))).map((o) => o.frames);
        const left = mergeFrameCounts(mergeFrameCounts(a!, b!), c!);
        expect(mergeFrameCounts(a!, mergeFrameCounts(b!, c!))).toEqual(left);
        expect(mergeFrameCounts(c!, mergeFrameCounts(b!, a!))).toEqual(left);
        expect(left).toEqual(mergeFrameCounts(all!, []));
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it("encapsulation: the same, but for which record came first", async () => {
    const unplaced = (rows: ReturnType<typeof mergeEncapsulation>) =>
      sorted(rows.map((r) => ({ ...r, first: undefined })));
    await fc.assert(
      fc.asyncProperty(part, part, part, async (x, y, z) => {
        const [a, b, c, all] = (await Promise.all([x, y, z, [...x, ...y, ...z]].map(observed))).map((o) => o.overhead);
        const left = mergeEncapsulation(mergeEncapsulation(a!, b!), c!);
        expect(mergeEncapsulation(a!, mergeEncapsulation(b!, c!))).toEqual(left);
        expect(mergeEncapsulation(c!, mergeEncapsulation(b!, a!))).toEqual(left);
        expect(unplaced(left)).toEqual(unplaced(mergeEncapsulation(all!, [])));
      }),
      { seed: 1, numRuns: 60 },
    );
  });
});

describe("clock bases", () => {
  const batch = (base: bigint, ns: number[]) => ({ base, ns: Float64Array.from(ns), count: ns.length });

  it("a base nearby is shifted into the first, one too far away is kept apart", () => {
    const clock = new ClockBases();
    clock.enter(batch(1_000n, [0, 5]));
    clock.enter(batch(3_000n, [0, 7]));
    expect([clock.current, clock.shift]).toEqual([0, 2_000]);
    expect(clock.epoch(0, 7 + clock.shift)).toBe(3_007n);
    const far = 1_000n + BigInt(EXACT_NS) + 1n;
    clock.enter(batch(far, [0, 3]));
    expect([clock.current, clock.shift]).toEqual([1, 0]);
    expect(clock.between(5, 0, 3, 1)).toBe(EXACT_NS - 1); // 2^53 + 1 + 3 - 5
    clock.enter(batch(1_000n, [9]));
    expect([clock.current, clock.shift]).toEqual([0, 0]);
  });

  it("a nearby base whose stamps would not stay exact is kept apart too", () => {
    const clock = new ClockBases();
    clock.enter(batch(0n, [0]));
    clock.enter(batch(10n, [0, EXACT_NS - 9]));
    expect([clock.current, clock.shift]).toEqual([1, 0]);
  });

  it("a stamp that is not there is no time, and no distance", () => {
    const clock = new ClockBases();
    clock.enter(batch(0n, [Number.NaN, 1]));
    expect([clock.epoch(0, Number.NaN), clock.between(Number.NaN, 0, 1, 0)]).toEqual([undefined, Number.NaN]);
  });
});

describe("tables", () => {
  it("streams are found again by any key, and keys read back", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.record({
            from: fc.integer(),
            to: fc.integer(),
            vni: fc.option(fc.nat(0xffffff), { nil: undefined }),
            vlan: fc.option(fc.nat(4095), { nil: undefined }),
            id: fc.nat(65535),
            v6: fc.boolean(),
          }),
          { selector: (k) => JSON.stringify(k), maxLength: 2000, minLength: 1, size: "max" },
        ),
        (keys) => {
          const table = new FlowTable(10_000);
          const words = keys.map(
            (k) => [k.from | 0, k.to | 0, keyOfVni(k.vni, k.v6), keyOfId(k.id, k.vlan, k.v6)] as const,
          );
          for (const w of words) expect(table.find(...w)).toBe(-1);
          words.forEach((w, i) => expect(table.add(...w)).toBe(i));
          words.forEach((w, i) => {
            expect(table.find(...w)).toBe(i);
            const k = keys[i]!;
            expect(table.key(i)).toEqual({
              from: w[0],
              to: w[1],
              v6: k.v6,
              vni: k.vni,
              icmpId: k.id,
              vlan: k.vlan,
              icmpv6: k.v6,
            });
          });
        },
      ),
      { seed: 1, numRuns: 20 },
    );
  });

  it("a full table takes no more", () => {
    const table = new FlowTable(2);
    expect([table.add(1, 1, 0, 0), table.add(2, 1, 0, 0), table.add(3, 1, 0, 0)]).toEqual([0, 1, -1]);
  });

  it("addresses have one id each and read back", () => {
    const book = new AddressBook();
    const view = new DataView(new ArrayBuffer(16));
    view.setUint32(0, 0x20010db8);
    const ids = Array.from({ length: 3000 }, (_, i) => {
      view.setUint32(12, i);
      return [book.v4(0xc0000200 + i), book.v6(view, 0)] as const;
    });
    expect(book.text(ids[7]![0])).toBe("192.0.2.7");
    expect(book.text(ids[7]![1])).toBe("2001:db8::7");
    expect(new Set(ids.flat()).size).toBe(6000);
    expect(book.v4(0xc0000200)).toBe(ids[0]![0]);
    expect(book.text(0)).toBe("?");
  });
});
