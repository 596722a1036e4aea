// BGP messages of a capture -> MAC and MAC+IP routes over time (EVPN route type 2).
import type { BgpMessage, BgpUpdate } from "../decode/wire/bgp-message.ts";
import { evpnRoutes, labelsAreVnis, macMobility } from "../decode/wire/bgp-message.ts";
import type { BgpFinding, BgpStreams } from "../decode/wire/bgp-stream.ts";
import type { EvpnMacIp } from "../decode/wire/evpn-nlri.ts";
import { isMacIp, labelValue } from "../decode/wire/evpn-nlri.ts";
import type { ObservedFinding, RouteObservation } from "./observation.ts";

/** Most routes whose VNI is remembered for their withdrawal; the one advertised longest ago is forgotten. */
export const MAX_REMEMBERED = 262_144;

/** What the input says about itself, for every observation. */
export interface BgpTap {
  /** Input id. */
  readonly input: string;
  /** Node or tap: `RouteObservation.where`. */
  readonly where: string;
  /** Fractional digits of the input's stamps. */
  readonly digits: number;
}

/** Routes of one capture, in the order of its messages. */
export interface BgpRouteObserver {
  /**
   * Type-2 routes of a message, as announced or withdrawn. The VNI of an announcement is its first label where the
   * encapsulation community makes labels VNIs, that of a withdrawal (label 0 in FRR) is the one last announced in this
   * capture under the same RD, Ethernet tag, MAC and IP; undefined when that is not known.
   */
  observe(message: BgpMessage): RouteObservation[];
  /** Routes forgotten to bound memory: withdrawals of these have no VNI. */
  forgotten(): number;
}

/** Observer of one capture. Feed it every message that the capture's BgpStreams give. */
export function createBgpRouteObserver(tap: BgpTap): BgpRouteObserver {
  const vnis = new Map<string, number | undefined>();
  let forgotten = 0;
  const announce = (r: EvpnMacIp, update: BgpUpdate): number | undefined => {
    const vni = labelsAreVnis(update) ? labelValue(r.labels[0]!, true) : undefined;
    const key = routeKey(r);
    vnis.delete(key);
    vnis.set(key, vni);
    if (vnis.size > MAX_REMEMBERED) {
      vnis.delete(vnis.keys().next().value!);
      forgotten++;
    }
    return vni;
  };
  return {
    observe(message) {
      const update = message.body;
      if (update.kind !== "update") return [];
      const { announced, withdrawn } = evpnRoutes(update);
      const routes: RouteObservation[] = [];
      // Withdrawals first: a route that one UPDATE withdraws and announces is announced (RFC 4271 section 4.3).
      for (const r of withdrawn) {
        if (isMacIp(r)) routes.push({ ...common(tap, message, r), ...known("vni", vnis.get(routeKey(r))), ...GONE });
      }
      for (const r of announced) {
        if (isMacIp(r)) routes.push({ ...common(tap, message, r), ...announcement(update, announce(r, update)) });
      }
      return routes;
    },
    forgotten: () => forgotten,
  };
}

const GONE = { sticky: false, withdrawn: true } as const;

/** The key of a type-2 route: neither ESI nor label belong to it (RFC 7432 section 7.2). */
function routeKey(r: EvpnMacIp): string {
  return `${r.rdHex} ${r.ethTag} ${r.mac} ${r.ip ?? ""}`;
}

function common(tap: BgpTap, m: BgpMessage, r: EvpnMacIp) {
  return {
    mac: r.mac,
    ...known("ip", r.ip),
    table: "update",
    ...known("at", m.at),
    digits: tap.digits,
    where: tap.where,
    source: { input: tap.input, record: m.record },
    from: m.from,
    to: m.to,
    rd: r.rd,
    ethTag: r.ethTag,
    esi: r.esi,
  } as const;
}

function announcement(update: BgpUpdate, vni: number | undefined) {
  const mobility = macMobility(update);
  return {
    ...known("vni", vni),
    ...known("nextHop", update.attributes.mpReach?.nextHops[0]),
    ...known("originatorId", update.attributes.originatorId),
    ...known("seq", mobility?.sequence),
    sticky: mobility?.sticky ?? false,
    withdrawn: false,
  };
}

/** `{[key]: value}`, or nothing for undefined: absent keys stay absent. */
function known<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: V });
}

/** Places listed of one finding. */
const MAX_PLACES = 10;

const LIMITS: Partial<Record<BgpFinding["code"], string>> = {
  "bgp.gap": "routes announced or withdrawn in the missing bytes are not known",
  "bgp.cut": "routes announced or withdrawn in the cut messages are not known",
  "bgp.resync": "routes announced or withdrawn in the bytes passed over are not known",
  "bgp.forgotten": "routes announced or withdrawn in the bytes not decoded are not known",
  "bgp.malformed": "fields after the place named are not known",
};

/** What the streams of a capture found, one finding a code: how often, and the first places. Call it after `finish`. */
export function bgpFindings(streams: BgpStreams, input: string): ObservedFinding[] {
  const byCode = new Map<BgpFinding["code"], BgpFinding[]>();
  for (const f of streams.findings) byCode.set(f.code, [...(byCode.get(f.code) ?? []), f]);
  return [...byCode].map(([code, all]) => {
    const count = all.length + (streams.omitted.get(code) ?? 0);
    const records = [...new Set(all.map((f) => f.record))].slice(0, MAX_PLACES);
    const first = all[0]!;
    const limit = LIMITS[code];
    return {
      code,
      severity: first.severity,
      says: `BGP from ${first.from} to ${first.to}: ${first.says}${count > 1 ? `, and ${count - 1} more like it` : ""}`,
      where: records.map((record) => ({ input, record })),
      count,
      filter: `frame.number in {${records.join(", ")}}`,
      ...(limit === undefined ? {} : { limits: [limit] }),
    };
  });
}
