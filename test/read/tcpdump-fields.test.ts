// Field by field against tcpdump's own words, where it is installed: stamps, MACs, addresses, lengths, ICMP identifiers and sequence
// numbers, VNIs. The text is taken apart here with a few patterns, not by the reader of this project.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reveal } from "../../src/anonymize/reveal.ts";
import { readCapture } from "../../src/read/capture.ts";
import { openSource } from "../../src/read/source.ts";
import { packetChunks } from "../../src/render/packet-stream.ts";
import type { PacketRow } from "../../src/schema/packet.generated.ts";
import { ROOT } from "../cli/run.ts";
import { describeShared } from "../shared.ts";

/** What both say of a packet. */
interface Fields {
  readonly ts: string;
  /** Length of the record on the wire. */
  readonly len: number;
  readonly macs: string[];
  readonly vlans: number[];
  /** IP total lengths, outermost first. */
  readonly iplen: number[];
  /** "from > to", outermost first. */
  readonly ip: string[];
  readonly vni: number[];
  readonly echo: string | undefined;
}

const V4 = String.raw`\d+\.\d+\.\d+\.\d+`;
const V6 = "[0-9a-f:]*:[0-9a-f:]*:[0-9a-f.]*";
/** "A.port > B.port: " behind the parentheses of an IP header; a port stands behind a dot in both families. */
const ENDS = new RegExp(String.raw`(?:^ {4}|\) )((?:${V4}|${V6}))(?:\.\d+)? > ((?:${V4}|${V6}))(?:\.\d+)?: `, "g");

const all = (text: string, pattern: RegExp): RegExpMatchArray[] => [...text.matchAll(pattern)];

/**
 * The packets of `tcpdump -nn -e -v -tt`. Behind a tab stand the inner frame of Geneve, and headers that an ICMP error quotes, with
 * their addresses on the next line; other lines with a tab are of protocols that are not compared.
 */
function said(path: string): Fields[] {
  const { stdout } = spawnSync("tcpdump", ["-nn", "-e", "-v", "-tt", "-r", path], { encoding: "utf8" });
  const packets: string[] = [];
  let quoted = false;
  for (const line of stdout.split("\n")) {
    if (/^\d{9,10}\.\d{6} /.test(line)) packets.push(line);
    else if (line !== "" && !quoted && (!line.startsWith("\t") || /^\t[0-9a-f:]{17} > /.test(line)))
      packets[packets.length - 1] += `\n${line}`;
    quoted = /^\t(?:IP6? )?\(/.test(line);
  }
  return packets.map(fieldsOf);
}

function fieldsOf(text: string): Fields {
  // where one header carries the other both lengths stand in the order of the headers
  const lengths = all(text, /proto \S+ \(\d+\), length (\d+)|payload length: (\d+)\)/g);
  const echo = /ICMP6?, ?echo (request|reply), id (\d+), seq (\d+)|ICMP echo (request|reply), id (\d+), seq (\d+)/.exec(
    text,
  );
  return {
    ts: /^\S+/.exec(text)![0],
    len: Number(/length (\d+): /.exec(text)![1]),
    macs: all(text, /((?:[0-9a-f]{2}:){5}[0-9a-f]{2}) > ((?:[0-9a-f]{2}:){5}[0-9a-f]{2}), /g).flatMap((m) => [
      m[1]!,
      m[2]!,
    ]),
    vlans: all(text, /\bvlan (\d+), p /g).map((m) => Number(m[1])),
    iplen: lengths.map((m) => (m[1] === undefined ? 40 + Number(m[2]) : Number(m[1]))),
    ip: text.split("\n").flatMap((line) => all(line, ENDS).map((m) => `${m[1]} > ${m[2]}`)),
    vni: all(text, /\bvni (0x[0-9a-f]+|\d+)/g).map((m) => Number(m[1])),
    echo:
      echo === null
        ? undefined
        : echo
            .slice(1)
            .filter((x) => x !== undefined)
            .join(" "),
  };
}

const ECHO: Readonly<Record<string, string>> = { "8": "request", "0": "reply", "128": "request", "129": "reply" };

async function read(path: string): Promise<Fields[]> {
  const source = await openSource(path);
  let text = "";
  for await (const chunk of packetChunks(reveal(readCapture(source)), { format: "ndjson" })) {
    text += Buffer.from(chunk).toString();
  }
  source.close();
  const rows = text.split("\n").filter((line) => line !== "");
  return rows.map((line) => {
    const row = JSON.parse(line) as PacketRow;
    const { icmp } = row;
    const isEcho = icmp?.seq !== undefined && ECHO[String(icmp.type)] !== undefined;
    return {
      // tcpdump prints microseconds
      ts: row.ts!.slice(0, -3),
      len: row.len,
      macs: (row.smac ?? []).flatMap((mac, i) => [mac, row.dmac![i]!]),
      vlans: row.vlan,
      iplen: row.iplen ?? [],
      ip: row.src.map((from, i) => `${from} > ${row.dst[i]!}`),
      vni: row.vni,
      echo: isEcho ? `${ECHO[String(icmp.type)]} ${icmp.id} ${icmp.seq}` : undefined,
    };
  });
}

/** Packets compared, by what they have. */
const compared = { packets: 0, tunnels: 0, echoes: 0, tags: 0 };

async function compare(path: string): Promise<void> {
  const [theirs, ours] = [said(path), await read(path)];
  expect(ours).toHaveLength(theirs.length);
  for (const [i, want] of theirs.entries()) {
    const cooked = want.macs.length === 0;
    // the pseudo-header of "any" has one address, which is in no list
    expect({ record: i + 1, ...ours[i]!, ...(cooked ? { macs: [] } : {}) }).toEqual({ record: i + 1, ...want });
    compared.packets++;
    if (want.vni.length > 0) compared.tunnels++;
    if (want.echo !== undefined) compared.echoes++;
    if (want.vlans.length > 0) compared.tags++;
  }
}

const hasTcpdump = spawnSync("tcpdump", ["--version"]).status === 0;
const samples = readdirSync(join(ROOT, "samples"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".pcap"))
  .toSorted();

describe.skipIf(!hasTcpdump)(
  `tcpdump says the same of each packet${hasTcpdump ? "" : " (skipped: tcpdump is not installed)"}`,
  () => {
    test.each(samples)("%s", async (file) => compare(join(ROOT, "samples", file)));

    test("thousands were compared, with tunnels, echoes and tags among them", () => {
      expect(compared.packets).toBeGreaterThan(2000);
      for (const n of [compared.tunnels, compared.echoes, compared.tags]) expect(n).toBeGreaterThan(10);
    });
  },
);

if (hasTcpdump)
  describeShared("tcpdump says the same of recordings", (root) => {
    const folder = join(root, "lab/A/move1");
    test.each(["leaf2-eth1.pcap", "cp1-eth1.pcap", "hostb-eth0.pcap", "leaf2-any.pcap"])("%s", async (name) => {
      await compare(join(folder, name));
    });
  });
