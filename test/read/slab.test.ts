import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { openSource } from "../../src/read/source.ts";
import { Slab } from "../../src/read/slab.ts";
import { memory } from "./make.ts";

const folder = mkdtempSync(join(tmpdir(), "wirewitness-slab-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Bytes in which every place shows where it is. */
function marked(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let i = 0; i < length; i++) bytes[i] = (i * 31 + (i >>> 8) * 7 + (i >>> 16)) & 255;
  return bytes;
}

describe("Slab", () => {
  test("gives every byte once and in order, whatever is asked for and however it arrives", async () => {
    const all = marked(400_000);
    const wants = fc.array(fc.record({ need: fc.integer({ min: 1, max: 150_000 }), skip: fc.boolean() }), {
      minLength: 1,
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(wants, fc.constantFrom(1000, 4096, 65_536, 262_144), fc.boolean(), async (list, step, told) => {
        const slab = new Slab(memory(all, { step, told }));
        let at = 0;
        for (const { need, skip } of list) {
          const there = at + need <= all.length;
          expect(slab.offset).toBe(at);
          if (skip) {
            expect(await slab.skip(need)).toBe(there);
            if (!there) break;
          } else {
            expect(await slab.ensure(need)).toBe(there);
            const have = Math.min(need, all.length - at);
            expect(slab.end - slab.pos).toBeGreaterThanOrEqual(have);
            expect(Buffer.compare(slab.bytes.subarray(slab.pos, slab.pos + have), all.subarray(at, at + have))).toBe(0);
            expect(slab.view.getUint8(slab.pos)).toBe(all[at]);
            if (!there) break;
            slab.pos += need;
          }
          at += need;
        }
      }),
      { seed: 3, numRuns: 60 },
    );
  });

  test("a file that is left in the middle of a read ahead is still digested whole, and closed once", async () => {
    const all = marked(5_000_000);
    const file = join(folder, "big");
    writeFileSync(file, all);
    const digest = createHash("sha256");
    const source = await openSource(file, { onRaw: (chunk) => digest.update(chunk) });
    const slab = new Slab(source);
    expect(await slab.ensure(1_500_000)).toBe(true);
    expect(Buffer.compare(slab.bytes.subarray(slab.pos, slab.pos + 1_500_000), all.subarray(0, 1_500_000))).toBe(0);
    await slab.settle();
    await source.finish();
    source.close();
    expect(digest.digest("hex")).toBe(createHash("sha256").update(all).digest("hex"));
    expect(source.size).toBe(all.length);
  });

  test("closing while a read goes on does no harm", async () => {
    const file = join(folder, "left");
    writeFileSync(file, marked(3_000_000));
    const source = await openSource(file);
    const slab = new Slab(source);
    await slab.ensure(100_000);
    source.close();
    await slab.settle();
    expect(source.read(new Uint8Array(10), 0)).toBe(0);
  });
});
