// A monitoring snapshot without what names a site: values of labels, instances, jobs and metrics of somebody's own, file names.
import { isKnownMetric } from "../observe/metric-names.ts";
import type { MonitoringSnapshot } from "../schema/monitoring-snapshot.generated.ts";
import type { Key } from "./key.ts";
import { findLeak } from "./leak-check.ts";
import { mark, type Outgoing } from "./outgoing.ts";
import { remember } from "./outgoing-scan.ts";
import { Pseudonyms } from "./pseudonym.ts";

/** Labels whose values are words of a project or numbers: they tell samples apart and name no site. */
const ENUMERATED = new Set(
  "code le quantile method verb status state mode cpu direction protocol result reason phase type version_major".split(
    " ",
  ),
);
/** Labels whose name everyone knows; their values name things. */
const COMMON = new Set(
  "job instance node pod namespace host hostname container cluster subnet subnet_name pool vpc device interface name queue controller endpoint service image id ip mac gateway cidr resource group url path uid nodename".split(
    " ",
  ),
);
/** Labels whose values are nodes, with the same pseudonyms as elsewhere. */
const HOSTS = new Set("instance node host hostname nodename".split(" "));
const JOB =
  /^(?:kube|kubernetes|ovn|ovs|openvswitch|cilium|coredns|etcd|prometheus|node|vm|frr|multus|kubevirt)(?:-(?:ovn|controller|cni|central|northd|monitor|pinger|exporter|manager|scheduler|proxy|apiserver|state|metrics|agent|handler|api|operator|ic|ovs|kubelet|multus|dns))*$|^(?:kubelet|apiserver|virt-(?:api|controller|handler))$/;

/**
 * The snapshot with values of labels, names of jobs, instances, metrics and files that are not everyone's replaced under `key`. Figures,
 * times, codes and the names of known metrics stay; a port stays with its instance. A snapshot that is anonymized stays as it is.
 * Throws a plain Error when an original is still found in the result: that is a bug, and nothing is given.
 */
export function scrubSnapshot(s: MonitoringSnapshot, key: Key, keepVendor = false): Outgoing<MonitoringSnapshot> {
  if (s.anonymized) return mark(s);
  const pseudonyms = new Pseudonyms(key, { keepVendor });
  const scrubber = new SnapshotScrubber(pseudonyms);
  const out = scrubber.snapshot(s);
  const leak = findLeak(JSON.stringify(out), pseudonyms.replaced);
  if (leak !== undefined) throw new Error(`anonymizing left an original: ${leak}`);
  remember(out, pseudonyms);
  return mark(out);
}

type Side = NonNullable<MonitoringSnapshot["targets"]["before"]>;
type Named = { job: string; instance: string };

class SnapshotScrubber {
  readonly #p: Pseudonyms;

  constructor(pseudonyms: Pseudonyms) {
    this.#p = pseudonyms;
  }

  snapshot(s: MonitoringSnapshot): MonitoringSnapshot {
    const { before, after, added, removed } = s.targets;
    const named = (list: readonly Named[]) => list.map((t) => this.#target(t));
    return {
      ...s,
      anonymized: true,
      inputs: s.inputs.map((i) => ({ ...i, name: this.#file(i.name) })),
      targets: {
        ...(before === undefined ? {} : { before: this.#side(before) }),
        ...(after === undefined ? {} : { after: this.#side(after) }),
        ...(added === undefined ? {} : { added: named(added) }),
        ...(removed === undefined ? {} : { removed: named(removed) }),
      },
      series: s.series.map((x) => ({
        ...x,
        name: x.name === "" || isKnownMetric(x.name) ? x.name : this.#p.name("metric", x.name),
        labels: this.#labels(x.labels),
      })),
    };
  }

  #side(side: Side): Side {
    return { ...side, list: side.list.map((t) => ({ ...t, ...this.#target(t), labels: this.#labels(t.labels) })) };
  }

  #target(t: Named): Named {
    return { job: this.#label("job", t.job), instance: this.#label("instance", t.instance) };
  }

  #labels(labels: Readonly<Record<string, unknown>>): Record<string, string> {
    return Object.fromEntries(
      Object.entries(labels).map(([k, v]) => [
        ENUMERATED.has(k) || COMMON.has(k) ? k : this.#p.name("label", k),
        this.#label(k, String(v)),
      ]),
    );
  }

  #label(key: string, value: string): string {
    if (value === "") return "";
    if (ENUMERATED.has(key) && /^(?:[A-Za-z]{1,24}|[+-]?(?:\d{1,17}(?:\.\d{1,17})?(?:e[+-]?\d+)?|Inf))$/.test(value))
      return value;
    if (key === "job" && JOB.test(value)) return value;
    const url = /^(https?:\/\/)([^/?#]+)(.*)$/s.exec(value);
    if (url !== null)
      return `${url[1]}${this.#host(url[2]!)}${url[3] === "" ? "" : `/${this.#p.name("path", url[3]!)}`}`;
    return this.#host(value, HOSTS.has(key) ? "node" : "label");
  }

  /** An address or a name, with its port where it has one. */
  #host(text: string, kind = "node"): string {
    const whole = this.#p.mac(text) ?? this.#p.ip(text);
    if (whole !== undefined) return whole;
    const m = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/s.exec(text);
    if (m === null) return this.#network(text) ?? this.#p.name(kind, text);
    const host = m[1] ?? m[2]!;
    const address = this.#p.ip(host);
    return `${address === undefined ? this.#p.name("node", host) : m[1] === undefined ? address : `[${address}]`}:${m[3]}`;
  }

  #network(text: string): string | undefined {
    const m = /^([\da-fA-F.:]+)\/(\d{1,3})$/.exec(text);
    const base = m === null ? undefined : this.#p.ip(m[1]!);
    return base === undefined ? undefined : `${base}/${m![2]}`;
  }

  #file(name: string): string {
    const ending = /(?:\.(?:txt|json|prom|log|gz|zst))+$/.exec(name)?.[0] ?? "";
    return this.#p.name("file", name) + ending;
  }
}
