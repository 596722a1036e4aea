// Findings on records of a capture: each names the frames as a Wireshark display filter, and tshark takes every one of them.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { analyze } from "../../src/conclude/analyze.ts";
import type { Evidence } from "../../src/schema/evidence.generated.ts";
import { ROOT } from "../cli/run.ts";
import { reply, request } from "../observe/packets.ts";
import { join, pcap, pcapng } from "../read/make.ts";

const root = mkdtempSync(path(tmpdir(), "wirewitness-filters-"));
afterAll(() => rmSync(root, { recursive: true }));
const hasTshark = spawnSync("tshark", ["--version"]).status === 0;

function built(name: string, bytes: Uint8Array): string {
  const file = path(root, name);
  writeFileSync(file, bytes);
  return file;
}

const p = pcapng(true);
const frame = (bytes: number[]) => new Uint8Array(bytes);
const BUILT: Readonly<Record<string, Uint8Array>> = {
  // replies that are stamped before their requests
  "negative.pcap": pcap([1, 2, 3].flatMap((s) => [[s, 500, frame(request(s))] as const, [s, 100, frame(reply(s))] as const])), // prettier-ignore
  // requests alone
  "one-way.pcap": pcap([1, 2, 3].map((s) => [s, 0, frame(request(s))] as const)),
  "no-time.pcapng": join(p.section(), p.iface(1, 0), p.simple(frame(request(1))), p.packet(0, 9n, frame(reply(1)))),
  // cut within its second record
  "cut.pcap": pcap([[1, 0, frame(request(1))], [2, 0, frame(request(2))]]).subarray(0, -9), // prettier-ignore
};

/** Findings that lie at records of one capture only, as far as the records are there. */
function placed(e: Evidence): Evidence["findings"] {
  const captures = new Map(e.inputs.map((i) => [i.id, i.kind === "capture" ? (i.records ?? 0) : 0]));
  return e.findings.filter((f) => {
    const inputs = new Set(f.where.filter((w) => w.record !== undefined).map((w) => w.input));
    return inputs.size === 1 && f.where.some((w) => (w.record ?? Infinity) <= (captures.get(w.input) ?? 0));
  });
}

describe("findings on frames", async () => {
  const samples = ["evpn-move", "geneve-vs-plain", "vlan-mtu", "tcp-move"].map((s) => path(ROOT, "samples", s));
  const files = Object.entries(BUILT).map(([name, bytes]) => built(name, bytes));
  const all: Evidence[] = [];
  for (const input of [...samples, ...files]) all.push((await analyze([input])).evidence);
  const of = (name: string) => all[samples.length + Object.keys(BUILT).indexOf(name)]!;

  it("have a display filter", () => {
    const without = all.flatMap((e) => placed(e).filter((f) => f.filter === undefined));
    expect(without).toEqual([]);
    expect(all.flatMap(placed).length).toBeGreaterThan(10);
  });

  it.each([
    ["negative.pcap", "probe.negative-rtt", "frame.number in {1}"],
    ["one-way.pcap", "probe.one-way-tap", "frame.number in {1}"],
    ["no-time.pcapng", "pcapng.no-time", "frame.number in {1}"],
  ])("%s: %s names its frame", (name, code, filter) => {
    expect(of(name).findings.find((f) => f.code === code)).toMatchObject({ filter });
  });

  it("a cut has no frame that could be shown", () => {
    const cut = of("cut.pcap").findings.find((f) => f.code === "capture.cut");
    expect(cut?.where).toMatchObject([{ record: 2 }]);
    expect(cut?.filter).toBeUndefined();
  });

  it.skipIf(!hasTshark)("tshark takes each filter", () => {
    // numbers and addresses apart, the same filter once
    const kinds = new Map(all.flatMap((e) => e.findings.flatMap((f) => (f.filter === undefined ? [] : [[f.filter.replaceAll(/\d+/g, "N"), f.filter]])))); // prettier-ignore
    expect(kinds.size).toBeGreaterThan(2);
    for (const filter of kinds.values())
      expect(() => execFileSync("tshark", ["-r", files[0]!, "-Y", filter], { stdio: ["ignore", "ignore", "pipe"] })).not.toThrow(); // prettier-ignore
  });
});
