import { snapshotOf } from "./text-observer.js";
/** Observes one output of ovs-appctl fdb/show. */
export function observeOvsFdb(part) {
    const bridge = /\bfdb\/show (\S+)/.exec(part.command ?? "")?.[1];
    const routes = [];
    let records = 0;
    return {
        take(rows) {
            for (const row of rows) {
                records++;
                if (row.kind !== "mac" || (Number.parseInt(row.mac.slice(0, 2), 16) & 1) === 1)
                    continue;
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
        finish: () => ({ records, routes }),
    };
}
