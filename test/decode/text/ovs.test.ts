// Open vSwitch and OVN: show, list, JSON, MAC tables, flows, traces, and summaries by hand.
import { describe, expect, it } from "vitest";
import { ovnTrace } from "../../../src/decode/text/ovn-trace.ts";
import { ovsFdb } from "../../../src/decode/text/ovs-fdb.ts";
import { ovsFlows } from "../../../src/decode/text/ovs-flows.ts";
import { ovsFlowsTrace } from "../../../src/decode/text/ovs-flows-trace.ts";
import { membersOf, parseOvsValue } from "../../../src/decode/text/ovs-rows.ts";
import { ovsVsctlJson } from "../../../src/decode/text/ovs-vsctl-json.ts";
import { ovsVsctlList } from "../../../src/decode/text/ovs-vsctl-list.ts";
import { ovsVsctlShow } from "../../../src/decode/text/ovs-vsctl-show.ts";
import { linesOf, rowsOf } from "./lines.ts";

describe("values", () => {
  it.each([
    ["[]", { set: [] }],
    ["{}", { map: [] }],
    ["[100, 200]", { set: [100, 200] }],
    ['"a \\"b\\""', 'a "b"'],
    ["true", true],
    ["-7", -7],
    ["br-x", "br-x"],
    [
      '{key=flow, "remote_ip"="203.0.113.9"}',
      {
        map: [
          ["key", "flow"],
          ["remote_ip", "203.0.113.9"],
        ],
      },
    ],
    ["[[1]]", { set: [{ set: [1] }] }],
    ["{cut=", "{cut="],
    ["[1, 2", "[1, 2"],
    ['"open', '"open'],
  ])("%s", (text, value) => {
    expect(parseOvsValue(text)).toEqual(value);
  });

  it("a set of one is printed without brackets", () => {
    expect(membersOf(parseOvsValue("7"))).toEqual([7]);
    expect(membersOf(parseOvsValue("[]"))).toEqual([]);
  });

  it("deep nesting is left as text", () => {
    const text = "[".repeat(500);
    expect(parseOvsValue(text)).toBe(text);
  });
});

const SHOW = `a0000000-0000-4000-8000-000000000001
    Manager "ptcp:6640"
        is_connected: true
    Bridge "br-x"
        Controller "tcp:203.0.113.1:6653"
            is_connected: true
        fail_mode: secure
        Port "eth3"
            tag: 30
            Interface "eth3"
                error: "could not open network device eth3 (No such device)"
        Port bondx
            trunks: [30, 40]
            Interface eth5
            Interface eth6
    Bridge br-y
        Port to-x
            Interface to-x
                type: patch
                options: {peer=to-y}
    ovs_version: "3.1.0"
`;

describe("ovs-vsctl show", () => {
  it("bridges before their ports, quoted names or not", () => {
    expect(ovsVsctlShow.detect(linesOf(SHOW))).toBe(true);
    expect(rowsOf(ovsVsctlShow, SHOW)).toMatchObject([
      { kind: "system", what: "uuid" },
      { kind: "system", what: "manager", value: "ptcp:6640" },
      { kind: "bridge", line: 4, name: "br-x", failMode: "secure", controllers: ["tcp:203.0.113.1:6653"] },
      {
        kind: "port",
        line: 8,
        bridge: "br-x",
        name: "eth3",
        tag: 30,
        trunks: undefined,
        interfaces: [{ name: "eth3", error: "could not open network device eth3 (No such device)" }],
      },
      { kind: "port", name: "bondx", trunks: [30, 40], interfaces: [{ name: "eth5" }, { name: "eth6" }] },
      { kind: "bridge", name: "br-y", failMode: undefined },
      {
        kind: "port",
        bridge: "br-y",
        name: "to-x",
        interfaces: [{ type: "patch", options: { map: [["peer", "to-y"]] } }],
      },
      { kind: "system", what: "version", value: "3.1.0" },
    ]);
  });

  it("does not rely on the indentation", () => {
    const flat = SHOW.replaceAll(/^ +/gm, "");
    expect(rowsOf(ovsVsctlShow, flat)).toEqual(rowsOf(ovsVsctlShow, SHOW));
  });

  it("a line that is none of it is not understood, in the tool's own output", () => {
    expect(rowsOf(ovsVsctlShow, `${SHOW}    note to self\n`).at(-1)).toMatchObject({ kind: "unparsed", line: 22 });
  });
});

describe("a summary by hand", () => {
  const text = `Bridge br-x
  Port bond7        trunks: [0, 30]
  Port patch-out-to-br-int   type: patch
  VM ports

Bridge br-int
  patch port to br-x

Kept:       bond7.40     address unchanged
Absent:     bond7.30     no such interface any more
`;

  it("attributes on the port's line, patches in words, labelled sentences", () => {
    expect(ovsVsctlShow.detect(linesOf(text))).toBe(true);
    expect(rowsOf(ovsVsctlShow, text)).toMatchObject([
      { kind: "bridge", line: 1, name: "br-x" },
      { kind: "port", line: 2, name: "bond7", trunks: [0, 30] },
      { kind: "port", line: 3, name: "patch-out-to-br-int", interfaces: [{ type: "patch" }] },
      { kind: "statement", line: 4, label: "br-x", subject: "VM ports" },
      { kind: "bridge", line: 6, name: "br-int" },
      { kind: "port", line: 7, name: undefined, peerBridge: "br-x" },
      { kind: "statement", label: "Kept", subject: "bond7.40", says: "address unchanged" },
      { kind: "statement", label: "Absent", subject: "bond7.30", says: "no such interface any more" },
    ]);
  });

  it("other prose is not one", () => {
    expect(ovsVsctlShow.detect(linesOf("Bridge over troubled water\nsome lines\n"))).toBe(false);
  });
});

describe("database records", () => {
  const list = `_uuid               : a0000000-0000-4000-8000-000000000001
name                : eth3
tag                 : []
trunks              : [30, 40]

_uuid               : a0000000-0000-4000-8000-000000000002
name                : "7"
tag                 : 30
trunks              : []
`;
  const json = JSON.stringify({
    data: [
      [["uuid", "a0000000-0000-4000-8000-000000000001"], "eth3", ["set", []], ["set", [30, 40]]],
      [["uuid", "a0000000-0000-4000-8000-000000000002"], "7", 30, ["set", []]],
    ],
    headings: ["_uuid", "name", "tag", "trunks"],
  });

  it("list and JSON are equal", () => {
    expect(ovsVsctlList.detect(linesOf(list))).toBe(true);
    expect(ovsVsctlJson.detect(linesOf(json))).toBe(true);
    const columns = (rows: readonly object[]) => rows.map((r) => ("columns" in r ? r.columns : r));
    expect(columns(rowsOf(ovsVsctlList, list))).toEqual(columns(rowsOf(ovsVsctlJson, json)));
    expect(rowsOf(ovsVsctlList, list).map((r) => r.line)).toEqual([1, 6]);
  });

  it("a table", () => {
    const table =
      'name type    options\n---- ------- --------------------------\nt1   vxlan   {remote_ip="203.0.113.9"}\nb    ""      {}\n';
    expect(ovsVsctlList.detect(linesOf(table))).toBe(true);
    const rows = rowsOf(ovsVsctlList, table).map((r) => (r.kind === "record" ? Object.fromEntries(r.columns) : r));
    expect(rows).toEqual([
      { name: "t1", type: "vxlan", options: { map: [["remote_ip", "203.0.113.9"]] } },
      { name: "b", type: "", options: { map: [] } },
    ]);
  });

  it.each([
    ["an error of another program", "ping: nosuch.invalid: Name or service not known"],
    ["sentences", "name: this is what I typed"],
  ])("not %s", (_, text) => {
    expect(ovsVsctlList.detect(linesOf(text))).toBe(false);
  });
});

describe("MAC table", () => {
  it("ports, LOCAL, static", () => {
    const text =
      " port  VLAN  MAC                Age\n    1     0  0e:00:00:00:00:07    3\nLOCAL    30  0e:00:00:00:00:08   12\n   11     0  0e:00:00:00:00:09  static\n";
    expect(ovsFdb.detect(linesOf(text))).toBe(true);
    expect(rowsOf(ovsFdb, text)).toMatchObject([
      { kind: "mac", line: 2, port: 1, vlan: 0, age: 3 },
      { port: "LOCAL", vlan: 30 },
      { port: 11, age: "static" },
    ]);
  });
});

describe("flows", () => {
  it.each([
    [
      "with statistics",
      " cookie=0x1a, duration=6.8s, table=3, n_packets=25, n_bytes=953, idle_age=0, priority=100,in_port=2,dl_vlan=30 actions=pop_vlan,NORMAL",
      {
        cookie: "0x1a",
        table: 3,
        packets: 25,
        bytes: 953,
        duration: "6.8",
        priority: 100,
        match: "in_port=2,dl_vlan=30",
        actions: "pop_vlan,NORMAL",
      },
    ],
    [
      "without a priority",
      " cookie=0x0, duration=1.0s, table=0, n_packets=0, n_bytes=0, actions=drop",
      { priority: 32768, match: "", actions: "drop" },
    ],
    ["--no-stats", " table=9, priority=0 actions=NORMAL", { table: 9, priority: 0, packets: undefined }],
    [
      "datapath",
      "recirc_id(0),in_port(3),eth(src=0e:00:00:00:00:07),eth_type(0x0806), packets:4, bytes:240, used:0.5s, actions:set(tunnel(tun_id=0x7,dst=203.0.113.9)),6",
      {
        where: "datapath",
        packets: 4,
        bytes: 240,
        actions: "set(tunnel(tun_id=0x7,dst=203.0.113.9)),6",
        priority: undefined,
      },
    ],
  ])("%s", (_, text, fields) => {
    expect(ovsFlows.detect(linesOf(text))).toBe(true);
    expect(rowsOf(ovsFlows, text)).toMatchObject([{ kind: "flow", ...fields }]);
  });

  it.each(["NXST_FLOW reply (xid=0x4):", "OFPST_FLOW reply (OF1.3) (xid=0x2):", "flow-dump from the main thread:"])(
    "%s is a legend",
    (text) => {
      expect(ovsFlows.detect(linesOf(text))).toBe(true);
      expect(rowsOf(ovsFlows, text)).toEqual([]);
    },
  );
});

describe("ofproto/trace", () => {
  it("rules, actions and what the datapath would do", () => {
    const text =
      'Flow: arp,in_port=1,dl_src=0e:00:00:00:00:07\n\nbridge("br-x")\n--------------\n 3. in_port=1, priority 90, cookie 0x5\n    NORMAL\n     -> no learned MAC for destination, flooding\n\nFinal flow: unchanged\nMegaflow: recirc_id=0,arp,in_port=1\nDatapath actions: 2,3\n';
    expect(ovsFlowsTrace.detect(linesOf(text))).toBe(true);
    expect(rowsOf(ovsFlowsTrace, text)).toMatchObject([
      { what: "flow" },
      { what: "bridge", text: "br-x" },
      { what: "rule", table: 3, priority: 90 },
      { what: "action", text: "NORMAL" },
      { what: "note", text: "no learned MAC for destination, flooding" },
      { what: "final", text: "unchanged" },
      { what: "megaflow" },
      { what: "datapath", text: "2,3" },
    ]);
  });
});

describe("ovn-trace", () => {
  it("detailed: rule, priority, what it did, where it came out", () => {
    const text = `# icmp,reg14=0x2,vlan_tci=0x0000,dl_src=0e:00:00:00:00:07,dl_dst=0e:00:00:00:00:08

ingress(dp="net7", inport="vm-a")
---------------------------------
 0. ls_in_check_port_sec (northd.c:8500): inport == "vm-a", priority 50, uuid 0123abcd
    reg0[15] = check_in_port_sec();
    next;
27. ls_in_l2_lkup (northd.c:9000): eth.dst == 0e:00:00:00:00:08, priority 50, uuid 89abcdef
    outport = "vm-b";
    output;

egress(dp="net7", inport="vm-a", outport="vm-b")
------------------------------------------------
10. ls_out_apply_port_sec (northd.c:5700): 1, priority 0, uuid 00112233
    output;
    /* output to "vm-b", type "" */
`;
    expect(ovnTrace.detect(linesOf(text))).toBe(true);
    expect(rowsOf(ovnTrace, text)).toMatchObject([
      { what: "flow" },
      { what: "pipeline", text: 'ingress(dp="net7", inport="vm-a")' },
      { what: "rule", table: 0, stage: "ls_in_check_port_sec", priority: 50, text: 'inport == "vm-a"' },
      { what: "action" },
      { what: "action", text: "next;" },
      { what: "rule", table: 27, stage: "ls_in_l2_lkup", priority: 50 },
      { what: "action" },
      { what: "action", text: "output;" },
      { what: "pipeline" },
      { what: "rule", table: 10, priority: 0 },
      { what: "action" },
      { what: "output", text: "vm-b", portType: "" },
    ]);
  });

  it("implicit and explicit drops", () => {
    const implicit = 'ingress(dp="net7", inport="vm-a")\n---\n 0. ls_in_port_sec_l2: no match (implicit drop)\n';
    expect(rowsOf(ovnTrace, implicit)).toMatchObject([
      { what: "pipeline" },
      { what: "drop", table: 0, stage: "ls_in_port_sec_l2" },
    ]);
    const explicit =
      'ingress(dp="net7", inport="vm-a")\n---\n 8. ls_in_acl (northd.c:1): ip4 && tcp.dst == 22, priority 2001, uuid 1\n    drop;\n';
    expect(rowsOf(ovnTrace, explicit)).toMatchObject([
      { what: "pipeline" },
      { what: "rule", priority: 2001 },
      { what: "drop", text: "drop" },
    ]);
  });

  it("summary nests, minimal has actions only", () => {
    const summary =
      'ingress(dp="net7", inport="vm-a") {\n    next;\n    ct_next(ct_state=est|trk /* default (use --ct to customize) */) {\n        next;\n        egress(dp="net7", inport="vm-a", outport="vm-b") {\n            output;\n            /* output to "vm-b", type "localnet" */;\n        };\n    };\n};\n';
    const rows = rowsOf(ovnTrace, summary);
    expect(ovnTrace.detect(linesOf(summary))).toBe(true);
    expect(rows.filter((r) => r.kind === "unparsed")).toEqual([]);
    const minimal = '# arp,reg14=0x2,vlan_tci=0x0000\noutput("vm-b");\n';
    expect(ovnTrace.detect(linesOf(minimal))).toBe(true);
    expect(rowsOf(ovnTrace, minimal)).toMatchObject([{ what: "flow" }, { what: "output", text: "vm-b" }]);
  });
});
