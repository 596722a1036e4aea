// The summary on a terminal: width, colour, what it says and what it does not.
import { describe, expect, test } from "vitest";
import { reveal } from "../../src/anonymize/reveal.ts";
import { renderSummary } from "../../src/render/terminal.ts";
import { EMPTY, HOSTILE, LARGE, MOVE, ONE } from "./sample.ts";

const summary = (evidence = MOVE, columns = 80): string => renderSummary(reveal(evidence), { columns, color: false });

/** East Asian characters of the samples take two columns. */
function columnsOf(line: string): number {
  return Array.from(line).reduce((n, c) => n + (/[\u3000-\u9fff\uff00-\uff60]/.test(c) ? 2 : 1), 0);
}

describe("width", () => {
  test.each([40, 60, 80, 100])("fits %d columns", (columns) => {
    for (const evidence of [MOVE, LARGE, ONE, EMPTY, HOSTILE]) {
      for (const line of summary(evidence, columns).split("\n"))
        expect(columnsOf(line), line).toBeLessThanOrEqual(columns);
    }
  });
  test("ends with one newline, no spaces at line ends", () => {
    expect(summary()).toMatch(/[^\n]\n$/);
    expect(summary()).not.toMatch(/ \n/);
  });
});

test("colour only when asked for", () => {
  expect(summary()).not.toContain("\u001b");
  const coloured = renderSummary(reveal(MOVE), { columns: 80, color: true });
  expect(coloured).toContain("\u001b[1m");
  // eslint-disable-next-line no-control-regex
  expect(coloured.replaceAll(/\u001b\[\d+m/g, "")).toBe(summary());
});

test("hostile names reach no terminal as controls", () => {
  // eslint-disable-next-line no-control-regex
  expect(summary(HOSTILE)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
});

test("durations side by side, bounds rounded so that they hold", () => {
  expect(summary()).toMatch(/l1 s1\s+31-32\s+2\s+1\.000 s\s+2\.000 s\s+3\.000 s\s+3\.000 s\s+3\.001 s/);
});

test("what was read, with what was not understood", () => {
  expect(summary()).toContain("Read: 4 inputs");
  expect(summary()).toMatch(
    /name\s+kind\s+records\s+size\s+not understood\n[^\n]*\n\s+i2\s+ping\.txt\s+ping\s+62\s+4\.8 kB\s+1\n/,
  );
});

test("repoints, moves, overhead, sizes, findings", () => {
  const text = summary();
  expect(text).toMatch(/s1\s+leaf-a to leaf-b\s+seq 31 to 32\s+within 1\.000 s/);
  expect(text).toMatch(/02:00:5e:10:00:20 MAC: leaf-a to leaf-b, seq 1 \(before: absent\), at leaf-c/);
  expect(text).toMatch(/VXLAN\s+EN10MB\s+IP 50 B\s+frame 50 B\s+inner MTU 1450/);
  expect(text).toMatch(/Geneve\s+LINUX_SLL2\s+IP 58 B\s+frame -/);
  expect(text).toContain("ingress-eth1.pcap  EN10MB");
  expect(summary(MOVE, 100)).toContain("148 (118), 1518 (62), 98 (40), 1 more");
  expect(text).toContain("Findings: 1 warning, 1 info");
});

test("nothing found is said, not shown as zero", () => {
  expect(summary(EMPTY)).toContain("No stream of probes was found: nothing is said about loss.");
  expect(summary(EMPTY)).not.toMatch(/\b0 lost/);
  expect(summary(ONE)).toContain("None in 1 stream");
});

test("many inputs are counted by kind", () => {
  const inputs = Array.from({ length: 40 }, (_, i) => ({ ...MOVE.inputs[i % 2]!, id: `i${i + 1}` }));
  expect(summary({ ...MOVE, inputs })).toContain("and 28 more: 14 capture, 14 ping");
});

test("an outage: each event with its time, each part with its bounds, and what to record next time", () => {
  const text = summary();
  expect(text).toContain("Outage l1: 3.000 to 3.001 s, recovered by the route");
  expect(text).toMatch(/10:00:31\.200000\s+±100 µs\s+first frame at the new port\s+i1 record 126/);
  expect(text).toMatch(/10:00:31\.650000\s+±350\.00 ms\s+forwarding changed\s+not recorded/);
  expect(text).toMatch(/pause, within silence\s+1\.199 s\s+2\.200 s\n/);
  expect(text).toMatch(/announcement\s+49\.80 ms\s+50\.20 ms\s+to UPDATE leaves the new VTEP/);
  expect(text).toContain("on leaf-c: bridge -t monitor fdb > ingress.fdb-monitor.txt");
});

test("errors about probes have a section", () => {
  const error = {
    from: "198.51.100.1",
    says: "Frag needed and DF set (mtu = 1400)",
    count: 1,
    firstSeq: 31,
    local: false,
  };
  const streams = [{ ...MOVE.streams[0]!, lost: 1, icmpErrors: 1, errors: [error] }];
  expect(summary({ ...MOVE, streams }, 100)).toMatch(
    /Errors about probes\n {2}s1: 1 probe \(seq 31\), ICMP error from 198\.51\.100\.1: Frag needed and DF set, mtu 1400/,
  );
});

test("findings name their input and place", () => {
  expect(summary(MOVE, 120)).toContain("with sequence 1 [leaf-c-routes.txt line 24]");
  expect(summary(MOVE, 120)).toContain("[ingress-eth1.pcap]");
});

test("a move that both kinds of route show is one line and counts once", () => {
  const [m] = MOVE.mobility;
  const text = summary({ ...MOVE, mobility: [m!, { ...m!, ip: "198.51.100.10" }] }, 100);
  expect(text).toContain("MAC moves: 2\n");
  expect(text).toContain(`${m!.mac} MAC, MAC+IP: leaf-a to leaf-b`);
});

test("an open period in words", () => {
  const [l1] = MOVE.lossPeriods;
  const text = summary({ ...MOVE, lossPeriods: [{ ...l1!, open: "both", atLeast_us: 1_000_000 }] }, 100);
  expect(text).toMatch(/open\s+no bound/);
  expect(text).toContain("l1 is open at the start and the end of the recording: at least 1.000 s.");
});

test("a long name keeps both ends", () => {
  const name = `before/leaf2/${"x".repeat(80)}/show_evpn.json`;
  const line = summary({ ...MOVE, inputs: [{ ...MOVE.inputs[0]!, name }, MOVE.inputs[1]!] }, 80);
  expect(line).toMatch(/before\/l\S*\.\.\.\S*evpn\.json/);
});

test("rows of tables, for one input", () => {
  const facts = [{ kind: "link.mtu", subject: "eth0", value: 1500, source: { input: "i3" }, limits: [] }];
  const rows = renderSummary(reveal({ ...MOVE, facts }), { columns: 100, color: false, rows: true });
  expect(rows).toMatch(
    /Routes of MACs\n\s+MAC\s+VNI\s+VTEP\s+sequence\n\s+02:00:5e:10:00:20\s+100\s+192\.0\.2\.11\s+absent/,
  );
  expect(rows).toMatch(/Facts\n.*\n\s+link\.mtu\s+eth0\s+1500/);
  expect(summary(MOVE)).not.toContain("Routes of MACs");
});
