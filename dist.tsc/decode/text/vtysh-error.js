import { SHORT_LINE, unparsed } from "./format.js";
const FACTS = [
    [/^% (?:.*does not exist\b.*|Network not in table|No such .*)$/, "absent"],
    [/^VNI not found\s*$/, "absent"],
    [
        /^% (?:Unknown|Ambiguous|Incomplete) command\b.*$|^% Command incomplete\b.*$|^% There is no matched command\b.*$/i,
        "unknown-command",
    ],
    [/^\w+ is not running\s*$/, "daemon-down"],
    [/^Exiting: failed to connect to any daemons\b.*$/, "no-daemons"],
    [/^\s*\{\s*\}\s*$/, "empty-object"],
    [/^% [A-Z].*$/, "other"],
];
function factOf(text) {
    return FACTS.find(([pattern]) => pattern.test(text))?.[1];
}
class ErrorReader {
    brace;
    read(lines) {
        return lines.flatMap((line) => this.line(line));
    }
    end() {
        return this.brace === undefined ? [] : [unparsed(this.brace)];
    }
    line(line) {
        const text = line.text.trim();
        if (text === "")
            return [];
        const { brace } = this;
        this.brace = undefined;
        // "{" and "}" on lines of their own are the same answer
        if (brace !== undefined && text === "}")
            return [{ kind: "vtyshError", line: brace.number, fact: "empty-object", says: "{}" }];
        if (text === "{")
            this.brace = line;
        const fact = factOf(line.text);
        const rows = brace === undefined ? [] : [unparsed(brace)];
        if (fact !== undefined)
            rows.push({ kind: "vtyshError", line: line.number, fact, says: text });
        else if (text !== "{")
            rows.push(unparsed(line));
        return rows;
    }
}
/** vtysh's errors and empty answers. A text is one when nothing else is in it. */
export const vtyshError = {
    id: "vtysh-error",
    kind: "vtysh-error",
    lineLimit: SHORT_LINE,
    from: "vtysh of FRR: % ..., {}, 'bgpd is not running', 'VNI not found'",
    whole: true,
    detect(head) {
        const texts = head.map((line) => line.text).filter((t) => t.trim() !== "");
        if (texts.length === 0 || texts.length > 20)
            return false;
        return /^\s*\{\s*\}\s*$/.test(texts.join(" ")) || factOf(texts[0]) !== undefined;
    },
    open: () => new ErrorReader(),
};
