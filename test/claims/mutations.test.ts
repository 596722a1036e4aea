// An acceptance that was changed by hand is found out: without raw files where schema or arithmetic can see it, with them wherever a
// value is derived. COVERAGE.md says of each field which of the two it is; the seeded changes here hold it to that.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadKey } from "../../src/anonymize/key.ts";
import { scrubAcceptance } from "../../src/anonymize/scrub.ts";
import { acceptanceProblems } from "../../src/conclude/acceptance-arithmetic.ts";
import { acceptanceDifferences } from "../../src/conclude/acceptance-compare.ts";
import { checkCase } from "../../src/conclude/check-case.ts";
import { parseJson } from "../../src/read/json.ts";
import type { Acceptance } from "../../src/schema/acceptance.generated.ts";
import { validate } from "../../src/schema/acceptance-validator.generated.js";
import { ROOT, scratch, wirewitness } from "../cli/run.ts";
import { mutations, schemaFields, type Mutation } from "./mutations.ts";

const page = readFileSync(join(ROOT, "test/claims/COVERAGE.md"), "utf8");
/** What catches a change, by field. */
const TABLE = new Map([...page.matchAll(/^\| `([\w.[\]]+)` +\| (\w+) +\|/gm)].map((m) => [m[1]!, m[2]!]));
const SEED = 20_261_201;
/** Changes of one field that are tried in one sample. */
const EACH = 10;

const { key } = loadKey(join(ROOT, "samples", "public.key"));

/** Which of the changes are tried: the same ones in every run. */
function chosen(all: readonly Mutation[]): Mutation[] {
  let state = SEED;
  const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const groups = new Map<string, Mutation[]>();
  for (const m of all) groups.set(m.field, [...(groups.get(m.field) ?? []), m]);
  return [...groups.values()].flatMap((g) =>
    Array.from({ length: Math.min(EACH, g.length) }, () => g[Math.floor(random() * g.length)]!),
  );
}

test("COVERAGE.md has every field of the schema, and no other", () => {
  expect([...TABLE.keys()]).toEqual(schemaFields());
  expect(new Set(TABLE.values())).toEqual(new Set(["schema", "arithmetic", "derivation", "nothing"]));
});

describe.each(["kube-ovn-underlay", "evpn-move"])("samples/%s", async (name) => {
  const digest = { algorithm: "hmac-sha-256", key } as const;
  const { acceptance, analysis } = await checkCase(join(ROOT, "samples", name), { digest });
  const own = scrubAcceptance(acceptance, analysis.evidence, key, { publicTexts: true }) as Acceptance;
  const text = JSON.stringify(own, null, 1);
  const compact = JSON.stringify(own);
  const all = mutations(JSON.parse(text), new Set(TABLE.keys()));
  const tried = chosen(all);

  test("unchanged, it passes both", () => {
    expect(validate(JSON.parse(text))).toBe(true);
    expect(acceptanceProblems(JSON.parse(text))).toEqual([]);
    expect(acceptanceDifferences(JSON.parse(text), own, analysis.evidence.inputs)).toEqual([]);
  });

  test("more than 200 seeded changes", () => {
    expect(tried.length).toBeGreaterThan(200);
  });

  test("without raw files: what schema and arithmetic cover", () => {
    const missed = tried.filter((m) => {
      const by = TABLE.get(m.field);
      if (by !== "schema" && by !== "arithmetic") return false;
      const doc = m.apply();
      if (JSON.stringify(doc) === compact) return false;
      const fits = validate(doc);
      return by === "schema" ? fits : fits && acceptanceProblems(doc as unknown as Acceptance).length === 0;
    });
    expect(missed.map((m) => `${m.pointer} ${m.how}`)).toEqual([]);
  });

  test("with them: everything but what nothing can check, and both places are named", () => {
    const line = parseJson(text, "acceptance.json");
    const missed = tried.filter((m) => {
      if (TABLE.get(m.field) === "nothing") return false;
      const doc = m.apply();
      if (!validate(doc) || JSON.stringify(doc) === compact) return false;
      const found = acceptanceDifferences(doc as unknown as Acceptance, own, analysis.evidence.inputs);
      const here = found.filter((d) => d.pointer === m.pointer || d.pointer.startsWith(`${m.pointer}/`));
      return here.length === 0 || here.some((d) => d.raw === "" || line.lineOf(m.pointer) < 1);
    });
    expect(missed.map((m) => `${m.pointer} ${m.how}`)).toEqual([]);
  });
});

describe("a file that is another one than was accepted", () => {
  // the 60th probe of the log has another round trip; nothing that a claim rests on changes
  const folder = scratch();
  cpSync(join(ROOT, "samples/evpn-move"), folder, { recursive: true });
  const keyFile = join(ROOT, "samples/public.key");
  const accepted = join(folder, "accepted");
  const args = ["validate", join(accepted, "acceptance.json"), "--case", join(folder, "case.yaml")];
  wirewitness(["check", folder, "--out", accepted, "--key-file", keyFile]);
  const log = join(folder, "ping.log");
  const text = readFileSync(log, "utf8");

  test("is a failure of its own, with its line and its name, where the key is known", () => {
    expect(wirewitness([...args, "--key-file", keyFile])).toMatchObject({ status: 0 });
    writeFileSync(log, `${text}\n`);
    const r = wirewitness([...args, "--key-file", keyFile]);
    writeFileSync(log, text);
    expect(r.status).toBe(1);
    const lines = r.stdout.split("\n").filter((l) => l.includes("digest"));
    expect(lines).toEqual([expect.stringMatching(/acceptance\.json:\d+: digest: .*is not the digest of ping\.log/)]);
  });

  test("and with another key every one; without a key nothing is known", () => {
    const other = join(folder, "other.key");
    writeFileSync(other, "ab".repeat(32));
    const r = wirewitness([...args, "--key-file", other]);
    expect(r.status).toBe(1);
    expect(r.stdout).toMatch(/digest: .*the file is another one than was accepted, or the key is/);
    expect(wirewitness(args)).toMatchObject({ status: 3, stdout: expect.stringContaining("without its key") });
  });

  test("as does a digest that was changed in the document, whose form alone can be seen without raw files", () => {
    const document = readFileSync(join(accepted, "acceptance.json"), "utf8");
    const changed = join(folder, "changed.json");
    writeFileSync(changed, document.replace(/"value": "[0-9a-f]{4}/, '"value": "0000'));
    expect(wirewitness(["validate", changed])).toMatchObject({ status: 0 });
    const r = wirewitness(["validate", changed, "--case", join(folder, "case.yaml"), "--key-file", keyFile]);
    expect([r.status, r.stdout.match(/digest: /g)?.length]).toEqual([1, 1]);
    writeFileSync(changed, document.replace(/"value": "[0-9a-f]{4}/, '"value": "XYZW'));
    expect(wirewitness(["validate", changed])).toMatchObject({ status: 1 });
  });
});

test("a changed figure of a claim names the line of the document and the line or record of the file", async () => {
  const { acceptance, analysis } = await checkCase(join(ROOT, "samples/evpn-move"));
  const changed = structuredClone(acceptance);
  const i = changed.claims.findIndex((c) => c.id === "gap-ping");
  changed.claims[i]!.observed = 612_000;
  // the reply before the loss is line 26 of the log
  expect(acceptanceDifferences(changed, acceptance, analysis.evidence.inputs)).toMatchObject([
    { pointer: `/claims/${i}/observed`, raw: "ping.log:26" },
  ]);
});
