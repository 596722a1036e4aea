// Kinds of figures whose evidence is a log, a cluster's objects, or the way of packets.
import { describe, expect, test } from "vitest";
import { check, verdicts } from "../claims/build.ts";
import { LOG } from "./inputs.ts";

const ssh = (failed: readonly number[], count: number) =>
  `time,outcome,duration_ms\n${Array.from({ length: count }, (_, i) => {
    const at = new Date(Date.UTC(2026, 8, 23, 10, 0, i * 10)).toISOString();
    return failed.includes(i) ? `${at},failed,232` : `${at},ok,900`;
  }).join("\n")}\n`;

describe("90 logins, one of them failed", async () => {
  const c = await check({ "ssh.csv": ssh([41], 90) }, [
    "publicTexts: true",
    "sources: [{file: ssh.csv}]",
    "claims:",
    "  - {id: samples, says: it, figure: probe.samples, expected: 90}",
    "  - {id: failures, says: it, figure: probe.failures, expected: 1}",
    "  - {id: ok, says: it, figure: probe.answered, expected: 89}",
    "  - {id: rate, says: it, figure: probe.successRate, expected: 98.89 %, tolerance: rounded}",
    "  - {id: bound, says: it, figure: probe.failureRate, expected: {min: 0.2 %, max: 6.03 %}, tolerance: 0.01 %}",
    "  - {id: uninterrupted, says: SSH was uninterrupted, figure: probe.uninterrupted}",
  ]);

  test("90 = 89 + 1, Wilson 0.20 to 6.03 %, and never zero interruption", () => {
    expect(verdicts(c)).toEqual({
      samples: "reproduced",
      failures: "reproduced",
      ok: "reproduced",
      rate: "reproduced",
      bound: "reproduced",
      uninterrupted: "contradicted",
    });
    expect(c.acceptance.verdict).toBe("contradicted");
  });
});

describe("a heartbeat", () => {
  const beat = (gaps: readonly number[]) => {
    let t = Date.UTC(2026, 8, 23, 10, 0, 0);
    return `${[0, ...gaps].map((g) => `${new Date((t += g * 1000)).toISOString()},ok`).join("\n")}\n`;
  };

  test("30 s apart is fresh, 60 s is not: a check that nobody asked for", async () => {
    const run = (gaps: readonly number[]) =>
      check({ "hb.csv": `time,heartbeat\n${beat(gaps)}` }, [
        "sources: [{file: hb.csv, staleness: 45}]",
        "claims:",
        "  - {id: longest, says: it, figure: heartbeat.longestSilence, expected: {max: 45 s}}",
        "  - {id: fresh, says: it, figure: heartbeat.fresh}",
      ]);
    const good = await run([15, 30, 15]);
    expect(verdicts(good)).toEqual({ longest: "reproduced", fresh: "reproduced" });
    const stale = await run([15, 60, 15]);
    expect(verdicts(stale)).toEqual({ longest: "contradicted", fresh: "contradicted" });
    expect(stale.acceptance.stages[0]!.checks).toMatchObject([{ figure: "heartbeat.fresh", result: "failed" }]);
  });
});

describe("a recovery", () => {
  // 0, 9, 13 and 15 s after its start
  const events =
    "RecoveryStarted\t2026-09-23T10:00:00Z\nRunning\t2026-09-23T10:00:09Z\nReady\t2026-09-23T10:00:13Z\nSucceeded\t2026-09-23T10:00:15Z\n";

  test("9, 13 and 15 s, in order, each from the start; a stage of another name has its own", async () => {
    const c = await check({ "e.tsv": events, "other.tsv": events.replaceAll("10:00:", "11:00:") }, [
      "stages: [rejoined, isolated]",
      "sources: [{file: e.tsv, stage: rejoined}, {file: other.tsv, stage: isolated}]",
      "claims:",
      "  - {id: cni, says: it, figure: phase.duration, where: {from: RecoveryStarted, to: Running}, expected: 9 s, tolerance: 1 s, stage: rejoined}",
      "  - {id: pods, says: it, figure: phase.duration, where: {from: RecoveryStarted, to: Ready}, expected: 13 s, tolerance: 1 s, stage: rejoined}",
      "  - {id: all, says: it, figure: phase.duration, expected: 15 s, tolerance: 1 s, stage: rejoined}",
      "  - {id: none, says: it, figure: phase.duration, expected: 15 s, tolerance: 1 s}",
    ]);
    // without a stage it would be of two: nothing is added up, and neither is chosen
    expect(verdicts(c)).toEqual({ cni: "reproduced", pods: "reproduced", all: "reproduced", none: "inconclusive" });
  });
});

const PODS = (restarts: number, node = "n1", uid = "11111111-1111-4111-8111-111111111111") => `apiVersion: v1
kind: Pod
metadata: {name: agent-1, namespace: kube-system, uid: ${uid}, generation: 1}
spec: {nodeName: ${node}}
status:
  podIP: 10.1.2.3
  containerStatuses: [{name: c, restartCount: ${restarts}}]
`;

describe("objects", () => {
  test("identity, restarts, node and address before and after", async () => {
    const c = await check(
      { "0.yaml": PODS(0), "1.yaml": PODS(0), "2.yaml": PODS(3, "n2", "22222222-2222-4222-8222-222222222222") },
      [
        "sources: [{file: 0.yaml, order: 0}, {file: 1.yaml, order: 1}, {file: 2.yaml, order: 2}]",
        "claims:",
        "  - {id: same, says: it, figure: identity.unchanged, where: {before: 0, after: 1}}",
        "  - {id: other, says: it, figure: identity.unchanged, where: {before: 0, after: 2}}",
        "  - {id: moved, says: it, figure: node.changed, where: {before: 0, after: 2}}",
        "  - {id: stayed, says: it, figure: node.changed, where: {before: 0, after: 1}}",
        "  - {id: address, says: it, figure: address.kept, where: {before: 0, after: 2}}",
        "  - {id: absent, says: it, figure: pod.onNode, where: {input: 2.yaml, name: agent, subject: n1}, expected: 0}",
        "  - {id: unseen, says: it, figure: pod.onNode, where: {input: 2.yaml, name: nobody, subject: n1}, expected: 0}",
        "  - {id: never, says: it, figure: identity.unchanged, where: {before: 7, after: 8}}",
      ],
    );
    expect(verdicts(c)).toEqual({
      same: "reproduced",
      other: "contradicted",
      moved: "reproduced",
      stayed: "contradicted",
      address: "reproduced",
      // the list shows such an agent elsewhere
      absent: "reproduced",
      // a list without any such agent does not show that none is there
      unseen: "inconclusive",
      never: "inconclusive",
    });
  });

  test("a refusal, with what was allowed as its control", async () => {
    const no = 'Error from server (Forbidden): secrets is forbidden: User "x" cannot list resource "secrets"\n';
    const yes = "NAME   STATUS   ROLES   AGE   VERSION\nn1     Ready    worker  10d   v1.30.0\n";
    const c = await check({ "no.txt": no, "yes.txt": yes }, [
      "stages: [s]",
      "sources: [{file: no.txt, stage: s, node: admin}, {file: yes.txt, stage: s, node: admin}]",
      "claims:",
      "  - {id: allowed, says: it, figure: input.records, where: {input: yes.txt}, expected: 1}",
      "  - {id: denied, says: it, figure: api.denied, expected: 1, control: allowed}",
      "  - {id: bare, says: it, figure: api.denied, expected: 1}",
    ]);
    expect(verdicts(c)).toEqual({ allowed: "reproduced", denied: "reproduced", bare: "inconclusive" });
    expect(c.acceptance.claims[1]!.limits.join(" ")).toMatch(/its stage alone/);
  });
});

describe("the default route of a Pod", () => {
  const pod = (hop: string) =>
    `apiVersion: v1\nkind: Pod\nmetadata:\n  name: p\n  annotations:\n    k8s.v1.cni.cncf.io/networks: '[{"name":"x","default-route":["${hop}"]}]'\nspec: {nodeName: w}\n`;
  const net =
    "apiVersion: kubeovn.io/v1\nkind: Subnet\nmetadata: {name: u}\nspec: {protocol: IPv4, cidrBlock: 10.244.8.0/22, gateway: 10.244.8.1}\n";

  test("is the physical gateway, or another", async () => {
    const run = (hop: string) =>
      check({ "pod.yaml": pod(hop), "net.yaml": net }, [
        "sources: [{file: pod.yaml}, {file: net.yaml}]",
        "claims:",
        "  - {id: gw, says: it, figure: pod.physicalGateway}",
      ]);
    expect(verdicts(await run("10.244.8.1"))).toEqual({ gw: "reproduced" });
    expect(verdicts(await run("10.16.0.1"))).toEqual({ gw: "contradicted" });
  });
});

describe("isolation, cell by cell, with controls", () => {
  const silent = (to: string) =>
    LOG(to)
      .replaceAll(/^\[.*(?:64 bytes).*\n/gm, "")
      .replace("icmp_seq=299", "icmp_seq=1")
      .replace("icmp_seq=300", "icmp_seq=2");
  const lost = (to: string) =>
    `${silent(to)}\n--- ${to} ping statistics ---\n2 packets transmitted, 0 received, 100% packet loss, time 1000ms\n`;
  const claims = [
    "claims:",
    "  - {id: control, says: it, figure: probe.answered, where: {input: b-b.log}, expected: {min: 1}}",
    "  - {id: a-b, says: it, figure: probe.answered, where: {input: a-b.log}, expected: 0, control: control}",
  ];

  test("silence counts where others were answered then, and not where they were not, or at another time", async () => {
    const run = (control: string) =>
      check({ "a-b.log": lost("10.1.2.9"), "b-b.log": control }, [
        "sources: [{file: a-b.log, node: a}, {file: b-b.log, node: a}]",
        ...claims,
      ]);
    expect(verdicts(await run(LOG("10.1.2.5", false)))).toEqual({ control: "reproduced", "a-b": "reproduced" });
    expect(verdicts(await run(lost("10.1.2.5")))).toEqual({ control: "contradicted", "a-b": "inconclusive" });
    const later = await run(LOG("10.1.2.5", false).replaceAll("[17901917", "[17901999"));
    expect(verdicts(later)).toEqual({ control: "reproduced", "a-b": "inconclusive" });
    expect(later.acceptance.claims[1]!.reason).toMatch(/another window/);
  });

  test("who answers is not isolated, whatever the control", async () => {
    const c = await check({ "a-b.log": LOG("10.1.2.9"), "b-b.log": LOG("10.1.2.5", false) }, [
      "sources: [{file: a-b.log, node: a}, {file: b-b.log, node: a}]",
      ...claims,
    ]);
    expect(verdicts(c)).toEqual({ control: "reproduced", "a-b": "contradicted" });
  });
});

describe("the way back", () => {
  const packet = (at: string, from: string, to: string, line: string) =>
    `${at} ${from} > ${to}, ethertype IPv4 (0x0800), length 98: (tos 0x0, ttl 61, id 1, offset 0, flags [DF], proto ICMP (1), length 84)\n    ${line}, id 12, seq 1, length 64\n`;
  const pair = (back: string) =>
    packet("18:12:24.444219", "02:00:00:00:00:aa", "02:00:00:00:00:01", "10.1.54.5 > 10.1.30.2: ICMP echo request") +
    packet("18:12:24.444624", "02:00:00:00:00:01", back, "10.1.30.2 > 10.1.54.5: ICMP echo reply");
  const claims = [
    "claims:",
    "  - {id: mac, says: it, figure: path.macSymmetry, expected: false}",
    "  - {id: hops, says: it, figure: path.hops, where: {name: request}, expected: 3}",
  ];

  test("replies to another MAC than the requests came from; 61 is three hops if it was 64", async () => {
    const apart = await check({ "t.txt": pair("02:00:00:00:00:bb") }, ["sources: [{file: t.txt}]", ...claims]);
    expect(verdicts(apart)).toEqual({ mac: "reproduced", hops: "reproduced" });
    expect(apart.acceptance.claims[1]!.limits.join(" ")).toMatch(/TTL 64/);
    const same = await check({ "t.txt": pair("02:00:00:00:00:aa") }, ["sources: [{file: t.txt}]", ...claims]);
    expect(verdicts(same)).toEqual({ mac: "contradicted", hops: "reproduced" });
  });
});

describe("a route against the wire", () => {
  const out = (dev: string) =>
    `22:35:49.274114 ${dev} Out ifindex 2 52:54:00:00:00:51 ethertype IPv4 (0x0800), length 104: (tos 0x0, ttl 62, id 7, offset 0, flags [DF], proto ICMP (1), length 84)\n    10.1.54.5 > 10.1.52.5: ICMP echo request, id 9, seq 1, length 64\n`;
  const route = "10.1.52.0/24 nhid 378 via 10.1.30.50 dev eth1 proto bgp metric 20\n";

  test("names an interface that its packets leave by, or one that they never see", async () => {
    const run = (dev: string) =>
      check({ "t.txt": out(dev), "r.txt": route }, [
        "sources: [{file: t.txt, node: n1}, {file: r.txt, node: n1}]",
        "claims:",
        "  - {id: taken, says: it, figure: route.taken, where: {to: 10.1.52.0/24}}",
      ]);
    expect(verdicts(await run("eth1"))).toEqual({ taken: "reproduced" });
    const other = await run("eth0");
    expect(verdicts(other)).toEqual({ taken: "contradicted" });
    expect(other.acceptance.claims[0]!.reason).toMatch(/eth1.*seen at .*eth0/);
  });

  test("a capture of another node says nothing about it", async () => {
    const c = await check({ "t.txt": out("eth0"), "r.txt": route }, [
      "sources: [{file: t.txt, node: n2}, {file: r.txt, node: n1}]",
      "claims:",
      "  - {id: taken, says: it, figure: route.taken}",
    ]);
    expect(verdicts(c)).toEqual({ taken: "inconclusive" });
  });
});

describe("status codes", () => {
  test("403 and 404 are kept; what is 0 is none", async () => {
    const vector = {
      status: "success",
      data: {
        resultType: "vector",
        result: [
          ["200", "12"],
          ["403", "3"],
          ["404", "1"],
          ["500", "0"],
        ].map(([code, v]) => ({ metric: { __name__: "http_requests_total", code }, value: [1_760_860_800, v] })),
      },
    };
    const c = await check({ "m.json": JSON.stringify(vector) }, [
      "sources: [{file: m.json}]",
      "claims:",
      "  - {id: kept, says: it, figure: probe.codes, expected: {includes: [403, 404]}}",
      "  - {id: all, says: it, figure: probe.codes, expected: [200, 403, 404]}",
      "  - {id: none, says: it, figure: probe.codes, expected: {includes: [500]}}",
    ]);
    expect(verdicts(c)).toEqual({ kept: "reproduced", all: "reproduced", none: "contradicted" });
  });
});
