// Names leave only as pseudonyms: inputs of every text format with a marker for each name that a person, a host or a device could
// have, and a search for the marker in all that is written. It knows nothing of how names are replaced.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { scrub } from "../../src/anonymize/scrub.ts";
import { assembleEvidence } from "../../src/conclude/evidence.ts";
import { observeText } from "../../src/observe/from-text.ts";
import type { InputContext } from "../../src/observe/observation.ts";
import { renderJson } from "../../src/render/json.ts";
import { renderMarkdown } from "../../src/render/markdown.ts";
import { renderPage } from "../../src/render/page.ts";
import { renderSummary } from "../../src/render/terminal.ts";
import type { Evidence } from "../../src/schema/evidence.generated.ts";
import { validate } from "../../src/schema/evidence-validator.generated.js";
import { ROOT } from "../cli/run.ts";
import { describeShared } from "../shared.ts";
import { linesOf } from "../decode/text/lines.ts";

const key = new Uint8Array(32).fill(7);

async function evidenceOf(text: string, more: Partial<InputContext> = {}): Promise<Evidence> {
  const context = { id: "i1", name: "secretfile.txt", tunnelPorts: [], waitNs: 2_000_000_000, ...more };
  const observation = await observeText([linesOf(text)], context);
  return assembleEvidence({ observations: [observation], subject: {}, toolVersion: "0.0.0" });
}

const route = (prompt: string) => `${prompt}
BGP table version is 5, local router ID is 10.11.12.13
Status codes: s suppressed, d damped, h history, * valid, > best, i - internal
EVPN type-2 prefix: [2]:[EthTag]:[MAClen]:[MAC]:[IPlen]:[IP]
Route Distinguisher: 10.11.12.14:2
 *>i[2]:[0]:[48]:[52:54:00:be:ef:02]
                    10.11.12.14(secretpeer)    100      0 i
                    RT:65000:100 ET:8 MM:3
Displayed 3 prefixes (9 paths)
`;

const INPUTS: readonly (readonly [string, string, string])[] = [
  ["ping that could not start", "ping", "ping: secretname.corp: Name or service not known\nping: connect: secret\n"],
  [
    "ping",
    "ping",
    `PING secretvm.corp (172.29.88.77) from 10.77.66.55 secretif0: 56(84) bytes of data.
64 bytes from secretvm.corp (172.29.88.77): icmp_seq=1 ttl=63 time=0.1 ms
From secretgw icmp_seq=2 secrettext Unreachable via secret.corp
From secretgw2 (10.77.66.1) icmp_seq=3 Destination Host Unreachable
ping: local error: message too long, mtu=1400 secretlocal
ping: Warning: source address might be selected on device other than: secretdev
bash: secretscript.sh: line 4: secretcommand
64 bytes from secretvm.corp (172.29.88.77): icmp_seq=7 ttl=63 time=0.1 ms secretnote

--- secretvm.corp ping statistics ---
7 packets transmitted, 5 received, +2 errors, 28% packet loss, time 3800ms
`,
  ],
  [
    "ping of BSD",
    "ping",
    "PING secret.corp (10.1.1.9): 56 data bytes\n64 bytes from 10.1.1.9: icmp_seq=0 ttl=64 time=1.0 ms\n92 bytes from secretgw.corp (10.1.1.1): Destination Host Unreachable\nping: sendto: secretreason\nping: cannot resolve secrethost: Unknown host\n",
  ],
  [
    "ping of Windows",
    "ping",
    "\r\nPinging secret.corp [10.1.1.9] with 32 bytes of data:\r\nReply from 10.1.1.9: bytes=32 time=5ms TTL=63\r\nReply from 10.1.1.1: Destination secrethost unreachable.\r\nPing request could not find host secrethost. Please check the name and try again.\r\n",
  ],
  [
    "fping",
    "fping",
    "secrethost.corp : [0], 64 bytes, 1.00 ms (1.00 avg, 0% loss)\nsecrethost.corp : [1], timed out (1.00 avg, 50% loss)\nICMP Host Unreachable from secretgw for ICMP Echo sent to secretother.corp\nsecretother.corp is unreachable\nsecretthird: Name or service not known\n",
  ],
  [
    "a transcript with an error only",
    "vtysh-error",
    "secretleaf# show bgp vrf secretvrf2 evpn\n% Unknown command: show bgp vrf secretvrf2 evpn\n",
  ],
  ["errors of vtysh", "vtysh-error", "% VRF secretvrf not found\n% VNI 100 does not exist in secretvrf\n"],
  ["an empty answer", "noted", "secretleaf# show bgp vrf secretvrf evpn\nsecretleaf# exit\n"],
  ["routes behind a prompt", "frr-evpn-routes", route("secretleaf# show bgp l2vpn evpn")],
  ["routes without one", "frr-evpn-routes", route("")],
  [
    "MACs",
    "frr-evpn-mac",
    "secretleaf# show evpn mac vni 100\nNumber of MACs (local and remote) known for this VNI: 3\nMAC               Type   Flags Intf/Remote ES/VTEP            VLAN  Seq #'s\n52:54:00:be:ef:01 local        secretif1                      100   1/0\n52:54:00:be:ef:02 remote       10.11.12.14                          3/4\n",
  ],
  [
    "sessions",
    "frr-bgp-summary",
    `secretleaf# show bgp summary

IPv4 Unicast Summary (VRF secretvrf5):
BGP router identifier 10.11.12.13, local AS number 65000 VRF secretvrf5 vrf-id 0
BGP table version 1
RIB entries 1, using 192 bytes of memory
Peers 1, using 725 KiB of memory

Neighbor        V         AS   MsgRcvd   MsgSent   TblVer  InQ OutQ  Up/Down State/PfxRcd   PfxSnt Desc
secretpeer(10.11.12.14) 4 65000 10 10 0 0 0 never Idle 0 secretdesc
secretswp1      4      65000        10        10        0    0    0    never       Active        0 secretdesc

Total number of neighbors 4
`,
  ],
  [
    "a log of FRR",
    "frr-log",
    '2026/11/30 20:38:26 BGP: [M59KS-A3ZXZ] bgp_update_receive: rcvd End-of-RIB for L2VPN EVPN from 10.11.12.14 in vrf secretvrf\n2026/11/30 20:38:26 BGP: [M59KS-A3ZXZ] %ADJCHANGE: neighbor 10.11.12.14(secrethost) in vrf secretvrf3 Down secretreason\n2026/11/30 20:38:27 BGP: [M59KS-A3ZXZ] %NOTIFICATION: received from neighbor secretswp1(secrethost) 6/2 (Cease/Administrative Shutdown) "secretword"\n',
  ],
  [
    "FDB",
    "linux-fdb",
    "52:54:00:be:ef:02 dev secretvx dst 10.11.12.14 self extern_learn\n52:54:00:be:ef:02 dev secretvx dst 10.11.12.15 self extern_learn\n52:54:00:be:ef:01 dev secretif1 master secretbr\n",
  ],
  ["errors of iproute2", "noted", 'Cannot find device "secretdev0"\n'],
  ["another", "noted", 'Device "secretdev1" does not exist.\n'],
  ["a namespace that is not there", "noted", 'Cannot open network namespace "secretns": No such file or directory\n'],
  [
    "neighbours",
    "linux-neigh",
    "192.168.77.5 dev secretdev3 FAILED\n192.168.77.6 dev secretdev3 lladdr 52:54:00:be:ef:66 REACHABLE\n",
  ],
  [
    "links",
    "linux-link",
    `root@secrethost9:~# ip -d link show secretvx
4: secretvx: <BROADCAST,MULTICAST,UP,LOWER_UP> mtu 1450 qdisc noqueue master secretbr state UNKNOWN mode DEFAULT group default qlen 1000
    link/ether 52:54:00:be:ef:77 brd ff:ff:ff:ff:ff:ff promiscuity 1
    vxlan id 100 local 10.11.12.13 dev secretup srcport 0 0 dstport 4789 nolearning ttl auto ageing 300
    alias secretalias text
`,
  ],
  [
    "a route that is refused",
    "linux-route-get",
    "root@secrethost9:~# ip route get 10.77.66.55\nRTNETLINK answers: Network is unreachable\n",
  ],
  [
    "a route",
    "linux-route-get",
    "10.77.66.55 via 10.11.12.1 dev secretup table secrettable src 10.11.12.13 uid 0 \n    cache mtu 1400 \n",
  ],
  [
    "monitor",
    "linux-monitor",
    "[2026-11-30T20:38:26.000000] 52:54:00:be:ef:02 dev secretvx dst 10.11.12.14 self extern_learn offload\n[2026-11-30T20:38:27.000000] Deleted 52:54:00:be:ef:02 dev secretvx dst 10.11.12.14 self\n[2026-11-30T20:38:28.000000] 5: secretif7: <BROADCAST,UP> mtu 1500 state DOWN\n",
  ],
  [
    "sysctl",
    "linux-sysctl",
    "net.ipv4.conf.secretdev.arp_notify = 1\nsysctl: cannot stat /proc/sys/net/ipv4/conf/secretdev9/x: No such file or directory\n",
  ],
  [
    "OVS",
    "ovs-vsctl",
    `3d7c2a11-0000-4000-8000-000000000001
    Bridge br-secret
        Port secretport
            Interface secretport
                error: "could not open network device secretport (No such device)"
        Port secrettunnel
            Interface secrettunnel
                type: geneve
                options: {key=flow, remote_ip="10.11.12.14"}
        Port patch-secret-to-br-int
            Interface patch-secret-to-br-int
                type: patch
                options: {peer=patch-br-int-to-secret}
    ovs_version: "3.1.0"
`,
  ],
  ["no such bridge", "ovs-vsctl", "ovs-vsctl: no bridge named br-secretbr\n"],
  [
    "no such socket",
    "ovs-vsctl",
    "ovs-vsctl: unix:/var/run/openvswitch/secretdb.sock: database connection failed (No such file or directory)\n",
  ],
  [
    "tcpdump",
    "tcpdump-text",
    "tcpdump: secretdev: No such device exists\n20:38:26.573172 secretif8 In  IP secrethostA.corp > secrethostB.corp: ICMP echo request, id 5, seq 1, length 64\n20:38:26.574172 secretif8 Out IP secrethostB.corp > secrethostA.corp: ICMP echo reply, id 5, seq 1, length 64\n",
  ],
  [
    "pods",
    "kube-table",
    "NAME          READY   STATUS        RESTARTS   AGE   IP           NODE\nsecretpod-1   1/1     secretstate   0          3d    10.244.1.7   secretnode3\n",
  ],
  ["an error of kubectl", "kube-error", 'Error from server (NotFound): pods "secretpod" not found\n'],
  [
    "objects",
    "kube-objects",
    `apiVersion: v1
kind: Pod
metadata: { name: secretpod, namespace: secretspace, uid: secretuid }
spec: { nodeName: secretnode }
status:
  phase: Running
  podIP: 10.244.1.7
  conditions:
    - { type: Ready, status: "False", message: secretmessage VNI 100 }
---
apiVersion: kubevirt.io/v1
kind: VirtualMachineInstance
metadata: { name: secretvm, namespace: secretspace }
status:
  nodeName: secretnode
  conditions:
    - { type: LiveMigratable, status: "False", reason: secretreason, message: secretmessage }
---
secret: [broken
`,
  ],
  ["addresses", "unknown", "192.168.77.7 secretnode1.corp\n192.168.77.8 secretnode2.corp\n"],
  [
    "broken JSON",
    "frr-evpn-mac",
    '{\n "secretvni":{\n  "numMacs":1,\n  "macs":{\n   "52:54:00:be:ef:01":{"type":"local","intf":"secretif",\n',
  ],
  ["nothing known", "unknown", "hello secretunknown 10.77.66.42 52:54:00:be:ef:0a\n"],
];

describe("no name leaves", () => {
  it.each(INPUTS)("%s", async (_, kind, text) => {
    const evidence = await evidenceOf(text);
    expect([evidence.inputs[0]!.kind, JSON.stringify(evidence)]).toEqual([
      expect.stringMatching(new RegExp(`^(?:${kind}|transcript)$`)),
      expect.stringContaining("secret"),
    ]);
    const out = scrub(evidence, key);
    expect(validate(out)).toBe(true);
    const written = [
      renderJson(out),
      renderMarkdown({ evidence: out }),
      await renderPage({ evidence: out }),
      renderSummary(out, { columns: 100, color: false }),
    ].join("\n");
    expect([...written.matchAll(/.{0,80}secret.{0,40}/gi)].map(String)).toEqual([]);
    for (const address of text.matchAll(/\b(?:10|172|192)\.\d+\.\d+\.\d+|52:54:00:be:ef:\w\w/g))
      if (address[0] !== "192.0.2.1") expect(written).not.toContain(address[0]);
  });
});

// What is neither a word of our own source nor a pseudonym, an address, a time or a number can only come from an input.
const OURS = new Set(
  readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .filter((f) => f.endsWith(".ts") && !f.includes("generated"))
    .flatMap(
      (f) =>
        readFileSync(join(ROOT, "src", f), "utf8")
          .toLowerCase()
          .match(/[a-z]{3,}/g) ?? [],
    ),
);
const PSEUDONYM = /\b(?:node|file|dir|if|br)(?:-[a-z]{5}){2}(?:\.[a-z]{5}-[a-z]{5})*(?:\.[a-z0-9]+)*/g;
const NO_WORD = /\b[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,}\b|\d{4}-\d\d-\d\dT[\d:.]+Z?|[0-9a-f]{12,}/gi;

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([k, v]) => [k, ...strings(v)]);
}

describeShared("no word of a recorded text leaves", (root) => {
  const folder = join(root, "fixtures");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((f) => join(folder, f))
    .filter((f) => statSync(f).isFile() && statSync(f).size < 20_000 && !/\.(?:py|md|pcap\w*|cap|gz|zst)$/.test(f))
    .toSorted();
  it("in any string of the evidence", async () => {
    const foreign = new Map<string, string>();
    for (const file of files) {
      const out = scrub(await evidenceOf(readFileSync(file, "utf8")), key);
      // a raster is a letter a probe
      for (const text of strings({ ...out, rasters: [] })) {
        for (const [word] of text
          .replace(PSEUDONYM, "")
          .replace(NO_WORD, "")
          .toLowerCase()
          .matchAll(/[a-z]{3,}/g))
          if (!OURS.has(word)) foreign.set(word, `${file}: ${text}`);
      }
    }
    expect([...foreign]).toEqual([]);
  }, 60_000);
});
