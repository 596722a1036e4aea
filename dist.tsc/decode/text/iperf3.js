import { JsonReader, flagAt, jsonHead, numberAt, objectAt, stringAt } from "./json-tree.js";
const SIGNS = /^\s*\{\s*"start"\s*:\s*\{\s*"(?:connected|connecting_to|version|accepted_connection)"\s*:|^\s*\{\s*"event"\s*:\s*"(?:start|interval|end|error)"\s*,\s*"data"\s*:|^\s*\{\s*"title"\s*:\s*"[^"]*"\s*,\s*"start"\s*:\s*\{/;
function rowsOf(document) {
    if (document.type !== "object")
        return [];
    const event = stringAt(document, "event");
    const data = objectAt(document, "data");
    if (event === "start" && data !== undefined)
        return [testRow(data)];
    if (event === "interval" && data !== undefined)
        return interval(data);
    if (event === "error")
        return [{ kind: "error", line: document.line, says: stringAt(document, "data") ?? "" }];
    const start = objectAt(document, "start");
    const list = document.entries.get("intervals");
    const items = list?.type === "array" ? list.items : [];
    const error = stringAt(document, "error");
    return [
        ...(start === undefined ? [] : [testRow(start)]),
        ...items.flatMap((i) => (i.type === "object" ? interval(i) : [])),
        ...(error === undefined
            ? []
            : [{ kind: "error", line: document.entries.get("error").line, says: error }]),
    ];
}
function testRow(start) {
    const connected = start.entries.get("connected");
    const first = connected?.type === "array" ? connected.items.find((c) => c.type === "object") : undefined;
    const to = objectAt(start, "connecting_to");
    const test = objectAt(start, "test_start");
    const stamp = objectAt(start, "timestamp");
    return {
        kind: "test",
        line: start.line,
        to: (first === undefined ? undefined : stringAt(first, "remote_host")) ??
            (to === undefined ? undefined : stringAt(to, "host")),
        from: first === undefined ? undefined : stringAt(first, "local_host"),
        protocol: test === undefined ? undefined : stringAt(test, "protocol"),
        sec: stamp === undefined ? undefined : numberAt(stamp, "timesecs"),
        reverse: test !== undefined && numberAt(test, "reverse") === 1,
    };
}
function interval(i) {
    const sum = objectAt(i, "sum");
    if (sum === undefined)
        return [];
    const [startNs, endNs] = [seconds(sum, "start"), seconds(sum, "end")];
    const bytes = numberAt(sum, "bytes");
    if (startNs === undefined || endNs === undefined || bytes === undefined || endNs < startNs)
        return [];
    return [
        {
            kind: "interval",
            line: sum.line,
            startNs,
            endNs,
            bytes,
            lostPackets: numberAt(sum, "lost_packets"),
            packets: numberAt(sum, "packets"),
            retransmits: numberAt(sum, "retransmits"),
            omitted: flagAt(sum, "omitted"),
        },
    ];
}
/** Seconds from the start, as a double of the program's own: to ns. */
function seconds(o, key) {
    const value = numberAt(o, key);
    return value === undefined || !(value >= 0 && value < 1e7) ? undefined : Math.round(value * 1e9);
}
/** iperf3 in JSON. */
export const iperf3 = {
    id: "iperf3",
    kind: "probe-log",
    from: "iperf3 3.0 to 3.17: -J, --json-stream",
    detect: (head) => SIGNS.test(jsonHead(head)),
    open: () => new JsonReader(rowsOf),
};
