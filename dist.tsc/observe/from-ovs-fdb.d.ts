import type { OvsFdb } from "../decode/text/ovs-fdb.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes one output of ovs-appctl fdb/show. */
export declare function observeOvsFdb(part: PartContext): RowObserver<OvsFdb>;
