/** Most bytes that wait for a gap to close; then it is declared one. */
export const PENDING_BYTES = 1 << 20;
const PENDING_PIECES = 4096;
/** A gap that is still open after this much of the capture's time is one: retransmissions come sooner. */
const GAP_WAIT_NS = 3000000000n;
const RECENT_BYTES = 8192;
const RECENT_PIECES = 64;
/** A segment this far from the expected position belongs to another connection with the same ports. */
const FAR = 1 << 26;
const MOD = 2 ** 32;
/** A direction of which nothing was seen yet. */
export function newDirection() {
    return {
        started: false,
        sawSyn: false,
        start: 0,
        next: 0,
        fin: undefined,
        synData: false,
        pending: [],
        pendingBytes: 0,
        recent: [],
        recentBytes: 0,
    };
}
/** Bytes that a direction holds on to. */
export function heldBytes(d) {
    return d.pendingBytes + d.recentBytes;
}
/** What a segment adds: parts in sequence go to `out`, remarks to `notes`. `bytes` of parts are copies. */
export function addSegment(d, s, mark, to) {
    const seq = s.syn ? (s.seq + 1) % MOD : s.seq;
    if (s.syn)
        addSyn(d, seq, mark, to);
    const length = s.bytes.length + s.missing;
    if (length > 0) {
        if (!s.syn)
            matchSynData(d, seq, length);
        addPayload(d, { s, seq, length, mark }, to);
        d.synData = s.syn && d.synData;
    }
    if (s.fin && d.started)
        d.fin ??= position(d, seq) + length;
    closeStaleGaps(d, mark, to);
    if (s.rst && d.started)
        endDirection(d, mark, to);
    else if (d.fin !== undefined && d.next >= d.fin) {
        d.fin = undefined;
        to.out.push({ kind: "end", mark });
    }
}
/** Everything that still waits, with the gaps before it: at the end of the capture or of the connection. */
export function flushDirection(d, to) {
    while (d.pending.length > 0)
        skipGap(d, to);
}
function endDirection(d, mark, to) {
    flushDirection(d, to);
    to.out.push({ kind: "end", mark });
}
function begin(d, seq, how, to) {
    if (d.started)
        endDirection(d, how.mark, to);
    d.started = true;
    d.sawSyn = how.whole;
    d.start = seq;
    d.next = seq;
    d.fin = undefined;
    d.synData = false;
    d.recent.length = 0;
    d.recentBytes = 0;
    to.out.push({ kind: "start", whole: how.whole, mark: how.mark });
}
function addSyn(d, seq, mark, to) {
    const behind = d.start - position(d, seq);
    if (d.started && d.sawSyn && behind === 0)
        return;
    // A SYN that was recorded after data of its own connection: the data before the start is lost to us, nothing else.
    if (d.started && !d.sawSyn && behind >= 0 && behind <= PENDING_BYTES) {
        d.sawSyn = true;
        return;
    }
    begin(d, seq, { whole: true, mark }, to);
    d.synData = true;
}
/**
 * Captures written by programs exist whose SYN has data but takes no sequence number. It shows when what follows the
 * SYN begins one byte before the expected place (a keep-alive probe does so too, with one byte).
 */
function matchSynData(d, seq, length) {
    if (!d.synData || length === 1 || position(d, seq) !== d.next - 1)
        return;
    d.next -= 1;
    d.start -= 1;
    for (const [i, piece] of d.recent.entries())
        d.recent[i] = { ...piece, pos: piece.pos - 1 };
}
/** Unwrapped position of a sequence number: the one nearest to the next expected. */
function position(d, seq) {
    return d.next + ((seq - (d.next % MOD)) | 0);
}
function addPayload(d, p, to) {
    if (!d.started)
        begin(d, p.seq, { whole: false, mark: p.mark }, to);
    let pos = position(d, p.seq);
    if (Math.abs(pos - d.next) > FAR) {
        to.notes.push({ kind: "jump", mark: p.mark });
        begin(d, p.seq, { whole: false, mark: p.mark }, to);
        pos = d.next;
    }
    const bytes = p.s.bytes.slice();
    const data = { pos, length: bytes.length, bytes, mark: p.mark };
    // A keep-alive probe repeats the last byte with any value (RFC 1122 section 4.2.3.6).
    const keepAlive = p.length === 1 && pos === d.next - 1;
    if (!keepAlive)
        compareOld(d, data, to);
    insert(d, data, to);
    insert(d, { pos: pos + bytes.length, length: p.s.missing, bytes: undefined, mark: p.mark }, to);
    drain(d, to);
    while (d.pendingBytes > PENDING_BYTES || d.pending.length > PENDING_PIECES)
        skipGap(d, to);
}
/** Remarks about the part of a piece that lies before the next expected byte. */
function compareOld(d, piece, to) {
    if (piece.pos >= d.next)
        return;
    const early = Math.min(d.start, piece.pos + piece.length) - piece.pos;
    if (early > 0)
        to.notes.push({ kind: "beforeStart", bytes: early, mark: piece.mark });
    let differ = 0;
    for (const old of d.recent)
        differ += differing(old, piece);
    if (differ > 0)
        to.notes.push({ kind: "conflict", bytes: differ, mark: piece.mark });
}
function differing(a, b) {
    if (a.bytes === undefined || b.bytes === undefined)
        return 0;
    let n = 0;
    const to = Math.min(a.pos + a.length, b.pos + b.length);
    for (let p = Math.max(a.pos, b.pos); p < to; p++)
        if (a.bytes[p - a.pos] !== b.bytes[p - b.pos])
            n++;
    return n;
}
/** Puts into `pending` what no earlier copy covers. */
function insert(d, piece, to) {
    const end = piece.pos + piece.length;
    let from = Math.max(piece.pos, d.next);
    if (from >= end)
        return;
    let i = d.pending.length;
    while (i > 0 && d.pending[i - 1].pos + d.pending[i - 1].length > from)
        i--;
    let differ = 0;
    for (; i < d.pending.length && d.pending[i].pos < end; i++) {
        const old = d.pending[i];
        differ += differing(old, piece);
        if (old.pos > from)
            put(d, i++, part(piece, from, old.pos));
        from = old.pos + old.length;
    }
    if (from < end)
        put(d, i, part(piece, from, end));
    if (differ > 0)
        to.notes.push({ kind: "conflict", bytes: differ, mark: piece.mark });
}
function part(piece, from, to) {
    const bytes = piece.bytes?.subarray(from - piece.pos, to - piece.pos);
    return { pos: from, length: to - from, bytes, mark: piece.mark };
}
function put(d, index, piece) {
    d.pending.splice(index, 0, piece);
    d.pendingBytes += piece.bytes?.length ?? 0;
}
/** Hands over what is next in sequence. */
function drain(d, to) {
    let n = 0;
    for (; n < d.pending.length && d.pending[n].pos === d.next; n++) {
        const piece = d.pending[n];
        d.next += piece.length;
        d.pendingBytes -= piece.bytes?.length ?? 0;
        if (piece.bytes === undefined)
            to.out.push({ kind: "cut", length: piece.length, mark: piece.mark });
        else {
            to.out.push({ kind: "data", bytes: piece.bytes, mark: piece.mark });
            remember(d, piece);
        }
    }
    d.pending.splice(0, n);
}
function remember(d, piece) {
    d.recent.push(piece);
    d.recentBytes += piece.length;
    while (d.recent.length > 1 && (d.recentBytes > RECENT_BYTES || d.recent.length > RECENT_PIECES)) {
        d.recentBytes -= d.recent.shift().length;
    }
}
function skipGap(d, to) {
    const first = d.pending[0];
    to.out.push({ kind: "gap", length: first.pos - d.next, mark: first.mark });
    d.next = first.pos;
    drain(d, to);
}
function closeStaleGaps(d, mark, to) {
    for (let first = d.pending[0]; first !== undefined; first = d.pending[0]) {
        if (first.mark.at === undefined || mark.at === undefined || mark.at - first.mark.at < GAP_WAIT_NS)
            return;
        skipGap(d, to);
    }
}
