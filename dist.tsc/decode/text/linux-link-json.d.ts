import type { TextFormat } from "./format.ts";
import type { JsonProblem } from "./json-tree.ts";
import type { AddrRow, LinkRow } from "./linux-rows.ts";
/** Interfaces, JSON. */
export declare const linuxLinkJson: TextFormat<LinkRow | AddrRow | JsonProblem>;
/** Addresses, JSON. */
export declare const linuxAddrJson: TextFormat<LinkRow | AddrRow | JsonProblem>;
