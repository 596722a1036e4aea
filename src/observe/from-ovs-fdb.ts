// MAC tables of Open vSwitch bridges to route observations: on which port a MAC was learned. Which port leads out of the node is not in it.
import type { OvsFdb } from "../decode/text/ovs-fdb.ts";
import type { RouteObservation } from "./observation.ts";
import { snapshotOf } from "./text-observer.ts";
import type { PartContext, RowObserver, Shown } from "./text-observer.ts";

/** Observes one output of ovs-appctl fdb/show. */
export function observeOvsFdb(part: PartContext): RowObserver<OvsFdb> {
  const bridge = /\bfdb\/show (\S+)/.exec(part.command ?? "")?.[1];
  const routes: RouteObservation[] = [];
  let records = 0;
  return {
    take(rows) {
      for (const row of rows) {
        records++;
        if (row.kind !== "mac" || (Number.parseInt(row.mac.slice(0, 2), 16) & 1) === 1) continue;
        const port = row.port === "LOCAL" ? "LOCAL" : `port ${row.port}`;
        routes.push({
          mac: row.mac,
          table: "fdb",
          ...snapshotOf(part, row.line),
          sticky: row.age === "static",
          withdrawn: false,
          ...(row.port === "LOCAL" ? { local: true } : {}),
          interface: bridge === undefined ? port : `${bridge} ${port}`,
        });
      }
    },
    finish: (): Shown => ({ records, routes }),
  };
}
