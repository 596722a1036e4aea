// `kubectl|oc get ... -o yaml`, manifests and must-gather: objects of Kubernetes in YAML, one or several documents, lists. Traps:
// kubectl writes the kind of a list after its elements; warnings of the server stand between; a MAC without quotes is a number in
// YAML 1.1; duplicate keys (the last counts); a 2 MB list would take the parser 300 MB, so its elements are read one by one.
// Becomes: facts about addresses and networks (ipam.allocatable, network.firstFreeAddress, network.mtu, network.overlap,
// vtep.network), BGP neighbours, VMs, Pods and nodes, migrations and their phases with times; warnings of the server as findings.
// Not read: objects of other types are rows without facts; specifications of containers, events, secrets.
import type { Line, RowReader, TextFormat, Unparsed } from "./format.ts";
import { unparsed } from "./format.ts";
import { kubeObjects, parseKubeMessage } from "./kube-rows.ts";
import type { KubeMessage, KubeObject, YamlProblem } from "./kube-rows.ts";
import { YamlChunks, readYaml } from "./yaml-tree.ts";
import type { YamlChunk } from "./yaml-tree.ts";

type Row = KubeObject | KubeMessage | YamlProblem;

/** Errors of the parser after which no more is given to it: each costs far more than what is right, and this is no YAML. */
const MOST_ERRORS = 1000;

class ObjectReader implements RowReader<Row> {
  private readonly chunks = new YamlChunks();
  private errors = 0;

  read(lines: readonly Line[]): (Row | Unparsed)[] {
    const out: (Row | Unparsed)[] = [];
    for (const line of lines) {
      const message = parseKubeMessage(line.text, line.number);
      if (message !== undefined && !/^\s/.test(line.text)) out.push(message);
      else for (const chunk of this.chunks.push(line)) out.push(...this.rows(chunk));
    }
    return out;
  }

  end(): (Row | Unparsed)[] {
    return this.chunks.end().flatMap((chunk) => this.rows(chunk));
  }

  private rows(chunk: YamlChunk): (Row | Unparsed)[] {
    if (this.errors > MOST_ERRORS) return chunk.lines.filter((l) => l.text.trim() !== "").map(unparsed);
    const { node, problem, errors } = readYaml(chunk);
    this.errors += errors;
    const problems = problem === undefined ? [] : [problem];
    const objects = node === undefined ? [] : kubeObjects(node);
    if (objects !== undefined) return [...objects, ...problems];
    // a document of something else
    const first = chunk.lines.find((l) => l.text.trim() !== "" && !/^\s*#/.test(l.text));
    return [...(first === undefined ? [] : [unparsed(first)]), ...problems];
  }
}

/** Objects in YAML. */
export const kubeObjectsYaml: TextFormat<Row> = {
  id: "kube-objects",
  kind: "kube-objects",
  from: "Kubernetes objects in YAML: kubectl|oc get -o yaml, manifests, must-gather",
  detect(head) {
    const top = head.map((l) => l.text.replace(/^- /, ""));
    const version = top.some((t) => /^(?:apiVersion|"apiVersion"): *["']?[\w./-]{1,200}["']?\s*$/.test(t));
    return version && top.some((t) => /^(?:kind: *["']?[A-Z]\w*["']?|items:|metadata:|spec:)\s*(?:#.*)?$/.test(t));
  },
  open: () => new ObjectReader(),
};
