// What a pcapng reader has to say about a file: oddities by kind, drops by interface, blocks passed over.
import { named } from "../core/quoted.js";
import { plural } from "./counter.js";
import { blockName, dropsOf } from "./pcapng-blocks.js";
export const NO_TIME = {
    code: "pcapng.no-time",
    severity: "warning",
    says: (n) => `${plural(n, "record")} without a time (Simple Packet Block): nothing about when can be said of them`,
};
export const NO_INTERFACE = {
    code: "pcapng.no-interface",
    severity: "error",
    says: (n) => `${plural(n, "block")} of an interface that the section does not describe; not read: link type and clock are unknown`,
};
export const BAD_PACKET = {
    code: "pcapng.bad-packet-length",
    severity: "error",
    says: (n) => `${plural(n, "packet block")} with more captured bytes than the block has or the link type allows; not read`,
};
export const BAD_OPTIONS = {
    code: "pcapng.bad-options",
    severity: "warning",
    says: (n) => `${plural(n, "block")} with an option longer than the block; options from there on not read`,
};
export const TOO_MANY_INTERFACES = {
    code: "pcapng.too-many-interfaces",
    severity: "error",
    says: (n) => `${plural(n, "interface")} beyond 65535; packets of them are not read`,
};
export const FINER_THAN_NS = {
    code: "pcapng.finer-than-ns",
    severity: "info",
    says: (n) => `${plural(n, "interface")} with stamps finer than a nanosecond; cut to nanoseconds`,
};
/** One finding on all blocks that were passed over; undefined when there were none. */
export function skippedFinding(skipped) {
    if (skipped.size === 0)
        return undefined;
    const each = [...skipped].map(([type, s]) => `${s.count} x ${type < 0 ? "further types" : blockName(type)} (first at +${s.offset})`);
    const count = [...skipped.values()].reduce((sum, s) => sum + s.count, 0);
    const offset = Math.min(...[...skipped.values()].map((s) => s.offset));
    return {
        code: "pcapng.skipped-blocks",
        severity: "info",
        says: `blocks not read: ${each.join(", ")}`,
        offset,
        count,
    };
}
/** One finding for each interface that lost packets before they reached the file. */
export function dropFindings(interfaces, drops, statistics) {
    return [...drops]
        .filter(([, count]) => count > 0)
        .map(([index, count]) => {
        const iface = interfaces[index];
        const s = statistics.get(index) ?? {};
        const parts = [
            [s.interfaceDrops, "dropped by the interface"],
            [s.systemDrops, "dropped by the system"],
            [s.received, "received"],
            [s.accepted, "passed the filter"],
            [s.delivered, "delivered"],
        ];
        const told = parts.filter(([v]) => v !== undefined).map(([v, what]) => `${v} ${what}`);
        const source = dropsOf(s) === undefined ? "as the packets' drop counts say" : told.join(", ");
        return {
            code: "capture.drops",
            severity: "warning",
            says: `${plural(count, "packet")} of interface ${iface.name === undefined ? iface.id : named(iface.name)} lost before the file (${source}): absence in it proves little`,
            count,
        };
    });
}
