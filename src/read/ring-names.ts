// File names of capture rings: which names one running capture could have given, before anything is opened.
import { basename, dirname } from "node:path";

const COMPRESSED = /\.(?:gz|zst|zstd)$/i;
// dumpcap -b: NAME_00001_20261130184500.pcapng, or with the two swapped (nametimenum:2).
const DUMPCAP = /_(?:\d{5,}_\d{14}|\d{14}_\d{5,})(?=\.[^.]*$|$)/;
// tcpdump -C: a number behind the whole name; without -W the first file has none.
const COUNTED = /^(.*\.[a-z][a-z0-9]*?)(\d*)$/i;
// The same behind a name without an extension: x00, x01.
const BARE = /^([^.]*[^.\d])(\d{0,6})$/;
// tcpdump -G: a date with a time of day, a date, a time of day with seconds, or epoch seconds, as strftime is asked for them.
const DATED = new RegExp(
  `(?<!\\d)(?:${[
    String.raw`\d{8}[-_T.]?\d{4}(?:\d\d)?`,
    String.raw`20\d{6}[-_T.]?\d\d`,
    String.raw`\d{4}-\d\d-\d\d[-_T. ]\d\d(?:[-_:.]?\d\d(?:[-_:.]?\d\d)?)?Z?`,
    String.raw`\d\d[-.]\d\d[-.]20\d\d[-_T. ]\d\d(?:[-_:.]?\d\d(?:[-_:.]?\d\d)?)?`,
    String.raw`20\d\d-\d\d-\d\d`,
    String.raw`20\d\d[01]\d[0-3]\d`,
    String.raw`[0-2]\d([-_:])[0-5]\d\1[0-6]\d`,
    String.raw`1\d{9}`,
  ].join("|")})(?!\\d)`,
);

/** How a name could belong to a ring. */
export interface RingName {
  /** Equal for all files of a ring: folder and name without what counts or dates it. */
  readonly key: string;
  /** What counts or dates it; two files of a ring never have the same. Empty for the first file of a -C ring. */
  readonly token: string;
  /** A date in the name says nothing about whether one capture made both files; a count does. */
  readonly dated: boolean;
  /** The count stands behind a name without an extension, as it does in eth0 and eth1: only counts without a hole, and files of one size, make a ring. */
  readonly bare: boolean;
}

/** The ring that `path` could belong to by its name; undefined when nothing in it counts or dates. A name without a number may be the first of a -C ring. */
export function ringName(path: string): RingName | undefined {
  const name = basename(path).replace(COMPRESSED, "");
  const key = (pattern: string) => `${dirname(path)}\0${pattern}`;
  const numbered = DUMPCAP.exec(name);
  if (numbered !== null)
    return { key: key(name.replace(DUMPCAP, "_*")), token: numbered[0], dated: false, bare: false };
  const date = DATED.exec(name);
  const counted = COUNTED.exec(name);
  const stem = counted?.[1] ?? name;
  const count = counted?.[2] ?? "";
  if (date !== null)
    return { key: key(stem.replace(DATED, "*")), token: `${date[0]}#${count}`, dated: true, bare: false };
  if (counted !== null) return { key: key(`${stem}#`), token: count, dated: false, bare: false };
  const plain = BARE.exec(name);
  return plain === null ? undefined : { key: key(`${plain[1]!}#`), token: plain[2]!, dated: false, bare: true };
}

/** True for counts as tcpdump gives them: 0, 1, 2 (or 00, 01, 02) or none, 1, 2, without a hole. */
export function isWholeCount(tokens: Iterable<string>): boolean {
  const counts = [...tokens];
  const first = counts.includes("") ? "" : "0".repeat(counts[0]?.length ?? 0);
  if (first !== "" && counts.some((c) => c.length !== first.length)) return false;
  return (
    counts.includes(first) && counts.every((c) => Number(c) < counts.length && (first !== "" || !c.startsWith("0")))
  );
}
