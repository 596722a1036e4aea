// Texts as people paste them: wrapped, prefixed, dated, remarked upon. What they hold was worked out by reading them.
import { describe, expect, it } from "vitest";
import { observeText } from "../../src/observe/from-text.ts";
import { MOST_ROUTES } from "../../src/observe/kept-routes.ts";
import type { InputContext, Observation } from "../../src/observe/observation.ts";
import { linesOf } from "../decode/text/lines.ts";

const observe = (text: string, more: Partial<InputContext> = {}): Promise<Observation> =>
  observeText([linesOf(text)], { id: "i1", name: "p", tunnelPorts: [], waitNs: 2e9, ...more });
const codes = (o: Observation) => o.findings.map((f) => f.code);
/** 2026-11-30T18:35:00Z, by `date -u -d ... +%s`. */
const AT = 1_796_063_700n * 1_000_000_000n;
const MINUTE = 60n * 1_000_000_000n;

const LOCAL = "02:00:00:00:0a:01 local        tap1                                 2/1";
const REMOTE = "02:00:00:00:0a:01 remote       198.51.100.2                         2/3";
const macs = (row: string) =>
  `Number of MACs (local and remote) known for this VNI: 1
Flags: N=sync-neighs, I=local-inactive, P=peer-active, X=peer-proxy
MAC               Type   Flags Intf/Remote ES/VTEP            VLAN  Seq #'s
${row}
`;
const FDB = "02:00:00:00:0a:01 dev vx100 dst 198.51.100.2 self extern_learn";
const FDB_OTHER = "02:00:00:00:0a:02 dev tap1 master br100";

describe("dates between outputs", () => {
  const first = "Mon Nov 30 18:35:00 UTC 2026\n";
  const second = "Mon Nov 30 18:36:00 UTC 2026\n";

  it("time the tables below them", async () => {
    const o = await observe(first + macs(LOCAL) + second + macs(REMOTE));
    expect(o.routes.map((r) => [r.at, r.digits, r.local])).toEqual([
      [AT, 0, true],
      [AT + MINUTE, 0, false],
    ]);
    expect(o.input).toMatchObject({ kind: "frr-evpn-mac", unparsed: 0 });
    expect(codes(o)).toEqual(["snapshot.dated"]);
  });

  it("at prompts, each for the command behind it", async () => {
    const show = 'root@leaf1:~# vtysh -c "show evpn mac vni 100"\n';
    const date = "root@leaf1:~# date\n";
    const o = await observe(date + first + show + macs(LOCAL) + date + second + show + macs(REMOTE));
    expect(o.routes.map((r) => [r.at, r.where, r.vni])).toEqual([
      [AT, "leaf1", 100],
      [AT + MINUTE, "leaf1", 100],
    ]);
    // the next command has no date: then only the order counts
    const late = await observe(date + first + show + macs(LOCAL) + show + macs(REMOTE));
    expect(late.routes.map((r) => [r.at, r.partTime])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(late.routes[0]!.part).toBeLessThan(late.routes[1]!.part!);
    expect(codes(late)).toEqual(["snapshot.dates-incomplete"]);
  });

  it.each([
    ["2026-11-30T18:35:00,123456789+00:00", AT + 123_456_789n, []],
    ["2026-11-30T19:35:00+01:00", AT, []],
    ["=== 2026-11-30 18:35:00 ===", AT, ["clock.zone-not-told"]],
    ["Mon Nov 30 18:35:00 CET 2026", AT, ["clock.zone-not-told"]],
    ["Mon 30 Nov 2026 06:35:00 PM UTC", AT, []],
  ])("as %s", async (date, at, more) => {
    const o = await observe(`${date}\n${FDB}\n`);
    expect(o.routes.map((r) => r.at)).toEqual([at]);
    expect(codes(o)).toEqual(["snapshot.dated", ...more]);
    expect(o.input.unparsed).toBe(0);
  });

  it("do not tear a ping apart, and what the case tells comes first", async () => {
    const reply = (n: number) => `64 bytes from 192.0.2.9: icmp_seq=${n} ttl=63 time=0.1 ms\n`;
    const o = await observe(reply(1) + first + reply(2) + reply(3));
    expect(o.streams.map((s) => s.sent)).toEqual([3]);
    expect((await observe(first + macs(LOCAL), { at: 5n })).routes[0]!.at).toBe(5n);
    expect((await observe(first + macs(LOCAL), { order: 2 })).routes[0]!.at).toBeUndefined();
  });

  it("are no fields of a table", async () => {
    const o = await observe("time,ok\n2026-11-30 18:35:00,1\n2026-11-30 18:35:01,1\n");
    expect(o.input).toMatchObject({ kind: "probe-log", records: 2 });
  });
});

describe("a wrapper before every line", () => {
  const PACKET = "18:37:53.883279 IP 192.0.2.20 > 192.0.2.10: ICMP echo request, id 77, seq 1, length 64";
  const TUNNEL = "18:37:53.883279 IP 198.51.100.2.41142 > 198.51.100.1.4789: VXLAN, flags [I] (0x08), vni 100";
  const INNER = "IP 192.0.2.20 > 192.0.2.10: ICMP echo request, id 5699, seq 2, length 64";
  it.each([
    ["kubectl logs --timestamps", "2026-11-30T18:35:00.000000001Z "],
    ["journalctl", "Nov 30 18:35:00 host-a tcpdump[811]: "],
    ["ts", "Nov 30 18:35:00 "],
    ["docker compose", "probe-1  | "],
    ["kubectl logs --prefix --timestamps", "[pod/a-b/c] 2026-11-30T18:35:00.000000001Z "],
    ["a container's log file", "2026-11-30T18:35:00.000000001Z stderr F "],
    ["ts with seconds", "1796063700.000001 "],
  ])("%s", async (_name, prefix) => {
    const o = await observe([PACKET, TUNNEL, INNER].map((line) => `${prefix}${line}\n`).join(""));
    expect(o.input).toMatchObject({ kind: "tcpdump-text", records: 2, unparsed: 0 });
    expect(o.streams.map((s) => [s.key["vni"], s.sent])).toEqual([
      [undefined, 1],
      [100, 1],
    ]);
    const fdb = await observe([FDB, "", FDB_OTHER].map((line) => `${prefix}${line}\n`).join(""));
    expect(fdb.input).toMatchObject({ kind: "linux-fdb", records: 2, unparsed: 0 });
    expect(fdb.routes[0]!.at).toBe(prefix.includes("2026") || prefix.startsWith("17") ? fdb.routes[0]!.at : undefined);
  });

  it("its stamps are those of a monitor that prints none, and of fping", async () => {
    const z = (second: number) => `2026-11-30T18:35:0${second}.000000Z `;
    const o = await observe(`${z(0)}Deleted ${FDB}\n${z(1)}${FDB_OTHER}\n`);
    expect(o.routes.map((r) => r.at)).toEqual([AT, AT + 1_000_000_000n]);
    expect(o.input).toMatchObject({ kind: "linux-monitor", clock: "utc", unparsed: 0 });
    expect(codes(o)).toEqual(["text.wrapper-stamps"]);
    const probe = (n: number) => `192.0.2.1 : [${n}], 64 bytes, 0.138 ms (0.138 avg, 0% loss)\n`;
    const f = await observe(z(0) + probe(0) + z(1) + probe(1) + z(4) + probe(4));
    expect(f.input.first).toBe(AT);
    expect(f.streams[0]).toMatchObject({ sent: 5, counts: { answered: 3, lost: 2 } });
    expect(codes(f)).toContain("text.wrapper-stamps");
  });
});

describe("lines that a terminal broke", () => {
  const broken = (text: string, columns: number) =>
    text
      .split("\n")
      .flatMap((line) => line.match(new RegExp(`.{1,${columns}}`, "g")) ?? [""])
      .join("\n");
  const reply = (n: number) =>
    `[179606370${n}.691401] 64 bytes from 2001:db8:0:1::9: icmp_seq=1${n} ttl=63 time=0.085 ms\n`;
  const ROUTES = `   Network          Next Hop            Metric LocPrf Weight Path
                    Extended Community
Route Distinguisher: 198.51.100.2:2
*> [2]:[0]:[48]:[02:00:00:00:0a:01]:[128]:[2001:db8:1:2:3:4:5:6]
                    198.51.100.2                           0 65002 i
                    RT:65002:100 RT:65002:4001 ET:8 MM:3 Rmac:02:00:00:00:02:f1
*> [2]:[0]:[48]:[02:00:00:00:0a:02]
                    198.51.100.2                           0 65002 i
                    RT:65002:100 ET:8

Displayed 2 prefixes (2 paths)
`;

  it("a sequence number broken in two is one", async () => {
    const text = reply(0) + reply(1) + reply(3);
    // 61 columns end between the digits of the number
    expect(broken(text, 61).split("\n")[1]).toMatch(/^0 ttl/);
    const o = await observe(broken(text, 61));
    expect(o.streams[0]).toMatchObject({ firstSeq: 10, lastSeq: 13, sent: 4, counts: { answered: 3, lost: 1 } });
    expect(o.input.unparsed).toBe(0);
    expect(codes(o)).toContain("text.broken-lines");
  });

  it("routes of FRR at 60 columns are those of the whole lines", async () => {
    const bare = (o: Observation) => o.routes.map(({ source: _source, ...r }) => r);
    const whole = await observe(ROUTES);
    const o = await observe(broken(ROUTES, 60));
    expect(bare(o)).toEqual(bare(whole));
    expect(whole.routes.map((r) => [r.ip, r.seq])).toEqual([
      ["2001:db8:1:2:3:4:5:6", 3],
      [undefined, undefined],
    ]);
    expect(o.input.unparsed).toBe(0);
    expect(codes(o)).toEqual(["text.broken-lines"]);
  });

  it("forwarding entries that nothing else would recognise", async () => {
    const o = await observe(broken(`${FDB}\n${FDB.replace("0a:01", "0a:09")}\n`, 60));
    expect(o.routes.map((r) => [r.mac, r.nextHop])).toEqual([
      ["02:00:00:00:0a:01", "198.51.100.2"],
      ["02:00:00:00:0a:09", "198.51.100.2"],
    ]);
  });

  it("a remark below the longest line is not taken into it", async () => {
    const o = await observe(`${reply(0)}${reply(1)}and here it stopped\n${reply(3)}`);
    expect(o.streams[0]).toMatchObject({ sent: 4, counts: { answered: 3, lost: 1 } });
    expect(o.input.unparsed).toBe(1);
    expect(codes(o)).not.toContain("text.broken-lines");
  });
});

describe("a monitor that ran for weeks", () => {
  it("keeps so many changes, and says how many it left out and from where on", async () => {
    const lines = Array.from({ length: MOST_ROUTES + 3 }, () => `Deleted ${FDB}`);
    const o = await observe(`${lines.join("\n")}\n`);
    expect(o.routes).toHaveLength(MOST_ROUTES);
    expect(o.input.records).toBe(MOST_ROUTES + 3);
    expect(o.findings).toMatchObject([
      { code: "routes.not-all-kept", count: 3, where: [{ input: "i1", line: MOST_ROUTES + 1 }] },
    ]);
  });
});

describe("what shells and people put around outputs", () => {
  it("an arrow beside an entry", async () => {
    const o = await observe(`${FDB}    <--- moved\n${FDB_OTHER}   ← and this did not\n`);
    expect(o.input).toMatchObject({ kind: "linux-fdb", records: 2, unparsed: 0 });
    expect(o.findings.map((f) => [f.code, f.count])).toEqual([["text.remarks", 2]]);
  });

  it.each([
    ["a prompt with a blank behind it", `leaf1# show evpn mac vni 100\n${macs(LOCAL)}leaf1# \n`, "frr-evpn-mac"],
    ["arrows of zsh", `➜  ~ bridge fdb show\n${FDB}\n➜  ~ git:(main) ✗ ls\n`, "linux-fdb"],
    ["kubectl exec", `$ kubectl exec x -- bridge fdb\nDefaulted container "frr" out of: frr, a\n${FDB}\n`, "linux-fdb"],
    ["timings of script", "0.412345 12\n0.000123 4\n1.002345 56\n", "noted"],
    [
      "dots of an excerpt",
      "...\n18:37:53.8 IP 192.0.2.2 > 192.0.2.1: ICMP echo reply, id 7, seq 1, length 64\n",
      "tcpdump-text",
    ],
  ])("%s", async (name, text, kind) => {
    const o = await observe(text);
    // the dots are no packet, and are counted
    expect(o.input).toMatchObject({ kind, unparsed: name.startsWith("dots") ? 1 : 0 });
  });
});

describe("pings in other languages and of other systems", () => {
  const of = async (text: string) => {
    const o = await observe(text);
    return { unparsed: o.input.unparsed, stream: o.streams[0]!, codes: codes(o) };
  };

  it.each([
    [
      "German",
      "Ping wird ausgeführt für 192.0.2.8 mit 32 Bytes Daten:",
      "Antwort von 192.0.2.8: Bytes=32 Zeit=1ms TTL=63",
      "Zeitüberschreitung der Anforderung.",
      "Antwort von 192.0.2.1: Zielhost nicht erreichbar.",
      "Ping-Statistik für 192.0.2.8:",
      "    Pakete: Gesendet = 3, Empfangen = 2, Verloren = 1\n    (33% Verlust),",
    ],
    [
      "French",
      "Envoi d'une requête 'Ping'  192.0.2.8 avec 32 octets de données :",
      "Réponse de 192.0.2.8 : octets=32 temps=1 ms TTL=63",
      "Délai d'attente de la demande dépassé.",
      "Réponse de 192.0.2.1 : Impossible de joindre l'hôte de destination.",
      "Statistiques Ping pour 192.0.2.8:",
      "    Paquets : envoyés = 3, reçus = 2, perdus = 1 (perte 33%),",
    ],
    [
      "Spanish",
      "Haciendo ping a 192.0.2.8 con 32 bytes de datos:",
      "Respuesta desde 192.0.2.8: bytes=32 tiempo=1ms TTL=63",
      "Tiempo de espera agotado para esta solicitud.",
      "Respuesta desde 192.0.2.1: Host de destino inaccesible.",
      "Estadísticas de ping para 192.0.2.8:",
      "    Paquetes: enviados = 3, recibidos = 2, perdidos = 1\n    (33% perdidos),",
    ],
    [
      "Russian",
      "Обмен пакетами с 192.0.2.8 по с 32 байтами данных:",
      "Ответ от 192.0.2.8: число байт=32 время=1мс TTL=63",
      "Превышен интервал ожидания для запроса.",
      "Ответ от 192.0.2.1: Заданный узел недоступен.",
      "Статистика Ping для 192.0.2.8:",
      "    Пакетов: отправлено = 3, получено = 2, потеряно = 1\n    (33% потерь)",
    ],
    [
      "Japanese",
      "192.0.2.8 に ping を送信しています 32 バイトのデータ:",
      "192.0.2.8 からの応答: バイト数 =32 時間 =1ms TTL=63",
      "要求がタイムアウトしました。",
      "192.0.2.1 からの応答: 宛先ホストに到達できません。",
      "192.0.2.8 の ping 統計:",
      "    パケット数: 送信 = 3、受信 = 2、損失 = 1 (33% の損失)、",
    ],
  ])("Windows in %s: the error is one, and is not counted as a reply", async (_language, ...lines) => {
    const { unparsed, stream } = await of(`${lines.join("\n")}\n`);
    expect(unparsed).toBe(0);
    expect(stream.counts).toMatchObject({ answered: 1, lost: 1, icmpError: 1 });
    expect(stream.summary).toMatchObject({ sent: 3, agrees: true });
  });

  it("macOS counts what came too late, and the BSDs round to one decimal", async () => {
    const head = "PING a (192.0.2.8): 56 data bytes\n64 bytes from 192.0.2.8: icmp_seq=0 ttl=59 time=28.042 ms\n";
    const late = "Request timeout for icmp_seq 1\n64 bytes from 192.0.2.8: icmp_seq=1 ttl=59 time=1028.042 ms\n";
    const end = "\n--- a ping statistics ---\n3 packets transmitted, 2 packets received, 33.3% packet loss";
    const { unparsed, stream, codes: said } = await of(`${head}${late}${end} -- 1 packets out of wait time\n`);
    expect(unparsed).toBe(0);
    expect(stream.summary).toMatchObject({ sent: 3, received: 2, agrees: true });
    expect(said).toContain("probe.too-late");
    // a third is not 33.9 %
    expect((await of(`${head}${late}${end.replace("33.3", "33.9")}\n`)).stream.summary).toMatchObject({
      agrees: false,
    });
  });

  it("fping that prints names with addresses, and a ping of old that could not start", async () => {
    const o = await observe("192.0.2.1 is alive\nhost9 (192.0.2.3) is alive\nhost8 (192.0.2.4) is unreachable\n");
    expect(o.facts.map((f) => [f.subject, f.value])).toEqual([
      ["192.0.2.1", { state: "alive" }],
      ["host9", { state: "alive" }],
      ["host8", { state: "unreachable" }],
    ]);
    expect(codes(await observe("connect: Network is unreachable\n"))).toEqual(["probe.not-started"]);
  });
});

describe("pings in forms that few print", () => {
  it("-j of iputils: replies are objects, the rest is text; a time is in quotes", async () => {
    const o =
      await observe(`[1796063700.000100] {"bytes": 64, "host": "192.0.2.9", "seq": 1, "ttl": 63, "time": "0.100"}
[1796063702.000000] no answer yet for icmp_seq=2
[1796063702.000100] {"bytes": 64, "host": "192.0.2.9", "seq": 3, "ttl": 63, "time": "0.100"}
`);
    expect(o.input).toMatchObject({ kind: "ping", records: 3, unparsed: 0 });
    expect(o.streams).toMatchObject([{ key: { to: "192.0.2.9" }, sent: 3, counts: { answered: 2, lost: 1 } }]);
  });

  it("counts alone name their target", async () => {
    const o = await observe(
      "--- 192.0.2.9 ping statistics ---\n4 packets transmitted, 0 received, +4 errors, 100% packet loss, time 3063ms\n",
    );
    expect(o.streams[0]).toMatchObject({ key: { to: "192.0.2.9" }, sent: 4, counts: { icmpError: 4 } });
  });

  it("counts of hping are no ping's", async () => {
    const o = await observe(
      "HPING 192.0.2.9 (eth0 192.0.2.9): S set, 40 headers + 0 data bytes\nlen=46 ip=192.0.2.9 ttl=63 seq=0 rtt=1.2 ms\n\n--- 192.0.2.9 hping statistic ---\n3 packets transmitted, 1 packets received, 67% packet loss\n",
    );
    expect(o.streams).toEqual([]);
    expect(o.input).toMatchObject({ kind: "unknown", unparsed: 4 });
  });

  it("fping -N: blocks have what was sent since the last, which adds up", async () => {
    const block = (sent: number, received: number) =>
      `CHART fping.192_0_2_1_packets '' 'FPing Packets' packets '192.0.2.1' fping.packets line 110020 1
DIMENSION xmt sent absolute 1 1
DIMENSION rcv received absolute 1 1
BEGIN fping.192_0_2_1_packets
SET xmt = ${sent}
SET rcv = ${received}
END
CHART fping.192_0_2_1_latency '' 'FPing Latency' ms '192.0.2.1' fping.latency area 110022 1
BEGIN fping.192_0_2_1_latency
SET min = 81000
END
`;
    const o = await observe(block(5, 5) + block(5, 3));
    expect(o.streams).toMatchObject([{ key: { to: "192.0.2.1" }, sent: 10, counts: { answered: 8, lost: 2 } }]);
    expect(o.input.unparsed).toBe(0);
  });
});

describe("state of FRR and OVN", () => {
  it("a path of a segment shows it, with what its peers say", async () => {
    const o = await observe(`BGP routing table entry for 198.51.100.2:2:[2]:[0]:[48]:[02:00:00:00:0a:01]
Paths: (1 available, best #1)
  Not advertised to any peer
  Route [2]:[0]:[48]:[02:00:00:00:0a:01] VNI 100
  65002
    198.51.100.2 from leaf2(198.51.100.2) (198.51.100.2)
      ESI 03:44:38:39:be:ef:aa:00:00:01 local-es peer-info: (proxy active MM: 3)
      Origin IGP, valid, external, best (First path received)
      Extended Community: RT:65002:100 ET:8 MM:1
      Last update: Mon Nov 30 18:35:03 2026
`);
    expect(o.input.unparsed).toBe(0);
    expect(o.routes).toMatchObject([{ esi: "03:44:38:39:be:ef:aa:00:00:01", seq: 1, vni: 100 }]);
  });

  it("an output of ovn-trace --summary ends with a semicolon", async () => {
    const o = await observe(`# icmp,reg14=0x6,dl_src=02:00:00:00:0a:01,dl_dst=02:00:00:00:0a:02
ingress(dp="sw0", inport="sw0-port1") {
    egress(dp="sw0", inport="sw0-port1", outport="sw0-port2") {
        output;
        /* output to "sw0-port2", type "" */;
    };
};
`);
    expect(o.facts.map((f) => f.value)).toEqual([{ verdict: "delivered", ports: ["sw0-port2"] }]);
  });
});
