import { histogram } from "./frames.js";
/** Underlay MTU that `innerMtuAt1500_bytes` is stated for. */
const UNDERLAY_MTU = 1500;
/**
 * One row an input and stack of headers. `ipOverhead_bytes` is the sum of the ledger (outer IP header to inner
 * Ethertype), `frameOverhead_bytes` outer frame - inner frame, null where the link type has no Ethernet frame.
 * A row for plain traffic (0) exists only where plain traffic was seen.
 */
export function correlateOverhead(observations) {
    return observations.flatMap((o) => o.overhead.filter((e) => e.packets > 0).map((e) => row(o.input.id, e)));
}
function row(input, e) {
    const plain = e.encapsulation === "none";
    const ledger = plain ? [] : e.headers.flatMap(ledgerRows);
    // A tunnel whose ledger is empty was not measured: that is unknown, not free of cost.
    const known = plain || ledger.length > 0;
    const ipOverhead = known ? ledger.reduce((sum, h) => sum + h.bytes, 0) : null;
    const out = {
        input,
        encapsulation: e.encapsulation,
        packets: e.packets,
        ipOverhead_bytes: ipOverhead,
        frameOverhead_bytes: frameOverhead(e, plain),
        headers: ledger,
        innerMtuAt1500_bytes: ipOverhead === null ? null : UNDERLAY_MTU - ipOverhead,
    };
    const outer = histogram(e.outerLengths);
    const inner = histogram(e.innerLengths);
    if (outer !== undefined) {
        out.lengthsAre = e.ethernet ? "frameLength" : "packetLength";
        out.outerLengths = outer;
    }
    if (inner !== undefined)
        out.innerLengths = inner;
    return out;
}
function frameOverhead(e, plain) {
    if (!e.ethernet)
        return null;
    return plain ? 0 : (e.frameOverhead ?? null);
}
const GENEVE_BASE = 8;
/** A header as ledger rows: Geneve's options, which a network operator can do without, stand apart from its 8 bytes. */
function ledgerRows(h) {
    if (h.layer !== "geneve" || h.bytes <= GENEVE_BASE)
        return [{ layer: h.layer, bytes: h.bytes }];
    return [
        { layer: "geneve", bytes: GENEVE_BASE },
        { layer: "geneve options", bytes: h.bytes - GENEVE_BASE },
    ];
}
