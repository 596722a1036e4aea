// Late recovery of the IP, flaps, and what duplicate detection counts. All figures by hand from the stamps in each test.
import { describe, expect, it } from "vitest";
import { correlateMobility } from "../../src/correlate/mac-mobility.ts";
import type { ObservedFact, RouteObservation } from "../../src/observe/observation.ts";
import { route, t } from "./build.ts";

const IP = "198.51.100.10";
const A = "192.0.2.13";
const B = "192.0.2.14";
const C = "192.0.2.15";
const SESSION = { from: "10.77.2.0", to: "10.77.2.1" };

function adv(at: string, vtep: string, seq?: number, given: Partial<RouteObservation> = {}): RouteObservation {
  const base = route({ at: t(at), nextHop: vtep, rd: `${vtep}:2`, ...SESSION });
  return { ...base, ...(seq === undefined ? {} : { seq }), ...given };
}
function gone(at: string, vtep: string, given: Partial<RouteObservation> = {}): RouteObservation {
  const { vni: _, ...base } = route({ at: t(at), rd: `${vtep}:2`, withdrawn: true, ...SESSION });
  return { ...base, ...given };
}
/** A snapshot of zebra's table, taken at a time that the case tells. */
function table(at: string, vtep: string, given: Partial<RouteObservation> = {}): RouteObservation {
  const { digits: _, ...base } = route({ table: "mac", at: t(at), nextHop: vtep, seq: 1, ...given });
  return { ...base, source: { input: `i${at}`, line: 1 } };
}
const findings = (routes: RouteObservation[], facts: ObservedFact[] = []) =>
  correlateMobility(routes, {}, [], facts).flatMap((r) => r.findings);
const says = (code: string, routes: RouteObservation[], facts: ObservedFact[] = []) =>
  findings(routes, facts).flatMap((f) => (f.code === code ? [f.says] : []));

describe("the IP behind the MAC", () => {
  it("still at the old VTEP when the MAC-only route has gone: for how long, and which of the two was behind", () => {
    const both = [adv("1.0", A), adv("1.0", A, undefined, { ip: IP })];
    const [ip] = says("mac.mac-only-and-mac-ip-disagree", [...both, adv("2.0", B, 1), adv("2.25", B, 1, { ip: IP })]);
    // 2.25 - 2.0
    expect(ip).toMatch(/for 250000 us: the IP was behind the MAC/);
    const [mac] = says("mac.mac-only-and-mac-ip-disagree", [...both, adv("2.0", B, 1, { ip: IP }), adv("2.4", B, 1)]);
    expect(mac).toMatch(/for 400000 us: the MAC was behind the IP/);
  });

  it("withdrawn at 2.1 and back at 2.9, while the MAC had gone at 2.0", () => {
    const routes = [
      adv("1.0", A),
      adv("1.0", A, undefined, { ip: IP }),
      adv("2.0", B, 1),
      gone("2.05", A),
      gone("2.1", A, { ip: IP }),
      adv("2.9", B, 1, { ip: IP }),
    ];
    // gone 2.9 - 2.1, behind 2.9 - 2.0
    expect(says("mac.mac-ip-late", routes)[0]).toMatch(
      /came back to 192\.0\.2\.14 after 800000 us, 900000 us after the MAC-only route had gone there/,
    );
    expect(says("mac.mac-ip-late", routes.slice(0, -1))[0]).toMatch(/did not come back until the end/);
  });

  it("together with the MAC is not late", () => {
    const both = [adv("2.5", B, 1), adv("2.5", B, 1, { ip: IP })];
    const before = [adv("1.0", A), adv("1.0", A, undefined, { ip: IP }), gone("2.0", A), gone("2.0", A, { ip: IP })];
    expect(says("mac.mac-ip-late", [...before, ...both])).toEqual([]);
  });

  it("snapshots bound it: the change came between two of them", () => {
    const routes = [
      table("10", A),
      table("10", A, { ip: IP }),
      table("20", B),
      table("20", A, { ip: IP }),
      table("50", B),
      table("50", B, { ip: IP }),
    ];
    // begun in (10, 20], over in (20, 50]: longer than 0 (20 - 20), shorter than 50 - 10
    expect(says("mac.mac-only-and-mac-ip-disagree", routes)[0]).toMatch(/for between 0 and 40000000 us/);
  });
});

describe("flaps", () => {
  it("away and back, by name, with the time away", () => {
    const there = [adv("1.0", A), adv("2.0", B, 1), gone("2.1", A), adv("5.5", A, 2), gone("5.6", B)];
    // 5.5 - 2.0
    expect(says("mac.flapped", there)).toEqual([
      `52:54:00:aa:00:0a in VNI 100: away and back: ${A} -> ${B} -> ${A}, for 3500000 us (seen at leaf2).`,
    ]);
    expect(says("mac.flapped", [adv("1.0", A), adv("2.0", B, 1), adv("5.5", C, 2)])).toEqual([]);
    // 200 s away is a move there and another one back
    expect(says("mac.flapped", [adv("1.0", A), adv("2.0", B, 1), adv("202.0", A, 2)])).toEqual([]);
  });

  it("a withdrawal on the way is part of it; withdrawn and announced at one place is another thing", () => {
    const first = [adv("1.0", A), gone("2.0", A), adv("2.5", B, 1), gone("4.0", B), adv("4.25", A, 2)];
    // at B from 2.5 to 4.25
    expect(says("mac.flapped", first)[0]).toMatch(/for 1750000 us/);
    expect(says("mac.withdrawn-and-back", first)).toEqual([]);
    const same = [adv("1.0", A, 1), gone("2.0", A), adv("2.75", A, 1)];
    expect(says("mac.withdrawn-and-back", same)[0]).toMatch(
      /withdrawn at 192\.0\.2\.13 and announced there again, for 750000 us/,
    );
    expect(says("mac.flapped", same)).toEqual([]);
  });

  it("one flap at two taps is one finding", () => {
    const at = (input: string, where: string, s: string) =>
      [adv(`1.${s}`, A), adv(`2.${s}`, B, 1), adv(`3.${s}`, A, 2)].map((r) => ({
        ...r,
        where,
        source: { input, record: 1 },
      }));
    const found = says("mac.flapped", [...at("i1", "leaf2", "0"), ...at("i2", "spine1", "1")]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/seen at leaf2, spine1/);
  });
});

describe("duplicate address detection", () => {
  const flap = (times: readonly string[]) =>
    times.map((at, i) => adv(at, i % 2 === 0 ? A : B, i === 0 ? undefined : i));
  const fact = (kind: string, value: unknown, input = "i1"): ObservedFact => ({ kind, subject: "x", value, source: { input, line: 7 }, limits: [] }); // prettier-ignore

  it("counts the moves in the window that ends at each", () => {
    // Moves at 10, 20, 150, 195 and 400. Windows of 180 s: [10] 1, [10 20] 2, [10 20 150] 3, [20 150 195] 3 (10 is 185 s
    // before), [400] 1.
    const [row] = correlateMobility(flap(["1", "10", "20", "150", "195", "400"]), {});
    expect(row!.moves.map((m) => m.inWindow)).toEqual([1, 2, 3, 3, 1]);
    const near = row!.findings.find((f) => f.code === "mac.duplicate-near");
    expect(near).toMatchObject({ count: 3 });
    expect(near!.says).toMatch(/3 moves in 140 s; .* is near: it trips at 5 in 180 s by default\. .*: 1, 2, 3\.$/);
  });

  it("the limits of `show evpn`, where all that say them agree", () => {
    const set = (maxMoves: number, time_s: number) =>
      fact("evpn.duplicateDetection", { enabled: true, maxMoves, time_s });
    const routes = flap(["1", "10", "20", "150"]);
    // in 60 s: 1, 2, 1
    expect(correlateMobility(routes, {}, [], [set(2, 60)])[0]!.moves.map((m) => m.inWindow)).toEqual([1, 2, 1]);
    expect(says("mac.duplicate-near", routes, [set(2, 60)])[0]).toMatch(/2 moves in 10 s; .* trips at 2 in 60 s as its settings say/); // prettier-ignore
    expect(says("mac.duplicate-near", routes, [set(2, 60), set(7, 60)])[0]).toMatch(/at 5 in 180 s by default/);
  });

  it("at the freeze: the moves recorded before it, and the node's own count", () => {
    const value = { mac: "52:54:00:aa:00:0a", vni: 100, node: "leaf1", at: "1970-01-01T00:03:20.000000000Z", moves: 5 };
    // the freeze is at 200: moves at 10 (190 s before) and 201 are not in its window, those at 30, 40, 150, 199 are
    const routes = flap(["1", "10", "30", "40", "150", "199", "201"]);
    const [found] = findings(routes, [fact("mac.duplicate", value)]).filter((f) => f.code === "mac.duplicate-detected");
    expect(found).toMatchObject({ count: 4, severity: "warning" });
    expect(found!.says).toMatch(/4 moves recorded in the 180 s before it; detection trips at 5 in 180 s by default\. ‘leaf1’ itself counted 5\./); // prettier-ignore
    // stamped in another input: the first of the seven announcements is no move, and which came before is not known
    const [elsewhere] = findings(routes, [fact("mac.duplicate", value, "i9")]).filter(
      (f) => f.code === "mac.duplicate-detected",
    );
    expect(elsewhere!.says).toMatch(/6 moves are recorded in all, and how many of them came before it is not known/);
    expect(elsewhere!.limits[0]).toMatch(/not of one input/);
    // a freeze and no move: the finding has no count (a count is at least 1)
    const [still] = findings([adv("1", A)], [fact("mac.duplicate", value)]).filter(
      (f) => f.code === "mac.duplicate-detected",
    );
    expect(still!.says).toMatch(/0 moves recorded/);
    expect(still).not.toHaveProperty("count");
    const other = { ...value, mac: "52:54:00:aa:00:0b" };
    expect(says("mac.duplicate-detected", routes, [fact("mac.duplicate", other)])).toEqual([]);
  });
});
