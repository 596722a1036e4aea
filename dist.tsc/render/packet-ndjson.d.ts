import type { Outgoing } from "../anonymize/outgoing.ts";
import { type PacketView } from "../observe/packet-row.ts";
import { type ByteWriter } from "./byte-writer.ts";
/** Writes rows; one writer a capture. */
export declare class PacketNdjson {
    private readonly out;
    private readonly clock;
    private readonly interfaces;
    constructor(out: ByteWriter);
    /** Appends the row of one packet, with its line ending. */
    write(v: Outgoing<PacketView>): void;
    private record;
    private lists;
    private list;
    private item;
    private messages;
    private geneveOptions;
    /** The options from number `found` on, one of which does not fit its header. */
    private badGeneveOptions;
    private rare;
    private icmp;
    private tcp;
    private flags;
    private checksums;
    private stop;
    private json;
}
