// From observations on: the evidence document has to fit its schema, add up, and be anonymized without a leak.
const KEY = new Uint8Array(32).fill(7);

/** What does not hold of the evidence of these observations; undefined when all does. Throws what the code under test throws. */
export function evidenceProblem({ assembleEvidence, validateEvidence, arithmeticProblems, scrub }, observations) {
  const evidence = assembleEvidence({ observations, subject: {}, toolVersion: "0.0.0" });
  if (!validateEvidence(evidence)) {
    const { instancePath, message } = validateEvidence.errors[0];
    return `the evidence does not fit its schema: ${instancePath} ${message}`;
  }
  const [wrong] = arithmeticProblems(evidence);
  if (wrong !== undefined) return `the evidence does not add up: ${wrong.pointer ?? ""} ${wrong.says ?? String(wrong)}`;
  scrub(evidence, KEY);
  return undefined;
}
