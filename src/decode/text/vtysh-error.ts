// Answers of vtysh that are no table: five different facts, none of them an empty table.
// Becomes: findings: a VNI that is not there, an empty object, a command that is not known, a daemon that is down, no daemon at all.
// Not read: other % messages are kept word for word.
import type { Line, RowBase, RowReader, TextFormat, Unparsed } from "./format.ts";
import { SHORT_LINE, unparsed } from "./format.ts";

/** What vtysh answered instead of a table. */
export interface VtyshError extends RowBase {
  readonly kind: "vtyshError";
  readonly fact: VtyshFact;
  readonly says: string;
}

/**
 * - absent: the VNI, MAC, neighbour or network that was asked for is not there ("% VNI 999 does not exist");
 * - empty-object: "{}", the same in JSON;
 * - unknown-command: this version or daemon has no such command;
 * - daemon-down: the daemon that would answer is not running;
 * - no-daemons: vtysh reached none at all;
 * - other: another "% ..." line.
 */
export type VtyshFact = "absent" | "empty-object" | "unknown-command" | "daemon-down" | "no-daemons" | "other";

const FACTS: readonly (readonly [RegExp, VtyshFact])[] = [
  [/^% (?:.*does not exist\b.*|Network not in table|No such .*)$/, "absent"],
  [/^VNI not found\s*$/, "absent"],
  [
    /^% (?:Unknown|Ambiguous|Incomplete) command\b.*$|^% Command incomplete\b.*$|^% There is no matched command\b.*$/i,
    "unknown-command",
  ],
  [/^\w+ is not running\s*$/, "daemon-down"],
  [/^Exiting: failed to connect to any daemons\b.*$/, "no-daemons"],
  [/^\s*\{\s*\}\s*$/, "empty-object"],
  [/^% [A-Z].*$/, "other"],
];

function factOf(text: string): VtyshFact | undefined {
  return FACTS.find(([pattern]) => pattern.test(text))?.[1];
}

class ErrorReader implements RowReader<VtyshError> {
  private brace: Line | undefined;

  read(lines: readonly Line[]): (VtyshError | Unparsed)[] {
    return lines.flatMap((line) => this.line(line));
  }

  end(): Unparsed[] {
    return this.brace === undefined ? [] : [unparsed(this.brace)];
  }

  private line(line: Line): (VtyshError | Unparsed)[] {
    const text = line.text.trim();
    if (text === "") return [];
    const { brace } = this;
    this.brace = undefined;
    // "{" and "}" on lines of their own are the same answer
    if (brace !== undefined && text === "}")
      return [{ kind: "vtyshError", line: brace.number, fact: "empty-object", says: "{}" }];
    if (text === "{") this.brace = line;
    const fact = factOf(line.text);
    const rows: (VtyshError | Unparsed)[] = brace === undefined ? [] : [unparsed(brace)];
    if (fact !== undefined) rows.push({ kind: "vtyshError", line: line.number, fact, says: text });
    else if (text !== "{") rows.push(unparsed(line));
    return rows;
  }
}

/** vtysh's errors and empty answers. A text is one when nothing else is in it. */
export const vtyshError: TextFormat<VtyshError> = {
  id: "vtysh-error",
  kind: "vtysh-error",
  lineLimit: SHORT_LINE,
  from: "vtysh of FRR: % ..., {}, 'bgpd is not running', 'VNI not found'",
  whole: true,
  detect(head) {
    const texts = head.map((line) => line.text).filter((t) => t.trim() !== "");
    if (texts.length === 0 || texts.length > 20) return false;
    return /^\s*\{\s*\}\s*$/.test(texts.join(" ")) || factOf(texts[0]!) !== undefined;
  },
  open: () => new ErrorReader(),
};
