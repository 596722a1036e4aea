// Generated from schemas/monitoring-snapshot.schema.json by "npm run schema". Do not edit.

/**
 * What monitoring showed over one window, from answers of the Prometheus or VictoriaMetrics API and text exposition: targets before and after, series with their own samples and gaps. Nothing is interpolated and there is no wall clock: the same inputs and key give the same bytes.
 */
export interface MonitoringSnapshot {
  schema: "wirewitness/monitoring-snapshot/1";
  tool: {
    name: "wirewitness";
    version: string;
  };
  anonymized: boolean;
  /**
   * First and last time of a sample; null where no sample has a time. The step is that of all range series, null where they have none or several.
   */
  window: {
    start: string | null;
    end: string | null;
    step_s: number | null;
  };
  /**
   * @minItems 1
   */
  inputs: {
    id: string;
    name: string;
    format: "prometheus" | "prometheus-json";
    bytes: number;
    /**
     * HMAC-SHA-256 under the pseudonym key; SHA-256 with --reveal.
     */
    digest: {
      algorithm: "hmac-sha-256" | "sha-256";
      value: string;
    };
    series: number;
    samples: number;
    targets: number;
    /**
     * Warnings of the API: the answer may be partial.
     */
    warnings: number;
    /**
     * Lines or values that nothing understands.
     */
    unparsed: number;
  }[];
  /**
   * Sides are the first and the last input that hold targets; with one such input there is only after, and no difference.
   */
  targets: {
    before?: Side;
    after?: Side;
    /**
     * In after and not in before.
     */
    added?: {
      job: string;
      instance: string;
    }[];
    /**
     * In before and not in after.
     */
    removed?: {
      job: string;
      instance: string;
    }[];
  };
  series: Series[];
  /**
   * Series by the view that draws them, by the name of the metric, else by its job. A series is in one view or in none.
   */
  views: {
    /**
     * Addresses of subnets and pools: used, available, total.
     */
    addressPool: string[];
    /**
     * Work queues, retries, requests with their codes, CPU and memory of controllers and API servers.
     */
    controlPlane: string[];
    /**
     * CNI daemons, Open vSwitch and OVN.
     */
    cniOvs: string[];
  };
  limits: string[];
}
export interface Side {
  input: string;
  total: number;
  up: number;
  down: number;
  unknown: number;
  list: Target[];
}
/**
 * A scrape target. Its identity is job and instance.
 */
export interface Target {
  job: string;
  instance: string;
  /**
   * Labels but __name__. Anonymized: values of labels that name things are pseudonyms.
   */
  labels: {
    [k: string]: string;
  };
  health: "up" | "down" | "unknown";
  /**
   * Null where the answer does not say.
   */
  scrapeInterval_s: number | null;
}
export interface Series {
  id: string;
  /**
   * Name of the metric; empty for an expression.
   */
  name: string;
  kind: "counter" | "gauge" | "unknown";
  /**
   * A TYPE line of an exposition, the ending of the name, or nothing.
   */
  kindFrom: "type" | "name" | "none";
  /**
   * As the name ends (s, bytes, ratio, ...); null where it does not say.
   */
  unit: string | null;
  /**
   * Labels but __name__. Anonymized: values of labels that name things are pseudonyms.
   */
  labels: {
    [k: string]: string;
  };
  input: string;
  line: number;
  /**
   * Step of a range: told, else the least distance when every distance is a multiple of it. Null: single samples, or times without a step, where gaps cannot be counted.
   */
  step_s: number | null;
  samples: {
    at: string | null;
    /**
     * As scraped: a decimal of any length, NaN, +Inf or -Inf. Text, so that no digit is rounded.
     */
    value: string;
  }[];
  /**
   * Steps without a sample, between two samples.
   */
  gaps: {
    after: string;
    before: string;
    missing: number;
  }[];
  /**
   * Of a counter with two stamped samples or more.
   */
  counter?: {
    /**
     * Sum of the rises between neighbouring samples; after a reset, what the counter has by then.
     */
    increase: string;
    /**
     * True with a reset: the counter may have risen more before it.
     */
    atLeast: boolean;
    /**
     * From its own first sample to its own last.
     */
    window_s: number;
    /**
     * increase / window_s, to six digits behind the point. Not extrapolated.
     */
    rate_per_s: number;
    /**
     * Neighbouring samples between which it fell.
     */
    resets: {
      after: string;
      before: string;
    }[];
  };
}
