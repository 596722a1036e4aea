// EVPN tables of other network operating systems to route observations.
import type { NosRoute, NosRow } from "../decode/text/nos-rows.ts";
import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { RouteObservation } from "./observation.ts";
import type { StateBook } from "./state-observer.ts";
import { stateObserver } from "./state-observer.ts";
import { snapshotOf } from "./text-observer.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";

/** Observes one EVPN table of EOS, NX-OS, IOS-XE, Junos, SONiC or GoBGP. */
export function observeNos(part: PartContext): RowObserver<NosRow> {
  let seen = 0;
  let ended = false;
  let unplaced = 0;
  return stateObserver<Exclude<NosRow, JsonProblem>>(part, (row, book) => {
    if (row.kind === "count") {
      book.records--;
      if (row.count !== seen) {
        const says = `${row.count} entries were announced and ${seen} are shown: part of the output is missing.`;
        book.say("nos.count-disagrees", "warning", says, row.line);
      }
      ended = seen > 0;
      seen = 0;
      return;
    }
    if (ended) part.outputs?.next();
    ended = false;
    seen++;
    if (row.mac === undefined) return;
    book.routes.push(routeOf(row, row.mac, part));
    if (!row.local && row.nextHop === undefined && unplaced++ === 0) noVtep(row, book);
    if (row.duplicate)
      book.say("nos.duplicate-detected", "warning", `${row.mac}: ${part.where} flags it as a duplicate.`, row.line);
  });
}

function noVtep(row: NosRoute, book: StateBook): void {
  const says =
    "Routes of this output do not name the VTEP they point to (nor a sequence): the detailed form of the command does. Where a MAC is cannot be told from them.";
  book.say("nos.no-vtep", "info", says, row.line);
}

function routeOf(row: NosRoute, mac: string, part: PartContext): RouteObservation {
  return {
    mac,
    ...(row.ip === undefined ? {} : { ip: row.ip }),
    ...(row.vni === undefined ? {} : { vni: row.vni }),
    table: row.table,
    ...snapshotOf(part, row.line),
    ...(row.rd === undefined ? {} : { rd: row.rd }),
    ...(row.ethTag === undefined ? {} : { ethTag: row.ethTag }),
    ...(row.esi === undefined || /^[0:]*$/.test(row.esi) ? {} : { esi: row.esi }),
    ...(row.nextHop === undefined ? {} : { nextHop: row.nextHop }),
    ...(row.originator === undefined ? {} : { originatorId: row.originator }),
    ...(row.seq === undefined ? {} : { seq: row.seq }),
    ...(row.seqShown === undefined || row.table !== "bgp" ? {} : { seqShown: false }),
    sticky: row.sticky,
    withdrawn: false,
    ...(row.best === undefined ? {} : { best: row.best }),
    local: row.local,
    ...(row.interface === undefined ? {} : { interface: row.interface }),
  };
}
