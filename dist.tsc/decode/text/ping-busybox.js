import { SHORT_LINE } from "./format.js";
import { bsdFamily, openBsd } from "./ping-bsd.js";
/** ping of BusyBox. */
export const pingBusybox = {
    id: "ping-busybox",
    kind: "ping",
    lineLimit: SHORT_LINE,
    from: "ping and ping6 of BusyBox 1.x",
    detect: (head) => bsdFamily(head) === "busybox",
    open: openBsd,
};
