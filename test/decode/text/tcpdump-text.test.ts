// tcpdump's text: every form of stamp, link header and tunnel, in short texts of our own; recordings where they lie beside the project.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Unparsed } from "../../../src/decode/text/format.ts";
import type { TcpdumpLayer, TcpdumpPacket, TcpdumpRow } from "../../../src/decode/text/tcpdump-rows.ts";
import { tcpdumpText } from "../../../src/decode/text/tcpdump-text.ts";
import { describeShared } from "../../shared.ts";
import { linesOf, rowsOf as rowsOfFormat } from "./lines.ts";

function rowsOf(text: string): (TcpdumpRow | Unparsed)[] {
  return rowsOfFormat(tcpdumpText, text);
}

function packets(text: string): TcpdumpPacket[] {
  return rowsOf(text).filter((r) => r.kind === "packet");
}

/** The names of the layers, outermost first. */
function stack(p: TcpdumpPacket | undefined): string {
  return p?.layers.map((l) => l.layer).join(" ") ?? "";
}

type LayerOf<K extends TcpdumpLayer["layer"], L = TcpdumpLayer> = L extends { layer: infer X }
  ? K extends X
    ? L
    : never
  : never;

function layer<K extends TcpdumpLayer["layer"]>(p: TcpdumpPacket, kind: K, nth = 0): LayerOf<K> | undefined {
  return p.layers.filter((l): l is TcpdumpLayer & LayerOf<K> => l.layer === kind)[nth];
}

/** Packets without their lines. */
function withoutLines(text: string): object[] {
  return packets(text).map((p) => ({ ...p, line: 0 }));
}

const ECHO = "IP 10.9.0.1 > 10.9.0.2: ICMP echo request, id 7, seq 3, length 64";

describe("stamps", () => {
  // The words of the options, the stamp as written, whole seconds and nanoseconds worked out by hand.
  it.each([
    ["default", "01:02:03.000004 ", "clock", 3723, 4000, 6],
    ["--nano", "01:02:03.000000004 ", "clock", 3723, 4, 9],
    ["-tt", "1796063873.883279 ", "epoch", 1796063873, 883279000, 6],
    ["-ttt", " 00:00:00.000072 ", "relative", 0, 72000, 6],
    ["-ttt going back", "-00:00:01.500000 ", "relative", -1, -500000000, 6],
    // date -u -d 2026-11-30T18:37:53Z +%s
    ["-tttt", "2026-11-30 18:37:53.883279 ", "date", 1796063873, 883279000, 6],
    ["-tttt of tcpdump 3", "11/30/2026 18:37:53.883279 ", "date", 1796063873, 883279000, 6],
    ["-t", "", "none", 0, 0, 0],
  ] as const)("%s", (_, stamp, mode, sec, nsec, digits) => {
    const [p] = packets(stamp + ECHO);
    expect(p).toMatchObject({ stamp: mode, sec, nsec, digits, time: stamp.trim(), line: 1 });
    expect(stack(p)).toBe("ipv4 icmp");
  });

  it.each(["    1  ", "  149  ", "123456  "])("the number of -#: %j", (number) => {
    const [a, b] = packets(`${number}18:46:31.879776 ${ECHO}\n${number}${ECHO}`);
    expect(a).toMatchObject({ number: Number(number), stamp: "clock" });
    expect(b).toMatchObject({ number: Number(number), stamp: "none", time: "" });
  });

  it("a MAC at the start of a line is no time", () => {
    const [p] = packets("52:54:00:00:00:01 > 52:54:00:00:00:02, ethertype IPv4 (0x0800), length 98: 10.9.0.1 > 10.9.0.2: ICMP echo reply, id 7, seq 3, length 64"); // prettier-ignore
    expect(p?.stamp).toBe("none");
    expect(stack(p)).toBe("eth ipv4 icmp");
  });
});

describe("layers", () => {
  it.each([
    ["IP", `12:00:00.000001 ${ECHO}`, "ipv4 icmp"],
    ["IPv6", "12:00:00.000001 IP6 fd00::1 > fd00::2: ICMP6, echo request, id 9, seq 1, length 64", "ipv6 icmpv6"],
    ["UDP", "12:00:00.000001 IP 10.9.0.1.4000 > 10.9.0.2.5000: UDP, length 12", "ipv4 udp"],
    [
      "TCP",
      "12:00:00.000001 IP 10.9.0.1.4000 > 10.9.0.2.22: Flags [P.], seq 1:20, ack 1, win 9, length 19",
      "ipv4 tcp",
    ],
    ["TCP with -q", "12:00:00.000001 IP 10.9.0.1.4000 > 10.9.0.2.22: tcp 19", "ipv4 tcp"],
    ["DNS", "12:00:00.000001 IP 10.9.0.1.4000 > 10.9.0.2.53: 77+ A? host.example. (30)", "ipv4 ports other"],
    ["OSPF", "12:00:00.000001 IP 10.9.0.1 > 224.0.0.5: OSPFv2, Hello, length 44", "ipv4 other"],
    ["ARP", "12:00:00.000001 ARP, Request who-has 10.9.0.2 tell 10.9.0.1, length 28", "arp"],
    ["RARP", "12:00:00.000001 ARP, Reverse Request who-is 52:54:00:00:00:01 tell 52:54:00:00:00:01, length 46", "rarp"],
    ["spanning tree", "12:00:00.000001 STP 802.1d, Config, Flags [none], length 35", "other"],
    ["-i any", `12:00:00.000001 eth1  Out ${ECHO}`, "sll2 ipv4 icmp"],
    ["-i any, no name", `12:00:00.000001 ?     P   ${ECHO}`, "sll2 ipv4 icmp"],
    ["GRE", "12:00:00.000001 IP 10.1.0.1 > 10.1.0.2: GREv0, Flags [none], length 88: " + ECHO, "ipv4 gre ipv4 icmp"],
    ["IP in IP", "12:00:00.000001 IP 10.1.0.1 > 10.1.0.2: " + ECHO, "ipv4 ip-in-ip ipv4 icmp"],
    ["VXLAN, pasted on one line", `12:00:00.000001 IP 10.1.0.1.4000 > 10.1.0.2.4789: VXLAN, flags [I] (0x08), vni 100   ${ECHO}`, "ipv4 udp vxlan ipv4 icmp"], // prettier-ignore
    ["VXLAN, without its inner packet", "12:00:00.000001 IP 10.1.0.1.4000 > 10.1.0.2.4789: VXLAN, flags [I] (0x08), vni 100", "ipv4 udp vxlan"], // prettier-ignore
    ["Geneve on one line", `12:00:00.000001 IP 10.1.0.1.4000 > 10.1.0.2.6081: Geneve, Flags [C], vni 0xff, options [8 bytes]: ${ECHO}`, "ipv4 udp geneve ipv4 icmp"], // prettier-ignore
  ])("%s", (_, text, expected) => {
    const rows = rowsOf(text);
    expect(rows).toHaveLength(1);
    expect(stack(packets(text)[0])).toBe(expected);
  });

  it("reads numbers of an echo", () => {
    expect(layer(packets(ECHO)[0]!, "icmp")).toMatchObject({ message: "echo request", id: 7, seq: 3, length: 64 });
  });

  it("puts the inner packet of VXLAN, at the margin and without a stamp, into the packet before it", () => {
    const text = `12:00:00.000001 IP 10.1.0.1.4000 > 10.1.0.2.vxlan: VXLAN, flags [I] (0x08), vni 100\n${ECHO}\n12:00:01.000001 ${ECHO}`;
    const [a, b] = packets(text);
    expect(stack(a)).toBe("ipv4 udp vxlan ipv4 icmp");
    expect(layer(a!, "vxlan")?.vni).toBe(100);
    expect(layer(a!, "udp")).toMatchObject({ sport: "4000", dport: "vxlan" });
    expect(b).toMatchObject({ line: 3 });
  });

  it("does so without stamps as well: only what stands behind a tunnel header is inside", () => {
    const outer = "IP 10.1.0.1.4000 > 10.1.0.2.8472: OTV, flags [I] (0x08), overlay 0, instance 100";
    const all = packets(`${outer}\n${ECHO}\n${ECHO}\n${outer}\n${ECHO}`);
    expect(all.map(stack)).toEqual(["ipv4 udp vxlan ipv4 icmp", "ipv4 icmp", "ipv4 udp vxlan ipv4 icmp"]);
    expect(layer(all[0]!, "vxlan")?.vni).toBe(100);
  });

  it("reads -e -v of Geneve over three more lines, with options", () => {
    const [p] = packets(
      [
        "12:00:00.000001 eth0  Out ifindex 2 52:54:00:00:00:09 ethertype IPv4 (0x0800), length 162: (tos 0x0, ttl 64, id 1, offset 0, flags [DF], proto UDP (17), length 142)",
        "    10.1.0.1.4000 > 10.1.0.2.6081: Geneve, Flags [C], vni 0x1a, proto TEB (0x6558), options [class Open Virtual Networking (OVN) (0x102) type 0x80(C) len 8]",
        "\t52:54:00:00:00:01 > 52:54:00:00:00:02, ethertype IPv4 (0x0800), length 98: (tos 0x0, ttl 63, id 2, offset 0, flags [DF], proto ICMP (1), length 84)",
        "    10.9.0.1 > 10.9.0.2: ICMP echo request, id 7, seq 3, length 64",
        "\t0x0000:  4500 0054",
      ].join("\n"),
    );
    expect(stack(p)).toBe("sll2 ipv4 udp geneve eth ipv4 icmp");
    expect(layer(p!, "sll2")).toMatchObject({ interface: "eth0", ifindex: 2, direction: "Out", length: 162 });
    expect(layer(p!, "geneve")).toMatchObject({ vni: 26, optionsLength: 8 });
    expect(layer(p!, "ipv4")).toMatchObject({ totalLength: 142, headerLength: 20, ttl: 64, protocol: "UDP" });
    expect(layer(p!, "eth")).toMatchObject({ length: 98, etherType: "IPv4", src: "52:54:00:00:00:01" });
    expect(layer(p!, "ipv4", 1)).toMatchObject({ totalLength: 84, ttl: 63 });
  });

  it("reads tags, and tags within tags", () => {
    const eth = "12:00:00.000001 52:54:00:00:00:01 > ff:ff:ff:ff:ff:ff, ethertype ";
    const text = [
      `${eth}802.1Q (0x8100), length 46: vlan 100, p 3, DEI, ethertype ARP (0x0806), Request who-has 10.9.0.2 tell 10.9.0.1, length 28`,
      `${eth}802.1Q-QinQ (0x88a8), length 106: vlan 300, p 0, ethertype 802.1Q (0x8100), vlan 100, p 0, ethertype IPv4 (0x0800), 10.9.0.1 > 10.9.0.2: ICMP echo reply, id 7, seq 1, length 64`,
    ].join("\n");
    const [a, b] = packets(text);
    expect(stack(a)).toBe("eth vlan arp");
    expect(stack(b)).toBe("eth vlan vlan ipv4 icmp");
    expect(b!.layers.filter((l) => l.layer === "vlan").map((l) => l.vid)).toEqual([300, 100]);
  });

  it("joins lines that were broken behind a comma", () => {
    const text =
      "52:54:00:00:00:01 > 52:54:00:00:00:02, ethertype 802.1Q,\nlength 1518: vlan 200, ethertype IPv4,\n10.9.0.1 > 10.9.0.2: ICMP echo request, length 1480\n";
    expect(tcpdumpText.detect(linesOf(text))).toBe(true);
    const [p, ...rest] = rowsOf(text);
    expect(rest).toEqual([]);
    expect(stack(p as TcpdumpPacket)).toBe("eth vlan ipv4 icmp");
    expect(layer(p as TcpdumpPacket, "eth")?.length).toBe(1518);
    expect(layer(p as TcpdumpPacket, "icmp")).toMatchObject({ id: undefined, seq: undefined, length: 1480 });
  });

  it.each([
    ["10.9.0.1.4000 > 10.9.0.2.22: UDP, length 1", "10.9.0.1", "4000", "10.9.0.2", "22"],
    ["10.9.0.1.ssh > 10.9.0.2.bfd-control: UDP, length 1", "10.9.0.1", "ssh", "10.9.0.2", "bfd-control"],
    ["host-a.example.4000 > host-b.domain: UDP, length 1", "host-a.example", "4000", "host-b", "domain"],
  ])("splits ports off: %s", (text, src, sport, dst, dport) => {
    const [p] = packets(`12:00:00.000001 IP ${text}`);
    expect(layer(p!, "ipv4")).toMatchObject({ src, dst });
    expect(layer(p!, "udp")).toMatchObject({ sport, dport });
  });

  it.each([
    ["fe80::1.546 > ff02::1:2.547: UDP, length 9", "fe80::1", "546"],
    ["::ffff:10.9.0.1.546 > ::ffff:10.9.0.2.547: UDP, length 9", "::ffff:10.9.0.1", "546"],
  ])("splits ports off IPv6 addresses: %s", (text, src, sport) => {
    const [p] = packets(`12:00:00.000001 IP6 ${text}`);
    expect(layer(p!, "ipv6")?.src).toBe(src);
    expect(layer(p!, "udp")?.sport).toBe(sport);
  });

  it("leaves a host name of ICMP whole", () => {
    const [p] = packets(
      "12:00:00.000001 IP host-a.example > host-b.example: ICMP echo request, id 7, seq 3, length 64",
    );
    expect(layer(p!, "ipv4")).toMatchObject({ src: "host-a.example", dst: "host-b.example" });
  });

  it("keeps the packet that an ICMP error quotes", () => {
    const [p] = packets(
      [
        "12:00:00.000001 IP (tos 0x0, ttl 64, id 1, offset 0, flags [none], proto ICMP (1), length 76)",
        "    10.9.0.254 > 10.9.0.1: ICMP 10.8.0.1 unreachable - need to frag (mtu 1400), length 56",
        "\tIP (tos 0x0, ttl 64, id 1, offset 0, flags [DF], proto ICMP (1), length 48)",
        "    10.9.0.1 > 10.8.0.1: ICMP echo request, id 7, seq 3, length 28",
      ].join("\n"),
    );
    const icmp = layer(p!, "icmp")!;
    expect(icmp).toMatchObject({
      message: "error",
      says: "10.8.0.1 unreachable - need to frag (mtu 1400)",
      length: 56,
    });
    expect(icmp.quote.map((l) => l.layer)).toEqual(["ipv4", "icmp"]);
    expect(icmp.quote[1]).toMatchObject({ message: "echo request", id: 7, seq: 3 });
    expect(stack(p)).toBe("ipv4 icmp");
  });

  it.each([
    [
      "Request who-has 10.9.0.2 tell 10.9.0.1, length 28",
      { operation: "request", senderIp: "10.9.0.1", targetIp: "10.9.0.2" },
    ],
    [
      "Ethernet (len 6), IPv4 (len 4), Reply 10.9.0.2 is-at 52:54:00:00:00:02, length 46",
      { operation: "reply", senderIp: "10.9.0.2", senderMac: "52:54:00:00:00:02", length: 46 },
    ],
    ["Announcement 10.9.0.1, length 28", { operation: "request", senderIp: "10.9.0.1", targetIp: "10.9.0.1" }],
    [
      "Reverse Request who-is 52:54:00:00:00:01 tell 52:54:00:00:00:02, length 46",
      { layer: "rarp", senderMac: "52:54:00:00:00:02" },
    ],
  ])("ARP: %s", (text, expected) => {
    expect(packets(`12:00:00.000001 ARP, ${text}`)[0]!.layers[0]).toMatchObject(expected);
  });
});

describe("what is no packet", () => {
  it("reads banner, counts and notes", () => {
    const rows = rowsOf(
      [
        "tcpdump: verbose output suppressed, use -v[v]... for full protocol decode",
        "listening on eth1, link-type EN10MB (Ethernet), snapshot length 262144 bytes",
        "Warning: interface names might be incorrect",
        `12:00:00.000001 ${ECHO}`,
        "^C",
        "149 packets captured",
        "152 packets received by filter",
        "3 packets dropped by kernel",
        "1 packet dropped by interface",
        "tcpdump: pcap_loop: truncated dump file; tried to read 16 header bytes, only got 4",
      ].join("\n"),
    );
    expect(rows.filter((r) => r.kind === "unparsed")).toEqual([]);
    expect(rows.find((r) => r.kind === "banner")).toMatchObject({ linkType: "EN10MB", snaplen: 262144, line: 2 });
    expect(rows.filter((r) => r.kind === "count").map((r) => [r.of, r.packets])).toEqual([
      ["captured", 149],
      ["received", 152],
      ["dropped", 3],
      ["droppedByInterface", 1],
    ]);
    expect(rows.filter((r) => r.kind === "note").map((r) => r.about)).toEqual([
      "other",
      "interfaceNames",
      "other",
      "truncated",
    ]);
  });

  it("keeps lines at the margin that it does not understand", () => {
    const rows = rowsOf(
      `12:00:00.000001 ${ECHO}\nsomebody wrote this\n12:00:01.000001 ${ECHO}\n\tbut this is a detail\n`,
    );
    expect(rows.filter((r) => r.kind === "unparsed")).toEqual([
      { kind: "unparsed", line: 2, text: "somebody wrote this" },
    ]);
    expect(rows.filter((r) => r.kind === "packet")).toHaveLength(2);
  });

  it.each([
    "PING 10.9.0.2 (10.9.0.2) 56(84) bytes of data.\n64 bytes from 10.9.0.2: icmp_seq=1 ttl=64 time=0.4 ms\n",
    "16:22:34.425612 64 bytes from 10.9.0.2: icmp_seq=0 ttl=59 time=28.042 ms\n",
    "12:00:00.000001 zebra[5]: interface eth0 went down\n",
    "52:54:00:00:00:01 dev vx100 dst 192.0.2.14 self extern_learn\n",
    "IP address      HW type\n10.9.0.1  0x1\n",
    '{"a": 1}\n',
    "\n",
  ])("does not claim %j", (text) => {
    expect(tcpdumpText.detect(linesOf(text))).toBe(false);
  });
});

describe("any text", () => {
  const pieces = fc.constantFrom(
    "IP ",
    "IP6 ",
    "ARP, ",
    "10.9.0.1",
    ".4789",
    " > ",
    ": ",
    "VXLAN, flags [I] (0x08), vni 100",
    "Geneve, Flags [C], vni 0x",
    "options [",
    "(tos 0x0, ttl 64, proto UDP (17), length 134)",
    "ethertype ",
    "802.1Q (0x8100), length 46: ",
    "vlan 100, p 0, ",
    "52:54:00:00:00:01 > 52:54:00:00:00:02, ",
    "12:00:00.000001 ",
    "1796063873.883279 ",
    " 00:00:00.1 ",
    "    1  ",
    "eth1  Out ",
    "ICMP echo request, id 7, seq 3",
    "MPLS (label 1) ",
    "NSH, x: ",
    "GREv0, Flags [none]: ",
    "erspan type1: ",
    "\t",
    "    ",
    "(",
    ")",
    "[",
    "] ",
    ",",
    "\n",
    "\n",
    "fd00::1",
    "ICMP6, ",
    "unreachable",
    "length 9",
  );

  it("is read without an exception, and every line that is not blank is somebody's", () => {
    const text = fc.array(fc.oneof(pieces, fc.string()), { maxLength: 40 }).map((p) => p.join(""));
    fc.assert(
      fc.property(text, (t) => {
        tcpdumpText.detect(linesOf(t));
        const rows = rowsOf(t);
        const n = linesOf(t).length;
        for (const r of rows) expect(r.line).toBeLessThanOrEqual(n);
        for (const p of rows) if (p.kind === "packet") expect(p.layers.length).toBeLessThanOrEqual(48);
      }),
      { seed: 1, numRuns: 3000 },
    );
  });

  it("survives headers without end", () => {
    for (const piece of [
      "MPLS (label 1) ",
      "vlan 1, ethertype 802.1Q (0x8100), ",
      "NSH, x: ",
      "IP 1.1.1.1 > 1.1.1.1: ",
      "(",
      "erspan : ",
    ]) {
      expect(packets(`12:00:00.000001 ${piece.repeat(50_000)}`)).toHaveLength(1);
    }
  });

  it("gives the same packets when junk stands between them", () => {
    const text = `12:00:00.000001 IP 10.1.0.1.4000 > 10.1.0.2.4789: VXLAN, flags [I] (0x08), vni 100\n${ECHO}\n12:00:01.000001 ${ECHO}`;
    const bare = withoutLines(text);
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(3), (junk, at) => {
        const word = `x${junk.replace(/[\n\r]/g, " ")}`;
        const lines = text.split("\n");
        lines.splice(at, 0, word);
        expect(withoutLines(lines.join("\n"))).toEqual(bare);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it("is cut anywhere", () => {
    const text = `12:00:00.000001 52:54:00:00:00:01 > 52:54:00:00:00:02, ethertype IPv4 (0x0800), length 156: (tos 0x0, ttl 64, id 1, offset 0, flags [DF], proto UDP (17), length 142)\n    10.1.0.1.4000 > 10.1.0.2.6081: Geneve, Flags [C], vni 0x1a, proto TEB (0x6558), options [class OVN (0x102) type 0x80(C) len 8]\n\t52:54:00:00:00:01 > 52:54:00:00:00:02, ethertype IPv4 (0x0800), length 98: (tos 0x0, ttl 63, id 2, offset 0, flags [DF], proto ICMP (1), length 84)\n    10.9.0.1 > 10.9.0.2: ICMP echo request, id 7, seq 3, length 64`;
    for (let i = 0; i < text.length; i++) {
      const got = rowsOf(text.slice(0, i)).filter((r) => r.kind === "packet");
      expect(got.length).toBeLessThanOrEqual(1);
    }
  });
});

/** Records of a classic little-endian pcap, counted by walking its headers. */
function recordsOf(file: string): number {
  const b = readFileSync(file);
  let n = 0;
  for (let at = 24; at + 16 <= b.length; at += 16 + b.readUInt32LE(at + 8)) n++;
  return n;
}

describeShared("recordings", (root) => {
  const read = (file: string) => readFileSync(file, "utf8");

  it("has one packet a record of the capture that was printed", () => {
    const dir = join(root, "lab/A/move1");
    for (const name of readdirSync(dir)) {
      const m = /^(leaf2-eth1|leaf2-any|hostb-eth0)-.*(?:nn|n-t).*\.txt$/.exec(name);
      if (m === null) continue;
      const rows = rowsOf(read(join(dir, name)));
      const n = rows.filter((r) => r.kind === "packet").length;
      expect([name, n]).toEqual([name, recordsOf(join(dir, `${m[1]}.pcap`))]);
      expect([name, rows.filter((r) => r.kind === "unparsed")]).toEqual([name, []]);
    }
  });

  it("reads every line of tcpdump 4.99.3, and one packet a stamp", () => {
    const dir = join(root, "fixtures/local/tcpdump-4.99.3");
    const stamp = /^(?: *\d+ {2})?(?:\d\d:\d\d:\d\d\.|\d{10}\.| \d\d:\d\d:\d\d\.|\d{4}-\d\d-\d\d )/;
    for (const name of readdirSync(dir).filter((f) => f.endsWith(".txt"))) {
      const text = read(join(dir, name)).split("\n").slice(1).join("\n");
      const rows = rowsOf(text);
      expect([name, rows.filter((r) => r.kind === "unparsed")]).toEqual([name, []]);
      expect([name, tcpdumpText.detect(linesOf(text).slice(0, 64))]).toEqual([name, true]);
      // nt.txt has no stamps: its packets are those of ntt.txt.
      const counted = name === "nt.txt" ? read(join(dir, "ntt.txt")) : text;
      const stamps = counted.split("\n").filter((l) => stamp.test(l)).length;
      expect([name, rows.filter((r) => r.kind === "packet").length]).toEqual([name, stamps]);
    }
  });

  it("reads every packet of upstream's own outputs, whatever the protocol", () => {
    for (const dir of ["fixtures/tcpdump", "corpus/upstream"].map((d) => join(root, d))) {
      for (const name of readdirSync(dir).filter((f) => f.endsWith(".out"))) {
        const text = read(join(dir, name)).replace(/^#.*\n/, "");
        const rows = rowsOf(text);
        // -# numbers them.
        const numbered = text.split("\n").filter((l) => /^ {0,4}\d+ {2}\S/.test(l)).length;
        expect([name, rows.filter((r) => r.kind === "packet").length]).toEqual([name, numbered]);
        expect([name, rows.filter((r) => r.kind === "unparsed")]).toEqual([name, []]);
      }
    }
  });
});
