// Recordings of several interfaces: whose drops say something about which stream, and packets seen at one and not the other.
import { describe, expect, it } from "vitest";
import { DropBook, faceBit } from "../../src/observe/drop-explanations.ts";
import type { Observation } from "../../src/observe/observation.ts";
import { MS, S, type Packet, inVxlan, observe, reply, request } from "./packets.ts";

async function both(
  packets: readonly Packet[],
  linkTypes: readonly number[],
  drops?: Map<number, number>,
): Promise<Observation> {
  // prettier-ignore
  const more = drops === undefined ? {} : { drops };
  const fast = await observe(packets, linkTypes, { fast: true, ...more });
  expect(fast).toEqual(await observe(packets, linkTypes, { fast: false, ...more }));
  return fast;
}

const counts = (o: Observation, i = 0) =>
  Object.fromEntries(Object.entries(o.streams[i]!.counts).filter(([, count]) => count > 0));
const find = (o: Observation, code: string) => o.findings.filter((f) => f.code === code);

describe("drops of an interface", () => {
  /** 20 probes out of interface 0; replies, except to 5 and 6, in by `back`. */
  const probes = (back: number, answer: (seq: number) => number[] = (seq) => reply(seq)) => [
    ...Array.from({ length: 20 }, (_, i) => i + 1).flatMap((seq): Packet[] => [
      { ns: seq * 100 * MS, bytes: request(seq), iface: 0 },
      ...(seq === 5 || seq === 6 ? [] : [{ ns: seq * 100 * MS + MS, bytes: answer(seq), iface: back }]),
    ]),
    { ns: 9 * S, bytes: request(1, 99), iface: 2 },
  ];

  it("that carried the requests or the replies may be the answers", async () => {
    expect(counts(await both(probes(0), [1, 1, 1], new Map([[0, 50]])))).toEqual({ answered: 18, notObserved: 2 });
    expect(counts(await both(probes(1), [1, 1, 1], new Map([[1, 2]])))).toEqual({ answered: 18, notObserved: 2 });
    const elsewhere = (seq: number) => inVxlan("192.0.2.2", "192.0.2.1", reply(seq), 200);
    expect(counts(await both(probes(1, elsewhere), [1, 1, 1], new Map([[1, 2]])))).toEqual({ answered: 18, notObserved: 2 }); // prettier-ignore
  });

  it("that carried no packet of the stream say nothing of it", async () => {
    const o = await both(probes(0), [1, 1, 1], new Map([[1, 50]]));
    expect(counts(o)).toEqual({ answered: 18, lost: 2 });
    expect(o.streams[0]!.lossRuns).toMatchObject([{ first: { seq: 5 }, last: { seq: 6 }, lost: 2 }]);
    expect(find(o, "capture.drops-explain-loss")).toEqual([]);
  });

  it("that are fewer than the answers missing explain none", async () => {
    expect(counts(await both(probes(1), [1, 1, 1], new Map([[1, 1]])))).toEqual({ answered: 18, lost: 2 }); // prettier-ignore
  });

  it("are shared by the streams of an interface", () => {
    const streams = [
      { unanswered: 2, faces: faceBit(0) },
      { unanswered: 3, faces: faceBit(0) | faceBit(1) },
      { unanswered: 4, faces: faceBit(2) },
      { unanswered: 1, faces: faceBit(40) },
    ];
    const explain = (drops: readonly (readonly [number, number])[]) => {
      const book = new DropBook(drops.map(([iface, count]) => ({ iface, count })));
      for (const s of streams) book.add(s.faces, undefined, undefined, s.unanswered);
      const made = book.settle();
      return { explained: streams.map((s) => book.explains(s.faces, undefined, undefined)), ...made };
    };
    // 5 miss answers at interface 0, 3 of these at 1; nobody else's packets passed 0 or 1
    expect(explain([[0, 5]])).toEqual({ explained: [true, true, false, false], drops: 5, probes: 5, unsure: 0, tooFew: 0 }); // prettier-ignore
    expect(explain([[0, 4]])).toEqual({ explained: [false, false, false, false], drops: 0, probes: 0, unsure: 5, tooFew: 4 }); // prettier-ignore
    expect(explain([[1, 3], [2, 0], [40, 7]])).toEqual({ explained: [false, true, false, true], drops: 10, probes: 4, unsure: 0, tooFew: 0 }); // prettier-ignore
  });
});

describe("seen at one interface and not at the other", () => {
  const twice = (missing: (seq: number, what: string) => boolean) =>
    Array.from({ length: 30 }, (_, i) => i + 1).flatMap((seq): Packet[] => {
      const ns = seq * 100 * MS;
      const packets = [
        { ns, bytes: request(seq), iface: 0 },
        { ns: ns + 3000, bytes: request(seq), iface: 1 },
        { ns: ns + MS, bytes: reply(seq), iface: 1 },
        { ns: ns + MS + 3000, bytes: reply(seq), iface: 0 },
      ];
      return packets.filter((_, n) => !missing(seq, ["in", "out", "back", "home"][n]!));
    });

  it("replies: answered, and said with their records", async () => {
    const o = await both(
      twice((seq, what) => (seq === 7 || seq === 8) && what === "home"),
      [1, 1],
    );
    expect(counts(o)).toEqual({ answered: 30 });
    // four records a probe: the reply to 7 is record 27, to 8 record 30
    expect(find(o, "probe.lost-between-interfaces")).toMatchObject([{ count: 2, where: [{ record: 27 }, { record: 30 }] }]); // prettier-ignore
  });

  it("requests: where they were seen last", async () => {
    const o = await both(
      twice((seq, what) => seq === 12 && what !== "in"),
      [1, 1],
    );
    expect(counts(o)).toEqual({ answered: 29, lost: 1 });
    expect(find(o, "probe.lost-between-interfaces")).toMatchObject([{ count: 1, where: [{ record: 45 }] }]);
  });

  it("all at both, or a recording that ends in between: nothing to say", async () => {
    expect(
      find(
        await both(
          twice(() => false),
          [1, 1],
        ),
        "probe.lost-between-interfaces",
      ),
    ).toEqual([]);
    expect(find(await both(twice((seq, what) => seq === 30 && what === "home"), [1, 1]), "probe.lost-between-interfaces")).toEqual([]); // prettier-ignore
  });
});
