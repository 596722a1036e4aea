// Finds the folder of recordings, corpus and fixtures that may lie beside the project. Tests that use it say so when they skip.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe } from "vitest";

const beside = fileURLToPath(new URL("../../shared", import.meta.url));

/** Path of the shared folder, or undefined when it is not there. WIREWITNESS_SHARED overrides. */
export const shared: string | undefined = [process.env["WIREWITNESS_SHARED"], beside].find(
  (p): p is string => p !== undefined && existsSync(p),
);

/** `describe` that is skipped, with its reason in the title, when the shared folder is absent. */
export function describeShared(title: string, body: (root: string) => void): void {
  const root = shared;
  if (root === undefined) describe.skip(`${title} (skipped: no ../shared beside the project)`, () => {});
  else describe(title, () => body(root));
}
