// Originals to look for: from the private map that `anonymize` wrote, or taken anew out of raw files.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { EvidenceError } from "../core/errors.ts";
import { listInputs } from "../read/list-inputs.ts";
import { sniff } from "../read/sniff.ts";
import { openSource } from "../read/source.ts";
import { anonymizeCapture } from "./capture.ts";
import { Pseudonyms, type OriginalKind } from "./pseudonym.ts";
import { anonymizeText } from "./texts/text-file.ts";

/** Originals by kind, each with its pseudonym; and addresses that stand for themselves somewhere. */
export interface Originals {
  readonly pairs: ReadonlyMap<OriginalKind, ReadonlyMap<string, string>>;
  readonly given: ReadonlySet<string>;
}

const SCHEMA = "wirewitness/map/1";
const KINDS: ReadonlySet<string> = new Set(["ip", "mac", "vni", "vlan", "asn", "rd", "esi", "name"]);

/** The map in `file`. Throws E_NOT_FOUND, E_SCHEMA. */
export function readMap(file: string): Originals {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (cause) {
    throw new EvidenceError("E_NOT_FOUND", "the map cannot be read", { where: { file }, hint: "it is what anonymize --map-out wrote", cause }); // prettier-ignore
  }
  const wrong = () =>
    new EvidenceError("E_SCHEMA", "no map of originals", {
      where: { file },
      hint: "it is what anonymize --map-out wrote",
    });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong();
  }
  const { schema, originals, given } = (value ?? {}) as { schema?: unknown; originals?: unknown; given?: unknown };
  if (schema !== SCHEMA || typeof originals !== "object" || originals === null) throw wrong();
  const out = new Map<OriginalKind, ReadonlyMap<string, string>>();
  for (const [kind, pairs] of Object.entries(originals as Record<string, unknown>)) {
    if (!KINDS.has(kind) || typeof pairs !== "object" || pairs === null) throw wrong();
    const entries = Object.entries(pairs as Record<string, unknown>);
    if (!entries.every((e): e is [string, string] => typeof e[1] === "string")) throw wrong();
    out.set(kind as OriginalKind, new Map(entries));
  }
  return { pairs: out, given: new Set(Array.isArray(given) ? given.map(String) : []) };
}

/** What `anonymize` would replace in the files of `paths`: they are read, and nothing is written. Throws as `listInputs` does. */
export async function originalsOf(paths: readonly string[]): Promise<Originals> {
  const p = new Pseudonyms(randomBytes(32));
  for (const { path } of listInputs(paths).files) {
    const source = await openSource(path);
    try {
      const { kind } = sniff(source.head);
      if (kind === "pcap" || kind === "pcapng")
        await anonymizeCapture(source, () => undefined, p, { keepUnknown: true });
      else if (kind === "text") await anonymizeText(path, () => undefined, p);
    } catch (error) {
      if (!(error instanceof EvidenceError)) throw error;
    } finally {
      source.close();
    }
  }
  // pseudonyms of a key that is thrown away say nothing about what may stand in another file
  const pairs = new Map([...p.originals].map(([kind, all]) => [kind, new Map([...all.keys()].map((o) => [o, ""]))]));
  return { pairs, given: new Set() };
}
