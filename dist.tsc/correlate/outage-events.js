/** An event that a stamp of one input shows; undefined where its clock cannot be related to that of the observer. */
export function recorded(name, at, toObserver) {
    const bounds = toObserver(at.t, at.source.input);
    if (bounds === undefined)
        return undefined;
    return { name, ...bounds, stamp: { at: at.t, digits: at.digits }, evidence: [at.source] };
}
/** An event that is only bounded by others. */
export function bounded(name, bounds, evidence) {
    return { name, ...bounds, stamp: undefined, evidence };
}
/** The middle of the bounds: what events are put in order by where their bounds overlap. */
export function middle(b) {
    return (b.low + b.high) / 2n;
}
export function least(a, b) {
    return a < b ? a : b;
}
export function most(a, b) {
    return a > b ? a : b;
}
