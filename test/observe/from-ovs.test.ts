// Wiring, MAC tables, traces and address lists observed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { InputContext } from "../../src/observe/observation.ts";
import { observeText } from "../../src/observe/from-text.ts";
import { linesOf } from "../decode/text/lines.ts";
import { describeShared } from "../shared.ts";

const observe = (text: string, more: Partial<InputContext> = {}) =>
  observeText([linesOf(text)], { id: "i1", name: "a.txt", node: "n1", tunnelPorts: [], waitNs: 2e9, ...more });

describe("wiring", () => {
  it("uplinks, patches, tunnels and tagged ports as printed", async () => {
    const o = await observe(`a0000000-0000-4000-8000-000000000001
    Bridge br-x
        Port bond7
            trunks: [0, 30]
            Interface eth5
            Interface eth6
        Port to-y
            Interface to-y
                type: patch
                options: {peer=to-x}
        Port br-x
            Interface br-x
                type: internal
        Port vm1
            tag: 30
            Interface vm1
    Bridge br-y
        Port to-x
            Interface to-x
                type: patch
                options: {peer=to-y}
        Port tun0
            Interface tun0
                type: geneve
                options: {key="7", remote_ip="203.0.113.9"}
`);
    expect(o.input).toMatchObject({ kind: "ovs-vsctl", records: 9, unparsed: 0 });
    expect(o.facts.map((f) => [f.kind, f.subject, f.value])).toEqual([
      ["wiring.uplink", "n1 bond7", { bridge: "br-x", trunks: [0, 30] }],
      ["wiring.patch", "n1 br-x", { bridge: "br-x", port: "to-y", toBridge: "br-y" }],
      ["wiring.port", "n1 vm1", { bridge: "br-x", tag: 30 }],
      ["wiring.patch", "n1 br-y", { bridge: "br-y", port: "to-x", toBridge: "br-x" }],
      ["wiring.tunnel", "n1 tun0", { bridge: "br-y", encapsulation: "geneve", to: "203.0.113.9", key: 7 }],
    ]);
  });

  it("an interface that could not be opened", async () => {
    const o = await observe(
      'Bridge br-x\n    Port eth9\n        Interface eth9\n            error: "could not open network device eth9 (No such device)"\n',
    );
    expect(o.findings).toMatchObject([{ code: "ovs.error", severity: "warning", where: [{ line: 2 }] }]);
  });

  it("records of the database give MTUs and the MAC behind a port", async () => {
    const o = await observe(
      'name                : vm1\nexternal_ids        : {attached-mac="0e:00:00:00:00:07", iface-id=x}\nmtu                 : 1400\ntrunks              : []\n',
    );
    expect(o.facts.map((f) => [f.kind, f.subject, f.value])).toEqual([
      ["link.mtu", "n1 vm1", 1400],
      ["wiring.attachedMac", "n1 vm1", "0e:00:00:00:00:07"],
    ]);
  });
});

it("MAC tables: the port, with its bridge where the command says it", async () => {
  const table =
    " port  VLAN  MAC                Age\n    4    30  0e:00:00:00:00:07    3\nLOCAL     0  0e:00:00:00:00:08    1\n";
  const o = await observe(`n1# ovs-appctl fdb/show br-x\n${table}`);
  expect(o.routes).toMatchObject([
    { mac: "0e:00:00:00:00:07", table: "fdb", interface: "br-x port 4" },
    { mac: "0e:00:00:00:00:08", local: true },
  ]);
  expect((await observe(table)).routes[0]).toMatchObject({ interface: "port 4" });
});

describe("traces", () => {
  const ovn = (rest: string) =>
    `# tcp,reg14=0x2,dl_dst=0e:00:00:00:00:08\n\ningress(dp="net7", inport="vm-a")\n---\n${rest}`;

  it.each([
    [
      "delivered",
      ' 9. ls_in_l2_lkup (n.c:1): eth.dst == 0e:00:00:00:00:08, priority 50, uuid 1\n    output;\n    /* output to "vm-b", type "" */\n',
      { verdict: "delivered", ports: ["vm-b"], table: 9, stage: "ls_in_l2_lkup", priority: 50 },
    ],
    [
      "dropped by a rule",
      " 8. ls_in_acl (n.c:1): tcp.dst == 22, priority 2001, uuid 1\n    drop;\n",
      { verdict: "dropped", table: 8, stage: "ls_in_acl", priority: 2001 },
    ],
    [
      "no rule",
      " 0. ls_in_port_sec_l2: no match (implicit drop)\n",
      { verdict: "dropped", table: 0, stage: "ls_in_port_sec_l2" },
    ],
    [
      "nothing came out",
      " 0. ls_in_x (n.c:1): 1, priority 0, uuid 1\n    next;\n",
      { verdict: "no output", table: 0, stage: "ls_in_x", priority: 0 },
    ],
  ])("ovn-trace: %s", async (_, rest, value) => {
    const o = await observe(ovn(rest));
    expect(o.facts).toMatchObject([
      { kind: "trace.verdict", subject: "tcp,reg14=0x2,dl_dst=0e:00:00:00:00:08", value },
    ]);
  });

  it("ovn-trace through connection tracking says what it assumes", async () => {
    const o = await observe(ovn("ct_next(ct_state=est|trk /* default (use --ct to customize) */)\n---\n    drop;\n"));
    expect(o.facts[0]!.limits).toHaveLength(2);
  });

  it("ofproto/trace", async () => {
    const o = await observe(
      'Flow: arp,in_port=1\n\nbridge("br-x")\n---\n 3. priority 90\n    drop\n\nFinal flow: unchanged\nDatapath actions: drop\n',
    );
    expect(o.facts).toMatchObject([
      { subject: "arp,in_port=1", value: { verdict: "dropped", lastRule: { table: 3, priority: 90 } } },
    ]);
  });
});

it("address lists are a fact each", async () => {
  const o = await observe("203.0.113.7\n203.0.113.8..203.0.113.9\n203.0.113.64/26\n");
  expect(o.facts).toMatchObject([
    { kind: "address.list", subject: "n1", value: ["203.0.113.7", "203.0.113.8..203.0.113.9", "203.0.113.64/26"] },
  ]);
});

describeShared("recordings", (root) => {
  const file = (path: string) => observe(readFileSync(join(root, path), "utf8"));

  it("the wiring that was written by hand", async () => {
    const o = await file("cases/kube-ovn/wiring.ovs.txt");
    expect(o.input).toMatchObject({ kind: "ovs-vsctl", unparsed: 0 });
    const of = (kind: string) => o.facts.filter((f) => f.kind === kind).map((f) => [f.subject, f.value]);
    expect(of("wiring.uplink")).toEqual([["n1 bond0", { bridge: "br-biz", trunks: [0, 200] }]]);
    expect(of("wiring.patch")).toMatchObject([
      ["n1 br-biz", { toBridge: "br-int" }],
      ["n1 br-int", { toBridge: "br-biz" }],
    ]);
    expect(of("wiring.kept").map(([s]) => s)).toEqual(["n1 bond0.210"]);
    expect(of("wiring.absent").map(([s]) => s)).toEqual(["n1 bond0.200"]);
  });

  it("reserved addresses", async () => {
    const o = await file("cases/kube-ovn/reserved.txt");
    expect(o.input).toMatchObject({ kind: "address-list", records: 6 });
    expect(o.facts[0]!.value).toHaveLength(6);
  });
});
