import { LOG_ORDINAL, ORDINAL } from "../observe/probe-table.js";
const BLOCK = 4096;
/**
 * Walks the probes that both tables have, up to `limit` of them; a log comes with all of them, two taps without the copied ones and
 * those that went to different VTEPs.
 */
export function* walk(m, limit = Infinity) {
    const block = {
        x: m.x.chunks[0],
        y: m.y.chunks[0],
        rowsX: new Int32Array(BLOCK),
        rowsY: new Int32Array(BLOCK),
        count: 0,
    };
    const filter = filterOf(m);
    const [chunksX, chunksY] = [m.x.chunks, m.y.chunks];
    const at = { i: 0, k: 0 };
    let left = limit;
    for (let a = 0, b = 0; a < chunksX.length && b < chunksY.length && left > 0;) {
        block.x = chunksX[a];
        block.y = chunksY[b];
        fill(block, m, at);
        if (filter !== undefined)
            keep(block, m, filter);
        if (block.count > left)
            block.count = left;
        left -= block.count;
        if (block.count > 0)
            yield block;
        if (at.i >= block.x.rows) {
            a++;
            at.i = 0;
        }
        if (at.k >= block.y.rows) {
            b++;
            at.k = 0;
        }
    }
}
/** Collects rows with one ordinal until the block is full or a chunk has ended. */
function fill(block, m, at) {
    const { rowsX, rowsY } = block;
    const { ints: x, rows: endX } = block.x;
    const { ints: y, rows: endY } = block.y;
    const [stepX, stepY] = [2 * m.x.stride, 2 * m.y.stride];
    const [ordinalX, ordinalY] = [ordinalAt(m.x), ordinalAt(m.y)];
    const { turn } = m;
    let i = seek(block.x, at.i, y[at.k * stepY + ordinalY] + turn, m.x);
    let k = i < endX ? seek(block.y, at.k, x[i * stepX + ordinalX] - turn, m.y) : at.k;
    let n = 0;
    const run = i < endX && k < endY ? common(block, { i, k }, m) : 0;
    while (n < run) {
        rowsX[n] = i++;
        rowsY[n++] = k++;
    }
    while (i < endX && k < endY && n < BLOCK) {
        const o = x[i * stepX + ordinalX];
        const p = y[k * stepY + ordinalY] + turn;
        if (o === p) {
            rowsX[n] = i++;
            rowsY[n++] = k++;
        }
        else if (o < p)
            i++;
        else
            k++;
    }
    at.i = i;
    at.k = k;
    block.count = n;
}
/** First row from `from` on whose ordinal is not below `ordinal`. */
function seek(chunk, from, ordinal, table) {
    const step = 2 * table.stride;
    const at = ordinalAt(table);
    let [low, high] = [from, chunk.rows];
    if (low < high && chunk.ints[low * step + at] >= ordinal)
        return low;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (chunk.ints[middle * step + at] < ordinal)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/** Rows that are the same probes from here on without a gap: ordinals rise, so their first and last tell. */
function common(block, { i, k }, m) {
    const run = Math.min(block.x.rows - i, block.y.rows - k, BLOCK);
    const x = (row) => block.x.ints[row * 2 * m.x.stride + ordinalAt(m.x)];
    const y = (row) => block.y.ints[row * 2 * m.y.stride + ordinalAt(m.y)] + m.turn;
    const same = x(i) === y(k) && x(i + run - 1) === x(i) + run - 1 && y(k + run - 1) === y(k) + run - 1;
    return same ? run : 0;
}
/** Position of the ordinal in a row, in integers. */
export function ordinalAt(table) {
    return table.kind === "tap" ? ORDINAL : LOG_ORDINAL;
}
function filterOf(m) {
    const tunnelled = [m.x, m.y].every((t) => t.vteps.some((v) => v.vtep !== ""));
    const copied = m.y.kind === "log" ? new Set() : m.copied;
    if (!tunnelled && copied.size === 0)
        return undefined;
    const x = vtepsOf(m.x);
    const y = vtepsOf(m.y);
    return (ordinal) => {
        if (copied.has(ordinal & 0xffff))
            return false;
        if (!tunnelled)
            return true;
        const [p, q] = [x(ordinal), y(ordinal - m.turn)];
        return p === q || !isOne(p) || !isOne(q);
    };
}
/** VTEP by ordinal; ordinals must rise. */
function vtepsOf({ vteps }) {
    let next = 0;
    let vtep = "";
    return (ordinal) => {
        while (next < vteps.length && vteps[next].ordinal <= ordinal)
            vtep = vteps[next++].vtep;
        return vtep;
    };
}
function isOne(vtep) {
    return vtep !== "" && vtep !== "*";
}
function keep(block, m, filter) {
    const { rowsX, rowsY } = block;
    const step = 2 * m.x.stride;
    const at = ordinalAt(m.x);
    let n = 0;
    for (let j = 0; j < block.count; j++) {
        if (!filter(block.x.ints[rowsX[j] * step + at]))
            continue;
        rowsX[n] = rowsX[j];
        rowsY[n++] = rowsY[j];
    }
    block.count = n;
}
