// What a pcapng reader has to say about a file: oddities by kind, drops by interface, blocks passed over.
import { named, quoted } from "../core/quoted.ts";
import type { CaptureComment, CaptureInterface, ReadFinding } from "./batch.ts";
import { plural } from "./counter.ts";
import type { Oddity } from "./counter.ts";
import { blockName, dropsOf } from "./pcapng-blocks.ts";
import type { Statistics } from "./pcapng-blocks.ts";

export const NO_TIME: Oddity = {
  code: "pcapng.no-time",
  severity: "warning",
  says: (n) => `${plural(n, "record")} without a time (Simple Packet Block): nothing about when can be said of them`,
};
export const NO_INTERFACE: Oddity = {
  code: "pcapng.no-interface",
  severity: "error",
  says: (n) =>
    `${plural(n, "block")} of an interface that the section does not describe; not read: link type and clock are unknown`,
};
export const BAD_PACKET: Oddity = {
  code: "pcapng.bad-packet-length",
  severity: "error",
  says: (n) =>
    `${plural(n, "packet block")} with more captured bytes than the block has or the link type allows; not read`,
};
export const BAD_COUNTER: Oddity = {
  code: "pcapng.bad-counter",
  severity: "warning",
  says: (n) => `${plural(n, "block")} with a count that nothing has counted to; that count is not used`,
};
export const BAD_OPTIONS: Oddity = {
  code: "pcapng.bad-options",
  severity: "warning",
  says: (n) => `${plural(n, "block")} with an option longer than the block; options from there on not read`,
};
export const TOO_MANY_INTERFACES: Oddity = {
  code: "pcapng.too-many-interfaces",
  severity: "error",
  says: (n) => `${plural(n, "interface")} beyond the first ${MOST_INTERFACES}; packets of them are not read`,
};
export const FINER_THAN_NS: Oddity = {
  code: "pcapng.finer-than-ns",
  severity: "info",
  says: (n) => `${plural(n, "interface")} with stamps finer than a nanosecond; cut to nanoseconds`,
};

/** Interfaces of a capture at most. Nobody has so many; a file that says so wants memory. */
export const MOST_INTERFACES = 8192;
const COMMENTS_SHOWN = 5;

/** What people wrote into the file, the first of it in full; undefined when nobody did. */
export function commentFinding(comments: readonly CaptureComment[], count: number): ReadFinding | undefined {
  const [first] = comments;
  if (first === undefined) return undefined;
  const shown = comments.slice(0, COMMENTS_SHOWN).map((c) => `${aboutWords(c)}: ${quoted(c.text)}`);
  const more = count > shown.length ? `; ${count - shown.length} more` : "";
  const record = comments.find((c) => c.about === "record")?.number;
  return {
    code: "pcapng.comments",
    severity: "info",
    says: `${plural(count, "comment")} in the file: ${shown.join("; ")}${more}`,
    ...(record === undefined ? {} : { record }),
    count,
  };
}

function aboutWords(c: CaptureComment): string {
  return c.number === undefined ? `on the ${c.about}` : `on ${c.about} ${c.number}`;
}

/** Blocks of one type that were passed over. */
export interface Skipped {
  count: number;
  readonly offset: number;
}

/** One finding on all blocks that were passed over; undefined when there were none. */
export function skippedFinding(skipped: ReadonlyMap<number, Skipped>): ReadFinding | undefined {
  if (skipped.size === 0) return undefined;
  const each = [...skipped].map(
    ([type, s]) => `${s.count} x ${type < 0 ? "further types" : blockName(type)} (first at +${s.offset})`,
  );
  const count = [...skipped.values()].reduce((sum, s) => sum + s.count, 0);
  const offset = Math.min(...[...skipped.values()].map((s) => s.offset));
  return {
    code: "pcapng.skipped-blocks",
    severity: "info",
    says: `blocks not read: ${each.join(", ")}`,
    offset,
    count,
  };
}

/** One finding for each interface that lost packets before they reached the file. */
export function dropFindings(
  interfaces: readonly CaptureInterface[],
  drops: ReadonlyMap<number, number>,
  statistics: ReadonlyMap<number, Statistics>,
): ReadFinding[] {
  return [...drops]
    .filter(([, count]) => count > 0)
    .map(([index, count]) => {
      const iface = interfaces[index]!;
      const s = statistics.get(index) ?? {};
      const parts = [
        [s.interfaceDrops, "dropped by the interface"],
        [s.systemDrops, "dropped by the system"],
        [s.received, "received"],
        [s.accepted, "passed the filter"],
        [s.delivered, "delivered"],
      ] as const;
      const told = parts.filter(([v]) => v !== undefined).map(([v, what]) => `${v} ${what}`);
      // The larger of the two counts is the one that is given.
      const byPackets = dropsOf(s) === undefined || dropsOf(s)! < count;
      const source = byPackets ? "as the packets' drop counts say" : told.join(", ");
      return {
        code: "capture.drops",
        severity: "warning",
        says: `${plural(count, "packet")} of interface ${iface.name === undefined ? iface.id : named(iface.name)} lost before the file (${source}): absence in it proves little`,
        count,
      };
    });
}
