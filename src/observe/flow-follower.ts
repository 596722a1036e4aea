// The one door for traffic that is no ping: TCP segments and UDP packets that may be numbered.
import type { Room } from "../core/room.ts";
import { LAYER } from "../decode/wire/slots.ts";
import type { RecordBatch } from "../read/batch.ts";
import type { AddressBook } from "./address-book.ts";
import type { ClockBases } from "./clock-base.ts";
import { newPlace } from "./flow-place.ts";
import { SequenceFlows } from "./sequence-flows.ts";
import { TcpFlows } from "./tcp-flows.ts";
import type { WalkedFrame } from "./unread-replies.ts";

/** Flows of one input. Call `enter` for each batch; for each packet fill `place`, then call `packet`. */
export class FlowFollower {
  readonly place = newPlace();
  readonly connections: TcpFlows;
  readonly sequences: SequenceFlows;
  /** The clock jumped by weeks: what lies across that is no duration, and nothing is said at all. */
  broken = false;
  readonly clock: ClockBases;
  readonly book: AddressBook;
  /** Clock base of all stamps here. */
  base = -1;

  constructor(clock: ClockBases, book: AddressBook, ports: readonly number[], room: Room) {
    this.clock = clock;
    this.book = book;
    this.connections = new TcpFlows(this.place, clock, book, room);
    this.sequences = new SequenceFlows(this.place, clock, book, ports);
  }

  /** The packets that follow are rows of this batch; the clock has entered it. */
  enter(batch: RecordBatch): void {
    if (this.base >= 0 && this.base !== this.clock.current) this.broken = true;
    this.base = this.clock.current;
    this.connections.enter(batch);
    this.sequences.enter(batch);
  }

  /** A TCP or UDP packet as walked, no fragment: the lengths of those are none of its own. Its last layer is in slot `last`. */
  walked({ batch, slots, facts, row }: WalkedFrame, last: number): void {
    const k = slots.layer[last] === LAYER.bgp ? last - 1 : last;
    if (facts.ip < 0 || facts.ip > k) return;
    const { place } = this;
    place.row = row;
    place.ip = slots.at[facts.ip]!;
    place.t = slots.at[k]!;
    place.end = facts.wireEnd;
    place.captured = Math.min(facts.wireEnd, batch.offset[row]! + batch.caplen[row]!);
    place.v6 = slots.layer[facts.ip] === LAYER.ipv6;
    place.network = facts.vni + 1;
    place.tag = facts.vlan + 1;
    place.ifindex = facts.cooked >>> 3;
    this.packet(slots.layer[k] === LAYER.tcp);
  }

  /** A TCP segment, or a UDP packet, at `place`, its header wholly captured. */
  packet(tcp: boolean): void {
    if (this.broken) return;
    if (tcp) this.connections.segment();
    else this.sequences.datagram();
  }
}
