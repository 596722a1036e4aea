// An independent search through anonymized texts: no address and no MAC stands where one stood, line by line and in its place among the
// addresses of that line; no name of a machine is left. It shares nothing with the code: not its scanner, not its words, not its map.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { Pseudonyms } from "../../src/anonymize/pseudonym.ts";
import { anonymizeText } from "../../src/anonymize/texts/text-file.ts";
import { EvidenceError } from "../../src/core/errors.ts";
import { ROOT } from "../cli/run.ts";
import { describeShared } from "../shared.ts";

const KEY = new Uint8Array(32).fill(33);
/** WIREWITNESS_CASES takes every file where one of some stands for them else. */
const all = process.env["WIREWITNESS_CASES"] !== undefined;

const ADDRESS =
  /(?<![\w.:])(?:(?:\d{1,3}\.){3}\d{1,3}(?![\w.]*\d)|(?:[\da-f]{2}[:-]){5}[\da-f]{2}(?![\w:-])|[\da-f]{4}\.[\da-f]{4}\.[\da-f]{4}(?![\w.])|(?:[\da-f]{1,4}:){2,7}(?::?[\da-f]{1,4}){1,6}(?![\w:]))/gi;

/** Loopback, documentation, multicast of the link, all zeros and ones, prefixes as masks; ends of the special blocks are networks. */
function isEveryones(text: string): boolean {
  if (/^[\da-f:.-]*$/i.test(text) && /^[0f:.-]*$/i.test(text)) return true;
  const b = text.split(".").map(Number);
  if (b.length === 4 && !text.includes(":")) {
    if (b.some((x) => x > 255) || [0, 127].includes(b[0]!) || b[0]! >= 240) return true;
    if (/^(?:192\.0\.2|198\.51\.100|203\.0\.113|224\.0\.0|239\.255\.255)\./.test(text)) return true;
    // a network whose prefix nothing declares may become itself by chance
    return b[3] === 0;
  }
  // documentation, link-local without an interface identifier, multicast; MACs of groups and those that spell a documentation address
  return (
    /^(?:2001:db8|3fff|ff0|fe80::?$|::|0?1[:-]?00?[:.-]?5e|33[:-]33|01[:-]80[:-]c2|0180\.c2|0100\.(?:5e|0c)|01:00:0c|00?[:-]00?[:-]5e)/i.test(
      text,
    ) || /^0[2a][:-](?:42|58)[:-](?:c0[:-]00[:-]02|c6[:-]33[:-]64|cb[:-]00[:-]71)/i.test(text)
  );
}

/** Times of day look like the end of an IPv6 address, and counts with colons like the whole of one. */
const isTime = (text: string): boolean =>
  /^\d{1,2}(?::\d{1,2}){2,3}$/.test(text) || !/[a-f]|::|[.-]|^(?:\w\w:){5}\w\w$/i.test(text);

const addressesOf = (line: string): string[] => [...line.matchAll(ADDRESS)].map((m) => m[0].toLowerCase());

/** Lines in which an address stands where it stood. */
async function left(path: string): Promise<string[]> {
  const p = new Pseudonyms(KEY);
  let text = "";
  try {
    await anonymizeText(path, (t) => void (text += t), p);
  } catch (error) {
    if (error instanceof EvidenceError) return [];
    throw error;
  }
  const after = text.split("\n");
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line, i) => {
      const now = addressesOf(after[i] ?? "");
      return addressesOf(line).flatMap((a, k) =>
        now[k] === a && !isEveryones(a) && !isTime(a) ? [`${basename(path)}:${i + 1}: ${a}`] : [],
      );
    });
}

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((f) => !/\.(?:py|sh|md|pcap\w*|cap|key|png|svg|html|gz|zst)\d*$/.test(f))
    .map((f) => join(folder, f))
    .filter((f) => statSync(f).isFile() && statSync(f).size < 300_000)
    .toSorted();

async function check(files: readonly string[]): Promise<void> {
  const found: string[] = [];
  for (const f of files) found.push(...(await left(f)));
  expect(found).toEqual([]);
}

test("samples", () => check(textsIn(join(ROOT, "samples"))), 60_000);

describeShared("recorded texts", (root) => {
  test.each(["cases", "lab", "fixtures"])(
    "%s",
    (name) => {
      const files = textsIn(join(root, name));
      expect(files.length).toBeGreaterThan(20);
      return check(files.filter((_, i) => all || i % 8 === 0));
    },
    300_000,
  );
});

describe("names of machines, as a case calls them", () => {
  test("none is left in what its sources became", async () => {
    const folder = join(ROOT, "samples/kube-ovn-underlay");
    const yaml = readFileSync(join(folder, "case.yaml"), "utf8");
    const nodes = new Set([...yaml.matchAll(/\bnode: "?([\w-]+)/g)].map((m) => m[1]!));
    expect(nodes.size).toBeGreaterThan(1);
    for (const f of textsIn(folder)) {
      let text = "";
      await anonymizeText(f, (t) => void (text += t), new Pseudonyms(KEY));
      for (const node of nodes)
        if (/\d|-/.test(node)) expect(text).not.toMatch(new RegExp(`(?<![\\w-])${node}(?![\\w-])`));
    }
  });
});
