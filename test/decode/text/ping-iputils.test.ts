// iputils ping: every kind of line that its versions print, one row each.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pingIputils } from "../../../src/decode/text/ping-iputils.ts";
import { linesOf, rowsOf } from "./lines.ts";

const one = (text: string) => rowsOf(pingIputils, text);

describe("reply lines", () => {
  const plain = {
    kind: "reply",
    line: 1,
    bytes: 64,
    from: "192.0.2.1",
    seq: 7,
    ttl: 63,
    rttNs: 68_000,
    rttTickNs: 1000,
  };
  it.each([
    ["plain", "64 bytes from 192.0.2.1: icmp_seq=7 ttl=63 time=0.068 ms", {}],
    [
      "stamp of -D",
      "[1796063194.769616] 64 bytes from 192.0.2.1: icmp_seq=7 ttl=63 time=0.068 ms",
      { sec: 1796063194, nsec: 769_616_000 },
    ],
    [
      "stamp with leading zeros",
      "[1796063194.000016] 64 bytes from 192.0.2.1: icmp_seq=7 ttl=63 time=0.068 ms",
      { sec: 1796063194, nsec: 16_000 },
    ],
    ["name and address", "64 bytes from gw.example (192.0.2.1): icmp_seq=7 ttl=63 time=0.068 ms", {}],
    ["IPv6 with a zone", "64 bytes from fe80::1%eth0: icmp_seq=7 ttl=63 time=0.068 ms", { from: "fe80::1%eth0" }],
    [
      "ident of -v between seq and ttl",
      "64 bytes from 192.0.2.1: icmp_seq=7 ident=25246 ttl=63 time=0.068 ms",
      { ident: 25246 },
    ],
    ["icmp_req of 2010 to 2012", "64 bytes from 192.0.2.1: icmp_req=7 ttl=63 time=0.068 ms", {}],
    ["no ttl", "64 bytes from 192.0.2.1: icmp_seq=7 time=0.068 ms", { ttl: undefined }],
    [
      "no time: payload too small",
      "16 bytes from 192.0.2.1: icmp_seq=7 ttl=63",
      { bytes: 16, rttNs: undefined, rttTickNs: 0 },
    ],
    [
      "two decimals",
      "64 bytes from 192.0.2.1: icmp_seq=7 ttl=63 time=1.71 ms",
      { rttNs: 1_710_000, rttTickNs: 10_000 },
    ],
    [
      "one decimal",
      "64 bytes from 192.0.2.1: icmp_seq=7 ttl=63 time=10.2 ms",
      { rttNs: 10_200_000, rttTickNs: 100_000 },
    ],
    [
      "no decimals",
      "64 bytes from 192.0.2.1: icmp_seq=7 ttl=63 time=2301 ms",
      { rttNs: 2_301_000_000, rttTickNs: 1_000_000 },
    ],
    ["duplicate", "64 bytes from 192.0.2.1: icmp_seq=7 ttl=63 time=0.068 ms (DUP!)", { duplicate: true }],
    ["bad checksum", "64 bytes from 192.0.2.1: icmp_seq=7 ttl=63 time=0.068 ms (BAD CHECKSUM!)", { badChecksum: true }],
    [
      "other address",
      "64 bytes from 192.0.2.9: icmp_seq=7 ttl=63 time=0.068 ms (DIFFERENT ADDRESS!)",
      { from: "192.0.2.9", differentAddress: true },
    ],
    [
      "two marks",
      "64 bytes from 192.0.2.1: icmp_seq=7 ttl=63 time=0.068 ms (DUP!) (DIFFERENT ADDRESS!)",
      { duplicate: true, differentAddress: true },
    ],
    [
      "truncated",
      "28 bytes from 192.0.2.1: icmp_seq=7 ttl=63 (truncated)",
      { bytes: 28, truncated: true, rttNs: undefined, rttTickNs: 0 },
    ],
    [
      "somebody's arrow behind it",
      "64 bytes from 192.0.2.1: icmp_seq=7 ttl=63 time=0.068 ms   ← migration",
      { note: "← migration" },
    ],
    ["behind an echoed interrupt", "^C64 bytes from 192.0.2.1: icmp_seq=7 ttl=63 time=0.068 ms", {}],
  ])("%s", (_, text, fields) => {
    const rest = {
      sec: undefined,
      nsec: undefined,
      duplicate: false,
      badChecksum: false,
      differentAddress: false,
      truncated: false,
      note: undefined,
    };
    expect(one(text)).toEqual([{ ...plain, ...rest, ...fields }]);
  });

  it("keeps addresses apart although it caches them", () => {
    const text =
      "64 bytes from 192.0.2.1: icmp_seq=1 ttl=63\n64 bytes from 192.0.2.11: icmp_seq=1 ttl=63\n64 bytes from 192.0.2.1: icmp_seq=2 ttl=63";
    expect(one(text).map((r) => r.kind === "reply" && r.from)).toEqual(["192.0.2.1", "192.0.2.11", "192.0.2.1"]);
  });

  it.each(["64 bytes from 192.0.2.1: icmp_seq=70000 ttl=63", "64 bytes from 192.0.2.1: strange", "64 bytes"])(
    "is not: %s",
    (text) => {
      expect(one(text)).toEqual([{ kind: "unparsed", line: 1, text }]);
    },
  );
});

describe("other lines about a probe", () => {
  it.each([
    ["no answer yet for icmp_seq=12", { kind: "noAnswer", seq: 12, sec: undefined, nsec: undefined }],
    [
      "[1796063289.379135] no answer yet for icmp_seq=0",
      { kind: "noAnswer", seq: 0, sec: 1796063289, nsec: 379_135_000 },
    ],
    [
      "From 192.0.2.254 icmp_seq=1 Time to live exceeded",
      { kind: "error", from: "192.0.2.254", says: "Time to live exceeded", harmless: false },
    ],
    [
      "From gw (192.0.2.254) icmp_seq=1 Destination Host Unreachable",
      { kind: "error", from: "192.0.2.254", says: "Destination Host Unreachable" },
    ],
    [
      "From 2001:db8::fe icmp_seq=1 Packet too big: mtu=1400",
      { kind: "error", from: "2001:db8::fe", says: "Packet too big: mtu=1400" },
    ],
    [
      "[17.5] From 192.0.2.254 icmp_seq=1 Frag needed and DF set (mtu = 1400)",
      { kind: "error", sec: 17, nsec: 500_000_000, seq: 1 },
    ],
    ["From 192.0.2.254: icmp_seq=6 Redirect Host(New nexthop: 192.0.2.253)", { kind: "error", seq: 6, harmless: true }],
    ["From 192.0.2.254: icmp_seq=7 Source Quench", { kind: "error", seq: 7, harmless: true }],
    ["ping: local error: message too long, mtu=1400", { kind: "localError", mtu: 1400, counted: true }],
    ["ping: local error: message too long, mtu: 1400", { kind: "localError", mtu: 1400, counted: true }],
    ["ping: local error: Message too long, mtu=1400", { kind: "localError", mtu: 1400, counted: true }],
    [
      "ping: sendmsg: Network is unreachable",
      { kind: "localError", says: "sendmsg: Network is unreachable", counted: false },
    ],
    ["ping: connect: Network is unreachable", { kind: "message", about: "start" }],
    ["connect: Network is unreachable", { kind: "message", about: "start" }],
    ["ping: nosuch.invalid: Name or service not known", { kind: "message", about: "start" }],
    ["Warning: time of day goes back (-1234us), taking countermeasures", { kind: "message", about: "clock" }],
    ["PATTERN: 0xff", { kind: "note", what: "pattern" }],
    ["wrong data byte #16 should be 0x10 but was 0xef", { kind: "note", what: "wrongData" }],
    ["#16\tef 11 12 13 14 15", { kind: "note", what: "dump" }],
    [".. . . .....", { kind: "note", what: "flood" }],
    ["............\bE\bE\bE", { kind: "note", what: "flood" }],
    ["ai->ai_family: AF_INET, ai->ai_canonname: '192.0.2.1'", { kind: "note", what: "verbose" }],
    ["1796063194.769616 From 192.0.2.254: Echo Request", { kind: "note", what: "verbose" }],
    ["lab.sh: line 48: 22495 Killed                  ping -D -O 192.0.2.1", { kind: "note", what: "shell" }],
    ["^C", { kind: "note", what: "interrupt" }],
    ["pipe 4", { kind: "note", what: "rest" }],
  ])("%s", (text, row) => {
    expect(one(text)).toMatchObject([row]);
  });

  it("reads a status line behind its carriage return, whichever number comes first", () => {
    expect(one("\r3/5 packets, 40% loss, min/avg/ewma/max = 0.070/0.085/0.075/0.111 ms")).toEqual([
      { kind: "status", line: 1, counts: [3, 5] },
    ]);
  });
});

describe("headers", () => {
  it.each([
    ["PING 192.0.2.1 (192.0.2.1) 56(84) bytes of data.", { name: "192.0.2.1", to: "192.0.2.1", payload: 56 }],
    [
      "PING host.example (192.0.2.1) from 192.0.2.2 eth0: 1472(1500) bytes of data.",
      { name: "host.example", to: "192.0.2.1", from: "192.0.2.2", device: "eth0", payload: 1472 },
    ],
    ["PING  (192.0.2.1) 56(84) bytes of data.", { name: "192.0.2.1", to: "192.0.2.1" }],
    ["PING 2001:db8::1(2001:db8::1) 56 data bytes", { to: "2001:db8::1", payload: 56 }],
    ["PING host.example(cdn.example (2001:db8::1)) 56 data bytes", { name: "host.example", to: "2001:db8::1" }],
    [
      "PING 2001:db8::1(2001:db8::1) from 2001:db8::2 : 56 data bytes",
      { to: "2001:db8::1", from: "2001:db8::2", device: undefined },
    ],
    ["PING 2001:db8::1 (2001:db8::1) 56 data bytes", { to: "2001:db8::1" }],
    ["PING 2001:db8::1(2001:db8::1) , flow 0x12345, 56 data bytes", { to: "2001:db8::1", payload: 56 }],
    ["PING ff02::1%eth0(ff02::1%eth0) 56 data bytes", { to: "ff02::1%eth0" }],
    ["PING 192.0.2.1 (192.0.2.1) 56(84) Bytes an Daten.", { to: "192.0.2.1", payload: 56 }],
    ["PING 192.0.2.1 (192.0.2.1) 자료의 56(84) 바이트.", { to: "192.0.2.1", payload: 56 }],
  ])("%s", (text, row) => {
    expect(one(text)).toMatchObject([{ kind: "header", ...row }]);
  });

  it.each(["PING 192.0.2.1 (192.0.2.1): 56 data bytes", "PING6(56=40+8+8 bytes) ::1 --> ::1"])(
    "not of iputils: %s",
    (text) => {
      expect(pingIputils.detect(linesOf(`${text}\n64 bytes from 192.0.2.1: icmp_seq=0 ttl=64 time=0.022 ms`))).toBe(
        false,
      );
    },
  );
});

describe("summaries", () => {
  it.each([
    [
      "5 packets transmitted, 4 received, 20% packet loss, time 4003ms",
      { transmitted: 5, received: 4, lossPercent: "20", timeMs: 4003 },
    ],
    ["60 packets transmitted, 58 received, 3.33333% packet loss, time 12160ms", { lossPercent: "3.33333" }],
    [
      "9 packets transmitted, 8 received, +3 duplicates, +1 corrupted, +2 errors, 11.1111% packet loss, time 8ms",
      { duplicates: 3, corrupted: 1, errors: 2 },
    ],
    ["20000000 packets transmitted, 19999988 received, 6.0e-05% packet loss, time 1ms", { lossPercent: "6.0e-05" }],
  ])("%s", (text, row) => {
    expect(one(text)).toMatchObject([{ kind: "summary", ...row }]);
  });

  // number words of each catalogue; the order of the parts is the same in all of them
  it.each([
    ["de", "4 Pakete übertragen, 3 empfangen, +2 Duplikate, +1 Fehler, 25% Paketverlust, Zeit 610ms"],
    ["fr", "4 paquets transmis, 3 reçus, +2 dupliqués, +1 erreurs, 25\u00a0% paquets perdus, temps 610\u00a0ms"],
    ["ja", "送信パケット数 4, 受信パケット数 3, +2 重複, +1 エラー, パケット損失 25%, 時間 610ミリ秒"],
    ["tr", "4 paket iletildi, 3 alındı, +2 yinelenen, +1 hata, %25 paket kaybı, zaman 610ms"],
    ["ko", "4 패킷이 전송됨, 3 수신됨, +2 중복되었습니다, +1 오류, 25% 패킷 손실, 시간 610ms"],
  ])("translated: %s", (_, text) => {
    expect(one(`--- x ping ---\n${text}`)[1]).toEqual({
      kind: "summary",
      line: 2,
      transmitted: 4,
      received: 3,
      duplicates: 2,
      corrupted: undefined,
      errors: 1,
      lossPercent: "25",
      timeMs: 610,
    });
  });

  it("reads the round trips", () => {
    expect(one("rtt min/avg/max/mdev = 0.059/0.094/1213.138/0.025 ms, pipe 2, ipg/ewma 0.085/0.043 ms")).toEqual([
      { kind: "rtt", line: 1, minNs: 59_000, meanNs: 94_000, maxNs: 1_213_138_000 },
    ]);
  });
});

describe("translated lines", () => {
  it.each([
    [
      "64 Bytes von 192.0.2.1: icmp_seq=1 ttl=63 Zeit=0.1 ms",
      { kind: "reply", seq: 1, ttl: 63, rttNs: 100_000, from: "192.0.2.1" },
    ],
    [
      "64 octets de 192.0.2.1 : icmp_seq=1 ttl=63 temps=0.101\u00a0ms (DUPLIQUÉ !)",
      { kind: "reply", rttNs: 101_000, duplicate: true },
    ],
    [
      "64 字节，来自 192.0.2.1: icmp_seq=1 ttl=63 时间=1.2 毫秒 （地址不同！）",
      { kind: "reply", differentAddress: true, duplicate: false },
    ],
    ["64 bajtů z 192.0.2.1: pořadí=1 TTL=63 čas=0.1 ms", { kind: "reply", seq: 1, ttl: 63 }],
    ["[17.25] noch keine Antwort für icmp_seq=12", { kind: "noAnswer", seq: 12, sec: 17, nsec: 250_000_000 }],
    ["icmp_seq=12 未响应", { kind: "noAnswer", seq: 12 }],
    ["아직 응답이 없습니다(icmp_seq=12)", { kind: "noAnswer", seq: 12 }],
    [
      "Von 192.0.2.254 icmp_seq=3 Zielhost nicht erreichbar",
      { kind: "error", from: "192.0.2.254", seq: 3, says: "Zielhost nicht erreichbar" },
    ],
    ["192.0.2.254'den icmp_seq=3 Ulaşılamayan Hedef Ağ", { kind: "error", from: "192.0.2.254" }],
    ["ping: lokaler Fehler: Nachricht zu lang, MTU=1400", { kind: "localError", mtu: 1400 }],
  ])("%s", (text, row) => {
    expect(one(text)).toMatchObject([row]);
  });
});

describe("any text", () => {
  const line = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom(
      "64 bytes from 192.0.2.1: icmp_seq=7 ttl=63 time=",
      "[1.",
      "From : icmp_seq=",
      "PING (",
      "--- ---",
      "1 packets transmitted, ",
      "icmp_seq=99999999999999",
    ),
  );
  it("never throws, and gives a row for each line that is not blank", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const rows = rowsOf(pingIputils, lines.join("\n"));
        const full = linesOf(lines.join("\n")).filter((l) => !/^\s*$/.test(l.text));
        expect(rows.map((r) => r.line)).toEqual(full.map((l) => l.number));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it("does not take a count that no number can hold", () => {
    // 2^53 is 9007199254740992, 16 digits.
    const statistics = "--- 192.0.2.1 ping statistics ---\n";
    const kinds = (summary: string) => one(statistics + summary).map((r) => r.kind);
    expect(kinds("999999999999999 packets transmitted, 0 received, 100% packet loss, time 0ms")).toContain("summary");
    expect(kinds("9007199254740993 packets transmitted, 0 received, 100% packet loss, time 0ms")).toContain("unparsed");
  });

  it("reads the same rows in batches of any size", () => {
    const text =
      "PING 192.0.2.1 (192.0.2.1) 56(84) bytes of data.\n64 bytes from 192.0.2.1: icmp_seq=1 ttl=63 time=0.1 ms\n\n--- 192.0.2.1 ping statistics ---\n1 packets transmitted, 1 received, 0% packet loss, time 0ms\n";
    const lines = linesOf(text);
    const whole = rowsOf(pingIputils, text);
    const reader = pingIputils.open();
    expect([...lines.flatMap((l) => reader.read([l])), ...reader.end()]).toEqual(whole);
  });
});
