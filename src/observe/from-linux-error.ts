// What iproute2 answered instead of a table, or of a part of it.
import { quoted } from "../core/quoted.ts";
import type { IprouteError } from "../decode/text/linux-rows.ts";
import type { ObservedFinding } from "./observation.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext } from "./text-observer.ts";

/** The finding for an error line. */
export function iprouteFinding(row: IprouteError, part: PartContext): ObservedFinding {
  const says = `${part.where}: ${quoted(row.says)}: that is no empty table.`;
  return { code: "iproute2.error", severity: "info", says, where: [lineOf(part, row.line)] };
}
