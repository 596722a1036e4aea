// File names of capture rings: which names one running capture could have given, before anything is opened.
import { basename, dirname } from "node:path";
const COMPRESSED = /\.(?:gz|zst|zstd)$/i;
// dumpcap -b: NAME_00001_20261130184500.pcapng, or with the two swapped (nametimenum:2).
const DUMPCAP = /_(?:\d{5,}_\d{14}|\d{14}_\d{5,})(?=\.[^.]*$|$)/;
// tcpdump -C: a number behind the whole name; without -W the first file has none.
const COUNTED = /^(.*\.[a-z][a-z0-9]*?)(\d*)$/i;
// tcpdump -G: a date with a time of day, or epoch seconds, as strftime is asked for them.
const DATED = /(?<!\d)(?:\d{8}[-_T.]?\d{4}(?:\d\d)?|\d{4}-\d\d-\d\d[-_T. ]\d\d[-_:.]?\d\d(?:[-_:.]?\d\d)?Z?|1\d{9})(?!\d)/;
/** The ring that `path` could belong to by its name; undefined when nothing in it counts or dates. A name without a number may be the first of a -C ring. */
export function ringName(path) {
    const name = basename(path).replace(COMPRESSED, "");
    const key = (pattern) => `${dirname(path)}\0${pattern}`;
    const numbered = DUMPCAP.exec(name);
    if (numbered !== null)
        return { key: key(name.replace(DUMPCAP, "_*")), token: numbered[0], dated: false };
    const date = DATED.exec(name);
    const counted = COUNTED.exec(name);
    const stem = counted?.[1] ?? name;
    const count = counted?.[2] ?? "";
    if (date !== null)
        return { key: key(stem.replace(DATED, "*")), token: `${date[0]}#${count}`, dated: true };
    return counted === null ? undefined : { key: key(`${stem}#`), token: count, dated: false };
}
