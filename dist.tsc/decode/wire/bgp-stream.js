import { addBytes, addHole, byteCount, endFraming, newFramer } from "./bgp-framer.js";
import { HEADER, readBody } from "./bgp-message.js";
import { extendedMessageAgreed } from "./bgp-open.js";
import { addSegment, flushDirection, heldBytes, newDirection } from "./tcp-reassembly.js";
/** Most directions of connections kept at a time; the one unused for longest is forgotten. */
export const MAX_FLOWS = 4096;
/** Most bytes held over all connections. */
export const MAX_HELD_BYTES = 64 << 20;
/** Findings listed of each code. */
export const MAX_FINDINGS = 100;
const SHORT_MESSAGE = 4096;
const INFO = new Set(["bgp.mid-stream", "bgp.unfinished"]);
/** Reader of the BGP connections of one capture (files of a ring in order are one capture). */
export function createBgpStreams() {
    const counts = { segments: 0, payloadBytes: 0, messages: 0, missingBytes: 0, undecodedBytes: 0 };
    const state = {
        flows: new Map(),
        opens: new Map(),
        findings: [],
        perCode: new Map(),
        omitted: new Map(),
        counts,
        held: 0,
    };
    return {
        segment: (s) => addTo(state, s),
        finish: () => finish(state),
        findings: state.findings,
        omitted: state.omitted,
        counts,
    };
}
function addTo(state, s) {
    const mark = { record: s.record, at: s.at, arrival: state.counts.segments++ };
    state.counts.payloadBytes += s.bytes.length;
    const empty = s.bytes.length + s.missing === 0 && !s.syn;
    if (empty && !state.flows.has(s.flow))
        return [];
    const flow = touch(state, s, mark);
    const sink = { out: [], notes: [] };
    addSegment(flow.direction, s, mark, sink);
    const messages = deliver(state, flow, sink);
    account(state, flow);
    return messages;
}
/** The flow of a segment, as the one used last. */
function touch(state, s, mark) {
    const known = state.flows.get(s.flow);
    if (known !== undefined) {
        state.flows.delete(s.flow);
        state.flows.set(s.flow, known);
        known.last = mark;
        return known;
    }
    const flow = {
        name: s.flow,
        from: s.from,
        to: s.to,
        reverse: s.reverse,
        direction: newDirection(),
        framer: newFramer(false),
        open: undefined,
        undecoded: 0,
        held: 0,
        last: mark,
    };
    state.flows.set(s.flow, flow);
    return flow;
}
function deliver(state, flow, sink) {
    const messages = [];
    for (const note of sink.notes)
        remark(state, flow, note);
    for (const part of sink.out) {
        const framed = { messages: [], notes: [] };
        addPart(state, flow, part, framed);
        for (const { code, says, mark } of framed.notes)
            report(state, flow, { code, says, mark });
        for (const m of framed.messages)
            messages.push(toMessage(state, flow, m));
    }
    return messages;
}
function addPart(state, flow, part, framed) {
    switch (part.kind) {
        case "data":
            addBytes(flow.framer, part.bytes, part.mark, framed);
            break;
        case "cut":
        case "gap":
            state.counts.missingBytes += part.length;
            addHole(flow.framer, { length: part.length, cut: part.kind === "cut", mark: part.mark }, framed);
            break;
        case "end":
            endFraming(flow.framer, part.mark, framed);
            break;
        case "start":
            countUndecoded(state, flow);
            flow.framer = newFramer(part.whole);
            flow.undecoded = 0;
            flow.open = undefined;
            break;
    }
}
function remark(state, flow, note) {
    switch (note.kind) {
        case "conflict": {
            const says = `${byteCount(note.bytes)} not as in an earlier copy; the earlier one counts`;
            report(state, flow, { code: "bgp.conflict", says, mark: note.mark });
            break;
        }
        case "beforeStart": {
            state.counts.undecodedBytes += note.bytes;
            const says = `${byteCount(note.bytes)} from before the first segment seen, recorded after it: not decoded`;
            report(state, flow, { code: "bgp.before-start", says, mark: note.mark });
            break;
        }
        case "jump": {
            const says = "sequence numbers of another connection with the same addresses and ports, without its SYN";
            report(state, flow, { code: "bgp.jump", says, mark: note.mark });
            break;
        }
    }
}
function report(state, flow, what) {
    const { code, says, mark } = what;
    const n = (state.perCode.get(code) ?? 0) + 1;
    state.perCode.set(code, n);
    if (n > MAX_FINDINGS) {
        state.omitted.set(code, n - MAX_FINDINGS);
        return;
    }
    const severity = INFO.has(code) ? "info" : "warning";
    const { name, from, to } = flow;
    state.findings.push({ code, severity, says, flow: name, from, to, record: mark.record, at: mark.at });
}
function toMessage(state, flow, m) {
    const session = sessionOf(state, flow);
    const stops = [];
    const body = readBody(m.bytes, session, stops);
    const type = m.bytes[HEADER - 1];
    const length = m.bytes.length;
    state.counts.messages++;
    if (body.kind === "open") {
        flow.open = body;
        remember(state.opens, `${flow.from}>${flow.to}`, body);
    }
    if (stops.length > 0)
        report(state, flow, { code: "bgp.malformed", says: stopText(stops), mark: m.completed });
    if (length > SHORT_MESSAGE && extendedMessageAgreed(session) === false) {
        const says = `message of ${length} bytes, more than 4096, which the OPENs do not allow`;
        report(state, flow, { code: "bgp.too-long", says, mark: m.completed });
    }
    const { record, at } = m.completed;
    return {
        flow: flow.name,
        from: flow.from,
        to: flow.to,
        record,
        at,
        firstRecord: m.first.record,
        firstAt: m.first.at,
        type,
        length,
        body,
        stops,
    };
}
function stopText(stops) {
    const s = stops[0];
    const what = s.bad ?? `${s.need} bytes needed, ${s.have} there (${s.endFrom})`;
    const more = stops.length > 1 ? `, and ${stops.length - 1} more` : "";
    return `${s.layer} at byte ${s.offset} of the message: ${what}${more}`;
}
function sessionOf(state, flow) {
    const receiver = flow.reverse === undefined ? state.opens.get(`${flow.to}>${flow.from}`) : state.flows.get(flow.reverse)?.open;
    return { sender: flow.open, receiver };
}
function remember(opens, pair, open) {
    opens.delete(pair);
    opens.set(pair, open);
    if (opens.size > MAX_FLOWS)
        opens.delete(opens.keys().next().value);
}
/** Keeps the totals, and forgets the flows unused for longest when there are too many or they hold too much. */
function account(state, flow) {
    countUndecoded(state, flow);
    const held = heldBytes(flow.direction) + flow.framer.buffer.length;
    state.held += held - flow.held;
    flow.held = held;
    while (state.flows.size > MAX_FLOWS || state.held > MAX_HELD_BYTES) {
        const oldest = state.flows.values().next().value;
        state.flows.delete(oldest.name);
        state.held -= oldest.held;
        const waiting = oldest.direction.pendingBytes + oldest.framer.end - oldest.framer.start;
        state.counts.undecodedBytes += waiting;
        const says = `too many connections at once: this one was forgotten with ${byteCount(waiting)} not decoded`;
        report(state, oldest, { code: "bgp.forgotten", says, mark: oldest.last });
    }
}
function countUndecoded(state, flow) {
    state.counts.undecodedBytes += flow.framer.undecodedBytes - flow.undecoded;
    flow.undecoded = flow.framer.undecodedBytes;
}
function finish(state) {
    const messages = [];
    for (const flow of state.flows.values()) {
        const sink = { out: [], notes: [] };
        flushDirection(flow.direction, sink);
        sink.out.push({ kind: "end", mark: flow.last });
        messages.push(...deliver(state, flow, sink));
        countUndecoded(state, flow);
    }
    state.flows.clear();
    state.held = 0;
    return messages;
}
