// Routes, look-ups of routes and neighbours, text and JSON.
import { describe, expect, it } from "vitest";
import { linuxNeigh } from "../../../src/decode/text/linux-neigh.ts";
import { linuxNeighJson } from "../../../src/decode/text/linux-neigh-json.ts";
import { linuxRoute } from "../../../src/decode/text/linux-route.ts";
import { linuxRouteGet } from "../../../src/decode/text/linux-route-get.ts";
import { linuxRouteGetJson, linuxRouteJson } from "../../../src/decode/text/linux-route-json.ts";
import { linesOf, rowsOf } from "./lines.ts";

describe("routes, text", () => {
  it.each([
    [
      "a host route has no /32",
      "203.0.113.9 nhid 31 via 198.51.100.1 dev eth3 proto bgp metric 20 onlink ",
      { dst: "203.0.113.9", nhid: 31, via: "198.51.100.1", protocol: "bgp", metric: 20, flags: ["onlink"] },
    ],
    ["default", "default via 198.51.100.1 dev eth3", { dst: "default", via: "198.51.100.1" }],
    ["blackhole", "blackhole 203.0.113.0/24 ", { type: "blackhole", via: undefined, dev: undefined }],
    ["unreachable default", "unreachable default metric 4278198272", { type: "unreachable", metric: 4278198272 }],
    [
      "with its type and table (-d, table all)",
      "local 198.51.100.2 dev eth3 table local proto kernel scope host src 198.51.100.2 ",
      { type: "local", table: "local", src: "198.51.100.2" },
    ],
    [
      "two spaces, as old versions print",
      "198.51.100.0/24 dev eth3  proto kernel  scope link  src 198.51.100.2 linkdown ",
      { scope: "link", flags: ["linkdown"] },
    ],
    ["IPv4 by an IPv6 gateway", "203.0.113.0/24 via inet6 2001:DB8::1 dev eth3", { via: "2001:db8::1" }],
    ["metrics", "203.0.113.0/24 via 198.51.100.1 dev eth3 mtu lock 1400 advmss 1360 ", { mtu: 1400, mtuLocked: true }],
    [
      "IPv6 with a time",
      "2001:db8:7::/64 via fe80::1 dev eth3 proto ra metric 1024 expires 1799sec mtu 1480 pref medium",
      { expires: 1799, mtu: 1480 },
    ],
    ["encapsulation", "203.0.113.0/24  encap mpls  100/200 via 198.51.100.1 dev eth3", { via: "198.51.100.1" }],
  ])("%s", (_, text, fields) => {
    expect(linuxRoute.detect(linesOf(text))).toBe(true);
    expect(rowsOf(linuxRoute, text)).toMatchObject([{ kind: "route", deleted: false, ...fields }]);
  });

  const hops = [
    { via: "198.51.100.1", dev: "eth3", weight: 2, flags: [] },
    { via: "198.51.100.5", dev: "eth4", weight: 1, flags: ["onlink"] },
  ];

  it("next hops on lines of their own, and behind backslashes", () => {
    const lines = [
      "203.0.113.0/24 proto bgp metric 20 ",
      "\tnexthop via 198.51.100.1 dev eth3 weight 2 ",
      "\tnexthop via 198.51.100.5 dev eth4 weight 1 onlink ",
    ];
    expect(rowsOf(linuxRoute, lines.join("\n"))).toMatchObject([{ dst: "203.0.113.0/24", nexthops: hops }]);
    expect(rowsOf(linuxRoute, lines.join("\\"))).toMatchObject([{ dst: "203.0.113.0/24", nexthops: hops }]);
  });

  it("JSON is the same", () => {
    const json = JSON.stringify([
      { type: "blackhole", dst: "192.0.2.0/25", flags: [] },
      {
        dst: "203.0.113.0/24",
        protocol: "bgp",
        metric: 20,
        flags: [],
        nexthops: [
          { gateway: "198.51.100.1", dev: "eth3", weight: 2, flags: [] },
          { via: { family: "inet6", host: "fe80::1" }, dev: "eth4", weight: 1, flags: ["onlink"] },
        ],
      },
      { dst: "192.0.2.128/25", gateway: "198.51.100.1", dev: "eth3", flags: [], metrics: [{ mtu: 1400, lock: true }] },
    ]);
    const text =
      "blackhole 192.0.2.0/25\n203.0.113.0/24 proto bgp metric 20\n\tnexthop via 198.51.100.1 dev eth3 weight 2\n\tnexthop via inet6 fe80::1 dev eth4 weight 1 onlink\n192.0.2.128/25 via 198.51.100.1 dev eth3 mtu lock 1400";
    expect(linuxRouteJson.detect(linesOf(json))).toBe(true);
    const unlined = (rows: object[]) => rows.map((r) => ({ ...r, line: 0 }));
    expect(unlined(rowsOf(linuxRouteJson, json))).toEqual(unlined(rowsOf(linuxRoute, text)));
  });

  it("a line that is no route does not take its neighbours along", () => {
    const rows = rowsOf(
      linuxRoute,
      "default via 198.51.100.1 dev eth3\nhello there\n203.0.113.0/24 dev eth4 scope link",
    );
    expect(rows.map((r) => [r.kind, r.line])).toEqual([
      ["unparsed", 2],
      ["route", 1],
      ["route", 3],
    ]);
  });
});

describe("look-ups, text", () => {
  it.each([
    [
      "a learned path MTU",
      "203.0.113.9 via 198.51.100.1 dev eth3 src 198.51.100.2 uid 1000 \n    cache expires 571sec mtu 1392 ",
      { mtu: 1392, expires: 571, cache: [], uid: 1000 },
    ],
    [
      "a local address",
      "local 198.51.100.2 dev lo src 198.51.100.2 uid 0 \n    cache <local> ",
      { type: "local", cache: ["local"] },
    ],
    [
      "several flags",
      "broadcast 198.51.100.255 dev eth3 src 198.51.100.2 uid 0 \n    cache <local,brd> ",
      { cache: ["local", "brd"] },
    ],
    [
      "IPv6 has no cache line",
      "2001:db8:7::9 from :: via fe80::1 dev eth3 src 2001:db8::2 metric 1024 pref medium",
      { from: "::", cache: undefined },
    ],
    ["folded (-o)", "203.0.113.9 dev eth3 src 198.51.100.2 uid 0 \\    cache ", { cache: [] }],
  ])("%s", (_, text, fields) => {
    expect(linuxRouteGet.detect(linesOf(text))).toBe(true);
    expect(linuxRoute.detect(linesOf(text))).toBe(false);
    expect(rowsOf(linuxRouteGet, text)).toMatchObject([{ kind: "route", ...fields }]);
  });

  it.each([
    "RTNETLINK answers: No route to host",
    "RTNETLINK answers: Network is unreachable",
    'Error: any valid prefix is expected rather than "host9".',
  ])("the kernel's refusal is the answer: %s", (text) => {
    expect(linuxRouteGet.detect(linesOf(text))).toBe(true);
    expect(rowsOf(linuxRouteGet, text)).toEqual([{ kind: "iprouteError", line: 1, says: text }]);
  });

  it("JSON is the same", () => {
    const json =
      '[{"dst":"203.0.113.9","gateway":"198.51.100.1","dev":"eth3","prefsrc":"198.51.100.2","flags":[],"uid":0,"cache":[],"expires":571,"metrics":[{"mtu":1392}]}]';
    expect(linuxRouteGetJson.detect(linesOf(json))).toBe(true);
    expect(linuxRouteJson.detect(linesOf(json))).toBe(false);
    expect(rowsOf(linuxRouteGetJson, json)).toEqual(
      rowsOf(
        linuxRouteGet,
        "203.0.113.9 via 198.51.100.1 dev eth3 src 198.51.100.2 uid 0\n    cache expires 571sec mtu 1392",
      ),
    );
  });
});

describe("neighbours", () => {
  it.each([
    [
      "reachable",
      "203.0.113.9 dev eth3 lladdr 0e:00:00:00:00:07 REACHABLE ",
      { ip: "203.0.113.9", lladdr: "0e:00:00:00:00:07", states: ["REACHABLE"], flags: [] },
    ],
    [
      "installed by zebra",
      "203.0.113.9 dev brx lladdr 0e:00:00:00:00:07 extern_learn NOARP proto zebra ",
      { flags: ["extern_learn"], states: ["NOARP"], protocol: "zebra" },
    ],
    ["nobody answered", "203.0.113.9 dev brx FAILED ", { lladdr: undefined, states: ["FAILED"] }],
    [
      "a router, stale",
      "fe80::7 dev eth3 lladdr 0e:00:00:00:00:07 router STALE ",
      { ip: "fe80::7", flags: ["router"] },
    ],
    [
      "-s runs two numbers together",
      "203.0.113.9 dev eth3 lladdr 0e:00:00:00:00:07  ref 1 used 9/8/7probes 3 DELAY ",
      { used: 9, confirmed: 8, updated: 7, probes: 3, states: ["DELAY"] },
    ],
    ["proxy", "203.0.113.77 dev eth3 proxy ", { flags: ["proxy"], states: [] }],
    ["filtered by device", "203.0.113.9 lladdr 0e:00:00:00:00:07 PERMANENT", { dev: undefined, states: ["PERMANENT"] }],
    ["mapped", "::ffff:cb00:7109 dev brx lladdr 0e:00:00:00:00:07 NOARP", { ip: "::ffff:203.0.113.9" }],
  ])("%s", (_, text, fields) => {
    expect(linuxNeigh.detect(linesOf(text))).toBe(true);
    expect(linuxRoute.detect(linesOf(text))).toBe(false);
    expect(rowsOf(linuxNeigh, text)).toMatchObject([{ kind: "neigh", ...fields }]);
  });

  it("JSON: a flag is a key, and null means true", () => {
    const json =
      '[{"dst":"203.0.113.9","dev":"brx","lladdr":"0e:00:00:00:00:07","extern_learn":null,"state":["NOARP"],"protocol":"zebra"},{"dst":"203.0.113.10","dev":"brx","state":["FAILED"]}]';
    expect(linuxNeighJson.detect(linesOf(json))).toBe(true);
    expect(linuxRouteJson.detect(linesOf(json))).toBe(false);
    const text =
      "203.0.113.9 dev brx lladdr 0e:00:00:00:00:07 extern_learn NOARP proto zebra\n203.0.113.10 dev brx FAILED";
    const unlined = (rows: object[]) => rows.map((r) => ({ ...r, line: 0 }));
    expect(unlined(rowsOf(linuxNeighJson, json))).toEqual(unlined(rowsOf(linuxNeigh, text)));
  });

  it("an entry that is not there", () => {
    expect(linuxNeigh.detect(linesOf("Error: Neighbour entry not found."))).toBe(true);
  });
});
