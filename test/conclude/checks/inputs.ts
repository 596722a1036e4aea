// Small inputs that several tests of checks use. Every figure in them is worked out beside the claim that names it.

export const LOG = (to: string, failing = true) => `PING ${to} (${to}) 56(84) bytes of data.
[1790191720.254543] 64 bytes from ${to}: icmp_seq=296 ttl=64 time=2.39 ms
[1790191720.454958] 64 bytes from ${to}: icmp_seq=297 ttl=64 time=1.99 ms
[1790191720.654829] 64 bytes from ${to}: icmp_seq=298 ttl=64 time=1.41 ms
${failing ? "[1790191721.060312] no answer yet for icmp_seq=299\n[1790191721.268299] no answer yet for icmp_seq=300\n" : ""}[1790191721.273476] 64 bytes from ${to}: icmp_seq=${failing ? 301 : 299} ttl=64 time=2.24 ms
`;

const vxlan = (at: string, from: string, to: string, inner: string) =>
  `${at} IP ${from}.44524 > ${to}.4789: VXLAN, flags [I] (0x08), vni 100\nIP ${inner}, id 5, seq `;
const request = (at: string, to: string, seq: number) =>
  `${vxlan(at, "10.9.0.12", to, "10.1.2.11 > 10.1.2.32: ICMP echo request")}${seq}, length 64\n`;
const reply = (at: string, from: string, seq: number) =>
  `${vxlan(at, from, "10.9.0.12", "10.1.2.32 > 10.1.2.11: ICMP echo reply")}${seq}, length 64\n`;

/** The ingress leaf: 298 to 300 go to .22, 301 to .21. */
export const LEAF =
  request("14:28:40.600748", "10.9.0.22", 298) +
  reply("14:28:40.601534", "10.9.0.22", 298) +
  request("14:28:40.801638", "10.9.0.22", 299) +
  request("14:28:41.007759", "10.9.0.22", 300) +
  request("14:28:41.215730", "10.9.0.21", 301) +
  reply("14:28:41.217416", "10.9.0.21", 301);

export const TAGGED = (["29", "01"] as const)
  .map((a, i, [x, y]) => [a, i === 0 ? y : x, i] as const)
  .map(
    ([a, b, i]) =>
      `02:00:00:00:20:${a} > 02:00:00:00:20:${b}, ethertype 802.1Q (0x8100), length 1518: vlan 200, p 0, ethertype IPv4 (0x0800), 10.244.8.${i === 0 ? 29 : 1} > 10.244.8.${i === 0 ? 1 : 29}: ICMP echo ${i === 0 ? "request" : "reply"}, id 1, seq 1, length 1480\n`,
  )
  .join("");

const sll = (at: string, length: number, ip: number, proto: string) =>
  `${at} eth0 Out ifindex 2 52:54:00:00:00:51 ethertype IPv4 (0x0800), length ${length}: (tos 0x0, ttl 62, id 7, offset 0, flags [DF], proto ${proto}, length ${ip})\n`;
export const GENEVE = `${sll("22:33:10.419329", 162, 142, "UDP (17)")}    10.9.20.51.63217 > 10.9.20.52.6081: Geneve, Flags [C], vni 0xff0003, proto TEB (0x6558), options [class Open Virtual Networking (OVN) (0x102) type 0x80(C) len 8]
    0a:58:64:58:00:04 > 0a:58:64:58:00:03, ethertype IPv4 (0x0800), length 98: (tos 0x0, ttl 63, id 8, offset 0, flags [DF], proto ICMP (1), length 84)
    10.130.0.146 > 10.128.0.173: ICMP echo request, id 8, seq 1, length 64
`;
export const PLAIN = `${sll("22:35:49.274114", 104, 84, "ICMP (1)")}    10.1.54.5 > 10.1.52.5: ICMP echo request, id 9, seq 1, length 64\n`;

export const TABLE = (hop: string, mm: string) =>
  ["*>i[2]:[0]:[48]:[0a:58:0a:01:02:20]", "*>i[2]:[0]:[48]:[0a:58:0a:01:02:20]:[32]:[10.1.2.32]"]
    .map(
      (p) =>
        `${p}\n                    ${hop}                 100      0 i\n                    RT:65000:100 ET:8${mm}\n`,
    )
    .join("");

export const SUBNET = `apiVersion: kubeovn.io/v1
kind: ProviderNetwork
metadata: {name: biz}
spec: {defaultInterface: bond0}
---
apiVersion: kubeovn.io/v1
kind: Vlan
metadata: {name: business-vlan}
spec: {id: 200, provider: biz}
---
apiVersion: kubeovn.io/v1
kind: Subnet
metadata: {name: business-underlay}
spec:
  protocol: IPv4
  cidrBlock: 10.244.8.0/22
  gateway: 10.244.8.1
  vlan: business-vlan
  mtu: 1500
  excludeIps:
    - 10.244.8.1..10.244.8.17
    - 10.244.8.19..10.244.8.28
    - 10.244.8.30..10.244.8.32
    - 10.244.8.34..10.244.8.37
    - 10.244.8.39..10.244.8.42
    - 10.244.8.44..10.244.8.56
    - 10.244.8.58..10.244.11.254
`;
export const RESERVED = "10.244.8.18\n10.244.8.29\n10.244.8.33\n10.244.8.38\n10.244.8.43\n10.244.8.57\n";

export const CUDN = (
  name: string,
  subnet: string,
  vni: number,
  infrastructure = subnet.replace("/24", "/29"),
) => `apiVersion: k8s.ovn.org/v1
kind: ClusterUserDefinedNetwork
metadata: {name: ${name}}
spec:
  network:
    topology: Layer2
    transport: EVPN
    evpn: {vtep: v, macVRF: {vni: ${vni}, routeTarget: "65000:${vni}"}}
    layer2:
      role: Primary
      subnets: ["${subnet}"]
      infrastructureSubnets: ["${infrastructure}"]
      reservedSubnets: ["${subnet.replace("0/24", "8/29")}", "${subnet.replace("0/24", "16/28")}"]
      mtu: 1400
`;

export const WIRING = `    Bridge br-biz
        Port bond0
            trunks: [0, 200]
            Interface bond0
        Port patch-localnet-to-br-int
            Interface patch-localnet-to-br-int
                type: patch
                options: {peer=patch-br-int-to-localnet}
    Bridge br-int
        Port patch-br-int-to-localnet
            Interface patch-br-int-to-localnet
                type: patch
                options: {peer=patch-localnet-to-br-int}
`;

export const LINKS = (bondIndex: number, mtu: number) =>
  `1: lo: <LOOPBACK,UP,LOWER_UP> mtu 65536 qdisc noqueue state UNKNOWN mode DEFAULT group default qlen 1000
    link/loopback 00:00:00:00:00:00 brd 00:00:00:00:00:00
${bondIndex}: bond0: <BROADCAST,MULTICAST,MASTER,UP,LOWER_UP> mtu ${mtu} qdisc noqueue state UP mode DEFAULT group default qlen 1000
    link/ether 02:00:00:00:30:01 brd ff:ff:ff:ff:ff:ff
9: bond0.210@bond0: <BROADCAST,MULTICAST,UP,LOWER_UP> mtu ${mtu} qdisc noqueue state UP mode DEFAULT group default qlen 1000
    link/ether 02:00:00:00:30:01 brd ff:ff:ff:ff:ff:ff
`;

export const TARGETS = (names: readonly string[]) =>
  JSON.stringify({
    status: "success",
    data: {
      activeTargets: names.map((n) => ({
        discoveredLabels: {},
        labels: { job: n.split(" ")[0], instance: n.split(" ")[1] },
        scrapePool: "p",
        scrapeUrl: `http://${n.split(" ")[1]}/metrics`,
        globalUrl: "",
        lastError: "",
        lastScrape: "2026-10-19T08:00:00Z",
        lastScrapeDuration: 0.01,
        health: "up",
        scrapeInterval: "15s",
        scrapeTimeout: "10s",
      })),
      droppedTargets: [],
    },
  });

export const PHASES = ["Pending 36", "Scheduling 36", "Scheduled 39", "TargetReady 39", "Running 39", "Succeeded 41"]
  .map((p) => p.split(" "))
  .map(([name, s]) => `${name}\t2026-09-23T19:28:${s}Z\n`)
  .join("");

/** An empty capture: 24 bytes. */
export const EMPTY = Uint8Array.from([
  0xd4, 0xc3, 0xb2, 0xa1, 2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 0, 0,
]);
