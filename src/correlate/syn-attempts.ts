// Connection attempts that nobody answered: SYNs without a packet of the other end, by who asked whom for what.
import { named } from "../core/quoted.ts";
import { numbered } from "../core/words.ts";
import type { SynAttempt } from "../observe/flow-observation.ts";
import type { Observation } from "../observe/observation.ts";
import type { Finding } from "../schema/evidence.generated.ts";
import { sources, stamp } from "./stamp.ts";

/** A SYN that is younger than this at the end of the recording may still be answered, ns: the first timeout (RFC 6298). */
const YOUNG_NS = 1_000_000_000n;
/** Findings of one input. */
const MOST = 20;

/** Finding "tcp.unanswered-syn" for each pair of ends and port; one that says so where only one direction was recorded. */
export function unansweredSyns({ input, flows }: Observation): Finding[] {
  const end = input.last;
  const all = (flows?.attempts ?? []).filter((a) => end === undefined || a.last.at + YOUNG_NS <= end);
  if (all.length === 0) return [];
  if (flows!.anyBothWays !== true) {
    return [
      {
        code: "tcp.syn-inconclusive",
        severity: "info",
        says: `${numbered(all.length, "connection attempt shows", "connection attempts show")} no answer, but no packet of an answering end was recorded at all: whether they were answered is not known.`,
        where: sources(all.slice(0, MOST).map((a) => ({ input: input.id, record: a.first.record }))),
        count: all.length,
        limits: [],
      },
    ];
  }
  const groups = new Map<string, SynAttempt[]>();
  for (const a of all) {
    const key = [a.key.vni, a.key.vlan, a.key.from, a.key.to, a.key.toPort].join("|");
    groups.set(key, [...(groups.get(key) ?? []), a]);
  }
  const rest = groups.size - MOST;
  return [...groups.values()].slice(0, MOST).map((g, i) => finding(input, g, i === MOST - 1 && rest > 0 ? rest : 0));
}

function finding(input: Observation["input"], attempts: readonly SynAttempt[], rest: number): Finding {
  const { from, to, toPort } = attempts[0]!.key;
  const syns = attempts.reduce((n, a) => n + a.syns, 0);
  const first = attempts.reduce((a, b) => (b.first.at < a.first.at ? b : a)).first;
  const last = attempts.reduce((a, b) => (b.last.at > a.last.at ? b : a)).last;
  const when =
    first.at === last.at
      ? `at ${stamp(first.at, input.digits)}`
      : `from ${stamp(first.at, input.digits)} to ${stamp(last.at, input.digits)}`;
  return {
    code: "tcp.unanswered-syn",
    severity: "warning",
    says: `${numbered(attempts.length, "connection attempt", "connection attempts")} from ${named(from)} to ${named(to)} port ${toPort} got no answer: ${numbered(syns, "SYN", "SYNs")} ${when}.`,
    where: sources(attempts.slice(0, MOST).map((a) => ({ input: input.id, record: a.first.record }))),
    count: attempts.length,
    limits: [
      "An answer that was lost before this tap, and one that takes another way, look the same.",
      ...(rest > 0 ? [`${rest} more pairs of ends are not listed.`] : []),
    ],
  };
}
