// Ping logs behind what a wrapper put before their lines: a reply stays a reply, whatever stands before it.
import { describe, expect, it } from "vitest";
import { parseEpochDecimal } from "../../src/core/time.ts";
import { observeText } from "../../src/observe/from-text.ts";
import type { InputContext, Observation } from "../../src/observe/observation.ts";
import { linesOf } from "../decode/text/lines.ts";

const context: InputContext = { id: "i1", name: "ping.txt", tunnelPorts: [], waitNs: 2_000_000_000 };
const observe = (text: string, more: Partial<InputContext> = {}): Promise<Observation> =>
  observeText([linesOf(text)], { ...context, ...more });

/** 20 probes 0.2 s apart from 2026-11-30T18:26:40.2Z (epoch 1,796,063,200.2), seq 8 to 10 without an answer. */
function log(prefix: (seq: number) => string, all = false): string {
  const lines = ["PING 192.0.2.1 (192.0.2.1) 56(84) bytes of data."];
  for (let seq = 1; seq <= 20; seq++) {
    const line =
      seq < 8 || seq > 10
        ? `64 bytes from 192.0.2.1: icmp_seq=${seq} ttl=63 time=0.100 ms`
        : `no answer yet for icmp_seq=${seq}`;
    lines.push(`${prefix(seq)}${line}`);
  }
  const end = [
    "",
    "--- 192.0.2.1 ping statistics ---",
    "20 packets transmitted, 17 received, 15% packet loss, time 3800ms",
  ];
  const around = (line: string) => (all ? prefix(20) + line : line);
  return [around(lines[0]!), ...lines.slice(1), ...end.map(around), ""].join("\n");
}

const clock = (seq: number) => `18:26:${40 + Math.floor(seq / 5)}`;
const fraction = (seq: number) => `${clock(seq)}.${(seq % 5) * 2}00000`;
const epoch = (seq: number) => `${1_796_063_200 + Math.floor(seq / 5)}.${(seq % 5) * 2}00100`;

describe("a reply behind a prefix is a reply", () => {
  it.each<[string, (seq: number) => string]>([
    ["ts", (n) => `Nov 30 ${clock(n)} `],
    ["ts %.s", (n) => `${epoch(n)} `],
    ["a time of day", (n) => `${clock(n)} `],
    ["ISO 8601 without zone", (n) => `2026-11-30T${fraction(n)} `],
    ["ISO 8601 in brackets", (n) => `[2026-11-30T${fraction(n)}] `],
    ["ISO 8601 with zone", (n) => `2026-11-30T${fraction(n)}Z `],
    ["date", (n) => `Mon Nov 30 ${clock(n)} UTC 2026: `],
    ["date in a zone with a name", (n) => `Mon Nov 30 ${clock(n)} CET 2026: `],
    ["date of a newer locale", (n) => `Mon 30 Nov 2026 06:26:${40 + Math.floor(n / 5)} PM UTC `],
    ["a comma for the point", (n) => `[${epoch(n).replace(".", ",")}] `],
    ["a process number", (n) => `[1000] [${epoch(n)}] `],
    ["syslog", (n) => `Nov 30 ${clock(n)} node1 ping[12]: [${epoch(n)}] `],
    ["a container's file", (n) => `2026-11-30T${fraction(n)}Z stdout F `],
    ["compose", () => "probe-1  | "],
    ["a quoted mail", () => "> "],
    ["a negative stamp", (n) => `[-${epoch(n)}] `],
    ["a stamp that no clock can show", () => "[100000000000000000000.000000] "],
  ])("%s", async (_, prefix) => {
    for (const all of [false, true]) {
      const { streams, input } = await observe(log(prefix, all));
      expect(streams).toHaveLength(1);
      expect(streams[0]).toMatchObject({
        key: { to: "192.0.2.1" },
        sent: 20,
        counts: { answered: 17, lost: 3, icmpError: 0, late: 0 },
        errors: [],
        summary: { agrees: true },
        lossRuns: [{ first: { seq: 8 }, last: { seq: 10 }, lost: 3, icmpErrors: 0 }],
      });
      expect(input.unparsed).toBe(0);
    }
  });

  it("in translations too, and an error stays an error", async () => {
    const { streams } = await observe(
      [
        "PING 192.0.2.1 (192.0.2.1) 56(84) Bytes an Daten.",
        "Nov 30 18:26:40 64 Bytes von 192.0.2.1: icmp_seq=1 TTL=63 Zeit=0.100 ms",
        "Nov 30 18:26:41 Von 192.0.2.254 icmp_seq=2 Zielhost nicht erreichbar",
        "Nov 30 18:26:42 64 bytes from 192.0.2.1: icmp_seq=3 ttl=63 time=0.100 ms",
        "Nov 30 18:26:43 From 192.0.2.254 icmp_seq=4 Destination Host Unreachable",
        "",
      ].join("\n"),
    );
    expect(streams[0]).toMatchObject({ sent: 4, counts: { answered: 2, icmpError: 2 } });
    expect(streams[0]!.errors.map((e) => [e.from, e.says])).toEqual([
      ["192.0.2.254", "Zielhost nicht erreichbar"],
      ["192.0.2.254", "Destination Host Unreachable"],
    ]);
  });

  it("and behind one that nobody knows it is not understood, but no error", async () => {
    const { streams, input } = await observe(
      [
        "PING 192.0.2.1 (192.0.2.1) 56(84) bytes of data.",
        "64 bytes from 192.0.2.1: icmp_seq=1 ttl=63 time=0.100 ms",
        "~~ 64 bytes from 192.0.2.1: icmp_seq=2 ttl=63 time=0.100 ms",
        "~~ 64 Bytes von 192.0.2.1: icmp_seq=3 TTL=63 Zeit=0.100 ms",
        "~~ 192.0.2.1 icmp_seq=3 ttl=63",
        "",
      ].join("\n"),
    );
    expect(streams[0]).toMatchObject({ sent: 1, counts: { answered: 1, icmpError: 0 }, errors: [] });
    expect(input.unparsed).toBe(3);
  });
});

describe("the stamp of a prefix", () => {
  it.each<[string, (seq: number) => string]>([
    ["epoch", (n) => `${epoch(n)} `],
    ["epoch with a comma", (n) => `[${epoch(n).replace(".", ",")}] `],
    ["ping's own behind another's", (n) => `[1000] [${epoch(n)}] `],
  ])("is used where it is plain: %s", async (_, prefix) => {
    const { streams, input } = await observe(log(prefix));
    expect(input).toMatchObject({
      first: parseEpochDecimal("1796063200.200100"),
      last: parseEpochDecimal("1796063204.000100"),
    });
    // reply 11 less reply 7: 1796063202.2001 - 1796063201.4001 = 0.8 s
    const [run] = streams[0]!.lossRuns;
    expect(run!.after!.arrived! - run!.before!.arrived!).toBe(800_000_000n);
  });

  it("is one of a second where it shows no more", async () => {
    const { streams, input } = await observe(log((n) => `Mon Nov 30 ${clock(n)} UTC 2026: `));
    expect(input).toMatchObject({ first: parseEpochDecimal("1796063200"), digits: 0, resolutionNs: 1e9 });
    // 3800 ms over 19 intervals, as ping counted: the stamps cannot show 200 ms
    expect(streams[0]).toMatchObject({ resolutionNs: 1e9, meanSpacingNs: 200_000_000, nominalIntervalNs: 200_000_000 });
  });

  it.each<[string, (seq: number) => string, Partial<InputContext>]>([
    ["no zone", (n) => `2026-11-30T${fraction(n)} `, { zone: "+00:00" }],
    ["no date", (n) => `${fraction(n)} `, { zone: "+00:00", date: "2026-11-30" }],
  ])("is not used with %s, unless it was told", async (_, prefix, told) => {
    const without = await observe(log(prefix));
    expect(without.input.first).toBeUndefined();
    expect(without.streams[0]!.stamps).toBe("none");
    expect(without.findings.map((f) => f.code)).toContain("probe.stamps-not-used");
    const given = await observe(log(prefix), told);
    expect(given.input.first).toBe(parseEpochDecimal("1796063200.2"));
    expect(given.findings.map((f) => f.code)).toContain("probe.wrapper-stamps");
  });
});
