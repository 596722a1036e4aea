// Histories, moves and findings of MACs against sequences worked by hand.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { correlateMobility, independentMoves } from "../../src/correlate/mac-mobility.ts";
import type { RouteObservation } from "../../src/observe/observation.ts";
import { describeShared } from "../shared.ts";
import { route, t } from "./build.ts";

const MAC = "52:54:00:aa:00:0a";
const IP = "198.51.100.10";
const A = "192.0.2.13";
const B = "192.0.2.14";
const rd = (vtep: string) => `${vtep}:2`;

/** An advertisement of VTEP `vtep` in capture i1, on the reflector's session to the leaf. */
function adv(at: string, vtep: string, seq?: number, given: Partial<RouteObservation> = {}): RouteObservation {
  const base = route({ at: t(at), nextHop: vtep, rd: rd(vtep), from: "10.77.2.0", to: "10.77.2.1" });
  return { ...base, ...(seq === undefined ? {} : { seq }), ...given };
}

/** The withdrawal of VTEP `vtep`'s route: no VNI, no next hop. */
function gone(at: string, vtep: string, given: Partial<RouteObservation> = {}): RouteObservation {
  const { vni: _, ...base } = route({ at: t(at), rd: rd(vtep), withdrawn: true, from: "10.77.2.0", to: "10.77.2.1" });
  return { ...base, ...given };
}

/** A row of `show bgp l2vpn evpn route` of `where` at a place in order. */
function shown(order: number, vtep: string, seq?: number, given: Partial<RouteObservation> = {}): RouteObservation {
  const { vni: _, digits: __, ...base } = route({ table: "bgp", where: "spine1", order, nextHop: vtep, best: true });
  return { ...base, source: { input: `i${order + 1}`, line: 1 }, ...(seq === undefined ? {} : { seq }), ...given };
}

const codes = (rows: ReturnType<typeof correlateMobility>) => rows.flatMap((r) => r.findings.map((f) => f.code));

it("a BGP table that shows no sequences: a move is told, and neither a sequence nor that it did not rise", () => {
  const hidden = { seqShown: false } as const;
  const [row] = correlateMobility([shown(0, A, undefined, hidden), shown(1, B, undefined, hidden)], {});
  expect(row!.history.map((h) => h.seqShown)).toEqual([false, false]);
  expect(row!.moves).toMatchObject([{ from: A, to: B, seqShown: false, seqBeforeKnown: false, seqAfter: null }]);
  expect(row!.findings.map((f) => f.code)).not.toContain("mac.moved-without-rise");
  // the same tables with their communities shown: absent before and after is an answer
  const [told] = correlateMobility([shown(0, A), shown(1, B)], {});
  expect(told!.moves).toMatchObject([{ from: A, to: B, seqBeforeKnown: true, seqAfter: null, rise: false }]);
  expect(told!.moves[0]).not.toHaveProperty("seqShown");
  expect(told!.findings.map((f) => f.code)).toContain("mac.moved-without-rise");
});

describe("moves in UPDATEs", () => {
  it("announce first: one move, from unknown, though the old route's withdrawal comes after", () => {
    const rows = correlateMobility(
      [adv("39.038672", B, 1), gone("39.149637", A), gone("39.149637", A, { ip: IP })],
      {},
    );
    expect(rows.map((r) => [r.vni, r.ip, r.history.length, r.moves.length])).toEqual([
      [100, undefined, 2, 1],
      [100, IP, 1, 0],
    ]);
    expect(rows[0]!.moves[0]).toMatchObject({
      from: null,
      to: B,
      seqBefore: null,
      seqAfter: 1,
      rise: true,
      where: "leaf2",
    });
    // the route with the IP was taken away at 39.149637 and never came back, while the MAC-only route points to B
    expect(codes(rows)).toEqual(["mac.moved", "mac.vni-inferred", "mac.vni-inferred", "mac.mac-ip-late"]);
  });

  describe("a route that came with a whole table", () => {
    const other = (mac: string, vtep: string, at = "39.000000") => adv(at, vtep, undefined, { mac });
    const table = [other("02:00:00:00:00:01", "192.0.2.11"), other("02:00:00:00:00:02", "192.0.2.12")];
    const moves = (routes: RouteObservation[], repoints: Parameters<typeof correlateMobility>[2] = []) =>
      correlateMobility(routes, { mac: MAC, ip: IP }, repoints)
        .find((r) => r.mac === MAC)!
        .moves.map((m) => [m.from, m.to, m.seqAfter]);
    it("is no move: routes of two other VTEPs beside it", () => {
      expect(moves([...table, adv("39.000000", A, 3)])).toEqual([]);
    });
    it("is where the next one moves from", () => {
      expect(moves([...table, adv("39.000000", A, 3), adv("45.000000", B, 4)])).toEqual([[A, B, 4]]);
    });
    it("moved all the same where probes went elsewhere before", () => {
      expect(moves([...table, adv("39.000000", A, 3)], [{ ip: IP, vni: 100, from: B, to: A }])).toEqual([[B, A, 3]]);
    });
    it("and where another VTEP's route is withdrawn beside it", () => {
      expect(moves([...table, adv("39.000000", A, 3), gone("39.010000", B)])).toEqual([[null, A, 3]]);
    });
    it("one other VTEP, or routes 200 ms away, or of another session, make no table", () => {
      const late = table.map((r) => ({ ...r, at: t("39.200000") }));
      const elsewhere = table.map((r) => ({ ...r, to: "10.77.9.1" }));
      for (const beside of [table.slice(1), late, elsewhere])
        expect(moves([...beside, adv("39.000000", A, 3)])).toEqual([[null, A, 3]]);
    });
  });

  it("the VTEP that probes went to before says where from", () => {
    const repoint = { ip: IP, vni: 100, from: A, to: B };
    const rows = correlateMobility([adv("39.0", B, 1), gone("39.1", A, { ip: IP })], {}, [repoint]);
    expect(rows[0]!.moves).toMatchObject([{ from: A, to: B }]);
    expect(rows[0]!.findings[0]!.limits.join(" ")).toMatch(/other evidence/);
  });

  it("the RD of the withdrawn route, where other routes show its next hop", () => {
    const other = adv("30.0", A, undefined, { mac: "52:54:00:bb:00:14" });
    const rows = correlateMobility([other, adv("39.0", B, 1), gone("39.1", A)], {});
    expect(rows.find((r) => r.mac === MAC)!.moves).toMatchObject([{ from: A, to: B, seqAfter: 1 }]);
    expect(rows.find((r) => r.mac !== MAC)!.moves).toEqual([]);
  });

  it("there and back: two moves; reflected copies and withdrawals are none", () => {
    const rows = correlateMobility(
      [
        adv("1.0", A),
        adv("2.0", B, 1),
        adv("2.1", B, 1, { from: "10.77.2.1", to: "10.77.2.0" }),
        gone("2.2", A),
        adv("3.0", A, 2),
        gone("3.1", B),
      ],
      {},
    );
    expect(rows[0]!.moves).toMatchObject([
      { from: A, to: B, seqBefore: null, seqAfter: 1, rise: true },
      { from: B, to: A, seqBefore: 1, seqAfter: 2, rise: true },
    ]);
  });

  it("withdraw first with a lower sequence: a move without a rise, and the sequence went down", () => {
    const rows = correlateMobility([adv("1.0", A, 4), gone("2.0", A), adv("2.5", B, 3)], {});
    // the first sight has a sequence above 0: it moved there, at that time or before
    expect(rows[0]!.moves).toMatchObject([
      { from: null, to: A, seqBefore: null, seqAfter: 4, rise: true },
      { from: A, to: B, seqBefore: 4, seqAfter: 3, rise: false },
    ]);
    expect(codes(rows)).toEqual(["mac.moved", "mac.moved-without-rise", "mac.sequence-down"]);
  });

  it("a first route without a sequence is no move", () => {
    expect(correlateMobility([adv("1.0", B)], {})[0]!.moves).toEqual([]);
  });

  it("a first route without a sequence beside another VTEP's withdrawal is one, without a rise", () => {
    const [row] = correlateMobility([gone("1.0", A), adv("1.5", B)], {});
    expect(row!.moves).toMatchObject([{ from: null, to: B, seqAfter: null, rise: false }]);
    // two RDs of one VTEP (two VNIs, say) are no move
    expect(correlateMobility([gone("1.0", B, { rd: `${B}:9` }), adv("1.5", B)], {})[0]!.moves).toEqual([]);
  });

  it("the same route announced again after a gap is no move", () => {
    const rows = correlateMobility([adv("1.0", A, 2), gone("2.0", A), adv("3.0", A, 2)], {});
    expect(rows[0]!.moves).toHaveLength(1); // the first sight, with a sequence above 0
    const table = shown(0, A, 2, { at: t("0.5"), vni: 100 });
    expect(correlateMobility([table, adv("1.0", A, 2)], {})[0]!.moves).toEqual([]);
  });

  it("a table from before says the old VTEP and sequence", () => {
    const table = shown(0, A, 4, { at: t("0.5"), vni: 100 });
    expect(correlateMobility([table, adv("1.0", B, 3)], {})[0]!.moves).toMatchObject([
      { from: A, to: B, seqBefore: 4, seqAfter: 3, rise: false },
    ]);
  });

  it("one Ethernet segment: multihoming, no move", () => {
    const esi = "00:11:22:33:44:55:66:77:88:99";
    const rows = correlateMobility([adv("1.0", A, undefined, { esi }), adv("2.0", B, 1, { esi })], {});
    expect(rows[0]!.moves).toEqual([]);
    expect(codes(rows)).toEqual(["mac.multihomed"]);
    const zero = "00:00:00:00:00:00:00:00:00:00";
    expect(
      correlateMobility([adv("1.0", A, undefined, { esi: zero }), adv("2.0", B, 1, { esi: zero })], {})[0]!.moves,
    ).toHaveLength(1);
  });

  it("seen in three captures: one move, all of them its evidence", () => {
    const at = (i: string, time: string) => adv(time, B, 1, { source: { input: i, record: 7 }, where: i });
    const rows = correlateMobility([at("i3", "1.05"), at("i1", "1.0"), at("i2", "1.06")], {});
    expect(rows[0]!.moves).toHaveLength(1);
    expect(rows[0]!.moves[0]).toMatchObject({ where: "i1", at: "1970-01-01T00:00:01.000000Z" });
    expect(rows[0]!.moves[0]!.evidence.map((e) => e.input)).toEqual(["i1", "i2", "i3"]);
    expect(rows[0]!.history).toHaveLength(3);
  });
});

describe("tables", () => {
  const MAC2 = "0a:58:c0:a8:28:20";
  const [N1, N2] = ["192.168.31.21", "192.168.31.22"];
  const subject = { mac: MAC2, ip: "192.168.40.32", vni: 100, vteps: { [N1]: "cp1", [N2]: "cp2" } };
  const both = (order: number, vtep: string, seq?: number) => [
    shown(order, vtep, seq, { mac: MAC2 }),
    shown(order, vtep, seq, { mac: MAC2, ip: subject.ip, source: { input: `i${order + 1}`, line: 4 } }),
  ];
  const leaf = (order: number, vtep: string, seq: number) =>
    shown(order, vtep, seq, { mac: MAC2, table: "mac", where: "leaf2", source: { input: `i${order + 4}`, line: 1 } });
  const fdb = shown(0, N1, undefined, {
    mac: MAC2,
    table: "fdb",
    where: "leaf2",
    interface: "vxlan100",
    source: { input: "i6", line: 3 },
  });
  const routes = [...both(0, N1), ...both(1, N2, 1), ...both(2, N1, 2), leaf(0, N1, 0), leaf(1, N2, 1), fdb];

  it("the source document's snapshots: .21 -> .22 -> .21, absent -> 1 -> 2, each move once", () => {
    const rows = correlateMobility(routes, subject);
    expect(rows.map((r) => [r.vni, r.ip])).toEqual([
      [100, undefined],
      [100, "192.168.40.32"],
    ]);
    for (const row of rows) {
      expect(row.moves).toMatchObject([
        { from: N1, to: N2, seqBefore: null, seqAfter: 1, rise: true },
        { from: N2, to: N1, seqBefore: 1, seqAfter: 2, rise: true },
      ]);
    }
    // the leaf's own table saw the first of them as well
    expect(rows[0]!.moves[0]!.evidence.map((e) => e.input)).toEqual(["i1", "i2", "i4", "i5"]);
    expect(independentMoves(rows)).toHaveLength(2);
    expect(codes(rows)).toEqual([
      "mac.moved",
      "mac.moved",
      "mac.vni-inferred",
      "mac.moved",
      "mac.moved",
      "mac.vni-inferred",
    ]);
    expect(rows[0]!.findings[0]!.limits.join(" ")).toMatch(/uptime .* is not the time since the move/);
  });

  it("without a case nothing says the VNI: null", () => {
    expect(correlateMobility(routes, {}).every((r) => r.vni === null)).toBe(true);
  });

  it("snapshots without order or time show states, no moves", () => {
    const bare = routes.map(({ order: _order, ...r }) => r);
    const rows = correlateMobility(bare, subject);
    expect(rows.flatMap((r) => r.moves)).toEqual([]);
    expect(codes(rows)).toContain("mac.moved-earlier");
  });

  it("a local entry of a VTEP that the case names", () => {
    const local = (order: number, given: Partial<RouteObservation>): RouteObservation => ({
      ...shown(order, N2, 1, { mac: MAC2, table: "mac", where: "cp1" }),
      ...given,
    });
    const { nextHop: _, ...own } = local(1, { local: true, seq: 2 });
    expect(correlateMobility([local(0, {}), own], subject)[0]!.moves).toMatchObject([
      { from: N2, to: N1, seqAfter: 2 },
    ]);
  });

  it("local entries of a node whose VTEP nobody names: no move, and said so, whichever way round", () => {
    // leaf1 shows the MAC at its own port with sequence 1, then behind N2 with sequence 2, and the reverse
    const at = (order: number, seq: number, given: Partial<RouteObservation>): RouteObservation => ({
      ...shown(order, N2, seq, { mac: MAC2, table: "mac", where: "leafX" }),
      ...given,
    });
    const own = (order: number, seq: number): RouteObservation => {
      const { nextHop: _, ...r } = at(order, seq, { local: true });
      return r;
    };
    for (const [rows, says] of [
      [[own(0, 0), at(1, 2, {})], `local (sequence 0) and then behind ${N2} (sequence 2) (seen at leafX)`],
      [[at(0, 0, {}), own(1, 2)], `behind ${N2} (sequence 0) and then local (sequence 2) (seen at leafX)`],
    ] as const) {
      const [row] = correlateMobility(rows, subject);
      expect(row!.moves).toEqual([]);
      const [finding] = row!.findings;
      expect(finding).toMatchObject({ code: "mac.local-not-placed", count: 1 });
      expect(finding!.says).toContain(says);
      // the first snapshot shows 0: it does not show that the MAC had moved before
      expect(codes([row!])).not.toContain("mac.moved-earlier");
    }
    // a first snapshot that is local with a sequence above 0 does
    expect(codes(correlateMobility([own(0, 1), at(1, 2, {})], subject))).toContain("mac.moved-earlier");
  });

  it("MAC-only and MAC+IP apart in one snapshot; route and forwarding table apart", () => {
    const rows = correlateMobility(
      [
        shown(0, N2, 1, { mac: MAC2 }),
        shown(0, N1, undefined, { mac: MAC2, ip: subject.ip }),
        { ...leaf(0, N2, 1) },
        { ...fdb },
      ],
      subject,
    );
    expect(codes(rows)).toEqual(
      expect.arrayContaining(["mac.mac-only-and-mac-ip-disagree", "mac.next-hop-and-fdb-disagree"]),
    );
  });

  it("two files of one node with one order, or one time, that differ: no move, and said so, whichever way round", () => {
    const file = (n: number) => ({ source: { input: `i${n}`, line: 1 } });
    for (const place of [{ order: 0 }, { at: t("1.0") }]) {
      for (const [one, two] of [
        [1, 2],
        [2, 1],
      ] as const) {
        const { order: _, ...bare } = shown(0, A, 1);
        const [row] = correlateMobility(
          [
            { ...bare, ...place, ...file(one) },
            { ...bare, nextHop: B, seq: 2, ...place, ...file(two) },
          ],
          {},
        );
        expect(row!.moves).toEqual([]);
        expect(codes([row!])).toEqual(["mac.moved-earlier", "mac.order-unknown"]);
        expect(row!.findings[1]!.says).toMatch(/2 snapshots of spine1 have (order 0|one and the same time) and differ/);
      }
    }
  });

  it("one order and the same state is no doubt, and the rest of the chain still shows the move", () => {
    const again = shown(0, A, undefined, { source: { input: "i9", line: 1 } });
    const rows = correlateMobility([shown(0, A), again, shown(1, B, 1)], {});
    expect(rows[0]!.moves).toMatchObject([{ from: A, to: B, seqAfter: 1 }]);
    expect(codes(rows)).toEqual(["mac.moved"]);
  });

  it("outputs of one file follow each other", () => {
    const part = (n: number, line: number) => ({ part: n, source: { input: "i1", line } });
    const [row] = correlateMobility([shown(0, A, 1, part(1, 9)), shown(0, B, 2, part(2, 19))], {});
    expect(row!.moves).toMatchObject([{ from: A, to: B, seqBefore: 1, seqAfter: 2, rise: true }]);
  });

  it("first sights of two nodes: each with its own sequence and place", () => {
    const [row] = correlateMobility([shown(0, A, 1, { where: "leaf0" }), shown(1, B, 2, { where: "leaf1" })], {});
    expect(row!.findings[0]).toMatchObject({
      code: "mac.moved-earlier",
      says: /snapshots of each place already show sequence 1 \(leaf0, order 0\), 2 \(leaf1, order 1\)/,
    });
  });

  it("a node that lags behind in the same place of order is stale", () => {
    const rows = correlateMobility([shown(1, N2, 1, { mac: MAC2 }), leaf(1, N1, 0)], subject);
    expect(codes(rows)).toContain("mac.stale-route");
  });
});

describe("findings in UPDATEs", () => {
  it("MAC-only ahead of MAC+IP by 112 ms", () => {
    const rows = correlateMobility(
      [adv("1.0", A), adv("1.0", A, undefined, { ip: IP }), adv("2.0", B, 1), adv("2.112", B, 1, { ip: IP })],
      {},
    );
    const f = rows[1]!.findings.find((x) => x.code === "mac.mac-only-and-mac-ip-disagree");
    expect(f?.says).toContain("for 112000 us"); // 2.112 - 2.0
    const together = [adv("2.0", B, 1), adv("2.0", B, 1, { ip: IP })];
    expect(
      codes(correlateMobility([adv("1.0", A), adv("1.0", A, undefined, { ip: IP }), ...together], {})),
    ).not.toContain("mac.mac-only-and-mac-ip-disagree");
  });

  it("the same sequence from two VTEPs; the lowest address is best, so nothing moved", () => {
    const rows = correlateMobility([adv("1.0", A, 3), adv("2.0", B, 3)], {});
    expect(rows[0]!.moves).toHaveLength(1); // first sight only
    expect(codes(rows)).toContain("mac.same-sequence-two-vteps");
  });

  it("an old route that nobody withdrew", () => {
    expect(codes(correlateMobility([adv("1.0", A), adv("2.0", B, 1)], {}))).toContain("mac.stale-route");
    expect(codes(correlateMobility([adv("1.0", A), adv("2.0", B, 1), gone("2.1", A)], {}))).not.toContain(
      "mac.stale-route",
    );
  });

  it("sticky", () => {
    expect(codes(correlateMobility([adv("1.0", A, undefined, { sticky: true })], {}))).toEqual(["mac.sticky"]);
  });

  it("five moves in 4 s reach FRR's default, three are near, two are not", () => {
    const flap = Array.from({ length: 6 }, (_, i) => adv(`${i + 1}.0`, i % 2 === 0 ? A : B, i === 0 ? undefined : i));
    const says = (n: number) =>
      correlateMobility(flap.slice(0, n + 1), {})[0]!.findings.find((f) => f.code === "mac.duplicate-near")?.says;
    expect(says(5)).toMatch(/5 moves in 4 s; .* trips at 5 in 180 s/);
    expect(says(3)).toMatch(/3 moves in 2 s; .* is near/);
    expect(says(2)).toBeUndefined();
  });

  it("a withdrawal has the VNI of the route that it withdraws, even where the MAC is in two VNIs", () => {
    const other = adv("1.1", B, undefined, { vni: 200, rd: `${B}:9` });
    const rows = correlateMobility([adv("1.0", A), other, gone("2.0", A), gone("2.1", A, { rd: "192.0.2.99:2" })], {});
    expect(rows.map((r) => [r.vni, r.history.length])).toEqual([
      [100, 2],
      [200, 1],
      [null, 1],
    ]);
  });
});

it("the order of the routes changes nothing", () => {
  const routes = [
    adv("1.0", A),
    adv("1.0", A, undefined, { ip: IP }),
    adv("2.0", B, 1),
    gone("2.0", A),
    adv("2.01", B, 1, { source: { input: "i2", record: 9 }, where: "cp2" }),
    gone("2.2", A, { ip: IP }),
    adv("2.3", B, 1, { ip: IP }),
    adv("3.0", A, 2),
    gone("3.1", B),
    shown(0, A, undefined, { vni: 100 }),
    shown(1, B, 1, { vni: 100 }),
    shown(0, A, undefined, { table: "fdb", where: "leaf2", interface: "vx100" }),
  ];
  const expected = correlateMobility(routes, {});
  fc.assert(
    fc.property(fc.shuffledSubarray(routes, { minLength: routes.length }), (shuffled) => {
      expect(correlateMobility(shuffled, {})).toEqual(expected);
    }),
    { seed: 1, numRuns: 100 },
  );
});

describeShared("recorded moves", (root) => {
  const lab = join(root, "lab/A");
  const captures = ["leaf2-eth1.pcap", "cp1-eth1.pcap", "cp2-eth1.pcap", "spine-swp2.pcap"];
  it.each(readdirSync(lab))(
    "%s: the UPDATEs that tshark found are one move to the new VTEP, VNI 100 everywhere",
    (move) => {
      const truth = JSON.parse(readFileSync(join(lab, move, "truth.json"), "utf8"));
      const routes: RouteObservation[] = captures.flatMap((name, i) =>
        truth.bgp_updates[name]
          .filter((u: { mac?: string }) => u.mac === MAC)
          .map((u: Record<string, never>) => update(u, `i${i + 1}`, name)),
      );
      const { old_vtep: from, new_vtep: to } = truth.leaf2_repointed;
      const rows = correlateMobility(routes, {}, [{ ip: IP, vni: 100, from, to }]);
      expect(rows.every((r) => r.vni === 100)).toBe(true);
      expect(rows[0]!.history).toHaveLength(routes.filter((r) => r.ip === undefined).length);
      expect(rows[0]!.moves).toMatchObject([{ from, to }]);
      expect(independentMoves(rows)).toHaveLength(1);
      expect(codes(rows)).not.toContain("mac.sticky");
    },
  );

  function update(u: Record<string, string | number | null>, input: string, where: string): RouteObservation {
    return {
      mac: MAC,
      table: "update",
      where,
      at: t(String(u["t"])),
      digits: 6,
      source: { input, record: Number(u["frame"]) },
      rd: String(u["rd"]),
      from: String(u["src"]),
      to: String(u["dst"]),
      sticky: false,
      withdrawn: u["action"] === "withdraw",
      ...(u["ip"] === null ? {} : { ip: String(u["ip"]) }),
      ...(u["action"] === "withdraw" ? {} : { vni: Number(u["vni"]), nextHop: String(u["next_hop"]) }),
      ...(u["mm_seq"] === null || u["mm_seq"] === undefined ? {} : { seq: Number(u["mm_seq"]) }),
    };
  }
});
