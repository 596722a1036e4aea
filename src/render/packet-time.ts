// Stamps of packets as bytes, without a bigint or a string for each.
import { epochDecimal, rfc3339, type EpochNs } from "../core/time.ts";
import { type PacketView, packetTime } from "../observe/packet-row.ts";
import type { ByteWriter } from "./byte-writer.ts";

/** How packets are stamped: RFC 3339 in UTC, seconds since 1970, seconds since the first packet, or not at all. */
export type TimeStyle = "rfc3339" | "epoch" | "relative" | "none";

const NS = 1_000_000_000;
/** Seconds that RFC 3339 can write without a sign or a fifth digit, from 1970 on. */
const LAST_RFC3339 = 253402300799;

/** Writes the stamp of one packet after another, all in one style. */
export class PacketClock {
  private base: EpochNs | undefined;
  private baseSec = 0;
  private baseNsec = 0;
  private prefixSec = -1;
  private prefix = "";
  private first: { sec: number; nsec: number } | undefined;
  private sec = 0;
  private nsec = 0;

  /** "sec.nnnnnnnnn" with nine digits. False, and nothing written, when the packet has no time. */
  writeEpoch(out: ByteWriter, v: PacketView, digits = 9): boolean {
    if (!this.split(v)) return false;
    if (this.sec < 0 || this.sec > Number.MAX_SAFE_INTEGER) out.ascii(epochDecimal(packetTime(v)!));
    else {
      this.prefixFor(String);
      out.ascii(this.prefix);
      fraction(out, this.nsec, digits);
    }
    return true;
  }

  /** In the given style with the interface's own digits. False when the packet has no time. */
  write(out: ByteWriter, v: PacketView, style: Exclude<TimeStyle, "none">): boolean {
    const digits = Math.min(9, v.iface.digits);
    if (style === "epoch") return this.writeEpoch(out, v, digits);
    if (style === "relative") return this.writeRelative(out, v, digits);
    if (!this.split(v)) return false;
    if (this.sec < 0 || this.sec > LAST_RFC3339) out.ascii(rfc3339(packetTime(v)!, digits));
    else {
      this.prefixFor((sec) => new Date(sec * 1000).toISOString().slice(0, 19));
      out.ascii(this.prefix);
      fraction(out, this.nsec, digits);
      out.char(90);
    }
    return true;
  }

  private writeRelative(out: ByteWriter, v: PacketView, digits: number): boolean {
    if (!this.split(v)) return false;
    this.first ??= { sec: this.sec, nsec: this.nsec };
    let sec = this.sec - this.first.sec;
    let nsec = this.nsec - this.first.nsec;
    if (nsec < 0) [sec, nsec] = [sec - 1, nsec + NS];
    if (sec < 0) {
      out.char(45);
      [sec, nsec] = nsec === 0 ? [-sec, 0] : [-sec - 1, NS - nsec];
    }
    out.uint(sec);
    fraction(out, nsec, digits);
    return true;
  }

  /** Sets sec and nsec (0 to 999999999) of the packet; false when it has no time. */
  private split(v: PacketView): boolean {
    const ns = v.batch.ns[v.i]!;
    if (Number.isNaN(ns)) return false;
    if (v.batch.base !== this.base) this.rebase(v.batch.base);
    let sec = Math.floor(ns / NS);
    let rest = ns - sec * NS;
    // The division rounds; the product and the difference are exact below 2^53.
    if (rest < 0) [sec, rest] = [sec - 1, rest + NS];
    else if (rest >= NS) [sec, rest] = [sec + 1, rest - NS];
    rest += this.baseNsec;
    this.sec = this.baseSec + sec + (rest >= NS ? 1 : 0);
    this.nsec = rest >= NS ? rest - NS : rest;
    return true;
  }

  private rebase(base: EpochNs): void {
    this.base = base;
    const nsec = ((base % 1_000_000_000n) + 1_000_000_000n) % 1_000_000_000n;
    this.baseNsec = Number(nsec);
    this.baseSec = Number((base - nsec) / 1_000_000_000n);
  }

  private prefixFor(format: (sec: number) => string): void {
    if (this.sec === this.prefixSec) return;
    this.prefixSec = this.sec;
    this.prefix = format(this.sec);
  }
}

function fraction(out: ByteWriter, nsec: number, digits: number): void {
  if (digits === 0) return;
  out.char(46);
  out.fraction(nsec, digits);
}
