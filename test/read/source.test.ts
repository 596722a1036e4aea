// Opening files: plain, gzip and zstd, cut at every byte, with bytes behind the end; refusals; what onRaw sees.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as fc from "fast-check";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { EvidenceError } from "../../src/core/errors.ts";
import { openSource } from "../../src/read/source.ts";
import { describeShared } from "../shared.ts";
import { hex, join, readAll } from "./make.ts";

const folder = mkdtempSync(path(tmpdir(), "wirewitness-source-"));
afterAll(() => rmSync(folder, { recursive: true }));
const text = (s: string) => new TextEncoder().encode(s);

let files = 0;
function file(bytes: Uint8Array): string {
  const name = path(folder, `f${files++}`);
  writeFileSync(name, bytes);
  return name;
}

interface Read {
  readonly bytes: Buffer;
  readonly codes: string[];
  readonly says: string[];
  readonly compression: string;
}

// Reads all of a file and holds what must be true of every source.
async function read(bytes: Uint8Array): Promise<Read> {
  const name = file(bytes);
  const raw: Buffer[] = [];
  const source = await openSource(name, { onRaw: (chunk) => raw.push(Buffer.from(chunk)) });
  const out: Buffer[] = [];
  for await (const chunk of source.chunks()) out.push(Buffer.from(chunk));
  await source.finish();
  const all = Buffer.concat(out);
  expect(Buffer.concat(raw).equals(bytes)).toBe(true);
  expect(source.size).toBe(bytes.length);
  expect(Buffer.from(source.head).equals(all.subarray(0, 65536))).toBe(true);
  if (source.compression === "none") expect(source.length).toBe(bytes.length);
  else expect(source.length).toBeUndefined();
  return {
    bytes: all,
    codes: source.findings.map((f) => f.code),
    says: source.findings.map((f) => f.says),
    compression: source.compression,
  };
}

// Letters at random (xorshift): compresses to three bits each, and nothing repeats.
function sample(size: number): Buffer {
  const out = Buffer.alloc(size);
  let x = 1;
  for (let i = 0; i < size; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    out[i] = 97 + (x & 7);
  }
  return out;
}

describe("plain files", () => {
  it("reads a file larger than its head, and shows it raw once", async () => {
    const bytes = sample(300_000);
    expect(await read(bytes)).toMatchObject({ codes: [], compression: "none" });
    expect((await read(bytes)).bytes.equals(bytes)).toBe(true);
  });

  it("an empty file opens", async () => {
    expect((await read(new Uint8Array(0))).bytes).toHaveLength(0);
  });

  it("fills the caller's buffer from where it is told", async () => {
    const source = await openSource(file(text("abcdef")));
    const target = new Uint8Array(4);
    expect(await source.read(target, 2)).toBe(2);
    expect(Buffer.from(target).toString("latin1")).toBe("\0\0ab");
    source.close();
    source.close();
  });

  it.each([
    ["E_NOT_FOUND", () => path(folder, "absent.pcap")],
    ["E_NOT_FOUND", () => path(file(text("x")), "below-a-file")],
    ["E_IO", () => folder],
  ])("%s", async (code, make) => {
    const name = make();
    const error: unknown = await openSource(name).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(EvidenceError);
    expect(error).toMatchObject({ code, where: { file: name } });
    expect((error as EvidenceError).hint).toBeTruthy();
  });
});

describe("gzip", () => {
  it("reads members one after the other, with every optional field of the header", async () => {
    const plain = gzipSync("plain ");
    // FLG: FHCRC, FEXTRA, FNAME, FCOMMENT = 2 + 4 + 8 + 16; the check sum of the header is not verified.
    const flags = join(
      plain.subarray(0, 3),
      hex("1e"),
      plain.subarray(4, 10),
      hex("0300 010203"),
      text("name\0comment\0"),
      hex("ffff"),
      plain.subarray(10),
    );
    expect(await read(join(plain, flags, gzipSync(""), gzipSync("end")))).toMatchObject({
      codes: [],
      compression: "gzip",
    });
    expect((await read(join(plain, flags, gzipSync(""), gzipSync("end")))).bytes.toString()).toBe("plain plain end");
  });

  it("large members, and many", async () => {
    const bytes = sample(1_500_000);
    expect((await read(gzipSync(bytes))).bytes.equals(bytes)).toBe(true);
    const many = join(...Array.from({ length: 200 }, (_, i) => gzipSync(bytes.subarray(i * 5000, (i + 1) * 5000))));
    expect((await read(many)).bytes.equals(bytes.subarray(0, 1_000_000))).toBe(true);
  });

  it.each(["garbage", "\x1f", "\x1f\x8bxx", "\0\0x"])(
    "keeps everything before bytes %j after the last member",
    async (tail) => {
      const got = await read(join(gzipSync("first "), gzipSync("second"), Buffer.from(tail, "latin1")));
      expect(got.bytes.toString()).toBe("first second");
      expect(got.codes).toEqual([tail === "\x1f" ? "gzip.cut" : "gzip.trailing-bytes"]);
      const offset = gzipSync("first ").length + gzipSync("second").length;
      expect(got.says[0]).toContain(`offset ${offset}`);
    },
  );

  it("zeros after the last member are padding", async () => {
    expect(await read(join(gzipSync("x"), new Uint8Array(1000)))).toMatchObject({
      codes: ["gzip.padding"],
      says: [expect.stringContaining("1000 bytes of zero")],
    });
  });

  it("gives what was before a cut at any byte", async () => {
    const bytes = sample(500);
    const whole = gzipSync(bytes);
    let last = 0;
    for (let n = 3; n < whole.length; n++) {
      const got = await read(whole.subarray(0, n));
      expect(got.codes).toEqual(["gzip.cut"]);
      expect(bytes.subarray(0, got.bytes.length).equals(got.bytes)).toBe(true);
      expect(got.bytes.length).toBeGreaterThanOrEqual(last);
      last = got.bytes.length;
    }
    expect(last).toBe(500);
  });

  it("a cut of a large file loses no more than what is not there", async () => {
    const bytes = sample(2_000_000);
    const whole = gzipSync(bytes);
    const got = await read(whole.subarray(0, whole.length - 10));
    expect(got.codes).toEqual(["gzip.cut"]);
    // The end of a deflate stream may hold a few symbols back.
    expect(got.bytes.length).toBeGreaterThan(1_999_900);
    expect(bytes.subarray(0, got.bytes.length).equals(got.bytes)).toBe(true);
  });

  it("says that a check sum or a length is wrong, and keeps the bytes", async () => {
    for (const back of [8, 4]) {
      const bent = Uint8Array.from(gzipSync("abc"));
      bent[bent.length - back]! ^= 1;
      expect(await read(bent)).toMatchObject({ codes: ["gzip.checksum"], bytes: Buffer.from("abc") });
    }
  });

  it("damage inside of a member ends it", async () => {
    const first = gzipSync("first ");
    const second = Uint8Array.from(gzipSync(sample(1000)));
    second.fill(0xff, 12, 40);
    const got = await read(join(first, second, gzipSync("third")));
    expect(got.codes).toEqual(["gzip.damaged"]);
    expect(got.bytes.subarray(0, 6).toString()).toBe("first ");
  });

  it("survives any bytes", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.uint8Array({ maxLength: 60 }), fc.constant(new Uint8Array(gzipSync("abc"))))),
        async (parts) => {
          await read(join(hex("1f8b08"), ...parts));
        },
      ),
      { seed: 1, numRuns: 150 },
    );
  });
});

const hasZstd = spawnSync("zstd", ["--version"]).status === 0;
const zstd = (bytes: Uint8Array, ...options: string[]): Uint8Array =>
  spawnSync("zstd", ["-q", "-c", ...options], { input: bytes, maxBuffer: 2 ** 28 }).stdout;
// Written from RFC 8878 by hand: single segment, no check sum; content size in one byte; one raw, last block.
const rawFrame = (content: string): Uint8Array => {
  const block = (content.length << 3) | 1;
  return join(hex("28b52ffd 20"), Uint8Array.of(content.length, block & 255, block >> 8, 0), text(content));
};
const skippable = join(hex("5a2a4d18 04000000"), text("skip"));

describe.each(hasZstd ? ["zstd", "fzstd"] : ["fzstd"])("zstd through %s", (through) => {
  const before = process.env["WIREWITNESS_ZSTD"];
  const set = (value: string | undefined) => {
    if (value === undefined) delete process.env["WIREWITNESS_ZSTD"];
    else process.env["WIREWITNESS_ZSTD"] = value;
  };
  afterEach(() => set(before));
  const get = (bytes: Uint8Array) => {
    set(through === "fzstd" ? "fzstd" : undefined);
    return read(bytes);
  };

  it("reads frames one after the other and passes over skippable ones", async () => {
    const got = await get(join(skippable, rawFrame("first "), skippable, rawFrame("second")));
    expect(got).toMatchObject({ codes: [], compression: "zstd" });
    expect(got.bytes.toString()).toBe("first second");
  });

  it("a block that repeats one byte", async () => {
    // Block header: last, RLE (1), size 200.
    const word = (200 << 3) | (1 << 1) | 1;
    const got = await get(join(hex("28b52ffd 20 c8"), Uint8Array.of(word & 255, word >> 8, 0), text("z")));
    expect(got.bytes.toString()).toBe("z".repeat(200));
  });

  it("keeps everything before bytes after the last frame", async () => {
    const got = await get(join(rawFrame("first "), text("garbage")));
    expect(got).toMatchObject({ bytes: Buffer.from("first "), codes: ["zstd.trailing-bytes"] });
    expect(got.says[0]).toContain(`offset ${rawFrame("first ").length}`);
  });

  it("gives every whole block before a cut at any byte", async () => {
    const frames = [rawFrame("first "), rawFrame("second")];
    const whole = join(...frames);
    const step = through === "fzstd" ? 1 : 5;
    for (let n = 4; n < whole.length; n += step) {
      const got = await get(whole.subarray(0, n));
      const complete = n >= frames[0]!.length;
      expect(got.bytes.toString()).toBe(complete ? "first " : "");
      expect(got.codes).toEqual(
        n === frames[0]!.length
          ? []
          : [n - frames[0]!.length > 0 && n - frames[0]!.length < 4 ? "zstd.trailing-bytes" : "zstd.cut"],
      );
    }
  });

  it("a reserved block type is damage", async () => {
    const got = await get(join(rawFrame("first "), hex("28b52ffd 20 01 07 00 00 00")));
    expect(got).toMatchObject({ bytes: Buffer.from("first "), codes: ["zstd.damaged"] });
  });

  it.runIf(hasZstd)("reads what the program writes, at every kind of size and level", async () => {
    for (const [size, level] of [
      [0, "-3"],
      [1, "-3"],
      [1000, "-19"],
      [1_500_000, "-1"],
      [300_000, "-19"],
    ] as const) {
      const bytes = sample(size);
      const got = await get(join(zstd(bytes, level), zstd(bytes, "--no-check", level)));
      expect(got.codes).toEqual([]);
      expect(got.bytes.equals(Buffer.concat([bytes, bytes]))).toBe(true);
    }
  });

  it.runIf(hasZstd)("a cut of a large file loses no whole block", async () => {
    const bytes = sample(1_000_000);
    const whole = zstd(bytes);
    const got = await get(whole.subarray(0, whole.length - 100));
    expect(got.codes).toEqual(["zstd.cut"]);
    expect(got.bytes.length).toBeGreaterThanOrEqual(1_000_000 - 131_072);
    expect(bytes.subarray(0, got.bytes.length).equals(got.bytes)).toBe(true);
  });

  it.runIf(hasZstd)("a window over 32 MiB needs the program", async () => {
    const wide = zstd(sample(1000), "--long=27", "--ultra", "-20");
    // Without a known size the frame states its window: 2^27 bytes.
    expect(wide[4]! & 0x20).toBe(0);
    if (through === "zstd") expect((await get(wide)).bytes).toHaveLength(1000);
    else {
      const error: unknown = await get(wide).catch((e: unknown) => e);
      expect(error).toMatchObject({ code: "E_LIMIT", message: expect.stringContaining("128 MiB") });
    }
  });

  it("survives any bytes", async () => {
    const parts = fc.array(
      fc.oneof(fc.uint8Array({ maxLength: 40 }), fc.constant(rawFrame("abc")), fc.constant(hex("28b52ffd 20 01"))),
    );
    await fc.assert(
      fc.asyncProperty(parts, async (list) => {
        await get(join(rawFrame("x"), ...list)).catch((error: unknown) => expect(error).toBeInstanceOf(EvidenceError));
      }),
      { seed: 1, numRuns: through === "fzstd" ? 150 : 25 },
    );
  });
});

// A child process has a standard input of its own; it runs the built package.
const built = fileURLToPath(new URL("../../dist/read/source.js", import.meta.url));
describe.runIf(existsSync(built))("standard input (built package)", () => {
  const script = `
    const { openSource } = await import(${JSON.stringify(built)});
    const source = await openSource("-");
    let n = 0;
    for await (const chunk of source.chunks()) n += chunk.length;
    await source.finish();
    console.log(JSON.stringify([source.name, source.compression, n, source.size, source.findings.map((f) => f.code)]));`;
  const run = (command: string): unknown => {
    const { stdout, stderr } = spawnSync("sh", ["-c", command], {
      encoding: "utf8",
      env: { ...process.env, SCRIPT: script, NODE: process.execPath },
    });
    expect(stderr).toBe("");
    return JSON.parse(stdout);
  };
  const node = `"$NODE" --input-type=module -e "$SCRIPT"`;

  it("a pipe, a redirected file and an empty input", () => {
    const bytes = sample(500_000);
    const name = file(bytes);
    const packed = file(join(gzipSync(bytes), text("tail")));
    expect(run(`cat '${name}' | ${node}`)).toEqual(["stdin", "none", 500_000, 500_000, []]);
    expect(run(`${node} < '${name}'`)).toEqual(["stdin", "none", 500_000, 500_000, []]);
    expect(run(`cat '${packed}' | ${node}`)).toEqual([
      "stdin",
      "gzip",
      500_000,
      gzipSync(bytes).length + 4,
      ["gzip.trailing-bytes"],
    ]);
    expect(run(`${node} < /dev/null`)).toEqual(["stdin", "none", 0, 0, []]);
  });
});

it("a compressed capture of which nothing can be had says why", async () => {
  const error: unknown = await readAll(await openSource(file(gzipSync("abc").subarray(0, 11)))).catch(
    (e: unknown) => e,
  );
  expect(error).toMatchObject({ code: "E_EMPTY", message: expect.stringContaining("ends inside member 1") });
});

describeShared("recorded files", (root) => {
  const at = (name: string) => path(root, "lab/D/files", name);
  it("compressed captures read like the plain one", async () => {
    const plain = await readAll(await openSource(path(root, "lab/A/move1/leaf2-eth1.pcap")));
    expect(plain.rows).toHaveLength(149);
    for (const name of ["leaf2-eth1.pcap.gz", "leaf2-eth1.pcap.zst"]) {
      const source = await openSource(at(name));
      expect((await readAll(source)).rows).toEqual(plain.rows);
      await source.finish();
    }
  });

  it("cut captures give what is whole", async () => {
    // cut.json: 74 whole records, the next one at 11430; capinfos counts 269 packets in the pcapng.
    for (const [name, records, offset] of [
      ["cut-mid-data.pcap", 74, 11430],
      ["cut-mid-record-header.pcap", 74, 11430],
      ["cut-mid-block.pcapng", 269, undefined],
    ] as const) {
      const { rows, findings } = await readAll(await openSource(at(name)));
      expect(rows).toHaveLength(records);
      expect(findings).toMatchObject([
        { code: "capture.cut", record: records + 1, ...(offset === undefined ? {} : { offset }) },
      ]);
    }
  });
});
