import { iprouteFinding } from "./from-linux-error.js";
import { jsonFinding } from "./json-finding.js";
import { lineOf } from "./text-observer.js";
const CONFIGURED = "As set on the interface: not what the path carries.";
const BY_NAME = "Taken for the uplink by its name.";
const NIC = /^(?:bond|team|eth|en[ospx]|eno|ens|enp|em\d|p\d+p\d|ib\d|dpdk)[\w]*$/;
/** True when a NIC, a bond or a team is usually called like this. */
export function isUplinkName(name) {
    return NIC.test(name);
}
/** Observes one output of ip link, ip addr or bridge link, text or JSON. */
export function observeLinuxLink(part) {
    return new LinkObserver(part);
}
/** Facts of one interface. */
export function linkFacts(row, part) {
    const subject = `${part.where} ${row.ifname}`;
    const source = lineOf(part, row.line);
    const facts = [];
    const add = (kind, value, ...limits) => facts.push({ kind, subject, value, source, limits });
    if (row.mtu !== undefined && row.ifname !== "lo")
        add("link.mtu", row.mtu, CONFIGURED);
    if (row.id !== undefined && !row.external) {
        if (row.infoKind === "vxlan" || row.infoKind === "geneve")
            add("link.vni", row.id);
        if (row.infoKind === "vlan")
            add("link.vlan", row.id);
    }
    if (row.slaveKind === "bridge" && row.master !== undefined && isUplinkName(row.ifname))
        add("wiring.uplink", { bridge: row.master }, BY_NAME);
    return facts;
}
class LinkObserver {
    part;
    facts = [];
    findings = [];
    records = 0;
    constructor(part) {
        this.part = part;
    }
    take(rows) {
        for (const row of rows) {
            if (row.kind === "jsonProblem") {
                this.findings.push(jsonFinding(row, this.part));
                continue;
            }
            this.records++;
            if (row.kind === "link")
                this.facts.push(...linkFacts(row, this.part));
            else if (row.kind === "addr")
                this.address(row);
            else
                this.findings.push(iprouteFinding(row, this.part));
        }
    }
    finish() {
        return { records: this.records, facts: this.facts, findings: this.findings };
    }
    address(row) {
        // every interface has these; they tell nothing apart
        if (row.scope === "host" || row.ifname === "lo" ? isLoopback(row.address) : row.address.startsWith("fe80:"))
            return;
        this.facts.push({
            kind: "link.address",
            subject: `${this.part.where} ${row.ifname}`,
            value: row.prefix === undefined ? row.address : `${row.address}/${row.prefix}`,
            source: lineOf(this.part, row.line),
            limits: [],
        });
    }
}
function isLoopback(address) {
    return address === "::1" || address.startsWith("127.");
}
