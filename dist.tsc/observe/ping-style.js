// How the programs of the ping family differ in what their logs mean.
const COMMON = { countsErrors: false, marksDuplicates: false, tickNs: 1000, timeoutNs: 0 };
/** iputils. */
export const IPUTILS = {
    ...COMMON,
    firstSeq: 1,
    announcesAll: true,
    optionsKnown: true,
    marksDuplicates: true,
};
/** BSD, macOS, BusyBox: -i and -S mean what they mean in iputils, -O is another thing. */
export const BSD = {
    ...COMMON,
    firstSeq: 0,
    announcesAll: false,
    optionsKnown: true,
    marksDuplicates: true,
};
/** Windows. */
export const WINDOWS = {
    ...COMMON,
    firstSeq: 1,
    announcesAll: false,
    optionsKnown: false,
    countsErrors: true,
};
/** fping: stamps are rounded to 10 us, timeouts are final. */
export const FPING = {
    ...COMMON,
    firstSeq: 0,
    announcesAll: false,
    optionsKnown: false,
    tickNs: 10_000,
};
