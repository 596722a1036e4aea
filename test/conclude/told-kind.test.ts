// What a case says about a text that does not tell what it is, and what is said about one of which nobody says anything.
import { describe, expect, test } from "vitest";
import { analyze } from "../../src/conclude/analyze.ts";
import { readCase } from "../../src/read/case-file.ts";
import { FORMATS } from "../../src/decode/text/formats.ts";
import { schemaText } from "../../src/schema/load.ts";
import { put, scratch } from "../cli/run.ts";

const PORTS = "bond0\ntap0\n";

async function analyzed(source: string) {
  const folder = scratch();
  put(folder, "ports.txt", PORTS);
  return (
    await analyze([put(folder, "ports.txt", PORTS)], {
      caseFile: put(folder, "case.yaml", `sources:\n  - ${source}\n`),
    })
  ).evidence;
}

describe("a list of ports", () => {
  test("with its command: the uplink is found by its name", async () => {
    const e = await analyzed('{ file: ports.txt, node: sw1, command: "ovs-vsctl list-ports br-biz" }');
    expect(e.inputs).toMatchObject([{ kind: "ovs-vsctl", records: 2, unparsed: 0 }]);
    expect(e.facts).toMatchObject([
      { kind: "wiring.uplink", subject: "sw1 bond0", value: { bridge: "br-biz" }, source: { line: 1 } },
    ]);
  });

  test("with its kind only: names, and nothing concluded from them", async () => {
    const e = await analyzed("{ file: ports.txt, kind: ovs-vsctl }");
    expect(e.inputs).toMatchObject([{ kind: "ovs-vsctl", records: 2, unparsed: 0 }]);
    expect(e.facts).toEqual([]);
  });

  test("with neither: unknown, with what to do about it", async () => {
    const e = await analyzed("{ file: ports.txt }");
    expect(e.inputs).toMatchObject([{ kind: "unknown", unparsed: 2, warnings: [{ code: "text.unknown" }] }]);
    expect(e.inputs[0]!.warnings[0]!.says).toMatch(/case\.yaml can say what it is/);
  });
});

describe("the kinds that a case can name", () => {
  test("are those of the table", () => {
    const { properties } = JSON.parse(schemaText("case")!).$defs.caseSource;
    expect(properties.kind.enum.toSorted()).toEqual([...new Set(FORMATS.map((f) => f.kind))].toSorted());
  });

  test("another word is an error that lists them, with its line", () => {
    const file = put(scratch(), "case.yaml", "sources:\n  - file: a.txt\n    kind: ovs-ports\n");
    expect(() => readCase(file)).toThrow(/not a case file/);
    try {
      readCase(file);
    } catch (error) {
      expect((error as { notes: unknown }).notes).toMatchObject([
        { says: expect.stringMatching(/\/sources\/0\/kind.* must be one of "ping".*"ovs-vsctl"/), where: { line: 3 } },
      ]);
    }
  });
});
