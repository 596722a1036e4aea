// Network objects to facts: networks of OVN-Kubernetes (both shapes of EVPN), subnets, VLANs and addresses of Kube-OVN, FRR-K8s.
import { named } from "../core/quoted.js";
import { stringAt } from "../decode/text/json-tree.js";
import { addressText, addressValue, hostsOf, listOf, overlap, parseNetwork, parseRange, sizeOf, without, } from "./address-ranges.js";
import { boolAt, countAt, lineAt, nameOf, objectsAt, textAt, under, wordsAt } from "./kube-book.js";
/** Addresses that a fact lists one by one. */
const LISTED = 1024;
/** ClusterUserDefinedNetwork and UserDefinedNetwork (k8s.ovn.org). */
export function observeUserNetwork(o, book) {
    const spec = under(o.tree, "spec");
    const net = under(spec, "network") ?? spec;
    if (net === undefined || spec === undefined)
        return [];
    const layer = ["layer2", "layer3", "localnet"]
        .map((k) => under(net, k) ?? under(spec, k))
        .find((l) => l !== undefined);
    evpn(o, spec, net, book);
    const mtu = countAt(layer, "mtu");
    if (layer === undefined)
        return [];
    if (mtu !== undefined)
        book.fact("network.mtu", nameOf(o), mtu, { line: lineAt(layer, "mtu") });
    const vlan = under(layer, "vlan");
    const id = countAt(under(vlan, "access"), "id") ?? countAt(vlan, "id") ?? countAt(layer, "vlan");
    if (id !== undefined)
        book.fact("network.vlan", nameOf(o), id, { line: lineAt(layer, "vlan") });
    return subnetsOf(layer).map(({ text, line, range }) => {
        book.fact("network.subnet", nameOf(o), text, { line });
        if (under(net, "layer3") === undefined)
            fence(o, { layer, range, line }, book);
        return { name: nameOf(o), text, range, line };
    });
}
function subnetsOf(layer) {
    const cidrs = objectsAt(layer, "subnets").flatMap((s) => {
        const text = stringAt(s, "cidr");
        return text === undefined ? [] : [{ text, line: lineAt(s, "cidr") }];
    });
    return [...wordsAt(layer, "subnets"), ...cidrs].flatMap(({ text, line }) => {
        const range = parseNetwork(text);
        return range === undefined ? [] : [{ text, line, range }];
    });
}
const VRFS = [
    ["macVRF", "network.vni", "network.routeTarget"],
    ["ipVRF", "network.l3Vni", "network.l3RouteTarget"],
];
/** `spec.network.evpn` as implemented; `spec.evpnConfiguration` and `spec.transport` as first proposed. */
function evpn(o, spec, net, book) {
    const transport = stringAt(net, "transport") ?? stringAt(spec, "transport");
    if (transport !== undefined) {
        book.fact("network.transport", nameOf(o), { state: transport === "EVPN" ? "EVPN" : "other" }, { line: o.line });
    }
    const implemented = under(net, "evpn") ?? under(spec, "evpn");
    const config = implemented ?? under(spec, "evpnConfiguration") ?? under(net, "evpnConfiguration");
    if (config === undefined)
        return;
    if (implemented === undefined) {
        const says = "A network's EVPN is configured in the shape of the first proposal (evpnConfiguration), which released versions do not read.";
        book.say("kube.evpn-proposal", "info", says, { line: config.line });
    }
    const vtep = stringAt(config, "vtep");
    if (vtep !== undefined)
        book.fact("network.vtep", nameOf(o), vtep, { line: lineAt(config, "vtep") });
    for (const [key, vniFact, targetFact] of VRFS) {
        const vrf = under(config, key);
        if (vrf === undefined)
            continue;
        const vni = countAt(vrf, "vni");
        const target = textAt(vrf, "routeTarget");
        if (vni !== undefined)
            book.fact(vniFact, nameOf(o), vni, { line: lineAt(vrf, "vni") });
        if (target !== undefined)
            book.fact(targetFact, nameOf(o), target, { line: lineAt(vrf, "routeTarget") });
    }
}
/** What OVN-Kubernetes hands out first: the subnet without what is kept for the infrastructure, reserved, or a gateway. */
function fence(o, at, book) {
    const { layer, range, line } = at;
    const named = (key) => wordsAt(layer, key).flatMap(({ text, line: where }) => {
        const r = parseRange(text);
        return r === undefined || r.family !== range.family ? [] : [{ ...r, text, line: where }];
    });
    const kept = ["infrastructureSubnets", "reservedSubnets", "excludeSubnets", "defaultGatewayIPs"].map(named);
    const taken = kept.flat();
    overlaps(o, { range, taken: kept.slice(0, 3).flat(), line }, book);
    const limits = [
        "From the object alone: addresses that were handed out already are not in it.",
        "A reserved address is not handed out by itself, but may be asked for.",
    ];
    const implied = impliedOf(layer, range, kept[0].length > 0);
    if (implied.length > 0)
        limits.push("No infrastructure subnet is set: the first two host addresses are taken as gateway and management port.");
    const [free] = without(hostsOf(range), [...taken, ...implied]);
    if (free === undefined) {
        book.say("kube.network-full", "warning", "No address of the subnet is left to hand out.", { line });
        return;
    }
    const first = addressText(range.family, free.low);
    book.fact("network.firstFreeAddress", nameOf(o), first, { line, limits });
    if (range.family === 4) {
        const why = "OVN-Kubernetes makes the MAC of an address from it: worked out, not seen.";
        book.fact("mac.embedsIp", macOf(free.low), first, { line, limits: [why] });
    }
}
function impliedOf(layer, range, infrastructure) {
    if (infrastructure || stringAt(layer, "role") !== "Primary")
        return [];
    const low = range.family === 4 ? hostsOf(range).low : range.low + 1n;
    return [{ family: range.family, low, high: low + 1n }];
}
/** The MAC that OVN-Kubernetes gives a port with an IPv4 address: 0a:58 and its four bytes. */
function macOf(address) {
    const hex = address.toString(16).padStart(8, "0").match(/../g);
    return ["0a", "58", ...hex].join(":");
}
function overlaps(o, at, book) {
    const { range, taken, line } = at;
    const pairs = [];
    for (const [i, a] of taken.entries()) {
        for (const b of taken.slice(i + 1))
            if (overlap(a, b))
                pairs.push([a.text, b.text]);
        if (a.low >= range.low && a.high <= range.high)
            continue;
        book.say("kube.network-outside", "warning", `${named(a.text)} is not within the subnet of its network.`, {
            line: a.line,
        });
    }
    if (taken.length > 1) {
        const limits = ["The infrastructure, reserved and excluded networks of this object against each other."];
        book.fact("network.overlap", nameOf(o), pairs, { line, limits });
    }
}
/** Subnet (kubeovn.io): what is left to hand out, and how that count comes about. */
export function observeSubnet(o, book) {
    const spec = under(o.tree, "spec");
    if (spec === undefined)
        return [];
    const mtu = countAt(spec, "mtu");
    if (mtu !== undefined && mtu > 0)
        book.fact("network.mtu", nameOf(o), mtu, { line: lineAt(spec, "mtu") });
    const vlan = stringAt(spec, "vlan");
    if (vlan !== undefined && vlan !== "")
        book.fact("subnet.vlan", nameOf(o), vlan, { line: lineAt(spec, "vlan") });
    for (const { text, line } of wordsAt(spec, "gateway"))
        if (addressValue(text) !== undefined)
            book.fact("network.gateway", nameOf(o), text, { line });
    return wordsAt(spec, "cidrBlock").flatMap(({ text, line }) => {
        const range = parseNetwork(text);
        if (range === undefined)
            return [];
        book.fact("network.subnet", nameOf(o), text, { line });
        allocatable(o, { spec, range, line }, book);
        return [{ name: nameOf(o), text, range, line }];
    });
}
function allocatable(o, at, book) {
    const { spec, range, line } = at;
    const excluded = [];
    for (const { text, line: where } of [...wordsAt(spec, "excludeIps"), ...wordsAt(spec, "gateway")]) {
        const r = parseRange(text);
        if (r === undefined)
            book.say("kube.bad-range", "warning", "An entry of excludeIps (or the gateway) is no address and no range: it was left out.", {
                line: where,
            });
        else if (r.family === range.family)
            excluded.push({ ...r, text, line: where });
    }
    const hosts = hostsOf(range);
    const left = without(hosts, excluded);
    const free = left.reduce((sum, r) => sum + sizeOf(r), 0n);
    const counts = [
        ["ipam.total", sizeOf(range)],
        ["ipam.hosts", sizeOf(hosts)],
        ["ipam.excluded", sizeOf(hosts) - free],
        ["ipam.allocatableCount", free],
    ];
    for (const [kind, n] of counts)
        if (n <= BigInt(Number.MAX_SAFE_INTEGER))
            book.fact(kind, nameOf(o), Number(n), { line });
    const limits = ["From the object alone: which of them are in use is not in its spec."];
    const list = listOf(left, LISTED);
    if (list !== undefined)
        book.fact("ipam.allocatable", nameOf(o), list, { line, limits });
}
/** Vlan, ProviderNetwork, IP (kubeovn.io), IPAMClaim (k8s.cni.cncf.io), FRRConfiguration (frrk8s.metallb.io), VTEP (k8s.ovn.org). */
export function observeSmall(o, book) {
    const spec = under(o.tree, "spec");
    const status = under(o.tree, "status");
    const name = nameOf(o);
    const said = (kind, value, in_, key) => {
        if (value !== undefined && value !== "")
            book.fact(kind, name, value, { line: in_ === undefined ? o.line : lineAt(in_, key) });
    };
    if (o.type === "Vlan") {
        said("vlan.id", countAt(spec, "id") ?? countAt(spec, "vlanId"), spec, "id");
        said("vlan.provider", textAt(spec, "provider"), spec, "provider");
    }
    else if (o.type === "ProviderNetwork") {
        said("provider.interface", textAt(spec, "defaultInterface"), spec, "defaultInterface");
        const ready = boolAt(status, "ready");
        if (ready !== undefined)
            said("provider.ready", { state: ready ? "True" : "False" }, status, "ready");
    }
    else if (o.type === "IP") {
        for (const key of ["v4IpAddress", "v6IpAddress"])
            said("ip.assigned", textAt(spec, key), spec, key);
        said("ip.mac", textAt(spec, "macAddress"), spec, "macAddress");
        said("ip.node", textAt(spec, "nodeName"), spec, "nodeName");
    }
    else if (o.type === "IPAMClaim") {
        const ips = wordsAt(status, "ips").map((w) => w.text);
        said("ipam.claim", ips.length === 0 ? undefined : ips, status, "ips");
    }
    else if (o.type === "VTEP") {
        for (const { text, line } of [...wordsAt(spec, "cidrs"), ...wordsAt(spec, "cidr")])
            book.fact("vtep.network", name, text, { line });
    }
    else if (o.type === "FRRConfiguration")
        frr(o, spec, book);
}
function frr(o, spec, book) {
    for (const router of objectsAt(under(spec, "bgp"), "routers")) {
        const asn = countAt(router, "asn");
        const vrf = stringAt(router, "vrf");
        const subject = vrf === undefined ? nameOf(o) : `${nameOf(o)} ${vrf}`;
        if (asn !== undefined)
            book.fact("bgp.asn", subject, asn, { line: lineAt(router, "asn") });
        for (const neighbor of objectsAt(router, "neighbors")) {
            const address = stringAt(neighbor, "address");
            if (address !== undefined)
                book.fact("bgp.neighbor", subject, address, { line: neighbor.line });
        }
    }
}
/** Networks of different objects that share addresses. */
export function observeOverlaps(seen, book) {
    for (const [i, a] of seen.entries()) {
        for (const b of seen.slice(i + 1)) {
            if (a.name === b.name || !overlap(a.range, b.range))
                continue;
            const limits = ["Networks that are kept apart may use the same addresses on purpose."];
            book.fact("network.overlap", `${a.name} ${b.name}`, [[a.text, b.text]], { line: b.line, limits });
        }
    }
}
