import type { JsonProblem } from "../decode/text/json-tree.ts";
import type { KubeMessage, KubeObject, YamlProblem } from "../decode/text/kube-rows.ts";
import { KubeBook } from "./kube-book.ts";
import type { PartContext, RowObserver } from "./text-observer.ts";
type Row = KubeObject | KubeMessage | YamlProblem | JsonProblem;
/** Observes objects in YAML or JSON. */
export declare function observeKubeObjects(part: PartContext): RowObserver<Row>;
/** What kubectl or the server says: the kind of it as a finding, its words (which name things) as a fact. */
export declare function kubeMessage(row: KubeMessage, book: KubeBook): void;
export {};
