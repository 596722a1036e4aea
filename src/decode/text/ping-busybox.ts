// ping of BusyBox (Alpine, initramfs, images of CNI plugins), text. Traps: the first sequence number is 0; a lost probe prints
// nothing; duplicates are counted without a plus sign; an error from elsewhere names neither its sender nor its probe. The lines are
// those of ping-bsd-lines.ts. Rows: ping-rows.ts.
// Becomes: the same as of iputils; loss without a later reply is known from the summary alone.
// Not read: no line of it is left out.
import type { TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import { bsdFamily, openBsd } from "./ping-bsd.ts";
import type { PingRow } from "./ping-rows.ts";

/** ping of BusyBox. */
export const pingBusybox: TextFormat<PingRow> = {
  id: "ping-busybox",
  kind: "ping",
  lineLimit: SHORT_LINE,
  from: "ping and ping6 of BusyBox 1.x",
  detect: (head) => bsdFamily(head) === "busybox",
  open: openBsd,
};
