import type { VtyshError } from "../decode/text/vtysh-error.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
/** Observes an answer that is no table. */
export declare function observeVtyshError(part: PartContext): RowObserver<VtyshError>;
