// Objects of Kubernetes to facts about addresses, networks, VMs and their migrations.
import { quoted } from "../core/quoted.js";
import { jsonFinding } from "./json-finding.js";
import { KubeBook } from "./kube-book.js";
import { observeOverlaps, observeSmall, observeSubnet, observeUserNetwork } from "./kube-network.js";
import { observeConditions, observeIdentity, observeMigration, observeNode, observePod, observeVmi, } from "./kube-workload.js";
/** Networks that are held against each other, each pair. */
const MOST_NETWORKS = 200;
/** Kinds whose identity (uid, generation) tells whether it is the same object as before. */
const IDENTIFIED = new Set([
    "Pod",
    "VirtualMachineInstance",
    "VirtualMachine",
    "Deployment",
    "DaemonSet",
    "StatefulSet",
    "Subnet",
    "ClusterUserDefinedNetwork",
    "UserDefinedNetwork",
    "ProviderNetwork",
    "Vlan",
]);
/** Kinds whose conditions say something about networks or migrations. */
const CONDITIONED = new Set([
    "ClusterUserDefinedNetwork",
    "UserDefinedNetwork",
    "RouteAdvertisements",
    "FRRConfiguration",
    "VTEP",
    "VirtualMachineInstance",
    "VirtualMachineInstanceMigration",
    "ProviderNetwork",
    "Subnet",
    "IPAMClaim",
]);
/** Observes objects in YAML or JSON. */
export function observeKubeObjects(part) {
    return new ObjectObserver(part);
}
/** What kubectl or the server says: the kind of it as a finding, its words (which name things) as a fact. */
export function kubeMessage(row, book) {
    const [severity, says] = MESSAGES[row.what];
    const reason = /^Error from server \((\w{1,40})\)/.exec(row.says)?.[1];
    const why = reason !== undefined && REASONS.has(reason) ? ` (${reason})` : "";
    book.say(`kube.${row.what}`, severity, `${says}${why}.`, row);
    book.fact("kube.message", book.part.where, { text: row.says.slice(0, 500) }, row);
}
const MESSAGES = {
    empty: ["info", "kubectl found nothing: the namespace, or what one may see, may be other than meant"],
    "unknown-field": ["warning", "The API server does not know a field or a type: it was ignored or refused"],
    warning: ["info", "The API server warns"],
    error: ["warning", "kubectl or the API server refuses"],
};
const REASONS = new Set("NotFound Forbidden AlreadyExists Conflict Invalid BadRequest Timeout ServiceUnavailable InternalError Unauthorized TooManyRequests MethodNotAllowed Gone".split(" "));
class ObjectObserver {
    book;
    networks = [];
    broken = [];
    records = 0;
    constructor(part) {
        this.book = new KubeBook(part);
    }
    take(rows) {
        for (const row of rows) {
            if (row.kind === "jsonProblem")
                this.broken.push(jsonFinding(row, this.book.part));
            else if (row.kind === "yamlProblem") {
                this.book.say(`yaml.${row.what}`, "warning", `The YAML is not whole: ${quoted(row.says)}.`, row);
            }
            else {
                this.records++;
                if (row.kind === "message")
                    kubeMessage(row, this.book);
                else
                    this.object(row);
            }
        }
    }
    finish() {
        observeOverlaps(this.networks.slice(0, MOST_NETWORKS), this.book);
        const shown = this.book.shown(this.records);
        return { ...shown, findings: [...(shown.findings ?? []), ...this.broken] };
    }
    object(o) {
        const { book } = this;
        const group = o.apiVersion.split("/")[0];
        if (o.type.endsWith("UserDefinedNetwork"))
            this.networks.push(...observeUserNetwork(o, book));
        else if (o.type === "Subnet" && group === "kubeovn.io")
            this.networks.push(...observeSubnet(o, book));
        else if (o.type === "VirtualMachineInstance")
            observeVmi(o, book);
        else if (o.type === "VirtualMachineInstanceMigration")
            observeMigration(o, book);
        else if (o.type === "Pod")
            observePod(o, book);
        else if (o.type === "Node")
            observeNode(o, book);
        else
            observeSmall(o, book);
        if (IDENTIFIED.has(o.type))
            observeIdentity(o, book);
        if (CONDITIONED.has(o.type))
            observeConditions(o, book);
    }
}
