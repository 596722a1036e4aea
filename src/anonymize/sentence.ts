// Sentences of this tool: what they name is replaced, the words stay.
import { withoutQuotations } from "../core/quoted.ts";
import type { Pseudonyms } from "./pseudonym.ts";
import { nameReplacer, scrubAddresses, scrubErrorText } from "./text.ts";
import { scrubToken } from "./tokens.ts";

const LIST = String.raw`\d{1,10}(?:(?:, | and | or )\d{1,10}(?![.:\d]))*`;
const NUMBERED = String.raw`\b(?:VNIs?|VLANs?(?: ids?)?|[Tt]ags?|AS) ${LIST}(?![.:]\d)`;
const FILTER = String.raw`\b(?:vxlan\.vni|geneve\.vni|vlan\.id) == \d{1,8}`;
const ADMINISTERED = String.raw`\b(?:RDs?|RTs?|[Rr]oute targets?) [\d.:, ]*\d`;
const ANY = new RegExp(`${NUMBERED}|${FILTER}|${ADMINISTERED}`, "g");
const RD = /(?<![\w.:])(?:(?:\d{1,3}\.){3}\d{1,3}|\d{1,10}):\d{1,10}(?![\w:.]\w)/g;

/**
 * Replaces names that are known, quotations of an input, addresses, VNIs, VLAN ids, AS numbers, RDs and route targets in a sentence.
 * `also` sees what stands between those numbers.
 */
export function sentenceScrubber(
  p: Pseudonyms,
  names: Iterable<string>,
  nameOf: (found: string) => string,
): (text: string, also?: (text: string) => string) => string {
  const replaceNames = nameReplacer(names);
  return (text, also) => {
    const ours = withoutQuotations(text, { words: scrubErrorText, name: (n) => scrubToken(n, p) });
    return scrubAddresses(scrubNumbers(replaceNames(ours, nameOf), p, also), p);
  };
}

/** Numbers behind the word that says what they are, in sentences and in display filters. */
function scrubNumbers(text: string, p: Pseudonyms, also: (text: string) => string = (t) => t): string {
  let out = "";
  let at = 0;
  for (const m of text.matchAll(ANY)) {
    out += also(text.slice(at, m.index)) + numberedTerm(m[0], p);
    at = m.index + m[0].length;
  }
  return out + also(text.slice(at));
}

function numberedTerm(term: string, p: Pseudonyms): string {
  if (/^R/i.test(term)) return term.replace(RD, (x) => p.administered(x) ?? x);
  const kind = /^VNI|\.vni/.test(term) ? "vni" : term.startsWith("AS") ? "asn" : "vlan";
  return term.replace(/(?<![\w.])\d+/g, (n) => String(p[kind](Number(n))));
}
