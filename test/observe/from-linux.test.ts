// Linux state observed: where MACs are, MTUs, path MTUs, monitors with their clocks.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { InputContext, RouteObservation } from "../../src/observe/observation.ts";
import { observeText } from "../../src/observe/from-text.ts";
import { linesOf } from "../decode/text/lines.ts";
import { describeShared } from "../shared.ts";

const MAC = "0e:00:00:00:00:07";
const observe = (text: string, more: Partial<InputContext> = {}) =>
  observeText([linesOf(text)], { id: "i1", name: "a.txt", node: "n1", tunnelPorts: [], waitNs: 2e9, ...more });

describe("forwarding entries", () => {
  it("the device's own entry names the VTEP, the bridge's for the same MAC is folded into it", async () => {
    const o = await observe(
      `${MAC} dev vni7 vlan 1 extern_learn master brx \n${MAC} dev vni7 extern_learn master brx \n${MAC} dev vni7 dst 203.0.113.9 self extern_learn \n`,
      { order: 3 },
    );
    expect(o.input).toMatchObject({ kind: "linux-fdb", records: 3, unparsed: 0 });
    expect(o.routes).toEqual([
      {
        mac: MAC,
        table: "fdb",
        where: "n1",
        source: { input: "i1", line: 3 },
        order: 3,
        nextHop: "203.0.113.9",
        sticky: false,
        withdrawn: false,
        local: false,
        interface: "vni7",
      },
    ]);
  });

  it("flood lists, groups and ports' own addresses are no routes", async () => {
    const o = await observe(
      `00:00:00:00:00:00 dev vni7 dst 203.0.113.9 self permanent\n33:33:00:00:00:01 dev vni7 self permanent\n01:00:5e:00:00:01 dev vni7 self permanent\n${MAC} dev veth7 master brx permanent\n`,
    );
    expect(o.input.records).toBe(4);
    expect(o.routes).toEqual([]);
  });

  it.each<[string, string, Partial<RouteObservation>]>([
    ["learned on a port: local", `${MAC} dev veth7 master brx`, { local: true, interface: "veth7" }],
    [
      "learned from elsewhere, VTEP not shown",
      `${MAC} dev vni7 extern_learn master brx`,
      { local: false, interface: "vni7" },
    ],
    [
      "on a device with a flood list: not local",
      `00:00:00:00:00:00 dev vni7 dst 203.0.113.9 self permanent\n${MAC} dev vni7 master brx`,
      { local: false },
    ],
    [
      "permanent, with a VTEP: set by hand",
      `${MAC} dev vni7 dst 203.0.113.9 self permanent`,
      { nextHop: "203.0.113.9" },
    ],
    ["the VNI of its row", `${MAC} dev svd dst 203.0.113.9 src_vni 70 self`, { vni: 70 }],
    ["sticky", `${MAC} dev veth7 sticky master brx static`, { sticky: true, local: true }],
  ])("%s", async (_, text, fields) => {
    expect((await observe(text)).routes).toMatchObject([fields]);
  });

  it("the device of a filtered output is in its command", async () => {
    const o = await observe(`n1# bridge fdb show dev vni7\n${MAC} dst 203.0.113.9 self extern_learn \n`);
    expect(o.routes).toMatchObject([{ interface: "vni7", nextHop: "203.0.113.9" }]);
  });

  it("two VTEPs for one MAC are said", async () => {
    const o = await observe(`${MAC} dev vni7 dst 203.0.113.9 self\n${MAC} dev vni7 dst 203.0.113.10 self\n`);
    expect(o.findings).toMatchObject([{ code: "fdb.several-targets", where: [{ line: 1 }, { line: 2 }] }]);
  });
});

describe("links and routes", () => {
  it("MTUs, VNIs, VLANs, uplinks and addresses are facts", async () => {
    const o = await observe(
      "1: lo: <UP> mtu 65536 state UNKNOWN\n    inet 127.0.0.1/8 scope host lo\n5: vni7: <UP> mtu 1450 state UNKNOWN\n    link/ether 0e:00:00:00:00:07\n    vxlan id 7 dstport 4789\n6: bond0: <UP> mtu 9000 master brx state UP\n    bridge_slave state forwarding\n    inet6 fe80::1/64 scope link \n7: bond0.30@bond0: <UP> mtu 1500 state UP\n    vlan protocol 802.1Q id 30\n    inet 203.0.113.1/24 scope global bond0.30\n",
    );
    expect(o.facts.map((f) => [f.kind, f.subject, f.value, f.source.line])).toEqual([
      ["link.mtu", "n1 vni7", 1450, 3],
      ["link.vni", "n1 vni7", 7, 3],
      ["link.identity", "n1 vni7", { ifindex: 5, mac: "0e:00:00:00:00:07", up: true }, 3],
      ["link.mtu", "n1 bond0", 9000, 6],
      ["wiring.uplink", "n1 bond0", { bridge: "brx" }, 6],
      ["link.identity", "n1 bond0", { ifindex: 6, master: "brx", up: true }, 6],
      ["link.mtu", "n1 bond0.30", 1500, 9],
      ["link.vlan", "n1 bond0.30", 30, 9],
      ["link.identity", "n1 bond0.30", { ifindex: 7, up: true }, 9],
      ["link.address", "n1 bond0.30", "203.0.113.1/24", 11],
    ]);
  });

  it("a learned path MTU, with the time it has left", async () => {
    const o = await observe(
      "203.0.113.9 via 198.51.100.1 dev eth3 src 198.51.100.2 uid 0 \n    cache expires 571sec mtu 1392 \n",
    );
    expect(o.facts).toEqual([
      {
        kind: "path.mtu",
        subject: "n1 203.0.113.9",
        value: 1392,
        source: { input: "i1", line: 1 },
        limits: ["Learned from the path; forgotten 571 s after this was printed."],
      },
      {
        kind: "route.get",
        subject: "n1 203.0.113.9",
        value: { nextHop: "198.51.100.1", interface: "eth3", to: "203.0.113.9" },
        source: { input: "i1", line: 1 },
        limits: ["What the kernel would do: not that a packet took it."],
      },
    ]);
  });

  it("routes of a routing protocol, each next hop", async () => {
    const o = await observe(
      "203.0.113.0/24 nhid 9 proto bgp metric 20\n\tnexthop via 198.51.100.1 dev eth3 weight 1\n\tnexthop via 198.51.100.5 dev eth4 weight 1\ndefault via 198.51.100.1 dev eth3 proto static\n",
    );
    expect(o.input.records).toBe(2);
    expect(o.facts.map((f) => f.value)).toEqual([
      { nextHop: "198.51.100.1", interface: "eth3", protocol: "bgp", metric: 20, nhid: 9 },
      { nextHop: "198.51.100.5", interface: "eth4", protocol: "bgp", metric: 20, nhid: 9 },
      { nextHop: "198.51.100.1", interface: "eth3" },
    ]);
    expect(o.facts.map((f) => f.kind)).toEqual(["route.nextHop", "route.nextHop", "route.default"]);
  });

  it("a refusal is a finding with what was asked for", async () => {
    const o = await observe("n1# ip route get 203.0.113.9\nRTNETLINK answers: No route to host\n");
    expect(o.input).toMatchObject({ kind: "linux-route-get", records: 1 });
    expect(o.findings).toMatchObject([
      {
        code: "route.refused",
        says: "n1: the kernel gives no route to 203.0.113.9: \u201cRTNETLINK answers: No route to host\u201d.",
      },
    ]);
  });

  it("neighbours that nobody answers for", async () => {
    const o = await observe(
      `203.0.113.9 dev brx FAILED\n203.0.113.10 dev brx lladdr ${MAC} REACHABLE\n203.0.113.11 dev brx INCOMPLETE\n`,
    );
    expect(o.findings).toMatchObject([{ code: "neigh.unresolved", count: 2, where: [{ line: 1 }, { line: 3 }] }]);
  });

  it("settings that matter", async () => {
    const o = await observe("net.ipv4.ip_forward = 1\nkernel.hostname = n1\nnet.ipv4.conf.all.rp_filter = 2\n");
    expect(o.input.records).toBe(3);
    expect(o.facts.map((f) => [f.subject, f.value])).toEqual([
      ["n1 net.ipv4.ip_forward", 1],
      ["n1 net.ipv4.conf.all.rp_filter", 2],
    ]);
  });
});

// 2026-12-01T10:00:00Z is 1796083200 + 36000 s
const TEN = 1796119200n * 1_000_000_000n;

describe("monitors", () => {
  const text = `Timestamp: Tue Dec  1 10:00:00 2026 42 usec\n${MAC} dev veth7 master brx \nTimestamp: Tue Dec  1 10:00:01 2026 7 usec\nDeleted ${MAC} dev veth7 master brx \nTimestamp: Tue Dec  1 10:00:01 2026 9 usec\n${MAC} dev vni7 dst 203.0.113.9 self extern_learn \n`;

  it("each line has its time", async () => {
    const o = await observe(text, { zone: "Z" });
    expect(o.input).toMatchObject({
      kind: "linux-monitor",
      records: 3,
      clock: "local, Z as told",
      resolutionNs: 1000,
      digits: 6,
    });
    expect(o.routes).toMatchObject([
      { at: TEN + 42_000n, digits: 6, local: true, withdrawn: false, interface: "veth7" },
      { at: TEN + 1_000_007_000n, withdrawn: true },
      { at: TEN + 1_000_009_000n, local: false, nextHop: "203.0.113.9", interface: "vni7" },
    ]);
    expect(o.findings).toEqual([]);
  });

  it.each([
    ["-05:00", 5n * 3600n],
    ["+05:30", -(5n * 3600n + 1800n)],
  ])("zone %s", async (zone, seconds) => {
    const o = await observe(text, { zone });
    expect(o.routes[0]!.at).toBe(TEN + 42_000n + seconds * 1_000_000_000n);
  });

  it("no zone is said", async () => {
    const o = await observe(text);
    expect(o.input.clock).toBe("local, zone not told: read as UTC");
    expect(o.findings).toMatchObject([{ code: "clock.zone-not-told" }]);
  });

  it("no stamps at all: no time, and the order of lines", async () => {
    const o = await observe(`${MAC} dev veth7 master brx\nDeleted ${MAC} dev veth7 master brx\n`, { at: 1n });
    expect(o.input.clock).toBe("none");
    expect(o.routes.map((r) => [r.at, r.withdrawn])).toEqual([
      [undefined, false],
      [undefined, true],
    ]);
  });

  it("ip monitor prints forwarding entries as neighbours", async () => {
    const o = await observe(
      `[2026-12-01T10:00:00.000001] dev vni7 lladdr ${MAC} extern_learn REACHABLE \n[2026-12-01T10:00:00.000002] 203.0.113.9 dev vni7 lladdr ${MAC} extern_learn REACHABLE \n[2026-12-01T10:00:00.000003] 198.51.100.7 dev brx lladdr ${MAC} extern_learn NOARP proto zebra \n[2026-12-01T10:00:00.000004] 198.51.100.8 dev eth3 lladdr ${MAC} REACHABLE \n`,
      { zone: "Z" },
    );
    expect(o.routes).toMatchObject([
      { interface: "vni7", local: false },
      { interface: "vni7", nextHop: "203.0.113.9" },
    ]);
    expect(o.routes).toHaveLength(2);
  });

  it("an interface that changes its state", async () => {
    const o = await observe(
      "[2026-12-01T10:00:00.000001] 5: veth7: <UP> mtu 1500 state UP \n[2026-12-01T10:00:00.000002] 5: veth7: <UP> mtu 1500 state UP \n[2026-12-01T10:00:00.000003] 5: veth7: <UP> mtu 1400 state DOWN \n",
      { zone: "Z" },
    );
    expect(o.facts.map((f) => [f.kind, f.value])).toEqual([
      ["link.mtu", 1500],
      ["link.mtu", 1400],
      ["link.state", { at: "2026-12-01T10:00:00.000003Z", state: "DOWN" }],
    ]);
  });
});

describeShared("recordings", (root) => {
  const file = (path: string, more: Partial<InputContext> = {}) =>
    observe(readFileSync(join(root, path), "utf8"), more);

  it("three rows, one MAC, one VTEP", async () => {
    const o = await file("cases/evpn-move/leaf2.0-before.fdb.txt");
    expect(o.input).toMatchObject({ kind: "linux-fdb", records: 3 });
    expect(o.routes.map((r) => [r.mac, r.nextHop])).toEqual([["0a:58:c0:a8:28:20", "192.168.31.21"]]);
  });

  it("two routes of BGP", async () => {
    const o = await file("cases/nooverlay/cp1.ip-route.txt");
    expect(o.input).toMatchObject({ kind: "linux-route", records: 2 });
    expect(o.facts.map((f) => f.value)).toMatchObject([
      { nhid: 378, protocol: "bgp", metric: 20 },
      { nhid: 376, protocol: "bgp", metric: 20 },
    ]);
  });

  it.each(["move1", "move2", "move4-i0.05", "move5-withdraw-first", "move7-silent-then-garp"])(
    "monitor lines of %s",
    async (run) => {
      const truth = JSON.parse(readFileSync(join(root, "lab/A", run, "truth.json"), "utf8")) as {
        bridge_monitor_fdb: Record<string, [string, string][]>;
      };
      for (const [node, lines] of Object.entries(truth.bridge_monitor_fdb)) {
        const o = await file(`lab/A/${run}/${node}-bridge-monitor-fdb.txt`, { zone: "Z", node });
        // "Mon Nov 30 18:46:39 2026 .051980" and the line
        const expected = lines.map(([at, says]) => {
          const [, day = "", time = "", usec = ""] = /^\w+ (\w+ +\d+) ([\d:]+) 2026 \.(\d+)$/.exec(at) ?? [];
          return {
            at: BigInt(Date.parse(`${day} 2026 ${time} UTC`)) * 1_000_000n + BigInt(usec) * 1000n,
            withdrawn: says.startsWith("Deleted "),
            nextHop: says.startsWith("Deleted ") ? undefined : / dst (\S+)/.exec(says)?.[1],
            interface: / dev (\S+)/.exec(says)?.[1],
          };
        });
        expect([
          node,
          o.routes.map((r) => ({ at: r.at, withdrawn: r.withdrawn, nextHop: r.nextHop, interface: r.interface })),
        ]).toEqual([node, expected]);
      }
    },
  );
});
