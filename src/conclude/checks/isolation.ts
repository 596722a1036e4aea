// Figures of isolation: who reaches whom, pair by pair. That nobody answered means something only where the same prober was answered by
// somebody else then.
import { named } from "../../core/quoted.ts";
import type { Stream } from "../../schema/evidence.generated.ts";
import { byTheSame } from "../claims/origin.ts";
import { windowOf } from "../claims/window.ts";
import type { Body, Figure, FigureKind } from "./figure.ts";
import { distinct, inputOf, isTap, streamKeys, streamSigns, streamSpan } from "./keys.ts";

const NEEDS = "probes of every pair, and of each prober one to somebody who answers, within 60 s";
const LIMITS = [
  "Of the pairs that were probed, at that time, by these probes: another protocol or port may pass.",
  "A missing answer does not show whether the request or the reply was held back.",
];

/** A prober and a target, with all streams from the one to the other. */
interface Pair {
  readonly name: string;
  readonly streams: readonly Stream[];
  /** Undefined: no probe of it was decided. */
  readonly reached: boolean | undefined;
  readonly figure: Figure;
  /** One a stream: what it alone rests on. */
  readonly parts: readonly Figure[];
}

function pairsOf(body: Body): Pair[] {
  const { evidence } = body;
  const groups = new Map<string, Stream[]>();
  for (const s of evidence.streams) {
    const input = inputOf(evidence, s.input);
    // a tap stands where it stands; a log is the prober's own
    const prober = isTap(input) ? s.from : (input?.node ?? s.from ?? input?.name ?? s.input);
    const name = `${prober ?? s.input} ${s.to}`;
    groups.set(name, [...(groups.get(name) ?? []), s]);
  }
  return [...groups].map(([name, streams]): Pair => {
    const answered = streams.some((s) => s.answered + s.late > 0);
    const failed = streams.some((s) => s.lost + s.icmpErrors > 0);
    const open = streams.some((s) => s.pending + s.notObserved > 0);
    const parts = streams.map((s) => partOf(s, body));
    const figure: Figure = {
      ...parts[0]!,
      inputs: distinct(streams.map((s) => s.input)),
      evidence: parts.flatMap((f) => f.evidence),
      samples: streams.reduce((n, s) => n + s.sent, 0),
      needs: NEEDS,
      path: named(name),
    };
    return { name, streams, parts, reached: answered ? true : failed && !open ? false : undefined, figure };
  });
}

/** What one stream alone rests on and shows. */
function partOf(s: Stream, { evidence }: Body): Figure {
  return {
    value: null,
    keys: streamKeys(s),
    inputs: [s.input],
    evidence: [{ input: s.input }],
    samples: s.sent,
    span: streamSpan(s),
    shows: streamSigns(evidence, s),
    limits: LIMITS,
  };
}

/** A pair that was reached by the same prober, or seen by the same tap, in the window of each stream of one that was not. */
function controlOf(p: Pair, all: readonly Pair[], body: Body): Pair | undefined {
  const reached = all.filter((c) => c.reached === true);
  const forPart = (f: Figure) =>
    reached.find((c) =>
      c.parts.some(
        (x) =>
          x.shows?.includes("answer") === true &&
          byTheSame(f, x, "answer", body) === "same" &&
          ["same", "stage"].includes(windowOf([f], [x], undefined, body.evidence)),
      ),
    );
  const found = p.parts.map(forPart);
  return found.every((c) => c !== undefined) ? found[0] : undefined;
}

function listed(body: Body, reached: boolean): Figure[] {
  const all = pairsOf(body);
  if (all.length === 0) return [];
  const apart = all.filter((p) => p.reached === false);
  const open = all.filter((p) => p.reached === undefined);
  const alone = apart.filter((p) => controlOf(p, all, body) === undefined);
  const words = (pairs: readonly Pair[]) =>
    pairs
      .slice(0, 3)
      .map((p) => named(p.name))
      .join(", ");
  const lacking = [
    ...(open.length === 0 ? [] : [`probes of ${words(open)} whose outcome is known`]),
    ...(alone.length === 0 ? [] : [`beside ${words(alone)} a probe by the same prober that is answered, within 60 s`]),
  ];
  const controlled = apart.length - alone.length;
  return [
    {
      value: all.filter((p) => p.reached === reached).map((p) => p.name),
      keys: {},
      inputs: distinct(all.flatMap((p) => p.figure.inputs)),
      evidence: distinct(all.flatMap((p) => p.figure.inputs)).map((input) => ({ input })),
      samples: all.reduce((n, p) => n + (p.figure.samples ?? 0), 0),
      proof:
        lacking.length > 0
          ? undefined
          : `${all.length} pairs were probed; of ${controlled} that were not reached the same prober was answered elsewhere then`,
      needs: lacking.length === 0 ? NEEDS : lacking.join("; "),
      limits: LIMITS,
    },
  ];
}

/** One pair: apart, with its own control; or reached. */
function holds(body: Body): Figure[] {
  const all = pairsOf(body);
  return all
    .filter((p) => p.reached !== true || body.where.to !== undefined || body.where.from !== undefined)
    .map((p): Figure => {
      if (p.reached === undefined) return p.figure;
      if (p.reached) {
        const n = p.streams.reduce((sum, s) => sum + s.answered + s.late, 0);
        return { ...p.figure, value: false, proof: `${n} of its probes were answered` };
      }
      const control = controlOf(p, all, body);
      return {
        ...p.figure,
        value: true,
        proof: control === undefined ? undefined : `none was answered, and ${named(control.name)} was then`,
        needs: `beside ${named(p.name)} a probe by the same prober that is answered, within 60 s`,
      };
    });
}

/** Kinds of figures about isolation. */
export const ISOLATION: readonly FigureKind[] = [
  {
    kind: "isolation.apart",
    says: 'Pairs (prober and target, "client 192.0.2.1") that were probed and not reached, each with a control by the same prober then.',
    value: "list",
    order: "set",
    selectors: [],
    needs: NEEDS,
    limited: true,
    derive: (body) => listed(body, false),
  },
  {
    kind: "isolation.reached",
    says: "Pairs that were probed and reached; the others have controls.",
    value: "list",
    order: "set",
    selectors: [],
    needs: NEEDS,
    limited: true,
    derive: (body) => listed(body, true),
  },
  {
    kind: "isolation.holds",
    says: "A prober (where node or from) does not reach a target (where to), and reached another then; without them every pair that was not reached.",
    value: "truth",
    selectors: ["from", "to"],
    needs: NEEDS,
    each: true,
    limited: true,
    derive: holds,
  },
];
