// Public entry point: pseudonyms, and the two doors through which evidence may leave.
export { anonymizeCapture } from "./anonymize/capture.ts";
export type { AnonymizedCapture, CaptureAnonymizing } from "./anonymize/capture.ts";
export { anonymizeCaptureFile } from "./anonymize/capture-file.ts";
export type { ByteSink } from "./anonymize/capture-output.ts";
export { derive } from "./anonymize/derive.ts";
export { KEY_VARIABLE, loadKey } from "./anonymize/key.ts";
export type { Key } from "./anonymize/key.ts";
export type { Outgoing } from "./anonymize/outgoing.ts";
export { refuseLeaksIn } from "./anonymize/outgoing-scan.ts";
export { CryptoPan } from "./anonymize/crypto-pan.ts";
export { Pseudonyms } from "./anonymize/pseudonym.ts";
export { reveal } from "./anonymize/reveal.ts";
export { publishing, scrub, scrubAcceptance } from "./anonymize/scrub.ts";
export type { PseudonymMap } from "./anonymize/wire/maps.ts";
export type { UnknownPart } from "./anonymize/wire/tally.ts";
export { scrubSnapshot } from "./anonymize/snapshot.ts";
export type { ScrubOptions } from "./anonymize/scrub.ts";
