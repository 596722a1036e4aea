// Whole captures, anonymized: what must not change does not, what must does, and the fast path gives what the walker gives.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { memory } from "../read/make.ts";
import { describeShared } from "../shared.ts";
import { capturesIn, recordsIn, recordsOf, unlessRefused } from "./captures.ts";
import { packetsOf, pcapOf, rewriteBytes, rewriteFile } from "./rewrite.ts";

/** WIREWITNESS_CASES=100000 takes all captures of the corpus where a few stand for it else. */
const all = process.env["WIREWITNESS_CASES"] !== undefined;

async function checkOutline(path: string): Promise<void> {
  const result = await unlessRefused(() => rewriteFile(path));
  if (result === undefined) return;
  const slow = await rewriteFile(path, undefined, { fast: false });
  expect(Buffer.from(result.file).equals(slow.file)).toBe(true);
  const [before, after] = [await recordsIn(path), await recordsOf(memory(result.file))];
  expect(after.map((r) => r.outline)).toEqual(before.map((r) => r.outline));
}

describe("samples: lengths, stamps and interfaces of every record stay; without the fast path the same comes out", () => {
  it.each(capturesIn("samples"))("%s", checkOutline);
});

describeShared("corpus and lab: the same", (root) => {
  const captures = [...capturesIn(join(root, "corpus/pcap")), ...capturesIn(join(root, "lab"))];
  it.each(captures.map((c) => [basename(c), c]))("%s", (_, path) => checkOutline(path));
});

const folder = mkdtempSync(join(tmpdir(), "wirewitness-"));
afterAll(() => rmSync(folder, { recursive: true }));
const tshark = spawnSync("tshark", ["--version"]).error === undefined;

const recorded = (root: string): string[] =>
  ["corpus/pcap", "lab", "cases", "fixtures"].flatMap((name) => capturesIn(join(root, name)));

interface Place {
  readonly name: string;
  readonly at: number;
  readonly value: string;
}

const FIELD = /<field name="([^"]+)"[^>]*? size="(\d+)" pos="(\d+)" show="([^"]*)" value="([0-9a-f]+)"/g;
/** An address of each size, as tshark shows it; other fields of bytes have the shape of the first, but for these. */
const ADDRESSES: Readonly<Record<string, RegExp>> = {
  "4": /^\d{1,3}(?:\.\d{1,3}){3}$/,
  "6": /^[\da-f]{2}(?::[\da-f]{2}){5}$/,
  "16": /^(?=.*:)[\da-f:]{2,39}$/,
};
const NO_ADDRESS = /^(?:tcp\.|dhcp\.cookie)/;
const IDENTIFIERS =
  /^(?:vxlan\.vni|geneve\.vni|nvgre\.vsid|bgp\.evpn\.nlri\.rd|bgp\.evpn\.nlri\.vni|bgp\.update\.path_attribute\.as_path_segment\.as[24])$/;

/** Every address and identifier that tshark sees, with its place in the frame, packet by packet. */
function placesOf(path: string): Place[][] {
  const options = ["-o", "tcp.desegment_tcp_streams:FALSE", "-o", "ip.defragment:FALSE", "-o", "ipv6.defragment:FALSE"];
  const { stdout } = spawnSync("tshark", ["-n", "-r", path, "-T", "pdml", ...options], {
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });
  return stdout
    .split("<packet>")
    .slice(1)
    .map((packet) =>
      [...packet.matchAll(FIELD)]
        .filter(
          ([, name, size, , show]) =>
            IDENTIFIERS.test(name!) || (ADDRESSES[size!]?.test(show!) === true && !NO_ADDRESS.test(name!)),
        )
        .map(([, name, , at, , value]) => ({ name: name!, at: Number(at), value: value! })),
    );
}

const SAME_FOR_EVERYONE = /^(?:(?:00|ff)*|.{2}0*)$/;

/** The search is tshark's: whatever it calls an address must not stand any more where it stood. */
async function checkPlaces(path: string): Promise<void> {
  const result = await unlessRefused(() => rewriteFile(path));
  if (result === undefined) return;
  const before = await recordsIn(path);
  const after = await recordsOf(memory(result.file));
  const left: string[] = [];
  placesOf(path).forEach((places, i) => {
    for (const { name, at, value } of places) {
      const length = value.length / 2;
      const was = before[i]?.bytes.toString("hex", at, at + length);
      // a field of reassembled data has its place elsewhere
      if (was !== value || SAME_FOR_EVERYONE.test(value)) continue;
      if (after[i]!.bytes.toString("hex", at, at + length) === value) left.push(`${i + 1}: ${name} ${value} at ${at}`);
    }
  });
  expect(left).toEqual([]);
}

describe.skipIf(!tshark)("no address or identifier that tshark finds stands where it stood", () => {
  it.each(["evpn-move/leaf-eth1.pcap", "geneve-vs-plain/geneve.sw1-any.pcap", "vlan-mtu/sw1-trunk0.pcap"])(
    "%s",
    (name) => checkPlaces(join("samples", name)),
  );
  describeShared("corpus, lab, cases and fixtures", (root) => {
    const captures = recorded(root).filter((_, i) => all || i % 24 === 0);
    it.each(captures.map((c) => [basename(c), c]))("%s", (_, path) => checkPlaces(path), 60_000);
  });
});

/** What wirewitness walks, in tshark's words. */
const WALKED = new Set(
  "eth ethertype vlan ip ipv6 icmp icmpv6 udp tcp vxlan geneve gre erspan mpls arp llc sll raw null bgp ipv6.hopopts ipv6.routing ipv6.fraghdr".split(
    " ",
  ),
);

/** Of each packet: its protocols up to the first that is not walked, and whether tshark finds it malformed. */
function stacksOf(path: string): { stack: string; malformed: boolean }[] {
  const fields = ["-T", "fields", "-e", "frame.protocols", "-e", "_ws.malformed"];
  const { stdout } = spawnSync("tshark", ["-n", "-r", path, ...fields], { encoding: "utf8", maxBuffer: 1 << 28 });
  return stdout.split("\n").map((line) => {
    const [protocols = "", malformed = ""] = line.split("\t");
    const names = protocols.split(":");
    const end = names.findIndex((n) => !WALKED.has(n));
    return { stack: names.slice(0, end < 0 ? names.length : end).join(":"), malformed: malformed !== "" };
  });
}

async function checkStacks(path: string): Promise<void> {
  const result = await unlessRefused(() => rewriteFile(path));
  if (result === undefined) return;
  const anonymized = join(folder, basename(path));
  writeFileSync(anonymized, result.file);
  const after = stacksOf(anonymized);
  const before = stacksOf(path);
  expect(after.map((p) => p.stack)).toEqual(before.map((p) => p.stack));
  expect(after.flatMap((p, i) => (p.malformed && !before[i]!.malformed ? [i + 1] : []))).toEqual([]);
}

describe.skipIf(!tshark)("tshark reads the same protocols, and finds nothing malformed that was not", () => {
  it.each(["evpn-move/leaf-eth1.pcap", "tcp-move/vm-eth0.pcap", "vlan-mtu/sw1-any.pcap"])("%s", (name) =>
    checkStacks(join("samples", name)),
  );
  describeShared("corpus, lab, cases and fixtures", (root) => {
    const captures = recorded(root).filter((_, i) => all || i % 30 === 0);
    it.each(captures.map((c) => [basename(c), c]))("%s", (_, path) => checkStacks(path), 60_000);
  });
});

describe("hostile frames", () => {
  const seed = fc.constantFrom("evpn-move/leaf-eth1.pcap", "tcp-move/vm-eth0.pcap", "vlan-mtu/sw1-trunk0.pcap");
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 });
  it("whatever is changed in them, they keep their length, and both ways give the same", async () => {
    const frames = new Map<string, Buffer[]>();
    await fc.assert(
      fc.asyncProperty(seed, fc.nat(), changes, fc.nat(200), async (name, which, edits, cut) => {
        if (!frames.has(name))
          frames.set(
            name,
            (await recordsIn(join("samples", name))).map((r) => r.bytes),
          );
        const of = frames.get(name)!;
        const frame = [...of[which % of.length]!];
        for (const [at, v] of edits) frame[at % frame.length] = v;
        const file = pcapOf([frame], 1, cut < 100 ? Infinity : cut);
        const [fast, slow] = [await rewriteBytes(file), await rewriteBytes(file, undefined, { fast: false })];
        expect(Buffer.from(fast.file).equals(slow.file)).toBe(true);
        expect(packetsOf(fast.file)[0]).toHaveLength(Math.min(frame.length, cut < 100 ? Infinity : cut));
      }),
      { seed: 11, numRuns: Number(process.env["WIREWITNESS_CASES"] ?? 1000) },
    );
  });
});
