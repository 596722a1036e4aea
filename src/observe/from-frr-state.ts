// zebra's and bgpd's state tables: neighbours of a VNI as MAC+IP entries, VNIs and their VTEPs, duplicate detection, router MACs, segments.
import { quoted } from "../core/quoted.ts";
import type {
  BgpVni,
  BgpVniRow,
  BgpVniSettings,
  EvpnNeighbor,
  EvpnNeighborRow,
  EvpnRmac,
  EvpnRmacRow,
  EvpnSegment,
  EvpnSegmentRow,
  EvpnSettings,
  EvpnSettingsRow,
  EvpnVni,
  EvpnVniRow,
  StateCount,
} from "../decode/text/frr-state-rows.ts";
import { duplicateFact } from "./duplicate-fact.ts";
import type { RouteObservation } from "./observation.ts";
import type { StateBook } from "./state-observer.ts";
import { stateObserver } from "./state-observer.ts";
import { snapshotOf } from "./text-observer.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";

/** Flagged addresses that become facts. */
const FLAGGED = 200;

/** Observes one output of `show evpn arp-cache`. */
export function observeFrrArp(part: PartContext): RowObserver<EvpnNeighborRow> {
  const vnis = new Set<number | undefined>();
  return stateObserver<EvpnNeighbor | StateCount>(part, (row, book) => {
    if (row.kind === "count") {
      // a VNI that has its heading already: the command was run again
      if (vnis.has(row.vni)) {
        vnis.clear();
        part.outputs?.next();
      }
      vnis.add(row.vni);
      book.announce(row.count, row.line, "neighbours");
      return;
    }
    book.saw();
    neighbor(row, book);
  });
}

function neighbor(row: EvpnNeighbor, book: StateBook): void {
  const { part } = book;
  // an inactive neighbour has lost its MAC: it says nothing about where the MAC is
  if (row.mac !== undefined && row.state !== "inactive") book.routes.push(neighborEntry(row, row.mac, part));
  if (row.duplicate !== true) return;
  const when = row.detectedAt === undefined ? "" : ` at ${row.detectedAt} (local time, zone not shown)`;
  const says = `${row.ip} (${row.mac ?? "no MAC"}): ${part.where} has flagged it as a duplicate address${when}.`;
  book.say("frr.duplicate-detected", "warning", says, row.line);
  if (row.mac !== undefined && book.facts.length < FLAGGED)
    book.facts.push(duplicateFact(part, { ...row, mac: row.mac, moves: undefined }, undefined));
}

/** The sequence that counts is the remote one of a remote entry and the local one of a local entry; the other is history. */
function neighborEntry(row: EvpnNeighbor, mac: string, part: PartContext): RouteObservation {
  const remote = row.type === "remote";
  const seq = remote ? row.remoteSeq : row.localSeq;
  return {
    mac,
    ip: row.ip,
    ...(row.vni === undefined ? {} : { vni: row.vni }),
    table: "mac",
    ...snapshotOf(part, row.line),
    ...(row.esi === undefined ? {} : { esi: row.esi }),
    ...(remote && row.vtep !== undefined ? { nextHop: row.vtep } : {}),
    ...(seq === undefined ? {} : { seq }),
    sticky: false,
    withdrawn: false,
    local: row.type === "local",
  };
}

const FLOODS =
  "the VTEPs that this node sends frames of unknown destination to (type 3 routes); which of them has which MAC is another question";

/** Observes one output of `show evpn vni`. */
export function observeFrrVni(part: PartContext): RowObserver<EvpnVniRow> {
  return stateObserver<EvpnVni>(part, (row, book) => {
    const value = {
      vni: row.vni,
      ...(row.localVtep === undefined ? {} : { vtep: row.localVtep }),
      ...(row.vteps === undefined ? {} : { vteps: row.vteps }),
      ...(row.remoteVteps === undefined ? {} : { remoteVteps: row.remoteVteps }),
      ...(row.interface === undefined ? {} : { interface: row.interface }),
    };
    const subject = `${part.where} VNI ${row.vni}`;
    if (row.type !== "L3") book.fact("vni.vteps", subject, value, row.line, FLOODS);
    else if (row.state !== undefined) book.fact("vni.state", subject, { vni: row.vni, state: row.state }, row.line);
    if (row.state !== undefined && row.state !== "Up")
      book.say("frr.vni-down", "warning", `VNI ${row.vni} at ${part.where} is ${quoted(row.state)}.`, row.line);
  });
}

/** Observes one output of `show evpn`. */
export function observeFrrEvpn(part: PartContext): RowObserver<EvpnSettingsRow> {
  return stateObserver<EvpnSettings>(part, (row, book) => {
    if (row.duplicateDetection === undefined) return;
    const { freeze } = row;
    const value = {
      enabled: row.duplicateDetection,
      ...(row.maxMoves === undefined ? {} : { maxMoves: row.maxMoves }),
      ...(row.time === undefined ? {} : { time_s: row.time }),
      ...(freeze === undefined ? {} : { freezes: freeze !== "none" }),
      ...(typeof freeze === "number" ? { freeze_s: freeze } : {}),
    };
    const unclear = freeze === undefined ? ["this JSON prints 0 both for no freeze and for a permanent one"] : [];
    book.fact("evpn.duplicateDetection", part.where, value, row.line, ...unclear);
  });
}

/** Observes one output of `show bgp l2vpn evpn vni`. */
export function observeFrrBgpVni(part: PartContext): RowObserver<BgpVniRow> {
  return stateObserver<BgpVni | BgpVniSettings>(part, (row, book) => {
    if (row.kind === "settings") {
      if (row.advertiseAllVnis === false)
        book.say("frr.vnis-not-advertised", "warning", `bgpd at ${part.where} does not advertise its VNIs.`, row.line);
      return;
    }
    const subject = `${part.where} VNI ${row.vni}`;
    const value = {
      vni: row.vni,
      ...(row.rd === undefined ? {} : { rd: row.rd }),
      ...(row.originator === undefined ? {} : { vtep: row.originator }),
    };
    book.fact("vni.rd", subject, value, row.line);
    if (!row.inKernel)
      book.say("frr.vni-unknown-to-kernel", "warning", `${subject}: bgpd has it, the kernel has not.`, row.line);
  });
}

/** Observes one output of `show evpn rmac` or `show evpn next-hops`. */
export function observeFrrRmac(part: PartContext): RowObserver<EvpnRmacRow> {
  return stateObserver<EvpnRmac | StateCount>(part, (row, book) => {
    if (row.kind === "count") {
      book.announce(row.count, row.line, "entries");
      return;
    }
    book.saw();
    const value = { mac: row.mac, ...(row.vni === undefined ? {} : { vni: row.vni }) };
    book.fact("vtep.routerMac", row.vtep, value, row.line);
  });
}

/** Observes one output of `show evpn es` or `show bgp l2vpn evpn es`. */
export function observeFrrEs(part: PartContext): RowObserver<EvpnSegmentRow> {
  return stateObserver<EvpnSegment>(part, (row, book) => {
    book.fact("segment.vteps", row.esi, { vteps: row.vteps, local: row.local }, row.line);
  });
}
