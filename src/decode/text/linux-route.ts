// `ip [-6] [-d] [-o] route show`, text of iproute2 3 to 7. Traps: host routes have no "/32"; the type is printed only when it is not
// unicast (always with -d); next hops of multipath routes stand on lines of their own, in "-o" behind backslashes; an IPv4 route may
// go via inet6; "nh_info" lines under a route repeat its next hop; old versions print two spaces between attributes.
// Becomes: facts: next hops that a routing protocol gave (route.nextHop), path MTUs.
// Not read: encapsulations, realms, congestion settings.
import type { Line, RowReader, TextFormat, Unparsed } from "./format.ts";
import { SHORT_LINE, unparsed } from "./format.ts";
import { parseNeigh } from "./linux-neigh.ts";
import { parseCache, parseHop, parseRoute } from "./linux-route-lines.ts";
import { iprouteError, isForeign } from "./linux-rows.ts";
import type { IprouteError, RouteRow } from "./linux-rows.ts";

/** Reads routes with their next hops and cache lines. */
export class RouteReader implements RowReader<RouteRow | IprouteError> {
  private open: RouteRow | undefined;
  private out: (RouteRow | IprouteError | Unparsed)[] = [];

  read(lines: readonly Line[]): (RouteRow | IprouteError | Unparsed)[] {
    for (const line of lines) {
      if (line.text.trim() !== "") this.line(line);
    }
    return this.out.splice(0);
  }

  end(): (RouteRow | IprouteError | Unparsed)[] {
    if (this.open !== undefined) this.out.push(this.open);
    this.open = undefined;
    return this.out.splice(0);
  }

  private line(line: Line): void {
    const [first = "", ...folded] = line.text.split("\\");
    if (this.open !== undefined && /^\s/.test(line.text) && under(this.open, first)) return;
    const row = parseRoute(first.replace(/^\s*Deleted /, ""), line.number);
    if (row === undefined) {
      this.out.push(iprouteError(line.text, line.number) ?? unparsed(line));
      return;
    }
    row.deleted = /^\s*Deleted /.test(first);
    if (this.open !== undefined) this.out.push(this.open);
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
function under(row: RouteRow, text: string): boolean {
  return parseHop(row, text) || parseCache(row, text) || /^\s+nh_info id \d/.test(text);
}

/** What lines of routes are: undefined when they are none. */
export function routesAre(head: readonly Line[]): "show" | "get" | undefined {
  const texts = head.map((l) => l.text).filter((t) => t.trim() !== "");
  let routes = 0;
  let gets = 0;
  let caches = 0;
  let others = 0;
  let last: RouteRow | undefined;
  for (const text of texts) {
    if (last !== undefined && /^\s/.test(text) && under(last, text.split("\\", 1)[0]!)) {
      if (/^\s+cache\b/.test(text)) caches++;
      continue;
    }
    const row = parseNeigh(text, 0) === undefined ? parseRoute(text.split("\\", 1)[0]!, 0) : undefined;
    if (row === undefined) others++;
    else {
      routes++;
      if (row.uid !== undefined || row.from !== undefined || /\\\s*cache\b/.test(text)) gets++;
      last = row;
    }
  }
  if (routes === 0 || others > routes || !hasAttribute(texts)) return undefined;
  return gets > 0 || caches > 0 ? "get" : "show";
}

/** A list of prefixes alone is not a table of routes. */
function hasAttribute(texts: readonly string[]): boolean {
  return texts.some((t) =>
    /\s(?:via|dev|proto|scope|nhid|metric|nexthop)\s|^\s*(?:blackhole|unreachable|prohibit|throw)\s/.test(t),
  );
}

/** Routes, text. */
export const linuxRoute: TextFormat<RouteRow | IprouteError> = {
  id: "linux-route",
  kind: "linux-route",
  lineLimit: SHORT_LINE,
  from: "iproute2 3 to 7: ip [-6] [-d] [-o] route show [table T]",
  detect: (head) => !head.some((l) => isForeign(l.text)) && routesAre(head) === "show",
  open: () => new RouteReader(),
};
