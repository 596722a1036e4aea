// Files: compressed as they were, nothing left where something fails.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { anonymizeCaptureFile } from "../../src/anonymize.ts";
import { request } from "../observe/packets.ts";
import { PLAIN_MAP } from "./plain-map.ts";
import { pcapOf, rewriteBytes } from "./rewrite.ts";

const folder = mkdtempSync(join(tmpdir(), "wirewitness-"));
afterAll(() => rmSync(folder, { recursive: true }));
const bytes = pcapOf([request(1), request(2)]);
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
