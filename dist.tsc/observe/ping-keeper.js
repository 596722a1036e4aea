import * as columns from "./probe-table.js";
/** Writes probes into the table `number`. */
export function keeper(tables, number) {
    return (probe, least) => {
        if (Number.isNaN(probe.arrived) && Number.isNaN(least.ns))
            return;
        const table = tables.table(number, probe.ordinal, "log");
        if (table === undefined)
            return;
        const chunk = table.room();
        const { rows, floats, ints } = chunk;
        floats[rows * columns.LOG_FLOATS + columns.LEAST] = least.ns;
        floats[rows * columns.LOG_FLOATS + columns.PRINTED] = probe.arrived;
        ints[rows * columns.LOG_INTS + columns.LOG_ORDINAL] = probe.ordinal;
        ints[rows * columns.LOG_INTS + columns.LEAST_LINE] = least.line;
        ints[rows * columns.LOG_INTS + columns.PRINTED_LINE] = probe.replyLine;
        table.added(chunk);
    };
}
