import type { RowBase } from "./format.ts";
/** The first line. */
export interface ArpingHeader extends RowBase {
    readonly kind: "header";
    readonly to: string;
    readonly from: string | undefined;
    readonly device: string | undefined;
}
/** A reply: who has the address. */
export interface ArpingReply extends RowBase {
    readonly kind: "reply";
    readonly ip: string | undefined;
    readonly mac: string | undefined;
    readonly rttNs: number | undefined;
}
/** A probe without a reply (habets' arping only). */
export interface ArpingTimeout extends RowBase {
    readonly kind: "timeout";
}
/** Counts at the end; iputils prints them on two lines. */
export interface ArpingCounts extends RowBase {
    readonly kind: "counts";
    readonly sent: number | undefined;
    readonly received: number | undefined;
}
/** What arping says for itself. */
export interface ArpingMessage extends RowBase {
    readonly kind: "message";
    readonly says: string;
}
/** A row of arping. */
export type ArpingRow = ArpingHeader | ArpingReply | ArpingTimeout | ArpingCounts | ArpingMessage;
