// A case file under pseudonyms is still one, and says the same of the anonymized recordings as it said of the raw ones.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Pseudonyms } from "../../src/anonymize/pseudonym.ts";
import { anonymizeText } from "../../src/anonymize/texts/text-file.ts";
import { readCase } from "../../src/read/case-file.ts";
import { put, scratch, wirewitness } from "../cli/run.ts";

const p = new Pseudonyms(new Uint8Array(32).fill(5));

async function anonymized(name: string, text: string): Promise<string> {
  let out = "";
  await anonymizeText(put(scratch(), name, text), (t) => void (out += t), p);
  return out;
}

const CASE = `title: leaf7 moves
subject: { mac: "02:aa:bb:00:00:07", ip: 10.7.7.7, vni: 700 }
sources:
  - { file: a.log, node: leaf7, stage: before }
stages: [before]
claims:
  - { id: leaf7-gap, says: leaf7 lost nothing, figure: loss.observedGap, expected: 616 ms, tolerance: rounded }
  - { id: vni, says: v, figure: network.vni, expected: 700 }
  - { id: tags, says: v, figure: frame.vlans, expected: [70, 71] }
  - { id: part, says: v, figure: outage.part, where: { name: nextProbe }, expected: { min: 1 ms, max: 2 ms } }
  - { id: path, says: v, figure: "$.streams[to=10.7.7.7].lost", expected: 7, control: leaf7-gap }
`;

const TOLD = {
  "case.yaml": `sources:
  - { file: a.tsv, kind: kube-phases, node: leaf7 }
  - { file: b.txt, pattern: "^(?<at>\\\\S+) (?<to>\\\\S+) (?<outcome>\\\\S+)$" }
claims:
  - { id: c, says: s, figure: phase.order, where: { before: GuardArmed, after: Sealed } }
`,
  "a.tsv": "GuardArmed\t2026-02-01T10:00:00Z\nSealed\t2026-02-01T10:00:09Z\n",
  "b.txt": "2026-02-01T10:00:00Z shop-7 ok\n",
};

test("what a case says that a text is holds for its lines, and names of phases stay names of phases", () => {
  const folder = scratch();
  for (const [name, text] of Object.entries(TOLD)) put(folder, name, text);
  const out = join(scratch(), "public");
  const { status, stdout } = wirewitness(["anonymize", folder, "--key-file", "samples/public.key", "--out", out]);
  expect([status, stdout.includes("not understood")]).toEqual([0, false]);
  const c = readCase(join(out, "case.yaml"));
  const [phases, log] = c.sources.map((s) => readFileSync(join(out, s.file), "utf8"));
  const { before, after } = c.claims![0]!.where!;
  expect([before, after]).not.toContain("GuardArmed");
  expect(phases).toBe(`${before}\t2026-02-01T10:00:00Z\n${after}\t2026-02-01T10:00:09Z\n`);
  expect(log).toMatch(/^2026-02-01T10:00:00Z (?!shop-7)\S+ ok\n$/);
});

test("--subnet keeps an order beside that of the networks which the files declare", () => {
  const folder = scratch();
  put(folder, "addr.txt", "2: eth0: <UP> mtu 1500\n    inet 10.1.2.5/24 scope global eth0\n");
  put(folder, "ping.log", "64 bytes from 10.9.9.17: icmp_seq=1 ttl=64 time=0.1 ms\n");
  const out = join(scratch(), "public");
  const args = ["anonymize", folder, "--key-file", "samples/public.key", "--subnet", "10.9.9.0/24", "--out", out];
  const { stdout } = wirewitness(args);
  const written = (name: string) => readFileSync(join(out, new RegExp(`${name} -> (\\S+)`).exec(stdout)![1]!), "utf8");
  expect(written("addr.txt")).toMatch(/inet (?!10\.1\.2\.)10\.\d+\.\d+\.5\/24/);
  expect(written("ping.log")).toMatch(/from (?!10\.9\.9\.)10\.\d+\.\d+\.17:/);
});

describe("values of a case", () => {
  test("names, ids, addresses and identifiers go; quantities, figures and numbers stay", async () => {
    const text = await anonymized("case.yaml", CASE);
    for (const original of ["leaf7", "10.7.7.7", "02:aa:bb", "700", "[70"]) expect(text).not.toContain(original);
    const c = readCase(put(scratch(), "case.yaml", text));
    const [gap, vni, tags, part, path] = c.claims!;
    expect(gap).toMatchObject({ figure: "loss.observedGap", expected: "616 ms", tolerance: "rounded" });
    expect(vni!.expected).toBe(p.vni(700));
    expect(c.subject?.vni).toBe(p.vni(700));
    expect(tags!.expected).toEqual([p.vlan(70), p.vlan(71)]);
    expect([part!.where!.name, part!.expected]).toEqual(["nextProbe", { min: "1 ms", max: "2 ms" }]);
    expect(path!.figure).toBe(`$.streams[to=${p.ip("10.7.7.7")}].lost`);
    expect([path!.expected, path!.control]).toEqual([7, gap!.id]);
    expect(c.sources[0]!.stage).toBe(c.stages![0]);
  });
  test("the id of a VLAN interface is its VLAN id, that of a VXLAN interface its VNI", async () => {
    const link = (kind: string) =>
      JSON.stringify([{ ifname: "x", linkinfo: { info_kind: kind, info_data: { id: 70 } } }]);
    expect(await anonymized("link.json", link("vlan"))).toContain(`"id":${p.vlan(70)}`);
    expect(await anonymized("link.json", link("vxlan"))).toContain(`"id":${p.vni(70)}`);
  });
  test("the VLAN id of a Vlan object goes, in YAML and JSON; another id stays", async () => {
    const object = (kind: string) => ({ apiVersion: "kubeovn.io/v1", kind, spec: { id: 70 } });
    const yaml = (kind: string) => `apiVersion: kubeovn.io/v1\nkind: ${kind}\nspec:\n  id: 70\n`;
    expect(await anonymized("vlan.yaml", yaml("Vlan"))).toContain(`id: ${p.vlan(70)}\n`);
    expect(await anonymized("vlan.json", JSON.stringify(object("Vlan")))).toContain(`"id":${p.vlan(70)}`);
    expect(await anonymized("other.json", JSON.stringify(object("Subnet")))).toContain('"id":70');
  });
});

test.each(["evpn-move", "kube-ovn-underlay", "cases/moved-vm", "cases/no-overlay", "monitoring"])(
  "%s: the same verdicts",
  { timeout: 60_000 },
  (name) => {
    const out = join(scratch(), "public");
    expect(wirewitness(["anonymize", `samples/${name}`, "--key-file", "samples/public.key", "--out", out]).status).toBe(
      0,
    );
    const verdicts = (folder: string) => {
      const r = wirewitness(["check", folder, "--reveal", "--json"]);
      const { claims, stages } = JSON.parse(r.stdout) as {
        claims: { verdict: string }[];
        stages: { checks: { verdict: string }[] }[];
      };
      return [claims.map((c) => c.verdict), stages.map((s) => s.checks.map((k) => k.verdict))];
    };
    expect(readFileSync(join(out, "case.yaml"), "utf8")).toContain("sources:");
    expect(verdicts(out)).toEqual(verdicts(`samples/${name}`));
  },
);
