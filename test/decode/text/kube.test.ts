// What kubectl prints: objects in YAML and JSON, tables, phases, messages.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FORMATS } from "../../../src/decode/text/formats.ts";
import type { KubeObject, KubeTableRow } from "../../../src/decode/text/kube-rows.ts";
import { kubeError } from "../../../src/decode/text/kube-error.ts";
import { kubeObjectsJson } from "../../../src/decode/text/kube-objects-json.ts";
import { kubeObjectsYaml } from "../../../src/decode/text/kube-objects.ts";
import { kubePhases } from "../../../src/decode/text/kube-phases.ts";
import { kubeTable } from "../../../src/decode/text/kube-table.ts";
import { YAML_LIMIT } from "../../../src/decode/text/yaml-tree.ts";
import { linesOf, rowsOf } from "./lines.ts";

const claims = (text: string) => FORMATS.filter((f) => f.detect(linesOf(text))).map((f) => f.id);
const objects = (text: string) => rowsOf(kubeObjectsYaml, text).filter((r): r is KubeObject => r.kind === "object");
const short = (o: KubeObject) => `${o.line} ${o.type} ${o.namespace ?? "-"}/${o.name}`;

const LIST = `apiVersion: v1
items:
- apiVersion: v1
  kind: Pod
  metadata:
    name: a
    namespace: n
    annotations:
      text: |
        - not an element
        items:
- kind: Node
  apiVersion: v1
  metadata: {name: b}
kind: List
metadata:
  resourceVersion: ""
`;

describe("objects in YAML", () => {
  it("elements of a list, each with the line it begins on", () => {
    expect(objects(LIST).map(short)).toEqual(["3 Pod n/a", "12 Node -/b"]);
    expect(rowsOf(kubeObjectsYaml, LIST)).toHaveLength(2);
    expect(claims(LIST)).toEqual(["kube-objects"]);
  });

  it.each([
    ["list indented by two", LIST.replace(/^- /gm, "  - ").replace(/^( {2,}(?!- ))/gm, "  $1")],
    ["comments and blank lines", `# by hand\n${LIST.replace("- kind", "\n# second\n- kind")}`],
    ["document marks", `---\n${LIST}...\n`],
  ])("%s", (_, text) => {
    expect(objects(text).map((o) => o.name)).toEqual(["a", "b"]);
  });

  it("several documents; values of each with their lines", () => {
    const text = `kind: Vlan\napiVersion: kubeovn.io/v1\nmetadata:\n  name: v1\nspec:\n  id: 200\n---\napiVersion: kubeovn.io/v1\nkind: Vlan\nmetadata: {name: v2}\nspec: {id: 0}\n`;
    expect(objects(text).map(short)).toEqual(["1 Vlan -/v1", "8 Vlan -/v2"]);
    const spec = objects(text)[0]!.tree.entries.get("spec");
    expect(spec).toMatchObject({ type: "object", line: 6 });
  });

  it("a MAC of small digits stays text, with and without a directive of YAML 1.1", () => {
    for (const head of ["", "%YAML 1.1\n---\n"]) {
      const text = `${head}apiVersion: v1\nkind: X\nmetadata: {name: a}\nmac: 52:54:00:12:34:56\non: 0123\n`;
      const [o] = objects(text);
      expect(o!.tree.entries.get("mac")).toMatchObject({ value: "52:54:00:12:34:56" });
      expect(o!.tree.entries.has("on")).toBe(true);
    }
  });

  it("what the server says between is a row, not a key", () => {
    const text = `Warning: x is deprecated\napiVersion: v1\nkind: Pod\nmetadata: {name: a}\n`;
    expect(rowsOf(kubeObjectsYaml, text).map((r) => r.kind)).toEqual(["message", "object"]);
  });

  it("a document of something else is one line that was not understood", () => {
    const rows = rowsOf(kubeObjectsYaml, `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\n---\nreplicas: 3\nname: x\n`);
    expect(rows.map((r) => r.kind)).toEqual(["object", "unparsed"]);
    expect(rows[1]).toMatchObject({ line: 5, text: "replicas: 3" });
  });

  it("broken, repeated, endless: said, and the rest is read", () => {
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${"bcdefghi".replace(
      /./g,
      (c) =>
        `${c}: &${c} [${Array(9)
          .fill(`*${String.fromCharCode(c.charCodeAt(0) - 1)}`)
          .join()}]\n`,
    )}`;
    const text = `apiVersion: v1\nkind: Pod\nmetadata: {name: a}\n${bomb}---\napiVersion: v1\nkind: Pod\nmetadata: {name: b}\nx: [1\n---\napiVersion: v1\nkind: Pod\nkind: Pod\nmetadata: {name: c}\n`;
    const rows = rowsOf(kubeObjectsYaml, text);
    expect(rows.filter((r) => r.kind === "yamlProblem").map((r) => "what" in r && r.what)).toEqual([
      "too-deep",
      "invalid",
    ]);
    expect(objects(text).map((o) => o.name)).toEqual(["a", "b", "c"]);
  });

  it("what would end the parser's stack is not given to it", () => {
    // each of these ends a Node process when the parser is given a few thousand of them
    for (const level of ["- ", "? ", "[", "{a: ", "a: ", "- &a ? "]) {
      const text = `apiVersion: v1\nkind: X\nmetadata: {name: a}\nd:\n  ${level.repeat(30_000)}\n`;
      expect(rowsOf(kubeObjectsYaml, text)).toMatchObject([{ kind: "yamlProblem", what: "too-deep", line: 5 }]);
    }
    const steps = Array.from({ length: 400 }, (_, i) => `${" ".repeat(i)}a:`).join("\n");
    expect(rowsOf(kubeObjectsYaml, `apiVersion: v1\nkind: X\n${steps}`)).toMatchObject([{ what: "too-deep" }]);
  });

  it("nesting and size have limits that are said", () => {
    const deep = `apiVersion: v1\nkind: X\nmetadata: {name: a}\nd: ${"[".repeat(20_000)}\n`;
    expect(rowsOf(kubeObjectsYaml, deep).some((r) => r.kind === "yamlProblem")).toBe(true);
    const large = `${LIST}---\napiVersion: v1\nkind: X\nmetadata: {name: big}\ndata:\n${`  k: "${"x".repeat(1000)}"\n`.repeat(YAML_LIMIT / 1000)}`;
    const rows = rowsOf(kubeObjectsYaml, large);
    expect(rows.map((r) => r.kind)).toEqual(["object", "object", "yamlProblem"]);
    expect(rows[2]).toMatchObject({ what: "too-large", line: 19 });
  });
});

describe("objects in JSON", () => {
  it("one, a list, and a list of the raw API whose elements do not say what they are", () => {
    const pod = { apiVersion: "v1", kind: "Pod", metadata: { name: "a", namespace: "n" } };
    const raw = { kind: "PodList", apiVersion: "v1", metadata: {}, items: [{ metadata: { name: "c" }, spec: {} }] };
    for (const [value, names] of [
      [pod, ["Pod a"]],
      [{ apiVersion: "v1", items: [pod, { ...pod, metadata: { name: "b" } }], kind: "List" }, ["Pod a", "Pod b"]],
      [raw, ["Pod c"]],
    ] as const) {
      for (const text of [JSON.stringify(value), JSON.stringify(value, null, 4)]) {
        const rows = rowsOf(kubeObjectsJson, text);
        expect(rows.map((r) => r.kind === "object" && `${r.type} ${r.name}`)).toEqual(names);
        expect(claims(text)).toEqual(["kube-objects-json"]);
      }
    }
  });
});

describe("tables", () => {
  const rows = (text: string) => rowsOf(kubeTable, text).filter((r): r is KubeTableRow => r.kind === "row");

  it("cells with spaces, empty cells at the end, another resource after a blank line", () => {
    const text = `NAME                     READY   STATUS    RESTARTS        AGE     IP            NODE
virt-launcher-a          1/1     Running   1 (5m12s ago)   3d4h    10.1.2.3      w1
virt-launcher-b          0/1     Pending   0               <unknown>

NAME                        PHASE       VMI
vmim.kubevirt.io/mig1       Succeeded   vm-a
`;
    const [a, b, m] = rows(text);
    expect(Object.fromEntries(a!.cells)).toEqual({
      NAME: "virt-launcher-a",
      READY: "1/1",
      STATUS: "Running",
      RESTARTS: "1 (5m12s ago)",
      AGE: "3d4h",
      IP: "10.1.2.3",
      NODE: "w1",
    });
    expect(b!.cells.has("IP")).toBe(false);
    expect(m).toMatchObject({ resource: "vmim.kubevirt.io", name: "mig1", line: 6 });
    expect(claims(text)).toEqual(["kube-table"]);
  });

  it("a row of a later print of -w, with other widths", () => {
    const text = `NAME   AGE   PHASE   IP   NODENAME\nvm-a   5s    Running   10.1.2.3   worker-1\n`;
    expect(Object.fromEntries(rows(text)[0]!.cells)).toMatchObject({ IP: "10.1.2.3", NODENAME: "worker-1" });
  });

  it("messages among rows", () => {
    const text = `Warning: old\nNAME   AGE\na      1s\nError from server (NotFound): pods "x" not found\n`;
    expect(rowsOf(kubeTable, text).map((r) => r.kind)).toEqual(["message", "row", "message"]);
  });
});

describe("phases and messages", () => {
  it("phases of jsonpath, the first one without a name", () => {
    const text = "\t2026-01-10T10:00:00Z\nPending\t2026-01-10T10:00:00Z\nNoSuchPhase\t2026-01-10T10:00:05Z\n";
    expect(rowsOf(kubePhases, text)).toEqual([
      { kind: "phase", line: 1, phase: "", at: "2026-01-10T10:00:00Z" },
      { kind: "phase", line: 2, phase: "Pending", at: "2026-01-10T10:00:00Z" },
      { kind: "phase", line: 3, phase: "NoSuchPhase", at: "2026-01-10T10:00:05Z" },
    ]);
    expect(claims(text)).toEqual(["kube-phases"]);
  });

  it.each([
    ["error", 'Error from server (NotFound): vmis "x" not found'],
    ["error", 'The ClusterUserDefinedNetwork "n" is invalid: spec: Invalid value: "object"'],
    ["empty", "No resources found in demo namespace."],
    ["unknown-field", 'error: error validating "x.yaml": unknown field "spec.network.evpn"'],
    ["unknown-field", 'Warning: unknown field "spec.network.evpn"\nNo resources found'],
    ["unknown-field", 'W1130 18:35:00.123456    12 warnings.go:70] unknown field "spec.evpn"\nNo resources found'],
  ])("%s: %s", (what, text) => {
    expect(rowsOf(kubeError, text)[0]).toMatchObject({ kind: "message", what });
    expect(claims(text)).toEqual(["kube-error"]);
  });
});

describe("any text", () => {
  const words = fc.constantFrom(
    ..."apiVersion: v1|kind: Pod|items:|- |  |---|\n|\n|{|}|[|]|\"|&a|*a|NAME   AGE|x   y|Error from server |: |# |Pending\t2026-01-10T10:00:00Z|'|>|!!x".split(
      "|",
    ),
  );
  it("is read without throwing, and no row lies outside it", () => {
    const text = fc.array(fc.oneof(words, fc.string({ maxLength: 8 })), { maxLength: 60 }).map((w) => w.join(""));
    fc.assert(
      fc.property(text, (t) => {
        const most = linesOf(t).length;
        for (const format of [kubeObjectsYaml, kubeObjectsJson, kubeTable, kubePhases, kubeError]) {
          format.detect(linesOf(t));
          for (const row of rowsOf<{ kind: string; line: number }>(format, t))
            expect(row.line).toBeLessThanOrEqual(most);
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it("cut anywhere", () => {
    for (let n = 0; n < LIST.length; n += 3) expect(rowsOf(kubeObjectsYaml, LIST.slice(0, n)).length).toBeLessThan(5);
  });
});
