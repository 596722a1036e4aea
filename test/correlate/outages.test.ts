// Outages of bodies of evidence written by hand: a machine moves between two ports of a bridged network without tunnels. The host
// pings it every 200 ms; seq 11 and 12 are lost. All clocks are one unless a test says otherwise. Times in seconds:
//   1.0000 request 10, 1.0005 its reply at the old port, 1.0010 at the host
//   1.0300 the machine asks for its gateway (ARP) at the old port; flooded to the new port by 1.0302
//   1.2000 request 11, 1.2003 at the old port; 1.4000 request 12
//   1.4500 RARP at the new port; flooded back to the old port by 1.4503
//   1.6000 request 13, 1.6010 its reply at the new port, 1.6020 at the host
// Thus: silence 1.0300 -> 1.4500 = 420 ms; pause at least 1.2003 -> 1.4500 = 249.7 ms; whole 1.0300 -> 1.6020 = 572 ms; what is left
// between 1.4500 and request 13 at 1.6000 is the network's and the sampling's, 150 ms together; reply 2 ms.
import { describe, expect, it } from "vitest";
import { correlateOutages, type OutageClocks } from "../../src/correlate/outages.ts";
import { correlateStreams } from "../../src/correlate/streams.ts";
import type { FrameKind, HeardFrame, MacSighting, MacSilence } from "../../src/observe/mac-sighting.ts";
import type { Observation, ProbeState } from "../../src/observe/observation.ts";
import { input, observation, probe, run, stream, t } from "./build.ts";

const MAC = "52:54:00:aa:00:0a";
const IP = "198.51.100.10";

const heard = (at: string, record: number, kind: FrameKind = "data"): HeardFrame => ({ at: t(at), record, kind });

function silence(given: Partial<MacSilence>): MacSilence {
  return { before: undefined, after: undefined, firstGroups: [], lastGroups: [], groupsOmitted: 0, ...given };
}

function sighting(silences: MacSilence[], given: Partial<MacSighting> = {}): MacSighting {
  return { mac: MAC, iface: 0, frames: 10, groupFrames: 1, silences, answers: [IP], ...given };
}

/** A stream at a tap whose shortest round trip is `rttUs`. */
function tap(rttUs: number, given: Parameters<typeof stream>[0] = {}) {
  const ns = rttUs * 1000;
  return stream({ sent: 60, nominalIntervalNs: 2e8, rtt: { count: 58, minNs: ns, meanNs: ns, maxNs: ns }, ...given });
}

const before = probe(10, "1.0000", "1.0010");
const after = probe(13, "1.6000", "1.6020");
const lost = run(2, probe(11, "1.2000"), probe(12, "1.4000"), [before, after]);
const whole = { first: t("0.5"), last: t("9.0") };

/** The host's own tap: the machine is heard through it before and after. */
const host = observation("i1", {
  input: input("i1", whole),
  streams: [tap(1000, { lossRuns: [lost], firstSeq: 1, lastSeq: 60, first: t("0.5"), last: t("9.0") })],
  macs: [
    sighting([
      silence({ before: heard("1.0010", 20), after: heard("1.6020", 24) }),
      silence({ before: heard("9.0", 99) }),
    ]),
  ],
});

const unanswered: ProbeState[] = ["answered", "pending"];
const oldPort = observation("i2", {
  input: input("i2", whole),
  streams: [
    tap(100, {
      key: { from: "198.51.100.20", to: IP, icmpId: 5, protocol: "icmp" },
      sample: { seq: [10, 11], sent: [t("1.0002"), t("1.2003")], rttNs: [300_000, undefined], state: unanswered, record: [30, 33], vtep: [], vteps: [], omitted: 0 }, // prettier-ignore
    }),
  ],
  macs: [
    sighting([
      silence({
        before: heard("1.0005", 31),
        firstGroups: [heard("1.0300", 32, "arp"), heard("1.4503", 34, "rarp")],
      }),
    ]),
  ],
});

const newPort = observation("i3", {
  input: input("i3", whole),
  streams: [tap(100, { lossRuns: [] })],
  macs: [
    sighting([
      silence({
        after: heard("1.6010", 43),
        firstGroups: [heard("1.0302", 41, "arp"), heard("1.4500", 42, "rarp")],
      }),
      silence({ before: heard("9.0", 99) }),
    ]),
  ],
});

const oneClock: OutageClocks = { toClock: (at) => ({ low: at, high: at }) };

function told(observations: Observation[], clocks: OutageClocks = oneClock) {
  return correlateOutages({ observations, streams: correlateStreams(observations), clocks, subject: {} });
}

const parts = (o: ReturnType<typeof told>[number]) =>
  o.parts.map((p) => `${p.name} ${p.low_us / 1000}..${p.high_us / 1000}`);
const at = (o: ReturnType<typeof told>[number], name: string) => o.events.find((e) => e.name === name);

describe("a move without tunnels", () => {
  it("is split at its ports", () => {
    const [o] = told([host, oldPort, newPort]);
    expect(o).toMatchObject({ observer: "i1", whole_us: 572_000, recoveredBy: null });
    expect(parts(o!)).toEqual([
      "silence 420..420",
      "pause 249.7..420",
      "repoint 0..150",
      "nextProbe 0..150",
      "reply 2..2",
    ]);
    expect(at(o!, "lastHeardOld")?.evidence).toEqual([{ input: "i2", record: 32 }]);
    expect(at(o!, "firstHeardNew")?.evidence).toEqual([{ input: "i3", record: 42 }]);
    expect(at(o!, "firstUnansweredAtOld")?.evidence).toEqual([{ input: "i2", record: 33 }]);
    expect(o!.cannotSplit.map((c) => c.part)).toEqual(["repoint"]);
  });

  it("names the recordings that would split it", () => {
    const [o] = told([host]);
    expect(o).toMatchObject({ whole_us: 601_000, recoveredBy: null, parts: [{ name: "unsplit", low_us: 601_000 }] });
    const [without] = told([host, newPort]);
    // the whole is then from the last reply at the host: 1.0010 -> 1.6020; silence ended with the RARP, and began after request 10
    expect(without!.whole_us).toBe(601_000);
    expect(parts(without!)[0]).toBe("silence 0..450");
    expect(without!.cannotSplit[0]!.record).toBe(
      `on the node of the old port: tcpdump -i PORT -s 128 -w old-port.pcap ether host ${MAC}  (PORT: the machine's tap, as bridge link or virsh domiflist names it)`,
    );
  });

  it("is not told by what was flooded to the other port", () => {
    // the old port alone: its RARP is a copy; the machine was last heard with its question for the gateway, or before it if that was sent
    // elsewhere: nothing tells. It was heard at the new port by its reply at the latest: 1.6020
    const [o] = told([host, oldPort]);
    expect(at(o!, "lastHeardOld")).toMatchObject({ at: "1970-01-01T00:00:01.000500Z", low: "1970-01-01T00:00:01.000500Z", high: "1970-01-01T00:00:01.030000Z" }); // prettier-ignore
    expect(parts(o!)[0]).toBe("silence 0..601.5");
  });

  it("is told by the recorder's direction where it has one", () => {
    // the recorder of the old port says that the question came from the machine
    const told2 = { ...oldPort, macs: [{ ...oldPort.macs![0]!, direction: "in" as const }] };
    const own = told2.macs[0]!.silences.map((s) => ({ ...s, firstGroups: s.firstGroups.slice(0, 1) }));
    const [o] = told([host, { ...told2, macs: [{ ...told2.macs[0]!, silences: own }] }]);
    expect(at(o!, "lastHeardOld")).toMatchObject({
      low: "1970-01-01T00:00:01.030000Z",
      high: "1970-01-01T00:00:01.030000Z",
    });
  });

  it("with clocks too rough to order two copies takes both ports as possible", () => {
    // +- 1 ms: 1.0300 and 1.0302 cannot be ordered, so the question may have been sent at either port
    const rough: OutageClocks = { toClock: (x) => ({ low: x - 1_000_000n, high: x + 1_000_000n }) };
    const [o] = told([host, oldPort, newPort], rough);
    // first heard at the new port at 1.0302 - 0.001 at the earliest; silence is then nothing, and at most 1.4510 - 0.9995
    expect(at(o!, "firstHeardNew")).toMatchObject({
      low: "1970-01-01T00:00:01.029200Z",
      high: "1970-01-01T00:00:01.451000Z",
    });
    expect(parts(o!).slice(0, 2)).toEqual(["silence 0..451.5", "pause 0..451.5"]);
  });

  it("leaves out inputs whose clock is not tied to the observer's, and says so", () => {
    const apart: OutageClocks = { toClock: (x, from) => (from === "i2" ? undefined : { low: x, high: x }) };
    const [o] = told([host, oldPort, newPort], apart);
    expect(o!.cannotSplit.find((c) => c.part === "all")?.missing).toContain("the clocks of i2");
    expect(at(o!, "lastHeardOld")?.at).toBeUndefined();
  });

  it("has a guest that resumes silently: then pause may be nothing", () => {
    const quiet = (o: Observation) => ({
      ...o,
      macs: [sighting(o.macs![0]!.silences.map((s) => ({ ...s, firstGroups: s.firstGroups.slice(0, 1) })))],
    });
    const [o] = told([host, quiet(oldPort), quiet(newPort)]);
    // first heard by its reply at 1.6010
    expect(parts(o!).slice(0, 2)).toEqual(["silence 571..571", "pause 0..571"]);
    // an announcement at the old port that the new one does not have: it may have been sent at either, so silence may have ended or
    // begun at 1.4503; from 1.0300 to 1.6010 at most, and 1.4503 to 1.4503 at least
    const [doubt] = told([host, oldPort, quiet(newPort)]);
    expect(parts(doubt!).slice(0, 2)).toEqual(["silence 0..571", "pause 0..571"]);
  });
});

describe("loss periods that are told as outages", () => {
  it("have a reply before and after", () => {
    const open = run(2, probe(11, "1.2"), probe(12, "1.4"), [before, undefined]);
    expect(told([observation("i1", { streams: [tap(1000, { lossRuns: [open] })] })])).toEqual([]);
  });

  it("are one for the same probes at several taps, at the tap that shows where they went", () => {
    const path = { vteps: [{ vtep: "192.0.2.13", requests: 60, answered: 58, firstSeq: 1, lastSeq: 60 }], outerSourcePorts: [], repoints: [], replicated: [] }; // prettier-ignore
    const span = { lossRuns: [lost], firstSeq: 1, lastSeq: 60, first: t("0.5"), last: t("9.0") };
    const leaf = observation("i9", { streams: [tap(900, { ...span, path })] });
    const outages = told([host, leaf]);
    expect(outages.map((o) => [o.observer, o.loss])).toEqual([["i9", "s2-l1"]]);
  });

  it("are the 200 longest", () => {
    // 250 losses of one probe; the k-th lasts 1 s + k ms, so that the first 50 are the shortest
    const lossRuns = Array.from({ length: 250 }, (_, k) => {
      const start = 10 * k;
      const s = (x: number) => (start + x).toFixed(3);
      const [a, b] = [probe(3 * k + 1, s(0), s(0)), probe(3 * k + 3, s(1 + k / 1000), s(1 + k / 1000))];
      return run(1, probe(3 * k + 2, s(0.5)), probe(3 * k + 2, s(0.5)), [a, b]);
    });
    const outages = told([observation("i1", { streams: [tap(1000, { lossRuns })] })]);
    expect(outages).toHaveLength(200);
    expect(outages[0]!.loss).toBe("s1-l51");
  });
});

describe("the tap that tells an outage", () => {
  const vteps = (...names: string[]) => ({
    vteps: names.map((vtep) => ({ vtep, requests: 30, answered: 29, firstSeq: 1, lastSeq: 60 })),
    outerSourcePorts: [],
    repoints: [],
    replicated: [],
  });
  const span = { lossRuns: [lost], firstSeq: 1, lastSeq: 60, first: t("0.5"), last: t("9.0") };

  it("is the one that saw the probes go to both VTEPs, however long round trips are where they come out", () => {
    // the new VTEP holds the slower half of the probes: its mean is longer than that of all
    const ingress = observation("i1", { streams: [tap(700, { ...span, path: vteps("192.0.2.13", "192.0.2.14") })] });
    const egress = observation("i2", { streams: [tap(900, { ...span, path: vteps("192.0.2.14") })] });
    expect(told([egress, ingress]).map((o) => o.observer)).toEqual(["i1"]);
  });

  it("is the nearest to the prober of those that did, though its recording ended a little earlier", () => {
    const path = vteps("192.0.2.13", "192.0.2.14");
    const leaf = observation("i1", { streams: [tap(700, { ...span, sent: 57, path })] });
    const spine = observation("i2", { streams: [tap(600, { ...span, sent: 60, path })] });
    expect(told([spine, leaf]).map((o) => o.observer)).toEqual(["i1"]);
  });
});
