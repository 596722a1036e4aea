// `ip [-d] [-s] [-o] [-br] link`, `ip [-d] [-br] [-o] addr` and `bridge [-d] link`, text of iproute2 3 to 7 and BusyBox. One row an
// interface, with what its indented lines say, and one row an address. Traps: the name behind "@" may be false (linux-rows.ts);
// "-o" folds the lines with backslashes; peer addresses carry the prefix length of the peer; the last word of an IPv4 address is a label.
// Becomes: facts: MTUs, VNIs and VLANs of devices, addresses, the bridge that has the uplink.
// Not read: queues, transmit lengths, features, statistics by protocol.
import type { Line, RowReader, TextFormat, Unparsed } from "./format.ts";
import { SHORT_LINE, unparsed } from "./format.ts";
import {
  LinkDetails,
  newLink,
  parseAddress,
  parseBrief,
  parseHeading,
  parseOneLineAddress,
} from "./linux-link-lines.ts";
import { iprouteError } from "./linux-rows.ts";
import type { AddrRow, IprouteError, LinkRow } from "./linux-rows.ts";

/** Rows of interfaces and their addresses. */
export type LinkAddrRow = LinkRow | AddrRow | IprouteError;

class LinkReader implements RowReader<LinkAddrRow> {
  private readonly details = new LinkDetails();
  private link: LinkRow | undefined;
  /** Addresses of the interface that is still open. */
  private addresses: AddrRow[] = [];
  private out: (LinkAddrRow | Unparsed)[] = [];

  read(lines: readonly Line[]): (LinkAddrRow | Unparsed)[] {
    for (const line of lines) {
      if (line.text.trim() === "") continue;
      // -o: "\" stands for the line break
      for (const text of line.text.split("\\")) if (text.trim() !== "") this.line(line, text);
    }
    return this.out.splice(0);
  }

  end(): (LinkAddrRow | Unparsed)[] {
    this.close();
    return this.out.splice(0);
  }

  private line(line: Line, text: string): void {
    const heading = parseHeading(text, line.number);
    if (heading !== undefined) {
      this.open(heading);
      return;
    }
    const single = parseOneLineAddress(text, line.number);
    if (single !== undefined) {
      this.single(single, line.number);
      return;
    }
    if (this.link !== undefined && /^\s/.test(text)) {
      const address = parseAddress(text, line.number, this.link.ifname);
      if (address !== undefined) {
        this.details.reset();
        this.addresses.push(address);
        return;
      }
      if (this.details.take(this.link, text)) return;
    }
    this.other(line, text);
  }

  private single(single: NonNullable<ReturnType<typeof parseOneLineAddress>>, line: number): void {
    if (this.link?.ifname !== single.ifname) {
      const link = newLink(line, single.ifname);
      link.ifindex = single.ifindex;
      this.open(link);
    }
    this.addresses.push(single.row);
  }

  private other(line: Line, text: string): void {
    const brief = parseBrief(text, line.number);
    if (brief !== undefined) {
      this.close();
      this.out.push(brief.link, ...brief.addresses);
      return;
    }
    const error = iprouteError(text, line.number);
    if (error !== undefined) this.out.push(error);
    else if (this.out.at(-1)?.line !== line.number || this.out.at(-1)?.kind !== "unparsed")
      this.out.push(unparsed(line));
  }

  private open(link: LinkRow): void {
    this.close();
    this.link = link;
    this.details.reset();
  }

  private close(): void {
    if (this.link !== undefined) this.out.push(this.link, ...this.addresses);
    this.link = undefined;
    this.addresses = [];
  }
}

type What = "link" | "addr";

/** Which of the two commands these lines are from. Interfaces without any address read as links. */
function whatIs(head: readonly Line[]): What | undefined {
  const texts = head.map((l) => l.text).filter((t) => t.trim() !== "");
  if (texts.length === 0) return undefined;
  let links = 0;
  let addresses = 0;
  let others = 0;
  for (const [i, text] of texts.entries()) {
    if (parseHeading(text.split("\\", 1)[0]!, 0) !== undefined) links++;
    else if (parseOneLineAddress(text.split("\\", 1)[0]!, 0) !== undefined || /^ {4}inet6? \S+[/ ]/.test(text))
      addresses++;
    else if (/^\s/.test(text)) continue;
    else {
      const brief = parseBrief(text, 0);
      if (brief === undefined) {
        if (i > 0 || iprouteError(text, 0) === undefined) others++;
      } else if (brief.link.flags.length > 0) links++;
      else addresses++;
    }
  }
  if (links + addresses === 0 || others > links + addresses) return undefined;
  return addresses > 0 ? "addr" : "link";
}

/** Only monitors print a stamp, a tag in brackets or "Deleted" before an interface. */
function isMonitor(head: readonly Line[]): boolean {
  return head.some((l) => /^(?:Deleted \S|Timestamp: |\[\d{4}-|\[[A-Z]+\])/.test(l.text));
}

/** Interfaces, text. */
export const linuxLink: TextFormat<LinkAddrRow> = {
  id: "linux-link",
  kind: "linux-link",
  lineLimit: SHORT_LINE,
  from: "iproute2 3 to 7: ip [-d] [-s] [-o] [-br] link, bridge [-d] link; BusyBox ip link",
  detect: (head) => !isMonitor(head) && whatIs(head) === "link" && !repeats(head),
  open: () => new LinkReader(),
};

/** Addresses, text. */
export const linuxAddr: TextFormat<LinkAddrRow> = {
  id: "linux-addr",
  kind: "linux-addr",
  lineLimit: SHORT_LINE,
  from: "iproute2 3 to 7: ip [-d] [-s] [-o] [-br] addr; BusyBox ip addr",
  detect: (head) => !isMonitor(head) && whatIs(head) === "addr" && !repeats(head),
  open: () => new LinkReader(),
};

/** The same interface more than once, with a heading each time: a monitor without stamps. */
function repeats(head: readonly Line[]): boolean {
  const seen = new Set<number>();
  for (const { text } of head) {
    const index = parseHeading(text.split("\\", 1)[0]!, 0)?.ifindex;
    if (index === undefined) continue;
    if (seen.has(index)) return true;
    seen.add(index);
  }
  return false;
}
