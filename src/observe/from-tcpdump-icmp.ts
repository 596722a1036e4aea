// ICMP errors and announcements as tcpdump prints them, in the words and bytes that the observers of captures use.
import { parseIpv4, parseIpv6 } from "../core/address.ts";
import type { ArpLayer, IcmpLayer } from "../decode/text/tcpdump-rows.ts";

const V4: readonly (readonly [RegExp, string])[] = [
  [/need to frag/, "fragmentation needed"],
  [/^net \S+ unreachable - unknown/, "network unknown"],
  [/^net \S+ unreachable - admin prohibited/, "network administratively prohibited"],
  [/^net \S+ unreachable - tos/, "network unreachable for this type of service"],
  [/^net \S+ unreachable/, "network unreachable"],
  [/^host \S+ unreachable - unknown/, "host unknown"],
  [/^host \S+ unreachable - admin prohibited filter/, "communication administratively prohibited"],
  [/^host \S+ unreachable - admin prohibited/, "host administratively prohibited"],
  [/^host \S+ unreachable - tos/, "host unreachable for this type of service"],
  [/^host \S+ unreachable - host precedence/, "unreachable, code 14"],
  [/precedence cutoff/, "unreachable, code 15"],
  [/^host \S+ unreachable/, "host unreachable"],
  [/source route failed/, "source route failed"],
  [/source host isolated/, "source host isolated"],
  [/ port \S+ unreachable/, "port unreachable"],
  [/ protocol \S+ unreachable/, "protocol unreachable"],
  [/reassembly time exceeded/, "reassembly time exceeded"],
  [/^time exceeded/, "time exceeded"],
  [/^source quench/, "source quench"],
];
const V6: readonly (readonly [RegExp, string])[] = [
  [/unreachable route/, "no route to destination"],
  [/unreachable prohibited/, "administratively prohibited"],
  [/beyond scope/, "beyond scope of source address"],
  [/unreachable address/, "address unreachable"],
  [/unreachable port/, "port unreachable"],
  [/^packet too big/, "packet too big"],
  [/reassembly time exceeded/, "reassembly time exceeded"],
  [/^time exceeded/, "time exceeded"],
];

/** What an ICMP error says, without the address in it: "fragmentation needed, mtu 1400"; "error" for what is not known. */
export function icmpErrorWords(layer: IcmpLayer): string {
  const says = layer.says ?? "";
  const known = (layer.layer === "icmpv6" ? V6 : V4).find(([pattern]) => pattern.test(says));
  const mtu = /\bmtu (\d{1,5})/.exec(says)?.[1];
  if (known !== undefined) return mtu === undefined || mtu === "0" ? known[1] : `${known[1]}, mtu ${mtu}`;
  return says.startsWith("parameter problem") ? "parameter problem" : "error";
}

/** A redirect is no error about a probe: it was forwarded all the same. */
export function isRedirect(layer: IcmpLayer): boolean {
  return layer.says?.startsWith("redirect") === true;
}

const OPERATION = new Map([
  ["arp request", 1],
  ["arp reply", 2],
  ["rarp request", 3],
  ["rarp reply", 4],
]);

/**
 * The packet's 28 bytes (RFC 826) as far as they are printed; undefined where the sender's MAC is not known, which only -e
 * shows for requests. A reply whose frame is broadcast announces its sender.
 */
export function arpBytes(
  layer: ArpLayer,
  frame: { readonly src: string; readonly dst: string } | undefined,
): Uint8Array | undefined {
  const operation = OPERATION.get(`${layer.layer} ${layer.operation}`);
  const sender = macBytes(layer.senderMac ?? frame?.src);
  if (operation === undefined || sender === undefined) return undefined;
  const b = new Uint8Array(28);
  b.set([0, 1, 8, 0, 6, 4, 0, operation]);
  b.set(sender, 8);
  const senderIp = parseIpv4(layer.senderIp ?? "0.0.0.0");
  const broadcast = layer.operation === "reply" && /^(?:ff:){5}ff$|^broadcast$/i.test(frame?.dst ?? "");
  const targetIp = parseIpv4((broadcast ? layer.senderIp : layer.targetIp) ?? "255.255.255.255");
  if (senderIp === undefined || targetIp === undefined) return undefined;
  b.set(senderIp, 14);
  b.set(macBytes(layer.targetMac) ?? [], 18);
  b.set(targetIp, 24);
  return b;
}

/**
 * Ethernet header and neighbour advertisement (RFC 4861 section 4.4) of what -v prints of one that nobody asked for; undefined
 * for all others, and where no MAC is known. The advertisement is at 14.
 */
export function advertisementBytes(layer: IcmpLayer, frameSrc: string | undefined): Uint8Array | undefined {
  if (layer.message !== "neighbor advertisement" || layer.flags === undefined) return undefined;
  if (/solicited/.test(layer.flags) || layer.target === undefined) return undefined;
  const target = parseIpv6(layer.target);
  const mac = macBytes(layer.linkAddress ?? frameSrc);
  if (target === undefined || mac === undefined) return undefined;
  const b = new Uint8Array(46);
  b.set(mac, 6);
  b[14] = 136;
  b.set(target, 22);
  b.set([2, 1], 38);
  b.set(mac, 40);
  return b;
}

/** A MAC as 6 bytes; undefined for what is none. */
export function macBytes(text: string | undefined): number[] | undefined {
  if (text === undefined || !/^(?:[0-9a-fA-F]{2}:){5}[0-9a-fA-F]{2}$/.test(text)) return undefined;
  return text.split(":").map((x) => Number.parseInt(x, 16));
}
