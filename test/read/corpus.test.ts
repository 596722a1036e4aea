// Every capture of the corpus against what tshark read from it: number, time, lengths, link type, interface, section.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { EvidenceError } from "../../src/core/errors.ts";
import { epochDecimal } from "../../src/core/time.ts";
import { openSource } from "../../src/read/source.ts";
import { describeShared } from "../shared.ts";
import { readAll } from "./make.ts";
import type { Row } from "./make.ts";

interface Expected {
  readonly n: number;
  readonly ts?: string;
  readonly len: number;
  readonly caplen: number;
  readonly linktype?: number;
  readonly iface?: number;
  readonly section?: number;
}

interface Meta {
  readonly tcpdump: { readonly rc: number; readonly count: string };
  /** The oracle's own output was cut: it has the first packets only. */
  readonly pdml_error?: string;
}

// Files that are refused, as tcpdump does too; tshark reads snoop, which is not read here.
const REFUSED: Readonly<Record<string, RegExp>> = {
  "libpcap__pcap-invalid-version-1.pcap": /version 1\.4/,
  "libpcap__pcapng-invalid-vers-1.pcapng": /version 0\.1/,
  "libpcap__shb-option-too-long.pcapng": /52 bytes at its start and 808464432 at its end/,
  "ppp__solaris.snoop": /snoop capture.*editcap/,
};

// The bytes of record 1 say 0xf3fdfe30 = 4093509168; tshark keeps lengths in a signed int and shows its largest value.
const CLAMPED = { file: "ndpi__fuzz-2021-06-07-c6c72a0a56.pcap", n: 1, tshark: 2147483647, bytes: 4093509168 };

function seen(row: Row, keys: Expected, file: string): Expected {
  const clamped = file === CLAMPED.file && row.n === CLAMPED.n && row.len === CLAMPED.bytes;
  return {
    n: row.n,
    ...(keys.ts === undefined ? {} : { ts: row.ts === undefined ? "none" : epochDecimal(row.ts) }),
    len: clamped ? CLAMPED.tshark : row.len,
    caplen: row.caplen,
    ...(keys.linktype === undefined ? {} : { linktype: row.iface.linkType }),
    ...(keys.iface === undefined ? {} : { iface: row.iface.id }),
    ...(keys.section === undefined ? {} : { section: row.iface.section + 1 }),
  };
}

function pick({ n, ts, len, caplen, linktype, iface, section }: Expected): Expected {
  const optional = { ts, linktype, iface, section };
  return { n, len, caplen, ...Object.fromEntries(Object.entries(optional).filter(([, v]) => v !== undefined)) };
}

describeShared("corpus", (root) => {
  const files = readdirSync(join(root, "corpus/pcap")).sort();

  it("has the 180 captures", () => expect(files).toHaveLength(180));

  it.each(files)("%s", async (file) => {
    const [head, ...lines] = readFileSync(join(root, "corpus/oracle", `${file}.jsonl`), "utf8")
      .trim()
      .split("\n");
    const meta = JSON.parse(head!) as Meta;
    const expected = lines.map((line) => JSON.parse(line) as Expected);
    const source = await openSource(join(root, "corpus/pcap", file));
    const refused = REFUSED[file];
    if (refused !== undefined) {
      const error = await readAll(source).catch((e: unknown) => e);
      expect(error).toBeInstanceOf(EvidenceError);
      expect(String(error)).toMatch(refused);
      return;
    }
    const { rows } = await readAll(source);
    await source.finish();
    const compared = meta.pdml_error === undefined ? rows : rows.slice(0, expected.length);
    expect(compared.map((row, i) => seen(row, expected[i] ?? ({} as Expected), file))).toEqual(expected.map(pick));
    if (meta.tcpdump.rc === 0) expect(rows).toHaveLength(Number.parseInt(meta.tcpdump.count, 10));
  });
});
