import { print, say } from "../output.js";
/** Prints what is wrong, a line each; exit code 1 when anything is. */
export const validateCommand = {
    command: "validate <file..>",
    describe: "Hold evidence JSON or a case file against its schema and its own arithmetic",
    builder: (y) => y
        .positional("file", { type: "string", array: true, demandOption: true, describe: "evidence.json or case.yaml" })
        .option("json", { type: "boolean", default: false, describe: "Print an array, one object a file" })
        .example("$0 validate reports/move/evidence.json", "does it add up?")
        .example("$0 validate case.yaml", "is the case file right?")
        .example("$0 validate --json *.json | jq '.[].problems[]'", "for a program"),
    handler: async (argv) => {
        const { file: files, json } = argv;
        const { validateFile } = await import("../../schemas.js");
        const { EvidenceError } = await import("../../errors.js");
        const results = [];
        for (const file of files) {
            try {
                const v = await validateFile(file);
                results.push(v);
                if (v.problems.length > 0)
                    process.exitCode ??= 1;
                if (!json)
                    await print(v.problems.length === 0
                        ? `${file}: ${v.kind}, fits and adds up\n`
                        : v.problems.map((p) => `${p.file}:${p.line}: ${p.says}\n`).join(""));
            }
            catch (error) {
                if (!(error instanceof EvidenceError))
                    throw error;
                process.exitCode = 2;
                say(`wirewitness: ${error.message}`);
            }
        }
        if (json)
            await print(`${JSON.stringify(results, null, 2)}\n`);
    },
};
