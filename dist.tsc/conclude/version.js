// The version of this package, as its package.json has it.
import { readFileSync } from "node:fs";
/** Version of this package, such as "0.1.0". */
export function toolVersion() {
    return JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"))
        .version;
}
