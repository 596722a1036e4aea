import type { SysctlError, SysctlRow } from "../decode/text/linux-sysctl.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes one dump of kernel settings. */
export declare function observeLinuxSysctl(part: PartContext): RowObserver<SysctlRow | SysctlError>;
