// What is measured: groups of commands that run in turn, and the bars that their medians are held against.
import { fileURLToPath } from "node:url";
import { capture, compressed, taps } from "./captures.mjs";
import { textGroups } from "./texts.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const MAIN = process.env.WIREWITNESS_MAIN ?? `${ROOT}dist/cli/main.js`;
const SMALL = `${ROOT}samples/vlan-mtu/host-a-eth0.pcap`;
const MILLION = 1_000_000;

const ours = (name, args, more = {}) => ({ name, argv: [process.execPath, MAIN, ...args], ...more });
const analyze = (file, digest = "none", more = {}) =>
  ours("analyze", ["analyze", file, "--json", "--digest", digest, "--reveal"], more);
const peer = (name, argv, more = {}) => ({ name, argv, needs: argv[0], ...more });
const native = (how, file) => ({ name: `native ${how}`, argv: ["native", how, file], needs: "native" });

const HASH = `const h=require("crypto").createHash("sha256"),f=require("fs"),b=Buffer.alloc(1<<20),d=f.openSync(process.argv[1]);
for(let n;(n=f.readSync(d,b))>0;)h.update(b.subarray(0,n));console.log(h.digest("hex"))`;

/** `a` takes at most `bar` times as long as `b`. */
const atMost = (work, a, b, bar, aim) => ({
  work,
  unit: "x",
  bar,
  aim,
  less: true,
  figure: (m) => m(a).wall / m(b).wall,
  says: `${a} / ${b}`,
});
/** `a` is at least `bar` times faster than `b`. */
const faster = (work, a, b, bar, aim) => ({
  work,
  unit: "x",
  bar,
  aim,
  less: false,
  figure: (m) => m(b).wall / m(a).wall,
  says: `${b} / ${a}`,
});

/** Tshark's ways of saying something about echoes and tunnels. */
const TSHARK_FIELDS = [
  "-n",
  "-T",
  "fields",
  "-e",
  "frame.number",
  "-e",
  "frame.time_epoch",
  "-e",
  "ip.src",
  "-e",
  "ip.dst",
  "-e",
  "vxlan.vni",
  "-e",
  "icmp.seq",
];

/**
 * The groups: `name`, `rounds`, `commands()` (makes the captures) and `bars`. `check` compares what was said with what the
 * capture holds, so that no figure stands for work that was not done.
 */
export const GROUPS = [
  {
    name: "probes10m",
    rounds: 5,
    commands: () => {
      const file = capture("probes", 10 * MILLION);
      return [analyze(file, "none", { records: 10 * MILLION, file }), native("raw", file), native("pcap", file)];
    },
    bars: [
      atMost("10M probes (1.35 GB pcap)", "analyze", "native raw", 3.0, 2.0),
      faster("10M probes", "analyze", "native pcap", 1.6),
      {
        work: "10M probes, peak memory",
        unit: "MB",
        bar: 110,
        less: true,
        figure: (m) => m("analyze").mb,
        says: "analyze",
      },
    ],
  },
  {
    name: "mix2m",
    rounds: 7,
    commands: () => {
      const file = capture("mix", 2 * MILLION);
      return [
        analyze(file, "none", { records: 2 * MILLION, file }),
        { ...analyze(capture("mixng", 2 * MILLION), "none", { records: 2 * MILLION }), name: "analyze pcapng" },
        native("raw", file),
        native("pcap", file),
      ];
    },
    bars: [
      atMost("2M mix (1.0 GB)", "analyze", "native raw", 3.4, 2.2),
      atMost("2M mix", "analyze", "native pcap", 1.0),
      atMost("mixng (pcapng)", "analyze pcapng", "analyze", 1.25),
    ],
  },
  {
    name: "text1m",
    rounds: 5,
    commands: () => {
      const file = capture("probes", MILLION);
      return [
        analyze(file, "none", { records: MILLION, file }),
        ours("packets ndjson", ["packets", file, "--format", "ndjson"]),
        ours("packets text", ["packets", file, "--format", "text"]),
        peer("tcpdump -nn", ["tcpdump", "-nn", "-r", file], { most: 3 }),
        peer("tshark -T fields", ["tshark", ...TSHARK_FIELDS, "-r", file], { most: 1 }),
        peer("editcap", ["editcap", file, "/dev/null"], { most: 3 }),
      ];
    },
    bars: [
      faster("1M probes", "analyze", "tcpdump -nn", 11, 18),
      faster("1M probes", "analyze", "tshark -T fields", 60),
      faster("packets --format ndjson", "packets ndjson", "tcpdump -nn", 1.5),
      faster("packets --format text", "packets text", "tcpdump -nn", 1.5),
    ],
  },
  {
    name: "probes100k",
    rounds: 9,
    commands: () => {
      const file = capture("probes", MILLION / 10);
      return [
        analyze(file, "none", { records: MILLION / 10, file }),
        peer("bare node", [process.execPath, "-e", "0"]),
        peer("tshark -T fields", ["tshark", ...TSHARK_FIELDS, "-r", file], { most: 3 }),
        peer("tshark -z icmp,srt", ["tshark", "-n", "-q", "-z", "icmp,srt", "-r", file], { most: 3 }),
        peer("tshark -z io,stat", ["tshark", "-n", "-q", "-z", "io,stat,1", "-r", file], { most: 3 }),
      ];
    },
    bars: [
      faster("100k", "analyze", "tshark -T fields", 4, 8),
      faster("100k", "analyze", "tshark -z icmp,srt", 4, 8),
      faster("100k", "analyze", "tshark -z io,stat", 4, 8),
      over("100k, over bare Node", "analyze", 0.35, 0.15),
    ],
  },
  {
    name: "taps10x1m",
    rounds: 2,
    // two packets a probe: a million probes, which ten taps saw
    commands: () => {
      const files = taps("probes", 2 * MILLION, 10);
      const name = "analyze 10 taps";
      return [{ ...ours(name, ["analyze", ...files, "--json", "--digest", "none", "--reveal"]), records: 2 * MILLION }];
    },
    bars: [
      {
        work: "10 captures of the same 1M probes, peak memory",
        unit: "MB",
        bar: 400,
        less: true,
        figure: (m) => m("analyze 10 taps").mb,
        says: "analyze 10 taps",
      },
    ],
  },
  {
    name: "variants",
    rounds: 5,
    commands: () =>
      ["probes", "sll2", "v6", "ns"].map((kind) => {
        const file = capture(kind, 10 * MILLION);
        return { ...analyze(file, "none", { records: 10 * MILLION }), name: `analyze ${kind}` };
      }),
    bars: [
      atMost("SLL2, 10M", "analyze sll2", "analyze probes", 1.3),
      atMost("IPv6 outer, 10M", "analyze v6", "analyze probes", 1.3),
      atMost("ns pcap, 10M", "analyze ns", "analyze probes", 1.3),
    ],
  },
  {
    name: "compressed10m",
    rounds: 3,
    commands: () => {
      const file = capture("probes", 10 * MILLION);
      const [gz, zst] = [compressed(file, "gzip"), compressed(file, "zstd")];
      const records = 10 * MILLION;
      return [
        { ...analyze(gz, "none", { records }), name: "analyze gz" },
        peer("zcat", ["zcat", gz]),
        { ...analyze(zst, "none", { records }), name: "analyze zst", needs: "zstd" },
        {
          ...analyze(zst, "none", { records, env: { WIREWITNESS_ZSTD: "fzstd" } }),
          name: "analyze zst, fzstd",
          most: 2,
        },
        peer("zstd -dc", ["zstd", "-q", "-dc", zst]),
      ];
    },
    bars: [
      atMost("10M gzip", "analyze gz", "zcat", 1.4),
      atMost("10M zstd, through the program", "analyze zst", "zstd -dc", 2.5),
      atMost("10M zstd, fzstd alone", "analyze zst, fzstd", "zstd -dc", 10),
    ],
  },
  {
    name: "digest10m",
    rounds: 5,
    commands: () => {
      const file = capture("probes", 10 * MILLION);
      return [
        analyze(file, "none", { records: 10 * MILLION }),
        { ...analyze(file, "keyed", { records: 10 * MILLION }), name: "analyze with digest" },
        peer("sha256 by node:crypto", [process.execPath, "-e", HASH, file]),
      ];
    },
    bars: [
      {
        work: "10M probes with the digest, against analyze plus hashing alone",
        unit: "x",
        bar: 1,
        less: true,
        figure: (m) => m("analyze with digest").wall / (m("analyze").wall + m("sha256 by node:crypto").wall),
        says: "analyze with digest / (analyze + sha256 by node:crypto)",
      },
    ],
  },
  {
    name: "anonymize10m",
    rounds: 3,
    commands: () => {
      const file = capture("probes", 10 * MILLION);
      const out = `${file}.anonymized`;
      return [
        { name: "anonymize", argv: [process.execPath, `${ROOT}test/bench/anonymize.mjs`, file, `${out}.d`] },
        peer("tcprewrite --seed", ["tcprewrite", "--seed=1234", "-i", file, "-o", out]),
      ];
    },
    bars: [
      faster(
        "10M probes anonymized (every layer and checksum) and scanned for originals",
        "anonymize",
        "tcprewrite --seed",
        1,
        3,
      ),
      {
        work: "10M probes anonymized, peak memory",
        unit: "MB",
        bar: 150,
        less: true,
        figure: (m) => m("anonymize").mb,
        says: "anonymize",
      },
    ],
  },
  {
    name: "startup",
    rounds: 15,
    commands: () => [
      ours("inspect", ["inspect", SMALL]),
      ours("--version", ["--version"]),
      peer("bare node", [process.execPath, "-e", "0"]),
    ],
    bars: [over("inspect of a small capture, over bare Node", "inspect", undefined, 0.06)],
  },
  ...textGroups(analyze, peer),
];

/** `a` takes at most `bar` seconds more than Node alone. */
function over(work, a, bar, aim) {
  return {
    work,
    unit: "s",
    bar,
    aim,
    less: true,
    figure: (m) => m(a).wall - m("bare node").wall,
    says: `${a} - bare node`,
  };
}

/** What an `analyze` command says about its capture, or what is wrong with it. */
export function problemsOf(command, stdout, said) {
  const evidence = JSON.parse(stdout);
  const problems = [];
  const { records, lines, unparsed } = evidence.inputs[0];
  if (command.lines !== undefined) {
    return lines === command.lines && unparsed === 0
      ? []
      : [`${command.name}: ${lines} lines of ${command.lines}, ${unparsed} not understood`];
  }
  if (records !== command.records) problems.push(`${command.name}: ${records} records of ${command.records}`);
  if (said === undefined) return problems;
  const expected = /req (\d+) rep (\d+)/.exec(said);
  const sent = evidence.streams.reduce((sum, s) => sum + s.sent, 0);
  if (expected !== null && sent !== Number(expected[1]))
    problems.push(`${command.name}: ${sent} probes, the native reader counts ${expected[1]}`);
  return problems;
}
