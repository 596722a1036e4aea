// `init`: reads a folder as if it had no case, and drafts one.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { EvidenceError } from "../core/errors.ts";
import { analyze } from "./analyze.ts";

/**
 * Drafts a case for a folder. Throws E_EXISTS before anything is read when `refuse` names a file that is there, E_USAGE for
 * what is no folder, and what `analyze` throws.
 */
export async function draft(
  folder: string,
  options: { readonly refuse?: string | undefined } = {},
): Promise<{ text: string; problems: readonly EvidenceError[] }> {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new EvidenceError("E_USAGE", "is no folder", {
      where: { file: folder },
      hint: "a case lies beside its sources",
    });
  if (options.refuse !== undefined && existsSync(options.refuse))
    throw new EvidenceError("E_EXISTS", "is there already", {
      where: { file: options.refuse },
      hint: "--force replaces it, --print shows the draft",
    });
  // with it come YAML and all kinds of figures: `draft` is one of the names of the library's entry, which every command loads
  const { draftCase, draftSources } = await import("./draft-case.ts");
  const { evidence, problems } = await analyze([folder], { cases: false, samples: false });
  const sources = draftSources(evidence);
  if (sources.length === 0)
    throw new EvidenceError("E_EMPTY", "holds nothing that can be read", { where: { file: folder } });
  // a second time with what the names tell: moves and changes show only where the order of snapshots is known
  const drafted = { file: join(folder, "case.yaml"), value: { sources } };
  const again = await analyze([], { drafted, samples: false });
  return { text: draftCase(again.evidence), problems: [...problems, ...again.problems] };
}
