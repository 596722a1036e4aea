// `bridge -j [-d] [-s] fdb show|get`, JSON of iproute2 4.17 to 7: a list of objects.
// Becomes: the same as of the text.
import { canonicalIp } from "../../core/address.ts";
import type { TextFormat } from "./format.ts";
import { JsonReader, jsonHead, numberAt, stringAt } from "./json-tree.ts";
import type { JsonNode, JsonObject, JsonProblem } from "./json-tree.ts";
import { newFdb } from "./linux-fdb.ts";
import { objectsOf, stringsAt } from "./linux-json.ts";
import type { FdbRow } from "./linux-rows.ts";
import { MOST_VNI } from "./printed-number.ts";

const SIGNS =
  /^\s*\[\s*(?:\{\s*\}\s*,\s*)*\{\s*(?:"deleted"\s*:\s*true\s*,\s*)?"mac"\s*:\s*"[0-9a-fA-F:]{17}"\s*,\s*"(?:ifname|dst|port|vlan|flags|master|state|used|nhid|vni|src_vni)"/;

function rowsOf(document: JsonNode): FdbRow[] {
  return objectsOf(document).flatMap((o) => fdbRow(o) ?? []);
}

function fdbRow(o: JsonObject): FdbRow | undefined {
  const mac = stringAt(o, "mac");
  if (mac === undefined) return undefined;
  const row = newFdb(o.line, mac);
  row.dev = stringAt(o, "ifname");
  const dst = stringAt(o, "dst");
  row.dst = dst === undefined ? undefined : (canonicalIp(dst) ?? dst);
  row.vlan = numberAt(o, "vlan");
  row.port = numberAt(o, "port");
  row.vni = numberAt(o, "vni", MOST_VNI);
  row.srcVni = numberAt(o, "src_vni", MOST_VNI);
  row.via = stringAt(o, "viaIf") ?? numberAt(o, "viaIfIndex")?.toString();
  row.nhid = numberAt(o, "nhid");
  row.linkNetnsid = numberAt(o, "linkNetNsId");
  row.used = numberAt(o, "used");
  row.updated = numberAt(o, "updated");
  row.flags = stringsAt(o, "flags");
  row.master = stringAt(o, "master");
  row.state = stringAt(o, "state") ?? "";
  row.deleted = o.entries.has("deleted");
  return row;
}

/** Forwarding entries, JSON. */
export const linuxFdbJson: TextFormat<FdbRow | JsonProblem> = {
  id: "linux-fdb-json",
  kind: "linux-fdb",
  from: "iproute2 4.17 to 7: bridge -j [-d] [-s] fdb show|get",
  detect: (head) => SIGNS.test(jsonHead(head)),
  open: () => new JsonReader<FdbRow>(rowsOf),
};
