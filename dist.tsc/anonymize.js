// Public entry point: pseudonyms, and the two doors through which evidence may leave.
export { KEY_VARIABLE, loadKey } from "./anonymize/key.js";
export { CryptoPan, Pseudonyms } from "./anonymize/pseudonym.js";
export { reveal } from "./anonymize/reveal.js";
export { scrub } from "./anonymize/scrub.js";
