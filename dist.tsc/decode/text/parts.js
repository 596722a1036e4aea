// A text as the outputs it holds: split at prompts and where an output of another format begins, each part read by its format.
import { HEAD_LINES, detectFormat, startsFormat } from "./formats.js";
import { SHORT_LINE, unparsed } from "./format.js";
import { isAround, isNotedCommand, promptOf } from "./transcript.js";
const SPACE = 32;
const OPEN_BRACKET = 91;
/** True for a line that begins with a digit or a stamp in brackets: no prompt and no heading does. */
function isData(text) {
    const first = text.charCodeAt(0);
    if (first >= 48 && first <= 57)
        return true;
    const second = text.charCodeAt(1);
    return first === OPEN_BRACKET && second >= 48 && second <= 57;
}
/** Splits and reads a text as its lines come. */
export class PartReader {
    out = [];
    part;
    reader;
    /** Lines of the part that wait until its format is known. */
    held = [];
    /** Format that a line of the part begins with, before it is known. */
    begun;
    /** Lines of the part were given up as not understood. */
    gaveUp = false;
    parts = 0;
    /** Rows that the next lines give. */
    read(lines) {
        let run = [];
        for (const line of lines) {
            if (!isData(line.text) && line.text.length <= SHORT_LINE) {
                const taken = this.marker(line, run);
                if (taken !== "none")
                    run = [];
                if (taken === "line")
                    continue;
            }
            run.push(line);
        }
        this.feed(run);
        return this.out.splice(0);
    }
    /** Rows that waited for the end of the text. */
    end() {
        this.close();
        return this.out.splice(0);
    }
    /**
     * Handles a line that may be a prompt, a shell's own line or the beginning of another output; `run` are the lines before it
     * that were not fed yet. "line": the line itself was used up; "run": only the lines before it.
     */
    marker(line, run) {
        const { text } = line;
        const first = text.charCodeAt(0);
        if (first !== SPACE && first !== 34 && text !== "") {
            const prompt = promptOf(text);
            if (prompt !== undefined) {
                this.feed(run);
                this.close();
                this.open(line, prompt.host, prompt.command === "" ? undefined : prompt.command);
                return "line";
            }
            if (isAround(text)) {
                this.feed(run);
                return "line";
            }
        }
        const starts = startsFormat(text);
        if (starts === undefined)
            return "none";
        this.feed(run);
        this.begins(starts, line);
        return "run";
    }
    /** A line with which an output of `format` begins: of this part, if it can be, else of the next. */
    begins(format, line) {
        if (this.reader === undefined && this.begun === undefined) {
            const found = detectFormat(this.held, this.gaveUp);
            if (found.is !== "format" || found.format === format) {
                this.begun = format;
                return;
            }
        }
        const current = this.part?.format ?? this.begun;
        if (current === format)
            return;
        const host = this.part?.host;
        this.close();
        this.open(line, host, undefined);
        this.begun = format;
    }
    open(line, host, command) {
        const index = this.parts++;
        this.part = { index, line: line.number, host, command, format: undefined, kind: "unknown", ambiguous: undefined };
    }
    feed(lines) {
        if (lines.length === 0)
            return;
        if (this.part === undefined)
            this.open(lines[0], undefined, undefined);
        if (this.reader !== undefined)
            this.readShort(lines);
        else {
            this.held.push(...lines);
            if (this.held.length >= HEAD_LINES)
                this.decide(false);
        }
    }
    /** Reads lines; those that are longer than the format's can be are given up. */
    readShort(lines) {
        const limit = this.part.format?.lineLimit;
        if (limit === undefined || !lines.some((line) => line.text.length > limit)) {
            this.emit(this.reader.read(lines));
            return;
        }
        for (const line of lines)
            this.emit(line.text.length > limit ? [unparsed(line)] : this.reader.read([line]));
    }
    /** Finds the format of the lines that wait, or gives them up. */
    decide(last) {
        const { held } = this;
        const part = this.part;
        const found = detectFormat(held, this.gaveUp);
        this.held = [];
        if (found.is === "format") {
            part.format = found.format;
            part.kind = found.format.kind;
            this.reader = found.format.open(part.command === undefined ? {} : { command: part.command });
            this.readShort(held);
        }
        else
            this.giveUp(held, found, last);
    }
    giveUp(held, found, last) {
        const part = this.part;
        if (found.is === "empty") {
            if (last && !this.gaveUp)
                part.kind = "empty";
            return;
        }
        if (found.is === "ambiguous")
            part.ambiguous ??= found.formats;
        if (part.command !== undefined && isNotedCommand(part.command)) {
            part.kind = "noted";
            return;
        }
        this.gaveUp = true;
        this.emit(held.filter((line) => line.text.trim() !== "").map(unparsed));
    }
    close() {
        if (this.part === undefined)
            return;
        if (this.reader === undefined)
            this.decide(true);
        this.emit(this.reader?.end() ?? [], true);
        this.part = undefined;
        this.reader = undefined;
        this.begun = undefined;
        this.gaveUp = false;
    }
    emit(rows, ended = false) {
        if (rows.length > 0 || ended)
            this.out.push({ part: this.part, rows, ended });
    }
}
