// What is rare in a TCP connection: retransmissions, holes, resets. Most connections have none.
import type { ClosedHole, Mark, OpenHole } from "./tcp-holes.ts";

/** Holes and resets kept of one connection. */
const MOST_HOLES = 8;
const MOST_RESETS = 4;
const TIMESTAMPS = 8;
const NOP = 1;

/** Notes of a new row. */
export function newNotes(): TcpNotes {
  return new TcpNotes();
}

/** Rare things of one connection. */
export class TcpNotes {
  readonly retransmissions = [0, 0];
  repeatedAfterAck = 0;
  outOfOrder = 0;
  copies = 0;
  windowProbes = 0;
  keepAlives = 0;
  recoveries = 0;
  connections = 1;
  resetCount = 0;
  holesOmitted = 0;
  readonly resets: (Mark & { readonly way: number })[] = [];
  readonly holes: ClosedHole[] = [];
  /** Hole of each direction that is open. */
  readonly open: (OpenHole | undefined)[] = [undefined, undefined];
  /** Numbers that were skipped last, from and to, of each direction; the same twice: none. */
  private readonly gaps = new Int32Array(4);
  private readonly recover: (number | undefined)[] = [undefined, undefined];

  /** Numbers from `from` to `to` were not seen. */
  skipped(way: number, from: number, to: number): void {
    this.gaps[2 * way] = from;
    this.gaps[2 * way + 1] = to;
  }

  /** The segment lies in the numbers that were skipped last: it was not seen before. */
  fills(way: number, seq: number, end: number): boolean {
    const { gaps } = this;
    if (((seq - gaps[2 * way]!) | 0) < 0 || ((gaps[2 * way + 1]! - end) | 0) < 0) return false;
    gaps[2 * way] = end;
    return true;
  }

  /** The highest number when a hole ended: up to there segments are repaired one by one. */
  recoverTo(way: number, next: number): void {
    this.recover[way] = next;
  }

  isRecovering(way: number, end: number): boolean {
    const to = this.recover[way];
    return to !== undefined && ((end - to) | 0) <= 0;
  }

  reset(way: number, at: Mark): void {
    this.resetCount++;
    if (this.resets.length < MOST_RESETS) this.resets.push({ way, ...at });
  }

  reopened(): void {
    this.connections++;
    this.recover.fill(undefined);
    this.gaps.fill(0);
  }

  /** Keeps a hole, the longest of all. */
  keep(hole: ClosedHole): void {
    this.holes.push(hole);
    if (this.holes.length <= MOST_HOLES) return;
    this.holesOmitted++;
    let at = 0;
    for (let i = 1; i < this.holes.length; i++) if (lengthOf(this.holes[i]!) < lengthOf(this.holes[at]!)) at = i;
    this.holes.splice(at, 1);
  }
}

/** Length by which holes are compared, ns. */
function lengthOf(hole: ClosedHole): number {
  return (hole.firstAck ?? hole.lastSent).ns - hole.firstUnanswered.ns;
}

/** TCP timestamp of the segment at `t`, -1 without the option (RFC 7323, section 3.2). */
export function tcpStamp(view: DataView, t: number): number {
  return option(view, t, 2);
}

/** Echo of the other end's TCP timestamp, -1 without the option. */
export function tcpEcho(view: DataView, t: number): number {
  return option(view, t, 6);
}

/** A word of the timestamps option, unsigned, so that -1 is none. */
function option(view: DataView, t: number, at: number): number {
  const end = t + (view.getUint8(t + 12) >>> 4) * 4;
  let p = t + 20;
  while (p + 1 < end) {
    const kind = view.getUint8(p);
    if (kind === 0) return -1;
    if (kind === NOP) {
      p++;
      continue;
    }
    const length = view.getUint8(p + 1);
    if (length < 2) return -1;
    if (kind === TIMESTAMPS) return length === 10 && p + 10 <= end ? view.getUint32(p + at) : -1;
    p += length;
  }
  return -1;
}
