// The figures of an anonymized capture are those of the capture itself, under the same key: every field of the evidence, but for
// the size and the digest of the file, offsets in a pcapng whose names have other lengths, words of comments, and the order of rows
// that are sorted by what became a pseudonym.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { Pseudonyms, scrub } from "../../src/anonymize.ts";
import { analyze } from "../../src/conclude/analyze.ts";
import type { Evidence } from "../../src/schema/evidence.generated.ts";
import { describeShared } from "../shared.ts";
import { capturesIn, unlessRefused } from "./captures.ts";
import { rewriteFile } from "./rewrite.ts";

const KEY = new Uint8Array(32).fill(7);
const folder = mkdtempSync(join(tmpdir(), "wirewitness-"));
afterAll(() => rmSync(folder, { recursive: true }));

const OF_THE_FILE = new Set(["digest", "bytes", "container", "anonymized", "offset"]);
/** Streams and loss periods are numbered in the order of their addresses. */
const NUMBERED = /^s\d+(?:-l\d+)?$/;
const WITH_OFFSETS = /^(?:blocks not read|\d+ comments? in the file)/;

/** Numbers of records and rows without the order of the rows that they belong to. */
function told(text: string): string {
  return (WITH_OFFSETS.exec(text)?.[0] ?? text)
    .replace(/\b(s\d+-l|s)\d+\b/g, "s")
    .replace(/\{[\d, ]+\}/g, (list) => list.slice(1, -1).split(", ").toSorted().join(", "));
}

/** The same, whatever the order of rows and the numbers that they were given by it. */
function unordered(v: unknown): unknown {
  if (typeof v === "string") return NUMBERED.test(v) ? "s" : told(v);
  if (Array.isArray(v)) return v.map(unordered).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof v !== "object" || v === null) return v;
  return Object.fromEntries(
    Object.entries(v)
      .filter(([k]) => !OF_THE_FILE.has(k))
      .map(([k, x]) => [k, unordered(x)]),
  );
}

/** Pairs of places that were seen as often stand in the order of their names. */
function withoutPairs(e: Evidence): Evidence {
  return {
    ...e,
    findings: e.findings.map((f) =>
      f.code === "capture.copies"
        ? { ...f, says: f.says.split(" (")[0]!.concat(f.says.slice(f.says.lastIndexOf(")"))) }
        : f,
    ),
  };
}

async function checkFigures(path: string): Promise<void> {
  const result = await unlessRefused(() => rewriteFile(path, new Pseudonyms(KEY)));
  if (result === undefined) return;
  const anonymized = join(folder, basename(path).replace(/\.(?:gz|zst)$/, ""));
  writeFileSync(anonymized, result.file);
  const raw = scrub((await analyze([path], { checksums: true })).evidence, KEY);
  const { evidence } = await analyze([anonymized], { checksums: true });
  const renamed = JSON.stringify(evidence).replaceAll(
    JSON.stringify(evidence.inputs[0]!.name).slice(1, -1),
    raw.inputs[0]!.name,
  );
  expect(unordered(withoutPairs(JSON.parse(renamed) as Evidence))).toEqual(unordered(withoutPairs(raw)));
}

describe("samples: figures of raw and anonymized captures are equal", () => {
  it.each(capturesIn("samples"))("%s", checkFigures);
});

describeShared("corpus, lab and cases: figures of raw and anonymized captures are equal", (root) => {
  const captures = ["corpus/pcap", "lab", "cases"].flatMap((name) => capturesIn(join(root, name)));
  it.each(captures.map((c) => [basename(c), c]))("%s", (_, path) => checkFigures(path));
});
