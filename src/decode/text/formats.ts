// The table of text formats, and which one a text is. A new format is one file and one line here (and one in observe/from-text.ts).
import type { Line, TextFormat } from "./format.ts";
import { frrEvpnMac } from "./frr-evpn-mac.ts";
import { frrEvpnMacJson } from "./frr-evpn-mac-json.ts";
import { frrEvpnRoutes } from "./frr-evpn-routes.ts";
import { frrEvpnRoutesDetail } from "./frr-evpn-routes-detail.ts";
import { frrEvpnRoutesJson } from "./frr-evpn-routes-json.ts";
import { pingIputils } from "./ping-iputils.ts";
import { vtyshError } from "./vtysh-error.ts";

/** All formats, in no order that matters: exactly one may claim a text. */
export const FORMATS: readonly TextFormat[] = [
  pingIputils,
  frrEvpnRoutes,
  frrEvpnRoutesDetail,
  frrEvpnRoutesJson,
  frrEvpnMac,
  frrEvpnMacJson,
  vtyshError,
];

/** Lines that `detectFormat` wants to see, if there are so many. */
export const HEAD_LINES = 64;

/** What a text is. "empty": no line that is not blank. "ambiguous": several formats claim it, which is a bug of theirs. */
export type Detected =
  | { readonly is: "format"; readonly format: TextFormat }
  | { readonly is: "ambiguous"; readonly formats: readonly TextFormat[] }
  | { readonly is: "empty" }
  | { readonly is: "unknown" };

/** Which format the first lines of a text are. `piece`: they are not the beginning. */
export function detectFormat(head: readonly Line[], piece = false): Detected {
  if (head.every((line) => line.text.trim() === "")) return { is: "empty" };
  const claims = FORMATS.filter((f) => !(piece && f.whole === true) && f.detect(within(head, f.lineLimit)));
  if (claims.length > 1) return { is: "ambiguous", formats: claims };
  return claims.length === 1 ? { is: "format", format: claims[0]! } : { is: "unknown" };
}

function within(head: readonly Line[], limit = Number.POSITIVE_INFINITY): readonly Line[] {
  return head.every((line) => line.text.length <= limit) ? head : head.filter((line) => line.text.length <= limit);
}

const STARTING = FORMATS.filter((f) => f.starts !== undefined);
const ANY_START = new RegExp(STARTING.map((f) => `(?:${f.starts!.source})`).join("|"), "i");

/** The format whose outputs begin with a line like this one; undefined for nearly all lines. */
export function startsFormat(text: string): TextFormat | undefined {
  return ANY_START.test(text) ? STARTING.find((f) => f.starts!.test(text)) : undefined;
}
