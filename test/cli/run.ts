// Runs the built command line as a user would: a process of its own.
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));

/** The project's folder: paths like samples/evpn-move are relative to it. */
export const ROOT: string = fileURLToPath(new URL("../..", import.meta.url));

/** What a run gave. */
export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `wirewitness ARGS` in the project's folder, or in `cwd`. */
export function wirewitness(
  args: readonly string[],
  options: { input?: string | Uint8Array; env?: Record<string, string>; cwd?: string } = {},
): Ran {
  const env: Record<string, string | undefined> = { ...process.env, NO_COLOR: "1", ...options.env };
  const r = spawnSync(process.execPath, [MAIN, ...args], {
    cwd: options.cwd ?? ROOT,
    env,
    maxBuffer: 1 << 28,
    timeout: 60_000,
    ...(options.input === undefined ? {} : { input: options.input }),
  });
  return { status: r.status, stdout: r.stdout.toString("utf8"), stderr: r.stderr.toString("utf8") };
}

/** A new folder for one test. */
export function scratch(): string {
  return mkdtempSync(join(tmpdir(), "wirewitness-test-"));
}

/** Writes a file into `folder` and gives its path. */
export function put(folder: string, name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** A classic pcap header: microseconds, little endian, snaplen 262144, Ethernet. 24 bytes. */
export const PCAP_HEADER = Uint8Array.from([
  0xd4, 0xc3, 0xb2, 0xa1, 2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 1, 0, 0, 0,
]);

/** A pcap of Ethernet frames, one second apart from 1700000000. */
export function pcap(frames: readonly Uint8Array[]): Uint8Array {
  const parts: Uint8Array[] = [PCAP_HEADER];
  for (const [i, frame] of frames.entries()) {
    const head = new Uint8Array(16);
    const view = new DataView(head.buffer);
    view.setUint32(0, 1_700_000_000 + i, true);
    view.setUint32(8, frame.length, true);
    view.setUint32(12, frame.length, true);
    parts.push(head, frame);
  }
  return Uint8Array.from(parts.flatMap((p) => [...p]));
}
