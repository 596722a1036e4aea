// What iproute2 answered instead of a table, or of a part of it.
import { quoted } from "../core/quoted.js";
import { lineOf } from "./text-observer.js";
/** The finding for an error line. */
export function iprouteFinding(row, part) {
    const says = `${part.where}: ${quoted(row.says)}: that is no empty table.`;
    return { code: "iproute2.error", severity: "info", says, where: [lineOf(part, row.line)] };
}
