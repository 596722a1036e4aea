// The figures of anonymized texts are those of the texts themselves, under the same key: the evidence of each sample, field by field, but
// for ids, names and digests of inputs, words of inputs and of authors, and the order of rows that are sorted by what became a pseudonym.
import { join } from "node:path";
import { expect, test } from "vitest";
import { Pseudonyms, scrub } from "../../src/anonymize.ts";
import { generatedName } from "../../src/anonymize/names.ts";
import { isProgramWord } from "../../src/anonymize/texts/line.ts";
import type { Evidence } from "../../src/schema/evidence.generated.ts";
import { anonymizeFiles } from "../../src/anonymize-files.ts";
import { analyze } from "../../src/conclude/analyze.ts";
import { scratch } from "../cli/run.ts";

const KEY = new Uint8Array(32).fill(9);

/** Fields that tell of the files and not of the network, and words that are withheld on one side. */
const LEFT_OUT = new Set(
  "id input inputs digest bytes name anonymized title says text reason reasons record filter offset container claims missing limits basis scope doesNotShow where".split(
    " ",
  ),
);
const NUMBERED = /^[a-z]\d+(?:-[a-z]\d+)?$/;

/** Words of programs stay in texts, where readers look for them, and go from evidence: both sides as evidence has them. */
function alike(text: string, p: Pseudonyms): string {
  if (NUMBERED.test(text)) return "#";
  return text.replace(/[\p{L}\p{N}][\p{L}\p{N}_.-]*/gu, (word) => {
    const renamed = word.replace(/^\d+-(?=file-)/, "").replace(/^node_(\w+?)_(\w+)$/, "node-$1-$2");
    const [base, suffix] = generatedName(renamed) ?? [renamed, ""];
    return isKept(base) ? p.token(base) + suffix : renamed;
  });
}

function isKept(word: string): boolean {
  return !/^(?:-?\d+(?:\.\d+)?|true|false)$/.test(word) && isProgramWord(word);
}

/** Every path of a document with how often each value stands at it: rows have no order. */
function figures(v: unknown, p: Pseudonyms, path = "", out = new Map<string, number>()): Map<string, number> {
  if (Array.isArray(v)) for (const x of v) figures(x, p, `${path}[]`, out);
  else if (typeof v === "object" && v !== null) {
    for (const [k, x] of Object.entries(v)) if (!LEFT_OUT.has(k)) figures(x, p, `${path}.${k}`, out);
  } else if (!(typeof v === "string" && path.endsWith(".value.key"))) {
    const text = `${path} = ${typeof v === "string" ? alike(v, p) : String(v)}`;
    out.set(text, (out.get(text) ?? 0) + 1);
  }
  return out;
}

/** Beside the files of a case there may be others, of another number: what a reader of the folder is told of them is no figure. */
function withoutUnnamed(e: Evidence): Evidence {
  return { ...e, findings: e.findings.filter((f) => f.code !== "case.unnamed-files") };
}

function differences(a: Map<string, number>, b: Map<string, number>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])]
    .filter((k) => a.get(k) !== b.get(k))
    .map((k) => `${k}: ${a.get(k) ?? 0}, anonymized ${b.get(k) ?? 0}`)
    .toSorted();
}

const SAMPLES =
  "evpn-move kube-ovn-underlay tcp-move vlan-mtu geneve-vs-plain stale-gateway monitoring cases/moved-vm cases/no-overlay cases/vlan-pool".split(
    " ",
  );

test.each(SAMPLES)("samples/%s: figures of raw and anonymized texts are equal", { timeout: 60_000 }, async (name) => {
  const folder = join("samples", name);
  const out = join(scratch(), "public");
  await anonymizeFiles([folder], out, KEY);
  const raw = scrub((await analyze([folder])).evidence, KEY);
  const { evidence } = await analyze([out]);
  const p = new Pseudonyms(KEY);
  expect(differences(figures(withoutUnnamed(raw), p), figures(withoutUnnamed(evidence), p))).toEqual([]);
});
