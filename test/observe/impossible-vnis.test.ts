// VNIs above 24 bits in tables: rows that name one are counted as not understood, with the reason, and leave nothing behind.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { observeText } from "../../src/observe/from-text.ts";
import type { Observation } from "../../src/observe/observation.ts";
import { ROOT } from "../cli/run.ts";

const WRONG = 16_777_216;
const MOST = WRONG - 1;

const observe = (text: string): Promise<Observation> => {
  const lines = text.split("\n").map((t, i) => ({ number: i + 1, text: t }));
  return observeText([lines], { id: "i1", name: "leaf", tunnelPorts: [], waitNs: 2e9 });
};
const sample = (file: string) => readFileSync(join(ROOT, "samples/formats", file), "latin1");
const said = (o: Observation) => o.findings.find((f) => f.code === "text.impossible-vni");
const holds = (o: Observation, vni: number) => JSON.stringify([o.routes, o.facts], plain).includes(String(vni));
const plain = (_key: string, value: unknown) => (typeof value === "bigint" ? String(value) : value);

describe("a VNI that no header holds", () => {
  it.each([
    // file, what stands for its VNI, rows that name it
    ["frr-bgp-vni/vni.txt", /^\* 5010/m, "* VNI", 1],
    ["frr-bgp-vni/vni.json", /"vni":5010/, '"vni":VNI', 0],
    ["frr-evpn-vni/vni-detail.txt", /^VNI: 5010/m, "VNI: VNI", 1],
    ["frr-evpn-rmac/rmac.txt", /^VNI 4001/m, "VNI VNI", 2],
    ["frr-evpn-next-hops/next-hops.txt", /^VNI 4001/m, "VNI VNI", 2],
    ["frr-evpn-routes/route-detail.txt", /VNI 5010/, "VNI VNI", 1],
    ["sonic-remotemac/remotemac.txt", / 5010 /, " VNI ", 1],
    ["nxos-l2route/mac.txt", /Label: 5010/, "Label: VNI", 1],
  ] as const)("%s", async (file, from, to, rows) => {
    const text = sample(file);
    expect(text).toMatch(from);
    const right = await observe(text);
    const wrong = await observe(text.replace(from, to.replace(/VNI(?!.*VNI)/, String(WRONG))));
    const most = await observe(text.replace(from, to.replace(/VNI(?!.*VNI)/, String(MOST))));
    expect(said(right)).toBeUndefined();
    expect(said(most)).toBeUndefined();
    expect(most.input.unparsed).toBe(right.input.unparsed);
    expect(holds(wrong, WRONG)).toBe(false);
    if (rows === 0) return;
    expect(said(wrong)).toMatchObject({ count: rows, severity: "warning", says: expect.stringContaining(`${WRONG}`) });
    expect(wrong.input.unparsed).toBe(right.input.unparsed + rows);
    expect(wrong.input.records).toBe(right.input.records - rows);
  });

  it("gobgp: a label is a VNI where the encapsulation is VXLAN", async () => {
    const text = sample("gobgp-evpn-routes/rib.txt").replace("{Extcomms: [", "{Extcomms: [VXLAN, ");
    expect(said(await observe(text))).toBeUndefined();
    expect(said(await observe(text.replace("] [5010]", `] [${WRONG}]`)))).toMatchObject({ count: 1 });
  });

  it("of JSON on one line makes one line that is not understood, whatever it holds", async () => {
    const vni = (n: number) => `"${n}":{"vni":${n},"type":"L2","inKernel":"True","rd":"198.51.100.11:2"}`;
    const o = await observe(
      `{"advertiseGatewayMacip":"Disabled","advertiseAllVnis":"Enabled","numVnis":3,"numL2Vnis":3,"numL3Vnis":0,${vni(WRONG)},${vni(WRONG + 1)},${vni(100)}}`,
    );
    expect(o.input).toMatchObject({ kind: "frr-bgp-vni", lines: 1, unparsed: 1 });
    expect(said(o)).toMatchObject({ count: 2, where: [{ line: 1 }] });
  });
});
