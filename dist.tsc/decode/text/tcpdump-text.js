import { unparsed } from "./format.js";
import { beginsPacket } from "./tcpdump-begin.js";
import { PacketParser } from "./tcpdump-packet.js";
import { StampScanner } from "./tcpdump-stamp.js";
const SPACE = 32;
const TAB = 9;
const COMMA = 44;
/** Characters of a note, and of a line broken behind commas. */
const MOST_TEXT = 4096;
const BANNER = /^(?:tcpdump: )?(?:listening on |reading from (?:file )?)\S.*?(?:, link-type (\w+)|$)/;
const BANNER_LIKE = /^(?:tcpdump: )?(?:listening on \S+, link-type |reading from (?:file )?.+, link-type )\w/;
const SNAPLEN = /(?:snapshot length|capture size) (\d+)/;
const COUNT = /^(?:\^C)?(\d+) packets? (captured|received by filter|dropped by kernel|dropped by interface)(?: \(.*\))?$/;
const OF = {
    captured: "captured",
    "received by filter": "received",
    "dropped by kernel": "dropped",
    "dropped by interface": "droppedByInterface",
};
const SAYS = /^(?:tcpdump: |Warning: interface names might be incorrect|dropped privs to |pcap_loop: |Got \d+$)/;
const LINK_ADDRESS = /destination link-address option .*: ((?:[0-9a-fA-F]{2}:){5}[0-9a-fA-F]{2})\s*$/;
const BROKEN = /ethertype [^,:]*,\s*$/;
/** What the rest of a line looks like that was broken on its way here. */
const REST = /^(?:length \d+: vlan \d|\d{1,3}(?:\.\d{1,3}){3,4} > \d{1,3}(?:\.\d{1,3}){3}\b)/;
class TcpdumpReader {
    stamp = new StampScanner();
    parser = new PacketParser();
    rows = [];
    /** First line of the packet whose lines are still coming; 0 when there is none. */
    line = 0;
    number;
    mode = "none";
    time = "";
    sec = 0;
    nsec = 0;
    digits = 0;
    /** A line that was broken behind a comma. */
    broken;
    read(lines) {
        this.rows = [];
        for (const line of lines)
            this.take(line);
        return this.rows;
    }
    end() {
        this.rows = [];
        const { broken } = this;
        this.broken = undefined;
        if (broken !== undefined)
            this.whole(broken);
        this.flush();
        return this.rows;
    }
    take(line) {
        const { text } = line;
        if (text === "")
            return;
        const { broken } = this;
        if (broken !== undefined) {
            this.broken = undefined;
            const joined = { number: broken.number, text: `${broken.text.trimEnd()} ${text.trimStart()}` };
            this.unlessBroken(joined);
        }
        else if (text.charCodeAt(text.length - 1) === COMMA)
            this.unlessBroken(line);
        else
            this.whole(line);
    }
    unlessBroken(line) {
        if (line.text.length < MOST_TEXT && BROKEN.test(line.text))
            this.broken = line;
        else
            this.whole(line);
    }
    whole(line) {
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
        if (inside)
            return;
        if (first === TAB || first === SPACE)
            this.indented(line);
        else
            this.unstamped(line);
    }
    begin(line, text, at) {
        this.flush();
        const { stamp } = this;
        this.line = line;
        this.number = stamp.number;
        this.mode = stamp.stamp;
        this.time = stamp.time;
        this.sec = stamp.sec;
        this.nsec = stamp.nsec;
        this.digits = stamp.digits;
        this.parser.begin(text, at);
    }
    flush() {
        if (this.line === 0)
            return;
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
    indented(line) {
        const { text } = line;
        if (text.trim() === "")
            return;
        if (this.line === 0) {
            if (beginsPacket(text.trimStart(), 0))
                this.startUnstamped(line.number, text.trimStart());
            else
                this.rows.push(unparsed(line));
            return;
        }
        const last = this.parser.layers.at(-1);
        if (last?.layer === "icmpv6" && text.includes("link-address"))
            addLinkAddress(last, text);
    }
    /** A line at the margin that is no stamped packet and was not expected. */
    unstamped(line) {
        const { text } = line;
        if (beginsPacket(text, 0)) {
            this.startUnstamped(line.number, text);
            return;
        }
        const row = banner(line) ?? count(line) ?? note(line);
        // A banner ends the packet before it; anything else that tcpdump says may stand between the lines of one.
        if (row?.kind === "banner")
            this.flush();
        this.rows.push(row ?? unparsed(line));
    }
    startUnstamped(line, text) {
        this.stamp.none();
        this.begin(line, text, 0);
    }
}
function addLinkAddress(layer, text) {
    layer.linkAddress = LINK_ADDRESS.exec(text)?.[1] ?? layer.linkAddress;
}
function banner({ text, number }) {
    const m = BANNER.exec(text);
    if (m === null)
        return undefined;
    const snaplen = SNAPLEN.exec(text)?.[1];
    return {
        kind: "banner",
        line: number,
        linkType: m[1],
        snaplen: snaplen === undefined ? undefined : Number(snaplen),
    };
}
function count({ text, number }) {
    const m = COUNT.exec(text.trimEnd());
    if (m === null)
        return undefined;
    return { kind: "count", line: number, of: OF[m[2]], packets: Number(m[1]) };
}
function note({ text, number }) {
    if (!SAYS.test(text) && !text.startsWith("^C"))
        return undefined;
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
function isOwn(line, stamp) {
    const { text } = line;
    if (!stamp.scan(text))
        stamp.none();
    return beginsPacket(text, stamp.at) || BANNER_LIKE.test(text);
}
function isLegend(line) {
    return line.text.trim() === "" || line.text.startsWith("#") || SAYS.test(line.text) || count(line) !== undefined;
}
/** tcpdump's text. */
export const tcpdumpText = {
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
            if (isOwn(line, stamp))
                own++;
            else if (!isLegend(line) && !REST.test(line.text) && first !== SPACE && first !== TAB)
                foreign++;
        }
        // A heading above it, or a word of the shell, is no reason to refuse.
        return own > 0 && foreign <= Math.max(1, own);
    },
    open: () => new TcpdumpReader(),
};
