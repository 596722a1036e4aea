// Addresses as ping prints them, to be compared.
import { canonicalIp } from "../core/address.js";
/** An address in one spelling, without its zone. */
export function addressOf(text) {
    const bare = text.replace(/%.*$/, "");
    return canonicalIp(bare) ?? bare;
}
