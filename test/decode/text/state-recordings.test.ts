// Recordings of Linux and Open vSwitch state: the kind of each, as many rows as counted by other means, nothing that was not
// understood, and text against JSON of the same command at the same moment.
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import type { RowBase, Unparsed } from "../../../src/decode/text/format.ts";
import { detectFormat } from "../../../src/decode/text/formats.ts";
import { describeShared } from "../../shared.ts";
import { fileLines, filesBelow, rowsOf } from "./lines.ts";

type Row = RowBase | Unparsed;

/** Name of a file, its kind, and how many rows of what there are, counted without the format. */
const FILES: readonly (readonly [
  name: RegExp,
  kind: string,
  row?: string | undefined,
  count?: (text: string) => number,
])[] = [
  [/^bridge_j.*_fdb_\w+\.json$|\.fdb(?:-d)?\.json$/, "linux-fdb", "fdb", list],
  [/^bridge_(?:\w_)?fdb_.*\.txt$|\.fdb(?:-d|-br|-dev)?\.txt$/, "linux-fdb", undefined, filled],
  [
    /^(?:ovs\d-)?(?:ip_j_d_link_show|bridge_j_link_show)\.json$|\.(?:link-d|bridge-link)\.json$/,
    "linux-link",
    "link",
    list,
  ],
  [
    /^(?:ovs\d-)?(?:ip_[ds]_link(?:_show)?|bridge_d_link_show)\.txt$|\.(?:link-[ds]|bridge-link)\.txt$/,
    "linux-link",
    "link",
    matching(/^\d+: /),
  ],
  [/^ip_j_addr\.json$|\.addr\.json$/, "linux-addr", "link", list],
  [/^(?:ovs\d-)?ip_addr\.txt$|\.addr\.txt$/, "linux-addr", "addr", matching(/^ {4}inet6? /)],
  [/^ip_br_addr\.txt$|\.addr-br\.txt$/, "linux-addr", "link", filled],
  [/^ip_j_route\.json$|\.route6?(?:-vrf)?\.json$/, "linux-route", "route", list],
  [
    /^(?:ovs\d-)?ip_route(?:_show_table_all)?\.txt$|\.route(?:-all|-vrf)?\.txt$/,
    "linux-route",
    "route",
    matching(/^\S/),
  ],
  [/^ip_j_route_get_.*\.json$|\.route-get\.json$/, "linux-route-get", "route", list],
  [/^ip_route_get_.*\.txt$|\.route-get(?:-vrf)?\.txt$/, "linux-route-get", "route", matching(/^\S/)],
  [/^(?:ovs\d-)?ip_j_neigh\.json$|\.neigh\.json$/, "linux-neigh", "neigh", list],
  [/^ip_(?:s_)?neigh(?:_get.*)?\.txt$|\.neigh6?(?:-s)?\.txt$/, "linux-neigh", undefined, filled],
  [/-bridge-monitor-fdb\.txt$|\.monitor-fdb(?:-t)?\.txt$/, "linux-monitor", "event", matching(/^(?!Timestamp: )\S/)],
  [/[-.]ip-monitor\.txt$/, "linux-monitor", "event", matching(/^\S/)],
  [/^ovs\d-ovs-vsctl-show\.txt$|^vsctl-show\.txt$/, "ovs-vsctl", "port", matching(/^ {8}Port /)],
  [/^ovs\d-ovs-vsctl-list-port\.txt$/, "ovs-vsctl", "record", matching(/^name +: /)],
  [
    /^ovs\d-ovs-vsctl-list-interface\.json$|^vsctl-list-if\.json$/,
    "ovs-vsctl",
    "record",
    (t) => (JSON.parse(t) as { data: unknown[] }).data.length,
  ],
  [/^vsctl-(?:get|list-if|list-table)\.txt$/, "ovs-vsctl"],
  [/-fdb-show\.txt$|^fdb-show(?:-static)?\.txt$/, "ovs-fdb", "mac", matching(/^ *(?:\d+|LOCAL) /)],
  [/^fdb-stats\.txt$/, "ovs-fdb", "stat", matching(/^ {2}\S/)],
  [/-dump-flows\.txt$|^(?:dpctl-)?dump-flows\.txt$/, "ovs-flows", "flow", matching(/actions[=:]/)],
  [/^ofproto-trace\.txt$/, "ovs-flows"],
  [
    /^(?:date_|ip_rule|ss_|ovs\d-(?:appctl-(?!dpctl)|br-\w+-(?:show|dump-ports)|dump-tlv))|\.(?:rule|nexthop|bridge-vlan)\.txt$|^(?:dpif-show|tnl-ports)\.txt$/,
    "noted",
  ],
];

function list(text: string): number {
  return (JSON.parse(text) as object[]).filter((o) => Object.keys(o).length > 0).length;
}

function filled(text: string): number {
  return text.split("\n").filter((l) => l.trim() !== "").length;
}

function matching(pattern: RegExp): (text: string) => number {
  return (text) => text.split("\n").filter((l) => pattern.test(l)).length;
}

function read(path: string): { kind: string; rows: readonly Row[] } {
  const found = detectFormat(fileLines(path));
  if (found.is !== "format") return { kind: found.is, rows: [] };
  return { kind: found.format.kind, rows: rowsOf(found.format, readFileSync(path, "utf8")) };
}

const folders = ["lab", "fixtures/local/iproute2-6.1", "fixtures/local/ovs-3.1.0"];

describeShared("recordings of state", (root) => {
  const files = folders.flatMap((f) => filesBelow(join(root, f)));

  it("kind and rows of each", () => {
    let seen = 0;
    for (const path of files) {
      const text = readFileSync(path, "utf8");
      const known = FILES.find(([name]) => name.test(basename(path)));
      // "[]" does not say which command printed it
      if (known === undefined || /^\s*(?:\[\s*\]\s*)?$/.test(text)) continue;
      const [, kind, row, count] = known;
      const { kind: found, rows } = read(path);
      expect([path, found]).toEqual([path, kind]);
      expect([path, rows.filter((r) => r.kind === "unparsed")]).toEqual([path, []]);
      if (count !== undefined)
        expect([path, rows.filter((r) => row === undefined || r.kind === row).length]).toEqual([path, count(text)]);
      seen++;
    }
    // 62 snapshots with at least 6 files of these commands each
    expect(seen).toBeGreaterThan(62 * 6);
  });

  /** Text file and JSON file of one command, and what only one of them says or what may change between the two. */
  const PAIRS: readonly (readonly [string, string, readonly string[]])[] = [
    ["bridge_d_fdb_show.txt", "bridge_j_fdb_show.json", []],
    ["bridge_s_fdb_show.txt", "bridge_j_d_s_fdb_show.json", ["used", "updated"]],
    ["ip_d_link_show.txt", "ip_j_d_link_show.json", []],
    ["bridge_d_link_show.txt", "bridge_j_link_show.json", []],
    ["ip_addr.txt", "ip_j_addr.json", []],
    ["ip_route.txt", "ip_j_route.json", []],
    ["ip_neigh.txt", "ip_j_neigh.json", []],
    ["ovs1-ip_d_link.txt", "ovs1-ip_j_d_link_show.json", []],
  ];

  it.each(PAIRS)("%s and %s have equal rows", (text, json, unlike) => {
    let compared = 0;
    for (const path of files.filter((f) => basename(f) === text)) {
      const other = path.replace(text, json);
      if (!existsSync(other) || /^\s*(?:\[\s*\]\s*)?$/.test(readFileSync(other, "utf8"))) continue;
      const [a, b] = [read(path), read(other)].map(({ rows }) => rows.map((r) => without(r, ["line", ...unlike])));
      expect([path, a]).toEqual([path, b]);
      compared += a!.length;
    }
    expect(compared).toBeGreaterThan(10);
  });
});

function without(row: Row, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([k]) => !keys.includes(k)));
}
