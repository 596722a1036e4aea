// Evidence of one stage: only what rests on its inputs. Results of one stage never support a claim about another.
import type { Evidence, Mobility, Source } from "../../schema/evidence.generated.ts";

/** The evidence with what rests on `inputs` alone. */
export function onlyInputs(e: Evidence, inputs: ReadonlySet<string>): Evidence {
  const has = (row: { input: string }) => inputs.has(row.input);
  const all = (sources: readonly Source[]) => sources.every((s) => inputs.has(s.input));
  const streams = e.streams.filter(has);
  const ids = new Set(streams.map((s) => s.id));
  const losses = e.lossPeriods.filter((l) => ids.has(l.stream));
  const lossIds = new Set(losses.map((l) => l.id));
  const { schema, tool, anonymized, title, subject } = e;
  // every section by name: a new one does not compile until it is known what it rests on
  const sections: Omit<Required<Evidence>, "title"> = {
    schema,
    tool,
    anonymized,
    subject,
    inputs: e.inputs.filter((i) => inputs.has(i.id)),
    frames: e.frames.filter(has),
    overhead: e.overhead.filter(has),
    streams: streams.map((s) => ({ ...s, sameAs: s.sameAs.filter((id) => ids.has(id)) })),
    lossPeriods: losses,
    paths: e.paths.filter((p) => has(p) && ids.has(p.stream)),
    ways: e.ways.filter(has),
    translations: e.translations.filter((t) => ids.has(t.original) && ids.has(t.translated)),
    mobility: mobilityOf(e, inputs),
    clocks: e.clocks.filter((c) => inputs.has(c.a) && inputs.has(c.b)),
    outages: e.outages.filter((o) => lossIds.has(o.loss) && o.events.every((x) => all(x.evidence))),
    facts: e.facts.filter((f) => has(f.source)),
    findings: e.findings.filter((f) => f.where.length > 0 && all(f.where)),
    claims: [],
    rasters: e.rasters.filter((r) => ids.has(r.stream)),
    flows: (e.flows ?? []).filter(has),
    delays: (e.delays ?? []).filter(has),
    silences: (e.silences ?? []).filter(has),
    forwarding: (e.forwarding ?? []).filter((f) => has(f) && f.changes.every((c) => all(c.evidence))),
  };
  return title === undefined ? sections : { ...sections, title };
}

function mobilityOf(e: Evidence, inputs: ReadonlySet<string>): Evidence["mobility"] {
  const all = (sources: readonly Source[]) => sources.every((s) => inputs.has(s.input));
  return e.mobility
    .map((m) => ({
      ...m,
      history: m.history.filter((h) => inputs.has(h.source.input)),
      moves: m.moves.filter((x) => all(x.evidence)),
      ...bestRoutesOf(m, inputs),
      findings: m.findings.filter((f) => all(f.where)),
    }))
    .filter((m) => m.history.length > 0);
}

function bestRoutesOf(m: Mobility, inputs: ReadonlySet<string>): Pick<Mobility, "bestRoutes"> {
  const places = (m.bestRoutes ?? []).map((p) => ({ ...p, steps: p.steps.filter((s) => inputs.has(s.source.input)) }));
  const kept = places.filter((p) => p.steps.length > 0);
  return m.bestRoutes === undefined ? {} : { bestRoutes: kept };
}

/** Inputs of a stage. */
export function inputsOfStage(e: Evidence, stage: string | null): Set<string> {
  return new Set(e.inputs.filter((i) => (i.stage ?? null) === stage).map((i) => i.id));
}

/** The stages of a case in their order, and null where it has none (or inputs without one). */
export function stagesOf(e: Evidence, told: readonly string[]): (string | null)[] {
  const used = e.inputs.map((i) => i.stage ?? null);
  const named = [...told, ...used.filter((s) => s !== null && !told.includes(s))];
  return [...new Set([...named, ...(used.includes(null) || named.length === 0 ? [null] : [])])];
}
