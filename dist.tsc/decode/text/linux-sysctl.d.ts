import type { RowBase, TextFormat } from "./format.ts";
/** A kernel setting. */
export interface SysctlRow extends RowBase {
    readonly kind: "sysctl";
    /** With dots: "net.ipv4.conf.eth0.rp_filter"; a dot within an interface's name is printed as "/". */
    readonly key: string;
    /** As printed. */
    readonly value: string;
}
/** A setting that could not be read. */
export interface SysctlError extends RowBase {
    readonly kind: "sysctlError";
    readonly says: string;
}
/** Kernel settings. */
export declare const linuxSysctl: TextFormat<SysctlRow | SysctlError>;
