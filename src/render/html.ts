// HTML from evidence: every string goes through escape() or shown(); there is no other way into the page.
import type { Source } from "../schema/evidence.generated.ts";
import { count, sourceText } from "./format.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for HTML, in content and in quoted attributes. */
export function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (c) => ENTITIES[c]!);
}

// Controls, lone surrogates, and what turns the direction of text: a name must not read as another one.
const INVISIBLE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]/gu;

/** Characters that do not show, made visible: "\u202e" becomes "[U+202E]". */
export function visible(text: string): string {
  return text.replaceAll(INVISIBLE, (c) => `[U+${c.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}]`);
}

/** `text` cut to `max` characters, with the length that was cut. */
export function clipped(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, max)}\u2026 (${count(text.length)} characters)`;
}

/** Text from evidence for content or attributes: cut, made visible, escaped. */
export function shown(text: string, max = 600): string {
  return escape(visible(clipped(text, max)));
}

/** Id of an input's row, as the target of links. `prefix` is that of its document. */
export function inputAnchor(id: string, prefix = ""): string {
  return `${prefix}input-${id.replaceAll(/[^A-Za-z0-9_-]/g, "_").slice(0, 40)}`;
}

/**
 * Sources in words, each once; what follows another of the same input is a number alone ("i1 record 128", "130").
 * `left` of them have no room.
 */
export function shortSources(
  sources: readonly Source[],
  most: number,
): { readonly shown: readonly { readonly text: string; readonly input: string }[]; readonly left: number } {
  const all = new Map(sources.map((s) => [sourceText(s), s]));
  let before = "";
  const shownOnes = [...all].slice(0, most).map(([text, { input }]) => {
    const at = text.lastIndexOf(" ");
    const head = at < 0 ? "" : text.slice(0, at);
    const short = head !== "" && head === before ? text.slice(at + 1) : text;
    before = head;
    return { text: short, input };
  });
  return { shown: shownOnes, left: all.size - shownOnes.length };
}
