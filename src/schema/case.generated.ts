// Generated from schemas/case.schema.json by "npm run schema". Do not edit.

/**
 * What an engineer says about a body of evidence: who is the subject, which VTEP has which name, and where each file comes from.
 */
export interface Case {
  /**
   * Shown only with --reveal: titles name things.
   */
  title?: string;
  /**
   * A title that may be published as it is.
   */
  publicTitle?: string;
  /**
   * What was moved.
   */
  subject?: {
    /**
     * MAC address in any spelling.
     */
    mac?: string;
    /**
     * IPv4 or IPv6 address.
     */
    ip?: string;
    vni?: number;
    vlan?: number;
  };
  /**
   * VTEP address by name.
   */
  vteps?: {
    [k: string]: string;
  };
  /**
   * Stages in their order, such as isolated, rejoined.
   */
  stages?: string[];
  /**
   * Seconds that a request must be past, by the end of its recording, for no answer to count as lost. Default 2.
   */
  wait?: number;
  /**
   * UDP ports that carry a tunnel, as "vxlan:50000".
   */
  tunnelPorts?: string[];
  /**
   * UDP ports with packets of iperf3, beside 5201.
   *
   * @maxItems 100
   */
  probePorts?: number[];
  /**
   * The words of claims (says, doesNotShow) may be published once addresses, known names and redactions in them are replaced. Without it they are shown only with --reveal, and a claim is told by its figure.
   */
  publicTexts?: boolean;
  /**
   * Further words that must not leave: domains, tickets, people. Addresses, nodes, stages and file names are replaced anyway.
   */
  redactions?: string[];
  /**
   * What is said about the migration, each to be derived again from the sources.
   *
   * @maxItems 2000
   */
  claims?: CaseClaim[];
  /**
   * Limits that must hold: each is a check of its stage.
   *
   * @maxItems 200
   */
  budgets?: CaseBudget[];
  /**
   * What a value of a team's own acceptance file stands for: validate FILE --schema SCHEMA --case CASE derives each again.
   *
   * @maxItems 1000
   */
  mapping?: CaseMapping[];
  /**
   * @minItems 1
   */
  sources: CaseSource[];
}
export interface CaseClaim {
  /**
   * Unique, short.
   */
  id: string;
  /**
   * The claim in words.
   */
  says: string;
  /**
   * A kind of figure (wirewitness check --figures lists them), or a path into evidence.json: $.streams[to=192.0.2.1].lost
   */
  figure: string;
  where?: ClaimWhere;
  expected?: unknown;
  /**
   * How far the derived value may be from the expected: a quantity with its unit, or "rounded": half a unit of the last digit written.
   */
  tolerance?: string | number;
  /**
   * One of stages: only its sources count.
   */
  stage?: string;
  /**
   * Id of a claim, or several, that must have been reproduced in the same window for this one to mean anything.
   *
   * @minItems 1
   */
  control?: string | string[];
  /**
   * How far in time a control may be from what it controls, such as "60 s" (the default).
   */
  within?: string;
  /**
   * What this does not show.
   *
   * @maxItems 50
   */
  doesNotShow?: string[];
}
/**
 * Which of several figures of this kind is meant. Without it there must be one, or all must agree.
 */
export interface ClaimWhere {
  /**
   * File of a source, as the case names it.
   */
  input?: string;
  /**
   * Node of the source.
   */
  node?: string;
  /**
   * Id of a stream, as evidence.json names it.
   */
  stream?: string;
  /**
   * Address or host that probes or frames come from.
   */
  from?: string;
  /**
   * Address or host that they go to.
   */
  to?: string;
  /**
   * MAC address.
   */
  mac?: string;
  /**
   * IP address; none for routes of the MAC alone.
   */
  ip?: string;
  /**
   * Interface or port.
   */
  interface?: string;
  /**
   * Bridge.
   */
  bridge?: string;
  /**
   * vxlan, geneve, none, vxlan+geneve.
   */
  encapsulation?: string;
  /**
   * Subject of a fact: an object, a node and an interface.
   */
  subject?: string;
  /**
   * Name of a part, a phase, a metric, a setting.
   */
  name?: string;
  /**
   * Kind of a fact.
   */
  kind?: string;
  /**
   * Code of a finding.
   */
  code?: string;
  /**
   * What is compared with: the order, stage or file of a source.
   */
  before?: string | number;
  /**
   * What is compared: the order, stage or file of a source.
   */
  after?: string | number;
  vni?: number;
  vlan?: number;
  /**
   * Sequence number of a probe.
   */
  seq?: number;
  /**
   * ICMP identifier.
   */
  icmpId?: number;
  /**
   * Length of an IP packet, bytes.
   */
  size?: number;
}
export interface CaseBudget {
  /**
   * A kind of figure, or a path.
   */
  figure: string;
  where?: ClaimWhere;
  /**
   * A number or a quantity.
   */
  atMost?: string | number;
  /**
   * A number or a quantity.
   */
  atLeast?: string | number;
  stage?: string;
}
export interface CaseMapping {
  /**
   * Where the value stands in the file: $.stages[name=rejoined].ssh.failed
   */
  path: string;
  /**
   * Kind of figure that it is a value of.
   */
  figure?: string;
  /**
   * Id of a claim of this case that the value, true or false, says was met.
   */
  claim?: string;
  where?: ClaimWhere;
  stage?: string;
  /**
   * Unit of the number there, such as ms.
   */
  unit?: string;
  tolerance?: string | number;
}
export interface CaseSource {
  /**
   * Path relative to the case file.
   */
  file: string;
  /**
   * Who recorded it.
   */
  node?: string;
  /**
   * Interface that was recorded, where neither the capture nor its name tells (leaf1-eth1.pcap does).
   */
  interface?: string;
  /**
   * One of stages.
   */
  stage?: string;
  /**
   * Place in a sequence of snapshots where no time is known.
   */
  order?: number;
  /**
   * When the snapshot was taken, RFC 3339 with zone.
   */
  at?: string;
  /**
   * Date of stamps that have none.
   */
  date?: string;
  /**
   * Zone of stamps that have none, such as "-05:00".
   */
  zone?: string;
  /**
   * Sources that name the same clock were stamped by one physical clock.
   */
  clock?: string;
  /**
   * MTU of the link that was recorded, bytes. Longer IP packets are then known for offload, recorded before segmentation. Without it, outputs of ip link of the same node tell.
   */
  mtu?: number;
  /**
   * Interface name by ifindex, for captures taken on "any".
   */
  ifindex?: {
    [k: string]: string;
  };
  /**
   * Read this text as that kind, where it does not tell itself what it is: bare names, an excerpt without its heading.
   */
  kind?:
    | "ping"
    | "kube-objects"
    | "kube-table"
    | "kube-phases"
    | "kube-error"
    | "fping"
    | "mtr"
    | "probe-log"
    | "prometheus"
    | "tcpdump-text"
    | "frr-evpn-routes"
    | "frr-evpn-mac"
    | "vtysh-error"
    | "frr-evpn-arp"
    | "frr-evpn-vni"
    | "frr-evpn"
    | "frr-bgp-vni"
    | "frr-evpn-rmac"
    | "frr-evpn-next-hops"
    | "frr-evpn-es"
    | "frr-bgp-summary"
    | "frr-bgp-routes"
    | "frr-ip-route"
    | "frr-log"
    | "eos-evpn-routes"
    | "nxos-l2route"
    | "iosxe-l2route"
    | "iosxe-evpn-routes"
    | "nxos-evpn-routes"
    | "junos-evpn-routes"
    | "sonic-remotemac"
    | "gobgp-evpn-routes"
    | "address-list"
    | "linux-fdb"
    | "linux-addr"
    | "linux-link"
    | "linux-monitor"
    | "linux-neigh"
    | "linux-route"
    | "linux-route-get"
    | "linux-sysctl"
    | "noted"
    | "ovn-trace"
    | "ovs-fdb"
    | "ovs-flows"
    | "ovs-vsctl";
  /**
   * The command that wrote the text, as typed, where no prompt in it shows it: "ovs-vsctl list-ports br0".
   */
  command?: string;
  /**
   * A probe log's own names (columns, or keys of JSON Lines) for what a line holds, where they are not usual ones.
   */
  columns?: {
    /**
     * When the try began, unless the name says that it is the end.
     */
    time?: string;
    end?: string;
    /**
     * A word (ok, failed, timeout), true or false, an exit code, a status of HTTP.
     */
    outcome?: string;
    /**
     * Empty when all went well.
     */
    error?: string;
    duration?: string;
    target?: string;
    seq?: string;
  };
  /**
   * Regular expression for a line of a probe log in free text, with groups such as (?<time>...), (?<outcome>...), (?<duration>...), (?<target>...).
   */
  pattern?: string;
  /**
   * Unit of a probe log's durations, where neither name nor value says it.
   */
  durationUnit?: "s" | "ms" | "us" | "ns";
  /**
   * Seconds between two lines of a heartbeat beyond which it is stale. Default 45.
   */
  staleness?: number;
  /**
   * The file may be missing or empty: then it is told among the findings, and is no error.
   */
  optional?: boolean;
}
