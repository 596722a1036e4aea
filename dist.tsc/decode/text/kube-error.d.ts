import type { TextFormat } from "./format.ts";
import type { KubeMessage } from "./kube-rows.ts";
/** Messages without an answer. */
export declare const kubeError: TextFormat<KubeMessage>;
