// Damaged deflate data: reading ends with a finding. (The inflating engine does not call back for the chunk at which it fails.)
import { gzipSync } from "node:zlib";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ReadFinding } from "../../src/read/batch.ts";
import { gunzip } from "../../src/read/gzip.ts";

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

async function read(bytes: Uint8Array, size = bytes.length): Promise<{ length: number; findings: ReadFinding[] }> {
  const findings: ReadFinding[] = [];
  let length = 0;
  for await (const chunk of gunzip(inPieces(bytes, size), findings)) length += chunk.length;
  return { length, findings };
}

test("an impossible block type right behind the header ends the reading", async () => {
  // Header of 10 bytes; then BFINAL 1, BTYPE 3, which RFC 1951 section 3.2.3 reserves as an error.
  const bytes = new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0x07, 1, 2, 3, 4, 5, 6, 7, 8]);
  const { length, findings } = await read(bytes);
  expect(length).toBe(0);
  expect(findings.map((f) => f.code)).toEqual(["gzip.damaged"]);
});

test("a byte changed anywhere never holds the reading up", async () => {
  const whole = new Uint8Array(gzipSync(Buffer.from("seq 1 seq 2 seq 3 ".repeat(40))));
  const property = fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), fc.nat(30), async (at, value, size) => {
    const bytes = whole.slice();
    bytes[at] = value;
    const { length, findings } = await read(bytes, size + 1);
    if (value === whole[at]) expect({ length, findings }).toEqual({ length: 720, findings: [] });
  });
  await fc.assert(property, { seed: 1, numRuns: 300 });
});
