// What a pcapng says beside its packets, anonymized.
import { describe, expect, it } from "vitest";
import { hex, join, pcapng, readAll } from "../read/make.ts";
import { request } from "../observe/packets.ts";
import { rewriteBytes } from "./rewrite.ts";

const text = (t: string) => new TextEncoder().encode(t);
const SECRETS = [
  "host7.example",
  "Xeon of rack 9",
  "Linux 6.1 on host7",
  "eth-customer",
  "uplink to customer",
  "host 203.0.113.9",
  "ticket 4711",
  "resolver7",
  "CLIENT_RANDOM 00",
  "private 42",
];

describe.each([true, false])("pcapng, little endian: %s", (le) => {
  const p = pcapng(le);
  const { u16, u32 } = { u16: (...v: number[]) => p.u16(...v), u32: (...v: number[]) => p.u32(...v) };
  const data = Uint8Array.from(request(1));
  const file = join(
    p.section([
      [1, text(SECRETS[0]!)],
      [2, text(SECRETS[1]!)],
      [3, text(SECRETS[2]!)],
      [4, text("Dumpcap on host7.example")],
    ]),
    p.iface(1, 0, [
      [2, text(SECRETS[3]!)],
      [3, text(SECRETS[4]!)],
      [4, hex("c0a8280bffffff00")],
      [6, hex("0a58c0a82820")],
      [9, Uint8Array.of(9)],
      [11, text(`\0${SECRETS[5]!}`)],
      [15, text(SECRETS[1]!)],
    ]),
    p.packet(0, 5n, data, data.length, [
      [1, text(SECRETS[6]!)],
      [2, u32(1)],
      [3, hex("02deadbeef")],
      [4, p.u64(3n)],
    ]),
    p.block(
      4,
      join(u16(1, 4 + SECRETS[7]!.length + 1), hex("c0a8280b"), text(`${SECRETS[7]!}\0`), new Uint8Array(2), u32(0)),
    ),
    p.block(10, join(u32(0x544c534b, SECRETS[8]!.length), text(SECRETS[8]!))),
    p.block(0xbad, join(u32(32_473), text(SECRETS[9]!), new Uint8Array(2))),
    p.packet(0, 6n, data),
    p.statistics(0, [
      [1, text(SECRETS[6]!)],
      [5, p.u64(2n)],
    ]),
  );

  it("no word of it is left, nor an address", async () => {
    const out = Buffer.from((await rewriteBytes(file)).file);
    for (const secret of SECRETS) expect(out.includes(secret)).toBe(false);
    for (const bytes of ["c0a8280b", "0a58c0a82820", "deadbeef"])
      expect(out.includes(Buffer.from(hex(bytes)))).toBe(false);
    expect(out.includes("Dumpcap on")).toBe(false);
    expect(out.includes(Buffer.from(hex("c0fd7d5effffff00".replace("ffffff00", "aaaaaa55"))))).toBe(false);
  });

  it("packets, stamps, drops, flags and the number of comments and blocks stay", async () => {
    const before = await readAll(file);
    const after = await readAll((await rewriteBytes(file)).file);
    const told = (all: typeof after) => all.rows.map((r) => [r.ts, r.len, r.caplen, r.direction, r.iface.digits]);
    expect(told(after)).toEqual(told(before));
    expect([...after.reader.drops]).toEqual([...before.reader.drops]);
    expect(after.codes).toEqual(before.codes);
    expect(after.reader.comments?.map((c) => [c.about, c.number, c.text])).toEqual([
      ["section", undefined, "..."],
      ["record", 1, "..."],
    ]);
    expect(after.reader.interfaces[0]).toMatchObject({ name: "token-12", description: undefined, filter: undefined });
  });

  it("a file that ends within a packet block keeps its head and its place", async () => {
    const cut = file.subarray(0, file.length - 120);
    const [before, after] = [await readAll(cut), await readAll((await rewriteBytes(cut)).file)];
    expect(after.rows.length).toBe(before.rows.length);
    expect(after.codes).toEqual(before.codes);
  });
});
