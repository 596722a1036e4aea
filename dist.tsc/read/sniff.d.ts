/** What the first bytes say. */
export interface Sniffed {
    readonly kind: "pcap" | "pcapng" | "foreign-capture" | "binary" | "text" | "empty";
    /** For people: "snoop capture (Solaris)". */
    readonly name: string;
    /** One sentence: what to do about it. Empty where nothing is to be done. */
    readonly hint: string;
}
/** Says what a file is by its head (decompressed). Never throws. */
export declare function sniff(head: Uint8Array): Sniffed;
