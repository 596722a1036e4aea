// Scrubbed evidence: no original is left in it, and no figure has changed. The search here is not the scanner's code.
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Pseudonyms } from "../../src/anonymize/pseudonym.ts";
import { reveal } from "../../src/anonymize/reveal.ts";
import { scrub } from "../../src/anonymize/scrub.ts";
import { analyze } from "../../src/conclude/analyze.ts";
import type { Evidence } from "../../src/schema/evidence.generated.ts";
import { validate } from "../../src/schema/evidence-validator.generated.js";
import { ROOT } from "../cli/run.ts";

const key = new Uint8Array(32).fill(42);
const { evidence } = await analyze([join(ROOT, "samples", "evpn-move")]);
// The samples use documentation addresses, which stay as they are; the same evidence in private and public ones does not.
const raw = JSON.parse(
  JSON.stringify(evidence)
    .replaceAll("192.0.2.", "10.99.2.")
    .replaceAll("198.51.100.", "172.16.5.")
    .replaceAll("203.0.113.", "8.8.4."),
) as Evidence;
const out = scrub(raw, key);
const text = JSON.stringify(out);

function leaves(value: unknown, path = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([k, v]) => leaves(v, `${path}/${k}`));
}

describe("what leaves", () => {
  test("fits the schema and says that it is anonymized", () => {
    expect(validate(out)).toBe(true);
    expect(out.anonymized).toBe(true);
  });

  test.each([
    /\b10\.99\.2\.\d/,
    /\b172\.16\.5\.\d/,
    /\b8\.8\.4\.\d/,
    /02:57:57/,
    /ping\.log/,
    /leaf-eth1/,
    /hv1/,
    /hv2/,
    /\bleaf\b/,
    /\bspine\b/,
  ])("has no %s", (original) => expect(text).not.toMatch(original));

  test("every number, boolean, time and id is what it was", () => {
    const before = leaves(raw).filter(
      ([p]) => !p.startsWith("/subject/vteps") && p !== "/anonymized" && p !== "/title",
    );
    const after = new Map(leaves(out));
    const p = new Pseudonyms(key);
    for (const [path, value] of before) {
      if (/\/(?:vni|vlan|tags\/\d+)$/.test(path) && typeof value === "number") {
        expect([path, after.get(path)]).toEqual([path, path.endsWith("/vni") ? p.vni(value) : p.vlan(value)]);
        continue;
      }
      if (typeof value === "number" || typeof value === "boolean" || value === null)
        expect([path, after.get(path)]).toEqual([path, value]);
      // ids of claims are their author's words
      if (path.startsWith("/claims/")) continue;
      if (/\/(?:id|at|low|high|arrived|first|last|kind|code|encapsulation)$/.test(path))
        expect([path, after.get(path)]).toEqual([path, value]);
    }
  });

  test("one pseudonym for one original, wherever it stands", () => {
    const p = new Pseudonyms(key);
    expect(out.subject.mac).toBe(p.mac("02:57:57:00:00:50"));
    expect(out.mobility[0]!.mac).toBe(out.subject.mac);
    expect(out.paths.flatMap((x) => x.vteps.map((v) => v.vtep))).toContain(p.ip("172.16.5.12"));
    expect(Object.keys(out.subject.vteps!)).toContain(p.ip("172.16.5.12"));
  });

  test("the same key gives the same bytes, another key others", () => {
    expect(JSON.stringify(scrub(raw, key))).toBe(text);
    expect(JSON.stringify(scrub(raw, new Uint8Array(32).fill(43)))).not.toBe(text);
  });
});

test("titles and lines of logs are withheld, a public title is not", () => {
  const titled = {
    ...raw,
    title: "Move of the secret VM",
    inputs: [{ ...raw.inputs[0]!, unparsedAt: [{ line: 3, text: "user root logged in" }] }],
  };
  const s = scrub(
    {
      ...titled,
      frames: [],
      overhead: [],
      streams: [],
      lossPeriods: [],
      paths: [],
      mobility: [],
      findings: [],
      rasters: [],
      facts: [],
    },
    key,
  );
  expect(JSON.stringify(s)).not.toMatch(/secret|root/);
  expect(s.inputs[0]!.unparsedAt).toEqual([{ line: 3 }]);
  expect(scrub(raw, key, { publicTitle: "A move" }).title).toBe("A move");
});

test("an error text keeps the words that programs use, and nothing else", () => {
  const stream = raw.streams[0]!;
  const errors = [
    { from: "10.99.2.1", says: "Destination Host Unreachable by gw-secret.example", count: 1, local: false },
  ];
  const s = scrub({ ...raw, streams: [{ ...stream, errors }] }, key);
  expect(s.streams[0]!.errors![0]).toEqual({
    from: new Pseudonyms(key).ip("10.99.2.1"),
    says: "Destination Host Unreachable by ...",
    count: 1,
    local: false,
  });
});

test("reveal changes nothing", () => expect(reveal(raw)).toBe(raw));

describe("numbers that name a part of the network", () => {
  const p = new Pseudonyms(key);
  const source = { input: "i1", line: 1 };
  const facts = [
    { kind: "network.vni", subject: "net-vm", value: 5020, source, limits: [] },
    { kind: "wiring.uplink", subject: "bond0", value: { bridge: "br-biz", trunks: [0, 200] }, source, limits: [] },
    { kind: "wiring.tunnel", subject: "v100", value: { encapsulation: "vxlan", key: 100 }, source, limits: [] },
    { kind: "vni.rd", subject: "leaf VNI 5020", value: { rd: "10.7.7.7:3", vni: 5020 }, source, limits: [] },
    { kind: "network.routeTarget", subject: "net-vm", value: "65000:5020", source, limits: [] },
    { kind: "link.mtu", subject: "eth1.200", value: 200, source, limits: [] },
  ];
  const says = "RD 65000:5020 in VNI 5020, VLANs 200, 201 and 202; AS 65001 sends 200 packets (record 5020), VNI 5020.";
  const finding = {
    code: "x",
    severity: "info" as const,
    says,
    where: [],
    limits: [],
    filter: "vxlan.vni == 5020 && vlan.id == 200",
  };
  const s = scrub({ ...raw, facts, findings: [finding] }, key);

  test("in facts by kind and key", () => {
    expect(s.facts.map((f) => f.value)).toEqual([
      p.vni(5020),
      { bridge: p.name("if", "br-biz"), trunks: [0, p.vlan(200)] },
      { encapsulation: "vxlan", key: p.vni(100) },
      { rd: p.administered("10.7.7.7:3"), vni: p.vni(5020) },
      `${p.asn(65000)}:${p.vni(5020)}`,
      200,
    ]);
    expect(s.facts[3]!.subject).toBe(`${p.name("node", "leaf")} VNI ${p.vni(5020)}`);
    // a subinterface is named after its VLAN
    expect(s.facts[5]!.subject).toBe(`${p.name("if", "eth1")}.${p.vlan(200)}`);
  });

  test("in sentences and filters behind the word that says so, and nowhere else", () => {
    const vlans = [200, 201, 202].map((v) => p.vlan(v));
    expect(s.findings[0]!.says).toBe(
      `RD ${p.asn(65000)}:${p.vni(5020)} in VNI ${p.vni(5020)}, VLANs ${vlans[0]}, ${vlans[1]} and ${vlans[2]}; ` +
        `AS ${p.asn(65001)} sends 200 packets (record 5020), VNI ${p.vni(5020)}.`,
    );
    expect(s.findings[0]!.filter).toBe(`vxlan.vni == ${p.vni(5020)} && vlan.id == ${p.vlan(200)}`);
  });
});

test("where the order of addresses is given up, what rests on it is withheld, and a finding says so", () => {
  const source = { input: "i1", line: 1 };
  const facts = [
    { kind: "network.subnet", subject: "net", value: "10.7.4.0/24", source, limits: [] },
    { kind: "ipam.allocatable", subject: "net", value: ["10.7.4.5", "10.7.4.9"], source, limits: [] },
    { kind: "network.firstFreeAddress", subject: "net", value: "10.7.4.5", source, limits: [] },
  ];
  const kept = scrub({ ...raw, facts }, key).facts.map((f) => f.value);
  const network = String(kept[0]).slice(0, -"0/24".length);
  expect(kept).toEqual([`${network}0/24`, [`${network}5`, `${network}9`], `${network}5`]);
  expect(network).not.toBe("10.7.4.");
  for (const options of [{ scrambleHosts: true }, { noPrefix: true }, { truncate: 8 }]) {
    const s = scrub({ ...raw, facts }, key, options);
    expect(s.facts.map((f) => f.kind)).toEqual(["network.subnet"]);
    expect(s.findings.at(-1)).toMatchObject({ code: "anonymized.withheld", count: 2 });
  }
});
