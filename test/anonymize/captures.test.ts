// Whole captures, anonymized: what must not change does not.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readCapture } from "../../src/read/capture.ts";
import { openSource, type ByteSource } from "../../src/read/source.ts";
import { memory } from "../read/make.ts";
import { rewriteFile } from "./rewrite.ts";

const CAPTURE = /\.(?:pcap|pcapng|cap)(?:\.gz|\.zst)?$/;

const capturesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((f) => CAPTURE.test(f))
    .map((f) => join(folder, f))
    .toSorted();

/** Lengths, stamp and interface of every record. */
async function outline(source: ByteSource): Promise<string[]> {
  const out: string[] = [];
  const reader = readCapture(source);
  for await (const b of reader.batches()) {
    for (let i = 0; i < b.count; i++) {
      const at = b.base + BigInt(Number.isNaN(b.ns[i]!) ? 0 : b.ns[i]!);
      out.push([b.caplen[i], b.len[i], at, b.iface[i], b.fcs[i], b.direction[i]].join(" "));
    }
  }
  source.close();
  return out;
}

describe("samples: lengths, stamps and interfaces of every record stay", () => {
  it.each(capturesIn("samples"))("%s", async (path) => {
    const { file } = await rewriteFile(path);
    expect(await outline(memory(file))).toEqual(await outline(await openSource(path)));
  });
});
