import type { OvnTraceRow } from "../decode/text/ovn-trace.ts";
import type { OvsTraceRow } from "../decode/text/ovs-flows-trace.ts";
import type { OvsFlow } from "../decode/text/ovs-flows.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes a dump of flows: counted, nothing more. */
export declare function observeOvsFlows(_part: PartContext): RowObserver<OvsFlow>;
/** Observes ofproto/trace. */
export declare function observeOvsTrace(part: PartContext): RowObserver<OvsTraceRow>;
/** Observes ovn-trace, which may hold several traces. */
export declare function observeOvnTrace(part: PartContext): RowObserver<OvnTraceRow>;
