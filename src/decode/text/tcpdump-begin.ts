// How a packet of tcpdump's text begins, behind its stamp: the words, the link header of -e, the interface of `-i any`.
import { isMacPair } from "./tcpdump-scan.ts";

// -e without -n: "00:16:3e:08:71:cf (oui Unknown) > Broadcast, ethertype ..."
export const NAMED_ETHERNET = /(\S+)(?: \(oui [^)]*\))? > (\S+?)(?: \(oui [^)]*\))?, (?=ethertype |802\.3)/y;
export const SLL2 = /(\S+) +(In|Out|B|M|P) +(?=ifindex |IP6? |ARP, |\S)/y;
export const SLL2_ETHERNET = /ifindex (\d{1,15}) (?:([0-9a-fA-F:]{17}) )?(?=ethertype )/y;
export const SLL = / {0,2}(In|Out|B|M|P) (?:([0-9a-fA-F:]{17}) )?(?=ethertype )/y;
export const OLD_TAG = /vlan (\d{1,4}), p \d, (?:DEI, |CFI, )?/y;
/** What packets without addresses begin with, where the line has no stamp to tell. */
const KNOWN_START =
  /^(?:IP6? +(?:\(|\[|\S+ > )|ARP, |Reverse |MPLS |STP |LLDP, |Loopback|IS-IS|CDPv|LACPv|PPPoE |IPX |AARP |EAPOL |CFMv|LLC, |RARP, )/;

/** What a packet inside another may begin with as well. */
export const INSIDE = /^(?:\(tos |\(hlim |\(class |\(flow|erspan |NSH, )/;

/** True when `text` from `at` on begins like a packet, stamp apart. */
export function beginsPacket(text: string, at: number): boolean {
  if (isMacPair(text, at)) return /^.{37}(?: \(oui [^)]*\))?, (?:ethertype |802\.3)/.test(text.slice(at));
  const rest = at === 0 ? text : text.slice(at);
  if (KNOWN_START.test(rest)) return true;
  NAMED_ETHERNET.lastIndex = at;
  return NAMED_ETHERNET.test(text) || startsCooked(text, at);
}

function startsCooked(text: string, at: number): boolean {
  SLL.lastIndex = at;
  if (SLL.test(text)) return true;
  SLL2.lastIndex = at;
  return SLL2.test(text) && /^(?:ifindex \d|IP6? |ARP, )/.test(text.slice(SLL2.lastIndex));
}
