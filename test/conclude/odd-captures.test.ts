// Captures whose stamps or lengths contradict themselves: the evidence fits its schema and adds up all the same.
import { describe, expect, it } from "vitest";
import { arithmeticProblems } from "../../src/conclude/arithmetic.ts";
import { assembleEvidence } from "../../src/conclude/evidence.ts";
import { observeText } from "../../src/observe/from-text.ts";
import type { Observation } from "../../src/observe/observation.ts";
import type { Evidence } from "../../src/schema/evidence.generated.ts";
import { validate } from "../../src/schema/evidence-validator.generated.js";
import { readLines } from "../../src/read/lines.ts";
import { memory } from "../read/make.ts";
import { capture, context, inVxlan, ipv4, MS, observe, reply, request, S } from "../observe/packets.ts";
import { observeCapture } from "../../src/observe/from-capture.ts";

function document(o: Observation): Evidence {
  const evidence = assembleEvidence({ observations: [o], subject: {}, toolVersion: "0.1.0" });
  expect(validate(evidence), JSON.stringify(validate.errors)).toBe(true);
  expect(arithmeticProblems(evidence)).toEqual([]);
  return evidence;
}

describe("lengths", () => {
  it("a cooked record that is said to be 15 bytes long, shorter than its header of 20, with an IP length of 0: no length below 0", async () => {
    const ip = ipv4("192.0.2.1", "192.0.2.2", 17, [0, 7, 0, 7, 0, 8, 0, 0]);
    // SLL2: protocol, reserved, ifindex, ARPHRD Ethernet, direction, 6 bytes of address, padding
    const header = [8, 0, 0, 0, 0, 0, 0, 3, 0, 1, 4, 6, 2, 0, 0, 0, 0, 1, 0, 0];
    const bytes = [...header, ...ip.slice(0, 2), 0, 0, ...ip.slice(4)];
    const evidence = document(await observe([{ ns: 0, bytes, len: 15 }], [276]));
    expect(evidence.frames[0]!.lengths).toMatchObject({ packetLength: { 0: 1 }, recordLength: { 15: 1 } });
  });
});

describe("stamps", () => {
  it("the first reply is stamped before the recording's first record, and a loss follows", async () => {
    const packets = [
      { ns: S, bytes: request(1) },
      { ns: 500 * MS, bytes: reply(1) },
      { ns: 5 * S, bytes: request(2) },
      { ns: S, bytes: request(3) },
    ].map((p) => ({ ...p, ns: p.ns - S }));
    const [loss] = document(await observe(packets)).lossPeriods;
    expect(loss!.lastReplyBefore).toMatchObject({ seq: 1, source: { input: "i1", record: 2 } });
  });

  it("a reply without a stamp has no round trip, and is in no mean: 40 and 50 us", async () => {
    const packets = [40, 50, Number.NaN].flatMap((us, i) => [
      { ns: i * S, bytes: request(i + 1) },
      { ns: i * S + us * 1000, bytes: reply(i + 1) },
    ]);
    const [stream] = document(await observe(packets)).streams;
    expect(stream).toMatchObject({ sent: 3, answered: 3, rtt: { count: 2, min_us: 40, mean_us: 45, max_us: 50 } });
  });
});

describe("lengths", () => {
  it("a frame in a tunnel whose record was shorter than what was captured of it has no inner length", async () => {
    const packets = [{ ns: 0, bytes: inVxlan("192.0.2.1", "192.0.2.2", request(1)), len: 30 }];
    const [overhead] = document(await observe(packets)).overhead;
    expect(overhead).toMatchObject({ ipOverhead_bytes: 50, frameOverhead_bytes: null });
    expect(overhead!.innerLengths).toBeUndefined();
  });

  it("a record that is shorter than the check sequence it is said to have holds a frame of 0 bytes", async () => {
    const reader = capture([
      { ns: 0, bytes: [1, 2] },
      { ns: 1, bytes: request(1) },
    ]);
    const batches = reader.batches();
    reader.batches = async function* withFcs() {
      for await (const batch of batches) {
        batch.fcs.fill(4);
        yield batch;
      }
    };
    const [frames] = document(await observeCapture(reader, context)).frames;
    // 14 + 20 + 8 + 56 less 4
    expect(frames).toMatchObject({ fcs_bytes: 4, lengths: { frameLength: { "0": 1, "94": 1 } } });
  });

  it("a text in which not every packet has a length", async () => {
    const text = [
      "reading from file a.pcap, link-type EN10MB (Ethernet)",
      "10:00:00.000000 02:00:00:00:00:01 > 02:00:00:00:00:02, ethertype IPv4 (0x0800), length 98: 192.0.2.1 > 192.0.2.2: ICMP echo request, id 1, seq 1, length 64",
      "10:00:01.000000 IP 192.0.2.1 > 192.0.2.2: ICMP echo request, id 1, seq 2, length 64",
    ];
    const [frames] = document(await observeText(readLines(memory(Buffer.from(text.join("\n")))), context)).frames;
    expect(frames).toMatchObject({ packets: 2, lengths: { frameLength: { "98": 1 } } });
  });
});
