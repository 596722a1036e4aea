// Every capture of the corpus against what tshark made of it, packet by packet and key by key. What differs is listed in
// tshark-differences.json with its reason, and proven here from the bytes.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reveal } from "../../src/anonymize/reveal.ts";
import { EvidenceError } from "../../src/core/errors.ts";
import { createWalker } from "../../src/decode/wire/frame.ts";
import { FLAG, LAYER } from "../../src/decode/wire/slots.ts";
import { readCapture } from "../../src/read/capture.ts";
import { openSource } from "../../src/read/source.ts";
import { packetChunks } from "../../src/render/packet-stream.ts";
import { validate } from "../../src/schema/packet-validator.generated.js";
import type { PacketRow } from "../../src/schema/packet.generated.ts";
import { describeShared } from "../shared.ts";

interface Difference {
  readonly file: string;
  readonly fields: Readonly<Record<string, number>>;
}

const LISTED = JSON.parse(readFileSync(new URL("tshark-differences.json", import.meta.url), "utf8")) as Difference[];
const python = spawnSync("python3", ["--version"]).status === 0;

/** Captures that are refused, with the reason in the message: versions that nobody writes, a broken header, another format. */
const REFUSED = [
  "libpcap__pcap-invalid-version-1.pcap",
  "libpcap__pcapng-invalid-vers-1.pcapng",
  "libpcap__shb-option-too-long.pcapng",
  "ppp__solaris.snoop",
];

/** NDJSON of a capture; undefined when it is refused with an EvidenceError. */
async function rowsOf(path: string): Promise<string | undefined> {
  const source = await openSource(path);
  const text: string[] = [];
  const decoder = new TextDecoder();
  try {
    for await (const chunk of packetChunks(reveal(readCapture(source)), { format: "ndjson" })) {
      text.push(decoder.decode(chunk, { stream: true }));
    }
  } catch (error) {
    if (error instanceof EvidenceError) return undefined;
    throw error;
  } finally {
    source.close();
  }
  return text.join("");
}

/** Mismatches as compare.py prints them: file, then fields with counts. */
function mismatches(output: string): Difference[] {
  const out: { file: string; fields: Record<string, number> }[] = [];
  for (const line of output.split("\n")) {
    const file = /^(\S+)\.jsonl: MISMATCH/.exec(line);
    const field = /^ {2}([a-z_.]+): (\d+)$/.exec(line);
    if (file !== null) out.push({ file: file[1]!, fields: {} });
    else if (line.startsWith("files: ")) break;
    else if (field !== null) out.at(-1)!.fields[field[1]!] = Number(field[2]);
  }
  return out;
}

describeShared("the corpus", (shared) => {
  const corpus = join(shared, "corpus");
  const captures = readdirSync(join(corpus, "pcap")).sort();
  const folder = mkdtempSync(join(tmpdir(), "wirewitness-corpus-"));
  const rows = new Map<string, string>();

  beforeAll(async () => {
    for (const name of captures) {
      const text = await rowsOf(join(corpus, "pcap", name));
      if (text === undefined) continue;
      rows.set(name, text);
      writeFileSync(join(folder, `${name}.jsonl`), text);
    }
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("every capture is read, or refused for its reason", () => {
    expect(captures).toHaveLength(180);
    expect(captures.filter((name) => !rows.has(name))).toEqual(REFUSED);
  });

  describe.skipIf(!python)("compare.py", () => {
    const compare = (...options: readonly string[]) => {
      const script = join(corpus, "compare.py");
      const run = spawnSync("python3", [script, "--batch", join(corpus, "oracle"), folder, ...options]);
      const output = run.stdout.toString();
      expect(output, run.stderr.toString()).toMatch(/^files: \d+ ok, \d+ with mismatches, 0 without analyzer output/m);
      return mismatches(output);
    };
    const listed = LISTED.map(({ file, fields }) => ({ file, fields }));

    test("no mismatch beyond the listed ones", () => expect(compare()).toEqual(listed), 60_000);

    test("no optional key is missing (rows do not pair requests with replies: icmp_match)", () => {
      expect(compare("--strict", "--ignore", "icmp_match")).toEqual(listed);
    }, 60_000);
  });

  test("listed: an original length above 2^31", () => {
    const bytes = readFileSync(join(corpus, "pcap", "ndpi__fuzz-2021-06-07-c6c72a0a56.pcap"));
    expect(bytes.readUInt32LE(0)).toBe(0xa1b2c3d4);
    expect(bytes.readUInt32LE(24 + 12)).toBe(4093509168);
  });

  test("listed: an oracle that ends early", () => {
    const [meta] = readFileSync(join(corpus, "oracle", "derived__fuzz_zeek_http-qinq-0.pcap.jsonl"), "utf8").split(
      "\n",
    );
    expect(JSON.parse(meta!)).toMatchObject({
      packets: 3,
      tcpdump: { count: "14 packets" },
      pdml_error: expect.any(String),
    });
    expect(rows.get("derived__fuzz_zeek_http-qinq-0.pcap")!.trim().split("\n")).toHaveLength(14);
  });

  test("every row fits its schema", () => {
    for (const [name, text] of rows) {
      for (const line of text.split("\n")) {
        if (line !== "")
          expect(validate(JSON.parse(line)), `${name}: ${line}: ${JSON.stringify(validate.errors)}`).toBe(true);
      }
    }
  });

  test("no tunnel is found by content where there is none", () => {
    const inferred = [...rows].flatMap(([name, text]) =>
      text
        .split("\n")
        .filter((line) => line.includes('"inferred":true'))
        .map((line) => `${name} ${(JSON.parse(line) as PacketRow).n}`),
    );
    // An Ethernet pseudowire behind its control word, where tshark's heuristic finds the same frame.
    expect(inferred).toEqual(["ppp__MplsPackets.pcap 2"]);
  });

  test("tunnels moved to other ports are found by content", async () => {
    const withTunnel = captures.filter((n) => /"(?:vxlan|geneve)"/.test(rows.get(n) ?? ""));
    const missed: Record<string, number> = {};
    let found = 0;
    for (const name of withTunnel) {
      const moved = await movePorts(join(corpus, "pcap", name));
      found += moved.found;
      if (moved.missed > 0) missed[name] = moved.missed;
    }
    expect(found).toBe(1166);
    expect(missed).toEqual({
      "derived__fuzz_libpcap_geneve.pcap": 4, // bytes changed at random
      "lab__move1_s96.pcap": 5, // the snaplen cuts the inner IPv6 header
      "ppp__Vxlan1.pcap": 1, // group policy flags
      "suricata__bug-6402-01_input.pcap": 12, // VNI 0
      "suricata__vxlan-non-zero-reserved-fields_input.pcap": 10,
      "tcpdump__bigtcp-ipv6-geneve-ipv4.pcap": 1, // inner length 0
      "tcpdump__bigtcp-ipv6-vxlan-ipv6.pcap": 1,
      "tcpdump__geneve-gcp.pcap": 1, // VNI 0
      "tcpdump__nsh-over-vxlan-gpe.pcap": 1, // not Ethernet
      "zeek__geneve-tagged-udp-packet.pcap": 4, // sender 00:00:00:00:00:00
    });
  });

  test("the list names only captures that are there", () => {
    for (const { file } of LISTED) expect(captures).toContain(file);
  });
});

/** Walks every packet again with its tunnel's UDP ports changed to 50001 and 50000; what is found must be the same layers. */
async function movePorts(path: string): Promise<{ found: number; missed: number }> {
  const source = await openSource(path);
  const reader = readCapture(source);
  const walker = createWalker();
  const { slots } = walker;
  const count = { found: 0, missed: 0 };
  const layers = () => Array.from(slots.layer.subarray(0, slots.count));
  for await (const batch of reader.batches()) {
    for (let i = 0; i < batch.count; i++) {
      const at = batch.offset[i]!;
      const length = batch.len[i]!;
      const link = reader.interfaces[batch.iface[i]!]!.linkType;
      walker.walk(batch.bytes, at, batch.caplen[i]!, link, length);
      const before = layers();
      const k = before.findIndex((l) => l === LAYER.vxlan || l === LAYER.geneve);
      if (k < 1) continue;
      batch.bytes.set([0xc3, 0x51, 0xc3, 0x50], slots.at[k - 1]);
      walker.walk(batch.bytes, at, batch.caplen[i]!, link, length);
      if ((slots.flags & FLAG.inferredTunnel) === 0) count.missed++;
      else {
        count.found++;
        expect(layers()).toEqual(before);
      }
    }
  }
  source.close();
  return count;
}
