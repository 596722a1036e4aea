// The other door: raw values leave because the user said so (`--reveal`, `inspect`, `packets`).
import { mark } from "./outgoing.js";
/** The value itself, raw. */
export function reveal(value) {
    return mark(value);
}
