// Any text to one observation: its parts are found, read and observed; what was not understood is counted and listed.
import { quoted } from "../core/quoted.js";
import { frrEvpnArp } from "../decode/text/frr-evpn-arp.js";
import { frrEvpnArpJson } from "../decode/text/frr-evpn-arp-json.js";
import { frrEvpnVni } from "../decode/text/frr-evpn-vni.js";
import { frrEvpnVniJson } from "../decode/text/frr-evpn-vni-json.js";
import { frrEvpn, frrEvpnJson } from "../decode/text/frr-evpn.js";
import { frrBgpVni } from "../decode/text/frr-bgp-vni.js";
import { frrBgpVniJson } from "../decode/text/frr-bgp-vni-json.js";
import { frrEvpnRmac, frrEvpnRmacJson, frrEvpnNextHops, frrEvpnNextHopsJson } from "../decode/text/frr-evpn-l3.js";
import { frrEvpnEs, frrEvpnEsJson } from "../decode/text/frr-evpn-es.js";
import { frrBgpSummary } from "../decode/text/frr-bgp-summary.js";
import { frrBgpSummaryJson } from "../decode/text/frr-bgp-summary-json.js";
import { frrBgpRoutes } from "../decode/text/frr-bgp-routes.js";
import { frrBgpRoutesJson } from "../decode/text/frr-bgp-routes-json.js";
import { frrIpRoute } from "../decode/text/frr-ip-route.js";
import { frrIpRouteJson } from "../decode/text/frr-ip-route-json.js";
import { frrLog } from "../decode/text/frr-log.js";
import { eosEvpnRoutes } from "../decode/text/eos-evpn-routes.js";
import { nxosL2route } from "../decode/text/nxos-l2route.js";
import { junosEvpnRoutes } from "../decode/text/junos-evpn-routes.js";
import { sonicRemotemac } from "../decode/text/sonic-remotemac.js";
import { gobgpEvpnRoutes } from "../decode/text/gobgp-evpn-routes.js";
import { frrEvpnMac } from "../decode/text/frr-evpn-mac.js";
import { frrEvpnMacJson } from "../decode/text/frr-evpn-mac-json.js";
import { frrEvpnRoutes } from "../decode/text/frr-evpn-routes.js";
import { frrEvpnRoutesDetail } from "../decode/text/frr-evpn-routes-detail.js";
import { frrEvpnRoutesJson } from "../decode/text/frr-evpn-routes-json.js";
import { addressList, addressListOvn } from "../decode/text/address-list.js";
import { linuxFdb } from "../decode/text/linux-fdb.js";
import { linuxFdbJson } from "../decode/text/linux-fdb-json.js";
import { linuxAddr, linuxLink } from "../decode/text/linux-link.js";
import { linuxAddrJson, linuxLinkJson } from "../decode/text/linux-link-json.js";
import { linuxMonitor } from "../decode/text/linux-monitor.js";
import { linuxNeigh } from "../decode/text/linux-neigh.js";
import { linuxNeighJson } from "../decode/text/linux-neigh-json.js";
import { linuxRoute } from "../decode/text/linux-route.js";
import { linuxRouteGet } from "../decode/text/linux-route-get.js";
import { linuxRouteGetJson, linuxRouteJson } from "../decode/text/linux-route-json.js";
import { linuxSysctl } from "../decode/text/linux-sysctl.js";
import { noted } from "../decode/text/noted.js";
import { ovnTrace } from "../decode/text/ovn-trace.js";
import { ovsFdb } from "../decode/text/ovs-fdb.js";
import { ovsFlows } from "../decode/text/ovs-flows.js";
import { ovsFlowsTrace } from "../decode/text/ovs-flows-trace.js";
import { ovsVsctlJson } from "../decode/text/ovs-vsctl-json.js";
import { ovsVsctlList } from "../decode/text/ovs-vsctl-list.js";
import { ovsVsctlShow } from "../decode/text/ovs-vsctl-show.js";
import { PartReader } from "../decode/text/parts.js";
import { pingIputils } from "../decode/text/ping-iputils.js";
import { pingBsd } from "../decode/text/ping-bsd.js";
import { pingBusybox } from "../decode/text/ping-busybox.js";
import { pingWindows } from "../decode/text/ping-windows.js";
import { kubeObjectsYaml } from "../decode/text/kube-objects.js";
import { kubeObjectsJson } from "../decode/text/kube-objects-json.js";
import { kubeTable } from "../decode/text/kube-table.js";
import { kubePhases } from "../decode/text/kube-phases.js";
import { kubeError } from "../decode/text/kube-error.js";
import { fping } from "../decode/text/fping.js";
import { fpingJson } from "../decode/text/fping-json.js";
import { mtr } from "../decode/text/mtr.js";
import { mtrJson } from "../decode/text/mtr-json.js";
import { ToldProbeLog, probeLog } from "../decode/text/probe-log.js";
import { curlW } from "../decode/text/curl-w.js";
import { arping } from "../decode/text/arping.js";
import { iperf3 } from "../decode/text/iperf3.js";
import { prometheus } from "../decode/text/prometheus.js";
import { prometheusJson } from "../decode/text/prometheus-json.js";
import { tcpdumpText } from "../decode/text/tcpdump-text.js";
import { isShowCommand } from "../decode/text/transcript.js";
import { vtyshError } from "../decode/text/vtysh-error.js";
import { emptyObservation } from "./empty-observation.js";
import { observeFrrBgpRoutes, observeFrrBgpSummary, observeFrrIpRoute } from "./from-frr-bgp.js";
import { observeFrrLog } from "./from-frr-log.js";
import { observeFrrMac } from "./from-frr-mac.js";
import { observeFrrRoutes } from "./from-frr-routes.js";
import { observeAddressList } from "./from-address-list.js";
import { observeLinuxFdb } from "./from-linux-fdb.js";
import { observeLinuxLink } from "./from-linux-link.js";
import { observeLinuxMonitor } from "./from-linux-monitor.js";
import { observeLinuxNeigh } from "./from-linux-neigh.js";
import { observeLinuxRoute } from "./from-linux-route.js";
import { observeLinuxSysctl } from "./from-linux-sysctl.js";
import { observeNoted } from "./from-noted.js";
import { observeOvsFdb } from "./from-ovs-fdb.js";
import { observeOvsVsctl } from "./from-ovs-vsctl.js";
import { observeOvnTrace, observeOvsFlows, observeOvsTrace } from "./from-ovs-flows.js";
import { observeFrrArp, observeFrrBgpVni, observeFrrEs, observeFrrEvpn, observeFrrRmac, observeFrrVni, } from "./from-frr-state.js";
import { observeNos } from "./from-nos.js";
import { observePing, observeBsdPing, observeWindowsPing } from "./from-ping.js";
import { observeKubeObjects } from "./from-kube.js";
import { observeKubeTable } from "./from-kube-table.js";
import { observeFping } from "./from-fping.js";
import { observeMtr } from "./from-mtr.js";
import { observeProbeLog } from "./from-probe-log.js";
import { observeArping } from "./from-arping.js";
import { observeIperf3 } from "./from-iperf3.js";
import { observePrometheus } from "./from-prometheus.js";
import { observeTcpdump } from "./from-tcpdump.js";
import { observeVtyshError } from "./from-vtysh-error.js";
import { Outputs } from "./text-observer.js";
/** Lines that were not understood and are listed; all are counted. */
export const UNPARSED_LISTED = 10;
/** Hosts that prompts of one text name, and that are told apart. */
const PLACES_LISTED = 1000;
/** Characters of a listed line. */
const UNPARSED_TEXT = 200;
function pair(format, observe) {
    // safe although Row is narrower: PartReader hands an observer only rows that this very format made
    return [format.id, observe];
}
/** The observer of each format, by format id. */
export const OBSERVERS = new Map([
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
    pair(nxosL2route, observeNos),
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
    pair(ovsVsctlShow, observeOvsVsctl),
]);
/**
 * Observes a text of any kind. Never throws for what the text holds: an unknown text gives an observation of kind "unknown" with
 * every line that is not blank counted as not understood, an empty one the kind "empty". `bytes` of the input is left at 0.
 */
export async function observeText(lines, context) {
    const reader = context.probeLog === undefined ? new PartReader() : new ToldProbeLog(context.probeLog);
    const text = new TextObservation(context);
    for await (const batch of lines) {
        text.seen(batch);
        for (const rows of reader.read(batch))
            text.take(rows);
    }
    for (const rows of reader.end())
        text.take(rows);
    return text.finish();
}
class TextObservation {
    context;
    result;
    parts = [];
    tables = new Map();
    outputs = new Outputs();
    open;
    lines = 0;
    /** Number of the last line where nothing ends it. */
    unended;
    constructor(context) {
        this.context = context;
        this.result = emptyObservation(context, "unknown");
    }
    seen(batch) {
        const last = batch.at(-1);
        this.lines = last?.number ?? this.lines;
        this.unended = last?.unended === true ? last.number : undefined;
    }
    take({ part, rows, ended }) {
        this.open ??= { part, observer: undefined };
        const { open } = this;
        const observe = part.format === undefined ? undefined : OBSERVERS.get(part.format.id);
        if (open.observer === undefined && observe !== undefined)
            open.observer = observe(this.partContext(part));
        open.observer?.take(this.understood(rows));
        if (open.observer === undefined)
            this.understood(rows);
        if (!ended)
            return;
        this.open = undefined;
        this.parts.push(part);
        this.outputs.next();
        if (open.observer !== undefined)
            this.add(open.observer.finish());
        this.remark(part);
    }
    finish() {
        const { input } = this.result;
        input.lines = this.lines;
        if (this.unended !== undefined)
            this.endsWithin(this.unended);
        input.kind = this.kind();
        if (this.context.keepProbes !== undefined)
            this.result.timing = { probes: this.tables, segments: undefined };
        if (input.kind === "transcript")
            input.contains = this.parts.map((p) => p.kind);
        if (input.kind === "empty") {
            this.result.findings.push({
                code: "text.empty",
                severity: "info",
                says: "The text is empty. Some versions of FRR print nothing for an empty table; a command that failed may print nothing as well.",
                where: [{ input: input.id }],
            });
        }
        return this.result;
    }
    /** The host of a prompt, which findings may name: it has to be known for a name. */
    place(host) {
        if (host === undefined)
            return undefined;
        const places = (this.result.input.places ??= []);
        if (places.includes(host))
            return host;
        if (places.length >= PLACES_LISTED)
            return undefined;
        places.push(host);
        return host;
    }
    /** A text of lines that does not end with one; a JSON document says itself whether it is whole. */
    endsWithin(line) {
        if (this.parts.at(-1)?.format?.lineLimit === undefined)
            return;
        this.result.findings.push({
            code: "text.no-line-end",
            severity: "info",
            says: "The last line has no line ending: the text may have been cut there, and a row that it may have been cut within is not used.",
            where: [{ input: this.result.input.id, line }],
        });
    }
    /** One kind when all parts that hold anything are of it; "transcript" for several. */
    kind() {
        const kinds = new Set(this.parts.map((p) => p.kind).filter((k) => k !== "empty" && k !== "noted"));
        if (kinds.size > 1)
            return "transcript";
        const [only] = kinds;
        // a command without any output is still a command
        return only ?? (this.parts.some((p) => p.kind === "noted" || p.command !== undefined) ? "noted" : "empty");
    }
    partContext(part) {
        const { context } = this;
        return {
            input: context,
            where: context.node ?? this.place(part.host) ?? context.name,
            command: part.command,
            order: context.order,
            outputs: this.outputs,
        };
    }
    /** The rows without those that were not understood, which are counted and listed. */
    understood(rows) {
        if (!rows.some(isUnparsed))
            return rows;
        const { input } = this.result;
        const rest = [];
        for (const row of rows) {
            if (!isUnparsed(row)) {
                rest.push(row);
                continue;
            }
            input.unparsed++;
            if (input.unparsedAt.length < UNPARSED_LISTED)
                input.unparsedAt.push({ line: row.line, text: row.text.slice(0, UNPARSED_TEXT) });
        }
        return rest;
    }
    add(shown) {
        const { input, frames, overhead, streams, routes, facts, findings } = this.result;
        input.records += shown.records;
        for (const x of shown.frames ?? [])
            frames.push(x);
        for (const x of shown.overhead ?? [])
            overhead.push(x);
        for (const x of shown.streams ?? [])
            streams.push(x);
        for (const [stream, table] of shown.tables ?? [])
            this.tables.set(stream, table);
        for (const x of shown.routes ?? [])
            routes.push(x);
        for (const x of shown.facts ?? [])
            facts.push(x);
        for (const x of shown.findings ?? [])
            findings.push(x);
        if (shown.first !== undefined && (input.first === undefined || shown.first < input.first))
            input.first = shown.first;
        if (shown.last !== undefined && (input.last === undefined || shown.last > input.last))
            input.last = shown.last;
        input.digits = Math.max(input.digits, shown.digits ?? 0);
        input.clock ??= shown.clock;
        input.resolutionNs ??= shown.resolutionNs;
    }
    /** What has to be said about a part as such. */
    remark(part) {
        const { input, findings } = this.result;
        if (part.ambiguous !== undefined) {
            const names = part.ambiguous.map((f) => f.id).join(", ");
            input.warnings.push({
                code: "text.ambiguous",
                says: `several formats claim this text and it was not read: ${names}`,
                line: part.line,
            });
        }
        if (part.kind === "empty" && part.command !== undefined && isShowCommand(part.command)) {
            findings.push({
                code: "vtysh.empty-answer",
                severity: "info",
                says: `${quoted(part.command)} printed nothing: in some versions that is an empty table, and nothing else tells.`,
                where: [{ input: input.id, line: part.line }],
            });
        }
    }
}
function isUnparsed(row) {
    return row.kind === "unparsed";
}
