const GOOD = /^(?:ok|okay|success\w*|succeeded|true|t|yes|y|up|pass\w*|alive|answered|reply|replied|reachable|connected|open|established|healthy|good|available|1)$/i;
const BAD = /^(?:fail\w*|err\w*|time[d ]*_?-? ?out\w*|false|f|no|n|down|lost|loss|refused|unreachable|closed|reset|denied|dead|drop\w*|nok|ko|critical|unhealthy|bad|unavailable|0|connection (?:refused|reset|timed out).*|no (?:route|answer|reply).*)$/i;
/** True: it was answered; false: it failed; undefined: the log does not say it in words that are known. */
export function outcomeOf(row) {
    const { outcome, error, form } = row;
    if (outcome === undefined || outcome === "") {
        if (error !== undefined)
            return error === "" || /^(?:none|null|nil|-)$/i.test(error);
        // a line without an outcome is there because somebody lived to write it
        return outcome === undefined ? true : undefined;
    }
    if (form === "exit" && /^-?\d{1,10}$/.test(outcome))
        return Number(outcome) === 0;
    if (form === "failure")
        return !(GOOD.test(outcome) && !/^(?:ok|pass\w*|good)$/i.test(outcome));
    // an answer that refuses is an answer: the path is there; 5xx is what a proxy says when the path behind it is not
    if (/^\d{3}$/.test(outcome))
        return Number(outcome) >= 100 && Number(outcome) < 500;
    if (GOOD.test(outcome))
        return true;
    return BAD.test(outcome) ? false : undefined;
}
/** What a failed try says. */
export function failureOf(row) {
    const words = [/^\d{3}$/.test(row.outcome ?? "") ? `code ${row.outcome}` : row.outcome, row.error];
    return words.filter((w) => w !== undefined && w !== "").join(": ") || undefined;
}
