// `ovs-vsctl --format=json list TABLE` and the same of ovn-nbctl and ovn-sbctl: headings and rows in the notation of RFC 7047
// section 5.1: ["set",[...]], ["map",[[k,v]]], ["uuid","..."].
// Becomes: the same as of the text.
import type { TextFormat } from "./format.ts";
import { JsonReader, jsonHead } from "./json-tree.ts";
import type { JsonNode, JsonProblem } from "./json-tree.ts";
import { ovsText } from "./ovs-rows.ts";
import type { OvsRecord, OvsValue } from "./ovs-rows.ts";

const SIGNS = /^\s*\{\s*"(?:caption"\s*:\s*"[^"]*"\s*,\s*")?(?:data"\s*:\s*\[|headings"\s*:\s*\[\s*"_?[a-z])/;
const MOST_DEPTH = 8;

function rowsOf(document: JsonNode): OvsRecord[] {
  if (document.type !== "object") return [];
  const headings = document.entries.get("headings");
  const data = document.entries.get("data");
  if (headings?.type !== "array" || data?.type !== "array") return [];
  const names = headings.items.map((h) => (h.type === "scalar" ? String(h.value) : ""));
  return data.items.flatMap((row) => {
    if (row.type !== "array") return [];
    const columns = new Map(row.items.map((cell, i) => [names[i] ?? "", valueOf(cell, 0)]));
    return [{ kind: "record", line: row.line, columns }];
  });
}

function valueOf(node: JsonNode, depth: number): OvsValue {
  if (node.type === "scalar") return node.value ?? "";
  if (node.type === "object" || depth > MOST_DEPTH) return "";
  const [tag, body] = node.items;
  const name = tag?.type === "scalar" ? tag.value : undefined;
  if (name === "uuid" && body?.type === "scalar") return String(body.value);
  if (name === "set" && body?.type === "array") return { set: body.items.map((i) => valueOf(i, depth + 1)) };
  if (name === "map" && body?.type === "array") return { map: body.items.flatMap((i) => pairOf(i, depth)) };
  return { set: node.items.map((i) => valueOf(i, depth + 1)) };
}

function pairOf(node: JsonNode, depth: number): (readonly [string, OvsValue])[] {
  const [key, value] = node.type === "array" ? node.items : [];
  if (key === undefined || value === undefined) return [];
  return [[ovsText(valueOf(key, depth + 1)), valueOf(value, depth + 1)]];
}

/** Database records, JSON. */
export const ovsVsctlJson: TextFormat<OvsRecord | JsonProblem> = {
  id: "ovs-vsctl-json",
  kind: "ovs-vsctl",
  from: "Open vSwitch 2 to 3, OVN: ovs-vsctl|ovn-nbctl|ovn-sbctl --format=json list|find",
  detect: (head) => SIGNS.test(jsonHead(head)),
  open: () => new JsonReader<OvsRecord>(rowsOf),
};
