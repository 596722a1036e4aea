// Any text, and every cut of real ones: no format of Linux, Open vSwitch or OVN state throws, hangs or loses a line.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TextFormat } from "../../../src/decode/text/format.ts";
import { FORMATS } from "../../../src/decode/text/formats.ts";
import { linesOf, rowsOf } from "./lines.ts";

const MINE = FORMATS.filter((f) => f.command === undefined && /^(?:linux|ov[sn]|address-list|noted)/.test(f.id));
const MAC = "0e:00:00:00:00:07";

/** A text of each format. */
const TEXTS: Readonly<Record<string, string>> = {
  "linux-fdb": `${MAC} dev vni7 dst 203.0.113.9 vlan 5 used 1/2 self extern_learn \n00:00:00:00:00:00 dev vni7 dst 203.0.113.9 self permanent`,
  "linux-fdb-json": `[{"mac":"${MAC}","ifname":"vni7","flags":["self"],"state":""}]`,
  "linux-link": `5: veth7@if12: <UP> mtu 1500 state UP\n    link/ether ${MAC} brd ff:ff:ff:ff:ff:ff\n    vxlan id 7 local 203.0.113.1 dstport 4789`,
  "linux-addr":
    "5: veth7: <UP> mtu 1500 state UP\n    inet 203.0.113.1/24 scope global veth7\n       valid_lft forever preferred_lft forever",
  "linux-link-json":
    '[{"ifindex":5,"ifname":"veth7","flags":["UP"],"mtu":1500,"linkinfo":{"info_kind":"vxlan","info_data":{"id":7}}}]',
  "linux-addr-json":
    '[{"ifindex":5,"ifname":"veth7","flags":[],"mtu":1500,"addr_info":[{"local":"203.0.113.1","prefixlen":24}]}]',
  "linux-route":
    "203.0.113.0/24 proto bgp metric 20\n\tnexthop via 198.51.100.1 dev eth3 weight 1\nblackhole 192.0.2.0/24",
  "linux-route-get": "203.0.113.9 via 198.51.100.1 dev eth3 src 198.51.100.2 uid 0\n    cache expires 5sec mtu 1400",
  "linux-route-json": '[{"dst":"203.0.113.0/24","gateway":"198.51.100.1","dev":"eth3","flags":[]}]',
  "linux-route-get-json": '[{"dst":"203.0.113.9","dev":"eth3","prefsrc":"198.51.100.2","flags":[],"uid":0,"cache":[]}]',
  "linux-neigh": `203.0.113.9 dev eth3 lladdr ${MAC}  used 1/2/3probes 4 STALE\n203.0.113.10 dev eth3 FAILED`,
  "linux-neigh-json": `[{"dst":"203.0.113.9","dev":"eth3","lladdr":"${MAC}","state":["STALE"]}]`,
  "linux-monitor": `Timestamp: Tue Dec  1 10:00:00 2026 7 usec\nDeleted ${MAC} dev veth7 master brx\n[2026-12-01T10:00:01.000007] [LINK]5: veth7: <UP> mtu 1500 state UP\n    link/ether ${MAC}`,
  "linux-sysctl": "net.ipv4.ip_forward = 1\nsysctl: cannot stat x",
  "ovs-vsctl-show":
    "a0000000-0000-4000-8000-000000000001\n    Bridge br-x\n        Port eth3\n            trunks: [1, 2]\n            Interface eth3\n                options: {a=b}",
  "ovs-vsctl-list": 'name                : eth3\nexternal_ids        : {a="b", c=d}\ntrunks              : [1, 2]',
  "ovs-vsctl-json": '{"data":[[["uuid","a"],["map",[["k","v"]]],["set",[1]]]],"headings":["_uuid","options","trunks"]}',
  "ovs-fdb": ` port  VLAN  MAC                Age\n    1     0  ${MAC}    3`,
  "ovs-flows":
    "NXST_FLOW reply (xid=0x4):\n cookie=0x0, duration=1s, table=0, n_packets=1, n_bytes=2, priority=5,arp actions=NORMAL",
  "ovs-flows-trace": 'Flow: arp,in_port=1\nbridge("br-x")\n 0. priority 5\n    NORMAL\nDatapath actions: 2',
  "ovn-trace":
    '# arp,reg14=0x1\ningress(dp="net7", inport="a")\n 0. ls_in_x (n.c:1): 1, priority 0, uuid 1\n    output;\n    /* output to "b", type "" */',
  "address-list": "203.0.113.7\n203.0.113.8..203.0.113.9",
  "address-list-ovn": '_uuid               : a\naddresses           : ["203.0.113.7"]\nname                : s',
  noted: "0:\tfrom all lookup local",
};

/** Lines of rows that a format gave for a text; `detect` must not throw either. */
function read(format: TextFormat, text: string): readonly number[] {
  format.detect(linesOf(text));
  return rowsOf(format, text).map((r) => r.line);
}

describe("formats of state", () => {
  it("each has a text here, and claims it alone", () => {
    expect(Object.keys(TEXTS).sort()).toEqual(MINE.map((f) => f.id).sort());
    for (const [id, text] of Object.entries(TEXTS)) {
      expect(FORMATS.filter((f) => f.detect(linesOf(text))).map((f) => f.id)).toEqual([id]);
      expect(
        rowsOf(
          MINE.find((f) => f.id === id)!,
          text,
        ).filter((r) => r.kind === "unparsed"),
      ).toEqual([]);
    }
  });

  it("any text is read by each", () => {
    const words = fc.constantFrom(
      ...Object.values(TEXTS).flatMap((t) => t.split(/[\s,]+/)),
      "\n",
      "\n",
      "    ",
      "{",
      "}",
      '"',
      "[",
      "\\",
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 40 }).map((w) => w.join(" ")),
    );
    fc.assert(
      fc.property(text, (t) => {
        const lines = linesOf(t).length;
        for (const f of MINE) for (const line of read(f, t)) expect(line >= 0 && line <= lines).toBe(true);
      }),
      { seed: 1, numRuns: 400 },
    );
  });

  it("every cut of each text is read", () => {
    for (const [id, text] of Object.entries(TEXTS)) {
      const format = MINE.find((f) => f.id === id)!;
      for (let n = 0; n <= text.length; n++) read(format, text.slice(0, n));
    }
  });

  it.each([
    "linux-fdb",
    "linux-neigh",
    "linux-route",
    "linux-monitor",
    "linux-sysctl",
    "ovs-fdb",
    "ovs-flows",
    "address-list",
  ])("%s: a line of junk changes no other row", (id) => {
    const format = MINE.find((f) => f.id === id)!;
    const lines = TEXTS[id]!.split("\n");
    const rows = (t: string) =>
      rowsOf(format, t)
        .filter((r) => r.kind !== "unparsed")
        .map((r) => ({ ...r, line: 0 }));
    // behind the first record: a stamp or a next hop belongs to the line beside it
    const junk = [...lines, "~~ junk ~~"].join("\n");
    const strip = (t: string) => JSON.stringify(rows(t)).replaceAll(/"line":\d+/g, "");
    expect(strip(junk)).toBe(strip(lines.join("\n")));
    expect(rowsOf(format, junk).filter((r) => r.kind === "unparsed")).toEqual([
      { kind: "unparsed", line: lines.length + 1, text: "~~ junk ~~" },
    ]);
  });

  it("hostile lines do not hold it up", () => {
    const long = 4096;
    const lines = [" ", "a", "1 ", ";", "{", "[", '"', "/* ", "=,", "type: {", "via ", ": ", "a=b,", "nexthop "].map(
      (t) => t.repeat(long / t.length),
    );
    const started = performance.now();
    for (const f of MINE) for (const line of lines) read(f, line);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
