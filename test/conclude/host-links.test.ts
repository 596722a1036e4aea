// MTUs of captures from outputs of ip link: which belong together, and what becomes of packets that are longer.
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { analyze } from "../../src/conclude/analyze.ts";
import type { Evidence } from "../../src/schema/evidence.generated.ts";
import { A, B, ethernet, ipv4 } from "../observe/packets.ts";
import { pcap, pcapng } from "../read/make.ts";

const root = mkdtempSync(join(tmpdir(), "wirewitness-mtu-"));
afterAll(() => rmSync(root, { recursive: true }));
let folders = 0;

async function evidenceOf(files: Readonly<Record<string, string | Uint8Array>>, reversed = false): Promise<Evidence> {
  const folder = join(root, `d${folders++}`);
  const paths = Object.entries(files).map(([name, content]) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  });
  if ("case.yaml" in files || !reversed) return (await analyze([folder])).evidence;
  return (await analyze(paths.toReversed())).evidence;
}

const packet = (bytes: number) => Uint8Array.from(ethernet(0x0800, ipv4(A, B, 6, Array<number>(bytes - 20).fill(0))));
/** IP packets of 1400, 1401, 1500, 1501 and 9001 bytes. */
const sizes = [1400, 1401, 1500, 1501, 9001];
const capture = pcap(sizes.map((n, i) => [1_700_000_000 + i, 0, packet(n)] as const));
const link = (name: string, mtu: number, index = 2) =>
  `${index}: ${name}: <BROADCAST,MULTICAST,UP,LOWER_UP> mtu ${mtu} qdisc noqueue state UP mode DEFAULT group default qlen 1000\n` +
  `    link/ether 02:00:00:00:00:0${index} brd ff:ff:ff:ff:ff:ff\n`;
const said = (e: Evidence) => e.findings.find((f) => f.code === "frame.over-mtu");
const offload = (e: Evidence) => e.frames[0]!.offload;

describe("the MTU of a capture's link", () => {
  // of the five sizes, those above it
  it.each([
    [1500, 2],
    [1400, 4],
    [9000, 1],
    [9001, 0],
  ])("%d by ip link of the same host, by the names of the files", async (mtu, longer) => {
    const e = await evidenceOf({ "leaf1-eth1.pcap": capture, "leaf1-ip-link.txt": link("eth1", mtu) });
    expect(offload(e)).toBe(longer);
    if (longer === 0) expect(said(e)).toBeUndefined();
    else
      expect(said(e)).toMatchObject({
        count: longer,
        severity: "warning",
        says: new RegExp(`MTU of ${mtu} bytes of .eth1., the longest 9001:`),
      });
    expect(e.inputs.map((i) => [i.id, i.name])).toEqual([
      ["i1", "leaf1-eth1.pcap"],
      ["i2", "leaf1-ip-link.txt"],
    ]);
    if (longer > 0) expect(said(e)!.limits.join(" ")).toContain("input i2, line 1");
  });

  it.each([
    { name: "folder of a node", capture: "leaf1/eth1.pcap", text: "leaf1/link.txt" },
    { name: "folder and file", capture: "captures/leaf1-eth1.pcap", text: "leaf1/link.txt" },
    { name: "words of an output", capture: "leaf1-eth1.pcap", text: "before-leaf1-link.txt" },
  ])("by names: $name", async (at) => {
    const e = await evidenceOf({ [at.capture]: capture, [at.text]: link("eth1", 1500) });
    expect(offload(e)).toBe(2);
  });

  it("by a prompt", async () => {
    const text = `root@leaf1:~# ip link\n${link("eth1", 1500)}root@leaf1:~# `;
    expect(offload(await evidenceOf({ "leaf1_eth1.pcap": capture, "notes.txt": text }))).toBe(2);
    expect(offload(await evidenceOf({ "leaf2_eth1.pcap": capture, "notes.txt": text }))).toBeUndefined();
  });

  it("by the nodes of a case, and the interface that it names", async () => {
    const source = (file: string, more: string) => `  - {file: ${file}, ${more}}\n`;
    const files = { "a.pcap": capture, "l.txt": link("eth0", 9000, 2) + link("eth1", 1500, 3) };
    const of = (more: string) => ({
      ...files,
      "case.yaml": `title: t\nsources:\n${source("a.pcap", more)}${source("l.txt", "node: leaf1")}`,
    });
    expect(offload(await evidenceOf(of("node: leaf1, interface: eth1")))).toBe(2);
    expect(offload(await evidenceOf(of("node: leaf1, interface: eth0")))).toBe(1);
    // what the case says goes first; without an interface, or of another node, nothing is known
    expect(offload(await evidenceOf(of("node: leaf1, interface: eth0, mtu: 1400")))).toBe(4);
    expect(offload(await evidenceOf(of("node: leaf1")))).toBeUndefined();
    expect(offload(await evidenceOf(of("node: leaf2, interface: eth1")))).toBeUndefined();
  });

  it("by the interfaces of a pcapng, each its own", async () => {
    const ng = pcapng(true);
    const name = (text: string) => [2, new TextEncoder().encode(text)] as const;
    const blocks = [ng.section(), ng.iface(1, 0, [name("eth0")]), ng.iface(1, 0, [name("eth1")])];
    for (const [i, n] of sizes.entries()) blocks.push(ng.packet(i % 2, BigInt(i), packet(n)));
    const text = link("eth0", 1400, 2) + link("eth1", 9000, 3);
    const file = Uint8Array.from(Buffer.concat(blocks));
    // eth0 has 1400, 1500 and 9001, eth1 1401 and 1501
    const e = await evidenceOf({ "leaf1-all.pcapng": file, "leaf1-link.txt": text });
    expect(offload(e)).toBe(2);
    expect(said(e)).toMatchObject({ count: 2, says: /MTU of 1400 bytes of .eth0., the longest 9001/ });
    // one of the interfaces is not listed: no count of all, and a verdict for the one that is
    const half = await evidenceOf({ "leaf1-all.pcapng": file, "leaf1-link.txt": link("eth0", 1400) });
    expect(offload(half)).toBeUndefined();
    expect(half.findings.filter((f) => f.code === "frame.over-mtu").map((f) => [f.severity, f.count])).toEqual([
      ["warning", 2],
      ["info", 1],
    ]);
  });

  it("is open where outputs do not agree, or are another host's", async () => {
    const two = { "leaf1-before-link.txt": link("eth1", 1500), "leaf1-after-link.txt": link("eth1", 9000) };
    expect(offload(await evidenceOf({ "leaf1-eth1.pcap": capture, ...two }))).toBeUndefined();
    const same = { "leaf1-before-link.txt": link("eth1", 1500), "leaf1-after-link.txt": link("eth1", 1500) };
    expect(offload(await evidenceOf({ "leaf1-eth1.pcap": capture, ...same }))).toBe(2);
    const other = await evidenceOf({ "leaf1-eth1.pcap": capture, "leaf2-ip-link.txt": link("eth1", 1500) });
    expect(offload(other)).toBeUndefined();
    expect(said(other)).toMatchObject({ severity: "info", count: 2, says: /not known: no verdict/ });
  });

  it("does not hang on the order of the inputs", async () => {
    const files = { "leaf1-eth1.pcap": capture, "leaf1-ip-link.txt": link("eth1", 1500) };
    const [forth, back] = [await evidenceOf(files), await evidenceOf(files, true)];
    expect([offload(forth), offload(back)]).toEqual([2, 2]);
    expect(back.inputs.map((i) => i.id)).toEqual(["i1", "i2"]);
    expect(back.inputs[1]!.kind).toBe("capture");
  });
});
