// The licences of what a bundle holds, to lie beside it.
import { readFileSync, readdirSync } from "node:fs";

/** Name, version and licence text of every package that went into the bundle. */
export function licences(chunks) {
  const packages = new Set();
  for (const chunk of chunks) {
    for (const id of Object.keys(chunk.modules ?? {})) {
      const m = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id);
      if (m !== null) packages.add(m[0]);
    }
  }
  return [...packages]
    .sort((a, b) => (a < b ? -1 : 1))
    .map(licence)
    .join("\n\n");
}

function licence(path) {
  const { name, version, license } = JSON.parse(readFileSync(`${path}/package.json`, "utf8"));
  const file = readdirSync(path).find((f) => /^licen[cs]e/i.test(f));
  const text = file === undefined ? "" : readFileSync(`${path}/${file}`, "utf8").trim();
  return `${name} ${version} (${license})\n\n${text}\n`;
}
