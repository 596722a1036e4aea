// Tables whose columns are found by where their heads stand: laid out anew, because a pseudonym may be wider than its column.

/** A line of heads as kubectl prints them: words in capitals, two spaces or more between columns. */
const HEADS = /^[A-Z][A-Z\d()/_-]*(?: [A-Z\d()/_-]+)*(?: {2,}[A-Z][A-Z\d()/_-]*(?: [A-Z\d()/_-]+)*)+ *$/;

/** The lines of a text with its tables; `scrub` maps a cell or, of what is in no table, a line. */
export function scrubTables(lines: readonly string[], scrub: (text: string, line: number) => string): string[] {
  const out: string[] = [];
  for (let i = 0; i < lines.length;) {
    if (!HEADS.test(lines[i]!)) {
      out.push(scrub(lines[i]!, i + 1));
      i++;
      continue;
    }
    let end = i + 1;
    while (end < lines.length && lines[end]!.trim() !== "" && !HEADS.test(lines[end]!)) end++;
    out.push(...scrubTable(lines.slice(i, end), (text, n) => scrub(text, i + n + 1)));
    i = end;
  }
  return out;
}

function scrubTable(lines: readonly string[], scrub: (text: string, n: number) => string): string[] {
  const starts = [...lines[0]!.matchAll(/(?:^|(?<= {2}))\S/g)].map((m) => m.index);
  const rows = lines.map((line, n) => (fits(line, starts) ? starts.map((from, c) => scrub(line.slice(from, starts[c + 1]).trimEnd(), n)) : undefined)); // prettier-ignore
  const widths = starts.map((from, c) => {
    const gap = (starts[c + 1] ?? from) - from;
    const content = Math.max(0, ...rows.map((r) => r?.[c]?.length ?? 0));
    return Math.max(gap, content + 3);
  });
  return rows.map((cells, n) => {
    if (cells === undefined) return scrub(lines[n]!, n);
    const last = cells.findLastIndex((c) => c !== "");
    return cells.slice(0, last + 1).map((c, k) => (k === last ? c : c.padEnd(widths[k]!))).join(""); // prettier-ignore
  });
}

/** True where every column begins behind a space. */
function fits(line: string, starts: readonly number[]): boolean {
  return starts.every((from) => from === 0 || from >= line.length || line[from - 1] === " ");
}
