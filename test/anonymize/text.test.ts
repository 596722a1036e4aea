// Free text: every address in it goes, and what only looks like one stays.
import { describe, expect, test } from "vitest";
import { Pseudonyms } from "../../src/anonymize/pseudonym.ts";
import { nameMatcher, nameReplacer, scrubAddresses, scrubErrorText } from "../../src/anonymize/text.ts";

const p = new Pseudonyms(new Uint8Array(32).fill(11));
const ip = p.ip("10.20.30.40")!;
const mac = p.mac("52:54:00:12:34:56")!;
const six = p.ip("2a02:1234::9")!;

describe("scrubAddresses", () => {
  test.each([
    ["no answer from 10.20.30.40.", `no answer from ${ip}.`],
    ["10.20.30.40: refused", `${ip}: refused`],
    ["(10.20.30.40)", `(${ip})`],
    ["10.20.30.40/24", `${ip}/24`],
    ["mac 5254.0012.3456 moved", `mac ${mac} moved`],
    ["mac 52:54:00:12:34:56.", `mac ${mac}.`],
    ["via 2a02:1234::9, then", `via ${six}, then`],
    ["at 18:46:39 UTC", "at 18:46:39 UTC"],
    ["at 2026-11-30T18:46:39.123Z", "at 2026-11-30T18:46:39.123Z"],
    ["version 4.99.3", "version 4.99.3"],
    ["192.0.2.7 is documentation", "192.0.2.7 is documentation"],
  ])("%s", (text, expected) => expect(scrubAddresses(text, p)).toBe(expected));
});

describe("error texts", () => {
  test.each([
    ["Destination Host Unreachable", "Destination Host Unreachable"],
    ["message too long, mtu=1400", "message too long, mtu=1400"],
    ["Frag needed and DF set (mtu = 1400)", "Frag needed and DF set (mtu = 1400)"],
    ["secret-host.example refused", "... refused"],
  ])("%s", (text, expected) => expect(scrubErrorText(text)).toBe(expected));
});

test("names are matched whole, the longest first", () => {
  const m = nameMatcher(["leaf2", "leaf2-eth1.pcap", "a.b"])!;
  expect("leaf2-eth1.pcap of leaf2, leaf22, axb".replace(m, "X")).toBe("X of X, leaf22, axb");
});

describe("names of any length", () => {
  test("are replaced, those beyond what a regular expression holds too", () => {
    const long = `ol${"-".repeat(1_000_000)}`;
    const replace = nameReplacer(["leaf2", long]);
    expect(replace(`leaf2 and ${long}, not leaf22`, (n) => `<${n.length}>`)).toBe("<5> and <1000002>, not leaf22");
    expect(nameReplacer([])("as it is", () => "")).toBe("as it is");
  });
});
