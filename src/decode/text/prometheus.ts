// Text exposition of Prometheus 0.0.4 and OpenMetrics 1.0 (GET /metrics), as VictoriaMetrics and exporters write it too. Traps: label values
// hold any character, with \\ \" \n escaped; a time is ms (exposition) or seconds with a point (OpenMetrics); exemplars behind "#";
// "# EOF" is no comment but the end.
// Becomes: facts of a monitoring snapshot: targets up and down, samples and series counted; types tell counters from gauges in
// `wirewitness snapshot`. Nothing is interpolated.
// Not read: help texts, exemplars.
import type { Line, TextFormat } from "./format.ts";
import { lineReader } from "./line-reader.ts";
import type { LineRows } from "./line-reader.ts";
import type { PrometheusRow } from "./prometheus-rows.ts";

const LINE_LIMIT = 1 << 16;
const NAME = /^([A-Za-z_:][\w:]{0,300})/;
const TAIL =
  /^[ \t]+([+-]?(?:\d[\d_]*(?:\.\d*)?(?:e[+-]?\d{1,4})?|\.\d+(?:e[+-]?\d{1,4})?|Inf|NaN))(?:[ \t]+(-?\d{1,16}(?:\.\d{1,9})?))?(?: # .*)?[ \t]*$/i;
const LABEL = /^[ \t,]*([A-Za-z_]\w{0,200})="((?:[^"\\]|\\.)*)"[ \t]*/;
const MOST_LABELS = 100;
const META = /^# (?:HELP|TYPE|UNIT) [A-Za-z_:][\w:]* ?|^# EOF$/;
const TYPE =
  /^# TYPE ([A-Za-z_:][\w:]*) (counter|gauge|histogram|summary|untyped|unknown|info|stateset|gaugehistogram)\s*$/;

/** A sample line; undefined for another. */
function series(text: string, line: number): PrometheusRow | undefined {
  const name = NAME.exec(text);
  if (name === null) return undefined;
  let rest = text.slice(name[0].length);
  const labels = new Map<string, string>();
  if (rest.startsWith("{")) {
    rest = rest.slice(1);
    for (let m = LABEL.exec(rest); m !== null && labels.size < MOST_LABELS; m = LABEL.exec(rest)) {
      // a label twice: nobody knows which one is meant
      if (labels.has(m[1]!)) return undefined;
      labels.set(
        m[1]!,
        m[2]!.replace(/\\(.)/g, (_, c: string) => (c === "n" ? "\n" : c)),
      );
      rest = rest.slice(m[0].length);
    }
    const close = /^[ \t,]*\}/.exec(rest);
    if (close === null) return undefined;
    rest = rest.slice(close[0].length);
  }
  const tail = TAIL.exec(rest);
  if (tail === null) return undefined;
  return {
    kind: "series",
    line,
    name: name[1]!,
    labels,
    samples: [{ at: seconds(tail[2]), value: tail[1]! }],
    range: false,
  };
}

/** Whole numbers of 12 digits and more are ms, as exposition has them. */
function seconds(text: string | undefined): string | undefined {
  if (text === undefined || text.includes(".") || text.length < 12) return text;
  return `${text.slice(0, -3)}.${text.slice(-3)}`;
}

function parseLine({ text, number }: Line): LineRows<PrometheusRow> {
  if (text.length > LINE_LIMIT) return undefined;
  const type = TYPE.exec(text);
  if (type !== null) return [{ kind: "note", line: number, of: type[1]!, type: type[2]! }];
  if (META.test(text)) return [{ kind: "note", line: number }];
  if (text.startsWith("#")) return [];
  const row = series(text, number);
  return row === undefined ? undefined : [row];
}

/** Text exposition. */
export const prometheus: TextFormat<PrometheusRow> = {
  id: "prometheus",
  kind: "prometheus",
  from: "Prometheus text exposition 0.0.4 and OpenMetrics 1.0: /metrics",
  detect(head) {
    const lines = head.filter((l) => l.text.trim() !== "");
    if (lines.some((l) => TYPE.test(l.text))) return true;
    // without headers: several samples with labels, and nothing else
    const samples = lines.filter((l) => !l.text.startsWith("#"));
    const labelled = samples.filter((l) => /^[A-Za-z_:][\w:]*\{\w+="/.test(l.text));
    return labelled.length >= 2 && samples.every((l) => series(l.text.slice(0, LINE_LIMIT), l.number) !== undefined);
  },
  open: () => lineReader<PrometheusRow>(parseLine),
};
