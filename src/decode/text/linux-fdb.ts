// `bridge [-d] [-s] fdb show|get` of iproute2 4 to 7, text. Traps: the same MAC stands there twice, once in the bridge's table
// (master) and once in the device's own (self); the order of "master BR" and flags changed in 5.x; "dev" is left out when the
// output is filtered by it; nothing is printed for the state of a learned entry; "master" may be a flag without a name.
// Becomes: the MAC mobility history as the node forwards, where an entry names a VTEP or a port.
// Not read: flood lists, group addresses and ports' own addresses are rows without a history.
import { canonicalIp } from "../../core/address.ts";
import type { Line, RowReader, TextFormat, Unparsed } from "./format.ts";
import { SHORT_LINE, unparsed } from "./format.ts";
import { errorOwner, iprouteError, isForeign, numberOf, wordsOf } from "./linux-rows.ts";
import type { FdbRow, IprouteError } from "./linux-rows.ts";

const MAC = /^[0-9a-f]{2}(?::[0-9a-f]{2}){5}$/i;
const FLAGS = new Set([
  "self",
  "router",
  "extern_learn",
  "offload",
  "sticky",
  "locked",
  "managed",
  "inactive",
  "blackhole",
]);
const STATES = new Set(["permanent", "static", "stale", "reachable", "none", "incomplete", "delay", "probe", "failed"]);
/** More words than any entry has. */
const MOST_WORDS = 60;

/** An entry without anything but its MAC. */
export function newFdb(line: number, mac: string): FdbRow {
  return {
    kind: "fdb",
    line,
    mac: mac.toLowerCase(),
    dev: undefined,
    dst: undefined,
    vlan: undefined,
    port: undefined,
    vni: undefined,
    srcVni: undefined,
    via: undefined,
    nhid: undefined,
    linkNetnsid: undefined,
    used: undefined,
    updated: undefined,
    flags: [],
    master: undefined,
    state: "",
    deleted: false,
  };
}

/** The entry on a line (without a monitor's marks, "Deleted " apart); undefined when it is none. */
export function parseFdb(text: string, line: number): FdbRow | undefined {
  const deleted = text.startsWith("Deleted ");
  const words = wordsOf(deleted ? text.slice(8) : text);
  if (words.length < 2 || words.length > MOST_WORDS || !MAC.test(words[0]!)) return undefined;
  const row = newFdb(line, words[0]!);
  row.deleted = deleted;
  for (let i = 1; i < words.length;) {
    const taken = attribute(row, words, i);
    if (taken === 0) return undefined;
    i += taken;
  }
  // every kind of entry says at least one of these; a MAC with other words behind it is something else
  const told = row.master !== undefined || row.dst !== undefined || row.nhid !== undefined || row.dev !== undefined;
  return told || row.flags.length > 0 || row.state !== "" ? row : undefined;
}

/** Takes the attribute at `i` and says how many words it has; 0 when it is not one. */
function attribute(row: FdbRow, words: readonly string[], i: number): number {
  const word = words[i]!;
  const value = words[i + 1];
  if (FLAGS.has(word)) return flag(row, word);
  if (STATES.has(word) || word.startsWith("state=")) {
    row.state = word;
    return 1;
  }
  if (word === "master" && (value === undefined || FLAGS.has(value) || STATES.has(value))) return flag(row, word);
  if (value === undefined) return 0;
  if (word === "dev") row.dev = value;
  else if (word === "master") row.master = value;
  else if (word === "dst") row.dst = canonicalIp(value) ?? value;
  else if (word === "used") return ages(row, value);
  else if (word === "via") return via(row, value, words[i + 2]);
  else return numeric(row, word, value);
  return 2;
}

function flag(row: FdbRow, word: string): number {
  row.flags.push(word);
  return 1;
}

function ages(row: FdbRow, value: string): number {
  const m = /^(\d{1,15})\/(\d{1,15})$/.exec(value);
  if (m === null) return 0;
  row.used = Number(m[1]);
  row.updated = Number(m[2]);
  return 2;
}

function via(row: FdbRow, value: string, next: string | undefined): number {
  row.via = value === "ifindex" ? next : value;
  return value === "ifindex" ? 3 : 2;
}

function numeric(row: FdbRow, word: string, value: string): number {
  const n = numberOf(value);
  if (n === undefined) return 0;
  if (word === "vlan") row.vlan = n;
  else if (word === "port") row.port = n;
  else if (word === "vni") row.vni = n;
  else if (word === "src_vni") row.srcVni = n;
  else if (word === "nhid") row.nhid = n;
  else if (word === "link-netnsid") row.linkNetnsid = n;
  else return 0;
  return 2;
}

class FdbReader implements RowReader<FdbRow | IprouteError> {
  read(lines: readonly Line[]): (FdbRow | IprouteError | Unparsed)[] {
    const out: (FdbRow | IprouteError | Unparsed)[] = [];
    for (const line of lines) {
      if (line.text.trim() === "") continue;
      const entry = isCut(line) ? undefined : parseFdb(line.text, line.number);
      out.push(entry ?? iprouteError(line.text, line.number) ?? unparsed(line));
    }
    return out;
  }

  end(): never[] {
    return [];
  }
}

/** The text ends here within a line, and its last word is none that could not go on: "10.0.0.1" may have been "10.0.0.12". */
function isCut({ text, unended }: Line): boolean {
  const last = wordsOf(text).at(-1) ?? "";
  return unended === true && !FLAGS.has(last) && !STATES.has(last) && last !== "master";
}

/** Forwarding entries, text. */
export const linuxFdb: TextFormat<FdbRow | IprouteError> = {
  id: "linux-fdb",
  kind: "linux-fdb",
  lineLimit: SHORT_LINE,
  from: "iproute2 4 to 7: bridge [-d] [-s] fdb show [br BR] [dev IF], bridge fdb get",
  detect(head) {
    const lines = head.filter((l) => l.text.trim() !== "");
    if (lines.length === 0) return false;
    if (errorOwner(lines[0]!.text) === "linux-fdb") return true;
    let entries = 0;
    for (const { text, number } of lines) {
      if (isForeign(text)) return false;
      if (parseFdb(text, number) !== undefined) entries++;
    }
    return entries > 0 && entries * 2 > lines.length;
  },
  open: () => new FdbReader(),
};
