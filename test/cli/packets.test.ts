// `packets` as a user runs it: formats, stdin, a closed pipe, and messages for what cannot be.
import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { echo, eth, INNER, ip4, udp, vxlan } from "../decode/wire/frames.ts";
import { pcap as madePcap } from "../read/make.ts";
import { pcap, put, ROOT, scratch, wirewitness } from "./run.ts";

const folder = scratch();
const probe = eth(0x0800, ip4(17, udp(54509, 4789, vxlan(100, INNER))));
const plain = eth(0x0800, ip4(1, echo(7)));
const bytes = pcap([probe, plain, probe]);
const file = put(folder, "three.pcap", bytes);

test("text is the default: a line a packet", () => {
  const { status, stdout, stderr } = wirewitness(["packets", file]);
  expect(status).toBe(0);
  expect(stderr).toBe("");
  expect(stdout.trimEnd().split("\n")).toHaveLength(3);
  expect(stdout).toMatch(/^1 2023-11-14T22:13:20\.000000Z 52:54:00:aa:00:01 > /);
});

test("NDJSON from stdin, with a test and a limit", () => {
  const { status, stdout } = wirewitness(
    ["packets", "-", "--format", "ndjson", "--where", "vni == 100", "--limit", "1"],
    {
      input: bytes,
    },
  );
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ n: 1, ts: "1700000000.000000000", vni: [100] });
});

test("--where skips without renumbering", () => {
  const { stdout } = wirewitness(["packets", file, "--format", "ndjson", "--where", "icmp.seq == 7"]);
  expect(JSON.parse(stdout)).toMatchObject({ n: 2 });
});

test("CSV has its header even when nothing matches", () => {
  const { stdout } = wirewitness(["packets", file, "--format", "csv", "--where", "arp", "--time", "none"]);
  expect(stdout).toMatch(/^n,record_bytes,[a-z_,]+stop\r\n$/);
});

test("--limit 0 prints nothing", () => {
  expect(wirewitness(["packets", file, "--limit", "0"])).toMatchObject({ status: 0, stdout: "" });
});

test("a declared tunnel port, and no guessing", () => {
  const other = put(folder, "other.pcap", pcap([eth(0x0800, ip4(17, udp(54509, 50000, vxlan(100, INNER))))]));
  const layers = (...options: string[]) =>
    (JSON.parse(wirewitness(["packets", other, "--format", "ndjson", ...options]).stdout) as { layers: string[] })
      .layers;
  expect(layers()).toContain("vxlan");
  expect(layers("--no-guess")).not.toContain("vxlan");
  expect(layers("--no-guess", "--tunnel-port", "vxlan:50000")).toContain("vxlan");
});

test.each([
  [["--where", "vnii == 1"], /column 1: no field is called "vnii": did you mean vni\?/],
  [["--limit", "-1"], /--limit needs a whole number/],
  [["--tunnel-port", "vxlan:70000"], /"vxlan:70000" is not a tunnel port/],
  [["--time", "local"], /time/],
])("usage: %s", (options, says) => {
  const { status, stdout, stderr } = wirewitness(["packets", file, ...options]);
  expect(status).toBe(2);
  expect(stdout).toBe("");
  expect(stderr).toMatch(says);
});

test("a cut capture: what was there, a message with the place, and 2 only under --strict", () => {
  const cut = put(folder, "cut.pcap", bytes.subarray(0, bytes.length - 10));
  const { status, stdout, stderr } = wirewitness(["packets", cut]);
  expect(status).toBe(0);
  expect(stdout.trimEnd().split("\n")).toHaveLength(2);
  expect(stderr).toMatch(/cut\.pcap:\+\d+: .*record 3/);
  expect(wirewitness(["packets", cut, "--strict"]).status).toBe(2);
});

test("a reader that goes away ends it without a word", () => {
  const many = put(folder, "many.pcap", pcap(Array.from({ length: 20_000 }, () => probe)));
  const main = join(ROOT, "dist/cli/main.js");
  const run = spawnSync("bash", [
    "-c",
    `"$0" "$1" packets "$2" | head -n 1; echo "\${PIPESTATUS[0]}"`,
    process.execPath,
    main,
    many,
  ]);
  expect(run.stderr.toString()).toBe("");
  expect(run.stdout.toString()).toMatch(/^1 2023-.*\n0\n$/s);
});

const tcpdump = spawnSync("tcpdump", ["--version"]).status === 0;
test.skipIf(!tcpdump)("tcpdump reads the same frames: lengths and sequence numbers agree", () => {
  const theirs = execFileSync("tcpdump", ["-nn", "-e", "-tt", "-r", file], {
    stdio: ["ignore", "pipe", "ignore"],
  }).toString();
  const frames = [...theirs.matchAll(/^1700\d{6}\.\d{6} .*?, length (\d+): 192/gm)].map((m) => Number(m[1]));
  const ours = wirewitness(["packets", file, "--time", "epoch"]).stdout;
  expect([...ours.matchAll(/^\d+ 1700\d{6}\.\d{6} .*?, frame (\d+): /gm)].map((m) => Number(m[1]))).toEqual(frames);
  const sequences = (text: string) =>
    [...text.matchAll(/ICMP echo request, id 5, seq (\d+)/g)].map((m) => Number(m[1]));
  expect(sequences(ours)).toEqual(sequences(theirs));
});

test("--case: interfaces by ifindex, and the ports of its tunnels", () => {
  // LINUX_SLL2: EtherType, reserved, ifindex, ARPHRD, packet type, address length, 8 bytes of address
  const record = (ifindex: number, packet: Iterable<number>) =>
    [
      1_700_000_000,
      0,
      Uint8Array.of(0x08, 0, 0, 0, 0, 0, 0, ifindex, 0, 1, 0, 6, 2, 0, 0, 0, 0, 1, 0, 0, ...packet),
    ] as const;
  const inner = ip4(17, udp(54509, 50000, vxlan(100, INNER)));
  const any = put(folder, "any.pcap", madePcap([record(2, inner), record(3, ip4(1, echo(7)))], { word: 276 }));
  const told = put(
    folder,
    "told.yaml",
    'title: t\ntunnelPorts: ["vxlan:50000"]\nsources:\n  - {file: any.pcap, ifindex: {"2": "eth\\u001b[1m1"}}\n',
  );
  const rows = (...more: string[]) => wirewitness(["packets", any, "--no-guess", "--case", told, ...more]);
  const ndjson = rows("--format", "ndjson");
  expect(ndjson.stderr).toBe("");
  const [first, second] = ndjson.stdout
    .trimEnd()
    .split("\n")
    .map((l) => JSON.parse(l) as Record<string, unknown>);
  expect(first).toMatchObject({ ifindex: 2, ifname: "eth\u001b[1m1", vni: [100] });
  expect(second).toMatchObject({ ifindex: 3 });
  expect(second).not.toHaveProperty("ifname");
  expect(rows().stdout).toMatch(/SLL2 ifindex 2 \(eth\?\[1m1\) in .*\n.*SLL2 ifindex 3 in /);
  expect(rows("--where", "ifname", "--format", "csv").stdout.trimEnd().split("\r\n")).toHaveLength(2);
  // no source of the case: its tunnels, and not another capture's names
  const copy = put(folder, "copy.pcap", madePcap([record(2, inner)], { word: 276 }));
  const other = wirewitness(["packets", copy, "--no-guess", "--case", told, "--format", "ndjson"]);
  expect(other.stderr).toMatch(/copy\.pcap is no source of /);
  expect(JSON.parse(other.stdout)).toMatchObject({ ifindex: 2, vni: [100] });
  expect(JSON.parse(other.stdout)).not.toHaveProperty("ifname");
});
