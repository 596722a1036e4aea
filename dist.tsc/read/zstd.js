// zstd (RFC 8878) as a stream: frames are walked here; the zstd program decompresses them, or fzstd where there is none.
import { quoted } from "../core/quoted.js";
import { Decompress } from "fzstd";
import { EvidenceError } from "../core/errors.js";
import { Ahead } from "./ahead.js";
import { FrameWalk } from "./zstd-frames.js";
import { ZstdProgram } from "./zstd-program.js";
/** fzstd allocates the whole window of a frame at once. */
const MOST_WINDOW = 32 * 2 ** 20;
/** fzstd waits for 18 bytes before it looks at a frame. Zeros are raw blocks of no bytes: they bring out what a cut frame holds. */
const FLUSH = new Uint8Array(18);
/**
 * Decompressed bytes of a zstd file, through the zstd program where PATH has one and through fzstd otherwise (WIREWITNESS_ZSTD=fzstd
 * forces the latter, which does not verify check sums). A cut, damage and bytes after the last frame are added to `findings`, and what
 * was decompressed before them is given all the same.
 * Throws EvidenceError (E_LIMIT) when a frame needs a window over 32 MiB and there is no program for it.
 */
export async function* unzstd(compressed, findings) {
    const walk = new FrameWalk(new Ahead(compressed));
    const program = process.env["WIREWITNESS_ZSTD"] === "fzstd" ? undefined : await ZstdProgram.start();
    const complaint = yield* program === undefined ? throughLibrary(walk) : throughProgram(walk, program);
    if (walk.end !== undefined)
        findings.push({ ...walk.end, severity: "warning" });
    else if (complaint !== undefined) {
        const says = `frame ${walk.frames} cannot be decompressed (${quoted(complaint)}); what follows is not read`;
        findings.push({ code: "zstd.damaged", severity: "warning", says });
    }
}
async function* throughProgram(walk, program) {
    const pump = feed(walk, program).then(() => undefined, (error) => ({ error }));
    try {
        yield* program.output();
        const failed = await pump;
        if (failed !== undefined)
            throw failed.error;
        return await program.complaint();
    }
    finally {
        program.stop();
    }
}
async function feed(walk, program) {
    try {
        for (;;) {
            const piece = await walk.next();
            if (piece === undefined || !(await program.write(piece.bytes)))
                return;
        }
    }
    finally {
        program.end();
    }
}
async function* throughLibrary(walk) {
    let out = [];
    let decoder;
    for (;;) {
        const piece = await walk.next();
        if (piece?.starts === true) {
            if (walk.needs.dictionary)
                return "it needs a dictionary";
            if (walk.needs.window > MOST_WINDOW)
                throw tooWide(walk.needs.window);
            decoder = new Decompress((bytes) => void out.push(bytes));
        }
        try {
            decoder?.push(piece?.bytes ?? FLUSH, piece?.ends ?? false);
        }
        catch (error) {
            // Whatever a decoder throws at bytes that it was given says that they are damaged.
            return error instanceof Error ? error.message : String(error);
        }
        yield* out;
        out = [];
        if (piece === undefined)
            return undefined;
        if (piece.ends)
            decoder = undefined;
    }
}
function tooWide(window) {
    return new EvidenceError("E_LIMIT", `zstd frame with a window of ${Math.round(window / 2 ** 20)} MiB; without the zstd program 32 MiB is the most`, {
        hint: "install zstd, or decompress the file first",
    });
}
