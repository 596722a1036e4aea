// Terminal sessions and texts with several outputs: what is split where, and that no two formats claim one text.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FORMATS, detectFormat } from "../../../src/decode/text/formats.ts";
import { PartReader } from "../../../src/decode/text/parts.ts";
import { isNotedCommand, promptOf } from "../../../src/decode/text/transcript.ts";
import { describeShared } from "../../shared.ts";
import { fileLines, filesBelow, linesOf } from "./lines.ts";

/** Each part as [kind, host, command, rows that were understood, rows that were not]. */
function partsOf(text: string) {
  const lines = linesOf(text);
  const reader = new PartReader();
  const out = new Map<number, [string, string | undefined, string | undefined, number, number]>();
  for (const { part, rows } of [...reader.read(lines), ...reader.end()]) {
    const before = out.get(part.index);
    const bad = rows.filter((r) => r.kind === "unparsed").length;
    out.set(part.index, [
      part.kind,
      part.host,
      part.command,
      (before?.[3] ?? 0) + rows.length - bad,
      (before?.[4] ?? 0) + bad,
    ]);
  }
  return [...out.values()];
}

describe("prompts", () => {
  it.each([
    ["$ ping -c 3 192.0.2.1", undefined, "ping -c 3 192.0.2.1"],
    ["# ip -j link", undefined, "ip -j link"],
    ["hostb$ ping 192.0.2.1", "hostb", "ping 192.0.2.1"],
    ["leaf2# show evpn vni", "leaf2", "show evpn vni"],
    ["leaf2(config)# exit", "leaf2", "exit"],
    ["leaf2>", "leaf2", ""],
    ["root@node1:~/dir# kubectl get vmi", "node1", "kubectl get vmi"],
    ["[core@node1 ~]$ anything at all", "node1", "anything at all"],
    ["(venv) me@host:/tmp$ ls", "host", "ls"],
    ["/ # ping 192.0.2.1", undefined, "ping 192.0.2.1"],
  ])("%s", (text, host, command) => {
    expect(promptOf(text)).toEqual({ host, command });
  });

  it.each([
    "% VNI 999 does not exist",
    "# exit status 0",
    "# a remark",
    "5% packet loss",
    "VNI 100 #MACs (local and remote) 4",
    " Sync-info: neigh#: 0",
    "MAC               Type   Flags Intf/Remote ES/VTEP            VLAN  Seq #'s",
    "[1796063194.769616] 64 bytes from 192.0.2.1: icmp_seq=1 ttl=63 time=0.068 ms",
    "*> [2]:[0]:[48]:[52:54:00:aa:00:01]",
    "> quoted text",
    "12:00:00.1 IP 192.0.2.1 > 192.0.2.2: ICMP echo request",
  ])("is none: %s", (text) => {
    expect(promptOf(text)).toBeUndefined();
  });

  it("knows commands whose output is set aside", () => {
    expect(
      ["show version", "terminal length 0", "exit", "date", "vtysh -c 'show running-config'"].map(isNotedCommand),
    ).toEqual([true, true, true, true, true]);
    expect(isNotedCommand("show evpn mac vni 100")).toBe(false);
  });
});

const REPLY = "64 bytes from 192.0.2.1: icmp_seq=1 ttl=63 time=0.068 ms";
const MACS = "MAC: 52:54:00:aa:00:01\n Remote VTEP: 192.0.2.21\n Local Seq: 0 Remote Seq: 1";

describe("parts", () => {
  it("splits a session at its prompts, and knows empty, noted and unknown outputs", () => {
    const text = `leaf2# terminal length 0\nleaf2# show evpn mac vni 100 mac 52:54:00:aa:00:01\n${MACS}\n\nleaf2# show evpn mac vni 100 duplicate\nleaf2# show clock\nhalf past nine\nleaf2# show something new\nline one\nline two\nleaf2# exit\n`;
    expect(partsOf(text)).toEqual([
      ["empty", "leaf2", "terminal length 0", 0, 0],
      ["frr-evpn-mac", "leaf2", "show evpn mac vni 100 mac 52:54:00:aa:00:01", 1, 0],
      ["empty", "leaf2", "show evpn mac vni 100 duplicate", 0, 0],
      ["noted", "leaf2", "show clock", 0, 0],
      ["unknown", "leaf2", "show something new", 0, 2],
      ["empty", "leaf2", "exit", 0, 0],
    ]);
  });

  it("splits outputs of different formats without any prompt, and keeps repeats of one together", () => {
    const ping = `PING 192.0.2.1 (192.0.2.1) 56(84) bytes of data.\n${REPLY}\n`;
    expect(partsOf(`== a remark ==\n${ping}${ping}${MACS}\n${MACS}\n`)).toEqual([
      ["ping", undefined, undefined, 4, 1],
      ["frr-evpn-mac", undefined, undefined, 2, 0],
    ]);
  });

  it("goes on looking behind lines that it does not know", () => {
    const junk = Array.from({ length: 200 }, (_, i) => `remark ${i}`).join("\n");
    expect(partsOf(`${junk}\n[17.5] ${REPLY}\n`)).toEqual([["ping", undefined, undefined, 1, 200]]);
  });

  it("takes the lines that a shell puts around an output for nothing", () => {
    expect(partsOf(`$ ping 192.0.2.1\n${REPLY}\n[rc=0]\n^C\n`)).toEqual([["ping", undefined, "ping 192.0.2.1", 1, 0]]);
  });

  it("gives the same parts for batches of any size", () => {
    const text = `a# ping 192.0.2.1\n${REPLY}\n\na# show evpn mac vni 1\n${MACS}\n`;
    const whole = partsOf(text);
    const reader = new PartReader();
    const rows = [...linesOf(text).flatMap((line) => reader.read([line])), ...reader.end()];
    expect(rows.filter((r) => r.ended).map((r) => r.part.kind)).toEqual(whole.map((p) => p[0]));
  });

  it("loses no line: each that is not blank is a row, a prompt or of a known part", () => {
    const line = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom(REPLY, "leaf2# show x", "$ ls", ...MACS.split("\n"), "{", "}", "{}", "% no", ""),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const all = linesOf(lines.join("\n"));
        const reader = new PartReader();
        const ended = [...reader.read(all), ...reader.end()];
        const unknown = ended.filter((e) => e.part.kind === "unknown").flatMap((e) => e.rows);
        expect(unknown.every((r) => r.kind === "unparsed")).toBe(true);
        expect(ended.filter((e) => e.ended).map((e) => e.part.index)).toEqual([
          ...new Set(ended.map((e) => e.part.index)),
        ]);
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

describe("the table", () => {
  it("has one format an id, and files of the same name", () => {
    expect(new Set(FORMATS.map((f) => f.id)).size).toBe(FORMATS.length);
  });

  it.each([
    ["", "empty"],
    ["\n \n", "empty"],
    ["nothing that anybody knows", "unknown"],
  ])("says what %j is", (text, is) => {
    expect(detectFormat(linesOf(text)).is).toBe(is);
  });
});

describeShared("recordings", (root) => {
  it("no output is claimed by two formats", () => {
    const files = ["fixtures", "lab", "cases"]
      .flatMap((d) => filesBelow(`${root}/${d}`))
      .filter((f) => !/\.pcap|\.py$|\.sh$/.test(f));
    const ambiguous: string[] = [];
    for (const file of files) {
      const reader = new PartReader();
      for (const { part } of [...reader.read(fileLines(file)), ...reader.end()])
        if (part.ambiguous !== undefined) ambiguous.push(`${file}:${part.line}`);
    }
    expect(files.length).toBeGreaterThan(1000);
    expect(ambiguous).toEqual([]);
  });
});
