// Subnets that evidence declares: those whose order of addresses its figures rest on.
import type { Evidence } from "../schema/evidence.generated.ts";
import { parseBlock, type Block } from "./blocks.ts";

/** Facts that mean something only while order within a subnet is kept. */
export const NEEDS_HOST_ORDER: ReadonlySet<string> = new Set([
  "ipam.allocatable",
  "network.firstFreeAddress",
  "address.list",
]);

/** Facts that declare a subnet: networks and interfaces. A route is none; it may be an aggregate of half the world. */
const DECLARING = /^(?:network|ipam|subnet)\.|^link\.address$/;
const CIDR = /(?<![\w.:])[\da-fA-F:.]+\/\d{1,3}(?![\w.])/g;
/** Wider ones would keep too much of an address. */
const WIDEST = { 4: 16, 16: 48 };

/** Subnets in the facts about networks and interfaces of `evidence`, each once, in no order that means anything. */
export function declaredSubnets(evidence: Pick<Evidence, "facts">): Block[] {
  const found = new Set<string>();
  for (const f of evidence.facts)
    if (DECLARING.test(f.kind))
      for (const [cidr] of JSON.stringify([f.subject, f.value]).matchAll(CIDR)) found.add(cidr);
  return [...found]
    .map(parseBlock)
    .filter((b) => b !== undefined)
    .filter((b) => b.length >= WIDEST[b.bytes.length === 4 ? 4 : 16]);
}
