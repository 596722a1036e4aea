// `ip [-6] [-s] neigh show|get`, text of iproute2 3 to 7. Traps: -s prints "used 24/24/3probes 1" without a space; "lladdr" is left out
// for FAILED and INCOMPLETE; ip monitor prints a bridge's forwarding entries in this form, without an address.
// Becomes: findings about neighbours that could not be resolved, and about addresses that went to another MAC between two snapshots
// whose order is known.
// Not read: times since use and confirmation say nothing about a move.
import { canonicalIp } from "../../core/address.ts";
import type { Line, RowReader, TextFormat, Unparsed } from "./format.ts";
import { SHORT_LINE, unparsed } from "./format.ts";
import { errorOwner, iprouteError, isForeign, numberOf, wordsOf } from "./linux-rows.ts";
import type { IprouteError, NeighRow } from "./linux-rows.ts";

const STATES = new Set("INCOMPLETE REACHABLE STALE DELAY PROBE FAILED NOARP PERMANENT NONE".split(" "));
const FLAGS = new Set("router proxy extern_learn offload managed sticky extern_valid".split(" "));
const SUM = /^(\d{1,15})\/(\d{1,15})\/(\d{1,15})(?:probes)?$/;
const MOST_WORDS = 40;

/** A neighbour of which nothing is known but the line. */
export function newNeigh(line: number): NeighRow {
  return {
    kind: "neigh",
    line,
    ip: undefined,
    dev: undefined,
    lladdr: undefined,
    states: [],
    flags: [],
    protocol: undefined,
    used: undefined,
    confirmed: undefined,
    updated: undefined,
    probes: undefined,
    deleted: false,
  };
}

/** The neighbour on a line ("Deleted " may stand before it); undefined when it is none. */
export function parseNeigh(text: string, line: number): NeighRow | undefined {
  const deleted = text.startsWith("Deleted ");
  const words = wordsOf(deleted ? text.slice(8) : text);
  if (words.length < 2 || words.length > MOST_WORDS) return undefined;
  const row = newNeigh(line);
  row.deleted = deleted;
  const bare = words[0] === "dev";
  if (!bare) row.ip = canonicalIp(words[0]!);
  if (!bare && row.ip === undefined) return undefined;
  for (let i = bare ? 0 : 1; i < words.length;) {
    const taken = attribute(row, words, i);
    if (taken === 0) return undefined;
    i += taken;
  }
  // a route's line may look the same but has neither
  return row.states.length > 0 || row.lladdr !== undefined || row.flags.includes("proxy") ? row : undefined;
}

function attribute(row: NeighRow, words: readonly string[], i: number): number {
  const word = words[i]!;
  const value = words[i + 1];
  if (STATES.has(word)) {
    row.states.push(word);
    return 1;
  }
  if (FLAGS.has(word)) {
    row.flags.push(word);
    return 1;
  }
  if (value === undefined) return 0;
  if (word === "dev") row.dev = value;
  else if (word === "lladdr" && /^[0-9a-f]{1,2}(?::[0-9a-f]{1,2})*$|^[0-9a-f.:]+$/i.test(value))
    row.lladdr = value.toLowerCase();
  else if (word === "proto" || word === "protocol") row.protocol = value;
  else if (word === "used") return ages(row, words, i);
  else if (word === "probes") row.probes = numberOf(value);
  else if (word !== "ref" && word !== "nud" && word !== "vlan" && word !== "ifindex") return 0;
  return 2;
}

/** `used 24/24/3probes 1`, or `used 24/24/3` where no probes are known. */
function ages(row: NeighRow, words: readonly string[], i: number): number {
  const m = SUM.exec(words[i + 1]!);
  if (m === null) return 0;
  [row.used, row.confirmed, row.updated] = [Number(m[1]), Number(m[2]), Number(m[3])];
  if (!words[i + 1]!.endsWith("probes")) return 2;
  row.probes = numberOf(words[i + 2]);
  return 3;
}

class NeighReader implements RowReader<NeighRow | IprouteError> {
  read(lines: readonly Line[]): (NeighRow | IprouteError | Unparsed)[] {
    const out: (NeighRow | IprouteError | Unparsed)[] = [];
    for (const line of lines) {
      if (line.text.trim() === "") continue;
      out.push(parseNeigh(line.text, line.number) ?? iprouteError(line.text, line.number) ?? unparsed(line));
    }
    return out;
  }

  end(): never[] {
    return [];
  }
}

/** Neighbours, text. */
export const linuxNeigh: TextFormat<NeighRow | IprouteError> = {
  id: "linux-neigh",
  kind: "linux-neigh",
  lineLimit: SHORT_LINE,
  from: "iproute2 3 to 7: ip [-6] [-s] neigh show [dev IF] [proxy], ip neigh get",
  detect(head) {
    const lines = head.filter((l) => l.text.trim() !== "");
    if (lines.length === 0) return false;
    if (errorOwner(lines[0]!.text) === "linux-neigh") return true;
    let entries = 0;
    for (const { text, number } of lines) {
      if (isForeign(text)) return false;
      const row = parseNeigh(text, number);
      if (row !== undefined && row.ip === undefined) return false;
      if (row !== undefined) entries++;
    }
    return entries > 0 && entries * 2 > lines.length;
  },
  open: () => new NeighReader(),
};
