import { FindingCounter } from "./counter.js";
import { packetLimit } from "./linktype.js";
import * as blocks from "./pcapng-blocks.js";
import { InterfaceColumns } from "./pcapng-clock.js";
import { BAD_OPTIONS, FINER_THAN_NS, NO_INTERFACE, TOO_MANY_INTERFACES, dropFindings, skippedFinding, } from "./pcapng-findings.js";
/** Interfaces of a capture at most. Nobody has so many; a file that says so wants memory. */
const MOST_INTERFACES = 8192;
const MOST_KINDS = 64;
/** Stands for the block types beyond MOST_KINDS. */
const FURTHER = -1;
const MOST_PLACES = 1000;
/** Collects what is not a packet. Bounded: what is beyond a bound is counted. */
export class Inventory {
    interfaces = [];
    columns = new InterfaceColumns();
    comments = new blocks.Comments();
    drops = new Map();
    dropPlaces = [];
    /** Index of the first interface of the section in hand. */
    firstInterface = 0;
    /** Largest packet that any interface so far allows. */
    widest = packetLimit(1, 0);
    #counter = new FindingCounter();
    #skipped = new Map();
    #statistics = new Map();
    #packetDrops = new Map();
    #section = -1;
    /** Counts something odd. */
    odd(oddity, place) {
        this.#counter.add(oddity, place);
    }
    /** Counts a block that is passed over. */
    pass(type, offset) {
        const known = this.#skipped.has(type) || this.#skipped.size < MOST_KINDS ? type : FURTHER;
        const skipped = this.#skipped.get(known);
        if (skipped === undefined)
            this.#skipped.set(known, { count: 1, offset });
        else
            skipped.count++;
    }
    /** A Section Header Block of a known version: interfaces count from 0 again. */
    section(block, place) {
        const { view, at, end } = block;
        this.#section++;
        this.firstInterface = this.interfaces.length;
        const whole = blocks.eachOption({ ...block, at: at + 24, end: end - 4 }, (code, value, length) => {
            if (code === blocks.OPT_COMMENT) {
                this.comments.add({ about: "section", text: blocks.optionText(view, value, length) ?? "" });
            }
        });
        if (!whole)
            this.odd(BAD_OPTIONS, place);
    }
    /** An Interface Description Block. */
    describe(block, place) {
        const index = this.interfaces.length;
        if (index >= MOST_INTERFACES)
            return this.odd(TOO_MANY_INTERFACES, place);
        const d = blocks.readInterface(block);
        const { linkType, snaplen, name, description, filter, fcsLength } = d;
        const { digits, resolutionNs, finerThanNs } = d.resolution;
        const where = { index, id: index - this.firstInterface, section: this.#section };
        this.interfaces.push({ ...where, linkType, snaplen, name, description, filter, digits, resolutionNs, fcsLength });
        const limit = packetLimit(linkType, snaplen);
        this.widest = Math.max(this.widest, limit);
        this.columns.add(d, limit);
        for (const text of d.comments)
            this.comments.add({ about: "interface", number: index, text });
        if (finerThanNs)
            this.odd(FINER_THAN_NS, place);
        if (!d.optionsWhole)
            this.odd(BAD_OPTIONS, place);
    }
    /** An Interface Statistics Block. Its counters run from the start of the capture: the last one of an interface holds all. */
    statistics(block, place) {
        const index = this.firstInterface + block.view.getUint32(block.at + 8, block.le);
        if (index >= this.interfaces.length)
            return this.odd(NO_INTERFACE, place);
        const { counters, optionsWhole } = blocks.readStatistics(block);
        this.#statistics.set(index, counters);
        const drops = blocks.dropsOf(counters);
        if (drops !== undefined)
            this.drops.set(index, drops);
        if (!optionsWhole)
            this.odd(BAD_OPTIONS, place);
    }
    /** Packets lost just before a record, as its block says. */
    dropped(drop) {
        this.#packetDrops.set(drop.iface, (this.#packetDrops.get(drop.iface) ?? 0) + drop.count);
        if (this.dropPlaces.length < MOST_PLACES)
            this.dropPlaces.push(drop);
    }
    /** At the end of the file: drops are complete, and this is what there is to say. */
    findings() {
        for (const [index, count] of this.#packetDrops) {
            this.drops.set(index, Math.max(count, this.drops.get(index) ?? 0));
        }
        const skipped = skippedFinding(this.#skipped);
        return [
            ...dropFindings(this.interfaces, this.drops, this.#statistics),
            ...(skipped === undefined ? [] : [skipped]),
            ...this.#counter.findings(),
        ];
    }
}
