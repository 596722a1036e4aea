// A packet as a Wireshark display filter: what it carries innermost, so that the same packet is found in other captures, too.
import type { PacketRow } from "../schema/packet.generated.ts";

/** UDP ports that Wireshark takes for tunnels unless told otherwise: VXLAN, VXLAN-GPE, Geneve. */
const USUAL_TUNNELS: ReadonlySet<number> = new Set([4789, 4790, 6081]);

/**
 * A filter for the content of a packet; undefined where nothing tells it apart (it was not decoded to such a place, or lies in a tunnel
 * on a port that Wireshark does not know).
 */
export function displayFilter(row: PacketRow): string | undefined {
  const tunnel = tunnelOf(row);
  if (tunnel === undefined) return undefined;
  const last = row.layers.at(-1);
  const own =
    last === "icmp" || last === "icmpv6" ? icmpFilter(row) : last === "arp" ? arpFilter(row) : transportFilter(row);
  return own === undefined ? undefined : [...tunnel, own].join(" && ");
}

/** Terms for the virtual networks; undefined where Wireshark would not find them. */
function tunnelOf(row: PacketRow): string[] | undefined {
  const out: string[] = [];
  let udp = -1;
  let vni = 0;
  for (const layer of row.layers) {
    if (layer === "udp" || layer === "tcp") udp++;
    if (layer !== "vxlan" && layer !== "geneve") continue;
    const port = row.dport?.[udp];
    if (port === undefined || !USUAL_TUNNELS.has(port)) return undefined;
    const value = row.vni[vni++];
    if (value !== undefined) out.push(`${layer}.vni == ${value}`);
  }
  return out;
}

function icmpFilter({ icmp, layers, src }: PacketRow): string | undefined {
  if (icmp === undefined) return undefined;
  const v6 = layers.at(-1) === "icmpv6";
  const name = v6 ? "icmpv6" : "icmp";
  const terms = [`${name}.type == ${icmp.type}`];
  if (icmp.id !== undefined && icmp.seq !== undefined) {
    const [id, seq] = v6 ? ["icmpv6.echo.identifier", "icmpv6.echo.sequence_number"] : ["icmp.ident", "icmp.seq"];
    terms.push(`${id} == ${icmp.id}`, `${seq} == ${icmp.seq}`);
  } else {
    terms.push(`${name}.code == ${icmp.code}`);
    if (src.length > 0) terms.push(`${v6 ? "ipv6" : "ip"}.src == ${src.at(-1)}`);
  }
  return terms.join(" && ");
}

function arpFilter({ arp }: PacketRow): string | undefined {
  if (arp === undefined) return undefined;
  const terms = [`arp.opcode == ${arp.op}`];
  if (arp.sha !== undefined) terms.push(`arp.src.hw_mac == ${arp.sha}`);
  if (arp.tpa !== undefined) terms.push(`arp.dst.proto_ipv4 == ${arp.tpa}`);
  return terms.join(" && ");
}

function transportFilter({ tcp, layers, src, sport, dport }: PacketRow): string | undefined {
  const from = src.at(-1);
  if (from === undefined) return undefined;
  const address = `${from.includes(":") ? "ipv6" : "ip"}.src == ${from}`;
  const ports = (name: string) => `${name}.srcport == ${sport?.at(-1)} && ${name}.dstport == ${dport?.at(-1)}`;
  if (tcp !== undefined && sport !== undefined) return `${address} && ${ports("tcp")} && tcp.seq_raw == ${tcp.seq}`;
  if (layers.at(-1) === "udp" && sport !== undefined) return `${address} && ${ports("udp")}`;
  return undefined;
}
