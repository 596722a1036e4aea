// Which figures a claim means: those of its stage that its selectors choose.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import { named } from "../../core/quoted.ts";
import type { ClaimWhere } from "../../schema/case.generated.ts";
import type { Evidence } from "../../schema/evidence.generated.ts";
import type { Body, Figure, FigureKind, Selector } from "../checks/figure.ts";
import { inputsOfStage, onlyInputs } from "./stages.ts";

/** Selectors that every kind has through the inputs that its figures rest on. */
export const INPUT_SELECTORS: readonly Selector[] = ["input", "node", "stream"];
/** Selectors that a kind reads itself. */
const OWN: ReadonlySet<string> = new Set(["before", "after"]);

/** Figures that are meant; or none, and why. */
export type Selection =
  | { readonly is: "figures"; readonly figures: readonly Figure[] }
  | { readonly is: "missing" }
  | { readonly is: "elsewhere"; readonly says: string };

/** Derives a kind for one stage (undefined: none was named) and chooses. */
export function select(body: Body, kind: Pick<FigureKind, "derive" | "across">, stage: string | undefined): Selection {
  const all = kind.derive(body);
  const narrow = stage !== undefined && kind.across !== true;
  const staged = narrow
    ? kind.derive({ ...body, evidence: onlyInputs(body.evidence, inputsOfStage(body.evidence, stage)) })
    : all;
  if (staged.length === 0) {
    if (all.length === 0) return { is: "missing" };
    return {
      is: "elsewhere",
      says: `there is evidence of ${stageWords(body.evidence, all)} only, none of stage ${named(stage ?? "")}`,
    };
  }
  const chosen = staged.filter((f) => isChosen(f, body));
  if (chosen.length > 0) return { is: "figures", figures: chosen };
  if (narrow) {
    const other = all.filter((f) => isChosen(f, body));
    if (other.length > 0)
      return {
        is: "elsewhere",
        says: `there is evidence of ${stageWords(body.evidence, other)} only, none of stage ${named(stage)}`,
      };
  }
  const paths = [...new Set(staged.map((f) => f.path ?? f.inputs.join(", ")))].slice(0, 3);
  return { is: "elsewhere", says: `the figure was derived for ${paths.join("; ")}, not for ${whereWords(body.where)}` };
}

/** Stages of the inputs that figures rest on, in words. */
function stageWords(e: Evidence, figures: readonly Figure[]): string {
  const stages = stagesOfFigures(e, figures);
  return stages.map((s) => (s === null ? "inputs without a stage" : `stage ${named(s)}`)).join(", ");
}

/** Stages of the inputs that figures rest on, each once. */
export function stagesOfFigures(e: Evidence, figures: readonly Figure[]): (string | null)[] {
  const ids = new Set(figures.flatMap((f) => f.inputs));
  return [...new Set(e.inputs.filter((i) => ids.has(i.id)).map((i) => i.stage ?? null))];
}

/** Selectors in words: "node leaf2, VNI 100". */
export function whereWords(where: ClaimWhere): string {
  return Object.entries(where)
    .map(([k, v]) => `${k} ${typeof v === "number" || isOurs(k, v) ? v : named(String(v))}`)
    .join(", ");
}

/** Tunnels, as the ledger of headers calls them. */
const TUNNEL =
  /^(?:none|(?:vxlan|vxlan-gpe|geneve|gre|erspan|mpls|ip-in-ip)(?:\+(?:vxlan|vxlan-gpe|geneve|gre|erspan|mpls|ip-in-ip))*)$/;
/** Parts of an outage, tables of routes, ends of a probe. */
const NAMES = new Set(
  "silence pause announcement propagation reflector repoint nextProbe reply request bgp mac fdb".split(" "),
);

/** A selector whose value is a word of this tool. */
export function isOurs(key: string, value: unknown): boolean {
  const text = String(value);
  return key === "encapsulation" ? TUNNEL.test(text) : key === "name" && NAMES.has(text);
}

function isChosen(f: Figure, { evidence, where, case: c }: Body): boolean {
  const rows = evidence.inputs.filter((i) => f.inputs.includes(i.id));
  return Object.entries(where).every(([key, wanted]) => {
    if (OWN.has(key)) return true;
    if (key === "input") return rows.some((i) => i.name === wanted || (i.parts ?? []).includes(String(wanted)));
    if (key === "node") return rows.some((i) => i.node === wanted);
    const have = f.keys[key as Selector];
    return have !== undefined && same(have, wanted as string | number, c.vteps ?? {});
  });
}

function same(have: string | number, wanted: string | number, vteps: Readonly<Record<string, string>>): boolean {
  const one = (v: string | number) => {
    const text = String(v);
    const address = Object.hasOwn(vteps, text) ? vteps[text]! : text;
    return canonicalMac(address) ?? canonicalIp(address) ?? address;
  };
  return one(have) === one(wanted);
}
