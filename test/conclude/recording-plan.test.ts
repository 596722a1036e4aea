// The plan of a recording: what each role records, and that scripts and case file speak of the same files.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { reveal } from "../../src/anonymize/reveal.ts";
import { recordingPlan, type RecordingOptions } from "../../src/conclude/recording-plan.ts";
import { ROLES } from "../../src/conclude/recorders.ts";
import { recordingCase, recordingScript, recordingText } from "../../src/render/recording-plan.ts";
import { readCase } from "../../src/read/case-file.ts";
import type { Case } from "../../src/schema/case.generated.ts";
import { put, scratch, wirewitness } from "../cli/run.ts";

const MOVE: RecordingOptions = {
  ip: "192.0.2.50",
  mac: "02:00:00:00:00:50",
  vni: 100,
  nodes: ["hv1=old", "hv2=new,ovs", "leaf=ingress", "spine=reflector", "host=prober", "me=control"],
  vm: "vm-1",
  namespace: "prod",
};

const commands = (o: RecordingOptions, node: string) => {
  const n = recordingPlan(o).nodes.find((p) => p.node === node)!;
  return [...n.snapshots, ...n.recorders].map((r) => r.run);
};

describe("roles", () => {
  test("a VTEP reads UPDATEs whole, and tunnels on the ports of VXLAN, Linux' VXLAN and Geneve", () => {
    const run = commands(MOVE, "leaf");
    expect(run).toContain(`tcpdump -n -U -B 16384 -i "$UPLINK" -s 0 -w bgp.pcap 'tcp port 179'`);
    expect(run).toContain(
      `tcpdump -n -U -B 16384 -i "$UPLINK" -s 256 -w uplink.pcap 'udp port 4789 or udp port 8472 or udp port 6081'`,
    );
    expect(run).toContain("vtysh -c 'show evpn mac vni 100'");
    // iproute2 6.1 knows no -ts for bridge
    expect(run).toContain("bridge -t monitor fdb");
  });
  test("only hosts of the machine record its port", () => {
    const port = (node: string) => commands(MOVE, node).some((r) => r.includes("$PORT"));
    expect(["hv1", "hv2", "leaf", "spine", "host", "me"].map(port)).toEqual([true, true, false, false, false, false]);
  });
  test("the prober pings with times and with what was not answered", () => {
    expect(commands({ ...MOVE, interval: 0.05 }, "host")).toContain("ping -D -O -i 0.05 192.0.2.50");
  });
  test("the cluster is asked for the machine in its namespace", () => {
    expect(commands(MOVE, "me")).toContain("kubectl get vmi vm-1 -n prod -o yaml");
  });
  test("a reflector that is no VTEP has no tunnels", () => {
    expect(commands(MOVE, "spine").filter((r) => r.includes("udp port"))).toEqual([]);
  });
});

describe("a case that is there", () => {
  const file = put(
    scratch(),
    "case.yaml",
    'subject: { mac: "02:00:00:00:00:07", ip: 192.0.2.7, vni: 7 }\nvteps: { leaf9: 192.0.2.9 }\ntunnelPorts: ["vxlan:50000"]\nsources: [{ file: x.pcap }]\n',
  );
  test("gives subject, VTEPs and ports of tunnels; an option outranks it", () => {
    const plan = recordingPlan({ caseFile: file, vni: 8, nodes: ["h=prober"] });
    expect(plan.nodes.map((n) => [n.node, n.roles])).toEqual([
      ["h", ["prober"]],
      ["leaf9", ["vtep"]],
    ]);
    expect(plan.case.subject).toEqual({ mac: "02:00:00:00:00:07", ip: "192.0.2.7", vni: 8 });
    expect(commands({ caseFile: file }, "leaf9").find((r) => r.includes("uplink.pcap"))).toContain("'udp port 50000'");
  });
});

describe("what is wrong is said", () => {
  test.each([
    [{ nodes: ["a b=old"] }, /"a b" is not a name of a node/],
    [{ nodes: ["$(reboot)=old"] }, /is not a name of a node/],
    [{ nodes: ["../x=old"] }, /is not a name of a node/],
    [{ nodes: ["hv1"] }, /hv1 has no role/],
    [{ nodes: ["hv1=boss"] }, /"boss" is not a role/],
    [{ nodes: ["hv1=old"], ip: "192.0.2.500" }, /is not an IP address/],
    [{ nodes: ["hv1=old"], mac: "02:00" }, /is not a MAC address/],
    [{ nodes: ["hv1=old"], vni: 16_777_216 }, /is not a VNI/],
    [{ nodes: ["hv1=old"], interval: 0 }, /no interval of pings/],
    [{ nodes: ["hv1=control"], vm: "vm;reboot" }, /is not a name of Kubernetes/],
    [{}, /no node is named/],
  ] satisfies [RecordingOptions, RegExp][])("%o", (options, message) => {
    expect(() => recordingPlan(options)).toThrow(message);
  });
  test("what the plan leaves open is said: no prober, no new host", () => {
    const open = recordingPlan({ nodes: ["hv1=old"] }).open.join(" ");
    expect(open).toMatch(/No node pings/);
    expect(open).toMatch(/old and the new host are not both named/);
  });
});

test("every role of the table records something", () => {
  for (const role of Object.keys(ROLES)) {
    const [node] = recordingPlan({ nodes: [`n=${role}`] }).nodes;
    expect([role, node!.snapshots.length + node!.recorders.length > 0]).toEqual([role, true]);
  }
});

test("the case file is one, and MACs in it are texts for any YAML", () => {
  const text = recordingCase(reveal(recordingPlan(MOVE)));
  expect(text).toContain('mac: "02:00:00:00:00:50"');
  const c = readCase(put(scratch(), "case.yaml", text));
  expect(c.stages).toEqual(["before", "after"]);
  expect(c.sources.every((s) => s.optional === true)).toBe(true);
});

/** Programs that answer with their name, or record until they are stopped. */
function fakes(): string {
  const bin = join(scratch(), "bin");
  mkdirSync(bin);
  const answer = '#!/bin/sh\ncase "$*" in *monitor*|*"-O"*) echo started; exec sleep 600;; *) echo "$0 $*";; esac\n';
  const tcpdump =
    '#!/bin/sh\nwhile [ "$1" != -w ]; do shift; done; echo x > "$2"; echo listening >&2\ntrap "exit 0" INT TERM; while :; do sleep 0.1; done\n';
  for (const name of ["vtysh", "bridge", "ip", "ping", "kubectl", "ovs-vsctl", "ovs-ofctl"])
    writeFileSync(join(bin, name), answer);
  writeFileSync(join(bin, "tcpdump"), tcpdump);
  for (const name of readdirSync(bin)) chmodSync(join(bin, name), 0o755);
  return bin;
}

test("a script leaves exactly the files that the case names, and nothing that runs on", () => {
  const plan = recordingPlan(MOVE);
  const bin = fakes();
  const folder = scratch();
  for (const node of plan.nodes) {
    const named = plan.case.sources.map((s) => s.file).filter((f) => f.startsWith(`${node.node}/`));
    // Enter is pressed when all that comes before it has been written
    const early = named.filter((f) => !f.includes("/after.")).length;
    const enter = `until [ "$(ls ${node.node} 2> /dev/null | wc -l)" -ge ${early} ]; do sleep 0.05; done; echo`;
    const script = put(folder, "script.sh", recordingScript(reveal(node)));
    const r = spawnSync("sh", ["-c", `{ ${enter}; } | sh ${script}`], {
      cwd: folder,
      env: { PATH: `${bin}:${process.env["PATH"]}`, UPLINK: "lo", PORT: "lo", NIC: "lo" },
      encoding: "utf8",
      timeout: 20_000,
    });
    expect([node.node, r.status, r.stderr.includes("failed")]).toEqual([node.node, 0, false]);
    const files = readdirSync(join(folder, node.node)).map((f) => `${node.node}/${f}`);
    expect(files.toSorted()).toEqual(named.toSorted());
  }
}, 60_000);

test("a script is one for any shell", () => {
  for (const node of recordingPlan(MOVE).nodes)
    for (const shell of ["sh", "bash"])
      expect([shell, spawnSync(shell, ["-n"], { input: recordingScript(reveal(node)) }).stderr.toString()]).toEqual([
        shell,
        "",
      ]);
});

test("a script asks for the interfaces that it needs, and does not write over a recording", () => {
  const folder = scratch();
  const script = recordingScript(reveal(recordingPlan(MOVE).nodes[0]!));
  const run = (env: Record<string, string>) =>
    spawnSync("sh", ["-c", script], {
      cwd: folder,
      input: "\n",
      env: { PATH: "/usr/bin:/bin", ...env },
      encoding: "utf8",
    });
  expect(run({}).stderr).toMatch(/UPLINK.*is not set/);
  mkdirSync(join(folder, "hv1"));
  const again = run({ UPLINK: "lo", PORT: "lo" });
  expect([again.status, again.stderr.includes("hv1 is there already")]).toEqual([1, true]);
});

test("the command prints it, and writes scripts with a case that validates", () => {
  const folder = join(scratch(), "next");
  const args = ["plan", "--ip", "192.0.2.50", "--node", "hv1=old", "--node", "hv2=new", "--node", "h=prober"];
  const printed = wirewitness(args);
  expect([printed.status, printed.stdout]).toEqual([
    0,
    recordingText(reveal(recordingPlan({ ip: "192.0.2.50", nodes: ["hv1=old", "hv2=new", "h=prober"] }))),
  ]);
  expect(wirewitness([...args, "--out", folder]).status).toBe(0);
  expect(readdirSync(folder).toSorted()).toEqual([
    "PLAN.txt",
    "case.yaml",
    "record-h.sh",
    "record-hv1.sh",
    "record-hv2.sh",
  ]);
  expect(wirewitness(["validate", join(folder, "case.yaml")]).status).toBe(0);
  expect((parse(wirewitness([...args, "--json"]).stdout) as { case: Case }).case.subject).toEqual({ ip: "192.0.2.50" });
});

test("sources that may be missing are told, not an error", () => {
  const folder = scratch();
  put(
    folder,
    "case.yaml",
    "sources:\n  - { file: a.log, optional: true }\n  - { file: b.log, optional: true }\n  - { file: c.log }\n",
  );
  put(folder, "b.log", "");
  put(folder, "c.log", "[1790191720.000000] 64 bytes from 192.0.2.9: icmp_seq=1 ttl=64 time=0.500 ms\n");
  const r = wirewitness(["analyze", folder, "--json"]);
  const e = JSON.parse(r.stdout) as { findings: { code: string; says: string }[]; inputs: unknown[] };
  expect([r.status, e.inputs.length]).toEqual([0, 1]);
  expect(e.findings.find((f) => f.code === "input.not-recorded")?.says).toBe(
    "2 optional sources of the case are missing or empty.",
  );
});
