// The samples that have claims: which verdict each claim must get, told by hand from the documents that they are modelled on and from
// what was recorded, not from what the program says.
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadKey } from "../../src/anonymize/key.ts";
import { scrubAcceptance } from "../../src/anonymize/scrub.ts";
import { acceptanceProblems } from "../../src/conclude/acceptance-arithmetic.ts";
import { analyze } from "../../src/conclude/analyze.ts";
import { checkCase } from "../../src/conclude/check-case.ts";
import { assertAcceptance } from "../../src/conclude/validate-file.ts";
import { ROOT } from "../cli/run.ts";

interface Expected {
  /** Ids, in their order. */
  readonly reproduced: string;
  /** Id, and a part of the reason that must be given. */
  readonly contradicted: Readonly<Record<string, RegExp>>;
  readonly inconclusive: Readonly<Record<string, RegExp>>;
  readonly outOfScope: Readonly<Record<string, RegExp>>;
  /** Names and addresses (those of documentation are everybody's) that must not be in the anonymized document. */
  readonly raw: readonly string[];
}

const SAMPLES: Readonly<Record<string, Expected>> = {
  "kube-ovn-underlay": {
    reproduced: `
      frame-size frame-size-text frame-tagged frame-vlan frame-one-tag frame-both-ways ping-sent ping-answered no-overlay carries
      plan-subnet plan-gateway plan-total plan-hosts plan-excluded plan-left plan-list plan-reserved plan-adds-up
      plan-gateway-excluded plan-used plan-free plan-mtu plan-vlan
      wire-bridge wire-trunks wire-patch wire-owner wire-provider wire-absent wire-one-tag wire-management wire-bond
      wire-member-1 wire-member-2 wire-return-route pod-gateway pod-mtu
      time-alone time-cni time-pods time-checks checks-alone checks-joined checks-none-failed
      services-alone dns-alone apart-control apart apart-pair apart-holds http-out http-in gateway-alive
      ssh-samples ssh-answered ssh-failed ssh-failed-after ssh-success ssh-bounds
      heartbeat-fresh heartbeat-longest heartbeat-at-end order-armed order-written
      agents-listed no-netplugin no-cilium no-kube-proxy allowed denied
      targets-before targets-after targets-added targets-added-count targets-removed targets-down scrape-interval
      codes queue retries process-cpu http-status identity restarts`,
    contradicted: {
      // 14 + 4 + 1500, without the 4 of an FCS
      "frame-fcs": /1518/,
      // the old interface is gone and those of the Pods have come
      "wire-nothing-changed": /absent after/,
      "ssh-uninterrupted": /89 answered, 1 not/,
      "targets-all-up": /2/,
    },
    inconclusive: {
      // 43.8 s of one stage and 15 s of another are no duration
      "time-sum": /no input shows it/,
      // silence alone
      "apart-alone": /nothing shows that it would have been seen/,
      // the list shows no pinger anywhere: that it would show one is not known
      "no-pinger": /could have come out otherwise/,
    },
    outOfScope: {
      // what was seen when the node was alone is not carried into the cluster
      "services-joined": /stage .isolated. only, none of stage .rejoined./,
      "dns-joined": /stage .isolated. only, none of stage .rejoined./,
      "carries-joined": /stage .isolated. only, none of stage .rejoined./,
      "mtu-joined": /stage .isolated. only, none of stage .rejoined./,
      // one request by HTTP is no ping
      "loss-pods": /not for/,
    },
    raw: ["198.18.16.", "02:57:57", "canary", "bond0", "br-trunk", "workloads", "isolated", "rejoined", "worker-2"],
  },
  "evpn-move": {
    reproduced: `
      sent answered lost lost-seqs gap-ping gap-tap proven possible bounds derived rate round-trip left-before left-second
      overhead overhead-headers overhead-mtu frames repoint vteps repointed-once not-flooded one-path bridged
      sequence sequence-ip sequence-table next-hop moves rise announced
      whole silence announcement propagation repoint-part next-probe reply split recovered-by update-first pause-bounds
      delivered clock clock-log`,
    contradicted: {
      "gap-shorter": /612\.843 ms/,
      uninterrupted: /58 answered, 2 not/,
      // the line about 26 is printed just before 27 leaves
      "left-when-printed": /20:38:26\.121227Z to 2026-11-30T20:38:26\.325026Z/,
      "full-size": /without 1550/,
    },
    inconclusive: {
      // it was 300.451 ms by the log of the hypervisor, which is no source: between 197 and 401 ms is all that shows
      pause: /197\.4\d* ms to 401\.3\d* ms/,
      "clock-exact": /bounds reach beyond/,
    },
    outOfScope: { "overhead-geneve": /geneve/, "other-vni": /5011/ },
    raw: ["02:57:57", "hv1", "hv2", "leaf-eth1", "spine"],
  },
  "cases/moved-vm": {
    reproduced: `
      overhead gap-host gap-leaf seqs proven possible derived round-trip repoint vteps one-path clock
      first-in-second second-in-second phases succeeded not-split sequence next-hop sequence-leaf rise
      node-changed address-kept embeds first-free vni target mtu`,
    contradicted: {
      // both lines have stamps of second :01, and only the second probe left in it
      "both-in-second": /21:47:00\.551480Z to 2026-09-23T21:47:00\.800\d+Z/,
      split: /not recorded: silence/,
    },
    inconclusive: { pause: /bounds reach beyond/ },
    outOfScope: {},
    raw: ["node-a", "node-b", "leaf2", "spine1"],
  },
  "cases/no-overlay": {
    reproduced: `
      geneve geneve-headers geneve-mtu geneve-record geneve-packet plain plain-packet another-way hops kept nat
      too-long too-long-mtu empty-said bgp kernel`,
    contradicted: {},
    inconclusive: {
      // LINUX_SLL2 has no frame, no tag and no destination MAC
      "geneve-frame-overhead": /not defined/,
      tag: /not defined/,
      "same-way": /not defined/,
      isolated: /nothing shows that it would have been seen/,
      // the same silence, counted from the other side
      "isolated-lost": /nothing shows that it would have been seen/,
      // a message too long never left: there is nothing to lose
      "too-long-loss": /derived 0/,
      empty: /derived 0/,
    },
    outOfScope: { "geneve-frame": /not for input/ },
    raw: ["02:57:57", "spine1", "cp1"],
  },
};

const { key } = loadKey(join(ROOT, "samples", "public.key"));

describe.each(Object.entries(SAMPLES))("samples/%s", async (name, want) => {
  const { acceptance, analysis } = await checkCase(join(ROOT, "samples", name));
  const out = scrubAcceptance(acceptance, analysis.evidence, key, { publicTexts: true });
  const by = new Map(acceptance.claims.map((c) => [c.id, c]));

  test("each claim has its verdict", () => {
    const told: [string, string][] = [
      ...want.reproduced
        .trim()
        .split(/\s+/)
        .map((id): [string, string] => [id, "reproduced"]),
      ...Object.keys(want.contradicted).map((id): [string, string] => [id, "contradicted"]),
      ...Object.keys(want.inconclusive).map((id): [string, string] => [id, "inconclusive"]),
      ...Object.keys(want.outOfScope).map((id): [string, string] => [id, "out of scope"]),
    ];
    expect(Object.fromEntries([...by].map(([id, c]) => [id, c.verdict]))).toEqual(Object.fromEntries(told));
  });

  test("and says why, where it is not reproduced", () => {
    for (const [id, reason] of Object.entries({ ...want.contradicted, ...want.inconclusive, ...want.outOfScope }))
      expect([id, by.get(id)!.reason]).toEqual([id, expect.stringMatching(reason)]);
    for (const id of Object.keys(want.inconclusive))
      expect([id, by.get(id)!.missing]).toEqual([id, expect.any(String)]);
    for (const c of acceptance.claims)
      if (c.verdict === "reproduced" || c.verdict === "contradicted")
        expect([c.id, c.evidence.length > 0, c.scope.length > 10]).toEqual([c.id, true, true]);
  });

  test("the checks that run unasked, and the budgets, pass", () => {
    const checks = acceptance.stages.flatMap((s) => s.checks);
    expect(checks.filter((c) => c.result !== "passed")).toEqual([]);
  });

  test("the document fits its schema and adds up, raw and anonymized, and gives nothing away", async () => {
    await assertAcceptance(acceptance);
    await assertAcceptance(out);
    expect([acceptanceProblems(acceptance), acceptanceProblems(out)]).toEqual([[], []]);
    const text = JSON.stringify(out);
    expect(want.raw.filter((raw) => text.includes(raw))).toEqual([]);
  });

  test("analyze comes to the same claims", async () => {
    const { evidence } = await analyze([join(ROOT, "samples", name)]);
    expect(evidence.claims).toEqual(acceptance.claims);
  });
});
