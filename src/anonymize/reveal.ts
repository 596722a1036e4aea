// The other door: raw values leave because the user said so (`--reveal`, `inspect`, `packets`).
import { mark, type Outgoing } from "./outgoing.ts";

/** The value itself, raw. */
export function reveal<T>(value: T): Outgoing<T> {
  return mark(value);
}
