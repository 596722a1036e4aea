// What is made of outgoing values alone is outgoing itself: nothing raw can get into it.
import { mark, type Outgoing } from "./outgoing.ts";

/** `make` may use nothing but the values that it is given, and words of its own. */
export function derive<T, U>(values: readonly Outgoing<T>[], make: (values: readonly Outgoing<T>[]) => U): Outgoing<U> {
  return mark(make(values));
}
