// Every ping log whose fields other parsers have published, held against them. Where they are wrong it is listed, with the reason.
import { existsSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { expect, it } from "vitest";
import { detectFormat } from "../../../src/decode/text/formats.ts";
import type { PingReply, PingRow, PingSummary } from "../../../src/decode/text/ping-rows.ts";
import { describeShared } from "../../shared.ts";
import { fileLines, filesBelow, rowsOf } from "./lines.ts";

interface Response {
  readonly type: string;
  readonly icmp_seq?: number;
  readonly ttl?: number;
  readonly time_ms?: number;
  readonly response_ip?: string;
  readonly timestamp?: number;
  readonly bytes?: number | string;
  readonly response_bytes?: number;
}

interface Expected {
  readonly packets_transmitted?: number;
  readonly packets_received?: number;
  readonly packet_loss_percent?: number;
  readonly duplicates?: number;
  readonly round_trip_ms_min?: number;
  readonly round_trip_ms_avg?: number;
  readonly round_trip_ms_max?: number;
  readonly destination_ip?: string;
  readonly responses?: readonly Response[];
}

/**
 * Where jc's expected output is wrong: `bytes` of ping6 of BSD and macOS is a string in its streaming output ("16"), a number
 * in the other one and in its schema. Compared as numbers the two agree. What it does not show at all is no field of both:
 * errors of Linux ("From x icmp_seq=3 ..."), marks of duplicates by their lines, what standard error said.
 */
const BYTES_AS_STRING = /^(?:freebsd12|osx-10\.14\.6)\/ping6-.* streaming$/;

function read(path: string): PingRow[] {
  const found = detectFormat(fileLines(path));
  if (found.is !== "format" || found.format.kind !== "ping") throw new Error(`${path} is ${found.is}`);
  return rowsOf(found.format, readFileSync(path, "utf8")) as PingRow[];
}

const MS = 1_000_000;

function summaryOf(rows: readonly PingRow[]): Record<string, unknown> {
  const s = rows.find((r): r is PingSummary => r.kind === "summary");
  const rtt = rows.find((r) => r.kind === "rtt");
  return {
    packets_transmitted: s?.transmitted,
    packets_received: s?.received,
    packet_loss_percent: s?.lossPercent === undefined ? undefined : Number(s.lossPercent),
    duplicates: s?.duplicates ?? 0,
    round_trip_ms_min: rtt?.kind === "rtt" ? rtt.minNs / MS : undefined,
    round_trip_ms_avg: rtt?.kind === "rtt" ? rtt.meanNs / MS : undefined,
    round_trip_ms_max: rtt?.kind === "rtt" ? rtt.maxNs / MS : undefined,
  };
}

function responsesOf(rows: readonly PingRow[]): unknown[] {
  return rows.flatMap((r) => (r.kind === "reply" ? [replyOf(r)] : r.kind === "noAnswer" ? [["timeout", r.seq]] : []));
}

function replyOf(r: PingReply): unknown {
  return ["reply", r.seq, r.ttl ?? null, r.rttNs === undefined ? null : r.rttNs / MS, r.from, r.bytes];
}

/** Targets and stamps, where both have them: jc gives a stamp as a float, which holds its microseconds. */
function furtherDifferences(ours: readonly PingRow[], expected: Expected, responses: readonly Response[]): string[] {
  const out: string[] = [];
  const header = ours.find((r) => r.kind === "header");
  const target = expected.destination_ip;
  if (header?.kind === "header" && typeof target === "string" && header.to !== target) out.push("destination_ip");
  const stamps = ours.flatMap((r) =>
    (r.kind === "reply" || r.kind === "noAnswer") && r.sec !== undefined
      ? [Math.round(r.sec * 1e6 + r.nsec! / 1e3)]
      : [],
  );
  const other = responses.flatMap((r) =>
    (r.type === "reply" || r.type === "timeout") && typeof r.timestamp === "number"
      ? [Math.round(r.timestamp * 1e6)]
      : [],
  );
  if (other.length > 0 && JSON.stringify(stamps) !== JSON.stringify(other)) out.push("timestamps");
  if (other.length > 0) stamped++;
  return out;
}
let stamped = 0;

function theirs(responses: readonly Response[]): unknown[] {
  return responses.flatMap((r) => {
    if (r.type === "timeout") return [["timeout", r.icmp_seq]];
    if (r.type !== "reply") return [];
    return [["reply", r.icmp_seq, r.ttl ?? null, r.time_ms ?? null, r.response_ip, r.bytes ?? r.response_bytes]];
  });
}

/** The fields that differ. */
function differences(ours: readonly PingRow[], expected: Expected, responses: readonly Response[]): string[] {
  const out: string[] = [];
  for (const [field, value] of Object.entries(summaryOf(ours))) {
    const other = expected[field as keyof Expected] ?? undefined;
    if (other !== undefined && other !== value) out.push(field);
  }
  if (JSON.stringify(theirs(responses)) !== JSON.stringify(responsesOf(ours))) out.push("responses");
  return out;
}

describeShared("expected output of others", (root) => {
  const jc = filesBelow(join(root, "fixtures/jc")).filter((f) => /^ping.*\.out$/.test(basename(f)));

  it("jc", () => {
    const found: string[] = [];
    const strings = new Set<string>();
    let compared = 0;
    for (const path of jc) {
      const ours = read(path);
      const plain = path.replace(/\.out$/, ".json");
      const streaming = path.replace(/\.out$/, "-streaming.json");
      const name = relative(join(root, "fixtures/jc"), path);
      if (existsSync(plain)) {
        const expected = JSON.parse(readFileSync(plain, "utf8")) as Expected;
        found.push(...differences(ours, expected, expected.responses ?? []).map((d) => `${name} ${d}`));
        found.push(...furtherDifferences(ours, expected, expected.responses ?? []).map((d) => `${name} ${d}`));
        compared++;
      }
      if (existsSync(streaming)) {
        const all = JSON.parse(readFileSync(streaming, "utf8")) as (Response & Expected)[];
        const summary = all.find((r) => r.type === "summary") ?? {};
        if (all.some((r) => r.type === "reply" && typeof r.bytes === "string")) strings.add(`${name} streaming`);
        const numbers = all.map((r) => (r.bytes === undefined ? r : { ...r, bytes: Number(r.bytes) }));
        found.push(...differences(ours, summary, numbers).map((d) => `${name} streaming ${d}`));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(90);
    expect(stamped).toBeGreaterThan(5);
    expect(found).toEqual([]);
    expect([...strings].filter((n) => !BYTES_AS_STRING.test(n))).toEqual([]);
    expect(strings.size).toBe(13);
  });

  // What pingparsing takes from the counts of its own samples, read off the texts by eye: sent, received, loss as printed,
  // duplicates, least, mean and most ms. It raises for the second (no counts) and takes no line of a probe there.
  it.each([
    ["ping.txt", 60, 60, "0", 0, 61.425, 99.731, 212.597],
    ["ping_win7.txt", 10, 10, "0", 0, 56, 107, 194],
    ["sample_02_ping_windows_invalid.txt", undefined, undefined, undefined, 0],
    ["sample_03.txt", 5, 0, "100", 0],
    ["sample_04.txt", 8, 3, "62.5", 0],
    ["sample_05.txt", 1688, 1553, "7", 1, 0.282, 0.642, 11.699],
    ["sample_06.txt", 5, 0, "100", 0],
    ["sample_07.txt", 5, 5, "0.0", 0, 20.482, 31.927, 46.093],
    ["sample_08.txt", 10, 10, "0.0", 0, 218.391, 283.477, 405.879],
    ["sample_09.txt", 59, 0, "100.0", 0],
    ["sample_10.txt", 10, 0, "100.0", 0],
    ["sample_11.txt", 10, 0, "100.0", 0],
    ["sample_12.txt", 3, 3, "0", 3, 0.311, 1.091, 2.186],
    ["sample_13.txt", 5, 5, "0", 0, 0.638, 0.683, 0.746],
    ["sample_14.txt", 10, 9, "10", 2, 0.613, 0.93, 1.219],
  ] as const)("pingparsing %s", (name, sent, received, loss, duplicates, ...rtt) => {
    const rows = read(join(root, "fixtures/pingparsing", name));
    expect(rows.filter((r) => (r.kind as string) === "unparsed")).toEqual([]);
    expect(summaryOf(rows)).toEqual({
      packets_transmitted: sent,
      packets_received: received,
      packet_loss_percent: loss === undefined ? undefined : Number(loss),
      duplicates,
      round_trip_ms_min: rtt[0],
      round_trip_ms_avg: rtt[1],
      round_trip_ms_max: rtt[2],
    });
  });

  it("lines that are not understood are those that jc made up to be so", () => {
    const lines = jc.flatMap((path) =>
      (read(path) as { kind: string; line: number }[])
        .filter((r) => r.kind === "unparsed")
        .map((r) => `${relative(join(root, "fixtures/jc"), path)}:${r.line}`),
    );
    expect(lines.toSorted()).toEqual([
      "centos-7.7/ping-ip-O-unparsedlines.out:14",
      "centos-7.7/ping-ip-O-unparsedlines.out:5",
      "centos-7.7/ping-ip-O-unparsedlines.out:8",
      "centos-7.7/ping6-ip-O-p-unparsable.out:3",
      "centos-7.7/ping6-ip-O-p-unparsable.out:6",
      "osx-10.14.6/ping6-ip-unparsable.out:3",
      "osx-10.14.6/ping6-ip-unparsable.out:4",
    ]);
  });
});
