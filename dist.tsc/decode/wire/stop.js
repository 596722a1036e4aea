// Where decoding of a frame ended before its data did, as data: never thrown, counted in the report.
/** A Stop when fewer than `need` bytes are available at `at`. */
export function short(w, layer, at, need) {
    const have = w.end - at;
    return have >= need ? undefined : { layer, offset: at, need, have: Math.max(0, have), endFrom: w.endFrom };
}
/** The Stop of a layer whose bytes are there and whose field is impossible. */
export function bad(w, layer, at, says) {
    const have = Math.max(0, w.end - at);
    return { layer, offset: at, need: have, have, endFrom: w.endFrom, bad: says };
}
