// When the drops that tcpdump counted fell: SIGUSR1 (SIGINFO) makes it print its counts so far, between the packets.
import type { EpochNs } from "../core/time.ts";
import type { TcpdumpCountsSoFar } from "../decode/text/tcpdump-rows.ts";
import type { DropSpan } from "../read/batch.ts";

/** Counts of one recording that are used; a script may ask every second. */
const MOST = 1000;

interface Counted {
  readonly row: TcpdumpCountsSoFar;
  readonly drops: number;
  /** The last packet that is before it by its line and by its count of packets, and the first that is behind it by both. */
  low: EpochNs | undefined;
  high: EpochNs | undefined;
}

/**
 * The counts of one recording, in order. Output that is buffered shows packets behind the line that counts them, and a text that was
 * filtered has fewer than were counted: a count holds for some time between the two packets on which line and count agree.
 */
export class TcpdumpDropTimes {
  /** Counts that had no room: the one after them tells of their drops. */
  omitted = 0;
  private readonly counts: Counted[] = [];
  private open: Counted[] = [];
  private packets = 0;
  /** Stamp of the last packet that has one, ns from its base. */
  private base: EpochNs = 0n;
  private ns = Number.NaN;

  /** Counts so far, at their place among the packets. */
  add(row: TcpdumpCountsSoFar): void {
    if (this.counts.length >= MOST) {
      this.omitted++;
      return;
    }
    const low = this.packets <= row.captured ? this.at() : undefined;
    const counted = { row, drops: row.dropped + (row.droppedByInterface ?? 0), low, high: undefined };
    this.counts.push(counted);
    this.open.push(counted);
  }

  /** The next packet, at `line`, stamped `ns` from `base`; NaN: it has no stamp. */
  packet(line: number, base: EpochNs, ns: number): void {
    this.packets++;
    if (Number.isNaN(ns)) return;
    this.base = base;
    this.ns = ns;
    if (this.open.length > 0) this.place(line);
  }

  private at(): EpochNs | undefined {
    return Number.isNaN(this.ns) ? undefined : this.base + BigInt(this.ns);
  }

  private place(line: number): void {
    this.open = this.open.filter((c) => {
      const behind = this.packets > c.row.captured;
      if (line > c.row.line && behind) c.high = this.at();
      else if (line < c.row.line && !behind) c.low = this.at();
      return c.high === undefined;
    });
  }

  /** All drops that are known of: `total` at the end, or what the last count says of a text that ends before. */
  total(total: number | undefined): number {
    return total ?? this.counts.at(-1)?.drops ?? 0;
  }

  /** When they fell; undefined when nothing was counted on the way, and the total is all that is known. */
  spans(total: number | undefined): DropSpan[] | undefined {
    if (this.counts.length === 0) return undefined;
    const spans: DropSpan[] = [];
    let before: Counted | undefined;
    const span = (drops: number, to: EpochNs | undefined) => {
      // a count that went down began anew
      const count = before === undefined || drops < before.drops ? drops : drops - before.drops;
      const from = before?.low;
      const bounds = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
      if (count > 0) spans.push({ iface: 0, count, ...bounds });
    };
    for (const counted of this.counts) {
      span(counted.drops, counted.high);
      before = counted;
    }
    if (total !== undefined) span(total, undefined);
    return spans;
  }
}
