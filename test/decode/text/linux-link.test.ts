// Interfaces and addresses, text (long, -o, -br) and JSON.
import { describe, expect, it } from "vitest";
import { linuxAddr, linuxLink } from "../../../src/decode/text/linux-link.ts";
import { linuxAddrJson, linuxLinkJson } from "../../../src/decode/text/linux-link-json.ts";
import { linesOf, rowsOf } from "./lines.ts";

const HEAD =
  "9: vni7: <BROADCAST,MULTICAST,UP,LOWER_UP> mtu 1450 qdisc noqueue master brx state UNKNOWN mode DEFAULT group default qlen 1000";
const ETHER =
  "    link/ether 0e:00:00:00:00:07 brd ff:ff:ff:ff:ff:ff promiscuity 1  allmulti 1 minmtu 68 maxmtu 65535 ";
const VXLAN =
  "    vxlan id 7 local 203.0.113.1 dev eth3 srcport 0 0 dstport 8472 nolearning ttl auto ageing 300 udpcsum ";
const SLAVE = "    bridge_slave state forwarding priority 32 cost 100 hairpin off guard off learning off flood on ";

describe("link, text", () => {
  it("one row an interface, with what the lines under it say", () => {
    expect(rowsOf(linuxLink, [HEAD, ETHER, VXLAN, SLAVE].join("\n"))).toMatchObject([
      {
        kind: "link",
        line: 1,
        ifindex: 9,
        ifname: "vni7",
        mtu: 1450,
        master: "brx",
        state: "UNKNOWN",
        address: "0e:00:00:00:00:07",
        infoKind: "vxlan",
        slaveKind: "bridge",
        id: 7,
        local: "203.0.113.1",
        dstPort: 8472,
        learning: false,
        external: false,
      },
    ]);
  });

  it.each([
    [
      "a peer elsewhere",
      "5: veth7@if12: <BROADCAST,UP> mtu 9000 qdisc noqueue state UP",
      { ifname: "veth7", peer: "if12", mtu: 9000 },
    ],
    [
      "a name that may be false",
      "5: veth7@eth3: <UP> mtu 1500 master brx state forwarding priority 32 cost 2 ",
      { peer: "eth3", state: "forwarding" },
    ],
    ["no flags", "5: veth7: <> mtu 1500", { flags: [], mtu: 1500 }],
    [
      "no master",
      "5: veth7: <NO-CARRIER,UP> mtu 1500 qdisc mq state DOWN",
      { flags: ["NO-CARRIER", "UP"], master: undefined, state: "DOWN" },
    ],
  ])("%s", (_, text, fields) => {
    expect(rowsOf(linuxLink, text)).toMatchObject([fields]);
  });

  it.each([
    [
      "VLAN",
      "    vlan protocol 802.1ad id 300 <REORDER_HDR> addrgenmode eui64",
      { infoKind: "vlan", id: 300, vlanProtocol: "802.1ad" },
    ],
    [
      "Geneve",
      "    geneve id 42 remote 203.0.113.9 ttl auto dstport 6081 noudpcsum",
      { infoKind: "geneve", id: 42, remote: "203.0.113.9", dstPort: 6081 },
    ],
    [
      "VXLAN of all VNIs",
      "    vxlan external id 0 srcport 0 0 dstport 4789 ttl auto",
      { external: true, learning: true },
    ],
    [
      "filtering bridge",
      "    bridge forward_delay 1500 vlan_filtering 1 vlan_protocol 802.1Q",
      { infoKind: "bridge", vlanFiltering: true, id: undefined },
    ],
    ["alias", "    alias to the rack", { alias: "to the rack" }],
    [
      "counters",
      "    RX:  bytes packets errors dropped  missed   mcast\n     70 7 1 2 0 0\n    TX:  bytes packets\n     90 9 0 0 0 0",
      { rx: { bytes: 70, packets: 7, errors: 1, dropped: 2 }, tx: { bytes: 90, packets: 9, errors: 0, dropped: 0 } },
    ],
  ])("details: %s", (_, text, fields) => {
    expect(rowsOf(linuxLink, `${HEAD}\n${text}`)).toMatchObject([fields]);
  });

  it("-o and -br are the same interfaces", () => {
    const folded = [HEAD, ETHER, VXLAN].join("\\");
    const [long] = rowsOf(linuxLink, [HEAD, ETHER, VXLAN].join("\n"));
    expect(rowsOf(linuxLink, folded)).toEqual([long]);
    expect(rowsOf(linuxLink, "vni7             UNKNOWN        0e:00:00:00:00:07 <BROADCAST,UP> ")).toMatchObject([
      { ifname: "vni7", state: "UNKNOWN", address: "0e:00:00:00:00:07", flags: ["BROADCAST", "UP"], mtu: undefined },
    ]);
  });

  it("an indented line of something else is not swallowed", () => {
    expect(rowsOf(linuxLink, `${HEAD}\n    these are my notes`)).toMatchObject([
      { kind: "unparsed", line: 2 },
      { kind: "link" },
    ]);
  });
});

describe("addr, text", () => {
  const text = `${HEAD}\n    link/ether 0e:00:00:00:00:07 brd ff:ff:ff:ff:ff:ff\n    inet 203.0.113.1/24 brd 203.0.113.255 scope global secondary dynamic vni7\n       valid_lft 86sec preferred_lft 86sec\n    inet6 2001:db8:0:0:0::1/64 scope global tentative \n       valid_lft forever preferred_lft forever`;

  it("rows of interfaces, then of their addresses", () => {
    expect(linuxAddr.detect(linesOf(text))).toBe(true);
    expect(linuxLink.detect(linesOf(text))).toBe(false);
    expect(rowsOf(linuxAddr, text)).toMatchObject([
      { kind: "link", ifname: "vni7", mtu: 1450 },
      {
        kind: "addr",
        line: 3,
        ifname: "vni7",
        family: "inet",
        address: "203.0.113.1",
        prefix: 24,
        broadcast: "203.0.113.255",
        flags: ["secondary", "dynamic"],
        label: "vni7",
      },
      {
        kind: "addr",
        line: 5,
        family: "inet6",
        address: "2001:db8::1",
        prefix: 64,
        scope: "global",
        flags: ["tentative"],
        label: undefined,
      },
    ]);
  });

  it("a peer address carries the prefix length", () => {
    const [, row] = rowsOf(linuxAddr, `${HEAD}\n    inet 203.0.113.1 peer 203.0.113.2/32 scope global ppp0`);
    expect(row).toMatchObject({ address: "203.0.113.1", prefix: 32, peer: "203.0.113.2/32", label: "ppp0" });
  });

  it("-o and -br", () => {
    const one = "9: vni7    inet 203.0.113.1/24 scope global vni7\\       valid_lft forever preferred_lft forever";
    expect(linuxAddr.detect(linesOf(one))).toBe(true);
    expect(rowsOf(linuxAddr, one)).toMatchObject([
      { ifname: "vni7", ifindex: 9, mtu: undefined },
      { address: "203.0.113.1" },
    ]);
    const brief =
      "lo               UNKNOWN        127.0.0.1/8 ::1/128 \neth3@if4         UP             203.0.113.1/24 metric 100 \neth4             DOWN           \n";
    expect(linuxAddr.detect(linesOf(brief))).toBe(true);
    const rows = rowsOf(linuxAddr, brief);
    expect(rows.filter((r) => r.kind === "link")).toHaveLength(3);
    expect(rows.filter((r) => r.kind === "addr")).toHaveLength(3);
    expect(rows.filter((r) => r.kind === "unparsed")).toEqual([]);
  });
});

describe("JSON", () => {
  it("link with details equals text with details", () => {
    const json = JSON.stringify([
      {
        ifindex: 9,
        ifname: "vni7",
        flags: ["BROADCAST", "MULTICAST", "UP", "LOWER_UP"],
        mtu: 1450,
        qdisc: "noqueue",
        master: "brx",
        operstate: "UNKNOWN",
        group: "default",
        link_type: "ether",
        address: "0e:00:00:00:00:07",
        broadcast: "ff:ff:ff:ff:ff:ff",
        linkinfo: {
          info_kind: "vxlan",
          info_data: { id: 7, local: "203.0.113.1", port: 8472, learning: false },
          info_slave_kind: "bridge",
        },
      },
    ]);
    expect(linuxLinkJson.detect(linesOf(json))).toBe(true);
    expect(linuxAddrJson.detect(linesOf(json))).toBe(false);
    expect(rowsOf(linuxLinkJson, json)).toEqual(rowsOf(linuxLink, [HEAD, ETHER, VXLAN, SLAVE].join("\n")));
  });

  it("filtered interfaces are empty objects up to 5.x; link_index is the peer's number", () => {
    const json =
      '[{},{},{"ifindex":5,"link_index":12,"ifname":"veth7","flags":["UP"],"mtu":1500,"addr_info":[{},{"family":"inet","local":"203.0.113.1","prefixlen":24,"scope":"global","noprefixroute":true,"label":"veth7"}]}]';
    expect(linuxAddrJson.detect(linesOf(json))).toBe(true);
    expect(rowsOf(linuxAddrJson, json)).toMatchObject([
      { kind: "link", ifname: "veth7", peer: "if12" },
      { kind: "addr", address: "203.0.113.1", prefix: 24, flags: ["noprefixroute"] },
    ]);
  });
});
