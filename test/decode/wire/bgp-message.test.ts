import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { BgpBody, BgpUpdate } from "../../../src/decode/wire/bgp-message.ts";
import { badHeader, labelsAreVnis, macMobility, readBody } from "../../../src/decode/wire/bgp-message.ts";
import type { BgpOpen, BgpSession, Capability } from "../../../src/decode/wire/bgp-open.ts";
import type { Stop } from "../../../src/decode/wire/stop.ts";
import { attribute, bytes, message, update } from "./bgp-bytes.ts";

const UNKNOWN: BgpSession = { sender: undefined, receiver: undefined };

function read(hex: string, session = UNKNOWN): { body: BgpBody; stops: Stop[] } {
  const b = bytes(hex);
  expect(badHeader(b, 0)).toBeUndefined();
  const stops: Stop[] = [];
  return { body: readBody(b, session, stops), stops };
}

function readUpdate(hex: string, session = UNKNOWN): BgpUpdate {
  const { body, stops } = read(hex, session);
  expect(stops).toEqual([]);
  if (body.kind !== "update") throw new Error(body.kind);
  return body;
}

function openWith(...capabilities: Capability[]): BgpOpen {
  return { version: 4, as2: 65000, as: 65000, holdTime: 9, id: "192.0.2.1", capabilities, otherParameters: [] };
}

const AS4 = openWith({ kind: "as4", as: 65000 });

describe("headers", () => {
  test.each([
    ["no marker", "ff*15 fe 0013 04"],
    ["type 4 with length 18", "ff*16 0012 04"],
    ["KEEPALIVE with length 20", "ff*16 0014 04"],
    ["type 1 with length 28", "ff*16 001c 01"],
    ["type 2 with length 22", "ff*16 0016 02"],
    ["type 3 with length 20", "ff*16 0014 03"],
    ["type 5 with length 22", "ff*16 0016 05"],
  ])("%s", (says, hex) => expect(badHeader(bytes(hex), 0)).toBe(says));

  test("a type that is not known is a message all the same", () => {
    expect(read("ff*16 0015 09 abcd")).toEqual({ body: { kind: "undecoded", bytes: bytes("abcd") }, stops: [] });
  });
});

describe("OPEN", () => {
  // version 4, AS_TRANS 0x5ba0 = 23456, hold 9, id 192.0.2.13
  const fixed = "04 5ba0 0009 c000020d";
  const CAPABILITIES: [string, Capability][] = [
    ["01 04 0019 00 46", { kind: "multiprotocol", afi: 25, safi: 70 }],
    ["02 00", { kind: "routeRefresh" }],
    // IPv4 unicast over IPv6: AFI 1, SAFI in two bytes, next hop AFI 2
    ["05 06 0001 0001 0002", { kind: "extendedNextHop", families: [{ afi: 1, safi: 1, nextHopAfi: 2 }] }],
    ["06 00", { kind: "extendedMessage" }],
    ["09 01 03", { kind: "role", role: 3 }],
    // restart flag and 120 s (0x8078), then L2VPN EVPN with forwarding kept
    [
      "40 06 8078 0019 46 80",
      {
        kind: "gracefulRestart",
        restarting: true,
        restartTime: 120,
        families: [{ afi: 25, safi: 70, forwardingKept: true }],
      },
    ],
    ["41 04 fa56ea01", { kind: "as4", as: 4200000001 }],
    [
      "45 08 0001 01 03 0019 46 01",
      {
        kind: "addPath",
        families: [
          { afi: 1, safi: 1, mode: 3 },
          { afi: 25, safi: 70, mode: 1 },
        ],
      },
    ],
    ["46 00", { kind: "enhancedRouteRefresh" }],
    // "cp1" and no domain
    ["49 05 03 637031 00", { kind: "fqdn", host: "cp1", domain: "" }],
    ["47 00", { kind: "other", code: 71, bytes: bytes("") }],
    ["80 02 abcd", { kind: "other", code: 128, bytes: bytes("abcd") }],
    // known codes whose length is impossible
    ["41 02 abcd", { kind: "other", code: 65, bytes: bytes("abcd") }],
    ["49 02 05 61", { kind: "other", code: 73, bytes: bytes("0561") }],
  ];
  const all = CAPABILITIES.map(([hex]) => hex).join("");
  const capabilities = CAPABILITIES.map(([, c]) => c);
  const allSize = bytes(all).length; // 81 = 0x51
  const open = {
    kind: "open",
    version: 4,
    as2: 23456,
    as: 4200000001,
    holdTime: 9,
    id: "192.0.2.13",
    otherParameters: [],
  };

  test("every capability, in one parameter", () => {
    const one = `02 ${allSize.toString(16)} ${all}`;
    const hex = message(1, `${fixed} ${(allSize + 2).toString(16)} ${one}`);
    expect(read(hex)).toEqual({ body: { ...open, capabilities }, stops: [] });
  });

  test("every capability, each in a parameter of its own", () => {
    const each = CAPABILITIES.map(([hex]) => `02 ${bytes(hex).length.toString(16).padStart(2, "0")} ${hex}`).join("");
    const hex = message(1, `${fixed} ${bytes(each).length.toString(16)} ${each}`);
    expect(read(hex)).toEqual({ body: { ...open, capabilities }, stops: [] });
  });

  test("extended optional parameters (RFC 9072): two-byte lengths", () => {
    const one = `02 00${allSize.toString(16)} ${all}`;
    const hex = message(1, `${fixed} ff ff 00${(allSize + 3).toString(16)} ${one}`);
    expect(read(hex)).toEqual({ body: { ...open, capabilities }, stops: [] });
  });

  test("without parameters; the AS is the two-octet one", () => {
    const body = { ...open, as2: 65000, as: 65000, capabilities: [] };
    expect(read(message(1, "04 fde8 0009 c000020d 00"))).toEqual({ body, stops: [] });
  });

  test("a parameter that is not a capability", () => {
    const got = read(message(1, `${fixed} 03 01 01 ab`)).body;
    expect(got).toMatchObject({ capabilities: [], otherParameters: [{ type: 1, bytes: bytes("ab") }] });
  });

  test("lengths beyond the message or the parameter are stops, and what came before is kept", () => {
    // parameters say 8 bytes, 6 are there; the capability is whole
    const beyond = read(message(1, `${fixed} 08 02 04 02 00 46 00`));
    expect(beyond.body).toMatchObject({ capabilities: [{ kind: "routeRefresh" }, { kind: "enhancedRouteRefresh" }] });
    expect(beyond.stops).toMatchObject([{ layer: "bgp.open", need: 8, have: 6 }]);
    const inner = read(message(1, `${fixed} 06 02 04 02 00 41 04`));
    expect(inner.body).toMatchObject({ capabilities: [{ kind: "routeRefresh" }] });
    expect(inner.stops).toMatchObject([{ layer: "bgp.capability", need: 6, have: 2 }]);
  });
});

describe("UPDATE", () => {
  const RT = "0002 fde8 00000064";
  const VXLAN = "030c 00000000 0008";
  const MM = "0600 0000 00000005";
  const MAC_ROUTE = "02 21 0001 c000020d 0002 00*10 00000000 30 525400aa000a 00 000064";

  test("every attribute", () => {
    const attributes = [
      attribute(0x40, 1, "00"),
      attribute(0x50, 2, "02 02 0000fde9 fa56ea01"), // AS_SEQUENCE of two, extended length
      attribute(0x40, 3, "c000020d"),
      attribute(0x80, 4, "0000000a"),
      attribute(0x40, 5, "00000064"),
      attribute(0x40, 6, ""),
      attribute(0xc0, 7, "0000fde9 c0000201"),
      attribute(0xc0, 8, "fde80001 ffffff01"),
      attribute(0x80, 9, "c000020e"),
      attribute(0x80, 10, "c0000201 c0000202"),
      attribute(0xc0, 16, `${RT} ${VXLAN} ${MM}`),
      attribute(0xc0, 22, "00 06 000064 c000020d"), // ingress replication, VNI 100
      attribute(0xc0, 32, "fa56ea01 00000001 00000002"),
      attribute(0xe0, 99, "abcd"),
    ].join("");
    const u = readUpdate(update({ withdrawn: "18 cb0071", attributes, nlri: "00 09 0a80" }));
    expect(u.withdrawn).toEqual({
      kind: "prefix",
      prefixes: [{ prefix: "203.0.113.0/24" }],
      addPath: { used: false, basis: "inferred" },
    });
    // 0/0, and 10.128.0.0/9
    expect(u.nlri.prefixes).toEqual([{ prefix: "0.0.0.0/0" }, { prefix: "10.128.0.0/9" }]);
    const { extCommunities, ...rest } = u.attributes;
    expect(rest).toEqual({
      origin: "igp",
      asPath: { octets: 4, basis: "inferred", segments: [{ kind: "sequence", as: [65001, 4200000001] }] },
      nextHop: "192.0.2.13",
      med: 10,
      localPref: 100,
      atomicAggregate: true,
      aggregator: { as: 65001, address: "192.0.2.1" },
      communities: ["65000:1", "no-export"],
      originatorId: "192.0.2.14",
      clusterList: ["192.0.2.1", "192.0.2.2"],
      pmsiTunnel: { flags: 0, tunnelType: 6, label: 100, endpoint: "192.0.2.13", identifier: bytes("c000020d") },
      largeCommunities: ["4200000001:1:2"],
      others: [{ type: 99, flags: 0xe0, bytes: bytes("abcd") }],
    });
    expect(extCommunities?.map((c) => c.text)).toEqual(["RT:65000:100", "ET:8", "MM:5"]);
    expect(labelsAreVnis(u)).toBe(true);
    expect(macMobility(u)).toMatchObject({ sequence: 5, sticky: false });
    expect(u.endOfRib).toBeUndefined();
  });

  const asPath = (hex: string, session = UNKNOWN) =>
    readUpdate(update({ attributes: attribute(0x40, 2, hex) }), session).attributes.asPath;

  test("AS numbers: the width by both OPENs", () => {
    // AS_SEQUENCE of one, then AS_SEQUENCE of two: 8 bytes that are also... read as the OPENs say
    const both = { sender: AS4, receiver: AS4 };
    expect(asPath("02 01 0000fde9", both)).toEqual({
      octets: 4,
      basis: "open",
      segments: [{ kind: "sequence", as: [65001] }],
    });
    const old = { sender: AS4, receiver: openWith() };
    expect(asPath("02 01 fde9", old)).toEqual({
      octets: 2,
      basis: "open",
      segments: [{ kind: "sequence", as: [65001] }],
    });
  });

  test("AS numbers without OPENs: the width that fits", () => {
    expect(asPath("02 02 fde9 fdea")).toMatchObject({ octets: 2, basis: "inferred" });
    expect(asPath("02 01 fa56ea01 01 01 0000fde9")?.segments).toEqual([
      { kind: "sequence", as: [4200000001] },
      { kind: "set", as: [65001] },
    ]);
    expect(asPath("03 01 0000fde9 04 01 0000fdea")?.segments.map((s) => s.kind)).toEqual([
      "confederationSequence",
      "confederationSet",
    ]);
    expect(asPath("")).toEqual({ octets: 4, basis: "inferred", segments: [] });
  });

  test("one OPEN is not enough, unless it settles it", () => {
    expect(asPath("02 01 0000fde9", { sender: AS4, receiver: undefined })?.basis).toBe("inferred");
    expect(asPath("02 01 fde9", { sender: openWith(), receiver: undefined })?.basis).toBe("open");
  });

  const HOPS: [string, string, object][] = [
    ["IPv4", "04 c000020d", { nextHops: ["192.0.2.13"] }],
    ["IPv6", "10 20010db8 00*11 0d", { nextHops: ["2001:db8::d"] }],
    ["IPv6 with link-local", "20 20010db8 00*11 0d fe80 00*13 01", { nextHops: ["2001:db8::d", "fe80::1"] }],
    ["RD and IPv4", "0c 00*8 c000020d", { nextHops: ["192.0.2.13"], nextHopRd: "0:0" }],
    ["RD and IPv6", "18 00*8 20010db8 00*11 0d", { nextHops: ["2001:db8::d"], nextHopRd: "0:0" }],
    ["neither", "05 0102030405", { nextHops: [] }],
  ];
  test.each(HOPS)("EVPN next hop: %s", (_, hop, fields) => {
    const value = `0019 46 ${hop} 00 ${MAC_ROUTE}`;
    const u = readUpdate(update({ attributes: attribute(0x80, 14, value) }));
    expect(u.attributes.mpReach).toMatchObject({ afi: 25, safi: 70, ...fields, nextHopBytes: bytes(hop).slice(1) });
    expect(u.attributes.mpReach?.nlri).toMatchObject({ kind: "evpn", routes: [{ type: 2, mac: "52:54:00:aa:00:0a" }] });
  });

  test("IPv6 unicast, and a family that is not decoded", () => {
    const six = update({ attributes: attribute(0x80, 14, "0002 01 10 20010db8 00*11 01 00 20 20010db8 00") });
    expect(readUpdate(six).attributes.mpReach?.nlri).toEqual({
      kind: "prefix",
      prefixes: [{ prefix: "2001:db8::/32" }, { prefix: "::/0" }],
      addPath: { used: false, basis: "inferred" },
    });
    const vpn = update({ attributes: attribute(0x80, 15, "0001 80 abcd") });
    expect(readUpdate(vpn).attributes.mpUnreach).toEqual({
      afi: 1,
      safi: 128,
      withdrawn: { kind: "bytes", bytes: bytes("abcd") },
    });
  });

  describe("path identifiers", () => {
    const both = (mode: number) => openWith({ kind: "addPath", families: [{ afi: 25, safi: 70, mode }] });
    const evpnOf = (nlri: string, session: BgpSession) => {
      const list = readUpdate(update({ attributes: attribute(0x80, 15, `0019 46 ${nlri}`) }), session).attributes;
      const got = list.mpUnreach?.withdrawn;
      return got?.kind === "evpn" ? { addPath: got.addPath, ids: got.routes.map((r) => r.pathId) } : undefined;
    };
    test("by the OPENs: the sender sends, the receiver receives", () => {
      const yes = { sender: both(2), receiver: both(1) };
      const id = `0000002a ${MAC_ROUTE}`;
      expect(evpnOf(id, yes)).toEqual({ addPath: { used: true, basis: "open" }, ids: [42] });
      const no = { sender: both(1), receiver: both(2) };
      expect(evpnOf(MAC_ROUTE, no)).toEqual({ addPath: { used: false, basis: "open" }, ids: [undefined] });
    });
    test("inferred from the bytes", () => {
      const id = `00000001 ${MAC_ROUTE} 00000002 ${MAC_ROUTE}`;
      expect(evpnOf(id, UNKNOWN)).toEqual({ addPath: { used: true, basis: "inferred" }, ids: [1, 2] });
      expect(evpnOf(MAC_ROUTE, UNKNOWN)).toEqual({ addPath: { used: false, basis: "inferred" }, ids: [undefined] });
    });
    test("IPv4: identifiers 1 and 2 before two /24", () => {
      const u = readUpdate(update({ nlri: "00000001 18 cb0071 00000002 18 cb0072" }));
      expect(u.nlri).toEqual({
        kind: "prefix",
        prefixes: [
          { prefix: "203.0.113.0/24", pathId: 1 },
          { prefix: "203.0.114.0/24", pathId: 2 },
        ],
        addPath: { used: true, basis: "inferred" },
      });
    });
  });

  test("identifier 0 before a /24: the plain reading would be the default route four times", () => {
    expect(readUpdate(update({ nlri: "00000000 18 cb0071" })).nlri.prefixes).toEqual([
      { prefix: "203.0.113.0/24", pathId: 0 },
    ]);
    expect(readUpdate(update({ nlri: "00 18 cb0071" })).nlri.prefixes).toEqual([
      { prefix: "0.0.0.0/0" },
      { prefix: "203.0.113.0/24" },
    ]);
  });

  test("End-of-RIB: an empty UPDATE, and an MP_UNREACH without routes", () => {
    expect(readUpdate(update({})).endOfRib).toEqual({ afi: 1, safi: 1 });
    expect(readUpdate(update({ attributes: attribute(0x80, 15, "0019 46") })).endOfRib).toEqual({ afi: 25, safi: 70 });
    expect(readUpdate(update({ attributes: attribute(0x90, 15, "0019 46") })).endOfRib).toEqual({ afi: 25, safi: 70 });
    expect(readUpdate(update({ attributes: attribute(0x80, 15, `0019 46 ${MAC_ROUTE}`) })).endOfRib).toBeUndefined();
    const more = attribute(0x80, 15, "0019 46") + attribute(0x40, 6, "");
    expect(readUpdate(update({ attributes: more })).endOfRib).toBeUndefined();
  });

  describe("what is impossible is kept as bytes, with a stop, and the rest is read", () => {
    const CASES: [string, string, string][] = [
      ["origin 3", attribute(0x40, 1, "03"), "attribute 1 with 1 bytes that cannot be one"],
      ["next hop of five bytes", attribute(0x40, 3, "c000020d00"), "attribute 3 with 5 bytes that cannot be one"],
      ["communities of six bytes", attribute(0xc0, 8, "fde80001fde8"), "attribute 8 with 6 bytes that cannot be one"],
      [
        "AS_PATH with a segment too long",
        attribute(0x40, 2, "02 09 0000fde9"),
        "attribute 2 with 6 bytes that cannot be one",
      ],
      [
        "extended communities of nine bytes",
        attribute(0xc0, 16, `${RT} 00`),
        "attribute 16 with 9 bytes that cannot be one",
      ],
      ["MED twice", attribute(0x80, 4, "00000001") + attribute(0x80, 4, "00000002"), "attribute 4 repeated"],
    ];
    test.each(CASES)("%s", (_, hex, says) => {
      const { body, stops } = read(update({ attributes: hex + attribute(0x40, 5, "00000064") }));
      expect(body).toMatchObject({ kind: "update", attributes: { localPref: 100, others: [{ type: bytes(hex)[1] }] } });
      expect(stops).toMatchObject([{ layer: "bgp.attribute", bad: says }]);
    });
    test("an attribute that its list cuts", () => {
      const { body, stops } = read(message(2, "0000 0009 400504 00000064 80 04"));
      expect(body).toMatchObject({ attributes: { localPref: 100 } });
      expect(stops).toMatchObject([{ layer: "bgp.attribute", offset: 30, need: 3, have: 2 }]);
    });
    test("withdrawn routes or attributes longer than the message", () => {
      expect(read(message(2, "0005 0000"))).toMatchObject({
        body: { kind: "undecoded" },
        stops: [{ layer: "bgp.update.withdrawn", need: 9, have: 4 }],
      });
      expect(read(message(2, "0000 0005"))).toMatchObject({
        body: { kind: "undecoded" },
        stops: [{ layer: "bgp.update.attributes", need: 9, have: 4 }],
      });
    });
    test("a prefix of 33 bits, and one that the message cuts", () => {
      expect(read(update({ nlri: "21 cb007100 00" })).stops).toMatchObject([
        { layer: "bgp.nlri", bad: "prefix length 33" },
      ]);
      expect(read(update({ nlri: "18 cb00" })).stops).toMatchObject([{ layer: "bgp.nlri", need: 4, have: 3 }]);
    });
    test("MP_REACH with a next hop longer than the attribute", () => {
      const { stops } = read(update({ attributes: attribute(0x80, 14, "0019 46 10 c000020d") }));
      expect(stops).toMatchObject([{ layer: "bgp.mp-reach", need: 21, have: 8 }]);
    });
  });
});

describe("NOTIFICATION, KEEPALIVE, ROUTE-REFRESH", () => {
  test("cease, administrative shutdown with its text", () => {
    expect(read(message(3, "06 02 04 6d6f7665")).body).toMatchObject({ code: 6, subcode: 2, shutdownText: "move" });
    expect(read(message(3, "06 02 09 6d6f7665")).body).not.toHaveProperty("shutdownText");
  });
  test("hold timer expired", () => {
    expect(read(message(3, "04 00")).body).toEqual({ kind: "notification", code: 4, subcode: 0, data: bytes("") });
  });
  test("keepalive", () => expect(read(message(4, "")).body).toEqual({ kind: "keepalive" }));
  test("route refresh for EVPN, beginning", () => {
    expect(read(message(5, "0019 01 46")).body).toEqual({ kind: "routeRefresh", afi: 25, safi: 70, subtype: 1 });
  });
});

test("any body of any type is read without throwing, at any length", () => {
  const sessions: BgpSession[] = [UNKNOWN, { sender: AS4, receiver: AS4 }];
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 0, maxLength: 120 }), fc.nat(6), fc.boolean(), (body, type, known) => {
      const b = new Uint8Array(19 + body.length).fill(0xff);
      b[16] = 0;
      b[17] = b.length;
      b[18] = type;
      b.set(body, 19);
      if (badHeader(b, 0) !== undefined) return;
      const stops: Stop[] = [];
      readBody(b, sessions[known ? 1 : 0]!, stops);
      for (const s of stops) expect(s.offset + Math.min(s.need, s.have)).toBeLessThanOrEqual(b.length);
    }),
    { seed: 1, numRuns: 5000 },
  );
});
