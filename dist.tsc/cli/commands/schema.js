import { EvidenceError } from "../../errors.js";
import { print } from "../output.js";
/** Prints a schema, or the list of names. */
export const schemaCommand = {
    command: "schema [name]",
    describe: "Print a JSON Schema (2020-12); without a name, the names",
    builder: (y) => y
        .positional("name", { type: "string", describe: "evidence, case, packet, ..." })
        .example("$0 schema", "the names, one a line")
        .example("$0 schema evidence > evidence.schema.json", "what evidence.json holds")
        .example("$0 schema case | jq .properties", "what a case file may hold"),
    handler: async (argv) => {
        const { schemaNames, schemaText } = await import("../../schemas.js");
        const name = argv.name;
        if (name === undefined)
            return print(`${schemaNames().join("\n")}\n`);
        const text = schemaText(name);
        if (text === undefined)
            throw new EvidenceError("E_USAGE", `no schema is called "${name}"`, {
                hint: `there are: ${schemaNames().join(", ")}`,
            });
        await print(text.endsWith("\n") ? text : `${text}\n`);
    },
};
