// curl -w, one line (or one block) a try: status and total time ("200 0.012345"), key=value pairs, %{json}, and the block of a format
// file (" time_total:  0.01s"); a wrapper may put a stamp first. Traps: 000 is no status but no answer; the reason stands on standard error,
// in a line before; without a wrapper there is no time at all.
// Becomes: the same as of a probe log; codes are counted (probe.codes), and bodies measured (probe.sizes).
// Not read: the times before the total: name look-up, connect, TLS.
import type { Line, RowReader, TextFormat, Unparsed } from "./format.ts";
import { unparsed } from "./format.ts";
import { durationNs } from "./probe-log-columns.ts";
import type { ProbeRow } from "./probe-log-rows.ts";
import { leadingStamp } from "./written-stamp.ts";
import type { WrittenStamp } from "./written-stamp.ts";

/** Longest line: %{json} is about a kilobyte. */
const LINE_LIMIT = 1 << 14;
const CODE = /^(?:000|[1-5]\d\d)$/;
const PLAIN = /^(000|[1-5]\d\d)[ ,;\t]+(\d{1,6}\.\d{3,6})s?(?:[ ,;\t]+\S.{0,500})?$/;
const REVERSED = /^(\d{1,6}\.\d{3,6})s?[ ,;\t]+(000|[1-5]\d\d)$/;
const PAIR = /([A-Za-z_][\w.]{0,40})[=:] ?([^\s,;]{1,500})/g;
const BLOCK =
  /^\s*(time_\w{3,20}|http_code|http_connect|num_\w+|size_\w+|speed_\w+|remote_ip|url_effective):\s+(\S{1,500})$/;
const RULE = /^\s*-{5,}\s*$/;
const ERROR = /^curl: \(\d{1,3}\) (.{1,500})$/;

interface Try {
  line: number;
  at: WrittenStamp | undefined;
  code: string | undefined;
  /** size_download. */
  size?: string | undefined;
  total: string | undefined;
  target: string | undefined;
}

class CurlReader implements RowReader<ProbeRow> {
  private error: { readonly says: string; readonly line: number } | undefined;
  /** A block whose lines are still coming. */
  private block: Try | undefined;
  private keys = new Set<string>();

  read(lines: readonly Line[]): (ProbeRow | Unparsed)[] {
    const out: (ProbeRow | Unparsed)[] = [];
    for (const line of lines) {
      if (line.text.trim() === "" || RULE.test(line.text)) continue;
      const rows = line.text.length > LINE_LIMIT ? undefined : this.line(line);
      if (rows === undefined) out.push(unparsed(line));
      else out.push(...rows);
    }
    return out;
  }

  end(): ProbeRow[] {
    return [...this.close(), ...this.alone()];
  }

  private line({ text, number }: Line): readonly ProbeRow[] | undefined {
    const failed = ERROR.exec(text.trim());
    if (failed !== null) {
      const before = this.alone();
      this.error = { says: failed[1]!, line: number };
      return before;
    }
    const entry = BLOCK.exec(text);
    if (entry !== null) return this.entry(entry[1]!, entry[2]!, number);
    const t = tryOf(text, number);
    return t === undefined ? undefined : [...this.close(), this.row(t)];
  }

  /** A block ends where a key of it comes again. */
  private entry(key: string, value: string, line: number): readonly ProbeRow[] {
    const field =
      key === "http_code"
        ? "code"
        : key === "time_total"
          ? "total"
          : key === "url_effective"
            ? "target"
            : key === "size_download"
              ? "size"
              : undefined;
    const done = this.keys.has(key) ? this.close() : [];
    this.keys.add(key);
    this.block ??= { line, at: undefined, code: undefined, total: undefined, target: undefined };
    if (field !== undefined) this.block[field] = value;
    return done;
  }

  private close(): ProbeRow[] {
    const { block } = this;
    this.block = undefined;
    this.keys = new Set();
    return block === undefined || (block.total === undefined && block.code === undefined) ? [] : [this.row(block)];
  }

  /** An error whose line of -w is missing: a try all the same. */
  private alone(): ProbeRow[] {
    if (this.error === undefined) return [];
    return [this.row({ line: this.error.line, at: undefined, code: "000", total: undefined, target: undefined })];
  }

  private row(t: Try): ProbeRow {
    const { error } = this;
    this.error = undefined;
    return {
      kind: "probe",
      line: t.line,
      at: t.at,
      end: undefined,
      // the line is printed when all is over
      means: "end",
      outcome: t.code,
      form: "http",
      error: error?.says,
      durationNs: durationNs(t.total?.replace(/s$/, ""), "s"),
      target: t.target,
      seq: undefined,
      ...(t.size !== undefined && /^\d{1,15}$/.test(t.size) ? { bytes: Number(t.size) } : {}),
    };
  }
}

function tryOf(text: string, line: number): Try | undefined {
  const stamped = leadingStamp(text.trim());
  const at = stamped?.stamp;
  const rest = (stamped?.rest ?? text).trim();
  if (rest.startsWith("{")) return jsonTry(rest, line, at);
  const plain = PLAIN.exec(rest);
  if (plain !== null) return { line, at, code: plain[1], total: plain[2], target: undefined };
  const reversed = REVERSED.exec(rest);
  if (reversed !== null) return { line, at, code: reversed[2], total: reversed[1], target: undefined };
  return pairs(rest, line, at);
}

const CODE_KEYS = new Set(["http_code", "code", "status", "http", "response_code"]);
const TOTAL_KEYS = new Set(["time_total", "total", "time"]);
const TARGET_KEYS = new Set(["url", "url_effective", "ip", "remote_ip", "host"]);

function pairs(text: string, line: number, at: WrittenStamp | undefined): Try | undefined {
  const found: Try = { line, at, code: undefined, total: undefined, target: undefined };
  for (const m of text.matchAll(PAIR)) {
    const key = m[1]!.toLowerCase();
    if (CODE_KEYS.has(key) && CODE.test(m[2]!)) found.code = m[2];
    else if (TOTAL_KEYS.has(key) && /^\d{1,6}\.\d{3,6}s?$/.test(m[2]!)) found.total = m[2];
    else if (key === "size_download" || key === "size") found.size = m[2];
    else if (TARGET_KEYS.has(key)) found.target ??= m[2];
  }
  return found.code === undefined || found.total === undefined ? undefined : found;
}

function jsonTry(text: string, line: number, at: WrittenStamp | undefined): Try | undefined {
  const code = /"http_code" ?: ?(\d{1,3})[,}]/.exec(text)?.[1];
  const total = /"time_total" ?: ?(\d{1,6}(?:\.\d{1,6})?)[,}]/.exec(text)?.[1];
  if (code === undefined || total === undefined) return undefined;
  const target = /"url_effective" ?: ?"([^"\\]{1,500})"/.exec(text)?.[1];
  const size = /"size_download" ?: ?(\d{1,15})[,}]/.exec(text)?.[1];
  return { line, at, code: code.padStart(3, "0"), total, target, size };
}

/** curl -w. */
export const curlW: TextFormat<ProbeRow> = {
  id: "curl-w",
  kind: "probe-log",
  from: "curl 7.29 to 8 with -w: status and times, key=value, %{json}, format files",
  detect(head) {
    const lines = head.filter((l) => l.text.trim() !== "" && l.text.length <= LINE_LIMIT && !RULE.test(l.text));
    const tries = lines.filter((l) => !ERROR.test(l.text.trim()));
    if (tries.length === 0) return false;
    const known = tries.filter((l) => tryOf(l.text, l.number) !== undefined).length;
    if (known > 0 && known * 4 >= tries.length * 3) return true;
    return tries.every((l) => BLOCK.test(l.text)) && tries.some((l) => /^\s*time_total:/.test(l.text));
  },
  open: () => new CurlReader(),
};
