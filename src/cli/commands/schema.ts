// `wirewitness schema NAME`: the JSON Schemas that outputs and case files follow.
import type { CommandModule } from "yargs";
import { EvidenceError } from "../../errors.ts";
import { print } from "../output.ts";

/** Prints a schema, or the list of names. */
export const schemaCommand: CommandModule<object, object> = {
  command: "schema [name]",
  describe: "Print a JSON Schema (2020-12); without a name, the names",
  builder: (y) =>
    y
      .positional("name", { type: "string", describe: "evidence, case, packet, ..." })
      .example("$0 schema", "the names, one a line")
      .example("$0 schema evidence > evidence.schema.json", "what evidence.json holds")
      .example("$0 schema case | jq .properties", "what a case file may hold"),
  handler: async (argv) => {
    const { schemaNames, schemaText } = await import("../../schemas.ts");
    const name = (argv as { name?: string }).name;
    if (name === undefined) return print(`${schemaNames().join("\n")}\n`);
    const text = schemaText(name);
    if (text === undefined)
      throw new EvidenceError("E_USAGE", `no schema is called "${name}"`, {
        hint: `there are: ${schemaNames().join(", ")}`,
      });
    await print(text.endsWith("\n") ? text : `${text}\n`);
  },
};
