// EVPN routes of a BGP message as flat rows, in the spelling of packet rows.
import type { BgpMessage } from "./bgp-message.ts";
import { evpnRoutes, labelsAreVnis, macMobility } from "./bgp-message.ts";
import type { EvpnDecoded, EvpnRoute } from "./evpn-nlri.ts";
import { labelValue } from "./evpn-nlri.ts";

/** One EVPN route of a message, in the spelling of packet rows. Keys are absent where the route type has no such field. */
export interface EvpnRow {
  op: "announce" | "withdraw";
  /** Route type. */
  rt: number;
  /** Eight bytes, colon-separated hex. */
  rd?: string;
  esi?: string;
  etag?: number;
  mac?: string;
  ip?: string;
  /** Gateway of a type-5 route. */
  gw?: string;
  /** Originating router. */
  or_ip?: string;
  iplen?: number;
  prefixlen?: number;
  /** Six hex digits a label. */
  label_raw?: string[];
  /** Only where the labels are known to be VNIs. */
  vni?: number[];
  next_hop?: string;
  mm_seq?: number;
  mm_sticky?: boolean;
  path_id?: number;
}

/** EVPN routes of a message: the announced ones, then the withdrawn ones, each list in the order of the wire. */
export function evpnRows(message: BgpMessage): EvpnRow[] {
  const update = message.body;
  if (update.kind !== "update") return [];
  const { announced, withdrawn } = evpnRoutes(update);
  if (announced.length + withdrawn.length === 0) return [];
  const mobility = macMobility(update);
  const nextHop = update.attributes.mpReach?.nextHops[0];
  const extra = {
    ...(nextHop === undefined ? {} : { next_hop: nextHop }),
    ...(mobility === undefined ? {} : { mm_seq: mobility.sequence, mm_sticky: mobility.sticky }),
  };
  const isVni = labelsAreVnis(update);
  return [
    ...announced.map((r) => ({ ...row("announce", r, isVni), ...extra })),
    ...withdrawn.map((r) => row("withdraw", r, false)),
  ];
}

function row(op: EvpnRow["op"], r: EvpnRoute, isVni: boolean): EvpnRow {
  const path = r.pathId === undefined ? {} : { path_id: r.pathId };
  if ("undecoded" in r) return { op, rt: r.type, ...path };
  const labels = "labels" in r ? labelFields(r.labels, isVni) : {};
  return { op, rt: r.type, rd: r.rdHex, ...fields(r), ...labels, ...path };
}

function labelFields(labels: readonly number[], isVni: boolean): Pick<EvpnRow, "label_raw" | "vni"> {
  const raw = labels.map((l) => l.toString(16).padStart(6, "0"));
  return isVni ? { label_raw: raw, vni: labels.map((l) => labelValue(l, true)) } : { label_raw: raw };
}

function fields(r: EvpnDecoded): Partial<EvpnRow> {
  switch (r.type) {
    case 1:
      return { esi: r.esi, etag: r.ethTag };
    case 2: {
      const ip = r.ip === undefined ? {} : { ip: r.ip };
      return { esi: r.esi, etag: r.ethTag, mac: r.mac, ...ip, iplen: r.ipLength };
    }
    case 3:
      return { etag: r.ethTag, or_ip: r.originator };
    case 4:
      return { esi: r.esi, or_ip: r.originator };
    case 5:
      return { esi: r.esi, etag: r.ethTag, ip: r.prefix, prefixlen: r.prefixLength, gw: r.gateway };
    case 6:
    case 7:
    case 8: {
      const segment = r.esi === undefined ? {} : { esi: r.esi };
      return { ...segment, etag: r.ethTag, ...(r.originator === undefined ? {} : { or_ip: r.originator }) };
    }
  }
}
