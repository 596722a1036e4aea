// Names of anonymized files: the same folders, each name a word, and the order of names kept by a number in front.
import { ringName } from "../read/ring-names.ts";
import { fileName } from "./names.ts";
import type { Pseudonyms } from "./pseudonym.ts";

/** A file: as it is found, and below what it is written. */
export interface NamedFile {
  readonly path: string;
  /** Path below the folder that was given, with "/"; of a file that was given itself its name. */
  readonly relative: string;
}

/** A file that is called so in every folder with a case. */
const CASE = /^case\.ya?ml$/;

/**
 * The new relative path of each file. Names in one folder get a number in front where there are several, so that a folder is read in the
 * same order again; files of one capture ring share it and keep what counts or dates them.
 */
export function outputNames(files: readonly NamedFile[], p: Pseudonyms): ReadonlyMap<string, string> {
  const root: Folder = { entries: new Map() };
  for (const f of files) place(root, f.relative.split("/"));
  name(root, p);
  return new Map(files.map((f) => [f.relative, pathIn(root, f.relative.split("/"))]));
}

interface Folder {
  readonly entries: Map<string, { folder?: Folder; name: string }>;
}

function place(folder: Folder, parts: readonly string[]): void {
  const [head, ...rest] = parts as [string, ...string[]];
  let entry = folder.entries.get(head);
  if (entry === undefined) folder.entries.set(head, (entry = { name: head }));
  if (rest.length > 0) place((entry.folder ??= { entries: new Map() }), rest);
}

function name(folder: Folder, p: Pseudonyms): void {
  const order = new Map<string, number>();
  const groupOf = (head: string) => ringName(head)?.key ?? head;
  const names = [...folder.entries.keys()].toSorted();
  for (const head of names) if (!order.has(groupOf(head))) order.set(groupOf(head), order.size + 1);
  const width = String(order.size).length;
  const taken = new Set<string>();
  for (const head of names) {
    const entry = folder.entries.get(head)!;
    if (entry.folder !== undefined) name(entry.folder, p);
    if (entry.folder === undefined && CASE.test(head)) continue;
    const number = order.size > 1 ? `${String(order.get(groupOf(head))).padStart(width, "0")}-` : "";
    const called = `${number}${entry.folder === undefined ? ringMember(head, p) : p.name("dir", head)}`;
    entry.name = taken.has(called) ? `${names.indexOf(head)}-${called}` : called;
    taken.add(entry.name);
  }
}

/** A file of a ring is named after the ring, with its own count or date behind. */
function ringMember(head: string, p: Pseudonyms): string {
  const word = (kind: string, text: string) => p.name(kind, text);
  const ring = ringName(head);
  const token = ring === undefined || ring.dated || ring.bare ? "" : ring.token;
  if (token === "") return withInterface(head, fileName(head, word), p);
  const stem = head.replace(token, "");
  const named = fileName(stem, word);
  return /^\d+$/.test(token) ? named + token : named.replace(/(\.[^.]*)?$/, `${token}$1`);
}

/** Of a capture named after the interface that it was taken on, the interface's pseudonym stays behind the name: figures rest on it. */
function withInterface(head: string, named: string, p: Pseudonyms): string {
  const [, name] = /[\s._-]([a-z]{2,12}\d{1,5})(?:\.(?:pcapng|pcap|cap|gz|zst))+$/.exec(head) ?? [];
  if (name === undefined) return named;
  return named.replace(/(?:\..*)?$/, (ending) => `.${p.name("if", name)}${ending}`);
}

function pathIn(folder: Folder, parts: readonly string[]): string {
  const [head, ...rest] = parts as [string, ...string[]];
  const entry = folder.entries.get(head)!;
  return rest.length === 0 ? entry.name : `${entry.name}/${pathIn(entry.folder!, rest)}`;
}
