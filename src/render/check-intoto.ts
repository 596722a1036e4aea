// `check` as an in-toto statement with the predicate "test result" (in-toto.io/attestation/test-result/v0.1), unsigned. Its subject is
// acceptance.json, byte for byte as this run writes it; what it was derived from are the inputs, with their digests.
import { createHash } from "node:crypto";
import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Acceptance } from "../schema/acceptance.generated.ts";
import type { CheckContext } from "./check-formats.ts";
import { acceptanceJson } from "./check-json.ts";
import { checkedAll, outcomeName, type Outcome } from "./check-outcomes.ts";

const RESULTS = { reproduced: "PASSED", inconclusive: "WARNED", contradicted: "FAILED" } as const;
/** Names of digests as in-toto spells them; the keyed one is our own, which readers leave alone. */
const ALGORITHMS = { "sha-256": "sha256", "hmac-sha-256": "hmacSha256" } as const;

/** The statement as JSON, ending with a newline. */
export function acceptanceIntoto(a: Outgoing<Acceptance>, context: CheckContext): string {
  const all = checkedAll(a, context);
  const names = (outcome: Outcome) => all.filter((c) => c.outcome === outcome).map(outcomeName);
  const sha256 = createHash("sha256").update(acceptanceJson(a)).digest("hex");
  const statement = {
    _type: "https://in-toto.io/Statement/v1",
    subject: [{ name: "acceptance.json", digest: { sha256 } }],
    predicateType: "https://in-toto.io/attestation/test-result/v0.1",
    predicate: {
      result: RESULTS[a.verdict],
      configuration: a.inputs.flatMap(({ name, digest }) =>
        digest === undefined ? [] : [{ name, digest: { [ALGORITHMS[digest.algorithm]]: digest.value } }],
      ),
      passedTests: names("pass"),
      warnedTests: names("open"),
      failedTests: names("fail"),
    },
  };
  return `${JSON.stringify(statement, null, 2)}\n`;
}
