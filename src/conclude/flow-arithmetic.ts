// What the rows about flows must satisfy beyond their schema: references, order of bounds, counts.
import type { Evidence, Flow, FlowHole } from "../schema/evidence.generated.ts";
import type { ArithmeticProblem } from "./arithmetic.ts";

/** Contradictions within flows, delays and silences. */
export function flowProblems(e: Evidence): ArithmeticProblem[] {
  const out: ArithmeticProblem[] = [];
  const say = (pointer: string, says: string) => out.push({ pointer, says });
  const inputs = new Set(e.inputs.map((i) => i.id));
  const ids = new Set<string>();
  (e.flows ?? []).forEach((f, i) => {
    if (ids.has(f.id)) say(`/flows/${i}/id`, `"${f.id}" is the id of an earlier row`);
    ids.add(f.id);
    if (!inputs.has(f.input)) say(`/flows/${i}/input`, `there is no input "${f.input}"`);
    f.tcp?.holes.forEach((h, k) => checkHole(h, `/flows/${i}/tcp/holes/${k}`, say));
    checkNumbers(f, `/flows/${i}/numbers`, say);
  });
  (e.flows ?? []).forEach((f, i) =>
    f.sameAs.forEach((id, k) => ids.has(id) || say(`/flows/${i}/sameAs/${k}`, `there is no flow "${id}"`)),
  );
  for (const s of e.streams) ids.add(s.id);
  (e.delays ?? []).forEach((d, i) => {
    if (!ids.has(d.about)) say(`/delays/${i}/about`, `there is no stream or flow "${d.about}"`);
    for (const part of ["before", "after"] as const) {
      const p = d[part];
      if (p !== null && p.samples > p.of) say(`/delays/${i}/${part}/samples`, `is ${p.samples} of ${p.of}`);
      const { min_us, median_us, p95_us, max_us } = p?.rtt ?? { min_us: 0, median_us: 0, p95_us: 0, max_us: 0 };
      if (!(min_us >= 0 && min_us <= median_us && median_us <= p95_us && p95_us <= max_us))
        say(`/delays/${i}/${part}/rtt`, `its quantiles ${min_us}, ${median_us}, ${p95_us}, ${max_us} do not rise`);
    }
  });
  (e.silences ?? []).forEach((s, i) => {
    if (!inputs.has(s.input)) say(`/silences/${i}/input`, `there is no input "${s.input}"`);
    if (s.silence_us !== null && s.silence_us < 0) say(`/silences/${i}/silence_us`, `is ${s.silence_us}`);
  });
  return out;
}

type Say = (pointer: string, says: string) => void;

function checkHole(h: FlowHole, pointer: string, say: Say): void {
  const order = ["provenUnreachable_us", "possibleUnreachable_us", "outageAtMost_us"] as const;
  let least = 0;
  for (const name of order) {
    const us = h[name];
    if (us === null) continue;
    if (us < least) say(`${pointer}/${name}`, `is ${us}, below ${least}`);
    least = us;
  }
  if (h.observedGap_us !== null && h.outageAtMost_us !== null && h.observedGap_us > h.outageAtMost_us)
    say(`${pointer}/observedGap_us`, `is ${h.observedGap_us}, above outageAtMost_us ${h.outageAtMost_us}`);
  if (h.ended === "ack" && h.firstAckAt === undefined)
    say(`${pointer}/firstAckAt`, "is not there, though one ended it");
}

function checkNumbers(f: Flow, pointer: string, say: Say): void {
  if (f.numbers === undefined) return;
  const missing = f.numbers.gaps.reduce((n, g) => n + g.missing, 0);
  if (missing > f.numbers.lost) say(`${pointer}/lost`, `is ${f.numbers.lost}, its gaps hold ${missing}`);
}
