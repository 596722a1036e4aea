// Interfaces of a pcapng as columns, and their stamps: 64-bit ticks of a resolution of their own to exact ns from the base of a batch.
import { EXACT_NS } from "../core/time.js";
const NS_PER_S = 1000000000n;
/** Reads an if_tsresol byte (draft-ietf-opsawg-pcapng section 4.2): 10^-n, or 2^-n where the top bit is set. */
export function resolutionOf(tsresol) {
    const n = tsresol & 0x7f;
    const binary = (tsresol & 0x80) !== 0;
    const perSecond = (binary ? 2n : 10n) ** BigInt(n);
    return {
        tick: NS_PER_S % perSecond === 0n ? Number(NS_PER_S / perSecond) : 0,
        perSecond,
        digits: Math.min(9, binary ? Math.ceil(n * Math.log10(2)) : n),
        resolutionNs: Number((NS_PER_S + perSecond - 1n) / perSecond),
        finerThanNs: perSecond > NS_PER_S,
    };
}
/** Largest |ns from the base| that is handed out; a little under EXACT_NS, so that no step of the sum can round. */
export const REACH_NS = EXACT_NS - 2 ** 32;
/**
 * What the hot loop needs of the interfaces of a capture, as columns. With `tick` not 0 and `made[i] === generation`:
 * ns from base = ((high - refHigh) * 2^32 + (low - refLow)) * tick + refNs, exact while its size is under REACH_NS.
 */
export class InterfaceColumns {
    tick = new Float64Array(8);
    refHigh = new Float64Array(8);
    refLow = new Float64Array(8);
    refNs = new Float64Array(8);
    made = new Float64Array(8);
    /** Most bytes that a packet of the interface can honestly hold. */
    limit = new Float64Array(8);
    fcs = new Float64Array(8);
    /** Counts changes of the base; rows made for another generation are stale. */
    generation = 1;
    #count = 0;
    #base = 0n;
    #perSecond = [];
    #offset = [];
    /** Adds the next interface. */
    add(description, limit) {
        if (this.#count === this.tick.length)
            this.#grow();
        this.limit[this.#count] = limit;
        this.fcs[this.#count] = description.fcsLength;
        this.tick[this.#count++] = description.resolution.tick;
        this.#perSecond.push(description.resolution.perSecond);
        this.#offset.push(description.offsetSeconds * NS_PER_S);
    }
    /** Counts from `base` from now on. */
    rebase(base) {
        this.#base = base;
        this.generation++;
    }
    /** Makes the row of interface `i` current. */
    refresh(i) {
        const perSecond = this.#perSecond[i];
        const fromOffset = this.#base - this.#offset[i];
        const ticks = floorDivide(fromOffset * perSecond, NS_PER_S);
        this.refHigh[i] = Number(ticks >> 32n);
        this.refLow[i] = Number(ticks & 0xffffffffn);
        this.refNs[i] = Number((ticks * NS_PER_S) / perSecond - fromOffset);
        this.made[i] = this.generation;
    }
    /** Epoch ns of a stamp; digits finer than ns are cut. */
    epoch(i, high, low) {
        const ticks = (BigInt(high) << 32n) | BigInt(low);
        return (ticks * NS_PER_S) / this.#perSecond[i] + this.#offset[i];
    }
    /** ns from the base for any resolution; Infinity where that is beyond REACH_NS. */
    slow(i, high, low) {
        const ns = Number(this.epoch(i, high, low) - this.#base);
        return Math.abs(ns) > REACH_NS ? Infinity : ns;
    }
    #grow() {
        const longer = (column) => {
            const out = new Float64Array(column.length * 2);
            out.set(column);
            return out;
        };
        this.tick = longer(this.tick);
        this.refHigh = longer(this.refHigh);
        this.refLow = longer(this.refLow);
        this.refNs = longer(this.refNs);
        this.made = longer(this.made);
        this.limit = longer(this.limit);
        this.fcs = longer(this.fcs);
    }
}
function floorDivide(a, b) {
    const q = a / b;
    return a % b < 0n ? q - 1n : q;
}
