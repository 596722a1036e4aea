// placeholder
import type { CaptureInterface, RecordBatch } from "../read/batch.ts";
import type { FrameObserver } from "./frame-observer.ts";
import type { InputContext } from "./observation.ts";
/** x */
export class FastLoop {
  private o: FrameObserver;
  constructor(o: FrameObserver, _p: InputContext["tunnelPorts"], _g: boolean) {
    this.o = o;
  }
  /** x */
  run(batch: RecordBatch, interfaces: readonly CaptureInterface[]): void {
    for (let i = 0; i < batch.count; i++) {
      const f = interfaces[batch.iface[i]!]!;
      this.o.frame(i, f, this.o.frames.of(f));
    }
  }
}
