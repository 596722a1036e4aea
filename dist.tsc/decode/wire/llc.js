// IEEE 802.2 LLC header, 3 bytes or more, with its SNAP extension (8 bytes together).
import { u16be, u24be } from "../../core/bytes.js";
import { short } from "./stop.js";
/*
 *  0                   1                   2                   3
 *  0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |     DSAP      |     SSAP      |    control    |  SNAP: OUI    |
 * +---------------+---------------+---------------+---------------+
 * |          OUI (continued)      |      SNAP: protocol id        |
 * +-------------------------------+-------------------------------+
 */
/** Layer name in packet rows. */
export const NAME = "llc";
/** Bytes of the header with an unnumbered control field. */
export const LEN = 3;
/** Bytes of the header with SNAP. */
export const SNAP_LEN = 8;
const DSAP = 0;
const SSAP = 1;
const CONTROL = 2;
const OUI = 3;
const PID = 6;
const SNAP_SAP = 0xaa;
/** After this returns undefined, every accessor below is in bounds at `at`; the SNAP ones where `isSnap` says so. */
export function check(w, at) {
    const stop = short(w, NAME, at, LEN);
    if (stop !== undefined)
        return stop;
    return isSnap(w.bytes, at) ? short(w, NAME, at, SNAP_LEN) : undefined;
}
/** Destination service access point. */
export function dsap(b, at) {
    return b[at + DSAP];
}
/** Source service access point. */
export function ssap(b, at) {
    return b[at + SSAP];
}
/** First byte of the control field; 3 is unnumbered information. */
export function control(b, at) {
    return b[at + CONTROL];
}
/** True when a SNAP extension follows. */
export function isSnap(b, at) {
    return b[at + DSAP] === SNAP_SAP && b[at + SSAP] === SNAP_SAP && b[at + CONTROL] === 3;
}
/** Organization of the SNAP protocol id; 0 and 0x0000f8 mean that it is an EtherType. */
export function oui(b, at) {
    return u24be(b, at + OUI);
}
/** SNAP protocol id. */
export function pid(b, at) {
    return u16be(b, at + PID);
}
/** The header as a record, for reports and tests. Call `check` first. */
export function read(b, at) {
    const llc = { dsap: dsap(b, at), ssap: ssap(b, at), control: control(b, at) };
    return isSnap(b, at) ? { ...llc, oui: oui(b, at), pid: pid(b, at) } : llc;
}
