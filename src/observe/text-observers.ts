// Which observer takes the rows of which format.
import type { RowBase, TextFormat } from "../decode/text/format.ts";
import { frrEvpnArp } from "../decode/text/frr-evpn-arp.ts";
import { frrEvpnArpJson } from "../decode/text/frr-evpn-arp-json.ts";
import { frrEvpnVni } from "../decode/text/frr-evpn-vni.ts";
import { frrEvpnVniJson } from "../decode/text/frr-evpn-vni-json.ts";
import { frrEvpn, frrEvpnJson } from "../decode/text/frr-evpn.ts";
import { frrBgpVni } from "../decode/text/frr-bgp-vni.ts";
import { frrBgpVniJson } from "../decode/text/frr-bgp-vni-json.ts";
import { frrEvpnRmac, frrEvpnRmacJson, frrEvpnNextHops, frrEvpnNextHopsJson } from "../decode/text/frr-evpn-l3.ts";
import { frrEvpnEs, frrEvpnEsJson } from "../decode/text/frr-evpn-es.ts";
import { frrBgpSummary } from "../decode/text/frr-bgp-summary.ts";
import { frrBgpSummaryJson } from "../decode/text/frr-bgp-summary-json.ts";
import { frrBgpRoutes } from "../decode/text/frr-bgp-routes.ts";
import { frrBgpRoutesJson } from "../decode/text/frr-bgp-routes-json.ts";
import { frrIpRoute } from "../decode/text/frr-ip-route.ts";
import { frrIpRouteJson } from "../decode/text/frr-ip-route-json.ts";
import { frrLog } from "../decode/text/frr-log.ts";
import { eosEvpnRoutes } from "../decode/text/eos-evpn-routes.ts";
import { eosEvpnRoutesJson } from "../decode/text/eos-evpn-routes-json.ts";
import { nxosEvpnRoutes } from "../decode/text/nxos-evpn-routes.ts";
import { iosxeEvpnRoutes } from "../decode/text/iosxe-evpn-routes.ts";
import { iosxeL2route } from "../decode/text/iosxe-l2route.ts";
import { iosxeL2routeDetail } from "../decode/text/iosxe-l2route-detail.ts";
import { nxosL2route } from "../decode/text/nxos-l2route.ts";
import { junosEvpnRoutes } from "../decode/text/junos-evpn-routes.ts";
import { sonicRemotemac } from "../decode/text/sonic-remotemac.ts";
import { gobgpEvpnRoutes } from "../decode/text/gobgp-evpn-routes.ts";
import { frrEvpnMac } from "../decode/text/frr-evpn-mac.ts";
import { frrEvpnMacJson } from "../decode/text/frr-evpn-mac-json.ts";
import { frrEvpnRoutes } from "../decode/text/frr-evpn-routes.ts";
import { frrEvpnRoutesDetail } from "../decode/text/frr-evpn-routes-detail.ts";
import { frrEvpnRoutesJson } from "../decode/text/frr-evpn-routes-json.ts";
import { addressList, addressListOvn } from "../decode/text/address-list.ts";
import { linuxFdb } from "../decode/text/linux-fdb.ts";
import { linuxFdbJson } from "../decode/text/linux-fdb-json.ts";
import { linuxAddr, linuxLink } from "../decode/text/linux-link.ts";
import { linuxAddrJson, linuxLinkJson } from "../decode/text/linux-link-json.ts";
import { linuxMonitor } from "../decode/text/linux-monitor.ts";
import { linuxNeigh } from "../decode/text/linux-neigh.ts";
import { linuxNeighJson } from "../decode/text/linux-neigh-json.ts";
import { linuxRoute } from "../decode/text/linux-route.ts";
import { linuxRouteGet } from "../decode/text/linux-route-get.ts";
import { linuxRouteGetJson, linuxRouteJson } from "../decode/text/linux-route-json.ts";
import { linuxSysctl } from "../decode/text/linux-sysctl.ts";
import { noted } from "../decode/text/noted.ts";
import { ovnTrace } from "../decode/text/ovn-trace.ts";
import { ovsFdb } from "../decode/text/ovs-fdb.ts";
import { ovsFlows } from "../decode/text/ovs-flows.ts";
import { ovsFlowsTrace } from "../decode/text/ovs-flows-trace.ts";
import { ovsVsctlJson } from "../decode/text/ovs-vsctl-json.ts";
import { ovsVsctlList } from "../decode/text/ovs-vsctl-list.ts";
import { ovsVsctlNames } from "../decode/text/ovs-vsctl-names.ts";
import { ovsVsctlShow } from "../decode/text/ovs-vsctl-show.ts";
import { pingIputils } from "../decode/text/ping-iputils.ts";
import { pingBsd } from "../decode/text/ping-bsd.ts";
import { pingBusybox } from "../decode/text/ping-busybox.ts";
import { pingWindows } from "../decode/text/ping-windows.ts";
import { kubeObjectsYaml } from "../decode/text/kube-objects.ts";
import { kubeObjectsJson } from "../decode/text/kube-objects-json.ts";
import { kubeTable } from "../decode/text/kube-table.ts";
import { kubePhases } from "../decode/text/kube-phases.ts";
import { kubeError } from "../decode/text/kube-error.ts";
import { fping } from "../decode/text/fping.ts";
import { fpingJson } from "../decode/text/fping-json.ts";
import { mtr } from "../decode/text/mtr.ts";
import { mtrJson } from "../decode/text/mtr-json.ts";
import { probeLog } from "../decode/text/probe-log.ts";
import { curlW } from "../decode/text/curl-w.ts";
import { arping } from "../decode/text/arping.ts";
import { iperf3 } from "../decode/text/iperf3.ts";
import { prometheus } from "../decode/text/prometheus.ts";
import { prometheusJson } from "../decode/text/prometheus-json.ts";
import { monitoringSnapshot } from "../decode/text/monitoring-snapshot.ts";
import { tcpdumpText } from "../decode/text/tcpdump-text.ts";
import { vtyshError } from "../decode/text/vtysh-error.ts";
import { observeFrrBgpRoutes, observeFrrBgpSummary, observeFrrIpRoute } from "./from-frr-bgp.ts";
import { observeFrrLog } from "./from-frr-log.ts";
import { observeFrrMac } from "./from-frr-mac.ts";
import { observeFrrRoutes } from "./from-frr-routes.ts";
import { observeAddressList } from "./from-address-list.ts";
import { observeLinuxFdb } from "./from-linux-fdb.ts";
import { observeLinuxLink } from "./from-linux-link.ts";
import { observeLinuxMonitor } from "./from-linux-monitor.ts";
import { observeLinuxNeigh } from "./from-linux-neigh.ts";
import { observeLinuxRoute } from "./from-linux-route.ts";
import { observeLinuxSysctl } from "./from-linux-sysctl.ts";
import { observeNoted } from "./from-noted.ts";
import { observeOvsFdb } from "./from-ovs-fdb.ts";
import { observeOvsVsctl } from "./from-ovs-vsctl.ts";
import { observeOvnTrace, observeOvsFlows, observeOvsTrace } from "./from-ovs-flows.ts";
import {
  observeFrrArp,
  observeFrrBgpVni,
  observeFrrEs,
  observeFrrEvpn,
  observeFrrRmac,
  observeFrrVni,
} from "./from-frr-state.ts";
import { observeNos } from "./from-nos.ts";
import { observePing, observeBsdPing, observeWindowsPing } from "./from-ping.ts";
import { observeKubeObjects } from "./from-kube.ts";
import { observeKubeTable } from "./from-kube-table.ts";
import { observeFping } from "./from-fping.ts";
import { observeMtr } from "./from-mtr.ts";
import { observeProbeLog } from "./from-probe-log.ts";
import { observeArping } from "./from-arping.ts";
import { observeIperf3 } from "./from-iperf3.ts";
import { observePrometheus } from "./from-prometheus.ts";
import { observeTcpdump } from "./from-tcpdump.ts";
import { observeVtyshError } from "./from-vtysh-error.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";

type Observe<Row> = (part: PartContext) => RowObserver<Row>;

function pair<Row extends RowBase>(format: TextFormat<Row>, observe: Observe<Row>): [string, Observe<RowBase>] {
  // safe although Row is narrower: PartReader hands an observer only rows that this very format made
  return [format.id, observe];
}

/** The observer of each format, by format id. */
export const OBSERVERS: ReadonlyMap<string, Observe<RowBase>> = new Map([
  pair(pingIputils, observePing),
  pair(pingBsd, observeBsdPing),
  pair(pingBusybox, observeBsdPing),
  pair(pingWindows, observeWindowsPing),
  pair(kubeObjectsYaml, observeKubeObjects),
  pair(kubeObjectsJson, observeKubeObjects),
  pair(kubeTable, observeKubeTable),
  pair(kubePhases, observeKubeTable),
  pair(kubeError, observeKubeTable),
  pair(fping, observeFping),
  pair(fpingJson, observeFping),
  pair(mtr, observeMtr),
  pair(mtrJson, observeMtr),
  pair(probeLog, observeProbeLog),
  pair(curlW, observeProbeLog),
  pair(arping, observeArping),
  pair(iperf3, observeIperf3),
  pair(prometheus, observePrometheus),
  pair(prometheusJson, observePrometheus),
  pair(monitoringSnapshot, observePrometheus),
  pair(tcpdumpText, observeTcpdump),
  pair(frrEvpnRoutes, observeFrrRoutes),
  pair(frrEvpnRoutesDetail, observeFrrRoutes),
  pair(frrEvpnRoutesJson, observeFrrRoutes),
  pair(frrEvpnMac, observeFrrMac),
  pair(frrEvpnMacJson, observeFrrMac),
  pair(vtyshError, observeVtyshError),
  pair(frrEvpnArp, observeFrrArp),
  pair(frrEvpnArpJson, observeFrrArp),
  pair(frrEvpnVni, observeFrrVni),
  pair(frrEvpnVniJson, observeFrrVni),
  pair(frrEvpn, observeFrrEvpn),
  pair(frrEvpnJson, observeFrrEvpn),
  pair(frrBgpVni, observeFrrBgpVni),
  pair(frrBgpVniJson, observeFrrBgpVni),
  pair(frrEvpnRmac, observeFrrRmac),
  pair(frrEvpnRmacJson, observeFrrRmac),
  pair(frrEvpnNextHops, observeFrrRmac),
  pair(frrEvpnNextHopsJson, observeFrrRmac),
  pair(frrEvpnEs, observeFrrEs),
  pair(frrEvpnEsJson, observeFrrEs),
  pair(frrBgpSummary, observeFrrBgpSummary),
  pair(frrBgpSummaryJson, observeFrrBgpSummary),
  pair(frrBgpRoutes, observeFrrBgpRoutes),
  pair(frrBgpRoutesJson, observeFrrBgpRoutes),
  pair(frrIpRoute, observeFrrIpRoute),
  pair(frrIpRouteJson, observeFrrIpRoute),
  pair(frrLog, observeFrrLog),
  pair(eosEvpnRoutes, observeNos),
  pair(eosEvpnRoutesJson, observeNos),
  pair(nxosL2route, observeNos),
  pair(iosxeL2route, observeNos),
  pair(iosxeL2routeDetail, observeNos),
  pair(iosxeEvpnRoutes, observeNos),
  pair(nxosEvpnRoutes, observeNos),
  pair(junosEvpnRoutes, observeNos),
  pair(sonicRemotemac, observeNos),
  pair(gobgpEvpnRoutes, observeNos),
  pair(addressList, observeAddressList),
  pair(addressListOvn, observeAddressList),
  pair(linuxFdb, observeLinuxFdb),
  pair(linuxFdbJson, observeLinuxFdb),
  pair(linuxAddr, observeLinuxLink),
  pair(linuxLink, observeLinuxLink),
  pair(linuxAddrJson, observeLinuxLink),
  pair(linuxLinkJson, observeLinuxLink),
  pair(linuxMonitor, observeLinuxMonitor),
  pair(linuxNeigh, observeLinuxNeigh),
  pair(linuxNeighJson, observeLinuxNeigh),
  pair(linuxRoute, observeLinuxRoute),
  pair(linuxRouteGet, observeLinuxRoute),
  pair(linuxRouteGetJson, observeLinuxRoute),
  pair(linuxRouteJson, observeLinuxRoute),
  pair(linuxSysctl, observeLinuxSysctl),
  pair(noted, observeNoted),
  pair(ovnTrace, observeOvnTrace),
  pair(ovsFdb, observeOvsFdb),
  pair(ovsFlows, observeOvsFlows),
  pair(ovsFlowsTrace, observeOvsTrace),
  pair(ovsVsctlJson, observeOvsVsctl),
  pair(ovsVsctlList, observeOvsVsctl),
  pair(ovsVsctlNames, observeOvsVsctl),
  pair(ovsVsctlShow, observeOvsVsctl),
]);
