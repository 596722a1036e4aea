// Files and folders given on the command line to the list of files that are read.
import { closeSync, openSync, readSync, readdirSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { EvidenceError } from "../core/errors.js";
import { ioError } from "./feed.js";
/** Folders inside of folders, and files in all, that are followed. */
const MOST_DEPTH = 16;
const MOST_FILES = 10_000;
/**
 * Files of `paths` in order; a folder gives its files and those of its folders, sorted by name. Hidden files and folders are left out,
 * each folder is read once however many links lead to it, "-" is standard input. What was left out is a finding.
 * Throws EvidenceError: E_NOT_FOUND, or E_IO for a refusal.
 */
export function listInputs(paths) {
    const walk = new Walk();
    for (const path of paths)
        walk.argument(path);
    return { files: walk.files, findings: walk.findings };
}
/** True for an evidence.json of this tool. */
function isReport(path) {
    let file;
    try {
        file = openSync(path, "r");
        const head = Buffer.alloc(200);
        readSync(file, head, 0, head.length, 0);
        return head.includes('"schema": "wirewitness/evidence/');
    }
    catch {
        return false;
    }
    finally {
        if (file !== undefined)
            closeSync(file);
    }
}
class Walk {
    files = [];
    findings = [];
    #folders = new Set();
    #full = false;
    argument(path) {
        if (path === "-") {
            this.files.push({ path, root: path });
            return;
        }
        let stats;
        try {
            stats = statSync(path);
        }
        catch (cause) {
            throw ioError(cause, path);
        }
        if (stats.isDirectory())
            this.#folder(path, path, 0);
        else
            this.files.push({ path, root: path });
    }
    #folder(folder, root, depth) {
        const real = realpathSync(folder);
        if (this.#folders.has(real))
            return;
        this.#folders.add(real);
        if (depth > MOST_DEPTH)
            return this.#say("input.too-deep", `folders below depth ${MOST_DEPTH} are not read`, folder);
        const names = this.#names(folder, depth);
        if (depth > 0 && names.includes("report.html") && isReport(join(folder, "evidence.json")))
            return this.#say("input.own-report", "a report of an earlier run; not read", folder);
        for (const name of names) {
            if (!name.startsWith("."))
                this.#entry(join(folder, name), root, depth);
        }
    }
    #names(folder, depth) {
        try {
            return readdirSync(folder).sort();
        }
        catch (cause) {
            const error = ioError(cause, folder);
            if (depth === 0)
                throw error;
            this.#say("input.unreadable", error.message, folder);
            return [];
        }
    }
    #entry(path, root, depth) {
        if (this.#full)
            return;
        const stats = this.#stat(path);
        if (stats === undefined)
            return;
        if (stats.isDirectory())
            this.#folder(path, root, depth + 1);
        else if (!stats.isFile())
            this.#say("input.not-a-file", "neither a file nor a folder; not read", path);
        else if (this.files.length < MOST_FILES)
            this.files.push({ path, root });
        else {
            this.#full = true;
            this.#say("input.too-many", `more than ${MOST_FILES} files; those from here on are not read`, path);
        }
    }
    #stat(path) {
        try {
            return statSync(path);
        }
        catch (cause) {
            const error = ioError(cause, path);
            if (!(error instanceof EvidenceError))
                throw error;
            this.#say("input.unreadable", error.message, path);
            return undefined;
        }
    }
    #say(code, says, file) {
        this.findings.push({ code, severity: "warning", says, file });
    }
}
