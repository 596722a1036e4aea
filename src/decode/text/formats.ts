// The table of text formats, and which one a text is. A new format is one file and one line here (and one in observe/from-text.ts).
import type { Line, TextFormat } from "./format.ts";
import { frrEvpnArp } from "./frr-evpn-arp.ts";
import { frrEvpnArpJson } from "./frr-evpn-arp-json.ts";
import { frrEvpnVni } from "./frr-evpn-vni.ts";
import { frrEvpnVniJson } from "./frr-evpn-vni-json.ts";
import { frrEvpn, frrEvpnJson } from "./frr-evpn.ts";
import { frrBgpVni } from "./frr-bgp-vni.ts";
import { frrBgpVniJson } from "./frr-bgp-vni-json.ts";
import { frrEvpnRmac, frrEvpnRmacJson, frrEvpnNextHops, frrEvpnNextHopsJson } from "./frr-evpn-l3.ts";
import { frrEvpnEs, frrEvpnEsJson } from "./frr-evpn-es.ts";
import { frrBgpSummary } from "./frr-bgp-summary.ts";
import { frrBgpSummaryJson } from "./frr-bgp-summary-json.ts";
import { frrBgpRoutes } from "./frr-bgp-routes.ts";
import { frrBgpRoutesJson } from "./frr-bgp-routes-json.ts";
import { frrIpRoute } from "./frr-ip-route.ts";
import { frrIpRouteJson } from "./frr-ip-route-json.ts";
import { frrLog } from "./frr-log.ts";
import { eosEvpnRoutes } from "./eos-evpn-routes.ts";
import { eosEvpnRoutesJson } from "./eos-evpn-routes-json.ts";
import { nxosEvpnRoutes } from "./nxos-evpn-routes.ts";
import { iosxeEvpnRoutes } from "./iosxe-evpn-routes.ts";
import { iosxeL2route } from "./iosxe-l2route.ts";
import { iosxeL2routeDetail } from "./iosxe-l2route-detail.ts";
import { nxosL2route } from "./nxos-l2route.ts";
import { junosEvpnRoutes } from "./junos-evpn-routes.ts";
import { sonicRemotemac } from "./sonic-remotemac.ts";
import { gobgpEvpnRoutes } from "./gobgp-evpn-routes.ts";
import { frrEvpnMac } from "./frr-evpn-mac.ts";
import { frrEvpnMacJson } from "./frr-evpn-mac-json.ts";
import { frrEvpnRoutes } from "./frr-evpn-routes.ts";
import { frrEvpnRoutesDetail } from "./frr-evpn-routes-detail.ts";
import { frrEvpnRoutesJson } from "./frr-evpn-routes-json.ts";
import { addressList, addressListOvn } from "./address-list.ts";
import { linuxFdb } from "./linux-fdb.ts";
import { linuxFdbJson } from "./linux-fdb-json.ts";
import { linuxAddr, linuxLink } from "./linux-link.ts";
import { linuxAddrJson, linuxLinkJson } from "./linux-link-json.ts";
import { linuxMonitor } from "./linux-monitor.ts";
import { linuxNeigh } from "./linux-neigh.ts";
import { linuxNeighJson } from "./linux-neigh-json.ts";
import { linuxRoute } from "./linux-route.ts";
import { linuxRouteGet } from "./linux-route-get.ts";
import { linuxRouteGetJson, linuxRouteJson } from "./linux-route-json.ts";
import { linuxSysctl } from "./linux-sysctl.ts";
import { noted } from "./noted.ts";
import { ovnTrace } from "./ovn-trace.ts";
import { ovsFdb } from "./ovs-fdb.ts";
import { ovsFlows } from "./ovs-flows.ts";
import { ovsFlowsTrace } from "./ovs-flows-trace.ts";
import { ovsVsctlJson } from "./ovs-vsctl-json.ts";
import { ovsVsctlList } from "./ovs-vsctl-list.ts";
import { ovsVsctlNames } from "./ovs-vsctl-names.ts";
import { ovsVsctlShow } from "./ovs-vsctl-show.ts";
import { pingIputils } from "./ping-iputils.ts";
import { pingBsd } from "./ping-bsd.ts";
import { pingBusybox } from "./ping-busybox.ts";
import { pingWindows } from "./ping-windows.ts";
import { kubeObjectsYaml } from "./kube-objects.ts";
import { kubeObjectsJson } from "./kube-objects-json.ts";
import { kubeTable } from "./kube-table.ts";
import { kubePhases } from "./kube-phases.ts";
import { kubeError } from "./kube-error.ts";
import { fping } from "./fping.ts";
import { fpingJson } from "./fping-json.ts";
import { mtr } from "./mtr.ts";
import { mtrJson } from "./mtr-json.ts";
import { probeLog } from "./probe-log.ts";
import { curlW } from "./curl-w.ts";
import { arping } from "./arping.ts";
import { iperf3 } from "./iperf3.ts";
import { prometheus } from "./prometheus.ts";
import { prometheusJson } from "./prometheus-json.ts";
import { monitoringSnapshot } from "./monitoring-snapshot.ts";
import { tcpdumpText } from "./tcpdump-text.ts";
import { vtyshError } from "./vtysh-error.ts";

/** All formats, in no order that matters: exactly one may claim a text. */
export const FORMATS: readonly TextFormat[] = [
  pingIputils,
  pingBsd,
  pingBusybox,
  pingWindows,
  kubeObjectsYaml,
  kubeObjectsJson,
  kubeTable,
  kubePhases,
  kubeError,
  fping,
  fpingJson,
  mtr,
  mtrJson,
  probeLog,
  curlW,
  arping,
  iperf3,
  prometheus,
  prometheusJson,
  monitoringSnapshot,
  tcpdumpText,
  frrEvpnRoutes,
  frrEvpnRoutesDetail,
  frrEvpnRoutesJson,
  frrEvpnMac,
  frrEvpnMacJson,
  vtyshError,
  frrEvpnArp,
  frrEvpnArpJson,
  frrEvpnVni,
  frrEvpnVniJson,
  frrEvpn,
  frrEvpnJson,
  frrBgpVni,
  frrBgpVniJson,
  frrEvpnRmac,
  frrEvpnRmacJson,
  frrEvpnNextHops,
  frrEvpnNextHopsJson,
  frrEvpnEs,
  frrEvpnEsJson,
  frrBgpSummary,
  frrBgpSummaryJson,
  frrBgpRoutes,
  frrBgpRoutesJson,
  frrIpRoute,
  frrIpRouteJson,
  frrLog,
  eosEvpnRoutes,
  eosEvpnRoutesJson,
  nxosL2route,
  iosxeL2route,
  iosxeL2routeDetail,
  iosxeEvpnRoutes,
  nxosEvpnRoutes,
  junosEvpnRoutes,
  sonicRemotemac,
  gobgpEvpnRoutes,
  addressList,
  addressListOvn,
  linuxFdb,
  linuxFdbJson,
  linuxAddr,
  linuxLink,
  linuxAddrJson,
  linuxLinkJson,
  linuxMonitor,
  linuxNeigh,
  linuxNeighJson,
  linuxRoute,
  linuxRouteGet,
  linuxRouteGetJson,
  linuxRouteJson,
  linuxSysctl,
  noted,
  ovnTrace,
  ovsFdb,
  ovsFlows,
  ovsFlowsTrace,
  ovsVsctlJson,
  ovsVsctlList,
  ovsVsctlNames,
  ovsVsctlShow,
];

/** Lines that `detectFormat` wants to see, if there are so many. */
export const HEAD_LINES = 64;

/** What a text is. "empty": no line that is not blank. "ambiguous": several formats claim it, which is a bug of theirs. */
export type Detected =
  | { readonly is: "format"; readonly format: TextFormat }
  | { readonly is: "ambiguous"; readonly formats: readonly TextFormat[] }
  | { readonly is: "empty" }
  | { readonly is: "unknown" };

/** Which format the first lines of a text are. `piece`: they are not the beginning. */
export function detectFormat(head: readonly Line[], piece = false, among = FORMATS): Detected {
  if (head.every((line) => line.text.trim() === "")) return { is: "empty" };
  const claims = among.filter((f) => !(piece && f.whole === true) && f.detect(within(head, f.lineLimit)));
  if (claims.length > 1) return { is: "ambiguous", formats: claims };
  return claims.length === 1 ? { is: "format", format: claims[0]! } : { is: "unknown" };
}

/** The format that a command writes; undefined for commands whose outputs tell what they are. */
export function formatOfCommand(command: string): TextFormat | undefined {
  return FORMATS.find((f) => f.command?.test(command) === true);
}

/** The formats of a kind; none for a word that is no kind. */
export function formatsOf(kind: string): readonly TextFormat[] {
  return FORMATS.filter((f) => f.kind === kind);
}

/** What a text is that somebody says is one of `among`: as it looks, else (its beginning is missing) as JSON or as text. */
export function formatAmong(head: readonly Line[], among: readonly TextFormat[]): Detected {
  const found = detectFormat(head, false, among);
  if (found.is !== "unknown") return found;
  const first = head.find((line) => line.text.trim() !== "")!.text.trim();
  const json = /^[[{]/.test(first);
  const format =
    among.find((f) => f.command !== undefined) ?? among.find((f) => f.id.endsWith("-json") === json) ?? among[0];
  return format === undefined ? found : { is: "format", format };
}

function within(head: readonly Line[], limit = Number.POSITIVE_INFINITY): readonly Line[] {
  return head.every((line) => line.text.length <= limit) ? head : head.filter((line) => line.text.length <= limit);
}

const STARTING = FORMATS.filter((f) => f.starts !== undefined);
const ANY_START = new RegExp(STARTING.map((f) => `(?:${f.starts!.source})`).join("|"), "i");

/** The format whose outputs begin with a line like this one; undefined for nearly all lines. */
export function startsFormat(text: string): TextFormat | undefined {
  return ANY_START.test(text) ? STARTING.find((f) => f.starts!.test(text)) : undefined;
}
