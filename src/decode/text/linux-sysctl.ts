// `sysctl -a`, `sysctl KEY...` and dumps of /proc/sys by grep: one setting a line. Traps: a value may be empty or hold several numbers
// parted by tabs; a setting that does not exist is an error line among the others.
// Becomes: facts about settings that change how a move or an MTU looks on the wire (host.sysctl).
// Not read: all other settings are rows without facts.
import type { Line, RowBase, RowReader, TextFormat, Unparsed } from "./format.ts";
import { SHORT_LINE, unparsed } from "./format.ts";

/** A kernel setting. */
export interface SysctlRow extends RowBase {
  readonly kind: "sysctl";
  /** With dots: "net.ipv4.conf.eth0.rp_filter"; a dot within an interface's name is printed as "/". */
  readonly key: string;
  /** As printed. */
  readonly value: string;
}

/** A setting that could not be read. */
export interface SysctlError extends RowBase {
  readonly kind: "sysctlError";
  readonly says: string;
}

const ROOTS = "abi|crypto|debug|dev|fs|kernel|net|sunrpc|user|vm";
const SETTING = new RegExp(String.raw`^((?:${ROOTS})\.[\w./@:+-]{1,200}?)\s?(?:=|:)\s?(.*)$`);
const PROC = /^\/proc\/sys\/([\w./@:+-]{1,200}?):(.*)$/;
const ERROR = /^(?:sysctl: |error: (?:"|permission denied on key)|(?:cat|grep): \/proc\/sys\/)/;

function parse(line: Line): SysctlRow | SysctlError | undefined {
  const setting = SETTING.exec(line.text);
  if (setting !== null) return { kind: "sysctl", line: line.number, key: setting[1]!, value: setting[2]!.trim() };
  const proc = PROC.exec(line.text);
  if (proc !== null) {
    // in a path a dot belongs to a name and a slash parts; sysctl prints them the other way round
    const key = proc[1]!.replaceAll(/[./]/g, (c) => (c === "." ? "/" : "."));
    return { kind: "sysctl", line: line.number, key, value: proc[2]!.trim() };
  }
  return ERROR.test(line.text) ? { kind: "sysctlError", line: line.number, says: line.text.trimEnd() } : undefined;
}

class SysctlReader implements RowReader<SysctlRow | SysctlError> {
  read(lines: readonly Line[]): (SysctlRow | SysctlError | Unparsed)[] {
    return lines.flatMap((line) => (line.text.trim() === "" ? [] : [parse(line) ?? unparsed(line)]));
  }

  end(): never[] {
    return [];
  }
}

/** Kernel settings. */
export const linuxSysctl: TextFormat<SysctlRow | SysctlError> = {
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
