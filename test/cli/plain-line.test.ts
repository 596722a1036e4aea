import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CommandModule } from "yargs";
import { COMMANDS } from "../../src/cli/command-line.ts";
import { plainLine } from "../../src/cli/plain-line.ts";
import { yargsLine } from "../../src/cli/yargs-line.ts";

type Got = { command: unknown; argv: Record<string, unknown> };

/** What yargs gives a handler, or undefined when it refuses the line. */
async function byYargs(args: readonly string[]): Promise<Got | undefined> {
  let got: Got | undefined;
  const handler = (command: unknown) => (argv: object) => void (got = { command, argv: { ...argv } });
  const commands = COMMANDS.map((c): CommandModule<object, object> => ({ ...c, handler: handler(c.command) }));
  try {
    await yargsLine(commands, args);
  } catch {
    return undefined;
  }
  return got;
}

async function byPlain(args: readonly string[]): Promise<Got | undefined> {
  const line = await plainLine(COMMANDS, args);
  return line === undefined ? undefined : { command: line.command.command, argv: line.argv };
}

const WORDS = [
  "./b c.log",
  "",
  "'q'",
  ..."analyze inspect packets validate schema frobnicate analyse".split(" "),
  ..."a.pcap - -- 5 2.5 1e3 0x10 true false x=1 keyed none text ndjson epoch vxlan:50000 2026-09-23".split(" "),
  ..."-05:00 len>5 \u00e9vidence constructor __proto__ --case --date --tz --tunnel-port --wait --reveal".split(" "),
  ..."--key-file --keep-vendor --out --json --digest --force --strict --format --where --limit --time".split(" "),
  ..."--lang zh --quiet --verbose --guess --no-guess --tunnelPort --json=true --wait=3 --constructor --toString -x --out= --Json".split(
    " ",
  ),
];

describe("plainLine", () => {
  test("takes the usual lines", async () => {
    expect(await byPlain(["analyze", "a.pcap", "--json", "--digest", "none", "--reveal"])).toEqual({
      command: "analyze [input..]",
      argv: {
        input: ["a.pcap"],
        json: true,
        checksums: false,
        digest: "none",
        reveal: true,
        "keep-vendor": false,
        force: false,
        lang: "en",
        quiet: false,
        verbose: false,
        strict: false,
      },
    });
    expect(
      (await byPlain(["packets", "-", "--limit", "20", "--tunnel-port", "vxlan:1", "--tunnel-port", "geneve:2"]))?.argv,
    ).toMatchObject({ file: "-", limit: 20, "tunnel-port": ["vxlan:1", "geneve:2"], format: "text", guess: true });
  });

  test.each([
    [],
    ["--help"],
    ["analyze", "--help"],
    ["inspect"],
    ["packets", "a.pcap", "b.pcap"],
    ["packets", "a.pcap", "--format", "xml"],
    ["analyze", "a.pcap", "--wait", "soon"],
    ["analyze", "a.pcap", "--wait"],
    ["analyze", "a.pcap", "--case", "a.yaml", "--case", "b.yaml"],
    ["analyze", "a.pcap", "--jsn"],
    ["analyze", "--", "--json"],
  ])("leaves %j to yargs", async (...args) => {
    expect(await byPlain(args.flat())).toBeUndefined();
  });

  test("gives what yargs gives", async () => {
    const line = fc.tuple(
      fc.constantFrom("analyze", "inspect", "packets", "validate", "schema"),
      fc.array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...WORDS) }, { weight: 1, arbitrary: fc.string() }), {
        maxLength: 6,
      }),
    );
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(line, async ([command, more]) => {
        const args = [command, ...more];
        const plain = await byPlain(args);
        if (plain === undefined) return;
        taken++;
        const full = await byYargs(args);
        expect(full?.command).toBe(plain.command);
        // beside these yargs gives only its own `_` and `$0`, and names in other spelling
        const spelled = Object.keys(full!.argv).filter((k) => k !== "_" && k !== "$0" && !/[A-Z]/.test(k));
        const given = Object.fromEntries(spelled.map((k) => [k, full!.argv[k]]).filter(([, v]) => v !== undefined));
        expect(given).toEqual(plain.argv);
      }),
      { numRuns: 1500, seed: 20261130 },
    );
    expect(taken).toBeGreaterThan(100);
  });
});
