// Lists of addresses to facts, to be held against an address plan.
import type { AddressRow } from "../decode/text/address-list.ts";
import type { ObservedFact } from "./observation.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";

/** Entries of a list that are kept. */
const KEPT = 10_000;

/** Observes one list, or OVN's address sets. */
export function observeAddressList(part: PartContext): RowObserver<AddressRow> {
  const lists = new Map<string, { line: number; entries: string[]; count: number }>();
  let records = 0;
  return {
    take(rows) {
      for (const row of rows) {
        records++;
        const name = row.set ?? "";
        const list = lists.get(name) ?? { line: row.line, entries: [], count: 0 };
        list.count++;
        if (list.entries.length < KEPT) list.entries.push(spelled(row));
        lists.set(name, list);
      }
    },
    finish(): Shown {
      const facts: ObservedFact[] = [...lists].map(([name, { line, entries, count }]) => ({
        kind: "address.list",
        subject: name === "" ? part.where : name,
        value: entries,
        source: lineOf(part, line),
        limits: count > KEPT ? [`The first ${KEPT} of ${count} entries.`] : [],
      }));
      return { records, facts };
    },
  };
}

function spelled(row: AddressRow): string {
  if (row.to !== undefined) return `${row.address}..${row.to}`;
  return row.prefix === undefined ? row.address : `${row.address}/${row.prefix}`;
}
