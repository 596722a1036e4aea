import type { NosRow } from "../decode/text/nos-rows.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes one EVPN table of EOS, NX-OS, Junos, SONiC or GoBGP. */
export declare function observeNos(part: PartContext): RowObserver<NosRow>;
