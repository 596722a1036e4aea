// Ping logs: the state of each probe, bounds of the sends, loss runs, and the log's summary against its lines.
import { readFileSync, readdirSync, existsSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseEpochDecimal } from "../../src/core/time.ts";
import { observeText } from "../../src/observe/from-text.ts";
import type { InputContext, ProbeState, ProbeStream } from "../../src/observe/observation.ts";
import { describeShared } from "../shared.ts";
import { linesOf } from "../decode/text/lines.ts";

const context: InputContext = { id: "i1", name: "ping.txt", tunnelPorts: [], waitNs: 2_000_000_000 };
const observe = (text: string, more: Partial<InputContext> = {}) =>
  observeText([linesOf(text)], { ...context, ...more });
async function streamOf(text: string): Promise<ProbeStream> {
  const { streams } = await observe(text);
  expect(streams).toHaveLength(1);
  return streams[0]!;
}
const counts = (s: ProbeStream) => Object.fromEntries(Object.entries(s.counts).filter(([, n]) => n > 0));

const HEADER = "PING 192.0.2.1 (192.0.2.1) 56(84) bytes of data.";
const reply = (seq: number, more = "ttl=64 time=1.00 ms") => `64 bytes from 192.0.2.1: icmp_seq=${seq} ${more}`;
const noAnswer = (seq: number) => `no answer yet for icmp_seq=${seq}`;
const summary = (sent: number, received: number, more = "") =>
  `\n--- 192.0.2.1 ping statistics ---\n${sent} packets transmitted, ${received} received${more}, ${Math.trunc(((sent - received) * 100) / sent)}% packet loss, time 800ms`;
const log = (...lines: string[]) => `${lines.join("\n")}\n`;
/** A stamp of seconds and microseconds after 1,790,191,720. */
const at = (sec: number, usec: number, line: string) =>
  `[${1_790_191_720 + sec}.${String(usec).padStart(6, "0")}] ${line}`;
const ns = (sec: number, usec: number) => BigInt(1_790_191_720 + sec) * 1_000_000_000n + BigInt(usec) * 1000n;

describe("an excerpt with -D -O and no summary", () => {
  // made up: 0.2 s apart, 14 and 15 lost, the log begins at seq 11
  const text = log(
    HEADER,
    at(0, 200_900, reply(11, "ttl=64 time=0.900 ms")),
    at(0, 401_000, reply(12, "ttl=64 time=1.00 ms")),
    at(0, 601_500, reply(13, "ttl=64 time=1.50 ms")),
    at(1, 0, noAnswer(14)),
    at(1, 200_000, noAnswer(15)),
    at(1, 202_000, reply(16, "ttl=64 time=2.00 ms")),
  );

  it("counts the probes that it shows and nothing before them", async () => {
    const s = await streamOf(text);
    expect(s).toMatchObject({
      sent: 6,
      key: { to: "192.0.2.1", protocol: "icmp" },
      stamps: "print",
      firstSeq: 11,
      lastSeq: 16,
      duplicates: 0,
    });
    expect(counts(s)).toEqual({ answered: 4, lost: 2 });
  });

  it("bounds each send by the lines around it", async () => {
    const [run, ...more] = (await streamOf(text)).lossRuns;
    expect(more).toEqual([]);
    // 13: after the line of 12, and at the latest its own stamp less 1.50 ms (printed to 10 us: 5 us either way)
    expect(run!.before).toMatchObject({
      seq: 13,
      sent: { low: ns(0, 401_000), high: ns(0, 600_005) },
      arrived: ns(0, 601_500),
      arrivedSource: { line: 4 },
    });
    expect(run!.first).toMatchObject({
      seq: 14,
      state: "lost",
      sent: { low: ns(0, 601_500), high: ns(1, 0) },
      source: { input: "i1", line: 5 },
    });
    expect(run!.last).toMatchObject({ seq: 15, sent: { low: ns(1, 0), high: ns(1, 200_000) } });
    expect(run!.after).toMatchObject({ seq: 16, sent: { low: ns(1, 200_000), high: ns(1, 200_005) } });
  });

  it("has no lower bound for its first probe", async () => {
    const s = await streamOf(
      log(HEADER, at(0, 100_000, noAnswer(1)), at(0, 300_000, noAnswer(2)), at(0, 301_000, reply(3))),
    );
    expect(s.lossRuns[0]!.first).toMatchObject({ seq: 1, sent: undefined, sentAtMost: ns(0, 100_000) });
    expect(s.lossRuns[0]!.last).toMatchObject({ seq: 2, sent: { low: ns(0, 100_000), high: ns(0, 300_000) } });
  });

  it("measures the spacing", async () => {
    const s = await streamOf(text);
    // from 0.200000 (11) to 1.200005 (16): 1.000005 s over five
    expect(s.meanSpacingNs).toBeCloseTo(200_001_000, -3);
    expect(s.nominalIntervalNs).toBe(200_000_000);
  });
});

describe("the states", () => {
  const states: [string, string, Partial<Record<ProbeState, number>>, number][] = [
    [
      "repeated 'no answer yet' is one probe",
      log(HEADER, reply(1), noAnswer(2), noAnswer(2), noAnswer(2), reply(3)),
      { answered: 2, lost: 1 },
      3,
    ],
    [
      "an answer after 'no answer yet' is late",
      log(HEADER, reply(1), noAnswer(2), reply(2), reply(3)),
      { answered: 2, late: 1 },
      3,
    ],
    ["an answer behind a later one is late", log(HEADER, reply(1), reply(3), reply(2)), { answered: 2, late: 1 }, 3],
    ["without -O a gap is lost", log(HEADER, reply(1), reply(4)), { answered: 2, lost: 2 }, 4],
    ["what is unanswered at the end is pending", log(HEADER, reply(1), noAnswer(2)), { answered: 1, pending: 1 }, 2],
    [
      "unless the log waited two seconds",
      log(HEADER, at(0, 0, reply(1)), at(1, 0, noAnswer(2)), at(3, 0, noAnswer(3))),
      { answered: 1, lost: 1, pending: 1 },
      3,
    ],
    ["the summary settles the end", log(HEADER, reply(1), noAnswer(2), summary(3, 1)), { answered: 1, lost: 2 }, 3],
    [
      "an error outranks 'no answer yet'",
      log(HEADER, reply(1), "From 192.0.2.254 icmp_seq=2 Packet filtered", noAnswer(2), reply(3)),
      { answered: 2, icmpError: 1 },
      3,
    ],
    [
      "an answer outranks an error",
      log(HEADER, "From 192.0.2.254 icmp_seq=1 Time to live exceeded", reply(1)),
      { answered: 1 },
      1,
    ],
    [
      "a redirect is no error",
      log(HEADER, "From 192.0.2.254: icmp_seq=1 Redirect Host(New nexthop: 192.0.2.253)", reply(1)),
      { answered: 1 },
      1,
    ],
    [
      "a duplicate is no probe",
      log(HEADER, reply(1), reply(1, "ttl=64 time=2.00 ms (DUP!)"), reply(2)),
      { answered: 2 },
      2,
    ],
    ["a reply without a time counts", log(HEADER, "16 bytes from 192.0.2.1: icmp_seq=1 ttl=64"), { answered: 1 }, 1],
    [
      "a wrong checksum is no answer",
      log(HEADER, reply(1, "ttl=64 time=1.00 ms (BAD CHECKSUM!)"), reply(2)),
      { lost: 1, answered: 1 },
      2,
    ],
    [
      "a reply from another address counts",
      log(HEADER, reply(1), "64 bytes from 192.0.2.9: icmp_seq=2 ttl=64 time=1.00 ms (DIFFERENT ADDRESS!)"),
      { answered: 2 },
      2,
    ],
  ];
  it.each(states)("%s", async (_, text, expected, sent) => {
    const s = await streamOf(text);
    expect(counts(s)).toEqual(expected);
    expect(s.sent).toBe(sent);
  });

  it("an unreachable from the sender's own address is a local error", async () => {
    const header = "PING 192.0.2.1 (192.0.2.1) from 192.0.2.20 eth0: 56(84) bytes of data.";
    const s = await streamOf(
      log(header, reply(1), "From 192.0.2.20 icmp_seq=2 Destination Host Unreachable", reply(3)),
    );
    expect(counts(s)).toEqual({ answered: 2, localError: 1 });
    expect(s.key.from).toBe("192.0.2.20");
    expect(s.lossRuns).toEqual([]);
  });

  it("with the sender's address unknown it is taken for an error from elsewhere, and that is said", async () => {
    const { streams, findings } = await observe(
      log(HEADER, reply(1), "From 192.0.2.20 icmp_seq=2 Destination Host Unreachable", reply(3)),
    );
    expect(counts(streams[0]!)).toEqual({ answered: 2, icmpError: 1 });
    expect(findings.find((f) => f.code === "probe.error-source-unknown")?.limits?.[0]).toContain("192.0.2.20");
  });

  it("an answered probe late by its stamps, without -O", async () => {
    // 2 left at 0.200000 and came back at 0.450000, after 3 had left at 0.400000
    const s = await streamOf(
      log(
        HEADER,
        at(0, 1000, reply(1)),
        at(0, 450_000, reply(2, "ttl=64 time=250 ms")),
        at(0, 451_000, reply(3, "ttl=64 time=51.0 ms")),
      ),
    );
    expect(counts(s)).toEqual({ answered: 2, late: 1 });
    expect(s.stalls).toMatchObject([{ firstSeq: 2, lastSeq: 2, probes: 1, longestRttNs: 250_000_000 }]);
  });
});

describe("local errors name no probe", () => {
  const tooLong = "ping: local error: message too long, mtu=1400";
  it("and are placed by the order of lines", async () => {
    const s = await streamOf(
      log(
        HEADER,
        "From 192.0.2.254 icmp_seq=1 Frag needed and DF set (mtu = 1400)",
        noAnswer(1),
        tooLong,
        noAnswer(2),
        tooLong,
        summary(3, 0, ", +3 errors"),
      ),
    );
    expect(counts(s)).toEqual({ icmpError: 1, localError: 2 });
    expect(s.lossRuns).toHaveLength(1);
    expect(s.lossRuns[0]).toMatchObject({ lost: 0, icmpErrors: 1, first: { seq: 1 }, last: { seq: 1 } });
  });

  it("also when standard error came out before standard output", async () => {
    const s = await streamOf(
      log(
        tooLong,
        tooLong,
        HEADER,
        "From 192.0.2.254 icmp_seq=1 Frag needed and DF set (mtu = 1400)",
        noAnswer(1),
        noAnswer(2),
        summary(3, 0, ", +3 errors"),
      ),
    );
    expect(counts(s)).toEqual({ icmpError: 1, localError: 2 });
  });

  it("and stand alone where nothing else was kept", async () => {
    const s = await streamOf(`${tooLong}\n`);
    expect(counts(s)).toEqual({ localError: 1 });
    expect(s).toMatchObject({
      sent: 1,
      lossRuns: [],
      errors: [{ local: true, count: 1, says: "local error: message too long, mtu=1400" }],
    });
  });

  it("never take the place of a probe that was answered", async () => {
    const s = await streamOf(log(HEADER, "ping: sendmsg: Network is unreachable", reply(1), reply(3), summary(3, 2)));
    expect(counts(s)).toEqual({ answered: 2, localError: 1 });
  });
});

describe("summaries", () => {
  it("alone give counts and no periods", async () => {
    const s = await streamOf(log(HEADER, summary(5, 3)));
    expect(counts(s)).toEqual({ answered: 3, lost: 2 });
    expect(s).toMatchObject({
      sent: 5,
      unplacedLost: 2,
      lossRuns: [],
      stamps: "none",
      sample: undefined,
      summary: { sent: 5, received: 3, agrees: true },
    });
  });

  it("agree with their lines, in numbers", async () => {
    const s = await streamOf(
      log(
        HEADER,
        reply(1),
        reply(3),
        "\n--- 192.0.2.1 ping statistics ---\n3 packets transmitted, 2 received, 33.3333% packet loss, time 400ms",
      ),
    );
    expect(s.summary).toEqual({
      sent: 3,
      received: 2,
      agrees: true,
      says: "printed 33.3333 %, counted 1 of 3; lines show 2 answered",
    });
    expect(s.lossRuns).toMatchObject([{ first: { seq: 2 }, last: { seq: 2 }, lost: 1 }]);
  });

  it("disagree where a percentage was made up, or lines are missing", async () => {
    const bad = await observe(
      log(
        HEADER,
        reply(1),
        reply(2),
        "\n--- 192.0.2.1 ping statistics ---\n2 packets transmitted, 2 received, 50% packet loss, time 400ms",
      ),
    );
    expect(bad.streams[0]!.summary).toMatchObject({ agrees: false });
    expect(bad.findings.map((f) => f.code)).toContain("probe.summary-disagrees");
  });

  it("without -O, missing lines make lost probes unplaceable", async () => {
    // ten sent, eight answered, but only six lines are left: which of 3, 6, 7 and 8 were lost is not known
    const s = await streamOf(log(HEADER, ...[1, 2, 4, 5, 9, 10].map((n) => reply(n)), summary(10, 8)));
    expect(counts(s)).toEqual({ answered: 8, lost: 2 });
    expect(s).toMatchObject({ sent: 10, unplacedLost: 2, lossRuns: [] });
  });

  it("under -O, a probe without any line was answered in time when the counts fit", async () => {
    const s = await streamOf(log(HEADER, reply(1), noAnswer(4), reply(5), summary(5, 4)));
    expect(counts(s)).toEqual({ answered: 4, lost: 1 });
    expect(s.lossRuns).toMatchObject([{ first: { seq: 4 }, last: { seq: 4 } }]);
    expect(s.unplacedLost).toBeUndefined();
  });

  it("place what was lost before the first line when no reply is missing", async () => {
    const s = await streamOf(log(HEADER, reply(3), reply(4), summary(4, 2)));
    expect(counts(s)).toEqual({ answered: 2, lost: 2 });
    expect(s.lossRuns).toMatchObject([{ first: { seq: 1 }, last: { seq: 2 }, before: undefined, after: { seq: 3 } }]);
  });
});

describe("sequence numbers", () => {
  it("go from 65535 to 0", async () => {
    const s = await streamOf(log(HEADER, reply(65_534), noAnswer(65_535), noAnswer(0), reply(1)));
    expect(counts(s)).toEqual({ answered: 2, lost: 2 });
    expect(s.lossRuns).toMatchObject([
      { first: { seq: 65_535, ordinal: 65_535 }, last: { seq: 0, ordinal: 65_536 }, lost: 2 },
    ]);
  });

  it("that begin again are another run, header or not", async () => {
    const { streams } = await observe(log(HEADER, reply(1), reply(2), reply(3), reply(1), reply(2)));
    expect(streams.map((s) => s.sent)).toEqual([3, 2]);
    const two = await observe(log(HEADER, reply(1), HEADER, reply(1), reply(2)));
    expect(two.streams.map((s) => s.sent)).toEqual([1, 2]);
  });

  it("of errors may be printed modulo 256", async () => {
    const replies = Array.from({ length: 299 }, (_, i) => reply(i + 1));
    const s = await streamOf(log(HEADER, ...replies, "From 192.0.2.254 icmp_seq=44 Time to live exceeded", reply(301)));
    expect(counts(s)).toEqual({ answered: 300, icmpError: 1 });
    expect(s.lossRuns).toMatchObject([{ first: { seq: 300 }, last: { seq: 300 } }]);
  });

  it("cost nothing when a hostile log jumps from end to end", async () => {
    const lines = Array.from({ length: 5000 }, (_, i) => reply((i * 32_000) % 65_536));
    const started = performance.now();
    await observe(log(HEADER, ...lines));
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe("what else is in a log", () => {
  it("an arrow, remarks, interrupts and prompts break nothing", async () => {
    const plain = await streamOf(log(HEADER, reply(1), noAnswer(2), reply(3)));
    const noisy = await streamOf(
      log(
        "== a remark ==",
        "hostb$ ping -O 192.0.2.1",
        HEADER,
        `${reply(1)}   ← migration`,
        "",
        "(VM resumes here)",
        noAnswer(2),
        reply(3),
        "^C",
      ),
    );
    expect(noisy.counts).toEqual(plain.counts);
    expect(noisy.lossRuns.map((r) => r.first.seq)).toEqual([2]);
  });

  it("the command gives the interval", async () => {
    const s = await streamOf(log("$ ping -D -i 0.25 -c 2 192.0.2.1", HEADER, reply(1), reply(2)));
    expect(s.nominalIntervalNs).toBe(250_000_000);
  });

  it("a ping that could not start has no stream", async () => {
    const o = await observe("ping: connect: Network is unreachable\n");
    expect(o.streams).toEqual([]);
    expect(o.input.kind).toBe("ping");
    expect(o.findings).toMatchObject([{ code: "probe.not-started" }]);
  });

  it("a clock that is set back is said, and bounds do not reach across", async () => {
    const o = await observe(
      log(HEADER, at(10, 0, reply(1)), at(10, 200_000, noAnswer(2)), at(0, 0, noAnswer(3)), at(0, 200_000, reply(4))),
    );
    expect(o.findings.map((f) => f.code)).toContain("probe.clock-step");
    for (const m of o.streams[0]!.lossRuns.flatMap((r) => [r.first, r.last]))
      expect(m.sent === undefined || m.sent.low <= m.sent.high).toBe(true);
  });

  it("junk between the lines changes no count, no run and no bound", async () => {
    const good = [
      HEADER,
      at(0, 0, reply(1)),
      at(0, 200_000, reply(2)),
      at(0, 600_000, noAnswer(3)),
      at(0, 601_000, reply(4)),
      "--- 192.0.2.1 ping statistics ---",
      "4 packets transmitted, 3 received, 25% packet loss, time 600ms",
    ];
    const bare = (s: ProbeStream) => ({
      ...s.counts,
      runs: s.lossRuns.map((r) => [r.first.seq, r.first.sent, r.last.seq, r.lost]),
      spacing: s.meanSpacingNs,
    });
    const expected = bare(await streamOf(good.join("\n")));
    const junk = fc.constantFrom("", "<-- here", "xyz 12", "(DUP!)", "--More--", "64 bytes", "no answer", "From");
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(good.length), junk), { maxLength: 6 }), async (inserts) => {
        const lines = [...good];
        for (const [k, what] of inserts) lines.splice(k, 0, what);
        expect(bare(await streamOf(lines.join("\n")))).toEqual(expected);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it("holds for any lines: counts add up, runs lie in order, bounds do not cross", async () => {
    const line = fc.oneof(
      fc
        .tuple(fc.nat(40), fc.nat(999_999), fc.nat(12), fc.nat(3))
        .map(([s, us, seq, what]) =>
          at(
            s,
            us,
            [
              reply(seq),
              noAnswer(seq),
              `From 192.0.2.254 icmp_seq=${seq} Packet filtered`,
              reply(seq, "ttl=1 time=300 ms (DUP!)"),
            ][what]!,
          ),
        ),
      fc.constantFrom(
        HEADER,
        "ping: local error: message too long, mtu=1400",
        "--- x ping statistics ---",
        "9 packets transmitted, 4 received, 55% packet loss, time 1ms",
        "3 packets transmitted, 7 received, 0% packet loss, time 1ms",
        reply(65_535),
        reply(32_000),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 25 }), async (lines) => {
        const { streams } = await observe(lines.join("\n"));
        for (const s of streams) {
          expect(Object.values(s.counts).reduce((a, b) => a + b, 0)).toBe(s.sent);
          expect(Object.values(s.counts).every((n) => n >= 0)).toBe(true);
          for (const r of s.lossRuns) {
            expect(r.first.ordinal).toBeLessThanOrEqual(r.last.ordinal);
            for (const m of [r.before, r.first, r.last, r.after])
              if (m?.sent !== undefined) expect(m.sent.low <= m.sent.high).toBe(true);
          }
        }
      }),
      { seed: 1, numRuns: 150 },
    );
  });
});

interface Truth {
  transmitted: number;
  received: number;
  lost_seqs: number[];
  late_reply_seqs: number[];
  dup_reply_seqs?: number[];
  outages: { lost: number[] }[];
}

describeShared("recordings", (root) => {
  const folders = ["A", "D"]
    .flatMap((d) => readdirSync(`${root}/lab/${d}`).map((f) => `${root}/lab/${d}/${f}`))
    .filter((f) => existsSync(`${f}/hostb-ping.txt`));
  it.each(folders.map((f) => [f.slice(root.length + 1), f]))("%s", async (_, folder) => {
    const all = JSON.parse(readFileSync(`${folder}/truth.json`, "utf8")) as Record<string, Truth>;
    const truth = all["ping_text"] ?? all["hostb-ping.txt"]!;
    const s = await streamOf(readFileSync(`${folder}/hostb-ping.txt`, "utf8"));
    const c = s.counts;
    expect([s.sent, c.answered + c.late, c.lost + c.icmpError + c.localError, c.pending]).toEqual([
      truth.transmitted,
      truth.received,
      truth.lost_seqs.length,
      0,
    ]);
    expect(c.late).toBe(truth.late_reply_seqs.length);
    expect(s.duplicates).toBe(truth.dup_reply_seqs?.length ?? 0);
    expect(s.summary).toMatchObject({ agrees: true });
    if (truth.outages.length > 0)
      expect(s.lossRuns.map((r) => [r.first.seq, r.last.seq, r.lost])).toEqual(
        truth.outages.map((o) => [o.lost[0], o.lost.at(-1), o.lost.length]),
      );
  });

  it("true sends lie within the bounds", async () => {
    // the ingress leaf saw each request a moment after it left; both run on one clock
    let checked = 0;
    for (const folder of folders.filter((f) => f.includes("/A/"))) {
      const truth = JSON.parse(readFileSync(`${folder}/truth.json`, "utf8")) as {
        requests_leaf2_to_vtep: { seq: number; t: string }[];
      };
      const seen = new Map(truth.requests_leaf2_to_vtep.map((q) => [q.seq, parseEpochDecimal(q.t)!]));
      const s = await streamOf(readFileSync(`${folder}/hostb-ping.txt`, "utf8"));
      for (const m of s.lossRuns.flatMap((r) => [r.before, r.first, r.last, r.after])) {
        const t = m === undefined ? undefined : seen.get(m.seq);
        if (t === undefined || m?.sent === undefined) continue;
        expect(m.sent.low <= t, `${folder} seq ${m.seq} low`).toBe(true);
        expect(t - m.sent.high < 2_000_000n, `${folder} seq ${m.seq} high`).toBe(true);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(15);
  });
});
