// What was not recorded, and the command that records it next time.
import type { Outage } from "../schema/evidence.generated.ts";

type CannotSplit = Outage["cannotSplit"];

/** Inputs named in one sentence. */
const LISTED = 10;

/** What is known of an outage when it is said what is missing. */
export interface Recorded {
  readonly mac: string | undefined;
  /** Names of nodes, or addresses of VTEPs, where known. */
  readonly oldNode: string | undefined;
  readonly newNode: string | undefined;
  readonly observerNode: string | undefined;
  /** The way to the machine leads through VTEPs. */
  readonly fabric: boolean;
  readonly oldPort: boolean;
  readonly newPort: boolean;
  readonly updateSent: boolean;
  readonly updateReceived: boolean;
  readonly forwarding: boolean;
  /** The UPDATE came by a reflector that was not recorded, or on one side only; undefined where there is none, or both sides are known. */
  readonly reflector: UnseenReflector | undefined;
  /** Inputs whose clock cannot be related to that of the observer. */
  readonly unrelated: readonly string[];
}

/** A reflector whose share of propagation is not told apart. */
export interface UnseenReflector {
  /** Its name or address, where an UPDATE that came from it tells. */
  readonly node: string | undefined;
  /** What of it was not recorded. */
  readonly lacks: "both" | "enters" | "leaves";
}

/** One row for each recording that would split a part; the parts it ends and begins are named by the first. */
export function missing(r: Recorded): CannotSplit {
  const out: CannotSplit = [];
  const ofMac = r.mac === undefined ? "" : ` ether host ${r.mac}`;
  const port = (name: string) => `tcpdump -i PORT -s 128 -w ${name}.pcap${ofMac}`;
  if (!r.oldPort) {
    out.push({
      part: "silence",
      missing: `the machine's old port${on(r.oldNode)}: frames that it sent there after its last reply are not known, so silence may have begun later`,
      record: `${at(r.oldNode, "the node of the old port")}: ${port("old-port")}  (PORT: the machine's tap, as bridge link or virsh domiflist names it)`,
    });
  }
  if (!r.newPort) {
    out.push({
      part: "silence",
      missing: `the machine's new port${on(r.newNode)}: when it was first heard there is not known, so silence ends somewhere before the next event`,
      record: `${at(r.newNode, "the node of the new port")}: ${port("new-port")}  (PORT: the machine's tap, as bridge link or virsh domiflist names it)`,
    });
  }
  if (r.fabric) out.push(...missingRoutes(r));
  else {
    out.push({
      part: "repoint",
      missing: `where the network sent the probes${on(r.observerNode)}: when it followed the machine is known only to the next probe, so repoint and nextProbe are not told apart`,
      record: `${at(r.observerNode, "the ingress VTEP or switch")}: tcpdump -i any -w ingress.pcap 'tcp port 179 or udp port 4789'; bridge -t monitor fdb > ingress.fdb-monitor.txt`,
    });
  }
  if (r.unrelated.length > 0) {
    const listed = r.unrelated.slice(0, LISTED).join(", ");
    const more = r.unrelated.length > LISTED ? ` and ${r.unrelated.length - LISTED} more` : "";
    out.push({
      part: "all",
      missing: `a tie between the clocks of ${listed}${more} and that of the observer: no packet ties them, so their events are left out`,
      record: "say in case.yaml which inputs one clock stamped (clock: NAME), or record packets that both taps see",
    });
  }
  return out;
}

function missingRoutes(r: Recorded): CannotSplit {
  const out: CannotSplit = [];
  const bgp = (name: string) => `tcpdump -i any -w ${name}.pcap 'tcp port 179 or udp port 4789'`;
  if (!r.updateSent) {
    out.push({
      part: "announcement",
      missing: `the uplink of the new VTEP${on(r.newNode)}: when its UPDATE left is not known, so announcement and propagation are not told apart`,
      record: `${at(r.newNode, "the new VTEP")}: ${bgp("new-vtep")}`,
    });
  }
  if (!r.updateReceived) {
    out.push({
      part: "propagation",
      missing: `the UPDATE at the observer${on(r.observerNode)}: when it came is not known, so propagation and repoint are not told apart`,
      record: `${at(r.observerNode, "the ingress VTEP")}: ${bgp("ingress")}`,
    });
  }
  if (r.reflector !== undefined) out.push(missingReflector(r.reflector, bgp("reflector")));
  if (!r.forwarding) {
    out.push({
      part: "repoint",
      missing: `the forwarding table of the observer${on(r.observerNode)}: when it changed is known only to the next probe, so repoint and nextProbe are not told apart`,
      record: `${at(r.observerNode, "the ingress VTEP")}: bridge -t monitor fdb > ingress.fdb-monitor.txt  (its node and clock in case.yaml)`,
    });
  }
  return out;
}

const REFLECTOR_LACKS = {
  both: "the UPDATE passed it, and when it came in and left again is not known, so its share of propagation is not told apart",
  enters: "when the UPDATE came in is not known, so its share of propagation is not told apart from the way there",
  leaves:
    "when the UPDATE left for the observer is not known, so its share of propagation is not told apart from the way on to the observer",
} as const;

function missingReflector({ node, lacks }: UnseenReflector, command: string): CannotSplit[number] {
  return {
    part: "reflector",
    missing: `the route reflector${on(node)}: ${REFLECTOR_LACKS[lacks]}`,
    record: `${at(node, "the route reflector")}: ${command}`,
  };
}

function on(node: string | undefined): string {
  return node === undefined ? "" : ` (${node})`;
}

function at(node: string | undefined, otherwise: string): string {
  return `on ${node ?? otherwise}`;
}
