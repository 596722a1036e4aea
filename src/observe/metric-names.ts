// What the name of a metric tells: whether everyone knows it, counter or gauge, unit, and the view that it belongs to.

const KNOWN =
  /^(?:up$|scrape_|node_|container_|kube_|kubelet_|kubevirt_|ovn|ovs_|subnet_|ippool_|ip_pool_|cni_|cilium_|coredns_|probe_|process_|prometheus_|go_|vm_|bgp_|frr_|http_|rest_client_|workqueue_|etcd_|controller_runtime_|leader_election_|apiserver_)/;

/** True for names that projects give: they name no site. */
export function isKnownMetric(name: string): boolean {
  return KNOWN.test(name);
}

/** Counter by the ending that the conventions of Prometheus keep for them; "unknown" says that the name does not tell. */
export function metricKind(name: string): "counter" | "unknown" {
  return /(?:_total|_count|_bucket)$/.test(name) && !name.endsWith("_ip_count") ? "counter" : "unknown";
}

const UNITS = [
  [/_seconds(?:_total|_sum)?$/, "s"],
  [/_milliseconds(?:_total|_sum)?$/, "ms"],
  [/_bytes(?:_total|_sum)?$/, "bytes"],
  [/_ratio$/, "ratio"],
  [/_percent$/, "percent"],
  [/_(?:total|count|bucket|depth)$/, "1"],
] as const;

/** Unit as the name ends: s, ms, bytes, ratio, percent, 1 for what is counted; undefined where it does not say. */
export function metricUnit(name: string): string | undefined {
  return UNITS.find(([ending]) => ending.test(name))?.[1];
}

/** A view that figures draw. */
export type View = "addressPool" | "controlPlane" | "cniOvs";

const BY_NAME: readonly (readonly [RegExp, View])[] = [
  [/(?:^|_)(?:ip_?pool|ipam|subnet|address(?:es)?)_|_ips?_(?:count|used|available|total)$/, "addressPool"],
  [/^(?:workqueue|apiserver|etcd|controller_runtime|leader_election|rest_client)_/, "controlPlane"],
  [/^(?:cni|ovs|ovn|kube_ovn|cilium)_/, "cniOvs"],
];
const BY_JOB: readonly (readonly [RegExp, View])[] = [
  [/cni|ovs|openvswitch|ovn-(?:controller|central|northd)$/, "cniOvs"],
  [/controller|apiserver|scheduler|etcd/, "controlPlane"],
];

/** The view of a series: by the name of its metric, else by its job; undefined for none. */
export function viewOf(name: string, job: string | undefined): View | undefined {
  const named = BY_NAME.find(([r]) => r.test(name))?.[1];
  return named ?? (job === undefined ? undefined : BY_JOB.find(([r]) => r.test(job))?.[1]);
}
