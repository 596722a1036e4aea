// FRR `show bgp ... summary json`, 7.x to 10.x: one family, families by name, or VRFs by name. Old versions count prefixes under other keys.
// Becomes: the same as of the text.
import { canonicalIp } from "../../core/address.ts";
import type { TextContext, TextFormat } from "./format.ts";
import type { BgpPeer, BgpSummaryRow } from "./frr-bgp-rows.ts";
import { familyOf } from "./frr-bgp-summary.ts";
import { JsonReader, jsonHead, numberAt, objectAt, stringAt } from "./json-tree.ts";
import type { JsonNode, JsonObject } from "./json-tree.ts";

const SIGNS =
  /"(?:peerCount|failedPeers|totalPeers|ribCount|ribMemory)"\s*:\s*\d[\s\S]*"peers"\s*:\s*\{|"peers"\s*:\s*\{\s*"[^"]+"\s*:\s*\{\s*(?:"hostname"\s*:\s*"[^"]*"\s*,\s*)?"remoteAs"/;

const FAMILIES = new Map([
  ["ipv4unicast", "IPv4 Unicast"],
  ["ipv6unicast", "IPv6 Unicast"],
  ["l2vpnevpn", "L2VPN EVPN"],
  ["ipv4vpn", "IPv4 VPN"],
  ["ipv6vpn", "IPv6 VPN"],
]);

interface Place {
  readonly family: string | undefined;
  readonly vrf: string | undefined;
}

/** Deepest nesting of VRFs and families. */
const LEVELS = 3;

function rowsOf(document: JsonNode, place: Place, levels = LEVELS): BgpSummaryRow[] {
  if (document.type !== "object") return [];
  const peers = objectAt(document, "peers");
  if (peers !== undefined) return summary(document, peers, place);
  const rows: BgpSummaryRow[] = [];
  if (levels === 0) return rows;
  for (const [key, node] of document.entries) {
    const family = FAMILIES.get(key.toLowerCase());
    rows.push(...rowsOf(node, family === undefined ? { ...place, vrf: key } : { ...place, family }, levels - 1));
  }
  return rows;
}

function summary(o: JsonObject, peers: JsonObject, place: Place): BgpSummaryRow[] {
  const vrf = stringAt(o, "vrfName") ?? place.vrf;
  const id = stringAt(o, "routerId");
  const rows: BgpSummaryRow[] = [
    {
      kind: "head",
      line: o.line,
      routerId: id === undefined ? undefined : (canonicalIp(id) ?? id),
      as: asText(o, "as"),
      family: place.family,
      vrf,
    },
  ];
  for (const [key, node] of peers.entries)
    if (node.type === "object") rows.push(peerRow(node, key, { family: place.family, vrf }));
  const total = numberAt(o, "totalPeers");
  if (total !== undefined) rows.push({ kind: "total", line: o.entries.get("totalPeers")!.line, peers: total });
  return rows;
}

function peerRow(o: JsonObject, key: string, place: Place): BgpPeer {
  const state = stringAt(o, "state") ?? "Unknown";
  const why = /\((\w+)\)/.exec(state)?.[1] ?? stringAt(o, "peerState");
  return {
    kind: "peer",
    line: o.line,
    peer: canonicalIp(key) ?? key,
    name: stringAt(o, "hostname"),
    ...place,
    as: asText(o, "remoteAs") ?? "",
    msgRcvd: numberAt(o, "msgRcvd"),
    msgSent: numberAt(o, "msgSent"),
    uptime: stringAt(o, "peerUptime"),
    state: state.replace(/ ?\(\w+\)$/, ""),
    because: why === "OK" ? undefined : why,
    pfxRcd: numberAt(o, "pfxRcd") ?? numberAt(o, "prefixReceivedCount"),
    pfxSnt: numberAt(o, "pfxSnt"),
    desc: stringAt(o, "desc"),
  };
}

/** An AS number, also in asdot. */
function asText(o: JsonObject, key: string): string | undefined {
  const number = numberAt(o, key);
  return number === undefined ? stringAt(o, key) : String(number);
}

/** FRR BGP summaries, JSON. */
export const frrBgpSummaryJson: TextFormat<BgpSummaryRow> = {
  id: "frr-bgp-summary-json",
  kind: "frr-bgp-summary",
  from: "vtysh of FRR 7.x to 10.x: show bgp [vrf V] [ipv4 unicast|ipv6 unicast|l2vpn evpn] summary json",
  detect: (head) => SIGNS.test(jsonHead(head)),
  open: (context?: TextContext) =>
    new JsonReader<BgpSummaryRow>((document) =>
      rowsOf(document, { family: familyOf(context?.command), vrf: undefined }),
    ),
};
