// Address lists, kernel settings, and outputs that are only noted.
import { describe, expect, it } from "vitest";
import { addressList, addressListOvn } from "../../../src/decode/text/address-list.ts";
import { detectFormat } from "../../../src/decode/text/formats.ts";
import { linuxSysctl } from "../../../src/decode/text/linux-sysctl.ts";
import { RECOGNISERS, noted } from "../../../src/decode/text/noted.ts";
import { linesOf, rowsOf } from "./lines.ts";

describe("address lists", () => {
  it.each([
    ["one a line", "203.0.113.7\n203.0.113.9\n", ["203.0.113.7", "203.0.113.9"]],
    [
      "commas and comments",
      "# reserved\n203.0.113.7, 203.0.113.9 # the gateway\n\n2001:DB8:0::7\n",
      ["203.0.113.7", "203.0.113.9", "2001:db8::7"],
    ],
    ["YAML's items, quoted", '- "203.0.113.7"\n- 203.0.113.9\n', ["203.0.113.7", "203.0.113.9"]],
  ])("%s", (_, text, addresses) => {
    expect(addressList.detect(linesOf(text))).toBe(true);
    expect(rowsOf(addressList, text).map((r) => (r.kind === "address" ? r.address : r))).toEqual(addresses);
  });

  it("ranges in both spellings, and prefixes", () => {
    expect(rowsOf(addressList, "203.0.113.1..203.0.113.9\n203.0.113.20-203.0.113.29\n203.0.113.64/26\n")).toMatchObject(
      [
        { address: "203.0.113.1", to: "203.0.113.9" },
        { address: "203.0.113.20", to: "203.0.113.29" },
        { address: "203.0.113.64", prefix: 26, to: undefined },
      ],
    );
  });

  it.each([
    ["a sentence", "203.0.113.7 is reserved"],
    ["a route", "203.0.113.7 dev eth3 scope link"],
    ["nothing but a comment", "# none"],
    ["numbers", "1.2.3\n"],
  ])("not %s", (_, text) => {
    expect(addressList.detect(linesOf(text))).toBe(false);
  });

  it("OVN's address sets, by name", () => {
    const text = `_uuid               : a0000000-0000-4000-8000-000000000001
addresses           : ["203.0.113.7", "203.0.113.9"]
external_ids        : {owner=x}
name                : set_v4

_uuid               : a0000000-0000-4000-8000-000000000002
addresses           : []
external_ids        : {}
name                : set_v6
`;
    expect(detectFormat(linesOf(text))).toMatchObject({ is: "format", format: { id: "address-list-ovn" } });
    expect(rowsOf(addressListOvn, text)).toMatchObject([
      { address: "203.0.113.7", set: "set_v4", line: 2 },
      { address: "203.0.113.9", set: "set_v4", line: 2 },
    ]);
  });
});

describe("kernel settings", () => {
  it.each([
    ["net.ipv4.ip_forward = 1", "net.ipv4.ip_forward", "1"],
    ["net.ipv4.tcp_rmem = 4096\t131072\t6291456", "net.ipv4.tcp_rmem", "4096\t131072\t6291456"],
    ["net.ipv4.conf.eth3/200.rp_filter = 2", "net.ipv4.conf.eth3/200.rp_filter", "2"],
    ["kernel.domainname = ", "kernel.domainname", ""],
    ["/proc/sys/net/ipv4/conf/eth3.200/rp_filter:2", "net.ipv4.conf.eth3/200.rp_filter", "2"],
  ])("%s", (text, key, value) => {
    expect(linuxSysctl.detect(linesOf(text))).toBe(true);
    expect(rowsOf(linuxSysctl, text)).toEqual([{ kind: "sysctl", line: 1, key, value }]);
  });

  it("one that does not exist is an error among the others", () => {
    const text = "net.ipv4.ip_forward = 1\nsysctl: cannot stat /proc/sys/net/ipv4/nope: No such file or directory\n";
    expect(rowsOf(linuxSysctl, text)).toMatchObject([{ kind: "sysctl" }, { kind: "sysctlError", line: 2 }]);
  });

  it("other settings are not the kernel's", () => {
    expect(linuxSysctl.detect(linesOf("server.port = 80\nserver.name = x\n"))).toBe(false);
  });
});

describe("noted", () => {
  it.each([
    ["2026-12-01T10:00:00,123456789+00:00", "date"],
    ["Tue Dec  1 10:00:00 UTC 2026", "date"],
    ["0:\tfrom all lookup local\n32766:\tfrom all lookup main", "ip rule"],
    ["id 7 via 203.0.113.9 dev eth3 scope link proto zebra ", "ip nexthop"],
    ["ovs-vsctl (Open vSwitch) 3.1.0\nDB Schema 8.3.1", "Open vSwitch version"],
    ["RTNETLINK answers: Operation not supported\nDump terminated\nport              vlan-id  ", "bridge vlan"],
    ["[]", "empty list"],
    ["[ ]", "empty list"],
    ['Device "eth9" does not exist.', "iproute2 error"],
  ])("%j", (text, what) => {
    expect(detectFormat(linesOf(text))).toMatchObject({ is: "format", format: { id: "noted" } });
    expect(rowsOf(noted, text)).toEqual([{ kind: "noted", line: 1, what }]);
  });

  it("something else among the lines is not swallowed", () => {
    const text = "0:\tfrom all lookup local\nand here are my routes\n";
    expect(noted.detect(linesOf(text))).toBe(false);
    expect(rowsOf(noted, text)).toMatchObject([{ kind: "noted" }, { kind: "unparsed", line: 2 }]);
  });

  it("every recogniser has words for what it knows", () => {
    for (const r of RECOGNISERS) expect(r.what).toMatch(/\w/);
  });
});
