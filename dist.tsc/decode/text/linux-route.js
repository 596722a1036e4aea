import { SHORT_LINE, unparsed } from "./format.js";
import { parseNeigh } from "./linux-neigh.js";
import { parseCache, parseHop, parseRoute } from "./linux-route-lines.js";
import { iprouteError, isForeign } from "./linux-rows.js";
/** Reads routes with their next hops and cache lines. */
export class RouteReader {
    open;
    out = [];
    read(lines) {
        for (const line of lines) {
            if (line.text.trim() !== "")
                this.line(line);
        }
        return this.out.splice(0);
    }
    end() {
        if (this.open !== undefined)
            this.out.push(this.open);
        this.open = undefined;
        return this.out.splice(0);
    }
    line(line) {
        const [first = "", ...folded] = line.text.split("\\");
        if (this.open !== undefined && /^\s/.test(line.text) && under(this.open, first))
            return;
        const row = parseRoute(first.replace(/^\s*Deleted /, ""), line.number);
        if (row === undefined) {
            this.out.push(iprouteError(line.text, line.number) ?? unparsed(line));
            return;
        }
        row.deleted = /^\s*Deleted /.test(first);
        if (this.open !== undefined)
            this.out.push(this.open);
        this.open = row;
        for (const more of folded) {
            if (more.trim() !== "" && !under(row, more)) {
                this.open = undefined;
                this.out.push(unparsed(line));
                return;
            }
        }
    }
}
/** Takes a line that belongs to the route above it. */
function under(row, text) {
    return parseHop(row, text) || parseCache(row, text) || /^\s+nh_info id \d/.test(text);
}
/** What lines of routes are: undefined when they are none. */
export function routesAre(head) {
    const texts = head.map((l) => l.text).filter((t) => t.trim() !== "");
    let routes = 0;
    let gets = 0;
    let caches = 0;
    let others = 0;
    let last;
    for (const text of texts) {
        if (last !== undefined && /^\s/.test(text) && under(last, text.split("\\", 1)[0])) {
            if (/^\s+cache\b/.test(text))
                caches++;
            continue;
        }
        const row = parseNeigh(text, 0) === undefined ? parseRoute(text.split("\\", 1)[0], 0) : undefined;
        if (row === undefined)
            others++;
        else {
            routes++;
            if (row.uid !== undefined || row.from !== undefined || /\\\s*cache\b/.test(text))
                gets++;
            last = row;
        }
    }
    if (routes === 0 || others > routes || !hasAttribute(texts))
        return undefined;
    return gets > 0 || caches > 0 ? "get" : "show";
}
/** A list of prefixes alone is not a table of routes. */
function hasAttribute(texts) {
    return texts.some((t) => /\s(?:via|dev|proto|scope|nhid|metric|nexthop)\s|^\s*(?:blackhole|unreachable|prohibit|throw)\s/.test(t));
}
/** Routes, text. */
export const linuxRoute = {
    id: "linux-route",
    kind: "linux-route",
    lineLimit: SHORT_LINE,
    from: "iproute2 3 to 7: ip [-6] [-d] [-o] route show [table T]",
    detect: (head) => !head.some((l) => isForeign(l.text)) && routesAre(head) === "show",
    open: () => new RouteReader(),
};
