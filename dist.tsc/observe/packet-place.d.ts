/** Where a packet was seen, as one number: interface, direction, cooked interface and direction, TTL. */
export declare function viewOf(iface: number, direction: number, cooked: number, ttl: number): number;
/** Whether a packet behind a cooked header went to a group: what was sent by us names no receiver, so its kind decides. */
export declare function isToGroup(packetType: number, kind: number): boolean;
