// JSON and YAML: the text stays as it is, with its order, layout and comments; only strings and identifying numbers in it are replaced.
import { lookUp } from "../../core/lookup.ts";
import { isMap, isScalar, parseAllDocuments, visit, type Scalar } from "yaml";
import type { Pseudonyms } from "../pseudonym.ts";
import { scrubAddress } from "../tokens.ts";
import { caseValue, claimedNumber, isCase } from "./case-values.ts";
import { isOfProgramWords, isProgramWord, type LineScrubber, WORD } from "./line.ts";
import { largePart } from "./number-contexts.ts";
import { VOCABULARY } from "./vocabulary.ts";

/** What a case file is called among the formats here. */
const CASE = "case";

type NumberKind = "vni" | "vlan" | "asn" | "ssrc";

/** Keys whose numbers identify something, in lower case. */
const NUMBERS: Readonly<Record<string, NumberKind>> = Object.fromEntries(
  (
    [
      ["vni", "vni l2vni l3vni vnis vxlanid vxlan_id vni_id ethtag eththag tunnelkey"],
      ["ssrc", "ssrc"],
      ["vlan", "vlan vlans vlanid vlan_id vid tag trunks pvid accessvlan"],
      ["asn", "as asn localas remoteas bgplocalas neighboras local_as remote_as asnum peeras myasn bestpathfromas"],
    ] as const
  ).flatMap(([kind, keys]) => keys.split(" ").map((k) => [k, kind] as const)),
);

/** "src_vni" and "accessVlanId" hold what "vni" and "vlanid" hold; "numVnis" holds a count. */
function numberKind(lower: string): NumberKind | undefined {
  const end = /^(?!num|n_|count|max|min|total|advertise)(?:.*[a-z\d_-])?(vni|vlan)s?(?:[_-]?id)?$/.exec(lower);
  return lookUp(NUMBERS, lower) ?? (end === null ? undefined : (end[1] as NumberKind));
}

/** Keys whose strings are names, whatever word they are, in lower case. */
const NAMES = new Set(
  (
    "name namespace node nodename hostname host host_name instance pod podname ifname interface dev link master bridge port device " +
    "targetnode sourcenode targetpod sourcepod vrf vrfname bgppeername peerhostname serviceaccount serviceaccountname generatename " +
    "controllername domainname router_id_name where stage stages uid user username serial serialnumber path"
  ).split(" "),
);

/** Those of `NAMES` that are interfaces and bridges. */
const PORTS = new Set("ifname interface dev link master bridge port device".split(" "));

/** Keys whose numbers are no figures, in lower case. */
const SERIALS = new Set("serial serialnumber serial_number chassisserial assettag asset".split(" "));

/** Keys whose strings are sentences of a person, in lower case: withheld. */
const PROSE = new Set("title publictitle says doesnotshow redactions note notes description desc comment".split(" "));

/** Keys whose strings are words of an API, of a schema or of this program. */
const WORDS = new Set(
  "apiversion kind type phase reason protocol figure code unit verdict fields zone date at tz op".split(" "),
);

/** One or several (RFC 8092 section 5); a clock time has fewer digits. */
const LARGE_COMMUNITY = /^\d{3,10}:\d{1,10}:\d{1,10}(?: \d{1,10}:\d{1,10}:\d{1,10})*$/;

/** Objects of the Kubernetes API whose keys people choose. */
const DATA = new Set(
  "vteps labels annotations matchLabels nodeSelector data stringData limits requests selector".split(" "),
);

const JSON_TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|[{}[\]]/g;

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

function applied(text: string, edits: readonly Edit[], between: (gap: string) => string = (g) => g): string {
  let out = "";
  let at = 0;
  for (const e of edits.toSorted((a, b) => a.from - b.from)) {
    if (e.from < at) continue;
    out += between(text.slice(at, e.from)) + e.text;
    at = e.to;
  }
  return out + between(text.slice(at));
}

/** Replaces within documents under one set of pseudonyms. */
export class StructureScrubber {
  readonly #p: Pseudonyms;
  readonly #lines: LineScrubber;
  readonly #files: ReadonlyMap<string, string>;

  /** `files`: paths of other files that a case names, to their new ones. */
  constructor(p: Pseudonyms, lines: LineScrubber, files: ReadonlyMap<string, string>) {
    this.#p = p;
    this.#lines = lines;
    this.#files = files;
  }

  /** A JSON text that parses. Keys of data (addresses, names) are replaced like values. */
  json(text: string, format: string): string {
    const edits: Edit[] = [];
    // the keys that lead here, and which of them hold arrays: an element has the key of what holds it
    const path: { key: string; array: boolean }[] = [];
    let key = "";
    let kind = "";
    let linkKind = "";
    const here = () => (path.at(-1)?.array === true ? path.at(-1)!.key : key);
    const parent = () => path.at(-1)?.key ?? "";
    for (const m of text.matchAll(JSON_TOKEN)) {
      const [token] = m;
      const to = m.index + token.length;
      const put = (t: string | undefined) => {
        if (t !== undefined && t !== token) edits.push({ from: m.index, to, text: t });
      };
      if (token === "{" || token === "[") path.push({ key: here(), array: token === "[" });
      else if (token === "}" || token === "]") path.pop();
      else if (!token.startsWith('"')) {
        // of a Kube-OVN Vlan, or of an interface as `ip -d -j link` prints it; the id in other info_data is a VNI
        const isVlan =
          here() === "id" &&
          ((kind === "Vlan" && parent() === "spec") || (linkKind === "vlan" && parent() === "info_data"));
        const inPath = path.some((x) => isAsPath(x.key));
        put(this.number(token, isVlan ? "vlan" : inPath ? "asn" : here(), parent()));
      } else if (isKey(text, to)) {
        key = JSON.parse(token) as string;
        const out = this.key(key, parent(), format.startsWith("kube"));
        if (out !== key) put(JSON.stringify(out));
      } else {
        const value = JSON.parse(token) as string;
        if (here() === "kind") kind = value;
        if (here() === "info_kind") linkKind = value;
        const out = this.string(value, here(), format);
        if (out !== value) put(JSON.stringify(out));
      }
    }
    return applied(text, edits);
  }

  /** A YAML text. Throws what `yaml` throws for none. */
  yaml(text: string, kind: string): string {
    const format = isCase(text) ? CASE : kind;
    const edits: Edit[] = [];
    for (const doc of parseAllDocuments(text, { keepSourceTokens: true, merge: true })) {
      if (doc.errors.length > 0) throw doc.errors[0]!;
      visit(doc, {
        Scalar: (key, node, path) => {
          const pair = path
            .toReversed()
            .find((n) => typeof n === "object" && n !== null && "key" in n && "value" in n) as
            | { key: unknown }
            | undefined;
          const own = pair !== undefined && isScalar(pair.key) ? String(pair.key.value) : "";
          const isVlan = own === "id" && outerKey(path) === "spec" && doc.get("kind") === "Vlan";
          const claimed = isVlan ? "vlan" : format === CASE ? claimedNumber(own, figureOf(path)) : undefined;
          const text2 =
            key === "key"
              ? this.key(String(node.value), outerKey(path), true)
              : this.#scalar(node, claimed ?? own, format);
          const { range } = node;
          if (text2 !== undefined && range !== undefined && range !== null)
            edits.push({ from: range[0], to: range[1], text: quotedLike(text, range[0], range[1], text2, node) });
        },
      });
    }
    return applied(text, edits, (gap) => gap.replace(/#.*$/gm, (comment) => this.#comment(comment)));
  }

  /** What stands in place of a key: itself where it is a word of a program or of an API. */
  key(key: string, parent: string, api = false): string {
    if (api && !DATA.has(parent) && /^[a-z]\w*$/i.test(key)) return key;
    const address =
      scrubAddress(key, this.#p) ??
      (/^\d+:\d+$|^(?:\d+\.){3}\d+:\d+$/.test(key) ? this.#p.administered(key) : undefined);
    if (address !== undefined) return address;
    if (/^\d+$/.test(key)) return /vni/i.test(parent) || parent === "" ? (this.number(key, "vni", "") ?? key) : key;
    if (VOCABULARY.has(key.toLowerCase()) || isProgramWord(key) || API_KEY.test(key)) return key;
    return this.#lines.line(key, "json-key");
  }

  /** What stands in place of a string under `key`. */
  string(value: string, key: string, format: string): string {
    const lower = key.toLowerCase();
    if (format === CASE) {
      const own = caseValue(value, key, this.#p, (v, k) => this.string(v, k, format));
      if (own !== undefined) return own;
    }
    if (value === "" || (WORDS.has(lower) && isWordOf(lower, value, format))) return value;
    if (PROSE.has(lower)) return "[withheld]";
    if (LARGE_COMMUNITY.test(value)) return value.replace(/\d+/g, (n) => String(largePart(Number(n), this.#p)));
    if (/(?:rd|rds|rts?|routetargets?)$/.test(lower) || /^\d{3,10}:\d{1,10}$/.test(value)) {
      const out = this.#p.administered(value);
      if (out !== undefined) return out;
    }
    const file = this.#files.get(value);
    if (file !== undefined) return file;
    const kind = numberKind(lower);
    // the path of a route is "65001 65002" there, and the same again under "string"
    if ((lower === "path" || lower === "string" || isAsPath(key)) && /^\d{1,10}(?: \d{1,10})*(?: [ie?])?$/.test(value))
      return value.replace(/\d+/g, (n) => String(this.#p.asn(Number(n))));
    if (kind !== undefined && /^\d{1,10}$/.test(value)) return String(this.#p[kind](Number(value)));
    if (NAMES.has(lower) && !/\s/.test(value) && !/^[\d.]+$/.test(value)) {
      // as a line of a text has it, so that both name one interface alike
      const out = PORTS.has(lower) ? this.#lines.line(value, format) : value;
      return out === value ? this.#lines.name(value) : out;
    }
    return value
      .split("\n")
      .map((l) => this.#lines.line(l, format))
      .join("\n");
  }

  /** A number under `key` that identifies something; undefined for any other. */
  number(text: string, key: string, parent: string): string | undefined {
    const lower = key.toLowerCase();
    if (SERIALS.has(lower) && /^\d{4,}$/.test(text)) return this.#p.digits(text).replace(/^0/, "1");
    const kind = numberKind(lower) ?? (lower === "id" && /info_data/.test(parent) ? "vni" : undefined);
    return kind === undefined || !/^\d{1,10}$/.test(text) ? undefined : String(this.#p[kind](Number(text)));
  }

  #scalar(node: Scalar, key: string, format: string): string | undefined {
    if (typeof node.value === "number") return this.number(node.source ?? String(node.value), key, "");
    return typeof node.value === "string" ? this.string(node.value, key, format) : undefined;
  }

  /** Words of programs, numbers and addresses; any other word becomes a run of dots of its length. */
  #comment(comment: string): string {
    return comment
      .replace(WORD, (w) => (isProgramWord(w) ? w : ".".repeat(w.length)))
      .replace(/.+/, (l) => this.#lines.line(l, "comment"));
  }
}

/** Whoever makes a resource of their own chooses its group, its reasons and its types: there, a value must be a word too. */
function isWordOf(key: string, value: string, format: string): boolean {
  if (!/^(?:kube|prometheus)/.test(format) || key === "kind") return true;
  if (key === "apiversion") return !/^[^/]*\./.test(value) || API_GROUP.test(value);
  return isProgramWord(value) || isOfProgramWords(value);
}

const API_GROUP = /^(?:[\w-]+\.)*(?:k8s|kubernetes|kubevirt|kubeovn|cncf|ovn|openshift)\.(?:io|org)\/v\w+$/;

function isAsPath(key: string): boolean {
  return /^as_?path$/i.test(key);
}

/** "bgpTimerUpMsec", "spec.config", "k8s.v1.cni.cncf.io/networks": keys that programs make, not people. */
const API_KEY =
  /^[a-z]+(?:[A-Z][a-z0-9]*)+$|^(?:[a-z]+\.)*(?:kubernetes|k8s|kubevirt|cncf|ovn|openshift)\.(?:io|org)\/[\w.-]+$/;

function isKey(text: string, after: number): boolean {
  return /^\s*:/.test(text.slice(after, after + 40));
}

/** The key of the map that holds the key which `path` ends at. */
function outerKey(path: readonly unknown[]): string {
  const pairs = path.filter(
    (n): n is { key: unknown } => typeof n === "object" && n !== null && "key" in n && "value" in n,
  );
  const outer = pairs.at(-2)?.key;
  return isScalar(outer) ? String(outer.value) : "";
}

/** The figure of the claim that `path` leads into. */
function figureOf(path: readonly unknown[]): string {
  for (const n of path.toReversed()) {
    const figure = isMap(n) ? n.get("figure") : undefined;
    if (typeof figure === "string") return figure;
  }
  return "";
}

/** A scalar in the quotes, or without them, that its original had; plain ones get quotes where they need them. */
function quotedLike(text: string, from: number, to: number, value: string, node: Scalar): string {
  const original = text.slice(from, to);
  if (typeof node.value === "number") return value;
  if (original.startsWith("'")) return `'${value.replaceAll("'", "''")}'`;
  if (original.startsWith('"')) return JSON.stringify(value);
  if (/^[|>]/.test(original)) return block(original, value);
  return /^[\s!&*?|>%@`"'#{}[\],-]|: |:$| #|\n/.test(value) || value === "" ? JSON.stringify(value) : value;
}

/** A block scalar with the lines of `value`, indented as it was. */
function block(original: string, value: string): string {
  const [head, ...rest] = original.split("\n");
  const indent = /^\s*/.exec(rest.find((l) => l.trim() !== "") ?? "")![0];
  const lines = value.split("\n");
  return [head, ...lines.map((l) => (l === "" ? "" : indent + l))].join("\n");
}
