// The JSON Schemas as files of the package.
import { readFileSync, readdirSync } from "node:fs";
const FOLDER = new URL("../../schemas/", import.meta.url);
/** Names of the schemas: "evidence", "case", "packet", ... sorted. */
export function schemaNames() {
    return readdirSync(FOLDER)
        .filter((f) => f.endsWith(".schema.json"))
        .map((f) => f.slice(0, -".schema.json".length))
        .sort();
}
/** Text of a schema; undefined when there is none of that name. */
export function schemaText(name) {
    return schemaNames().includes(name) ? readFileSync(new URL(`${name}.schema.json`, FOLDER), "utf8") : undefined;
}
