// Files made of scrubbed documents are scanned before they are written: what was replaced in the document is remembered with it.
import type { Outgoing } from "./outgoing.ts";
import type { Pseudonyms } from "./pseudonym.ts";

const MAPS = new WeakMap<object, Pseudonyms>();

/** Remembers under which map a document was scrubbed. */
export function remember(document: object, p: Pseudonyms): void {
  MAPS.set(document, p);
}

/**
 * Throws E_LEAK when one of `files`, made of `document` (or of several), holds an address, a MAC or an ESI that was replaced in it. Names are left out:
 * the sentences of a report are full of words. A document that was revealed, or came anonymized, has nothing to look for. `except`: a text that its
 * author calls publishable.
 */
export async function refuseLeaksIn(
  document: Outgoing<object> | readonly Outgoing<object>[],
  files: Iterable<readonly [name: string, content: string | Uint8Array]>,
  except = "",
): Promise<void> {
  const maps = (Array.isArray(document) ? document : [document])
    .map((d: object) => MAPS.get(d))
    .filter((p) => p !== undefined);
  if (maps.length === 0) return;
  const content = [...files];
  for (const p of maps) await refuseUnder(p, content, except);
}

async function refuseUnder(
  p: Pseudonyms,
  files: readonly (readonly [name: string, content: string | Uint8Array])[],
  except: string,
): Promise<void> {
  const [{ seek }, { refuseLeaks, scanContent }] = await Promise.all([import("./scan.ts"), import("./scan-files.ts")]);
  const addresses = new Map([...p.originals].filter(([kind]) => kind === "ip" || kind === "mac" || kind === "esi"));
  const given = new Set([...p.given, ...[...addresses.values()].flatMap((m) => [...m.keys()].filter((o) => except.includes(o)))]); // prettier-ignore
  const sought = seek(addresses, { given });
  const leaking = files.map(([file, content]) => ({ file, result: scanContent(content, sought) }));
  refuseLeaks(leaking.filter((l) => l.result.total > 0));
}
