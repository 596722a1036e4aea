// Strings of a case file: quantities, kinds of figures and words of this tool stay as they are; ids and names do not.
import { lookUp } from "../../core/lookup.ts";
import { isOurs } from "../../conclude/claims/select.ts";
import type { Pseudonyms } from "../pseudonym.ts";
import { EVENT, isProgramWord } from "./line.ts";

/** "616 ms", "98.89 %", "rounded": what figures are expected to be, and how near. */
const QUANTITY =
  /^(?:rounded|absent|[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?\s*(?:ns|us|ms|s|min|h|bytes?|B|KiB|MiB|%|ppm)?)$/i;
const CLAIMED = new Set("expected tolerance within unit durationunit atmost atleast min max includes size".split(" "));
const OWN = new Set("expected includes name kind code encapsulation before after".split(" "));

/** Figures that are identifiers, by what they identify. */
const IDENTIFIERS: Readonly<Record<string, string>> = {
  "network.vni": "vni",
  "vlan.id": "vlan",
  "frame.vlans": "vlan",
  "wiring.trunks": "vlan",
};

/** The key whose rule holds for a number under `key` of a claim about `figure`; undefined where that is its own. */
export function claimedNumber(key: string, figure: string): string | undefined {
  return CLAIMED.has(key.toLowerCase()) ? lookUp(IDENTIFIERS, figure) : undefined;
}

/** A document whose `sources` make it a case. */
export function isCase(text: string): boolean {
  return /^sources:\s*(?:[[#].*)?$/m.test(text) && /^\s*(?:-\s*)?\{?\s*-?\s*\{?\s*file:/m.test(text);
}

/** What stands in place of a string of a case under `key`; undefined where the rules for any YAML apply. */
export function caseValue(
  value: string,
  key: string,
  p: Pseudonyms,
  inner: (value: string, key: string) => string,
): string | undefined {
  const lower = key.toLowerCase();
  if (CLAIMED.has(lower) && QUANTITY.test(value)) return value;
  if (OWN.has(lower) && isOwnWord(lower, value)) return value;
  if (lower === "id" || lower === "control")
    return /^[a-z]+$/.test(value) && isProgramWord(value) ? value : p.label("claim", value);
  if (lower === "figure" && value.startsWith("$"))
    return value.replace(/\[(\w+)=([^\]]*)\]/g, (_, k: string, v: string) => `[${k}=${inner(v, k)}]`);
  return undefined;
}

function isOwnWord(key: string, value: string): boolean {
  if (EVENT.test(value) || isOurs("name", value) || isOurs("encapsulation", value)) return true;
  return (key === "kind" || key === "code") && isPlain(value);
}

/** Every part of it is a word of programs. */
function isPlain(value: string): boolean {
  return value.split(/[.\-_ ]/).every((part) => part !== "" && isProgramWord(part));
}
