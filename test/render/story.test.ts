// The summary in sentences: which move it tells, what it says of sequences, errors and bounds that are not there.
import { expect, test } from "vitest";
import type { Evidence, Mobility } from "../../src/schema/evidence.generated.ts";
import { periodSentence, story } from "../../src/render/story.ts";
import { A, at, B, MAC, MOVE } from "./sample.ts";

type Move = Mobility["moves"][number];

const says = (evidence: Evidence, topic: string): string => story(evidence).find((s) => s.topic === topic)!.says;

function withMoves(moves: readonly Partial<Move>[], history: Mobility["history"] = []): Evidence {
  const base: Move = { from: A, to: B, seqBefore: null, seqAfter: 2, rise: true, where: "leaf-c", evidence: [] };
  const mobility = [{ mac: MAC, vni: 100, history, moves: moves.map((m) => ({ ...base, ...m })), findings: [] }];
  return { ...MOVE, mobility };
}

test.each([
  [{ seqBefore: null, seqBeforeKnown: true }, "sequence 2 (before: absent)"],
  [{ seqBefore: null, seqBeforeKnown: false }, "sequence 2 (before: not recorded)"],
  [{ seqBefore: 1, seqBeforeKnown: true }, "sequence 2 (before: 1)"],
])("the sequence before: %j", (move, text) => {
  expect(says(withMoves([move]), "Where the MAC went")).toContain(text);
});

test("evidence that does not say what it knew: a forwarding table has no sequence, a recorded one is not absent", () => {
  const row = { where: "leaf-c", source: { input: "i3", line: 1 }, nextHop: A, sticky: false, withdrawn: false };
  const of = (history: Mobility["history"]): string => says(withMoves([{}], history), "Where the MAC went");
  expect(of([{ ...row, table: "fdb" }])).toContain("(before: not recorded)");
  expect(of([{ ...row, table: "bgp", seq: 1 }])).toContain("(before: not recorded)");
  expect(of([{ ...row, table: "bgp" }])).toContain("(before: absent)");
});

test("the move told is the one that the probes followed, with a time or without, and moves count once", () => {
  // the probes of the sample went from leaf-a to leaf-b
  const there = { from: B, to: A, seqAfter: 1, order: 1 };
  const back = { from: A, to: B, seqAfter: 2, order: 2 };
  const once = withMoves([there, back]);
  const both = { ...once, mobility: [...once.mobility, { ...once.mobility[0]!, ip: "198.51.100.10" }] };
  const text = says(both, "Where the MAC went");
  expect(text).toContain("from leaf-a (192.0.2.11) to leaf-b (192.0.2.12)");
  expect(text).toContain("It is one of 2 moves recorded.");
  // there and back and there again: the one nearest to the repoint at 31 s
  const many = withMoves([
    { at: at(5), seqAfter: 1 },
    { from: B, to: A, at: at(20) },
    { at: at(31.2), seqAfter: 3 },
  ]);
  expect(says(many, "Where the MAC went")).toContain("at 10:00:31.200000 UTC");
  const unfollowed = withMoves([
    { from: B, to: A, seqAfter: 5 },
    { from: A, to: "192.0.2.13", seqAfter: 6 },
  ]);
  expect(says({ ...unfollowed, paths: [] }, "Where the MAC went")).toContain("to 192.0.2.13");
});

test("errors about probes: who, what, MTU and which; other streams with trouble are named", () => {
  const [s1] = MOVE.streams;
  const met = {
    from: "198.51.100.1",
    says: "Frag needed and DF set (mtu = 1400)",
    count: 1,
    firstSeq: 7,
    local: false,
  };
  const local = { from: null, says: "local error: message too long, mtu=1500", count: 3, local: true };
  const other = { ...s1!, id: "s3", sent: 3, answered: 0, lost: 0, localErrors: 3, sameAs: [], errors: [local] };
  const text = says(
    { ...MOVE, streams: [{ ...s1!, sameAs: [], icmpErrors: 1, lost: 1, errors: [met] }, other] },
    "What happened",
  );
  expect(text).toContain("1 probe (seq 7) met: Frag needed and DF set, mtu 1400, from 198.51.100.1.");
  expect(text).toMatch(/3 of 3 probes of another stream \(s3, .*\) never left the host: message too long, mtu 1500\./);
  const alone = says({ ...MOVE, streams: [other], rasters: [], lossPeriods: [], paths: [] }, "What happened");
  expect(alone).toMatch(/^3 of 3 probes from .* never left the host: message too long, mtu 1500\.$/);
});

test("the tap with VTEPs tells the bounds, the tap that saw most tells how many", () => {
  const [s1, s2] = MOVE.streams;
  const streams = [
    { ...s1!, sent: 4, answered: 2 },
    { ...s2!, sent: 60 },
  ];
  expect(says({ ...MOVE, streams }, "What happened")).toMatch(/^2 of 60 probes from 198\.51\.100\.20 to /);
});

test("no lower bound is said in words, not as 0", () => {
  const [period] = MOVE.lossPeriods;
  const log = { ...period!, provenUnreachable_us: 0, clock: "print times of the log" };
  expect(periodSentence(log)).toContain(
    "a log of this kind proves no lower bound; if it was one outage, it lasted at most",
  );
  const one = { ...period!, lost: 1, open: "both" as const, atLeast_us: 0 };
  expect(periodSentence(one)).toContain(
    "open at the start and the end of the recording: one probe proves no lower bound",
  );
  for (const p of [log, one]) expect(periodSentence(p)).not.toContain("at least 0");
});

// bridge -t monitor fdb: the same MAC on eth1 and five seconds later on eth2, both ports of br0
const ENTRY = { where: "leaf-c", table: "fdb", nextHop: null, sticky: false, withdrawn: false } as const;
const first = { ...ENTRY, source: { input: "i3", line: 1 }, at: at(0), interface: "eth1" };
const second = { ...ENTRY, source: { input: "i3", line: 2 }, at: at(5), interface: "eth2" };

test("a forwarding entry on another port is told, and is no counted move", () => {
  const text = says(withMoves([], [first, second]), "Where the MAC went");
  expect(text).toContain("named eth1 and later eth2");
  expect(text).toContain("not counted as a move");
});

test("ports of one time, and a port that stays, show no change", () => {
  const same = withMoves([], [first, { ...second, at: at(0) }]);
  expect(says(same, "Where the MAC went")).toContain("no move in them");
  const stays = withMoves([], [first, { ...first, at: at(5) }, { ...second, at: at(5) }]);
  expect(says(stays, "Where the MAC went")).toContain("no move in them");
});

test("a move that only a forwarding table saw: its sequence is not shown, and not said to be absent or not to rise", () => {
  const history = [
    { ...first, nextHop: A },
    { ...second, interface: "eth1", nextHop: B },
  ];
  const move = { seqAfter: null, rise: false, evidence: history.map((e) => e.source) };
  const text = says(withMoves([{ ...move, seqShown: false }], history), "Where the MAC went");
  expect(text).toContain("with sequence not shown");
  expect(text).toContain("whether the sequence rose is not known");
  const bgp = history.map((e) => ({ ...e, table: "bgp" as const }));
  expect(says(withMoves([move], bgp), "Where the MAC went")).toContain("the sequence did not rise");
});
