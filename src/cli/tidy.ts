// Garbage of several large inputs, collected between them. V8 lets its heap grow by what lives on, and every large capture that is
// kept for the clocks lives on: ten of a million probes took 600 MB, of which 250 were needed.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Records after which a collection, 10 to 30 ms, costs nothing beside their reading. */
const WORTH_IT = 500_000;

let collect: (() => void) | undefined;

/** Collects after large inputs, where there are several. */
export class Tidy {
  #inputs = 0;
  #records = 0;

  /** An input has been read. */
  read(records: number): void {
    this.#inputs++;
    this.#records += records;
    if (this.#records >= WORTH_IT && this.#inputs > 1) this.#collect();
  }

  /** All have been read and related: what only that needed goes before anything is written. */
  end(): void {
    if (this.#inputs > 1 && collect !== undefined) this.#collect();
  }

  #collect(): void {
    this.#records = 0;
    if (collect === undefined) {
      // a program cannot ask for it otherwise; a context that is made after the flag has the function
      setFlagsFromString("--expose-gc");
      collect = runInNewContext("gc") as () => void;
    }
    collect();
  }
}
