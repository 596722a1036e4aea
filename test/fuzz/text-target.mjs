// What one text goes through: from its first bytes to an observation, with the promises of each step checked.
import { Broken } from "./capture-target.mjs";
import { evidenceProblem } from "./evidence-check.mjs";
import { MemorySource } from "./memory-source.mjs";

function promise(holds, says) {
  if (!holds) throw new Broken(says);
}

/** Runs texts through the stages; one for a worker. */
export class TextTarget {
  #modules;

  constructor(modules) {
    this.#modules = modules;
  }

  /** Throws whatever the code under test throws other than an EvidenceError, and Broken. */
  async run({ bytes, reading }) {
    const { sniff, readLines, observeText } = this.#modules;
    sniff(bytes.subarray(0, 65536));
    let number = 0;
    for await (const lines of readLines(new MemorySource(bytes, reading))) {
      promise(lines.length > 0, "a batch without lines");
      for (const line of lines) promise(line.number === ++number, "line numbers are not 1, 2, 3, ...");
    }
    const source = new MemorySource(bytes, reading);
    const observation = await observeText(readLines(source), {
      id: "in1",
      name: "input",
      tunnelPorts: [],
      waitNs: 2e9,
    });
    const { input, streams, findings } = observation;
    promise(input.unparsed >= 0 && input.unparsed <= number, "more lines not understood than lines");
    promise(input.kind !== "" && input.unparsedAt.length <= 100, "the list of lines not understood is without end");
    for (const s of streams) this.#stream(s, number);
    for (const f of findings) promise(f.says.length < 10_000, `a finding without end: ${f.code}`);
    const problem = evidenceProblem(this.#modules, [observation]);
    promise(problem === undefined, problem?.replaceAll(/\d+/g, "N"));
    JSON.stringify(observation, (_key, value) =>
      typeof value === "bigint" ? String(value) : value instanceof Map ? [...value] : value,
    );
  }

  #stream(stream, lines) {
    const counted = Object.values(stream.counts).reduce((sum, n) => sum + n, 0);
    promise(stream.sent >= 0 && Number.isSafeInteger(stream.sent), "sent is no count");
    promise(counted <= stream.sent || stream.sent === 0, "more probes by state than were sent");
    promise(stream.lossRuns.length <= lines + 1, "more loss runs than lines");
  }
}
