// Which streams' missing answers may be packets that the recorder dropped: those of the interfaces that dropped some and
// carried packets of the stream, where they dropped at least as many as there are answers missing.

/** A stream: probes without an answer, and a bit for each interface that carried its packets (the last bit: all further ones). */
export interface StreamLoss {
  readonly unanswered: number;
  readonly faces: number;
}

/** Bit of an interface in a stream's set of them. */
export function faceBit(iface: number): number {
  return 1 << (iface < 31 ? iface : 31);
}

/** Whether drops explain what each stream misses, and how many drops and probes that is about. */
export interface DropExplanation {
  readonly explained: readonly boolean[];
  readonly drops: number;
  readonly probes: number;
}

/** `drops` is packets by interface. Streams that share a dropping interface share its drops. */
export function explainByDrops(streams: readonly StreamLoss[], drops: ReadonlyMap<number, number>): DropExplanation {
  let dropping = 0;
  for (const [iface, count] of drops) if (count > 0) dropping |= faceBit(iface);
  const missing = new Map<number, number>();
  for (const s of streams) {
    const faces = s.faces & dropping;
    if (faces !== 0) missing.set(faces, (missing.get(faces) ?? 0) + s.unanswered);
  }
  const dropped = (faces: number) => {
    let sum = 0;
    for (const [iface, count] of drops) if ((faceBit(iface) & faces) !== 0) sum += count;
    return sum;
  };
  const known = new Map<number, boolean>();
  let all = 0;
  for (const faces of missing.keys()) {
    let sum = 0;
    for (const [others, count] of missing) if ((others & faces) !== 0) sum += count;
    known.set(faces, sum > 0 && sum <= dropped(faces));
    if (known.get(faces) === true) all |= faces;
  }
  const explained = streams.map((s) => known.get(s.faces & dropping) ?? false);
  const probes = streams.reduce((sum, s, i) => sum + (explained[i] === true ? s.unanswered : 0), 0);
  return { explained, drops: dropped(all), probes };
}
