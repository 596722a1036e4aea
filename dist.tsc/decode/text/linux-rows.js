const ERROR = /^(?:RTNETLINK answers: |Error: |Cannot find (?:bridge )?device "|Device "[^"]*" does not exist\.|Dump terminated|Dump was interrupted|Object "[^"]*" is unknown|Option "[^"]*" is unknown|Command "[^"]*" is unknown|Cannot open network namespace|Failed to send|Not enough information:|Usage: (?:ip|bridge) |Cannot (?:send|talk to) )/;
/** The row for a line that is an error of iproute2 or of the kernel; undefined for other lines. */
export function iprouteError(text, line) {
    return ERROR.test(text) ? { kind: "iprouteError", line, says: text.trimEnd() } : undefined;
}
// Errors that tell which command gave them; the refusals of a look-up of a route are its answer.
const OWNERS = [
    [/^(?:Cannot find bridge device "|Error: .*\b[Ff](?:db|DB) entry)/, "linux-fdb"],
    [/^Error: .*\b[Nn]eighbour entry/, "linux-neigh"],
    [
        /^(?:RTNETLINK answers: (?:Network is unreachable|No route to host|Invalid argument|Permission denied|Invalid cross-device link)|Error: any valid prefix is expected rather than )/,
        "linux-route-get",
    ],
];
/** The kind of output that an error stands for; undefined when any command of iproute2 may have given it. */
export function errorOwner(text) {
    return OWNERS.find(([pattern]) => pattern.test(text))?.[1];
}
/** True for a line that only a monitor prints, or that begins an interface: no table of entries has one. */
export function isForeign(text) {
    return /^(?:Timestamp: |\[|Deleted |\d{1,10}: )/.test(text);
}
/** Words of a line, parted by any white space. */
export function wordsOf(text) {
    const trimmed = text.trim();
    return trimmed === "" ? [] : trimmed.split(/\s+/);
}
/** A whole number of at most 15 digits, else undefined; "598sec" and "10ms" keep their number. */
export function numberOf(word) {
    const m = word === undefined ? null : /^(\d{1,15})(?:sec|ms|us|s)?$/.exec(word);
    return m === null ? undefined : Number(m[1]);
}
