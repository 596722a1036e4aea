// The rows of every format as a library hands them out: plain values that are the same in memory and in JSON.
// schemas/rows.schema.json is generated from `TextRow` (test/tools/generate-rows-schema.mjs).
import type { AddressRow } from "./address-list.ts";
import type { ArpingRow } from "./arping-rows.ts";
import type { RowBase, Unparsed } from "./format.ts";
import type { FpingRow } from "./fping-rows.ts";
import type { BgpRoutesRow, BgpSummaryRow, RibRow } from "./frr-bgp-rows.ts";
import type { EvpnMacRow, EvpnRow } from "./frr-evpn-rows.ts";
import type { FrrLogRow } from "./frr-log-rows.ts";
import type {
  BgpVniRow,
  EvpnNeighborRow,
  EvpnRmacRow,
  EvpnSegmentRow,
  EvpnSettingsRow,
  EvpnVniRow,
} from "./frr-state-rows.ts";
import type { Iperf3Row } from "./iperf3.ts";
import type { JsonNode, JsonProblem } from "./json-tree.ts";
import type { KubeMessage, KubeObject, KubePhase, KubeTableRow, YamlProblem } from "./kube-rows.ts";
import type { LinkAddrRow } from "./linux-link.ts";
import type { MonitorRow } from "./linux-monitor.ts";
import type { AddrRow, FdbRow, IprouteError, LinkRow, NeighRow, RouteRow } from "./linux-rows.ts";
import type { SysctlError, SysctlRow } from "./linux-sysctl.ts";
import type { MtrRow } from "./mtr-rows.ts";
import type { NosRow } from "./nos-rows.ts";
import type { NotedRow } from "./noted.ts";
import type { OvnTraceRow } from "./ovn-trace.ts";
import type { OvsFdb } from "./ovs-fdb.ts";
import type { OvsFlow } from "./ovs-flows.ts";
import type { OvsTraceRow } from "./ovs-flows-trace.ts";
import type { OvsRecord, OvsValue } from "./ovs-rows.ts";
import type { OvsNameRow } from "./ovs-vsctl-names.ts";
import type { OvsShowRow } from "./ovs-vsctl-show.ts";
import type { PingRow } from "./ping-rows.ts";
import type { ProbeLogRow, ProbeRow } from "./probe-log-rows.ts";
import type { DroppedTargets, MetricError, MetricNote, MetricSeries, ScrapeTarget } from "./prometheus-rows.ts";
import type { TcpdumpRow } from "./tcpdump-rows.ts";
import type { VtyshError } from "./vtysh-error.ts";

/** An object of Kubernetes, with the whole of it as a plain value. */
export interface PlainKubeObject extends Omit<KubeObject, "tree"> {
  /** As in the text: maps are objects. */
  readonly object: unknown;
}

/** A row of a kubectl table, its cells by the words of the header. */
export interface PlainKubeTableRow extends Omit<KubeTableRow, "cells"> {
  readonly cells: Readonly<Record<string, string>>;
}

/** One row of a table of OVSDB, its values by column. */
export interface PlainOvsRecord extends Omit<OvsRecord, "columns"> {
  readonly columns: Readonly<Record<string, OvsValue>>;
}

/** A series and its samples, its labels by name. */
export interface PlainMetricSeries extends Omit<MetricSeries, "labels"> {
  readonly labels: Readonly<Record<string, string>>;
}

/** A target, its labels by name. */
export interface PlainScrapeTarget extends Omit<ScrapeTarget, "labels"> {
  readonly labels?: Readonly<Record<string, string>>;
}

type PlainPrometheusRow = PlainMetricSeries | PlainScrapeTarget | DroppedTargets | MetricNote | MetricError;

/** Rows by the id of their format. `line` is that of the file, `kind` says which member of the union a row is. */
export interface FormatRows {
  "ping-iputils": PingRow;
  "ping-bsd": PingRow;
  "ping-busybox": PingRow;
  "ping-windows": PingRow;
  "kube-objects": PlainKubeObject | KubeMessage | YamlProblem;
  "kube-objects-json": PlainKubeObject | JsonProblem;
  "kube-table": PlainKubeTableRow | KubeMessage;
  "kube-phases": KubePhase | KubeMessage;
  "kube-error": KubeMessage;
  fping: FpingRow;
  "fping-json": FpingRow | JsonProblem;
  mtr: MtrRow;
  "mtr-json": MtrRow | JsonProblem;
  "probe-log": ProbeLogRow;
  "curl-w": ProbeRow;
  arping: ArpingRow;
  iperf3: Iperf3Row | JsonProblem;
  prometheus: PlainPrometheusRow;
  "prometheus-json": PlainPrometheusRow | JsonProblem;
  "monitoring-snapshot": PlainPrometheusRow | JsonProblem;
  "tcpdump-text": TcpdumpRow;
  "frr-evpn-routes": EvpnRow;
  "frr-evpn-routes-detail": EvpnRow;
  "frr-evpn-routes-json": EvpnRow;
  "frr-evpn-mac": EvpnMacRow;
  "frr-evpn-mac-json": EvpnMacRow;
  "vtysh-error": VtyshError;
  "frr-evpn-arp": EvpnNeighborRow;
  "frr-evpn-arp-json": EvpnNeighborRow;
  "frr-evpn-vni": EvpnVniRow;
  "frr-evpn-vni-json": EvpnVniRow;
  "frr-evpn": EvpnSettingsRow;
  "frr-evpn-json": EvpnSettingsRow;
  "frr-bgp-vni": BgpVniRow;
  "frr-bgp-vni-json": BgpVniRow;
  "frr-evpn-rmac": EvpnRmacRow;
  "frr-evpn-rmac-json": EvpnRmacRow;
  "frr-evpn-next-hops": EvpnRmacRow;
  "frr-evpn-next-hops-json": EvpnRmacRow;
  "frr-evpn-es": EvpnSegmentRow;
  "frr-evpn-es-json": EvpnSegmentRow;
  "frr-bgp-summary": BgpSummaryRow;
  "frr-bgp-summary-json": BgpSummaryRow;
  "frr-bgp-routes": BgpRoutesRow;
  "frr-bgp-routes-json": BgpRoutesRow;
  "frr-ip-route": RibRow;
  "frr-ip-route-json": RibRow;
  "frr-log": FrrLogRow;
  "eos-evpn-routes": NosRow;
  "eos-evpn-routes-json": NosRow;
  "nxos-l2route": NosRow;
  "iosxe-l2route": NosRow;
  "iosxe-l2route-detail": NosRow;
  "iosxe-evpn-routes": NosRow;
  "nxos-evpn-routes": NosRow;
  "junos-evpn-routes": NosRow;
  "sonic-remotemac": NosRow;
  "gobgp-evpn-routes": NosRow;
  "address-list": AddressRow;
  "address-list-ovn": AddressRow;
  "linux-fdb": FdbRow | IprouteError;
  "linux-fdb-json": FdbRow | JsonProblem;
  "linux-addr": LinkAddrRow;
  "linux-link": LinkAddrRow;
  "linux-addr-json": LinkRow | AddrRow | JsonProblem;
  "linux-link-json": LinkRow | AddrRow | JsonProblem;
  "linux-monitor": MonitorRow;
  "linux-neigh": NeighRow | IprouteError;
  "linux-neigh-json": NeighRow | JsonProblem;
  "linux-route": RouteRow | IprouteError;
  "linux-route-get": RouteRow | IprouteError;
  "linux-route-get-json": RouteRow | JsonProblem;
  "linux-route-json": RouteRow | JsonProblem;
  "linux-sysctl": SysctlRow | SysctlError;
  noted: NotedRow;
  "ovn-trace": OvnTraceRow;
  "ovs-fdb": OvsFdb;
  "ovs-flows": OvsFlow;
  "ovs-flows-trace": OvsTraceRow;
  "ovs-vsctl-json": PlainOvsRecord | JsonProblem;
  "ovs-vsctl-list": PlainOvsRecord;
  "ovs-vsctl-names": OvsNameRow;
  "ovs-vsctl-show": OvsShowRow;
}

/** Id of a format: its file in src/decode/text and its section in docs/formats.md. */
export type FormatId = keyof FormatRows;

/** What is the same for all rows of one output. */
interface RowPlace {
  /** `inputs[].kind` of the evidence: text and JSON of one command share it. "unknown" where no format claims the line. */
  readonly kind: string;
  /** Which output of the text it is, from 0: a terminal session holds several. */
  readonly part: number;
  /** Host of the prompt above, where there is one. */
  readonly host?: string;
  /** Command as typed at the prompt above. */
  readonly command?: string;
}

/** A row and the output that it is from. `format` tells which rows `row` can be. */
export type TextRow =
  | { readonly [F in FormatId]: RowPlace & { readonly format: F; readonly row: FormatRows[F] | Unparsed } }[FormatId]
  | (RowPlace & { readonly format: "unknown"; readonly row: Unparsed });

/** A row in memory as a plain value: maps are objects, fields that hold nothing are left out. */
export function plainRow(row: RowBase): RowBase {
  const { tree, ...rest } = row as RowBase & { tree?: JsonNode };
  const out = plain(rest) as Record<string, unknown>;
  if (tree !== undefined) out["object"] = plainTree(tree);
  return out as unknown as RowBase;
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  const entries = value instanceof Map ? [...(value as Map<string, unknown>)] : Object.entries(value);
  return Object.fromEntries(entries.filter(([, v]) => v !== undefined).map(([k, v]) => [k, plain(v)]));
}

function plainTree(node: JsonNode): unknown {
  if (node.type === "scalar") return node.value;
  if (node.type === "array") return node.items.map(plainTree);
  // defines its keys, so that "__proto__" in a hostile text is one like any other
  return Object.fromEntries([...node.entries].map(([k, v]) => [k, plainTree(v)]));
}
