// Groups of the benchmark that read texts: rates against the programs that only count lines, and how the time grows with the text.
import { capture, linesIn, printed, text } from "./captures.mjs";

/** Lines a second that each kind is held to, and what is aimed at. */
const PING = { bar: 600_000, aim: 1_000_000 };
const TCPDUMP = { bar: 300_000 };
const MOST_MB = 200;
const PING_MB = 200;
const GROWN = ["fping", "probes", "frrlog", "monitor", "mtr"];
const [SMALL_MB, LARGE_MB] = [8, 32];

const memory = (work, name) => ({
  work: `${work}, peak memory`,
  unit: "MB",
  bar: MOST_MB,
  less: true,
  figure: (m) => m(name).mb,
  says: name,
});

const ratio = (work, a, b, bar) => ({
  work,
  unit: "x",
  bar,
  less: true,
  figure: (m) => m(a).wall / m(b).wall,
  says: `${a} / ${b}`,
});

/** The lines of a text in a second, as the seconds that so many may take. */
const rate = (work, name, lines, { bar, aim }) => ({
  work: `${work}, ${lines} lines at ${bar} a second${aim === undefined ? "" : `, aim ${aim}`}`,
  unit: "s",
  bar: Number((lines / bar).toFixed(2)),
  aim: aim === undefined ? undefined : Number((lines / aim).toFixed(2)),
  less: true,
  // on one core: the time of the processor, where it is known
  figure: (m) => m(name).cpu ?? m(name).wall,
  says: `${name}, CPU time`,
});

/** The groups; `analyze` makes the command for a file, `peer` one of another program. */
export function textGroups(analyze, peer) {
  const read = (name, path) => ({ ...analyze(path, "none", { lines: linesIn(path) }), name });
  const ping = () => text("ping", PING_MB);
  const dump = () => printed(capture("probes", 1_000_000), ["-nn", "-e", "-tttt"]);
  const grown = (kind, mb) => read(`analyze ${kind} ${mb} MB`, text(kind, mb));
  return [
    {
      name: "texts",
      rounds: 5,
      commands: () => {
        const [log, tcpdump] = [ping(), dump()];
        const of = [
          read("analyze ping", log),
          peer("wc -l", ["wc", "-l", log]),
          peer("awk", ["awk", "/icmp_seq=[0-9]+ ttl/{n++}END{print n}", log]),
        ];
        return tcpdump === undefined
          ? of
          : [
              ...of,
              read("analyze tcpdump text", tcpdump),
              peer("awk of it", ["awk", "/ICMP echo re[a-z]+, id/{n++}END{print n}", tcpdump]),
            ];
      },
      // asked for when the texts are there
      get bars() {
        return [
          rate("ping -D -O", "analyze ping", linesIn(ping()), PING),
          ratio("ping -D -O, against counting its replies", "analyze ping", "awk", 20),
          memory("ping -D -O", "analyze ping"),
          rate("tcpdump -e -tttt", "analyze tcpdump text", dump() === undefined ? 0 : linesIn(dump()), TCPDUMP),
          ratio("tcpdump -e -tttt, against counting its echoes", "analyze tcpdump text", "awk of it", 50),
          memory("tcpdump -e -tttt", "analyze tcpdump text"),
        ];
      },
    },
    {
      name: "textgrowth",
      rounds: 3,
      commands: () => GROWN.flatMap((kind) => [grown(kind, SMALL_MB), grown(kind, LARGE_MB)]),
      // the start of the process is in both, so that four times the text takes less than four times as long
      bars: GROWN.flatMap((kind) => [
        ratio(`${kind}: four times the text`, `analyze ${kind} ${LARGE_MB} MB`, `analyze ${kind} ${SMALL_MB} MB`, 4.5),
        memory(kind, `analyze ${kind} ${LARGE_MB} MB`),
      ]),
    },
  ];
}
