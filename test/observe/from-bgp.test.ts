import { describe, expect, test } from "vitest";
import type { BgpMessage } from "../../src/decode/wire/bgp-message.ts";
import { createBgpStreams } from "../../src/decode/wire/bgp-stream.ts";
import { evpnRows } from "../../src/decode/wire/evpn-rows.ts";
import { REMEMBERED, bgpFindings, createBgpRouteObserver } from "../../src/observe/from-bgp.ts";
import { attribute, bytes, update } from "../decode/wire/bgp-bytes.ts";

const RD13 = "0001 c000020d 0002"; // 192.0.2.13:2
const MAC = "525400aa000a";
const NO_ESI = "00*10";
const RT = "0002 fde8 00000064";
const VXLAN = "030c 00000000 0008";
const MPLS = "030c 00000000 000a";

function macRoute(label: string, ip = "00", rd = RD13): string {
  const length = 33 + bytes(ip).length - 1;
  return `02 ${length.toString(16)} ${rd} ${NO_ESI} 00000000 30 ${MAC} ${ip} ${label}`;
}

function announce(route: string, communities: string): string {
  const reach = attribute(0x80, 14, `0019 46 04 c000020d 00 ${route}`);
  return update({ attributes: reach + attribute(0x80, 9, "c000020e") + attribute(0xc0, 16, communities) });
}

function withdraw(route: string): string {
  return update({ attributes: attribute(0x80, 15, `0019 46 ${route}`) });
}

/** Messages in one stream, a record each. */
function messages(...hex: string[]): BgpMessage[] {
  const streams = createBgpStreams();
  let seq = 1;
  return hex.flatMap((text, i) => {
    const b = bytes(text);
    const at = 1_796_064_399_038_672_000n + BigInt(i);
    const flags = { syn: false, fin: false, rst: false, missing: 0 };
    const ends = { flow: "a", from: "10.77.2.0", to: "10.77.2.1" };
    const got = streams.segment({ ...ends, ...flags, seq, bytes: b, record: i + 1, at });
    seq += b.length;
    return got;
  });
}

function observe(...hex: string[]) {
  const observer = createBgpRouteObserver({ input: "in3", where: "leaf2", digits: 6 });
  return messages(...hex).flatMap((m) => observer.observe(m));
}

describe("routes from UPDATEs", () => {
  test("an announcement and its withdrawal, MAC only", () => {
    const mm = "0600 0000 00000001";
    const both = observe(announce(macRoute("000064"), `${RT} ${VXLAN} ${mm}`), withdraw(macRoute("000000")));
    const common = {
      mac: "52:54:00:aa:00:0a",
      vni: 100,
      table: "update",
      digits: 6,
      where: "leaf2",
      from: "10.77.2.0",
      to: "10.77.2.1",
      rd: "192.0.2.13:2",
      ethTag: 0,
      esi: "00:00:00:00:00:00:00:00:00:00",
      sticky: false,
    };
    expect(both).toEqual([
      {
        ...common,
        at: 1_796_064_399_038_672_000n,
        source: { input: "in3", record: 1 },
        nextHop: "192.0.2.13",
        originatorId: "192.0.2.14",
        seq: 1,
        withdrawn: false,
      },
      { ...common, at: 1_796_064_399_038_672_001n, source: { input: "in3", record: 2 }, withdrawn: true },
    ]);
  });

  test("no MAC Mobility community: no sequence, which is not sequence 0", () => {
    const [without] = observe(announce(macRoute("000064"), `${RT} ${VXLAN}`));
    expect(without).not.toHaveProperty("seq");
    const [zero] = observe(announce(macRoute("000064"), `${RT} ${VXLAN} 0600 0100 00000000`));
    expect(zero).toMatchObject({ seq: 0, sticky: true });
  });

  test("a withdrawal of a route not seen before has no VNI, nor has one of another RD, tag, MAC or IP", () => {
    const v4 = macRoute("000064", "20 c633640a");
    const seen = announce(v4, `${RT} ${VXLAN}`);
    const vniOf = (...hex: string[]) => observe(...hex).at(-1)!.vni;
    expect(vniOf(withdraw(macRoute("000000")))).toBeUndefined();
    expect(vniOf(seen, withdraw(macRoute("000000")))).toBeUndefined();
    expect(vniOf(seen, withdraw(macRoute("000000", "20 c633640a", "0001 c000020e 0002")))).toBeUndefined();
    expect(vniOf(seen, withdraw(macRoute("000000", "20 c633640a")))).toBe(100);
    expect(observe(seen)[0]).toMatchObject({ ip: "198.51.100.10" });
  });

  test("the VNI last announced counts", () => {
    const first = announce(macRoute("000064"), VXLAN);
    const then = announce(macRoute("0000c8"), VXLAN);
    expect(observe(first, then, withdraw(macRoute("000000"))).map((r) => r.vni)).toEqual([100, 200, 200]);
  });

  test("labels are VNIs only under an encapsulation that says so", () => {
    expect(observe(announce(macRoute("000641"), MPLS))[0]).not.toHaveProperty("vni");
    expect(observe(announce(macRoute("000641"), RT))[0]).not.toHaveProperty("vni");
    expect(observe(announce(macRoute("000641"), "030c 00000000 0013"))[0]?.vni).toBe(1601); // Geneve
  });

  test("other route types and other messages are no MAC routes", () => {
    const multicast = `03 11 ${RD13} 00000000 20 c000020d`;
    expect(observe(announce(multicast, VXLAN), "ff*16 0013 04")).toEqual([]);
  });

  test("one UPDATE that withdraws and announces: the withdrawal comes first", () => {
    const attributes = attribute(0x80, 14, `0019 46 04 c000020d 00 ${macRoute("000064")}`);
    const both = update({ attributes: attributes + attribute(0x80, 15, `0019 46 ${macRoute("000000")}`) });
    expect(observe(both).map((r) => r.withdrawn)).toEqual([true, false]);
  });

  test("memory is bounded: what was announced longest ago is forgotten, and counted", () => {
    const observer = createBgpRouteObserver({ input: "in1", where: "x", digits: 6 });
    const [one] = messages(announce(macRoute("000064"), VXLAN));
    const [gone] = messages(withdraw(macRoute("000000")));
    observer.observe(one!);
    expect(observer.observe(gone!)[0]?.vni).toBe(100);
    const update_ = one!.body;
    if (update_.kind !== "update" || update_.attributes.mpReach?.nlri.kind !== "evpn") throw new Error("not EVPN");
    const evpnReach = update_.attributes.mpReach;
    const route = update_.attributes.mpReach.nlri.routes[0]!;
    const more = (from: number) => {
      const routes = Array.from({ length: REMEMBERED }, (_, i) => ({ ...route, ethTag: from + i }));
      const reach = { ...evpnReach, nlri: { ...evpnReach.nlri, routes } } as typeof evpnReach;
      observer.observe({ ...one!, body: { ...update_, attributes: { ...update_.attributes, mpReach: reach } } });
    };
    more(1);
    expect(observer.forgotten()).toBe(0);
    expect(observer.observe(gone!)[0]?.vni).toBe(100);
    more(REMEMBERED + 1);
    // The first generation: the route itself and all but one of the first batch.
    expect(observer.forgotten()).toBe(REMEMBERED);
    expect(observer.observe(gone!)[0]).not.toHaveProperty("vni");
  });
});

describe("rows", () => {
  test("announced and withdrawn, with the keys of their type", () => {
    const mm = "0600 0000 00000003";
    const prefix = `05 22 ${RD13} ${NO_ESI} 00000000 18 cb007100 00000000 000fa1`;
    const rd = "00:01:c0:00:02:0d:00:02";
    const esi = "00:00:00:00:00:00:00:00:00:00";
    const [a, w] = messages(
      announce(`${macRoute("000064", "20 c633640a")} ${prefix}`, `${RT} ${VXLAN} ${mm}`),
      withdraw(`03 11 ${RD13} 00000007 20 c000020d`),
    );
    const extra = { next_hop: "192.0.2.13", mm_seq: 3, mm_sticky: false };
    expect(evpnRows(a!)).toEqual([
      {
        op: "announce",
        rt: 2,
        rd,
        esi,
        etag: 0,
        mac: "52:54:00:aa:00:0a",
        ip: "198.51.100.10",
        iplen: 32,
        label_raw: ["000064"],
        vni: [100],
        ...extra,
      },
      {
        op: "announce",
        rt: 5,
        rd,
        esi,
        etag: 0,
        ip: "203.0.113.0",
        prefixlen: 24,
        gw: "0.0.0.0",
        label_raw: ["000fa1"],
        vni: [4001],
        ...extra,
      },
    ]);
    expect(evpnRows(w!)).toEqual([{ op: "withdraw", rt: 3, rd, etag: 7, or_ip: "192.0.2.13" }]);
  });
});

describe("findings", () => {
  test("one a code, with its count, places, filter and limit", () => {
    const streams = createBgpStreams();
    const cut = bytes(announce(macRoute("000064"), VXLAN));
    let seq = 1;
    for (let record = 1; record <= 12; record++) {
      const flags = { syn: false, fin: false, rst: false };
      const ends = { flow: "a", from: "10.77.2.0", to: "10.77.2.1" };
      const missing = cut.length - 30;
      streams.segment({ ...ends, ...flags, seq, bytes: cut.subarray(0, 30), missing, record, at: undefined });
      seq += cut.length;
    }
    expect(streams.finish()).toEqual([]);
    const [finding, ...rest] = bgpFindings(streams, "in1");
    expect(rest).toEqual([]);
    expect(finding).toMatchObject({ code: "bgp.cut", severity: "warning", count: 12 });
    expect(finding!.where).toHaveLength(10);
    expect(finding!.where[9]).toEqual({ input: "in1", record: 10 });
    expect(finding!.filter).toBe("frame.number in {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}");
    expect(finding!.says).toMatch(
      /^BGP from 10\.77\.2\.0 to 10\.77\.2\.1: .* UPDATE of \d+ bytes, .*, and 11 more like it$/,
    );
    expect(finding!.limits).toEqual(["routes announced or withdrawn in the cut messages are not known"]);
  });
});
