// Pings of other programs as streams: counts, states and bounds worked out in the comments.
import * as fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { observeText } from "../../src/observe/from-text.ts";
import type { InputContext, Observation, ProbeStream } from "../../src/observe/observation.ts";
import { linesOf } from "../decode/text/lines.ts";
import { describeShared } from "../shared.ts";

const observe = (text: string, more: Partial<InputContext> = {}): Promise<Observation> =>
  observeText([linesOf(text)], { id: "i1", name: "p", tunnelPorts: [], waitNs: 2e9, ...more });
const counts = (s: ProbeStream) => Object.fromEntries(Object.entries(s.counts).filter(([, n]) => n > 0));
const codes = (o: Observation) => o.findings.map((f) => f.code);
async function streamOf(text: string, more: Partial<InputContext> = {}): Promise<ProbeStream> {
  const { streams } = await observe(text, more);
  expect(streams).toHaveLength(1);
  return streams[0]!;
}

const bsd = (...lines: string[]) => `PING a (192.0.2.1): 56 data bytes\n${lines.join("\n")}\n`;
const reply = (seq: number, ms = "1.000") => `64 bytes from 192.0.2.1: icmp_seq=${seq} ttl=64 time=${ms} ms`;
const stats = (sent: number, received: number, loss: string) =>
  `\n--- a ping statistics ---\n${sent} packets transmitted, ${received} packets received, ${loss}% packet loss`;

describe("BSD and macOS", () => {
  it("the first probe is number 0, and the counts agree", async () => {
    const o = await observe(bsd(reply(0), reply(1), reply(3), stats(5, 3, "40.0")));
    const [s] = o.streams;
    expect(s).toMatchObject({ sent: 5, firstSeq: 0, lastSeq: 4, summary: { agrees: true } });
    // 2 and 4 have no line: 2 before an answered one, 4 counted at the end
    expect(counts(s!)).toEqual({ answered: 3, lost: 2 });
    expect(s!.lossRuns.map((r) => [r.first.seq, r.last.seq])).toEqual([
      [2, 2],
      [4, 4],
    ]);
    expect(codes(o)).toEqual([]);
  });

  it("a probe lost before the first line is placed there", async () => {
    const s = await streamOf(bsd(reply(2), stats(3, 1, "66.7")));
    expect(s.lossRuns).toMatchObject([{ first: { seq: 0 }, last: { seq: 1 }, lost: 2 }]);
  });

  it("Request timeout is not loss: the reply may come, and its absence says nothing", async () => {
    const s = await streamOf(bsd(reply(0), "Request timeout for icmp_seq 1", reply(1, "1500.000"), reply(2), reply(4)));
    expect(counts(s)).toEqual({ answered: 3, late: 1, lost: 1 });
    expect(s.stalls).toMatchObject([{ firstSeq: 1, lastSeq: 1, longestRttNs: 1_500_000_000 }]);
  });

  it("without a summary the last one is pending, announced or not", async () => {
    expect(counts(await streamOf(bsd(reply(0), "Request timeout for icmp_seq 1")))).toEqual({
      answered: 1,
      pending: 1,
    });
  });

  it("errors that name no probe change no state", async () => {
    const error = "92 bytes from gw (198.51.100.1): Destination Host Unreachable";
    const o = await observe(bsd(reply(0), error, error, stats(3, 1, "66.7")));
    expect(counts(o.streams[0]!)).toEqual({ answered: 1, lost: 2 });
    expect(o.streams[0]!.errors).toMatchObject([{ from: "198.51.100.1", count: 2, firstSeq: undefined, local: false }]);
    expect(codes(o)).toContain("probe.errors-unplaced");
  });

  it("--apple-time: times of day, on the date and in the zone that are told", async () => {
    const text = bsd(`23:59:59.900000 ${reply(0)}`, `00:00:00.900000 ${reply(1)}`);
    const told = await observe(text, { date: "2026-11-30", zone: "-05:00" });
    // 23:59:59.9 at -05:00 is 04:59:59.9 the next day in UTC: 1,796,083,200 (2026-12-01T00:00:00Z) + 17,999.9
    expect(told.input.first).toBe(1_796_101_199_900_000_000n);
    // midnight was passed
    expect(told.input.last! - told.input.first!).toBe(1_000_000_000n);
    expect(told.input).toMatchObject({ clock: "local, date 2026-11-30 as told, -05:00 as told", digits: 6 });
    const bare = await observe(text);
    expect(codes(bare)).toContain("clock.no-date");
    expect(bare.streams[0]).toMatchObject({ stamps: "print", counts: { answered: 2 } });
  });
});

describe("BusyBox", () => {
  it("duplicates counted without a sign; a lost probe has no line", async () => {
    const line = (seq: number, dup = "") => `64 bytes from 192.0.2.1: seq=${seq} ttl=64 time=1.000 ms${dup}`;
    const s = await streamOf(
      bsd(
        line(0),
        line(0, " (DUP!)"),
        line(2),
        "\n--- a ping statistics ---\n3 packets transmitted, 2 packets received, 1 duplicates, 33% packet loss",
      ),
    );
    expect(s).toMatchObject({ sent: 3, duplicates: 1, summary: { agrees: true } });
    expect(counts(s)).toEqual({ answered: 2, lost: 1 });
  });
});

describe("Windows", () => {
  const run = (...lines: string[]) => `Pinging 192.0.2.1 with 32 bytes of data:\n${lines.join("\n")}\n`;
  const ok = "Reply from 192.0.2.1: bytes=32 time=5ms TTL=63";
  const gone = "Reply from 198.51.100.1: Destination host unreachable.";
  const stat = (sent: number, received: number, loss: number) =>
    `\nPing statistics for 192.0.2.1:\n    Packets: Sent = ${sent}, Received = ${received}, Lost = ${sent - received} (${loss}% loss),`;

  it("an unreachable that the summary counts as received is an error", async () => {
    // 5 sent: 2 answered, 2 unreachable, 1 timed out; Windows says 4 received
    const o = await observe(run(ok, gone, gone, "Request timed out.", ok, stat(5, 4, 20)));
    const [s] = o.streams;
    expect(counts(s!)).toEqual({ answered: 2, icmpError: 2, lost: 1 });
    expect(s!.summary).toMatchObject({ sent: 5, received: 2, agrees: true });
    expect(s!.summary!.says).toContain("2 errors, which are not replies");
    expect(s!.lossRuns).toMatchObject([{ first: { seq: 2 }, last: { seq: 4 }, lost: 1, icmpErrors: 2 }]);
    expect(s!.errors).toMatchObject([{ from: "198.51.100.1", count: 2, firstSeq: 2 }]);
  });

  it("a timeout is final: lost without any summary; what never left is a local error", async () => {
    const s = await streamOf(run(ok, "Request timed out.", "General failure."));
    expect(counts(s)).toEqual({ answered: 1, lost: 1, localError: 1 });
  });

  it("round trips below 1 ms are not taken for 0", async () => {
    const o = await observe(run(ok, "Reply from 192.0.2.1: bytes=32 time<1ms TTL=63"));
    expect(o.streams[0]!.rtt).toBeUndefined();
    expect(codes(o)).toContain("probe.rtt-below-tick");
  });
});

describe("fping", () => {
  const at = (ms: number, line: string) =>
    `[${1_796_063_390 + Math.floor(ms / 1000)}.${String((ms % 1000) * 100).padStart(5, "0")}] 192.0.2.1 : ${line}`;
  const ok = (n: number, ms = "1.00") => `[${n}], 64 bytes, ${ms} ms (1.00 avg, 0% loss)`;
  const lost = (n: number) => `[${n}], timed out (1.00 avg, 20% loss)`;

  it("a timeout is final and bounds its send by the wait; replies go on between", async () => {
    // sends every 100 ms from 0; 1 is lost, its line comes 250 ms after its send, after the reply to 2 and 3
    const text = `$ fping -D -l -p 100 -t 250 192.0.2.1\n${[at(1, ok(0)), at(201, ok(2)), at(301, ok(3)), at(350, lost(1)), at(401, ok(4))].join("\n")}\n`;
    const s = await streamOf(text);
    expect(s).toMatchObject({
      sent: 5,
      key: { to: "192.0.2.1" },
      firstSeq: 0,
      lastSeq: 4,
      resolutionNs: 10_000,
      nominalIntervalNs: 100_000_000,
    });
    expect(counts(s)).toEqual({ answered: 4, lost: 1 });
    // 350 - 250 = 100 ms at the latest, and after the reply to 0 was there (1 ms)
    const base = 1_796_063_390_000_000_000n;
    expect(s.lossRuns).toMatchObject([
      { first: { seq: 1, sent: { low: base + 1_000_000n, high: base + 100_000_000n } } },
    ]);
  });

  it("without a summary a probe that timed out is lost, also the last", async () => {
    expect(counts(await streamOf(`${at(1, ok(0))}\n${at(600, lost(1))}\n`))).toEqual({ answered: 1, lost: 1 });
  });

  it("a stream for each target; -C as lists; -Q as totals; alive as facts", async () => {
    const o = await observe("192.0.2.1 : 0.1 - 0.3\n192.0.2.2 : - - -\n");
    expect(o.streams.map((s) => [s.key.to, counts(s)])).toEqual([
      ["192.0.2.1", { answered: 2, lost: 1 }],
      ["192.0.2.2", { lost: 3 }],
    ]);
    const line = (n: number, r: number) =>
      `192.0.2.1 : xmt/rcv/%loss = ${n}/${r}/${Math.trunc((100 * (n - r)) / n)}%\n`;
    expect(counts(await streamOf(`[18:27:30]\n${line(4, 3)}[18:27:31]\n${line(4, 4)}${line(8, 7)}`))).toEqual({
      answered: 7,
      lost: 1,
    });
    // cut before the total: the reports are added up
    expect(counts(await streamOf(`[18:27:30]\n${line(4, 3)}[18:27:31]\n${line(4, 4)}`))).toEqual({
      answered: 7,
      lost: 1,
    });
    const alive = await observe("192.0.2.1 is alive\n192.0.2.2 is unreachable\n");
    expect(alive.facts.map((f) => [f.kind, f.subject, f.value])).toEqual([
      ["host.reachable", "192.0.2.1", { state: "alive" }],
      ["host.reachable", "192.0.2.2", { state: "unreachable" }],
    ]);
    expect(alive.streams).toEqual([]);
  });

  it("duplicates are lines like any reply, and the counts of version 5 hold them", async () => {
    const o = await observe(
      `${at(1, ok(0))}\n${at(9, ok(0, "9.00"))}\n${at(101, ok(1))}\n\n192.0.2.1 : xmt/rcv/%loss = 3/3/0%\n`,
    );
    expect(o.streams[0]).toMatchObject({ sent: 2, duplicates: 1, summary: { agrees: true } });
    expect(codes(o)).toContain("probe.summary-counts-duplicates");
  });

  it("started again without a summary", async () => {
    const o = await observe(`${at(1, ok(0))}\n${at(101, ok(1))}\n${at(5001, ok(0))}\n${at(5101, ok(1))}\n`);
    expect(o.streams.map((s) => s.sent)).toEqual([2, 2]);
  });
});

describe("mtr", () => {
  it("hops are facts; nothing answered is no time of 0", async () => {
    const o = await observe(
      "HOST: h    Loss%   Snt   Last   Avg  Best  Wrst StDev\n  1.|-- ???   100.0   10   0.0   0.0   0.0   0.0   0.0\n",
    );
    expect(o.facts).toMatchObject([{ kind: "path.hop", value: { hop: 1, lossPercent: 100, sent: 10 } }]);
    expect(o.facts[0]!.value).not.toHaveProperty("meanMs");
    expect(o.streams).toEqual([]);
  });
});

describe("any lines", () => {
  it("counts add up", async () => {
    const line = fc.oneof(
      fc.nat(5).map((n) => reply(n)),
      fc.nat(70_000).map((n) => `Request timeout for icmp_seq ${n}`),
      fc.nat(9).map((n) => `[1796063390.0000${n}] 192.0.2.${n % 3} : [${n}], 64 bytes, 1.00 ms (1.00 avg, 0% loss)`),
      fc.nat(99_999).map((n) => `192.0.2.1 : [${n}], timed out (NaN avg, 100% loss)`),
      fc.constantFrom(
        "Request timed out.",
        "General failure.",
        "PING a (192.0.2.1): 56 data bytes",
        stats(9, 4, "55.6"),
        "192.0.2.1 : xmt/rcv/%loss = 9/99/0%",
        "192.0.2.1 : 0.1 - 1",
        "Reply from 192.0.2.1: bytes=32 time=5ms TTL=63",
        "ICMP Host Unreachable from 192.0.2.9 for ICMP Echo sent to 192.0.2.1",
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 25 }), async (lines) => {
        for (const s of (await observe(lines.join("\n"))).streams) {
          const sum = Object.values(s.counts).reduce((a, b) => a + b, 0);
          expect(sum).toBe(s.sent);
          expect(Math.min(...Object.values(s.counts))).toBeGreaterThanOrEqual(0);
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

describeShared("recorded fping", (root) => {
  const read = (name: string) => readFileSync(join(root, "fixtures/local/ping", name), "utf8");
  // sent and answered by the last line of each (for tun-fping-dup by the numbers of its lines)
  it.each([
    [
      "fping-c.txt",
      [
        [3, 3],
        [3, 0],
      ],
    ],
    [
      "fping-o.txt",
      [
        [4, 4],
        [4, 0],
      ],
    ],
    [
      "fping-C.txt",
      [
        [4, 4],
        [4, 0],
      ],
    ],
    ["fping-Q.txt", [[8, 8]]],
    ["fping6-ttl.txt", [[2, 0]]],
    ["tun-fping-N.txt", [[30, 26]]],
    ["tun-fping-dup.txt", [[10, 10]]],
    ["tun-fping-late.txt", [[30, 26]]],
    ["tun-fping-o.txt", [[100, 79]]],
    ["tun-fping-weird-c.txt", [[14, 8]]],
    ["tun-fping-weird.txt", [[20, 13]]],
  ])("%s", async (name, expected) => {
    const o = await observe(read(name));
    expect(o.input).toMatchObject({ kind: "fping", unparsed: 0 });
    expect(o.streams.map((s) => [s.sent, s.counts.answered + s.counts.late])).toEqual(expected);
  });

  it("the probes without an answer are those with a line saying so", async () => {
    const text = read("tun-fping-o.txt");
    const lost = [...text.matchAll(/\[(\d+)\], timed out/g)].map((m) => Number(m[1]));
    const s = (await observe(text)).streams[0]!;
    const ours = s.lossRuns.flatMap((r) =>
      Array.from({ length: r.last.ordinal - r.first.ordinal + 1 }, (_, i) => r.first.ordinal + i),
    );
    expect(ours).toEqual(lost.toSorted((a, b) => a - b));
  });
});
