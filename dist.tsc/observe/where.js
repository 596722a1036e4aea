// The small language of `packets --where`: comparisons of row fields, joined by and, or, not and parentheses.
import { EvidenceError } from "../core/errors.js";
import { FIELDS, nearestFields } from "./where-fields.js";
import { matcherFor } from "./where-values.js";
const SPACES = /[ \t\r\n]+/y;
const SIGN = /==|!=|<=|>=|&&|\|\||[<>=!(){},[\]]/y;
const WORD = /[A-Za-z0-9_.:/%@+-]+/y;
const TEXT = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/y;
const RELATIONS = new Set(["==", "=", "!=", "<", "<=", ">", ">="]);
const MAX_NESTING = 100;
/**
 * Compiles an expression such as `vni == 100 and (src in 192.0.2.0/24 or icmp.seq >= 298) and not vlan`.
 * A list field meets a comparison when any of its values does, and `!=` when none is equal; a field on its own asks
 * whether it is there, a layer name whether the packet has it; `src[0]` is the outermost, `src[-1]` the innermost.
 * Throws EvidenceError E_USAGE with the column and, for a name that does not exist, the nearest ones.
 */
export function parseWhere(expression) {
    const parser = new Parser(expression);
    const test = parser.whole();
    return { needsChecksums: parser.needsChecksums, test };
}
class Parser {
    needsChecksums = false;
    source;
    tokens;
    next = 0;
    depth = 0;
    constructor(source) {
        this.source = source;
        this.tokens = tokenize(source);
    }
    whole() {
        const test = this.or();
        const rest = this.peek();
        if (rest.kind !== "end")
            throw fault(this.source, rest.at, `"${rest.text}" is one too many: join tests with and, or`);
        return test;
    }
    peek() {
        return this.tokens[this.next];
    }
    accept(...texts) {
        const t = this.peek();
        if (t.kind === "text" || t.kind === "end" || !texts.includes(t.text))
            return false;
        this.next++;
        return true;
    }
    or() {
        const tests = [this.and()];
        while (this.accept("or", "||"))
            tests.push(this.and());
        return tests.length === 1 ? tests[0] : (row) => tests.some((t) => t(row));
    }
    and() {
        const tests = [this.not()];
        while (this.accept("and", "&&"))
            tests.push(this.not());
        return tests.length === 1 ? tests[0] : (row) => tests.every((t) => t(row));
    }
    not() {
        let negated = false;
        while (this.accept("not", "!"))
            negated = !negated;
        const test = this.primary();
        return negated ? (row) => !test(row) : test;
    }
    primary() {
        const at = this.peek().at;
        if (!this.accept("("))
            return this.comparison();
        if (++this.depth > MAX_NESTING)
            throw fault(this.source, at, `more than ${MAX_NESTING} parentheses within each other`);
        const test = this.or();
        if (!this.accept(")"))
            throw fault(this.source, this.peek().at, `")" is missing`);
        this.depth--;
        return test;
    }
    comparison() {
        const name = this.peek();
        if (name.kind !== "word") {
            const found = name.kind === "end" ? "the expression ends here" : `"${name.text}" stands here`;
            throw fault(this.source, name.at, `a field is needed, and ${found}`);
        }
        this.next++;
        const field = this.field(name);
        const values = this.indexed(field);
        const sign = this.peek();
        if (sign.kind === "sign" && RELATIONS.has(sign.text)) {
            this.next++;
            return compare(values, this.value(field, name), sign.text === "=" ? "==" : sign.text);
        }
        if (this.accept("in"))
            return this.membership(field, name, values);
        return (row) => values(row).length > 0;
    }
    field(name) {
        const field = FIELDS.get(name.text);
        if (field === undefined) {
            const near = nearestFields(name.text);
            const hint = near.length === 0 ? "" : `: did you mean ${near.join(" or ")}?`;
            throw fault(this.source, name.at, `no field is called "${name.text}"${hint}`);
        }
        if (field.checksums === true)
            this.needsChecksums = true;
        return field;
    }
    indexed(field) {
        if (!this.accept("["))
            return field.values;
        const index = this.peek();
        if (!/^-?\d{1,3}$/.test(index.text))
            throw fault(this.source, index.at, "a whole number is needed in [ ]");
        this.next++;
        if (!this.accept("]"))
            throw fault(this.source, this.peek().at, `"]" is missing`);
        const n = Number(index.text);
        return (row) => {
            const value = field.values(row).at(n);
            return value === undefined ? [] : [value];
        };
    }
    membership(field, name, values) {
        const close = this.accept("(") ? ")" : this.accept("{") ? "}" : this.accept("[") ? "]" : undefined;
        const members = [this.value(field, name)];
        if (close !== undefined) {
            while (this.accept(","))
                members.push(this.value(field, name));
            if (!this.accept(close))
                throw fault(this.source, this.peek().at, `"${close}" or "," is missing`);
        }
        return (row) => values(row).some((v) => members.some((m) => m("==", v)));
    }
    value(field, name) {
        const token = this.peek();
        if (token.kind !== "word" && token.kind !== "text") {
            throw fault(this.source, token.at, `a value to compare ${name.text} with is needed here`);
        }
        this.next++;
        const matcher = matcherFor(field.type, token.text);
        if (matcher === undefined) {
            throw fault(this.source, token.at, `"${token.text}" is not ${ARTICLE[field.type]}, which ${name.text} is`);
        }
        return matcher;
    }
}
const ARTICLE = {
    number: "a number",
    ip: "an IP address or prefix",
    mac: "a MAC address",
    word: "a word",
    time: "a time (RFC 3339 or seconds since 1970)",
};
function compare(values, matcher, relation) {
    if (relation === "!=")
        return (row) => !values(row).some((v) => matcher("==", v));
    return (row) => values(row).some((v) => matcher(relation, v));
}
function tokenize(source) {
    const tokens = [];
    let at = 0;
    const match = (pattern) => {
        pattern.lastIndex = at;
        return pattern.exec(source);
    };
    while (at < source.length) {
        const spaces = match(SPACES);
        if (spaces !== null) {
            at += spaces[0].length;
            continue;
        }
        const text = match(TEXT);
        const found = text ?? match(SIGN) ?? match(WORD);
        if (found === null)
            throw fault(source, at, `"${String.fromCodePoint(source.codePointAt(at))}" has no meaning here`);
        const sign = text === null && SIGN_START.test(found[0]);
        const content = text === null ? found[0] : (text[1] ?? text[2]).replace(/\\(.)/g, "$1");
        tokens.push({ kind: text === null ? (sign ? "sign" : "word") : "text", text: content, at });
        at += found[0].length;
    }
    tokens.push({ kind: "end", text: "", at: source.length });
    return tokens;
}
const SIGN_START = /^[<>=!(){},[\]&|]/;
function fault(source, at, says) {
    const shown = source.replace(/[^\x20-\x7e]/g, "?");
    return new EvidenceError("E_USAGE", `--where, column ${at + 1}: ${says}\n  ${shown}\n  ${" ".repeat(at)}^`);
}
