// Where the fast loop once saw less than the walker: found by fuzzing, each with its smallest form.
import { describe, expect, test } from "vitest";
import { observeCapture } from "../../src/observe/from-capture.ts";
import { readCapture } from "../../src/read/capture.ts";
import { openSource } from "../../src/read/source.ts";
import { pcap, put, scratch } from "../cli/run.ts";

const bytes = (hex: string) => Uint8Array.from(hex.replace(/\s/g, "").match(/../g)!, (h) => Number.parseInt(h, 16));

async function overheadOf(frames: readonly Uint8Array[], fast: boolean) {
  const source = await openSource(put(scratch(), "x.pcap", pcap(frames)));
  const context = { id: "i1", name: "x", tunnelPorts: [], waitNs: 2e9 };
  const { overhead } = await observeCapture(readCapture(source), context, { fast });
  source.close();
  return overhead.map((o) => [o.encapsulation, o.headers.map((h) => h.bytes)]);
}

describe("fast loop and walker", () => {
  test("Geneve that carries IPv6 without an Ethernet header, on a port that nobody declared", async () => {
    // Ethernet; IPv4, length 20 + 8 + 8 + 40 + 8 = 84, UDP 50001 to 50002, length 64; Geneve, type 0x86dd, VNI 86; IPv6, payload 8, UDP
    const frame = bytes(
      "020000000002 020000000001 0800 45000054 00000000 40110000 c0000201 c0000202 c351c352 00400000 000086dd 00005600" +
        "60000000 00081140 20010db8000000000000000000000001 20010db8000000000000000000000002 1001 1002 0008 0000",
    );
    const walked = await overheadOf([frame], false);
    expect(walked).toEqual([["geneve", [20, 8, 8]]]);
    expect(await overheadOf([frame], true)).toEqual(walked);
  });

  test("Geneve that carries ARP without an Ethernet header: no plain UDP", async () => {
    // Ethernet; IPv4, length 20 + 8 + 8 + 28 = 64, UDP 50001 to 50002, length 44; Geneve, type 0x0806, VNI 1; ARP
    const frame = bytes(
      "020000000002 020000000001 0800 45000040 00000000 40110000 c0000201 c0000202 c351c352 002c0000 00000806 00000100" +
        "0001 0800 06 04 0001 020000000001 c0000201 000000000000 c0000202",
    );
    expect(await overheadOf([frame], false)).toEqual([]);
    expect(await overheadOf([frame], true)).toEqual([]);
  });
});
