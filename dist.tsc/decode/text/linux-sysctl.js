import { SHORT_LINE, unparsed } from "./format.js";
const ROOTS = "abi|crypto|debug|dev|fs|kernel|net|sunrpc|user|vm";
const SETTING = new RegExp(String.raw `^((?:${ROOTS})\.[\w./@:+-]{1,200}?)\s?(?:=|:)\s?(.*)$`);
const PROC = /^\/proc\/sys\/([\w./@:+-]{1,200}?):(.*)$/;
const ERROR = /^(?:sysctl: |error: (?:"|permission denied on key)|(?:cat|grep): \/proc\/sys\/)/;
function parse(line) {
    const setting = SETTING.exec(line.text);
    if (setting !== null)
        return { kind: "sysctl", line: line.number, key: setting[1], value: setting[2].trim() };
    const proc = PROC.exec(line.text);
    if (proc !== null) {
        // in a path a dot belongs to a name and a slash parts; sysctl prints them the other way round
        const key = proc[1].replaceAll(/[./]/g, (c) => (c === "." ? "/" : "."));
        return { kind: "sysctl", line: line.number, key, value: proc[2].trim() };
    }
    return ERROR.test(line.text) ? { kind: "sysctlError", line: line.number, says: line.text.trimEnd() } : undefined;
}
class SysctlReader {
    read(lines) {
        return lines.flatMap((line) => (line.text.trim() === "" ? [] : [parse(line) ?? unparsed(line)]));
    }
    end() {
        return [];
    }
}
/** Kernel settings. */
export const linuxSysctl = {
    id: "linux-sysctl",
    kind: "linux-sysctl",
    lineLimit: SHORT_LINE,
    from: "procps and BusyBox: sysctl -a, sysctl KEY...; grep -r . /proc/sys/net",
    detect(head) {
        const lines = head.filter((l) => l.text.trim() !== "");
        const rows = lines.map(parse).filter((r) => r !== undefined);
        return rows.length > 0 && rows.length * 2 > lines.length;
    },
    open: () => new SysctlReader(),
};
