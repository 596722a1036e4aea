import { frrEvpnArp } from "./frr-evpn-arp.js";
import { frrEvpnArpJson } from "./frr-evpn-arp-json.js";
import { frrEvpnVni } from "./frr-evpn-vni.js";
import { frrEvpnVniJson } from "./frr-evpn-vni-json.js";
import { frrEvpn, frrEvpnJson } from "./frr-evpn.js";
import { frrBgpVni } from "./frr-bgp-vni.js";
import { frrBgpVniJson } from "./frr-bgp-vni-json.js";
import { frrEvpnRmac, frrEvpnRmacJson, frrEvpnNextHops, frrEvpnNextHopsJson } from "./frr-evpn-l3.js";
import { frrEvpnEs, frrEvpnEsJson } from "./frr-evpn-es.js";
import { frrBgpSummary } from "./frr-bgp-summary.js";
import { frrBgpSummaryJson } from "./frr-bgp-summary-json.js";
import { frrBgpRoutes } from "./frr-bgp-routes.js";
import { frrBgpRoutesJson } from "./frr-bgp-routes-json.js";
import { frrIpRoute } from "./frr-ip-route.js";
import { frrIpRouteJson } from "./frr-ip-route-json.js";
import { frrLog } from "./frr-log.js";
import { eosEvpnRoutes } from "./eos-evpn-routes.js";
import { nxosL2route } from "./nxos-l2route.js";
import { junosEvpnRoutes } from "./junos-evpn-routes.js";
import { sonicRemotemac } from "./sonic-remotemac.js";
import { gobgpEvpnRoutes } from "./gobgp-evpn-routes.js";
import { frrEvpnMac } from "./frr-evpn-mac.js";
import { frrEvpnMacJson } from "./frr-evpn-mac-json.js";
import { frrEvpnRoutes } from "./frr-evpn-routes.js";
import { frrEvpnRoutesDetail } from "./frr-evpn-routes-detail.js";
import { frrEvpnRoutesJson } from "./frr-evpn-routes-json.js";
import { addressList, addressListOvn } from "./address-list.js";
import { linuxFdb } from "./linux-fdb.js";
import { linuxFdbJson } from "./linux-fdb-json.js";
import { linuxAddr, linuxLink } from "./linux-link.js";
import { linuxAddrJson, linuxLinkJson } from "./linux-link-json.js";
import { linuxMonitor } from "./linux-monitor.js";
import { linuxNeigh } from "./linux-neigh.js";
import { linuxNeighJson } from "./linux-neigh-json.js";
import { linuxRoute } from "./linux-route.js";
import { linuxRouteGet } from "./linux-route-get.js";
import { linuxRouteGetJson, linuxRouteJson } from "./linux-route-json.js";
import { linuxSysctl } from "./linux-sysctl.js";
import { noted } from "./noted.js";
import { ovnTrace } from "./ovn-trace.js";
import { ovsFdb } from "./ovs-fdb.js";
import { ovsFlows } from "./ovs-flows.js";
import { ovsFlowsTrace } from "./ovs-flows-trace.js";
import { ovsVsctlJson } from "./ovs-vsctl-json.js";
import { ovsVsctlList } from "./ovs-vsctl-list.js";
import { ovsVsctlShow } from "./ovs-vsctl-show.js";
import { pingIputils } from "./ping-iputils.js";
import { pingBsd } from "./ping-bsd.js";
import { pingBusybox } from "./ping-busybox.js";
import { pingWindows } from "./ping-windows.js";
import { kubeObjectsYaml } from "./kube-objects.js";
import { kubeObjectsJson } from "./kube-objects-json.js";
import { kubeTable } from "./kube-table.js";
import { kubePhases } from "./kube-phases.js";
import { kubeError } from "./kube-error.js";
import { fping } from "./fping.js";
import { fpingJson } from "./fping-json.js";
import { mtr } from "./mtr.js";
import { mtrJson } from "./mtr-json.js";
import { probeLog } from "./probe-log.js";
import { curlW } from "./curl-w.js";
import { arping } from "./arping.js";
import { iperf3 } from "./iperf3.js";
import { prometheus } from "./prometheus.js";
import { prometheusJson } from "./prometheus-json.js";
import { tcpdumpText } from "./tcpdump-text.js";
import { vtyshError } from "./vtysh-error.js";
/** All formats, in no order that matters: exactly one may claim a text. */
export const FORMATS = [
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
    nxosL2route,
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
    ovsVsctlShow,
];
/** Lines that `detectFormat` wants to see, if there are so many. */
export const HEAD_LINES = 64;
/** Which format the first lines of a text are. `piece`: they are not the beginning. */
export function detectFormat(head, piece = false) {
    if (head.every((line) => line.text.trim() === ""))
        return { is: "empty" };
    const claims = FORMATS.filter((f) => !(piece && f.whole === true) && f.detect(within(head, f.lineLimit)));
    if (claims.length > 1)
        return { is: "ambiguous", formats: claims };
    return claims.length === 1 ? { is: "format", format: claims[0] } : { is: "unknown" };
}
function within(head, limit = Number.POSITIVE_INFINITY) {
    return head.every((line) => line.text.length <= limit) ? head : head.filter((line) => line.text.length <= limit);
}
const STARTING = FORMATS.filter((f) => f.starts !== undefined);
const ANY_START = new RegExp(STARTING.map((f) => `(?:${f.starts.source})`).join("|"), "i");
/** The format whose outputs begin with a line like this one; undefined for nearly all lines. */
export function startsFormat(text) {
    return ANY_START.test(text) ? STARTING.find((f) => f.starts.test(text)) : undefined;
}
