import { JsonReader, jsonHead } from "./json-tree.js";
import { kubeObjects } from "./kube-rows.js";
const SIGNS = /^\s*\[?\s*\{\s*"(?:apiVersion|kind)"\s*:\s*"[\w./-]{1,200}"\s*,\s*"(?:kind|apiVersion|items|metadata|spec|status|data|type)"\s*:/;
/** Objects in JSON. */
export const kubeObjectsJson = {
    id: "kube-objects-json",
    kind: "kube-objects",
    from: "Kubernetes objects in JSON: kubectl|oc get -o json, kubectl get --raw",
    detect: (head) => SIGNS.test(jsonHead(head)),
    open: () => new JsonReader((document) => kubeObjects(document) ?? []),
};
