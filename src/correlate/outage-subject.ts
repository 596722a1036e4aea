// Which loss periods are told as outages, at which tap each, and which machine the probes went to.
import type { LossRun, Observation } from "../observe/observation.ts";
import type { Evidence } from "../schema/evidence.generated.ts";
import type { CorrelatedStreams, StreamOf } from "./streams.ts";

/** Most outages of one body of evidence; the longest are told. */
const MOST_OUTAGES = 200;

/** A loss period at the tap that tells most about it. */
export interface ChosenLoss {
  /** lossPeriods id. */
  readonly id: string;
  readonly stream: StreamOf;
  readonly run: LossRun;
  /** The same probes at all taps. */
  readonly body: readonly StreamOf[];
}

/** The streams of each body of probes, with the tap that tells most first. */
export function bodiesOf(streams: CorrelatedStreams): StreamOf[][] {
  const byId = new Map(streams.ofs.map((s) => [s.id, s]));
  const seen = new Set<string>();
  const out: StreamOf[][] = [];
  for (const row of streams.rows) {
    if (seen.has(row.id)) continue;
    const body = [row.id, ...row.sameAs].map((id) => byId.get(id)!);
    for (const s of body) seen.add(s.id);
    out.push(body.toSorted(compareTaps));
  }
  return out;
}

/** Loss periods with a reply before and after, each once for the same probes at several taps. */
export function chooseLosses(streams: CorrelatedStreams): ChosenLoss[] {
  const out = bodiesOf(streams).flatMap(lossesOf);
  if (out.length <= MOST_OUTAGES) return out;
  const longest = new Set(out.toSorted((a, b) => gapNs(b) - gapNs(a)).slice(0, MOST_OUTAGES));
  return out.filter((l) => longest.has(l));
}

function gapNs({ run }: ChosenLoss): number {
  return Number(run.after!.arrived! - run.before!.arrived!);
}

/** A period that two taps show is told from the better one. */
function lossesOf(body: readonly StreamOf[]): ChosenLoss[] {
  const out: ChosenLoss[] = [];
  for (const stream of body) {
    const others = [...out];
    stream.observed.lossRuns.forEach((run, i) => {
      if (!isClosed(run) || others.some((o) => meet(o.run, run))) return;
      out.push({ id: `${stream.id}-l${i + 1}`, stream, run, body });
    });
  }
  return out;
}

/** Both ends answered, and the stamps do not run backwards. */
function isClosed(run: LossRun): boolean {
  const [before, after] = [run.before?.arrived, run.after?.arrived];
  const [last, first] = [(run.replyBefore ?? run.before)?.arrived, (run.replyAfter ?? run.after)?.arrived];
  if (before === undefined || after === undefined || last === undefined || first === undefined) return false;
  return last <= first && before <= after && (run.before!.sent?.low ?? before) <= last;
}

function meet(a: LossRun, b: LossRun): boolean {
  return a.first.seq <= b.last.seq && b.first.seq <= a.last.seq;
}

/**
 * The tap where the probes enter their tunnel tells where they went; of several such, one that saw them go to several VTEPs (where they come
 * out they went to one), then one that has UPDATEs as well, and of these the one nearest to the prober,
 * which has the longest round trips. Then any capture before a text, and a text before a log.
 */
function compareTaps(a: StreamOf, b: StreamOf): number {
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const i = x.findIndex((rank, n) => rank !== y[n]);
  return i < 0 ? 0 : y[i]! - x[i]!;
}

function ranksOf({ observed: s, observation: o }: StreamOf): number[] {
  const vteps = s.path?.vteps.length ?? 0;
  return [
    Number(vteps > 0),
    Number(s.stamps === "request"),
    Number(o.input.kind === "capture"),
    Number(vteps > 1),
    Number(o.routes.some((r) => r.table === "update")),
    s.rtt?.meanNs ?? 0,
  ];
}

/** The MAC that answers for an address: as the case says, as routes say, as the frames of its replies show, or as nodes have it. */
export function macOf(
  { to, vni }: { readonly to: string; readonly vni?: number | undefined },
  observations: readonly Observation[],
  subject: Evidence["subject"],
): string | undefined {
  if (subject.mac !== undefined && subject.ip === to) return subject.mac;
  const sameNetwork = (n: number | undefined) => n === undefined || vni === undefined || n === vni;
  const routes = observations.flatMap((o) => o.routes.filter((r) => r.ip === to && sameNetwork(r.vni)));
  const byRoute = mostOf(routes.map((r) => [r.mac, 1]));
  if (byRoute !== undefined) return byRoute;
  const heard = observations.flatMap((o) => (o.macs ?? []).filter((m) => m.answers.includes(to)));
  const inNetwork = heard.filter((m) => m.vni !== undefined && sameNetwork(m.vni));
  const byFrames = mostOf((inNetwork.length > 0 ? inNetwork : heard).map((m) => [m.mac, m.frames]));
  if (byFrames !== undefined) return byFrames;
  const entries = observations.flatMap((o) => (o.neighbours ?? []).filter((n) => n.ip === to));
  return mostOf(entries.flatMap((n) => (n.mac === undefined ? [] : [[n.mac, 1] as const])));
}

function mostOf(counted: readonly (readonly [string, number])[]): string | undefined {
  const counts = new Map<string, number>();
  for (const [name, n] of counted) counts.set(name, (counts.get(name) ?? 0) + n);
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0];
}
