import type { Line, TextFormat } from "./format.ts";
import type { OvsRecord } from "./ovs-rows.ts";
/** True for a record of OVN's address sets, which have their own format: a name and addresses, and nothing of a port. */
export declare function isAddressSet(names: ReadonlySet<string>): boolean;
/** Column names of the first record. */
export declare function firstColumns(head: readonly Line[]): Set<string>;
/** Database records, text. */
export declare const ovsVsctlList: TextFormat<OvsRecord>;
