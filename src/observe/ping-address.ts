// Addresses as ping prints them, to be compared.
import { canonicalIp } from "../core/address.ts";

/** An address in one spelling, without its zone. */
export function addressOf(text: string): string {
  const bare = text.replace(/%.*$/, "");
  return canonicalIp(bare) ?? bare;
}
