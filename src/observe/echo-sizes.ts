// IP total lengths of the packets of each leg of an echo stream, in order of appearance, with Don't Fragment apart.
import type { EchoSize } from "./echo-flow.ts";

/** Lengths that are told apart in one leg. */
const SIZES = 32;

/** Sizes are numbers here: length * 2, and 1 with Don't Fragment; below 0 where it was not read. */
export class EchoSizes {
  private readonly legs: EchoSize[][] = [];

  /** A packet of this size belongs to a leg: its place in the list is that of the first one. */
  meet(leg: number, size: number): void {
    if (size < 0 || this.find(leg, size) !== undefined) return;
    const sizes = (this.legs[leg] ??= []);
    if (sizes.length < SIZES) sizes.push({ bytes: size >>> 1, df: (size & 1) !== 0, packets: 0 });
  }

  /** Counts packets of a size that was met. Those of one beyond the limit are counted nowhere. */
  count(leg: number, size: number, packets: number): void {
    const known = size < 0 ? undefined : this.find(leg, size);
    if (known !== undefined) known.packets += packets;
  }

  /** The list of a leg. */
  of(leg: number): EchoSize[] {
    return this.legs[leg] ?? [];
  }

  private find(leg: number, size: number): EchoSize | undefined {
    return this.legs[leg]?.find((s) => s.bytes === size >>> 1 && s.df === ((size & 1) !== 0));
  }
}
