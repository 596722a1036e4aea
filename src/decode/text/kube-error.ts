// What kubectl and the API server say instead of an answer: NotFound, unknown fields, refused objects, "No resources found".
// Becomes: findings, with the words of the server.
// Not read: no line of it is left out.
import type { Line, TextFormat } from "./format.ts";
import { SHORT_LINE } from "./format.ts";
import { parseKubeMessage } from "./kube-rows.ts";
import type { KubeMessage } from "./kube-rows.ts";
import { lineReader } from "./line-reader.ts";

// "error: ..." alone is anybody's
const SURE =
  /^(?:Error from server(?: \(\w+\))?: |No resources found|The \w+ "[^"]*" is invalid|Unable to connect to the server: |The connection to the server \S+ was refused|error: (?:the server doesn't have a resource type|unable to recognize|error (?:validating|parsing)|no matches for kind|resource mapping not found|You must be logged in))|strict decoding error|unknown field "(?:spec|status|metadata)\./;

/** A further line of an error that spans several: "* spec.x: Invalid value: ...". */
const MORE = /^\s+\S|^[*-] \S|^ensure CRDs are installed first/;

function isMore(text: string): boolean {
  return MORE.test(text);
}

/** Messages without an answer. */
export const kubeError: TextFormat<KubeMessage> = {
  id: "kube-error",
  kind: "kube-error",
  lineLimit: SHORT_LINE,
  from: "kubectl|oc and the API server: errors, warnings, empty answers",
  whole: true,
  detect(head) {
    const lines = head.filter((l) => l.text.trim() !== "");
    const known = (l: Line) => parseKubeMessage(l.text, l.number) !== undefined || isMore(l.text);
    return lines.some((l) => SURE.test(l.text)) && !isMore(lines[0]!.text) && lines.every(known);
  },
  open: () =>
    lineReader<KubeMessage>(({ text, number }) => {
      const message = parseKubeMessage(text, number);
      if (message !== undefined) return [message];
      return isMore(text) ? [{ kind: "message", line: number, what: "error", says: text.trim() }] : undefined;
    }),
};
