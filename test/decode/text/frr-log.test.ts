// Logs of FRR's daemons: forms of the stamp, UPDATEs with the attributes printed before them, zebra's messages.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { frrLog } from "../../../src/decode/text/frr-log.ts";
import { linesOf, rowsOf } from "./lines.ts";

const M = "02:00:00:00:00:0a";
const bgp = (message: string, second = "01.000001") => `2026/11/30 18:46:${second} BGP: [T5AAP-5GA85] ${message}`;
const zebra = (message: string) => `2026/11/30 18:46:01 ZEBRA: [S5Y09-3875E][EC 4043309155] ${message}`;

describe("stamps", () => {
  const says = `VNI 100: MAC ${M} detected as duplicate during local update, last VTEP 192.0.2.9`;
  it.each([
    [`2026/11/30 18:46:01 ZEBRA: ${says}`, { date: "2026-11-30", time: "18:46:01", digits: 0, zone: undefined }],
    [`2026/11/30 18:46:01.123456 ZEBRA: [S5Y09-3875E][EC 4043309155] ${says}`, { time: "18:46:01.123456", digits: 6 }],
    [`2026/11/30 18:46:01 warnings: ZEBRA: [S5Y09-3875E] ${says}`, { time: "18:46:01" }],
    [`2026-11-30T18:46:01.123456-07:00 leaf2 zebra[104]: ${says}`, { date: "2026-11-30", zone: "-07:00", digits: 6 }],
    [`Nov  3 18:46:01 leaf2 zebra[104]: [S5Y09-3875E] ${says}`, { date: undefined, monthDay: "Nov  3" }],
  ])("%s", (text, stamp) => {
    expect(frrLog.detect(linesOf(text))).toBe(true);
    expect(rowsOf(frrLog, text)).toMatchObject([
      { kind: "duplicate", what: "detected", line: 1, daemon: "ZEBRA", vni: 100, mac: M, vtep: "192.0.2.9", stamp },
    ]);
  });
});

describe("UPDATEs", () => {
  const attributes =
    "rcvd UPDATE w/ attr: nexthop 192.0.2.9, localpref 100, metric 0, extcommunity RT:65000:100 ET:8 MM:3, originator 192.0.2.8, clusterlist 192.0.2.1, path ";
  it("the attributes are those of the UPDATE, and only of that one", () => {
    const text = [
      bgp(`10.0.0.1(spine) ${attributes}`),
      bgp("10.0.0.1(spine) rcvd UPDATE wlen 0 attrlen 111 alen 0"),
      bgp(`10.0.0.1(spine) rcvd RD 192.0.2.9:2 [2]:[0]:[48]:[${M}] label 100 l2vpn evpn`),
      bgp(`10.0.0.1(spine) rcvd RD 192.0.2.9:2 [2]:[0]:[48]:[${M}]:[32]:[198.51.100.7] label 100/4001 l2vpn evpn`),
      bgp("10.0.0.1(spine) rcvd UPDATE wlen 0 attrlen 81 alen 0"),
      bgp(`10.0.0.1(spine) rcvd UPDATE about RD 192.0.2.7:2 [2]:[0]:[48]:[${M}] label 0 l2vpn evpn -- withdrawn`),
      bgp(`10.0.0.1(spine) rcvd RD 192.0.2.6:2 [2]:[0]:[48]:[${M}] label 100 l2vpn evpn`),
    ].join("\n");
    const rows = rowsOf(frrLog, text).filter((r) => r.kind === "update");
    const with3 = {
      peer: "10.0.0.1",
      nextHop: "192.0.2.9",
      originator: "192.0.2.8",
      seq: 3,
      withdrawn: false,
      vni: 100,
    };
    expect(rows).toMatchObject([
      { line: 3, ...with3, direction: "received", rd: "192.0.2.9:2", mac: M, ip: undefined, ethTag: 0 },
      { line: 4, ...with3, ip: "198.51.100.7" },
      { line: 6, withdrawn: true, vni: undefined, nextHop: undefined, seq: undefined, rd: "192.0.2.7:2" },
      { line: 7, nextHop: undefined, seq: undefined },
    ]);
  });

  it("sent, unreachable, denied", () => {
    const text = [
      bgp(
        `u2:s2 send UPDATE w/ attr: nexthop 192.0.2.9, localpref 100, extcommunity ET:8 RT:65000:100 MM:0, sticky MAC, path `,
      ),
      bgp(`u2:s2 send UPDATE RD 192.0.2.9:2 [2]:[0]:[48]:[${M}] label 100 l2vpn evpn`),
      bgp(`u2:s2 send UPDATE RD 192.0.2.9:2 [2]:[0]:[48]:[${M}] l2vpn evpn -- unreachable`),
      bgp(
        `10.0.0.1(spine) rcvd UPDATE about RD 192.0.2.9:2 [2]:[0]:[48]:[${M}] label 100 l2vpn evpn -- DENIED due to: originator is us;`,
      ),
    ].join("\n");
    expect(rowsOf(frrLog, text).filter((r) => r.kind === "update")).toMatchObject([
      { line: 2, direction: "sent", peer: undefined, nextHop: "192.0.2.9", seq: 0, sticky: true, denied: undefined },
      { line: 3, direction: "sent", withdrawn: true },
      { line: 4, direction: "received", denied: "originator is us", withdrawn: false },
    ]);
  });
});

it.each([
  [
    `Recv MACIP ADD VNI 100 MAC ${M} flags 0x0 seq 1 VTEP 192.0.2.9 ESI - from bgp`,
    { kind: "macip", from: "remote", action: "add", vni: 100, seq: 1, vtep: "192.0.2.9", sticky: false },
  ],
  [
    `Recv MACIP ADD VNI 100 MAC ${M} IP 198.51.100.7 flags 0x1 seq 0 VTEP 192.0.2.9 ESI - from bgp`,
    { ip: "198.51.100.7", sticky: true },
  ],
  [
    `Recv MACIP DEL VNI 100 MAC ${M} IP 2001:db8::7 Remote VTEP 192.0.2.9 from bgp`,
    { from: "remote", action: "delete", ip: "2001:db8::7", vtep: "192.0.2.9" },
  ],
  [
    `Send MACIP Add f None  state 1 MAC ${M} IP (null) seq 2 L2-VNI 100 ESI - to bgp`,
    { from: "local", action: "add", seq: 2, ip: undefined, vni: 100 },
  ],
  [
    `Send MACIP Del f Sticky MAC  state 1 MAC ${M} IP 198.51.100.7 seq 0 L2-VNI 100 ESI - to bgp`,
    { from: "local", action: "delete", seq: undefined, sticky: false },
  ],
  [`Ignore remote MACIP ADD VNI 100 MAC ${M} as existing MAC has higher seq 4 flags 0x1`, { from: "ignored" }],
  [
    `VNI 100: MAC ${M} IP 198.51.100.7 detected as duplicate during remote update, from VTEP 192.0.2.9`,
    { kind: "duplicate", what: "detected", ip: "198.51.100.7", vtep: "192.0.2.9" },
  ],
  [
    `VNI 100: MAC ${M} IP 198.51.100.7 detected as duplicate during local update, inherit duplicate from MAC`,
    { what: "detected", vtep: undefined },
  ],
  [
    `zebra_evpn_dup_addr_detect_for_mac: duplicate addr MAC ${M} flags REM DUP skip update to client, learn count 5 recover time 0`,
    { what: "held", moves: 5 },
  ],
  [
    `zebra_evpn_dup_addr_detect_for_mac: duplicate addr MAC ${M} flags LOC detection time passed, reset learn count 0`,
    { what: "reset" },
  ],
  ["if_zebra_speed_update: br100 old speed: 0 new speed: 10000", { kind: "log" }],
])("%s", (message, fields) => {
  expect(rowsOf(frrLog, zebra(message))).toMatchObject([{ line: 1, daemon: "ZEBRA", ...fields }]);
});

it("sessions", () => {
  const text = [
    bgp("%ADJCHANGE: neighbor peerlink.4094(leaf02) in vrf default Up"),
    bgp("%ADJCHANGE: neighbor 192.0.2.9(leaf2) in vrf default Down BGP Notification send"),
    bgp("%NOTIFICATION: sent to neighbor 192.0.2.9 4/0 (Hold Timer Expired) 0 bytes"),
  ].join("\n");
  expect(rowsOf(frrLog, text)).toMatchObject([
    { kind: "session", what: "up", peer: "peerlink.4094", name: "leaf02" },
    { what: "down", peer: "192.0.2.9", says: "BGP Notification send" },
    { what: "notification", peer: "192.0.2.9", says: "4/0 (Hold Timer Expired)" },
  ]);
});

it("any text", () => {
  const head = fc.constantFrom(bgp(""), zebra(""), "");
  const word = fc.constantFrom(
    "rcvd",
    "UPDATE",
    "RD",
    "[2]:[0]:[48]:[",
    M,
    "]",
    "w/ attr: nexthop",
    "MACIP ADD VNI",
    "Recv",
    "Send",
    "duplicate addr MAC",
    "%ADJCHANGE: neighbor",
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(head, fc.array(fc.oneof(word, fc.string({ maxLength: 6 })), { maxLength: 9 })), {
        maxLength: 6,
      }),
      (ls) => {
        const text = ls.map(([h, ws]) => h + ws.join(" ")).join("\n");
        frrLog.detect(linesOf(text));
        for (const row of rowsOf(frrLog, text)) expect(typeof row.line).toBe("number");
      },
    ),
    { seed: 1, numRuns: 300 },
  );
});
