// Scans files as they lie: gzip and zstd are decompressed, anything else is read as it is.
import { EvidenceError } from "../core/errors.ts";
import { openSource } from "../read/source.ts";
import { FileScan, type Leak, type ScanResult, type Sought } from "./scan.ts";

/** A file with originals in it. */
export interface LeakingFile {
  readonly file: string;
  readonly result: ScanResult;
}

/** Reads one file to its end and looks for originals, in its name too. Throws EvidenceError when it cannot be read. */
export async function scanFile(path: string, sought: Sought, name = path): Promise<ScanResult> {
  const scan = new FileScan(sought);
  const source = await openSource(path);
  try {
    for await (const chunk of source.chunks()) scan.push(chunk);
  } finally {
    source.close();
  }
  return withName(scan.end(), sought, name);
}

/** The same for what is about to be written. */
export function scanContent(content: string | Uint8Array, sought: Sought, name = ""): ScanResult {
  const scan = new FileScan(sought);
  scan.push(typeof content === "string" ? Buffer.from(content) : content);
  return withName(scan.end(), sought, name);
}

/** A pipe or a name may hold an original as well as the bytes do. */
function withName(result: ScanResult, sought: Sought, name: string): ScanResult {
  const scan = new FileScan(sought);
  scan.push(Buffer.from(name));
  const inName = scan
    .end()
    .leaks.map((l): Leak => ({ original: l.original, form: l.form, offset: l.offset, within: "file name" }));
  return inName.length === 0
    ? result
    : { ...result, leaks: [...inName, ...result.leaks], total: result.total + inName.length };
}

/** Throws E_LEAK, naming the place and not the original, when a file that is about to leave holds one. */
export function refuseLeaks(files: readonly LeakingFile[]): void {
  const bad = files.find((f) => f.result.total > 0);
  if (bad === undefined) return;
  const total = files.reduce((sum, f) => sum + f.result.total, 0);
  const leak = bad.result.leaks[0];
  const where =
    leak === undefined
      ? { file: bad.file }
      : leak.line === undefined
        ? { file: bad.file, offset: leak.offset }
        : { file: bad.file, line: leak.line };
  throw new EvidenceError(
    "E_LEAK",
    `an original is left (${leak?.form ?? "bytes"}${leak?.within === undefined ? "" : `, ${leak.within}`}), ${total} in all: nothing was written`,
    {
      where,
      hint: "a fault of this program: please report it, without the file",
    },
  );
}
