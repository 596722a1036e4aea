import type { AddrRow, LinkRow } from "./linux-rows.ts";
/** An interface of which only the name is known. */
export declare function newLink(line: number, ifname: string): LinkRow;
/** The interface that a heading begins; undefined for other lines. */
export declare function parseHeading(text: string, line: number): LinkRow | undefined;
/** What a -br line says. */
export interface BriefLine {
    readonly link: LinkRow;
    readonly addresses: AddrRow[];
}
/** The interface (and addresses) of a -br line; undefined for other lines. */
export declare function parseBrief(text: string, line: number): BriefLine | undefined;
/** An address of which nothing but itself is known. */
export declare function newAddr(line: number, ifname: string, text: string): AddrRow;
/** The address on a line such as `    inet 10.0.0.1/24 brd 10.0.0.255 scope global dynamic eth0`; undefined for other lines. */
export declare function parseAddress(text: string, line: number, ifname: string): AddrRow | undefined;
/** Interface and address of a line of the one-line form; undefined for other lines. */
export declare function parseOneLineAddress(text: string, line: number): {
    ifindex: number;
    ifname: string;
    row: AddrRow;
} | undefined;
/** Which line of counters comes next. */
export type CountersNext = "rx" | "tx" | "other" | undefined;
/** Takes the indented lines under a heading into its row. */
export declare class LinkDetails {
    private next;
    /** Forgets a line of counters that was awaited. */
    reset(): void;
    /** Takes one line; false when it is none of an interface. */
    take(row: LinkRow, text: string): boolean;
    private counters;
}
