import type { AddressRow } from "../decode/text/address-list.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes one list, or OVN's address sets. */
export declare function observeAddressList(part: PartContext): RowObserver<AddressRow>;
