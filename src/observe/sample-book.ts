// Answered probes for the figure, thinned by doubling strides: constant memory, the same choice for the same capture. Columns
// of numbers: an object a probe would be most of the garbage of a run.

/** Most answered probes kept for one stream, and for one input. */
const STREAM_LIMIT = 5_000;
const INPUT_LIMIT = 50_000;
const FIRST_ROOM = 16;

/** Columns of a kept probe. Numbers: stamp from its clock base (NaN unknown), round trip (NaN unknown). */
const FLOATS = 4;
const ORDINAL = 0;
const SENT = 1;
const RECORD = 2;
const RTT = 3;
const INTS = 2;
/** Clock base of the send, times 2, plus 1 when its answer was late. */
const HOW = 0;
const VTEP = 1;

/** One probe as `read` gives it. */
export interface SampledProbe {
  ordinal: number;
  /** ns from the clock base that `sentBase` names. */
  sent: number;
  sentBase: number;
  record: number;
  /** NaN when it is not known. */
  rttNs: number;
  late: boolean;
  vtep: number;
}

interface Thinned {
  count: number;
  floats: Float64Array;
  ints: Int32Array;
  stride: number;
}

/** Thinned answered and late probes of every stream of one input. */
export class SampleBook {
  private readonly probe: SampledProbe = {
    ordinal: 0,
    sent: 0,
    sentBase: 0,
    record: 0,
    rttNs: 0,
    late: false,
    vtep: 0,
  };
  private readonly streams: (Thinned | undefined)[] = [];
  private kept = 0;
  private limit = STREAM_LIMIT;

  /** Stamps of the probe that `add` takes next: its send, the record of it, and its round trip (NaN when it is not known). */
  stamped(sent: number, sentBase: number, record: number, rttNs: number): void {
    const { probe } = this;
    probe.sent = sent;
    probe.sentBase = sentBase;
    probe.record = record;
    probe.rttNs = rttNs;
  }

  /** Takes a probe whose stamps were just given, and says how many to skip before the next. */
  add(flow: number, ordinal: number, late: boolean, vtep: number): number {
    const s = (this.streams[flow] ??= newThinned());
    const { probe } = this;
    if ((s.count + 1) * FLOATS > s.floats.length) grow(s);
    const f = s.count * FLOATS;
    s.floats[f + ORDINAL] = ordinal;
    s.floats[f + SENT] = probe.sent;
    s.floats[f + RECORD] = probe.record;
    s.floats[f + RTT] = probe.rttNs;
    s.ints[s.count * INTS + HOW] = probe.sentBase * 2 + (late ? 1 : 0);
    s.ints[s.count * INTS + VTEP] = vtep;
    s.count++;
    this.kept++;
    if (s.count >= this.limit) this.thin(s);
    if (this.kept >= INPUT_LIMIT) this.tighten();
    return s.stride - 1;
  }

  /** Probes kept of a stream. */
  count(flow: number): number {
    return this.streams[flow]?.count ?? 0;
  }

  /** Ordinal of the i-th probe kept of a stream; they are in order of ordinal. */
  ordinal(flow: number, i: number): number {
    return this.streams[flow]!.floats[i * FLOATS + ORDINAL]!;
  }

  /** The i-th probe kept of a stream, laid into `probe`. */
  read(flow: number, i: number): SampledProbe {
    const { probe } = this;
    const { floats, ints } = this.streams[flow]!;
    probe.ordinal = floats[i * FLOATS + ORDINAL]!;
    probe.sent = floats[i * FLOATS + SENT]!;
    probe.record = floats[i * FLOATS + RECORD]!;
    probe.rttNs = floats[i * FLOATS + RTT]!;
    const how = ints[i * INTS + HOW]!;
    probe.sentBase = how >> 1;
    probe.late = (how & 1) !== 0;
    probe.vtep = ints[i * INTS + VTEP]!;
    return probe;
  }

  private thin(s: Thinned): void {
    const { floats, ints } = s;
    const left = (s.count + 1) >> 1;
    for (let i = 1; i < left; i++) {
      floats.copyWithin(i * FLOATS, 2 * i * FLOATS, (2 * i + 1) * FLOATS);
      ints.copyWithin(i * INTS, 2 * i * INTS, (2 * i + 1) * INTS);
    }
    this.kept -= s.count - left;
    s.count = left;
    s.stride *= 2;
  }

  /** Too many in all: the streams with most give half. */
  private tighten(): void {
    while (this.kept >= INPUT_LIMIT && this.limit > 2) {
      this.limit = Math.ceil(this.limit / 2);
      for (const s of this.streams) if (s !== undefined && s.count >= this.limit) this.thin(s);
    }
  }
}

function newThinned(): Thinned {
  return {
    count: 0,
    floats: new Float64Array(FIRST_ROOM * FLOATS),
    ints: new Int32Array(FIRST_ROOM * INTS),
    stride: 1,
  };
}

function grow(s: Thinned): void {
  const floats = new Float64Array(s.floats.length * 2);
  floats.set(s.floats);
  const ints = new Int32Array(s.ints.length * 2);
  ints.set(s.ints);
  s.floats = floats;
  s.ints = ints;
}
