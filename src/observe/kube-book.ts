// What the observers of Kubernetes share: a bounded list of facts and findings, and access to the tree of an object.
import type { JsonArray, JsonNode, JsonObject } from "../decode/text/json-tree.ts";
import { objectAt, stringAt } from "../decode/text/json-tree.ts";
import type { KubeObject } from "../decode/text/kube-rows.ts";
import type { ObservedFact, ObservedFinding } from "./observation.ts";
import { lineOf } from "./text-observer.ts";
import type { PartContext, Shown } from "./text-observer.ts";

/** Facts and findings that one input lists. */
const MOST_FACTS = 5000;
const MOST_FINDINGS = 500;

/** Collects facts and findings, up to a limit that is said. */
export class KubeBook {
  readonly part: PartContext;
  private readonly facts: ObservedFact[] = [];
  private readonly findings: ObservedFinding[] = [];
  private omitted = 0;

  constructor(part: PartContext) {
    this.part = part;
  }

  fact(kind: string, subject: string, value: unknown, at: { line: number; limits?: string[] }): void {
    if (this.facts.length >= MOST_FACTS) this.omitted++;
    else this.facts.push({ kind, subject, value, source: lineOf(this.part, at.line), limits: at.limits ?? [] });
  }

  say(
    code: string,
    severity: ObservedFinding["severity"],
    says: string,
    at: { line: number; limits?: string[] },
  ): void {
    if (this.findings.length >= MOST_FINDINGS) this.omitted++;
    else {
      const limits = at.limits === undefined ? {} : { limits: at.limits };
      this.findings.push({ code, severity, says, where: [lineOf(this.part, at.line)], ...limits });
    }
  }

  shown(records: number): Shown {
    const { facts, findings } = this;
    if (this.omitted > 0) {
      findings.push({
        code: "kube.not-all-listed",
        severity: "info",
        says: `${this.omitted} more facts and findings of Kubernetes objects are not listed.`,
        where: [{ input: this.part.input.id }],
        count: this.omitted,
      });
    }
    return { records, facts, findings };
  }
}

/** An object on the way of keys. */
export function under(o: JsonObject | undefined, ...keys: string[]): JsonObject | undefined {
  return keys.reduce<JsonObject | undefined>((at, key) => (at === undefined ? undefined : objectAt(at, key)), o);
}

/** A list entry; empty when it is not there. */
export function listAt(o: JsonObject | undefined, key: string): readonly JsonNode[] {
  const node: JsonNode | undefined = o?.entries.get(key);
  return node?.type === "array" ? (node satisfies JsonArray).items : [];
}

/** The objects of a list entry. */
export function objectsAt(o: JsonObject | undefined, key: string): JsonObject[] {
  return listAt(o, key).filter((n): n is JsonObject => n.type === "object");
}

/** Words of a list entry, each with its line; a single word is a list of one, and "a,b" is two. */
export function wordsAt(o: JsonObject | undefined, key: string): { text: string; line: number }[] {
  const node = o?.entries.get(key);
  const nodes = node === undefined ? [] : node.type === "array" ? node.items : [node];
  return nodes.flatMap((n) =>
    n.type === "scalar" && typeof n.value === "string"
      ? n.value.split(",").map((text) => ({ text: text.trim(), line: n.line }))
      : [],
  );
}

/** A scalar entry as text: a string, or a number as written. */
export function textAt(o: JsonObject | undefined, key: string): string | undefined {
  const node = o?.entries.get(key);
  if (node?.type !== "scalar" || node.value === null || typeof node.value === "boolean") return undefined;
  return String(node.value);
}

/** A number entry of up to 15 digits. */
export function countAt(o: JsonObject | undefined, key: string): number | undefined {
  const text = textAt(o, key);
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** A boolean entry. */
export function boolAt(o: JsonObject | undefined, key: string): boolean | undefined {
  const node = o?.entries.get(key);
  return node?.type === "scalar" && typeof node.value === "boolean" ? node.value : undefined;
}

/** Line of an entry, else of the object. */
export function lineAt(o: JsonObject, key: string): number {
  return o.entries.get(key)?.line ?? o.line;
}

/** "namespace/name", or the name. */
export function nameOf(o: KubeObject): string {
  return o.namespace === undefined ? o.name : `${o.namespace}/${o.name}`;
}

/** An annotation. */
export function annotation(o: KubeObject, key: string): string | undefined {
  const annotations = under(o.tree, "metadata", "annotations");
  return annotations === undefined ? undefined : stringAt(annotations, key);
}
