// Two sides of a comparison: the inputs that `before` and `after` name, by order, stage, file or id.
import type { Evidence, Fact, Input, Source } from "../../schema/evidence.generated.ts";
import type { Body } from "./figure.ts";

/** Inputs of one side. */
export interface Sides {
  readonly before: readonly Input[];
  readonly after: readonly Input[];
}

/**
 * The sides of a claim, of the inputs that hold facts of these kinds. Without `before` and `after` they are the first and the last
 * order of those; undefined where there are no two.
 */
export function sidesOf({ evidence, where }: Body, kinds: readonly string[]): Sides | undefined {
  const holding = new Set(evidence.facts.filter((f) => kinds.includes(f.kind)).map((f) => f.source.input));
  const inputs = evidence.inputs.filter((i) => holding.has(i.id));
  const orders = [...new Set(inputs.map((i) => i.order).filter((o) => o !== undefined))].toSorted((a, b) => a - b);
  const [first, last] = [where.before ?? orders[0], where.after ?? orders.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const node = (i: Input) => where.node === undefined || i.node === where.node;
  const sides = {
    before: inputs.filter((i) => node(i) && isSide(i, first)),
    after: inputs.filter((i) => node(i) && isSide(i, last)),
  };
  return sides.before.length === 0 || sides.after.length === 0 ? undefined : sides;
}

function isSide(i: Input, side: string | number): boolean {
  if (typeof side === "number") return i.order === side;
  return i.stage === side || i.name === side || i.id === side || (/^-?\d+$/.test(side) && i.order === Number(side));
}

/** Facts of one side by kind and subject; a subject that begins with the input's own name is the thing alone. */
export function bySubject(e: Evidence, side: readonly Input[], kinds: readonly string[]): Map<string, Fact[]> {
  const names = new Map(side.map((i) => [i.id, [i.node, i.name]]));
  const out = new Map<string, Fact[]>();
  for (const f of e.facts) {
    const own = names.get(f.source.input);
    if (own === undefined || !kinds.includes(f.kind)) continue;
    const key = `${f.kind} ${thing(f.subject, own)}`;
    out.set(key, [...(out.get(key) ?? []), f]);
  }
  return out;
}

/** "eth1" of "leaf.0.links.txt eth1": what it is about, whatever file says it. */
function thing(subject: string, own: readonly (string | undefined)[]): string {
  const prefix = own.find((n) => n !== undefined && subject.startsWith(`${n} `));
  return prefix === undefined ? subject : subject.slice(prefix.length + 1);
}

/** Places of facts, each once. */
export function placesOf(facts: readonly Fact[]): Source[] {
  return [...new Map(facts.map((f) => [JSON.stringify(f.source), f.source])).values()];
}

/** Inputs of both sides, by id. */
export function sideInputs(s: Sides): string[] {
  return [...new Set([...s.before, ...s.after].map((i) => i.id))];
}
