import type { TextFormat } from "./format.ts";
import type { JsonProblem } from "./json-tree.ts";
import type { KubeObject } from "./kube-rows.ts";
/** Objects in JSON. */
export declare const kubeObjectsJson: TextFormat<KubeObject | JsonProblem>;
