// Windows ping: lines that a careless pattern would be slow on.
import { expect, it } from "vitest";
import { pingWindows } from "../../../src/decode/text/ping-windows.ts";
import { rowsOf } from "./lines.ts";

const START = "Pinging 192.0.2.1 with 32 bytes of data:\n";

it.each([
  ["colons", ":".repeat(100_000)],
  ["colons before an equals sign", `${":".repeat(20_000)}=1x`],
  ["hexadecimal groups", `Reply from ${"ab:".repeat(30_000)} bytes=32`],
  ["digits and dots", `Reply from ${"1.".repeat(30_000)}: bytes=32`],
])("a line of %s is not understood, and at once", (_name, line) => {
  const start = performance.now();
  const rows = rowsOf(pingWindows, START + line);
  // Without bounds these took seconds to minutes.
  expect(performance.now() - start).toBeLessThan(1000);
  expect(rows.at(-1)).toMatchObject({ kind: "unparsed", line: 2 });
});
