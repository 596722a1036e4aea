// Figures of frames: lengths, tags by ethertype, packets of a capture. A length never decides whether a frame is tagged.
import type { Evidence, Frames, Histogram } from "../../schema/evidence.generated.ts";
import type { Derived, Figure, FigureKind } from "./figure.ts";
import { distinct, inputOf, inputSpan, isTap } from "./keys.ts";

const NEEDS = "a capture, or tcpdump's text with lengths (-e for frames, -v for IP packets)";
const TAG_LIMIT = "Tags as the recorder was given them: a card that strips tags (rx-vlan-offload) hides them.";

function figure(e: Evidence, f: Frames, value: Derived, more: Partial<Figure> = {}): Figure {
  return {
    value,
    shows: f.packets === 0 ? [] : ["packet"],
    keys: {},
    inputs: [f.input],
    evidence: [{ input: f.input }],
    samples: f.packets,
    span: inputSpan(inputOf(e, f.input)),
    proof: f.packets === 0 ? undefined : `${f.packets} packets of the recording were counted`,
    needs: NEEDS,
    path: inputOf(e, f.input)?.name ?? f.input,
    limits: [],
    ...more,
  };
}

const lengthsOf = (h: Histogram) =>
  Object.keys(h)
    .map(Number)
    .toSorted((a, b) => a - b);

/** The one length, or the shortest and the longest. */
function oneOrBounds(h: Histogram): Derived {
  const all = lengthsOf(h);
  if (all.length === 0) return null;
  const [low, high] = [all[0]!, all.at(-1)!];
  return low === high ? low : { low, high };
}

type LengthKind = "frameLength" | "packetLength" | "recordLength";

function lengthKinds(kind: LengthKind, name: string, says: string, limit: string): FigureKind[] {
  const rows = (e: Evidence) => e.frames.filter((f) => f.lengths[kind] !== undefined && f.packets > 0);
  const common = { selectors: ["size", "vlan"] as const, needs: NEEDS, limited: true as const };
  const lengths = (f: Frames, vlan: number | undefined) =>
    vlan === undefined || kind !== "frameLength"
      ? f.lengths[kind]!
      : (f.vlans.find((v) => v.tags.at(-1) === vlan)?.lengths ?? {});
  return [
    {
      ...common,
      kind: `${name}.length`,
      says: `${says}: the one there is, or the shortest and the longest.`,
      value: "number",
      unit: "bytes",
      derive: ({ evidence, where }) =>
        rows(evidence).map((f) =>
          figure(evidence, f, oneOrBounds(lengths(f, where.vlan)), {
            keys: keysOf(where),
            limits: [limit],
            narrows: `${name}.lengths, which names all that there are`,
          }),
        ),
    },
    {
      ...common,
      kind: `${name}.lengths`,
      says: `${says}: all that there are.`,
      value: "list",
      order: "set",
      derive: ({ evidence, where }) =>
        rows(evidence).map((f) =>
          figure(evidence, f, lengthsOf(lengths(f, where.vlan)), { keys: keysOf(where), limits: [limit] }),
        ),
    },
  ];
}

/** `size` and `vlan` narrow what is counted; they match what they narrow. */
function keysOf(where: { size?: number; vlan?: number }): Figure["keys"] {
  return {
    ...(where.size === undefined ? {} : { size: where.size }),
    ...(where.vlan === undefined ? {} : { vlan: where.vlan }),
  };
}

const isEthernet = (f: Frames) => f.linkType === "EN10MB";

/** Packets (of one frame length, where told) with a tag, and all. */
function taggedOf(f: Frames, size: number | undefined): { tagged: number; all: number } {
  if (size === undefined) return { tagged: f.vlans.reduce((n, v) => n + v.packets, 0), all: f.packets };
  const key = String(size);
  return {
    tagged: f.vlans.reduce((n, v) => n + (v.lengths?.[key] ?? 0), 0),
    all: f.lengths.frameLength?.[key] ?? 0,
  };
}

const tagged: FigureKind = {
  kind: "frame.tagged",
  limited: true,
  says: "Frames (of one length, where size says it) carry an 802.1Q tag: by ethertype 0x8100, never by their length.",
  value: "truth",
  selectors: ["size"],
  needs: "a capture of Ethernet frames, or tcpdump -e",
  derive: ({ evidence, where }) =>
    evidence.frames.flatMap((f) => {
      const { tagged: n, all } = taggedOf(f, where.size);
      if (all === 0) return [];
      const more = { keys: keysOf(where), samples: all, limits: [TAG_LIMIT] };
      if (!isEthernet(f))
        return [
          figure(evidence, f, null, {
            ...more,
            needs: `a capture on an Ethernet interface: ${f.linkType} shows no tag`,
          }),
        ];
      if (n === all)
        return [figure(evidence, f, true, { ...more, proof: `${n} of ${all} frames have ethertype 0x8100` })];
      if (n === 0)
        return [
          figure(evidence, f, false, {
            ...more,
            proof: undefined,
            needs: "a capture where rx-vlan-offload is off, or of the switch",
          }),
        ];
      return [figure(evidence, f, null, { ...more, needs: `size: ${n} of ${all} frames have a tag` })];
    }),
};

const vlans: FigureKind = {
  kind: "frame.vlans",
  limited: true,
  says: "VLAN ids that the frames carry, the innermost where there are several tags.",
  value: "list",
  order: "set",
  selectors: [],
  needs: "a capture of Ethernet frames, or tcpdump -e",
  derive: ({ evidence }) =>
    evidence.frames
      .filter((f) => f.packets > 0)
      .map((f) => {
        const ids = distinct(f.vlans.map((v) => v.tags.at(-1)!)).toSorted((a, b) => a - b);
        const proof = ids.length === 0 ? undefined : `${f.packets} frames were looked at`;
        return figure(evidence, f, ids, {
          proof,
          needs: "a capture where rx-vlan-offload is off, or of the switch",
          limits: [TAG_LIMIT],
        });
      }),
};

const oneTag: FigureKind = {
  kind: "frame.noSecondTag",
  limited: true,
  says: "No frame carries two VLAN tags.",
  value: "truth",
  selectors: [],
  needs: "a capture of tagged frames",
  each: true,
  auto: true,
  derive: ({ evidence }) =>
    evidence.frames
      .filter((f) => f.vlans.length > 0)
      .map((f) => {
        const twice = f.vlans.filter((v) => v.tags.length > 1);
        const n = f.vlans.reduce((sum, v) => sum + v.packets, 0);
        const limits = [TAG_LIMIT, "QinQ that is meant looks the same."];
        return figure(evidence, f, twice.length === 0, {
          samples: n,
          proof: `${n} tagged frames were looked at`,
          limits,
        });
      }),
};

const packets: FigureKind = {
  kind: "capture.packets",
  says: "Packets of a recording. 0 needs a control: something that the same tap did see then.",
  value: "number",
  selectors: [],
  needs: "a capture",
  negative: (observed) => observed === 0,
  derive: ({ evidence }) =>
    evidence.inputs.filter(isTap).map((i): Figure => ({
      value: i.records,
      absent: i.records === 0 ? "packet" : undefined,
      shows: i.records === 0 ? [] : ["packet"],
      keys: {},
      inputs: [i.id],
      evidence: [{ input: i.id }],
      samples: i.records,
      span: inputSpan(i),
      proof: i.records > 0 ? "they are in the recording" : undefined,
      needs: "proof that the tap was alive: other packets on it, or a probe through it, in the same window",
      path: i.name,
      limits: i.records > 0 ? [] : ["An empty capture proves no loss rate, and nothing about other interfaces."],
    })),
};

const offload: FigureKind = {
  kind: "frame.offload",
  says: "IP packets longer than the MTU of their link: recorded before they were cut up, and no proof of any MTU.",
  value: "number",
  selectors: [],
  needs: "a capture, and the MTU of its link (ip link, or an object that says it)",
  derive: ({ evidence }) =>
    evidence.frames.filter((f) => f.offload !== undefined).map((f) => figure(evidence, f, f.offload!)),
};

/** Kinds of figures about frames. */
export const FRAMES: readonly FigureKind[] = [
  ...lengthKinds("frameLength", "frame", "Length of Ethernet frames without FCS", "Without FCS, preamble and gap."),
  ...lengthKinds("packetLength", "packet", "Length of IP packets", "The outer packet where there is a tunnel."),
  ...lengthKinds(
    "recordLength",
    "record",
    "Length of records",
    "The pseudo-header of the link type is in it: not what was on the wire.",
  ),
  tagged,
  vlans,
  oneTag,
  packets,
  offload,
];
