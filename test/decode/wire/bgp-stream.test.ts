import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BgpMessage } from "../../../src/decode/wire/bgp-message.ts";
import type { TcpSegment } from "../../../src/decode/wire/bgp-stream.ts";
import { MAX_FINDINGS, MAX_FLOWS, createBgpStreams } from "../../../src/decode/wire/bgp-stream.ts";
import { PENDING_BYTES } from "../../../src/decode/wire/tcp-reassembly.ts";
import { attribute, bytes, message, update } from "./bgp-bytes.ts";

const KEEPALIVE = bytes(message(4, "")); // 19 bytes
const OPEN = bytes(message(1, "04 fde8 0009 c000020d 02 02 00")); // 31 bytes
// 23 + 4 + 7 + 3 + 4 = 41 bytes
const UPDATE = bytes(
  update({
    attributes: attribute(0x40, 1, "00") + attribute(0x40, 3, "c000020d") + attribute(0x40, 2, ""),
    nlri: "18 cb0071",
  }),
);

let record = 0;
function segment(seq: number, payload: Uint8Array, more: Partial<TcpSegment> = {}): TcpSegment {
  record += 1;
  return {
    flow: "a",
    from: "192.0.2.1",
    to: "192.0.2.2",
    seq,
    syn: false,
    fin: false,
    rst: false,
    bytes: payload,
    missing: 0,
    record,
    at: BigInt(record),
    ...more,
  };
}

function concat(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((p) => [...p]));
}

/** Messages and the codes of the findings. */
function run(segments: TcpSegment[]): { kinds: string[]; messages: BgpMessage[]; codes: string[]; says: string[] } {
  const streams = createBgpStreams();
  const messages = segments.flatMap((s) => streams.segment(s));
  messages.push(...streams.finish());
  const codes = streams.findings.map((f) => f.code);
  return { kinds: messages.map((m) => m.body.kind), messages, codes, says: streams.findings.map((f) => f.says) };
}

const syn = (seq: number) => segment(seq, new Uint8Array(0), { syn: true });

describe("messages and segments", () => {
  test("several in one segment, one over several; first and completing segment are told", () => {
    record = 0;
    const all = concat(OPEN, KEEPALIVE, UPDATE);
    const got = run([
      syn(999), // record 1
      segment(1000, all.subarray(0, 60)), // 2: OPEN, KEEPALIVE, 10 bytes
      segment(1060, all.subarray(60, 70)), // 3
      segment(1070, all.subarray(70)), // 4
    ]);
    expect(got.kinds).toEqual(["open", "keepalive", "update"]);
    expect(got.messages.map((m) => [m.firstRecord, m.record, m.at, m.length])).toEqual([
      [2, 2, 2n, 31],
      [2, 2, 2n, 19],
      [2, 4, 4n, UPDATE.length],
    ]);
    expect(got.codes).toEqual([]);
  });

  test("out of order: the segment that arrives last completes", () => {
    record = 0;
    const got = run([
      syn(999),
      segment(1000 + 20, UPDATE.subarray(20)), // 2
      segment(1000, UPDATE.subarray(0, 20)), // 3
    ]);
    expect(got.messages.map((m) => [m.firstRecord, m.record])).toEqual([[3, 3]]);
    expect(got.codes).toEqual([]);
  });

  test("sequence numbers wrap", () => {
    const got = run([
      syn(0xffffffff - 10),
      segment(0xffffffff - 9, concat(KEEPALIVE, KEEPALIVE)),
      segment(28, KEEPALIVE),
    ]);
    expect(got.kinds).toEqual(["keepalive", "keepalive", "keepalive"]);
    expect(got.codes).toEqual([]);
  });

  test("retransmitted segments, whole and in part, give nothing twice", () => {
    const all = concat(KEEPALIVE, UPDATE, KEEPALIVE);
    const got = run([
      syn(999),
      segment(1000, all.subarray(0, 30)),
      segment(1000, all.subarray(0, 30)),
      segment(1010, all.subarray(10)),
      segment(1019, UPDATE),
    ]);
    expect(got.kinds).toEqual(["keepalive", "update", "keepalive"]);
    expect(got.codes).toEqual([]);
  });

  test("a copy that differs is a finding, and the first one counts: handed over, or still waiting", () => {
    const other = Uint8Array.from(UPDATE);
    other[UPDATE.length - 1] = 0x99;
    const over = run([syn(999), segment(1000, UPDATE), segment(1000, other)]);
    expect(over.codes).toEqual(["bgp.conflict"]);
    expect(over.says[0]).toMatch(/^1 byte not as in an earlier copy/);
    const waiting = run([
      syn(999),
      segment(1010, UPDATE.subarray(10)),
      segment(1010, other.subarray(10)),
      segment(1000, UPDATE.subarray(0, 10)),
    ]);
    expect(waiting.codes).toEqual(["bgp.conflict"]);
    for (const got of [over, waiting]) {
      expect(got.messages).toHaveLength(1);
      expect(got.messages[0]!.body).toMatchObject({ nlri: { prefixes: [{ prefix: "203.0.113.0/24" }] } });
    }
  });

  test("a keep-alive probe with a garbage byte is no conflict", () => {
    const got = run([syn(999), segment(1000, KEEPALIVE), segment(1018, bytes("00")), segment(1019, KEEPALIVE)]);
    expect(got.kinds).toEqual(["keepalive", "keepalive"]);
    expect(got.codes).toEqual([]);
  });

  test("two directions and two connections do not mix", () => {
    const half = UPDATE.subarray(0, 20);
    const rest = UPDATE.subarray(20);
    const got = run([
      segment(1, half),
      segment(1, half, { flow: "b" }),
      segment(21, rest, { flow: "b" }),
      segment(21, rest),
    ]);
    expect(got.messages.map((m) => m.flow)).toEqual(["b", "a"]);
  });
});

describe("streams that are not whole", () => {
  test("the capture begins within a message", () => {
    const got = run([segment(5, UPDATE.subarray(10)), segment(5 + UPDATE.length - 10, concat(KEEPALIVE, UPDATE))]);
    expect(got.kinds).toEqual(["keepalive", "update"]);
    expect(got.codes).toEqual(["bgp.mid-stream"]);
    expect(got.says[0]).toMatch(new RegExp(`^${UPDATE.length - 10} bytes`));
  });

  test("the capture begins between messages: nothing to say", () => {
    const got = run([segment(5, KEEPALIVE), segment(24, UPDATE)]);
    expect(got.kinds).toEqual(["keepalive", "update"]);
    expect(got.codes).toEqual([]);
  });

  test("data from before the first segment seen, recorded after it", () => {
    const got = run([segment(100, KEEPALIVE), segment(81, KEEPALIVE), segment(119, KEEPALIVE)]);
    expect(got.kinds).toEqual(["keepalive", "keepalive"]);
    expect(got.codes).toEqual(["bgp.before-start"]);
  });

  test("a gap: its size and place, what follows is read, and times are those of its own segments", () => {
    record = 0;
    const got = run([
      syn(999), // 1
      segment(1000, concat(KEEPALIVE, UPDATE.subarray(0, 30))), // 2
      segment(1100, concat(UPDATE.subarray(39), KEEPALIVE)), // 3: the bytes between are lost
      segment(1100 + UPDATE.length - 39 + 19, UPDATE), // 4
    ]);
    expect(got.kinds).toEqual(["keepalive", "keepalive", "update"]);
    expect(got.messages.map((m) => m.record)).toEqual([2, 3, 4]);
    expect(got.codes).toEqual(["bgp.gap", "bgp.resync"]);
    // 1000 + 19 + 30 = 1049; 1100 - 1049 = 51
    expect(got.says[0]).toBe(
      `51 bytes of the stream missing from the capture: UPDATE of ${UPDATE.length} bytes, of which 30 are there, not decoded`,
    );
  });

  test("a gap within a message of known length needs no search", () => {
    const long = bytes(update({ attributes: attribute(0xd0, 99, "ff*400") }));
    const got = run([
      syn(999),
      segment(1000, long.subarray(0, 40)),
      segment(1300, concat(long.subarray(300), KEEPALIVE)),
    ]);
    expect(got.kinds).toEqual(["keepalive"]);
    expect(got.codes).toEqual(["bgp.gap"]);
  });

  test("a gap is closed by a retransmission in time", () => {
    const got = run([
      syn(999),
      segment(1019, UPDATE),
      segment(1019 + UPDATE.length, KEEPALIVE),
      segment(1000, KEEPALIVE),
    ]);
    expect(got.kinds).toEqual(["keepalive", "update", "keepalive"]);
    expect(got.codes).toEqual([]);
  });

  test("a gap that stays open for three seconds of the capture is one", () => {
    const streams = createBgpStreams();
    const at = (s: number) => ({ at: BigInt(s) * 1_000_000_000n });
    streams.segment({ ...syn(999), ...at(0) });
    expect(streams.segment(segment(1019, UPDATE, at(1)))).toEqual([]);
    expect(streams.segment(segment(1019 + UPDATE.length, KEEPALIVE, at(3)))).toEqual([]);
    const late = streams.segment(segment(1038 + UPDATE.length, KEEPALIVE, at(4)));
    expect(late.map((m) => m.body.kind)).toEqual(["update", "keepalive", "keepalive"]);
    expect(streams.findings.map((f) => f.code)).toEqual(["bgp.gap"]);
  });

  test("the snaplen cut an UPDATE: said, not decoded, and the next message is found by the length", () => {
    record = 0;
    const got = run([
      segment(1, UPDATE.subarray(0, 30), { missing: UPDATE.length - 30 + 19 }), // and a KEEPALIVE behind it
      segment(1 + UPDATE.length + 19, UPDATE),
    ]);
    expect(got.kinds).toEqual(["update"]);
    expect(got.codes).toEqual(["bgp.cut"]);
    expect(got.says[0]).toBe(
      `${UPDATE.length - 30 + 19} bytes cut by the snaplen: UPDATE of ${UPDATE.length} bytes, of which 30 are there, not decoded`,
    );
  });

  test("the stream ends, or the capture does, within a message", () => {
    const fin = run([syn(999), segment(1000, UPDATE.subarray(0, 30), { fin: true })]);
    expect(fin.codes).toEqual(["bgp.unfinished"]);
    const end = run([syn(999), segment(1000, UPDATE.subarray(0, 30))]);
    expect(end.codes).toEqual(["bgp.unfinished"]);
    const rst = run([syn(999), segment(1000, UPDATE.subarray(0, 30)), segment(1030, new Uint8Array(0), { rst: true })]);
    expect(rst.codes).toEqual(["bgp.unfinished"]);
    const whole = run([syn(999), segment(1000, UPDATE, { fin: true })]);
    expect(whole.codes).toEqual([]);
  });

  test("retransmissions after FIN give nothing twice", () => {
    const got = run([syn(999), segment(1000, UPDATE, { fin: true }), segment(1000, UPDATE, { fin: true })]);
    expect(got.kinds).toEqual(["update"]);
    expect(got.codes).toEqual([]);
  });

  test("a new connection with the same ports, with and without its SYN", () => {
    const withSyn = run([syn(999), segment(1000, UPDATE.subarray(0, 30)), syn(50_000), segment(50_001, KEEPALIVE)]);
    expect(withSyn.kinds).toEqual(["keepalive"]);
    expect(withSyn.codes).toEqual(["bgp.unfinished"]);
    const without = run([syn(999), segment(1000, KEEPALIVE), segment(3_000_000_000, KEEPALIVE)]);
    expect(without.kinds).toEqual(["keepalive", "keepalive"]);
    expect(without.codes).toEqual(["bgp.jump"]);
    const again = run([syn(999), syn(999), segment(1000, KEEPALIVE)]);
    expect(again.codes).toEqual([]);
  });

  test("data in the SYN, with and without a sequence number for the SYN itself", () => {
    const first = segment(1, OPEN, { syn: true });
    for (const seq of [2 + OPEN.length, 1 + OPEN.length]) {
      const got = run([first, segment(seq, UPDATE), segment(seq + UPDATE.length, KEEPALIVE), segment(seq, UPDATE)]);
      expect(got.kinds).toEqual(["open", "update", "keepalive"]);
      expect(got.codes).toEqual([]);
    }
  });

  test("no header where a message must begin: the next one is found", () => {
    const got = run([syn(999), segment(1000, concat(KEEPALIVE, bytes("00*40"), KEEPALIVE))]);
    expect(got.kinds).toEqual(["keepalive", "keepalive"]);
    expect(got.codes).toEqual(["bgp.no-header", "bgp.resync"]);
  });

  test("a marker within data is not taken for a header when no marker follows its message", () => {
    // 16 ff, length 19, type 4 within an attribute, followed by zeros
    const trap = concat(KEEPALIVE, bytes("00*30"));
    const got = run([segment(1, concat(trap, UPDATE))]);
    expect(got.kinds).toEqual(["update"]);
    expect(got.codes).toEqual(["bgp.mid-stream"]);
  });

  test("the same, when what follows comes in a later segment", () => {
    // An UPDATE of 79 bytes by its header, of which 40 come first; where it should end there is no marker.
    const trap = bytes(message(2, "00*60")).subarray(0, 40);
    const got = run([segment(1, trap), segment(41, concat(bytes("00*60"), KEEPALIVE))]);
    expect(got.kinds).toEqual(["keepalive"]);
    expect(got.codes).toEqual(["bgp.resync"]);
  });

  test("not BGP at all", () => {
    const got = run([segment(1, bytes("47455420*9"))]);
    expect(got.kinds).toEqual([]);
    expect(got.codes).toEqual(["bgp.unfinished"]);
  });

  test("a message that can be read only in part is handed over with its stops, and is a finding", () => {
    const got = run([syn(999), segment(1000, bytes(update({ nlri: "21 0000000000" })))]);
    expect(got.kinds).toEqual(["update"]);
    expect(got.messages[0]!.stops).toHaveLength(1);
    expect(got.says).toEqual(["bgp.nlri at byte 23 of the message: prefix length 33"]);
  });
});

describe("sessions", () => {
  // AS_PATH of 65001 in four octets; capability 65 in both OPENs
  const four = bytes(update({ attributes: attribute(0x40, 2, "02 01 0000fde9") }));
  const open4 = bytes(message(1, "04 fde8 0009 c000020d 08 02 06 41 04 0000fde8"));
  const back = { flow: "b", from: "192.0.2.2", to: "192.0.2.1" };
  const basis = (segments: TcpSegment[]) => {
    const body = run(segments).messages.at(-1)!.body;
    return body.kind === "update" ? body.attributes.asPath?.basis : undefined;
  };
  test("the other side's OPEN is found by addresses, or by the name of the other direction", () => {
    expect(basis([segment(1, open4), segment(1, open4, back), segment(1 + open4.length, four)])).toBe("open");
    const named = { reverse: "b" };
    expect(basis([segment(1, open4, named), segment(1, open4, back), segment(1 + open4.length, four, named)])).toBe(
      "open",
    );
  });
  test("a new connection forgets the OPEN of the one before", () => {
    const again = segment(90_001, four);
    expect(basis([segment(1, open4), segment(1, open4, back), syn(90_000), again])).toBe("inferred");
  });
  test("one OPEN only: inferred", () => {
    expect(basis([segment(1, open4), segment(1 + open4.length, four)])).toBe("inferred");
  });
});

describe("bounds", () => {
  test("what waits behind a gap is bounded: then the gap is declared", () => {
    const streams = createBgpStreams();
    streams.segment(syn(999));
    const big = bytes(update({ attributes: attribute(0xd0, 99, "00*4000") }));
    let seq = 2000;
    let messages = 0;
    for (let held = 0; held < PENDING_BYTES + big.length; held += big.length) {
      messages += streams.segment(segment(seq, big, { at: undefined })).length;
      seq += big.length;
    }
    expect(messages).toBeGreaterThan(PENDING_BYTES / big.length - 1);
    expect(streams.findings.map((f) => f.code)).toEqual(["bgp.gap"]);
  });

  test("the connection unused for longest is forgotten, and findings are bounded", () => {
    const streams = createBgpStreams();
    const half = UPDATE.subarray(0, 30);
    for (let i = 0; i < MAX_FLOWS + 2 * MAX_FINDINGS; i++) streams.segment(segment(1, half, { flow: `f${i}` }));
    const rest = segment(31, UPDATE.subarray(30), { flow: `f${MAX_FLOWS}` });
    expect(streams.segment(rest).map((m) => m.body.kind)).toEqual(["update"]);
    expect(streams.findings).toHaveLength(MAX_FINDINGS);
    expect(streams.findings[0]).toMatchObject({ code: "bgp.forgotten", flow: "f0" });
    expect(streams.omitted.get("bgp.forgotten")).toBe(MAX_FINDINGS);
    expect(streams.counts.undecodedBytes).toBe(2 * MAX_FINDINGS * 30);
  });

  test("one-byte segments in reverse order end in time", () => {
    const streams = createBgpStreams();
    const long = bytes(update({ attributes: attribute(0xd0, 99, "00*60000") }));
    streams.segment(syn(999));
    const began = performance.now();
    for (let i = long.length - 1; i >= 0; i--)
      streams.segment(segment(1000 + i, long.subarray(i, i + 1), { at: undefined }));
    for (let i = 0; i < long.length; i++)
      streams.segment(segment(200_000 + i, long.subarray(i, i + 1), { at: undefined }));
    streams.finish();
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

describe("properties", () => {
  const whole = concat(OPEN, KEEPALIVE, UPDATE, UPDATE, bytes(message(5, "0019 00 46")), bytes(message(3, "06 02")));
  const expected = ["open", "keepalive", "update", "update", "routeRefresh", "notification"];

  test("any split into segments, in any order, with any repetition, gives the same messages", () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: whole.length - 1 }), { maxLength: 12 });
    fc.assert(
      fc.property(cuts, fc.nat(0xffffffff), fc.infiniteStream(fc.nat(1000)), (at, isn, order) => {
        const edges = [0, ...at.toSorted((a, b) => a - b), whole.length];
        const parts = edges.slice(1).map((end, i) => ({ pos: edges[i]!, end, key: order.next().value! }));
        // Some segments reach over the next one, as retransmissions after a change of size do.
        const reach = parts.map((p) => ({ ...p, end: Math.min(whole.length, p.end + (p.key % 3) * 7) }));
        const repeated = reach.filter((p) => p.key % 2 === 0).map((p) => ({ ...p, key: order.next().value! }));
        const sent = [...reach, ...repeated].toSorted((a, b) => a.key - b.key);
        const got = run([
          syn(isn),
          ...sent.map((p) => segment((isn + 1 + p.pos) % 2 ** 32, whole.subarray(p.pos, p.end))),
        ]);
        expect(got.kinds).toEqual(expected);
        expect(got.codes).toEqual([]);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  test("cut at every length: the messages that are whole, and one finding for the rest", () => {
    const ends = [31, 50, 50 + UPDATE.length, 50 + 2 * UPDATE.length, 73 + 2 * UPDATE.length, whole.length];
    for (let n = 0; n <= whole.length; n++) {
      const got = run([syn(999), segment(1000, whole.subarray(0, n))]);
      expect(got.kinds).toEqual(expected.slice(0, ends.filter((e) => e <= n).length));
      expect(got.codes).toEqual(n === 0 || ends.includes(n) ? [] : ["bgp.unfinished"]);
    }
  });

  test("begun at any byte of a stream: the messages that are whole", () => {
    const starts = [0, 31, 50, 50 + UPDATE.length, 50 + 2 * UPDATE.length, 73 + 2 * UPDATE.length];
    for (let n = 0; n < whole.length; n++) {
      const got = run([segment(77, whole.subarray(n))]);
      expect(got.kinds).toEqual(expected.slice(starts.filter((s) => s < n).length));
    }
  });

  test("any segments: no throw, every payload byte is in a message, undecoded, or a copy", () => {
    const any = fc.record({
      seq: fc.oneof(fc.nat(2000), fc.nat(0xffffffff)),
      bytes: fc.oneof(
        fc.uint8Array({ maxLength: 80 }),
        fc.constantFrom(OPEN, UPDATE, KEEPALIVE, UPDATE.subarray(0, 25), UPDATE.subarray(25), bytes("ff*40")),
      ),
      flags: fc.nat(31),
      missing: fc.oneof(fc.constant(0), fc.nat(100)),
      at: fc.oneof(fc.constant(undefined), fc.bigInt(0n, 10_000_000_000n)),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 30 }), (list) => {
        const streams = createBgpStreams();
        let inMessages = 0;
        const count = (ms: BgpMessage[]) => ms.forEach((m) => (inMessages += m.length));
        for (const s of list) {
          const more = { syn: s.flags === 1, fin: s.flags === 2, rst: s.flags === 3, missing: s.missing, at: s.at };
          count(streams.segment(segment(s.seq, s.bytes, { ...more, flow: s.flags > 20 ? "b" : "a" })));
        }
        count(streams.finish());
        expect(inMessages + streams.counts.undecodedBytes).toBeLessThanOrEqual(streams.counts.payloadBytes);
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});
