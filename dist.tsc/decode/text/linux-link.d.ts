import type { TextFormat } from "./format.ts";
import type { AddrRow, IprouteError, LinkRow } from "./linux-rows.ts";
/** Rows of interfaces and their addresses. */
export type LinkAddrRow = LinkRow | AddrRow | IprouteError;
/** Interfaces, text. */
export declare const linuxLink: TextFormat<LinkAddrRow>;
/** Addresses, text. */
export declare const linuxAddr: TextFormat<LinkAddrRow>;
