// Classic pcaps read by somebody else's code as well: pcap-parser (npm), and tshark where it is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readCapture } from "../../src/read/capture.ts";
import { openSource } from "../../src/read/source.ts";
import { ROOT } from "../cli/run.ts";
import { describeShared } from "../shared.ts";

interface Packet {
  readonly ts: string;
  readonly caplen: number;
  readonly len: number;
  readonly sha: string;
}

interface ParserPacket {
  readonly header: {
    timestampSeconds: number;
    timestampMicroseconds: number;
    capturedLength: number;
    originalLength: number;
  };
  readonly data: Uint8Array;
}

interface Parser {
  on(event: "packet", listener: (packet: ParserPacket) => void): void;
  on(event: "end", listener: () => void): void;
  on(event: "error", listener: (error: Error) => void): void;
}

const parser = createRequire(import.meta.url)("pcap-parser") as { parse(path: string): Parser };
const sha = (b: Uint8Array) => createHash("sha256").update(b).digest("hex");

function theirs(path: string): Promise<Packet[]> {
  return new Promise((resolve, reject) => {
    const out: Packet[] = [];
    const p = parser.parse(path);
    p.on("packet", ({ header: h, data }) => {
      out.push({
        ts: `${h.timestampSeconds}.${String(h.timestampMicroseconds).padStart(6, "0")}`,
        caplen: h.capturedLength,
        len: h.originalLength,
        sha: sha(data),
      });
    });
    p.on("end", () => resolve(out));
    p.on("error", reject);
  });
}

async function ours(path: string): Promise<Packet[]> {
  const source = await openSource(path);
  const out: Packet[] = [];
  for await (const b of readCapture(source).batches()) {
    for (let i = 0; i < b.count; i++) {
      const ns = b.base + BigInt(b.ns[i]!);
      const at = b.offset[i]!;
      out.push({
        ts: `${ns / 1_000_000_000n}.${String((ns % 1_000_000_000n) / 1000n).padStart(6, "0")}`,
        caplen: b.caplen[i]!,
        len: b.len[i]!,
        sha: sha(b.bytes.subarray(at, at + b.caplen[i]!)),
      });
    }
  }
  source.close();
  return out;
}

const samples = readdirSync(join(ROOT, "samples"), { recursive: true, encoding: "utf8" })
  .filter((f) => f.endsWith(".pcap"))
  .map((f) => join(ROOT, "samples", f));
/** pcap-parser knows microseconds only, in either byte order. */
const microseconds = samples.filter((f) => ["d4c3b2a1", "a1b2c3d4"].includes(readFileSync(f).toString("hex", 0, 4)));

describe("pcap-parser reads the same packets of the samples", () => {
  test.each(microseconds)("%s", async (path) => expect(await ours(path)).toEqual(await theirs(path)));

  test("most samples are among them, and hold packets", async () => {
    expect(microseconds.length).toBeGreaterThan(samples.length / 2);
    let packets = 0;
    for (const path of microseconds) packets += (await ours(path)).length;
    expect(packets).toBeGreaterThan(500);
  });
});

describeShared("pcap-parser reads the same packets of recordings", (root) => {
  const folder = join(root, "lab/A/move1");
  test.each(["leaf2-eth1.pcap", "cp1-eth1.pcap", "hostb-eth0.pcap", "leaf2-eth1-s96.pcap", "leaf2-any.pcap"])(
    "%s",
    async (name) => {
      expect(await ours(join(folder, name))).toEqual(await theirs(join(folder, name)));
    },
  );
});

const hasTshark = spawnSync("tshark", ["--version"]).status === 0;
describe.skipIf(!hasTshark)(
  `tshark reads the same records${hasTshark ? "" : " (skipped: tshark is not installed)"}`,
  () => {
    test.each(samples)("%s", async (path) => {
      const r = spawnSync(
        "tshark",
        ["-n", "-r", path, "-T", "fields", "-e", "frame.time_epoch", "-e", "frame.cap_len", "-e", "frame.len"],
        { encoding: "utf8" },
      );
      const rows = r.stdout
        .split("\n")
        .filter((l) => l !== "")
        .map((l) => l.split("\t"));
      expect((await ours(path)).map((p) => [p.ts, String(p.caplen), String(p.len)])).toEqual(
        rows.map(([ts, caplen, len]) => [ts!.slice(0, -3), caplen, len]),
      );
    });
  },
);
