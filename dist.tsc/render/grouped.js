import { count } from "./format.js";
/** Who a limit is for that holds for every row. */
export const ALL_ROWS = "all rows";
/** Names of rows that one limit lists. */
const MOST_NAMES = 12;
/** Limits of a table, each text once, those of all rows first. */
export function groupedLimits(table) {
    const nameOf = (row) => row
        .slice(0, table.named ?? 1)
        .filter((cell) => typeof cell === "string")
        .join(" ");
    // A table may say a limit on the last row of several with one name: it holds for the name.
    const names = table.rows.map(nameOf);
    const every = new Set(names).size;
    const byText = new Map();
    for (const [i, name] of names.entries()) {
        for (const says of table.limits?.[i] ?? [])
            byText.set(says, (byText.get(says) ?? new Set()).add(name));
    }
    const out = [...byText].map(([says, who]) => ({ says, of: [...who], all: who.size === every }));
    return out
        .toSorted((a, b) => Number(b.all) - Number(a.all))
        .map(({ says, of, all: whole }) => {
        const named = of.slice(0, MOST_NAMES).join(", ") + (of.length > MOST_NAMES ? `, ${count(of.length - MOST_NAMES)} more` : "");
        return { who: whole ? ALL_ROWS : named, says };
    });
}
/** Their places are what they say. */
const BY_PLACE = /^mac\.(?:moved|next-hop)/;
const TIMES = [
    /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?/g,
    /[A-Z][a-z]{2} [A-Z][a-z]{2} +\d+ \d\d:\d\d:\d\d \d{4}/g,
];
/** A count and what it counts; not a part of an address, nor what names something. */
const COUNT = /(?<![\w.:/-]|VNI |VLAN |sequence |seq |port )\d+ ([a-z]+?)s?(?![\w.:/-])/g;
/** Findings together that differ only by the time, the count or the input or node they name, in the order of the first of each. */
export function groupFindings(evidence, findings) {
    const inputs = new Map(evidence.inputs.map((i) => [i.id, i]));
    const groups = new Map();
    for (const f of findings) {
        let says = f.says;
        if (!BY_PLACE.test(f.code)) {
            for (const time of TIMES)
                says = says.replaceAll(time, "\u0001");
            for (const name of placesOf(f, inputs))
                says = says.replaceAll(name, "\u0002");
            says = says.replaceAll(COUNT, "\u0003 $1");
        }
        const key = JSON.stringify([f.code, f.severity, says, f.filter ?? "", f.limits]);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [f]);
        else
            group.push(f);
    }
    return [...groups.values()].map((all) => ({ first: all[0], all }));
}
/** Names and nodes of the inputs that a finding cites, the longest first. */
function placesOf(f, inputs) {
    const names = f.where.flatMap(({ input }) => {
        const i = inputs.get(input);
        return i === undefined ? [] : [i.name, i.node ?? ""];
    });
    return [...new Set(names)].filter((name) => name.length > 2).toSorted((a, b) => b.length - a.length);
}
/** "21 of these, which differ only by place, time or count"; empty for one. */
export function groupWords(group) {
    return group.all.length === 1 ? "" : `${count(group.all.length)} of these, which differ only by place, time or count`;
}
