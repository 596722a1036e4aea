// Options that several commands have: each is spelled out once, so that it means the same and reads the same everywhere.
import type { PlanOptions } from "../index.ts";

/** Definitions for yargs' `options`, by name. A command picks those that it has. */
export const OPTION = {
  case: { type: "string", requiresArg: true, describe: "Case file that names sources, nodes, order and zones" },
  date: { type: "string", requiresArg: true, describe: "Date of stamps without one, such as 2026-09-23" },
  tz: { type: "string", requiresArg: true, describe: "Zone of stamps without one, such as -05:00" },
  "tunnel-port": {
    type: "string",
    array: true,
    requiresArg: true,
    nargs: 1,
    describe: "UDP port of a tunnel, such as vxlan:50000",
  },
  "probe-port": {
    type: "string",
    array: true,
    requiresArg: true,
    nargs: 1,
    describe: "UDP port with packets of iperf3, beside 5201",
  },
  wait: {
    type: "number",
    requiresArg: true,
    describe: "Seconds without an answer, by the end, that count as lost [2]",
  },
  reveal: { type: "boolean", default: false, describe: "Keep addresses, MACs and names as they are" },
  "key-file": {
    type: "string",
    requiresArg: true,
    describe: "32-byte pseudonym key; else WIREWITNESS_KEY, else random",
  },
  "keep-vendor": { type: "boolean", default: false, describe: "Keep the vendor part of MAC addresses" },
  lang: { choices: ["en", "zh"] as const, default: "en", describe: "Language of what is written: English or Chinese" },
  verbose: { type: "boolean", default: false, describe: "Say of each input when it was read, and how long it took" },
  quiet: { type: "boolean", default: false, describe: "No summary, no progress, no remarks: only problems" },
} as const;

/** Options that say how inputs are to be read. */
export const READING = {
  case: OPTION.case,
  date: OPTION.date,
  tz: OPTION.tz,
  "tunnel-port": OPTION["tunnel-port"],
  "probe-port": OPTION["probe-port"],
  wait: OPTION.wait,
} as const;

/** How much a command tells of long work. */
export const TALK = { quiet: OPTION.quiet, verbose: OPTION.verbose } as const;

/** Options under which results may leave the machine. */
export const LEAVING = {
  reveal: OPTION.reveal,
  "key-file": OPTION["key-file"],
  "keep-vendor": OPTION["keep-vendor"],
} as const;

/** Positional arguments of a command that reads a body of evidence. */
export const INPUTS = {
  type: "string",
  array: true,
  default: [] as string[],
  describe: "Captures, logs, folders of them, or - for stdin",
} as const;

/** What the options of `READING` give. */
export interface ReadingArguments {
  readonly case?: string;
  readonly date?: string;
  readonly tz?: string;
  readonly "tunnel-port"?: readonly string[];
  readonly "probe-port"?: readonly string[];
  readonly wait?: number;
}

/** What the options of `LEAVING` give. */
export interface LeavingArguments {
  readonly reveal: boolean;
  readonly "key-file"?: string;
  readonly "keep-vendor": boolean;
}

/** The options of `READING` as the library takes them. */
export function planOptions(argv: ReadingArguments): PlanOptions {
  return {
    ...(argv.case === undefined ? {} : { caseFile: argv.case }),
    ...(argv.date === undefined ? {} : { date: argv.date }),
    ...(argv.tz === undefined ? {} : { zone: argv.tz }),
    ...(argv["tunnel-port"] === undefined ? {} : { tunnelPorts: argv["tunnel-port"] }),
    ...(argv["probe-port"] === undefined ? {} : { probePorts: argv["probe-port"] }),
    ...(argv.wait === undefined ? {} : { waitNs: Math.round(argv.wait * 1e9) }),
  };
}
