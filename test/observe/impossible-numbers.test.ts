// Numbers, times and round trips that no field can hold: the line is not understood, or a finding says where it stands; never a clamp.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scrub } from "../../src/anonymize/scrub.ts";
import { arithmeticProblems } from "../../src/conclude/arithmetic.ts";
import { assembleEvidence } from "../../src/conclude/evidence.ts";
import { detectFormat } from "../../src/decode/text/formats.ts";
import { fits, numberOf } from "../../src/decode/text/printed-number.ts";
import { observeText } from "../../src/observe/from-text.ts";
import type { InputContext } from "../../src/observe/observation.ts";
import { validate } from "../../src/schema/evidence-validator.generated.js";
import { linesOf } from "../decode/text/lines.ts";

const context: InputContext = { id: "i1", name: "input.txt", tunnelPorts: [], waitNs: 2_000_000_000 };
const observe = (text: string) => observeText([linesOf(text)], context);
const MAC = "52:54:00:aa:00:01";

async function evidenceOf(text: string) {
  const evidence = assembleEvidence({ observations: [await observe(text)], subject: {}, toolVersion: "0.0.0" });
  expect(validate(evidence)).toBe(true);
  expect(arithmeticProblems(evidence)).toEqual([]);
  return evidence;
}

describe("a printed number", () => {
  it("is one from 0 to the most that its field holds", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.constantFrom(255, 65_535, 2 ** 32 - 1), (n, most) => {
        const expected = n <= BigInt(most) ? Number(n) : undefined;
        expect(numberOf(String(n), most)).toBe(expected);
        expect(fits(String(n), most)).toBe(expected !== undefined);
      }),
      { seed: 1, numRuns: 300 },
    );
    for (const text of ["-1", "1.5", "1e3", "NaN", "", "0x7f", " 1"]) expect(numberOf(text)).toBeUndefined();
    expect(fits(undefined, 1)).toBe(true);
  });
});

describe("sequence numbers of MAC mobility (32 bits)", () => {
  const json = (seq: string) => `{"${MAC}":{"type":"remote","remoteVtep":"192.0.2.12","remoteSequence":${seq}}}\n`;

  it.each(["-1", "0.5", "1e309", "4294967296"])("%s in JSON is a finding at its line", async (seq) => {
    const { routes, findings } = await observe(json(seq));
    expect(routes.map((r) => r.seq)).toEqual([undefined]);
    expect(findings).toMatchObject([{ code: "json.number", where: [{ line: 1 }] }]);
    await evidenceOf(json(seq));
  });

  it("4294967295 in JSON is one", async () => {
    const { routes, findings } = await observe(json("4294967295"));
    expect(routes.map((r) => r.seq)).toEqual([4_294_967_295]);
    expect(findings).toEqual([]);
  });

  const row = (seq: string) => `${MAC} remote       192.0.2.2                             ${seq}/0`;
  const neighbor = (seq: string) =>
    `Number of ARPs (local and remote) known for this VNI: 1\n192.0.2.10 remote active ${MAC} 192.0.2.2 ${seq}/0`;
  const single = (seq: string) =>
    `MAC: ${MAC}\n Remote VTEP: 192.0.2.2 Mobility\n Local Seq: 0 Remote Seq: ${seq}\n Uptime: 00:00:07\n`;
  const macadv = (mac: string, seq: string) =>
    `*> [type:macadv][rd:192.0.2.1:1][etag:0][mac:${mac}][ip:<nil>] [100] 192.0.2.1  00:00:01 [{Origin: i} {Extcomms: [mac-mobility: ${seq}], [VXLAN]}]`;
  const gobgp = (seq: string) =>
    `   Network  Labels  Next Hop  AS_PATH  Age  Attrs\n${macadv("52:54:00:aa:00:02", "1")}\n${macadv(MAC, seq)}`;
  const nxos = (seq: string) =>
    `Topology    Mac Address    Prod   Flags         Seq No     Next-Hops\n100  5254.00aa.0001 BGP    SplRcv        ${seq}          192.0.2.2`;
  it.each([
    ["a MAC", row, 1],
    ["a single MAC", single, 3],
    ["a neighbour", neighbor, 2],
    ["GoBGP", gobgp, 3],
    ["NX-OS", nxos, 2],
  ] as const)("in the text of %s: the line is not understood", async (_, text, line) => {
    expect((await observe(text("7"))).input.unparsed).toBe(0);
    const { input } = await observe(text("4294967296"));
    expect(input.unparsedAt.map((u) => u.line)).toEqual([line]);
  });

  it("in the communities of a route: the route is not used, and a finding says so", async () => {
    const route = (seq: string) =>
      `BGP table version is 5, local router ID is 192.0.2.13\nRoute Distinguisher: 192.0.2.14:2\n *>i[2]:[0]:[48]:[${MAC}]\n                    192.0.2.14                   100      0 i\n                    RT:65000:100 ET:8 MM:${seq}\n`;
    expect((await observe(route("9"))).routes.map((r) => r.seq)).toEqual([9]);
    const { routes, findings } = await observe(route("4294967296"));
    expect(routes).toEqual([]);
    expect(findings).toMatchObject([{ code: "frr.number", where: [{ line: 3 }] }]);
  });
});

describe("lines of probes", () => {
  const HEADER = "PING 192.0.2.1 (192.0.2.1) 56(84) bytes of data.";
  const reply = (seq: number, rest: string) => `64 bytes from 192.0.2.1: icmp_seq=${seq} ${rest}`;

  it.each(["ttl=641 time=1.00 ms", `ttl=64 time=${"1".repeat(400)} ms`, `ttl=64 time=${"1".repeat(10)}.5 ms`])(
    "%s",
    async (rest) => {
      const text = `${HEADER}\n${reply(1, "ttl=64 time=1.00 ms")}\n${reply(2, rest)}\n`;
      const { input, streams } = await observe(text);
      expect(input.unparsedAt.map((u) => u.line)).toEqual([3]);
      expect(streams[0]!.rtt).toEqual({ count: 1, minNs: 1_000_000, meanNs: 1_000_000, maxNs: 1_000_000 });
      await evidenceOf(text);
    },
  );

  it.each(["ttl=59 time=", "ttl=59 time=0.", "ttl=59 time=25"])(
    "%j at the end of a line is a reply whose round trip is not known",
    async (rest) => {
      const { streams } = await observe(`${HEADER}\n${reply(1, "ttl=59 time=2.00 ms")}\n${reply(2, rest)}\n`);
      expect(streams[0]!.counts.answered).toBe(2);
      expect(streams[0]!.rtt).toMatchObject({ count: 1, minNs: 2_000_000 });
    },
  );

  it("a send is never later than its reply, however coarse the round trip", async () => {
    // Seq 2 and 4 are lost. "time=0 ms" may stand for up to 0.5 ms: stamp - 0 + 0.5 ms lies after the reply itself, so the stamp of the
    // reply to seq 5, :24, is the latest that it can have been sent, and the outage ends for both figures there.
    const at = (s: number, line: string) => `[${1_790_191_600 + s}.000000] ${line}`;
    const lines = [100, 102, 104].map((s, i) => at(s, reply(2 * i + 1, "ttl=64 time=0 ms")));
    const evidence = await evidenceOf(`${HEADER}\n${lines.join("\n")}\n`);
    const last = evidence.lossPeriods.at(-1)!;
    expect(last.firstReplyAfter!.arrived).toBe("2026-09-23T19:28:24.000000Z");
    expect(last.firstReplyAfter!.sent!.high).toBe("2026-09-23T19:28:24.000000Z");
    expect(last.outageAtMost_us).toBe(last.possibleUnreachable_us);
  });

  it.each([
    [
      "ping",
      `${HEADER}\n\n--- 192.0.2.1 ping statistics ---\n6 packets transmitted, 6 received, 0% packet loss, time 5ms\nrtt min/avg/max/mdev = 61.425/99.731/22.597/27.566 ms\n`,
    ],
    ["fping", "192.0.2.1 : xmt/rcv/%loss = 3/3/0%, min/avg/max = 1/0.121/0.142\n"],
  ])("round trips of a summary of %s whose mean is not between the others are left out, and said", async (_, text) => {
    const { streams, findings } = await observe(text);
    expect(streams.map((s) => s.rtt)).toEqual([undefined]);
    expect(findings.map((f) => f.code)).toContain("probe.rtt-impossible");
    await evidenceOf(text);
  });

  it.each(["1e309ms", "1.2.3ms", `${"9".repeat(400)}ms`])(
    "counts with a time of %s are not understood",
    async (time) => {
      const text = `${HEADER}\n${reply(1, "ttl=64 time=1.00 ms")}\n${reply(2, "ttl=64 time=1.00 ms")}\n\n--- 192.0.2.1 ping statistics ---\n2 packets transmitted, 2 received, 0% packet loss, time ${time}\n`;
      expect((await observe(text)).input.unparsedAt.map((u) => u.line)).toEqual([6]);
      await evidenceOf(text);
    },
  );

  it("a hop of mtr with more probes than a number holds is not understood", async () => {
    const report = (sent: string) =>
      `HOST: h  Loss%   Snt   Last   Avg  Best  Wrst StDev\n  1.|-- 192.0.2.1  0.0%    ${sent}    0.1   0.1   0.1   0.1   0.0\n`;
    expect((await observe(report("10"))).input.unparsed).toBe(0);
    expect((await observe(report("9".repeat(400)))).input.unparsedAt.map((u) => u.line)).toEqual([2]);
  });

  const fpingJson = (xmt: string, max: string) =>
    `{"resp": {"host": "192.0.2.50", "seq": 0, "size": 64, "rtt": 0.138, "ttl": 63}}\n{"summary": {"host": "192.0.2.50", "xmt": ${xmt}, "rcv": 1, "loss": 0, "rttMin": 0.138, "rttAvg": 0.138${max}}}\n`;
  it.each(["1.7976931348623157e+308", "-1", "9007199254740993", "1.5"])("fping in JSON: %s sent", async (xmt) => {
    const { streams, findings } = await observe(fpingJson(xmt, ', "rttMax": 0.138'));
    expect(streams.map((s) => s.sent)).toEqual([1]);
    expect(findings).toContainEqual(
      expect.objectContaining({ code: "json.number", where: [{ input: "i1", line: 2 }] }),
    );
  });
  it("fping in JSON without its greatest round trip", async () => {
    await evidenceOf(fpingJson("1", ""));
  });
});

describe("a packet of tcpdump's text", () => {
  const packet = (stamp: string, ttl: string, more = "id 44, seq 1") =>
    `${stamp} IP (tos 0x0, ttl ${ttl}, id 53389, offset 0, flags [DF], proto ICMP (1), length 84)\n    192.0.2.5 > 192.0.2.25: ICMP echo request, ${more}, length 64\n`;
  const good = packet("13:32:11.370234", "62");

  it.each([
    ["a TTL above 255", packet("13:32:12.370234", "6464")],
    ["an identifier above 65535", packet("13:32:12.370234", "64", "id 65536, seq 1")],
    ["a sequence number above 65535", packet("13:32:12.370234", "64", "id 44, seq 65536")],
    [
      "a VNI above 16777215",
      "13:32:12.1 IP 192.0.2.1.5000 > 192.0.2.2.4789: VXLAN, flags [I] (0x08), vni 16777216\nIP 10.0.0.1 > 10.0.0.2: ICMP echo request, id 5, seq 2, length 64\n",
    ],
  ])("with %s is not understood", async (_, text) => {
    expect((await observe(good)).input).toMatchObject({ records: 1, unparsed: 0 });
    const { input } = await observe(`${good}${text}`);
    expect(input.records).toBe(1);
    expect(input.unparsedAt.map((u) => u.line)).toEqual([3]);
    await evidenceOf(`${good}${text}`);
  });

  it.each([
    "25:00:00.000000",
    "13:61:00.000000",
    "13:00:61.000000",
    "2026-02-30 13:00:00.000000",
    "2026-13-01 13:00:00.000000",
  ])("at %s has no time that can be", async (stamp) => {
    const { input } = await observe(`${good}${packet(stamp, "64")}`);
    expect(input.unparsedAt.map((u) => u.line)[0]).toBe(3);
  });
});

describe("what looks like a time and is none", () => {
  const summary = (name: string) =>
    `BGP router identifier 192.0.2.14, local AS number 65000 vrf-id 0\n\nNeighbor         V         AS   MsgRcvd   MsgSent   TblVer  InQ OutQ  Up/Down State/PfxRcd   PfxSnt Desc\nspine(${name}) 4      65000        22        10        0    0    0 00:00:13            4        1 spine\n`;

  it.each(["2026-02-30T25:61:61Z", "2026-02-28T10:00:00Z"])("%s as the name of a peer does not leave", async (name) => {
    const evidence = await evidenceOf(summary(name));
    expect(JSON.stringify(evidence)).toContain(name);
    expect(JSON.stringify(scrub(evidence, new Uint8Array(32).fill(7)))).not.toContain(name);
  });

  it("a protocol or a table of a fact leaves as the words of programs in it", async () => {
    const evidence = await evidenceOf("10.0.0.0/24 via 192.0.2.1 dev eth0 proto bgp metric 100\n");
    const [fact] = evidence.facts;
    const of = (protocol: string, table: string) => {
      const facts = [{ ...fact!, value: { protocol, table } }];
      return scrub({ ...evidence, facts }, new Uint8Array(32).fill(7)).facts[0]!.value;
    };
    expect(fact!.value).toMatchObject({ protocol: "bgp" });
    expect(of("bgp", "254")).toEqual({ protocol: "bgp", table: "254" });
    expect(of("customer-a", "vrf-customer")).toEqual({ protocol: "...", table: "..." });
  });
});

describe("stamps and counts that contradict each other", () => {
  it("a reply that is stamped before its request: the loss period has no durations, and says why", async () => {
    // made up: 5 is lost; request 6 at .400, its reply at .300. outageAtMost would end at .300, possibleUnreachable at .400.
    const line = (ms: number, request: boolean, seq: number) =>
      `17960638${ms >= 1000 ? "74" : "73"}.${String(ms % 1000).padStart(3, "0")}000 IP ${request ? "192.0.2.20 > 192.0.2.10" : "192.0.2.10 > 192.0.2.20"}: ICMP echo ${request ? "request" : "reply"}, id 7, seq ${seq}, length 64`;
    const packets: [number, boolean, number][] = [
      [100, true, 4],
      [101, false, 4],
      [200, true, 5],
      [400, true, 6],
      [300, false, 6],
      [500, true, 7],
      [501, false, 7],
    ];
    const evidence = await evidenceOf(`${packets.map(([ms, request, seq]) => line(ms, request, seq)).join("\n")}\n`);
    expect(evidence.lossPeriods.map((l) => [l.firstLostSeq, l.possibleUnreachable_us, l.outageAtMost_us])).toEqual([
      [5, null, null],
    ]);
    expect(evidence.lossPeriods[0]!.limits.join()).toContain("a reply is stamped before its request");
  });

  it("more probes than nanoseconds give no mean spacing", async () => {
    const text = `$ ping -c 2 -i 0.2 -t 1 192.0.2.9\nPING 192.0.2.9 (192.0.2.9) 56(84) bytes of data.\nFrom 192.0.2.1 icmp_seq=1 Time to live exceeded\nFrom 192.0.2.1 icmp_seq=2 Time to live exceeded\n\n--- 192.0.2.9 ping statistics ---\n24294967296 packets transmitted, 0 received, +2 errors, 100% packet loss, time 204ms\n`;
    const evidence = await evidenceOf(text);
    // 2 probes at the 0.2 s of the command
    expect(evidence.lossPeriods[0]!.lossDerived_us).toBe(400_000);
  });
});

describe("a run of spaces in a line that has an arrow", () => {
  it("is looked at once", async () => {
    const start = performance.now();
    await observe(`BGP routing table entry for\n  x${" ".repeat(300_000)}\u2190 <y\n  z <${" ".repeat(300_000)}.\n`);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe("a MAC that its VTEP flagged as a duplicate, without a recorded move", () => {
  it("has no count of moves: a finding counts one or more", async () => {
    const evidence = await evidenceOf(
      `{"${MAC}":{"type":"local","intf":"tap-vm1","localSequence":4,"remoteSequence":3,"detectionCount":5,"isDuplicate":true}}\n`,
    );
    const [finding] = evidence.mobility[0]!.findings.filter((f) => f.code === "mac.duplicate-detected");
    expect(finding).toBeDefined();
    expect(finding).not.toHaveProperty("count");
  });
});

describe("a number of sends that no program made", () => {
  it("costs no more than another", async () => {
    // seq 65535 is behind seq 1 by one turn less two; a loop over the turns of 999999999999999 sends would take 15 billion steps
    const text = `PING 192.0.2.1 (192.0.2.1) 56(84) bytes of data.\n64 bytes from 192.0.2.1: icmp_seq=1 ttl=64 time=1.00 ms\n\n--- 192.0.2.1 ping statistics ---\n999999999999999 packets transmitted, 1 received, 100% packet loss, time 5ms\n`;
    expect(detectFormat(linesOf(text))).toBeDefined();
    const start = performance.now();
    await evidenceOf(text);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe("next hops that are no addresses", () => {
  it("do not leave, in fields or in sentences", async () => {
    // a MAC that was cut stands where the VTEP would be
    const text = `Number of ARPs (local and remote) known for this VNI: 2
Flags: I=local-inactive, P=peer-active, X=peer-proxy
Neighbor             Type   Flags State    MAC               Remote ES/VTEP                 Seq #'s
192.168.100.251      remote       active   02:00:00:00:01:64 10.0.0.1                       0/0
192.168.100.251      remote       active   02:00:00:00:01:64 52:54:00                       0/1
`;
    const evidence = await evidenceOf(text);
    expect(JSON.stringify(scrub(evidence, new Uint8Array(32).fill(7)))).not.toContain("52:54:00");
  });
});
