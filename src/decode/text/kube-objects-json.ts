// `kubectl|oc get ... -o json`, `kubectl get --raw`: objects of Kubernetes in JSON, one or a list. Trap: the elements of a list of
// the raw API say neither kind nor version; the list does ("PodList").
// Becomes: the same as of YAML.
import type { TextFormat } from "./format.ts";
import { JsonReader, jsonHead } from "./json-tree.ts";
import type { JsonProblem } from "./json-tree.ts";
import { kubeObjects } from "./kube-rows.ts";
import type { KubeObject } from "./kube-rows.ts";

const SIGNS =
  /^\s*\[?\s*\{\s*"(?:apiVersion|kind)"\s*:\s*"[\w./-]{1,200}"\s*,\s*"(?:kind|apiVersion|items|metadata|spec|status|data|type)"\s*:/;

/** Objects in JSON. */
export const kubeObjectsJson: TextFormat<KubeObject | JsonProblem> = {
  id: "kube-objects-json",
  kind: "kube-objects",
  from: "Kubernetes objects in JSON: kubectl|oc get -o json, kubectl get --raw",
  detect: (head) => SIGNS.test(jsonHead(head)),
  open: () => new JsonReader<KubeObject>((document) => kubeObjects(document) ?? []),
};
