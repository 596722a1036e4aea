// anonymize, scan and keygen as commands: files, modes, exit codes, and that nothing is left behind where something fails.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { put, ROOT, scratch, wirewitness } from "./run.ts";

const KEY = ["--key-file", join(ROOT, "samples", "public.key")];
const list = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted();

test("keygen: 64 digits for the owner alone, never shown, never overwritten", () => {
  const file = join(scratch(), "k");
  const r = wirewitness(["keygen", "--out", file]);
  expect([r.status, statSync(file).mode & 0o777]).toEqual([0, 0o600]);
  const key = readFileSync(file, "utf8").trim();
  expect(key).toMatch(/^[\da-f]{64}$/);
  expect(r.stdout + r.stderr).not.toContain(key);
  expect(wirewitness(["keygen", "--out", file])).toMatchObject({ status: 2 });
  expect(readFileSync(file, "utf8").trim()).toBe(key);
});

test("a folder: the same layout and kinds, the case still a case, and a scan finds nothing", () => {
  const folder = scratch();
  const [out, map] = [join(folder, "out"), join(folder, "map.json")];
  const sample = join(ROOT, "samples", "evpn-move");
  const r = wirewitness(["anonymize", sample, "--out", out, ...KEY, "--map-out", map]);
  expect([r.status, r.stderr]).toEqual([0, expect.stringContaining("none holds an original")]);
  expect(statSync(map).mode & 0o777).toBe(0o600);
  expect(list(out).length).toBe(list(sample).length);
  expect(list(out)).toContain("case.yaml");
  expect(list(out).join()).not.toMatch(/leaf|spine|hv1|tmp/);
  expect(wirewitness(["scan", out, "--map", map])).toMatchObject({ status: 0 });
  expect(wirewitness(["scan", out, "--originals", sample]).status).toBe(0);
  const raw = wirewitness(["scan", join(sample, "case.yaml"), "--map", map]);
  expect([raw.status, raw.stdout]).toEqual([1, expect.stringMatching(/case\.yaml:\d+: an original \(text\)/)]);
  // the place is told, the original only when asked
  expect(raw.stdout).not.toContain("02:57:57:00:00:50");
  expect(wirewitness(["scan", sample, "--map", map, "--reveal"]).stdout).toContain("02:57:57:00:00:50");
  expect(wirewitness(["validate", join(out, "case.yaml")]).status).toBe(0);
}, 60_000);

test("the same key gives the same files; another key others", () => {
  const folder = scratch();
  const log = put(folder, "a.log", "PING vm1 (10.1.2.3) 56(84) bytes of data.\n64 bytes from vm1 (10.1.2.3): icmp_seq=1 ttl=64 time=0.1 ms\n"); // prettier-ignore
  const run = (out: string, ...more: string[]) => {
    expect(wirewitness(["anonymize", log, "--out", join(folder, out), ...more]).status).toBe(0);
    const [name] = list(join(folder, out));
    return [name, readFileSync(join(folder, out, name!), "utf8")];
  };
  expect(run("one", ...KEY)).toEqual(run("two", ...KEY));
  expect(run("three")).not.toEqual(run("one2", ...KEY));
});

test("a file that cannot be read is left out and said; the folder must be new", () => {
  const folder = scratch();
  const text = put(folder, "a.log", "PING 10.1.2.3 (10.1.2.3) 56(84) bytes of data.\n");
  const binary = put(folder, "b.bin", Buffer.from([0, 1, 2, 3, 0, 0, 0, 9, 8, 7]));
  const out = join(folder, "out");
  const r = wirewitness(["anonymize", text, binary, "--out", out, ...KEY]);
  expect([r.status, r.stdout, list(out).length]).toEqual([2, expect.stringMatching(/b\.bin: left out/), 1]);
  expect(list(out).some((f) => f.endsWith(".tmp"))).toBe(false);
  const again = wirewitness(["anonymize", text, "--out", out, ...KEY]);
  expect([again.status, list(out).length]).toEqual([2, 1]);
});

test("two addresses that meet in --target: refused, and nothing is left", () => {
  const folder = scratch();
  const lines = Array.from({ length: 9 }, (_, i) => `64 bytes from 81.${i}.7.9: icmp_seq=${i} ttl=64 time=0.1 ms\n`);
  const log = put(folder, "a.log", `PING 81.0.7.9 (81.0.7.9) 56(84) bytes of data.\n${lines.join("")}`);
  const out = join(folder, "out");
  const r = wirewitness(["anonymize", log, "--out", out, ...KEY, "--target", "198.18.0.0/30"]);
  expect([r.status, r.stderr]).toEqual([2, expect.stringContaining("two addresses become one")]);
  expect(existsSync(out)).toBe(false);
});

test("scan wants to know what to look for", () => {
  const file = put(scratch(), "a.txt", "x\n");
  expect(wirewitness(["scan", file]).status).toBe(2);
  expect(wirewitness(["scan", file, "--map", file])).toMatchObject({ status: 2, stderr: expect.stringContaining("no map") }); // prettier-ignore
});
