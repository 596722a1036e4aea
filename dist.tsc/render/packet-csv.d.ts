import type { Outgoing } from "../anonymize/outgoing.ts";
import { type PacketView } from "../observe/packet-row.ts";
import type { PacketRow } from "../schema/packet.generated.ts";
import type { TimeStyle } from "./packet-time.ts";
/** The header line, with its line ending. */
export declare function csvHeader(time: TimeStyle): string;
/** Lines of one capture; `relative` counts from the first packet that has a time. */
export declare class PacketCsv {
    private readonly time;
    private first;
    constructor(time: TimeStyle);
    /** The line of one packet, with its line ending. */
    line(v: Outgoing<PacketView>, row: PacketRow): string;
    private stamp;
}
