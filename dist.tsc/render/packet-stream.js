import { reveal } from "../anonymize/reveal.js";
import { createWalker } from "../decode/wire/frame.js";
import { PacketBgp } from "../observe/packet-bgp.js";
import { packetRow } from "../observe/packet-row.js";
import { ByteWriter, FLUSH_AT } from "./byte-writer.js";
import { csvHeader, PacketCsv } from "./packet-csv.js";
import { PacketNdjson } from "./packet-ndjson.js";
import { PacketText } from "./packet-text.js";
/**
 * Rows of a capture as chunks of some 64 kB. A chunk is overwritten by the next one: write it before asking for more.
 * Nothing is thrown for what is in the packets; the reader may throw EvidenceError.
 */
export async function* packetChunks(reader, options) {
    const printer = new Printer(reader, options);
    for await (const batch of reader.batches()) {
        printer.enter(batch);
        while (printer.fill())
            yield printer.take();
        if (printer.done)
            break;
    }
    if (printer.out.length > 0)
        yield printer.take();
}
/** Formats the rows of batch after batch into one buffer. */
class Printer {
    out = new ByteWriter();
    reader;
    walker;
    view;
    where;
    bgp = new PacketBgp();
    write;
    left;
    constructor(reader, options) {
        this.reader = reader;
        const { tunnelPorts = [], guessTunnels = true } = options;
        this.walker = createWalker({ tunnelPorts, guessTunnels });
        this.view = {
            batch: undefined,
            i: 0,
            iface: undefined,
            hasInterfaces: reader.container === "pcapng",
            slots: this.walker.slots,
            evpn: undefined,
        };
        this.where = options.where;
        this.left = options.limit ?? Number.POSITIVE_INFINITY;
        this.write = writerFor(this.out, options);
    }
    get done() {
        return this.left <= 0;
    }
    enter(batch) {
        this.view.batch = batch;
        this.view.i = 0;
    }
    /** True when the buffer is full and the batch is not at its end. */
    fill() {
        const { view, out } = this;
        const { batch } = view;
        for (; view.i < batch.count && this.left > 0; view.i++) {
            if (out.length >= FLUSH_AT)
                return true;
            this.packet(batch, view.i);
        }
        return false;
    }
    take() {
        const chunk = this.out.buffer.subarray(0, this.out.length);
        this.out.length = 0;
        return chunk;
    }
    packet(batch, i) {
        const { view } = this;
        view.iface = this.reader.interfaces[batch.iface[i]];
        const fcs = batch.fcs[i];
        const length = Math.max(0, batch.len[i] - fcs);
        // The FCS is the end of the record: of a cut packet none of it, or a part of it, was kept.
        const caplen = Math.min(batch.caplen[i], length);
        this.walker.walk(batch.bytes, batch.offset[i], caplen, view.iface.linkType, length);
        view.evpn = this.bgp.routes(view);
        if (this.where !== undefined && !this.where.test(packetRow(view, this.where.needsChecksums)))
            return;
        this.left--;
        this.write(view);
    }
}
function writerFor(out, options) {
    const time = options.time ?? "rfc3339";
    if (options.format === "ndjson") {
        const ndjson = new PacketNdjson(out);
        return (v) => ndjson.write(reveal(v));
    }
    if (options.format === "text") {
        const text = new PacketText(out, time);
        return (v) => text.write(reveal(v));
    }
    const csv = new PacketCsv(time);
    out.utf8(csvHeader(time));
    return (v) => out.utf8(csv.line(reveal(v), packetRow(v)));
}
