// Ethernet, VLAN tags, cooked captures, loopback, raw and LLC: every field of each header. The bytes are written by hand from the bit diagrams.
import { describe, expect, test } from "vitest";
import * as dot1q from "../../../src/decode/wire/dot1q.ts";
import * as ethernet from "../../../src/decode/wire/ethernet.ts";
import * as llc from "../../../src/decode/wire/llc.ts";
import * as nullLoopback from "../../../src/decode/wire/null-loopback.ts";
import * as raw from "../../../src/decode/wire/raw.ts";
import * as sll from "../../../src/decode/wire/sll.ts";
import * as sll2 from "../../../src/decode/wire/sll2.ts";
import { expectStopsWhenCut, hex, readAt } from "./bytes.ts";

describe("ethernet", () => {
  const bytes = "ffffffffffff 525400aa000a 0806";

  test("every field", () => {
    expect(readAt(ethernet, bytes)).toEqual({ dst: "ff:ff:ff:ff:ff:ff", src: "52:54:00:aa:00:0a", etherType: 0x0806 });
  });

  test("stops when cut", () => expectStopsWhenCut(ethernet, bytes, 14));

  test("group bit of the destination", () => {
    expect(ethernet.dstIsGroup(hex(bytes), 0)).toBe(true);
    expect(ethernet.dstIsGroup(hex("525400aa000b 525400aa000a 0800"), 0)).toBe(false);
  });
});

describe("dot1q", () => {
  test.each([
    // b0 65: 101 1 000001100101 -> pcp 5, dei 1, vid 101
    { name: "all parts", bytes: "b065 0800", pcp: 5, dei: true, vid: 101, etherType: 0x0800 },
    { name: "priority tag", bytes: "e000 86dd", pcp: 7, dei: false, vid: 0, etherType: 0x86dd },
    { name: "highest id", bytes: "0fff 8100", pcp: 0, dei: false, vid: 4095, etherType: 0x8100 },
  ])("$name", ({ bytes, ...row }) => {
    expect({ name: row.name, ...readAt(dot1q, bytes) }).toEqual(row);
  });

  test("stops when cut", () => expectStopsWhenCut(dot1q, "b0650800", 4));
});

describe("sll", () => {
  const bytes = "0004 0001 0006 525400aa000a 0000 0800";

  test("every field", () => {
    expect(readAt(sll, bytes)).toEqual({ packetType: 4, arphrd: 1, address: "52:54:00:aa:00:0a", protocol: 0x0800 });
  });

  test("no address", () => {
    expect(readAt(sll, "0000 0304 0000 0000000000000000 86dd").address).toBeUndefined();
  });

  test("an address longer than its room is cut to 8 bytes", () => {
    expect(readAt(sll, "0000 0020 0014 0102030405060708 0800").address).toBe("01:02:03:04:05:06:07:08");
  });

  test("stops when cut", () => expectStopsWhenCut(sll, bytes, 16));
});

describe("sll2", () => {
  const bytes = "0800 0000 00000003 0001 04 06 525400aa000a 0000";

  test("every field", () => {
    expect(readAt(sll2, bytes)).toEqual({
      protocol: 0x0800,
      ifindex: 3,
      arphrd: 1,
      packetType: 4,
      address: "52:54:00:aa:00:0a",
    });
  });

  test("stops when cut", () => expectStopsWhenCut(sll2, bytes, 20));
});

describe("null and loop", () => {
  test.each([
    { name: "IPv4, little-endian", bytes: "02000000", etherType: 0x0800 },
    { name: "IPv4, big-endian", bytes: "00000002", etherType: 0x0800 },
    { name: "IPv6 of Darwin", bytes: "1e000000", etherType: 0x86dd },
    { name: "IPv6 of FreeBSD", bytes: "0000001c", etherType: 0x86dd },
    { name: "IPv6 of OpenBSD", bytes: "18000000", etherType: 0x86dd },
    { name: "IPv6 of Linux", bytes: "0a000000", etherType: 0x86dd },
    { name: "an EtherType", bytes: "00000806", etherType: 0x0806 },
    { name: "flags and EtherType of a Linux tun", bytes: "0f000800", etherType: 0x0800 },
    { name: "unknown family", bytes: "07000000", etherType: 0 },
  ])("$name", ({ bytes, etherType }) => {
    readAt(nullLoopback, bytes);
    expect(nullLoopback.etherType(hex(bytes), 0)).toBe(etherType);
  });

  test("stops when cut", () => expectStopsWhenCut(nullLoopback, "02000000", 4));
});

describe("raw", () => {
  test("the version is in the first four bits", () => expect(readAt(raw, "6f")).toEqual({ version: 6 }));
  test("stops when there is nothing", () => expectStopsWhenCut(raw, "45", 1));
});

describe("llc", () => {
  test("spanning tree", () => expect(readAt(llc, "42 42 03")).toEqual({ dsap: 0x42, ssap: 0x42, control: 3 }));

  test("SNAP", () => {
    const snap = { dsap: 0xaa, ssap: 0xaa, control: 3, oui: 0x00000c, pid: 0x2000 };
    expect(readAt(llc, "aaaa03 00000c 2000")).toEqual(snap);
  });

  test("stops when cut", () => {
    expectStopsWhenCut(llc, "424203", 3);
    expectStopsWhenCut(llc, "aaaa03 000000 0800", 8);
  });
});
