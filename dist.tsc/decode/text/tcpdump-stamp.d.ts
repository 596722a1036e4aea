import type { StampMode } from "./tcpdump-rows.ts";
/** Reads the start of lines. After `scan` gave true, its fields are those of the line. */
export declare class StampScanner {
    stamp: StampMode;
    time: string;
    sec: number;
    nsec: number;
    digits: number;
    number: number | undefined;
    /** First character after number, stamp and the spaces behind them. */
    at: number;
    private lastDate;
    private lastDay;
    /** True when a stamp (or a number of -# without one) stands at the start of the line. */
    scan(text: string): boolean;
    private fromDigit;
    /** HH:MM:SS.ffffff; of a MAC address, the ninth character is a colon. */
    private clock;
    private relative;
    /** The fraction whose dot is at `dot`, and what is behind it. */
    private fraction;
    private epoch;
    /** YYYY-MM-DD of today's versions, MM/DD/YYYY of very old ones. */
    private dated;
    /** The number of -#, padded to five, two spaces, and then a stamp or none. */
    private numbered;
    /** Sets the fields to those of a packet without number and stamp. */
    none(): void;
}
