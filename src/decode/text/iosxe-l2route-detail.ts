// IOS-XE `show l2route evpn mac [ip] detail`, 16 and 17: one field a line, an empty line between two routes, several next hops in one field. Each next
// hop is a row. "V:2002 192.0.2.1" names VNI and VTEP, "L:17 192.0.2.1" an MPLS label, anything else an interface.
// Becomes: the MAC mobility history as the switch forwards.
// Not read: the EVI, which is no VLAN and no VNI; flags and counts.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { Line, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import { pointTo } from "./iosxe-l2route.ts";
import { lineReader } from "./line-reader.ts";
import type { LineRows } from "./line-reader.ts";
import { newNosRoute } from "./nos-rows.ts";
import type { NosRow, OpenNosRoute } from "./nos-rows.ts";
import { MOST_MOBILITY, numberOf } from "./printed-number.ts";

const BEGINS = /^ *EVPN Instance: +\d{1,10} *$/;
const FIELD = /^ *([A-Z][A-Za-z0-9 ()]{2,30}): {1,30}(\S.*)$/;
const NAMES =
  /^(?:Ethernet Tag|Producer Name|MAC Address|Host IP|Num of MAC IP Route\(s\)|Sequence Number|Label 2|ESI|(?:MAC Route )?Flags|Num of Default Gateways|Next Hop\(s\)|Local Address|BGP Flags)$/;
const MOST_TAG = 2 ** 32 - 1;

/** Puts a field into the open route; false where its value cannot be. */
function field(row: OpenNosRoute, name: string, value: string): boolean {
  switch (name) {
    case "Ethernet Tag":
      row.ethTag = numberOf(value, MOST_TAG);
      return row.ethTag !== undefined;
    case "MAC Address":
      row.mac = canonicalMac(value);
      return row.mac !== undefined;
    case "Host IP":
      row.ip = canonicalIp(value);
      return row.ip !== undefined;
    case "Sequence Number":
      row.seq = numberOf(value, MOST_MOBILITY);
      return row.seq !== undefined;
    case "ESI": {
      const digits = value.replaceAll(".", "").toLowerCase();
      row.esi = /^[0-9a-f]{20}$/.test(digits) ? digits.match(/../g)!.join(":") : undefined;
      return row.esi !== undefined;
    }
    default:
      return true;
  }
}

function reader() {
  let open: OpenNosRoute | undefined;
  return ({ number, text }: Line): LineRows<NosRow> => {
    if (BEGINS.test(text)) {
      open = newNosRoute(number, "mac", true);
      return [];
    }
    const m = FIELD.exec(text);
    if (m === null || open === undefined || !NAMES.test(m[1]!)) return undefined;
    const value = m[2]!.trim();
    if (m[1] !== "Next Hop(s)") {
      if (field(open, m[1]!, value)) return [];
      // a route of which a field cannot be would be told without it
      open = undefined;
      return undefined;
    }
    const route = open;
    open = undefined;
    if (route.mac === undefined) return undefined;
    return value.split(/, */).map((hop) => {
      const row = { ...route };
      pointTo(row, hop);
      row.local = row.nextHop === undefined;
      return row;
    });
  };
}

/** IOS-XE layer 2 routes, one field a line. */
export const iosxeL2routeDetail: TextFormat<NosRow> = {
  id: "iosxe-l2route-detail",
  kind: "iosxe-l2route",
  lineLimit: SHORT_LINE,
  from: "IOS-XE: show l2route evpn mac [ip] detail",
  detect: (head) =>
    head.some(({ text }) => BEGINS.test(text)) && head.some(({ text }) => /^ *Producer Name: +\S/.test(text)),
  open: () => lineReader<NosRow>(reader()),
};
