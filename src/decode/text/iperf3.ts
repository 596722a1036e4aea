// iperf3 -J, JSON, 3.0 to 3.17: the intervals of a test. Traps: the start is known to the whole second; a test that failed has "error" and
// perhaps no intervals; intervals of the omitted warm-up are marked; with --json-stream (3.17) each event is a document of its own.
// Becomes: a stream in which an interval is a probe: one without a byte was not answered; facts about throughput and about why a
// test ended.
// Not read: jitter, CPU, the single streams.
import type { TextFormat } from "./format.ts";
import type { RowBase } from "./format.ts";
import { JsonReader, flagAt, jsonHead, measureAt, numberAt, objectAt, stringAt } from "./json-tree.ts";
import type { JsonNode, JsonObject, JsonProblem } from "./json-tree.ts";

/** What was tested. */
export interface Iperf3Test extends RowBase {
  readonly kind: "test";
  readonly to: string | undefined;
  readonly from: string | undefined;
  readonly protocol: string | undefined;
  /** Start, whole seconds since 1970. */
  readonly sec: number | undefined;
  readonly reverse: boolean;
}

/** An interval, all streams together. Times are ns from the start of the test. */
export interface Iperf3Interval extends RowBase {
  readonly kind: "interval";
  readonly startNs: number;
  readonly endNs: number;
  readonly bytes: number;
  readonly lostPackets: number | undefined;
  readonly packets: number | undefined;
  readonly retransmits: number | undefined;
  readonly omitted: boolean;
}

/** Why the test ended before its end. */
export interface Iperf3Error extends RowBase {
  readonly kind: "error";
  readonly says: string;
}

/** A row of iperf3. */
export type Iperf3Row = Iperf3Test | Iperf3Interval | Iperf3Error;

const SIGNS =
  /^\s*\{\s*"start"\s*:\s*\{\s*"(?:connected|connecting_to|version|accepted_connection)"\s*:|^\s*\{\s*"event"\s*:\s*"(?:start|interval|end|error)"\s*,\s*"data"\s*:|^\s*\{\s*"title"\s*:\s*"[^"]*"\s*,\s*"start"\s*:\s*\{/;

function rowsOf(document: JsonNode): Iperf3Row[] {
  if (document.type !== "object") return [];
  const event = stringAt(document, "event");
  const data = objectAt(document, "data");
  if (event === "start" && data !== undefined) return [testRow(data)];
  if (event === "interval" && data !== undefined) return interval(data);
  if (event === "error") return [{ kind: "error", line: document.line, says: stringAt(document, "data") ?? "" }];
  const start = objectAt(document, "start");
  const list = document.entries.get("intervals");
  const items = list?.type === "array" ? list.items : [];
  const error = stringAt(document, "error");
  return [
    ...(start === undefined ? [] : [testRow(start)]),
    ...items.flatMap((i) => (i.type === "object" ? interval(i) : [])),
    ...(error === undefined
      ? []
      : [{ kind: "error", line: document.entries.get("error")!.line, says: error } as const]),
  ];
}

function testRow(start: JsonObject): Iperf3Test {
  const connected = start.entries.get("connected");
  const first =
    connected?.type === "array" ? connected.items.find((c): c is JsonObject => c.type === "object") : undefined;
  const to = objectAt(start, "connecting_to");
  const test = objectAt(start, "test_start");
  const stamp = objectAt(start, "timestamp");
  return {
    kind: "test",
    line: start.line,
    to:
      (first === undefined ? undefined : stringAt(first, "remote_host")) ??
      (to === undefined ? undefined : stringAt(to, "host")),
    from: first === undefined ? undefined : stringAt(first, "local_host"),
    protocol: test === undefined ? undefined : stringAt(test, "protocol"),
    sec: stamp === undefined ? undefined : numberAt(stamp, "timesecs"),
    reverse: test !== undefined && numberAt(test, "reverse") === 1,
  };
}

function interval(i: JsonObject): Iperf3Interval[] {
  const sum = objectAt(i, "sum");
  if (sum === undefined) return [];
  const [startNs, endNs] = [seconds(sum, "start"), seconds(sum, "end")];
  const bytes = numberAt(sum, "bytes");
  if (startNs === undefined || endNs === undefined || bytes === undefined || endNs < startNs) return [];
  return [
    {
      kind: "interval",
      line: sum.line,
      startNs,
      endNs,
      bytes,
      lostPackets: numberAt(sum, "lost_packets"),
      packets: numberAt(sum, "packets"),
      retransmits: numberAt(sum, "retransmits"),
      omitted: flagAt(sum, "omitted"),
    },
  ];
}

/** Seconds from the start, as a double of the program's own: to ns. */
function seconds(o: JsonObject, key: string): number | undefined {
  const value = measureAt(o, key, 1e7);
  return value === undefined ? undefined : Math.round(value * 1e9);
}

/** iperf3 in JSON. */
export const iperf3: TextFormat<Iperf3Row | JsonProblem> = {
  id: "iperf3",
  kind: "probe-log",
  from: "iperf3 3.0 to 3.17: -J, --json-stream",
  detect: (head) => SIGNS.test(jsonHead(head)),
  open: () => new JsonReader<Iperf3Row>(rowsOf),
};
