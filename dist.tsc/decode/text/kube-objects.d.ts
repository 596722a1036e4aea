import type { TextFormat } from "./format.ts";
import type { KubeMessage, KubeObject, YamlProblem } from "./kube-rows.ts";
type Row = KubeObject | KubeMessage | YamlProblem;
/** Objects in YAML. */
export declare const kubeObjectsYaml: TextFormat<Row>;
export {};
