// One acceptance made by hand, with strings that try to be commands and markup, for tests of what `check` writes.
import type { Acceptance, Claim, Counts } from "../../src/schema/acceptance.generated.ts";

// an end of line and a new command, markup, a TAP directive, a bell, a lone surrogate and a noncharacter
const HOSTILE = 'x\n::error::pwned\r</failure><b a="1">&lt; # SKIP \u0007\ud800\uffff, 50%';

const claim = (id: string, verdict: Claim["verdict"], more: Partial<Claim> = {}): Claim => ({
  id,
  says: `claim ${id}`,
  stage: "moved",
  figure: "loss.observedGap",
  unit: "us",
  expected: 616000,
  observed: 615882,
  tolerance: 1000,
  verdict,
  reason: "because",
  evidence: [{ input: "i1", record: 4 }],
  scope: "all",
  limits: ["a limit"],
  ...more,
});

const counts: Counts = {
  claims: 4,
  reproduced: 1,
  contradicted: 1,
  inconclusive: 1,
  outOfScope: 1,
  checks: 1,
  passed: 1,
  failed: 0,
  undecided: 0,
};

export const acceptance: Acceptance = {
  schema: "wirewitness/acceptance/1",
  tool: { name: "wirewitness", version: "1.2.3" },
  anonymized: false,
  title: "A move",
  subject: {},
  verdict: "contradicted",
  counts,
  inputs: [
    {
      id: "i1",
      name: "a.pcap",
      stage: "moved",
      kind: "capture",
      bytes: 24,
      digest: { algorithm: "hmac-sha-256", value: "ab".repeat(32) },
      records: 4,
      unparsed: 0,
    },
  ],
  stages: [
    {
      name: "moved",
      inputs: ["i1"],
      first: "2026-09-23T19:28:40.254543Z",
      claims: ["good", "bad", "open", "elsewhere"],
      counts,
      checks: [
        {
          id: "probe.flooded",
          figure: "probe.flooded",
          says: "no probe was flooded",
          result: "passed",
          expected: 0,
          observed: 0,
          reason: "one copy of each",
          evidence: [],
          limits: [],
        },
      ],
    },
  ],
  probes: [],
  timings: [],
  overhead: [],
  claims: [
    claim("good", "reproduced"),
    claim("bad", "contradicted", { says: HOSTILE, reason: HOSTILE, observed: 700000 }),
    claim("open", "inconclusive", { observed: null, missing: "a capture at the VM's port" }),
    claim("elsewhere", "out of scope", { stage: null }),
  ],
  limits: ["Probes are samples."],
};

const LINES: Readonly<Record<string, number>> = { good: 10, bad: 11, open: 12 };
export const context = {
  columns: 80,
  color: false,
  caseFile: "cases/a b/case.yaml",
  lineOfClaim: (id: string) => LINES[id],
};
