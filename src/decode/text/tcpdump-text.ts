// tcpdump's text, 4.0 to 4.99 and 5: default, -t to -ttttt, -#, --nano, -e, -v to -vvv, -q, -x and -X, `-i any` (cooked v1 and v2),
// Ethernet, raw IP; VXLAN (its inner packet on a line of its own), VXLAN-GPE, Geneve, GRE, MPLS; IP, ICMP, ARP.
// Traps: the inner packet of VXLAN looks like a packet of -t; a MAC like a time; port 8472 is called OTV up to 4.99.5;
// Geneve's VNI is hexadecimal, VXLAN's decimal; lengths behind -e count 20 or 16 bytes more with `-i any`; a pasted excerpt
// has the inner packet on the same line, or a line broken behind a comma. Rows: tcpdump-rows.ts.
// Becomes: the same as of a capture, as far as the text goes: streams, frame sizes, overhead, paths, announcements.
// Not read: BGP (tcpdump prints no EVPN), TCP flags and sequence numbers, DNS; hex dumps.
import type { Line, RowReader, TextFormat, Unparsed } from "./format.ts";
import { unparsed } from "./format.ts";
import { beginsPacket } from "./tcpdump-begin.ts";
import { PacketParser } from "./tcpdump-packet.ts";
import type {
  IcmpLayer,
  TcpdumpBanner,
  TcpdumpCount,
  TcpdumpCountsSoFar,
  TcpdumpNote,
  TcpdumpPacket,
  TcpdumpRow,
} from "./tcpdump-rows.ts";
import { StampScanner } from "./tcpdump-stamp.ts";

const SPACE = 32;
const TAB = 9;
const COMMA = 44;
/** Characters of a note, and of a line broken behind commas. */
const MOST_TEXT = 4096;

const BANNER = /^(?:tcpdump: )?(?:listening on |reading from (?:file )?)\S.*?(?:, link-type (\w+)|$)/;
const BANNER_LIKE = /^(?:tcpdump: )?(?:listening on \S+, link-type |reading from (?:file )?.+, link-type )\w/;
const SNAPLEN = /(?:snapshot length|capture size) (\d{1,15})(?!\d)/;
const COUNT =
  /^(?:\^C)?(\d{1,15}) packets? (captured|received by filter|dropped by kernel|dropped by interface)(?: \(.*\))?$/;
/** One line of all of them while it runs; SIGUSR1, on BSD and macOS SIGINFO (Ctrl-T). */
const SO_FAR =
  /^tcpdump: (\d{1,15}) packets? captured, (\d{1,15}) packets? received by filter, (\d{1,15}) packets? dropped by kernel(?:, (\d{1,15}) packets? dropped by interface)?$/;
const OF = {
  captured: "captured",
  "received by filter": "received",
  "dropped by kernel": "dropped",
  "dropped by interface": "droppedByInterface",
} as const;
const SAYS = /^(?:tcpdump: |Warning: interface names might be incorrect|dropped privs to |pcap_loop: |Got \d+$)/;
const LINK_ADDRESS = /destination link-address option .*: ((?:[0-9a-fA-F]{2}:){5}[0-9a-fA-F]{2})\s*$/;
const BROKEN = /ethertype [^,:]*,\s*$/;

/** What the rest of a line looks like that was broken on its way here. */
const REST = /^(?:length \d+: vlan \d|\d{1,3}(?:\.\d{1,3}){3,4} > \d{1,3}(?:\.\d{1,3}){3}\b)/;

class TcpdumpReader implements RowReader<TcpdumpRow> {
  private readonly stamp = new StampScanner();
  private readonly parser = new PacketParser();
  private rows: (TcpdumpRow | Unparsed)[] = [];
  /** First line of the packet whose lines are still coming; 0 when there is none. */
  private line = 0;
  private text = "";
  private number: number | undefined;
  private mode: TcpdumpPacket["stamp"] = "none";
  private time = "";
  private sec = 0;
  private nsec = 0;
  private digits = 0;
  /** A line that was broken behind a comma. */
  private broken: Line | undefined;

  read(lines: readonly Line[]): (TcpdumpRow | Unparsed)[] {
    this.rows = [];
    for (const line of lines) this.take(line);
    return this.rows;
  }

  end(): (TcpdumpRow | Unparsed)[] {
    this.rows = [];
    const { broken } = this;
    this.broken = undefined;
    if (broken !== undefined) this.whole(broken);
    this.flush();
    return this.rows;
  }

  private take(line: Line): void {
    const { text } = line;
    if (text === "") return;
    const { broken } = this;
    if (broken !== undefined) {
      this.broken = undefined;
      const joined = { number: broken.number, text: `${broken.text.trimEnd()} ${text.trimStart()}` };
      this.unlessBroken(joined);
    } else if (text.charCodeAt(text.length - 1) === COMMA) this.unlessBroken(line);
    else this.whole(line);
  }

  private unlessBroken(line: Line): void {
    if (line.text.length < MOST_TEXT && BROKEN.test(line.text)) this.broken = line;
    else this.whole(line);
  }

  private whole(line: Line): void {
    const { text } = line;
    if (this.stamp.scan(text)) {
      const { at } = this.stamp;
      if (this.stamp.stamp !== "none" || beginsPacket(text, at) || text.startsWith("[Invalid header", at)) {
        this.begin(line.number, text, at);
        return;
      }
    }
    const first = text.charCodeAt(0);
    const inside = this.line > 0 && this.parser.expect !== "nothing" && this.parser.more(text);
    if (inside) return;
    if (first === TAB || first === SPACE) this.indented(line);
    else this.unstamped(line);
  }

  private begin(line: number, text: string, at: number): void {
    this.flush();
    const { stamp } = this;
    this.line = line;
    this.text = text;
    this.number = stamp.number;
    this.mode = stamp.stamp;
    this.time = stamp.time;
    this.sec = stamp.sec;
    this.nsec = stamp.nsec;
    this.digits = stamp.digits;
    this.parser.begin(text, at);
  }

  private flush(): void {
    if (this.line === 0) return;
    if (this.parser.wrong) {
      this.rows.push(unparsed({ number: this.line, text: this.text }));
      this.line = 0;
      return;
    }
    this.rows.push({
      kind: "packet",
      line: this.line,
      number: this.number,
      stamp: this.mode,
      time: this.time,
      sec: this.sec,
      nsec: this.nsec,
      digits: this.digits,
      layers: this.parser.layers,
    });
    this.line = 0;
  }

  /** Hex dumps and details of -v belong to the packet before them. */
  private indented(line: Line): void {
    const { text } = line;
    if (text.trim() === "") return;
    if (this.line === 0) {
      if (beginsPacket(text.trimStart(), 0)) this.startUnstamped(line.number, text.trimStart());
      else this.rows.push(unparsed(line));
      return;
    }
    const last = this.parser.layers.at(-1);
    if (last?.layer === "icmpv6" && text.includes("link-address")) addLinkAddress(last, text);
  }

  /** A line at the margin that is no stamped packet and was not expected. */
  private unstamped(line: Line): void {
    const { text } = line;
    if (beginsPacket(text, 0)) {
      this.startUnstamped(line.number, text);
      return;
    }
    const row = banner(line) ?? count(line) ?? soFar(line) ?? note(line);
    // A banner ends the packet before it; anything else that tcpdump says may stand between the lines of one.
    if (row?.kind === "banner") this.flush();
    this.rows.push(row ?? unparsed(line));
  }

  private startUnstamped(line: number, text: string): void {
    this.stamp.none();
    this.begin(line, text, 0);
  }
}

function addLinkAddress(layer: IcmpLayer, text: string): void {
  layer.linkAddress = LINK_ADDRESS.exec(text)?.[1] ?? layer.linkAddress;
}

function banner({ text, number }: Line): TcpdumpBanner | undefined {
  const m = BANNER.exec(text);
  if (m === null) return undefined;
  const snaplen = SNAPLEN.exec(text)?.[1];
  return {
    kind: "banner",
    line: number,
    linkType: m[1],
    snaplen: snaplen === undefined ? undefined : Number(snaplen),
  };
}

function count({ text, number }: Line): TcpdumpCount | undefined {
  const m = COUNT.exec(text.trimEnd());
  if (m === null) return undefined;
  return { kind: "count", line: number, of: OF[m[2] as keyof typeof OF], packets: Number(m[1]) };
}

function soFar({ text, number }: Line): TcpdumpCountsSoFar | undefined {
  const m = SO_FAR.exec(text.trimEnd());
  if (m === null) return undefined;
  const [captured, received, dropped] = [Number(m[1]), Number(m[2]), Number(m[3])];
  const droppedByInterface = m[4] === undefined ? undefined : Number(m[4]);
  return { kind: "soFar", line: number, captured, received, dropped, droppedByInterface };
}

function note({ text, number }: Line): TcpdumpNote | undefined {
  if (!SAYS.test(text) && !text.startsWith("^C")) return undefined;
  const about = text.includes("interface names might be incorrect")
    ? "interfaceNames"
    : /truncated dump file|bad dump file/.test(text)
      ? "truncated"
      : /^tcpdump: (?!verbose output suppressed|data link type|WARNING)/.test(text) && !/listening on/.test(text)
        ? "error"
        : "other";
  return { kind: "note", line: number, about, text: text.slice(0, MOST_TEXT) };
}

/** True for a line that only tcpdump's text has: a packet, or the banner. */
function isOwn(line: Line, stamp: StampScanner): boolean {
  const { text } = line;
  if (!stamp.scan(text)) stamp.none();
  return beginsPacket(text, stamp.at) || BANNER_LIKE.test(text);
}

function isLegend(line: Line): boolean {
  // people mark what they left out with dots
  return (
    line.text.trim() === "" ||
    /^(?:#|\s*(?:\.{3,}|\[\.{3}\]|\u2026)\s*$)/u.test(line.text) ||
    SAYS.test(line.text) ||
    count(line) !== undefined
  );
}

/** tcpdump's text. */
export const tcpdumpText: TextFormat<TcpdumpRow> = {
  id: "tcpdump-text",
  kind: "tcpdump-text",
  from: "tcpdump 4.0 to 5, any of -t -tt -ttt -tttt -ttttt -# -e -v -q -x -X, live or -r",
  starts: new RegExp(`${BANNER_LIKE.source}|^tcpdump: (?:verbose output suppressed|data link type )`),
  detect(head) {
    const stamp = new StampScanner();
    let own = 0;
    let foreign = 0;
    for (const line of head) {
      const first = line.text.charCodeAt(0);
      if (isOwn(line, stamp)) own++;
      else if (!isLegend(line) && !REST.test(line.text) && first !== SPACE && first !== TAB) foreign++;
    }
    // A heading above it, or a word of the shell, is no reason to refuse.
    return own > 0 && foreign <= Math.max(1, own);
  },
  open: () => new TcpdumpReader(),
};
