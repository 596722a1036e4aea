// `ip -j [-d] [-s] [-br] link|addr` and `bridge -j [-d] link`, JSON of iproute2 4.14 to 7. Traps: up to 5.x filtered interfaces are
// empty objects in the list; "link" may be the false name of a peer in another namespace, "link_index" its number there.
// Becomes: the same as of the text.
import { canonicalIp } from "../../core/address.ts";
import type { TextFormat } from "./format.ts";
import { JsonReader, flagAt, jsonHead, numberAt, objectAt, stringAt } from "./json-tree.ts";
import type { JsonNode, JsonObject, JsonProblem } from "./json-tree.ts";
import { hasFlag, objectsOf, stringsAt } from "./linux-json.ts";
import { newAddr, newLink } from "./linux-link-lines.ts";
import type { AddrRow, LinkCounters, LinkRow } from "./linux-rows.ts";

const LINK =
  /^\s*\[\s*(?:\{\s*\}\s*,\s*)*\{\s*(?:"deleted"\s*:\s*true\s*,\s*)?(?:"ifindex"\s*:\s*\d+\s*,\s*)?(?:"link(?:_index)?"\s*:\s*(?:"[^"]*"|\d+|null)\s*,\s*)?"ifname"\s*:\s*"[^"]*"\s*,\s*"(?:flags|operstate|mtu|addr_info)"/;
const ADDRESSES = /"addr_info"\s*:/;
/** Words of an address's object that are no flags. */
const NOT_FLAGS = new Set(
  "family local prefixlen scope label broadcast anycast address metric protocol valid_life_time preferred_life_time".split(
    " ",
  ),
);

function rowsOf(document: JsonNode): (LinkRow | AddrRow)[] {
  const rows: (LinkRow | AddrRow)[] = [];
  for (const o of objectsOf(document)) {
    const ifname = stringAt(o, "ifname");
    if (ifname === undefined) continue;
    rows.push(linkRow(o, ifname));
    const list = o.entries.get("addr_info");
    for (const item of list === undefined ? [] : objectsOf(list)) {
      const row = addrRow(item, ifname);
      if (row !== undefined) rows.push(row);
    }
  }
  return rows;
}

function linkRow(o: JsonObject, ifname: string): LinkRow {
  const row = newLink(o.line, ifname);
  row.ifindex = numberAt(o, "ifindex");
  const index = numberAt(o, "link_index");
  row.peer = stringAt(o, "link") ?? (index === undefined ? undefined : `if${index}`);
  row.flags = stringsAt(o, "flags");
  row.mtu = numberAt(o, "mtu");
  row.qdisc = stringAt(o, "qdisc");
  row.master = stringAt(o, "master");
  row.state = stringAt(o, "operstate") ?? stringAt(o, "state");
  row.group = stringAt(o, "group");
  row.linkType = stringAt(o, "link_type");
  row.address = stringAt(o, "address");
  row.broadcast = stringAt(o, "broadcast");
  row.alias = stringAt(o, "ifalias");
  const stats = objectAt(o, "stats64") ?? objectAt(o, "stats");
  row.rx = stats === undefined ? undefined : counters(objectAt(stats, "rx"));
  row.tx = stats === undefined ? undefined : counters(objectAt(stats, "tx"));
  row.deleted = flagAt(o, "deleted");
  details(row, objectAt(o, "linkinfo"));
  return row;
}

function details(row: LinkRow, info: JsonObject | undefined): void {
  if (info === undefined) return;
  row.infoKind = stringAt(info, "info_kind");
  row.slaveKind = stringAt(info, "info_slave_kind");
  const data = objectAt(info, "info_data");
  if (data === undefined) return;
  if (row.infoKind === "vxlan" || row.infoKind === "geneve" || row.infoKind === "vlan") row.id = numberAt(data, "id");
  row.external = flagAt(data, "external") || flagAt(data, "vnifilter");
  row.local = address(data, "local") ?? address(data, "local6");
  row.remote = address(data, "remote") ?? address(data, "remote6") ?? address(data, "group") ?? address(data, "group6");
  if (row.infoKind === "vxlan" || row.infoKind === "geneve") row.dstPort = numberAt(data, "port");
  if (row.infoKind === "vxlan") row.learning = data.entries.has("learning") ? flagAt(data, "learning") : undefined;
  if (row.infoKind === "vlan") row.vlanProtocol = stringAt(data, "protocol");
  const filtering = numberAt(data, "vlan_filtering");
  if (filtering !== undefined) row.vlanFiltering = filtering === 1;
}

function address(o: JsonObject, key: string): string | undefined {
  const text = stringAt(o, key);
  return text === undefined ? undefined : (canonicalIp(text) ?? text);
}

function counters(o: JsonObject | undefined): LinkCounters | undefined {
  if (o === undefined) return undefined;
  const [bytes, packets, errors, dropped] = ["bytes", "packets", "errors", "dropped"].map((k) => numberAt(o, k));
  if (bytes === undefined || packets === undefined || errors === undefined || dropped === undefined) return undefined;
  return { bytes, packets, errors, dropped };
}

function addrRow(o: JsonObject, ifname: string): AddrRow | undefined {
  const local = stringAt(o, "local");
  if (local === undefined) return undefined;
  const row = newAddr(o.line, ifname, local);
  row.prefix = numberAt(o, "prefixlen");
  const peer = stringAt(o, "address");
  row.peer = peer === undefined ? undefined : `${peer}${row.prefix === undefined ? "" : `/${row.prefix}`}`;
  row.broadcast = stringAt(o, "broadcast");
  row.scope = stringAt(o, "scope");
  row.label = stringAt(o, "label");
  row.flags = [...o.entries.keys()].filter((k) => !NOT_FLAGS.has(k) && hasFlag(o, k));
  return row;
}

/** Interfaces, JSON. */
export const linuxLinkJson: TextFormat<LinkRow | AddrRow | JsonProblem> = {
  id: "linux-link-json",
  kind: "linux-link",
  from: "iproute2 4.14 to 7: ip -j [-d] [-s] [-br] link, bridge -j [-d] link",
  detect(head) {
    const text = jsonHead(head);
    return LINK.test(text) && !ADDRESSES.test(text);
  },
  open: () => new JsonReader<LinkRow | AddrRow>(rowsOf),
};

/** Addresses, JSON. */
export const linuxAddrJson: TextFormat<LinkRow | AddrRow | JsonProblem> = {
  id: "linux-addr-json",
  kind: "linux-addr",
  from: "iproute2 4.14 to 7: ip -j [-d] [-s] [-br] addr",
  detect(head) {
    const text = jsonHead(head);
    return LINK.test(text) && ADDRESSES.test(text);
  },
  open: () => new JsonReader<LinkRow | AddrRow>(rowsOf),
};
