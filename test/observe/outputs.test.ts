// Several outputs of one command in one file, with prompts between them or without, are snapshots in order.
import { describe, expect, it } from "vitest";
import { assembleEvidence } from "../../src/conclude/evidence.ts";
import { observeText } from "../../src/observe/from-text.ts";
import type { InputContext } from "../../src/observe/observation.ts";
import { linesOf } from "../decode/text/lines.ts";

const MAC = "02:00:00:00:00:50";
const context: InputContext = { id: "i1", name: "leaf.txt", tunnelPorts: [], waitNs: 2_000_000_000 };

async function evidenceOf(text: string, more: Partial<InputContext> = {}) {
  const observation = await observeText([linesOf(text)], { ...context, ...more });
  return assembleEvidence({ observations: [observation], subject: {}, toolVersion: "0.0.0" });
}

const HEAD = `BGP table version is 5, local router ID is 192.0.2.13
Status codes: s suppressed, d damped, h history, * valid, > best, i - internal
EVPN type-2 prefix: [2]:[EthTag]:[MAClen]:[MAC]:[IPlen]:[IP]
   Network          Next Hop            Metric LocPrf Weight Path
`;
const route = (vtep: string, seq: number | undefined) => `Route Distinguisher: ${vtep}:2
 *>i[2]:[0]:[48]:[${MAC}]
                    ${vtep}                   100      0 i
                    RT:65000:100 ET:8${seq === undefined ? "" : ` MM:${seq}`}
`;
const TOTAL = "\nDisplayed 1 prefixes (1 paths)\n";
const show = (vtep: string, seq: number | undefined, prompt = "") => `${prompt}${HEAD}${route(vtep, seq)}${TOTAL}`;
const mac = (vtep: string, seq: string) => `Number of MACs (local and remote) known for this VNI: 1
MAC               Type   Flags Intf/Remote ES/VTEP            VLAN  Seq #'s
${MAC} remote       ${vtep}                          ${seq}
`;
const json = (vtep: string, seq: number) =>
  `${JSON.stringify({
    [`${vtep}:2`]: {
      rd: `${vtep}:2`,
      [`[2]:[0]:[48]:[${MAC}]`]: {
        prefix: `[2]:[0]:[48]:[${MAC}]`,
        paths: [
          [
            {
              valid: true,
              bestpath: true,
              routeType: 2,
              mac: MAC,
              extendedCommunity: { string: `RT:65000:100 ET:8 MM:${seq}` },
              nexthops: [{ ip: vtep, afi: "ipv4", used: true }],
            },
          ],
        ],
      },
    },
    numPrefix: 1,
    numPaths: 1,
  })}\n`;

describe("outputs of one command in one file", () => {
  const PROMPT = "leaf1# show bgp l2vpn evpn\n";
  it.each<[string, string]>([
    ["at prompts", show("192.0.2.1", 1, PROMPT) + show("192.0.2.2", 2, PROMPT)],
    ["without prompts", show("192.0.2.1", 1) + show("192.0.2.2", 2)],
    ["without totals", HEAD + route("192.0.2.1", 1) + HEAD + route("192.0.2.2", 2)],
    [
      "with dates between",
      `Mon Nov 30 20:38:20 UTC 2026\n${show("192.0.2.1", 1)}Mon Nov 30 20:38:30 UTC 2026\n${show("192.0.2.2", 2)}`,
    ],
    ["MAC tables", mac("192.0.2.1", "0/1") + mac("192.0.2.2", "0/2")],
    [
      "MAC tables at prompts",
      `leaf1# show evpn mac vni 100\n${mac("192.0.2.1", "0/1")}leaf1# show evpn mac vni 100\n${mac("192.0.2.2", "0/2")}`,
    ],
    [
      "forwarding entries",
      `${MAC} dev vx100 dst 192.0.2.1 self extern_learn\n${MAC} dev vx100 dst 192.0.2.2 self extern_learn\n`,
    ],
  ])("are one after the other: %s", async (_, text) => {
    for (const more of [{}, { order: 0 }, { node: "leaf1", order: 3 }]) {
      const { mobility, findings } = await evidenceOf(text, more);
      expect(mobility).toHaveLength(1);
      expect(mobility[0]!.moves.map((m) => [m.from, m.to])).toEqual([["192.0.2.1", "192.0.2.2"]]);
      // in one snapshot both routes would stand beside each other
      expect(findings.map((f) => f.code)).not.toContain("mac.stale-route");
    }
  });

  it("one that shows two routes is one", async () => {
    const { mobility, findings } = await evidenceOf(
      HEAD + route("192.0.2.1", 1) + route("192.0.2.2", 2) + TOTAL.replaceAll("1", "2"),
    );
    expect(mobility[0]!.moves).toEqual([]);
    expect(findings.map((f) => f.code)).toContain("mac.stale-route");
  });

  it("JSON documents", async () => {
    const { mobility } = await evidenceOf(json("192.0.2.1", 1) + json("192.0.2.2", 2));
    expect(mobility[0]?.moves.map((m) => [m.from, m.to])).toEqual([["192.0.2.1", "192.0.2.2"]]);
  });
});
