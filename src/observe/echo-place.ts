// Where a walked echo packet was seen, for the book of echo packets.
import * as sll from "../decode/wire/sll.ts";
import * as sll2 from "../decode/wire/sll2.ts";
import { LAYER, type Slots } from "../decode/wire/slots.ts";
import type { EchoBook } from "./echo-book.ts";
import type { Echo } from "./probe-tracker.ts";
import type { WalkedFrame } from "./unread-replies.ts";

/** An echo packet, its payload's first byte and its TTL. */
export interface WalkedEcho {
  readonly request: boolean;
  readonly echo: Echo;
  readonly payload: number;
  readonly ttl: number;
}

/** Enters a walked echo packet in the book. */
export function noteEcho(book: EchoBook, f: WalkedFrame, e: WalkedEcho): void {
  const { place } = book;
  const { batch, facts, slots, row } = f;
  place.row = row;
  place.face = (batch.iface[row]! << 2) | batch.direction[row]!;
  place.cooked = facts.cooked;
  place.ttl = e.ttl;
  place.eth = facts.eth < 0 ? -1 : slots.at[facts.eth]!;
  place.sender = facts.eth < 0 ? (cookedSender(batch.bytes, slots) ?? -1) : -1;
  place.payload = e.payload;
  place.captured = slots.end[slots.count - 1]!;
  place.length = Math.max(0, facts.wireEnd - e.payload);
  book.add(e.request, e.echo, batch.view);
}

/** Offset of the sender's MAC in the cooked header that a frame begins with; undefined where there is none. */
export function cookedSender(b: Uint8Array, slots: Slots): number | undefined {
  const first = slots.count === 0 ? 0 : slots.layer[0]!;
  if (first === LAYER.sll) return sll.addressAt(b, slots.at[0]!);
  return first === LAYER.sll2 ? sll2.addressAt(b, slots.at[0]!) : undefined;
}
