// Forwarding entries of bridge fdb, text and JSON: every attribute in both orders, flood lists, and what is no entry.
import { describe, expect, it } from "vitest";
import { linuxFdb } from "../../../src/decode/text/linux-fdb.ts";
import { linuxFdbJson } from "../../../src/decode/text/linux-fdb-json.ts";
import { linesOf, rowsOf } from "./lines.ts";

const MAC = "0e:00:00:00:00:07";

describe("text", () => {
  it.each([
    ["learned on a port", `${MAC} dev veth7 master brx `, { dev: "veth7", master: "brx", flags: [], state: "" }],
    [
      "the bridge's entry for a remote MAC",
      `${MAC} dev vni7 extern_learn master brx `,
      { flags: ["extern_learn"], master: "brx" },
    ],
    [
      "flags behind the bridge, as before 5.x",
      `${MAC} dev vni7 master brx extern_learn `,
      { flags: ["extern_learn"], master: "brx" },
    ],
    [
      "the device's own entry",
      `${MAC} dev vni7 dst 203.0.113.9 self extern_learn `,
      { dst: "203.0.113.9", flags: ["self", "extern_learn"], master: undefined },
    ],
    [
      "flags before dst",
      `${MAC} dev vni7 self extern_learn dst 203.0.113.9`,
      { dst: "203.0.113.9", flags: ["self", "extern_learn"] },
    ],
    [
      "a flood list",
      "00:00:00:00:00:00 dev vni7 dst 203.0.113.9 self permanent",
      { mac: "00:00:00:00:00:00", state: "permanent" },
    ],
    ["one device for many VNIs", `${MAC} dev svd dst 203.0.113.9 src_vni 70 self extern_learn `, { srcVni: 70 }],
    [
      "port, VNI and underlay device",
      `${MAC} dev vni7 dst 203.0.113.9 port 8472 vni 71 via eth3 self static`,
      { port: 8472, vni: 71, via: "eth3", state: "static" },
    ],
    ["underlay device by number", `${MAC} dev vni7 dst 203.0.113.9 via ifindex 9 self`, { via: "9", flags: ["self"] }],
    [
      "a segment with several next hops",
      `${MAC} dev vni7 nhid 268435460 self extern_learn `,
      { nhid: 268435460, dst: undefined },
    ],
    ["ages", `${MAC} dev vni7 vlan 30 used 12/340 master brx `, { vlan: 30, used: 12, updated: 340 }],
    ["sticky", `${MAC} dev veth7 sticky master brx static`, { flags: ["sticky"], state: "static" }],
    ["locked and offloaded", `${MAC} dev veth7 offload master brx locked `, { flags: ["offload", "locked"] }],
    [
      "the flag master, without a name",
      `${MAC} dev veth7 master permanent`,
      { flags: ["master"], master: undefined, state: "permanent" },
    ],
    ["filtered by device", `${MAC} extern_learn master brx `, { dev: undefined, flags: ["extern_learn"] }],
    ["upper case", "0E:00:00:00:00:07 dev veth7 master brx", { mac: MAC }],
    ["IPv6 VTEP, not shortened", `${MAC} dev vni7 dst 2001:DB8:0:0::9 self`, { dst: "2001:db8::9" }],
    ["deleted, in a log", `Deleted ${MAC} dev veth7 master brx `, { deleted: true }],
  ])("%s", (_, text, fields) => {
    expect(rowsOf(linuxFdb, text)).toMatchObject([{ kind: "fdb", line: 1, mac: MAC, ...fields }]);
  });

  it.each([
    ["a MAC alone", MAC],
    ["words that are no attributes", `${MAC} belongs to the printer`],
    ["an attribute without its value", `${MAC} dev`],
    ["a number that is none", `${MAC} dev veth7 vlan many master brx`],
  ])("%s is not understood", (_, text) => {
    expect(rowsOf(linuxFdb, text)).toEqual([{ kind: "unparsed", line: 1, text }]);
  });

  it("an answer without a table is a row of its own", () => {
    const text = 'Cannot find bridge device "brx"';
    expect(linuxFdb.detect(linesOf(text))).toBe(true);
    expect(rowsOf(linuxFdb, text)).toEqual([{ kind: "iprouteError", line: 1, says: text }]);
  });
});

describe("JSON", () => {
  it("has the same rows as text", () => {
    const text = [
      `${MAC} dev vni7 extern_learn master brx `,
      `${MAC} dev vni7 dst 203.0.113.9 vlan 5 used 3/4 self extern_learn `,
      `${MAC} dev svd dst 2001:db8::9 vni 8 src_vni 70 self permanent`,
    ].join("\n");
    const json = JSON.stringify([
      { mac: MAC, ifname: "vni7", flags: ["extern_learn"], master: "brx", state: "" },
      {
        mac: MAC,
        ifname: "vni7",
        dst: "203.0.113.9",
        vlan: 5,
        used: 3,
        updated: 4,
        flags: ["self", "extern_learn"],
        state: "",
      },
      { mac: MAC, ifname: "svd", dst: "2001:db8::9", vni: 8, src_vni: 70, flags: ["self"], state: "permanent" },
    ]);
    expect(linuxFdbJson.detect(linesOf(json))).toBe(true);
    const unlined = (rows: object[]) => rows.map((r) => ({ ...r, line: 0 }));
    expect(unlined(rowsOf(linuxFdbJson, json))).toEqual(unlined(rowsOf(linuxFdb, text)));
  });

  it("empty objects of filtered entries are passed over, lines are kept", () => {
    const json = `[ {},\n {},\n { "mac": "${MAC}",\n   "ifname": "veth7", "flags": [], "state": "" } ]`;
    expect(linuxFdbJson.detect(linesOf(json))).toBe(true);
    expect(rowsOf(linuxFdbJson, json)).toMatchObject([{ mac: MAC, line: 3 }]);
  });
});

describe("detect", () => {
  it.each([
    ["neighbours", "192.0.2.7 dev eth0 lladdr 0e:00:00:00:00:07 REACHABLE "],
    ["a monitor", `Timestamp: Tue Dec  1 08:00:00 2026 7 usec\n${MAC} dev veth7 master brx `],
    ["a list of MACs", `${MAC}\n0e:00:00:00:00:08\n`],
    ["nothing", "\n"],
  ])("not %s", (_, text) => {
    expect(linuxFdb.detect(linesOf(text))).toBe(false);
  });
});
