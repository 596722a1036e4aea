import { unparsed } from "./format.js";
import { kubeObjects, parseKubeMessage } from "./kube-rows.js";
import { YamlChunks, readYaml } from "./yaml-tree.js";
/** Errors of the parser after which no more is given to it: each costs far more than what is right, and this is no YAML. */
const MOST_ERRORS = 1000;
class ObjectReader {
    chunks = new YamlChunks();
    errors = 0;
    read(lines) {
        const out = [];
        for (const line of lines) {
            const message = parseKubeMessage(line.text, line.number);
            if (message !== undefined && !/^\s/.test(line.text))
                out.push(message);
            else
                for (const chunk of this.chunks.push(line))
                    out.push(...this.rows(chunk));
        }
        return out;
    }
    end() {
        return this.chunks.end().flatMap((chunk) => this.rows(chunk));
    }
    rows(chunk) {
        if (this.errors > MOST_ERRORS)
            return chunk.lines.filter((l) => l.text.trim() !== "").map(unparsed);
        const { node, problem, errors } = readYaml(chunk);
        this.errors += errors;
        const problems = problem === undefined ? [] : [problem];
        const objects = node === undefined ? [] : kubeObjects(node);
        if (objects !== undefined)
            return [...objects, ...problems];
        // a document of something else
        const first = chunk.lines.find((l) => l.text.trim() !== "" && !/^\s*#/.test(l.text));
        return [...(first === undefined ? [] : [unparsed(first)]), ...problems];
    }
}
/** Objects in YAML. */
export const kubeObjectsYaml = {
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
