// What an anonymized acceptance may hold: keyed digests, names that are pseudonyms, and no address that its inventory lacks.
import { addressesIn } from "../core/address-text.ts";
import type { Acceptance } from "../schema/acceptance.generated.ts";
import type { ArithmeticProblem } from "./arithmetic.ts";

const PAIR =
  "[bdfghjklmnprstvz][aiou][bdfghjklmnprstvz][aiou][bdfghjklmnprstvz]-[bdfghjklmnprstvz][aiou][bdfghjklmnprstvz][aiou][bdfghjklmnprstvz]";
const HALF = "[BDFGHJKLMNPRSTVZ][aiou][bdfghjklmnprstvz][aiou][bdfghjklmnprstvz]";
/** What Kubernetes appends to names, and that of a patch port, hold words or letters of their own. */
const GENERATED = "(?:-[bcdfghjklmnpqrstvwxz2456789]{5,10})?-[bcdfghjklmnpqrstvwxz2456789]{5}";
const ONE = `(?:(?:node|file|if|br)-${PAIR}(?:${GENERATED})?|Name${HALF}${HALF})`;
/** A name as `Pseudonyms.name` makes it, with the labels of a domain or the ending of a file; folders before it. */
const PSEUDONYM = new RegExp(
  `^(?:(?:dir-${PAIR}|\\.{0,2})/)*(?:patch-${ONE}-to-)?${ONE}(?:\\.(?:${PAIR}|[a-z0-9]{1,12}))*$`,
);
/** Names that are the same for everyone. */
const COMMON = new Set(["localhost", "any", "lo", "default", "unknown", "none", "stdin"]);

/** Problems of an anonymized document; of a revealed one only that its digests are plain. */
export function anonymityProblems(a: Acceptance): ArithmeticProblem[] {
  const out: ArithmeticProblem[] = [];
  const algorithm = a.anonymized ? "hmac-sha-256" : "sha-256";
  a.inputs.forEach((x, i) => {
    if (x.digest !== undefined && x.digest.algorithm !== algorithm)
      out.push({
        pointer: `/inputs/${i}/digest/algorithm`,
        says: `is ${x.digest.algorithm}, ${a.anonymized ? "which tells what a short file holds: an anonymized document has hmac-sha-256" : "a revealed document has sha-256"}`,
      });
  });
  if (!a.anonymized) return out;
  for (const [pointer, name] of namesOf(a))
    if (!PSEUDONYM.test(name) && !COMMON.has(name) && addressesIn(name)[0] !== name)
      out.push({ pointer, says: `"${name}" is no pseudonym, and the document is anonymized` });
  const known = new Set(a.addresses ?? []);
  const { addresses: _, ...rest } = a;
  eachText(rest, [], (text, path) => {
    const raw = MAY_BE.test(text) ? addressesIn(text).find((x) => !known.has(x)) : undefined;
    if (raw !== undefined)
      out.push({
        pointer: pointerOf(path),
        says: `holds the address ${raw}, which is not among the pseudonyms in addresses`,
      });
  });
  return out;
}

/** What any address holds: a digit or letter of hex, and behind it one of its separators. */
const MAY_BE = /[0-9a-f:][.:-]/i;

function* namesOf(a: Acceptance): Generator<[string, string]> {
  for (const [i, x] of a.inputs.entries()) {
    yield [`/inputs/${i}/name`, x.name];
    if (x.node !== undefined) yield [`/inputs/${i}/node`, x.node];
    if (x.stage !== null) yield [`/inputs/${i}/stage`, x.stage];
  }
  for (const [i, s] of a.stages.entries()) if (s.name !== null) yield [`/stages/${i}/name`, s.name];
  for (const [address, name] of Object.entries(a.subject.vteps ?? {})) yield [`/subject/vteps/${address}`, name];
}

/** Every string of a document, keys of objects among them, with the way to it. */
function eachText(
  v: unknown,
  path: (string | number)[],
  take: (text: string, path: readonly (string | number)[]) => void,
): void {
  if (typeof v === "string") take(v, path);
  else if (Array.isArray(v))
    for (let i = 0; i < v.length; i++) {
      path.push(i);
      eachText(v[i], path, take);
      path.pop();
    }
  else if (typeof v === "object" && v !== null)
    for (const [key, x] of Object.entries(v)) {
      path.push(key);
      take(key, path);
      eachText(x, path, take);
      path.pop();
    }
}

function pointerOf(path: readonly (string | number)[]): string {
  return path.map((p) => `/${String(p).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
