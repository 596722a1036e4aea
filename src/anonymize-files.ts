// Public entry point: whole files anonymized, and searched for what should be gone.
export { anonymizeFiles, writeMap } from "./anonymize/files.ts";
export type { AnonymizedFile, AnonymizedFiles, AnonymizeOptions } from "./anonymize/files.ts";
export { originalsOf, readMap } from "./anonymize/originals.ts";
export type { Originals } from "./anonymize/originals.ts";
export { parseBlock } from "./anonymize/blocks.ts";
export type { Block } from "./anonymize/blocks.ts";
export { loadKey, makeKey } from "./anonymize/key.ts";
export { scanContent, scanFile } from "./anonymize/scan-files.ts";
export { seek } from "./anonymize/scan.ts";
export type { Leak, ScanResult, Sought } from "./anonymize/scan.ts";
export { listInputs } from "./read/list-inputs.ts";
