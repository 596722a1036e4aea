// Files: compressed as they were, nothing left where something fails.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { anonymizeCaptureFile } from "../../src/anonymize.ts";
import { request } from "../observe/packets.ts";
import { writer } from "../read/make.ts";
import { PLAIN_MAP } from "./plain-map.ts";
import { pcapOf, rewriteBytes } from "./rewrite.ts";

const folder = mkdtempSync(join(tmpdir(), "wirewitness-"));
afterAll(() => rmSync(folder, { recursive: true }));
const bytes = pcapOf([request(1), request(2)]);
const little = writer(true);
/** A section header without options. */
const SECTION = little.u32(0x0a0d0d0a, 28, 0x1a2b3c4d, 0x00000001, 0xffffffff, 0xffffffff, 28);
const put = (name: string, content: Uint8Array): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

describe("the result lies as the original does", () => {
  it("plain", async () => {
    const to = join(folder, "plain.out");
    const told = await anonymizeCaptureFile(put("plain", bytes), to, PLAIN_MAP);
    expect(told).toMatchObject({ compression: "none", records: 2, bytes: bytes.length });
    expect(readFileSync(to)).toEqual((await rewriteBytes(bytes)).file);
  });

  it("gzip", async () => {
    const to = join(folder, "gzip.out");
    await anonymizeCaptureFile(put("gzip", gzipSync(bytes)), to, PLAIN_MAP);
    expect(gunzipSync(readFileSync(to))).toEqual((await rewriteBytes(bytes)).file);
  });

  it.skipIf(spawnSync("zstd", ["--version"]).error !== undefined)("zstd", async () => {
    const packed = spawnSync("zstd", ["-q", "-c"], { input: bytes }).stdout;
    const to = join(folder, "zstd.out");
    await anonymizeCaptureFile(put("zstd", packed), to, PLAIN_MAP);
    expect(spawnSync("zstd", ["-q", "-d", "-c", to]).stdout).toEqual((await rewriteBytes(bytes)).file);
  });
});

describe("nothing is left where something fails", () => {
  it("a link type that is not decoded", async () => {
    const to = join(folder, "usb.out");
    await expect(anonymizeCaptureFile(put("usb", pcapOf([[1, 2]], 189)), to, PLAIN_MAP)).rejects.toThrow(/USB_LINUX/);
    expect(existsSync(to)).toBe(false);
  });

  it("a file that is there already stays as it is", async () => {
    const to = put("there", Uint8Array.of(7));
    await expect(anonymizeCaptureFile(put("again", bytes), to, PLAIN_MAP)).rejects.toThrow(/already there/);
    expect([...readFileSync(to)]).toEqual([7]);
  });
});

describe("what stands where a header would be is no header: it may be bytes of anything", () => {
  const secret = Buffer.from("acme-secret-words-of-a-site.");
  const findings = async (file: Uint8Array) =>
    (await rewriteBytes(file)).told.findings.map((f) => [f.code, f.offset, f.record]);

  it.each([
    ["a pcap broken behind its last record", Buffer.concat([bytes, secret])],
    ["a pcap cut within a header", Buffer.concat([bytes, secret.subarray(0, 11)])],
    ["a pcapng broken behind its section", Buffer.concat([SECTION, secret])],
    ["a pcapng cut within a block", Buffer.concat([SECTION, secret.subarray(0, 11)])],
    ["a block whose last length is another", Buffer.concat([SECTION, little.u32(4, 16, 0), secret.subarray(0, 4)])],
  ])("%s", async (_, file) => {
    const { file: out } = await rewriteBytes(file);
    const text = Buffer.from(out).toString("latin1");
    for (let at = 0; at + 4 <= secret.length; at += 4)
      expect(text).not.toContain(secret.toString("latin1", at, at + 4));
    // it is as broken, and at the same place
    expect(await findings(out)).toEqual(await findings(file));
    expect((await findings(file)).length).toBeGreaterThan(0);
  });
});
