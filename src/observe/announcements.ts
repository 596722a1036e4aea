// MACs that announce themselves (RARP, gratuitous ARP, unsolicited neighbour advertisements), and addresses that two
// MACs answer for.
import * as arp from "../decode/wire/arp.ts";
import * as ethernet from "../decode/wire/ethernet.ts";
import * as icmpv6 from "../decode/wire/icmpv6.ts";
import type { ObservedFinding } from "./observation.ts";

/** Announcements listed for one MAC, for one input; MACs and addresses remembered. */
const PER_MAC = 3;
const LISTED = 200;
const REMEMBERED = 10_000;

/** Where and when a frame was seen. */
export interface Sighting {
  readonly record: number;
  readonly time: string | undefined;
  readonly vni: number | undefined;
  readonly vlan: number | undefined;
  /** VTEP that sent it. */
  readonly vtep: string | undefined;
}

/** Announcements of one input. */
export class Announcements {
  private readonly input: string;
  private readonly listed: ObservedFinding[] = [];
  private readonly perMac = new Map<string, number>();
  /** Who answered for an address first, and where. */
  private readonly answers = new Map<string, { readonly mac: string; readonly record: number }>();
  private readonly conflicts = new Map<string, ObservedFinding>();
  private omitted = 0;

  constructor(input: string) {
    this.input = input;
  }

  /** An ARP or RARP packet at `at`. */
  arp(seen: Sighting, b: Uint8Array, at: number): void {
    if (!arp.hasMacs(b, at)) return;
    const op = arp.operation(b, at);
    if (op === arp.OP.rarpRequest || op === arp.OP.rarpReply) this.announce(seen, arp.sha(b, at), "RARP");
    else if (arp.isGratuitous(b, at) && arp.spa(b, at) !== "0.0.0.0") {
      this.announce(seen, arp.sha(b, at), `gratuitous ARP for ${arp.spa(b, at)}`);
    }
    if (op === arp.OP.reply && arp.hasIpv4(b, at)) this.answer(seen, arp.spa(b, at), arp.sha(b, at));
  }

  /** An unsolicited neighbour advertisement; `eth` is the offset of the frame's Ethernet header, or -1. */
  neighbour(seen: Sighting, b: Uint8Array, place: { at: number; end: number; eth: number }): void {
    const { at, end, eth } = place;
    const mac = icmpv6.linkAddress(b, at, end) ?? (eth < 0 ? undefined : ethernet.src(b, eth));
    if (mac === undefined) return;
    this.announce(seen, mac, `unsolicited neighbour advertisement for ${icmpv6.target(b, at)}`);
  }

  private announce(seen: Sighting, mac: string, how: string): void {
    const n = (this.perMac.get(mac) ?? 0) + 1;
    if (this.perMac.size < REMEMBERED || n > 1) this.perMac.set(mac, n);
    if (n > PER_MAC || this.listed.length >= LISTED) {
      this.omitted++;
      return;
    }
    this.listed.push({
      code: "mac.announced",
      severity: "info",
      says: `${mac} announced by ${how}${placeOf(seen)}${seen.time === undefined ? "" : ` at ${seen.time}`}.`,
      where: [{ input: this.input, record: seen.record }],
      filter: "arp.opcode == 3 || arp.isgratuitous == 1 || (icmpv6.type == 136 && icmpv6.nd.na.flag.s == 0)",
    });
  }

  private answer(seen: Sighting, ip: string, mac: string): void {
    const key = `${seen.vni ?? ""} ${seen.vlan ?? ""} ${ip}`;
    const known = this.answers.get(key);
    if (known === undefined) {
      if (this.answers.size < REMEMBERED) this.answers.set(key, { mac, record: seen.record });
    } else if (known.mac !== mac && !this.conflicts.has(`${key} ${mac}`) && this.conflicts.size < LISTED) {
      this.conflicts.set(`${key} ${mac}`, {
        code: "arp.two-macs",
        severity: "warning",
        says: `${known.mac} and ${mac} both answer ARP for ${ip}${placeOf(seen)}.`,
        where: [known.record, seen.record].map((record) => ({ input: this.input, record })),
        filter: `arp.opcode == 2 && arp.src.proto_ipv4 == ${ip}`,
        limits: ["A duplicate address, a proxy, or one address that two machines share on purpose look the same."],
      });
    }
  }

  /** The findings. */
  findings(): ObservedFinding[] {
    const out = [...this.listed, ...this.conflicts.values()];
    if (this.omitted > 0) {
      const says = `${this.omitted} more announcements of MACs are not listed (the first ${PER_MAC} of each MAC are).`;
      out.push({
        code: "mac.announced-more",
        severity: "info",
        says,
        where: [{ input: this.input }],
        count: this.omitted,
      });
    }
    return out;
  }
}

function placeOf(s: Sighting): string {
  const vlan = s.vlan === undefined ? "" : ` in VLAN ${s.vlan}`;
  if (s.vni !== undefined) return `${vlan} in VNI ${s.vni}${s.vtep === undefined ? "" : `, sent by VTEP ${s.vtep}`}`;
  return vlan;
}
