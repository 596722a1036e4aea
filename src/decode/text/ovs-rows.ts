// Rows of Open vSwitch's and OVN's outputs, and the values of their databases as ovs-vsctl prints them.
import type { RowBase } from "./format.ts";

/** A value of a database column: a set is a list, a map is a list of pairs. */
export type OvsValue = string | number | boolean | OvsSet | OvsMap;

/** Members of a set. */
export interface OvsSet {
  readonly set: readonly OvsValue[];
}

/** Entries of a map, in the order printed. */
export interface OvsMap {
  readonly map: readonly (readonly [string, OvsValue])[];
}

/** A bridge of `ovs-vsctl show`, or of a summary written by hand. */
export interface OvsBridge extends RowBase {
  readonly kind: "bridge";
  readonly name: string;
  /** "secure", "standalone". */
  failMode: string | undefined;
  datapathType: string | undefined;
  controllers: string[];
}

/** An interface of a port; a bond has several. */
export interface OvsInterface {
  readonly name: string;
  /** "" for a system interface (a NIC, a veth, a tap), "internal", "patch", "vxlan", "geneve", ... */
  type: string;
  options: OvsMap | undefined;
  error: string | undefined;
}

/** A port of a bridge. */
export interface OvsPort extends RowBase {
  readonly kind: "port";
  readonly bridge: string;
  /** Undefined for "patch port to br-int" of a summary written by hand. */
  readonly name: string | undefined;
  tag: number | undefined;
  /** VLANs of a trunk; undefined when none are listed, which means all of them on a port without a tag. */
  trunks: number[] | undefined;
  interfaces: OvsInterface[];
  /** Bridge at the other end of a patch port, where the text says it. */
  peerBridge: string | undefined;
}

/** A sentence of a summary written by hand: "Absent:  bond0.200  no new business VLAN subinterface". */
export interface OvsStatement extends RowBase {
  readonly kind: "statement";
  /** What stands before the colon, or the bridge it stands under. */
  readonly label: string;
  readonly subject: string;
  readonly says: string;
}

/** A line about the whole switch: its UUID, a manager, its version, an error of the tool. */
export interface OvsSystem extends RowBase {
  readonly kind: "system";
  readonly what: "uuid" | "manager" | "version" | "error";
  readonly value: string;
}

/** One row of a database table. */
export interface OvsRecord extends RowBase {
  readonly kind: "record";
  readonly columns: ReadonlyMap<string, OvsValue>;
}

const MOST_DEPTH = 8;

/** The value that ovs-vsctl printed as `text`: `[]`, `{k=v, "k"="v"}`, `[a, b]`, `"..."`, a number, a word. Never throws. */
export function parseOvsValue(text: string): OvsValue {
  const scan = { text: text.trim(), at: 0 };
  const value = valueAt(scan, 0);
  return value === undefined || scan.at < scan.text.length ? text.trim() : value;
}

interface Scan {
  readonly text: string;
  at: number;
}

function valueAt(s: Scan, depth: number): OvsValue | undefined {
  if (depth > MOST_DEPTH) return undefined;
  if (s.text[s.at] === "[") return setAt(s, depth);
  if (s.text[s.at] === "{") return mapAt(s, depth);
  return scalarAt(s);
}

function setAt(s: Scan, depth: number): OvsSet | undefined {
  const set: OvsValue[] = [];
  s.at++;
  for (;;) {
    skipSpace(s);
    if (s.text[s.at] === "]") {
      s.at++;
      return { set };
    }
    const value = valueAt(s, depth + 1);
    if (value === undefined) return undefined;
    set.push(value);
    if (!separated(s, "]")) return undefined;
  }
}

function mapAt(s: Scan, depth: number): OvsMap | undefined {
  const map: [string, OvsValue][] = [];
  s.at++;
  for (;;) {
    skipSpace(s);
    if (s.text[s.at] === "}") {
      s.at++;
      return { map };
    }
    const key = scalarAt(s);
    if (key === undefined || s.text[s.at] !== "=") return undefined;
    s.at++;
    const value = valueAt(s, depth + 1);
    if (value === undefined) return undefined;
    map.push([String(key), value]);
    if (!separated(s, "}")) return undefined;
  }
}

function skipSpace(s: Scan): void {
  while (s.text[s.at] === " ") s.at++;
}

function separated(s: Scan, end: string): boolean {
  skipSpace(s);
  if (s.text[s.at] === ",") s.at++;
  else if (s.text[s.at] !== end) return false;
  return true;
}

function scalarAt(s: Scan): string | number | boolean | undefined {
  if (s.text[s.at] === '"') return quotedAt(s);
  const from = s.at;
  while (s.at < s.text.length && !',=[]{}" '.includes(s.text[s.at]!)) s.at++;
  const word = s.text.slice(from, s.at);
  if (word === "") return undefined;
  if (word === "true" || word === "false") return word === "true";
  return /^-?\d{1,15}$/.test(word) ? Number(word) : word;
}

function quotedAt(s: Scan): string | undefined {
  let out = "";
  for (s.at++; s.at < s.text.length; s.at++) {
    const c = s.text[s.at]!;
    if (c === '"') {
      s.at++;
      return out;
    }
    if (c === "\\") out += s.text[++s.at] ?? "";
    else out += c;
  }
  return undefined;
}

/** A set's members, or the value itself: ovs-vsctl prints a set of one without brackets. */
export function membersOf(value: OvsValue | undefined): readonly OvsValue[] {
  if (value === undefined) return [];
  return typeof value === "object" && "set" in value ? value.set : [value];
}

/** VLAN ids (12 bits) of a column: ovs-vsctl(8) has integers from 0 to 4095 there, and what is none is left out. */
export function vlansOf(value: OvsValue | undefined): number[] {
  return membersOf(value).filter(
    (v): v is number => typeof v === "number" && Number.isInteger(v) && v >= 0 && v <= 4095,
  );
}

/** The value under `key` of a map. */
export function mapValue(value: OvsValue | undefined, key: string): OvsValue | undefined {
  if (typeof value !== "object" || !("map" in value)) return undefined;
  return value.map.find(([k]) => k === key)?.[1];
}

/** A value as one word: scalars as they are, sets and maps in the notation of ovs-vsctl. */
export function ovsText(value: OvsValue | undefined): string {
  if (value === undefined) return "";
  if (typeof value !== "object") return String(value);
  if ("set" in value) return `[${value.set.map(ovsText).join(", ")}]`;
  return `{${value.map.map(([k, v]) => `${k}=${ovsText(v)}`).join(", ")}}`;
}
