// Monitors: both stamps, labels, deletions, and what stands under an event.
import { describe, expect, it } from "vitest";
import { linuxFdb } from "../../../src/decode/text/linux-fdb.ts";
import { linuxLink } from "../../../src/decode/text/linux-link.ts";
import { linuxMonitor, parseLongStamp } from "../../../src/decode/text/linux-monitor.ts";
import { linuxNeigh } from "../../../src/decode/text/linux-neigh.ts";
import { linesOf, rowsOf } from "./lines.ts";

const MAC = "0e:00:00:00:00:07";
// 2026-12-01 is 20788 days after 1970-01-01: 20788 x 86400 = 1796083200
const MIDNIGHT = 1796083200;

describe("stamps", () => {
  it.each([
    ["Timestamp: Tue Dec  1 00:00:05 2026 7819 usec", { sec: MIDNIGHT + 5, usec: 7819 }],
    ["Timestamp: Tue Dec 01 10:00:00 2026 999999 usec", { sec: MIDNIGHT + 36000, usec: 999999 }],
    ["Timestamp: Sun Feb 29 10:00:00 2026 1 usec", undefined],
    ["Timestamp: Tue Dec  1 00:00:05 2026", undefined],
  ])("%s", (text, stamp) => {
    expect(parseLongStamp(text)).toEqual(stamp);
  });

  it("microseconds are not padded (-t) and are (-ts)", () => {
    const text = `Timestamp: Tue Dec  1 00:00:05 2026 42 usec\n${MAC} dev veth7 master brx \n[2026-12-01T00:00:06.000042] Deleted ${MAC} dev veth7 master brx `;
    expect(rowsOf(linuxMonitor, text)).toMatchObject([
      {
        kind: "event",
        line: 2,
        stamp: { sec: MIDNIGHT + 5, usec: 42 },
        object: { kind: "fdb", mac: MAC, deleted: false },
      },
      { kind: "event", line: 3, stamp: { sec: MIDNIGHT + 6, usec: 42 }, object: { kind: "fdb", deleted: true } },
    ]);
  });

  it("a stamp is for one event only", () => {
    const text = `Timestamp: Tue Dec  1 00:00:05 2026 42 usec\n${MAC} dev veth7 master brx\n${MAC} dev veth8 master brx`;
    expect(rowsOf(linuxMonitor, text)).toMatchObject([{ stamp: { usec: 42 } }, { stamp: undefined }]);
  });
});

describe("events", () => {
  it.each([
    ["forwarding entry", `[NEIGH]${MAC} dev veth7 master brx `, { kind: "fdb", dev: "veth7" }],
    [
      "a bridge's entry in the words of ip monitor",
      `[NEIGH]dev veth7 lladdr ${MAC} REACHABLE `,
      { kind: "neigh", ip: undefined, dev: "veth7" },
    ],
    ["neighbour, deleted", "[NEIGH]Deleted 203.0.113.9 dev brx FAILED proto zebra ", { kind: "neigh", deleted: true }],
    [
      "route, deleted",
      "[ROUTE]Deleted 203.0.113.9 nhid 31 via 198.51.100.1 dev eth3 proto bgp metric 20 onlink ",
      { kind: "route", deleted: true, nhid: 31 },
    ],
    [
      "interface",
      "[LINK]5: veth7@if12: <BROADCAST,UP> mtu 1500 master brx state UP ",
      { kind: "link", state: "UP", mtu: 1500 },
    ],
    ["address", "[ADDR]5: veth7    inet 203.0.113.1/24 scope global veth7", { kind: "addr", address: "203.0.113.1" }],
    [
      "settings",
      "[NETCONF]inet veth7 forwarding off rp_filter off mc_forwarding off ",
      { kind: "other", what: "netconf" },
    ],
    ["settings of an interface that is gone", "Deleted inet6 veth7 ", { kind: "other", what: "netconf" }],
    ["multicast group", "[MDB]dev brx port veth7 grp ff02::7 temp", { kind: "other", what: "mdb" }],
    ["rule", "[RULE]100:\tfrom 203.0.113.1 lookup 7 ", { kind: "other", what: "rule" }],
    ["another namespace's", `[nsid current][NEIGH]${MAC} dev veth7 master brx `, { kind: "fdb" }],
  ])("%s", (_, text, object) => {
    expect(linuxMonitor.detect(linesOf(text))).toBe(true);
    expect(rowsOf(linuxMonitor, text)).toMatchObject([{ kind: "event", stamp: undefined, object }]);
  });

  it("lines under an interface or an address are part of it", () => {
    const text = `[2026-12-01T00:00:06.000042] 5: veth7: <UP> mtu 1500 state UP group default \n    link/ether ${MAC} brd ff:ff:ff:ff:ff:ff\n[2026-12-01T00:00:07.000042] 5: veth7    inet 203.0.113.1/24 scope global veth7\n       valid_lft forever preferred_lft forever`;
    expect(rowsOf(linuxMonitor, text)).toMatchObject([
      { object: { kind: "link", address: MAC } },
      { object: { kind: "addr" } },
    ]);
  });

  it("a line of something else is not understood", () => {
    expect(rowsOf(linuxMonitor, `Deleted ${MAC} dev veth7 master brx\nand then I rebooted`)).toMatchObject([
      { kind: "event" },
      { kind: "unparsed", line: 2 },
    ]);
  });
});

describe("detect", () => {
  it("without marks, the same interface twice tells", () => {
    const text =
      "5: veth7: <UP> mtu 1500 state UP \n    link/ether 0e:00:00:00:00:07\n5: veth7: <UP> mtu 1500 state DOWN \n";
    expect(linuxMonitor.detect(linesOf(text))).toBe(true);
    expect(linuxLink.detect(linesOf(text))).toBe(false);
  });

  it("a deletion tells", () => {
    const text = `${MAC} dev veth7 master brx\nDeleted ${MAC} dev veth7 master brx`;
    expect(linuxMonitor.detect(linesOf(text))).toBe(true);
    expect(linuxFdb.detect(linesOf(text))).toBe(false);
  });

  it("an entry without address tells", () => {
    const text = `dev veth7 lladdr ${MAC} REACHABLE\nDeleted 203.0.113.9 dev brx FAILED`;
    expect(linuxMonitor.detect(linesOf(text))).toBe(true);
    expect(linuxNeigh.detect(linesOf(text))).toBe(false);
  });

  it.each([
    ["a ping log", "[1796083205.784532] 64 bytes from 203.0.113.9: icmp_seq=7 ttl=64 time=0.2 ms"],
    ["a table", `${MAC} dev veth7 master brx`],
  ])("not %s", (_, text) => {
    expect(linuxMonitor.detect(linesOf(text))).toBe(false);
  });
});
