import type { ArpLayer, IcmpLayer } from "./tcpdump-rows.ts";
/** ICMP of which `text` from `at` on is what follows "ICMP " (or "ICMP6, " when `v6`). */
export declare function parseIcmp(text: string, at: number, v6: boolean): IcmpLayer;
/** ARP or RARP of which `text` from `at` on is what follows "ARP, " or the Ethernet header. */
export declare function parseArp(text: string, at: number): ArpLayer;
