// Lists of addresses: one (or several, parted by commas) a line, ranges "A..B" as Kube-OVN writes them and "A-B", prefixes, comments;
// and the address sets of OVN (`ovn-nbctl list address_set`), text.
// Becomes: a fact (address.list) to hold against an address plan.
// Not read: words that are no address: a line with one is not understood.
import { canonicalIp } from "../../core/address.ts";
import type { Line, RowBase, RowReader, TextFormat, Unparsed } from "./format.ts";
import { unparsed } from "./format.ts";
import { membersOf, ovsText, parseOvsValue } from "./ovs-rows.ts";
import { firstColumns, isAddressSet } from "./ovs-vsctl-list.ts";

/** An address, a prefix or a range. */
export interface AddressRow extends RowBase {
  readonly kind: "address";
  /** First address, or the prefix's; canonical spelling. */
  readonly address: string;
  /** Last address of a range. */
  readonly to: string | undefined;
  readonly prefix: number | undefined;
  /** Name of the address set. */
  readonly set: string | undefined;
}

/** Characters of two IPv6 addresses and what parts them. */
const MOST_WORD = 100;
const RANGE = /^(\S+?)(?:\.\.|-)(\S+)$/;

/** An address, prefix or range; undefined for other words. */
export function parseAddressWord(word: string, line: number, set: string | undefined): AddressRow | undefined {
  if (word.length > MOST_WORD) return undefined;
  const [bare = "", prefix, more] = word.split("/");
  const single = canonicalIp(bare);
  if (single !== undefined) {
    if (more !== undefined || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return undefined;
    return {
      kind: "address",
      line,
      address: single,
      to: undefined,
      prefix: prefix === undefined ? undefined : Number(prefix),
      set,
    };
  }
  const range = RANGE.exec(word);
  const [from, to] = range === null ? [] : [canonicalIp(range[1]!), canonicalIp(range[2]!)];
  if (from === undefined || to === undefined) return undefined;
  return { kind: "address", line, address: from, to, prefix: undefined, set };
}

/** Addresses of a plain line; undefined when anything else stands on it. Comments and blank lines give none. */
function plain(line: Line): AddressRow[] | undefined {
  const text = line.text.replace(/(?:^|\s)(?:#|\/\/|;).*$/, "").trim();
  if (text === "") return [];
  const rows: AddressRow[] = [];
  // "- " begins an item of a list in YAML's manner
  for (const word of text.replace(/^[-*] +/, "").split(/[,\s]+/)) {
    if (word === "") continue;
    const row = parseAddressWord(word.replaceAll(/^"|"$/g, ""), line.number, undefined);
    if (row === undefined) return undefined;
    rows.push(row);
  }
  return rows;
}

class PlainReader implements RowReader<AddressRow> {
  read(lines: readonly Line[]): (AddressRow | Unparsed)[] {
    return lines.flatMap((line): (AddressRow | Unparsed)[] => plain(line) ?? [unparsed(line)]);
  }

  end(): never[] {
    return [];
  }
}

class SetReader implements RowReader<AddressRow> {
  private addresses: { line: number; words: string[] } | undefined;
  private name: string | undefined;

  read(lines: readonly Line[]): (AddressRow | Unparsed)[] {
    return lines.flatMap((line) => this.line(line));
  }

  end(): AddressRow[] {
    return this.close();
  }

  private line(line: Line): (AddressRow | Unparsed)[] {
    if (line.text.trim() === "") return this.close();
    const m = /^([a-z_]+) *: (.*)$/.exec(line.text);
    if (m === null) return [unparsed(line)];
    const value = parseOvsValue(m[2]!);
    const out = m[1] === "_uuid" ? this.close() : [];
    if (m[1] === "name") this.name = ovsText(value);
    if (m[1] === "addresses") {
      // a member may hold several addresses behind a MAC
      const words = membersOf(value).flatMap((v) => ovsText(v).split(/\s+/));
      this.addresses = { line: line.number, words };
    }
    return out;
  }

  private close(): AddressRow[] {
    const { addresses, name } = this;
    this.addresses = undefined;
    this.name = undefined;
    if (addresses === undefined) return [];
    return addresses.words.flatMap((w) => parseAddressWord(w, addresses.line, name) ?? []);
  }
}

/** A list of addresses. */
export const addressList: TextFormat<AddressRow> = {
  id: "address-list",
  kind: "address-list",
  from: "Lists by hand or by script: an address, a prefix or a range (A..B, A-B) a line",
  whole: true,
  detect(head) {
    let found = 0;
    for (const line of head) {
      const rows = plain(line);
      if (rows === undefined) return false;
      found += rows.length;
    }
    return found > 0;
  },
  open: () => new PlainReader(),
};

/** OVN's address sets. */
export const addressListOvn: TextFormat<AddressRow> = {
  id: "address-list-ovn",
  kind: "address-list",
  from: "OVN: ovn-nbctl list address_set",
  detect: (head) => isAddressSet(firstColumns(head)),
  open: () => new SetReader(),
};
