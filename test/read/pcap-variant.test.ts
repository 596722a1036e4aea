// Patched pcaps: records that are longer than their magic number says, made by hand and, where it is installed, by editcap.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { ROOT } from "../cli/run.ts";
import { hex, join, pcap, readAll, writer } from "./make.ts";

const AB = hex("aabb");
const T = 1_700_000_000;
const STANDARD = 0xa1b2c3d4;
const KUZNETZOV = 0xa1b2cd34;
const RECORDS = [
  [T, 1, AB],
  [T + 1, 2, hex("010203"), 1500],
  [T + 2, 3, hex("04")],
] as const;

describe("records follow the patch that wrote them", () => {
  // bytes of ifindex, protocol, packet type and the like between the 16 bytes of the header and the packet
  const cases = [STANDARD, KUZNETZOV].flatMap((magic) =>
    (magic === STANDARD ? [0, 8, 4] : [8, 12]).flatMap((extra) => [true, false].map((le) => ({ magic, extra, le }))),
  );
  it.each(cases)("magic $magic, $extra bytes more, little-endian: $le", async ({ magic, extra, le }) => {
    const { rows, codes, findings } = await readAll(pcap(RECORDS, { magic, extra, le }));
    expect(rows).toMatchObject([
      { n: 1, ts: BigInt(T) * 1_000_000_000n + 1000n, caplen: 2, len: 2, data: "aabb", fileOffset: 24 },
      { n: 2, caplen: 3, len: 1500, data: "010203", fileOffset: 24 + 16 + extra + 2 },
      { n: 3, caplen: 1, len: 1, data: "04", fileOffset: 24 + 2 * (16 + extra) + 5 },
    ]);
    const plain = (magic === STANDARD ? 0 : 8) === extra;
    expect(codes).toEqual(plain ? [] : ["capture.patched-records"]);
    if (!plain) expect(findings[0]!.says).toContain(`${16 + extra} bytes`);
  });

  it("one record tells nothing: the magic number holds", async () => {
    const { rows, codes } = await readAll(pcap(RECORDS.slice(0, 1), { extra: 8 }));
    // the first two of the 8 bytes more are taken for the packet, and the rest is too short for a record
    expect(rows).toMatchObject([{ data: "0000" }]);
    expect(codes).toEqual(["capture.cut"]);
  });

  it("a record that no variant explains breaks the capture as before", async () => {
    const broken = join(pcap(RECORDS), writer(true).u32(T, 0, 0x7fffffff, 4), AB);
    const { rows, codes } = await readAll(broken);
    expect(rows).toHaveLength(3);
    expect(codes).toEqual(["capture.broken"]);
  });

  it("property: whatever packets hold, records of libpcap are read as such", async () => {
    const record = fc.tuple(
      fc.integer({ min: 0, max: 0xffffffff }),
      fc.integer({ min: 0, max: 999_999 }),
      fc.uint8Array({ maxLength: 80 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(record, { maxLength: 12 }), fc.boolean(), async (records, le) => {
        const { rows, codes } = await readAll(pcap(records, { le }));
        expect(rows.map((r) => r.data)).toEqual(records.map(([, , data]) => Buffer.from(data).toString("hex")));
        expect(codes).not.toContain("capture.patched-records");
      }),
      { seed: 417, numRuns: 300 },
    );
  });
});

const hasEditcap = spawnSync("editcap", ["--version"]).status === 0;
describe.skipIf(!hasEditcap)(
  `as editcap writes them${hasEditcap ? "" : " (skipped: editcap is not installed)"}`,
  () => {
    const sample = path(ROOT, "samples/vlan-mtu/host-a-eth0.pcap");
    test.each([
      ["pcap", false],
      ["modpcap", false],
      ["rh6_1pcap", true],
      ["suse6_3pcap", true],
      ["nokiapcap", true],
    ])("%s holds the packets of the sample", async (type, patched) => {
      const folder = mkdtempSync(path(tmpdir(), "wirewitness-"));
      try {
        const file = path(folder, "a.cap");
        expect(spawnSync("editcap", ["-F", type, sample, file]).status).toBe(0);
        const plain = await readAll(new Uint8Array(readFileSync(sample)));
        const { rows, codes } = await readAll(new Uint8Array(readFileSync(file)));
        expect(rows.length).toBe(8);
        const what = ({ ts, len, caplen, data }: (typeof rows)[number]) => ({ ts, len, caplen, data });
        expect(rows.map(what)).toEqual(plain.rows.map(what));
        expect(codes).toEqual(patched ? ["capture.patched-records"] : []);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  },
);
