// What each node of a migration should record: the commands, the files that they write, and why. Facts of the field, no state.
import type { CaseSource } from "../schema/case.generated.ts";

/** What a node is in the move. `vtep` is one of which nothing more is known. */
export type Role = "old" | "new" | "ingress" | "reflector" | "prober" | "ovs" | "control" | "vtep";

/** All roles, with what each is, in the order of the help. */
export const ROLES: Readonly<Record<Role, string>> = {
  old: "the host that the machine leaves",
  new: "the host that it moves to",
  ingress: "the VTEP through which the prober's packets enter the fabric",
  reflector: "a BGP route reflector",
  prober: "where the ping runs",
  ovs: "a host with Open vSwitch or OVN (Kube-OVN, OVN-Kubernetes)",
  control: "where kubectl works",
  vtep: "any other VTEP",
};

/** What the commands need to know of the machine that moves. */
export interface Subject {
  readonly mac: string | undefined;
  readonly ip: string | undefined;
  readonly vni: number | undefined;
  /** UDP ports of the tunnels. */
  readonly tunnelPorts: readonly number[];
  readonly interval: number;
  readonly vm: string | undefined;
  readonly namespace: string | undefined;
}

/** A command that runs once, or until it is stopped. `run` is a line of POSIX shell without the redirection. */
export interface Recorder {
  readonly run: string;
  /** Name of its file in the folder of the node; snapshots have "before." or "after." put in front. */
  readonly file: string;
  readonly why: string;
  /** Shell variable that it needs, of `VARIABLES`. */
  readonly variable?: string;
  /** Where its diagnostics go; tcpdump counts there what it lost. */
  readonly errors?: string;
  /** More that the case says about its file. */
  readonly source?: Partial<CaseSource>;
}

/** Shell variables of the scripts, with what they stand for. */
export const VARIABLES: Readonly<Record<string, string>> = {
  UPLINK: "the interface towards the fabric, such as eth1 (ip -br link)",
  PORT: "the port of the machine, such as vnet3 or tap0 (bridge link, virsh domiflist); the script waits until it is there",
  NIC: "the interface that the pings leave by, such as eth0 (ip route get)",
};

/** Recorders that run from before the move until after it. */
export function whileMoving(roles: ReadonlySet<Role>, s: Subject): Recorder[] {
  const out: Recorder[] = [];
  if (isVtep(roles)) {
    out.push(
      capture("UPLINK", "uplink.pcap", 256, tunnels(s), "which VTEP each probe went to, sizes and overhead"),
      bgpCapture("UPLINK"),
      {
        run: "bridge -t monitor fdb",
        file: "fdb-monitor.txt",
        why: "when forwarding changed here",
        source: { zone: "Z" },
      },
      {
        run: "ip -ts monitor neigh",
        file: "neigh-monitor.txt",
        why: "when the address was found behind another MAC",
        source: { zone: "Z" },
      },
    );
  }
  if (roles.has("reflector") && !isVtep(roles)) out.push(bgpCapture("UPLINK"));
  if (roles.has("old") || roles.has("new"))
    out.push(capture("PORT", "port.pcap", 256, "", "when the machine fell silent, and when it was heard again"));
  if (roles.has("prober")) {
    const to = s.ip ?? "ADDRESS";
    out.push(capture("NIC", "prober.pcap", 256, "icmp or icmp6 or arp", "when each probe left, to the microsecond"), {
      run: `ping -D -O -i ${s.interval} ${to}`,
      file: "ping.log",
      why: "which probes were answered",
    });
  }
  return out;
}

/** Snapshots taken once before and once after. */
export function snapshots(roles: ReadonlySet<Role>, s: Subject): Recorder[] {
  const out: Recorder[] = [];
  if (isVtep(roles) || roles.has("reflector"))
    out.push({
      run: "vtysh -c 'show bgp l2vpn evpn route'",
      file: "evpn-routes.txt",
      why: "next hop and MAC Mobility sequence",
    });
  if (isVtep(roles)) {
    const vni = s.vni === undefined ? "all" : String(s.vni);
    out.push(
      { run: `vtysh -c 'show evpn mac vni ${vni}'`, file: "evpn-mac.txt", why: "where the MAC is, and its sequence" },
      { run: `vtysh -c 'show evpn arp-cache vni ${vni}'`, file: "evpn-arp.txt", why: "MAC and address together" },
      { run: "bridge fdb show", file: "fdb.txt", why: "what forwarding was set to" },
      { run: "ip neigh show", file: "neigh.txt", why: "the MAC behind the address" },
    );
  }
  if (isVtep(roles) || roles.has("prober") || roles.has("ovs"))
    out.push(
      { run: "ip -d -j link show", file: "link.json", why: "MTU of every link, against the overhead" },
      { run: "ip -j addr show", file: "addr.json", why: "addresses that must not change" },
      { run: "ip -j route show", file: "route.json", why: "routes that must not change" },
    );
  if (roles.has("ovs"))
    out.push(
      { run: "ovs-vsctl show", file: "ovs-vsctl.txt", why: "bridges, ports and tags" },
      { run: "ovs-ofctl dump-flows br-int", file: "flows.txt", why: "what the switch does" },
    );
  if (roles.has("control")) {
    const where = inNamespace(s);
    out.push(
      {
        run: `kubectl get vmi${s.vm === undefined ? "" : ` ${s.vm}`}${where} -o yaml`,
        file: "vmi.yaml",
        why: "node, addresses, phases",
      },
      { run: `kubectl get vmim${where} -o yaml`, file: "vmim.yaml", why: "when each phase of the migration began" },
      { run: `kubectl get pods${where} -o wide`, file: "pods.txt", why: "nodes and restarts" },
    );
  }
  return out;
}

function isVtep(roles: ReadonlySet<Role>): boolean {
  return roles.has("vtep") || roles.has("ingress") || roles.has("old") || roles.has("new");
}

function capture(variable: string, file: string, snaplen: number, filter: string, why: string): Recorder {
  const end = filter === "" ? "" : ` '${filter}'`;
  return {
    run: `tcpdump -n -U -B 16384 -i "$${variable}" -s ${snaplen} -w ${file}${end}`,
    file,
    why,
    variable,
    errors: file.replace(/\.pcap$/, ".tcpdump.txt"),
  };
}

/** UPDATEs are read whole: a short snaplen would cut them. */
function bgpCapture(variable: string): Recorder {
  return capture(variable, "bgp.pcap", 0, "tcp port 179", "when each UPDATE came or left");
}

function tunnels(s: Subject): string {
  return s.tunnelPorts.map((p) => `udp port ${p}`).join(" or ");
}

function inNamespace(s: Subject): string {
  return s.namespace === undefined ? "" : ` -n ${s.namespace}`;
}
