// Pings of BSD, macOS, BusyBox and Windows, fping and mtr: lines of each, version by version, by hand.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FORMATS } from "../../../src/decode/text/formats.ts";
import { fpingJson } from "../../../src/decode/text/fping-json.ts";
import { fping } from "../../../src/decode/text/fping.ts";
import { mtrJson } from "../../../src/decode/text/mtr-json.ts";
import { mtr } from "../../../src/decode/text/mtr.ts";
import { pingBsd } from "../../../src/decode/text/ping-bsd.ts";
import { pingBusybox } from "../../../src/decode/text/ping-busybox.ts";
import { pingWindows } from "../../../src/decode/text/ping-windows.ts";
import { leadingStamp, parseStamp } from "../../../src/decode/text/written-stamp.ts";
import { linesOf, rowsOf } from "./lines.ts";

const claims = (text: string) => FORMATS.filter((f) => f.detect(linesOf(text))).map((f) => f.id);

describe("stamps as written", () => {
  // 2026-11-30T00:00:00Z is 1,795,996,800
  it.each([
    ["1796063194.769616", "utc", 1796063194, 769616000, 6],
    ["1796063194", "utc", 1796063194, 0, 0],
    ["1796063194769", "utc", 1796063194, 769000000, 3],
    ["1796063194769616123", "utc", 1796063194, 769616123, 9],
    ["2026-11-30T01:00:05.25Z", "utc", 1796000405, 250000000, 2],
    ["2026-11-30T01:00:05+0100", "utc", 1795996805, 0, 0],
    ["2026-11-30 01:00:05,5", "date", 1796000405, 500000000, 1],
    ["2026/11/30 01:00", "date", 1796000400, 0, 0],
    ["12:00:01.5 AM", "time", 1, 500000000, 1],
    ["23:59:59", "time", 86399, 0, 0],
    ["30/Nov/2026:01:00:05 +0100", "utc", 1795996805, 0, 0],
    ["Mon Nov 30 01:00:05 2026", "date", 1796000405, 0, 0],
    ["Mon, 30 Nov 2026 01:00:05 GMT", "utc", 1796000405, 0, 0],
  ])("%s", (text, form, sec, nsec, digits) => {
    expect(parseStamp(text)).toEqual({ form, sec, nsec, digits });
  });

  it.each(["", "x", "2026-02-30 00:00:00", "25:00:00", "13:00:00 PM", "12", "1.5", "2026-11-30"])(
    "%j is none",
    (text) => {
      expect(parseStamp(text)).toBeUndefined();
    },
  );

  it.each([
    ["[1796063194.769616] x", "x"],
    ["2026-11-30T01:00:05.25Z x", "x"],
    ["2026-11-30 01:00:05 - x", "x"],
    ["16:22:34.425612 64 bytes", "64 bytes"],
    ["[18:35:00] x", "x"],
    ["64 bytes from", undefined],
    ["10.1.2.3 x", undefined],
  ])("%s", (text, rest) => {
    expect(leadingStamp(text)?.rest).toBe(rest);
  });
});

describe("BSD and macOS", () => {
  const text = `PING gw.example (192.0.2.1): 56 data bytes
64 bytes from 192.0.2.1: icmp_seq=0 ttl=59 time=28.042 ms
Request timeout for icmp_seq 1
36 bytes from 198.51.100.1: Time to live exceeded
Vr HL TOS  Len   ID Flg  off TTL Pro  cks      Src      Dst
 4  5  00 5400 567b   0 0000  01  01 a024 192.0.2.9  192.0.2.1 
16:22:34.425612 64 bytes from 192.0.2.1: icmp_seq=2 ttl=59 time=0.250 ms
64 bytes from 192.0.2.1: icmp_seq=2 ttl=59 time=9.100 ms (DUP!)
^C
--- gw.example ping statistics ---
4 packets transmitted, 2 packets received, +1 duplicates, 50.0% packet loss, 1 packets out of wait time
round-trip min/avg/max/stddev = 0.250/14.146/28.042/13.896 ms
`;
  it("line by line", () => {
    expect(claims(text)).toEqual(["ping-bsd"]);
    const rows = rowsOf(pingBsd, text);
    expect(rows.map((r) => r.kind)).toEqual(
      "header reply noAnswer looseError note note reply reply note statistics summary rtt".split(" "),
    );
    expect(rows[0]).toMatchObject({ name: "gw.example", to: "192.0.2.1", payload: 56 });
    expect(rows[1]).toMatchObject({ seq: 0, ttl: 59, rttNs: 28_042_000, rttTickNs: 1000, bytes: 64 });
    expect(rows[3]).toMatchObject({ from: "198.51.100.1", says: "Time to live exceeded", harmless: false });
    expect(rows[6]).toMatchObject({ written: { form: "time", sec: 58954, nsec: 425612000 } });
    expect(rows[7]).toMatchObject({ duplicate: true });
    expect(rows[10]).toMatchObject({ transmitted: 4, received: 2, duplicates: 1, lossPercent: "50.0", tooLate: 1 });
  });

  it("ping6", () => {
    const six = `PING6(56=40+8+8 bytes) 2001:db8::9 --> 2001:db8::1\n16 bytes from 2001:db8::1, icmp_seq=0 hlim=59 time=27.684 ms\n\n--- 2001:db8::1 ping6 statistics ---\n1 packets transmitted, 1 packets received, 0.0% packet loss\nround-trip min/avg/max/std-dev = 27.684/27.684/27.684/0.000 ms\n`;
    expect(claims(six)).toEqual(["ping-bsd"]);
    const rows = rowsOf(pingBsd, six);
    expect(rows[0]).toMatchObject({ from: "2001:db8::9", to: "2001:db8::1", payload: 8 });
    expect(rows[1]).toMatchObject({ from: "2001:db8::1", ttl: 59, rttNs: 27_684_000 });
    expect(rows).toHaveLength(5);
  });

  it.each([
    ["ping: sendto: No route to host", { kind: "localError" }],
    ["ping: cannot resolve x: Unknown host", { kind: "message", about: "start" }],
    ["PING a (192.0.2.1) from 192.0.2.9: 56 data bytes", { kind: "header", from: "192.0.2.9" }],
    ["PING a (192.0.2.1): (56 ... 100) data bytes", { kind: "header", payload: 56 }],
    ["92 bytes from gw (192.0.2.7): Redirect Host(New addr: 192.0.2.8)", { kind: "looseError", harmless: true }],
    ["64 bytes from 192.0.2.1: strange", { kind: "unparsed" }],
  ])("%s", (line, row) => {
    expect(rowsOf(pingBsd, line)[0]).toMatchObject(row);
  });
});

describe("BusyBox", () => {
  it("seq= from 0, duplicates without a plus sign, no deviation", () => {
    const text = `PING 192.0.2.1 (192.0.2.1): 56 data bytes\n64 bytes from 192.0.2.1: seq=0 ttl=42 time=1.637 ms\nping: warning: got ICMP 3 (Destination Unreachable)\n64 bytes from 192.0.2.1: seq=2 ttl=42 time=1.7 ms (DUP!)\n\n--- 192.0.2.1 ping statistics ---\n3 packets transmitted, 1 packets received, 1 duplicates, 66% packet loss\nround-trip min/avg/max = 1.637/1.637/1.637 ms\n`;
    expect(claims(text)).toEqual(["ping-busybox"]);
    const rows = rowsOf(pingBusybox, text);
    expect(rows[1]).toMatchObject({ kind: "reply", seq: 0, rttNs: 1_637_000 });
    expect(rows[2]).toMatchObject({ kind: "looseError", from: undefined, says: "Destination Unreachable" });
    expect(rows[3]).toMatchObject({ duplicate: true, rttTickNs: 100_000 });
    expect(rows.find((r) => r.kind === "summary")).toMatchObject({ duplicates: 1, lossPercent: "66" });
    expect(rows.filter((r) => r.kind === "unparsed")).toEqual([]);
  });

  it("counts alone: the decimals tell the two apart", () => {
    const head =
      "PING a (192.0.2.1): 56 data bytes\n\n--- a ping statistics ---\n3 packets transmitted, 0 packets received, ";
    expect(claims(`${head}100% packet loss\n`)).toEqual(["ping-busybox"]);
    expect(claims(`${head}100.0% packet loss\n`)).toEqual(["ping-bsd"]);
  });
});

describe("Windows", () => {
  it("each line is one probe, in order", () => {
    const text = `
Pinging gw.example [192.0.2.1] with 32 bytes of data:
Reply from 192.0.2.1: bytes=32 time<1ms TTL=63
Request timed out.
Reply from 198.51.100.1: Destination host unreachable.
General failure.
Reply from 192.0.2.1: bytes=32 time=15ms TTL=63

Ping statistics for 192.0.2.1:
    Packets: Sent = 5, Received = 3, Lost = 2 (40% loss),
Approximate round trip times in milli-seconds:
    Minimum = 0ms, Maximum = 15ms, Average = 7ms
Control-C
^C
`;
    expect(claims(text)).toEqual(["ping-windows"]);
    const rows = rowsOf(pingWindows, text);
    expect(rows.map((r) => r.kind)).toEqual(
      "header reply noAnswer error error reply statistics summary note rtt note note".split(" "),
    );
    expect(rows.slice(1, 6)).toMatchObject([
      { seq: 1, rttNs: undefined, rttBelowNs: 1_000_000, bytes: 40, ttl: 63 },
      { seq: 2, final: true },
      { seq: 3, from: "198.51.100.1", says: "Destination host unreachable" },
      { seq: 4, from: "", local: true },
      { seq: 5, rttNs: 15_000_000 },
    ]);
    expect(rows[7]).toMatchObject({ transmitted: 5, received: 3, lossPercent: "40" });
    expect(rows[9]).toMatchObject({ minNs: 0, maxNs: 15_000_000, meanNs: 7_000_000 });
  });

  it.each([
    [
      "Antwort von 192.0.2.1: Bytes=32 Zeit<1ms TTL=63",
      "Zeitüberschreitung der Anforderung.",
      "    Pakete: Gesendet = 2, Empfangen = 1, Verloren = 1 (50% Verlust),",
    ],
    [
      "Réponse de 192.0.2.1 : octets=32 temps<1ms TTL=63",
      "Délai d’attente de la demande dépassé.",
      "    Paquets : envoyés = 2, reçus = 1, perdus = 1 (perte 50%),",
    ],
    [
      "Respuesta desde 192.0.2.1: bytes=32 tiempo<1m TTL=63",
      "Tiempo de espera agotado para esta solicitud.",
      "    Paquetes: enviados = 2, recibidos = 1, perdidos = 1 (50% perdidos),",
    ],
    [
      "来自 192.0.2.1 的回复: 字节=32 时间<1ms TTL=63",
      "请求超时。",
      "    数据包: 已发送 = 2，已接收 = 1，丢失 = 1 (50% 丢失)，",
    ],
    [
      "Ответ от 192.0.2.1: число байт=32 время<1мс TTL=63",
      "Превышен интервал ожидания для запроса.",
      "    Пакетов: отправлено = 2, получено = 1, потеряно = 1 (50% потерь)",
    ],
  ])("in other languages: %s", (reply, timeout, counts) => {
    const text = `${reply}\n${timeout}\n${counts}\n`;
    expect(claims(text)).toEqual(["ping-windows"]);
    expect(rowsOf(pingWindows, text)).toMatchObject([
      { kind: "reply", seq: 1, from: "192.0.2.1", rttBelowNs: 1_000_000, ttl: 63 },
      { kind: "noAnswer", seq: 2 },
      { kind: "summary", transmitted: 2, received: 1, lossPercent: "50" },
    ]);
  });

  it.each([
    ["2026-11-30 18:35:00.250 Reply from 192.0.2.1: bytes=32 time=1ms TTL=63", { form: "date", nsec: 250000000 }],
    ["Mon 11/30/2026 18:35:00.25 Reply from 192.0.2.1: bytes=32 time=1ms TTL=63", { form: "time", sec: 66900 }],
    ["30.11.2026 18:35:00,25 Request timed out.", { form: "time", nsec: 250000000 }],
  ])("a wrapper's stamp: %s", (line, written) => {
    expect(rowsOf(pingWindows, line)[0]).toMatchObject({ written });
  });

  it.each([
    ["Ping wird ausgeführt für 192.0.2.1 mit 32 Bytes Daten:", "192.0.2.1", "192.0.2.1"],
    ["Envoi d'une requête 'Ping' gw.example [192.0.2.1] avec 32 octets de données :", "gw.example", "192.0.2.1"],
    ["正在 Ping gw.example [192.0.2.1] 具有 32 字节的数据:", "gw.example", "192.0.2.1"],
  ])("a header in another language: %s", (line, name, to) => {
    expect(rowsOf(pingWindows, line)[0]).toMatchObject({ kind: "header", name, to, payload: 32 });
  });

  it("IPv6 shows neither bytes nor TTL", () => {
    expect(rowsOf(pingWindows, "Reply from 2001:db8::1: time=3ms")[0]).toMatchObject({
      rttNs: 3_000_000,
      ttl: undefined,
    });
  });
});

describe("fping", () => {
  it("lines of several targets, mixed", () => {
    const text = `192.0.2.1  : [0], 64 bytes, 0.138 ms (0.138 avg, 0% loss)
[1796063390.65125] 192.0.2.17 : [0], timed out (NaN avg, 100% loss)
 [<- 192.0.2.9][1796063404.15869] 192.0.2.1 : [70000], 64 bytes, 8.35 ms (3.16 avg, 0% loss)
[2026-11-30T18:35:00+0000] 192.0.2.1 : [70001], 64 bytes, 124 ms (3.16 avg, 0% loss) (TTL 63)
ICMP Host Unreachable from 192.0.2.254 for ICMP Echo sent to 192.0.2.17
192.0.2.3 is alive
192.0.2.4 is unreachable

192.0.2.1  : xmt/rcv/%loss = 3/2/33%, outage(ms) = 200, min/avg/max = 0.138/4.24/8.35
192.0.2.17 : xmt/rcv/%loss = 3/0/100%
192.0.2.5  : 0.088 - 0.125
`;
    expect(claims(text)).toEqual(["fping"]);
    const rows = rowsOf(fping, text);
    expect(rows.map((r) => r.kind)).toEqual(
      "reply timeout reply reply error alive alive summary summary rtts".split(" "),
    );
    expect(rows[0]).toMatchObject({ target: "192.0.2.1", index: 0, rttNs: 138_000, rttTickNs: 1000, stamp: undefined });
    expect(rows[1]).toMatchObject({ index: 0, stamp: { form: "utc", sec: 1796063390, nsec: 651250000, digits: 5 } });
    expect(rows[2]).toMatchObject({ from: "192.0.2.9", index: 70000, rttTickNs: 10_000 });
    expect(rows[3]).toMatchObject({ ttl: 63, rttNs: 124_000_000, rttTickNs: 1_000_000, stamp: { digits: 0 } });
    expect(rows[7]).toMatchObject({ sent: 3, received: 2, lossPercent: "33", outageMs: 200, meanNs: 4_240_000 });
    expect(rows[9]).toMatchObject({ rttsNs: [88_000, null, 125_000] });
  });

  it("-Q: counts since the last report, then the total", () => {
    const line = (n: number) => `192.0.2.1 : xmt/rcv/%loss = ${n}/${n}/0%, min/avg/max = 0.1/0.1/0.1\n`;
    const rows = rowsOf(fping, `[18:27:30]\n${line(4)}[18:27:31]\n${line(3)}${line(8)}`);
    expect(rows.filter((r) => r.kind === "summary").map((r) => r.kind === "summary" && r.interval)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("JSON of 5.3, and of the trials before it", () => {
    const text = `{"resp": {"timestamp": "1796063390.65125", "host": "192.0.2.1", "seq": 0, "size": 64, "rtt": 0.138, "ttl": 63}}
{"timeout": {"host": "192.0.2.1", "seq": 1}}
{"summary": {"host": "192.0.2.1", "xmt": 2, "rcv": 1, "loss": 50, "rttMin": 0.138, "rttAvg": 0.138, "rttMax": 0.138}}
{"vSum": {"host": "192.0.2.2", "values": [0.1, null]}}
{"stats": {"targets": 2}}
`;
    expect(claims(text)).toEqual(["fping-json"]);
    expect(rowsOf(fpingJson, text)).toMatchObject([
      { kind: "reply", line: 1, index: 0, rttNs: 138_000, ttl: 63, stamp: { nsec: 651250000 } },
      { kind: "timeout", line: 2, index: 1 },
      { kind: "summary", line: 3, sent: 2, received: 1, minNs: 138_000 },
      { kind: "rtts", line: 4, rttsNs: [100_000, null] },
      { kind: "note", line: 5 },
    ]);
    const old =
      '{\n  "hosts": {\n    "192.0.2.1": {\n      "xmt": 2,\n      "rcv": 2,\n      "loss_percentage": 0,\n      "min": 0.1, "avg": 0.2, "max": 0.3\n    }\n  }\n}\n';
    expect(claims(old)).toEqual(["fping-json"]);
    expect(rowsOf(fpingJson, old)).toMatchObject([{ kind: "summary", sent: 2, maxNs: 300_000 }]);
  });
});

describe("mtr", () => {
  it("report and JSON give the same hops", () => {
    const text = `Start: 2026-11-30T18:35:00+0000\nHOST: h                           Loss%   Snt   Last   Avg  Best  Wrst StDev\n  1.|-- 192.0.2.254                0.0%    10    0.1   0.2   0.1   0.3   0.0\n  2.|-- ???                       100.0    10    0.0   0.0   0.0   0.0   0.0\n  3.|-- gw (198.51.100.1)         10.0%    10    1.1   1.2   1.0   2.5   0.1\n        |  \`|-- 198.51.100.2\n`;
    const hub = (count: unknown, host: string, loss: number, avg: number, best: number, worst: number) => ({
      count,
      host,
      "Loss%": loss,
      Snt: 10,
      Last: 1,
      Avg: avg,
      Best: best,
      Wrst: worst,
      StDev: 0,
    });
    const json = JSON.stringify(
      {
        report: {
          mtr: { src: "h", dst: "198.51.100.1", tests: "10" },
          hubs: [
            hub("1", "192.0.2.254", 0, 0.2, 0.1, 0.3),
            hub(2, "???", 100, 0, 0, 0),
            hub(3, "gw (198.51.100.1)", 10, 1.2, 1, 2.5),
          ],
        },
      },
      null,
      2,
    );
    expect([claims(text), claims(json)]).toEqual([["mtr"], ["mtr-json"]]);
    const hops = (rows: readonly { kind: string; line: number }[]) =>
      rows.filter((r) => r.kind === "hop").map((r) => ({ ...r, line: 0 }));
    expect(rowsOf(mtr, text).some((r) => r.kind === "unparsed")).toBe(false);
    expect(hops(rowsOf(mtr, text))).toEqual(hops(rowsOf(mtrJson, json)));
    expect(hops(rowsOf(mtr, text))[2]).toMatchObject({
      hop: 3,
      host: "198.51.100.1",
      lossPercent: 10,
      sent: 10,
      worstMs: 2.5,
    });
  });
});

describe("any text", () => {
  const words = fc.constantFrom(
    ...'PING |Pinging |192.0.2.1|(192.0.2.1)|: |56 data bytes|64 bytes from |icmp_seq=|seq=|0|1|65535|99999|time=|<1ms|TTL=|ttl=|\n|\n|Reply from |Request timed out.|[|]| : |], |timed out|is alive|xmt/rcv/%loss = |1/1/0%|HOST: |Loss%|1.|-- |{|}|"resp"|Packets: Sent = |, |18:35:00 |[1796063390.65125] |Request timeout for icmp_seq |ICMP |% packet loss|packets transmitted, |packets received'.split(
      "|",
    ),
  );
  it("is read without throwing, line by line", () => {
    const formats = [pingBsd, pingBusybox, pingWindows, fping, fpingJson, mtr, mtrJson];
    const text = fc.array(fc.oneof(words, fc.string({ maxLength: 6 })), { maxLength: 40 }).map((w) => w.join(""));
    fc.assert(
      fc.property(text, (t) => {
        for (const f of formats) {
          f.detect(linesOf(t));
          for (const row of rowsOf<{ kind: string; line: number }>(f, t)) expect(row.line).toBeGreaterThan(0);
        }
      }),
      { seed: 1, numRuns: 400 },
    );
  });
});
