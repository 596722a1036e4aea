// The language of --where: what each test means for lists, types and missing fields, and what each mistake says.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EvidenceError } from "../../src/core/errors.ts";
import { packetRow } from "../../src/observe/packet-row.ts";
import { parseWhere } from "../../src/observe/where.ts";
import type { PacketRow } from "../../src/schema/packet.generated.ts";
import { hex } from "../decode/wire/bytes.ts";
import { echo, eth, INNER, ip4, ip6, join, tag, udp, vxlan } from "../decode/wire/frames.ts";
import { viewOf } from "./view.ts";

const probe = packetRow(
  viewOf(eth(0x0800, ip4(17, udp(54509, 4789, vxlan(100, INNER)))), { n: 7, iface: [0, "swp1"] }),
);
const arp = packetRow(viewOf(eth(0x0806, hex("0001 0800 0604 0001 525400aa0001 c0000201 000000000000 c0000202"))));
const six = packetRow(viewOf(eth(0x8100, tag(101, 0x86dd, ip6(17, udp(1, 2, hex("")))))));
const error = packetRow(viewOf(eth(0x0800, ip4(1, join("0304 0000 0000 05aa", ip4(1, echo(2)))))));

describe("meaning", () => {
  test.each<[string, PacketRow, boolean]>([
    ["vni == 100", probe, true],
    ["vni = 100", probe, true],
    ["vni == 0x64", probe, true],
    ["vni != 100", probe, false],
    ["vni != 100", arp, true], // no VNI is none that is 100
    ["vni < 101 and vni >= 100", probe, true],
    ["vni > 100", probe, false],
    ["vni", probe, true],
    ["vni", arp, false],
    ["not vni", arp, true],
    ["! ! vni", probe, true],
    ["vlan", six, true],
    ["vlan == 101", six, true],
    ["arp", arp, true],
    ["rarp", arp, false],
    ["icmp && udp", probe, true],
    ["tcp || icmp", probe, true],
    ["tcp", probe, false],
    ["arp or vni == 100 and n == 8", probe, false], // and binds closer than or
    ["(arp or vni == 100) and n == 7", probe, true],
    ["icmp.seq in (297, 298)", probe, true],
    ["icmp.seq in {1, 2}", probe, false],
    ["icmp.seq in 298", probe, true],
    ["src == 192.0.2.1", probe, true],
    ["src == 192.0.2.2", probe, false],
    ["ip == 192.0.2.2", probe, true],
    ["src in 192.0.2.0/24", probe, true],
    ["src in 192.0.2.2/31", probe, false],
    ["src in 0.0.0.0/0", probe, true],
    ["src in 0.0.0.0/0", six, false], // an IPv6 address is in no IPv4 prefix
    ["src == 2001:DB8:0::1", six, true],
    ["src in 2001:db8::/32", six, true],
    ["src < 192.0.2.2", probe, true],
    ["smac == 52-54-00-AA-00-01", probe, true],
    ["mac == 5254.00aa.0001", arp, true],
    ["sport[0] == 54509", probe, true],
    ["iplen[0] == 86 and iplen[-1] == 36", probe, true],
    ["iplen[2]", probe, false],
    ["layers == vxlan", probe, true],
    ['ifname == "swp1"', probe, true],
    ["ifname == 'swp2'", probe, false],
    ["len > 99", probe, true],
    ["link == EN10MB", probe, true],
    ["ts >= 1970-01-01T00:00:01Z and ts < 1.5", probe, true],
    ["ts > 1.000001", probe, false],
    ["icmp.mtu == 1450 and icmp.quote.seq == 2", error, true],
    ["icmp.quote.src == 192.0.2.1", error, true],
    ["checksum == wrong", error, true],
    ["stop or snapped or frag or inferred", probe, false],
  ])("%s", (expression, row, expected) => {
    expect(parseWhere(expression).test(row)).toBe(expected);
  });

  test("checksums are asked for only when they matter", () => {
    expect(parseWhere("vni == 100").needsChecksums).toBe(false);
    expect(parseWhere("vni == 100 or checksum").needsChecksums).toBe(true);
  });
});

describe("mistakes", () => {
  test.each([
    ["vnii == 100", 1, /no field is called "vnii": did you mean vni\?/],
    ["vni == 100 and icmp.sequence == 1", 16, /no field is called "icmp.sequence"/],
    ["seq == 1", 1, /did you mean .*icmp\.seq/],
    ["vni == abc", 8, /"abc" is not a number, which vni is/],
    ["src == 300.1.1.1", 8, /is not an IP address or prefix/],
    ["src in 10.0.0.0/33", 8, /is not an IP address or prefix/],
    ["smac == 52:54", 9, /is not a MAC address/],
    ["ts > yesterday", 6, /is not a time/],
    ["vni ==", 7, /a value to compare vni with is needed/],
    ["(vni == 1", 10, /"\)" is missing/],
    ["vni == 1 vlan", 10, /"vlan" is one too many/],
    ["", 1, /a field is needed, and the expression ends here/],
    ["== 3", 1, /a field is needed, and "==" stands here/],
    ["src[x]", 5, /a whole number is needed/],
    ["icmp.seq in (1, 2", 18, /"\)" or "," is missing/],
    ["vni == 1 ; n == 2", 10, /";" has no meaning here/],
    ["ifname == 'a", 11, /"'" has no meaning here/],
  ])("%s", (expression, column, says) => {
    let message = "";
    try {
      parseWhere(expression);
    } catch (caught) {
      expect(caught).toBeInstanceOf(EvidenceError);
      message = (caught as EvidenceError).message;
    }
    expect(message).toMatch(says);
    expect(message).toContain(`column ${column}:`);
    expect(message.split("\n").at(-1)).toBe(`  ${" ".repeat(column - 1)}^`);
  });

  test("nesting is bounded", () => {
    expect(() => parseWhere(`${"(".repeat(5000)}n${")".repeat(5000)}`)).toThrow(/parentheses within each other/);
    expect(parseWhere(`${"!".repeat(5000)}n == 7`).test(probe)).toBe(true);
  });

  test("any text is a test or a usage error", () => {
    const words = fc.constantFrom(
      "vni",
      "src",
      "==",
      "in",
      "(",
      ")",
      "and",
      "not",
      "100",
      "192.0.2.1",
      "[",
      "]",
      "0",
      ",",
      '"x"',
      "<",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words).map((w) => w.join(" ")),
        ),
        (text) => {
          try {
            parseWhere(text).test(probe);
          } catch (caught) {
            expect(caught).toBeInstanceOf(EvidenceError);
          }
        },
      ),
      { seed: 1, numRuns: 3000 },
    );
  });
});
