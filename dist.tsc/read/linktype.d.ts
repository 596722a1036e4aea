/** Name of a LINKTYPE_ number, as in packet rows ("EN10MB", "LINUX_SLL2"); "LINKTYPE_<n>" where the list has none. */
export declare function linkTypeName(linkType: number): string;
/**
 * Most captured bytes that a record of this link type can honestly claim: 262144 as in libpcap and Wireshark,
 * more (up to 16 MiB) where the file's own snaplen says so, 128 MiB for D-Bus and USBPcap.
 */
export declare function packetLimit(linkType: number, snaplen: number): number;
