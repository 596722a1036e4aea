// Texts that end within a line, lines that a terminal has broken, and tables that show fewer rows than they count.
import { describe, expect, it } from "vitest";
import { observeText } from "../../src/observe/from-text.ts";
import type { InputContext } from "../../src/observe/observation.ts";
import { readLines } from "../../src/read/lines.ts";
import { memory } from "../read/make.ts";

const MAC = "02:00:00:00:00:50";
const context: InputContext = { id: "i1", name: "leaf.txt", tunnelPorts: [], waitNs: 2_000_000_000 };
const observe = (text: string) => observeText(readLines(memory(Buffer.from(text))), context);

const HEAD = `BGP table version is 5, local router ID is 192.0.2.13
EVPN type-2 prefix: [2]:[EthTag]:[MAClen]:[MAC]:[IPlen]:[IP]
`;
const route = (communities: string) => `Route Distinguisher: 192.0.2.14:2
 *>i[2]:[0]:[48]:[${MAC}]
                    192.0.2.14                   100      0 i
                    ${communities}`;

describe("communities that go on in another line", () => {
  it.each([
    [
      "between two",
      "RT:65000:100 RT:65000:200 ET:8\n                    MM:4294967295, sticky MAC\n",
      4_294_967_295,
      true,
    ],
    ["within a name", "RT:65000:100 ET:8 MM\n:3\n", 3, false],
    ["within a number", "RT:65000:100 RT:65000:200 RT:65000:300 ET:8 MM:1\n2\n", 12, false],
    ["in one line, and a number that is none of theirs", "RT:65000:100 ET:8 MM:1\n2\n", 1, false, 1],
    ["in one line", "RT:65000:100 ET:8 MM:3\n", 3, false],
  ] as [string, string, number, boolean, number?][])("%s", async (_, communities, seq, sticky, others = 0) => {
    const { routes, input } = await observe(`${HEAD}${route(communities)}`);
    expect(routes).toMatchObject([{ mac: MAC, nextHop: "192.0.2.14", seq, sticky }]);
    expect(input.unparsed).toBe(others);
  });
});

describe("a text that ends within its last line", () => {
  it("gives no route of it: 1 may have been 12", async () => {
    const { routes, findings } = await observe(`${HEAD}${route("RT:65000:100 ET:8 MM:1")}`);
    expect(routes).toEqual([]);
    expect(findings.map((f) => f.code)).toEqual(["frr.route-cut", "text.no-line-end"]);
    expect(findings[1]!.where).toEqual([{ input: "i1", line: 6 }]);
  });

  it("keeps the rows before it", async () => {
    const two = `${HEAD}${route("RT:65000:100 ET:8 MM:1\n")}${route("RT:65000:100 ET:8 MM:2").replace(MAC, "02:00:00:00:00:51")}`;
    expect((await observe(two)).routes).toMatchObject([{ mac: MAC, seq: 1 }]);
  });

  it("with the counts in it, every row is whole", async () => {
    const { routes, findings } = await observe(
      `${HEAD}${route("RT:65000:100 ET:8 MM:1\n")}\nDisplayed 1 prefixes (1 paths)`,
    );
    expect(routes).toHaveLength(1);
    expect(findings.map((f) => f.code)).toEqual(["text.no-line-end"]);
  });

  it("of MACs", async () => {
    const text = `Number of MACs (local and remote) known for this VNI: 1\nMAC               Type   Flags Intf/Remote ES/VTEP            VLAN  Seq #'s\n${MAC} remote       192.0.2.14                          3/4`;
    const cut = await observe(text);
    expect(cut.routes).toEqual([]);
    expect(cut.findings.map((f) => f.code)).toContain("frr.row-cut");
    expect((await observe(`${text}\n`)).routes).toMatchObject([{ seq: 4 }]);
  });

  it("of forwarding entries", async () => {
    const entry = `${MAC} dev vx100 dst 192.0.2.14`;
    const first = `${MAC} dev vx100 dst 192.0.2.15 self extern_learn\n`;
    expect((await observe(`${first}${entry}`)).routes).toMatchObject([{ nextHop: "192.0.2.15" }]);
    expect((await observe(`${first}${entry}\n`)).routes).toHaveLength(2);
    // a flag at the end is whole
    expect((await observe(`${first}${entry} self`)).routes).toHaveLength(2);
  });

  it("of ping", async () => {
    const lines = (end: string) =>
      `PING 192.0.2.1 (192.0.2.1) 56(84) bytes of data.\n64 bytes from 192.0.2.1: icmp_seq=1 ttl=63 time=0.100 ms\n${end}`;
    const sent = async (end: string) => (await observe(lines(end))).streams[0]!.sent;
    // 2 may have been 20
    expect(await sent("no answer yet for icmp_seq=2")).toBe(1);
    expect(await sent("64 bytes from 192.0.2.1: icmp_seq=2")).toBe(1);
    expect(await sent("no answer yet for icmp_seq=2\n")).toBe(2);
    const { streams } = await observe(lines("64 bytes from 192.0.2.1: icmp_seq=2 ttl=63 time=5"));
    expect(streams[0]).toMatchObject({ sent: 2, counts: { answered: 2 }, rtt: { count: 1, maxNs: 100_000 } });
  });
});

describe("counts under a table of routes", () => {
  const one = `${HEAD}${route("RT:65000:100 ET:8 MM:1\n")}`;
  it.each([
    ["Displayed 5 out of 9 total prefixes", true],
    ["Displayed 1 out of 9 total prefixes", false],
    ["Displayed 1 prefixes (3 paths)", true],
    ["Displayed 1 prefixes (1 paths)", false],
    ["Displayed 2 prefixes", true],
  ])("%s", async (totals, missing) => {
    const { findings } = await observe(`${one}\n${totals}\n`);
    expect(findings.map((f) => f.code)).toEqual(missing ? ["frr.count-disagrees"] : []);
  });
});
