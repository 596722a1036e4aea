// Traffic that is no ping on the terminal.
import type { Evidence } from "../schema/evidence.generated.ts";
import { flowParts } from "./flow-words.ts";
import { MOST, type Screen, columns, heading, more, note } from "./terminal-screen.ts";

/** Sections about flows, delays and silences: rows, the rest counted, notes under them. */
export function flows(screen: Screen, evidence: Evidence): void {
  for (const part of flowParts(evidence)) {
    heading(screen, part.title);
    columns(screen, [part.head, ...part.rows.slice(0, MOST)], { right: part.right, head: true });
    more(screen, part.rows.length);
    for (const text of part.notes) note(screen, text);
  }
}
