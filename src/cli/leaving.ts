// Documents that were read from files, as they may leave again: what `report` and `figures` have in common.
import type { Documents, FigureSource } from "../report.ts";
import type { LeavingArguments } from "./options.ts";
import { say } from "./output.ts";

/** Every document as it may leave: raw ones under pseudonyms, unless --reveal. Throws E_USAGE for a raw one that cannot be anonymized. */
export async function leaving(
  documents: Documents,
  argv: LeavingArguments & { readonly quiet: boolean },
): Promise<FigureSource> {
  const { loadKey, reveal, scrub, scrubAcceptance, scrubSnapshot } = await import("../anonymize.ts");
  const { evidence, acceptance, snapshot, comparison } = documents;
  const raw = (d: { anonymized: boolean } | undefined): boolean => d?.anonymized === false && !argv.reveal;
  if (raw(comparison)) await refuse("comparison.json", "compare the runs again without --reveal");
  if (raw(acceptance) && !raw(evidence))
    await refuse("acceptance.json", "give the raw evidence.json of the same run beside it");
  const any = Object.values(documents).some(raw);
  const { key, random } = any ? loadKey(argv["key-file"]) : { key: new Uint8Array(32), random: false };
  if (random && !argv.quiet)
    say(
      "wirewitness: pseudonyms under a random key of this run; --key-file keeps them the same, --reveal shows the originals",
    );
  const keepVendor = argv["keep-vendor"];
  const out: { -readonly [K in keyof FigureSource]: FigureSource[K] } = {};
  if (evidence !== undefined) out.evidence = raw(evidence) ? scrub(evidence, key, { keepVendor }) : reveal(evidence);
  if (acceptance !== undefined)
    out.acceptance = raw(acceptance) ? scrubAcceptance(acceptance, evidence!, key, { keepVendor }) : reveal(acceptance);
  if (snapshot !== undefined)
    out.snapshot = raw(snapshot) ? scrubSnapshot(snapshot, key, keepVendor) : reveal(snapshot);
  if (comparison !== undefined) out.comparison = reveal(comparison);
  return out;
}

/** Throws E_LEAK when a file made of `source` holds what was replaced in one of its documents. */
export async function refuseLeaving(
  source: FigureSource,
  files: Iterable<readonly [name: string, content: string | Uint8Array]>,
): Promise<void> {
  const { refuseLeaksIn } = await import("../anonymize.ts");
  const documents = [source.evidence, source.acceptance, source.snapshot, source.comparison];
  await refuseLeaksIn(
    documents.filter((d) => d !== undefined),
    files,
  );
}

/** What cannot be anonymized here does not leave. */
async function refuse(what: string, hint: string): Promise<never> {
  const { EvidenceError } = await import("../errors.ts");
  throw new EvidenceError("E_USAGE", `${what} has addresses and names as they are`, {
    hint: `${hint}, or give --reveal`,
  });
}
