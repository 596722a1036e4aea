// Where a packet was seen, and whom it was for.
import { KIND } from "./mac-silences.js";
/** Where a packet was seen, as one number: interface, direction, cooked interface and direction, TTL. */
export function viewOf(iface, direction, cooked, ttl) {
    return ((Math.imul((iface << 2) | direction, 0x9e3779b1) + cooked) << 8) | ttl;
}
/** Whether a packet behind a cooked header went to a group: what was sent by us names no receiver, so its kind decides. */
export function isToGroup(packetType, kind) {
    return packetType === 1 || packetType === 2 || (packetType === 4 && kind >= KIND.gratuitousArp);
}
