// What is made of a scrubbed document is scanned before it is written.
import { expect, test } from "vitest";
import { refuseLeaksIn, reveal, scrub } from "../../src/anonymize.ts";
import { analyze } from "../../src/index.ts";
import { put, scratch } from "../cli/run.ts";

test("an address that was replaced, in a file that is about to be written, is refused; a revealed one is not", async () => {
  const log = put(scratch(), "a.log", "PING 10.77.3.9 (10.77.3.9) 56(84) bytes of data.\n64 bytes from 10.77.3.9: icmp_seq=1 ttl=64 time=0.1 ms\n"); // prettier-ignore
  const { evidence } = await analyze([log]);
  const out = scrub(evidence, new Uint8Array(32).fill(4));
  const leaking = [["figures/x.svg", "<text>10&#46;77.3.9</text>"]] as const;
  await expect(refuseLeaksIn(out, leaking)).rejects.toMatchObject({ code: "E_LEAK", where: { file: "figures/x.svg" } });
  await expect(refuseLeaksIn([reveal(evidence), out], leaking)).rejects.toMatchObject({ code: "E_LEAK" });
  await expect(refuseLeaksIn(out, [["a.json", JSON.stringify(out)]])).resolves.toBeUndefined();
  await expect(refuseLeaksIn(out, leaking, "how 10.77.3.9 moved")).resolves.toBeUndefined();
  await expect(refuseLeaksIn(reveal(evidence), leaking)).resolves.toBeUndefined();
});
