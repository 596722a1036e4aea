// FRR EVPN routes: the text of each version, the JSON of each version, and both against each other on the recordings.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RowBase, Unparsed } from "../../../src/decode/text/format.ts";
import { detectFormat } from "../../../src/decode/text/formats.ts";
import { frrEvpnRoutes } from "../../../src/decode/text/frr-evpn-routes.ts";
import { frrEvpnRoutesDetail } from "../../../src/decode/text/frr-evpn-routes-detail.ts";
import { frrEvpnRoutesJson } from "../../../src/decode/text/frr-evpn-routes-json.ts";
import { communityItems, mobilityOf, parsePrefix } from "../../../src/decode/text/frr-evpn-rows.ts";
import type { EvpnRoute } from "../../../src/decode/text/frr-evpn-rows.ts";
import { numbersAndPath } from "../../../src/decode/text/frr-columns.ts";
import { describeShared } from "../../shared.ts";
import { existsSync } from "node:fs";
import { fileLines, filesBelow, linesOf, rowsOf } from "./lines.ts";

const MAC = "52:54:00:aa:00:01";
const routes = (rows: readonly (RowBase | Unparsed)[]) => rows.filter((r): r is EvpnRoute => r.kind === "route");
const text = (...lines: string[]) => routes(rowsOf(frrEvpnRoutes, lines.join("\n")));

describe("prefixes", () => {
  it.each([
    [`[2]:[0]:[48]:[${MAC}]`, { routeType: 2, ethTag: 0, mac: MAC }],
    [`[2]:[7]:[48]:[${MAC}]:[32]:[192.0.2.9]`, { ethTag: 7, mac: MAC, ipLen: 32, ip: "192.0.2.9" }],
    [`[2]:[0]:[48]:[${MAC}]:[128]:[2001:db8::9]`, { ipLen: 128, ip: "2001:db8::9" }],
    [`[2]:[0]:[0]:[48]:[${MAC}]:[32]:[192.0.2.9]`, { ethTag: 0, mac: MAC, ip: "192.0.2.9" }],
    ["[3]:[0]:[32]:[192.0.2.1]", { routeType: 3, ip: "192.0.2.1" }],
    ["[5]:[0]:[24]:[198.51.100.0]", { routeType: 5, ethTag: 0, ipLen: 24, ip: "198.51.100.0" }],
    ["[5]:[0]:[0]:[0]:[0.0.0.0]", { routeType: 5, ethTag: 0, ipLen: 0, ip: "0.0.0.0" }],
    [
      "[4]:[03:44:38:39:be:ef:aa:00:00:01]:[32]:[192.0.2.1]",
      { routeType: 4, segment: "03:44:38:39:be:ef:aa:00:00:01", ip: "192.0.2.1" },
    ],
    [
      "[1]:[4294967295]:[03:44:38:39:be:ef:aa:00:00:01]:[32]:[192.0.2.1]:[0]",
      { routeType: 1, ethTag: 4_294_967_295, ip: "192.0.2.1" },
    ],
  ])("%s", (prefix, fields) => {
    expect(parsePrefix(prefix)).toMatchObject(fields);
  });

  it.each(["[2]", "2:[0]", "[2]:[0]:[48]:[nonsense]", ""])("is none: %s", (prefix) => {
    expect(parsePrefix(prefix)).toBeUndefined();
  });
});

describe("extended communities", () => {
  it("keeps items with spaces, commas and colons whole", () => {
    const items = [
      "RT:65002:100",
      "ET:8",
      "MM:0, sticky MAC",
      "ND:Router Flag",
      "Default Gateway",
      "DF: (alg: 2, pref: 32767)",
      "L2: P flag:N, B Flag N, C word N, MTU 1500",
      "UNK:6, 9",
      "Rmac:02:00:00:00:02:f1",
    ];
    expect(communityItems(items.join(" "))).toEqual(items);
    expect(communityItems("RT:1:2  ET:8")).toEqual(["RT:1:2", "ET:8"]);
  });

  it("knows no community from sequence 0", () => {
    expect(mobilityOf("RT:1:2 ET:8")).toEqual({ seq: undefined, sticky: false });
    expect(mobilityOf("ET:8 MM:14 RT:1:2")).toEqual({ seq: 14, sticky: false });
    expect(mobilityOf("RT:1:2 MM:0, sticky MAC Rmac:02:00:00:00:00:01")).toEqual({ seq: 0, sticky: true });
    expect(mobilityOf(undefined)).toEqual({ seq: undefined, sticky: false });
  });
});

describe("columns", () => {
  // %10u%7u%7u and a space, from column 36 (38 since 10.5) on: written out here field by field
  const put = (indent: number, metric: string, locPrf: string, weight: string, path: string) =>
    " ".repeat(indent) + metric.padStart(10) + locPrf.padStart(7) + weight.padStart(7) + " " + path;
  it.each([
    ["eBGP", "", "", "0", "65002 i", { metric: undefined, locPrf: undefined, weight: 0, path: "65002", origin: "i" }],
    [
      "eBGP with MED",
      "7",
      "",
      "0",
      "65002 65003 ?",
      { metric: 7, locPrf: undefined, weight: 0, path: "65002 65003", origin: "?" },
    ],
    ["iBGP", "", "100", "0", "i", { metric: undefined, locPrf: 100, weight: 0, path: "", origin: "i" }],
    ["iBGP with MED", "0", "100", "0", "{1,2} e", { metric: 0, locPrf: 100, weight: 0, path: "{1,2}", origin: "e" }],
    ["local", "", "", "32768", "i", { metric: undefined, locPrf: undefined, weight: 32768, path: "", origin: "i" }],
    [
      "wide numbers",
      "4294967295",
      "123456",
      "0",
      "(65001 65002) 64086.60001 i",
      { metric: 4_294_967_295, locPrf: 123_456, path: "(65001 65002) 64086.60001" },
    ],
  ])("%s", (_, metric, locPrf, weight, path, fields) => {
    for (const indent of [36, 38])
      expect(numbersAndPath(put(indent, metric, locPrf, weight, path), 0)).toMatchObject(fields);
    const behind = " ".repeat(20) + "192.0.2.1".padEnd(16) + put(0, metric, locPrf, weight, path);
    expect(numbersAndPath(behind, 20)).toMatchObject(fields);
    // the indentation cut off, as in a pasted excerpt
    expect(numbersAndPath(behind.trimStart(), 0)).toMatchObject(fields);
  });

  it("needs an origin and a weight", () => {
    expect(numbersAndPath(" ".repeat(36) + "no numbers here", 0)).toBeUndefined();
    expect(numbersAndPath(put(36, "", "", "0", "65002"), 0)).toBeUndefined();
  });
});

describe("text", () => {
  it("reads a path of three lines", () => {
    const [route] = text(
      "Route Distinguisher: 192.0.2.2:2",
      `*> [2]:[0]:[48]:[${MAC}]:[32]:[198.51.100.10]`,
      "                    192.0.2.2                              0 65002 i",
      "                    RT:65002:100 ET:8 MM:1",
    );
    expect(route).toEqual({
      kind: "route",
      line: 2,
      prefix: `[2]:[0]:[48]:[${MAC}]:[32]:[198.51.100.10]`,
      rd: "192.0.2.2:2",
      routeType: 2,
      ethTag: 0,
      mac: MAC,
      ip: "198.51.100.10",
      ipLen: 32,
      segment: undefined,
      valid: true,
      best: true,
      multipath: false,
      stale: false,
      internal: false,
      nextHop: "192.0.2.2",
      nextHopName: undefined,
      metric: undefined,
      locPrf: undefined,
      weight: 0,
      path: "65002",
      origin: "i",
      esi: undefined,
      communities: "RT:65002:100 ET:8 MM:1",
      vnis: [],
      originator: undefined,
      local: false,
    });
  });

  it.each([
    ["three columns", "*>i", { valid: true, best: true, internal: true }],
    ["four, since 8.5", " *>i", { valid: true, best: true, internal: true }],
    ["five, since 10.2", " *>i ", { valid: true, best: true, internal: true }],
    ["RPKI valid, external", "V*> ", { valid: true, best: true, internal: false }],
    ["not best", "*  ", { valid: true, best: false, internal: false }],
    ["multipath", "*=i", { valid: true, best: false, multipath: true }],
    ["stale is not valid", "S>i", { valid: false, best: true, stale: true }],
    ["cut off", "", { valid: undefined, best: undefined }],
  ])("status: %s", (_, status, fields) => {
    const [route] = text(
      `${status}[2]:[0]:[48]:[${MAC}]`,
      "                    192.0.2.2                 100      0 i",
    );
    expect(route).toMatchObject({ mac: MAC, nextHop: "192.0.2.2", ...fields });
  });

  it("reads a next hop with a host name, and the numbers on the next line", () => {
    const [route] = text(
      `*>i[2]:[0]:[48]:[${MAC}]`,
      "                    192.0.2.11(spine)",
      " ".repeat(36) + "         0    100      0 i",
      "                    RT:65000:100 ET:8",
    );
    expect(route).toMatchObject({
      nextHop: "192.0.2.11",
      nextHopName: "spine",
      metric: 0,
      locPrf: 100,
      weight: 0,
      communities: "RT:65000:100 ET:8",
    });
  });

  it("reads an IPv6 next hop of 10.5, an ESI line and an RD suffix", () => {
    const [route] = text(
      ` *>  [2]:[0]:[48]:[${MAC}] RD 192.0.2.2:2`,
      "                    2001:db8:ff::2",
      " ".repeat(38) + "                      0 65002 i",
      "                    ESI:03:44:38:39:BE:EF:AA:00:00:01",
      "                    RT:65002:100 ET:8 MM:0, sticky MAC",
    );
    expect(route).toMatchObject({
      rd: "192.0.2.2:2",
      nextHop: "2001:db8:ff::2",
      esi: "03:44:38:39:be:ef:aa:00:00:01",
      path: "65002",
      communities: "RT:65002:100 ET:8 MM:0, sticky MAC",
    });
  });

  it("reads Cumulus: one element more, a space before the host name", () => {
    const [route] = text(
      `*> [2]:[0]:[0]:[48]:[${MAC}]`,
      "                    192.0.2.21 (spine02)",
      " ".repeat(36) + "                      0 65002 65003 i",
    );
    expect(route).toMatchObject({
      mac: MAC,
      ethTag: 0,
      nextHop: "192.0.2.21",
      nextHopName: "spine02",
      path: "65002 65003",
    });
  });

  it("takes each path of a prefix for itself, and the RD from the block", () => {
    const found = text(
      "Route Distinguisher: 192.0.2.2:2",
      `*> [2]:[0]:[48]:[${MAC}]`,
      "                    192.0.2.2                              0 65001 65002 i",
      `*= [2]:[0]:[48]:[${MAC}]`,
      "                    192.0.2.2                              0 65003 65002 i",
      "Route Distinguisher: 192.0.2.3:2",
      `*> [2]:[0]:[48]:[${MAC}]`,
      "                    192.0.2.3                              0 65002 i",
    );
    expect(found.map((r) => [r.rd, r.best, r.path])).toEqual([
      ["192.0.2.2:2", true, "65001 65002"],
      ["192.0.2.2:2", false, "65003 65002"],
      ["192.0.2.3:2", true, "65002"],
    ]);
  });

  it("knows the routes of this node", () => {
    const [own] = text(`*> [2]:[0]:[48]:[${MAC}]`, "                    192.0.2.1                          32768 i");
    expect(own).toMatchObject({ local: true, weight: 32768, path: "" });
  });

  it("gives headings, counts and the sentences for an empty table, and nothing for the legend", () => {
    const rows = rowsOf(
      frrEvpnRoutes,
      [
        "BGP table version is 6, local router ID is 192.0.2.1",
        "Status codes: s suppressed, d damped, h history, * valid, > best, i - internal",
        "Status codes:  s suppressed, d damped, h history, u unsorted, * valid, > best, = multipath,",
        "               i internal, r RIB-failure, S Stale, R Removed",
        "Origin codes: i - IGP, e - EGP, ? - incomplete",
        "EVPN type-1 prefix: [4]:[ESI]:[EthTag]",
        "",
        "   Network          Next Hop            Metric LocPrf Weight Path",
        "                    Extended Community",
        "Displayed 27 prefixes (28 paths) (of requested type)",
        "No EVPN prefixes (of requested type) exist",
        "No prefixes displayed, 0 exist",
      ].join("\n"),
    );
    expect(rows.map((r) => r.kind)).toEqual(["table", "totals", "none", "none"]);
    expect(rows[1]).toMatchObject({ prefixes: 27, paths: 28 });
  });

  it("knows the VNI only where the command names it", () => {
    const lines = `*> [2]:[0]:[48]:[${MAC}]\n                    192.0.2.2                              0 65002 i`;
    expect(routes(rowsOf(frrEvpnRoutes, lines, "show bgp l2vpn evpn route vni 100"))[0]!.vnis).toEqual([100]);
    expect(routes(rowsOf(frrEvpnRoutes, lines))[0]!.vnis).toEqual([]);
  });
});

describe("detail", () => {
  const entry = [
    `BGP routing table entry for 192.0.2.2:2:[2]:[0]:[48]:[${MAC}]:[32]:[198.51.100.10]`,
    "Paths: (2 available, best #1)",
    "  Advertised to non peer-group peers:",
    "  192.0.2.254 192.0.2.253",
    `  Route [2]:[0]:[48]:[${MAC}]:[32]:[198.51.100.10] VNI 100/4001`,
    "  65002",
    "    192.0.2.2(leaf2) (inaccessible, import-check enabled) from leaf2(172.16.0.2) (192.0.2.2)",
    "      Origin IGP, metric 0, localpref 100, valid, external, best (First path received)",
    "      Extended Community: RT:65002:100 ET:8 MM:3",
    "      Originator: 192.0.2.2, Cluster list: 192.0.2.254 ",
    "      Last update: Mon Nov 30 18:37:12 2026",
    "  Local, (stale)",
    "    192.0.2.3 (metric 10) from 0.0.0.0 (192.0.2.3)",
    "      Origin incomplete, weight 32768, valid, sourced, local",
    "Displayed 1 prefixes (2 paths)",
  ];
  it("reads both paths, VNIs and the originator", () => {
    const rows = rowsOf(frrEvpnRoutesDetail, entry.join("\n"));
    const [a, b] = routes(rows);
    expect(rows.filter((r) => r.kind === "unparsed")).toEqual([]);
    expect(a).toMatchObject({
      rd: "192.0.2.2:2",
      mac: MAC,
      ip: "198.51.100.10",
      vnis: [100, 4001],
      nextHop: "192.0.2.2",
      nextHopName: "leaf2",
      path: "65002",
      best: true,
      communities: "RT:65002:100 ET:8 MM:3",
      originator: "192.0.2.2",
      local: false,
    });
    expect(b).toMatchObject({
      nextHop: "192.0.2.3",
      path: "",
      local: true,
      weight: 32768,
      stale: true,
      best: false,
      origin: "?",
    });
  });

  it("skips entries without a path", () => {
    const phantom =
      "BGP routing table entry for 192.0.2.1:1:[5]:[0]:[0]:[::]\nPaths: (0 available, no best path)\n  Not advertised to any peer\n";
    expect(rowsOf(frrEvpnRoutesDetail, phantom)).toEqual([]);
  });
});

describe("JSON", () => {
  const path = {
    valid: true,
    bestpath: true,
    pathFrom: "internal",
    routeType: 2,
    mac: MAC,
    locPrf: 100,
    weight: 0,
    peerId: "192.0.2.254",
    path: "",
    origin: "IGP",
    extendedCommunity: { string: "RT:65000:100 ET:8 MM:2" },
    nexthops: [{ ip: "192.0.2.21", hostname: "cp1", afi: "ipv4", used: true }],
  };
  const prefix = `[2]:[0]:[48]:[${MAC}]`;
  const wrap = (paths: unknown) => ({
    bgpTableVersion: 3,
    bgpLocalRouterId: "192.0.2.1",
    localAS: 65000,
    "192.0.2.21:2": { rd: "192.0.2.21:2", [prefix]: { prefix, prefixLen: 352, paths, pathCount: 1 }, numRoutes: 1 },
    numPrefix: 1,
    numPaths: 1,
  });
  const json = (value: unknown, indent?: number) => rowsOf(frrEvpnRoutesJson, JSON.stringify(value, null, indent));

  it.each([
    ["flat", [path]],
    ["nested", [[path]]],
  ])("reads %s paths", (_, paths) => {
    const [route, ...more] = routes(json(wrap(paths), 2));
    expect(more).toEqual([]);
    expect(route).toMatchObject({
      rd: "192.0.2.21:2",
      mac: MAC,
      nextHop: "192.0.2.21",
      nextHopName: "cp1",
      best: true,
      internal: true,
      local: false,
      communities: "RT:65000:100 ET:8 MM:2",
    });
    expect(route!.line).toBeGreaterThan(9);
  });

  it("takes a local route from its missing peer, not from pathFrom", () => {
    const own = { ...path, pathFrom: "external", peerId: "(unspec)", weight: 32768 };
    expect(routes(json(wrap([[own]])))[0]).toMatchObject({ local: true, internal: false });
  });

  it("reads the detailed form: bestpath as an object, VNIs as a string", () => {
    const detail = {
      vni: "100/4001",
      aspath: { string: "Local", segments: [] },
      origin: "IGP",
      valid: true,
      bestpath: { overall: true },
      originatorId: "192.0.2.21",
      nexthops: path.nexthops,
      peer: { peerId: "192.0.2.254", type: "internal" },
    };
    const found = routes(
      json({ rd: "192.0.2.21:2", routeType: 2, ethTag: 0, macLen: 48, mac: MAC, [prefix]: [[detail]], numPaths: 1 }),
    );
    expect(found).toMatchObject([
      { best: true, vnis: [100, 4001], path: "", originator: "192.0.2.21", internal: true, rd: "192.0.2.21:2" },
    ]);
    const noPrefix = routes(
      json({ rd: "", routeType: 2, ethTag: 0, macLen: 48, mac: MAC, paths: [[detail]], numPaths: 1 }),
    );
    expect(noPrefix).toMatchObject([{ mac: MAC, rd: undefined, prefix }]);
  });

  it("reads the invalid JSON of an empty table in 10.3, and says so", () => {
    const broken = '{\n,"numPrefix":0,"numPaths":0}\n';
    expect(detectFormat(linesOf(broken))).toMatchObject({ is: "format", format: { id: "frr-evpn-routes-json" } });
    const rows = rowsOf(frrEvpnRoutesJson, broken);
    expect(rows.map((r) => r.kind)).toEqual(["totals", "jsonProblem"]);
    expect(rows[1]).toMatchObject({ what: "invalid", line: 2 });
  });

  it("keeps what was read before a cut", () => {
    const whole = JSON.stringify(wrap([[path], [{ ...path, peerId: "192.0.2.253" }]]), null, 1);
    const cut = whole.slice(0, whole.lastIndexOf("nexthops"));
    const rows = rowsOf(frrEvpnRoutesJson, cut);
    expect(routes(rows)[0]).toMatchObject({ nextHop: "192.0.2.21" });
    expect(rows.some((r) => r.kind === "jsonProblem" && r.what === "cut")).toBe(true);
  });

  it("reads two documents one after the other, and counts what is no JSON", () => {
    const one = JSON.stringify(wrap([[path]]));
    const rows = rowsOf(frrEvpnRoutesJson, `${one}\n${one}\nleftover`);
    expect(routes(rows).map((r) => r.line)).toEqual([1, 2]);
    expect(rows.at(-1)).toEqual({ kind: "unparsed", line: 3, text: "leftover" });
  });

  it("refuses nesting without end", () => {
    expect(rowsOf(frrEvpnRoutesJson, "[".repeat(200_000))).toMatchObject([
      { kind: "jsonProblem", what: "too-deep", line: 1 },
    ]);
  });
});

/** A row without what one of the two forms cannot show. */
function comparable(r: EvpnRoute) {
  const { line: _, nextHopName: __, communities, ...rest } = r;
  return { ...rest, communities: communities === undefined ? undefined : communityItems(communities).toSorted() };
}

describeShared("text and JSON of one command", (root) => {
  it("give the same routes", () => {
    const pairs = [...filesBelow(`${root}/lab`), ...filesBelow(`${root}/fixtures/local`)]
      .filter((f) => /(?:l2vpn_evpn(?:_route.*)?|evpn-route.*|bgp-evpn-all|\.route-\w+)\.txt$/.test(f))
      .map((f) => [f, f.replace(/txt$/, "json")] as const)
      .filter(([, json]) => existsSync(json));
    let compared = 0;
    for (const [a, b] of pairs) {
      const detected = [fileLines(a), fileLines(b)].map((lines) => {
        const found = detectFormat(lines);
        if (found.is !== "format") return [];
        const reader = found.format.open();
        return routes([...reader.read(lines), ...reader.end()]).map(comparable);
      });
      expect(detected[0], a).toEqual(detected[1]);
      compared += detected[0]!.length;
    }
    expect(compared).toBeGreaterThan(1000);
  });
});

describe("any text", () => {
  const good = [
    "Route Distinguisher: 192.0.2.2:2",
    `*> [2]:[0]:[48]:[${MAC}]`,
    "                    192.0.2.2                              0 65002 i",
    "                    RT:65002:100 ET:8 MM:1",
    `*>i[2]:[0]:[48]:[${MAC}]:[32]:[198.51.100.10]`,
    "                    192.0.2.3(spine)",
    "                                             0    100      0 i",
    "                    RT:65002:100 ET:8",
  ];
  // what people write between the lines; nothing that looks like a line of the table
  const junk = fc.constantFrom(
    "",
    "  ",
    "<-- here it moved",
    "--More--",
    "xyz",
    "# 12:00",
    "1",
    "% nothing",
    "   ...",
    "Last login: today",
    "{",
  );

  it("junk between the lines changes no route", () => {
    const without = (rows: EvpnRoute[]) => rows.map((row) => ({ ...row, line: 0 }));
    const expected = without(text(...good));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(good.length), junk), { maxLength: 6 }), (inserts) => {
        const lines = [...good];
        for (const [at, what] of inserts) lines.splice(at, 0, what);
        expect(without(text(...lines))).toEqual(expected);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it("never throws", () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom(...good, '{"[2]:[0]', '"paths":[', "BGP routing table entry for ", "  Route [2]"),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        for (const format of [frrEvpnRoutes, frrEvpnRoutesDetail, frrEvpnRoutesJson]) rowsOf(format, pieces.join("\n"));
        for (const format of [frrEvpnRoutesJson]) rowsOf(format, `{${pieces.join("")}`);
      }),
      { seed: 1, numRuns: 400 },
    );
  });
});
