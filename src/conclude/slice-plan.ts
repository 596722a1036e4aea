// Which packets and lines decide: the places that findings and events of the evidence name, each with why. A bounded number of
// each; the rest is counted.
import { compareSources } from "../correlate/stamp.ts";
import type { Evidence, Source } from "../schema/evidence.generated.ts";

/** Why a packet or a line is in the slice. */
export interface SliceReason {
  /** What it belongs to: "outage s3-l1", "loss period s3-l1", "repoint of s3", "finding mac.announced". */
  readonly of: string;
  /** Name of an outage's event, or words: "last request to the old VTEP". */
  readonly role: string;
  /** It only bounds the event: the event itself was not recorded. */
  readonly bounds?: true;
}

/** A place that decides, with everything that it decides. */
export interface SlicePlace {
  readonly input: string;
  readonly record?: number;
  readonly line?: number;
  readonly reasons: SliceReason[];
}

/** Places that were left out, by what they belong to. */
export interface SliceOmission {
  readonly of: string;
  readonly places: number;
}

/** What goes into a slice. */
export interface SlicePlan {
  /** In order of input, then record or line. */
  readonly places: SlicePlace[];
  readonly omitted: SliceOmission[];
}

/** Places of one finding or event, and of all together, that are taken. */
const MOST_OF_ONE = 10;
const MOST_PLACES = 5_000;
/** Longest text of a finding that is quoted as a reason. */
const MOST_WORDS = 300;

/** What decides in `evidence`. Outages come first, findings last: they are what gives way when there is too much. */
export function planSlice(evidence: Evidence): SlicePlan {
  const plan = new Plan();
  for (const o of evidence.outages) {
    for (const e of o.events)
      plan.add({ of: `outage ${o.loss}`, role: e.name, ...(e.at === undefined ? { bounds: true } : {}) }, e.evidence);
  }
  for (const p of evidence.lossPeriods) {
    const of = `loss period ${p.id}`;
    if (p.lastReplyBefore !== null) plan.add({ of, role: "last reply before" }, [p.lastReplyBefore.source]);
    if (p.firstReplyAfter !== null) plan.add({ of, role: "first reply after" }, [p.firstReplyAfter.source]);
    addEdges(plan, of, p);
  }
  for (const p of evidence.paths) addPath(plan, p);
  for (const m of evidence.mobility) {
    const what = `${m.mac}${m.ip === undefined ? "" : ` with ${m.ip}`}`;
    for (const v of m.moves) {
      const role = `shows the move from ${v.from ?? "nowhere known"} to ${v.to}, sequence ${v.seqAfter ?? "absent"}`;
      plan.add({ of: `move of ${what}`, role }, v.evidence);
    }
  }
  const observer = observerOf(evidence);
  for (const c of evidence.clocks) {
    if (c.a !== observer && c.b !== observer) continue;
    const role = "bounds the offset of the two clocks";
    plan.add({ of: `clock ${c.b} against ${c.a}`, role }, c.evidence ?? []);
  }
  for (const s of evidence.streams) {
    for (const e of s.errors ?? [])
      if (e.source !== undefined)
        plan.add({ of: `errors of ${s.id}`, role: `first of ${e.count}: ${e.says}` }, [e.source]);
  }
  for (const f of evidence.findings) plan.add({ of: `finding ${f.code}`, role: clip(f.says) }, f.where, f.count);
  return plan.done();
}

/** Input on whose clock the packets are laid: that of the first outage, else the first capture. */
export function observerOf(evidence: Evidence): string | undefined {
  return evidence.outages[0]?.observer ?? evidence.inputs.find((i) => i.kind === "capture")?.id;
}

const EDGES = [
  "last answered request before",
  "last reply before",
  "first unanswered request",
  "last unanswered request",
  "first answered request after",
  "first reply after",
];

/** The places of a closed period in a capture are six, or five where one probe was lost: what each is, is then known. */
function addEdges(plan: Plan, of: string, p: Evidence["lossPeriods"][number]): void {
  const roles = p.lost === 1 ? EDGES.filter((e) => e !== "last unanswered request") : EDGES;
  const told = p.open === null && p.evidence.length === roles.length;
  for (const [i, source] of p.evidence.entries())
    plan.add({ of, role: told ? roles[i]! : "edge of the period" }, [source]);
}

function addPath(plan: Plan, p: Evidence["paths"][number]): void {
  for (const r of p.repoints) {
    const of = `repoint of ${p.stream}`;
    plan.add({ of, role: `last request to the old VTEP ${r.from}` }, r.evidence.slice(0, 1));
    plan.add({ of, role: `first request to the new VTEP ${r.to}` }, r.evidence.slice(1));
  }
  for (const c of p.replicated) {
    const of = `copies of seq ${c.seq} of ${p.stream}`;
    const answer = c.answeredBy === undefined ? "none was answered" : `${c.answeredBy} answered`;
    plan.add(
      { of, role: `sent to ${c.to.length} VTEPs; ${answer}` },
      c.evidence ?? (c.source === undefined ? [] : [c.source]),
    );
  }
}

function clip(text: string): string {
  return text.length <= MOST_WORDS ? text : `${text.slice(0, MOST_WORDS)}...`;
}

class Plan {
  private readonly places = new Map<string, SlicePlace>();
  private readonly left = new Map<string, number>();

  /** `count`: how many there are in all, where that is more than the places that are known. */
  add(reason: SliceReason, sources: readonly Source[], count = 0): void {
    const known = sources.filter((s) => s.record !== undefined || s.line !== undefined);
    let taken = 0;
    for (const s of known) if (taken < MOST_OF_ONE && this.take(reason, s)) taken++;
    const left = Math.max(known.length, known.length === 0 ? 0 : count) - taken;
    if (left > 0) this.left.set(reason.of, (this.left.get(reason.of) ?? 0) + left);
  }

  private take(reason: SliceReason, s: Source): boolean {
    const key = `${s.input} ${s.record ?? ""} ${s.line ?? ""}`;
    let place = this.places.get(key);
    if (place === undefined) {
      if (this.places.size >= MOST_PLACES) return false;
      const { input, record, line } = s;
      place = { input, ...(record === undefined ? { line: line! } : { record }), reasons: [] };
      this.places.set(key, place);
    }
    if (!place.reasons.some((r) => r.of === reason.of && r.role === reason.role)) place.reasons.push(reason);
    return true;
  }

  done(): SlicePlan {
    return {
      places: [...this.places.values()].sort(compareSources),
      omitted: [...this.left].map(([of, places]) => ({ of, places })),
    };
  }
}
