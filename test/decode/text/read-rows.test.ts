// readRows: what a user of the library gets of a text, from a file and from memory.
import { describe, expect, test } from "vitest";
import { readRows } from "../../../src/index.ts";
import type { RowInput, TextRow, ToldText } from "../../../src/index.ts";
import { PCAP_HEADER, put, scratch } from "../../cli/run.ts";

async function all(input: RowInput, told?: ToldText): Promise<TextRow[]> {
  const rows: TextRow[] = [];
  for await (const row of readRows(input, told)) rows.push(row);
  return rows;
}

const SESSION = [
  "leaf1# show evpn mac vni 5010",
  "Number of MACs (local and remote) known for this VNI: 1",
  "Flags: N=sync-neighs, I=local-inactive, P=peer-active, X=peer-proxy",
  "MAC               Type   Flags Intf/Remote ES/VTEP            VLAN  Seq #'s",
  "02:57:57:00:00:50 remote       198.51.100.12                        0/3",
  "leaf1# exit",
  "",
].join("\n");

describe("readRows", () => {
  test("rows of a terminal session: format, host, command, line, and no field that is not shown", async () => {
    const place = {
      format: "frr-evpn-mac",
      kind: "frr-evpn-mac",
      part: 0,
      host: "leaf1",
      command: "show evpn mac vni 5010",
    };
    const rows = await all({ text: SESSION });
    expect(rows).toStrictEqual([
      { ...place, row: { kind: "count", line: 2, vni: 5010, macs: 1 } },
      {
        ...place,
        row: {
          kind: "mac",
          line: 5,
          mac: "02:57:57:00:00:50",
          vni: 5010,
          type: "remote",
          vtep: "198.51.100.12",
          localSeq: 0,
          remoteSeq: 3,
          flags: "",
          neighbors: [],
        },
      },
    ]);
    expect(JSON.parse(JSON.stringify(rows))).toEqual(rows);
  });

  test("the format tells which rows there can be", async () => {
    for (const r of await all({ text: SESSION })) {
      // compiles because `format` narrows `row`
      if (r.format === "frr-evpn-mac" && r.row.kind === "mac") expect(r.row.remoteSeq).toBe(3);
    }
    expect.assertions(1);
  });

  test("a file and its text give the same rows", async () => {
    const path = put(scratch(), "session.txt", SESSION);
    expect(await all(path)).toEqual(await all({ text: SESSION }));
  });

  test("maps and trees become plain objects, whatever their keys", async () => {
    const yaml = "apiVersion: v1\nkind: Node\nmetadata:\n  name: n1\n  labels: { __proto__: x, a: b }\n";
    const [row] = await all({ text: yaml });
    expect(row).toMatchObject({ format: "kube-objects", row: { kind: "object", type: "Node", name: "n1" } });
    expect(JSON.stringify(row)).toContain('"labels":{"__proto__":"x","a":"b"}');
    expect(await all({ text: 'up{job="a"} 1\n# TYPE up gauge\nup{job="b"} 0\n' })).toMatchObject([
      { row: { labels: { job: "a" } } },
      {},
      { row: { labels: { job: "b" } } },
    ]);
  });

  test("a line that nothing understands is a row", async () => {
    expect(await all({ text: "nothing that anyone knows\n" })).toEqual([
      {
        format: "unknown",
        kind: "unknown",
        part: 0,
        row: { kind: "unparsed", line: 1, text: "nothing that anyone knows" },
      },
    ]);
    expect(await all({ text: "" })).toEqual([]);
  });

  test("a capture, an empty file and a missing one say what they are", async () => {
    const folder = scratch();
    await expect(all(put(folder, "a.pcap", PCAP_HEADER))).rejects.toMatchObject({ code: "E_FORMAT" });
    await expect(all(put(folder, "b.txt", ""))).rejects.toMatchObject({ code: "E_EMPTY" });
    await expect(all(`${folder}/none.txt`)).rejects.toMatchObject({ code: "E_NOT_FOUND" });
  });
});

describe("texts that do not tell what they are", () => {
  const port = (line: number, bridge: string, name: string) => ({
    kind: "port",
    line,
    bridge,
    name,
    interfaces: [],
  });

  test("the command at the prompt says what bare names are", async () => {
    const text = [
      "sw1# ovs-vsctl list-br",
      "br-int",
      "sw1# sudo ovs-vsctl --timeout=5 list-ports br-int",
      "eth1",
      "sw1# ovs-vsctl port-to-br tap0",
      "br-int",
      "sw1# ovs-vsctl list-ports br-none",
      "ovs-vsctl: no bridge named br-none",
      "sw1# ovs-vsctl iface-to-br tap0",
      "br-int",
      "",
    ].join("\n");
    expect((await all({ text })).map((r) => r.row)).toEqual([
      { kind: "bridge", line: 2, name: "br-int", controllers: [] },
      port(4, "br-int", "eth1"),
      port(6, "br-int", "tap0"),
      { kind: "system", line: 8, what: "error", value: "ovs-vsctl: no bridge named br-none" },
      { kind: "name", line: 10, name: "br-int", what: "bridge", of: "tap0" },
    ]);
  });

  test("a bare list stays unknown until somebody says what it is", async () => {
    const text = "eth1\ntap0\n";
    expect((await all({ text })).map((r) => r.format)).toEqual(["unknown", "unknown"]);
    expect((await all({ text }, { command: "ovs-vsctl list-ports br0" })).map((r) => r.row)).toEqual([
      port(1, "br0", "eth1"),
      port(2, "br0", "tap0"),
    ]);
    expect((await all({ text }, { kind: "ovs-vsctl" })).map((r) => r.row)).toEqual([
      { kind: "name", line: 1, name: "eth1" },
      { kind: "name", line: 2, name: "tap0" },
    ]);
  });

  test("an excerpt without its heading is read as the kind that was told", async () => {
    const text = "02:57:57:00:00:50 remote       198.51.100.12                        0/3\n";
    expect(await all({ text }, { kind: "frr-evpn-mac" })).toMatchObject([
      { format: "frr-evpn-mac", row: { kind: "mac", remoteSeq: 3 } },
    ]);
  });
});
