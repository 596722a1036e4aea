// Kubernetes to facts. Counts of addresses are worked out by hand in the comments.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { observeText } from "../../src/observe/from-text.ts";
import {
  addressText,
  hostsOf,
  listOf,
  parseNetwork,
  parseRange,
  sizeOf,
  without,
} from "../../src/observe/address-ranges.ts";
import { linesOf } from "../decode/text/lines.ts";
import { describeShared } from "../shared.ts";

const observe = (text: string) => observeText([linesOf(text)], { id: "i1", name: "k", tunnelPorts: [], waitNs: 2e9 });
async function facts(text: string): Promise<Record<string, unknown[]>> {
  const out: Record<string, unknown[]> = {};
  for (const f of (await observe(text)).facts) (out[f.kind] ??= []).push(f.value);
  return out;
}

describe("ranges", () => {
  it("networks, ranges, and what is left", () => {
    const net = parseNetwork("198.51.100.7/28")!;
    expect([addressText(4, net.low), addressText(4, net.high), sizeOf(net)]).toEqual([
      "198.51.100.0",
      "198.51.100.15",
      16n,
    ]);
    const left = without(hostsOf(net), [
      parseRange("198.51.100.1..198.51.100.4")!,
      parseRange("198.51.100.6-198.51.100.20")!,
    ]);
    expect(listOf(left, 9)).toEqual(["198.51.100.5"]);
    expect(listOf([net], 15)).toBeUndefined();
    expect(addressText(6, parseNetwork("2001:db8::/64")!.high)).toBe("2001:db8::ffff:ffff:ffff:ffff");
    for (const bad of ["", "x", "1.2.3.4/33", "2001:db8::/129", "1.2.3.9..1.2.3.4", "1.2.3.4..2001:db8::1"])
      expect(parseRange(bad)).toBeUndefined();
  });
});

const subnet = (spec: string) => `apiVersion: kubeovn.io/v1\nkind: Subnet\nmetadata: {name: s}\nspec:\n${spec}`;

describe("a subnet of Kube-OVN", () => {
  it("counts what is left", async () => {
    // /28: 16 addresses, 14 hosts (.1 to .14); .1 to .9 and .12 excluded (gateway .1 among them): 10; left .10 .11 .13 .14
    const f = await facts(
      subnet(
        "  cidrBlock: 203.0.113.0/28\n  gateway: 203.0.113.1\n  mtu: 1400\n  vlan: v7\n  excludeIps: [203.0.113.1..203.0.113.9, 203.0.113.12]\n",
      ),
    );
    expect(f["ipam.total"]).toEqual([16]);
    expect(f["ipam.hosts"]).toEqual([14]);
    expect(f["ipam.excluded"]).toEqual([10]);
    expect(f["ipam.allocatable"]).toEqual([["203.0.113.10", "203.0.113.11", "203.0.113.13", "203.0.113.14"]]);
    expect(f["network.mtu"]).toEqual([1400]);
    expect(f["subnet.vlan"]).toEqual(["v7"]);
  });

  it("a gateway outside of excludeIps is not handed out; dual stack is two networks; a range out of the network counts for nothing", async () => {
    // /29: hosts .9 to .14, less .9 (gateway) and .12 (range cut at its ends): .10 .11 .13 .14
    const f = await facts(
      subnet(
        '  cidrBlock: "203.0.113.8/29,2001:db8::/64"\n  gateway: "203.0.113.9,2001:db8::1"\n  excludeIps: ["203.0.113.12", "192.0.2.1..192.0.2.9"]\n',
      ),
    );
    expect(f["ipam.allocatable"]).toEqual([["203.0.113.10", "203.0.113.11", "203.0.113.13", "203.0.113.14"]]);
    expect(f["network.subnet"]).toEqual(["203.0.113.8/29", "2001:db8::/64"]);
    // 2^64 does not fit a number: no count is given for it, rather than a wrong one
    expect(f["ipam.total"]).toEqual([8]);
    expect(f["network.gateway"]).toEqual(["203.0.113.9", "2001:db8::1"]);
  });

  it("an entry that is no range is said", async () => {
    const o = await observe(subnet("  cidrBlock: 203.0.113.0/28\n  excludeIps: [a..b]\n"));
    expect(o.findings).toMatchObject([{ code: "kube.bad-range", where: [{ line: 6 }] }]);
  });
});

const cudn = (network: string, spec = "") =>
  `apiVersion: k8s.ovn.org/v1\nkind: ClusterUserDefinedNetwork\nmetadata: {name: n}\nspec:\n${spec}  network:\n${network}`;

describe("a network of OVN-Kubernetes", () => {
  it("the first free address is behind all that is kept", async () => {
    // kept: .0 to .7, .8 to .15, .20 to .23, gateway .16; so .17
    const f = await facts(
      cudn(`    transport: EVPN
    evpn: {vtep: t, macVRF: {vni: 77, routeTarget: "65000:77"}, ipVRF: {vni: 78}}
    layer2:
      role: Primary
      mtu: 1400
      subnets: [198.51.100.0/24]
      infrastructureSubnets: [198.51.100.0/29]
      reservedSubnets: [198.51.100.8/29, 198.51.100.20/30]
      defaultGatewayIPs: [198.51.100.16]
`),
    );
    expect(f["network.firstFreeAddress"]).toEqual(["198.51.100.17"]);
    // 198 = c6, 51 = 33, 100 = 64, 17 = 11
    expect(
      (
        await observe(
          cudn(
            "    layer2: {subnets: [198.51.100.0/24], infrastructureSubnets: [198.51.100.0/28, 198.51.100.16/32]}\n",
          ),
        )
      ).facts,
    ).toContainEqual(
      expect.objectContaining({ kind: "mac.embedsIp", subject: "0a:58:c6:33:64:11", value: "198.51.100.17" }),
    );
    expect(f["network.overlap"]).toEqual([[]]);
    expect([f["network.vni"], f["network.l3Vni"], f["network.routeTarget"], f["network.mtu"]]).toEqual([
      [77],
      [78],
      ["65000:77"],
      [1400],
    ]);
  });

  it("the proposed shape of EVPN is read and called that", async () => {
    const o = await observe(
      cudn(
        "    layer2: {subnets: [198.51.100.0/24]}\n",
        "  transport: EVPN\n  evpnConfiguration: {vtep: t, macVRF: {vni: 5}}\n",
      ),
    );
    expect(o.facts).toContainEqual(expect.objectContaining({ kind: "network.vni", value: 5 }));
    expect(o.findings.map((x) => x.code)).toEqual(["kube.evpn-proposal"]);
  });

  it("networks that overlap, a reserved one outside, none left", async () => {
    const o = await observe(
      cudn(
        "    layer2: {subnets: [198.51.100.0/30], reservedSubnets: [198.51.100.0/30, 198.51.100.2/31, 192.0.2.0/30]}\n",
      ),
    );
    expect(o.facts.find((f) => f.kind === "network.overlap")?.value).toEqual([["198.51.100.0/30", "198.51.100.2/31"]]);
    expect(o.findings.map((x) => x.code).toSorted()).toEqual(["kube.network-full", "kube.network-outside"]);
  });

  it("a condition that is false, with the VNI that is taken", async () => {
    const o = await observe(
      `${cudn("    layer2: {subnets: []}\n")}status:\n  conditions:\n  - {type: NetworkCreated, status: "False", message: "secret-name: VNI 101 is already reserved"}\n`,
    );
    expect(o.findings).toMatchObject([
      {
        code: "kube.condition-false",
        says: expect.stringContaining("NetworkCreated is False: VNI 101 is already reserved") as string,
      },
    ]);
  });
});

describe("VMs and migrations", () => {
  it("node, addresses, a MAC that holds its address, phases to the second", async () => {
    const f =
      await facts(`{"apiVersion":"kubevirt.io/v1","kind":"VirtualMachineInstance","metadata":{"name":"vm","namespace":"d","uid":"u1"},
 "status":{"nodeName":"w2","interfaces":[{"mac":"0A:58:C0:00:02:09","ipAddress":"192.0.2.9","ipAddresses":["192.0.2.9","2001:DB8::9"]}],
 "migrationState":{"startTimestamp":"2026-01-10T10:00:02Z","endTimestamp":"2026-01-10T10:00:09Z","sourceNode":"w1","targetNode":"w2","mode":"PreCopy"}}}`);
    expect(f).toMatchObject({
      "vmi.node": ["w2"],
      "vmi.address": ["192.0.2.9", "2001:db8::9"],
      "vmi.mac": ["0a:58:c0:00:02:09"],
      "mac.embedsIp": ["192.0.2.9"],
      "migration.nodes": [{ from: "w1", to: "w2" }],
      "phase.time": [
        { state: "migrationStart", at: "2026-01-10T10:00:02Z" },
        { state: "migrationEnd", at: "2026-01-10T10:00:09Z" },
      ],
      "object.uid": ["u1"],
    });
  });

  it("the state of another migration, and a failed one", async () => {
    const o = await observe(
      `apiVersion: kubevirt.io/v1\nkind: VirtualMachineInstanceMigration\nmetadata: {name: m, uid: a}\nstatus:\n  migrationState: {migrationUid: b, failed: true, failureReason: host-x is gone}\n`,
    );
    expect(o.findings.map((x) => x.code)).toEqual(["kube.migration-failed", "kube.migration-other"]);
    // names stay in the fact that is withheld when the evidence leaves
    expect(o.findings.some((x) => x.says.includes("host-x"))).toBe(false);
  });

  it("tables and phases", async () => {
    expect(
      await facts(
        "NAME   AGE   PHASE     IP          NODENAME   READY\nvm     9m    Running   192.0.2.9   w1         True\n",
      ),
    ).toEqual({
      "vmi.node": ["w1"],
      "vmi.address": ["192.0.2.9"],
    });
    const o = await observe(
      "$ kubectl get vmim mig1 -o jsonpath='{x}'\nPending\t2026-01-10T10:00:00Z\nOther\t2026-01-10T10:00:01Z\n",
    );
    expect(o.facts.map((x) => [x.subject, x.value])).toEqual([
      ["mig1", { state: "Pending", at: "2026-01-10T10:00:00Z" }],
      ["mig1", { state: "other", name: "Other", at: "2026-01-10T10:00:01Z" }],
    ]);
  });

  it("Pods: restarts and a default route of a network attachment", async () => {
    const f = await facts(
      `apiVersion: v1\nkind: Pod\nmetadata:\n  name: p\n  annotations:\n    k8s.v1.cni.cncf.io/networks: '[{"name":"x","default-route":["192.0.2.1"]}]'\n    k8s.v1.cni.cncf.io/network-status: "broken"\nspec: {nodeName: w}\nstatus:\n  podIP: 10.1.2.3\n  containerStatuses: [{restartCount: 1}, {restartCount: 2}]\n`,
    );
    expect(f).toMatchObject({ "pod.node": ["w"], "pod.restarts": [3], "pod.defaultRoute": [["192.0.2.1"]] });
  });
});

describeShared("recorded objects", (root) => {
  const read = (name: string) => readFileSync(join(root, "cases", name), "utf8");

  it("the plan of addresses leaves the six that were reserved", async () => {
    const f = await facts(read("kube-ovn/objects.yaml"));
    expect(f["ipam.allocatable"]).toEqual([read("kube-ovn/reserved.txt").trim().split("\n")]);
    expect([f["ipam.total"], f["ipam.hosts"], f["ipam.excluded"]]).toEqual([[1024], [1022], [1016]]);
  });

  it("the network of a move: first free .32, VNI 100, route target 65000:100, MTU 1400", async () => {
    const f = await facts(read("evpn-move/cudn.yaml"));
    expect(f).toMatchObject({
      "network.firstFreeAddress": ["192.168.40.32"],
      "network.vni": [100],
      "network.routeTarget": ["65000:100"],
      "network.mtu": [1400],
      "network.overlap": [[]],
    });
  });

  it("the node before and after, the address unchanged; five seconds of phases", async () => {
    const [before, after] = [
      await facts(read("evpn-move/vmi-before.txt")),
      await facts(read("evpn-move/vmi-after.txt")),
    ];
    expect([before["vmi.node"], after["vmi.node"]]).not.toEqual([after["vmi.node"], before["vmi.node"]]);
    expect(before["vmi.address"]).toEqual(after["vmi.address"]);
    const { "phase.time": phases } = await facts(read("evpn-move/vmim-phases.tsv"));
    const times = (phases as { at: string }[]).map((p) => Date.parse(p.at));
    expect([phases!.length, times.at(-1)! - times[0]!]).toEqual([7, 5000]);
  });
});
