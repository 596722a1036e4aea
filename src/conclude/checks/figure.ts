// The shape of a figure that a claim can name, and of what the evidence gives for it.
import type { Unit } from "../../core/quantity.ts";
import type { Case, ClaimWhere } from "../../schema/case.generated.ts";
import type { Evidence, Source } from "../../schema/evidence.generated.ts";

/** A value that is not divided further. Null within a list: absent. */
export type Scalar = number | string | boolean | null;

/** A figure of which bounds are known; `high` null has no upper bound. */
export interface Bounds {
  readonly low: number | string;
  readonly high: number | string | null;
}

/** What was derived: a number or a time (RFC 3339), truth, a word, a list, or bounds. */
export type Derived = Scalar | readonly Scalar[] | Bounds;

/** What a figure can be chosen by. */
export type Selector = keyof ClaimWhere;

/**
 * What shows that a recorder or a prober was at work: an answer that it saw, a packet, a request that was allowed. What a claim says was
 * not there would have been seen by the same.
 */
export type Sign = "answer" | "packet" | "allowed";

/** One figure that the evidence gives. */
export interface Figure {
  /** Null: nothing could be derived, and `needs` says why. */
  readonly value: Derived;
  /** What it can be chosen by. `input`, `node` and the like come from `inputs`. */
  readonly keys: Partial<Record<Selector, string | number | undefined>>;
  /** Inputs that it rests on, inputs[].id. */
  readonly inputs: readonly string[];
  /** Deciding records or lines. */
  readonly evidence: readonly Source[];
  /** Probes, packets or rows that it rests on. */
  readonly samples?: number;
  /** First and last time of what it was measured on, RFC 3339. */
  readonly span?: { readonly first: string; readonly last: string } | undefined;
  /** What shows that the measurement could have come out otherwise, in words. Absent: it reproduces nothing. */
  readonly proof?: string | undefined;
  /** It rests on not having seen this: a claim that it reproduces needs a control that shows it. */
  readonly absent?: Sign | undefined;
  /** What was seen where it was measured; only counts above zero. */
  readonly shows?: readonly Sign[];
  /** All that could have come out, where that is known: an expectation that allows all of it could not have failed. */
  readonly possible?: { readonly low: number; readonly high: number } | undefined;
  /** Evidence that would decide it, where `proof` is absent or the value is not exact. */
  readonly needs?: string | undefined;
  /** What would bring its bounds closer together, where evidence is there and does not suffice. */
  readonly narrows?: string | undefined;
  /** The path or object that it holds for, in words: "192.0.2.1 to 192.0.2.2, VNI 100". */
  readonly path?: string;
  readonly limits: readonly string[];
}

/** What a figure is derived from. */
export interface Body {
  /** All of the evidence, or that of one stage. */
  readonly evidence: Evidence;
  readonly case: Case;
  readonly where: ClaimWhere;
}

/** A kind of figure. One file of this folder holds those of one matter; checks.ts is the table. */
export interface FigureKind {
  /** Dotted, stable: "loss.observedGap". */
  readonly kind: string;
  /** What it is, for the list of kinds. */
  readonly says: string;
  readonly value: "number" | "time" | "truth" | "word" | "list";
  readonly unit?: Unit;
  /** For lists: the order counts, or it does not. */
  readonly order?: "sequence" | "set";
  /** Selectors beside input, node and stream, which every kind has where they apply. */
  readonly selectors: readonly Selector[];
  /** Words of this tool that its values are, where they are: they name nothing of a site. */
  readonly words?: readonly string[];
  /** Evidence that it is derived from, in words: said when there is none. */
  readonly needs: string;
  /** A claim must hold of every figure that matches; otherwise exactly one must be meant. */
  readonly each?: true;
  /** It lays stages side by side: the stage of a claim does not narrow what it is derived from. */
  readonly across?: true;
  /** Runs in every stage without being asked for; a value other than true is a failed check. */
  readonly auto?: true;
  /** Every figure of it has something that it does not show. */
  readonly limited?: true;
  /** A number of it may be below zero. Without it none can be, and "at least 0" says nothing. */
  readonly signed?: true;
  /** True for a derived value that says "nothing was there": what it reproduces needs a control that passed. */
  readonly negative?: (observed: unknown) => boolean;
  readonly derive: (body: Body) => readonly Figure[];
}
