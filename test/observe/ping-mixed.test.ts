// Several pings in one text: rows go to the run of their own address, pings that cannot be told apart lose nothing, and a log
// that was joined with itself has no more probes than it has.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { observeText } from "../../src/observe/from-text.ts";
import type { InputContext, ProbeStream } from "../../src/observe/observation.ts";
import { linesOf } from "../decode/text/lines.ts";

const context: InputContext = { id: "i1", name: "ping.txt", tunnelPorts: [], waitNs: 2_000_000_000 };
const observe = (lines: readonly string[]) => observeText([linesOf(`${lines.join("\n")}\n`)], context);
const counts = (s: ProbeStream) => Object.fromEntries(Object.entries(s.counts).filter(([, n]) => n > 0));

/** A line and the time it is printed, us after 2026-11-30T18:26:40Z. */
type Timed = readonly [us: number, line: string];

interface Ping {
  readonly to: string;
  readonly lost: readonly number[];
  /** Offset of its sends, us. */
  readonly offset?: number;
  readonly first?: number;
}

/** 20 probes 0.2 s apart under -D -O. */
function ping({ to, lost, offset = 0, first = 1 }: Ping): Timed[] {
  return Array.from({ length: 20 }, (_, k) => {
    const seq = first + k;
    const sent = offset + k * 200_000;
    const missing = lost.includes(seq);
    const us = missing ? sent + 199_900 : sent + 100;
    const stamp = `[${1_796_063_200 + Math.floor(us / 1e6)}.${String(us % 1e6).padStart(6, "0")}]`;
    const line = missing
      ? `no answer yet for icmp_seq=${seq}`
      : `64 bytes from ${to}: icmp_seq=${seq} ttl=63 time=0.100 ms`;
    return [us, `${stamp} ${line}`];
  });
}
const header = (to: string) => `PING ${to} (${to}) 56(84) bytes of data.`;
const summary = (to: string, sent: number, received: number) => [
  "",
  `--- ${to} ping statistics ---`,
  `${sent} packets transmitted, ${received} received, ${((sent - received) * 100) / sent}% packet loss, time 3800ms`,
];
const mixed = (...pings: readonly (readonly Timed[])[]) =>
  pings
    .flat()
    .toSorted(([a], [b]) => a - b)
    .map(([, line]) => line);

const A = "192.0.2.1";
const B = "192.0.2.9";

describe("two pings to two targets in one text", () => {
  const rows = mixed(ping({ to: A, lost: [5, 6] }), ping({ to: B, lost: [12], offset: 100_000 }));
  it.each<[string, string[]]>([
    ["without headers", rows],
    ["with headers", [header(A), header(B), ...rows]],
    ["with headers and counts", [header(A), header(B), ...rows, ...summary(A, 20, 18), ...summary(B, 20, 19)]],
    ["with counts in the other order", [header(A), header(B), ...rows, ...summary(B, 20, 19), ...summary(A, 20, 18)]],
    ["one begins later", [header(A), ...rows.slice(0, 1), header(B), ...rows.slice(1)]],
  ])("%s", async (_, lines) => {
    const { streams } = await observe(lines);
    expect(streams.map((s) => [s.key.to, counts(s)])).toEqual([
      [A, { answered: 18, lost: 2 }],
      [B, { answered: 19, lost: 1 }],
    ]);
    expect(streams[0]!.lossRuns).toMatchObject([{ first: { seq: 5 }, last: { seq: 6 } }]);
    expect(streams[1]!.lossRuns).toMatchObject([{ first: { seq: 12 }, last: { seq: 12 } }]);
    for (const s of streams) {
      expect(s.summary?.agrees).not.toBe(false);
      expect(s.meanSpacingNs).toBe(200_000_000);
    }
  });

  it("that lose the same probe: both lines are given away once, and their stamps bound nothing", async () => {
    const both = mixed(ping({ to: A, lost: [5] }), ping({ to: B, lost: [5], offset: 100_000 }));
    const { streams, findings } = await observe([header(A), header(B), ...both]);
    expect(streams.map(counts)).toEqual([
      { answered: 19, lost: 1 },
      { answered: 19, lost: 1 },
    ]);
    expect(findings.map((f) => f.code)).toContain("probe.lines-unclear");
  });

  it("an error goes to the one whose target sent it, else to the one it fits", async () => {
    const { streams } = await observe([
      header(A),
      header(B),
      `64 bytes from ${A}: icmp_seq=1 ttl=63 time=0.100 ms`,
      `64 bytes from ${B}: icmp_seq=1 ttl=63 time=0.100 ms`,
      `64 bytes from ${A}: icmp_seq=2 ttl=63 time=0.100 ms`,
      `From ${B} icmp_seq=2 Destination Port Unreachable`,
      `64 bytes from ${B}: icmp_seq=3 ttl=63 time=0.100 ms`,
      `From 192.0.2.254 icmp_seq=3 Time to live exceeded`,
      `64 bytes from ${A}: icmp_seq=4 ttl=63 time=0.100 ms`,
    ]);
    expect(streams.map((s) => [s.key.to, counts(s)])).toEqual([
      [A, { answered: 3, icmpError: 1 }],
      [B, { answered: 2, icmpError: 1 }],
    ]);
  });

  it("one after the other are two, and lines of the second stay there", async () => {
    const first = ping({ to: A, lost: [] }).map(([, l]) => l);
    const second = ping({ to: B, lost: [3], offset: 10_000_000 }).map(([, l]) => l);
    const { streams } = await observe([header(A), ...first.slice(0, 2), header(B), ...second]);
    // no line of A came after B had begun: "no answer yet for icmp_seq=3" is not A's, although A waits for 3
    expect(streams.map((s) => [s.key.to, counts(s)])).toEqual([
      [A, { answered: 2 }],
      [B, { answered: 19, lost: 1 }],
    ]);
  });
});

describe("two pings to one target at once", () => {
  it.each<[string, Ping]>([
    ["far apart", { to: A, lost: [112], offset: 100_000, first: 101 }],
    ["three probes later", { to: A, lost: [4], offset: 700_000 }],
    ["at the same moment", { to: A, lost: [12], offset: 50_000 }],
  ])("cannot be told apart, which is said, and nothing is lost: %s", async (_, other) => {
    for (const stamped of [true, false]) {
      const rows = mixed(ping({ to: A, lost: [5, 6] }), ping(other));
      const { streams, findings } = await observe(stamped ? rows : rows.map((l) => l.replace(/^\[\S+ /, "")));
      expect(streams.flatMap((s) => s.lossRuns)).toEqual([]);
      for (const s of streams) expect(s.counts.lost).toBe(0);
      expect(findings.map((f) => f.code)).toContain("probe.mixed");
    }
  });

  it("counts the numbers that lines name, and no others", async () => {
    const rows = mixed(ping({ to: A, lost: [5, 6] }), ping({ to: A, lost: [112], offset: 100_000, first: 101 }));
    const { streams } = await observe([...rows, ...summary(A, 20, 18), ...summary(A, 20, 19)]);
    expect(streams).toHaveLength(1);
    // 18 + 19 answered; 5, 6 and 112 are named only by "no answer yet"
    expect(streams[0]).toMatchObject({ sent: 40, summary: { agrees: false } });
    expect(counts(streams[0]!)).toEqual({ answered: 37, notObserved: 3 });
  });

  it("marked duplicates and replies that came out of order are none", async () => {
    const { findings } = await observe([
      header(A),
      ...[1, 2, 3].flatMap((n) => [
        `64 bytes from ${A}: icmp_seq=${n} ttl=63 time=0.100 ms`,
        `64 bytes from ${A}: icmp_seq=${n} ttl=63 time=0.200 ms (DUP!)`,
      ]),
      ...[5, 4, 7, 6].map((n) => `64 bytes from ${A}: icmp_seq=${n} ttl=63 time=${n % 2 === 0 ? 250 : 0.1} ms`),
    ]);
    expect(findings.map((f) => f.code)).not.toContain("probe.mixed");
  });
});

describe("a log joined with itself", () => {
  const rows = ping({ to: A, lost: [8, 9, 10] }).map(([, l]) => l);
  const whole = [header(A), ...rows, ...summary(A, 20, 17)];
  it.each<[string, string[]]>([
    ["a piece twice", [header(A), ...rows.slice(0, 14), ...rows.slice(9)]],
    ["all rows twice", [header(A), ...rows, ...rows]],
    ["the whole log twice", [...whole, ...whole]],
    ["the beginning, then the whole", [header(A), ...rows.slice(0, 11), ...whole]],
    ["three times", [...whole, ...whole, ...whole]],
  ])("has its probes once: %s", async (_, lines) => {
    const { streams, findings } = await observe(lines);
    expect(streams).toHaveLength(1);
    expect(counts(streams[0]!)).toEqual({ answered: 17, lost: 3 });
    expect(streams[0]!.lossRuns).toMatchObject([{ first: { seq: 8 }, last: { seq: 10 }, lost: 3 }]);
    expect(findings.map((f) => f.code)).toContain("probe.lines-repeated");
  });
});

describe("any mixture", () => {
  it("adds up", async () => {
    const line = fc.tuple(fc.nat(9), fc.nat(2), fc.nat(30)).map(([what, host, n]) => {
      const stamp = `[${1_796_063_200 + (n >> 1)}.${n % 2}00000] `;
      if (what === 0) return header(`192.0.2.${host}`);
      if (what === 1) return `${stamp}no answer yet for icmp_seq=${n}`;
      if (what === 2) return `${stamp}From 192.0.2.${host} icmp_seq=${n} Time to live exceeded`;
      if (what === 3) return summary(`192.0.2.${host}`, n + 1, n).join("\n");
      return `${stamp}64 bytes from 192.0.2.${host}: icmp_seq=${n} ttl=63 time=1.00 ms`;
    });
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 40 }), async (lines) => {
        for (const s of (await observe(lines)).streams) {
          const sum = Object.values(s.counts).reduce((a, b) => a + b, 0);
          expect(sum).toBe(s.sent);
          expect(Math.min(...Object.values(s.counts))).toBeGreaterThanOrEqual(0);
          const placed = s.lossRuns.reduce((n, r) => n + r.lost, 0);
          expect(placed).toBeLessThanOrEqual(s.counts.lost);
        }
      }),
      { seed: 1, numRuns: 400 },
    );
  });
});

describe("two pings -v to one target at once, with their identifiers", () => {
  const identified = (ident: number, from: Ping): Timed[] =>
    ping(from).map(([us, line]) => [us, line.replace(/(icmp_seq=\d+) ttl/, `$1 ident=${ident} ttl`)]);
  const both = mixed(identified(7, { to: A, lost: [5, 6] }), identified(8, { to: A, lost: [12], offset: 50_000 }));

  it.each<[string, string[]]>([
    ["without headers", both],
    ["with headers, both before the first reply", [header(A), header(A), ...both]],
    ["one begins later", [header(A), ...both.slice(0, 1), header(A), ...both.slice(1)]],
  ])("%s", async (_, lines) => {
    const { streams, findings } = await observe(lines);
    expect(streams.map(counts)).toEqual(
      expect.arrayContaining([
        { answered: 18, lost: 2 },
        { answered: 19, lost: 1 },
      ]),
    );
    expect(streams).toHaveLength(2);
    const lost = streams.map((s) => s.lossRuns.map((r) => [r.first.seq, r.last.seq]));
    expect(lost).toEqual(expect.arrayContaining([[[5, 6]], [[12, 12]]]));
    for (const s of streams) expect(s.meanSpacingNs).toBe(200_000_000);
    expect(findings.map((f) => f.code)).not.toContain("probe.pings-mixed");
  });

  it("one after the other are two, and a reply from elsewhere with the identifier is of its ping", async () => {
    const first = identified(7, { to: A, lost: [] }).map(([, l]) => l);
    const second = identified(8, { to: A, lost: [3], offset: 10_000_000 }).map(([, l]) => l);
    const apart = await observe([...first, ...second]);
    expect(apart.streams.map(counts)).toEqual([{ answered: 20 }, { answered: 19, lost: 1 }]);
    const elsewhere = first.map((l, i) => (i === 4 ? l.replace(A, B) : l));
    const one = await observe(elsewhere);
    expect(one.streams).toHaveLength(1);
  });
});
