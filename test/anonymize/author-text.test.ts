// Words of an author: what is known is found in other spellings, and what is not stays readable.
import { describe, expect, test } from "vitest";
import { scrubAcceptance } from "../../src/anonymize/scrub.ts";
import { publishing } from "../../src/anonymize/scrub.ts";
import { AuthorText } from "../../src/anonymize/author-text.ts";
import { acceptanceProblems } from "../../src/conclude/acceptance-arithmetic.ts";
import { LOG } from "../conclude/checks/inputs.ts";
import { check } from "../conclude/claims/build.ts";

const author = new AuthorText({
  names: ["leaf1", "canary", "rack-3/hv1-eth1.pcap", "ACME Corp", "br-trunk", "hv", "PTP-A"],
  addresses: new Map([
    ["02:57:57:00:00:50", "06:00:00:00:00:01"],
    ["192.168.47.1", "192.168.9.9"],
  ]),
  nameOf: (n) => `<${n}>`,
});

describe("names", () => {
  test.each([
    ["on leaf1 and LEAF1, Leaf-1 and leaf_1", "on <leaf1> and <leaf1>, <leaf1> and <leaf1>"],
    ["leaf1's port; leaf1.dc2.example.org.", "<leaf1>'s port; <leaf1>."],
    ["leaf12, leaf1a, leaf1foo", "<leaf1>, <leaf1>, <leaf1>"],
    ["Canary, CANARYS, canary2", "<canary>, <canary>, <canary>"],
    [
      "in hv1-eth1.pcap, hv1-eth1 and HV1-ETH1.pcap.gz",
      "in <rack-3/hv1-eth1.pcap>, <rack-3/hv1-eth1.pcap> and <rack-3/hv1-eth1.pcap>",
    ],
    ["for Acme corp, AcmeCorp, acme-corp, ACME_CORP", "for <ACME Corp>, <ACME Corp>, <ACME Corp>, <ACME Corp>"],
    ["through BR-Trunk and br trunk", "through <br-trunk> and <br-trunk>"],
    ["by the clock ptp_a", "by the clock <PTP-A>"],
    // a short name as it is spelled, and no part of a word
    ["hv moved; HV, hvac and the hive stay", "<hv> moved; HV, hvac and the hive stay"],
    ["a canal, a leaf of a tree, acme", "a canal, a leaf of a tree, acme"],
  ])("%s", (text, replaced) => expect(author.replace(text, true)).toBe(replaced));

  test("in an id a name is a part of a word", () => {
    expect(author.replace("gap-leaf1.old", false)).toBe("gap-<leaf1>.old");
  });
});

describe("addresses", () => {
  test.each([
    "02:57:57:00:00:50",
    "02-57-57-00-00-50",
    "0257.5700.0050",
    "0257-5700-0050",
    "025757000050",
    "02 57 57 00 00 50",
    "2:57:57:0:0:50",
    "02:57:57:00:00:50".toUpperCase(),
  ])("%s", (mac) => expect(author.replace(`its MAC ${mac}, so`, true)).toBe("its MAC 06:00:00:00:00:01, so"));

  test.each([
    "192.168.47.1",
    "192[.]168[.]47[.]1",
    "192-168-47-1",
    "192.168.047.001",
    "192 dot 168 dot 47 dot 1",
    // 192 x 2^24 + 168 x 2^16 + 47 x 2^8 + 1
    "3232247553",
    "0xC0A82F01",
    // as in-addr.arpa turns it round
    "1.47.168.192",
  ])("%s", (ip) => expect(author.replace(`at ${ip}, so`, true)).toBe("at 192.168.9.9, so"));

  test("numbers that are no known address stay", () => {
    const text = "on 2026-09-23 at 10:11:12.131415, 1.2.3.4 of 4294967295 and 123456789012";
    expect(author.replace(text, true)).toBe(text);
  });
});

test("a case with publicTexts: nothing known is left in its words, whatever the spelling", async () => {
  const c = await check({ "rack3-leaf1.log": LOG("192.168.47.1"), "b.log": LOG("192.168.47.1", false) }, [
    "publicTexts: true",
    "stages: [Cutover]",
    "vteps: {edge-a: 192.168.24.48}",
    "redactions: [Example Bank]",
    "sources:",
    "  - {file: rack3-leaf1.log, node: canary, stage: Cutover, clock: gps-clock, ifindex: {7: bond0}}",
    "  - {file: b.log, node: office, stage: Cutover}",
    "claims:",
    "  - id: CANARY-gap",
    "    figure: loss.observedGap",
    "    expected: 618.647 ms",
    "    stage: Cutover",
    "    where: {input: rack3-leaf1.log}",
    '    says: "EXAMPLE-BANK: Canary (rack3-leaf1, BOND0, GPS clock, EDGE-A at 192-168-24-48) lost 192[.]168[.]47[.]1 in cutover"',
    '    doesNotShow: ["OFFICE2 and Examplebank"]',
  ]);
  const { evidence, case: theCase } = c.analysis;
  const out = scrubAcceptance(c.acceptance, evidence, new Uint8Array(32).fill(7), publishing(theCase));
  const [claim] = out.claims;
  expect(`${claim!.says} ${claim!.doesNotShow!.join()} ${claim!.id}`).not.toMatch(
    /bank|canary|rack3|leaf1|bond0|gps|edge|168-24|168\[|24\.48|cutover|office/i,
  );
  expect(claim!.says).toMatch(/ lost 192\.168\.\d+\.\d+ in Name[A-Z]/);
  expect(out.stages[0]!.claims).toEqual([claim!.id]);
  expect(acceptanceProblems(out)).toEqual([]);
});

test("ids that differ by the spelling of a name stay two, and controls find theirs", async () => {
  const c = await check({ "a.log": LOG("192.168.47.1") }, [
    "sources: [{file: a.log, node: canary}]",
    "claims:",
    "  - {id: canary-gap, says: it, figure: loss.count, expected: 2}",
    "  - {id: CANARY-gap, says: it, figure: loss.count, expected: 2, control: canary-gap}",
  ]);
  const { evidence, case: theCase } = c.analysis;
  const out = scrubAcceptance(c.acceptance, evidence, new Uint8Array(32).fill(7), publishing(theCase));
  const [first, second] = out.claims.map((x) => x.id);
  expect([first === second, second]).toEqual([false, `${first}-2`]);
  expect(out.claims[1]!.controls).toEqual([{ claim: first, passed: true }]);
  expect(acceptanceProblems(out)).toEqual([]);
});
