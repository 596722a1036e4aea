// `ip -j [-6] [-s] neigh show|get`, JSON of iproute2 4.15 to 7. Trap: flags are keys whose value is null, and that means true.
// Becomes: the same as of the text.
import { canonicalIp } from "../../core/address.ts";
import type { TextFormat } from "./format.ts";
import { JsonReader, flagAt, jsonHead, numberAt, stringAt } from "./json-tree.ts";
import type { JsonNode, JsonObject, JsonProblem } from "./json-tree.ts";
import { hasFlag, objectsOf, stringsAt } from "./linux-json.ts";
import { newNeigh } from "./linux-neigh.ts";
import type { NeighRow } from "./linux-rows.ts";

const SIGNS =
  /^\s*\[\s*(?:\{\s*\}\s*,\s*)*\{\s*(?:"deleted"\s*:\s*true\s*,\s*)?"dst"\s*:\s*"[^"]*"\s*,\s*(?:"dev"\s*:\s*"[^"]*"\s*,\s*)?"(?:lladdr|router|proxy|extern_learn|offload|managed|used|refcnt|probes|state)"/;
const FLAGS = ["router", "proxy", "extern_learn", "offload", "managed", "sticky", "extern_valid"];

function rowsOf(document: JsonNode): NeighRow[] {
  return objectsOf(document).flatMap((o) => neighRow(o) ?? []);
}

function neighRow(o: JsonObject): NeighRow | undefined {
  const dst = stringAt(o, "dst");
  if (dst === undefined) return undefined;
  const row = newNeigh(o.line);
  row.ip = canonicalIp(dst) ?? dst;
  row.dev = stringAt(o, "dev");
  row.lladdr = stringAt(o, "lladdr")?.toLowerCase();
  row.states = stringsAt(o, "state");
  row.flags = [...o.entries.keys()].filter((k) => FLAGS.includes(k) && hasFlag(o, k));
  row.protocol = stringAt(o, "protocol") ?? numberAt(o, "protocol")?.toString();
  row.used = numberAt(o, "used");
  row.confirmed = numberAt(o, "confirmed");
  row.updated = numberAt(o, "updated");
  row.probes = numberAt(o, "probes");
  row.deleted = flagAt(o, "deleted");
  return row;
}

/** Neighbours, JSON. */
export const linuxNeighJson: TextFormat<NeighRow | JsonProblem> = {
  id: "linux-neigh-json",
  kind: "linux-neigh",
  from: "iproute2 4.15 to 7: ip -j [-6] [-s] neigh show|get",
  detect: (head) => SIGNS.test(jsonHead(head)),
  open: () => new JsonReader<NeighRow>(rowsOf),
};
