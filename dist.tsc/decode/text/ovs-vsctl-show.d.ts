import type { TextFormat } from "./format.ts";
import type { OvsBridge, OvsPort, OvsStatement, OvsSystem } from "./ovs-rows.ts";
/** Rows of `ovs-vsctl show`. */
export type OvsShowRow = OvsBridge | OvsPort | OvsStatement | OvsSystem;
/** Bridges and ports, as printed or as summed up by hand. */
export declare const ovsVsctlShow: TextFormat<OvsShowRow>;
