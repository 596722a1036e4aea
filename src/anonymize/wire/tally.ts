// What a rewriter did not understand: counted by kind, with the first records that it was met in.

/** Something that was replaced, or with `keepUnknown` left, since nobody knows what it holds. */
export interface UnknownPart {
  /** "EtherType 0x88cc", "IP protocol 89", "a header of ipv4 that cannot be one", ... */
  readonly what: string;
  /** How often it was met. */
  readonly count: number;
  readonly bytes: number;
  /** The first records, from 1. */
  readonly records: readonly number[];
}

/** Kinds of unknown parts. */
export const UNKNOWN = {
  etherType: 1,
  protocol: 2,
  service: 3,
  linkType: 4,
  header: 5,
  deep: 6,
  bgp: 7,
  tunnel: 8,
} as const;
type Unknown = (typeof UNKNOWN)[keyof typeof UNKNOWN];

const PLACES = 10;
const MOST_KINDS = 1000;

interface Row {
  readonly kind: Unknown;
  readonly value: number | string;
  count: number;
  bytes: number;
  readonly records: number[];
}

/** Counts for one capture. */
export class Tally {
  /** Record at hand, from 1. */
  record = 0;
  /** Records of which the recorder kept a part. */
  cut = 0;
  private readonly rows = new Map<number | string, Row>();

  /** `bytes` bytes that were not understood. */
  add(kind: Unknown, value: number | string, bytes: number): void {
    const key = typeof value === "number" ? kind * 0x1000000 + value : `${kind} ${value}`;
    let row = this.rows.get(key);
    if (row === undefined) {
      if (this.rows.size >= MOST_KINDS) return;
      row = { kind, value, count: 0, bytes: 0, records: [] };
      this.rows.set(key, row);
    }
    row.count++;
    row.bytes += bytes;
    if (row.records.length < PLACES && row.records.at(-1) !== this.record) row.records.push(this.record);
  }

  /** All of it, what was met most often first. */
  unknown(): UnknownPart[] {
    return [...this.rows.values()]
      .toSorted((a, b) => b.count - a.count || a.records[0]! - b.records[0]!)
      .map((r) => ({ what: words(r), count: r.count, bytes: r.bytes, records: r.records }));
  }
}

function words({ kind, value }: Row): string {
  const hex = typeof value === "number" ? `0x${value.toString(16).padStart(4, "0")}` : value;
  switch (kind) {
    case UNKNOWN.etherType:
      return `EtherType ${hex}`;
    case UNKNOWN.protocol:
      return `IP protocol ${value}`;
    case UNKNOWN.service:
      return `LLC service ${hex}`;
    case UNKNOWN.linkType:
      return `link type ${value}`;
    case UNKNOWN.header:
      return `a header of ${value} that cannot be one`;
    case UNKNOWN.deep:
      return "headers nested too deep";
    case UNKNOWN.bgp:
      return `BGP: ${value}`;
    case UNKNOWN.tunnel:
      return `payload of ${value}`;
  }
}
