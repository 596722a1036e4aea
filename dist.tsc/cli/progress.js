// A bar on stderr for long work, on a terminal only.
import { say } from "./output.js";
/** Below this many bytes of input no bar is shown. */
const WORTH_A_BAR = 50_000_000;
const NONE = { update: () => undefined, end: () => undefined };
/** A progress bar when stderr is a terminal and the work is long; otherwise nothing. */
export async function progressFor(totalBytes, verb) {
    if (!process.stderr.isTTY || totalBytes < WORTH_A_BAR)
        return NONE;
    const { SingleBar } = await import("cli-progress");
    const format = `${verb} {bar} {percentage} % | {done} of {size} MB | {eta_formatted} left`;
    const bar = new SingleBar({
        format,
        stream: process.stderr,
        clearOnComplete: true,
        hideCursor: true,
        barsize: 24,
        etaBuffer: 50,
    });
    const mb = (n) => (n / 1e6).toFixed(0);
    bar.start(totalBytes, 0, { done: "0", size: mb(totalBytes) });
    return {
        update: (done) => bar.update(Math.min(done, totalBytes), { done: mb(done) }),
        end: () => bar.stop(),
    };
}
/** Says what could not be used, one message a line. */
export function sayProblems(problems) {
    for (const p of problems)
        say(`wirewitness: ${p.message}`);
}
