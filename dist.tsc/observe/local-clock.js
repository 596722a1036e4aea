const ZONE = /^([+-])(\d\d):?(\d\d)$/;
/** The clock of an input's stamps without zone. */
export function localClock(context) {
    const seconds = offset(context.zone);
    const told = seconds !== undefined;
    return {
        words: told ? `local, ${context.zone} as told` : "local, zone not told: read as UTC",
        told,
        at: (stamp) => BigInt(stamp.sec - (seconds ?? 0)) * 1000000000n + BigInt(stamp.usec) * 1000n,
    };
}
function offset(zone) {
    if (zone === "Z")
        return 0;
    const m = zone === undefined ? null : ZONE.exec(zone);
    if (m === null)
        return undefined;
    const seconds = (Number(m[2]) * 60 + Number(m[3])) * 60;
    return m[1] === "-" ? -seconds : seconds;
}
/** What to say when the zone is not known. */
export function zoneFinding(source) {
    return {
        code: "clock.zone-not-told",
        severity: "warning",
        says: "The stamps are local time without a zone and were read as UTC: give --tz, or the zone in case.yaml.",
        where: [source],
    };
}
